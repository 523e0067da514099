"""Arguments of basis pursuit denoising: radius, noise scales, missing sensors, and errors."""

from __future__ import annotations

import dataclasses
import math

import numpy as np
import numpy.typing as npt
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.recovery import bpdn
from heatcloak_shared.errors import ParameterError


@pytest.fixture
def cloaked(default_op: IntervalOperator) -> FloatArray:
    """Return a round of the default zone with two people and noise 0.3."""
    noise = np.random.default_rng(12).standard_normal(50)
    readings: FloatArray = default_op.matrix()[:, [20, 64]].sum(axis=1) + 0.3 * noise
    return readings


def test_paper_radius_is_sigma_root_m(default_op: IntervalOperator, cloaked: FloatArray) -> None:
    result = bpdn(default_op, cloaked, 1.0, radius="paper")
    assert result.radius == result.asked_radius == pytest.approx(math.sqrt(50))


def test_confident_radius_is_the_quantile_of_the_noise_norm(default_op: IntervalOperator) -> None:
    """The norm of the noise is below it with probability 0.95."""
    rng = np.random.default_rng(13)
    radius = bpdn(default_op, np.zeros(50), 0.5).asked_radius
    norms = np.linalg.norm(0.5 * rng.standard_normal((40_000, 50)), axis=1)
    assert np.mean(norms <= radius) == pytest.approx(0.95, abs=4 * math.sqrt(0.95 * 0.05 / 40_000))
    assert radius == pytest.approx(0.5 * math.sqrt(67.50480654954123), rel=1e-12)


def test_a_radius_given_as_a_number_does_not_depend_on_sigma(
    default_op: IntervalOperator, cloaked: FloatArray
) -> None:
    small, large = (bpdn(default_op, cloaked, sigma, radius=3.0) for sigma in (0.1, 10.0))
    assert small.radius == large.radius == 3.0
    assert np.array_equal(small.estimate, large.estimate)


def test_equal_noise_scales_give_the_result_of_one_scale(
    default_op: IntervalOperator, cloaked: FloatArray
) -> None:
    """To the last bit."""
    for rule in ("paper", "confident"):
        one = bpdn(default_op, cloaked, 0.3, radius=rule)
        each = bpdn(default_op, cloaked, np.full(50, 0.3), radius=rule)
        assert np.array_equal(one.estimate, each.estimate)
        assert (one.radius, one.gap, one.residual) == (each.radius, each.gap, each.residual)


def test_different_scales_weight_the_readings(default_op: IntervalOperator, cloaked: FloatArray) -> None:
    """Rows and readings are scaled to equal noise, and the radius is √χ² of that noise."""
    sigma = np.random.default_rng(14).uniform(0.1, 2.0, 50)
    result = bpdn(default_op, cloaked, sigma)
    common = 1 / math.sqrt(np.mean(1 / sigma**2))
    assert result.radius == pytest.approx(common * math.sqrt(67.50480654954123), rel=1e-12)
    whitened = (default_op.matrix() @ result.estimate - cloaked) / sigma
    assert np.linalg.norm(whitened) * common == pytest.approx(result.residual, rel=1e-12)
    assert result.residual <= result.radius * (1 + 1e-9)
    reference = bpdn(default_op, cloaked, sigma, method="cvxpy")
    assert result.objective == pytest.approx(reference.objective, abs=1e-6)


def test_a_sensor_of_huge_noise_has_no_effect(default_op: IntervalOperator, cloaked: FloatArray) -> None:
    sigma = np.full(50, 0.3)
    sigma[7] = 1e9
    broken = cloaked.copy()
    broken[7] = 1e8
    present = np.delete(np.arange(50), 7)
    with_it = bpdn(default_op, broken, sigma, radius=2.5)
    without = bpdn(default_op, cloaked[present], 0.3, radius=2.5 * math.sqrt(49 / 50), sensors=present)
    assert with_it.objective == pytest.approx(without.objective, rel=1e-3)


def test_missing_sensors_are_rows_left_out(default_op: IntervalOperator, cloaked: FloatArray) -> None:
    present = np.array([0, 3, 4, 9, 17, 22, 23, 31, 40, 48])
    result = bpdn(default_op, cloaked[present], 0.3, sensors=present)
    assert result.radius == pytest.approx(0.3 * math.sqrt(18.307038053275146), rel=1e-12)
    rows = default_op.matrix()[present]
    assert np.linalg.norm(rows @ result.estimate - cloaked[present]) == pytest.approx(result.residual)
    reference = bpdn(default_op, cloaked[present], 0.3, sensors=present, method="cvxpy")
    assert result.objective == pytest.approx(reference.objective, abs=1e-6)


