"""How sure a measured number is: intervals that cover the truth in 95 of 100 repetitions."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from scipy import stats

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_shared.errors import ParameterError

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """From ``low`` to ``high``, both finite."""

    low: float
    high: float


class Mean(NamedTuple):
    """The mean of some draws.

    Attributes:
        value: the mean.
        deviation: the draws' standard deviation (n − 1), None for one draw.
        interval: of the mean, None for one draw, which says nothing of chance.
    """

    value: float
    deviation: float | None
    interval: Interval | None


def mean_of(draws: FloatArray, confidence: float = CONFIDENCE, share: bool = False) -> Mean:
    """The mean of ``draws`` (trials,), with Student's t interval; Clopper and Pearson's of a share.

    Args:
        draws: the draws.
        confidence: how often the interval covers.
        share: whether the draws are 0 or 1, so that their mean is a share.

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
    """The Clopper–Pearson interval of a share of which ``count`` out of ``total`` were seen.

    It covers at least as often as it says, whatever the share.

    Raises:
        ParameterError: ``total`` is not above 0, or ``count`` is outside 0…total.
    """
    if total < 1 or not 0 <= count <= total:
        raise ParameterError(f"{count} of {total} is no share: give a count from 0 to a total of at least 1")
    found = stats.binomtest(count, total).proportion_ci(confidence, "exact")
    return Interval(float(found.low), float(found.high))


def mean_of_guesses(draws: FloatArray, confidence: float = CONFIDENCE) -> Mean:
    """The mean of ``draws`` (trials,), each 0, 1, or the probability that a guess is right.

    The interval is Clopper and Pearson's, which has a meaning for a fraction of a success, too. Guesses vary
    less than what is 0 or 1, so it covers at least as often as it says; and it has a width also where all
    draws are the same guess.

    Raises:
        ParameterError: there are no draws, or one is outside [0, 1].
    """
    if draws.size == 0 or not ((draws >= 0.0) & (draws <= 1.0)).all():
        raise ParameterError("draws are to be shares: give at least one, all from 0 to 1")
    count, total = float(draws.sum()), draws.size
    if total == 1:
        return Mean(count, None, None)
    tail = (1.0 - confidence) / 2.0
    low = float(stats.beta.ppf(tail, count, total - count + 1.0)) if count > 0.0 else 0.0
    high = float(stats.beta.ppf(1.0 - tail, count + 1.0, total - count)) if count < total else 1.0
    return Mean(count / total, float(draws.std(ddof=1)), Interval(low, high))


def ratio_of_means(above: FloatArray, below: FloatArray, confidence: float = CONFIDENCE) -> Mean | None:
    """The mean of ``above`` over that of ``below``, of the same draws, both (trials,).

    The interval is that of the ratio's logarithm by the delta method, with the draws' correlation.

    Returns:
        Its value and interval; the deviation is None. None where a mean is not above 0: it has no ratio.
    """
    if not (above.mean() > 0.0 and below.mean() > 0.0):
        return None
    value = float(above.mean() / below.mean())
    if above.size == 1:
        return Mean(value, None, None)
    spread = above / above.mean() - below / below.mean()
    error = float(spread.std(ddof=1)) / spread.size**0.5
    reach = float(stats.t.ppf((1.0 + confidence) / 2.0, spread.size - 1)) * error
    return Mean(value, None, Interval(value * float(np.exp(-reach)), value * float(np.exp(reach))))


def ratio_of_groups(above: FloatArray, below: FloatArray, confidence: float = CONFIDENCE) -> Mean | None:
    """As `ratio_of_means`, of draws that have nothing to do with each other, (trials,) each."""
    if not (above.mean() > 0.0 and below.mean() > 0.0):
        return None
    value = float(above.mean() / below.mean())
    if min(above.size, below.size) == 1:
        return Mean(value, None, None)
    parts = [float(draws.var(ddof=1)) / draws.size / float(draws.mean()) ** 2 for draws in (above, below)]
    # Of Welch's degrees of freedom the least that they can be.
    reach = float(stats.t.ppf((1.0 + confidence) / 2.0, min(above.size, below.size) - 1)) * sum(parts) ** 0.5
    return Mean(value, None, Interval(value * float(np.exp(-reach)), value * float(np.exp(reach))))
