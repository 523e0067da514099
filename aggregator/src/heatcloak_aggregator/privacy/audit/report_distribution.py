"""Distribution tests of reports whose stated probabilities are known, and the loss that they prove.

P-values are exact for all laws: binomial or simulated. The chi-squared approximation fails where nearly all
reports are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from scipy.stats import binom

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit.checks import Finding
from heatcloak_aggregator.privacy.audit.distribution_tests import corrected
from heatcloak_aggregator.privacy.audit.loss_bound import LossBound, lower_bound
from heatcloak_aggregator.privacy.audit.report_sample import ReportSample
from heatcloak_aggregator.privacy.audit.statistical_checks import FALSE_ALARM
from heatcloak_shared.rounding import down_text, up_text

_CHECKS = 8
REPORT_LEVEL = FALSE_ALARM / _CHECKS
"""Significance level of each statistical check of reports (Bonferroni)."""
_LEAST_IN_BIN = 5.0
_SIMULATIONS, _ENOUGH = 20_000, 50
_SIMULATED_COUNTS = 1 << 20
_PRIOR_REPORTS = 30.0
"""Weight of the stated probabilities, in reports for each output."""

Counts = Sequence[Int64Array]
"""Counts of the bins of each law or world, each of shape (simulations, bins)."""


def distribution(sample: ReportSample) -> Finding:
    """Return the test of counts of outputs against stated probabilities: Pearson's statistic, simulated."""
    observed: list[Int64Array] = []
    laws: list[FloatArray] = []
    for which, law in enumerate(sample.laws):
        reports = sample.of_law(which)
        bins = _bins(law * reports.size, sample.likely[which])
        if bins.max() > 0:
            observed.append(np.bincount(bins[reports], minlength=bins.max() + 1))
            laws.append(np.asarray(np.bincount(bins, law), dtype=np.float64))
    text = f"{sample.draws} reports of {sample.laws.shape[1]} outputs"
    if not observed:  # all outputs are rare, and count together
        return Finding(None, f"{text} are too few")

    def statistic(counts: Counts) -> FloatArray:
        total = np.zeros(len(counts[0]))
        for part, law, size in zip(counts, laws, map(np.sum, observed), strict=True):
            total += np.square(part - law * size) @ (1.0 / (law * size))
        return total

    return Finding(p_value_by_law(statistic, observed, laws, sample.seed), text)


def between_worlds(sample: ReportSample) -> Finding:
    """Return the test that reports have the same distribution in both worlds, whatever it is.

    The statistic is chi-squared of the table of both worlds, simulated with the sums of the table fixed.
    """
    size = sample.laws.shape[1]
    counts = np.array([np.bincount(sample.of_world(world), minlength=size) for world in (0, 1)])
    bins = _bins(counts.sum(axis=0) / 2.0, sample.likely[0])
    text = f"{sample.draws} reports of {size} outputs"
    if bins.max() == 0 or not counts.any(axis=1).all():
        return Finding(None, f"{text} are too few")
    one, both = (np.bincount(bins, part).astype(np.int64) for part in (counts[0], counts.sum(axis=0)))
    expected = both * (one.sum() / both.sum())
    weights = 1.0 / np.maximum(expected, 1e-300)
    chance = np.random.default_rng([sample.seed, 2])
    p_value = _simulated_p_value(
        lambda parts: np.asarray(np.square(parts[0] - expected) @ weights),
        [one],
        lambda count: [chance.multivariate_hypergeometric(both, int(one.sum()), count, method="marginals")],
    )
    return Finding(p_value, f"{text}, compared in two worlds")


def node_shares(sample: ReportSample, word: str) -> Finding:
    """Return the binomial test of each node's share of likely outputs; ``word`` is what a node is called."""
    p_values, names = [], []
    for which, stated in enumerate(sample.stated_shares):
        for node in range(sample.noise.shape[2]):
            reports = sample.of_law(which, node)
            hits = int(sample.likely[which][reports].sum())
            fewer = binom.cdf(hits, reports.size, stated)
            more = binom.sf(hits - 1, reports.size, stated)
            p_values.append(min(1.0, 2.0 * float(min(fewer, more))))
            names.append(f"{word} {node + 1} with a share of {hits} of {reports.size}, stated {stated:.3f}")
    worst = int(np.argmin(p_values))
    return Finding(corrected(p_values[worst], len(p_values)), f"most extreme: {names[worst]}")


