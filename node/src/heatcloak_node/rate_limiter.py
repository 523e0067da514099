"""Limit the rate of sending after an outage, so that a backlog does not flood broker and aggregator."""

from __future__ import annotations

from collections.abc import Callable

RATE = 500.0
"""Readings per second. A day of readings, one per second, takes three minutes; network, broker and aggregator
keep capacity for other nodes, and the aggregator does not treat it as a flood."""
BURST = 100


class RateLimiter:
    """A token bucket: ``rate`` per second, in bursts of up to ``burst``.

    Args:
        clock: monotonic seconds.
        rate: how many per second.
        burst: how many without a delay, after a pause.
    """

    def __init__(self, clock: Callable[[], float], rate: float = RATE, burst: int = BURST) -> None:
        self._clock = clock
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._refilled_at = clock()

    def refill(self) -> None:
        """Add the tokens for the time since the last call; nothing else adds tokens."""
        now = self._clock()
        elapsed = max(now - self._refilled_at, 0.0)
        self._tokens = min(self._burst, self._tokens + self._rate * elapsed)
        self._refilled_at = now

    @property
    def available(self) -> int:
        """How many may pass, as of the last `refill`."""
        return max(int(self._tokens), 0)

    def spend(self) -> None:
        """Use one token."""
        self._tokens -= 1.0

    @property
    def pause(self) -> float:
        """Seconds until half of a burst is available, starting from none."""
        return self._burst / (2 * self._rate)
