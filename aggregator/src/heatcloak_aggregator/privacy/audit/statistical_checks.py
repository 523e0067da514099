"""The statistical checks of an audit, and estimates of the privacy loss."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.stats import chi2

from heatcloak_aggregator.privacy.audit import distribution_tests, independence_tests
from heatcloak_aggregator.privacy.audit.checks import Check, Finding, judge
from heatcloak_aggregator.privacy.audit.loss_bound import (
    LossBound,
    lower_bound,
    period_projections,
    projections,
    readings_needed,
)
from heatcloak_aggregator.privacy.audit.noise import NoiseSample
from heatcloak_shared.gaussian_dp import gaussian_epsilon, gaussian_mu
from heatcloak_shared.rounding import down_text, up_text

FALSE_ALARM = 1e-3
"""Upper bound on the probability that correct noise fails an audit, over all checks together."""

Test = Callable[[NoiseSample], Finding]


def projected_scale(sample: NoiseSample) -> Finding:
    """Return the test of the scale along the worlds' difference, where noise shared between nodes adds up."""
    along = sample.along
    if along.size == 0 or not sample.direction.any():
        return Finding(None, "no round in which all nodes published")
    total = float((along**2).sum())
    p_value = float(distribution_tests.two_sided(np.array(total), along.size))
    return Finding(p_value, f"measured {math.sqrt(total / along.size):.4f} of the promised σ")


_TESTS: tuple[tuple[str, Test, str], ...] = (
    ("shape", distribution_tests.shape, "noise of another distribution: uniform, Laplace, clipped"),
    ("scale", distribution_tests.scale, "σ too low or too high everywhere"),
    ("node scale", distribution_tests.node_scale, "one node with less noise, or none"),
    ("node shape", distribution_tests.node_shape, "one node with another distribution of the same scale"),
    ("centre", distribution_tests.centre, "noise with a bias"),
    ("tails", distribution_tests.tails, "truncated noise, or outliers"),
    ("low bits", distribution_tests.low_bits, "low bits without noise: too coarse a lattice"),
    ("over time", independence_tests.over_time, "noise that is correlated over time"),
    ("between nodes", independence_tests.between_nodes, "one seed in two nodes; noise shared by nodes"),
    ("between boots", independence_tests.between_boots, "noise reused after a restart"),
    ("repeats", independence_tests.repeats, "any sequence of noise that occurs twice"),
    ("from the reading", independence_tests.from_the_reading, "noise that depends on the reading"),
    ("along the move", projected_scale, "noise that cancels along the move"),
)
_LOSS_CHECKS = 3
LEVEL = FALSE_ALARM / (len(_TESTS) + _LOSS_CHECKS)
"""Significance level of each statistical check (Bonferroni)."""


def statistical_checks(
    sample: NoiseSample, promised: PromisedLoss
) -> tuple[list[Check], dict[str, LossBound]]:
    """Run every statistical check on a sample.

    Returns:
        (the checks, the lower bounds on ε for ``"one round"`` and ``"period"``).
    """
    checks = [judge(name, test(sample), LEVEL, catches) for name, test, catches in _TESTS]
    statistics = {
        "one round": (projections(sample), promised.one_round),
        "period": (period_projections(sample, promised.releases), promised.period),
    }
    bounds = {}
    for name, ((world0, world1), epsilon) in statistics.items():
        bounds[name] = bound = lower_bound(world0, world1, promised.delta, LEVEL)
        checks.append(_judge_loss(name, bound, promised, epsilon))
    catches = "noise too small for the worlds' distance, even if its distribution is correct"
    checks.append(judge("likely loss", _likely_loss(sample, promised), LEVEL, catches))
    return checks, bounds


def _likely_loss(sample: NoiseSample, promised: PromisedLoss) -> Finding:
    """Return the test of whether the loss exceeds a promise even at its lower limit, for Gaussian noise.

    The sum of squares along the move is s²χ², with s the scale over the promised one. Noise that keeps the
    promise has s >= `needed_scale`, and a sum this small with probability at most the p-value.
    """
    needed = needed_scale(sample, promised)
    if sample.along.size == 0 or needed == 0.0:
        return Finding(None, "no round in which all nodes published, or the worlds do not differ")
    total = float((sample.along**2).sum())
    measured = math.sqrt(total / sample.along.size)
    text = f"along the move {measured:.4f} of the promised σ; the promise requires {needed:.4f}"
    return Finding(float(chi2.cdf(total / needed**2, sample.along.size)), text)


