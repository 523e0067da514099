"""The lower bounds of the loss: their error rate and their size."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.stats import binom, binomtest

from heatcloak_aggregator.privacy.audit import lower_bound
from heatcloak_aggregator.privacy.audit.loss_bound import _limits, ceiling, certain_delta, readings_needed
from heatcloak_shared.gaussian_dp import gaussian_delta, gaussian_epsilon

DELTA = 1e-5


@pytest.mark.parametrize(("hits", "alarms"), [(0, 0), (0, 30), (17, 3), (30, 0), (30, 30)])
def test_limits_are_clopper_pearson(hits: int, alarms: int) -> None:
    low, high = _limits(np.array([hits]), 30, np.array([alarms]), 30, 0.01)
    likely = binomtest(hits, 30, alternative="greater").proportion_ci(0.995, method="exact")
    rare = binomtest(alarms, 30, alternative="less").proportion_ci(0.995, method="exact")
    assert (low[0], high[0]) == pytest.approx((likely.low, rare.high), abs=1e-12)


def test_worlds_without_noise_reach_the_ceiling() -> None:
    bound = lower_bound(np.zeros(400), np.ones(400), DELTA, 0.01)
    low, high = 0.005 ** (1 / 200), 1 - 0.005 ** (1 / 200)
    assert bound.epsilon == bound.ceiling == pytest.approx(math.log((low - DELTA) / high), rel=1e-9)


def test_two_samples_of_one_world_give_a_zero_bound() -> None:
    chance = np.random.default_rng(1)
    assert lower_bound(chance.normal(size=2000), chance.normal(size=2000), DELTA, 0.01).epsilon == 0.0
    assert lower_bound(np.zeros(50), np.zeros(50), DELTA, 0.01).epsilon == 0.0


@pytest.mark.parametrize("mu", [0.5, 2.0])
def test_the_bound_fails_no_more_often_than_stated(mu: float) -> None:
    chance = np.random.default_rng(2)
    truth, mistaken = gaussian_epsilon(mu, DELTA), 0.05
    bounds = [
        lower_bound(chance.normal(size=1000), chance.normal(mu, size=1000), DELTA, mistaken).epsilon
        for _ in range(400)
    ]
    wrong = sum(bound > truth for bound in bounds)
    assert binom.sf(wrong - 1, 400, mistaken) > 1e-3
    assert np.median(bounds) > 0.25 * truth if mu > 1 else np.median(bounds) > 0.0


def test_the_lower_bound_of_delta_fails_no_more_often_than_stated() -> None:
    chance = np.random.default_rng(3)
    epsilons = np.array([0.1, 0.5, 1.0, 2.0])
    truth = np.array([gaussian_delta(1.5, float(epsilon)) for epsilon in epsilons])
    runs = [
        certain_delta(chance.normal(size=600), chance.normal(1.5, size=600), epsilons, 0.05)
        for _ in range(200)
    ]
    wrong = (np.array(runs) > truth).sum(axis=0)
    assert (binom.sf(wrong - 1, 200, 0.05) > 1e-3).all()
    assert (np.median(runs, axis=0)[:2] > 0.0).all()


@pytest.mark.parametrize("epsilon", [0.5, 4.0])
def test_readings_needed_is_minimal(epsilon: int) -> None:
    needed = readings_needed(epsilon, DELTA, 1e-3)
    assert ceiling(needed, DELTA, 1e-3) > epsilon >= ceiling(needed - 1, DELTA, 1e-3)


def test_too_few_readings_give_a_zero_bound() -> None:
    for count in (0, 1):
        bound = lower_bound(np.zeros(count), np.ones(count), DELTA, 0.01)
        assert (bound.epsilon, bound.ceiling, bound.readings) == (0.0, 0.0, 0)
