"""Vicinities: intervals with a stated probability of holding a source, estimated on separate samples."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.native import native
from heatcloak_aggregator.ranking import lowest
from heatcloak_aggregator.recovery.posterior.samples import Samples


@dataclass(frozen=True)
class Vicinity:
    """An interval, and the posterior probability that it holds a source.

    Attributes:
        low: its left end, in [0, 1].
        high: its right end, in [low, 1].
        probability: the share of samples with at least one source in it, of chains that did not choose it. It
            is near the requested level, a little above or below it.
    """

    low: float
    high: float
    probability: float


def vicinities(samples: Samples, level: float) -> list[Vicinity]:
    """Return disjoint intervals, shortest first, each with a source at probability ``level``.

    Half of the chains choose: the shortest interval that holds a source in that share of their samples, then
    the shortest of those disjoint from it, and so on. The other half estimate the probability: on the samples
    that chose an interval, the estimate would be biased upwards.

    Args:
        samples: at least two.
        level: between 0 and 1, both excluded.
    """
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


def holding(counts: Int64Array, places: FloatArray, low: float, high: float) -> int:
    """Return the number of samples with at least one source in [low, high]."""
    return int(_holding.call(counts, places, low, high))


@native("counts[samples]:i8 places[samples,width] low high -> i8")
def _holding(counts: Int64Array, places: FloatArray, low: float, high: float) -> int:
    held = 0
    for sample in range(counts.size):
        for i in range(counts[sample]):
            if low <= places[sample, i] <= high:
                held += 1
                break
    return held


def tightest(
    points: FloatArray, owners: Int64Array, samples: int, needed: int
) -> tuple[FloatArray, FloatArray]:
    """Return, for each left end, the shortest interval in which ``needed`` samples have a point.

    The right ends rise with the left ones: two pointers pass over the points once.

    Args:
        points: places of all sources of all samples, ascending, shape (p,).
        owners: the sample of each point, shape (p,).
        samples: number of samples.
        needed: at least one.

    Returns:
        The left ends that have a right end, and the right ends.
    """
    inside = np.zeros(samples, np.int64)
    lows, highs = np.empty(points.size), np.empty(points.size)
    found = _tightest.call(points, owners, inside, lows, highs, needed)
    return lows[:found], highs[:found]


@native("points[p] owners[p]:i8 inside[samples]:i8 lows[p] highs[p] needed:i8 -> i8")
def _tightest(
    points: FloatArray,
    owners: Int64Array,
    inside: Int64Array,
    lows: FloatArray,
    highs: FloatArray,
    needed: int,
) -> int:
    held, after, found = 0, 0, 0
    for left in range(points.size):
        while held < needed and after < points.size:
            inside[owners[after]] += 1
            held += 1 if inside[owners[after]] == 1 else 0
            after += 1
        if held < needed:
            break
        lows[found], highs[found] = points[left], points[after - 1]
        found += 1
        inside[owners[left]] -= 1
        held -= 1 if inside[owners[left]] == 0 else 0
    return found
