"""Protection of the budget from a clock that jumps or was never set: `heatcloak_node.clock_guard`."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_node.clock_guard import EARLIEST, SHARE, SLACK, ClockGuard
from heatcloak_shared.schedule import Schedule

DENSE = Schedule(period=1.0, every=1, releases=20, budget_rounds=20)
SPARSE = Schedule(period=1.0, every=3, releases=5, budget_rounds=100)
SINGLE = Schedule(period=60.0, every=1, releases=1, budget_rounds=1)
DAY = Schedule(period=60.0, every=1, releases=1440, budget_rounds=1440)
START = 2_000_000_000.0


class Clocks:
    """A steady clock, a settable clock, and a node that releases each listed round that the guard allows."""

    def __init__(self, schedule: Schedule, wall: float = START) -> None:
        self.schedule = schedule
        self.steady, self.wall = 1000.0, wall
        self.guard = ClockGuard(schedule, lambda: self.steady)
        self.released: list[float] = []
        self.refused = 0
        self._highest = -1

    def wait(self, seconds: float) -> None:
        self.steady += seconds
        self.wall += seconds

    def ask(self) -> str | None:
        """Ask for the current round, as a node with a ledger does."""
        number = self.schedule.round_of(self.wall)
        if not self.schedule.is_listed(number) or number <= self._highest:
            return None
        objection = self.guard.objection(number)
        if objection is None:
            self._highest = number
            self.guard.begun(number)
            self.released.append(self.steady)
        else:
            self.refused += 1
        return objection


@pytest.mark.parametrize("schedule", [DENSE, SPARSE, SINGLE, DAY])
def test_a_correct_clock_is_never_refused(schedule: Schedule) -> None:
    """In many periods, from the middle of one, with the greatest delay, and slewed."""
    chance = random.Random(1)
    clocks = Clocks(schedule, START + 7.3 * schedule.period)
    first = schedule.round_of(clocks.wall) + 1
    for number in range(first, first + 3000):
        due = schedule.time_of(number) + chance.random() * schedule.max_delay
        clocks.wait((due - clocks.wall) / (1 + 5e-4))
        clocks.wall = due
        assert clocks.ask() is None
    assert clocks.refused == 0
    assert clocks.released


def test_an_unset_clock_is_refused_until_it_is_set() -> None:
    """A Pi without a battery-backed clock starts near 1970."""
    clocks = Clocks(DENSE, 30.0)
    assert clocks.ask() == "the clock was never set"
    clocks.wall = EARLIEST + 100.0
    assert clocks.ask() is None


def test_repeated_jumps_forward_do_not_renew_the_budget() -> None:
    """With each jump a day ahead, no more is released than true time allows."""
    clocks = Clocks(DENSE)
    reasons = set()
    for _ in range(400):
        reasons.add(clocks.ask())
        clocks.wait(0.25)
        clocks.wall += 86400.0
    assert len(clocks.released) <= 20 * (100.0 / (SHARE * 20 - SLACK - DENSE.max_delay) + 1)
    assert any(reason and "set forward" in reason for reason in reasons)


@pytest.mark.parametrize("schedule", [DENSE, DAY])
def test_a_jump_costs_at_most_as_many_rounds_as_were_released_before(schedule: Schedule) -> None:
    """After that, no further round is refused."""
    length = schedule.budget_rounds
    for before in range(1, length, length // 5):
        for jump in (0.9, 0.3 * length, 0.7 * length, 2.0 * length, 1000.4 * length):
            clocks = Clocks(schedule)
            for _ in range(before):
                assert clocks.ask() is None
                clocks.wait(schedule.period)
            clocks.wall += jump * schedule.period
            for _ in range(3 * length):
                clocks.ask()
                clocks.wait(schedule.period)
            assert clocks.refused <= before, "no more than were released before the jump"
            last = clocks.refused
            for _ in range(2 * length):
                clocks.ask()
                clocks.wait(schedule.period)
            assert clocks.refused == last


def test_a_round_that_was_not_released_costs_nothing() -> None:
    """If the ledger refused the round, the guard does not count it."""
    clocks = Clocks(DENSE)
    for number in range(100):
        assert clocks.guard.objection(DENSE.round_of(START) - number) is None
    assert clocks.ask() is None


def test_nodes_that_share_a_guard_release_a_round_together() -> None:
    """All nodes may release the last round of a budget."""
    guard = ClockGuard(SINGLE, lambda: 0.0)
    for _ in range(50):
        assert guard.objection(10**8) is None
        guard.begun(10**8)
    assert guard.objection(10**8 + 1) is not None


@settings(max_examples=200, deadline=None)
@given(
    schedule=st.sampled_from([DENSE, SPARSE, SINGLE]),
    moves=st.lists(st.tuples(st.floats(0.0, 1.5), st.floats(-90.0, 90.0)), max_size=150),
)
def test_no_period_of_true_time_has_more_releases_than_the_budget(
    schedule: Schedule, moves: list[tuple[float, float]]
) -> None:
    """In steady time, any R + 1 releases span nearly a whole period."""
    clocks = Clocks(schedule)
    for wait, jump in moves:
        clocks.wait(wait * schedule.period)
        clocks.wall += jump * schedule.period
        clocks.ask()
    window = schedule.period * (SHARE * schedule.budget_rounds - SLACK) - schedule.max_delay
    times = clocks.released
    for first, after in zip(times, times[schedule.releases :], strict=False):
        assert after - first >= window - 1e-6


def test_a_slow_disk_between_objection_and_release_changes_nothing() -> None:
    """A claim that takes half a round does not make the same round of the next period come too early."""
    steady = 1000.0
    guard = ClockGuard(SPARSE, lambda: steady)
    for number in range(0, 400, 3):
        if SPARSE.is_listed(number):
            assert guard.objection(2 * 10**9 + number) is None
            steady += 0.9 if number < 100 else 0.0
            guard.begun(2 * 10**9 + number)
            steady -= 0.9 if number < 100 else 0.0
        steady += 3.0
