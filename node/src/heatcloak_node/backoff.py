"""How long to wait before the next try: doubling, jittered, bounded."""

from __future__ import annotations

import random


class Backoff:
    """Delays between tries.

    The jitter spreads a zone's nodes after the broker came back, so that they do not all knock at once.

    Args:
        first: seconds of the first delay, before jitter.
        longest: seconds that no delay exceeds.
        jitter: a source of randomness; it has nothing to do with the noise.
    """

    def __init__(
        self, first: float = 0.5, longest: float = 60.0, jitter: random.Random | None = None
    ) -> None:
        self._first = first
        self._longest = longest
        self._jitter = jitter or random.Random()  # noqa: S311  spreads load, hides nothing
        self._next = first

    def delay(self) -> float:
        """Seconds to wait now; the next call doubles them."""
        delay = self._next * self._jitter.uniform(0.5, 1.0)
        self._next = min(self._next * 2, self._longest)
        return delay

    def reset(self) -> None:
        """Begin again with the first delay."""
        self._next = self._first
