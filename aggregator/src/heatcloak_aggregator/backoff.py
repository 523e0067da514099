"""Delays between attempts, for the broker and for the store."""

from __future__ import annotations

import random
from collections.abc import Iterator


def exponential_delays(first: float, longest: float, *, jitter: float = 0.0) -> Iterator[float]:
    """Yield delays without end, in seconds: ``first``, then twice the previous one, at most ``longest``.

    Args:
        first: the first delay before jitter.
        longest: upper bound of every delay.
        jitter: each delay is multiplied by a random number in [1 - jitter, 1], so that clients that lost the
            same server do not all return to it in the same moment.
    """
    delay = first
    while True:
        yield delay * random.uniform(1.0 - jitter, 1.0)  # noqa: S311  spreads load, hides nothing
        delay = min(2 * delay, longest)
