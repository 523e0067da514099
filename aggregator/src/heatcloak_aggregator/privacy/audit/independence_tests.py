"""Independence tests: over time, between nodes, between boots, and of the noise from the reading."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
from scipy.stats import binom, norm
from scipy.stats import t as student

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit.checks import Finding
from heatcloak_aggregator.privacy.audit.noise import Draws, NoiseSample

LAGS = 10
LEAST_ROUNDS = 20
_CHANCE_OF_REPEAT = 1e-12


def over_time(sample: NoiseSample) -> Finding:
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


def between_nodes(sample: NoiseSample) -> Finding:
    """Return the test of correlation and of equal draws for each pair of nodes in the same rounds."""
    nodes = sample.noise.shape[2]
    if nodes < 2 or int(sample.present.sum(axis=(0, 1)).min()) < LEAST_ROUNDS:
        return Finding(None, "needs two nodes and 20 rounds of each")
    flat, there = sample.unit.reshape(-1, nodes), sample.present.reshape(-1, nodes)
    correlated = pair_p_values(flat, there.astype(np.float64))
    first, second = np.triu_indices(nodes, 1)
    both, equal = equal_counts(sample.noise.reshape(-1, nodes), there)
    same = np.asarray(binom.sf(equal - 1, both, sample.collisions), dtype=np.float64)
    p_values = np.minimum(correlated, same[first, second])
    worst = int(np.argmin(p_values))
    i, j = int(first[worst]), int(second[worst])
    text = f"{first.size} pairs; most extreme: nodes {i + 1} and {j + 1}, equal in {int(equal[i, j])} rounds"
    return Finding(min(1.0, float(p_values[worst]) * 2 * first.size), text)


def between_boots(sample: NoiseSample) -> Finding:
    """Return the test of each node's noise in any two boots of the same world, reading by reading.

    The number of equal draws varies no more than with one probability for all nodes, which is their mean
    (Hoeffding 1956).
    """
    pairs = [(a, b) for a in range(len(sample.world)) for b in range(a) if sample.world[a] == sample.world[b]]
    if not pairs:
        return Finding(None, "a single boot has no restart")
    chances = np.diag(sample.collisions)
    scores, p_values, equals = [], [], 0
    for a, b in pairs:
        there = sample.present[a] & sample.present[b]
        equal = int((there & (sample.noise[a] == sample.noise[b])).sum())
        equals += equal
        count = int(there.sum())
        score = float((sample.unit[a] * sample.unit[b]).sum()) / math.sqrt(max(count, 1))
        scores.append(score)
        chance = float((there * chances).sum()) / max(count, 1)
        p_values += [2.0 * norm.sf(abs(score)), binom.sf(equal - 1, count, chance)]
    text = f"{len(pairs)} pairs of boots; {max(scores, key=abs):+.1f} standard errors; {equals} draws equal"
    return Finding(min(1.0, float(min(p_values)) * len(p_values)), text)


def repeats(sample: Draws) -> Finding:
    """Return the test that no sequence of consecutive draws occurs twice in any node, boot or world.

    The sequence is so long that a repeat by chance has probability below 1e-12.
    """
    total, collision = sample.draws, sample.repeat_chance
    length = math.ceil(math.log(_CHANCE_OF_REPEAT / max(total, 2) ** 2) / math.log(collision))
    runs, _, nodes = sample.noise.shape
    boots = (
        sample.noise[run, sample.present[run, :, node], node] for run in range(runs) for node in range(nodes)
    )
    stretches = [_fingerprints(series, length) for series in boots if series.size >= length]
    if not stretches:
        return Finding(None, f"no boot has the required {length} draws")
    together = np.concatenate(stretches)
    again = together.size - np.unique(together).size
    chance = min(1.0, 0.5 * together.size**2 * collision**length) if again else 1.0
    return Finding(chance, f"{again} of {together.size} sequences of {length} draws were repeats")


def from_the_reading(sample: NoiseSample) -> Finding:
    """Return the test of correlation of the noise, and of its square, with the reading that it hides."""
    x = sample.unit[sample.present]
    truth = sample.truth[sample.present].astype(np.float64)
    spread = truth - truth.mean() if truth.size else truth
    length = float(np.linalg.norm(spread))
    if length == 0.0:
        return Finding(None, "all readings are the same")
    # Use the promised scale: scaling by a node's own would hide a node with too little noise.
    square = sample.standard[sample.present] ** 2
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


def pair_p_values(unit: FloatArray, there: FloatArray) -> FloatArray:
    """Return p-values of the correlation of each pair of columns: Student's t, exact for Gaussian draws."""
    first, second = np.triu_indices(unit.shape[1], 1)
    both = (there.T @ there)[first, second]
    products = (unit.T @ unit)[first, second]
    norms = ((unit**2).T @ there)[first, second] * ((unit**2).T @ there).T[first, second]
    r = np.where(norms > 0.0, products / np.sqrt(np.where(norms > 0.0, norms, 1.0)), 0.0)
    r = np.clip(r, -1.0 + 1e-15, 1.0 - 1e-15)
    score = np.abs(r) * np.sqrt(np.maximum(both - 1.0, 1.0) / (1.0 - r * r))
    return np.asarray(2.0 * student.sf(score, np.maximum(both - 1.0, 1.0)), dtype=np.float64)


def equal_counts(noise: Int64Array, there: BoolArray) -> tuple[Int64Array, Int64Array]:
    """Return in how many rounds both nodes of each pair published, and with equal noise."""
    nodes = noise.shape[1]
    both, equal = np.zeros((nodes, nodes), dtype=np.int64), np.zeros((nodes, nodes), dtype=np.int64)
    for i in range(nodes):
        together = there & there[:, i : i + 1]
        both[i] = together.sum(axis=0)
        equal[i] = (together & (noise == noise[:, i : i + 1])).sum(axis=0)
    return both, equal