def _judge_loss(name: str, bound: LossBound, promised: PromisedLoss, epsilon: float) -> Check:
    if bound.ceiling > epsilon:
        # The bound is wrong with probability at most LEVEL, so a true promise fails with at most that.
        finding = Finding(
            0.0 if bound.epsilon > epsilon else 1.0, f"ε is at least {down_text(bound.epsilon)}"
        )
    else:
        needed = readings_needed(epsilon, promised.delta, LEVEL)
        text = (
            f"{bound.readings} readings can show at most {up_text(bound.ceiling)}; "
            f"{needed} of each world are required"
        )
        finding = Finding(None, text)
    catches = "worlds that are easier to distinguish than promised, for any reason"
    return judge(f"loss, {name}", finding, LEVEL, catches)


@dataclass(frozen=True, slots=True)
class PromisedLoss:
    """The promise at the zone's δ.

    Attributes:
        delta: δ.
        one_round: ε of one round.
        period: ε of a budget period.
        releases: released rounds per budget period.
    """

    delta: float
    one_round: float
    period: float
    releases: int


def scale_along(sample: NoiseSample) -> tuple[float, float] | None:
    """Return 95 % limits of the noise's scale along the move over its promised scale, for Gaussian noise.

    None without noise there.
    """
    total = float((sample.along**2).sum())
    if total == 0.0:
        return None
    least, most = (math.sqrt(total / chi2.ppf(level, sample.along.size)) for level in (0.975, 0.025))
    return least, most


def likely_loss(sample: NoiseSample, promised: PromisedLoss) -> dict[str, tuple[float, float]]:
    """Return 95 % limits of the ε that was lost at the promised δ, for Gaussian noise along the move.

    The checks test whether the noise is Gaussian. The figures are exact for continuous noise (Balle & Wang
    2018, Theorem 8) with a scale between the limits of `scale_along`, for the two worlds that were run. Their
    readings differ by no more than the promise covers.

    Returns:
        (lower, upper) for ``"one round"`` and ``"period"``; empty if there was nothing to measure.
    """
    limits, length = scale_along(sample), float(np.linalg.norm(sample.move))
    if limits is None or length == 0.0:
        return {}
    moves = {"one round": length, "period": length * math.sqrt(promised.releases)}
    return {
        name: (
            gaussian_epsilon(move / limits[1], promised.delta),
            gaussian_epsilon(move / limits[0], promised.delta),
        )
        for name, move in moves.items()
    }


def needed_scale(sample: NoiseSample, promised: PromisedLoss) -> float:
    """Return the least scale along the move, over the promised one, that keeps both promises.

    It is for Gaussian noise and the two worlds that were run; 0 if they do not differ or no loss is promised.
    """
    length = float(np.linalg.norm(sample.move))
    moves = ((promised.one_round, length), (promised.period, length * math.sqrt(promised.releases)))
    kept = [
        move / gaussian_mu(epsilon, promised.delta)
        for epsilon, move in moves
        if move > 0.0 and math.isfinite(epsilon)
    ]
    return max(kept, default=0.0)


def smallest_faults(counts: npt.NDArray[np.int64], level: float, power: float = 0.9) -> dict[str, float]:
    """Return the smallest relative faults of σ that are detected with probability ``power``.

    The sum of squares of noise of scale sσ is s²σ²χ²_ν; its ``power`` quantile must be beyond the limit of
    the check.

    Args:
        counts: draws of each node, shape (nodes,).
        level: significance level of the check.
        power: probability of detection.

    Returns:
        The reduction if it affects ``"all nodes"``, and if it affects ``"one node"``; and by how much the
        scale of one of two ``"swapped nodes"`` is below the other's if each draws with the other's scale.
    """
    least, each = int(counts.min()), level / (2 * len(counts))
    # One of the two swapped nodes is enough.
    either = 1.0 - math.sqrt(1.0 - power)
    return {
        "all nodes": _deficit(int(counts.sum()), level, power),
        "one node": _deficit(least, each, power),
        "swapped nodes": max(_deficit(least, each, either), _excess(least, each, either)),
    }


def _deficit(count: int, level: float, power: float) -> float:
    """Return the least 1 − s that is detected, for s < 1."""
    if count == 0:
        return 1.0
    return 1.0 - float(np.sqrt(chi2.ppf(level / 2.0, count) / chi2.ppf(power, count)))


def _excess(count: int, level: float, power: float) -> float:
    """Return the least 1 − 1/s that is detected, for s > 1."""
    if count == 0:
        return 1.0
    return 1.0 - float(np.sqrt(chi2.isf(power, count) / chi2.isf(level / 2.0, count)))