def test_the_order_of_readings_has_no_effect(default_op: IntervalOperator, cloaked: FloatArray) -> None:
    """To the last bit."""
    rng = np.random.default_rng(15)
    sigma = rng.uniform(0.2, 0.4, 50)
    for count in (50, 31):
        present = rng.permutation(50)[:count]
        ascending = np.sort(present)
        arrived = bpdn(default_op, cloaked[present], sigma[present], sensors=present)
        sorted_ = bpdn(default_op, cloaked[ascending], sigma[ascending], sensors=ascending)
        assert np.array_equal(arrived.estimate, sorted_.estimate)
        assert arrived.gap == sorted_.gap


def test_naming_all_sensors_equals_naming_none(default_op: IntervalOperator, cloaked: FloatArray) -> None:
    named = bpdn(default_op, cloaked, 0.3, sensors=list(range(50)))
    assert np.array_equal(named.estimate, bpdn(default_op, cloaked, 0.3).estimate)


def test_a_single_reading_is_enough(default_op: IntervalOperator, cloaked: FloatArray) -> None:
    result = bpdn(default_op, cloaked[[24]], 0.3, sensors=[24])
    assert result.gap <= 1e-9
    assert result.residual <= result.radius * (1 + 1e-9)


def test_the_result_is_read_only(default_op: IntervalOperator, cloaked: FloatArray) -> None:
    result = bpdn(default_op, cloaked, 0.3)
    with pytest.raises(dataclasses.FrozenInstanceError):
        result.status = "relaxed"  # type: ignore[misc]
    with pytest.raises(ValueError, match="read-only"):
        result.estimate[0] = 1.0


def test_the_readings_are_not_modified(default_op: IntervalOperator, cloaked: FloatArray) -> None:
    before = cloaked.copy()
    bpdn(default_op, cloaked, np.linspace(0.1, 1.0, 50), radius="paper")
    assert np.array_equal(cloaked, before)


def test_equal_arguments_give_equal_results(cloaked: FloatArray) -> None:
    """Neither randomness nor caches affect the result."""
    first = bpdn(IntervalDomain().operator(0.05), cloaked, 0.3)
    op = IntervalDomain().operator(0.05)
    bpdn(op, -cloaked, 0.1)
    again = bpdn(op, cloaked, 0.3)
    assert np.array_equal(first.estimate, again.estimate)
    assert first.iterations == again.iterations


@pytest.mark.parametrize(
    "bad",
    [
        np.full(50, math.nan),
        np.where(np.arange(50) == 3, math.inf, 0.0),
        np.where(np.arange(50) == 3, -1e200, 0.0),
        np.zeros(49),
        np.zeros((50, 1)),
        [],
        0.5,
        None,
        ["hot"] * 50,
        np.zeros(50, dtype=complex),
    ],
)
def test_refuses_invalid_readings(default_op: IntervalOperator, bad: npt.ArrayLike) -> None:
    with pytest.raises(ParameterError, match=r"give|leave"):
        bpdn(default_op, bad, 0.3)


@pytest.mark.parametrize(
    "bad",
    [-0.1, math.nan, math.inf, "loud", None, np.full(49, 0.1), np.arange(50.0), np.full((50, 1), 0.1)],
)
def test_refuses_invalid_sigma(default_op: IntervalOperator, bad: npt.ArrayLike) -> None:
    with pytest.raises(ParameterError, match="sigma"):
        bpdn(default_op, np.zeros(50), bad)


@pytest.mark.parametrize("bad", ["wide", -1.0, math.nan, math.inf, None, [1.0, 2.0]])
def test_refuses_invalid_radius(default_op: IntervalOperator, bad: object) -> None:
    with pytest.raises(ParameterError, match="radius"):
        bpdn(default_op, np.zeros(50), 0.3, radius=bad)  # type: ignore[arg-type]


@pytest.mark.parametrize("bad", [[0, 1, 50], [0, 1, -1], [0, 1, 1], [0.0, 1.0, 2.0], [[0, 1, 2]], [True] * 3])
def test_refuses_invalid_sensors(default_op: IntervalOperator, bad: npt.ArrayLike) -> None:
    """Masks and negative indices are refused too."""
    with pytest.raises(ParameterError, match="sensor"):
        bpdn(default_op, np.zeros(3), 0.3, sensors=bad)


def test_refuses_a_round_without_sensors(default_op: IntervalOperator) -> None:
    with pytest.raises(ParameterError, match="readings"):
        bpdn(default_op, [], 0.3, sensors=np.array([], dtype=int))


def test_refuses_unknown_method(default_op: IntervalOperator) -> None:
    with pytest.raises(ParameterError, match="method"):
        bpdn(default_op, np.zeros(50), 0.3, method="magic")  # type: ignore[arg-type]


def test_text_names_the_requested_and_the_relaxed_radius(
    default_op: IntervalOperator, cloaked: FloatArray
) -> None:
    relaxed = bpdn(default_op, cloaked, 0.3, radius=0.5)
    assert relaxed.text.startswith("relaxed: ")
    assert "0.5" in relaxed.text
    assert f"{relaxed.radius:.6g}" in relaxed.text
    assert "\n" not in relaxed.text
    assert bpdn(default_op, cloaked, 0.3).text.startswith("optimal: ")
