"""Statistical tests of noise: its distribution, and its independence.

Goodness of fit compares single draws with the discrete Gaussian of the promised scale. Independence is tested
over time, between nodes, between boots, and of the reading.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
from scipy.stats import binom, chi2, norm
from scipy.stats import t as student

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit.checks import Finding
from heatcloak_aggregator.privacy.audit.noise import NoiseLaw, NoiseSample

LAGS = 10
_LEAST_ROUNDS = 20
_CHANCE_OF_REPEAT = 1e-12


def over_time(sample: NoiseSample, law: NoiseLaw) -> Finding:
    """Return the test of autocorrelation at the first lags over all nodes and runs, Bonferroni-corrected."""
    rounds = sample.noise.shape[1]
    lags = range(1, min(LAGS, rounds - 1) + 1)
    scores = []
    for lag in lags:
        product = (sample.unit[:, lag:] * sample.unit[:, :-lag]).sum()
        pairs = (sample.present[:, lag:] & sample.present[:, :-lag]).sum()
        scores.append(float(product) / math.sqrt(max(int(pairs), 1)))
    if not scores:
        return Finding(None, "a single round has no autocorrelation")
    worst = int(np.argmax(np.abs(scores)))
    text = f"lags 1 to {len(scores)}; most extreme: lag {worst + 1} at {scores[worst]:+.1f} standard errors"
    return Finding(min(1.0, 2.0 * float(norm.sf(abs(scores[worst]))) * len(scores)), text)


def between_nodes(sample: NoiseSample, law: NoiseLaw) -> Finding:
    """Return the test of correlation and of equal draws for each pair of nodes in the same rounds."""
    nodes = sample.noise.shape[2]
    if nodes < 2 or int(sample.present.sum(axis=(0, 1)).min()) < _LEAST_ROUNDS:
        return Finding(None, "needs two nodes and 20 rounds of each")
    flat, there = sample.unit.reshape(-1, nodes), sample.present.reshape(-1, nodes)
    correlated = _pair_p_values(flat, there.astype(np.float64))
    first, second = np.triu_indices(nodes, 1)
    both, equal = _equal_counts(sample.noise.reshape(-1, nodes), there)
    same = np.asarray(binom.sf(equal - 1, both, law.collision), dtype=np.float64)
    p_values = np.minimum(correlated, same[first, second])
    worst = int(np.argmin(p_values))
    i, j = int(first[worst]), int(second[worst])
    text = f"{first.size} pairs; most extreme: nodes {i + 1} and {j + 1}, equal in {int(equal[i, j])} rounds"
    return Finding(min(1.0, float(p_values[worst]) * 2 * first.size), text)


def between_boots(sample: NoiseSample, law: NoiseLaw) -> Finding:
    """Return the test of each node's noise in any two boots of the same world, reading by reading."""
    pairs = [(a, b) for a in range(len(sample.world)) for b in range(a) if sample.world[a] == sample.world[b]]
    if not pairs:
        return Finding(None, "a single boot has no restart")
    scores, p_values, equals = [], [], 0
    for a, b in pairs:
        there = sample.present[a] & sample.present[b]
        equal = int((there & (sample.noise[a] == sample.noise[b])).sum())
        equals += equal
        count = int(there.sum())
        score = float((sample.unit[a] * sample.unit[b]).sum()) / math.sqrt(max(count, 1))
        scores.append(score)
        p_values += [2.0 * norm.sf(abs(score)), binom.sf(equal - 1, count, law.collision)]
    text = f"{len(pairs)} pairs of boots; {max(scores, key=abs):+.1f} standard errors; {equals} draws equal"
    return Finding(min(1.0, float(min(p_values)) * len(p_values)), text)


