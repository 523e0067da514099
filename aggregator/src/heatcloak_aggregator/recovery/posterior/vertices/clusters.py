"""Clusters: groups of vertices that the readings hardly tell apart.

The noise of a private zone is so large that neighbouring vertices explain the readings almost equally well.
The sampler proposes a cluster by the weight of one of its vertices, then any of its vertices, and corrects
the difference when it accepts. Weighing clusters instead of vertices makes its moves up to n / clusters times
faster.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.native import native, sum_kernel

_WORTH = 0.5
"""Number of clusters, as a share of the vertices, from which on every vertex is its own cluster."""


class Clusters(NamedTuple):
    """A partition of the vertices; each cluster is represented by one of its vertices.

    Attributes:
        columns: b_v of the representatives, shape (d, clusters).
        squares: ‖b_v‖² of the representatives, shape (clusters,).
        sizes: number of vertices of each cluster, shape (clusters,).
        first: index of its first vertex in ``members``, shape (clusters,).
        members: the vertices of all clusters, one cluster after the other, shape (n,).
        cluster_of: the cluster of each vertex, shape (n,).
    """

    columns: FloatArray
    squares: FloatArray
    sizes: FloatArray
    first: Int64Array
    members: Int64Array
    cluster_of: Int64Array


CLUSTERS = (
    "Clusters(columns[d,clusters] squares[clusters] sizes[clusters] first[clusters]:i8 members[n]:i8 "
    "cluster_of[n]:i8)"
)
"""The named tuple in the signature of a native function."""


def clusters_of(columns: FloatArray, radius: float) -> Clusters:
    """Return clusters in which every column is within ``radius`` of that of the representative.

    Args:
        columns: b_v of all vertices as rows, in units of the noise, shape (n, d).
        radius: at least 0.
    """
    n = len(columns)
    vertices, cluster_of = np.empty(max(1, int(_WORTH * n)), np.int64), np.empty(n, np.int64)
    gaps, between = np.full(n, np.inf), np.empty(vertices.size)
    found = _group.call(columns, vertices, cluster_of, gaps, between, radius * radius)
    if not found:
        vertices = cluster_of = np.arange(n)
        found = n
    chosen = columns[vertices[:found]]
    sizes = np.bincount(cluster_of, minlength=found)
    return Clusters(
        np.ascontiguousarray(chosen.T),
        np.einsum("ij,ij->i", chosen, chosen),
        sizes.astype(np.float64),
        np.cumsum(sizes) - sizes,
        np.argsort(cluster_of, kind="stable").astype(np.int64),
        cluster_of,
    )


@native("columns[n,d] vertices[most]:i8 cluster_of[n]:i8 gaps[n] between[most] square -> i8")
def _group(
    columns: FloatArray,
    vertices: Int64Array,
    cluster_of: Int64Array,
    gaps: FloatArray,
    between: FloatArray,
    square: float,
) -> int:
    """Add the vertex farthest from all representatives until it is near enough (Gonzalez 1985).

    Returns:
        The number of clusters, or 0 if more than ``vertices`` holds would be needed.
    """
    farthest = 0
    for count in range(vertices.size):
        for cluster in range(count):
            between[cluster] = _apart(columns, farthest, vertices[cluster])
        vertices[count] = farthest
        widest = -1.0
        for v in range(columns.shape[0]):
            # By the triangle inequality, a vertex stays with a representative that is half as far away.
            if count == 0 or between[cluster_of[v]] < 4.0 * gaps[v]:
                apart = _apart(columns, vertices[count], v)
                if apart < gaps[v]:
                    gaps[v], cluster_of[v] = apart, count
            if gaps[v] > widest:
                widest, farthest = gaps[v], v
        if widest <= square:
            return count + 1
    return 0


@sum_kernel
def _apart(columns: FloatArray, u: int, v: int) -> float:
    """Return ‖b_u − b_v‖²."""
    total = 0.0
    for d in range(columns.shape[1]):
        difference = columns[u, d] - columns[v, d]
        total += difference * difference
    return total
