"""Basis pursuit denoising with nearly equal weights, for noise whose scales differ between readings."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator import IntervalDomain, bpdn, emd
from heatcloak_aggregator.recovery.bpdn import bpdn_balanced
from heatcloak_aggregator.recovery.radius import balance
from heatcloak_aggregator.zones.calibration import new_zone

OPERATOR = IntervalDomain().operator(0.05)


def test_equal_scales_are_the_same_as_one_scale() -> None:
    readings = OPERATOR.responses([0.3])[0] + 0.5 * np.random.default_rng(1).standard_normal(50)
    one = bpdn(OPERATOR, readings, 0.5)
    for sigma in (0.5, np.full(50, 0.5)):
        found = bpdn_balanced(OPERATOR, readings, sigma)
        assert (found.estimate == one.estimate).all()
        assert found.radius == one.radius


@pytest.mark.parametrize("spread", [0.05, 0.3, 1.0])
@pytest.mark.parametrize("count", [5, 50, 400])
def test_the_radius_holds_the_noise_in_about_95_percent_of_draws(spread: float, count: int) -> None:
    chance = np.random.default_rng(count)
    sigma = 0.7 * np.exp(spread * chance.standard_normal(count))
    scales, radius = balance(sigma)
    assert isinstance(radius, float)
    weights = 1.0 / np.broadcast_to(scales, sigma.shape)
    weights /= np.sqrt(np.mean(weights**2))
    inside = np.linalg.norm(weights * sigma * chance.standard_normal((20_000, count)), axis=1) <= radius
    assert inside.mean() == pytest.approx(0.95, abs=0.015)


def test_a_reading_of_very_large_noise_hardly_counts() -> None:
    sigma = np.full(50, 0.05)
    sigma[7] = 50.0
    readings = OPERATOR.responses([0.3])[0]
    readings[7] += 80.0
    without = np.delete(np.arange(50), 7)
    found = bpdn_balanced(OPERATOR, readings, sigma).estimate
    expected = bpdn(OPERATOR, readings[without], 0.05, sensors=without).estimate
    assert emd(OPERATOR.domain, found, expected) < 0.01


def test_equal_weights_suit_shaped_noise_better_than_weights_by_noise() -> None:
    """The same single sources and draws for all three."""
    shaped, uniform = (np.array(new_zone(shape=shape).noise.sigmas) for shape in ("shaped", "uniform"))
    chance, errors = np.random.default_rng(3), []
    for _ in range(300):
        place = chance.random()
        truth = np.zeros(100)
        truth[min(max(round(place * 100), 1), 100) - 1] = 1.0
        clean, noise = OPERATOR.responses([place])[0], chance.standard_normal(50)
        estimates = (
            bpdn_balanced(OPERATOR, clean + shaped * noise, shaped).estimate,
            bpdn_balanced(OPERATOR, clean + uniform * noise, uniform).estimate,
            bpdn(OPERATOR, clean + shaped * noise, shaped).estimate,
        )
        errors.append([emd(OPERATOR.domain, truth, estimate) for estimate in estimates])
    balanced, plain, weighted = np.mean(errors, axis=0)
    assert balanced < 1.02 * plain
    assert balanced < 0.95 * weighted
