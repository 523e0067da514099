"""Runs of independent chains over the vertices, made longer until they agree."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.recovery.posterior.diagnostics import Diagnostic, diagnose
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.rng import streams
from heatcloak_aggregator.recovery.posterior.samples import Samples, gather
from heatcloak_aggregator.recovery.posterior.vertices.full_conditional import room_for, vertices_of
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced
from heatcloak_aggregator.recovery.posterior.vertices.sampler import run
from heatcloak_aggregator.recovery.posterior.vertices.states import (
    Chains,
    Record,
    Target,
    least_energy,
    start,
)

CHAINS = 4
"""Independent chains: two choose a vicinity and two judge it."""
_WORK = 3_000_000
"""Vertices weighed in a first run, about: a fifth of a second's worth."""
_MOVES = (2_000, 24_000)
"""At least and at most so many moves in a first run, if nobody asks for another number."""
_MOVES_A_SWEEP = 4
_LEAST_SWEEPS = 16
_BURN_IN = 0.25
"""Share of the first run that comes before it and is not recorded."""
_FORGOTTEN = 0.25
"""Share of the record that is dropped where the chains go on."""
_LONGER = 2
"""How many times as long as a first run a run becomes at most."""
_RATIO = 0.25
"""Ratio of neighbouring powers that pairs flatten the likelihood by."""
_MOST_BETAS = 20
_GAP = 0.3
"""Weight of a number of sources that is not believed in but lies between others, relative to theirs."""


@dataclass(frozen=True, eq=False)
class Run:
    """What the chains found.

    Attributes:
        samples: the recorded states.
        diagnostics: of what is watched.
        moves: how many were made.
        energy: the least ½‖z − Σ aᵢ b(vᵢ)‖² of the samples, up to rounding.
    """

    samples: Samples
    diagnostics: tuple[Diagnostic, ...]
    moves: int
    energy: float


def moves_for(n: int) -> int:
    """How many moves take about a fifth of a second on ``n`` vertices."""
    return min(max(_WORK // n, _MOVES[0]), _MOVES[1])


def explore(
    reduced: Reduced, prior: Prior, distances: Callable[[Int64Array], FloatArray], seed: int, moves: int
) -> Run:
    """Run the chains until they agree, or twice as long as the first run.

    Args:
        reduced: columns and data.
        prior: what is believed, with its overflow.
        distances: gives the distances of all vertices from some, shape (p, n).
        seed: of all random numbers.
        moves: of the first run, over all chains.
    """
    vertices = vertices_of(reduced)
    n = vertices.squares.size
    target = _target(prior, math.sqrt(float(vertices.squares.max())))
    cap = prior.cap
    rows = room_for(n)
    chains = Chains(
        np.zeros(CHAINS, np.int64),
        np.zeros((CHAINS, cap), np.int64),
        np.zeros((CHAINS, cap)),
        streams(seed, CHAINS),
    )
    start(target, n, chains)
    a_sweep = CHAINS * _MOVES_A_SWEEP
    sweeps = max(_LEAST_SWEEPS, round(moves / (1.0 + _BURN_IN) / a_sweep))
    burn_in = round(_BURN_IN * sweeps)
    run(vertices, target, rows, chains, _MOVES_A_SWEEP, burn_in, _record(0, cap), False)
    made, longest = burn_in, _LONGER * (sweeps + burn_in)
    kept = _record(0, cap)
    while True:
        more = _record(sweeps, cap)
        run(vertices, target, rows, chains, _MOVES_A_SWEEP, sweeps, more, True)
        made += sweeps
        kept = _joined(kept, more)
        diagnostics = watch(kept, distances)
        if all(one.converged for one in diagnostics) or made + sweeps > longest:
            samples = gather(*kept)
            believed = prior.weights[samples.counts] > 0.0
            samples = samples.where(believed) if believed.any() else samples
            least = least_energy(
                vertices.columns, reduced.target, samples.counts, samples.places, samples.intensities
            )
            return Run(samples, diagnostics, made * a_sweep, least)
        forgotten = round(_FORGOTTEN * kept.counts.shape[1])
        kept = Record(*(part[:, forgotten:] for part in kept))  # type: ignore[arg-type]
        sweeps = min(made, longest - made)


def watch(record: Record, distances: Callable[[Int64Array], FloatArray]) -> tuple[Diagnostic, ...]:
    """Diagnose total intensity, k, and how much of the warmth lies how far from the likeliest vertex."""
    counts, spots, intensities = record
    present = np.arange(spots.shape[2]) < counts[:, :, None]
    masses = np.where(present, intensities, 0.0)
    total = masses.sum(axis=2)
    shares = masses / np.where(total > 0.0, total, 1.0)[:, :, None]
    centre = int(np.bincount(spots[present], minlength=1).argmax())
    away = distances(np.array([centre]))[0][np.where(present, spots, centre)]
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
    octaves = 2.0 * math.log(max(strength * prior.bright, 1.0)) / -math.log(_RATIO)
    last = min(math.ceil(octaves), _MOST_BETAS)
    betas = np.power(_RATIO, np.arange(min(1, last), last + 1, dtype=np.float64))
    return Target(log_count, prior.faint, prior.bright, betas)


def _joined(first: Record, second: Record) -> Record:
    return Record(
        np.concatenate([first.counts, second.counts], axis=1),
        np.concatenate([first.spots, second.spots], axis=1),
        np.concatenate([first.intensities, second.intensities], axis=1),
    )


def _record(sweeps: int, cap: int) -> Record:
    return Record(
        np.zeros((CHAINS, sweeps), np.int64),
        np.zeros((CHAINS, sweeps, cap), np.int64),
        np.zeros((CHAINS, sweeps, cap)),
    )
