"""Collapsed Gibbs sampler: sources are removed and drawn anew from nearly their full conditional.

A state is a set of k sources x = (vertex, intensity), each uniform in the prior. Let L(x|S) be the likelihood
ratio of adding x to the sources S, and q_β(x|S) a distribution close to ∝ L(x|S)^β, whose density is known
(`full_conditional`); q is that for β = 1. I(x|S) = L(x|S)/q(x|S) is nearly the same for all x.

- Birth: x from q(·|S), accepted with min(1, p(k+1) I(x|S)/p(k)); death of any x: the inverse (Green 1995; the
  k! orders of a list cancel against the choice of one of k).
- Renewal: y from q(·|S) replaces x, accepted with min(1, I(y|S)/I(x|S)).

**Joint moves of two sources**, for configurations that single sources cannot leave:

- Trade: y₁ from q_β(·|S + x₂), then y₂ from q(·|S + y₁) replace x₁ and x₂. The odds are
  L(y₁|S) I(y₂|S + y₁) q_β(x₁|S + y₂) / (L(x₁|S) I(x₂|S + x₁) q_β(y₁|S + x₂)).
- Split: y₁ from q_β(·|S), y₂ from q(·|S + y₁) replace x; merge: x from q(·|S) replaces two. The odds of two
  are p(k+1) L(y₁|S) I(y₂|S + y₁)/q_β(y₁|S) to p(k) I(x|S).

States are sets: their k! orders cancel against the choice of one of k, or of two in order.
"""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.linalg_kernels import copy
from heatcloak_aggregator.recovery.posterior.chains import Record
from heatcloak_aggregator.recovery.posterior.rng import number, skip
from heatcloak_aggregator.recovery.posterior.vertices.clusters import Clusters
from heatcloak_aggregator.recovery.posterior.vertices.full_conditional import (
    LIKELIHOOD,
    Likelihood,
    choose_vertex,
    correlate,
    draw_intensity,
    log_gain,
    log_importance,
    log_proposal,
    remove,
    weigh_clusters,
)
from heatcloak_aggregator.recovery.posterior.vertices.states import (
    CHAINS,
    RECORD,
    Chains,
    State,
)
from heatcloak_aggregator.recovery.posterior.vertices.weight_table import WeightTable


@kernel
def trade(model: Likelihood, state: State, k: int, numbers: np.uint64, threshold: float) -> None:
    """Replace two of the ``k`` sources of a state by two.

    Args:
        model: columns, data and clusters.
        state: the state.
        k: number of its sources, at least two.
        numbers: state of the random numbers, of which at most eight are used.
        threshold: the logarithm of a uniform number.
    """
    clusters: Clusters = model.clusters
    out, one, spare = state.out, state.one, state.spare
    c, logs, heights = state.c, state.logs, state.heights
    beta_index = flattened(model.table, number(numbers, 1))
    i, j = two_of(k, number(numbers, 2), number(numbers, 3))
    x1, a1, x2, a2 = state.places[i], state.intensities[i], state.places[j], state.intensities[j]
    remove(model, state.now, x1, a1, one)
    remove(model, one, x2, a2, out)
    correlate(clusters, one, c)
    flat = weigh_clusters(model, c, beta_index, logs, heights)
    y1 = choose_vertex(clusters, heights, number(numbers, 4))
    b1 = draw_intensity(model, one, y1, beta_index, number(numbers, 5))
    odds = log_gain(model, out, y1, b1) - log_gain(model, out, x1, a1)
    odds -= log_proposal(model, one, c, logs, flat, y1, b1, beta_index)
    remove(model, out, x1, -a1, one)
    correlate(clusters, one, c)
    odds -= log_importance(model, one, c, logs, weigh_clusters(model, c, 0, logs, heights), x2, a2)
    remove(model, out, y1, -b1, one)
    correlate(clusters, one, c)
    mean = weigh_clusters(model, c, 0, logs, heights)
    y2 = choose_vertex(clusters, heights, number(numbers, 6))
    b2 = draw_intensity(model, one, y2, 0, number(numbers, 7))
    odds += log_importance(model, one, c, logs, mean, y2, b2)
    remove(model, out, y2, -b2, spare)
    correlate(clusters, spare, c)
    odds += log_proposal(
        model, spare, c, logs, weigh_clusters(model, c, beta_index, logs, heights), x1, a1, beta_index
    )
    if threshold < odds:
        state.places[i], state.intensities[i], state.places[j], state.intensities[j] = y1, b1, y2, b2
        remove(model, one, y2, -b2, state.now)


