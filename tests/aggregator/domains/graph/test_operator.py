"""The heat kernel of a graph, computed from eigenvectors and by a Chebyshev series."""

from __future__ import annotations

import copy
import math
import pickle

import networkx as nx
import numpy as np
import pytest
from scipy.linalg import expm

from heatcloak_aggregator.domains import GraphDomain, GraphOperator
from heatcloak_aggregator.domains.graph import operator as module
from heatcloak_aggregator.domains.graph.heat import HeatAction
from heatcloak_shared.errors import ParameterError
from support.graphs import random_graph

SPREADS = (1e-3, 0.3, 1.0, 2.5, 40.0)


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Treat every graph as one too large for its eigenvectors."""
    monkeypatch.setattr(module, "MOST_DENSE", 0)


def of(graph: nx.Graph[int], spread: float) -> GraphOperator:
    return GraphDomain.from_networkx(graph).operator(spread)


def kernels(graph: nx.Graph[int], spread: float, monkeypatch: pytest.MonkeyPatch) -> list[np.ndarray]:
    """Return the matrix computed in both ways."""
    dense = of(graph, spread).matrix()
    with monkeypatch.context() as patch:
        patch.setattr(module, "MOST_DENSE", 0)
        return [dense, of(graph, spread).matrix()]


@pytest.mark.parametrize("spread", SPREADS)
def test_two_vertices_have_the_closed_form(spread: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The diagonal is (1 + e^{−2τ})/2."""
    same, other = (1.0 + math.exp(-2.0 * spread)) / 2.0, (1.0 - math.exp(-2.0 * spread)) / 2.0
    for matrix in kernels(nx.path_graph(2), spread, monkeypatch):
        np.testing.assert_allclose(matrix, [[same, other], [other, same]], rtol=0.0, atol=1e-12)


