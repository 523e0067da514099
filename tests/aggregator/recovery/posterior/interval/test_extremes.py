"""Posterior on the interval for degenerate inputs."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.earth_mover import emd
from heatcloak_aggregator.recovery import bpdn
from heatcloak_aggregator.recovery.posterior import PosteriorResult, Prior, posterior


def assert_sound(result: PosteriorResult) -> None:
    """Check finite, non-negative figures, and probabilities that sum to one."""
    assert np.isfinite(result.estimate).all()
    assert result.estimate.min() >= 0.0
    assert result.count.sum() == pytest.approx(1.0)


@pytest.mark.parametrize("sigma", [0.0, 1e-12, 1e-6, 1e-3])
def test_sources_without_noise_are_exact(default_op: IntervalOperator, sigma: float) -> None:
    """To within a tenth of a cell, for unknown intensities."""
    for places, intensities in (([0.373], [0.8]), ([0.2, 0.7], [0.5, 0.9])):
        result = posterior(
            default_op, np.array(intensities) @ default_op.responses(places), sigma, moves=600_000
        )
        assert result.status == "converged"
        assert result.count[len(places)] > 0.5
        assert result.estimate.sum() == pytest.approx(sum(intensities), rel=1e-3)
        truth = np.zeros(100)
        truth[np.rint(np.array(places) * 100).astype(int) - 1] = intensities
        assert emd(default_op.domain, truth, result.estimate) < 0.001
        for region in result.vicinity(0.9):
            assert region.high - region.low < 0.01
            assert any(region.low - 1e-3 <= place <= region.high + 1e-3 for place in places)


@pytest.mark.parametrize("sigma", [1e6, 1e90])
def test_readings_without_information_leave_the_prior(default_op: IntervalOperator, sigma: float) -> None:
    result = posterior(default_op, default_op.matrix()[:, 40], sigma)
    weights = result.prior.weights[:7]
    assert np.abs(result.count - weights / weights.sum()).max() < 0.06
    assert result.vicinity(0.9) == []


def test_one_sensor_or_one_place_has_a_sound_result() -> None:
    for n, m in ((1, 50), (100, 1), (1, 1), (2, 2)):
        op = IntervalDomain(n, m).operator(0.05)
        assert_sound(posterior(op, op.matrix()[:, 0], 0.1))


@pytest.mark.parametrize("spread", [1e-12, 1e-4, 10.0, 1e12])
def test_every_spread_has_a_sound_result(spread: float) -> None:
    op = IntervalDomain().operator(spread)
    result = posterior(op, op.responses([0.34, 0.8]).sum(axis=0), 0.5, moves=50_000)
    assert_sound(result)
    if spread == 1e-4:
        assert result.vicinity(0.9)[0].high - result.vicinity(0.9)[0].low < 0.01


@pytest.mark.parametrize("place", [0.001, 1.0])
def test_a_source_at_an_end_is_in_its_vicinity(default_op: IntervalOperator, place: float) -> None:
    readings = default_op.responses([place])[0] + 0.1 * np.random.default_rng(2).standard_normal(50)
    region = posterior(default_op, readings, 0.1, intensity=1.0).vicinity(0.95)[0]
    assert region.low - 0.02 <= place <= region.high + 0.02


@pytest.mark.parametrize("reading", [1e12, -1e12])
def test_implausible_readings_are_reported(default_op: IntervalOperator, reading: float) -> None:
    for readings in (np.full(50, reading), reading * (np.arange(50) == 7) + 1.0):
        result = posterior(default_op, readings, 0.1)
        assert_sound(result)
        assert not result.plausible
        assert "sigma" in result.text
        assert result.vicinity(0.9) == []


def test_sensors_of_different_noise_are_weighted(default_op: IntervalOperator) -> None:
    rng = np.random.default_rng(4)
    scales = np.linspace(0.05, 0.5, 50)
    readings = default_op.responses([0.62])[0] + scales * rng.standard_normal(50)
    every = posterior(default_op, readings, scales, intensity=1.0)
    some = posterior(default_op, readings[:25], scales[:25], intensity=1.0, sensors=np.arange(25))
    for result in (every, some):
        assert result.status == "converged"
        assert abs(np.average(default_op.domain.source_places, weights=result.estimate) - 0.62) < 0.05


@pytest.mark.parametrize("intensity", [None, 1.0])
@pytest.mark.parametrize(("allowed", "present"), [(1, 3), (3, 5), (6, 9)])
def test_more_sources_than_allowed_beat_basis_pursuit(
    default_op: IntervalOperator, allowed: int, present: int, intensity: float | None
) -> None:
    """And the status is crowded."""
    ours, theirs = [], []
    for trial in range(8):
        rng = np.random.default_rng(trial)
        places, truth = rng.integers(0, 100, present), np.zeros(100)
        np.add.at(truth, places, 1.0)
        readings = default_op.matrix() @ truth + 0.2 * rng.standard_normal(50)
        result = posterior(default_op, readings, 0.2, allowed, intensity)
        assert_sound(result)
        assert result.status == "crowded"
        assert not result.fallback
        ours.append(emd(default_op.domain, truth, result.estimate))
        theirs.append(emd(default_op.domain, truth, bpdn(default_op, readings, 0.2).estimate))
    assert np.mean(ours) < np.mean(theirs)


def test_without_overflow_max_sources_is_never_exceeded(default_op: IntervalOperator) -> None:
    readings = default_op.matrix()[:, [10, 30, 50, 70]].sum(axis=1)
    result = posterior(default_op, readings, 0.2, prior=Prior(2, overflow=0.0), moves=50_000)
    assert result.samples.counts.max() <= 2
    assert not result.plausible


def test_fine_and_coarse_grids_agree(default_op: IntervalOperator) -> None:
    """With n = 10⁵ the median is that of n = 100, refined: less than a coarse cell away."""
    readings = default_op.responses([0.333, 0.8]).sum(axis=0)
    fine = IntervalDomain(100_000, 50)
    coarse = posterior(default_op, readings, 0.3)
    result = posterior(fine.operator(0.05), readings, 0.3)
    assert_sound(result)
    heights = np.cumsum(result.estimate)[499::1000] / result.estimate.sum()
    other = np.cumsum(coarse.estimate)[:-1] / coarse.estimate.sum()
    assert np.abs(heights[1:] - other).mean() < 0.005
