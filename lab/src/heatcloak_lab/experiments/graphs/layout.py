"""Where the vertices of a graph are drawn."""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.ranking import descending
from heatcloak_lab.experiments.graphs.setting import GraphSetting

_APART = 1.25
"""Half the distance between the centres of two discs of radius 1."""
_TURN = math.pi * (3.0 - math.sqrt(5.0))
"""The golden angle: a spiral that leaves no gaps."""


def two_discs(setting: GraphSetting) -> FloatArray:
    """Two communities as discs of radius 1 beside each other, community 0 on the left, shape (n, 2).

    The nearer heat brings a vertex to the other community, by the slowest mode of the graph, the nearer to
    it the vertex is drawn.
    """
    communities = setting.world.communities
    slowest = setting.operator.eigenpairs[1][:, 1]
    places = np.empty((communities.size, 2))
    for side, sign in ((0, -1.0), (1, 1.0)):
        members = np.flatnonzero(communities == side)
        number = np.arange(members.size)
        radius, angle = np.sqrt((number + 0.5) / members.size), number * _TURN
        disc = np.column_stack([radius * np.cos(angle), radius * np.sin(angle)])
        mode = slowest[members] * np.sign(slowest[members].mean())
        inward = descending(-sign * disc[:, 0])
        places[members[descending(-mode)]] = disc[inward] + [sign * _APART, 0.0]
    return places


def spread_out(domain: GraphDomain) -> FloatArray:
    """A small graph, drawn distances like those in hops (Kamada & Kawai 1989), shape (n, 2)."""
    import networkx as nx

    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(range(domain.n_vertices))
    graph.add_edges_from(domain.edges.tolist())
    found = nx.kamada_kawai_layout(graph)
    return np.array([found[vertex] for vertex in range(domain.n_vertices)])
