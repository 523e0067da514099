"""The option --drift of serve and recover."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_shared import Reading, encode_reading
from heatcloak_shared.zone import Zone, render_zone
from support.commands import Finished

Run = Callable[..., Finished]


@pytest.fixture
def files(tmp_path: Path, zone: Zone, make_reading: Callable[..., Any]) -> None:
    """Write the small zone, and a recording of two rounds: the second one is the first one, shifted."""
    (tmp_path / "hall.toml").write_text(render_zone(zone))
    lines = []
    for number, shift in ((100, 0), (101, 70_000)):
        for at, node in enumerate(zone.nodes):
            reading: Reading = make_reading(node, number)
            scale = zone.sigma_ticks_of(node)
            lines.append(
                encode_reading(replace(reading, ticks=(at == 1) * 2_000 + shift, sigma_ticks=scale)).decode()
            )
    (tmp_path / "recording.jsonl").write_text("\n".join(lines) + "\n")


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
