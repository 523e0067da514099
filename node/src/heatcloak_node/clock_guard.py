"""What a clock must not do to the budget: the ledger counts rounds by a clock that may be wrong.

A node has two clocks. The one that tells the time can be unset, set, and set again, by whoever answers the
network's time requests; the steady one only counts. The ledger never grants a round twice; here a round is
refused that would make the budget renew faster than time passes.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from heatcloak_shared.schedule import Schedule

EARLIEST = 1767225600.0
"""The first second of 2026. A clock before it was never set: this program did not exist then."""
SHARE = 31 / 32
"""Of a budget period: the stretch that may hold no more than one budget. The rest is for time daemons."""
SLACK = 0.05
"""Of a round: what a busy machine may take between looking at the time and asking about the round."""
BUCKETS = 64


def steady_clock() -> float:
    """Seconds that never jump, and go on while the machine sleeps, where the system counts them."""
    boottime = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boottime is None else time.clock_gettime(boottime)


class ClockGuard:
    """Says which rounds come too early for the steady clock. Pure: it is passed in.

    However the clock is set while the node runs, no stretch of `SHARE` of a budget period, less the
    schedule's ``max_delay`` and `SLACK` of a round, sees more releases than one budget has: two releases may
    come so much closer because the first one was late. With a clock that is right nothing is ever refused:
    the listed rounds stand at the same places in every period.

    Releases are counted in buckets of steady time, so that it takes no more memory for more of them.

    Args:
        schedule: the zone's schedule.
        steady: seconds that never jump.
    """

    def __init__(self, schedule: Schedule, steady: Callable[[], float] = steady_clock) -> None:
        self._schedule = schedule
        self._steady = steady
        window = schedule.period * (SHARE * schedule.budget_rounds - SLACK) - schedule.max_delay
        # One bucket more than the window needs: the oldest may have begun long before its release.
        self._bucket = window / (BUCKETS - 1)
        self._asked = 0.0
        self._counts: deque[tuple[int, int]] = deque()
        self._latest: int | None = None

    def objection(self, round_number: int) -> str | None:
        """Why ``round_number`` must not be released now, in words fit for the public; None if it may be."""
        if self._schedule.end_of(round_number) <= EARLIEST:
            return "the clock was never set"
        self._asked = self._steady()
        if round_number == self._latest or self._recent() < self._schedule.releases:
            return None
        return "the clock was set forward: the budget renews no faster than time passes"

    def begun(self, round_number: int) -> None:
        """``round_number``, asked about last, may be released; by several nodes, it counts once.

        It counts from when it was asked about: a disk that takes its time in between moves nothing.
        """
        if round_number == self._latest:
            return
        self._latest = round_number
        bucket = int(self._asked // self._bucket)
        count = self._counts.pop()[1] if self._counts and self._counts[-1][0] == bucket else 0
        self._counts.append((bucket, count + 1))

    def _recent(self) -> int:
        """How many rounds were released within the window that ends now."""
        oldest = int(self._asked // self._bucket) - BUCKETS + 1
        while self._counts and self._counts[0][0] < oldest:
            self._counts.popleft()
        return sum(count for _, count in self._counts)
