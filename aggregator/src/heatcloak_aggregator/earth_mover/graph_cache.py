"""Cache of a graph's prepared edges and latest distances, as long as the graph lives.

Experiments score thousands of estimates on one graph. Its edges are prepared once, and the distances from the
most recently used vertices are kept, within a fixed memory.
"""

from __future__ import annotations

import weakref
from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.earth_mover.network import network_of
from heatcloak_aggregator.earth_mover.spanning import incidence_of

if TYPE_CHECKING:
    from heatcloak_aggregator.domains import GraphDomain

MAX_DISTANCES = 1 << 22
"""Greatest number of cached distances of a graph: 32 MB, all of them up to 2048 vertices."""

_known: dict[int, tuple[weakref.ref[GraphDomain], GraphCache]] = {}


def cache_of(domain: GraphDomain) -> GraphCache:
    """Return the cache of this graph object."""
    number = id(domain)
    found = _known.get(number)
    if found is not None and found[0]() is domain:
        return found[1]
    cache = GraphCache(domain)
    # Look up by identity: comparing two graphs takes longer than a distance.
    _known[number] = (weakref.ref(domain, lambda _: _known.pop(number, None)), cache)
    return cache


class GraphCache:
    """Cache of one graph of two or more vertices. Threads may share it.

    Attributes:
        network: the graph's edges.
        incidence: the edges at each vertex.
        degree: the largest degree.
    """

    def __init__(self, domain: GraphDomain) -> None:
        tails, heads = np.ascontiguousarray(domain.edges.T, dtype=np.int32)
        self.network = network_of(domain.n_vertices, tails, heads, domain.lengths.copy())
        self.incidence = incidence_of(domain.n_vertices, tails, heads)
        self.degree = int(np.diff(self.incidence.starts).max())
        self._rows: OrderedDict[int, FloatArray] = OrderedDict()
        self._lock = Lock()

    def rows(self, domain: GraphDomain, vertices: IntArray) -> list[FloatArray]:
        """Return the distances from each of ``vertices`` to every vertex, read-only, shape (n,) each."""
        with self._lock:
            found = {vertex: self._rows[vertex] for vertex in vertices.tolist() if vertex in self._rows}
        missing = [vertex for vertex in vertices.tolist() if vertex not in found]
        if missing:
            for vertex, row in zip(missing, domain.distances(missing), strict=True):
                found[vertex] = row.copy()
                found[vertex].setflags(write=False)
        with self._lock:
            for vertex in vertices.tolist():
                self._rows[vertex] = found[vertex]
                self._rows.move_to_end(vertex)
            while len(self._rows) * domain.n_vertices > MAX_DISTANCES:
                self._rows.popitem(last=False)
        return [found[vertex] for vertex in vertices.tolist()]
