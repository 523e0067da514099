"""The sensitivity of a graph over its edges: exact, or labelled as an upper bound."""

from __future__ import annotations

import math

import networkx as nx
import numpy as np
import pytest
from scipy.linalg import expm

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import GraphDomain, GraphOperator
from heatcloak_aggregator.domains.graph import operator as module
from heatcloak_aggregator.domains.graph import sensitivity
from heatcloak_aggregator.domains.graph.sensitivity import (
    dominant_bounds,
    resistance_bounds,
    steepest_edge,
)
from heatcloak_aggregator.domains.graph.sketch import dominant_part
from heatcloak_shared.errors import ParameterError
from support.graphs import random_graph


def edge_slopes(domain: GraphDomain, spread: float) -> FloatArray:
    """Return ‖Aᵢ − Aⱼ‖₂ over length for each edge, by scipy's matrix exponential, shape (E,)."""
    laplacian = np.zeros((domain.n_vertices, domain.n_vertices))
    i, j = domain.edges.T
    laplacian[i, j] = laplacian[j, i] = -domain.weights
    laplacian -= np.diag(laplacian.sum(axis=1))
    matrix = expm(-spread * laplacian)[domain.sensors]
    moved: FloatArray = np.linalg.norm(matrix[:, i] - matrix[:, j], axis=0) / domain.lengths
    return moved


@pytest.mark.parametrize("seed", range(5))
def test_the_sensitivity_is_that_of_the_steepest_edge_rounded_up(seed: int) -> None:
    """It is α times the greatest change along an edge, or above it by rounding."""
    domain = random_graph(60, 120, seed, weighted=True, sensors=range(0, 60, 1 + seed))
    op = domain.operator(0.7)
    steps = edge_slopes(domain, 0.7)
    assert steps.max() <= op.sensitivity(1.0) <= steps.max() * (1.0 + 1e-11)
    assert op.sensitivity(0.25) == pytest.approx(0.25 * op.sensitivity(1.0), rel=1e-14)
    assert op.sensitivity(1.0, off_grid=True) == op.sensitivity(1.0)
    assert op.steepest_edge.exact
    assert op.steepest_edge.edge == tuple(domain.edges[int(np.argmax(steps))])
    assert op.steepest_edge.label == "exact"


def test_no_neighbours_differ_by_more_than_the_sensitivity() -> None:
    """Neighbours differ by moving mass at a cost of at most α."""
    domain = random_graph(30, 45, seed=3, weighted=True)
    op, chance = domain.operator(0.4), np.random.default_rng(5)
    distances = domain.distances(np.arange(30))
    matrix, bound = op.matrix(), op.sensitivity(1.0)
    worst = 0.0
    for _ in range(400):
        sources = chance.random(30)
        change = np.zeros(30)
        left = 1.0
        for _ in range(chance.integers(1, 6)):
            i, j = chance.integers(30, size=2)
            amount = min(left / max(distances[i, j], 1.0), sources[i])
            left -= amount * distances[i, j]
            change[i] -= amount
            change[j] += amount
        worst = max(worst, float(np.linalg.norm(matrix @ change)))
    assert 0.2 * bound < worst <= bound


def test_doubling_the_lengths_halves_the_sensitivity() -> None:
    edges = [[0, 1], [1, 2], [2, 0]]
    short, long = GraphDomain(3, edges), GraphDomain(3, edges, lengths=[2.0, 2.0, 2.0])
    assert long.operator(0.3).sensitivity(1.0) == pytest.approx(0.5 * short.operator(0.3).sensitivity(1.0))


@pytest.mark.parametrize("alpha", [-1.0, math.nan, math.inf])
def test_a_negative_or_infinite_alpha_is_refused(alpha: float) -> None:
    with pytest.raises(ParameterError, match="alpha is"):
        random_graph(5, 6, seed=1).operator(1.0).sensitivity(alpha)


@pytest.mark.parametrize("spread", [0.01, 0.3, 2.0, 20.0])
@pytest.mark.parametrize("seed", range(3))
def test_no_edge_exceeds_its_resistance_bound(seed: int, spread: float) -> None:
    domain = random_graph(50, 50 + 60 * seed, seed, weighted=True)
    assert (edge_slopes(domain, spread) <= resistance_bounds(domain, spread)).all()


