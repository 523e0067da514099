"""Layouts of graphs in the plane, for drawings."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from heatcloak_aggregator.arrays import FloatArray

MOST_EXACT = 200
"""Vertices up to which the layout is that of Kamada and Kawai, which takes half a minute beyond."""
_CROWDED = 0.75
"""Exponent of the degree of an edge's ends in its drawn length: with equal lengths, a dense community would
be one blot."""
_SEED = 1


def layout(n_vertices: int, edges: Sequence[tuple[int, int]]) -> FloatArray:
    """Return positions in the plane, shape (n, 2), within [−1, 1]; the same for the same graph.

    Distances in the plane approximate shortest paths (Kamada and Kawai 1989), with longer edges at vertices
    of high degree; large graphs have a spring layout (Fruchterman and Reingold 1991). Needs networkx.
    """
    import networkx as nx

    drawn: nx.Graph[int] = nx.Graph()
    drawn.add_nodes_from(range(n_vertices))
    drawn.add_edges_from(edges)
    if n_vertices > MOST_EXACT:
        places = nx.spring_layout(drawn, seed=_SEED)
    else:
        lengths = {(i, j): ((drawn.degree[i] + drawn.degree[j]) / 2) ** _CROWDED for i, j in drawn.edges}
        nx.set_edge_attributes(drawn, lengths, "length")
        places = nx.kamada_kawai_layout(drawn, weight="length")
    found = np.array([places[vertex] for vertex in range(n_vertices)])
    middle = (found.max(axis=0) + found.min(axis=0)) / 2
    extent = float(np.ptp(found, axis=0).max()) / 2
    laid: FloatArray = (found - middle) / (extent or 1.0)
    return laid
