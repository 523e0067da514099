"""The radius `alpha` of a promise: it is at most the longest distance in the domain."""

from __future__ import annotations

import itertools

import networkx as nx
import numpy as np
import pytest

from heatcloak_aggregator import GraphDomain, IntervalDomain
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.model_check import check_against_model
from heatcloak_shared.errors import ParameterError, ZoneError
from heatcloak_shared.zone import Graph, Move, Promise, parse_zone, render_zone
from support.graphs import random_graph


@pytest.mark.parametrize("off_grid", [False, True])
def test_a_radius_above_the_length_of_the_interval_is_refused(off_grid: bool) -> None:
    op = IntervalDomain(20, 10).operator(0.05)
    assert op.sensitivity(1.0, off_grid) > 0.0
    for alpha in (5, 1.001):
        with pytest.raises(ParameterError, match=r"alpha is .*: give at most 1; for k people"):
            op.sensitivity(alpha, off_grid)
    with pytest.raises(
        ParameterError, match=r"alpha is 5\.0, but no person moves further than 1, the length"
    ):
        IntervalDomain(20, 10).joint_sensitivity(5.0, [0.05, 0.1])


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("weighted", [False, True])
def test_a_radius_above_the_diameter_of_a_graph_is_refused(seed: int, weighted: bool) -> None:
    rng = np.random.default_rng(seed)
    plain = random_graph(12, 15, seed)
    lengths = rng.uniform(0.1, 3.0, plain.n_edges) if weighted else np.ones(plain.n_edges)
    domain = GraphDomain(12, plain.edges, lengths=lengths)
    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from(
        (int(i), int(j), float(length)) for (i, j), length in zip(plain.edges, lengths, strict=True)
    )
    between = dict(nx.all_pairs_dijkstra_path_length(graph))
    diameter = max(between[i][j] for i, j in itertools.combinations(range(12), 2))
    op = domain.operator(0.5)
    assert op.sensitivity(diameter) == pytest.approx(diameter * op.sensitivity(1e-3) / 1e-3)
    with pytest.raises(ParameterError, match="no person moves further than"):
        op.sensitivity(diameter * 1.001)


def test_the_radius_on_a_large_graph_is_limited_by_twice_the_eccentricity_of_a_vertex() -> None:
    path = GraphDomain(3001, [(i, i + 1) for i in range(3000)])
    assert path.check_alpha(6000.0) == 6000.0
    with pytest.raises(ParameterError, match="give at most 6000"):
        path.check_alpha(6001.0)


def test_the_sensitivity_of_a_graph_of_one_vertex_is_zero() -> None:
    assert GraphDomain(1, np.empty((0, 2), dtype=int)).operator(1.0).sensitivity(1.0) == 0.0


def test_a_corridors_file_with_a_greater_radius_is_refused() -> None:
    text = render_zone(new_zone()).replace("alpha = 0.01", "alpha = 5.0")
    with pytest.raises(
        ZoneError, match=r"hall\.toml: promise\.alpha: 5\.0 is more than the corridor's length"
    ):
        parse_zone(text.encode(), "hall.toml")


def test_a_graphs_file_with_a_greater_radius_is_refused() -> None:
    graph = Graph(3, ((0, 1), (1, 2)), None, (0, 1, 2), 1.0)
    zone = new_zone("hall", graph, Promise(Move(2.0), 4.0, 1e-5))
    text = render_zone(zone).replace("alpha = 2.0", "alpha = 3.0")
    wide = parse_zone(text.encode(), "hall.toml")
    with pytest.raises(
        ZoneError, match=r"hall\.toml: alpha is 3\.0, but no person moves further than 2, the long"
    ):
        check_against_model(wide, "hall.toml")
    with pytest.raises(ParameterError, match="no person moves further than 2"):
        new_zone("hall", graph, Promise(Move(3.0), 4.0, 1e-5))