@kernel
def split(
    model: Likelihood, log_count: FloatArray, state: State, k: int, numbers: np.uint64, threshold: float
) -> int:
    """Replace one source by two, as `trade`, for 1 ≤ k < cap; return the number of sources."""
    clusters: Clusters = model.clusters
    out, one = state.out, state.one
    c, logs, heights = state.c, state.logs, state.heights
    beta_index = flattened(model.table, number(numbers, 1))
    i = int(number(numbers, 2) * k)
    x, a = state.places[i], state.intensities[i]
    remove(model, state.now, x, a, out)
    correlate(clusters, out, c)
    odds = log_count[k + 1] - log_count[k]
    odds -= log_importance(model, out, c, logs, weigh_clusters(model, c, 0, logs, heights), x, a)
    flat = weigh_clusters(model, c, beta_index, logs, heights)
    y1 = choose_vertex(clusters, heights, number(numbers, 4))
    b1 = draw_intensity(model, out, y1, beta_index, number(numbers, 5))
    odds += log_gain(model, out, y1, b1) - log_proposal(model, out, c, logs, flat, y1, b1, beta_index)
    remove(model, out, y1, -b1, one)
    correlate(clusters, one, c)
    mean = weigh_clusters(model, c, 0, logs, heights)
    y2 = choose_vertex(clusters, heights, number(numbers, 6))
    b2 = draw_intensity(model, one, y2, 0, number(numbers, 7))
    odds += log_importance(model, one, c, logs, mean, y2, b2)
    if not threshold < odds:
        return k
    state.places[i], state.intensities[i], state.places[k], state.intensities[k] = y1, b1, y2, b2
    remove(model, one, y2, -b2, state.now)
    return k + 1


@kernel
def merge(
    model: Likelihood, log_count: FloatArray, state: State, k: int, numbers: np.uint64, threshold: float
) -> int:
    """Replace two sources by one, as `trade`; return the number of sources."""
    clusters: Clusters = model.clusters
    out, one = state.out, state.one
    c, logs, heights = state.c, state.logs, state.heights
    beta_index = flattened(model.table, number(numbers, 1))
    i, j = two_of(k, number(numbers, 2), number(numbers, 3))
    x1, a1, x2, a2 = state.places[i], state.intensities[i], state.places[j], state.intensities[j]
    remove(model, state.now, x2, a2, one)
    remove(model, one, x1, a1, out)
    correlate(clusters, one, c)
    odds = log_count[k - 1] - log_count[k]
    odds -= log_importance(model, one, c, logs, weigh_clusters(model, c, 0, logs, heights), x2, a2)
    correlate(clusters, out, c)
    flat = weigh_clusters(model, c, beta_index, logs, heights)
    odds -= log_gain(model, out, x1, a1) - log_proposal(model, out, c, logs, flat, x1, a1, beta_index)
    mean = weigh_clusters(model, c, 0, logs, heights)
    y = choose_vertex(clusters, heights, number(numbers, 4))
    b = draw_intensity(model, out, y, 0, number(numbers, 5))
    odds += log_importance(model, out, c, logs, mean, y, b)
    if not threshold < odds:
        return k
    state.places[i], state.intensities[i] = y, b
    state.places[j], state.intensities[j] = state.places[k - 1], state.intensities[k - 1]
    remove(model, out, y, -b, state.now)
    return k - 1


@kernel
def two_of(k: int, u: float, v: float) -> tuple[int, int]:
    """Return two different indices below ``k``, in order."""
    i, j = int(u * k), int(v * (k - 1))
    return i, j + (1 if j >= i else 0)


@kernel
def flattened(table: WeightTable, u: float) -> int:
    """Return one of the powers that flatten the likelihood, for a uniform number ``u``."""
    return 1 + int(u * (table.betas.size - 1))


_NUMBERS = 10
"""Number of uniform numbers that a move consumes."""
_BIRTH, _DEATH, _RENEWAL, _TRADE, _SPLIT = 0.2, 0.4, 0.7, 0.85, 0.925
"""Cumulative shares of the moves; the rest is merges."""


@kernel
def _birth(
    model: Likelihood, log_count: FloatArray, state: State, k: int, numbers: np.uint64, threshold: float
) -> int:
    """Add a source, or none; k < cap."""
    clusters: Clusters = model.clusters
    now, c, logs = state.now, state.c, state.logs
    correlate(clusters, now, c)
    mean = weigh_clusters(model, c, 0, logs, state.heights)
    v = choose_vertex(clusters, state.heights, number(numbers, 1))
    a = draw_intensity(model, now, v, 0, number(numbers, 2))
    odds = log_count[k + 1] - log_count[k] + log_importance(model, now, c, logs, mean, v, a)
    if not threshold < odds:
        return k
    state.places[k], state.intensities[k] = v, a
    remove(model, now, v, -a, now)
    return k + 1


