"""Correct noise passes the audit as often as claimed, every result is a p-value, and faults are detected."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from scipy.stats import binom

from heatcloak_aggregator.privacy.audit import (
    FALSE_ALARM,
    LEVEL,
    NoiseSample,
    PromisedLoss,
    Verdict,
    smallest_faults,
    statistical_checks,
)
from heatcloak_aggregator.privacy.audit.distribution_tests import node_scale
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_lab.audit import DEFAULT_ROUNDS
from heatcloak_shared.gaussian_dp import gaussian_epsilon
from heatcloak_shared.noise import NoiseKind
from support.suites import in_soak

PROMISED = PromisedLoss(delta=1e-5, one_round=0.765, period=4.0, releases=20)
RUNS = int(os.environ.get("AUDIT_RUNS", "200"))
"""Set AUDIT_RUNS=5000 for the full form, which takes minutes."""
SHAPED = new_zone().noise.sigma_ticks
Draw = Callable[..., NoiseSample]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "scales", "rounds"),
    [
        in_soak("discrete-gaussian", (1,) * 20, 50),
        in_soak("discrete-gaussian", (3,) * 8, 25),
        in_soak("discrete-gaussian", (60,) * 10, 100),
        in_soak("discrete-gaussian", (5000,) * 10, 50),
        ("discrete-gaussian", (1, 2, 5, 16) * 3, 50),
        in_soak("rounded-gaussian", (1,) * 20, 50),
        in_soak("rounded-gaussian", (60,) * 50, 5),
        ("rounded-gaussian", (1, 1, 2, 3, 7) * 2, 60),
        in_soak("rounded-gaussian", SHAPED, 20),
    ],
)
def test_false_alarms_are_as_rare_as_claimed(
    kind: NoiseKind, scales: tuple[int, ...], rounds: int, correct_noise: Draw
) -> None:
    """The rate is tested at the audit's own level, and at fifty times that level, to count some alarms."""
    alarms = lax = 0
    # The true readings, and so the loss, are the same for every seed.
    promised = _just_kept(correct_noise(0, scales, kind, rounds=rounds))
    for seed in range(RUNS):
        checks, _ = statistical_checks(correct_noise(seed, scales, kind, rounds=rounds), promised)
        p_values = [check.p_value for check in checks if check.p_value is not None]
        assert all(np.isfinite(p) and 0.0 <= p <= 1.0 for p in p_values)
        alarms += any(check.verdict is Verdict.FAILED for check in checks)
        lax += min(p_values) < 50 * LEVEL
    for count, rate in ((alarms, FALSE_ALARM), (lax, 50 * FALSE_ALARM)):
        assert binom.sf(count - 1, RUNS, rate) > 1e-3, f"{count} false alarms of {RUNS}, claimed {rate}"


def _just_kept(sample: NoiseSample) -> PromisedLoss:
    """Return the strictest promise that this noise keeps, so that the lower limit of the loss is tested."""
    move = float(np.linalg.norm(sample.move))
    if move == 0.0:
        return PROMISED
    one_round, period = (
        gaussian_epsilon(length, PROMISED.delta) for length in (move, move * math.sqrt(PROMISED.releases))
    )
    return replace(PROMISED, one_round=one_round, period=period)


@pytest.mark.parametrize("scales", [(60,) * 10, (40, 50, 60, 70, 80) * 2])
def test_a_loss_above_the_promise_fails_at_its_lower_limit(
    scales: tuple[int, ...], correct_noise: Draw
) -> None:
    """The noise has the stated scale, but the worlds are twice as far apart as it was calibrated for."""
    sample = correct_noise(1, scales)
    shift = np.round(sample.move * scales).astype(np.int64)
    moved = (sample.world == 1).astype(np.int64)[:, None, None] * shift
    far = replace(sample, truth=sample.truth + moved)
    promised = _just_kept(sample)
    for tried, verdict in ((sample, Verdict.PASSED), (far, Verdict.FAILED)):
        checks, _ = statistical_checks(tried, promised)
        assert {check.name: check.verdict for check in checks}["likely loss"] is verdict
    assert [check.name for check in checks if check.verdict is Verdict.FAILED] == ["likely loss"]


def test_a_loss_without_data_is_untested(correct_noise: Draw) -> None:
    sample = correct_noise(1)
    still = replace(sample, truth=0 * sample.truth)
    silent = replace(sample, present=~sample.present)
    endless = replace(PROMISED, one_round=math.inf, period=math.inf)
    for tried, promised in ((still, PROMISED), (silent, PROMISED), (sample, endless)):
        checks, _ = statistical_checks(tried, promised)
        assert {check.name: check.verdict for check in checks}["likely loss"] is Verdict.UNTESTED


