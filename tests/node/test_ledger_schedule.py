"""The ledger under another schedule, or of an older version."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from heatcloak_node import Ledger
from heatcloak_node.ledger import RoundPassedError
from heatcloak_node.ledger_file import LedgerRecord
from heatcloak_shared.errors import LedgerError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Zone

Open = Callable[..., Ledger]

FORMAT_1 = json.dumps({"format": 1, "zone": "hall", "node": "n01", "highest": 1000, "period": 1.0})
# As the program before this one wrote it.
FORMAT_2 = (
    '{"format": 2, "zone": "hall", "node": "n01", "highest": 1000, "schedule": {"period": 1.0, "every": 1, '
    '"releases": 20, "budget_rounds": 20}, "promise": {"alpha": 0.01, "epsilon": 4.0, "delta": 1e-05, '
    '"seconds": 20.0, "slope": 5.0, "sensors": 4.0, "spread": 0.05}, "check": "f50c4e922c4458ee"}\n'
)


@pytest.mark.parametrize(
    ("period", "every", "refused", "granted"),
    [(0.5, 1, 2039, 2040), (60.0, 1, 19, 20), (1.0, 3, 1019, 1020)],
)
def test_a_new_schedule_waits_for_the_end_of_the_old_budget_period(
    open_ledger: Open, period: float, every: int, refused: int, granted: int
) -> None:
    """No moment is released twice, and no budget renewed early."""
    ledger = open_ledger()
    ledger.claim(1000)
    ledger.close()
    changed = open_ledger(period=period, every=every)
    with pytest.raises(RoundPassedError, match="no time is released twice"):
        changed.claim(refused)
    changed.claim(granted)


def test_a_new_ledger_has_no_budget_period(open_ledger: Open) -> None:
    assert open_ledger().budget_end is None


@pytest.mark.parametrize(
    ("period", "every", "end"), [(1.0, 1, 1020.0), (0.5, 1, 1020.0), (60.0, 1, 1200.0), (1.0, 3, 1020.0)]
)
def test_the_budget_period_ends_when_it_does_in_both_schedules(
    open_ledger: Open, period: float, every: int, end: float
) -> None:
    ledger = open_ledger()
    ledger.claim(1000)
    ledger.close()
    assert open_ledger(period=period, every=every).budget_end == end


def test_the_budget_period_of_a_ledger_without_one_is_that_of_the_zone(
    tmp_path: Path, open_ledger: Open
) -> None:
    (tmp_path / "n01.ledger").write_text(FORMAT_1)
    assert open_ledger().budget_end == 1020.0


@pytest.mark.parametrize("content", [FORMAT_1, FORMAT_2])
def test_a_ledger_of_an_older_version_is_continued(
    tmp_path: Path, open_ledger: Open, recorded: Callable[..., LedgerRecord], content: str
) -> None:
    (tmp_path / "n01.ledger").write_text(content)
    ledger = open_ledger()
    with pytest.raises(RoundPassedError):
        ledger.claim(1000)
    ledger.claim(1001)
    ledger.close()
    assert recorded(tmp_path / "n01.ledger").highest == 1001
    assert (tmp_path / "n01.ledger").read_bytes().startswith(b'{"format": 3')


def test_an_older_ledger_releases_no_moment_twice_under_another_period(
    tmp_path: Path, open_ledger: Open
) -> None:
    """It records the length of a round only."""
    for period, refused, granted in ((0.5, 2001, 2002), (60.0, 16, 17), (1.0, 1000, 1001)):
        (tmp_path / "n01.ledger").write_text(FORMAT_1)
        changed = open_ledger(period=period)
        with pytest.raises(RoundPassedError):
            changed.claim(refused)
        changed.claim(granted)
        changed.close()


def test_many_small_changes_of_the_schedule_do_not_renew_the_budget(zone: Zone, tmp_path: Path) -> None:
    """Together they release no more than one schedule."""
    granted = []
    longer = 1000
    for number in range(5000, 6000):
        schedule = Schedule(1.0, every=1, releases=10, budget_rounds=longer)
        ledger = Ledger(tmp_path, replace(zone, schedule=schedule), "n01", accept_less=True)
        with suppress(LedgerError):
            if schedule.is_listed(number):
                ledger.claim(number)
                granted.append(number)
        ledger.close()
        if granted and len(granted) % 10 == 0:
            longer = next(n for n in range(longer + 1, 10**6) if (number + 1) % n == 0 or n > longer + 500)
    assert len(granted) <= 20, "at most two budgets within the length of a period"


def test_a_new_schedule_does_not_begin_in_the_middle_of_its_period(zone: Zone, tmp_path: Path) -> None:
    """A series of files, each near the end of its period, could otherwise renew the budget."""
    granted = 0
    number, longer = 5000, 1000
    for _ in range(50):
        schedule = Schedule(1.0, every=1, releases=10, budget_rounds=longer)
        ledger = Ledger(tmp_path, replace(zone, schedule=schedule), "n01", accept_less=True)
        for _ in range(20):
            number += 1
            with suppress(LedgerError):
                if schedule.is_listed(number):
                    ledger.claim(number)
                    granted += 1
        ledger.close()
        # The next file's period is about to end.
        longer = next(n for n in range(1000, 10**6) if 0 < n - number % n <= 20)
    assert granted <= 20
