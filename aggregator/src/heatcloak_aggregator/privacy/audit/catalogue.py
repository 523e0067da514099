"""The statistical checks of an audit, and their share of its false alarms."""

from __future__ import annotations

import math
from collections.abc import Callable

from scipy.stats import chi2

from heatcloak_aggregator.privacy.audit import distribution, independence
from heatcloak_aggregator.privacy.audit.check import Check, Finding, judge
from heatcloak_aggregator.privacy.audit.figures import PromisedLoss, needed_scale
from heatcloak_aggregator.privacy.audit.law import NoiseLaw
from heatcloak_aggregator.privacy.audit.loss import (
    LossBound,
    lower_bound,
    period_projections,
    projections,
    readings_needed,
)
from heatcloak_aggregator.privacy.audit.sample import NoiseSample
from heatcloak_shared.rounding import down_text, up_text

FALSE_ALARM = 1e-3
"""Noise that is right fails an audit with at most this probability, all of its checks together."""

Test = Callable[[NoiseSample, NoiseLaw], Finding]


def projected_scale(sample: NoiseSample, law: NoiseLaw) -> Finding:
    """The noise along the worlds' difference: what is shared between nodes adds up there."""
    along = (sample.noise @ sample.direction)[sample.complete] / law.sigma
    if along.size == 0 or not sample.direction.any():
        return Finding(None, "no round in which all nodes published")
    total = float((along**2).sum())
    p_value = 2.0 * min(chi2.cdf(total, along.size), chi2.sf(total, along.size))
    return Finding(
        min(1.0, float(p_value)), f"measured {math.sqrt(total / along.size):.4f} of the promised σ"
    )


_TESTS: tuple[tuple[str, Test, str], ...] = (
    ("shape", distribution.shape, "noise of another law: uniform, Laplace, clipped"),
    ("scale", distribution.scale, "σ too low or too high everywhere"),
    ("node scale", distribution.node_scale, "one node with less noise, or none"),
    ("node shape", distribution.node_shape, "one node with another law of the same scale"),
    ("centre", distribution.centre, "noise that leans to one side"),
    ("tails", distribution.tails, "noise that was cut off, or has outliers"),
    ("low bits", distribution.low_bits, "last bits that the noise leaves bare: too coarse a lattice"),
    ("over time", independence.over_time, "noise that remembers what it was"),
    ("between nodes", independence.between_nodes, "one seed in two nodes; noise that nodes share"),
    ("between boots", independence.between_boots, "noise used again after a restart"),
    ("repeats", independence.repeats, "any stretch of noise that comes twice, anywhere"),
    ("from the reading", independence.from_the_reading, "noise that follows what it hides"),
    ("along the move", projected_scale, "noise that cancels where it matters"),
)
_LOSS_CHECKS = 3
LEVEL = FALSE_ALARM / (len(_TESTS) + _LOSS_CHECKS)
"""The share of each statistical check (Bonferroni)."""


def statistical_checks(
    sample: NoiseSample, law: NoiseLaw, promised: PromisedLoss
) -> tuple[list[Check], dict[str, LossBound]]:
    """Ask every statistical question of a sample.

    Returns:
        (the checks, the lower bounds of ε of ``"one round"`` and ``"period"``).
    """
    checks = [judge(name, test(sample, law), LEVEL, catches) for name, test, catches in _TESTS]
    statistics = {
        "one round": (projections(sample), promised.one_round),
        "period": (period_projections(sample, promised.releases), promised.period),
    }
    bounds = {}
    for name, ((here, there), epsilon) in statistics.items():
        bounds[name] = bound = lower_bound(here, there, promised.delta, LEVEL)
        checks.append(_judge_loss(name, bound, promised, epsilon))
    catches = "a promise that right noise of this scale does not keep: calibrated for worlds less far apart"
    checks.append(judge("likely loss", _likely_loss(sample, promised), LEVEL, catches))
    return checks, bounds


def _likely_loss(sample: NoiseSample, promised: PromisedLoss) -> Finding:
    """Whether the loss is above a promise even at its lower limit, if the noise is Gaussian.

    The sum of squares along the move is σ²χ². Noise that keeps the promise has a σ of at least
    `needed_scale`: so small a sum it has with the p-value's probability at most.
    """
    needed = needed_scale(sample, promised)
    along = (sample.noise @ sample.direction)[sample.complete]
    if along.size == 0 or needed == 0.0:
        return Finding(None, "no round in which all nodes published, or worlds that do not differ")
    total = float((along**2).sum())
    text = f"σ along the move is {math.sqrt(total / along.size):.4g} ticks; the promise takes {needed:.4g}"
    return Finding(float(chi2.cdf(total / needed**2, along.size)), text)


def _judge_loss(name: str, bound: LossBound, promised: PromisedLoss, epsilon: float) -> Check:
    if bound.ceiling > epsilon:
        # The bound is wrong with probability LEVEL at most, and so is the failure of a promise that holds.
        finding = Finding(
            0.0 if bound.epsilon > epsilon else 1.0, f"ε is at least {down_text(bound.epsilon)}"
        )
    else:
        needed = readings_needed(epsilon, promised.delta, LEVEL)
        text = (
            f"{bound.readings} counted can show {up_text(bound.ceiling)} at most; "
            f"it takes {needed} of each world"
        )
        finding = Finding(None, text)
    catches = "worlds that can be told apart better than promised, whatever the reason"
    return judge(f"loss, {name}", finding, LEVEL, catches)
