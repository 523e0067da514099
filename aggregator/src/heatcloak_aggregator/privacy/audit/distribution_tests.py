"""Goodness-of-fit tests: whether single draws follow the discrete Gaussian of the promised scale."""

from __future__ import annotations

import math

import numpy as np
from scipy.stats import binom, chi2, norm

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit.checks import Finding
from heatcloak_aggregator.privacy.audit.noise import NoiseLaw, NoiseSample

MODULI = (2, 3, 4, 5, 7, 8, 10, 16, 32, 64, 100, 128, 256)
"""A lattice that is too coarse shows as a non-uniform remainder modulo its spacing or a divisor of it."""

_BINS, _NODE_BINS = 40, 16
_LEAST_EXPECTED = 10.0  # per bin, so that Pearson's statistic follows chi-squared far into the tail
_TAILS = (3, 4)


def shape(sample: NoiseSample, law: NoiseLaw) -> Finding:
    """Return Pearson's chi-squared test over bins of about equal probability."""
    values = sample.values
    edges, masses = law.bins(min(_BINS, int(values.size / _LEAST_EXPECTED)))
    if masses.size < 2:
        return Finding(None, f"{values.size} readings are too few")
    observed = np.bincount(np.searchsorted(edges, values), minlength=masses.size)
    p_value = _pearson(observed, masses)
    return Finding(p_value, f"{values.size} draws in {masses.size} bins")


def scale(sample: NoiseSample, law: NoiseLaw) -> Finding:
    """Return the two-sided test of the sum of squares against σ²χ²_N.

    The moments of the discrete Gaussian agree with the Gaussian's to 1e-7 for σ >= 1.
    """
    values = sample.values
    if values.size == 0:
        return Finding(None, "no readings")
    total = float(((values / law.sigma) ** 2).sum())
    ratio = math.sqrt(total / values.size)
    return Finding(float(two_sided(np.array(total), values.size)), f"measured {ratio:.4f} of the promised σ")


def node_scale(sample: NoiseSample, law: NoiseLaw) -> Finding:
    """Return the test of each node's sum of squares and mean, Bonferroni-corrected over nodes."""
    ratios = node_ratios(sample, law)
    counts = sample.counts
    seen = counts > 0
    if not seen.any():
        return Finding(None, "no readings")
    scales = two_sided(ratios[seen] ** 2 * counts[seen], counts[seen])
    sums = np.where(sample.present, sample.noise, 0).sum(axis=(0, 1))[seen]
    means = 2.0 * norm.sf(np.abs(sums) / (law.sigma * np.sqrt(counts[seen])))
    tests = 2 * int(seen.sum())
    worst = int(np.flatnonzero(seen)[np.argmin(np.minimum(scales, means))])
    mean = float(np.where(sample.present, sample.noise, 0)[:, :, worst].sum() / counts[worst] / law.sigma)
    text = f"most extreme: node {worst + 1} with {ratios[worst]:.3f} of the promised σ and mean {mean:+.3f} σ"
    return Finding(_corrected(min(scales.min(), means.min()), tests), text)


def node_ratios(sample: NoiseSample, law: NoiseLaw) -> FloatArray:
    """Return each node's measured scale divided by the promised one, shape (nodes,)."""
    squares = np.where(sample.present, sample.noise / law.sigma, 0.0) ** 2
    mean = squares.sum(axis=(0, 1)) / np.maximum(sample.counts, 1)
    return np.asarray(np.sqrt(mean), dtype=np.float64)


def node_shape(sample: NoiseSample, law: NoiseLaw) -> Finding:
    """Return Pearson's test of each node's draws in a few bins, Bonferroni-corrected over nodes."""
    counts = sample.counts
    edges, masses = law.bins(min(_NODE_BINS, int(counts.min() / _LEAST_EXPECTED)))
    if masses.size < 2:
        return Finding(None, f"{counts.min()} readings of a node are too few")
    bins = np.searchsorted(edges, sample.noise)
    p_values = [
        _pearson(np.bincount(bins[:, :, node][sample.present[:, :, node]], minlength=masses.size), masses)
        for node in range(len(counts))
    ]
    text = f"{masses.size} bins; most extreme: node {int(np.argmin(p_values)) + 1}"
    return Finding(_corrected(min(p_values), len(p_values)), text)


