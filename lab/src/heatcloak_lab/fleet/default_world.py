"""The world of a fleet that was not given one: one person who walks to and fro."""

from __future__ import annotations

from collections import deque

from heatcloak_shared.zone import Graph, Interval

ROUNDS = 60
"""There and back."""


def default_world(domain: Interval | Graph) -> str:
    """A scenario file of one person: in a corridor, or on a graph along a shortest path from vertex 0."""
    if isinstance(domain, Graph):
        return f"repeat = {ROUNDS}\n[[source]]\nvertices = {_stops(farthest_walk(domain))}\n"
    return f"repeat = {ROUNDS}\n[[source]]\npath = [[0, 0.2], [{ROUNDS // 2}, 0.8], [{ROUNDS}, 0.2]]\n"


def farthest_walk(graph: Graph) -> list[int]:
    """The vertices of a shortest path from vertex 0 to one that is farthest from it, in hops."""
    neighbours: list[list[int]] = [[] for _ in range(graph.n_vertices)]
    for i, j in graph.edges:
        neighbours[i].append(j)
        neighbours[j].append(i)
    came_from = {0: 0}
    ahead = deque([0])
    while ahead:
        here = ahead.popleft()
        for there in neighbours[here]:
            if there not in came_from:
                came_from[there] = here
                ahead.append(there)
    walk = [here]
    while walk[-1] != 0:
        walk.append(came_from[walk[-1]])
    return walk[::-1]


def _stops(walk: list[int]) -> list[list[int]]:
    half = ROUNDS // 2
    way = [walk[step * (len(walk) - 1) // half] for step in range(half + 1)]
    whole = way + way[-2:0:-1]
    return [[when, here] for when, here in enumerate(whole) if when == 0 or here != whole[when - 1]]
