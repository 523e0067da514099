"""The file that a sensor reads travels in the bundle, whoever named it."""

from __future__ import annotations

import json
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_aggregator.bundle.sensor import set_up
from heatcloak_shared.errors import ConfigError

Bundle = Callable[..., Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]


def test_a_sensors_file_travels_along(bundle: Bundle, tmp_path: Path) -> None:
    """A recording lies beside node.toml on the Pi, under a name of its own."""
    (tmp_path / "my recording.jsonl").write_text('{"t": 0, "value": 20.5}\n{"t": 60, "value": 21}\n')
    folder = bundle(sensor=set_up("replay", [f"path={tmp_path / 'my recording.jsonl'}", "gain=0.5"]))
    told = tomllib.loads((folder / "heatcloak" / "node.toml").read_text())
    assert told["sensor"] == {"kind": "replay", "path": "replay.jsonl", "gain": 0.5}
    assert "replay.jsonl" in json.loads((folder / "heatcloak" / "bundle.json").read_text())["config"]
    assert (folder / "heatcloak" / "replay.jsonl").exists()


def test_a_provisioned_scenario_travels_along(
    bundle: Bundle, run_heatcloak: Run, provisioned: Path, tmp_path: Path
) -> None:
    """As ``provision --sensor simulated`` put it beside node.toml; another one is taken where it is given."""
    world, other = tmp_path / "world.toml", tmp_path / "other.toml"
    world.write_text("[[source]]\npath = [[0, 0.5]]\nintensity = 1.0\n")
    other.write_text("[[source]]\npath = [[0, 0.9]]\nintensity = 1.0\n")
    out = tmp_path / "simulated"
    wish = ("--broker", "broker.example", "--sensor", "simulated", "--scenario", str(world))
    zone = str(provisioned / "model.toml")
    done = run_heatcloak("provision", "--zone", zone, *wish, "--out", str(out))
    assert done.returncode == 0, done.stderr
    for options, expected in (([], world), ([f"scenario={other}"], other)):
        own = bundle(provisioned=out, sensor=set_up("simulated", options)) / "heatcloak"
        name = tomllib.loads((own / "node.toml").read_text())["sensor"]["scenario"]
        assert (own / name).read_bytes() == expected.read_bytes()
        assert name in json.loads((own / "bundle.json").read_text())["config"]


def test_a_provisioned_recording_that_is_gone_is_named(
    bundle: Bundle, provisioned: Path, tmp_path: Path
) -> None:
    """It travels along as it is named in node.toml; one that is not there is misuse, with what to do."""
    folder = provisioned / "provision" / "nodes" / "n02"
    path = folder / "node.toml"
    before, _, after = path.read_text().partition("[sensor]")
    rest = after[after.index("[") :] if "[" in after else ""
    path.write_text(f'{before}[sensor]\nkind = "replay"\npath = "own.jsonl"\ngain = 0.5\n{rest}')
    with pytest.raises(ConfigError, match=r"own\.jsonl. is no file: .* --sensor-option path=FILE"):
        bundle(sensor=set_up("replay", []))
    (folder / "own.jsonl").write_text('{"t": 0, "value": 20.5}\n{"t": 60, "value": 21}\n')
    own = bundle(sensor=set_up("replay", [])) / "heatcloak"
    made = tomllib.loads((own / "node.toml").read_text())["sensor"]
    assert made == {"kind": "replay", "path": "replay.jsonl", "gain": 0.5}
    assert (own / "replay.jsonl").read_bytes() == (folder / "own.jsonl").read_bytes()