@kernel
def _death(
    model: Likelihood, log_count: FloatArray, state: State, k: int, numbers: np.uint64, threshold: float
) -> int:
    """Remove a source, or none; k ≥ 1."""
    clusters: Clusters = model.clusters
    out, c, logs = state.out, state.c, state.logs
    i = int(number(numbers, 3) * k)
    x, a = state.places[i], state.intensities[i]
    remove(model, state.now, x, a, out)
    correlate(clusters, out, c)
    mean = weigh_clusters(model, c, 0, logs, state.heights)
    odds = log_count[k - 1] - log_count[k] - log_importance(model, out, c, logs, mean, x, a)
    if not threshold < odds:
        return k
    state.places[i], state.intensities[i] = state.places[k - 1], state.intensities[k - 1]
    copy(state.now, out)
    return k - 1


@kernel
def _renewal(model: Likelihood, state: State, k: int, numbers: np.uint64, threshold: float) -> None:
    """Draw a source anew; k ≥ 1."""
    clusters: Clusters = model.clusters
    out, c, logs = state.out, state.c, state.logs
    i = int(number(numbers, 3) * k)
    x, a = state.places[i], state.intensities[i]
    remove(model, state.now, x, a, out)
    correlate(clusters, out, c)
    mean = weigh_clusters(model, c, 0, logs, state.heights)
    y = choose_vertex(clusters, state.heights, number(numbers, 1))
    b = draw_intensity(model, out, y, 0, number(numbers, 2))
    odds = log_importance(model, out, c, logs, mean, y, b) - log_importance(model, out, c, logs, mean, x, a)
    if threshold < odds:
        state.places[i], state.intensities[i] = y, b
        remove(model, out, y, -b, state.now)


@kernel
def _sweep(
    model: Likelihood, log_count: FloatArray, state: State, k: int, moves: int, stream: np.uint64
) -> int:
    """Try ``moves`` moves of a state of ``k`` sources, and return the number of sources."""
    cap = log_count.size - 1
    # Recompute in each sweep, since updates accumulate rounding errors.
    copy(state.now, model.target)
    for i in range(k):
        remove(model, state.now, state.places[i], -state.intensities[i], state.now)
    for move in range(moves):
        random = skip(stream, move * _NUMBERS)
        kind, threshold, numbers = number(random, 1), math.log(1.0 - number(random, 2)), skip(random, 2)
        if kind < _BIRTH:
            if k < cap:
                k = _birth(model, log_count, state, k, numbers, threshold)
        elif k == 0:
            continue
        elif kind < _DEATH:
            k = _death(model, log_count, state, k, numbers, threshold)
        elif kind < _RENEWAL:
            _renewal(model, state, k, numbers, threshold)
        elif kind < _TRADE:
            if k > 1:
                trade(model, state, k, numbers, threshold)
        elif kind < _SPLIT:
            if k < cap:
                k = split(model, log_count, state, k, numbers, threshold)
        elif k > 1:
            k = merge(model, log_count, state, k, numbers, threshold)
    return k


def run(
    model: Likelihood,
    log_count: FloatArray,
    chains: Chains,
    moves: int,
    sweeps: int,
    record: Record,
    recorded: bool,
) -> None:
    """Run every chain for ``sweeps`` sweeps of ``moves`` moves.

    Args:
        model: columns, data and clusters.
        log_count: logarithms of the prior weights of k = 0…cap, shape (cap + 1,).
        chains: the states, changed in place.
        moves: moves of a sweep.
        sweeps: number of sweeps.
        record: receives the states after each sweep.
        recorded: whether it does.
    """
    residuals = np.empty((4, model.target.size))
    weights = np.empty((3, model.clusters.sizes.size))
    _run.call(model, log_count, chains, record, residuals, weights, moves, sweeps, recorded)


@native(
    f"model={LIKELIHOOD} log_count[counts] chains={CHAINS} record={RECORD} "
    "residuals[four,d] weights[three,clusters] moves:i8 sweeps:i8 recorded:i8"
)
def _run(
    model: Likelihood,
    log_count: FloatArray,
    chains: Chains,
    record: Record,
    residuals: FloatArray,
    weights: FloatArray,
    moves: int,
    sweeps: int,
    recorded: bool,
) -> None:
    for e in range(chains.counts.size):
        state = State(
            chains.places[e], chains.intensities[e],
            residuals[0], residuals[1], residuals[2], residuals[3], weights[0], weights[1], weights[2],
        )  # fmt: skip
        for sweep in range(sweeps):
            k = _sweep(model, log_count, state, chains.counts[e], moves, chains.streams[e])
            chains.streams[e] = skip(chains.streams[e], moves * _NUMBERS)
            chains.counts[e] = k
            if recorded:
                record.counts[e, sweep] = k
                for i in range(chains.places.shape[1]):
                    record.places[e, sweep, i] = chains.places[e, i]
                    record.intensities[e, sweep, i] = chains.intensities[e, i]
