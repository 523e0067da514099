"""Parallel tempering: Metropolis–Hastings–Green moves at several temperatures, and swaps between neighbours.

Readings and columns are whitened: with r = z − Σᵢ aᵢ b(xᵢ) the log-likelihood is −E = −½‖r‖², and the chain
on rung t of the ladder has the density prior·exp(−βₜE), β₀ = 1 (Geyer 1991).
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.linalg_kernels import copy, subtract
from heatcloak_aggregator.recovery.posterior.chains import Record
from heatcloak_aggregator.recovery.posterior.interval.crank_nicolson_move import NUMBERS as JOINT_NUMBERS
from heatcloak_aggregator.recovery.posterior.interval.crank_nicolson_move import SOURCES, crank_nicolson_move
from heatcloak_aggregator.recovery.posterior.interval.moves import NUMBERS, Rules, propose
from heatcloak_aggregator.recovery.posterior.interval.states import (
    CHAINS,
    COLUMNS,
    RECORD,
    TARGETS,
    Chains,
    Columns,
    Targets,
)
from heatcloak_aggregator.recovery.posterior.interval.table import column
from heatcloak_aggregator.recovery.posterior.rng import number, skip


@kernel
def _energy(residual: FloatArray, row: int) -> float:
    """Return ½‖r‖², as four independent sums that the processor computes in parallel."""
    s0 = s1 = s2 = s3 = 0.0
    for d in range(0, residual.shape[1], 4):
        s0 += residual[row, d] * residual[row, d]
        s1 += residual[row, d + 1] * residual[row, d + 1]
        s2 += residual[row, d + 2] * residual[row, d + 2]
        s3 += residual[row, d + 3] * residual[row, d + 3]
    return 0.5 * ((s0 + s1) + (s2 + s3))


@kernel
def _run_moves(
    nodes: FloatArray,
    target: FloatArray,
    rules: Rules,
    log_count: FloatArray,
    place_steps: FloatArray,
    intensity_steps: FloatArray,
    scale_counts: int,
    beta: float,
    moves: int,
    k: int,
    x: FloatArray,
    a: FloatArray,
    columns: FloatArray,
    residuals: FloatArray,
    stream: np.uint64,
) -> tuple[int, float]:
    """Try ``moves`` moves of one state in place.

    Args:
        nodes: as `Columns`.
        target: as `Columns`.
        rules: as `Targets`.
        log_count: as `Targets`.
        place_steps: as `Targets`.
        intensity_steps: as `Targets`.
        scale_counts: number of scales that are used.
        beta: inverse temperature.
        moves: number of moves.
        k: number of sources.
        x: places, shape (cap,).
        a: intensities, shape (cap,).
        columns: scratch, shape (cap, d).
        residuals: scratch, shape (4, d).
        stream: state of the random numbers.

    Returns:
        The number of sources, and the energy.
    """
    size = target.size
    # Recompute at each visit, since updates accumulate rounding errors.
    for d in range(size):
        residuals[0, d] = target[d]
    for i in range(k):
        column(nodes, x[i], a[i], columns, i)
        for d in range(size):
            residuals[0, d] -= columns[i, d]
    energy = _energy(residuals, 0)
    for move in range(moves):
        state = skip(stream, move * (NUMBERS + 1))
        numbers = (number(state, 1), number(state, 2), number(state, 3), number(state, 4), number(state, 5))
        trial = propose(x, a, k, rules, log_count, place_steps, intensity_steps, scale_counts, numbers)
        taken, given, i, j = trial.taken, trial.given, trial.first, trial.second
        if taken < 0:
            continue
        for d in range(size):
            residuals[1, d] = residuals[0, d]
        if taken > 0:
            for d in range(size):
                residuals[1, d] += columns[i, d]
        if taken > 1:
            for d in range(size):
                residuals[1, d] += columns[j, d]
        if given > 0:
            column(nodes, trial.x1, trial.a1, residuals, 2)
            for d in range(size):
                residuals[1, d] -= residuals[2, d]
        if given > 1:
            column(nodes, trial.x2, trial.a2, residuals, 3)
            for d in range(size):
                residuals[1, d] -= residuals[3, d]
        after = _energy(residuals, 1)
        gain = trial.log_odds - beta * (after - energy)
        if gain < 0.0 and not math.log(1.0 - number(state, 6)) < gain:
            continue
        energy = after
        for d in range(size):
            residuals[0, d] = residuals[1, d]
        if taken == 0:
            i = k
        elif taken == 1 and given == 2:
            j = k
        if given > 0:
            x[i], a[i] = trial.x1, trial.a1
            for d in range(size):
                columns[i, d] = residuals[2, d]
        if given > 1:
            x[j], a[j] = trial.x2, trial.a2
            for d in range(size):
                columns[j, d] = residuals[3, d]
        if taken > given:
            # Fill the gap with the last source.
            gap = i if given == 0 else j
            x[gap], a[gap] = x[k - 1], a[k - 1]
            for d in range(size):
                columns[gap, d] = columns[k - 1, d]
        k += given - taken
    return k, energy


class Scratch(NamedTuple):
    """Scratch arrays of the sampler.

    Attributes:
        columns: shape (cap, d).
        residuals: shape (2 + SOURCES, d).
        jacobian: shape (2·SOURCES, d).
        factor: shape (2·SOURCES, 2·SOURCES).
        work: shape (6, 2·SOURCES).
        energies: shape (rungs,).
        order: shape (rungs,).
        counts: shape (rungs,).
        places: shape (rungs, cap).
        intensities: shape (rungs, cap).
    """

    columns: FloatArray
    residuals: FloatArray
    jacobian: FloatArray
    factor: FloatArray
    work: FloatArray
    energies: FloatArray
    order: Int64Array
    counts: Int64Array
    places: FloatArray
    intensities: FloatArray


_SCRATCH = (
    "Scratch(columns[cap,d] residuals[rows,d] jacobian[pairs,d] factor[pairs,pairs] work[six,pairs] "
    "energies[rungs] order[rungs]:i8 counts[rungs]:i8 places[rungs,cap] intensities[rungs,cap])"
)


def run(
    table: Columns, targets: Targets, chains: Chains, moves: int, sweeps: int, record: Record, start: int
) -> FloatArray:
    """Run all ensembles for ``sweeps`` sweeps of ``moves`` moves per rung, and record the states at β = 1.

    Args:
        table: columns and data.
        targets: the distributions to sample.
        chains: the states, changed in place.
        moves: moves of each rung in a sweep.
        sweeps: number of sweeps.
        record: receives the states after each sweep.
        start: the first column of ``record`` to fill; nothing is recorded if it is negative.

    Returns:
        The acceptance rate of swaps between each rung and the next, shape (rungs,).
    """
    rungs, cap, size = targets.betas.size, chains.places.shape[2], table.target.size
    scratch = Scratch(
        np.empty((cap, size)),
        np.empty((2 + SOURCES, size)),
        np.empty((2 * SOURCES, size)),
        np.zeros((2 * SOURCES, 2 * SOURCES)),
        np.zeros((6, 2 * SOURCES)),
        np.zeros(rungs),
        np.zeros(rungs, np.int64),
        np.zeros(rungs, np.int64),
        np.empty((rungs, cap)),
        np.empty((rungs, cap)),
    )
    swapped = np.zeros(rungs)
    _run.call(table, targets, chains, record, scratch, swapped, moves, sweeps, start)
    swapped /= sweeps * chains.counts.shape[0]
    return swapped


@native(
    f"table={COLUMNS} targets={TARGETS} chains={CHAINS} record={RECORD} scratch={_SCRATCH} swapped[rungs] "
    "moves:i8 sweeps:i8 start:i8"
)
def _run(
    table: Columns,
    targets: Targets,
    chains: Chains,
    record: Record,
    scratch: Scratch,
    swapped: FloatArray,
    moves: int,
    sweeps: int,
    start: int,
) -> None:
    nodes, target = table.nodes, table.target
    rules, log_count, place_steps, intensity_steps, scale_counts, joint_moves, betas = targets
    columns, residuals, energies, order = scratch.columns, scratch.residuals, scratch.energies, scratch.order
    rungs = betas.size
    for e in range(chains.counts.shape[0]):
        for rung in range(rungs):
            order[rung] = rung
        for sweep in range(sweeps):
            for rung in range(rungs):
                c = order[rung]
                k, energy = _run_moves(
                    nodes, target, rules, log_count, place_steps, intensity_steps, scale_counts[rung],
                    betas[rung], moves, chains.counts[e, c], chains.places[e, c], chains.intensities[e, c],
                    columns, residuals, chains.streams[e],
                )  # fmt: skip
                chains.streams[e] = skip(chains.streams[e], moves * (NUMBERS + 1))
                for _ in range(joint_moves if k > 0 else 0):
                    energy = crank_nicolson_move(
                        nodes, rules, betas[rung], k, chains.places[e, c], chains.intensities[e, c],
                        columns, residuals, energy, scratch.work, scratch.jacobian, scratch.factor,
                        chains.streams[e],
                    )  # fmt: skip
                    chains.streams[e] = skip(chains.streams[e], JOINT_NUMBERS)
                chains.counts[e, c], energies[c] = k, energy
            for rung in range(sweep % 2, rungs - 1, 2):
                cold, hot = order[rung], order[rung + 1]
                gain = (betas[rung] - betas[rung + 1]) * (energies[cold] - energies[hot])
                chains.streams[e] = skip(chains.streams[e], 1)
                if math.log(1.0 - number(chains.streams[e], 0)) < gain:
                    order[rung], order[rung + 1] = hot, cold
                    swapped[rung] += 2.0
            if start >= 0:
                c, at = order[0], start + sweep
                record.counts[e, at] = chains.counts[e, c]
                copy(record.places[e, at], chains.places[e, c])
                copy(record.intensities[e, at], chains.intensities[e, c])
        _sort(chains, e, scratch)


@kernel
def _sort(chains: Chains, e: int, scratch: Scratch) -> None:
    """Put each state on its rung, since the next run starts from the identity order."""
    for rung in range(scratch.order.size):
        scratch.counts[rung] = chains.counts[e, rung]
        copy(scratch.places[rung], chains.places[e, rung])
        copy(scratch.intensities[rung], chains.intensities[e, rung])
    for rung in range(scratch.order.size):
        c = scratch.order[rung]
        chains.counts[e, rung] = scratch.counts[c]
        copy(chains.places[e, rung], scratch.places[c])
        copy(chains.intensities[e, rung], scratch.intensities[c])


def least_energy(table: Columns, counts: Int64Array, places: FloatArray, intensities: FloatArray) -> float:
    """Return the least energy among states of shapes (states,), (states, width) and (states, width)."""
    return float(_least_energy.call(table, counts, places, intensities, np.empty((2, table.target.size))))


@native(
    f"table={COLUMNS} counts[states]:i8 places[states,width] intensities[states,width] scratch[rows,d] -> f8"
)
def _least_energy(
    table: Columns, counts: Int64Array, places: FloatArray, intensities: FloatArray, scratch: FloatArray
) -> float:
    least = math.inf
    for state in range(counts.size):
        copy(scratch[0], table.target)
        for i in range(counts[state]):
            column(table.nodes, places[state, i], intensities[state, i], scratch, 1)
            subtract(scratch[0], 1.0, scratch[1])
        least = min(least, _energy(scratch, 0))
    return least
