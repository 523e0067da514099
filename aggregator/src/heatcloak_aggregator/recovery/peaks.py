"""Where a smooth function of the place is highest, from few of its values."""

from __future__ import annotations

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray

_POINTS = 9
"""Places that are looked at in each bracket: it shrinks to a quarter."""


def highest(values: FloatArray) -> IntArray:
    """Positions of the local maxima, the ends among them; of equal neighbours the last one."""
    rises = np.empty(values.size + 1, dtype=np.bool_)
    rises[0], rises[-1] = True, False
    np.greater_equal(values[1:], values[:-1], out=rises[1:-1])
    return np.flatnonzero(rises[:-1] & ~rises[1:])


def sharpen(
    coordinates: FloatArray, direction: FloatArray, low: IntArray, high: IntArray
) -> tuple[IntArray, FloatArray]:
    """In each bracket low…high of places, the one whose column has the largest product with a direction.

    Args:
        coordinates: the columns as rows, shape (n, r).
        direction: shape (r,).
        low: first place of each bracket, shape (p,).
        high: last place of each bracket.

    Returns:
        The places (p,) and the products. Of a function with several peaks in a bracket it is one of them.
    """
    ladder = np.arange(_POINTS) / (_POINTS - 1)
    rows = np.arange(low.size)
    while True:
        wide = high - low
        places = low[:, None] + np.rint(wide[:, None] * ladder).astype(np.intp)
        values = coordinates[places.ravel()].dot(direction).reshape(places.shape)
        best = values.argmax(axis=1)
        if wide.max(initial=0) < _POINTS:
            return places[rows, best], values[rows, best]
        low = places[rows, np.maximum(best - 1, 0)]
        high = places[rows, np.minimum(best + 1, _POINTS - 1)]
