"""Projections: they keep every residual, and are computed once for each subset of sensors."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.domains.projection import Reflected, Whitened


@pytest.mark.parametrize("spread", [1e-4, 0.005, 0.05, 10.0])
def test_a_projection_keeps_residuals_for_small_and_large_noise(spread: float) -> None:
    """‖Af − y‖² = ‖Bf − z‖² + rest², to a part in a million of a residual of σ√m with σ = 1e-6."""
    rng = np.random.default_rng(4)
    op = IntervalDomain(200, 60).operator(spread)
    projection = op.projection()
    for sigma in (1e-6, 1e-4, 1.0):
        sources = rng.random(200) * (rng.random(200) < 0.1)
        readings = op.matrix() @ sources + sigma * rng.standard_normal(60)
        inside, rest = projection.reduce(readings)
        whole = np.linalg.norm(op.matrix() @ sources - readings)
        reduced = np.hypot(np.linalg.norm(sources @ projection.columns - inside), rest)
        assert reduced == pytest.approx(whole, rel=1e-6)


def test_the_rank_is_small_for_a_large_spread() -> None:
    """At T = 0.05 the columns of 1000 sources and 500 sensors span about 16 directions."""
    projection = IntervalDomain(1000, 500).operator(0.05).projection()
    assert projection.columns.shape[0] == 1000
    assert 12 <= projection.columns.shape[1] <= 20


def test_a_projection_factors_the_matrix() -> None:
    """A = U B with orthonormal U, to the rounding of the matrix."""
    op = IntervalDomain(80, 30).operator(0.01)
    projection = op.projection()
    rank = projection.columns.shape[1]
    np.testing.assert_allclose(projection.basis.T @ projection.basis, np.eye(rank), atol=1e-13)
    np.testing.assert_allclose(projection.basis @ projection.columns.T, op.matrix(), atol=1e-13)
    np.testing.assert_allclose(projection.sum, projection.columns.sum(axis=0))


def test_subset_and_weights_select_and_scale_rows() -> None:
    op = IntervalDomain(40, 20).operator(0.02)
    sensors, weights = np.array([1, 4, 7, 19]), np.array([0.5, 1.0, 2.0, 1.5])
    projection = op.projection(sensors, weights)
    rows = op.matrix()[sensors] * weights[:, None]
    np.testing.assert_allclose(projection.basis @ projection.columns.T, rows, atol=1e-13)
    readings = np.array([1.0, -2.0, 3.0, 0.5])
    inside, rest = projection.reduce(readings)
    assert np.hypot(np.linalg.norm(inside), rest) == pytest.approx(np.linalg.norm(weights * readings))


@pytest.mark.parametrize("spread", [1e-3, 0.05])
@pytest.mark.parametrize("missing", ["here and there", "a third in a row", "all but three"])
@pytest.mark.parametrize("unequal", [1.0, 3.0, 1e6])
def test_with_missing_sensors_the_basis_is_orthonormal_and_the_residual_is_kept(
    spread: float, missing: str, unequal: float
) -> None:
    """The matrices are well or badly conditioned; the noise has one scale or many."""
    rng = np.random.default_rng(5)
    op = IntervalDomain(300, 400).operator(spread)
    there = {
        "here and there": np.flatnonzero(rng.random(400) < 0.9),
        "a third in a row": np.concatenate([np.arange(130), np.arange(270, 400)]),
        "all but three": np.array([3, 200, 201]),
    }[missing]
    weights = np.geomspace(1.0, unequal, there.size)
    projection = op.projection(there, rng.permutation(weights))
    assert projection.weights is not None
    if missing == "here and there" and unequal < 10.0:
        assert isinstance(projection.frame, Whitened)
    if missing == "all but three":
        assert isinstance(projection.frame, Reflected)
    rows = op.matrix()[there] * projection.weights[:, None]
    basis = projection.basis
    np.testing.assert_allclose(basis.T @ basis, np.eye(projection.rank), atol=1e-13)
    np.testing.assert_allclose(basis @ projection.columns.T, rows, rtol=0, atol=1e-13 * projection.norm)

    readings = rng.standard_normal(there.size)
    inside, rest = projection.reduce(readings)
    weighted = readings * projection.weights
    np.testing.assert_allclose(
        inside, basis.T @ weighted, rtol=0, atol=1e-13 * float(np.linalg.norm(weighted))
    )
    assert rest == pytest.approx(np.linalg.norm(weighted - basis @ (basis.T @ weighted)), abs=1e-13 * unequal)
    # Readings that the columns explain exactly leave only rounding.
    assert projection.reduce(op.matrix()[there] @ rng.random(300))[1] <= 1e-13 * projection.norm * 300


def test_a_projection_is_computed_once_per_subset_and_weights() -> None:
    op = IntervalDomain(40, 20).operator(0.02)
    some, others = np.array([0, 3, 5]), np.array([0, 3, 6])
    assert op.projection() is op.projection()
    assert op.projection(some) is op.projection(some.copy())
    assert op.projection(some) is not op.projection(others)
    assert op.projection(some, np.ones(3)) is not op.projection(some)


def test_the_column_of_a_location_far_from_every_sensor_is_zero() -> None:
    """The kernel underflows there."""
    projection = IntervalDomain(n_sources=50, n_sensors=1).operator(1e-4).projection()
    assert not projection.columns[0].any()
    assert projection.columns[-1].any()
