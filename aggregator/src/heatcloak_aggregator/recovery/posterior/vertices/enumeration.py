"""Enumerate the posterior of few sources, and draw equally likely samples from it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import scipy

from heatcloak_aggregator.arrays import FloatArray, Int64Array, IntArray
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.native import native
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.rng import number, streams
from heatcloak_aggregator.recovery.posterior.samples import Samples, gather
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced
from heatcloak_aggregator.recovery.posterior.vertices.truncated import (
    draw,
    log_mean_likelihood,
    mean_intensity,
)

CHAINS = 4
SAMPLES = 1024
"""Number of samples per chain."""
_MOST_PAIRED = 1024
"""Number of vertices up to which all pairs are enumerated: 8 MB and about 0.03 s."""


@dataclass(frozen=True, eq=False)
class ExactPosterior:
    """The exact posterior of at most one source, or of at most two of known intensity. Read-only.

    Attributes:
        nothing: P(k = 0).
        single: P(k = 1, at v), shape (n,).
        pairs: P(k = 2, the first at u, the second at v), shape (n, n), symmetric; None if k ≤ 1.
        single_intensity: expected intensity of a single source at v, shape (n,).
        log_evidence: logarithm of the mean likelihood under the prior with its overflow, relative to that of
            no source.
    """

    nothing: float
    single: FloatArray
    pairs: FloatArray | None
    single_intensity: FloatArray
    log_evidence: float

    def __post_init__(self) -> None:
        for array in (self.single, self.pairs, self.single_intensity):
            if array is not None:
                array.setflags(write=False)

    @property
    def count(self) -> FloatArray:
        """P(k) for k = 0, 1, 2, shape (3,)."""
        two = 0.0 if self.pairs is None else float(self.pairs.sum())
        return np.array([self.nothing, float(self.single.sum()), two])

    def holding(self, groups: IntArray, size: int) -> FloatArray:
        """Return P(at least one source in the group) for each of ``size`` groups.

        Args:
            groups: the group of each vertex, 0…size − 1, shape (n,).
            size: number of groups.
        """
        held = np.bincount(groups, self.single, size)
        if self.pairs is not None:
            both = (groups[:, None] * size + groups).ravel()
            joint = np.bincount(both, self.pairs.ravel(), size * size).reshape(size, size)
            held = held + joint.sum(axis=0) + joint.sum(axis=1) - np.diag(joint)
        return np.clip(held, 0.0, 1.0)

    @property
    def probability(self) -> FloatArray:
        """P(v holds at least one source), shape (n,)."""
        held = self.single.copy()
        if self.pairs is not None:
            held += self.pairs.sum(axis=0) + self.pairs.sum(axis=1) - np.diag(self.pairs)
        return np.clip(held, 0.0, 1.0)

    @property
    def intensity(self) -> FloatArray:
        """Expected intensity at v, of all sources there together, shape (n,)."""
        expected = self.single * self.single_intensity
        if self.pairs is not None:
            expected += (self.pairs.sum(axis=0) + self.pairs.sum(axis=1)) * self.single_intensity
        return expected

    def shares(self, groups: IntArray, size: int) -> FloatArray:
        """Return the expected share of the total intensity in each of ``size`` groups, 0 without a source."""
        held = self.single
        if self.pairs is not None:
            # Two sources of equal intensity have half each.
            held = held + 0.5 * (self.pairs.sum(axis=0) + self.pairs.sum(axis=1))
        return np.bincount(groups, held, size).astype(np.float64, copy=False)


def enumerable(prior: Prior, n: int) -> bool:
    """Return whether all configurations of positive prior probability can be enumerated."""
    most = int(np.flatnonzero(prior.weights[: prior.max_sources + 1])[-1])
    return most <= 1 or (most == 2 and prior.min_intensity == prior.max_intensity and n <= _MOST_PAIRED)


def enumerate_posterior(reduced: Reduced, prior: Prior) -> ExactPosterior:
    """Return the exact posterior without the prior's overflow.

    Args:
        reduced: columns and data.
        prior: one that is enumerable.
    """
    columns = reduced.columns
    n, low, high = len(columns), prior.min_intensity, prior.max_intensity
    logs, single_intensity = np.empty(n), np.empty(n)
    _singles.call(reduced.correlations, reduced.squares, logs, single_intensity, low, high)
    with np.errstate(divide="ignore"):
        prior_logs = np.log(prior.weights[:3])
    single = logs + prior_logs[1] - np.log(n)
    peak = max(float(prior_logs[0]), float(single.max()))
    pairs = None
    if prior.max_sources > 1 and prior.weights[2] > 0.0:
        with one_thread(n * n):
            pairs = columns.dot(columns.T)
        pairs *= -high * high
        pairs += logs[:, None]
        pairs += logs
        pairs += prior_logs[2] - 2.0 * np.log(n)
        peak = max(peak, float(pairs.max()))
        np.exp(np.subtract(pairs, peak, out=pairs), out=pairs)
    single = np.exp(single - peak)
    nothing = float(np.exp(prior_logs[0] - peak))
    total = nothing + float(single.sum()) + (0.0 if pairs is None else float(pairs.sum()))
    if pairs is not None:
        pairs /= total
    return ExactPosterior(
        nothing / total, single / total, pairs, single_intensity, peak + float(np.log(total))
    )


def max_crowding(enumerated: ExactPosterior, reduced: Reduced, prior: Prior) -> float:
    """Return an upper bound of the probability of more sources than max_sources.

    No sources explain more than all of the data.
    """
    beyond = float(prior.weights[prior.max_sources + 1 :].sum())
    if beyond == 0.0:
        return 0.0
    best = np.log(beyond) + 0.5 * float(reduced.target.dot(reduced.target))
    return float(scipy.special.expit(best - enumerated.log_evidence))


def draw_samples(enumerated: ExactPosterior, reduced: Reduced, prior: Prior, seed: int) -> Samples:
    """Draw equally likely samples: in each chain every configuration as often as expected, to within one.

    The chains start at different uniform offsets, so each is an unbiased sample.
    """
    pairs = np.empty(0) if enumerated.pairs is None else enumerated.pairs.ravel()
    heights = np.cumsum(np.concatenate([[enumerated.nothing], enumerated.single, pairs]))
    counts = np.zeros((CHAINS, SAMPLES), np.int64)
    places = np.zeros((CHAINS, SAMPLES, 2), np.int64)
    intensities = np.zeros((CHAINS, SAMPLES, 2))
    _draws.call(
        heights, reduced.correlations, reduced.squares, streams(seed, CHAINS), counts, places, intensities,
        np.zeros(SAMPLES, np.int64), prior.min_intensity, prior.max_intensity,
    )  # fmt: skip
    return gather(counts, places, intensities)


@native("correlations[n] squares[n] logs[n] single_intensity[n] low high")
def _singles(
    correlations: FloatArray,
    squares: FloatArray,
    logs: FloatArray,
    single_intensity: FloatArray,
    low: float,
    high: float,
) -> None:
    for v in range(correlations.size):
        logs[v] = log_mean_likelihood(correlations[v], squares[v], low, high)
        single_intensity[v] = mean_intensity(correlations[v], squares[v], low, high)


@native(
    "heights[worlds] correlations[n] squares[n] starts[chains]:u8 counts[chains,samples]:i8 "
    "places[chains,samples,two]:i8 intensities[chains,samples,two] order[samples]:i8 low high"
)
def _draws(
    heights: FloatArray,
    correlations: FloatArray,
    squares: FloatArray,
    starts: npt.NDArray[np.uint64],
    counts: Int64Array,
    places: Int64Array,
    intensities: FloatArray,
    order: Int64Array,
    low: float,
    high: float,
) -> None:
    n = correlations.size
    chains, samples = counts.shape
    for chain in range(chains):
        stream = starts[chain]
        first = number(stream, 1)
        # Shuffle the samples, since configurations are enumerated in order.
        for i in range(samples):
            order[i] = i
        for i in range(samples - 1, 0, -1):
            j = int(number(stream, 1 + i) * (i + 1))
            order[i], order[j] = order[j], order[i]
        world = 0
        for i in range(samples):
            goal = (i + first) / samples * heights[-1]
            while heights[world] <= goal and world < heights.size - 1:
                world += 1
            at = order[i]
            if world == 0:
                continue
            if world <= n:
                v = world - 1
                counts[chain, at], places[chain, at, 0] = 1, v
                u = number(stream, samples + 1 + i)
                intensities[chain, at, 0] = draw(correlations[v], squares[v], low, high, u)
            else:
                counts[chain, at] = 2
                places[chain, at, 0], places[chain, at, 1] = (world - 1 - n) // n, (world - 1 - n) % n
                intensities[chain, at, 0] = intensities[chain, at, 1] = high
