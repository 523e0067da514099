"""The steepest edge for noise of a different scale at each sensor: exact, or an upper bound."""

from __future__ import annotations

import networkx as nx
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.linalg import expm

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.domains.graph import operator as module
from heatcloak_aggregator.domains.graph import sensitivity
from support.graphs import random_graph


def kernel(domain: GraphDomain, spread: float) -> FloatArray:
    """Return A by scipy's matrix exponential, shape (m, n)."""
    laplacian = np.zeros((domain.n_vertices, domain.n_vertices))
    i, j = domain.edges.T
    laplacian[i, j] = laplacian[j, i] = -domain.weights
    laplacian -= np.diag(laplacian.sum(axis=1))
    return np.asarray(expm(-spread * laplacian)[domain.sensors])


def edge_slopes(domain: GraphDomain, spread: float, scales: FloatArray) -> FloatArray:
    """Return ‖(Aᵢ − Aⱼ)/scales‖₂ over length for each edge, shape (E,)."""
    matrix = kernel(domain, spread) / scales[:, None]
    i, j = domain.edges.T
    return np.asarray(np.linalg.norm(matrix[:, i] - matrix[:, j], axis=0) / domain.lengths)


def random_scales(sensors: int, seed: int) -> FloatArray:
    return np.exp(np.random.default_rng(seed).uniform(-2.0, 2.0, sensors))


