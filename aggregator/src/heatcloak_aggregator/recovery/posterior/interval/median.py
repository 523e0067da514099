"""Estimate of least expected earth mover's distance: the pointwise median of the cumulative function.

In one dimension the earth mover's distance of two measures of mass one is ∫|F − G| (Gilbert & McMillan 2018,
Definition 1). Its posterior expectation is ∫E|F(x) − G(x)|dx, and is least if G(x) is the posterior median of
F(x) at each x. Medians of increasing functions are increasing.
"""

from __future__ import annotations

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.native import native

_KNOTS = 1024
"""Number of cells up to which the median is computed at every boundary."""
_RISE = 1.0 / 2048.0
"""Largest rise of the median between two knots that have a boundary between them."""


def median_shares(counts: Int64Array, places: FloatArray, intensities: FloatArray, cells: int) -> FloatArray:
    """Return shares of the mass at i/n, i = 1…n, whose cumulative function is the median one.

    Their sum is one. A source counts at the nearest i/n. For more than 1024 cells the median is computed at
    knots only, finer where it rises; between two knots it rises by less than 1/2048, or is linear within one
    step.

    Args:
        counts: number of sources of each sample, at least one, shape (samples,).
        places: in each row the first ``counts`` are ascending, shape (samples, width).
        intensities: likewise, positive.
        cells: n.
    """
    if cells == 1:
        return np.ones(1)
    shares = intensities / np.where(np.arange(intensities.shape[1]) < counts[:, None], intensities, 0.0).sum(
        axis=1, keepdims=True
    )
    knots = np.unique(np.linspace(1, cells - 1, min(cells - 1, _KNOTS)).astype(np.int64))
    heights = _medians(counts, places, shares, knots, cells)
    while cells > _KNOTS:
        # Refine where the median rises between neighbours.
        ends, levels = np.concatenate([[0], knots, [cells]]), np.concatenate([[0.0], heights, [1.0]])
        steep = (np.diff(levels) > _RISE) & (np.diff(ends) > 1)
        if not steep.any():
            break
        more = (ends[:-1][steep] + ends[1:][steep]) // 2
        order = np.argsort(np.concatenate([knots, more]), kind="stable")
        heights = np.concatenate([heights, _medians(counts, places, shares, more, cells)])[order]
        knots = np.concatenate([knots, more])[order]
    if knots.size < cells - 1:
        ends, levels = np.concatenate([[0], knots, [cells]]), np.concatenate([[0.0], heights, [1.0]])
        heights = np.interp(np.arange(1, cells), ends, levels)
    # The sum of the shares may differ from one by rounding.
    return np.diff(np.clip(np.maximum.accumulate(heights), 0.0, 1.0), prepend=0.0, append=1.0)


def _medians(
    counts: Int64Array, places: FloatArray, shares: FloatArray, knots: Int64Array, cells: int
) -> FloatArray:
    """Return the median of the cumulative functions at the upper boundary (i + ½)/n of each of ``knots``."""
    boundaries = (knots + 0.5) / cells
    parts = []
    step = max(1, (1 << 22) // counts.size)
    for start in range(0, knots.size, step):
        heights = cumulative(counts, places, shares, boundaries[start : start + step])
        parts.append(_row_medians(heights))
    return np.concatenate(parts)


def _row_medians(rows: FloatArray) -> FloatArray:
    middle = rows.shape[1] // 2
    if rows.shape[1] % 2:
        return np.partition(rows, middle, axis=1)[:, middle]
    parted = np.partition(rows, (middle - 1, middle), axis=1)
    return 0.5 * (parted[:, middle - 1] + parted[:, middle])


def cumulative(counts: Int64Array, places: FloatArray, shares: FloatArray, knots: FloatArray) -> FloatArray:
    """Return each sample's share of mass at or below each ascending knot, shape (knots, samples)."""
    heights = np.empty((knots.size, counts.size))
    _cumulative.call(counts, places, shares, knots, heights)
    return heights


@native("counts[samples]:i8 places[samples,width] shares[samples,width] knots[knots] heights[knots,samples]")
def _cumulative(
    counts: Int64Array, places: FloatArray, shares: FloatArray, knots: FloatArray, heights: FloatArray
) -> None:
    for sample in range(counts.size):
        reached, i = 0.0, 0
        for knot in range(knots.size):
            while i < counts[sample] and places[sample, i] <= knots[knot]:
                reached += shares[sample, i]
                i += 1
            heights[knot, sample] = reached
