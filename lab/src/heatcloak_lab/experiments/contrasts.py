"""Tests on the means of independent groups of draws whose spread may differ: Welch's, for any contrast."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.special import stdtr, stdtrit

from heatcloak_aggregator.arrays import FloatArray


class Contrast(NamedTuple):
    """A weighted sum of means.

    Attributes:
        value: the sum.
        error: its standard error.
        freedom: Satterthwaite's degrees of freedom.
    """

    value: float
    error: float
    freedom: float

    @property
    def above(self) -> float:
        """The probability of a sum this large or larger where the true one is 0."""
        if self.error == 0.0:
            return 0.0 if self.value > 0.0 else 1.0
        return float(stdtr(self.freedom, -self.value / self.error))

    def reach(self, confidence: float) -> float:
        """Half the width of the interval."""
        return float(stdtrit(self.freedom, (1.0 + confidence) / 2.0)) * self.error


class Groups(NamedTuple):
    """The draws at each value, in numbers.

    Attributes:
        means: (values,).
        errors: standard error of each mean, (values,).
        trials: draws in each, at least 2.
    """

    means: FloatArray
    errors: FloatArray
    trials: int

    def contrast(self, weights: npt.ArrayLike) -> Contrast:
        """Σ weight·mean (Welch 1947: neither equal spread nor a common one is assumed)."""
        weight = np.asarray(weights, float)
        parts = (weight * self.errors) ** 2
        total = float(parts.sum())
        freedom = float(self.trials - 1)
        if total > 0.0:
            # In shares, so that no square of a square underflows.
            freedom /= float(((parts / total) ** 2).sum())
        return Contrast(float(weight @ self.means), total**0.5, freedom)

    def exceeding(self, factor: float = 1.0) -> FloatArray:
        """P of "the mean at i is at most ``factor`` times that at j", for all i and j, (values, values)."""
        return self._compared(1.0, factor)

    def below(self, factor: float = 1.0) -> FloatArray:
        """P of "the mean at i is at least ``factor`` times that at j", likewise."""
        return self._compared(-1.0, factor)

    def _compared(self, sign: float, factor: float) -> FloatArray:
        """Welch's test of all pairs: as `contrast` with the weights sign and −sign·factor."""
        differences = sign * (self.means[:, None] - factor * self.means)
        ours, theirs = np.broadcast_arrays((self.errors**2)[:, None], (factor * self.errors) ** 2)
        total = ours + theirs
        sure = total > 0.0
        scale = np.where(sure, total, 1.0)
        freedom = np.full(total.shape, self.trials - 1.0)
        freedom[sure] /= ((ours / scale) ** 2 + (theirs / scale) ** 2)[sure]
        chances = stdtr(freedom, -differences / np.sqrt(scale))
        return np.where(sure, chances, np.where(differences > 0.0, 0.0, 1.0))

    def exponent(self, values: FloatArray) -> Contrast:
        """The exponent b of mean ∝ valueᵇ: least squares of the logarithms, with the delta method's error.

        All values count alike. They and the means are above 0.
        """
        places = np.log(values) - np.log(values).mean()
        weights = places / (places @ places)
        logs = Groups(np.log(self.means), self.errors / self.means, self.trials)
        return logs.contrast(weights)


def groups_of(scores: FloatArray) -> Groups:
    """The groups of ``scores`` (values, trials), with at least two trials."""
    trials = scores.shape[1]
    means = scores.mean(axis=1)
    if np.isin(scores, (0.0, 1.0)).all() and scores.any():
        # Of a share a few equal draws are no proof that it is 0 or 1: one of each kind more for its spread.
        shares = (trials * means + 1.0) / (trials + 2.0)
        return Groups(means, np.sqrt(shares * (1.0 - shares) / trials), trials)
    # Equal draws have no spread, whatever the last bit of their mean says.
    errors = np.where(np.ptp(scores, axis=1) == 0.0, 0.0, scores.std(axis=1, ddof=1)) / trials**0.5
    return Groups(means, errors, trials)
