"""Keep a wrong clock from renewing the budget early.

A node has two clocks. The wall clock can be unset, and set again and again by the network's time servers; the
steady clock only counts. The ledger never grants a round twice. The guard refuses a round that would make the
budget renew faster than steady time passes.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from heatcloak_shared.schedule import Schedule

EARLIEST = 1767225600.0
"""The first second of 2026. A clock before it was never set: the program is newer."""
SHARE = 31 / 32
"""The share of a budget period that may hold at most one budget. The rest is left for time daemons."""
SLACK = 0.05
"""The share of a round that a busy machine may take between reading the time and calling `objection`."""
BUCKETS = 64


def steady_clock() -> float:
    """Return seconds that never jump; where the system supports it, they include time asleep."""
    boottime = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boottime is None else time.clock_gettime(boottime)


class ClockGuard:
    """Refuse rounds that come too early by the steady clock.

    However the wall clock is set while the node runs, no interval of `SHARE` of a budget period, less the
    schedule's ``max_delay`` and `SLACK` of a round, has more releases than one budget: two releases may be
    that much closer because the first was late. With a correct clock nothing is ever refused, because the
    listed rounds are at the same places in every period.

    Releases are counted in buckets of steady time, so that the memory needed does not grow with their number.

    Args:
        schedule: the zone's schedule.
        steady: the steady clock, in seconds.
    """

    def __init__(self, schedule: Schedule, steady: Callable[[], float] = steady_clock) -> None:
        self._schedule = schedule
        self._steady = steady
        window = schedule.period * (SHARE * schedule.budget_rounds - SLACK) - schedule.max_delay
        # One bucket more than the window needs: the oldest may have begun well before its first release.
        self._bucket = window / (BUCKETS - 1)
        self._asked_at = 0.0
        self._counts: deque[tuple[int, int]] = deque()
        self._latest: int | None = None

    def objection(self, round_number: int) -> str | None:
        """Return the public reason not to release ``round_number`` now; None if it may be released."""
        if self._schedule.end_of(round_number) <= EARLIEST:
            return "the clock was never set"
        self._asked_at = self._steady()
        if round_number == self._latest or self._recent() < self._schedule.releases:
            return None
        return "the clock was set forward: the budget renews no faster than time passes"

    def begun(self, round_number: int) -> None:
        """Count the round of the last `objection` as released; several nodes of one round count once.

        It counts from the time of `objection`, so that a slow disk in between changes nothing.
        """
        if round_number == self._latest:
            return
        self._latest = round_number
        bucket = int(self._asked_at // self._bucket)
        count = self._counts.pop()[1] if self._counts and self._counts[-1][0] == bucket else 0
        self._counts.append((bucket, count + 1))

    def _recent(self) -> int:
        """Return how many rounds were released within the window that ends now."""
        oldest = int(self._asked_at // self._bucket) - BUCKETS + 1
        while self._counts and self._counts[0][0] < oldest:
            self._counts.popleft()
        return sum(count for _, count in self._counts)
