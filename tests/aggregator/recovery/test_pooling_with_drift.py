"""Rounds that drift differently: which of them agree, and their pooled readings."""

from __future__ import annotations

import numpy as np
import pytest
import scipy

from heatcloak_aggregator import IntervalDomain
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.agreement import LEVEL, AgreementTest
from heatcloak_aggregator.recovery.pooling import Readings, align, pool, round_readings
from support.graphs import random_graph

M = 50
PLACES = np.arange(1, M + 1) / M
SLOPE = np.column_stack([np.ones(M), PLACES])
OP = IntervalDomain(100, M).operator(0.02)
DRIFTING = OP.with_drift(SLOPE)
SIGMA = 0.7


def look(
    rng: np.random.Generator,
    places: list[float],
    lost: float = 0.0,
    noise: float = SIGMA,
    drift: float = 40.0,
    sigma: FloatArray | None = None,
) -> Readings:
    """Return a round of unit sources with a drift of its own; a share ``lost`` of the sensors is missing."""
    present = np.flatnonzero(rng.random(M) >= lost)
    scales = np.full(M, SIGMA) if sigma is None else sigma
    clean = OP.responses(places).sum(axis=0) + SLOPE @ rng.normal(0.0, drift, 2)
    values = clean + noise / SIGMA * scales * rng.standard_normal(M)
    return round_readings(OP, values[present], scales[present], present)


def information(rounds: list[Readings]) -> FloatArray:
    """Return the information about the drift-free readings if each round has a drift of its own, (m, m)."""
    total = np.zeros((M, M))
    for each in rounds:
        weights = 1.0 / each.sigma[:, None]
        seen = scipy.linalg.null_space((SLOPE[each.sensors] * weights).T)
        rows = np.zeros((M, seen.shape[1]))
        rows[each.sensors] = weights * seen
        total += rows @ rows.T
    return total


@pytest.mark.parametrize("lost", [0.0, 0.2, 0.6])
def test_pooled_readings_of_a_static_scene_differ_from_it_by_a_drift(lost: float) -> None:
    rng = np.random.default_rng(1)
    rounds = [look(rng, [0.2, 0.7], lost, noise=0.0) for _ in range(8)]
    pooled = pool(rounds, drift=DRIFTING.drift)
    excess = pooled.values - OP.responses([0.2, 0.7]).sum(axis=0)[pooled.sensors]
    directions = SLOPE[pooled.sensors]
    left = excess - directions @ np.linalg.lstsq(directions, excess, rcond=None)[0]
    assert np.abs(left).max() < 1e-4
    apart = pool(rounds)
    excess = apart.values - OP.responses([0.2, 0.7]).sum(axis=0)[apart.sensors]
    left = excess - directions @ np.linalg.lstsq(directions, excess, rcond=None)[0]
    assert lost == 0.0 or np.abs(left).max() > 1.0


def test_with_the_same_sensors_and_noise_rounds_stay_as_they_are() -> None:
    rng = np.random.default_rng(2)
    rounds = [look(rng, [0.3]) for _ in range(4)]
    assert all(one is other for one, other in zip(align(rounds, DRIFTING.drift), rounds, strict=True))
    mean = pool(rounds, drift=DRIFTING.drift)
    np.testing.assert_array_equal(mean.values, pool(rounds).values)
    np.testing.assert_array_equal(mean.sigma, pool(rounds).sigma)
    some = [look(rng, [0.3], 0.3) for _ in range(4)]
    assert all(one is other for one, other in zip(align(some, None), some, strict=True))


@pytest.mark.parametrize(("lost", "error"), [(0.05, 0.02), (0.3, 0.12), (0.6, 0.5)])
def test_pooled_noise_has_nearly_the_exact_information(lost: float, error: float) -> None:
    """In the directions of sources; correlations between sensors are neglected."""
    rng = np.random.default_rng(3)
    sigma = rng.uniform(0.4, 1.2, M)
    rounds = [look(rng, [0.3], lost, sigma=sigma) for _ in range(10)]
    exact = information(rounds)
    claimed = information([pool(rounds, drift=DRIFTING.drift)])
    moves = OP.slopes(np.linspace(0.05, 0.95, 19))
    share = np.einsum("ij,jk,ik->i", moves, claimed, moves) / np.einsum("ij,jk,ik->i", moves, exact, moves)
    assert share == pytest.approx(1.0, abs=error)


