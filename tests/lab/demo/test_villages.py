"""The demo's own graph, and the one person who lives there."""

from __future__ import annotations

import random

import networkx as nx
import numpy as np
import pytest

from heatcloak_aggregator.domains.graph.layout import layout
from heatcloak_aggregator.zones.calibration import demo_zone
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.world import graph_scenario, true_sources
from heatcloak_lab.demo.round_view import vertex_posterior
from heatcloak_lab.demo.villages import villages
from heatcloak_shared.zone import Graph, Move


def test_the_graph_is_the_documented_one() -> None:
    """Five villages of twelve, connected by roads of three. The zone's revision identifies the graph."""
    graph = villages()
    drawn = nx.Graph(graph.edges)
    assert graph.n_vertices == 75
    assert nx.is_connected(drawn)
    for first in range(0, 60, 12):
        village = drawn.subgraph(range(first, first + 12))
        assert nx.is_connected(village)
        assert min(dict(village.degree).values()) >= 3
    assert [drawn.degree[vertex] for vertex in range(60, 75)] == [2] * 15
    assert np.bincount(graph.communities or ()).tolist() == [0, 15, 15, 15, 15, 15]
    assert demo_zone(20, domain=graph, hides=Move(1.0)).rev == "fe45643ba66ef1bc"


def test_pooled_readings_reveal_the_village_but_rarely_the_person() -> None:
    """The exact posterior of one person finds 90 % and 9.5 % from twenty rounds, 38 % and 2.5 % from one."""
    graph, draws = villages(), 4000
    zone, matrix = demo_zone(20, domain=graph, hides=Move(1.0)), operator_of(graph).matrix()
    chance, names = np.random.default_rng(5), np.array(graph.communities)
    homes = chance.integers(75, size=draws)
    villages_found, people_found = [], []
    for rounds in (1, 20):
        sigma = zone.noise.sigma / rounds**0.5
        readings = matrix[:, homes] + sigma * chance.standard_normal((75, draws))
        logs = (matrix.T @ readings - 0.5 * (matrix**2).sum(axis=0)[:, None]) / sigma**2
        shares = np.exp(logs - logs.max(axis=0))
        per_village = np.stack([shares[names == name].sum(axis=0) for name in range(1, 6)])
        villages_found.append(float((per_village.argmax(axis=0) + 1 == names[homes]).mean()))
        people_found.append(float((shares.argmax(axis=0) == homes).mean()))
    assert villages_found == pytest.approx([0.38, 0.90], abs=0.03)
    assert people_found == pytest.approx([0.025, 0.095], abs=0.02)


def test_a_person_stays_or_moves_by_one_hop_within_the_community() -> None:
    """Every vertex is the home of some person. About half of them move, halfway through the run."""
    graph = villages()
    joined = {frozenset(edge) for edge in graph.edges}
    homes, moved = set(), 0
    for seed in range(400):
        scenario = graph_scenario(graph, random.Random(seed), 1000, 20)
        stops = [scenario.vertices_at(number) for number in range(1000, 1020)]
        assert all(len(present) == 1 and present[0][1] == 1.0 for present in stops)
        before, after = stops[0][0][0], stops[-1][0][0]
        assert [vertex for ((vertex, _),) in stops] == [before] * 10 + [after] * 10
        homes.add(before)
        if before != after:
            moved += 1
            assert frozenset((before, after)) in joined
            assert graph.communities is not None
            assert graph.communities[before] == graph.communities[after]
        assert np.flatnonzero(true_sources(scenario, 1019, 75)).tolist() == [after]
    assert len(homes) == 75
    assert 150 < moved < 250


def test_a_person_without_neighbours_in_the_community_stays() -> None:
    """So does a person in a run of one round."""
    apart = Graph(3, ((0, 1), (1, 2)), None, (0, 1, 2), 1.0, (0, 1, 2))
    for graph, rounds in ((apart, 20), (villages(), 1)):
        for seed in range(20):
            (person,) = graph_scenario(graph, random.Random(seed), 0, rounds).on_vertices
            assert len(person.stops) == 1


def test_villages_and_vertices_are_drawn_apart() -> None:
    """The layout is repeatable, and each vertex is nearest to the centre of its own village."""
    graph = villages()
    places = layout(graph.n_vertices, graph.edges)
    assert np.array_equal(places, layout(graph.n_vertices, graph.edges))
    assert np.abs(places).max() == pytest.approx(1.0)
    away = np.linalg.norm(places[:, None] - places, axis=2)
    assert away[np.triu_indices(75, 1)].min() > 0.05
    centres = places[:60].reshape(5, 12, 2).mean(axis=1)
    nearest = np.linalg.norm(places[:60, None] - centres, axis=2).argmin(axis=1)
    assert nearest.tolist() == [village for village in range(5) for _ in range(12)]


def test_the_posterior_has_shares_communities_and_the_likely_vertices() -> None:
    """The fewest vertices with nine tenths of the probability are likely; without any weight, all are."""
    graph = Graph(4, ((0, 1), (1, 2), (2, 3)), None, (0, 1, 2, 3), 1.0, (7, 7, 2, 2))
    posterior = vertex_posterior(graph, np.array([0.1, 0.2, 1.2, 0.5]))
    assert posterior.shares.tolist() == pytest.approx([0.05, 0.1, 0.6, 0.25])
    assert [name for name, _ in posterior.communities] == [2, 7]
    assert posterior.top is not None
    assert posterior.top == pytest.approx((2, 0.85))
    assert posterior.of(7) == pytest.approx(0.15)
    assert posterior.likely == (2, 3, 1)
    assert vertex_posterior(graph, np.array([0.0, 0.0, 0.9, 0.1])).likely == (2,)
    nothing = vertex_posterior(graph, np.zeros(4))
    assert nothing.top is None
    assert len(nothing.likely) == 4
    unknown = Graph(2, ((0, 1),), None, (0, 1), 1.0)
    assert vertex_posterior(unknown, np.array([1.0, 1.0])).communities == ((0, 1.0),)
