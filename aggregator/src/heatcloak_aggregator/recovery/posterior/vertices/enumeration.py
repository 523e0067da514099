"""Weighing all worlds of few sources, and drawing equally likely ones from them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import scipy

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.native import native
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.rng import number, streams
from heatcloak_aggregator.recovery.posterior.samples import Samples, gather
from heatcloak_aggregator.recovery.posterior.vertices.full_conditional import vertices_of
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced
from heatcloak_aggregator.recovery.posterior.vertices.truncated import (
    draw,
    log_mean_likelihood,
    mean_intensity,
)
from heatcloak_aggregator.recovery.posterior.vertices.worlds import Worlds

CHAINS = 4
"""Sets of samples, independent of each other: as with chains, two choose a vicinity."""
SAMPLES = 1024
"""Samples in each."""
_MOST_PAIRED = 1024
"""Vertices up to which all pairs are weighed: 8 MB and a few hundredths of a second."""


def enumerable(prior: Prior, n: int) -> bool:
    """Whether all worlds that the prior believes in can be weighed."""
    most = int(np.flatnonzero(prior.weights[: prior.max_sources + 1])[-1])
    return most <= 1 or (most == 2 and prior.faint == prior.bright and n <= _MOST_PAIRED)


def weigh_worlds(reduced: Reduced, prior: Prior) -> Worlds:
    """The exact posterior without the prior's overflow.

    Args:
        reduced: columns and data.
        prior: one that is enumerable.
    """
    columns, squares, prices = vertices_of(reduced)
    n, faint, bright = len(columns), prior.faint, prior.bright
    logs, warmth = np.empty(n), np.empty(n)
    _singles.call(prices, squares, logs, warmth, faint, bright)
    with np.errstate(divide="ignore"):
        prior_logs = np.log(prior.weights[:3])
    single = logs + prior_logs[1] - np.log(n)
    peak = max(float(prior_logs[0]), float(single.max()))
    pairs = None
    if prior.max_sources > 1 and prior.weights[2] > 0.0:
        with one_thread(n * n):
            pairs = columns.dot(columns.T)
        pairs *= -bright * bright
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
    return Worlds(nothing / total, single / total, pairs, warmth, peak + float(np.log(total)))


def most_crowding(worlds: Worlds, reduced: Reduced, prior: Prior) -> float:
    """An upper bound of the probability of more sources than the prior believes in.

    No sources explain more than all of the data.
    """
    beyond = float(prior.weights[prior.max_sources + 1 :].sum())
    if beyond == 0.0:
        return 0.0
    best = np.log(beyond) + 0.5 * float(reduced.target.dot(reduced.target))
    return float(scipy.special.expit(best - worlds.log_evidence))


def draw_worlds(worlds: Worlds, reduced: Reduced, prior: Prior, seed: int) -> Samples:
    """Equally likely worlds: in each of four sets every world as often as it is likely, to within one.

    The sets differ in where they begin to count, which is uniform, so that each is an unbiased sample.
    """
    vertices = vertices_of(reduced)
    pairs = np.empty(0) if worlds.pairs is None else worlds.pairs.ravel()
    heights = np.cumsum(np.concatenate([[worlds.nothing], worlds.single, pairs]))
    counts = np.zeros((CHAINS, SAMPLES), np.int64)
    spots = np.zeros((CHAINS, SAMPLES, 2), np.int64)
    warm = np.zeros((CHAINS, SAMPLES, 2))
    _draws.call(
        heights, vertices.prices, vertices.squares, streams(seed, CHAINS), counts, spots, warm,
        np.zeros(SAMPLES, np.int64), prior.faint, prior.bright,
    )  # fmt: skip
    return gather(counts, spots, warm)


@native("prices[n] squares[n] logs[n] warmth[n] faint bright")
def _singles(
    prices: FloatArray, squares: FloatArray, logs: FloatArray, warmth: FloatArray, faint: float, bright: float
) -> None:
    for v in range(prices.size):
        logs[v] = log_mean_likelihood(prices[v], squares[v], faint, bright)
        warmth[v] = mean_intensity(prices[v], squares[v], faint, bright)


@native(
    "heights[worlds] prices[n] squares[n] starts[chains]:u8 counts[chains,samples]:i8 "
    "spots[chains,samples,two]:i8 warm[chains,samples,two] order[samples]:i8 faint bright"
)
def _draws(
    heights: FloatArray,
    prices: FloatArray,
    squares: FloatArray,
    starts: npt.NDArray[np.uint64],
    counts: Int64Array,
    spots: Int64Array,
    warm: FloatArray,
    order: Int64Array,
    faint: float,
    bright: float,
) -> None:
    n = prices.size
    chains, samples = counts.shape
    for chain in range(chains):
        stream = starts[chain]
        first = number(stream, 1)
        # The order of the worlds is no order in time: samples are dealt out like cards.
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
                counts[chain, at], spots[chain, at, 0] = 1, v
                u = number(stream, samples + 1 + i)
                warm[chain, at, 0] = draw(prices[v], squares[v], faint, bright, u)
            else:
                counts[chain, at] = 2
                spots[chain, at, 0], spots[chain, at, 1] = (world - 1 - n) // n, (world - 1 - n) % n
                warm[chain, at, 0] = warm[chain, at, 1] = bright
