"""Tests of a local mechanism: of the probabilities that it states, and of the reports that devices sent.

A report is an element of a finite group: that of the place, plus noise. Probabilities are compared exactly,
in rational numbers, with a bound of e^ε that this module computes itself.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import numpy as np
import numpy.typing as npt
from scipy.stats import binom, chi2_contingency

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit import independence_tests
from heatcloak_aggregator.privacy.audit.checks import Check, Finding, decide, judge
from heatcloak_aggregator.privacy.audit.distribution_tests import corrected, pearson
from heatcloak_aggregator.privacy.audit.loss_bound import LossBound, lower_bound
from heatcloak_aggregator.privacy.audit.noise import Draws
from heatcloak_aggregator.privacy.audit.statistical_checks import FALSE_ALARM
from heatcloak_shared.rounding import down_text, up_text

Probabilities = Sequence[Sequence[Fraction]]
"""Of each report (columns) under each of several inputs (rows), as the mechanism states them."""

_CHECKS = 8
REPORT_LEVEL = FALSE_ALARM / _CHECKS
"""Significance level of each statistical check of reports (Bonferroni)."""
_SCORE_UNIT = 1 << 20
_LEAST_EXPECTED = 5.0
_PRIOR_REPORTS = 30.0
"""Weight of the stated probabilities, in reports for each element."""


@dataclass(frozen=True, kw_only=True)
class ReportSample(Draws):
    """Reports of the devices of a heatmap zone in two worlds.

    Attributes:
        noise: a score of each report's noise: see `noise_scores`.
        present, world: see `Draws`.
        elements: the noise itself: report minus the element of the place, in the group, shape of ``noise``.
        law: the probability of each noise, as the mechanism states it, shape (n_elements,).
        reports: the published elements, shape of ``noise``.
        expected: the stated probabilities of reports in both worlds, shape (2, n_elements).
    """

    elements: Int64Array
    law: FloatArray
    reports: Int64Array
    expected: FloatArray

    @property
    def collisions(self) -> FloatArray:
        """See `Draws`: the same for all devices."""
        nodes = self.noise.shape[2]
        return np.full((nodes, nodes), float(np.square(self.law).sum()))

    @cached_property
    def likelier(self) -> BoolArray:
        """The noise values of more than average probability, shape (n_elements,)."""
        return np.asarray(self.law > 1.0 / self.law.size)

    def of_world(self, world: int) -> Int64Array:
        """Return all reports in a world."""
        chosen = self.world == world
        return np.asarray(self.reports[chosen][self.present[chosen]])

    def noise_in(self, world: int) -> Int64Array:
        """Return the noise of all reports in a world."""
        chosen = self.world == world
        return np.asarray(self.elements[chosen][self.present[chosen]])


def noise_scores(law: FloatArray) -> Int64Array:
    """Return a different integer for each noise value, in no order, of mean zero under its law.

    With them, tests for correlation apply to noise that has no order.
    """
    ranks = np.random.default_rng(0).permutation(law.size).astype(np.float64)
    return np.rint((ranks - ranks @ law) * _SCORE_UNIT).astype(np.int64)


def exp_below(epsilon: Fraction) -> Fraction:
    """Return a lower bound of e^ε, closer than 10⁻²⁵ of it, for ε from 0 to 20.

    All terms of the series are positive, so any part of it is a lower bound.
    """
    term = total = Fraction(1)
    for order in range(1, 140):
        term = term * epsilon / order
        total += term
    # Rounded down, so that the numbers stay short.
    return Fraction(math.floor(total * (1 << 128)), 1 << 128)


def likelihood_check(probabilities: Probabilities, epsilon: Fraction) -> Check:
    """Check exactly that no report is more than e^ε times as likely under one input than under another."""
    most = exp_below(epsilon)
    faults = []
    for number, row in enumerate(probabilities):
        if sum(row) != 1 or min(row) <= 0:
            faults.append(f"probabilities of input {number} are not all positive, or do not add up to 1")
    columns = [column for column in zip(*probabilities, strict=True) if min(column) > 0]
    greatest = max(max(column) / min(column) for column in columns)
    if greatest > most:
        text = f"a report is {up_text(float(greatest))} times as likely under another input"
        faults.append(f"{text}; e^{up_text(float(epsilon))} is {down_text(float(most))}")
    below = float(1 - greatest / most) if greatest <= most else 0.0
    fine = f"{len(probabilities)} inputs, the empty one among them: at most e^ε less {down_text(below)} of it"
    return decide("likelihood ratio", faults, fine, "a mechanism that promises more than it keeps")


def report_checks(sample: ReportSample, epsilon: float) -> tuple[list[Check], LossBound]:
    """Run every statistical check on the reports of devices.

    Returns:
        The checks, and the lower bound of ε.
    """
    loss = _loss(sample)
    level = REPORT_LEVEL
    checks = [
        judge("distribution", _distribution(sample), level, "noise of another distribution"),
        judge("device", _device(sample), level, "one device with less noise, or none"),
        judge("from the place", _from_the_place(sample), level, "noise that depends on the place"),
        judge("over time", independence_tests.over_time(sample), level, "noise correlated over time"),
        judge("between nodes", independence_tests.between_nodes(sample), level, "one seed in two devices"),
        judge("between boots", independence_tests.between_boots(sample), level, "reuse after a restart"),
        judge(
            "repeats", independence_tests.repeats(sample), level, "any sequence of noise that occurs twice"
        ),
        judge(
            "loss",
            _judge_loss(loss, epsilon),
            level,
            "two places that are easier to tell apart than promised",
        ),
    ]
    return checks, loss


def _distribution(sample: ReportSample) -> Finding:
    observed = np.bincount(sample.elements[sample.present], minlength=sample.law.size)
    p_value = pearson(observed, sample.law * sample.draws)
    text = f"{sample.draws} draws of {sample.law.size} values"
    if math.isnan(p_value):  # all values are rare, and count together
        return Finding(None, f"{text} are too few")
    return Finding(p_value, text)


def device_shares(sample: ReportSample) -> FloatArray:
    """Return each device's share of noise values of more than average probability, shape (nodes,)."""
    hits = (sample.likelier[sample.elements] & sample.present).sum(axis=(0, 1))
    return np.asarray(hits / np.maximum(sample.counts, 1), dtype=np.float64)


