"""Shortest paths from a few vertices to all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import scipy

from heatcloak_aggregator.arrays import FloatArray, IntArray

if TYPE_CHECKING:
    from heatcloak_aggregator.domains.graph.domain import GraphDomain


def distances_from(domain: GraphDomain, vertices: IntArray) -> FloatArray:
    """Lengths of shortest paths from each of ``vertices`` (p,) to every vertex, shape (p, n).

    Dijkstra's algorithm from each; hops are counted by the same search without lengths.
    """
    found: FloatArray = scipy.sparse.csgraph.dijkstra(
        domain.length_matrix, directed=False, indices=vertices, unweighted=not domain.has_lengths
    )
    return found
