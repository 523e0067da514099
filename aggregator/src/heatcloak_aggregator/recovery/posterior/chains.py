"""Run Markov chains until they agree: what the chains on the interval and on a graph share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.recovery.posterior.diagnostics import Diagnostic
from heatcloak_aggregator.recovery.posterior.samples import Samples

CHAINS = 4
"""Number of independent chains: two choose a vicinity, the other two estimate its probability."""
_MIN_SWEEPS = 16
_BURN_IN = 0.25
"""Sweeps before the first recorded one, as a share of the first run."""
_DISCARDED = 0.25
"""Share of the record that is discarded before a run is extended."""
_MAX_EXTENSION = 2
"""Longest total run, as a multiple of the first one."""


class Record(NamedTuple):
    """States of all chains after each sweep.

    Attributes:
        counts: number of sources k, shape (chains, sweeps).
        places: places of the sources, shape (chains, sweeps, cap): numbers in [0, 1] or vertices.
        intensities: their intensities, shape (chains, sweeps, cap).
    """

    counts: Int64Array
    places: npt.NDArray[Any]
    intensities: FloatArray


@dataclass(frozen=True, eq=False)
class Run:
    """Result of running the chains.

    Attributes:
        samples: the recorded states.
        diagnostics: of the monitored quantities.
        moves: number of moves made.
        energy: least ½‖z − Σ aᵢ b(xᵢ)‖² of the samples, up to rounding.
    """

    samples: Samples
    diagnostics: tuple[Diagnostic, ...]
    moves: int
    energy: float


def empty_record(sweeps: int, cap: int, places: type[np.number[Any]]) -> Record:
    """Return a record of zeros, with places of the given type."""
    shape = CHAINS, sweeps
    return Record(np.zeros(shape, np.int64), np.zeros((*shape, cap), dtype=places), np.zeros((*shape, cap)))


def run_until_converged(
    moves: int,
    moves_per_sweep: int,
    run: Callable[[int, bool], Record],
    diagnose: Callable[[Record], tuple[Diagnostic, ...]],
) -> tuple[Record, tuple[Diagnostic, ...], int]:
    """Run the chains until they agree, or until they have run twice as long as the first run.

    Args:
        moves: moves of the first run, over all chains.
        moves_per_sweep: moves of one sweep, over all chains.
        run: continues the chains for a number of sweeps and returns their record; the second argument says
            whether anything is recorded.
        diagnose: computes the diagnostics of a record.

    Returns:
        The record without burn-in, its diagnostics, and the number of moves made.
    """
    sweeps = max(_MIN_SWEEPS, round(moves / (1.0 + _BURN_IN) / moves_per_sweep))
    burn_in = round(_BURN_IN * sweeps)
    made, most = burn_in, _MAX_EXTENSION * (sweeps + burn_in)
    record = run(burn_in, False)
    while True:
        more = run(sweeps, True)
        made += sweeps
        record = Record(*(np.concatenate(parts, axis=1) for parts in zip(record, more, strict=True)))
        diagnostics = diagnose(record)
        if all(each.converged for each in diagnostics) or made + sweeps > most:
            return record, diagnostics, made * moves_per_sweep
        discarded = round(_DISCARDED * record.counts.shape[1])
        record = Record(*(part[:, discarded:] for part in record))  # type: ignore[arg-type]
        sweeps = min(made, most - made)