def promised_share(sample: ReportSample) -> float:
    """Return the probability of a noise value of more than average probability."""
    return float(sample.law[sample.likelier].sum())


def _device(sample: ReportSample) -> Finding:
    shares, promised = device_shares(sample), promised_share(sample)
    hits = np.rint(shares * sample.counts)
    fewer = binom.cdf(hits, sample.counts, promised)
    more = binom.sf(hits - 1, sample.counts, promised)
    p_values = np.minimum(1.0, 2.0 * np.minimum(fewer, more))
    worst = int(np.argmin(p_values))
    text = f"most extreme: device {worst + 1} with a share of {shares[worst]:.3f}, promised {promised:.3f}"
    return Finding(corrected(float(p_values[worst]), p_values.size), text)


def _from_the_place(sample: ReportSample) -> Finding:
    """Compare the noise of both worlds; values that are too rare for the approximation count together."""
    table = np.array([np.bincount(sample.noise_in(world), minlength=sample.law.size) for world in (0, 1)])
    order = np.argsort(table.sum(axis=0))[::-1]
    table = table[:, order]
    kept = int(np.searchsorted(-table.sum(axis=0), -2.0 * _LEAST_EXPECTED, side="right"))
    if kept < 2 or not table.any(axis=1).all():
        return Finding(None, f"{sample.draws} draws of {sample.law.size} values are too few")
    rest = table[:, kept:].sum(axis=1, keepdims=True)
    joined = np.hstack([table[:, :kept], rest]) if rest.sum() else table[:, :kept]
    return Finding(
        float(chi2_contingency(joined).pvalue), f"{joined.shape[1]} values, compared in two worlds"
    )


def _loss(sample: ReportSample) -> LossBound:
    """Return the lower bound of ε: reports are ordered by how much likelier they were in world 1.

    The order comes from a third of the reports, with the stated probabilities as a prior; so it is right also
    for devices that do not follow these, if there are many reports. The rest of the reports is counted.
    """
    worlds = sample.of_world(0), sample.of_world(1)
    expected = sample.expected * (_PRIOR_REPORTS * sample.law.size)
    weights = [
        np.bincount(reports[0::3], minlength=sample.law.size) + prior
        for reports, prior in zip(worlds, expected, strict=True)
    ]
    order = np.log(weights[1] / weights[0])
    statistics = [order[np.concatenate([reports[1::3], reports[2::3]])] for reports in worlds]
    return lower_bound(statistics[0], statistics[1], 0.0, REPORT_LEVEL)


def _judge_loss(bound: LossBound, epsilon: float) -> Finding:
    if bound.ceiling <= epsilon:
        return Finding(
            None, f"{bound.readings} reports of each world can show at most {up_text(bound.ceiling)}"
        )
    # The bound is wrong with probability at most its level.
    text = f"ε is at least {down_text(bound.epsilon)}; promised {up_text(epsilon)}"
    return Finding(0.0 if bound.epsilon > epsilon else 1.0, text)


def group_difference(first: npt.ArrayLike, second: npt.ArrayLike, side: int) -> Int64Array:
    """Return first − second in Z_side × Z_side, for elements row·side + column; shapes broadcast."""
    one, other = np.asarray(first, dtype=np.int64), np.asarray(second, dtype=np.int64)
    rows, columns = (one // side - other // side) % side, (one - other) % side
    # Columns differ by one − other modulo side, because row·side vanishes.
    return np.asarray(rows * side + columns, dtype=np.int64)
