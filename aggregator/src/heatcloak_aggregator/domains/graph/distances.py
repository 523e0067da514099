"""Lengths of shortest paths on a graph, computed once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from weakref import WeakKeyDictionary

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.domains.graph.domain import GraphDomain

_REMEMBERED = 1 << 24
"""Greatest number of distances of a graph that are kept: 128 MB, which is enough for 4096 vertices."""


class _Rows:
    """The distances of all vertices from those that were asked for last."""

    def __init__(self, n: int) -> None:
        self._most = max(1, min(n, _REMEMBERED // n))
        self._rows = np.empty((self._most, n))
        self._row_of = np.full(n, -1)
        self._vertex_of = np.full(self._most, -1)
        self._next = 0
        self._lock = threading.Lock()

    def fetch(self, domain: GraphDomain, vertices: Int64Array) -> FloatArray:
        """Return the distances from some vertices (p,), shape (p, n)."""
        wanted = np.unique(vertices)
        if wanted.size > self._most:
            return domain.distances(vertices)
        with self._lock:
            missing = wanted[self._row_of[wanted] < 0]
            while missing.size:
                self._put(missing, domain.distances(missing))
                # A new row may have replaced one that is wanted, too.
                missing = wanted[self._row_of[wanted] < 0]
            return np.asarray(self._rows[self._row_of[vertices]])

    def _put(self, vertices: Int64Array, distances: FloatArray) -> None:
        """Write rows over the oldest ones."""
        into = (self._next + np.arange(vertices.size)) % self._most
        self._next += vertices.size
        old = self._vertex_of[into]
        self._row_of[old[old >= 0]] = -1
        self._rows[into] = distances
        self._row_of[vertices], self._vertex_of[into] = into, vertices


_known: WeakKeyDictionary[GraphDomain, _Rows] = WeakKeyDictionary()


def distances_on(domain: GraphDomain) -> Callable[[Int64Array], FloatArray]:
    """Return a function for the distances of all vertices from some (p,), shape (p, n).

    It keeps up to 128 MB of what it has computed. Threads may share it.
    """
    rows = _known.get(domain)
    if rows is None:
        rows = _known.setdefault(domain, _Rows(domain.n_vertices))
    return lambda vertices: rows.fetch(domain, vertices)
