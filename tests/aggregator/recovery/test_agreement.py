"""Test of how many of the latest rounds agree: false alarms, detection, and the straight line."""

from __future__ import annotations

import math

import numpy as np
import pytest

from heatcloak_aggregator.domains import GraphDomain, IntervalDomain, IntervalOperator
from heatcloak_aggregator.recovery.agreement import LEVEL, AgreementTest
from heatcloak_aggregator.recovery.pooling import Readings, round_readings
from heatcloak_shared.errors import ParameterError

SIGMA = 0.72


def look(
    op: IntervalOperator,
    places: list[float],
    rng: np.random.Generator,
    lost: float = 0.0,
    sigma: float = SIGMA,
) -> Readings:
    """Return one round of unit sources at ``places``; sensors are missing with probability ``lost``."""
    present = np.flatnonzero(rng.random(50) >= lost)
    clean = op.responses(places).sum(axis=0)[present]
    return round_readings(op, clean + sigma * rng.standard_normal(present.size), sigma, present)


@pytest.mark.parametrize(("lost", "window"), [(0.0, 2), (0.5, 2), (0.0, 8), (0.3, 8)])
def test_false_alarms_of_a_static_scene_match_the_level(
    default_op: IntervalOperator, lost: float, window: int
) -> None:
    """Whichever sensors are missing; with two rounds the level is reached."""
    rng, test, trials = np.random.default_rng(41), AgreementTest(default_op), 400
    alarms = sum(
        test.agreeing([look(default_op, [0.2, 0.7], rng, lost) for _ in range(window)]) < window
        for _ in range(trials)
    )
    error = math.sqrt(LEVEL * (1 - LEVEL) / trials)
    assert alarms / trials < LEVEL + 3 * error
    if window == 2:
        assert alarms / trials > LEVEL - 3 * error


def test_understated_noise_raises_the_false_alarms(default_op: IntervalOperator) -> None:
    """So the test of false alarms would notice a wrong scale."""
    rng, test = np.random.default_rng(42), AgreementTest(default_op)
    alarms = 0
    for _ in range(200):
        louder = [look(default_op, [0.2], rng, sigma=1.5 * SIGMA) for _ in range(8)]
        stated = [round_readings(default_op, each.values, SIGMA) for each in louder]
        alarms += test.agreeing(stated) < 8
    assert alarms / 200 > LEVEL + 4 * math.sqrt(LEVEL / 200)


@pytest.mark.parametrize(("before", "after"), [([0.3], [0.3, 0.7]), ([0.3, 0.7], [0.3]), ([0.2], [0.8])])
def test_a_change_of_sources_ends_the_window(
    default_op: IntervalOperator, before: list[float], after: list[float]
) -> None:
    """Two rounds after the change at most, nearly always."""
    rng, test, trials = np.random.default_rng(43), AgreementTest(default_op), 100
    rounds_since = []
    for _ in range(trials):
        rounds = [look(default_op, before, rng) for _ in range(10)]
        rounds += [look(default_op, after, rng) for _ in range(3)]
        rounds_since.append(test.agreeing(rounds))
    assert np.mean(np.array(rounds_since) <= 3) > 0.9
    assert np.median(rounds_since) == 3


def test_a_walker_shortens_the_window_and_is_extrapolated(default_op: IntervalOperator) -> None:
    """From 0.1 to 0.9 in twenty rounds."""
    rng, test = np.random.default_rng(44), AgreementTest(default_op)
    windows, weights = [], []
    for _ in range(40):
        rounds = [look(default_op, [place], rng) for place in np.linspace(0.1, 0.9, 20)]
        windows.append(test.agreeing(rounds))
        weights.append(test.trend_weight(rounds[-windows[-1] :]))
    assert np.mean(windows) < 10
    assert np.mean(weights) > 0.5


def test_a_static_scene_is_extrapolated_half_of_the_time(default_op: IntervalOperator) -> None:
    """Its slope is noise, and the smaller half of slopes is shrunk to zero."""
    rng, test = np.random.default_rng(45), AgreementTest(default_op)
    weights = np.array(
        [test.trend_weight([look(default_op, [0.4], rng, 0.2) for _ in range(8)]) for _ in range(400)]
    )
    assert ((weights >= 0.0) & (weights < 1.0)).all()
    assert np.mean(weights == 0.0) == pytest.approx(0.5, abs=3 * math.sqrt(0.25 / 400))


def test_two_rounds_are_too_few_for_a_line(default_op: IntervalOperator) -> None:
    rng, test = np.random.default_rng(46), AgreementTest(default_op)
    assert test.trend_weight([look(default_op, [place], rng) for place in (0.1, 0.9)]) == 0.0


def test_rounds_without_a_common_sensor_agree(default_op: IntervalOperator) -> None:
    halves = [np.arange(0, 50, 2), np.arange(1, 50, 2)]
    rounds = [round_readings(default_op, np.full(25, 9.0 * k), SIGMA, half) for k, half in enumerate(halves)]
    test = AgreementTest(default_op)
    assert test.agreeing(rounds) == 2
    assert test.trend_weight(rounds * 2) >= 0.0


@pytest.mark.parametrize(("n", "m"), [(1, 1), (1, 50), (100, 1), (3, 5)])
def test_every_domain_and_reading_has_an_answer(n: int, m: int) -> None:
    """One place, one sensor, absurd readings: at least one round agrees with itself."""
    op = IntervalDomain(n, m).operator(0.05)
    test = AgreementTest(op)
    for value in (0.0, 1e12, -1e99):
        rounds = [round_readings(op, np.full(m, value * k), 0.5) for k in range(5)]
        assert 1 <= test.agreeing(rounds) <= 5
        assert 0.0 <= test.trend_weight(rounds) <= 1.0


def test_refuses_no_rounds_and_invalid_levels(default_op: IntervalOperator) -> None:
    with pytest.raises(ParameterError, match="no rounds"):
        AgreementTest(default_op).agreeing([])
    for level in (0.0, 1.0, math.nan):
        with pytest.raises(ParameterError, match="level"):
            AgreementTest(default_op, level)


@pytest.mark.parametrize("large", [False, True])
def test_graphs_have_the_same_false_alarms_and_notice_jumps(
    large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Heat has hardly spread, so the known directions of a large graph show little."""
    if large:
        monkeypatch.setattr("heatcloak_aggregator.domains.graph.operator.MOST_DENSE", 100)
        monkeypatch.setattr("heatcloak_aggregator.domains.graph.operator._LARGEST_PREPARED", 1)
        monkeypatch.setattr("heatcloak_aggregator.domains.graph.sketch._MOST_DIRECTIONS", 20)
    op = GraphDomain(300, [[i, (i + 1) % 300] for i in range(300)]).operator(0.3)
    assert op.is_implicit == large
    rng, test, trials = np.random.default_rng(44), AgreementTest(op), 200

    def seen(vertex: int) -> Readings:
        clean = op.columns(np.array([vertex]))[:, 0]
        return round_readings(op, clean + 0.05 * rng.standard_normal(300), 0.05)

    alarms = sum(test.agreeing([seen(70), seen(70)]) < 2 for _ in range(trials))
    assert alarms / trials < LEVEL + 3 * math.sqrt(LEVEL * (1 - LEVEL) / trials)
    assert [test.agreeing([seen(70), seen(70), seen(201)]) for _ in range(20)] == [1] * 20
