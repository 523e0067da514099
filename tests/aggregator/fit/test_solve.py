"""Fits of a model in closed form: what is found, and how sure it is."""

from __future__ import annotations

import math

import numpy as np
import pytest

from heatcloak_aggregator.fit.fitted_room import MOST_DOOR
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
    assert fit.discrepancy <= MOST_DISCREPANCY
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
        assert fit.discrepancy <= MOST_DISCREPANCY
        assert fit.margin < 1.6
        assert 0.0 <= fit.conductance.low <= fit.conductance.value <= fit.conductance.high <= 30.0


@pytest.mark.parametrize("door", [0.03, 0.25])
def test_a_shut_door_has_a_conductance_of_its_own(door: float) -> None:
    model = plain_model(SENSORS, POSITIONS, n_doors=1)
    trials, _ = trials_of(model, ROOM._replace(doors=(door,)), np.random.default_rng(10))
    fit = solve(trials, model)
    (found,) = fit.doors
    assert holds(found, door)
    assert found.high < MOST_DOOR
    assert holds(fit.conductance, ROOM.conductance)
    assert fit.margin < 1.5


def test_an_open_door_conducts_like_air_and_leaves_the_walls_alone() -> None:
    model = plain_model(SENSORS, POSITIONS, n_doors=2)
    trials, _ = trials_of(model, ROOM._replace(doors=(0.2, 25.0)), np.random.default_rng(11))
    fit = solve(trials, model)
    assert fit.discrepancy <= MOST_DISCREPANCY
    assert fit.conductance.value == pytest.approx(ROOM.conductance, abs=0.08)
    assert fit.doors[0].value < MOST_DOOR < fit.doors[1].low


def test_a_door_that_no_reading_depends_on_has_an_interval_from_insulated_to_open() -> None:
    """Its interval and the margin cover everything, because nothing is known."""
    model = plain_model(SENSORS[:4], POSITIONS[:8], n_doors=1)
    trials, _ = trials_of(model, ROOM._replace(doors=(0.1,)), np.random.default_rng(12))
    (door,) = solve(trials, model).doors
    assert door.low == 0.0
    assert door.high > MOST_DOOR


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
    assert fit.discrepancy == pytest.approx(0.1, rel=0.3)
    assert fit.discrepancy > MOST_DISCREPANCY


@pytest.mark.parametrize("seed", range(6))
def test_drift_that_all_sensors_share_is_neither_taken_for_heat_nor_for_a_wrong_model(seed: int) -> None:
    """As large as the rise of far sensors."""
    rng = np.random.default_rng(seed)
    trials, _ = trials_of(MODEL, ROOM, rng)
    drifting = trials.rises + 0.3 * rng.standard_normal(len(POSITIONS))
    ignored, covered = (
        solve(HeaterTrials(trials.positions, trials.watts, drifting, trials.errors, drift), MODEL)
        for drift in (0.0, 0.3)
    )
    assert ignored.discrepancy > MOST_DISCREPANCY
    assert covered.discrepancy <= MOST_DISCREPANCY
    assert holds(covered.length, ROOM.length)
    assert holds(covered.conductance, ROOM.conductance)
    assert 1.0 < covered.margin < 1.5
    assert np.abs(covered.residuals).max() < 5.0


def test_a_negative_drift_is_refused() -> None:
    trials, _ = trials_of(MODEL, ROOM, np.random.default_rng(1))
    with pytest.raises(ParameterError, match="drift"):
        HeaterTrials(trials.positions, trials.watts, trials.rises, trials.errors, -0.1)


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


@pytest.mark.parametrize("factor", [-1.0, 1e9])
def test_a_sensor_that_reports_nonsense_leads_to_a_refusal(factor: float) -> None:
    """As with the wrong sign."""
    trials, _ = trials_of(MODEL, ROOM, np.random.default_rng(8))
    rises = np.array(trials.rises)
    rises[0] *= factor * np.where(np.arange(len(POSITIONS)) % 2, 1.0, -1.0 if factor > 0.0 else 1.0)
    fit = solve(HeaterTrials(trials.positions, trials.watts, rises, trials.errors), MODEL)
    assert fit.discrepancy > MOST_DISCREPANCY
