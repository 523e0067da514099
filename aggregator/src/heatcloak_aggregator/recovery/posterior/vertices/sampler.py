"""Collapsed Gibbs sampler: sources are removed and drawn anew from their full conditional.

A state is a set of k sources (vertex, intensity), each uniform in the prior. For the other sources S, let
q(x|S) be the full conditional of one more source, over all vertices and intensities, and Z(S) its mean
likelihood ratio: both are known exactly (`full_conditional`). A birth draws x from q(·|S) and is accepted
with min(1, p(k+1) Z(S)/p(k)), the death of any x with the inverse (Green 1995; the k! orders of a list cancel
against the choice of one of k); a source that does not die is drawn again from q.

**Joint moves of two sources**, for configurations that single sources cannot leave. With L(x|S) the
likelihood ratio of adding x, q_β(x|S) ∝ L(x|S)^β is the full conditional flattened by a power β. Like the
full conditional itself, it can be sampled, and its normaliser is known (`full_conditional`).

- Trade: x₁′ from q_β(·|S + x₂), then x₂′ from q(·|S + x₁′). After summing over x₂ and x₂′, the odds are those
  of M(x) = L(x|S)·Z(S + x): M(x₁′) q_β(x₁|S + x₂′) / (M(x₁) q_β(x₁′|S + x₂)).
- Split: x₁′ from q_β(·|S), x₂′ from q(·|S + x₁′); merge: x′ from q(·|S). The odds of two are
  p(k+1) M(x₁′)/q_β(x₁′|S) to p(k) Z(S).

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
from heatcloak_aggregator.recovery.posterior.vertices.full_conditional import (
    ROWS,
    VERTICES,
    GramRows,
    Vertices,
    choose_vertex,
    draw_intensity,
    log_gain,
    shift_correlations,
    weigh_vertices,
)
from heatcloak_aggregator.recovery.posterior.vertices.states import (
    CHAINS,
    RECORD,
    TARGET,
    Chains,
    State,
    Target,
)


@kernel
def trade(
    vertices: Vertices,
    target: Target,
    rows: GramRows,
    state: State,
    k: int,
    numbers: np.uint64,
    threshold: float,
) -> None:
    """Replace two of the ``k`` sources of a state by two.

    Args:
        vertices: columns and data.
        target: the distribution to sample.
        rows: cache of products of columns.
        state: the state.
        k: number of its sources, at least two.
        numbers: state of the random numbers, of which at most eight are used.
        threshold: the logarithm of a uniform number.
    """
    squares, low, high = vertices.squares, target.min_intensity, target.max_intensity
    out, one, heights = state.out, state.one, state.heights
    beta = target.betas[int(number(numbers, 1) * target.betas.size)]
    i, j = two_of(k, number(numbers, 2), number(numbers, 3))
    x1, a1, x2, a2 = state.places[i], state.intensities[i], state.places[j], state.intensities[j]
    shift_correlations(vertices, rows, state.now, x1, a1, one)
    shift_correlations(vertices, rows, one, x2, a2, out)
    flat = weigh_vertices(one, squares, beta, low, high, heights)
    y1 = choose_vertex(heights, number(numbers, 4))
    b1 = draw_intensity(one, squares, y1, beta, low, high, number(numbers, 5))
    odds = (
        flat
        - beta * log_gain(one, squares, y1, b1)
        + log_gain(out, squares, y1, b1)
        - log_gain(out, squares, x1, a1)
    )
    shift_correlations(vertices, rows, out, x1, -a1, one)
    odds -= weigh_vertices(one, squares, 1.0, low, high, heights)
    shift_correlations(vertices, rows, out, y1, -b1, one)
    odds += weigh_vertices(one, squares, 1.0, low, high, heights)
    y2 = choose_vertex(heights, number(numbers, 6))
    b2 = draw_intensity(one, squares, y2, 1.0, low, high, number(numbers, 7))
    shift_correlations(vertices, rows, out, y2, -b2, one)
    odds += beta * log_gain(one, squares, x1, a1) - weigh_vertices(one, squares, beta, low, high, heights)
    if threshold < odds:
        state.places[i], state.intensities[i], state.places[j], state.intensities[j] = y1, b1, y2, b2
        shift_correlations(vertices, rows, one, y1, -b1, state.now)


@kernel
def split(
    vertices: Vertices,
    target: Target,
    rows: GramRows,
    state: State,
    k: int,
    numbers: np.uint64,
    threshold: float,
) -> int:
    """Replace one source by two, as `trade`, for 1 ≤ k < cap; return the number of sources."""
    squares, low, high = vertices.squares, target.min_intensity, target.max_intensity
    out, one, heights = state.out, state.one, state.heights
    beta = target.betas[int(number(numbers, 1) * target.betas.size)]
    i = int(number(numbers, 2) * k)
    shift_correlations(vertices, rows, state.now, state.places[i], state.intensities[i], out)
    odds = target.log_count[k + 1] - target.log_count[k]
    odds -= weigh_vertices(out, squares, 1.0, low, high, heights)
    odds += weigh_vertices(out, squares, beta, low, high, heights)
    y1 = choose_vertex(heights, number(numbers, 4))
    b1 = draw_intensity(out, squares, y1, beta, low, high, number(numbers, 5))
    odds += (1.0 - beta) * log_gain(out, squares, y1, b1)
    shift_correlations(vertices, rows, out, y1, -b1, one)
    odds += weigh_vertices(one, squares, 1.0, low, high, heights)
    if not threshold < odds:
        return k
    y2 = choose_vertex(heights, number(numbers, 6))
    b2 = draw_intensity(one, squares, y2, 1.0, low, high, number(numbers, 7))
    state.places[i], state.intensities[i], state.places[k], state.intensities[k] = y1, b1, y2, b2
    shift_correlations(vertices, rows, one, y2, -b2, state.now)
    return k + 1


@kernel
def merge(
    vertices: Vertices,
    target: Target,
    rows: GramRows,
    state: State,
    k: int,
    numbers: np.uint64,
    threshold: float,
) -> int:
    """Replace two sources by one, as `trade`; return the number of sources."""
    squares, low, high = vertices.squares, target.min_intensity, target.max_intensity
    out, one, heights = state.out, state.one, state.heights
    beta = target.betas[int(number(numbers, 1) * target.betas.size)]
    i, j = two_of(k, number(numbers, 2), number(numbers, 3))
    x1, a1 = state.places[i], state.intensities[i]
    shift_correlations(vertices, rows, state.now, state.places[j], state.intensities[j], one)
    shift_correlations(vertices, rows, one, x1, a1, out)
    odds = target.log_count[k - 1] - target.log_count[k]
    shift_correlations(vertices, rows, out, x1, -a1, one)
    odds -= weigh_vertices(one, squares, 1.0, low, high, heights) + (1.0 - beta) * log_gain(
        out, squares, x1, a1
    )
    odds -= weigh_vertices(out, squares, beta, low, high, heights)
    odds += weigh_vertices(out, squares, 1.0, low, high, heights)
    if not threshold < odds:
        return k
    y = choose_vertex(heights, number(numbers, 4))
    b = draw_intensity(out, squares, y, 1.0, low, high, number(numbers, 5))
    state.places[i], state.intensities[i] = y, b
    state.places[j], state.intensities[j] = state.places[k - 1], state.intensities[k - 1]
    shift_correlations(vertices, rows, out, y, -b, state.now)
    return k - 1


@kernel
def two_of(k: int, u: float, v: float) -> tuple[int, int]:
    """Return two different indices below ``k``, in order."""
    i, j = int(u * k), int(v * (k - 1))
    return i, j + (1 if j >= i else 0)


_NUMBERS = 10
"""Number of uniform numbers that a move consumes."""
_BIRTH, _SINGLE, _TRADE, _SPLIT = 0.15, 0.7, 0.85, 0.925
"""Cumulative shares of births, deaths and renewals, trades and splits; the rest is merges."""
_LOG_SHARES = math.log((_SINGLE - _BIRTH) / _BIRTH)
"""Deaths are tried more often than births, so births are accepted more often."""


@kernel
def _birth(
    vertices: Vertices,
    target: Target,
    rows: GramRows,
    state: State,
    k: int,
    numbers: np.uint64,
    threshold: float,
) -> int:
    """Add a source, or none; k < cap."""
    squares, low, high, now = (
        vertices.squares,
        target.min_intensity,
        target.max_intensity,
        state.now,
    )
    odds = target.log_count[k + 1] - target.log_count[k] + _LOG_SHARES
    odds += weigh_vertices(now, squares, 1.0, low, high, state.heights)
    if not threshold < odds:
        return k
    v = choose_vertex(state.heights, number(numbers, 1))
    a = draw_intensity(now, squares, v, 1.0, low, high, number(numbers, 2))
    state.places[k], state.intensities[k] = v, a
    shift_correlations(vertices, rows, now, v, -a, now)
    return k + 1


@kernel
def _death_or_renewal(
    vertices: Vertices,
    target: Target,
    rows: GramRows,
    state: State,
    k: int,
    numbers: np.uint64,
    threshold: float,
) -> int:
    """Remove a source, or draw it anew; k ≥ 1."""
    squares, low, high, out = (
        vertices.squares,
        target.min_intensity,
        target.max_intensity,
        state.out,
    )
    i = int(number(numbers, 3) * k)
    shift_correlations(vertices, rows, state.now, state.places[i], state.intensities[i], out)
    odds = target.log_count[k - 1] - target.log_count[k] - _LOG_SHARES
    odds -= weigh_vertices(out, squares, 1.0, low, high, state.heights)
    if threshold < odds:
        state.places[i], state.intensities[i] = state.places[k - 1], state.intensities[k - 1]
        copy(state.now, out)
        return k - 1
    v = choose_vertex(state.heights, number(numbers, 1))
    a = draw_intensity(out, squares, v, 1.0, low, high, number(numbers, 2))
    state.places[i], state.intensities[i] = v, a
    shift_correlations(vertices, rows, out, v, -a, state.now)
    return k


@kernel
def _sweep(
    vertices: Vertices, target: Target, rows: GramRows, state: State, k: int, moves: int, stream: np.uint64
) -> int:
    """Try ``moves`` moves of a state of ``k`` sources, and return the number of sources."""
    cap = target.log_count.size - 1
    # Recompute in each sweep, since updates accumulate rounding errors.
    copy(state.now, vertices.correlations)
    for i in range(k):
        shift_correlations(vertices, rows, state.now, state.places[i], -state.intensities[i], state.now)
    for move in range(moves):
        random = skip(stream, move * _NUMBERS)
        kind, threshold, numbers = number(random, 1), math.log(1.0 - number(random, 2)), skip(random, 2)
        if kind < _BIRTH:
            if k < cap:
                k = _birth(vertices, target, rows, state, k, numbers, threshold)
        elif kind < _SINGLE:
            if k > 0:
                k = _death_or_renewal(vertices, target, rows, state, k, numbers, threshold)
        elif kind < _TRADE:
            if k > 1:
                trade(vertices, target, rows, state, k, numbers, threshold)
        elif kind < _SPLIT:
            if 0 < k < cap:
                k = split(vertices, target, rows, state, k, numbers, threshold)
        elif k > 1:
            k = merge(vertices, target, rows, state, k, numbers, threshold)
    return k


def run(
    vertices: Vertices,
    target: Target,
    rows: GramRows,
    chains: Chains,
    moves: int,
    sweeps: int,
    record: Record,
    recorded: bool,
) -> None:
    """Run every chain for ``sweeps`` sweeps of ``moves`` moves.

    Args:
        vertices: columns and data.
        target: the distribution to sample.
        rows: cache of products of columns.
        chains: the states, changed in place.
        moves: moves of a sweep.
        sweeps: number of sweeps.
        record: receives the states after each sweep.
        recorded: whether it does.
    """
    buffers = np.empty((4, vertices.squares.size))
    _run.call(vertices, target, rows, chains, record, buffers, moves, sweeps, recorded)


@native(
    f"vertices={VERTICES} target={TARGET} rows={ROWS} chains={CHAINS} record={RECORD} buffers[four,n] "
    "moves:i8 sweeps:i8 recorded:i8"
)
def _run(
    vertices: Vertices,
    target: Target,
    rows: GramRows,
    chains: Chains,
    record: Record,
    buffers: FloatArray,
    moves: int,
    sweeps: int,
    recorded: bool,
) -> None:
    for e in range(chains.counts.size):
        state = State(chains.places[e], chains.intensities[e], buffers[0], buffers[1], buffers[2], buffers[3])
        for sweep in range(sweeps):
            k = _sweep(vertices, target, rows, state, chains.counts[e], moves, chains.streams[e])
            chains.streams[e] = skip(chains.streams[e], moves * _NUMBERS)
            chains.counts[e] = k
            if recorded:
                record.counts[e, sweep] = k
                for i in range(chains.places.shape[1]):
                    record.places[e, sweep, i] = chains.places[e, i]
                    record.intensities[e, sweep, i] = chains.intensities[e, i]