@pytest.mark.slow
def test_the_smallest_faults_are_detected_as_often_as_stated(correct_noise: Draw) -> None:
    scales, runs = (40, 50, 60, 70, 80) * 2, 100
    stated = smallest_faults(correct_noise(0, scales).counts, LEVEL)
    larger = 60.0 / (1.0 - stated["swapped nodes"])
    everywhere = one = swapped = 0
    for seed in range(runs):
        low = [(1.0 - stated["all nodes"]) * scale for scale in scales]
        everywhere += _fails(correct_noise(seed, scales, drawn=low), "scale")
        lone = [(1.0 - stated["one node"] * (node == 3)) * scale for node, scale in enumerate(scales)]
        one += _fails(correct_noise(seed, scales, drawn=lone), "node scale")
        pair = [*scales[:8], 60.0 * (60.0 / larger), larger]
        swapped += _fails(correct_noise(seed, (*scales[:8], 60, 60), drawn=pair), "node scale")
    for count in (everywhere, one, swapped):
        assert binom.cdf(count, runs, 0.9) > 1e-3, f"detected {count} times of {runs}"


def test_the_smallest_faults_shrink_with_the_root_of_the_sample_size() -> None:
    counts = np.full(50, 2400)
    default, longer = smallest_faults(counts, LEVEL), smallest_faults(100 * counts, LEVEL)
    assert default == pytest.approx(
        {"all nodes": 0.0108, "one node": 0.0874, "swapped nodes": 0.0774}, rel=0.01
    )
    assert longer["all nodes"] == pytest.approx(default["all nodes"] / 10, rel=0.02)
    assert smallest_faults(np.zeros(3, dtype=np.int64), LEVEL) == dict.fromkeys(default, 1.0)


def test_an_audit_of_the_default_length_detects_swapped_scales_ten_percent_apart() -> None:
    """With a probability above 0.99, for any two nodes of the default zone."""
    draws = np.full(len(SHAPED), 2 * DEFAULT_ROUNDS)
    assert smallest_faults(draws, LEVEL, power=0.99)["swapped nodes"] < 1.0 - 1.0 / 1.1


@pytest.mark.slow
def test_swapped_scales_of_the_default_zone_are_detected(correct_noise: Draw) -> None:
    """The two scales that are nearest to a ratio of 1.1, and not below it."""
    ratio, one, other = min(
        (a / b, i, j) for i, a in enumerate(SHAPED) for j, b in enumerate(SHAPED) if a / b >= 1.1
    )
    assert ratio < 1.11
    drawn = list(SHAPED)
    drawn[one], drawn[other] = drawn[other], drawn[one]
    runs, found, false = 200, 0, 0
    for seed in range(runs):
        length = {"kind": "rounded-gaussian", "boots": 1, "rounds": DEFAULT_ROUNDS}
        swapped = node_scale(correct_noise(seed, SHAPED, drawn=drawn, **length))
        found += swapped.p_value is not None and swapped.p_value < LEVEL
        right = node_scale(correct_noise(seed, SHAPED, **length))
        false += right.p_value is not None and right.p_value < LEVEL
    assert binom.cdf(found, runs, 0.99) > 1e-3, f"detected {found} times of {runs}"
    assert false == 0


@pytest.mark.parametrize(("sigma", "rounds"), [(1, 400), (2, 6000)])
def test_the_discrete_instead_of_the_rounded_gaussian_is_detected_at_small_scales(
    sigma: int, rounds: int, correct_noise: Draw
) -> None:
    """Their variances differ by 1/12 of a squared tick."""
    kinds: tuple[NoiseKind, NoiseKind] = ("rounded-gaussian", "discrete-gaussian")
    for promised, drawn in (kinds, kinds[::-1]):
        sample = correct_noise(1, (sigma,) * 8, promised, rounds=rounds, drawn_kind=drawn)
        assert {"scale", "shape"} <= _failed(sample)
        right = correct_noise(1, (sigma,) * 8, promised, rounds=rounds)
        assert _failed(right, _just_kept(right)) == set()


@pytest.mark.parametrize("size", [0, 1, 3])
def test_a_node_without_enough_readings_is_untested(size: int, correct_noise: Draw) -> None:
    sample = correct_noise(1, (40, 80), boots=1, rounds=10)
    present = sample.present.copy()
    present[:, size:] = False
    checks, _ = statistical_checks(replace(sample, present=present), PROMISED)
    assert {check.name: check.verdict for check in checks}["node shape"] is Verdict.UNTESTED
    assert all(check.verdict is not Verdict.FAILED for check in checks)


def _fails(sample: NoiseSample, name: str) -> bool:
    return name in _failed(sample)


def _failed(sample: NoiseSample, promised: PromisedLoss = PROMISED) -> set[str]:
    checks, _ = statistical_checks(sample, promised)
    return {check.name for check in checks if check.verdict is Verdict.FAILED}
