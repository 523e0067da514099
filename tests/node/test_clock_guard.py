"""The clock guard: a clock that jumps renews no budget, and one that was never set releases nothing."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_node.clock_guard import EARLIEST, SLEWING, STEP, ClockGuard
from heatcloak_shared.schedule import Schedule

SCHEDULE = Schedule(period=1.0, every=1, releases=20, budget_rounds=20)
START = 2_000_000_000.0


class Clocks:
    """A steady clock, and one that can be set."""

    def __init__(self, wall: float = START) -> None:
        self.steady, self.wall = 1000.0, wall
        self.guard = ClockGuard(SCHEDULE, lambda: self.wall, lambda: self.steady)

    def wait(self, seconds: float) -> None:
        self.steady += seconds
        self.wall += seconds

    def objection(self) -> str | None:
        return self.guard.objection(SCHEDULE.round_of(self.wall))


def test_a_clock_that_is_right_is_never_objected_to() -> None:
    """Every round of many periods, begun in the middle of one, with the slewing of a time daemon."""
    clocks = Clocks(START + 7.3)
    for _ in range(500):
        assert clocks.objection() is None
        clocks.wait(1.0)
        clocks.wall += 4e-4


def test_an_unset_clock_is_refused_until_it_is_set() -> None:
    """A Pi without a clock of its own begins in 1970 or thereabouts."""
    clocks = Clocks(30.0)
    assert clocks.objection() == "the clock was never set"
    clocks.wall = EARLIEST + 100.0
    assert clocks.objection() is None


def test_a_clock_set_forward_renews_no_budget() -> None:
    """A day ahead, the next period waits until one has truly passed; again and again."""
    clocks = Clocks()
    assert clocks.objection() is None
    for _ in range(3):
        clocks.wall += 86400.0
        objection = clocks.objection()
        assert objection is not None
        assert "set forward" in objection
        clocks.wait(19.0)
        assert clocks.objection() is not None
        clocks.wait(1.0)
        assert clocks.objection() is None


def test_a_clock_set_back_leaves_it_to_the_ledger() -> None:
    """Rounds of an earlier period are the ledger's to refuse; the way forward again is not a new budget."""
    clocks = Clocks()
    assert clocks.objection() is None
    clocks.wall -= 86400.0
    assert clocks.objection() is None
    clocks.wall += 86400.0 + 20.0
    assert clocks.objection() is not None


@settings(max_examples=300)
@given(st.lists(st.tuples(st.floats(0.0, 30.0), st.floats(-90.0, 90.0)), max_size=60))
def test_however_the_clock_is_set_periods_begin_a_length_apart(moves: list[tuple[float, float]]) -> None:
    """With k periods between, two are granted at least k lengths of steady time apart, but for the slack."""
    clocks = Clocks()
    granted: list[tuple[int, float]] = []
    for wait, jump in moves:
        clocks.wait(wait)
        clocks.wall += jump
        period = SCHEDULE.round_of(clocks.wall) // SCHEDULE.budget_rounds
        if clocks.objection() is None and all(period > earlier for earlier, _ in granted):
            granted.append((period, clocks.steady))
    length = SCHEDULE.budget_rounds * SCHEDULE.period
    slack = SLEWING * length + STEP
    for index, (_, first) in enumerate(granted):
        for later, (_, second) in enumerate(granted[index + 1 :]):
            # `later` whole periods lie between; at each border the slack may be used.
            assert second - first >= later * length - (later + 1) * slack - 1e-6
