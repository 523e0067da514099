"""Statistical tests of discrete Laplace noise, which share no code with the sampler.

P(X = k) = (1 − q)/(1 + q)·q^|k| with q = exp(−1/scale), on the integers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from scipy.stats import norm

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit.checks import Check, Finding, judge
from heatcloak_aggregator.privacy.audit.distribution_tests import corrected, pearson

_BINS = 40
_MODULI = (2, 4, 8, 16, 32, 64, 128, 256, 3, 5, 7, 10)
_LEAST_EXPECTED = 10.0
LAGS = 10


class NoisyRun(NamedTuple):
    """The noise of one run of a mechanism, measurement by measurement.

    Attributes:
        noise: of each measurement, in ticks, shape (k,).
        scales: of each measurement, in ticks.
    """

    noise: tuple[Int64Array, ...]
    scales: tuple[float, ...]


def laplace_checks(runs: Sequence[NoisyRun], level: float) -> list[Check]:
    """Test the noise of several runs; each check fails right noise with probability at most ``level``."""
    quantiles = np.concatenate(
        [_cumulative(noise, scale) for run in runs for noise, scale in zip(*run, strict=True)]
    )
    return [
        judge("distribution", _distribution(quantiles), level, "noise of another distribution"),
        judge("scale", _scale(runs), level, "noise too small or too large in one of the measurements"),
        judge("centre", _centre(runs), level, "noise with a bias, or on one side only"),
        judge("low bits", _low_bits(runs), level, "low bits without noise: too coarse a lattice"),
        judge(
            "correlation",
            _correlation(runs),
            level,
            "noise that is used again: in cells, measurements or runs",
        ),
    ]


LAPLACE_CHECKS = 5


def _cumulative(noise: Int64Array, scale: float) -> FloatArray:
    """Return P(X < k) + P(X = k)/2: evenly distributed up to a step, which is far below what is resolved."""
    q = math.exp(-1.0 / scale)
    tail = np.exp(-np.abs(noise) / scale) / (1.0 + q)  # P(X >= |k|)
    middle = np.exp(-np.abs(noise) / scale) * (1.0 - q) / (1.0 + q) / 2.0
    return np.asarray(np.where(noise > 0, 1.0 - tail + middle, tail - middle), dtype=np.float64)


def _distribution(quantiles: FloatArray) -> Finding:
    observed = np.bincount(np.minimum((quantiles * _BINS).astype(np.int64), _BINS - 1), minlength=_BINS)
    expected = np.full(_BINS, quantiles.size / _BINS)
    if expected[0] < _LEAST_EXPECTED:
        return Finding(None, f"{quantiles.size} draws are too few")
    return Finding(pearson(observed, expected), f"{quantiles.size} draws in {_BINS} bins")


def _scale(runs: Sequence[NoisyRun]) -> Finding:
    """Compare the mean size of the noise of each measurement with its exact mean, by its exact variance."""
    p_values, ratios = [], []
    for number in range(max(len(run.noise) for run in runs)):
        total, expected, variance = 0.0, 0.0, 0.0
        for noise, scales in runs:
            if number < len(noise):
                q = math.exp(-1.0 / scales[number])
                mean, square = 2.0 * q / (1.0 - q * q), 2.0 * q / (1.0 - q) ** 2
                # In units of the scale, so that measurements of different scales count alike.
                total += float(np.abs(noise[number]).sum()) / scales[number]
                expected += noise[number].size * mean / scales[number]
                variance += noise[number].size * (square - mean * mean) / scales[number] ** 2
        if variance == 0.0:
            continue
        ratios.append(total / expected)
        p_values.append(2.0 * float(norm.sf(abs(total - expected) / math.sqrt(variance))))
    worst = int(np.argmin(p_values))
    text = f"most extreme: measurement {worst + 1} with {ratios[worst]:.4f} of the promised scale"
    return Finding(corrected(p_values[worst], len(p_values)), text)


def _centre(runs: Sequence[NoisyRun]) -> Finding:
    draws = in_scales(runs)
    mean = float(draws.sum()) / math.sqrt(2.0 * draws.size)  # the variance in scales is about 2
    signed = np.count_nonzero(draws)
    balance = (2.0 * np.count_nonzero(draws > 0) - signed) / math.sqrt(max(int(signed), 1))
    p_value = 2.0 * float(norm.sf(max(abs(mean), abs(balance))))
    return Finding(corrected(p_value, 2), f"mean {mean:+.1f}, signs {balance:+.1f} standard errors")


def _low_bits(runs: Sequence[NoisyRun]) -> Finding:
    least = min(min(run.scales) for run in runs)
    values = np.concatenate([noise for run in runs for noise in run.noise])
    moduli = [m for m in _MODULI if values.size >= _LEAST_EXPECTED * m and least >= 20.0 * m]
    if not moduli:
        return Finding(None, f"{values.size} draws of scale {least:g} are too few")
    p_values = [
        pearson(np.bincount(values % modulus, minlength=modulus), np.full(modulus, values.size / modulus))
        for modulus in moduli
    ]
    worst = int(np.argmin(p_values))
    text = f"remainders modulo {min(moduli)} to {max(moduli)}; most extreme: {moduli[worst]}"
    return Finding(corrected(p_values[worst], len(moduli)), text)


def _correlation(runs: Sequence[NoisyRun]) -> Finding:
    """Compare the signs of draws some cells apart, at one place of two measurements, and of two runs."""
    pairs = [(noise[:-lag], noise[lag:]) for run in runs for noise in run.noise for lag in range(1, LAGS + 1)]
    pairs += [
        (first[: second.size], second[: first.size]) for run in runs for first, second in pairwise(run.noise)
    ]
    pairs += [
        (first[: second.size], second[: first.size])
        for one, other in pairwise(runs)
        for first, second in zip(one.noise, other.noise, strict=False)
    ]
    kinds = (LAGS * sum(len(run.noise) for run in runs), sum(len(run.noise) - 1 for run in runs))
    ends = (kinds[0], kinds[0] + kinds[1], len(pairs))
    scores = []
    for start, end in zip((0, *ends[:2]), ends, strict=True):
        products = [np.sign(one) * np.sign(other) for one, other in pairs[start:end]]
        values = np.concatenate(products) if products else np.zeros(0)
        scores.append(float(values.sum()) / math.sqrt(max(int(np.count_nonzero(values)), 1)))
    names = ("cells", "measurements", "runs")
    worst = int(np.argmax(np.abs(scores)))
    text = f"most extreme: between {names[worst]} at {scores[worst]:+.1f} standard errors"
    return Finding(corrected(2.0 * float(norm.sf(abs(scores[worst]))), len(scores)), text)


def in_scales(runs: Sequence[NoisyRun]) -> FloatArray:
    """Return all noise over its scale, shape (draws,)."""
    return np.concatenate([noise / scale for run in runs for noise, scale in zip(*run, strict=True)])
