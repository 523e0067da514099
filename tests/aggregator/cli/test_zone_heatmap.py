"""Heatmap zones on the command line."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_node import load_config
from heatcloak_shared.zone import HeatmapZone, load_any_zone
from support.commands import Finished

Run = Callable[..., Finished]
NEW = ("zone", "new", "lobby.toml", "--kind", "heatmap", "--name", "lobby", "--devices", "3")


def test_a_new_heatmap_zone_has_its_options_and_passes_the_check(run_heatcloak: Run, tmp_path: Path) -> None:
    options = ("--size", "16", "--x", "-5", "5", "--y", "0", "2.5", "--epsilon", "0.5", "--period", "600")
    made = run_heatcloak(*NEW, *options, "--json")
    assert made.returncode == 0, made.stderr
    checked = run_heatcloak("zone", "check", "lobby.toml", "--json")
    facts = json.loads(made.stdout)
    assert json.loads(checked.stdout) == facts
    zone = load_any_zone(tmp_path / "lobby.toml")
    assert isinstance(zone, HeatmapZone)
    assert (zone.area.size, zone.area.x, zone.area.y) == (16, (-5.0, 5.0), (0.0, 2.5))
    assert (zone.nodes, zone.epsilon, zone.schedule.period) == (("d01", "d02", "d03"), 0.5, 600.0)
    assert (facts["kind"], facts["rev"], facts["devices"]) == ("heatmap", zone.rev, 3)
    assert facts["promise"] in run_heatcloak("zone", "check", "lobby.toml").stdout


def test_a_heatmap_zone_has_defaults(run_heatcloak: Run, tmp_path: Path) -> None:
    assert run_heatcloak("zone", "new", "z.toml", "--kind", "heatmap").returncode == 0
    zone = load_any_zone(tmp_path / "z.toml")
    assert isinstance(zone, HeatmapZone)
    assert (len(zone.nodes), zone.area.size, zone.epsilon) == (200, 32, 1.0)
    assert (zone.schedule.period, zone.schedule.max_delay) == (3600.0, 900.0)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((*NEW, "--alpha", "0.1"), "--alpha applies to heat zones only"),
        ((*NEW, "--releases", "2"), "--releases applies to heat zones only"),
        ((*NEW, "--noise", "uniform"), "--noise applies to heat zones only"),
        (("zone", "new", "hall.toml", "--devices", "3"), "--devices applies to heatmap zones only"),
        (("zone", "new", "hall.toml", "--x", "0", "1"), "--x applies to heatmap zones only"),
        ((*NEW, "--size", "12"), "area.size: 12 is not a power of two"),
        ((*NEW, "--x", "1", "0"), "area.x: not the bounds of an area"),
        ((*NEW, "--epsilon", "21"), "promise.epsilon: 21 is out of range"),
        ((*NEW, "--period", "0"), "schedule.period"),
        ((*NEW, "--max-delay", "-1"), "schedule.max_delay"),
    ],
)
def test_a_wrong_option_is_refused_in_one_line(
    run_heatcloak: Run, tmp_path: Path, arguments: tuple[str, ...], error: str
) -> None:
    done = run_heatcloak(*arguments)
    assert done.returncode == 2
    assert error in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not list(tmp_path.glob("*.toml"))


@pytest.mark.parametrize(
    "arguments",
    [
        ("zone", "calibrate", "lobby.toml"),
        ("recover", "recording.jsonl", "--zone", "lobby.toml"),
        ("serve", "--zone", "lobby.toml", "--scenario", "world.toml"),
    ],
)
def test_a_command_for_heat_zones_says_so_in_one_line(run_heatcloak: Run, arguments: tuple[str, ...]) -> None:
    assert run_heatcloak(*NEW).returncode == 0
    done = run_heatcloak(*arguments)
    assert done.returncode == 2
    assert "zone lobby is a heatmap zone" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_heatmap_zone_is_provisioned(run_heatcloak: Run, tmp_path: Path) -> None:
    """Devices may write their own ``heatmap`` topic and no readings; each ``node.toml`` is valid."""
    assert run_heatcloak(*NEW).returncode == 0
    arguments = ("provision", "--zone", "lobby.toml", "--broker", "broker.lan", "--out", "out")
    done = run_heatcloak(*arguments)
    assert done.returncode == 0, done.stderr
    acl = (tmp_path / "out/broker/acl").read_text()
    assert "topic write heatcloak/v1/lobby/d01/heatmap\n" in acl
    assert "topic read heatcloak/v1/lobby/+/heatmap\n" in acl
    assert "/reading" not in acl
    text = (tmp_path / "out/nodes/d01/node.toml").read_text()
    assert tomllib.loads(text)["places"] == {"kind": "file", "path": "places.csv"}
    config = load_config(tmp_path / "out/nodes/d01/node.toml")
    assert (config.zone.kind, config.sensor.kind) == ("heatmap", "file")
    assert run_heatcloak(*arguments).returncode == 0, "a second run keeps everything"
    assert run_heatcloak(*arguments, "--sensor", "simulated").returncode == 0
    assert load_config(tmp_path / "out/nodes/d01/node.toml").sensor.kind == "simulated"
    for wrong in (("--sensor", "ds18b20"), ("--sensitivity", "model")):
        assert run_heatcloak(*arguments, *wrong).returncode == 2


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("--max-delay", "1e9"), "--max-delay 1e+09: longer than half a period"),
        (("--devices", "200000"), "--devices 200000: the zone file would have more than"),
        (("--epsilon", "21"), "epsilon"),
        (("--size", "24"), "size"),
    ],
)
def test_values_out_of_range_are_refused_by_option(
    run_heatcloak: Run, options: tuple[str, ...], problem: str
) -> None:
    done = run_heatcloak("zone", "new", "lobby.toml", "--kind", "heatmap", *options)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert problem in done.stderr
