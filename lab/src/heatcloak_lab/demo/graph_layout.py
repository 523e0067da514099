"""Where a graph's vertices are drawn."""

from __future__ import annotations

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_shared.zone import Graph

_MOST_EXACT = 200
"""Vertices up to which all distances are drawn as they are; beyond, that takes half a minute."""
_CROWDED = 0.75
"""Exponent of an edge's length in the degree of its ends. Were all edges as long as a road's, a village where
everybody knows half of the others would be one blot."""
_SEED = 1


def layout(graph: Graph) -> FloatArray:
    """Places in the plane, shape (n, 2), within [−1, 1]: the same graph is always drawn alike.

    Vertices are as far apart as their shortest path is long (Kamada and Kawai 1989), edges in crowded places
    being longer; those of large graphs as springs would have them (Fruchterman and Reingold 1991).
    """
    import networkx as nx

    drawn: nx.Graph[int] = nx.Graph()
    drawn.add_nodes_from(range(graph.n_vertices))
    drawn.add_edges_from(graph.edges)
    if graph.n_vertices > _MOST_EXACT:
        places = nx.spring_layout(drawn, seed=_SEED)
    else:
        lengths = {(i, j): ((drawn.degree[i] + drawn.degree[j]) / 2) ** _CROWDED for i, j in drawn.edges}
        nx.set_edge_attributes(drawn, lengths, "length")
        places = nx.kamada_kawai_layout(drawn, weight="length")
    found = np.array([places[vertex] for vertex in range(graph.n_vertices)])
    middle = (found.max(axis=0) + found.min(axis=0)) / 2
    extent = float(np.ptp(found, axis=0).max()) / 2
    laid: FloatArray = (found - middle) / (extent or 1.0)
    return laid
