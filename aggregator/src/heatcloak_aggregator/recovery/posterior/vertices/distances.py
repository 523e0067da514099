"""Distances on a graph, remembered where they are few: a graph is recovered on round after round."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakKeyDictionary

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.domains import GraphDomain

_REMEMBERED = 1024
"""Vertices up to which all distances are kept: 8 MB."""
_WORTH = 0.25
"""Share of the vertices that is asked for at once from which all distances are found."""

_all: WeakKeyDictionary[GraphDomain, FloatArray] = WeakKeyDictionary()


def distances_on(domain: GraphDomain) -> Callable[[Int64Array], FloatArray]:
    """A function that gives the distances of all vertices from some (p,), shape (p, n)."""

    def distances(vertices: Int64Array) -> FloatArray:
        known = _all.get(domain)
        n = domain.n_vertices
        if known is None and n <= _REMEMBERED and vertices.size >= _WORTH * n:
            known = _all[domain] = domain.distances(np.arange(n))
        return domain.distances(vertices) if known is None else known[vertices]

    return distances
