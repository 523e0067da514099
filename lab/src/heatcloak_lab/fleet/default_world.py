"""The world of a fleet that was not given one: one person who walks to and fro."""

from __future__ import annotations

from collections import deque

from heatcloak_shared.zone import ZoneDomain

ROUNDS = 60
"""There and back."""


def default_world(domain: ZoneDomain) -> str:
    """Return a scenario of one person, walking through a corridor or along a shortest path."""
    if domain.movement == "path":
        return f"repeat = {ROUNDS}\n[[source]]\npath = [[0, 0.2], [{ROUNDS // 2}, 0.8], [{ROUNDS}, 0.2]]\n"
    return f"repeat = {ROUNDS}\n[[source]]\nvertices = {_stops(farthest_walk(domain))}\n"


def farthest_walk(domain: ZoneDomain) -> list[int]:
    """Return the locations of a shortest path from location 0 to a farthest one, in steps."""
    neighbours: list[list[int]] = [[] for _ in range(domain.n_sources)]
    for i, j in domain.links():
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
