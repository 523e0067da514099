"""Figures beside the verdicts: what the loss is likely to be, and the smallest faults that an audit sees."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.stats import chi2

from heatcloak_aggregator.privacy.audit.sample import NoiseSample
from heatcloak_aggregator.privacy.gaussian import analytic_sigma, gaussian_epsilon


@dataclass(frozen=True, slots=True)
class PromisedLoss:
    """What is promised at the zone's δ.

    Attributes:
        delta: δ.
        one_round: ε of one round.
        period: ε of a budget period.
        releases: rounds released in one.
    """

    delta: float
    one_round: float
    period: float
    releases: int


def scale_along(sample: NoiseSample) -> tuple[float, float] | None:
    """σ of the noise along the move, in ticks: 95 % limits if it is Gaussian; None where there is none."""
    along = (sample.noise @ sample.direction)[sample.complete]
    total = float((along**2).sum())
    if total == 0.0:
        return None
    least, most = (math.sqrt(total / chi2.ppf(level, along.size)) for level in (0.975, 0.025))
    return least, most


def likely_loss(sample: NoiseSample, promised: PromisedLoss) -> dict[str, tuple[float, float]]:
    """What ε was lost at the promised δ, if the noise along the move is Gaussian: 95 % limits.

    The checks say whether it is. Exact for continuous noise (Balle & Wang 2018, Theorem 8), with σ between
    the limits of `scale_along`, for the two worlds that were run: their readings differ by no more than what
    is promised for.

    Returns:
        (least, most) of ``"one round"`` and of a ``"period"``; nothing where there was nothing to measure.
    """
    limits, length = scale_along(sample), float(np.linalg.norm(sample.move))
    if limits is None or length == 0.0:
        return {}
    moves = {"one round": length, "period": length * math.sqrt(promised.releases)}
    return {
        name: (
            gaussian_epsilon(limits[1], move, promised.delta),
            gaussian_epsilon(limits[0], move, promised.delta),
        )
        for name, move in moves.items()
    }


def needed_scale(sample: NoiseSample, promised: PromisedLoss) -> float:
    """Return the least σ, in ticks, at which Gaussian noise along the move keeps both promises.

    For the two worlds that were run; 0 where they do not differ, or no loss is promised.
    """
    length = float(np.linalg.norm(sample.move))
    moves = ((promised.one_round, length), (promised.period, length * math.sqrt(promised.releases)))
    kept = [
        analytic_sigma(move, epsilon, promised.delta)
        for epsilon, move in moves
        if move > 0.0 and math.isfinite(epsilon)
    ]
    return max(kept, default=0.0)


def smallest_faults(counts: npt.NDArray[np.int64], level: float, power: float = 0.9) -> dict[str, float]:
    """By which fraction σ must be low to be seen with probability ``power``, in all nodes and in one.

    From the law of the sum of squares: for noise of scale sσ it is s²σ²χ²_ν, and its upper ``power`` quantile
    must lie below the limit of the check.

    Args:
        counts: draws of each node, shape (nodes,).
        level: the p-value below which a check fails.
        power: the probability.
    """
    return {
        "all nodes": _deficit(int(counts.sum()), level, power),
        "one node": _deficit(int(counts.min()), level / (2 * len(counts)), power),
    }


def _deficit(count: int, level: float, power: float) -> float:
    if count == 0:
        return 1.0
    return 1.0 - float(np.sqrt(chi2.ppf(level / 2.0, count) / chi2.ppf(power, count)))
