"""Factorisations of operators: exactness, sharing, copies, and refused sizes."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.domains.factorisation import factor_dense, factor_smooth, nodes_for
from heatcloak_shared.errors import ParameterError


@pytest.mark.slow
@pytest.mark.parametrize(
    ("n", "m", "spread"), [(900, 700, 1e-3), (2000, 150, 0.01), (400, 1500, 10.0), (1100, 1000, 1e-4)]
)
def test_a_smooth_operator_is_factored_as_exactly_as_a_dense_one(n: int, m: int, spread: float) -> None:
    """A = U Cᵀ with U orthonormal and the dense matrix's singular values, to the rounding of the matrix."""
    op = IntervalDomain(n, m).operator(spread)
    nodes = nodes_for(spread)
    assert nodes < min(n, m)
    smooth = factor_smooth(op.responses, op.domain.source_places, nodes)
    dense = factor_dense(op.matrix())
    basis = smooth.directions.T
    np.testing.assert_allclose(basis.T @ basis, np.eye(smooth.values.size), atol=1e-13)
    np.testing.assert_allclose(
        basis @ smooth.coordinates.T, op.matrix(), rtol=0, atol=2.0**-52 * dense.values[0]
    )
    both = min(smooth.values.size, dense.values.size)
    np.testing.assert_allclose(smooth.values[:both], dense.values[:both], atol=1e-14 * dense.values[0])
    np.testing.assert_allclose(smooth.total, smooth.coordinates.sum(axis=0))


def test_columns_computed_without_the_matrix_equal_those_of_the_matrix() -> None:
    op, indices = IntervalDomain(300, 20).operator(0.01), np.array([299, 0, 17])
    before = op.columns(indices)
    np.testing.assert_array_equal(before, op.matrix()[:, indices])
    np.testing.assert_array_equal(before, op.columns(indices))


def test_take_and_price_agree_with_all_columns_of_a_projection() -> None:
    op, rng = IntervalDomain(500, 30).operator(0.01), np.random.default_rng(1)
    projection = op.projection(np.array([2, 3, 9, 28]), np.array([1.0, 2.0, 0.5, 1.0]))
    indices, direction = np.array([3, 400]), rng.standard_normal(projection.rank)
    np.testing.assert_allclose(projection.take(indices), projection.columns[indices], atol=1e-14)
    np.testing.assert_allclose(projection.price(direction), projection.columns @ direction, atol=1e-12)


def sent(op: IntervalOperator) -> IntervalOperator:
    """Return a copy by pickling, as another process receives it."""
    received: IntervalOperator = pickle.loads(pickle.dumps(op))  # noqa: S301
    return received


@pytest.mark.parametrize(("n", "m", "spread"), [(200_000, 20_000, 1e-7), (10**6, 10**5, 1e-5)])
def test_a_factorisation_that_does_not_fit_into_memory_is_refused(n: int, m: int, spread: float) -> None:
    """The error recommends a larger spread."""
    with pytest.raises(ParameterError, match="larger spread"):
        IntervalDomain(n, m).operator(spread).projection()


def test_a_matrix_that_does_not_fit_into_memory_is_refused() -> None:
    """Single columns are still available."""
    op = IntervalDomain(100_000, 10_000).operator(0.05)
    with pytest.raises(ParameterError, match="recover without it"):
        op.matrix()
    assert op.columns(np.array([5])).shape == (10_000, 1)


@pytest.mark.parametrize(
    "op", [IntervalDomain(60, 20).operator(0.05), IntervalDomain(2000, 400).operator(0.01)]
)
def test_copied_and_pickled_operators_have_the_same_read_only_factorisation(op: IntervalOperator) -> None:
    """Before and after the first use."""
    fresh = sent(op)
    projection = op.projection()
    for other in (fresh, copy.deepcopy(op), sent(op)):
        np.testing.assert_array_equal(other.projection().core, projection.core)
        np.testing.assert_array_equal(other.projection().coordinates, projection.coordinates)
        assert not other.factorisation().coordinates.flags.writeable
        assert other.sensitivity(0.01) == op.sensitivity(0.01)


def test_threads_share_one_projection_per_subset() -> None:
    op, subsets = IntervalDomain(400, 60).operator(0.01), [np.arange(k, 60) for k in range(8)]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda i: op.projection(subsets[i % 8]), range(64)))
    assert len({id(projection) for projection in found}) == 8
