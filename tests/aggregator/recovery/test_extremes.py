"""A result for every input: the corners where solvers tend to raise, loop, or return nothing."""

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
    """The least ‖Af − ỹ‖₂ over the box, by scipy."""
    found = lsq_linear(op.matrix(), readings, (0.0, 1.0), method="bvls", tol=1e-15, max_iter=5000)
    return float(np.linalg.norm(op.matrix() @ np.clip(found.x, 0.0, 1.0) - readings))


def assert_sound(result: BpdnResult) -> None:
    """The point is finite, in the box and the ball, and certified."""
    assert np.isfinite(result.estimate).all()
    assert result.estimate.min() >= 0.0
    assert result.estimate.max() <= 1.0
    assert result.residual <= result.radius * (1 + 1e-9)
    assert result.gap <= 1e-8 * max(1.0, result.objective)


@pytest.mark.parametrize("reading", [-3.0, 0.0, 0.4, 1.2, 50.0])
def test_one_source_and_one_sensor(reading: float) -> None:
    """One number to explain with one: f = (ỹ − r)/A, within [0, 1]."""
    op = IntervalDomain(1, 1).operator(0.05)
    gain = float(op.matrix()[0, 0])
    result = bpdn(op, [reading], 0.1, radius=0.2)
    assert_sound(result)
    assert result.estimate[0] == pytest.approx(min(max((reading - 0.2) / gain, 0.0), 1.0), abs=1e-6)
    assert (result.status == "relaxed") == (reading < -0.2 or reading > gain + 0.2)


def test_one_source_many_sensors() -> None:
    """A single column is found whatever the noise in the other directions."""
    op = IntervalDomain(1, 80).operator(0.02)
    rng = np.random.default_rng(2)
    result = bpdn(op, op.matrix()[:, 0] * 0.7 + 0.01 * rng.standard_normal(80), 0.01)
    assert_sound(result)
    assert result.estimate[0] == pytest.approx(0.7, abs=0.02)


def test_one_sensor_many_sources() -> None:
    """With one reading the place that the sensor feels most takes it all, and the least mass explains it."""
    op = IntervalDomain(60, 1).operator(0.01)
    result = bpdn(op, [2.0], 0.1, radius=0.5)
    assert_sound(result)
    assert result.objective == pytest.approx(1.5 / op.matrix().max(), rel=1e-9)


def test_columns_that_look_alike() -> None:
    """At T = 10 a thousand columns differ by less than the noise in all but a few directions."""
    op = IntervalDomain(1000, 50).operator(10.0)
    rng = np.random.default_rng(5)
    for sigma in (1e-6, 1e-3, 0.1):
        result = bpdn(op, op.matrix()[:, [200, 700]].sum(axis=1) + sigma * rng.standard_normal(50), sigma)
        assert_sound(result)


def test_columns_that_are_equal() -> None:
    """Exact duplicates, which a graph can have, cost neither the optimum nor the certificate."""
    rng = np.random.default_rng(6)
    distinct = rng.random((7, 4))
    columns = np.repeat(distinct, 5, axis=0)
    for _ in range(50):
        target = rng.random(35) * (rng.random(35) < 0.2) @ columns + 0.05 * rng.standard_normal(4)
        solution = active_set.solve(Problem(columns, columns.sum(axis=0), target, 0.1, 0.15))
        assert abs(solution.gap) <= 1e-8 * max(1.0, solution.estimate.sum())


def test_noise_that_explains_everything(default_op: IntervalOperator) -> None:
    """Where zero is feasible it is the answer, exactly, and the status says that it means nothing."""
    result = bpdn(default_op, np.full(50, 0.3), 100.0)
    assert result.status == "optimal"
    assert not result.estimate.any()
    assert result.gap == 0.0
    assert "nothing about place" in result.text


@pytest.mark.parametrize("sigma", [1e-6, 1e-4])
def test_hardly_any_noise(default_op: IntervalOperator, sigma: float) -> None:
    """Tiny noise asks for many digits of the projection; the sources come out where they are."""
    rng = np.random.default_rng(8)
    sources = np.zeros(100)
    sources[[20, 70]] = 0.8, 0.5
    result = bpdn(default_op, default_op.matrix() @ sources + sigma * rng.standard_normal(50), sigma)
    assert_sound(result)
    assert result.status == "optimal"
    assert result.objective <= 1.3
    assert result.objective == pytest.approx(1.3, abs=1e-2)


