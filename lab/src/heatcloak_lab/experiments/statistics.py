"""Means of draws with confidence intervals, and contrasts between groups of draws."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy import stats
from scipy.special import stdtr, stdtrit

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_shared.errors import ParameterError

CONFIDENCE = 0.95
"""Coverage of all intervals."""


class Interval(NamedTuple):
    """A confidence interval; both ends are finite."""

    low: float
    high: float


class Mean(NamedTuple):
    """The mean of some draws.

    Attributes:
        value: the mean.
        deviation: standard deviation of the draws (n − 1), None for one draw.
        interval: confidence interval of the mean, None for one draw.
    """

    value: float
    deviation: float | None
    interval: Interval | None


def mean_of(draws: FloatArray, confidence: float = CONFIDENCE, share: bool = False) -> Mean:
    """Return the mean of ``draws`` (trials,) with Student's t interval, or Clopper–Pearson's for a share.

    Args:
        draws: the draws.
        confidence: coverage of the interval.
        share: whether all draws are 0 or 1, so that their mean is a share.

    Raises:
        ParameterError: there are no draws.
    """
    if draws.size == 0:
        raise ParameterError("there are no draws: run at least one trial")
    value = float(draws.mean())
    if draws.size == 1:
        return Mean(value, None, None)
    deviation = float(draws.std(ddof=1))
    if share:
        return Mean(value, deviation, share_interval(int(draws.sum()), draws.size, confidence))
    reach = float(stats.t.ppf((1.0 + confidence) / 2.0, draws.size - 1)) * deviation / draws.size**0.5
    return Mean(value, deviation, Interval(value - reach, value + reach))


def share_interval(count: int, total: int, confidence: float = CONFIDENCE) -> Interval:
    """Return the Clopper–Pearson interval of a share, for ``count`` successes in ``total`` trials.

    Its coverage is at least ``confidence`` for every share.

    Raises:
        ParameterError: ``total`` is below 1, or ``count`` is outside 0…total.
    """
    if total < 1 or not 0 <= count <= total:
        raise ParameterError(f"count must be from 0 to a total of at least 1, got {count} of {total}")
    found = stats.binomtest(count, total).proportion_ci(confidence, "exact")
    return Interval(float(found.low), float(found.high))


def mean_of_guesses(draws: FloatArray, confidence: float = CONFIDENCE) -> Mean:
    """Return the mean of ``draws`` (trials,), each 0, 1, or the probability that a guess is right.

    The interval is Clopper–Pearson's, extended to fractional successes. Such draws vary less than draws of 0
    and 1, so its coverage is at least ``confidence``; it has a positive width even if all draws are equal.

    Raises:
        ParameterError: there are no draws, or one is outside [0, 1].
    """
    if draws.size == 0 or not ((draws >= 0.0) & (draws <= 1.0)).all():
        raise ParameterError("draws must be in [0, 1], and at least one")
    count, total = float(draws.sum()), draws.size
    if total == 1:
        return Mean(count, None, None)
    tail = (1.0 - confidence) / 2.0
    low = float(stats.beta.ppf(tail, count, total - count + 1.0)) if count > 0.0 else 0.0
    high = float(stats.beta.ppf(1.0 - tail, count + 1.0, total - count)) if count < total else 1.0
    return Mean(count / total, float(draws.std(ddof=1)), Interval(low, high))


def ratio_of_means(
    above: FloatArray, below: FloatArray, *, paired: bool, confidence: float = CONFIDENCE
) -> Mean | None:
    """Return the mean of ``above`` divided by that of ``below``, both (trials,).

    The interval is computed for the logarithm by the delta method.

    Args:
        above: draws of the numerator.
        below: draws of the denominator.
        paired: whether draws of one trial belong together: the interval then includes their correlation;
            otherwise the draws are independent.
        confidence: coverage of the interval.

    Returns:
        Value and interval; the deviation is None. None if a mean is not positive.
    """
    if not (above.mean() > 0.0 and below.mean() > 0.0):
        return None
    value = float(above.mean() / below.mean())
    size = min(above.size, below.size)
    if size == 1:
        return Mean(value, None, None)
    if paired:
        spread = above / above.mean() - below / below.mean()
        error = float(spread.std(ddof=1)) / size**0.5
    else:
        error = (
            sum(float(draws.var(ddof=1)) / draws.size / float(draws.mean()) ** 2 for draws in (above, below))
            ** 0.5
        )
    # For independent draws, size − 1 is a lower bound of Welch's degrees of freedom.
    reach = float(stats.t.ppf((1.0 + confidence) / 2.0, size - 1)) * error
    return Mean(value, None, Interval(value * float(np.exp(-reach)), value * float(np.exp(reach))))


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
        """One-sided p-value: the probability of a sum at least this large if the true one is 0."""
        if self.error == 0.0:
            return 0.0 if self.value > 0.0 else 1.0
        return float(stdtr(self.freedom, -self.value / self.error))

    def reach(self, confidence: float) -> float:
        """Return half the width of the confidence interval."""
        return float(stdtrit(self.freedom, (1.0 + confidence) / 2.0)) * self.error


class Groups(NamedTuple):
    """Means and standard errors of the draws at each value.

    Attributes:
        means: (values,).
        errors: standard error of each mean, (values,).
        trials: draws at each value, at least 2.
    """

    means: FloatArray
    errors: FloatArray
    trials: int

    def contrast(self, weights: npt.ArrayLike) -> Contrast:
        """Return Σ weight·mean (Welch 1947: equal variances are not assumed)."""
        weight = np.asarray(weights, float)
        parts = (weight * self.errors) ** 2
        total = float(parts.sum())
        freedom = float(self.trials - 1)
        if total > 0.0:
            # Normalised, so that no fourth power underflows.
            freedom /= float(((parts / total) ** 2).sum())
        return Contrast(float(weight @ self.means), total**0.5, freedom)

    def exceeding(self, factor: float = 1.0) -> FloatArray:
        """Return p of "mean i is at most ``factor`` times mean j" for all i and j, shape (values, values)."""
        return self._compared(1.0, factor)

    def below(self, factor: float = 1.0) -> FloatArray:
        """Return p of "mean i is at least ``factor`` times mean j", shape (values, values)."""
        return self._compared(-1.0, factor)

    def _compared(self, sign: float, factor: float) -> FloatArray:
        """Welch's test of all pairs: `contrast` with the weights sign and −sign·factor."""
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
        """Return the exponent b of mean ∝ valueᵇ, by unweighted least squares of the logarithms.

        The standard error is the delta method's. Values and means must be positive.
        """
        places = np.log(values) - np.log(values).mean()
        weights = places / (places @ places)
        logs = Groups(np.log(self.means), self.errors / self.means, self.trials)
        return logs.contrast(weights)


def groups_of(scores: FloatArray) -> Groups:
    """Return the groups of ``scores`` (values, trials), with at least two trials."""
    trials = scores.shape[1]
    means = scores.mean(axis=1)
    if np.isin(scores, (0.0, 1.0)).all() and scores.any():
        # A few equal draws do not prove that a share is 0 or 1: add one success and one failure.
        shares = (trials * means + 1.0) / (trials + 2.0)
        return Groups(means, np.sqrt(shares * (1.0 - shares) / trials), trials)
    # Equal draws have no spread, although rounding of their mean may suggest one.
    errors = np.where(np.ptp(scores, axis=1) == 0.0, 0.0, scores.std(axis=1, ddof=1)) / trials**0.5
    return Groups(means, errors, trials)
