"""Chains of sources on the interval: independent ensembles of tempered chains, and their diagnostics."""

from __future__ import annotations

from functools import partial

import numpy as np

from heatcloak_aggregator.recovery.posterior.chains import (
    CHAINS,
    Record,
    Run,
    empty_record,
    run_until_converged,
)
from heatcloak_aggregator.recovery.posterior.diagnostics import Diagnostic, diagnose
from heatcloak_aggregator.recovery.posterior.interval.sampler import least_energy, run
from heatcloak_aggregator.recovery.posterior.interval.states import Chains, Columns, Targets, start
from heatcloak_aggregator.recovery.posterior.rng import streams
from heatcloak_aggregator.recovery.posterior.samples import gather

_MOVES_PER_VISIT = 10
"""Moves of a chain in one sweep."""
_KNOTS = 5
"""Number of places at which the cumulative function is monitored."""


def explore(columns: Columns, targets: Targets, seed: int, moves: int) -> Run:
    """Sample the posterior.

    Args:
        columns: columns and data.
        targets: the distributions to sample.
        seed: seed of all random numbers.
        moves: moves of the first run, over all chains and temperatures.
    """
    rungs, cap = targets.betas.size, targets.log_count.size - 1
    chains = Chains(
        np.zeros((CHAINS, rungs), np.int64),
        np.zeros((CHAINS, rungs, cap)),
        np.zeros((CHAINS, rungs, cap)),
        streams(seed, CHAINS),
    )
    start(targets, chains)

    def advance(sweeps: int, recorded: bool) -> Record:
        record = empty_record(sweeps if recorded else 0, cap, np.float64)
        run(columns, targets, chains, _MOVES_PER_VISIT, sweeps, record, 0 if recorded else -1)
        return record

    monitor_range = partial(monitor, low=targets.rules.low, high=targets.rules.high)
    record, diagnostics, made = run_until_converged(
        moves, CHAINS * rungs * _MOVES_PER_VISIT, advance, monitor_range
    )
    samples = gather(*record)
    return Run(
        samples,
        diagnostics,
        made,
        least_energy(columns, samples.counts, samples.places, samples.intensities),
    )


def monitor(record: Record, low: float, high: float) -> tuple[Diagnostic, ...]:
    """Diagnose total intensity, centre of mass, cumulative function and k."""
    counts, places, intensities = record
    present = np.arange(places.shape[2]) < counts[:, :, None]
    masses = np.where(present, intensities, 0.0)
    total = masses.sum(axis=2)
    shares = masses / np.where(total > 0.0, total, 1.0)[:, :, None]
    knots = low + (high - low) * np.arange(1, _KNOTS + 1) / (_KNOTS + 1)
    values = [total, (shares * places).sum(axis=2), counts.astype(np.float64)]
    values += [(shares * (places <= knot)).sum(axis=2) for knot in knots]
    names = ("total intensity", "centre of mass", "k", *(f"share up to {knot:.3g}" for knot in knots))
    return diagnose(names, np.stack(values))
