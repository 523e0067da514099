"""How fast a node catches up: no faster than leaves room for the others. Pure: the clock is passed in."""

from __future__ import annotations

from collections.abc import Callable

RATE = 500.0
"""Readings a second. A day of them, one a second, takes three minutes; network, broker and aggregator have
room for other nodes meanwhile, and the aggregator does not take it for a flood."""
BURST = 100


class Pace:
    """Lets ``rate`` a second pass, and up to ``burst`` at once.

    Args:
        clock: seconds that only go forward.
        rate: how many a second.
        burst: how many at once, after a rest.
    """

    def __init__(self, clock: Callable[[], float], rate: float = RATE, burst: int = BURST) -> None:
        self._clock = clock
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = clock()

    def refill(self) -> None:
        """Look at the clock: what may pass grows here and nowhere else."""
        now = self._clock()
        self._left = min(self._burst, self._left + self._rate * max(now - self._at, 0.0))
        self._at = now

    @property
    def left(self) -> int:
        """How many may pass, as of the last look."""
        return max(int(self._left), 0)

    def spend(self) -> None:
        """One passes."""
        self._left -= 1.0

    @property
    def pause(self) -> float:
        """Seconds until half of a burst may pass again, when none may now."""
        return self._burst / (2 * self._rate)
