"""The timetable: each listed round once, none twice, whatever the clock does."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_node.reactor import Callback, Timer
from heatcloak_node.timetable import LONGEST_SLEEP, Timetable
from heatcloak_shared.schedule import Schedule


class Room:
    """A clock that a test turns, and the timers that follow it."""

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
        assert 0 <= delay <= LONGEST_SLEEP, "the clock is looked at often"
        timer = Timer(callback)
        self._pending.append((delay, timer))
        return timer

    def run(self, seconds: float, jump: Callable[[float], float] = lambda now: now) -> None:
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
    """From the round that is on at the start, none left out."""
    schedule = Schedule(period, every=2, releases=3, budget_rounds=10)
    room = Room(schedule, now=1000 * period)
    room.run(40 * period)
    listed = [r for r in range(1000, 1040) if schedule.is_listed(r)]
    assert room.rounds[: len(listed)] == listed


@pytest.mark.parametrize(("started", "first"), [(1000.4, 1000), (1000.55, 1000), (1000.65, 1001)])
def test_a_round_that_began_too_long_ago_is_left_to_the_next(started: float, first: int) -> None:
    """A sensor that takes 0.9 s, asked late, would still be busy when the next round comes."""
    room = Room(Schedule(1.0, every=1, releases=20, budget_rounds=20), now=started, takes=0.9)
    room.run(5)
    assert room.rounds[:3] == [first, first + 1, first + 2]
    assert room.timetable.missed == 0


@pytest.mark.parametrize("period", [1.0, 60.0, 3600.0])
@pytest.mark.parametrize(("late", "is_released"), [(0.2, True), (0.3, False), (0.45, False)])
def test_a_node_that_starts_in_the_middle_of_a_round_skips_it(
    period: float, late: float, is_released: bool
) -> None:
    """All sensors look in one moment, or within ``max_delay`` of it: the next round is soon enough."""
    schedule = Schedule(period, every=1, releases=20, budget_rounds=20)
    room = Room(schedule, now=schedule.time_of(1000) + late)
    room.run(2 * period)
    assert room.rounds[0] == (1000 if is_released else 1001)
    assert max(room.delays) <= schedule.max_delay


def test_a_machine_that_wakes_late_skips_the_round_and_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    """A laptop that slept over a round's moment by 15 s, twice: one warning with cause and remedy."""
    schedule = Schedule(60.0, every=1, releases=20, budget_rounds=20)
    room = Room(schedule, now=schedule.start_of(1000))
    for number in (1000, 1002):
        room.run(schedule.time_of(number) - 1.5 - room.now)
        room.now = schedule.time_of(number) + 14.0  # seen at the end of a sleep of 1 s
        room.run(60.0)
    assert room.rounds == [1001, 1003]
    assert max(room.delays) <= schedule.max_delay
    assert room.timetable.missed == 2
    (warning,) = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert "round 1000 is skipped: it is 15." in warning.message
    assert "s after its time, and the zone allows 0.25 s: this machine slept" in warning.message
    assert "raise max_delay" in warning.message


@pytest.mark.parametrize("max_delay", [0.01, 0.5])
def test_a_zone_chooses_how_late_its_nodes_may_be(max_delay: float) -> None:
    """Half a round, as long as the round is not over, and next to nothing."""
    schedule = Schedule(1.0, 1, 20, 20, max_delay)
    room = Room(schedule, now=1000.5 + 0.4)
    room.run(3)
    assert room.rounds[0] == (1000 if max_delay == 0.5 else 1001)


@pytest.mark.parametrize(("busy", "rounds"), [(1.2, [1000, 1001, 1002]), (1.4, [1000, 1002, 1003])])
def test_a_round_that_a_long_release_makes_too_late_is_skipped_and_counted(
    busy: float, rounds: list[int]
) -> None:
    """Round 1000 takes longer than a round: 1001 begins 0.2 s late, or would be 0.4 s late and is out."""
    room = Room(Schedule(1.0, 1, 20, 20), now=1000.0)
    room.takes_to_release = busy
    room.run(0.5)
    room.takes_to_release = 0.0
    room.run(3.0)
    assert room.rounds[:3] == rounds
    assert room.timetable.missed == (busy == 1.4)


@given(
    st.sampled_from([0.05, 0.3, 1.0, 7.0, 60.0]),
    st.lists(st.tuples(st.floats(0.0, 2.0), st.floats(-3.0, 3.0)), max_size=60),
)
def test_no_round_is_ever_called_late(period: float, jumps: list[tuple[float, float]]) -> None:
    """However long sleeps turn out to be and wherever the clock is set: in time, or not at all."""
    schedule = Schedule(period, 1, 20, 20)
    room = Room(schedule, now=1000 * period)
    for slept, jump in jumps:
        room.now += slept * period
        room.run(1e-3, jump=lambda now, by=jump * period: now + by)  # type: ignore[misc]
    assert all(0.0 <= delay <= schedule.max_delay for delay in room.delays)


def test_a_clock_set_forward_skips_rounds(zone_schedule: Schedule) -> None:
    """What was missed stays missed: nothing is released for a past round."""
    room = Room(zone_schedule, now=1000.0)
    room.run(5)
    room.now += 3600
    room.run(5)
    assert room.rounds == sorted(set(room.rounds))
    assert room.rounds[0] == 1000
    assert room.rounds[-1] >= 4600
    assert room.timetable.missed == 1


def test_a_clock_set_back_repeats_rounds_for_the_ledger_to_refuse(zone_schedule: Schedule) -> None:
    """The timetable follows the clock; that no round is released twice is the ledger's work."""
    room = Room(zone_schedule, now=1000.0)
    room.run(5)
    room.now -= 3.2
    room.run(5)
    assert room.rounds != sorted(set(room.rounds))


def test_after_a_stop_nothing_is_called(zone_schedule: Schedule) -> None:
    """Stopped is stopped."""
    room = Room(zone_schedule, now=1000.0)
    room.run(2)
    before = list(room.rounds)
    room.timetable.stop()
    with pytest.raises(IndexError):
        room.run(5)
    assert room.rounds == before


@pytest.fixture
def zone_schedule() -> Schedule:
    """One round a second, all listed."""
    return Schedule(1.0, 1, 20, 20)
