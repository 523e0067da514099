"""Goodness-of-fit tests: whether single draws follow the promised distribution of their node.

Counts of draws of nodes with different laws are sums of independent counts. They vary no more than counts
of draws of the mean law: chi-squared and binomial p-values, which assume one law, are then too high rather
than too low (Hoeffding 1956 for the binomial, beyond one count from the mean).
"""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
from scipy.stats import binom, chi2, norm

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit.checks import Finding
from heatcloak_aggregator.privacy.audit.noise import NoiseSample
from heatcloak_aggregator.privacy.audit.noise_law import NoiseLaw

MODULI = (2, 3, 4, 5, 7, 8, 10, 16, 32, 64, 100, 128, 256)
"""A lattice that is too coarse shows as a non-uniform remainder modulo its spacing or a divisor of it."""

_BINS, _NODE_BINS = 40, 16
_LEAST_EXPECTED = 10.0  # per bin, so that Pearson's statistic follows chi-squared far into the tail
_TAILS = (3, 4)


def shape(sample: NoiseSample) -> Finding:
    """Return Pearson's chi-squared test over bins of about equal probability, each node in its own bins."""
    count = min(_BINS, int(sample.draws / _LEAST_EXPECTED))
    if count < 2:
        return Finding(None, f"{sample.draws} readings are too few")
    parts = [_binned(sample, node, count) for node in range(len(sample.laws))]
    observed, expected = (np.sum(part, axis=0) for part in zip(*parts, strict=True))
    text = f"{sample.draws} draws in {np.count_nonzero(expected)} bins"
    return Finding(pearson(observed, expected), text)


def scale(sample: NoiseSample) -> Finding:
    """Return the two-sided test of the sum of squares, each over its node's variance, against χ²_N.

    The fourth moments agree with the Gaussian's, or are below them by 1/120 of a tick for rounded noise.
    """
    if sample.draws == 0:
        return Finding(None, "no readings")
    total = float((sample.standard**2).sum())
    ratio = math.sqrt(total / sample.draws)
    return Finding(float(two_sided(np.array(total), sample.draws)), f"measured {ratio:.4f} of the promised σ")


def node_scale(sample: NoiseSample) -> Finding:
    """Return the test of each node's sum of squares and mean, Bonferroni-corrected over nodes."""
    ratios = node_ratios(sample)
    counts = sample.counts
    seen = counts > 0
    if not seen.any():
        return Finding(None, "no readings")
    scales = two_sided(ratios[seen] ** 2 * counts[seen], counts[seen])
    averages = sample.standard.sum(axis=(0, 1))[seen] / counts[seen]
    means = 2.0 * norm.sf(np.abs(averages) * np.sqrt(counts[seen]))
    tests = 2 * int(seen.sum())
    worst = int(np.argmin(np.minimum(scales, means)))
    node = int(np.flatnonzero(seen)[worst])
    text = (
        f"most extreme: node {node + 1} with {ratios[node]:.3f} of its promised σ "
        f"and mean {averages[worst]:+.3f} σ"
    )
    return Finding(corrected(min(scales.min(), means.min()), tests), text)


def node_ratios(sample: NoiseSample) -> FloatArray:
    """Return each node's measured scale divided by its own promised one, shape (nodes,)."""
    mean = (sample.standard**2).sum(axis=(0, 1)) / np.maximum(sample.counts, 1)
    return np.asarray(np.sqrt(mean), dtype=np.float64)


def node_shape(sample: NoiseSample) -> Finding:
    """Return Pearson's test of each node's draws in a few bins, Bonferroni-corrected over nodes."""
    least = int(sample.counts.min())
    count = min(_NODE_BINS, int(least / _LEAST_EXPECTED))
    if count < 2:
        return Finding(None, f"{least} readings of a node are too few")
    p_values = [pearson(*_binned(sample, node, count)) for node in range(len(sample.laws))]
    text = f"{count} bins; most extreme: node {int(np.argmin(p_values)) + 1}"
    return Finding(corrected(min(p_values), len(p_values)), text)


