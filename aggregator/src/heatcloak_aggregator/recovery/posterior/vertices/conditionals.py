"""Full conditionals of the sources of samples: smoother probabilities of vertices than those of the samples.

A few hundred samples leave most of as many vertices empty. The full conditional of each of their sources is a
probability for every vertex; its mean over the samples is that of the samples, with almost no sampling noise.
Regions chosen by it do not follow chance.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.native import native
from heatcloak_aggregator.recovery.linalg_kernels import copy
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_aggregator.recovery.posterior.vertices.full_conditional import (
    ROWS,
    VERTICES,
    GramRows,
    Vertices,
    empty_rows,
    shift_correlations,
    vertices_of,
    weigh_vertices,
)
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced

_MAX_SOURCES = 512
"""Greatest number of sources whose conditionals are computed."""
_MOST_ENTRIES = 1 << 22


class Conditionals(NamedTuple):
    """Sources of some samples, each as a distribution over the vertices.

    Attributes:
        probabilities: at each vertex of each source, shape (n, sources).
        owners: the sample of each source, ascending, shape (sources,).
        samples: number of samples, with or without sources.
    """

    probabilities: FloatArray
    owners: Int64Array
    samples: int


def conditionals_of(samples: Samples, reduced: Reduced, prior: Prior) -> Conditionals:
    """Return the conditionals of all sources of as many evenly spaced samples as memory allows."""
    n = len(reduced.columns)
    most = max(1, min(_MAX_SOURCES, _MOST_ENTRIES // n) // max(1, round(float(samples.counts.mean()))))
    taken = np.unique(np.linspace(0, samples.size - 1, min(most, samples.size)).astype(np.int64))
    few = samples.where(np.isin(np.arange(samples.size), taken))
    found = np.empty((n, int(few.counts.sum())))
    _fill.call(
        vertices_of(reduced), empty_rows(n), few.counts, few.places, few.intensities, found, np.empty((2, n)),
        prior.min_intensity, prior.max_intensity,
    )  # fmt: skip
    return Conditionals(found, np.repeat(np.arange(few.size), few.counts), few.size)


@native(
    f"vertices={VERTICES} rows={ROWS} counts[samples]:i8 places[samples,width]:i8 intensities[samples,width] "
    "found[n,sources] buffers[two,n] low high"
)
def _fill(
    vertices: Vertices,
    rows: GramRows,
    counts: Int64Array,
    places: Int64Array,
    intensities: FloatArray,
    found: FloatArray,
    buffers: FloatArray,
    low: float,
    high: float,
) -> None:
    c, heights, at = buffers[0], buffers[1], 0
    for s in range(counts.size):
        for i in range(counts[s]):
            copy(c, vertices.correlations)
            for j in range(counts[s]):
                if j != i:
                    shift_correlations(vertices, rows, c, places[s, j], -intensities[s, j], c)
            weigh_vertices(c, vertices.squares, 1.0, low, high, heights)
            below = 0.0
            for v in range(c.size):
                found[v, at] = (heights[v] - below) / heights[-1]
                below = heights[v]
            at += 1