def repeats(sample: NoiseSample, law: NoiseLaw) -> Finding:
    """Return the test that no sequence of consecutive draws occurs twice in any node, boot or world.

    The sequence is so long that a repeat by chance has probability below 1e-12.
    """
    total = sample.values.size
    length = math.ceil(math.log(_CHANCE_OF_REPEAT / max(total, 2) ** 2) / math.log(law.collision))
    runs, _, nodes = sample.noise.shape
    boots = (
        sample.noise[run, sample.present[run, :, node], node] for run in range(runs) for node in range(nodes)
    )
    stretches = [_fingerprints(series, length) for series in boots if series.size >= length]
    if not stretches:
        return Finding(None, f"no boot has the required {length} draws")
    together = np.concatenate(stretches)
    again = together.size - np.unique(together).size
    chance = min(1.0, 0.5 * together.size**2 * law.collision**length) if again else 1.0
    return Finding(chance, f"{again} of {together.size} sequences of {length} draws were repeats")


def from_the_reading(sample: NoiseSample, law: NoiseLaw) -> Finding:
    """Return the test of correlation of the noise, and of its square, with the reading that it hides."""
    x = sample.unit[sample.present]
    truth = sample.truth[sample.present].astype(np.float64)
    spread = truth - truth.mean() if truth.size else truth
    length = float(np.linalg.norm(spread))
    if length == 0.0:
        return Finding(None, "all readings are the same")
    # Use the promised scale: scaling by a node's own would hide a node with too little noise.
    square = (sample.noise[sample.present] / law.sigma) ** 2
    excess = square - square.mean()
    deviation = float(np.sqrt((excess**2).mean()))
    follows = float(spread @ x) / length
    widens = float(spread @ excess) / (length * deviation) if deviation > 0.0 else 0.0
    p_value = 2.0 * norm.sf(max(abs(follows), abs(widens)))
    text = f"correlation with the noise {follows:+.1f}, with its square {widens:+.1f} standard errors"
    return Finding(min(1.0, 2.0 * float(p_value)), text)


def _fingerprints(series: Int64Array, length: int) -> npt.NDArray[np.uint64]:
    """Return a hash of each ``length`` consecutive draws; two differ except with probability about 2⁻⁶⁰."""
    factors = np.random.default_rng(0).integers(0, 1 << 63, length, dtype=np.uint64) * 2 + 1
    windows = np.lib.stride_tricks.sliding_window_view(series.astype(np.uint64), length)
    return np.asarray((windows * factors).sum(axis=1, dtype=np.uint64), dtype=np.uint64)


def _pair_p_values(unit: FloatArray, there: FloatArray) -> FloatArray:
    """Return p-values of the correlation of each pair of columns: Student's t, exact for Gaussian draws."""
    first, second = np.triu_indices(unit.shape[1], 1)
    both = (there.T @ there)[first, second]
    products = (unit.T @ unit)[first, second]
    norms = ((unit**2).T @ there)[first, second] * ((unit**2).T @ there).T[first, second]
    r = np.where(norms > 0.0, products / np.sqrt(np.where(norms > 0.0, norms, 1.0)), 0.0)
    r = np.clip(r, -1.0 + 1e-15, 1.0 - 1e-15)
    score = np.abs(r) * np.sqrt(np.maximum(both - 1.0, 1.0) / (1.0 - r * r))
    return np.asarray(2.0 * student.sf(score, np.maximum(both - 1.0, 1.0)), dtype=np.float64)


def _equal_counts(noise: Int64Array, there: BoolArray) -> tuple[Int64Array, Int64Array]:
    """Return in how many rounds both nodes of each pair published, and with equal noise."""
    nodes = noise.shape[1]
    both, equal = np.zeros((nodes, nodes), dtype=np.int64), np.zeros((nodes, nodes), dtype=np.int64)
    for i in range(nodes):
        together = there & there[:, i : i + 1]
        both[i] = together.sum(axis=0)
        equal[i] = (together & (noise == noise[:, i : i + 1])).sum(axis=0)
    return both, equal


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
