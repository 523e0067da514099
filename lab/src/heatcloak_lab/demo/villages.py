"""The demo's own graph: villages and the roads between them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise

from heatcloak_shared.zone import Graph

VILLAGES = 5
HOUSES = 12
"""Vertices in a village."""
ROAD = 3
"""Vertices between two neighbouring villages."""
KNOWN = 0.5
"""Probability of an edge between two houses of a village."""
LEAST_JOINED = 3
"""Least number of edges of a house within its village."""
SPREAD = 16.0
"""τ: heat fills a village and has hardly left it. With a smaller τ, the noise for a promise of one hop also
hides the village; a larger τ gives no better estimates (measured)."""
_SEED = 11
"""Chosen so that no two vertices are drawn at the same place."""

Edges = list[tuple[int, int]]


@cache
def villages() -> Graph:
    """Return five villages of twelve houses on a ring of roads: 75 vertices, each with a sensor.

    Villages, numbered from 1, are the graph's communities; a road's vertices belong to the nearer village.
    """
    chance = random.Random(_SEED)  # noqa: S311  a graph, not a secret
    edges: Edges = []
    for village in range(VILLAGES):
        first = village * HOUSES
        edges += [(first + i, first + j) for i, j in _village(chance)]
    communities = [1 + vertex // HOUSES for vertex in range(VILLAGES * HOUSES)]
    for village in range(VILLAGES):
        onward = (village + 1) % VILLAGES
        here, there = (each * HOUSES + int(chance.random() * HOUSES) for each in (village, onward))
        road = range(len(communities), len(communities) + ROAD)
        edges += pairwise((here, *road, there))
        communities += [1 + (village if step < ROAD / 2 else onward) for step in range(ROAD)]
    n = len(communities)
    return Graph(n, tuple(edges), None, tuple(range(n)), SPREAD, tuple(communities))


def _village(chance: random.Random) -> Edges:
    """Return random edges of a connected village in which every house has enough edges."""
    while True:
        # In `random`, only random() gives the same numbers in every version of Python.
        edges = [pair for pair in combinations(range(HOUSES), 2) if chance.random() < KNOWN]
        joined = [sum(house in edge for edge in edges) for house in range(HOUSES)]
        if min(joined) >= LEAST_JOINED and len(set(_reached(edges))) == HOUSES:
            return edges


def _reached(edges: Edges) -> Iterator[int]:
    """Yield every house that can be reached from the first one, in any order."""
    seen, ahead = {0}, [0]
    while ahead:
        here = ahead.pop()
        yield here
        fresh = {other for edge in edges if here in edge for other in edge} - seen
        seen |= fresh
        ahead += fresh
