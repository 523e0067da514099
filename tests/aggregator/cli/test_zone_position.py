"""Position zones on the command line."""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from heatcloak_node import load_config
from heatcloak_shared.location.mechanism_file import encode_floats, load_mechanism
from heatcloak_shared.zone import PositionZone, load_any_zone, render_zone
from support.commands import Finished
from support.zones import kept_mechanism, mechanism

Run = Callable[..., Finished]
NEW = ("zone", "new", "park.toml", "--name", "park", "--position", "mechanism.toml")


@pytest.fixture(autouse=True)
def _mechanism(tmp_path: Path) -> None:
    (tmp_path / "mechanism.toml").write_text(kept_mechanism([0.5] * 30).render(), encoding="utf-8")


def test_a_new_position_zone_has_its_options_and_passes_the_check(run_heatcloak: Run, tmp_path: Path) -> None:
    options = ("--devices", "3", "--period", "30", "--every", "2", "--releases", "5", "--max-delay", "1")
    made = run_heatcloak(*NEW, *options, "--json")
    assert made.returncode == 0, made.stderr
    facts = json.loads(made.stdout)
    assert json.loads(run_heatcloak("zone", "check", "park.toml", "--json").stdout) == facts
    zone = load_any_zone(tmp_path / "park.toml")
    assert isinstance(zone, PositionZone)
    assert zone.mechanism == load_mechanism(tmp_path / "mechanism.toml")
    assert zone.nodes == ("n01", "n02", "n03")
    schedule = zone.schedule
    assert (schedule.period, schedule.every, schedule.releases) == (30.0, 2, 5)
    assert (schedule.budget_rounds, schedule.max_delay) == (10, 1.0)
    assert (facts["kind"], facts["rev"], facts["nodes"], facts["outputs"]) == ("position", zone.rev, 3, 30)
    assert (facts["least_epsilon"], facts["greatest_epsilon"], facts["walls"]) == (0.5, 0.5, 0)
    words = run_heatcloak("zone", "check", "park.toml").stdout
    assert facts["promise"] in words
    assert "0.5, or 2.5 in a budget period" in words


def test_a_mechanism_that_breaks_its_promise_makes_no_zone(run_heatcloak: Run, tmp_path: Path) -> None:
    """Neither is a zone file accepted whose weights were edited afterwards."""
    assert run_heatcloak(*NEW).returncode == 0
    broken = mechanism()
    (tmp_path / "mechanism.toml").write_text(broken.render(), encoding="utf-8")
    made = run_heatcloak(*NEW[:2], "other.toml", *NEW[3:])
    assert made.returncode == 2
    assert "mechanism.toml: a report changes odds by up to exp(1.34" in made.stderr
    assert not (tmp_path / "other.toml").exists()
    zone = load_any_zone(tmp_path / "park.toml")
    assert isinstance(zone, PositionZone)
    (tmp_path / "park.toml").write_text(render_zone(replace(zone, mechanism=broken)), encoding="utf-8")
    for command in (
        ("zone", "check", "park.toml"),
        ("provision", "--zone", "park.toml", "--broker", "127.0.0.1"),
    ):
        refused = run_heatcloak(*command)
        assert refused.returncode == 2
        assert "park.toml: a report changes odds by up to exp(1.34" in refused.stderr
        assert "build it again with `heatcloak privacy-map build`" in refused.stderr


def test_walls_that_cut_a_map_apart_are_refused(run_heatcloak: Run, tmp_path: Path) -> None:
    whole = mechanism()
    parts = encode_floats("f", [0.5] * 10 + [math.nan] * 5 + [0.5] * 15)
    content = whole.render().replace(whole.epsilon, parts)
    (tmp_path / "mechanism.toml").write_text(content, encoding="utf-8")
    assert "walls separate cells (0, 0) and (3, 0)" in run_heatcloak(*NEW).stderr


