"""Files that a sensor reads are copied into the bundle."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from heatcloak_aggregator.bundle.hardware import parse_sensor
from heatcloak_shared.errors import ConfigError

Bundle = Callable[..., Path]
Run = Callable[..., Result]


def test_sensor_file_is_bundled_under_its_own_name(bundle: Bundle, tmp_path: Path) -> None:
    (tmp_path / "my recording.jsonl").write_text('{"t": 0, "value": 20.5}\n{"t": 60, "value": 21}\n')
    folder = bundle(sensor=parse_sensor("replay", [f"path={tmp_path / 'my recording.jsonl'}", "gain=0.5"]))
    config = tomllib.loads((folder / "heatcloak" / "node.toml").read_text())
    assert config["sensor"] == {"kind": "replay", "path": "replay.jsonl", "gain": 0.5}
    assert "replay.jsonl" in json.loads((folder / "heatcloak" / "bundle.json").read_text())["config"]
    assert (folder / "heatcloak" / "replay.jsonl").exists()


def test_provisioned_scenario_is_bundled_unless_another_is_given(
    bundle: Bundle, run_heatcloak: Run, provisioned_once: Path, tmp_path: Path
) -> None:
    world, other = tmp_path / "world.toml", tmp_path / "other.toml"
    world.write_text("[[source]]\npath = [[0, 0.5]]\nintensity = 1.0\n")
    other.write_text("[[source]]\npath = [[0, 0.9]]\nintensity = 1.0\n")
    out = tmp_path / "simulated"
    options = ("--broker", "broker.example", "--sensor", "simulated", "--scenario", str(world))
    zone = str(provisioned_once / "model.toml")
    assert run_heatcloak("provision", "--zone", zone, *options, "--out", str(out)).exit_code == 0
    for given, expected in (([], world), ([f"scenario={other}"], other)):
        own = bundle(provisioned=out, sensor=parse_sensor("simulated", given)) / "heatcloak"
        name = tomllib.loads((own / "node.toml").read_text())["sensor"]["scenario"]
        assert (own / name).read_bytes() == expected.read_bytes()
        assert name in json.loads((own / "bundle.json").read_text())["config"]


def test_provisioned_recording_is_bundled_or_reported_missing(
    bundle: Bundle, provisioned: Path, tmp_path: Path
) -> None:
    folder = provisioned / "provision" / "nodes" / "n02"
    request = {"provisioned": provisioned / "provision", "sensor": parse_sensor("replay", [])}
    path = folder / "node.toml"
    before, _, after = path.read_text().partition("[sensor]")
    rest = after[after.index("[") :] if "[" in after else ""
    path.write_text(f'{before}[sensor]\nkind = "replay"\npath = "own.jsonl"\ngain = 0.5\n{rest}')
    with pytest.raises(ConfigError, match=r"own\.jsonl. is not a file: .* --sensor-option path=FILE"):
        bundle(**request)
    (folder / "own.jsonl").write_text('{"t": 0, "value": 20.5}\n{"t": 60, "value": 21}\n')
    own = bundle(**request) / "heatcloak"
    sensor = tomllib.loads((own / "node.toml").read_text())["sensor"]
    assert sensor == {"kind": "replay", "path": "replay.jsonl", "gain": 0.5}
    assert (own / "replay.jsonl").read_bytes() == (folder / "own.jsonl").read_bytes()
