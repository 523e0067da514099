"""Vicinities on a graph: connected vertices that hold a source with a probability that they had no say in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.ranking import TIE, descending
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced
from heatcloak_aggregator.recovery.posterior.vertices.worlds import Worlds

if TYPE_CHECKING:
    from scipy.sparse import csr_array


_BEGINNINGS = 6
"""Places where a set may begin."""
_LARGE = 500
"""Vertices of a set beyond which no other beginning is tried."""


@dataclass(frozen=True)
class VertexVicinity:
    """Connected vertices, and the posterior probability that they hold a source.

    Attributes:
        vertices: rising, at least one.
        probability: the share of samples with at least one source among them, of chains that had no say in
            choosing them; exact where all worlds were weighed. It lies near the level that was asked for, a
            little above or below it.
    """

    vertices: tuple[int, ...]
    probability: float


def regions(
    samples: Samples,
    worlds: Worlds | None,
    reduced: Reduced,
    prior: Prior,
    adjacency: csr_array,
    level: float,
) -> list[BoolArray]:
    """Disjoint connected sets of vertices that hold a source with probability ``level`` each.

    A set begins with a likely vertex and takes in, one after the other, the shortest way to a further vertex
    that adds most for each vertex of the way. Of some that begin in different places the smallest is taken,
    then the next on the vertices that are left.

    Args:
        samples: at least one: those that choose.
        worlds: exact probabilities of a single source, where they are known, to choose by instead.
        reduced: columns and data.
        prior: what is believed.
        adjacency: its entries are the edges, shape (n, n).
        level: between 0 and 1.
    """
    # Numba takes a while to import: only those who ask wait for it.
    from heatcloak_aggregator.recovery.posterior.vertices.conditionals import Conditionals, conditionals_of
    from heatcloak_aggregator.recovery.posterior.vertices.growth import coverage, expected_numbers, grow

    if worlds is not None and worlds.pairs is None:
        known = Conditionals(worlds.single[:, None].copy(), np.zeros(1, dtype=np.int64), 1)
    else:
        known = conditionals_of(samples, reduced, prior)
    starts, neighbours = adjacency.indptr.astype(np.int64), adjacency.indices.astype(np.int64)
    expected = expected_numbers(known)
    barred = np.zeros(expected.size, dtype=np.bool_)
    found: list[BoolArray] = []
    while coverage(known, ~barred) >= level:
        options = []
        for start in _beginnings(expected, starts, neighbours, barred):
            inside = np.zeros_like(barred)
            if barred[start]:
                continue
            if grow(known, starts, neighbours, barred, start, level, inside) >= level:
                options.append(inside)
                if np.count_nonzero(inside) > _LARGE:
                    break
            else:
                # All that can be reached from there is too little.
                barred |= inside
        if options:
            found.append(min(options, key=np.count_nonzero))
            barred |= found[-1]
    return found


def _beginnings(
    expected: FloatArray, starts: Int64Array, neighbours: Int64Array, barred: BoolArray
) -> list[int]:
    """Likely vertices that are not barred: those that no neighbour outdoes, or else the likeliest."""
    around = np.append(expected[neighbours], 0.0)
    greatest = np.where(np.diff(starts) > 0, np.maximum.reduceat(around, starts[:-1]), 0.0)
    free = np.flatnonzero(~barred)
    peaks = free[expected[free] >= greatest[free] * (1.0 - TIE)]
    chosen = peaks if peaks.size else free
    return [int(v) for v in chosen[descending(expected[chosen])][: _BEGINNINGS if peaks.size else 1]]


def held(samples: Samples, inside: BoolArray) -> float:
    """The share of the samples with at least one source at a vertex of ``inside`` (n,)."""
    present = np.arange(samples.places.shape[1]) < samples.counts[:, None]
    return float((present & inside[samples.places]).any(axis=1).mean())
