"""Fits of a model in closed form: what is found, and how sure it is."""

from __future__ import annotations

import math

import numpy as np
import pytest

from heatcloak_aggregator.fit.observations import HeaterTrials
from heatcloak_aggregator.fit.room_model import RoomParameters
from heatcloak_aggregator.fit.solve import LEAST_DISCREPANCY, MOST_DISCREPANCY, Uncertain, solve
from heatcloak_shared.errors import ParameterError
from support.fitted_rooms import POSITIONS, SMALL, plain_model, random_parameters, trials_of

SENSORS = np.array([sensor.at for sensor in SMALL.sensors])
MODEL = plain_model(SENSORS, POSITIONS)
ROOM = RoomParameters(4.0, 0.1, 0.2)


def holds(interval: Uncertain, value: float) -> bool:
    return interval.low <= value <= interval.high


def test_parameters_and_gains_are_found() -> None:
    trials, strengths = trials_of(MODEL, ROOM, np.random.default_rng(1))
    fit = solve(trials, MODEL)
    assert fit.is_good
    assert fit.discrepancy == pytest.approx(LEAST_DISCREPANCY, rel=0.3)
    assert fit.length.value == pytest.approx(ROOM.length, rel=0.1)
    assert fit.conductance.value == pytest.approx(ROOM.conductance, abs=0.05)
    assert fit.strengths / fit.strengths.mean() == pytest.approx(strengths / strengths.mean(), rel=0.02)
    assert fit.gains * fit.strengths == pytest.approx(np.full(6, fit.strengths.mean()))
    assert fit.air_conductance.value == pytest.approx(500.0 / fit.strengths.mean())
    assert 1.0 < fit.margin < 1.5


def test_intervals_hold_for_most_rooms() -> None:
    rng = np.random.default_rng(2)
    found = []
    for _ in range(40):
        room = random_parameters(rng)
        trials, strengths = trials_of(MODEL, room, rng)
        fit = solve(trials, MODEL)
        found.append(
            [
                holds(fit.length, room.length),
                holds(fit.conductance, room.conductance),
                holds(fit.spread, room.spread),
                holds(fit.air_conductance, 500.0 / strengths.mean()),
            ]
        )
    # 0.95 each, and a little more because the discrepancy is at least 1 %.
    assert (np.mean(found, axis=0) >= 0.875).all()


@pytest.mark.parametrize("conductance", [0.0, 1e-4, 25.0])
def test_conductances_at_the_limits_have_a_moderate_margin(conductance: float) -> None:
    room = ROOM._replace(conductance=conductance)
    for seed in range(5):
        trials, _ = trials_of(MODEL, room, np.random.default_rng(seed))
        fit = solve(trials, MODEL)
        assert fit.is_good
        assert fit.margin < 1.6
        assert 0.0 <= fit.conductance.low <= fit.conductance.value <= fit.conductance.high <= 30.0


def test_heaters_of_different_power_are_scaled() -> None:
    trials, _ = trials_of(MODEL, ROOM, np.random.default_rng(3), noise=0.001)
    watts = np.linspace(300.0, 900.0, len(POSITIONS))
    scaled = HeaterTrials(POSITIONS, watts, trials.rises * watts / 500.0, trials.errors)
    same, other = solve(trials, MODEL), solve(scaled, MODEL)
    assert other.watts == 300.0
    assert other.length.value == pytest.approx(same.length.value, rel=0.01)
    assert other.air_conductance.value == pytest.approx(same.air_conductance.value, rel=0.01)


def test_a_room_unlike_the_model_is_refused() -> None:
    trials, _ = trials_of(MODEL, ROOM, np.random.default_rng(4))
    rng = np.random.default_rng(5)
    odd = trials.rises * np.exp(0.1 * rng.standard_normal(trials.rises.shape))
    fit = solve(HeaterTrials(trials.positions, trials.watts, odd, trials.errors), MODEL)
    assert not fit.is_good
    assert fit.discrepancy == pytest.approx(0.1, rel=0.3)
    assert fit.discrepancy > MOST_DISCREPANCY


def test_missing_readings_are_left_out() -> None:
    trials, strengths = trials_of(MODEL, ROOM, np.random.default_rng(6))
    rises = np.array(trials.rises)
    rises[0, :4] = rises[3, 2] = math.nan
    fit = solve(HeaterTrials(trials.positions, trials.watts, rises, trials.errors), MODEL)
    assert np.array_equal(np.isnan(fit.residuals), np.isnan(rises))
    assert np.isfinite(fit.expected).all()
    assert fit.strengths / fit.strengths.mean() == pytest.approx(strengths / strengths.mean(), rel=0.03)


def test_expected_rises_and_residuals_agree() -> None:
    trials, _ = trials_of(MODEL, ROOM, np.random.default_rng(7))
    fit = solve(trials, MODEL)
    deviations = np.hypot(trials.errors, fit.discrepancy * fit.expected)
    assert fit.residuals == pytest.approx((trials.rises - fit.expected) / deviations)


def test_too_few_readings_are_refused() -> None:
    model = plain_model(SENSORS[:1], POSITIONS[:4])
    trials, _ = trials_of(model, ROOM, np.random.default_rng(8))
    with pytest.raises(ParameterError, match="4 readings are too few for 5 parameters: record more"):
        solve(trials, model)


def test_more_noise_makes_the_margin_larger() -> None:
    margins = []
    for noise in (0.02, 0.2):
        trials, _ = trials_of(MODEL, ROOM, np.random.default_rng(9), noise)
        margins.append(solve(trials, MODEL).margin)
    assert margins[0] < margins[1]
