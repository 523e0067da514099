"""Where each source of a sample could as well be, the others being where they are: smoother than the samples.

A few hundred samples on as many vertices are mostly holes. The full conditional of each of their sources is
a probability for every vertex; its mean over the samples is that of the samples themselves, with next to none
of their scatter. Regions that are chosen by it do not follow chance.
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
    Rows,
    Vertices,
    room_for,
    shifted,
    vertices_of,
    weigh,
)
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced

_SOURCES = 512
"""Sources whose conditionals are formed."""
_MOST_ENTRIES = 1 << 22


class Conditionals(NamedTuple):
    """Sources of some samples, each as a distribution over the vertices.

    Attributes:
        probabilities: at each vertex of each source, shape (n, sources).
        owners: the sample of each source, rising, shape (sources,).
        samples: how many samples there are, with or without sources.
    """

    probabilities: FloatArray
    owners: Int64Array
    samples: int


def conditionals_of(samples: Samples, reduced: Reduced, prior: Prior) -> Conditionals:
    """The conditionals of all sources of as many samples as there is room for, evenly taken."""
    n = len(reduced.columns)
    most = max(1, min(_SOURCES, _MOST_ENTRIES // n) // max(1, round(float(samples.counts.mean()))))
    taken = np.unique(np.linspace(0, samples.size - 1, min(most, samples.size)).astype(np.int64))
    few = samples.where(np.isin(np.arange(samples.size), taken))
    found = np.empty((n, int(few.counts.sum())))
    _fill.call(
        vertices_of(reduced), room_for(n), few.counts, few.places, few.intensities, found, np.empty((2, n)),
        prior.faint, prior.bright,
    )  # fmt: skip
    return Conditionals(found, np.repeat(np.arange(few.size), few.counts), few.size)


@native(
    f"vertices={VERTICES} rows={ROWS} counts[samples]:i8 spots[samples,width]:i8 warm[samples,width] "
    "found[n,sources] room[two,n] faint bright"
)
def _fill(
    vertices: Vertices,
    rows: Rows,
    counts: Int64Array,
    spots: Int64Array,
    warm: FloatArray,
    found: FloatArray,
    room: FloatArray,
    faint: float,
    bright: float,
) -> None:
    c, heights, at = room[0], room[1], 0
    for s in range(counts.size):
        for i in range(counts[s]):
            copy(c, vertices.prices)
            for j in range(counts[s]):
                if j != i:
                    shifted(vertices, rows, c, spots[s, j], -warm[s, j], c)
            weigh(c, vertices.squares, 1.0, faint, bright, heights)
            below = 0.0
            for v in range(c.size):
                found[v, at] = (heights[v] - below) / heights[-1]
                below = heights[v]
            at += 1
