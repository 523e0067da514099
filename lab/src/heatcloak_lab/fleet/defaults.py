"""The zone and the world of a fleet whose options name none."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from pathlib import Path

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.zone import Zone, ZoneDomain, load_zone, render_zone


def default_zone(nodes: int, state: Path, *, write: bool = True) -> tuple[Zone, Path]:
    """Return the default zone with ``nodes`` sensors, and its file in the folder ``state``.

    An existing file is reused: the aggregator refuses spooled readings of another revision.

    Raises:
        ConfigError: the file cannot be written, or describes another zone.
        ParameterError: a zone of so many sensors needs more noise than the sampler can draw.
    """
    name = f"fleet-{nodes}"
    file = state / f"{name}.toml"
    if file.exists():
        zone = load_zone(file)
        if zone.name != name or len(zone.nodes) != nodes:
            raise ConfigError(f"{file}: not a fleet's zone of {nodes} sensors: move the file away")
        return zone, file
    zone = new_zone(name, replace(DEFAULT_DOMAIN, n_sensors=nodes))
    if write:
        try:
            state.mkdir(parents=True, exist_ok=True)
            file.write_text(render_zone(zone), encoding="utf-8")
        except OSError as error:
            raise ConfigError(f"{file}: {error.strerror}: give a writable state folder") from None
    return zone, file


ROUNDS = 60
"""Rounds of one walk there and back."""


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
