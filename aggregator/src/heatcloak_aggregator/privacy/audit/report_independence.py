"""Independence tests of reports whose stated probabilities are known: over time, between nodes and boots.

A report becomes a standard normal number: see `normal_scores`. Numbers of correct reports are independent
and exactly normal for all laws, even if nearly all reports are the same. So every p-value here is that of an
exact test. If reports hardly differ, the transform leaves little power: so equal reports other than the
likeliest are counted as well.
"""

from __future__ import annotations

import math

import numpy as np
from scipy.stats import binom, norm

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit.checks import Check, Finding, judge
from heatcloak_aggregator.privacy.audit.independence_tests import (
    LAGS,
    LEAST_ROUNDS,
    equal_counts,
    pair_p_values,
    repeats,
)
from heatcloak_aggregator.privacy.audit.report_sample import ReportSample

LEAST_DIFFERENT = 20.0
"""Reports other than the likeliest that must be expected for tests over time."""
_TESTS = 3


def independence_checks(sample: ReportSample, level: float) -> list[Check]:
    """Run the checks of independence, each at significance level ``level``."""
    return [
        judge("over time", over_time(sample), level, "noise correlated over time"),
        judge("between nodes", between_nodes(sample, level), level, "one seed or key in two nodes"),
        judge("between boots", between_boots(sample, level), level, "reuse after a restart"),
        judge("repeats", repeats(sample), level, "any sequence of draws that occurs twice"),
    ]


def over_time(sample: ReportSample) -> Finding:
    """Return the test of reports that are 1 to 10 rounds apart, Bonferroni-corrected.

    Rounds are divided into two sets, so that two reports at the lag are always one of each. Given those of
    one set, the sum of products is normal with a known variance. Equal reports are counted in pairs that have
    no report in common; there are two ways to form such pairs.
    """
    rounds = sample.noise.shape[1]
    lags = range(1, min(LAGS, rounds - 1) + 1)
    if not lags:
        return Finding(None, "a single round has no autocorrelation")
    if (too_few := _too_few(sample)) is not None:
        return too_few
    scores, p_values = [], []
    number = np.arange(rounds)
    same = float(sample.same_other.max())
    for lag in lags:
        odd = number // lag % 2 == 1
        near = np.zeros(sample.normal.shape)
        near[:, lag:] += sample.normal[:, :-lag]
        near[:, :-lag] += sample.normal[:, lag:]
        scores.append(_score(sample.normal[:, odd], near[:, odd], sample.present[:, odd]))
        both = sample.present[:, lag:] & sample.present[:, :-lag]
        equal = sample.other[:, lag:] & (sample.noise[:, lag:] == sample.noise[:, :-lag]) & both
        p_values.append(2.0 * float(norm.sf(abs(scores[-1]))))
        for chosen in (odd[:-lag], ~odd[:-lag]):
            hits, trials = int(equal[:, chosen].sum()), int(both[:, chosen].sum())
            p_values.append(float(binom.sf(hits - 1, trials, same)))
    worst = int(np.argmax(np.abs(scores)))
    text = f"lags 1 to {len(scores)}; most extreme: lag {worst + 1} at {scores[worst]:+.1f} standard errors"
    return Finding(min(1.0, min(p_values) * len(p_values)), text)


def between_nodes(sample: ReportSample, level: float) -> Finding:
    """Return the test of correlation and of equal reports for each pair of nodes in the same rounds.

    Args:
        sample: the reports.
        level: significance level of the check, to see whether equal reports could fail it.
    """
    nodes = sample.noise.shape[2]
    if nodes < 2 or int(sample.present.sum(axis=(0, 1)).min()) < LEAST_ROUNDS:
        return Finding(None, "needs two nodes and 20 rounds of each")
    first, second = np.triu_indices(nodes, 1)
    tests = _TESTS * first.size
    if _least_p_value(sample, sample.present[:, :, :1], sample.law) * tests >= level:
        return Finding(None, _TOO_ALIKE)
    there, outputs = sample.present.reshape(-1, nodes), sample.noise.reshape(-1, nodes)
    correlated = pair_p_values(sample.normal.reshape(-1, nodes), there.astype(np.float64))
    both, equal = equal_counts(outputs, there)
    _, others = equal_counts(outputs, sample.other.reshape(-1, nodes))
    same = binom.sf(equal - 1, both, float(sample.same.max()))
    same_other = binom.sf(others - 1, both, float(sample.same_other.max()))
    p_values = np.minimum(correlated, np.minimum(same, same_other)[first, second])
    worst = int(np.argmin(p_values))
    i, j = int(first[worst]), int(second[worst])
    text = f"{first.size} pairs; most extreme: nodes {i + 1} and {j + 1}, equal in {int(equal[i, j])} rounds"
    return Finding(min(1.0, float(p_values[worst]) * tests), text)


def between_boots(sample: ReportSample, level: float) -> Finding:
    """Return the test of each node's reports in any two boots of the same world, report by report.

    Args:
        sample: the reports.
        level: see `between_nodes`.
    """
    pairs = [(a, b) for a in range(len(sample.world)) for b in range(a) if sample.world[a] == sample.world[b]]
    if not pairs:
        return Finding(None, "a single boot has no restart")
    tests = _TESTS * len(pairs)
    if min(_least_p_value(sample, sample.present[[a]], sample.law[[a]]) for a, _ in pairs) * tests >= level:
        return Finding(None, _TOO_ALIKE)
    scores, p_values, equals = [], [], 0
    for a, b in pairs:
        law = int(sample.law[a])
        there = sample.present[a] & sample.present[b]
        equal = there & (sample.noise[a] == sample.noise[b])
        equals += int(equal.sum())
        trials = int(there.sum())
        scores.append(_score(sample.normal[a], sample.normal[b], there))
        p_values += [
            2.0 * float(norm.sf(abs(scores[-1]))),
            float(binom.sf(int(equal.sum()) - 1, trials, sample.same[law])),
            float(binom.sf(int((equal & sample.other[a]).sum()) - 1, trials, sample.same_other[law])),
        ]
    text = f"{len(pairs)} pairs of boots; {max(scores, key=abs):+.1f} standard errors; {equals} reports equal"
    return Finding(min(1.0, min(p_values) * tests), text)


_TOO_ALIKE = "too few different reports: nearly all are the likeliest one, and so equal"


def _too_few(sample: ReportSample) -> Finding | None:
    different = sample.different(sample.present, sample.law)
    if different >= LEAST_DIFFERENT:
        return None
    return Finding(
        None, f"too few different reports: {different:.2g} that are not the likeliest are expected"
    )


def _score(one: FloatArray, other: FloatArray, there: BoolArray) -> float:
    """Return the sum of products over its standard deviation, given one of the factors."""
    length = float(np.linalg.norm(other[there]))
    return float((one * other)[there].sum()) / length if length > 0.0 else 0.0


def _least_p_value(sample: ReportSample, present: BoolArray, law: Int64Array) -> float:
    """Return the p-value of two series of reports that are always equal, if one of them is as stated."""
    counts = np.array([present[law == which].sum() for which in range(len(sample.laws))])
    always = float(np.dot(counts, np.log(sample.same)))
    others = math.floor(sample.different(present, law))
    total = int(counts.sum())
    return min(math.exp(always), float(binom.sf(others - 1, total, float(sample.same_other.max()))))