@pytest.mark.parametrize("seed", range(6))
def test_it_is_the_greatest_weighted_change_along_an_edge_rounded_up(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Summed over a few sensors at a time."""
    monkeypatch.setattr(sensitivity, "_ENTRIES_AT_ONCE", 300)
    domain = random_graph(40, 80, seed, weighted=True, sensors=range(0, 40, 1 + seed % 3))
    op, scales = domain.operator(0.7), random_scales(domain.n_sensors, seed)
    steps = edge_slopes(domain, 0.7, scales)
    assert steps.max() <= op.weighted_sensitivity(1.0, scales) <= steps.max() * (1.0 + 1e-9)
    found = op.weighted_steepest_edge(scales)
    assert found.exact
    assert found.edge == tuple(domain.edges[int(np.argmax(steps))])
    assert found.lower == pytest.approx(steps.max(), rel=1e-9)
    assert found.upper <= found.everywhere <= found.upper * (1.0 + 1e-9)
    assert op.weighted_sensitivity(0.25, scales, off_grid=True) == pytest.approx(
        0.25 * found.upper, rel=1e-14
    )


def test_the_steepest_edge_depends_on_the_scales() -> None:
    """Changes next to a sensor without much noise count most."""
    path = GraphDomain(6, [(i, i + 1) for i in range(5)])
    op = path.operator(0.3)
    assert op.weighted_steepest_edge([0.1, 1.0, 1.0, 1.0, 1.0, 1.0]).edge == (0, 1)
    assert op.weighted_steepest_edge([1.0, 1.0, 1.0, 1.0, 1.0, 0.1]).edge == (4, 5)


@pytest.mark.parametrize("scale", [1e-6, 0.3, 1e6])
def test_equal_scales_give_the_sensitivity_divided_by_the_scale(scale: float) -> None:
    op = random_graph(30, 60, seed=1, weighted=True).operator(0.5)
    assert op.weighted_sensitivity(1.0, np.full(30, scale)) == pytest.approx(
        op.sensitivity(1.0) / scale, rel=1e-14
    )


def test_a_larger_scale_of_any_sensor_never_raises_it() -> None:
    op, scales = random_graph(20, 40, seed=2, weighted=True).operator(0.5), random_scales(20, 2)
    before = op.weighted_sensitivity(1.0, scales)
    for sensor in range(20):
        larger = scales * np.where(np.arange(20) == sensor, 2.0, 1.0)
        assert op.weighted_sensitivity(1.0, larger) <= before * (1.0 + 1e-11)


@given(
    st.lists(st.tuples(st.integers(0, 11), st.integers(0, 11), st.floats(0.01, 1)), min_size=1, max_size=6),
    st.integers(0, 2**32 - 1),
)
def test_no_people_who_move_by_alpha_together_change_readings_by_more(
    moved: list[tuple[int, int, float]], seed: int
) -> None:
    """Along shortest paths of several edges, with intensity times distance of at most α in all."""
    domain = random_graph(12, 18, seed % 7, weighted=True)
    scales, matrix = random_scales(12, seed), kernel(domain, 0.4)
    graph: nx.Graph[int] = nx.Graph(domain.edges.tolist())
    cost, change = 0.0, np.zeros(12)
    for i, j, amount in moved:
        cost += amount * nx.shortest_path_length(graph, i, j)
        change += amount * (matrix[:, j] - matrix[:, i])
    bound = domain.operator(0.4).weighted_sensitivity(1.0, scales)
    assert float(np.linalg.norm(change / scales)) <= cost * bound + 1e-13 / scales.min()


def test_a_graph_without_edges_has_none() -> None:
    op = GraphDomain(1, np.empty((0, 2), dtype=int)).operator(1.0)
    assert op.weighted_sensitivity(1.0, [0.5]) == 0.0
    assert op.move_slopes() is None


@pytest.mark.parametrize("affordable", [True, False])
def test_large_graphs_have_the_exact_value_or_an_upper_bound(
    affordable: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the rows of A if they are affordable, else from the steepest unweighted edge."""
    domain = random_graph(300, 600, seed=3, weighted=True, sensors=range(0, 300, 2))
    scales = random_scales(domain.n_sensors, 5)
    truth = edge_slopes(domain, 1.5, scales).max()
    monkeypatch.setattr(module, "MOST_DENSE", 0)
    if not affordable:
        for each in (module, sensitivity):
            monkeypatch.setattr(each, "MOST_WORK", 0)
    op = domain.operator(1.5)
    found = op.weighted_steepest_edge(scales)
    assert found.exact == affordable
    assert (op.move_slopes() is not None) == affordable
    if affordable:
        assert truth <= found.upper <= truth * (1.0 + 1e-9)
    else:
        assert truth <= found.upper
        assert found.lower <= truth
        assert found.upper == pytest.approx(op.steepest_edge.upper / scales.min(), rel=1e-14)


@pytest.mark.parametrize("seed", range(4))
def test_graphs_whose_weights_span_many_decades_have_an_upper_bound(seed: int) -> None:
    """Eigenvectors in doubles lose the slow modes: the unweighted edge by integers is used."""
    rng = np.random.default_rng(seed)
    chain = [(i, i + 1) for i in range(7)]
    domain = GraphDomain(8, chain, weights=10.0 ** rng.uniform(-3.0, 12.0, 7))
    op, scales = domain.operator(1.0), random_scales(8, seed)
    assert op.weighted_sensitivity(1.0, scales) <= op.sensitivity(1.0) / scales.min() * (1.0 + 1e-14)
    assert op.weighted_sensitivity(1.0, scales) >= op.sensitivity(1.0) / scales.max() * (1.0 - 1e-3)
    exact = op.matrix()  # in integers, or from well-conditioned eigenvectors
    i, j = domain.edges.T
    steps = np.linalg.norm((exact[:, i] - exact[:, j]) / scales[:, None], axis=0)
    assert op.weighted_sensitivity(1.0, scales) >= steps.max() * (1.0 - 1e-14)


def test_listed_moves_are_the_changes_along_all_edges() -> None:
    edges = [[0, 1], [1, 2], [2, 3], [3, 0], [0, 2]]
    domain = GraphDomain(4, edges, sensors=[0, 2, 3], lengths=[1.0, 2.0, 1.0, 3.0, 1.0])
    listed = domain.operator(0.6).move_slopes()
    matrix = kernel(domain, 0.6)
    expected = [
        (matrix[:, i] - matrix[:, j]) / length
        for (i, j), length in zip(domain.edges, domain.lengths, strict=True)
    ]
    assert listed is not None
    np.testing.assert_allclose(listed, expected, rtol=0.0, atol=1e-14)
