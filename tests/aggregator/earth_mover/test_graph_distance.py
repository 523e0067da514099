"""Earth mover's distance on a graph: exact transport under shortest paths."""

from __future__ import annotations

import math

import networkx as nx
import numpy as np
import numpy.typing as npt
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain, IntervalDomain
from heatcloak_aggregator.earth_mover import emd, graph, score
from heatcloak_shared.errors import HeatcloakError, ParameterError
from support.graphs import random_edges
from support.transport import shortest_paths, transport


def drawn_graph(rng: np.random.Generator, vertices: int, seed: int) -> GraphDomain:
    """Return a connected graph of hops, of any lengths, or of multiples of a quarter."""
    edges = random_edges(vertices, int(rng.integers(vertices - 1, 4 * vertices + 1)), seed)
    kinds = (None, rng.uniform(0.01, 2.0, len(edges)), rng.integers(1, 9, len(edges)) / 4.0)
    weights = rng.uniform(0.1, 9.0, len(edges))
    return GraphDomain(vertices, edges, weights, lengths=kinds[seed % 3])


def drawn_vector(rng: np.random.Generator, vertices: int) -> FloatArray:
    """Return intensities at few, half or all of the vertices, with mass."""
    at = rng.random(vertices) < rng.choice([0.05, 0.5, 1.0])
    at[rng.integers(vertices)] = True
    return np.where(at, rng.random(vertices) + 1e-3, 0.0)


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_agrees_with_pot(first: int) -> None:
    """On random graphs, with sparse or dense vectors that may overlap; weights are not lengths."""
    for seed in range(first, first + 50):
        rng = np.random.default_rng(seed)
        vertices = int(rng.integers(2, 90))
        domain = drawn_graph(rng, vertices, seed)
        a, b = drawn_vector(rng, vertices), drawn_vector(rng, vertices)
        if seed % 4 == 0 and not (keep := a > 0.0).all():
            b = np.where(keep, 0.0, b + 1e-3)  # nothing in common
        expected = transport(shortest_paths(domain), a, b)
        assert emd(domain, a, b) == pytest.approx(expected, abs=1e-11)