def test_a_position_zone_has_defaults(run_heatcloak: Run, tmp_path: Path) -> None:
    assert run_heatcloak(*NEW, "--kind", "position").returncode == 0
    zone = load_any_zone(tmp_path / "park.toml")
    assert (len(zone.nodes), zone.schedule.period, zone.schedule.releases) == (20, 60.0, 10)
    assert zone.schedule.budget_rounds == 10


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((*NEW, "--epsilon", "1"), "--epsilon applies to heat zones only"),
        ((*NEW, "--alpha", "0.1"), "--alpha applies to heat zones only"),
        ((*NEW, "--domain", "ring"), "--domain applies to heat zones only"),
        ((*NEW, "--domain-option", "a=1"), "--domain-option applies to heat zones only"),
        ((*NEW, "--size", "16"), "--size applies to heatmap zones only"),
        ((*NEW, "--kind", "heatmap"), "--kind position and --position FILE go together"),
        ((*NEW, "--kind", "heat"), "--kind position and --position FILE go together"),
        (
            ("zone", "new", "park.toml", "--kind", "position"),
            "--kind position and --position FILE go together",
        ),
        ((*NEW, "--max-delay", "31"), "--max-delay 31.0 is out of range"),
        ((*NEW, "--devices", "200000"), "the zone file would have more than"),
        (("zone", "new", "park.toml", "--position", "gone.toml"), "gone.toml: "),
    ],
)
def test_a_wrong_option_is_refused_in_one_line(
    run_heatcloak: Run, tmp_path: Path, arguments: tuple[str, ...], error: str
) -> None:
    done = run_heatcloak(*arguments)
    assert done.returncode == 2
    assert error in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "park.toml").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ("zone", "calibrate", "park.toml"),
        ("recover", "recording.jsonl", "--zone", "park.toml"),
        ("serve", "--zone", "park.toml", "--scenario", "world.toml"),
        ("keys", "new", "keys", "--zone", "park.toml"),
        ("trusted", "--zone", "park.toml", "--keys", "ring.key"),
        ("provision", "--zone", "park.toml", "--broker", "broker.lan", "--keys", "keys"),
        ("fleet", "--zone", "park.toml", "--keys", "keys"),
    ],
)
def test_a_command_for_other_zones_says_so_in_one_line(
    run_heatcloak: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    """Nobody can remove the noise of a position: there are no keys, and no trusted party."""
    assert run_heatcloak(*NEW).returncode == 0
    done = run_heatcloak(*arguments)
    assert done.returncode == 2
    assert "zone park is a position zone" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert {path.name for path in tmp_path.iterdir()} == {"mechanism.toml", "park.toml"}


def test_a_position_zone_is_provisioned_without_seeds(run_heatcloak: Run, tmp_path: Path) -> None:
    """Nodes may write their own ``position`` topic and no readings; each ``node.toml`` is valid."""
    assert run_heatcloak(*NEW, "--devices", "2").returncode == 0
    arguments = ("provision", "--zone", "park.toml", "--broker", "broker.lan", "--out", "out")
    done = run_heatcloak(*arguments)
    assert done.returncode == 0, done.stderr
    assert "heatcloak bundle" not in done.stdout
    card = ("--sensor", "ds18b20", "--board", "4b", "--out", "card")
    bundle = run_heatcloak("bundle", "--provisioned", "out", "--node", "n01", *card)
    assert bundle.returncode == 2
    assert "zone park is a position zone: this command needs a heat zone" in bundle.stderr
    acl = (tmp_path / "out/broker/acl").read_text()
    assert "topic write heatcloak/v1/park/n01/position\n" in acl
    assert "topic read heatcloak/v1/park/+/position\n" in acl
    assert "/reading" not in acl
    text = (tmp_path / "out/nodes/n01/node.toml").read_text()
    assert tomllib.loads(text)["position"] == {"kind": "file", "path": "position.csv"}
    assert "seed" not in text
    assert not list(tmp_path.glob("out/**/*seed*"))
    config = load_config(tmp_path / "out/nodes/n01/node.toml")
    assert (config.zone.kind, config.sensor.kind) == ("position", "file")
    assert run_heatcloak(*arguments).returncode == 0, "a second run keeps everything"
    for kind in ("simulated", "replay"):
        assert run_heatcloak(*arguments, "--sensor", kind).returncode == 0
        assert load_config(tmp_path / "out/nodes/n01/node.toml").sensor.kind == kind
    for wrong in (("--sensor", "recording"), ("--sensitivity", "model")):
        assert run_heatcloak(*arguments, *wrong).returncode == 2
