"""Vicinities on a graph: connected vertices with a stated probability of holding a source."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.ranking import TIE, descending
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_aggregator.recovery.posterior.vertices.enumeration import ExactPosterior
from heatcloak_aggregator.recovery.posterior.vertices.growth import (
    Conditionals,
    conditionals_of,
    coverage,
    expected_numbers,
    grow,
)
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced

if TYPE_CHECKING:
    from scipy.sparse import csr_array


_BEGINNINGS = 6
"""Greatest number of vertices from which a region is grown."""
_LARGE = 250
"""Number of vertices of a region above which no other start is tried."""


@dataclass(frozen=True)
class VertexVicinity:
    """Connected vertices, and the posterior probability that they hold a source.

    Attributes:
        vertices: ascending, at least one.
        probability: the share of samples with at least one source among them, of chains that did not choose
            them; exact if the posterior was enumerated. It is near the requested level, a little above or
            below it.
    """

    vertices: tuple[int, ...]
    probability: float


def regions(
    samples: Samples,
    enumerated: ExactPosterior | None,
    reduced: Reduced,
    prior: Prior,
    adjacency: csr_array,
    level: float,
) -> list[BoolArray]:
    """Return disjoint connected sets of vertices that hold a source with probability ``level`` each.

    A set starts at a likely vertex and repeatedly adds the shortest path to a further vertex with the
    greatest gain per vertex of the path. Of several starts the smallest set is taken, then the next on the
    remaining vertices.

    Args:
        samples: at least one: those that choose.
        enumerated: exact probabilities of a single source, to choose by instead; or None.
        reduced: columns and data.
        prior: the prior.
        adjacency: its entries are the edges, shape (n, n).
        level: between 0 and 1.
    """
    if enumerated is not None and enumerated.pairs is None:
        known = Conditionals.by_vertex(enumerated.single[:, None], np.zeros(1, dtype=np.int64), 1)
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
                # The connected component of this vertex does not reach the level.
                barred |= inside
        if options:
            found.append(min(options, key=np.count_nonzero))
            barred |= found[-1]
    return found


def _beginnings(
    expected: FloatArray, starts: Int64Array, neighbours: Int64Array, barred: BoolArray
) -> list[int]:
    """Return likely vertices that are not barred: local maxima, or else the likeliest."""
    around = np.append(expected[neighbours], 0.0)
    greatest = np.where(np.diff(starts) > 0, np.maximum.reduceat(around, starts[:-1]), 0.0)
    free = np.flatnonzero(~barred)
    peaks = free[expected[free] >= greatest[free] * (1.0 - TIE)]
    chosen = peaks if peaks.size else free
    return [int(v) for v in chosen[descending(expected[chosen])][: _BEGINNINGS if peaks.size else 1]]


def held(samples: Samples, inside: BoolArray) -> float:
    """Return the share of the samples with at least one source at a vertex of ``inside`` (n,)."""
    return float((samples.present & inside[samples.places]).any(axis=1).mean())