@pytest.mark.parametrize("spread", SPREADS)
def test_a_complete_graph_has_the_closed_form(spread: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel is J/n + e^{−nτ}(I − J/n)."""
    n = 17
    even = np.full((n, n), 1.0 / n)
    expected = even + math.exp(-n * spread) * (np.eye(n) - even)
    for matrix in kernels(nx.complete_graph(n), spread, monkeypatch):
        np.testing.assert_allclose(matrix, expected, rtol=0.0, atol=1e-12)


@pytest.mark.parametrize("spread", SPREADS)
def test_a_star_has_the_closed_form(spread: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The eigenvalues are 0, 1 and n; all four kinds of entries are checked."""
    n, a, b = 12, math.exp(-12 * spread), math.exp(-spread)
    expected = np.full((n, n), 1.0 / n - b / (n - 1) + a / (n * (n - 1)))
    expected += b * np.eye(n)
    expected[0, :] = expected[:, 0] = (1.0 - a) / n
    expected[0, 0] = 1.0 / n + a * (n - 1) / n
    for matrix in kernels(nx.star_graph(n - 1), spread, monkeypatch):
        np.testing.assert_allclose(matrix, expected, rtol=0.0, atol=1e-12)


@pytest.mark.parametrize("spread", SPREADS)
def test_a_cycle_has_the_closed_form(spread: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel is circulant, with eigenvalues e^{−τ(2 − 2cos 2πk/n)}."""
    n = 13
    k = np.arange(n)
    decay = np.exp(-spread * (2.0 - 2.0 * np.cos(2.0 * np.pi * k / n)))
    first = (decay * np.cos(2.0 * np.pi * np.outer(k, k) / n)).sum(axis=1) / n
    expected = first[(k[:, None] - k) % n]
    for matrix in kernels(nx.cycle_graph(n), spread, monkeypatch):
        np.testing.assert_allclose(matrix, expected, rtol=0.0, atol=1e-12)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("spread", [0.05, 1.3, 8.0])
def test_weighted_graphs_agree_with_a_matrix_exponential(
    seed: int, spread: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reference is `expm` of scipy, which squares a Padé approximant."""
    domain = random_graph(40, 90, seed, weighted=True, sensors=range(0, 40, 3))
    expected = expm(-spread * domain.laplacian.toarray())[domain.sensors]
    np.testing.assert_allclose(domain.operator(spread).matrix(), expected, rtol=0.0, atol=2e-13)
    monkeypatch.setattr(module, "MOST_DENSE", 0)
    op = domain.operator(spread)
    chosen = np.array([5, 1, 38])
    np.testing.assert_allclose(op.columns(chosen), expected[:, chosen], rtol=0.0, atol=2e-13)
    np.testing.assert_allclose(op.matrix(), expected, rtol=0.0, atol=2e-13)


@pytest.mark.usefixtures("large")
def test_the_error_of_the_series_is_below_its_stated_bound() -> None:
    """For every vector the error is below the bound that sensitivities are rounded up by."""
    domain = random_graph(50, 120, seed=7, weighted=True)
    for spread in (1e-4, 0.5, 30.0):
        heat = HeatAction(domain.laplacian, domain.eigenvalue_bound, spread)
        error = heat(np.eye(50)) - expm(-spread * domain.laplacian.toarray())
        assert np.linalg.norm(error, 2) <= heat.error < 1e-11


@pytest.mark.parametrize("dense", [True, False])
def test_apply_and_adjoint_agree_with_the_matrix(dense: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """For one vector and for several."""
    op = random_graph(30, 60, seed=2, sensors=[4, 9, 29]).operator(0.8)
    matrix = op.matrix()
    if not dense:
        monkeypatch.setattr(module, "MOST_DENSE", 0)
    chance = np.random.default_rng(1)
    sources, readings = chance.random((30, 2)), chance.random((3, 2))
    np.testing.assert_allclose(op.apply(sources), matrix @ sources, rtol=0.0, atol=1e-13)
    np.testing.assert_allclose(op.apply(sources[:, 0]), matrix @ sources[:, 0], rtol=0.0, atol=1e-13)
    np.testing.assert_allclose(op.adjoint(readings), matrix.T @ readings, rtol=0.0, atol=1e-13)
    np.testing.assert_allclose(op.adjoint(readings[:, 1]), matrix.T @ readings[:, 1], rtol=0.0, atol=1e-13)


def test_heat_is_conserved_and_becomes_uniform() -> None:
    """Columns sum to one, are never negative, and converge to the same value everywhere."""
    domain = random_graph(25, 50, seed=4, weighted=True)
    for spread in (0.01, 1.0, 1e4):
        matrix = domain.operator(spread).matrix()
        np.testing.assert_allclose(matrix.sum(axis=0), 1.0, rtol=0.0, atol=1e-12)
        assert matrix.min() > -1e-15
    np.testing.assert_allclose(matrix, 1.0 / 25, rtol=0.0, atol=1e-10)


@pytest.mark.parametrize("sensors", [None, [3, 1, 17]])
def test_the_factorisation_equals_the_matrix(sensors: list[int] | None) -> None:
    """U Cᵀ is A to machine precision, with orthonormal directions, however many sensors there are."""
    op = random_graph(40, 70, seed=6, sensors=sensors).operator(1.1)
    whole = op.factorisation()
    np.testing.assert_allclose(whole.directions.T @ whole.coordinates.T, op.matrix(), rtol=0.0, atol=1e-14)
    gram = whole.directions @ whole.directions.T
    np.testing.assert_allclose(gram, np.eye(len(gram)), rtol=0.0, atol=1e-12)
    assert (np.diff(whole.values) <= 0.0).all()


def test_copied_and_pickled_operators_have_the_same_matrix() -> None:
    """Copies contain no eigenvectors."""
    op = random_graph(20, 30, seed=8).operator(0.5)
    matrix = op.matrix()
    for other in (copy.deepcopy(op), pickle.loads(pickle.dumps(op))):  # noqa: S301  our own
        assert "eigenpairs" not in other.__dict__
        np.testing.assert_allclose(other.matrix(), matrix, rtol=0.0, atol=1e-14)


@pytest.mark.parametrize("spread", [0.0, -1.0, math.nan, math.inf, "a", None, True, np.True_, [1.0], 1j])
def test_spreads_that_are_not_positive_numbers_are_refused(spread: object) -> None:
    with pytest.raises(ParameterError, match=r"spread is .*: give τ between"):
        random_graph(5, 6, seed=1).operator(spread)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [2, np.float32(2.0), np.int64(2)])
def test_a_spread_and_a_radius_may_be_any_type_of_number(number: float) -> None:
    """Integers and floats of Python and numpy."""
    op = random_graph(5, 6, seed=1).operator(number)
    assert type(op.spread) is float
    assert op.sensitivity(number) == op.sensitivity(2.0)


@pytest.mark.parametrize("alpha", [-1.0, math.nan, math.inf, "a", None, True, [1.0]])
def test_radii_that_are_not_numbers_of_at_least_zero_are_refused(alpha: object) -> None:
    with pytest.raises(ParameterError, match=r"alpha is .*: give a finite radius"):
        random_graph(5, 6, seed=1).operator(1.0).sensitivity(alpha)  # type: ignore[arg-type]


@pytest.mark.parametrize("dense", [True, False])
@pytest.mark.parametrize(
    ("given", "text"),
    [
        (np.zeros(4), r"have shape \(4,\)"),
        (np.zeros((1, 5)), r"have shape \(1, 5\)"),
        (np.zeros((5, 2, 2)), r"have shape \(5, 2, 2\)"),
        (1.0, r"have shape \(\)"),
        (["a"] * 5, "can't be read as real numbers"),
        ("a", "can't be read as real numbers"),
        ([[1.0], [2.0, 3.0]], "can't be read as real numbers"),
    ],
)
def test_vectors_of_a_wrong_shape_or_type_are_refused(
    dense: bool, given: object, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wrong number of rows, or text; the error states the required shape in one line."""
    monkeypatch.setattr(module, "MOST_DENSE", 5 if dense else 0)
    op = random_graph(5, 6, seed=1).operator(1.0)
    for act in (op.apply, op.adjoint):
        with pytest.raises(ParameterError, match=text):
            act(given)  # type: ignore[arg-type]


def test_lists_of_integers_are_accepted_as_vectors() -> None:
    op = random_graph(5, 6, seed=1).operator(1.0)
    np.testing.assert_array_equal(op.apply([0, 0, 1, 0, 0]), op.matrix()[:, 2])


@pytest.mark.usefixtures("large")
def test_a_spread_too_large_for_the_series_is_refused() -> None:
    """The error names the parameter to change."""
    with pytest.raises(ParameterError, match="choose a smaller spread"):
        random_graph(50, 80, seed=1).operator(1e9).matrix()


def test_eigenvectors_of_large_graphs_are_refused() -> None:
    """Above 2000 vertices they would take too long."""
    domain = GraphDomain.from_networkx(nx.path_graph(2001))
    with pytest.raises(ParameterError, match="at most 2000"):
        _ = domain.operator(1.0).eigenpairs
