"""Independent optimal transport on graphs: shortest paths by networkx, network simplex by POT."""

from __future__ import annotations

import networkx as nx
import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_lab.benchmarks.programs import silenced

with silenced():
    # Python warns of invalid escapes in its source.
    import ot


def shortest_paths(domain: GraphDomain) -> FloatArray:
    """Return the distances of all pairs of vertices, shape (n, n)."""
    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(range(domain.n_vertices))
    ends = zip(domain.edges.tolist(), domain.lengths.tolist(), strict=True)
    graph.add_weighted_edges_from((i, j, length) for (i, j), length in ends)
    return np.ascontiguousarray(nx.floyd_warshall_numpy(graph))


def transport(distances: FloatArray, a: FloatArray, b: FloatArray) -> float:
    """Return the least cost of moving ``a`` to ``b``, each scaled to mass one."""
    with silenced():
        return float(ot.emd2(a / a.sum(), b / b.sum(), distances, numItermax=10_000_000))
