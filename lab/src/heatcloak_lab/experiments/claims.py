"""Statements of the papers about trends, and statistical tests of them.

Every test is on the means, because the statements are, and allows the spread of the draws to differ between
values, because it does. A wrong "holds" and a wrong "does not hold" have probability at most `LEVEL` each
(checked by simulation in the tests). Falling and rising describe the trend over all values: a reversal
refutes them if it is significant, and is mentioned if it is not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from itertools import combinations, permutations

import numpy as np
from scipy import stats

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.ranking import lowest
from heatcloak_lab.experiments.result import Cell, Table
from heatcloak_lab.experiments.statistics import CONFIDENCE, Groups, groups_of

CLAIMS_TABLE = "verdicts"
"""Name of the table of evaluated claims."""
LEVEL = 0.05
"""Significance level of every test."""
SLACK = 1.05
"""Means within this factor count as equal: with enough draws any difference is significant."""
_MENTIONED = 1.1
"""A reversal by a smaller factor, or by less than a twentieth of the range, is not mentioned."""
FLAT = 0.25
"""The largest absolute exponent of a near-flat curve: closer to x⁰ than to √x, the alternative."""


class Trend(StrEnum):
    """A shape of the mean as a function of the varied parameter."""

    FALLING = "falling"
    RISING = "rising"
    FLAT = "near-flat"
    BOUNDED = "not growing"
    VALLEY = "rising at both ends"


@dataclass(frozen=True, slots=True)
class Claim:
    """A statement of a paper about a figure.

    Attributes:
        trend: the shape.
        words: the statement and its place in the paper.
    """

    trend: Trend
    words: str


class Decision(StrEnum):
    """The outcome of testing a claim."""

    HOLDS = "holds"
    FAILS = "does not hold"
    OPEN = "not shown"


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The result of testing a claim on one curve.

    Attributes:
        decision: the outcome.
        p_value: p of the deciding test, None without a test.
        evidence: the numbers in words.
    """

    decision: Decision
    p_value: float | None
    evidence: str


@dataclass(frozen=True, slots=True)
class EvaluatedClaim:
    """A claim, the curve that it was tested on, and the result."""

    claim: Claim
    panel: str
    method: str
    evaluation: Evaluation


def claims_table(caption: str, rows: Sequence[tuple[Cell, ...]], *, wide: bool = True) -> Table:
    """Return the table of evaluated claims: claim, shape, panel, method, verdict, p and evidence."""
    columns = ("claim", "shape", "panel", "method", "verdict", "p", "evidence")
    return Table(CLAIMS_TABLE, caption, columns, tuple(rows), wide=wide)


def evaluate_claim(claim: Claim, values: FloatArray, scores: FloatArray) -> Evaluation:
    """Test ``claim`` on a curve.

    Args:
        claim: the statement.
        values: values of the parameter, increasing, shape (values,).
        scores: independent draws, shape (values, trials).
    """
    count, trials = scores.shape
    if count < 2:
        return Evaluation(Decision.OPEN, None, "one value shows no trend")
    if trials < 2:
        return Evaluation(Decision.OPEN, None, "one draw at each value does not show the effect of chance")
    return _TESTS[claim.trend](values, scores, groups_of(scores))


def _monotone(values: FloatArray, scores: FloatArray, groups: Groups, sign: int) -> Evaluation:
    """Test the linear contrast over the ranks of the values; a significant, large reversal refutes it."""
    count = values.size
    weights = np.arange(count) - (count - 1) / 2.0
    forward, back = (groups.contrast(way * sign * weights).above for way in (1, -1))
    pairs = list(combinations(range(count), 2))
    exceeding = groups.exceeding(SLACK)
    steps = {(i, j): float(exceeding[(i, j) if sign > 0 else (j, i)]) for i, j in pairs}
    worst = min(steps, key=lambda pair: steps[pair])
    reversal = min(1.0, steps[worst] * len(pairs))
    ends = f"{_ends(values, groups)}; Kendall's τ {_kendall(scores):+.2f}"
    if min(back, reversal) < LEVEL / 2:
        if back <= reversal:
            return Evaluation(Decision.FAILS, min(1.0, 2 * back), f"it goes the other way: {ends}")
        word = "falls" if sign > 0 else "rises"
        step = f"between {values[worst[0]]:g} and {values[worst[1]]:g} it {word}, {_change(groups, *worst)}"
        return Evaluation(Decision.FAILS, min(1.0, 2 * reversal), f"{step}; {ends}")
    if forward < LEVEL:
        return Evaluation(Decision.HOLDS, forward, f"{ends}{_reversal_text(values, groups, sign)}")
    below = groups.below(SLACK)
    level = max(float(below[pair]) for pair in permutations(range(count), 2))
    if level < LEVEL / 2:
        return Evaluation(
            Decision.FAILS, level, f"all means lie within {100 * SLACK - 100:.0f} % of each other; {ends}"
        )
    return Evaluation(Decision.OPEN, forward, f"too few draws to tell; {ends}")