def test_readings_far_outside_what_sources_can_cause(default_op: IntervalOperator) -> None:
    """±1e6 on alternate sensors: relaxed, at the least residual to 1e-6, with a certificate and no zero."""
    readings = np.where(np.arange(50) % 2 == 0, 1e6, -1e6)
    result = bpdn(default_op, readings, 0.7)
    assert result.status == "relaxed"
    assert_sound(result)
    assert abs(result.radius - least_residual(default_op, readings)) <= 1e-6
    assert "faulty sensor" in result.text


@pytest.mark.parametrize("scale", [1e6, -1e6, 1e12, 1e50, 1e100])
def test_huge_readings(default_op: IntervalOperator, scale: float) -> None:
    """However large, readings give a finite result that is the least residual to the last digits."""
    result = bpdn(default_op, np.full(50, scale), 0.7)
    assert result.status == "relaxed"
    assert np.isfinite(result.estimate).all()
    assert result.residual <= result.radius * (1 + 1e-12)
    if 0.0 < scale <= 1e12:
        assert result.objective > 99.0


def test_upper_bound_holds_sources_down(default_op: IntervalOperator) -> None:
    """Three people at one place exceed what one location may hold: neighbours take the rest."""
    result = bpdn(default_op, 3.0 * default_op.matrix()[:, 49], 0.01)
    assert_sound(result)
    assert result.status == "optimal"
    assert np.count_nonzero(result.estimate == 1.0) >= 1
    assert result.estimate[40:60].sum() == pytest.approx(3.0, abs=0.1)


def test_all_sources_at_one() -> None:
    """Readings of a full house are explained by one."""
    op = IntervalDomain(40, 30).operator(0.001)
    result = bpdn(op, op.matrix().sum(axis=1), 1e-3)
    assert_sound(result)
    assert result.objective == pytest.approx(40.0, abs=0.05)


def test_radius_zero_with_noise_is_the_least_residual(default_op: IntervalOperator) -> None:
    """Nothing explains noise exactly: relaxed to the least residual."""
    rng = np.random.default_rng(9)
    readings = default_op.matrix()[:, 30] + 0.1 * rng.standard_normal(50)
    result = bpdn(default_op, readings, 0.1, radius=0.0)
    assert result.status == "relaxed"
    assert_sound(result)
    assert abs(result.radius - least_residual(default_op, readings)) <= 1e-6


def test_radius_zero_without_noise_is_rounding(default_op: IntervalOperator) -> None:
    """Exact readings are explained to their rounding, which then is the radius."""
    result = bpdn(default_op, default_op.matrix()[:, 30] * 0.5, 0.0, radius=0.0)
    assert result.status == "optimal"
    assert 0.0 < result.radius < 1e-11
    assert result.residual <= result.radius * 1.01
    assert result.estimate[30] == pytest.approx(0.5, abs=1e-3)


def test_all_zero_readings(default_op: IntervalOperator) -> None:
    """No warmth, no sources, at any radius."""
    for radius in (0.0, 1.0):
        result = bpdn(default_op, np.zeros(50), 0.0, radius=radius)
        assert result.status == "optimal"
        assert not result.estimate.any()


def test_radius_just_above_and_below_the_least_residual(default_op: IntervalOperator) -> None:
    """The status turns at the least residual, to nine digits of it."""
    rng = np.random.default_rng(10)
    for _ in range(20):
        readings = default_op.matrix()[:, [10, 60]].sum(axis=1) + 0.3 * rng.standard_normal(50)
        least = least_residual(default_op, readings)
        for factor in (1 - 1e-9, 1 + 1e-9):
            result = bpdn(default_op, readings, 0.3, radius=least * factor)
            assert_sound(result)
            assert result.status == ("relaxed" if factor < 1.0 else "optimal")


def test_smallest_spread() -> None:
    """At T = 1e-4 sensors see only their own neighbourhood, and blind spots stay empty."""
    op = IntervalDomain(300, 10).operator(1e-4)
    sources = np.zeros(300)
    sources[[29, 119]] = 0.9
    result = bpdn(op, op.matrix() @ sources, 1e-3)
    assert_sound(result)
    assert math.isclose(result.objective, 1.8, abs_tol=0.01)
    assert set(np.flatnonzero(result.estimate > 0.1)) == {29, 119}


def test_a_reading_below_the_rounding_of_the_operator_says_nothing() -> None:
    """What the only sensor left feels of the only place is rounding beside what the other would have felt."""
    op = IntervalDomain(1, 2).operator(3e-4)
    result = bpdn(op, op.matrix()[[0], 0], 0.0, sensors=[0])
    assert result.status == "optimal"
    assert not result.estimate.any()
    assert result.residual <= result.radius < 1e-11
