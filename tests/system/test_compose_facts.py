"""`compose/facts.py` tells the scripts of the stack what they need to know."""

from __future__ import annotations

import importlib.util
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
    ("schedule", "now", "seconds"),
    [
        pytest.param(Schedule(1.0, 1, 20, 20), 100.5, 1.5, id="a round a second"),
        pytest.param(Schedule(60.0, 1, 4, 4), 30.0, 90.0, id="the rest of this round, and the next"),
        pytest.param(Schedule(60.0, 5, 4, 20), 61.0, 299.0, id="every fifth round is listed"),
        pytest.param(Schedule(60.0, 1, 2, 60), 130.0, 3530.0, id="the budget of this hour is spent"),
    ],
)
def test_the_wait_lasts_until_the_next_listed_round_has_been_received(
    facts: Any, schedule: Schedule, now: float, seconds: float
) -> None:
    waited = facts.seconds_to_reading(schedule, now)
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


def test_memory_and_exit_code_of_a_command_are_reported(facts: Any, tmp_path: Path) -> None:
    file = tmp_path / "peak"
    fills = "import sys; kept = bytearray(150 << 20); sys.exit(7)"
    assert facts.main("peak", str(file), sys.executable, "-c", fills) == 7
    assert 150 <= int(file.read_text(encoding="ascii")) < 1000
    killed = "import os; os.kill(os.getpid(), 9)"
    assert facts.main("peak", str(file), sys.executable, "-c", killed) == 137
