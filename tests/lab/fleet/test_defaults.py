"""The default scenario of a fleet."""

from __future__ import annotations

import itertools

from heatcloak_lab.fleet.defaults import ROUNDS, default_world, farthest_walk
from heatcloak_shared.scenario import parse_scenario
from heatcloak_shared.zone import Graph, Interval, Zone

PATH = Graph(50, tuple((i, i + 1) for i in range(49)), None, (0,), 1.0)


def test_a_person_walks_through_a_corridor_and_back() -> None:
    domain = Interval(100, 50, 0.5, 0.1)
    scenario = parse_scenario(default_world(domain).encode(), domain=domain)
    positions = [round(scenario.at(number)[0][0], 3) for number in (0, 15, 30, 45, 60)]
    assert positions == [0.2, 0.5, 0.8, 0.5, 0.2]


def test_a_person_walks_along_a_graph_and_back(graph_zone: Zone) -> None:
    """Along edges, from vertex 0 to a farthest vertex and the same way back, in sixty rounds."""
    domain = graph_zone.domain
    assert isinstance(domain, Graph)
    scenario = parse_scenario(default_world(domain).encode(), domain=domain)
    walked = [scenario.vertices_at(number)[0][0] for number in range(ROUNDS + 1)]
    assert (walked[0], walked[30], walked[60]) == (0, 5, 0)
    assert walked[30:] == walked[30::-1]
    edges = {frozenset(edge) for edge in domain.edges}
    assert all(a == b or frozenset((a, b)) in edges for a, b in itertools.pairwise(walked))


def test_a_long_walk_reaches_both_ends_in_the_same_number_of_rounds() -> None:
    """A path with more vertices than rounds takes several edges per round."""
    assert farthest_walk(PATH) == list(range(50))
    scenario = parse_scenario(default_world(PATH).encode(), domain=PATH)
    assert [scenario.vertices_at(number)[0][0] for number in (0, 30, 60)] == [0, 49, 0]
