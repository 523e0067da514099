"""The demo's scenarios, and the true sources of a scenario."""

from __future__ import annotations

import random

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.recovery.posterior import Prior
from heatcloak_shared.scenario import Scenario, Source, VertexSource
from heatcloak_shared.zone import Floor, ZoneDomain

FASTEST_CROSSING = 12
"""Rounds in which a person of the demo crosses the corridor, at least."""


def scenario_of(domain: ZoneDomain, chance: random.Random, start: int, rounds: int) -> Scenario:
    """Return a random scenario for a domain; arguments as of `demo_scenario`."""
    if domain.movement == "path":
        return demo_scenario(chance, start, rounds)
    if domain.kind == Floor.kind:
        return floor_scenario(domain, chance, start, rounds)
    return graph_scenario(domain, chance, start, rounds)


def demo_prior(domain: ZoneDomain) -> Prior:
    """Return the prior of the demo's aggregator: each person has an intensity of one.

    On a graph there is exactly one person. In a corridor their number is unknown; with unknown intensities,
    two close people would look like one strong source, and one person like two faint ones.
    """
    return (
        Prior(max_sources=1, intensity=1.0, count=(0.0, 1.0))
        if domain.movement == "vertices"
        else Prior(intensity=1.0)
    )


def demo_scenario(chance: random.Random, start: int, rounds: int) -> Scenario:
    """Return one to three people in a corridor: one walks, one may stand, one may come and go.

    Args:
        chance: the only source of randomness.
        start: the zone's round that is the scenario's first round.
        rounds: number of rounds of the demo.
    """
    # People who cross the corridor in a few rounds would be faster than anybody walks.
    last = max(rounds - 1, FASTEST_CROSSING)
    there, back = chance.uniform(0.05, 0.25), chance.uniform(0.75, 0.95)
    if chance.random() < 0.5:
        there, back = back, there
    people = [Source(1.0, 0, None, ((0.0, there), (float(last), back)))]
    if chance.random() < 0.75:
        people.append(Source(1.0, 0, None, ((0.0, chance.uniform(0.1, 0.9)),)))
    if chance.random() < 0.75:
        comes, goes = rounds // 4, max(rounds // 4 + 1, 3 * rounds // 4)
        people.append(Source(1.0, comes, goes, ((0.0, chance.uniform(0.1, 0.9)),)))
    return Scenario(tuple(people), start)


def graph_scenario(graph: ZoneDomain, chance: random.Random, start: int, rounds: int) -> Scenario:
    """Return one person on a graph who stays, or moves to a neighbour of the same community halfway.

    The promise protects one person; as the move is no longer than the hidden one, all rounds can be pooled.

    Args:
        graph: the zone's graph.
        chance: the only source of randomness.
        start: the zone's round that is the scenario's first round.
        rounds: number of rounds of the demo.
    """
    names = graph.communities or (0,) * graph.n_sources
    home = int(chance.random() * graph.n_sources)
    near = sorted({end for edge in graph.links() if home in edge for end in edge} - {home})
    near = [vertex for vertex in near if names[vertex] == names[home]]
    stops: tuple[tuple[float, int], ...] = ((0.0, home),)
    if near and rounds > 1 and chance.random() < 0.5:
        stops += ((float(rounds // 2), near[int(chance.random() * len(near))]),)
    return Scenario((), start, on_vertices=(VertexSource(1.0, 0, None, stops),))


def floor_scenario(floor: ZoneDomain, chance: random.Random, start: int, rounds: int) -> Scenario:
    """Return one person on a floor who goes to another room after a quarter of the rounds.

    Args:
        floor: the zone's floor.
        chance: the only source of randomness.
        start: the zone's round that is the scenario's first round.
        rounds: number of rounds of the demo.
    """
    rooms = floor.communities or (0,) * floor.n_sources
    first = int(chance.random() * floor.n_sources)
    others = [place for place, room in enumerate(rooms) if room != rooms[first]]
    stops: tuple[tuple[float, int], ...] = ((0.0, first),)
    if others and rounds > 1:
        stops += ((float(max(rounds // 4, 1)), others[int(chance.random() * len(others))]),)
    return Scenario((), start, on_vertices=(VertexSource(1.0, 0, None, stops),))


def true_sources(scenario: Scenario, round_number: int, n_sources: int) -> npt.NDArray[np.float64]:
    """Return the source vector of a round, shape (n,): sources at vertices or the nearest locations i/n."""
    sources = np.zeros(n_sources)
    for vertex, intensity in scenario.vertices_at(round_number):
        sources[vertex] += intensity
    for place, intensity in scenario.at(round_number):
        sources[min(max(round(place * n_sources), 1), n_sources) - 1] += intensity
    return sources
