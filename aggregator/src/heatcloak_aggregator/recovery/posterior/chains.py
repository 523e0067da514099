"""Run Markov chains until their diagnostics agree: what the chains on the interval and on a graph share.

The diagnostics are split R̂ and effective sample size: Gelman et al., "Bayesian Data Analysis", 3rd edition,
sections 11.4–11.5; Geyer 1992 for where the sum of the autocorrelations ends.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.recovery.posterior.samples import Samples

AGREED = 1.1
"""Largest split R̂ that counts as convergence."""
ENOUGH = 50.0
"""Least effective sample size that counts as convergence."""


@dataclass(frozen=True)
class Diagnostic:
    """How well the independent chains determine one quantity.

    Attributes:
        name: name of the quantity.
        r_hat: split R̂: the spread of all samples over that within half chains, at least about 1; infinite if
            constant chains differ.
        effective: effective sample size, at most the number of samples.
    """

    name: str
    r_hat: float
    effective: float

    @property
    def converged(self) -> bool:
        """Whether the chains agree and the effective sample size suffices."""
        return self.r_hat <= AGREED and self.effective >= ENOUGH


def diagnose(names: tuple[str, ...], values: FloatArray) -> tuple[Diagnostic, ...]:
    """Return split R̂ and effective sample size of several quantities.

    Args:
        names: one for each quantity.
        values: shape (quantities, chains, samples), at least four samples, finite.
    """
    count, chains, samples = values.shape
    half = samples // 2
    split = values[:, :, : 2 * half].reshape(count, 2 * chains, half)
    means = split.mean(axis=2)
    within = split.var(axis=2, ddof=1).mean(axis=1)
    pooled = within * (half - 1) / half + means.var(axis=1, ddof=1)
    # A quantity that is constant up to rounding is known.
    rounding = np.square(np.abs(values).max(axis=(1, 2)) * 1e-12)
    still, settled = within <= rounding, pooled <= rounding
    r_hat = np.sqrt(pooled / np.where(still, 1.0, within))
    r_hat = np.where(settled, 1.0, np.where(still, np.inf, r_hat))
    effective = np.where(settled, float(2 * chains * half), _effective(split, means, within, pooled))
    return tuple(
        Diagnostic(name, float(r), float(size)) for name, r, size in zip(names, r_hat, effective, strict=True)
    )


def _effective(split: FloatArray, means: FloatArray, within: FloatArray, pooled: FloatArray) -> FloatArray:
    """Return N / (1 + 2 Σ ρₜ), the sum over pairs of lags as long as they are positive and decreasing."""
    half = split.shape[2]
    size = 1 << (2 * half - 1).bit_length()
    spectrum = np.fft.rfft(split - means[:, :, None], size, axis=2)
    power = np.square(spectrum.real) + np.square(spectrum.imag)
    covariance = np.fft.irfft(power.mean(axis=1), size, axis=1)[:, :half] / half
    safe = np.where(pooled > 0.0, pooled, 1.0)
    correlation = 1.0 - (within[:, None] - covariance * half / (half - 1.0)) / safe[:, None]
    correlation[:, 0] = 1.0
    pairs = correlation[:, : half // 2 * 2].reshape(split.shape[0], -1, 2).sum(axis=2)
    unbroken = np.logical_and.accumulate(pairs > 0.0, axis=1)
    pairs = np.minimum.accumulate(np.where(unbroken, pairs, 0.0), axis=1)
    total = float(split.shape[1] * half)
    time = np.maximum(2.0 * pairs.sum(axis=1) - 1.0, 1.0 / np.log10(max(total, 10.0)))
    return np.asarray(np.minimum(total / time, total))


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
        run: continues the chains for a number of sweeps and returns their record; the second argument is
            whether to record anything.
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
