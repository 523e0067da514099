"""Whether draws bear out what a paper states about a trend.

Every test is on the means, because the statements are, and lets the spread of the draws differ from value to
value, because it does. Each errs with probability at most `LEVEL` where it says "holds" of a curve that has
not the shape, and likewise where it says "does not hold" of one that has (by simulation: see the tests).
Falling and rising are trends over all values: a step back refutes them where it is sure, and is named where
it is not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import combinations, permutations

import numpy as np
from scipy import stats

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.ranking import lowest
from heatcloak_lab.experiments.claims import Claim, Said, Trend
from heatcloak_lab.experiments.contrasts import Groups, groups_of
from heatcloak_lab.experiments.intervals import CONFIDENCE

LEVEL = 0.05
SLACK = 1.05
"""Means that differ by less than one in twenty count as level: with draws enough any difference is sure."""
_NAMED = 1.1
"""A step back by a smaller factor goes without saying, and one by less than a twentieth of the range."""
FLAT = 0.25
"""The largest exponent of a near-flat curve, up or down: nearer to x⁰ than to √x, the alternative."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the draws of one curve say of one claim.

    Attributes:
        answer: which.
        probability: p of the test that decided, None where there was none.
        evidence: the numbers, in words.
    """

    answer: Said
    probability: float | None
    evidence: str


def judge(claim: Claim, values: FloatArray, scores: FloatArray) -> Verdict:
    """Test ``claim`` on a curve.

    Args:
        claim: the statement.
        values: what the parameter takes, rising, shape (values,).
        scores: the draws, independent of each other, shape (values, trials).
    """
    count, trials = scores.shape
    if count < 2:
        return Verdict(Said.OPEN, None, "one value shows no trend")
    if trials < 2:
        return Verdict(Said.OPEN, None, "one draw at each value says nothing about chance")
    return _TESTS[claim.trend](values, scores, groups_of(scores))


def _rising(values: FloatArray, scores: FloatArray, groups: Groups) -> Verdict:
    return _monotone(values, scores, groups, 1)


def _falling(values: FloatArray, scores: FloatArray, groups: Groups) -> Verdict:
    return _monotone(values, scores, groups, -1)


def _monotone(values: FloatArray, scores: FloatArray, groups: Groups, sign: int) -> Verdict:
    """The linear contrast over the ranks of the values; a step back that is sure and not small refutes it."""
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
            return Verdict(Said.FAILS, min(1.0, 2 * back), f"it goes the other way: {ends}")
        word = "falls" if sign > 0 else "rises"
        step = f"between {values[worst[0]]:g} and {values[worst[1]]:g} it {word}, {_change(groups, *worst)}"
        return Verdict(Said.FAILS, min(1.0, 2 * reversal), f"{step}; {ends}")
    if forward < LEVEL:
        return Verdict(Said.HOLDS, forward, f"{ends}{_step_back(values, groups, sign)}")
    below = groups.below(SLACK)
    level = max(float(below[pair]) for pair in permutations(range(count), 2))
    if level < LEVEL / 2:
        return Verdict(
            Said.FAILS, level, f"all means lie within {100 * SLACK - 100:.0f} % of each other; {ends}"
        )
    return Verdict(Said.OPEN, forward, f"too few draws to tell; {ends}")


def _step_back(values: FloatArray, groups: Groups, sign: int) -> str:
    """The largest step against the trend, where it is not small."""
    means = groups.means
    pairs = combinations(range(values.size), 2)
    i, j = max(pairs, key=lambda pair: sign * (means[pair[0]] - means[pair[1]]))
    low, high = sorted((float(means[i]), float(means[j])))
    small = max((_NAMED - 1.0) * low, 0.05 * float(np.ptp(means)))
    if sign * (means[i] - means[j]) <= 0.0 or high - low <= small:
        return ""
    return f"; a step back {_change(groups, i, j)} between {values[i]:g} and {values[j]:g} is not sure"


def _flat(values: FloatArray, scores: FloatArray, groups: Groups) -> Verdict:
    return _power(values, groups, both=True)


def _bounded(values: FloatArray, scores: FloatArray, groups: Groups) -> Verdict:
    return _power(values, groups, both=False)


def _power(values: FloatArray, groups: Groups, both: bool) -> Verdict:
    """The exponent is at most `FLAT`, and no two means lie further apart than it allows over all values."""
    if not (groups.means > 0.0).all() or not (values > 0.0).all():
        if not groups.means.any():
            return Verdict(Said.HOLDS, 0.0, "all draws are 0")
        return Verdict(Said.OPEN, None, "a mean of 0 has no exponent")
    slope = groups.exponent(values)
    reach = slope.reach(CONFIDENCE)
    words = f"exponent {slope.value:+.2f} ({slope.value - reach:+.2f} to {slope.value + reach:+.2f})"
    words = f"{words}; {_ends(values, groups)}"
    allowed = float(values[-1] / values[0]) ** FLAT
    # Pairs (i, j) where mean j must not be above mean i by more than that.
    pairs = list((permutations if both else combinations)(range(values.size), 2))
    sides = (1, -1) if both else (1,)
    steep = min(slope._replace(value=side * slope.value - FLAT).above for side in sides) * len(sides)
    exceeding, below = groups.exceeding(allowed), groups.below(allowed)
    jumps = {(i, j): float(exceeding[j, i]) for i, j in pairs}
    worst = min(jumps, key=lambda pair: jumps[pair])
    jump = jumps[worst] * len(pairs)
    if steep < LEVEL / 2:
        return Verdict(Said.FAILS, min(1.0, 2 * steep), words)
    if jump < LEVEL / 2:
        i, j = worst
        factor = groups.means[j] / groups.means[i]
        step = f"at {values[j]:g} the mean is {factor:.2f} times that at {values[i]:g}"
        return Verdict(Said.FAILS, min(1.0, 2 * jump), f"{step}; {words}")
    # It holds where all of these are refuted: no choice among them, so no correction.
    inside = max(slope._replace(value=FLAT - side * slope.value).above for side in sides)
    inside = max(inside, *(float(below[j, i]) for i, j in pairs))
    if inside < LEVEL:
        return Verdict(Said.HOLDS, inside, words)
    return Verdict(Said.OPEN, inside, f"too few draws to tell; {words}")


def _valley(values: FloatArray, scores: FloatArray, groups: Groups) -> Verdict:
    """Both ends above one and the same value between them."""
    inner = range(1, values.size - 1)
    last = values.size - 1
    if not inner:
        return Verdict(Said.OPEN, None, "two values have nothing between them")
    exceeding, below = groups.exceeding(), groups.below(SLACK)
    both = {j: float(max(exceeding[0, j], exceeding[last, j])) for j in inner}
    # Whichever value is taken, all were looked at: Bonferroni.
    best = min(both, key=lambda j: both[j])
    sure = min(1.0, both[best] * len(inner))
    least = lowest(groups.means)
    words = (
        f"{_mean(groups, 0)} at {values[0]:g}, least {_mean(groups, least)} at {values[least]:g}, "
        f"{_mean(groups, last)} at {values[last]:g}"
    )
    if sure < LEVEL:
        return Verdict(Said.HOLDS, sure, words)
    # An end refutes it that is above none of the others, by more than the slack: all must show that.
    refuted = {end: float(max(below[end, j] for j in inner)) for end in (0, last)}
    end = min(refuted, key=lambda end: refuted[end])
    if refuted[end] < LEVEL / 2:
        which = "low" if end == 0 else "high"
        return Verdict(
            Said.FAILS, min(1.0, 2 * refuted[end]), f"it does not rise at the {which} end; {words}"
        )
    return Verdict(Said.OPEN, sure, f"too few draws to tell; {words}")


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


_TESTS: Mapping[Trend, Callable[[FloatArray, FloatArray, Groups], Verdict]] = {
    Trend.FALLING: _falling,
    Trend.RISING: _rising,
    Trend.FLAT: _flat,
    Trend.BOUNDED: _bounded,
    Trend.VALLEY: _valley,
}
