"""Calibration on the interval: claimed probabilities against draws from the prior."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.recovery.posterior import PosteriorResult, Prior, posterior
from heatcloak_lab.benchmarks.calibration import calibration_study

DRAWS = 200
MOVES = 60_000
PRIOR = Prior(4, count=(1.0, 1.0, 1.0, 1.0, 1.0))


def recover(
    op: IntervalOperator,
    readings: FloatArray,
    sigma: float,
    prior: Prior,
    seed: int,
) -> PosteriorResult:
    """Recover with a shorter run than the default."""
    return posterior(op, readings, sigma, seed=seed, prior=prior, moves=MOVES)


def test_claimed_probabilities_hold_and_ranks_are_uniform() -> None:
    """To three standard errors."""
    found = calibration_study(DRAWS, seed=3, sigma=0.7, prior=PRIOR, recover=recover)
    assert found.converged > 0.9
    for row in found.vicinities:
        assert row.regions > 50
        assert abs(row.claim - row.level) < 0.03
        assert abs(row.z) < 3.0
    for rank in found.ranks:
        assert rank.p_value > 0.001


@pytest.mark.slow
def test_half_the_true_noise_scale_is_detected() -> None:

    def too_sure(
        op: IntervalOperator,
        readings: FloatArray,
        sigma: float,
        prior: Prior,
        seed: int,
    ) -> PosteriorResult:
        return recover(op, readings, sigma / 2.0, prior, seed)

    found = calibration_study(DRAWS, seed=3, sigma=0.7, prior=PRIOR, recover=too_sure)
    assert min(row.z for row in found.vicinities) < -3.0
    assert min(rank.p_value for rank in found.ranks) < 0.001


@pytest.mark.slow
def test_inflated_probabilities_are_detected() -> None:
    """The probability of each interval is estimated on the samples that chose it."""

    def inflated(
        op: IntervalOperator,
        readings: FloatArray,
        sigma: float,
        prior: Prior,
        seed: int,
    ) -> PosteriorResult:
        result = recover(op, readings, sigma, prior, seed)
        # The samples of one chain, far too few, both choose the intervals and estimate their probability.
        samples = result.samples
        few = samples.where(np.arange(samples.size) % max(1, samples.size // 20) == 0)
        few = replace(few, chains=np.zeros_like(few.chains))
        twice = replace(
            few,
            counts=np.repeat(few.counts, 2),
            places=np.repeat(few.places, 2, axis=0),
            intensities=np.repeat(few.intensities, 2, axis=0),
            chains=np.tile(np.array([0, 1]), few.size),
        )
        return replace(result, samples=twice)

    found = calibration_study(DRAWS, seed=3, sigma=0.7, prior=PRIOR, recover=inflated)
    assert min(row.z for row in found.vicinities) < -3.0
