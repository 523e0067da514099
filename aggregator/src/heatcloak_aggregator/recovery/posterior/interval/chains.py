"""Runs of independent chains, made longer until they agree."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.recovery.posterior.diagnostics import Diagnostic, diagnose
from heatcloak_aggregator.recovery.posterior.interval.sampler import least_energy, run
from heatcloak_aggregator.recovery.posterior.interval.states import Chains, Columns, Record, Targets, start
from heatcloak_aggregator.recovery.posterior.rng import streams
from heatcloak_aggregator.recovery.posterior.samples import Samples, gather

CHAINS = 4
"""Independent ensembles: two choose a vicinity and two judge it."""
_MOVES_A_SWEEP = 10
_LEAST_SWEEPS = 16
_BURN_IN = 0.25
"""Share of the first run that comes before it and is not recorded."""
_FORGOTTEN = 0.25
"""Share of the record that is dropped where the chains go on."""
_LONGER = 2
"""How many times as long as a first run a run becomes at most."""
_PLACES = 5
"""Places whose cumulative function is watched."""


@dataclass(frozen=True, eq=False)
class Run:
    """What the chains found.

    Attributes:
        samples: the recorded states.
        diagnostics: of what is watched.
        moves: how many were made.
        energy: the least ½‖z − Σ aᵢ b(xᵢ)‖² of the samples, up to rounding.
    """

    samples: Samples
    diagnostics: tuple[Diagnostic, ...]
    moves: int
    energy: float


def explore(columns: Columns, targets: Targets, seed: int, moves: int) -> Run:
    """Run the chains until they agree, or twice as long as the first run.

    Args:
        columns: columns and data.
        targets: what is sampled.
        seed: of all random numbers.
        moves: of the first run, over all chains and temperatures.
    """
    rungs, cap = targets.betas.size, targets.log_count.size - 1
    chains = Chains(
        np.zeros((CHAINS, rungs), np.int64),
        np.zeros((CHAINS, rungs, cap)),
        np.zeros((CHAINS, rungs, cap)),
        streams(seed, CHAINS),
    )
    start(targets, chains)
    a_sweep = CHAINS * rungs * _MOVES_A_SWEEP
    sweeps = max(_LEAST_SWEEPS, round(moves / (1.0 + _BURN_IN) / a_sweep))
    burn_in = round(_BURN_IN * sweeps)
    run(columns, targets, chains, _MOVES_A_SWEEP, burn_in, _record(0, cap), -1)
    made, longest = burn_in, _LONGER * (sweeps + burn_in)
    kept = _record(0, cap)
    while True:
        more = _record(sweeps, cap)
        run(columns, targets, chains, _MOVES_A_SWEEP, sweeps, more, 0)
        made += sweeps
        kept = _joined(kept, more)
        diagnostics = watch(kept, targets.rules.low, targets.rules.high)
        if all(one.converged for one in diagnostics) or made + sweeps > longest:
            samples = gather(*kept)
            least = least_energy(columns, samples.counts, samples.places, samples.intensities)
            return Run(samples, diagnostics, made * a_sweep, least)
        forgotten = round(_FORGOTTEN * kept.counts.shape[1])
        kept = Record(*(part[:, forgotten:] for part in kept))  # type: ignore[arg-type]
        sweeps = min(made, longest - made)


def watch(record: Record, low: float, high: float) -> tuple[Diagnostic, ...]:
    """Diagnose total intensity, centre of mass, cumulative function and k."""
    counts, places, intensities = record
    present = np.arange(places.shape[2]) < counts[:, :, None]
    masses = np.where(present, intensities, 0.0)
    total = masses.sum(axis=2)
    shares = masses / np.where(total > 0.0, total, 1.0)[:, :, None]
    knots = low + (high - low) * np.arange(1, _PLACES + 1) / (_PLACES + 1)
    values = [total, (shares * places).sum(axis=2), counts.astype(np.float64)]
    values += [(shares * (places <= knot)).sum(axis=2) for knot in knots]
    names = ("total intensity", "centre of mass", "k", *(f"share up to {knot:.3g}" for knot in knots))
    return diagnose(names, np.stack(values))


def _joined(first: Record, second: Record) -> Record:
    return Record(
        np.concatenate([first.counts, second.counts], axis=1),
        np.concatenate([first.places, second.places], axis=1),
        np.concatenate([first.intensities, second.intensities], axis=1),
    )


def _record(sweeps: int, cap: int) -> Record:
    return Record(
        np.zeros((CHAINS, sweeps), np.int64),
        np.zeros((CHAINS, sweeps, cap)),
        np.zeros((CHAINS, sweeps, cap)),
    )
