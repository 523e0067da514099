"""Pooling of rounds: weights, noise scales, and its gain over averaging estimates."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.earth_mover import emd
from heatcloak_aggregator.recovery.gridless import gridless
from heatcloak_aggregator.recovery.methods import recover
from heatcloak_aggregator.recovery.pooling import Readings, pool, round_readings
from heatcloak_shared.errors import ParameterError


def draw_rounds(count: int, seed: int) -> list[Readings]:
    """Return rounds of ten sensors, each present half of the time, with different noise."""
    rng, op = np.random.default_rng(seed), IntervalDomain(20, 10).operator(0.05)
    rounds = []
    for _ in range(count):
        present = np.flatnonzero(rng.random(10) < 0.5)
        present = present if present.size else np.array([3])
        sigma = rng.uniform(0.1, 2.0, present.size)
        rounds.append(round_readings(op, rng.normal(1.0, 1.0, present.size), sigma, present))
    return rounds


@given(count=st.integers(1, 6), seed=st.integers(0, 10_000), trend_weight=st.floats(0, 1))
def test_the_pool_is_weighted_least_squares_of_each_sensor(
    count: int, seed: int, trend_weight: float
) -> None:
    """The weighted mean, moved towards the end of the fitted line by the trend weight."""
    rounds = draw_rounds(count, seed)
    pooled = pool(rounds, trend_weight=trend_weight)
    assert pooled.sensors.tolist() == sorted({int(j) for each in rounds for j in each.sensors})
    if count == 1:
        return
    for sensor, value, sigma in zip(pooled.sensors, pooled.values, pooled.sigma, strict=True):
        rows = [
            (time, each.values[k], each.sigma[k])
            for time, each in enumerate(rounds)
            for k in np.flatnonzero(each.sensors == sensor)
        ]
        times, values, scales = (np.array(column, dtype=float) for column in zip(*rows, strict=True))
        mean, mean_weights = fit(times, scales, values, np.zeros(len(rows)), 0.0)
        end, end_weights = fit(times, scales, values, times, count - 1.0)
        variance_of_mean, variance_of_end = (
            float(np.square(weights * scales).sum()) for weights in (mean_weights, end_weights)
        )
        assert value == pytest.approx((1 - trend_weight) * mean + trend_weight * end, abs=1e-9)
        variance = (1 - trend_weight) * variance_of_mean + trend_weight * variance_of_end
        assert sigma == pytest.approx(math.sqrt(variance), rel=1e-9)


def fit(
    times: FloatArray, scales: FloatArray, values: FloatArray, slope_of: FloatArray, at: float
) -> tuple[float, FloatArray]:
    """Return the value of a weighted fit of a constant or a line at a time, and its weights."""
    design = (
        np.column_stack([np.ones(times.size), slope_of]) if np.ptp(slope_of) > 0 else np.ones((times.size, 1))
    )
    row = np.array([1.0, at][: design.shape[1]])
    weights = row @ np.linalg.pinv(design / scales[:, None]) / scales
    return float(weights @ values), weights


def test_one_round_is_returned_unchanged() -> None:
    (only,) = draw_rounds(1, 5)
    assert pool([only], trend_weight=0.7) is only


def test_pooling_static_rounds_sharpens_by_their_square_root(default_op: IntervalOperator) -> None:
    """One person, sixteen rounds: the likeliest place is four times nearer."""
    rng, sigma, many = np.random.default_rng(40), 0.3, 16
    own: list[float] = []
    pooled: list[float] = []
    for place in rng.uniform(0.2, 0.8, 150):
        rounds = [look(default_op, place, sigma, rng) for _ in range(many)]
        for misses, each in ((own, rounds[0]), (pooled, pool(rounds))):
            found = gridless(default_op, each.values, float(each.sigma[0]), max_sources=1, intensity=1.0)
            misses.append(float(found.places[0] - place))
    ratio = float(np.std(own) / np.std(pooled))
    assert math.log(ratio) == pytest.approx(math.log(math.sqrt(many)), abs=3 / math.sqrt(150))


def test_pooling_before_recovery_beats_averaging_estimates(default_op: IntervalOperator) -> None:
    rng, sigma = np.random.default_rng(41), 0.72
    pooled, averaged = [], []
    for place in rng.uniform(0.1, 0.9, 40):
        truth = np.zeros(100)
        truth[round(place * 100) - 1] = 1.0
        rounds = [look(default_op, place, sigma, rng) for _ in range(9)]
        mean = np.mean([recover("bpdn", default_op, each).estimate for each in rounds], axis=0)
        together = recover("bpdn", default_op, pool(rounds)).estimate
        averaged.append(emd(default_op.domain, truth, mean))
        pooled.append(emd(default_op.domain, truth, together))
    assert np.mean(pooled) < 0.8 * np.mean(averaged)


def look(op: IntervalOperator, place: float, sigma: float, rng: np.random.Generator) -> Readings:
    """Return one round of a unit source."""
    return round_readings(op, op.responses([place])[0] + sigma * rng.standard_normal(50), sigma)


@pytest.mark.parametrize("sigma", [0.0, 1e-120, 1e120])
def test_refuses_noise_scales_out_of_range(default_op: IntervalOperator, sigma: float) -> None:
    with pytest.raises(ParameterError, match="sigma"):
        round_readings(default_op, np.zeros(50), sigma)


def test_refuses_invalid_rounds_times_and_trend_weights() -> None:
    rounds = draw_rounds(3, 6)
    with pytest.raises(ParameterError, match="no rounds"):
        pool([])
    for times in ([0.0, 1.0], [0.0, 1.0, 1.0], [2.0, 1.0, 0.0], [0.0, 1.0, math.inf]):
        with pytest.raises(ParameterError, match="times"):
            pool(rounds, times)
    for trend_weight in (-0.1, 1.1, math.nan):
        with pytest.raises(ParameterError, match="trend_weight"):
            pool(rounds, trend_weight=trend_weight)


def test_extreme_readings_do_not_overflow(default_op: IntervalOperator) -> None:
    for value, sigma in ((1e100, 1e-100), (-1e100, 1e100), (1e12, 0.7)):
        rounds = [round_readings(default_op, np.full(50, value), sigma)] * 5
        pooled = pool(rounds, trend_weight=1.0)
        assert np.isfinite(pooled.values).all()
        assert pooled.values == pytest.approx(np.full(50, value))
        assert (pooled.sigma > 0.0).all()
