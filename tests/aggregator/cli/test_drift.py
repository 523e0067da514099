"""The option --drift of serve and recover."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.plans.plan_file import example_text, parse_plan
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_PROMISE
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_shared import Reading, encode_reading
from heatcloak_shared.zone import Move, Zone, render_zone
from support.commands import Finished

Run = Callable[..., Finished]


@pytest.fixture
def files(tmp_path: Path, zone: Zone, make_reading: Callable[..., Any]) -> None:
    write_files(tmp_path, zone, make_reading)


def write_files(folder: Path, zone: Zone, make_reading: Callable[..., Any]) -> None:
    """Write a zone, and a recording of two rounds: the second one is the first one, shifted."""
    (folder / "hall.toml").write_text(render_zone(zone))
    lines = []
    for number, shift in ((100, 0), (101, 70_000)):
        for at, node in enumerate(zone.nodes):
            reading: Reading = make_reading(node, number)
            scale = zone.sigma_ticks_of(node)
            lines.append(
                encode_reading(replace(reading, ticks=(at == 1) * 2_000 + shift, sigma_ticks=scale)).decode()
            )
    (folder / "recording.jsonl").write_text("\n".join(lines) + "\n")


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("method", ["bpdn", "posterior"])
def test_recover_ignores_the_drift_of_each_round(run_heatcloak: Run, method: str) -> None:
    command = (
        "recover",
        "recording.jsonl",
        "--zone",
        "hall.toml",
        "--method",
        method,
        "--pool",
        "1",
        "--json",
    )
    done = run_heatcloak(*command, "--drift", "common")
    assert done.returncode == 0, done.stderr
    first, second, _ = [json.loads(line) for line in done.stdout.splitlines()]
    assert first["sources"] == second["sources"]
    plain = run_heatcloak(*command)
    first, second, _ = [json.loads(line) for line in plain.stdout.splitlines()]
    assert first["sources"] != second["sources"]
    assert run_heatcloak(*command, "--drift", "none").stdout == plain.stdout


def test_a_common_drift_of_a_floor_is_removed_by_default(
    run_heatcloak: Run, make_reading: Callable[..., Any], tmp_path: Path
) -> None:
    domain = floor_of_plan(parse_plan(example_text("flat")))
    zone = new_zone(domain=domain, promise=replace(DEFAULT_PROMISE, hides=Move(0.2)), shape="uniform")
    write_files(tmp_path, zone, partial(make_reading, zone=zone.name, rev=zone.rev, step=zone.noise.step))
    command = ("recover", "recording.jsonl", "--zone", "hall.toml", "--pool", "1", "--json")
    by_default, common, none = (
        run_heatcloak(*command, *options) for options in ((), ("--drift", "common"), ("--drift", "none"))
    )
    assert by_default.returncode == common.returncode == none.returncode == 0, by_default.stderr
    assert by_default.stdout == common.stdout
    assert by_default.stdout != none.stdout


@pytest.mark.usefixtures("files")
def test_a_drift_that_the_zone_does_not_have_is_refused(run_heatcloak: Run) -> None:
    for command in (("serve", "--check"), ("recover", "recording.jsonl")):
        done = run_heatcloak(*command, "--zone", "hall.toml", "--drift", "rooms")
        assert done.returncode == 2
        assert "no drift 'rooms': choose from 'none', 'common', 'slope'" in done.stderr
        done = run_heatcloak(*command, "--zone", "hall.toml", "--drift", "weather")
        assert done.returncode == 2
        assert "unknown drift 'weather'" in done.stderr
    assert run_heatcloak("serve", "--check", "--zone", "hall.toml", "--drift", "slope").returncode == 0
