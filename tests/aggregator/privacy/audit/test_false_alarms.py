"""Correct noise passes the audit as often as claimed, and every result is a p-value."""

from __future__ import annotations

import math
import os
from collections.abc import Callable

import numpy as np
import pytest
from heatcloak_aggregator.privacy.gaussian import gaussian_epsilon
from scipy.stats import binom

from heatcloak_aggregator.privacy.audit import (
    FALSE_ALARM,
    LEVEL,
    NoiseLaw,
    NoiseSample,
    PromisedLoss,
    Verdict,
    smallest_faults,
    statistical_checks,
)

PROMISED = PromisedLoss(delta=1e-5, one_round=0.765, period=4.0, releases=20)
RUNS = int(os.environ.get("AUDIT_RUNS", "200"))
"""Set AUDIT_RUNS=5000 for the full form, which takes minutes."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("sigma", "nodes", "rounds"), [(1, 20, 50), (3, 8, 25), (60, 50, 5), (60, 10, 100), (5000, 10, 50)]
)
def test_false_alarms_are_as_rare_as_claimed(
    sigma: int, nodes: int, rounds: int, correct_noise: Callable[..., NoiseSample]
) -> None:
    """The rate is tested at the audit's own level, and at fifty times that level, to count some alarms."""
    law = NoiseLaw(sigma)
    alarms = lax = 0
    # The true readings, and so the loss, are the same for every seed.
    promised = _just_kept(correct_noise(min(sigma, 4000), 0, nodes=nodes, rounds=rounds), sigma)
    for seed in range(RUNS):
        sample = correct_noise(min(sigma, 4000), seed, nodes=nodes, rounds=rounds)
        if sigma > 4000:
            sample = _scaled_up(sample, sigma, seed)
        checks, _ = statistical_checks(sample, law, promised)
        p_values = [check.p_value for check in checks if check.p_value is not None]
        assert all(np.isfinite(p) and 0.0 <= p <= 1.0 for p in p_values)
        alarms += any(check.verdict is Verdict.FAILED for check in checks)
        lax += min(p_values) < 50 * LEVEL
    for count, rate in ((alarms, FALSE_ALARM), (lax, 50 * FALSE_ALARM)):
        assert binom.sf(count - 1, RUNS, rate) > 1e-3, f"{count} false alarms of {RUNS}, claimed {rate}"


def _just_kept(sample: NoiseSample, sigma: int) -> PromisedLoss:
    """Return the strictest promise that this noise keeps, so that the lower limit of the loss is tested."""
    move = float(np.linalg.norm(sample.move))
    if move == 0.0:
        return PROMISED
    one_round, period = (
        gaussian_epsilon(sigma, length, PROMISED.delta)
        for length in (move, move * math.sqrt(PROMISED.releases))
    )
    return PromisedLoss(PROMISED.delta, one_round, period, PROMISED.releases)


def _scaled_up(sample: NoiseSample, sigma: int, seed: int) -> NoiseSample:
    """Return rounded normal noise, which equals a discrete Gaussian of such a scale to 1e-9."""
    normal = np.random.default_rng(10**6 + seed).normal(0.0, sigma, sample.noise.shape)
    noise = np.round(normal).astype(np.int64)
    return NoiseSample(noise, sample.truth, sample.present, sample.world, sample.period)


def test_a_loss_above_the_promise_fails_at_its_lower_limit(correct_noise: Callable[..., NoiseSample]) -> None:
    """The noise has the stated scale, but the worlds are twice as far apart as it was calibrated for."""
    sigma = 60
    sample = correct_noise(sigma, 1, nodes=10)
    far = NoiseSample(
        sample.noise,
        sample.truth
        + np.where(sample.world == 1, 1, 0)[:, None, None] * np.round(sample.move).astype(np.int64),
        sample.present,
        sample.world,
        sample.period,
    )
    promised = _just_kept(sample, sigma)
    for moved, verdict in ((sample, Verdict.PASSED), (far, Verdict.FAILED)):
        checks, _ = statistical_checks(moved, NoiseLaw(sigma), promised)
        assert {check.name: check.verdict for check in checks}["likely loss"] is verdict
    assert [check.name for check in checks if check.verdict is Verdict.FAILED] == ["likely loss"]


def test_a_loss_without_data_is_untested(correct_noise: Callable[..., NoiseSample]) -> None:
    sample = correct_noise(60, 1, nodes=10)
    still = NoiseSample(sample.noise, 0 * sample.truth, sample.present, sample.world, sample.period)
    silent = NoiseSample(sample.noise, sample.truth, ~sample.present, sample.world, sample.period)
    endless = PromisedLoss(PROMISED.delta, math.inf, math.inf, PROMISED.releases)
    for tried, promised in ((still, PROMISED), (silent, PROMISED), (sample, endless)):
        checks, _ = statistical_checks(tried, NoiseLaw(60), promised)
        assert {check.name: check.verdict for check in checks}["likely loss"] is Verdict.UNTESTED


@pytest.mark.slow
def test_the_smallest_faults_are_detected_as_often_as_stated(
    correct_noise: Callable[..., NoiseSample],
) -> None:
    sigma, runs = 60, 100
    law = NoiseLaw(sigma)
    stated = smallest_faults(correct_noise(sigma, 0, nodes=10).counts, LEVEL)
    everywhere = one = 0
    for seed in range(runs):
        low = correct_noise(sigma, seed, nodes=10, factor=1.0 - stated["all nodes"])
        everywhere += _fails(low, law, "scale")
        lone = correct_noise(sigma, seed, nodes=10)
        quiet = correct_noise(sigma, runs + seed, nodes=10, factor=1.0 - stated["one node"])
        lone.noise[:, :, 3] = quiet.noise[:, :, 3]
        one += _fails(lone, law, "node scale")
    for count in (everywhere, one):
        assert binom.cdf(count, runs, 0.9) > 1e-3, f"detected {count} times of {runs}"


def test_the_smallest_faults_shrink_with_the_root_of_the_sample_size(
    correct_noise: Callable[..., NoiseSample],
) -> None:
    counts = np.full(50, 800)
    default, longer = smallest_faults(counts, LEVEL), smallest_faults(100 * counts, LEVEL)
    assert default == pytest.approx({"all nodes": 0.0185, "one node": 0.148}, rel=0.02)
    assert longer["all nodes"] == pytest.approx(default["all nodes"] / 10, rel=0.02)


def _fails(sample: NoiseSample, law: NoiseLaw, name: str) -> bool:
    checks, _ = statistical_checks(sample, law, PROMISED)
    return next(check.verdict for check in checks if check.name == name) is Verdict.FAILED
