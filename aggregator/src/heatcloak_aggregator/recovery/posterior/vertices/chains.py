"""Chains of sources at the vertices of a graph, and their diagnostics."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.recovery.posterior.chains import (
    CHAINS,
    Diagnostic,
    Record,
    Run,
    diagnose,
    empty_record,
    run_until_converged,
)
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.rng import streams
from heatcloak_aggregator.recovery.posterior.samples import gather
from heatcloak_aggregator.recovery.posterior.vertices.full_conditional import empty_rows, vertices_of
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced
from heatcloak_aggregator.recovery.posterior.vertices.sampler import run
from heatcloak_aggregator.recovery.posterior.vertices.states import Chains, Target, least_energy, start

_VERTICES_WEIGHED = 3_000_000
"""Approximate number of vertex weights computed in a first run: about 0.2 s."""
_MOVES = (2_000, 24_000)
"""Least and greatest default number of moves of a first run."""
_MOVES_PER_SWEEP = 4
_RATIO = 0.25
"""Ratio of neighbouring powers by which pair moves flatten the likelihood."""
_MAX_BETAS = 20
_GAP = 0.3
"""Weight of a number of sources of prior probability 0 between others, relative to theirs."""


def moves_for(n: int) -> int:
    """Return the number of moves that take about a fifth of a second on ``n`` vertices."""
    return min(max(_VERTICES_WEIGHED // n, _MOVES[0]), _MOVES[1])


def explore(
    reduced: Reduced, prior: Prior, distances: Callable[[Int64Array], FloatArray], seed: int, moves: int
) -> Run:
    """Sample the posterior.

    Args:
        reduced: columns and data.
        prior: the prior with its overflow.
        distances: returns the distances of all vertices from some, shape (p, n).
        seed: seed of all random numbers.
        moves: moves of the first run, over all chains.
    """
    vertices = vertices_of(reduced)
    n = vertices.squares.size
    target = _target(prior, math.sqrt(float(vertices.squares.max())))
    cap = prior.cap
    rows = empty_rows(n)
    chains = Chains(
        np.zeros(CHAINS, np.int64),
        np.zeros((CHAINS, cap), np.int64),
        np.zeros((CHAINS, cap)),
        streams(seed, CHAINS),
    )
    start(target, n, chains)

    def advance(sweeps: int, recorded: bool) -> Record:
        record = empty_record(sweeps if recorded else 0, cap, np.int64)
        run(vertices, target, rows, chains, _MOVES_PER_SWEEP, sweeps, record, recorded)
        return record

    record, diagnostics, made = run_until_converged(
        moves, CHAINS * _MOVES_PER_SWEEP, advance, partial(monitor, distances=distances)
    )
    samples = gather(*record)
    believed = prior.weights[samples.counts] > 0.0
    samples = samples.where(believed) if believed.any() else samples
    least = least_energy(
        vertices.columns, reduced.target, samples.counts, samples.places, samples.intensities
    )
    return Run(samples, diagnostics, made, least)


def monitor(record: Record, distances: Callable[[Int64Array], FloatArray]) -> tuple[Diagnostic, ...]:
    """Diagnose total intensity, k, and the distribution of distances from the likeliest vertex."""
    counts, places, intensities = record
    present = np.arange(places.shape[2]) < counts[:, :, None]
    masses = np.where(present, intensities, 0.0)
    total = masses.sum(axis=2)
    shares = masses / np.where(total > 0.0, total, 1.0)[:, :, None]
    centre = int(np.bincount(places[present], minlength=1).argmax())
    away = distances(np.array([centre]))[0][np.where(present, places, centre)]
    radii = np.unique(np.quantile(away[present], (0.0, 0.25, 0.5, 0.75))) if present.any() else np.zeros(1)
    values = [total, (shares * away).sum(axis=2), counts.astype(np.float64)]
    values += [(shares * (away <= radius)).sum(axis=2) for radius in radii]
    names = (
        "total intensity",
        f"distance from {centre}",
        "k",
        *(f"share within {radius:.3g} of {centre}" for radius in radii),
    )
    return diagnose(names, np.stack(values))


def _target(prior: Prior, strength: float) -> Target:
    weights = prior.weights
    believed = np.flatnonzero(weights)
    between = np.arange(believed[0], believed[-1] + 1)
    steps = np.exp(np.interp(between, believed, np.log(weights[believed])))
    weights[between] = np.where(weights[between] > 0.0, weights[between], _GAP * steps)
    with np.errstate(divide="ignore"):
        log_count = np.log(weights / weights.sum())
    octaves = 2.0 * math.log(max(strength * prior.max_intensity, 1.0)) / -math.log(_RATIO)
    last = min(math.ceil(octaves), _MAX_BETAS)
    betas = np.power(_RATIO, np.arange(min(1, last), last + 1, dtype=np.float64))
    return Target(log_count, prior.min_intensity, prior.max_intensity, betas)
