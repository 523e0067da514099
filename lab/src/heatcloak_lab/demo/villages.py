"""The demo's own graph: villages, and the roads between them. The same in every demo."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise

from heatcloak_shared.zone import Graph

VILLAGES = 5
HOUSES = 12
"""Vertices of a village."""
ROAD = 3
"""Vertices between a village and the next."""
KNOWN = 0.5
"""Probability that two houses of a village are joined."""
LEAST_JOINED = 3
"""Edges that every house has within its village."""
SPREAD = 16.0
"""τ: heat has filled a village by then, and is about to leave it. With less, the noise for a promise of one
hop hides the village as well; with more, the readings tell no more (measured)."""
_SEED = 11
"""Gives a graph that can be drawn without two vertices in one place; one is told apart as another."""

Edges = list[tuple[int, int]]


@cache
def villages() -> Graph:
    """Five villages of twelve houses on a ring of roads, 75 vertices, each with a sensor.

    A road's vertices belong to the nearer village. Villages, numbered from 1, are the graph's communities.
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
    """Houses joined at random, drawn again until all are joined to enough others and nobody is apart."""
    while True:
        # Of all that `random` offers only random() is the same in every version of Python.
        edges = [pair for pair in combinations(range(HOUSES), 2) if chance.random() < KNOWN]
        joined = [sum(house in edge for edge in edges) for house in range(HOUSES)]
        if min(joined) >= LEAST_JOINED and len(set(_reached(edges))) == HOUSES:
            return edges


def _reached(edges: Edges) -> Iterator[int]:
    """Every house that can be reached from the first, in no order."""
    seen, ahead = {0}, [0]
    while ahead:
        here = ahead.pop()
        yield here
        fresh = {other for edge in edges if here in edge for other in edge} - seen
        seen |= fresh
        ahead += fresh