@pytest.mark.slow
@pytest.mark.parametrize("lengths", [False, True])
def test_agrees_with_pot_on_larger_graphs(lengths: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """With OR-tools, which larger graphs use too, and with pivots, for sparse and for dense vectors."""
    rng = np.random.default_rng(7)
    edges = random_edges(1050, 2500, seed=7)
    domain = GraphDomain(1050, edges, lengths=rng.uniform(0.01, 2.0, len(edges)) if lengths else None)
    spread_out, other = rng.random((2, 1050))
    sparse = np.bincount(rng.integers(0, 1050, 60), minlength=1050).astype(np.float64)
    distances = shortest_paths(domain)
    for a, b in [(spread_out, other), (sparse, other), (sparse, np.roll(sparse, 13))]:
        expected = transport(distances, a, b)
        for small in (1000, 4000):
            monkeypatch.setattr(graph, "SMALL", small)
            monkeypatch.setattr(graph, "SMALL_FROM_SUPPORTS", small)
            assert emd(domain, a, b) == pytest.approx(expected, abs=1e-10)


def test_people_who_move_by_edges_have_their_mean_distance() -> None:
    domain = GraphDomain(8, [[i, i + 1] for i in range(7)])
    before, after = [1, 1, 0, 1, 0, 0, 0, 1], [1, 0, 0, 1, 0, 1, 0, 1]
    assert emd(domain, before, after) == 1.0
    before, after = [1, 0, 0, 0, 0, 0, 0, 1], [0, 0, 1, 0, 0, 0, 0, 1]
    assert emd(domain, before, after) == 1.0


def test_a_path_agrees_with_the_interval() -> None:
    rng = np.random.default_rng(3)
    for vertices in (2, 37, 1500):
        path = [[i, i + 1] for i in range(vertices - 1)]
        domain = GraphDomain(vertices, path, lengths=np.full(vertices - 1, 1.0 / vertices))
        hops = GraphDomain(vertices, path)
        for density in (0.1, 1.0):
            a, b = rng.random((2, vertices)) * (rng.random((2, vertices)) < density) + 1e-9
            expected = emd(IntervalDomain(vertices, 1), a, b)
            assert emd(domain, a, b) == pytest.approx(expected, abs=1e-13)
            assert emd(hops, a, b) == pytest.approx(expected * vertices, rel=1e-12)


def test_a_star_has_the_closed_form() -> None:
    rng = np.random.default_rng(4)
    for vertices in (3, 200, 3000):
        domain = GraphDomain(vertices, [[0, i] for i in range(1, vertices)])
        a, b = rng.random((2, vertices))
        a, b = a / a.sum(), b / b.sum()
        assert emd(domain, a, b) == pytest.approx(np.abs(a - b)[1:].sum(), abs=1e-14)


def test_a_complete_graph_is_total_variation() -> None:
    domain = GraphDomain(30, [[i, j] for i in range(30) for j in range(i)])
    a, b = np.random.default_rng(5).dirichlet(np.ones(30), 2)
    assert emd(domain, a, b) == pytest.approx(0.5 * np.abs(a - b).sum(), abs=1e-14)


@pytest.mark.parametrize("vertices", [3, 50, 1300])
def test_a_cycle_has_the_closed_form(vertices: int) -> None:
    """Σ|F − median F| with F the cumulative difference."""
    domain = GraphDomain(vertices, [[i, (i + 1) % vertices] for i in range(vertices)])
    a, b = np.random.default_rng(6).dirichlet(np.ones(vertices), 2)
    surplus = np.cumsum(a - b)
    assert emd(domain, a, b) == pytest.approx(np.abs(surplus - np.median(surplus)).sum(), abs=1e-11)


def test_estimate_without_mass_counts_as_uniform_and_is_flagged() -> None:
    domain = GraphDomain(5, [[0, 1], [1, 2], [2, 3], [3, 4]])
    truth = np.eye(5)[0]
    nothing = score(domain, truth, np.zeros(5))
    assert nothing.placeless
    assert nothing.value == 2.0  # (0 + 1 + 2 + 3 + 4)/5
    assert not score(domain, truth, np.full(5, 0.3)).placeless
    assert score(domain, np.zeros(5), np.zeros(5)) == score(domain, np.zeros(5), np.full(5, 0.1))


def test_tiny_and_huge_intensities_are_scaled() -> None:
    """Vectors that differ by rounding only have distance zero."""
    domain = GraphDomain(3, [[0, 1], [1, 2]])
    assert emd(domain, [1.7e308, 1.7e308, 0.0], [5e-324, 5e-324, 0.0]) == 0.0
    assert emd(domain, [1.7e308, 0.0, 0.0], [0.0, 0.0, 5e-324]) == 2.0
    assert emd(domain, [1.0, 0.0, 1e-300], [1.0, 0.0, 0.0]) == 0.0
    assert emd(domain, [1.0, 0.0, 1e-12], [1.0, 0.0, 0.0]) == pytest.approx(2e-12, rel=1e-3)
    domain = GraphDomain(90, random_edges(90, 200, seed=8))
    shares = np.random.default_rng(8).random(90)
    assert (shares / shares.sum() != (shares / 3.0) / (shares / 3.0).sum()).any()
    assert emd(domain, shares, shares / 3.0) == 0.0


def test_a_single_vertex_has_distance_zero() -> None:
    assert emd(GraphDomain(1, []), [0.3], [0.0]) == 0.0


def test_lengths_over_too_many_powers_of_ten_are_refused() -> None:
    """Six powers are computed exactly."""
    rng = np.random.default_rng(9)
    edges = random_edges(60, 150, seed=9)
    domain = GraphDomain(60, edges, lengths=10.0 ** rng.uniform(-3.0, 3.0, len(edges)))
    a, b = rng.random((2, 60))
    expected = transport(shortest_paths(domain), a, b)
    assert emd(domain, a, b) == pytest.approx(expected, rel=1e-11)
    # Two pairs of neighbours, far from each other: all transport is within a pair, over tiny distances.
    worlds_apart = GraphDomain(4, [[0, 1], [1, 2], [2, 3], [0, 2]], lengths=[1.1e-12, 1e12, 1.7e-12, 1e12])
    with pytest.raises(HeatcloakError, match="give lengths in a narrower range"):
        emd(worlds_apart, [1, 2, 2, 1], [2, 1, 1, 2])
    assert emd(worlds_apart, [1, 0, 0, 0], [0, 1, 0, 0]) == 1.1e-12


@pytest.mark.parametrize(
    "bad",
    [
        [0.1, -1e-9, 0.2],
        [0.1, math.nan, 0.2],
        [0.1, math.inf, 0.2],
        [0.1, 0.2],
        [[0.1, 0.2, 0.3]],
        0.5,
        ["a", "b", "c"],
        None,
    ],
)
def test_refuses_invalid_vectors(bad: npt.ArrayLike) -> None:
    domain = GraphDomain(3, [[0, 1], [1, 2]])
    with pytest.raises(ParameterError, match=r"the estimate .* give"):
        emd(domain, [0.1, 0.2, 0.3], bad)
    with pytest.raises(ParameterError, match=r"the truth .* give"):
        emd(domain, bad, [0.1, 0.2, 0.3])


def test_refuses_objects_that_are_not_domains() -> None:
    with pytest.raises(ParameterError, match="a Graph is not a domain: give an IntervalDomain"):
        emd(nx.path_graph(3), [1, 0, 0], [0, 0, 1])