def test_a_bridge_between_clusters_nearly_attains_the_resistance_bound() -> None:
    graph = nx.barbell_graph(8, 0)
    domain = GraphDomain.from_networkx(graph)
    ratios = [edge_slopes(domain, t).max() / resistance_bounds(domain, t).max() for t in (1.0, 1.5, 2.0, 3.0)]
    assert max(ratios) > 0.85


def test_detours_lower_the_resistance_bound() -> None:
    """Edge (0, 1) with detours of weights 2 and 2, and 1 and 3: its resistance is 1/(1 + 1 + ¾)."""
    edges = [[0, 1], [0, 2], [1, 2], [0, 3], [1, 3]]
    domain = GraphDomain(4, edges, weights=[1.0, 2.0, 2.0, 1.0, 3.0])
    expected = math.sqrt(1.0 / (2.0 * math.e * 2.0) / 2.75)
    assert resistance_bounds(domain, 2.0)[0] == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize("rank", [1, 5, 25, 60])
@pytest.mark.parametrize("spread", [0.2, 2.0])
def test_no_edge_exceeds_the_dominant_bound_of_any_rank(rank: int, spread: float) -> None:
    """With all directions the bound is exact."""
    domain = random_graph(60, 130, seed=rank, weighted=True)
    op = domain.operator(spread)
    part = dominant_part(domain, op.heat, spread, rank)
    left_out = op.matrix() - part.image @ part.basis.T
    assert np.linalg.norm(left_out, 2) <= part.rest
    steps, bounds = edge_slopes(domain, spread), dominant_bounds(domain, part, op.heat.error)
    assert (steps <= bounds).all()
    if rank == 60:
        np.testing.assert_allclose(bounds, steps, rtol=0.0, atol=1e-6)


@pytest.mark.parametrize("seed", range(4))
def test_large_graphs_have_the_exact_sensitivity_or_an_upper_bound(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Computed by rows, by branch and bound, or with too little work; labelled as exact only if it is."""
    sensors = None if seed % 2 else range(0, 400, 2)
    domain = random_graph(400, 900, seed, weighted=seed > 1, sensors=sensors)
    truth = edge_slopes(domain, 1.5).max()
    monkeypatch.setattr(module, "MOST_DENSE", 0)
    op = domain.operator(1.5)
    everything = domain.n_sensors * op.heat.work
    for work in (everything, everything // 2, everything // 10, 0):
        found = steepest_edge(op, work)
        assert truth <= found.upper
        assert found.lower <= truth * (1.0 + 1e-12)
        assert found.label.startswith("exact" if found.exact else "upper bound, between")
        if found.exact:
            assert found.upper <= truth * (1.0 + 1e-9)
    assert steepest_edge(op, everything).exact
    assert not found.exact


def test_branch_and_bound_proves_the_steepest_edge_from_a_part_of_the_edges(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The steepest edge is a bridge between clusters."""
    graph = nx.connected_caveman_graph(12, 20)
    domain = GraphDomain.from_networkx(graph)
    truth = edge_slopes(domain, 2.0).max()
    monkeypatch.setattr(module, "MOST_DENSE", 0)
    evaluated: list[int] = []
    along = sensitivity._along

    def counted(op: GraphOperator, edges: IntArray) -> FloatArray:
        evaluated.append(edges.size)
        return along(op, edges)

    monkeypatch.setattr(sensitivity, "_along", counted)
    op = domain.operator(2.0)
    found = steepest_edge(op, 0.9 * domain.n_sensors * op.heat.work)
    assert found.exact
    assert found.upper == pytest.approx(truth, rel=1e-9)
    assert sum(evaluated) <= 128 < domain.n_edges


def test_the_bound_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search is limited by counted work, not by time."""
    monkeypatch.setattr(module, "MOST_DENSE", 0)
    op = random_graph(300, 500, seed=2).operator(1.0)
    work = 100 * op.heat.work
    assert steepest_edge(op, work) == steepest_edge(op, work)