def _reversal_text(values: FloatArray, groups: Groups, sign: int) -> str:
    """Describe the largest reversal of the trend, unless it is small."""
    means = groups.means
    pairs = combinations(range(values.size), 2)
    i, j = max(pairs, key=lambda pair: sign * (means[pair[0]] - means[pair[1]]))
    low, high = sorted((float(means[i]), float(means[j])))
    small = max((_MENTIONED - 1.0) * low, 0.05 * float(np.ptp(means)))
    if sign * (means[i] - means[j]) <= 0.0 or high - low <= small:
        return ""
    return f"; a step back {_change(groups, i, j)} between {values[i]:g} and {values[j]:g} is not sure"


def _power(values: FloatArray, scores: FloatArray, groups: Groups, both: bool) -> Evaluation:
    """Test that the exponent is at most `FLAT`, and that no two means differ by more than it allows."""
    if not (groups.means > 0.0).all() or not (values > 0.0).all():
        if not groups.means.any():
            return Evaluation(Decision.HOLDS, 0.0, "all draws are 0")
        return Evaluation(Decision.OPEN, None, "a mean of 0 has no exponent")
    slope = groups.exponent(values)
    reach = slope.reach(CONFIDENCE)
    words = f"exponent {slope.value:+.2f} ({slope.value - reach:+.2f} to {slope.value + reach:+.2f})"
    words = f"{words}; {_ends(values, groups)}"
    allowed = float(values[-1] / values[0]) ** FLAT
    # Pairs (i, j) where mean j must not exceed mean i by more than this factor.
    pairs = list((permutations if both else combinations)(range(values.size), 2))
    sides = (1, -1) if both else (1,)
    steep = min(slope._replace(value=side * slope.value - FLAT).above for side in sides) * len(sides)
    exceeding, below = groups.exceeding(allowed), groups.below(allowed)
    jumps = {(i, j): float(exceeding[j, i]) for i, j in pairs}
    worst = min(jumps, key=lambda pair: jumps[pair])
    jump = jumps[worst] * len(pairs)
    if steep < LEVEL / 2:
        return Evaluation(Decision.FAILS, min(1.0, 2 * steep), words)
    if jump < LEVEL / 2:
        i, j = worst
        factor = groups.means[j] / groups.means[i]
        step = f"at {values[j]:g} the mean is {factor:.2f} times that at {values[i]:g}"
        return Evaluation(Decision.FAILS, min(1.0, 2 * jump), f"{step}; {words}")
    # It holds if all of these are refuted. Nothing is selected among them, so no correction is needed.
    inside = max(slope._replace(value=FLAT - side * slope.value).above for side in sides)
    inside = max(inside, *(float(below[j, i]) for i, j in pairs))
    if inside < LEVEL:
        return Evaluation(Decision.HOLDS, inside, words)
    return Evaluation(Decision.OPEN, inside, f"too few draws to tell; {words}")


def _valley(values: FloatArray, scores: FloatArray, groups: Groups) -> Evaluation:
    """Test that both ends are above the same value between them."""
    inner = range(1, values.size - 1)
    last = values.size - 1
    if not inner:
        return Evaluation(Decision.OPEN, None, "two values have nothing between them")
    exceeding, below = groups.exceeding(), groups.below(SLACK)
    both = {j: float(max(exceeding[0, j], exceeding[last, j])) for j in inner}
    # The value is selected among all: Bonferroni correction.
    best = min(both, key=lambda j: both[j])
    sure = min(1.0, both[best] * len(inner))
    least = lowest(groups.means)
    words = (
        f"{_mean(groups, 0)} at {values[0]:g}, least {_mean(groups, least)} at {values[least]:g}, "
        f"{_mean(groups, last)} at {values[last]:g}"
    )
    if sure < LEVEL:
        return Evaluation(Decision.HOLDS, sure, words)
    # An end refutes it if it exceeds none of the others by more than the slack.
    refuted = {end: float(max(below[end, j] for j in inner)) for end in (0, last)}
    end = min(refuted, key=lambda end: refuted[end])
    if refuted[end] < LEVEL / 2:
        which = "low" if end == 0 else "high"
        return Evaluation(
            Decision.FAILS, min(1.0, 2 * refuted[end]), f"it does not rise at the {which} end; {words}"
        )
    return Evaluation(Decision.OPEN, sure, f"too few draws to tell; {words}")


def _kendall(scores: FloatArray) -> float:
    ranks = np.repeat(np.arange(scores.shape[0]), scores.shape[1])
    if np.ptp(scores) == 0.0:
        return 0.0
    return float(stats.kendalltau(ranks, scores.ravel()).statistic)


def _ends(values: FloatArray, groups: Groups) -> str:
    return f"from {_mean(groups, 0)} at {values[0]:g} to {_mean(groups, -1)} at {values[-1]:g}"


def _change(groups: Groups, i: int, j: int) -> str:
    return f"from {_mean(groups, i)} to {_mean(groups, j)}"


def _mean(groups: Groups, index: int) -> str:
    return f"{groups.means[index]:.3g}"


_TESTS: Mapping[Trend, Callable[[FloatArray, FloatArray, Groups], Evaluation]] = {
    Trend.FALLING: partial(_monotone, sign=-1),
    Trend.RISING: partial(_monotone, sign=1),
    Trend.FLAT: partial(_power, both=True),
    Trend.BOUNDED: partial(_power, both=False),
    Trend.VALLEY: _valley,
}
