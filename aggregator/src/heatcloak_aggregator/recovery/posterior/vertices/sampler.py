"""A collapsed sampler, compiled: sources are taken out and put back where the others leave them room.

A state is a set of k sources (vertex, intensity), each uniform in the prior. For the others S let q(x|S) be
the full conditional of one source more, over all vertices and intensities, and Z(S) the mean by which it
multiplies the likelihood: both are known exactly (`weighing`). A birth draws x from q(·|S) and is accepted
with min(1, p(k+1) Z(S)/p(k)), the death of any x with the inverse (Green 1995; the k! orders of a list cancel
against the choice of one of k); a source that does not die is drawn anew from q. `pairs` has the rest.
"""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.linalg_kernels import copy
from heatcloak_aggregator.recovery.posterior.rng import number, skip
from heatcloak_aggregator.recovery.posterior.vertices.full_conditional import (
    ROWS,
    VERTICES,
    Rows,
    Vertices,
    choose,
    intensity_at,
    shifted,
    weigh,
)
from heatcloak_aggregator.recovery.posterior.vertices.pairs import merge, split, trade
from heatcloak_aggregator.recovery.posterior.vertices.states import (
    CHAINS,
    RECORD,
    TARGET,
    Chains,
    Record,
    Target,
    World,
)

_NUMBERS = 10
"""Uniform numbers that a move takes."""
_BIRTH, _SINGLE, _TRADE, _SPLIT = 0.15, 0.7, 0.85, 0.925
"""Cumulative shares of births, deaths and renewals, trades and splits; the rest is merges."""
_LOG_SHARES = math.log((_SINGLE - _BIRTH) / _BIRTH)
"""Deaths are tried more often than births, which are accepted more often for it."""


@kernel
def _birth(
    vertices: Vertices, target: Target, rows: Rows, world: World, k: int, numbers: np.uint64, threshold: float
) -> int:
    """One source more, or none; k < cap."""
    squares, faint, bright, now = vertices.squares, target.faint, target.bright, world.now
    odds = target.log_count[k + 1] - target.log_count[k] + _LOG_SHARES
    odds += weigh(now, squares, 1.0, faint, bright, world.heights)
    if not threshold < odds:
        return k
    v = choose(world.heights, number(numbers, 1))
    a = intensity_at(now, squares, v, 1.0, faint, bright, number(numbers, 2))
    world.spots[k], world.warm[k] = v, a
    shifted(vertices, rows, now, v, -a, now)
    return k + 1


@kernel
def _death_or_renewal(
    vertices: Vertices, target: Target, rows: Rows, world: World, k: int, numbers: np.uint64, threshold: float
) -> int:
    """One source less, or one drawn anew; k ≥ 1."""
    squares, faint, bright, out = vertices.squares, target.faint, target.bright, world.out
    i = int(number(numbers, 3) * k)
    shifted(vertices, rows, world.now, world.spots[i], world.warm[i], out)
    odds = target.log_count[k - 1] - target.log_count[k] - _LOG_SHARES
    odds -= weigh(out, squares, 1.0, faint, bright, world.heights)
    if threshold < odds:
        world.spots[i], world.warm[i] = world.spots[k - 1], world.warm[k - 1]
        copy(world.now, out)
        return k - 1
    v = choose(world.heights, number(numbers, 1))
    a = intensity_at(out, squares, v, 1.0, faint, bright, number(numbers, 2))
    world.spots[i], world.warm[i] = v, a
    shifted(vertices, rows, out, v, -a, world.now)
    return k


@kernel
def _sweep(
    vertices: Vertices, target: Target, rows: Rows, world: World, k: int, moves: int, stream: np.uint64
) -> int:
    """Try ``moves`` moves of a world of ``k`` sources, and return how many it has then."""
    cap = target.log_count.size - 1
    # Anew for each sweep: sums of many small changes would drift by their rounding.
    copy(world.now, vertices.prices)
    for i in range(k):
        shifted(vertices, rows, world.now, world.spots[i], -world.warm[i], world.now)
    for move in range(moves):
        state = skip(stream, move * _NUMBERS)
        kind, threshold, numbers = number(state, 1), math.log(1.0 - number(state, 2)), skip(state, 2)
        if kind < _BIRTH:
            if k < cap:
                k = _birth(vertices, target, rows, world, k, numbers, threshold)
        elif kind < _SINGLE:
            if k > 0:
                k = _death_or_renewal(vertices, target, rows, world, k, numbers, threshold)
        elif kind < _TRADE:
            if k > 1:
                trade(vertices, target, rows, world, k, numbers, threshold)
        elif kind < _SPLIT:
            if 0 < k < cap:
                k = split(vertices, target, rows, world, k, numbers, threshold)
        elif k > 1:
            k = merge(vertices, target, rows, world, k, numbers, threshold)
    return k


def run(
    vertices: Vertices,
    target: Target,
    rows: Rows,
    chains: Chains,
    moves: int,
    sweeps: int,
    record: Record,
    recorded: bool,
) -> None:
    """Run every chain for ``sweeps`` sweeps of ``moves`` moves.

    Args:
        vertices: columns and data.
        target: what is sampled.
        rows: products of columns, filled as needed.
        chains: the states, changed in place.
        moves: moves of a sweep.
        sweeps: how many sweeps.
        record: where the states after each sweep go.
        recorded: whether they do.
    """
    room = np.empty((4, vertices.squares.size))
    _run.call(vertices, target, rows, chains, record, room, moves, sweeps, recorded)


@native(
    f"vertices={VERTICES} target={TARGET} rows={ROWS} chains={CHAINS} record={RECORD} room[four,n] "
    "moves:i8 sweeps:i8 recorded:i8"
)
def _run(
    vertices: Vertices,
    target: Target,
    rows: Rows,
    chains: Chains,
    record: Record,
    room: FloatArray,
    moves: int,
    sweeps: int,
    recorded: bool,
) -> None:
    for e in range(chains.counts.size):
        world = World(chains.spots[e], chains.intensities[e], room[0], room[1], room[2], room[3])
        for sweep in range(sweeps):
            k = _sweep(vertices, target, rows, world, chains.counts[e], moves, chains.streams[e])
            chains.streams[e] = skip(chains.streams[e], moves * _NUMBERS)
            chains.counts[e] = k
            if recorded:
                record.counts[e, sweep] = k
                for i in range(chains.spots.shape[1]):
                    record.spots[e, sweep, i] = chains.spots[e, i]
                    record.intensities[e, sweep, i] = chains.intensities[e, i]