def test_a_round_that_its_drift_explains_adds_nothing() -> None:
    rng = np.random.default_rng(4)
    whole = [look(rng, [0.3]) for _ in range(3)]
    two = round_readings(OP, [1e5, -7.0], SIGMA, [4, 30])
    with_it = pool([*whole[:2], two, whole[2]], drift=DRIFTING.drift)
    without = pool(whole, drift=DRIFTING.drift)
    excess = with_it.values - without.values
    assert SLOPE @ np.linalg.lstsq(SLOPE, excess, rcond=None)[0] == pytest.approx(excess, abs=1e-9)
    assert with_it.sigma == pytest.approx(without.sigma)
    nothing = pool([two, round_readings(OP, [3.0], SIGMA, [9])], drift=DRIFTING.drift)
    assert nothing.sensors.tolist() == [9]
    assert AgreementTest(DRIFTING).agreeing([two, whole[0], two]) == 3


@pytest.mark.parametrize(("lost", "window"), [(0.0, 2), (0.3, 2), (0.0, 8), (0.2, 8)])
def test_false_alarms_of_a_static_scene_match_the_level(lost: float, window: int) -> None:
    rng, test, trials = np.random.default_rng(5), AgreementTest(DRIFTING), 300
    alarms = sum(
        test.agreeing([look(rng, [0.2, 0.7], lost) for _ in range(window)]) < window for _ in range(trials)
    )
    error = np.sqrt(LEVEL * (1 - LEVEL) / trials)
    assert alarms / trials < LEVEL + 3 * error
    if window == 2:
        assert alarms / trials > LEVEL - 3 * error


def test_without_the_drift_in_the_model_no_rounds_agree() -> None:
    rng = np.random.default_rng(6)
    rounds = [look(rng, [0.2]) for _ in range(6)]
    assert AgreementTest(OP).agreeing(rounds) < 6
    assert AgreementTest(DRIFTING).agreeing(rounds) == 6


def test_a_change_of_sources_ends_the_window() -> None:
    rng, test = np.random.default_rng(7), AgreementTest(DRIFTING)
    rounds_since = []
    for _ in range(60):
        rounds = [look(rng, [0.3], 0.05) for _ in range(10)] + [look(rng, [0.7], 0.05) for _ in range(3)]
        rounds_since.append(test.agreeing(rounds))
    assert np.mean(np.array(rounds_since) <= 3) > 0.9


def test_a_drift_that_changes_steadily_is_no_trend() -> None:
    rng, test = np.random.default_rng(8), AgreementTest(DRIFTING)
    steady, walker = [], []
    for _ in range(40):
        rounds: list[Readings] = []
        walk: list[Readings] = []
        for number in range(12):
            shift = SLOPE @ [20.0 * number, -11.0 * number]
            for found, place in ((rounds, 0.5), (walk, 0.35 + 0.03 * number)):
                each = look(rng, [place], 0.1, drift=0.0)
                found.append(Readings(each.sensors, each.values + shift[each.sensors], each.sigma))
        steady.append(test.trend_weight(rounds))
        walker.append(test.trend_weight(walk))
    assert np.mean(steady) < 0.35
    assert np.mean(walker) > 0.8


def test_rounds_on_a_graph_too_large_to_be_prepared_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    from heatcloak_aggregator.domains.graph import operator as of_graphs

    monkeypatch.setattr(of_graphs, "MOST_DENSE", 0)
    monkeypatch.setattr(of_graphs, "_LARGEST_PREPARED", 0)
    op = random_graph(60, 130, 3).operator(0.4)
    directions = np.column_stack([np.ones(60), np.arange(60) < 25])
    test, rng, alarms, found = AgreementTest(op.with_drift(directions)), np.random.default_rng(9), 0, 0
    for _ in range(60):
        rounds = []
        for vertex in (4, 4, 4, 50):
            present = np.flatnonzero(rng.random(60) > 0.1)
            clean = op.columns(np.array([vertex]))[:, 0] + directions @ rng.normal(0.0, 30.0, 2)
            values = clean[present] + 0.03 * rng.standard_normal(present.size)
            rounds.append(round_readings(op, values, 0.03, present))
        alarms += test.agreeing(rounds[:3]) < 3
        found += test.agreeing(rounds) == 1
    assert alarms <= 9
    assert found >= 54
