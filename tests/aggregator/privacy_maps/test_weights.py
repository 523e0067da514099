"""Weights of outputs: closed form, conditions of optimality, certificates."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import pytest
from scipy.optimize import nnls

from heatcloak_aggregator.arrays import BoolArray, FloatArray
from heatcloak_aggregator.privacy_maps import weights as solver
from heatcloak_aggregator.privacy_maps.methods import location_mechanism
from heatcloak_aggregator.privacy_maps.paths import UNIT, PathGrid, padded
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_aggregator.privacy_maps.weights import (
    StreamedKernel,
    exact_weights,
    kernel_of,
    least_error_weights,
    nonnegative_weights,
    weights_in_line,
)

from .conftest import town


def closed_form(levels: FloatArray) -> FloatArray:
    """Return the weights of one dimension: end 1/(1 + ρ), interior (1 − ρ₋ρ₊)/((1 + ρ₋)(1 + ρ₊))."""
    ratio = [math.exp(-(a + b) / 2.0) for a, b in pairwise(levels)]
    inner = [(1.0 - left * right) / ((1.0 + left) * (1.0 + right)) for left, right in pairwise(ratio)]
    return np.array([1.0 / (1.0 + ratio[0]), *inner, 1.0 / (1.0 + ratio[-1])])


@pytest.mark.parametrize("length", [2, 3, 30, 200])
@pytest.mark.parametrize("method", ["padded", "algorithm-1"])
@pytest.mark.parametrize("upright", [False, True])
def test_weights_of_one_dimension_have_the_closed_form(length: int, method: str, upright: bool) -> None:
    levels = np.random.default_rng(length).uniform(0.05, 1.5, length)
    shape = (length, 1) if upright else (1, length)
    mechanism = location_mechanism(PrivacyMap(levels.reshape(shape)), method=method)  # type: ignore[arg-type]
    weights = np.array(mechanism.table.weights, np.float64) * 2.0**-60  # type: ignore[union-attr]
    assert np.abs(weights - closed_form(levels)).max() < 1e-12
    assert mechanism.audit() <= 1.0 + 1e-9


def test_the_solvers_for_the_plane_agree_with_the_closed_form() -> None:
    levels = np.random.default_rng(2).uniform(0.2, 1.5, 40)
    grid = PathGrid(PrivacyMap(levels[None]).integer_levels(1.0))
    kernel, cells = kernel_of(grid, 40), np.ones(40, bool)
    expected = closed_form(levels)
    for found in (exact_weights(kernel, cells), nonnegative_weights(kernel, cells), weights_in_line(grid)):
        assert np.abs(found - expected).max() < 1e-12


def kernel_and_cells(levels: FloatArray, width: int) -> tuple[solver.Kernel, BoolArray]:
    whole = padded(PrivacyMap(levels).integer_levels(0.98), (width, width))
    return kernel_of(PathGrid(whole), 20), (whole > 0).ravel()


@pytest.mark.parametrize("dense", [True, False])
@pytest.mark.parametrize("width", [0, 3])
def test_nonnegative_weights_fulfil_the_conditions_of_optimality(
    dense: bool, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """W >= 0, K w >= 1, and K w = 1 where w > 0."""
    monkeypatch.setattr(solver, "DENSE_CELLS", 1 << 20 if dense else 0)
    levels = town(22, 26, 0.25, 1.2)
    levels[10:12, 5:9] = np.nan
    kernel, cells = kernel_and_cells(levels, width)
    weights = nonnegative_weights(kernel, cells)
    sums = kernel @ weights
    assert (weights >= 0.0).all()
    assert (weights[~cells] == 0.0).all()
    assert (sums[cells] >= 1.0 - 2e-9).all()
    assert np.abs(sums[weights > 0.0] - 1.0).max() <= 2e-9


def test_padding_makes_room_for_weights_that_would_be_negative() -> None:
    levels = np.full((30, 30), 0.3)
    kernel, cells = kernel_and_cells(levels, 0)
    assert (exact_weights(kernel, cells) < 0.0).any()
    kernel, cells = kernel_and_cells(levels, 4)
    weights = nonnegative_weights(kernel, cells).reshape(38, 38)
    assert (weights[4:-4, 4:-4] > 0.0).all()
    assert np.abs((kernel @ weights.ravel()).reshape(38, 38)[4:-4, 4:-4] - 1.0).max() < 2e-9


def test_weights_agree_with_those_of_nonnegative_least_squares() -> None:
    """Where all sums can be 1, both find such weights."""
    kernel, cells = kernel_and_cells(town(9, 9, 0.8, 1.1), 2)
    matrix = kernel.dense()
    found, residual = nnls(matrix, np.ones(cells.size))
    weights = nonnegative_weights(kernel, cells)
    inside = np.pad(np.ones((9, 9), bool), 2).ravel()
    assert residual < 1e-2
    assert np.abs((matrix @ weights)[inside] - 1.0).max() < 1e-9
    assert np.abs(weights - found)[inside].max() < 0.05


def test_the_interior_of_a_constant_map_has_the_weight_of_the_planar_laplace() -> None:
    """It tends to (εh)²/2π as the cells get small."""
    kernel, cells = kernel_and_cells(np.full((35, 35), 0.3), 4)
    middle = nonnegative_weights(kernel, cells).reshape(43, 43)[21, 21]
    assert middle == pytest.approx((0.98 * 0.3) ** 2 / (2.0 * math.pi), rel=0.03)


def test_products_are_those_of_the_dense_matrix() -> None:
    grid = PathGrid(PrivacyMap(town(12, 9)).integer_levels(1.0))
    kernel = kernel_of(grid, 3)
    vectors = np.random.default_rng(0).normal(size=(108, 3))
    distances = PrivacyMap(town(12, 9)).distances(range(108))
    exact = np.exp(-np.minimum(distances, 3.0)) @ vectors
    for each in (kernel, StreamedKernel(grid, 3)):
        assert each @ vectors == pytest.approx(exact, rel=1e-9, abs=1e-12)
        assert each @ vectors[:, 0] == pytest.approx(exact[:, 0], rel=1e-9, abs=1e-12)
    assert kernel.dense() == pytest.approx(np.exp(-np.minimum(distances, 3.0)), rel=1e-9)
    assert UNIT == 2.0**-44


def test_least_error_weights_are_feasible_and_no_worse_than_others() -> None:
    kernel, _ = kernel_and_cells(town(7, 7, 0.8, 1.1), 1)
    inside = np.pad(np.ones((7, 7), bool), 1).ravel()
    matrix = kernel.dense()[inside]
    errors = np.random.default_rng(0).uniform(1.0, 2.0, 81)
    weights = least_error_weights(matrix, errors)
    assert weights is not None
    assert (weights >= 0.0).all()
    assert np.abs(matrix @ weights - 1.0).max() < 1e-12
    other = nonnegative_weights(kernel, np.ones(81, bool))
    assert errors @ weights <= errors @ other * (1.0 + 1e-9)
    assert least_error_weights(np.array([[1.0], [2.0]]), np.ones(1)) is None
