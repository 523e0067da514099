"""Waiting for listed rounds by the clock: `heatcloak_node.timetable`."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_node.reactor import Callback, Timer
from heatcloak_node.timetable import LONGEST_SLEEP, Timetable
from heatcloak_shared.schedule import Schedule


class TimedRun:
    """A clock that a test sets, and timers that follow it."""

    def __init__(self, schedule: Schedule, now: float, takes: float = 0.0) -> None:
        self.now = now
        self.rounds: list[int] = []
        self.delays: list[float] = []
        self.takes_to_release = 0.0
        self._schedule = schedule
        self._pending: list[tuple[float, Timer]] = []
        self.timetable = Timetable(self, schedule, lambda: self.now, self._on_round, takes=takes)
        self.timetable.start()

    def _on_round(self, number: int) -> None:
        self.rounds.append(number)
        self.delays.append(self.now - self._schedule.time_of(number))
        self.now += self.takes_to_release

    def call_later(self, delay: float, callback: Callback) -> Timer:
        assert 0 <= delay <= LONGEST_SLEEP, "the clock is read at least once per second"
        timer = Timer(callback)
        self._pending.append((delay, timer))
        return timer

    def advance(self, seconds: float, jump: Callable[[float], float] = lambda now: now) -> None:
        """Let time pass; ``jump`` may set the clock after every sleep."""
        passed = 0.0
        while passed < seconds:
            delay, timer = self._pending.pop()
            slept = max(delay, 1e-3)
            passed += slept
            self.now = jump(self.now + slept)
            timer.fire()


@pytest.mark.parametrize("period", [0.3, 1.0, 7.0])
def test_every_listed_round_is_called_once_at_its_time(period: float) -> None:
    schedule = Schedule(period, every=2, releases=3, budget_rounds=10)
    run = TimedRun(schedule, now=1000 * period)
    run.advance(40 * period)
    listed = [r for r in range(1000, 1040) if schedule.is_listed(r)]
    assert run.rounds[: len(listed)] == listed


@pytest.mark.parametrize(("started", "first"), [(1000.4, 1000), (1000.55, 1000), (1000.65, 1001)])
def test_a_round_whose_work_would_run_into_the_next_is_skipped(started: float, first: int) -> None:
    """A sensor that takes 0.9 s would still be busy."""
    run = TimedRun(Schedule(1.0, every=1, releases=20, budget_rounds=20), now=started, takes=0.9)
    run.advance(5)
    assert run.rounds[:3] == [first, first + 1, first + 2]
    assert run.timetable.missed == 0


@pytest.mark.parametrize("period", [1.0, 60.0, 3600.0])
@pytest.mark.parametrize(("late", "is_released"), [(0.2, True), (0.3, False), (0.45, False)])
def test_a_node_that_starts_in_the_middle_of_a_round_skips_it(
    period: float, late: float, is_released: bool
) -> None:
    schedule = Schedule(period, every=1, releases=20, budget_rounds=20)
    run = TimedRun(schedule, now=schedule.time_of(1000) + late)
    run.advance(2 * period)
    assert run.rounds[0] == (1000 if is_released else 1001)
    assert max(run.delays) <= schedule.max_delay


def test_a_machine_that_wakes_late_skips_the_round_and_warns_once(caplog: pytest.LogCaptureFixture) -> None:
    schedule = Schedule(60.0, every=1, releases=20, budget_rounds=20)
    run = TimedRun(schedule, now=schedule.start_of(1000))
    for number in (1000, 1002):
        run.advance(schedule.time_of(number) - 1.5 - run.now)
        run.now = schedule.time_of(number) + 14.0  # seen at the end of a sleep of 1 s
        run.advance(60.0)
    assert run.rounds == [1001, 1003]
    assert max(run.delays) <= schedule.max_delay
    assert run.timetable.missed == 2
    (warning,) = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert "round 1000 is skipped: it is 15." in warning.message
    assert "s after its time, and the zone allows 0.25 s: this machine was suspended" in warning.message
    assert "raise max_delay" in warning.message


@pytest.mark.parametrize("max_delay", [0.01, 0.5])
def test_the_zones_max_delay_decides_how_late_a_round_may_be(max_delay: float) -> None:
    schedule = Schedule(1.0, 1, 20, 20, max_delay)
    run = TimedRun(schedule, now=1000.5 + 0.4)
    run.advance(3)
    assert run.rounds[0] == (1000 if max_delay == 0.5 else 1001)


@pytest.mark.parametrize(("busy", "rounds"), [(1.2, [1000, 1001, 1002]), (1.4, [1000, 1002, 1003])])
def test_a_round_that_a_long_release_makes_too_late_is_skipped_and_counted(
    busy: float, rounds: list[int]
) -> None:
    """Round 1000 takes longer than a round.

    Round 1001 begins 0.2 s late, or is skipped instead of 0.4 s late.
    """
    run = TimedRun(Schedule(1.0, 1, 20, 20), now=1000.0)
    run.takes_to_release = busy
    run.advance(0.5)
    run.takes_to_release = 0.0
    run.advance(3.0)
    assert run.rounds[:3] == rounds
    assert run.timetable.missed == (busy == 1.4)


@given(
    st.sampled_from([0.05, 0.3, 1.0, 7.0, 60.0]),
    st.lists(st.tuples(st.floats(0.0, 2.0), st.floats(-3.0, 3.0)), max_size=60),
)
def test_no_round_is_ever_called_late(period: float, jumps: list[tuple[float, float]]) -> None:
    """For sleeps of any length, and any change of the clock."""
    schedule = Schedule(period, 1, 20, 20)
    run = TimedRun(schedule, now=1000 * period)
    for slept, jump in jumps:
        run.now += slept * period
        run.advance(1e-3, jump=lambda now, by=jump * period: now + by)  # type: ignore[misc]
    assert all(0.0 <= delay <= schedule.max_delay for delay in run.delays)


def test_a_clock_set_forward_skips_rounds(zone_schedule: Schedule) -> None:
    run = TimedRun(zone_schedule, now=1000.0)
    run.advance(5)
    run.now += 3600
    run.advance(5)
    assert run.rounds == sorted(set(run.rounds))
    assert run.rounds[0] == 1000
    assert run.rounds[-1] >= 4600
    assert run.timetable.missed == 1


def test_a_clock_set_back_repeats_rounds(zone_schedule: Schedule) -> None:
    """The timetable follows the clock; the ledger refuses repeated rounds."""
    run = TimedRun(zone_schedule, now=1000.0)
    run.advance(5)
    run.now -= 3.2
    run.advance(5)
    assert run.rounds != sorted(set(run.rounds))


def test_nothing_is_called_after_stop(zone_schedule: Schedule) -> None:
    run = TimedRun(zone_schedule, now=1000.0)
    run.advance(2)
    before = list(run.rounds)
    run.timetable.stop()
    with pytest.raises(IndexError):
        run.advance(5)
    assert run.rounds == before


@pytest.fixture
def zone_schedule() -> Schedule:
    """Return a schedule with one listed round per second."""
    return Schedule(1.0, 1, 20, 20)