def centre(sample: NoiseSample) -> Finding:
    """Return the test of the mean and of the balance of signs."""
    if sample.draws == 0:
        return Finding(None, "no readings")
    z = float(sample.standard.sum()) / math.sqrt(sample.draws)
    signed = int(np.count_nonzero(sample.standard))
    positive = int(np.count_nonzero(sample.standard > 0))
    signs = min(1.0, 2.0 * float(binom.cdf(min(positive, signed - positive), signed, 0.5))) if signed else 1.0
    text = f"mean {z / math.sqrt(sample.draws):+.4f} σ, {positive} up and {signed - positive} down"
    return Finding(corrected(min(2.0 * norm.sf(abs(z)), signs), 2), text)


def tails(sample: NoiseSample) -> Finding:
    """Return binomial tests of the counts beyond 3σ and 4σ, and of the draw that is most σ away."""
    if sample.draws == 0:
        return Finding(None, "no readings")
    sizes = np.abs(np.where(sample.present, sample.noise, 0))
    sigmas = np.array([law.sigma for law in sample.laws])
    laws: Counter[NoiseLaw] = Counter()
    for law, count in zip(sample.laws, sample.counts.tolist(), strict=True):
        laws[law] += count
    p_values, parts = [], []
    for multiple in _TAILS:
        count = int(np.count_nonzero(sizes >= multiple * sigmas))
        expected = sum(number * law.beyond(multiple * law.sigma) for law, number in laws.items())
        rate = expected / sample.draws
        fewer, more = binom.cdf(count, sample.draws, rate), binom.sf(count - 1, sample.draws, rate)
        p_values.append(2.0 * min(fewer, more))
        parts.append(f"{count} beyond {multiple}σ ({expected:.1f} expected)")
    furthest = np.unravel_index(int(np.argmax(sizes / sigmas)), sizes.shape)
    size, sigma = int(sizes[furthest]), int(sigmas[furthest[2]])
    # In integers: the least distance of each law that is at least as many σ away, and the least beyond it.
    as_near = [
        number * _log_without(law.beyond(-(-size * law.sigma // sigma) or 1)) for law, number in laws.items()
    ]
    no_further = [
        number * _log_without(law.beyond(size * law.sigma // sigma + 1)) for law, number in laws.items()
    ]
    p_values.append(2.0 * min(-math.expm1(math.fsum(as_near)), math.exp(math.fsum(no_further))))
    parts.append(f"furthest {size / sigma:.2f}σ")
    return Finding(corrected(min(p_values), len(p_values)), ", ".join(parts))


def low_bits(sample: NoiseSample) -> Finding:
    """Return the test of remainders modulo small integers: an uncovered remainder reveals the reading's."""
    largest = max(2, min(law.sigma for law in sample.laws))
    moduli = [m for m in MODULI if m <= largest and sample.draws >= _LEAST_EXPECTED * m]
    if not moduli:
        return Finding(None, f"{sample.draws} readings are too few")
    values = sample.noise[sample.present]
    p_values = []
    for modulus in moduli:
        masses = [
            count * law.residues(modulus) for law, count in zip(sample.laws, sample.counts, strict=True)
        ]
        observed = np.bincount(values % modulus, minlength=modulus)
        p_values.append(pearson(observed, np.sum(masses, axis=0)))
    worst = moduli[int(np.argmin(p_values))]
    text = f"remainders modulo {moduli[0]} to {moduli[-1]}; most extreme: {worst}"
    return Finding(corrected(min(p_values), len(moduli)), text)


def _binned(sample: NoiseSample, node: int, count: int) -> tuple[Int64Array, FloatArray]:
    """Return how many draws of a node are in each of ``count`` bins of its law, and how many are expected."""
    edges, masses = sample.laws[node].bins(count)
    draws = sample.of_node(node)
    observed = np.bincount(np.searchsorted(edges, draws), minlength=count)
    return observed, masses * draws.size


def pearson(observed: Int64Array, expected: FloatArray) -> float:
    """Return the p-value of Pearson's statistic; bins in which nothing can be are left out."""
    observed, expected = observed[expected > 0.0], expected[expected > 0.0]
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


def corrected(p_value: float, tests: int) -> float:
    """Return the Bonferroni correction of the least of ``tests`` p-values."""
    return min(1.0, float(p_value) * tests)
