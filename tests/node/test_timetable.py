"""The timetable: each listed round once, none twice, whatever the clock does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heatcloak_node.reactor import Callback, Timer
from heatcloak_node.timetable import LONGEST_SLEEP, Timetable
from heatcloak_shared.schedule import Schedule


class Room:
    """A clock that a test turns, and the timers that follow it."""

    def __init__(self, schedule: Schedule, now: float, takes: float = 0.0) -> None:
        self.now = now
        self.rounds: list[int] = []
        self._pending: list[tuple[float, Timer]] = []
        self.timetable = Timetable(self, schedule, lambda: self.now, self.rounds.append, takes=takes)
        self.timetable.start()

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
