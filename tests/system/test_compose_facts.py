"""`compose/facts.py` tells the scripts of the stack what they need to know."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import load_zone, render_zone

FILE = Path(__file__).parents[2] / "compose/facts.py"


@pytest.fixture(scope="module")
def facts() -> Any:
    """Return the script as a module."""
    spec = importlib.util.spec_from_file_location("facts", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("schedule", "now", "loading", "seconds"),
    [
        pytest.param(Schedule(1.0, 1, 20, 20), 100.5, 0, 1.5, id="a round a second"),
        pytest.param(Schedule(60.0, 1, 4, 4), 30.0, 0, 90.0, id="the rest of this round, and the next"),
        pytest.param(Schedule(60.0, 5, 4, 20), 61.0, 0, 299.0, id="every fifth round is listed"),
        pytest.param(Schedule(60.0, 1, 2, 60), 130.0, 0, 3530.0, id="the budget of this hour is spent"),
        pytest.param(Schedule(10.0, 6, 4, 24), 55.0, 10, 75.0, id="a round begins while it loads"),
    ],
)
def test_the_wait_lasts_until_a_round_after_loading_has_been_received(
    facts: Any, schedule: Schedule, now: float, loading: int, seconds: float
) -> None:
    waited = facts.seconds_to_reading(schedule, now, loading)
    assert seconds + facts.DELIVERY <= waited < seconds + facts.DELIVERY + 1


def test_a_zone_is_written_as_provisioning_writes_it(
    facts: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    zone, file = new_zone(), tmp_path / "zone.toml"
    written = render_zone(zone)
    file.write_text(written.replace("\n[", "\n\n# a comment\n["), encoding="utf-8")
    assert facts.main("zone", str(file)) == 0
    assert facts.main("first-node", str(file)) == 0
    assert capsys.readouterr().out == f"{zone.rev} {len(zone.nodes)} yes\nn01\n"
    assert file.read_text(encoding="utf-8") == written
    assert load_zone(file) == zone


def test_a_file_that_is_no_zone_is_one_line(facts: Any, tmp_path: Path) -> None:
    file = tmp_path / "zone.toml"
    file.write_text("format = 2\n", encoding="utf-8")
    error = facts.main("zone", str(file))
    assert error.startswith("heatcloak: ")
    assert "\n" not in error


def test_names_of_files_beside_the_nodes_are_refused(facts: Any, tmp_path: Path) -> None:
    zone, file = new_zone(), tmp_path / "zone.toml"
    file.write_text(render_zone(zone).replace('"n02"', '"state"'), encoding="utf-8")
    assert "cannot have a node called state" in facts.main("zone", str(file))


def test_sensors_with_offsets_need_a_fit(facts: Any, tmp_path: Path) -> None:
    zone, world = tmp_path / "zone.toml", tmp_path / "world.toml"
    zone.write_text(render_zone(new_zone()), encoding="utf-8")
    plain = "[[source]]\nintensity = 1.0\npath = [[0, 0.2]]\n"
    world.write_text(plain, encoding="utf-8")
    assert facts.main("without-fit", str(zone), str(world)) == 0
    world.write_text(f"{plain}[ambient]\noffsets = [{', '.join(['0.5'] * 50)}]\n", encoding="utf-8")
    assert "which nodes correct by a fit only" in facts.main("without-fit", str(zone), str(world))


def test_an_unknown_question_prints_the_usage(facts: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert (facts.main(), facts.main("weather")) == (2, 2)
    assert "Usage: heatcloak-facts" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("program", "code", "low", "high"),
    [
        ("import sys; kept = bytearray(150 << 20); sys.exit(7)", 7, 150, 250),
        ("import os; os.kill(os.getpid(), 9)", 137, 1, 100),
    ],
)
def test_memory_and_exit_code_of_a_command_are_reported(
    tmp_path: Path, program: str, code: int, low: int, high: int
) -> None:
    """By a process of its own: pytest's children are as large as pytest before they start."""
    file = tmp_path / "peak"
    command = [sys.executable, str(FILE), "peak", str(file), sys.executable, "-c", program]
    assert subprocess.run(command, check=False).returncode == code
    assert low <= int(file.read_text(encoding="ascii")) < high