def loss_bound(worlds: Sequence[Int64Array], laws: FloatArray) -> LossBound:
    """Return the lower bound of ε: reports are ordered by how much likelier they were in world 1.

    The order comes from a third of the reports, with the stated probabilities as a prior; so it is right also
    for nodes that do not follow these, if there are many reports. The rest of the reports is counted.

    Args:
        worlds: the reports in each world.
        laws: the stated probability of each report in each world, shape (2, n).
    """
    weights = [
        np.bincount(reports[0::3], minlength=law.size) + law * (_PRIOR_REPORTS * law.size) + 1e-9
        for reports, law in zip(worlds, laws, strict=True)
    ]
    order = np.log(weights[1] / weights[0])
    statistics = [order[np.concatenate([reports[1::3], reports[2::3]])] for reports in worlds]
    return lower_bound(statistics[0], statistics[1], 0.0, REPORT_LEVEL)


def judge_loss(bound: LossBound, promised: float) -> Finding:
    """Return the test of a lower bound, which is wrong with probability at most its level."""
    if bound.ceiling <= promised:
        return Finding(
            None, f"{bound.readings} reports of each world can show at most {up_text(bound.ceiling)}"
        )
    text = f"log-odds of at least {down_text(bound.epsilon)}; promised {up_text(promised)}"
    return Finding(0.0 if bound.epsilon > promised else 1.0, text)


def p_value_by_law(
    statistic: Callable[[Counts], FloatArray], observed: Counts, laws: Sequence[FloatArray], seed: int
) -> float:
    """Return the p-value of counts, by simulation.

    Args:
        statistic: great where counts are unlikely; of many counts.
        observed: the counts of each law, shape (bins,).
        laws: the probabilities of the bins.
        seed: of the simulations.
    """
    chance = np.random.default_rng([seed, 1])
    exact = [(int(counts.sum()), law / law.sum()) for counts, law in zip(observed, laws, strict=True)]
    return _simulated_p_value(
        statistic, observed, lambda count: [chance.multinomial(size, law, count) for size, law in exact]
    )


def _simulated_p_value(
    statistic: Callable[[Counts], FloatArray], observed: Counts, draw: Callable[[int], Counts]
) -> float:
    """Return the p-value of counts by simulation (Besag & Clifford 1991), which is exact for all laws.

    Simulations end as soon as enough statistics were as great as the observed one.

    Args:
        statistic: great where counts are unlikely; of many counts.
        observed: the counts, each of shape (bins,).
        draw: returns a number of counts that correct reports would have.
    """
    value = float(statistic([counts[None] for counts in observed])[0])
    value -= 1e-9 * abs(value)  # sums of equal counts in another order may differ
    most = max(_SIMULATED_COUNTS // sum(counts.size for counts in observed), 1)
    done = as_great = 0
    while done < _SIMULATIONS:
        count = min(max(2 * _ENOUGH, done), most, _SIMULATIONS - done)
        hits = np.flatnonzero(statistic(draw(count)) >= value)
        if as_great + hits.size >= _ENOUGH:
            return _ENOUGH / (done + int(hits[_ENOUGH - as_great - 1]) + 1)
        as_great += hits.size
        done += count
    return (as_great + 1) / (done + 1)


def _bins(expected: FloatArray, likely: BoolArray) -> Int64Array:
    """Return the number of each output's bin: its own, or if it is rare, one with other rare outputs.

    Rare outputs that are likely share bins with each other. All are 0 if there is nothing to compare.
    """
    rare, frequent = np.flatnonzero(expected < _LEAST_IN_BIN), np.flatnonzero(expected >= _LEAST_IN_BIN)
    rare = rare[np.argsort(~likely[rare], kind="stable")]
    bins = np.zeros(expected.size, dtype=np.int64)
    bins[rare] = np.cumsum(expected[rare]) // _LEAST_IN_BIN
    # Outputs that never occur have no bin of their own.
    first = int(bins[rare[-1]]) + 1 if expected[rare].any() else 0
    bins[frequent] = first + np.arange(frequent.size)
    return bins
