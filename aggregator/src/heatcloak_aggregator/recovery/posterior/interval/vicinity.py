"""Vicinities: intervals that hold a source with a probability that samples without a say in them state."""

from __future__ import annotations

import math
from dataclasses import dataclass

from heatcloak_aggregator.ranking import lowest
from heatcloak_aggregator.recovery.posterior.samples import Samples


@dataclass(frozen=True)
class Vicinity:
    """An interval, and the posterior probability that it holds a source.

    Attributes:
        low: its left end, in [0, 1].
        high: its right end, in [low, 1].
        probability: the share of samples with at least one source in it, of chains that had no say in
            choosing it. It lies near the level that was asked for, a little above or below it.
    """

    low: float
    high: float
    probability: float


def vicinities(samples: Samples, level: float) -> list[Vicinity]:
    """Disjoint intervals, shortest first, each of which holds at least one source with probability ``level``.

    Half of the chains choose: the shortest interval that holds a source in that share of their samples, then
    the shortest of those that do not meet it, and so on. The other half state the probability: on samples
    that chose an interval, its probability is flattered.

    Args:
        samples: at least two.
        level: between 0 and 1, both excluded.
    """
    # Numba takes a while to import: only those who ask wait for it.
    from heatcloak_aggregator.recovery.posterior.interval.windows import holding, tightest

    chosen_by, judged_by = samples.halves()
    points, owners = chosen_by.points()
    needed = max(1, math.ceil(level * chosen_by.size))
    lows, highs = tightest(points, owners, chosen_by.size, needed)
    found = []
    while lows.size:
        best = lowest(highs - lows)
        low, high = float(lows[best]), float(highs[best])
        held = holding(judged_by.counts, judged_by.places, low, high)
        found.append(Vicinity(low, high, held / judged_by.size))
        apart = (highs < low) | (lows > high)
        lows, highs = lows[apart], highs[apart]
    return found
