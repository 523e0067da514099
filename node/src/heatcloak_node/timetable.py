"""Wait for each listed round by the clock, and skip a round rather than be late for it."""

from __future__ import annotations

import logging
from collections.abc import Callable

from heatcloak_node.reactor import Timer, Timers
from heatcloak_shared.schedule import Schedule

LONGEST_SLEEP = 1.0

log = logging.getLogger(__name__)


class Timetable:
    """Call back once in each listed round, at the schedule's time or up to ``max_delay`` seconds after it.

    A round is skipped if it is later than that: the machine started or woke in the middle of it, was too
    busy, or its clock was set forward. The clock is read at least once a second, to notice that it was set or
    that the machine slept.

    Args:
        timers: schedules the wake-ups.
        schedule: the zone's schedule.
        clock: seconds since 1970.
        on_round: called with the round's number, at the schedule's time.
        on_wait: called with the number of the awaited round, whenever it changes.
        takes: seconds that a round's work takes. A round whose work would run into the next listed round is
            skipped too.

    Attributes:
        missed: how many listed rounds were skipped because they were late, or came during the callback of an
            earlier round.
    """

    def __init__(
        self,
        timers: Timers,
        schedule: Schedule,
        clock: Callable[[], float],
        on_round: Callable[[int], object],
        on_wait: Callable[[int], object] = lambda number: None,
        takes: float = 0.0,
    ) -> None:
        self._timers = timers
        self._schedule = schedule
        self._clock = clock
        self._on_round = on_round
        self._on_wait = on_wait
        self._takes = takes
        self._awaited: int | None = None
        self._last: int | None = None
        self._timer = Timer()
        self.missed = 0

    def start(self) -> None:
        """Wait for the current round if it is listed, or for the next listed one."""
        self._wait()

    def stop(self) -> None:
        """Stop calling back."""
        self._timer.cancel()

    def is_too_late(self, number: int) -> bool:
        """Whether it is too late to measure in a round: later than the schedule's ``max_delay``."""
        return self._schedule.is_too_late(number, self._clock())

    def _wait(self) -> None:
        now = self._clock()
        due = self._next(now)
        if due != self._awaited:
            self._awaited = due
            self._on_wait(due)
        delay = min(max(self._schedule.time_of(due) - now, 0.0), LONGEST_SLEEP)
        self._timer = self._timers.call_later(delay, lambda: self._wake(due))

    def _wake(self, due: int) -> None:
        now = self._clock()
        if self._is_missed(due, now):
            self._miss(due, now)
        elif self._schedule.round_of(now) == due and now >= self._schedule.time_of(due):
            self._last = due
            self._on_round(due)
            # The callback may have taken longer than a round.
            following, now = self._schedule.next_listed(due + 1), self._clock()
            if self._is_missed(following, now):
                self._miss(following, now)
        self._wait()

    def _is_missed(self, due: int, now: float) -> bool:
        return self._schedule.round_of(now) > due or self._is_too_late(due, now)

    def _miss(self, due: int, now: float) -> None:
        self.missed += 1
        level = logging.WARNING if self.missed == 1 else logging.DEBUG
        log.log(
            level,
            "round %d is skipped: it is %.2f s after its time, and the zone allows %g s: this machine was "
            "suspended or too busy, or its clock was set forward: prevent this, or raise max_delay in the "
            "zone file",
            due,
            now - self._schedule.time_of(due),
            self._schedule.max_delay,
        )

    def _next(self, now: float) -> int:
        current = self._schedule.round_of(now)
        due = self._schedule.next_listed(current)
        if due == current and (due == self._last or self._is_too_late(due, now)):
            due = self._schedule.next_listed(current + 1)
        return due

    def _is_too_late(self, due: int, now: float) -> bool:
        schedule = self._schedule
        following = schedule.time_of(schedule.next_listed(due + 1))
        runs_over = now > schedule.time_of(due) and now + self._takes > following
        return runs_over or schedule.is_too_late(due, now)
