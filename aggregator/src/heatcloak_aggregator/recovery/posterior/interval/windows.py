"""The shortest intervals that hold a source in a given share of the samples."""

from __future__ import annotations

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.native import native


def holding(counts: Int64Array, places: FloatArray, low: float, high: float) -> int:
    """In how many samples at least one source stands in [low, high]."""
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
    """For each point as left end, the least right end such that ``needed`` samples have a point between.

    The right ends rise with the left ones: two pointers pass over the points once.

    Args:
        points: places of all sources of all samples, in rising order, shape (p,).
        owners: which sample each belongs to, shape (p,).
        samples: how many samples there are.
        needed: at least one.

    Returns:
        The left ends and the right ends, as many as have one.
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
