"""Convergence diagnostics of Markov chains: split R̂ and effective sample size.

Gelman et al., "Bayesian Data Analysis", 3rd edition, sections 11.4–11.5; Geyer 1992 for where the sum of the
autocorrelations ends.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray

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