def centre(sample: NoiseSample, law: NoiseLaw) -> Finding:
    """Return the test of the mean and of the balance of signs."""
    values = sample.values
    if values.size == 0:
        return Finding(None, "no readings")
    z = float(values.sum(dtype=np.float64)) / (law.sigma * math.sqrt(values.size))
    signed = int(np.count_nonzero(values))
    positive = int(np.count_nonzero(values > 0))
    signs = min(1.0, 2.0 * float(binom.cdf(min(positive, signed - positive), signed, 0.5))) if signed else 1.0
    text = f"mean {z / math.sqrt(values.size):+.4f} σ, {positive} up and {signed - positive} down"
    return Finding(_corrected(min(2.0 * norm.sf(abs(z)), signs), 2), text)


def tails(sample: NoiseSample, law: NoiseLaw) -> Finding:
    """Return exact binomial tests of the counts beyond 3σ and 4σ, and of the greatest magnitude."""
    size = np.abs(sample.values)
    if size.size == 0:
        return Finding(None, "no readings")
    p_values, parts = [], []
    for multiple in _TAILS:
        count = int(np.count_nonzero(size >= multiple * law.sigma))
        rate = law.beyond(multiple * law.sigma)
        fewer, more = binom.cdf(count, size.size, rate), binom.sf(count - 1, size.size, rate)
        p_values.append(2.0 * min(fewer, more))
        parts.append(f"{count} beyond {multiple}σ ({size.size * rate:.1f} expected)")
    furthest = int(size.max())
    as_far = -math.expm1(size.size * _log_without(law.beyond(max(furthest, 1))))
    no_further = math.exp(size.size * _log_without(law.beyond(furthest + 1)))
    p_values.append(2.0 * min(as_far, no_further))
    parts.append(f"furthest {furthest / law.sigma:.2f}σ")
    return Finding(_corrected(min(p_values), len(p_values)), ", ".join(parts))


def low_bits(sample: NoiseSample, law: NoiseLaw) -> Finding:
    """Return the test of remainders modulo small integers: an uncovered remainder reveals the reading's."""
    values = sample.values
    moduli = [m for m in MODULI if m <= max(2, law.sigma) and values.size >= _LEAST_EXPECTED * m]
    if not moduli:
        return Finding(None, f"{values.size} readings are too few")
    p_values = []
    for modulus in moduli:
        masses = law.residues(modulus)
        p_values.append(_pearson(np.bincount(values % modulus, minlength=modulus), masses))
    worst = moduli[int(np.argmin(p_values))]
    text = f"remainders modulo {moduli[0]} to {moduli[-1]}; most extreme: {worst}"
    return Finding(_corrected(min(p_values), len(moduli)), text)


def _pearson(observed: Int64Array, masses: FloatArray) -> float:
    expected = masses * observed.sum()
    # Merge bins that are too rare for the chi-squared approximation.
    order = np.argsort(expected)
    rare = int(np.searchsorted(np.cumsum(expected[order]), _LEAST_EXPECTED)) if expected.min() < 1.0 else 0
    if rare:
        rest = order[rare + 1 :]
        head = order[: rare + 1]
        observed = np.append(observed[rest], observed[head].sum())
        expected = np.append(expected[rest], expected[head].sum())
    statistic = float(((observed - expected) ** 2 / expected).sum())
    return float(chi2.sf(statistic, observed.size - 1))


def _log_without(probability: float) -> float:
    """Return log(1 − probability), finite."""
    return math.log1p(-min(probability, 1.0 - 2.0**-53))


def two_sided(totals: FloatArray, counts: Int64Array | int) -> FloatArray:
    """Return two-sided p-values of sums of ``counts`` squares of standard normal numbers."""
    return np.minimum(1.0, 2.0 * np.minimum(chi2.cdf(totals, counts), chi2.sf(totals, counts)))


def _corrected(p_value: float, tests: int) -> float:
    """Return the Bonferroni correction of the least of ``tests`` p-values."""
    return min(1.0, float(p_value) * tests)
