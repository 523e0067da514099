"""Basis pursuit denoising has a result for every input, including degenerate ones."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.optimize import lsq_linear

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator, Operator
from heatcloak_aggregator.recovery import BpdnResult, active_set, bpdn
from heatcloak_aggregator.recovery.problem import Problem


def least_residual(op: Operator, readings: FloatArray) -> float:
    """Return the least ‖Af − ỹ‖₂ over the box, by SciPy."""
    found = lsq_linear(op.matrix(), readings, (0.0, 1.0), method="bvls", tol=1e-15, max_iter=5000)
    return float(np.linalg.norm(op.matrix() @ np.clip(found.x, 0.0, 1.0) - readings))


def assert_sound(result: BpdnResult) -> None:
    """Check that the point is finite, in the box and the ball, and certified."""
    assert np.isfinite(result.estimate).all()
    assert result.estimate.min() >= 0.0
    assert result.estimate.max() <= 1.0
    assert result.residual <= result.radius * (1 + 1e-9)
    assert result.gap <= 1e-8 * max(1.0, result.objective)


@pytest.mark.parametrize("reading", [-3.0, 0.0, 0.4, 1.2, 50.0])
def test_one_source_and_one_sensor_have_the_closed_form(reading: float) -> None:
    """F = (ỹ − r)/A, within [0, 1]."""
    op = IntervalDomain(1, 1).operator(0.05)
    gain = float(op.matrix()[0, 0])
    result = bpdn(op, [reading], 0.1, radius=0.2)
    assert_sound(result)
    assert result.estimate[0] == pytest.approx(min(max((reading - 0.2) / gain, 0.0), 1.0), abs=1e-6)
    assert (result.status == "relaxed") == (reading < -0.2 or reading > gain + 0.2)


def test_one_source_is_found_by_many_sensors() -> None:
    op = IntervalDomain(1, 80).operator(0.02)
    rng = np.random.default_rng(2)
    result = bpdn(op, op.matrix()[:, 0] * 0.7 + 0.01 * rng.standard_normal(80), 0.01)
    assert_sound(result)
    assert result.estimate[0] == pytest.approx(0.7, abs=0.02)


def test_one_sensor_puts_all_mass_at_its_nearest_source() -> None:
    """The least mass explains one reading."""
    op = IntervalDomain(60, 1).operator(0.01)
    result = bpdn(op, [2.0], 0.1, radius=0.5)
    assert_sound(result)
    assert result.objective == pytest.approx(1.5 / op.matrix().max(), rel=1e-9)


def test_nearly_equal_columns_are_certified() -> None:
    """At T = 10 a thousand columns differ by less than the noise in all but a few directions."""
    op = IntervalDomain(1000, 50).operator(10.0)
    rng, projection = np.random.default_rng(5), op.projection()
    for sigma in (1e-6, 1e-3, 0.1):
        readings = op.matrix()[:, [200, 700]].sum(axis=1) + sigma * rng.standard_normal(50)
        result = bpdn(op, readings, sigma)
        assert_sound(result)
        # Without column generation, which improves what the active-set method leaves open.
        target, outside = projection.reduce(readings)
        problem = Problem(projection.columns, projection.sum, target, outside, result.asked_radius)
        assert active_set.solve(problem).gap <= 1e-8 * max(1.0, result.objective)


def test_equal_columns_are_certified() -> None:
    """A graph may have exact duplicates."""
    rng = np.random.default_rng(6)
    distinct = rng.random((7, 4))
    columns = np.repeat(distinct, 5, axis=0)
    for _ in range(50):
        target = rng.random(35) * (rng.random(35) < 0.2) @ columns + 0.05 * rng.standard_normal(4)
        solution = active_set.solve(Problem(columns, columns.sum(axis=0), target, 0.1, 0.15))
        assert abs(solution.gap) <= 1e-8 * max(1.0, solution.estimate.sum())


def test_zero_is_the_estimate_if_it_is_feasible(default_op: IntervalOperator) -> None:
    result = bpdn(default_op, np.full(50, 0.3), 100.0)
    assert result.status == "optimal"
    assert not result.estimate.any()
    assert result.gap == 0.0
    assert "nothing about place" in result.text


@pytest.mark.parametrize("sigma", [1e-6, 1e-4])
def test_sources_are_found_at_tiny_noise(default_op: IntervalOperator, sigma: float) -> None:
    """Tiny noise needs many digits of the projection."""
    rng = np.random.default_rng(8)
    sources = np.zeros(100)
    sources[[20, 70]] = 0.8, 0.5
    result = bpdn(default_op, default_op.matrix() @ sources + sigma * rng.standard_normal(50), sigma)
    assert_sound(result)
    assert result.status == "optimal"
    assert result.objective <= 1.3
    assert result.objective == pytest.approx(1.3, abs=1e-2)


def test_readings_that_no_sources_cause_are_relaxed_to_the_least_residual(
    default_op: IntervalOperator,
) -> None:
    """±1e6 on alternate sensors."""
    readings = np.where(np.arange(50) % 2 == 0, 1e6, -1e6)
    result = bpdn(default_op, readings, 0.7)
    assert result.status == "relaxed"
    assert_sound(result)
    assert abs(result.radius - least_residual(default_op, readings)) <= 1e-6
    assert "faulty sensor" in result.text


@pytest.mark.parametrize("scale", [1e6, -1e6, 1e12, 1e50, 1e100])
def test_huge_readings_have_a_finite_result(default_op: IntervalOperator, scale: float) -> None:
    """It is the least residual to the last digits."""
    result = bpdn(default_op, np.full(50, scale), 0.7)
    assert result.status == "relaxed"
    assert np.isfinite(result.estimate).all()
    assert result.residual <= result.radius * (1 + 1e-12)
    if 0.0 < scale <= 1e12:
        assert result.objective > 99.0


def test_three_people_at_one_place_spill_over_to_its_neighbours(default_op: IntervalOperator) -> None:
    result = bpdn(default_op, 3.0 * default_op.matrix()[:, 49], 0.01)
    assert_sound(result)
    assert result.status == "optimal"
    assert np.count_nonzero(result.estimate == 1.0) >= 1
    assert result.estimate[40:60].sum() == pytest.approx(3.0, abs=0.1)


def test_all_sources_at_one_are_recovered() -> None:
    op = IntervalDomain(40, 30).operator(0.001)
    result = bpdn(op, op.matrix().sum(axis=1), 1e-3)
    assert_sound(result)
    assert result.objective == pytest.approx(40.0, abs=0.05)


def test_radius_zero_with_noise_gives_the_least_residual(default_op: IntervalOperator) -> None:
    rng = np.random.default_rng(9)
    readings = default_op.matrix()[:, 30] + 0.1 * rng.standard_normal(50)
    result = bpdn(default_op, readings, 0.1, radius=0.0)
    assert result.status == "relaxed"
    assert_sound(result)
    assert abs(result.radius - least_residual(default_op, readings)) <= 1e-6


def test_radius_zero_without_noise_is_satisfied_up_to_rounding(default_op: IntervalOperator) -> None:
    result = bpdn(default_op, default_op.matrix()[:, 30] * 0.5, 0.0, radius=0.0)
    assert result.status == "optimal"
    assert 0.0 < result.radius < 1e-11
    assert result.residual <= result.radius * 1.01
    assert result.estimate[30] == pytest.approx(0.5, abs=1e-3)


def test_zero_readings_give_no_sources(default_op: IntervalOperator) -> None:
    for radius in (0.0, 1.0):
        result = bpdn(default_op, np.zeros(50), 0.0, radius=radius)
        assert result.status == "optimal"
        assert not result.estimate.any()


def test_status_changes_at_the_least_residual(default_op: IntervalOperator) -> None:
    """To nine digits."""
    rng = np.random.default_rng(10)
    for _ in range(20):
        readings = default_op.matrix()[:, [10, 60]].sum(axis=1) + 0.3 * rng.standard_normal(50)
        least = least_residual(default_op, readings)
        for factor in (1 - 1e-9, 1 + 1e-9):
            result = bpdn(default_op, readings, 0.3, radius=least * factor)
            assert_sound(result)
            assert result.status == ("relaxed" if factor < 1.0 else "optimal")


def test_sources_between_blind_spots_are_found() -> None:
    """At T = 1e-4 sensors see only their own neighbourhood."""
    op = IntervalDomain(300, 10).operator(1e-4)
    sources = np.zeros(300)
    sources[[29, 119]] = 0.9
    result = bpdn(op, op.matrix() @ sources, 1e-3)
    assert_sound(result)
    assert math.isclose(result.objective, 1.8, abs_tol=0.01)
    assert set(np.flatnonzero(result.estimate > 0.1)) == {29, 119}


def test_readings_below_the_rounding_of_the_operator_are_ignored() -> None:
    op = IntervalDomain(1, 2).operator(3e-4)
    result = bpdn(op, op.matrix()[[0], 0], 0.0, sensors=[0])
    assert result.status == "optimal"
    assert not result.estimate.any()
    assert result.residual <= result.radius < 1e-11
