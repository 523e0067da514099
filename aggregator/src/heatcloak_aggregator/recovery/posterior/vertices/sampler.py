"""Collapsed Gibbs sampler: sources are removed and drawn anew from their full conditional.

A state is a set of k sources (vertex, intensity), each uniform in the prior. For the other sources S, let
q(x|S) be the full conditional of one more source, over all vertices and intensities, and Z(S) its mean
likelihood ratio: both are known exactly (`full_conditional`). A birth draws x from q(·|S) and is accepted
with min(1, p(k+1) Z(S)/p(k)), the death of any x with the inverse (Green 1995; the k! orders of a list cancel
against the choice of one of k); a source that does not die is drawn anew from q. `pairs` has the other moves.
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
    shift_correlations,
    weigh_vertices,
)
from heatcloak_aggregator.recovery.posterior.vertices.pairs import merge, split, trade
from heatcloak_aggregator.recovery.posterior.vertices.states import (
    CHAINS,
    RECORD,
    TARGET,
    Chains,
    State,
    Target,
)

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
