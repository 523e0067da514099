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

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit.checks import Check, decide, judge
from heatcloak_aggregator.privacy.audit.loss_bound import LossBound
from heatcloak_aggregator.privacy.audit.report_distribution import (
    REPORT_LEVEL,
    between_worlds,
    distribution,
    judge_loss,
    loss_bound,
    node_shares,
)
from heatcloak_aggregator.privacy.audit.report_independence import independence_checks
from heatcloak_aggregator.privacy.audit.report_sample import ReportSample
from heatcloak_shared.rounding import down_text, up_text

Probabilities = Sequence[Sequence[Fraction]]
"""Of each report (columns) under each of several inputs (rows), as the mechanism states them."""


@dataclass(frozen=True, kw_only=True)
class LocalSample(ReportSample):
    """Reports of the devices of a heatmap zone in two worlds.

    Attributes:
        noise: report minus the element of the place, in the group; 0 where nothing was published.
        present, world, seed: see `ReportSample`.
        laws: the stated probability of each noise, shape (1, n_elements).
        reports: the published elements, shape of ``noise``.
        expected: the stated probabilities of reports in both worlds, shape (2, n_elements).
    """

    reports: Int64Array
    expected: FloatArray

    @cached_property
    def likely(self) -> BoolArray:
        """The noise values of more than average probability, shape (1, n_elements)."""
        return np.asarray(self.laws > 1.0 / self.laws.size)


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


def report_checks(sample: LocalSample, epsilon: float) -> tuple[list[Check], LossBound]:
    """Run every statistical check on the reports of devices.

    Returns:
        The checks, and the lower bound of ε.
    """
    worlds = [sample.reports[sample.present & (sample.world == world)[:, None, None]] for world in (0, 1)]
    loss = loss_bound(worlds, sample.expected)
    level = REPORT_LEVEL
    checks = [
        judge("distribution", distribution(sample), level, "noise of another distribution"),
        judge("device", node_shares(sample, "device"), level, "one device with less noise, or none"),
        judge("from the place", between_worlds(sample), level, "noise that depends on the place"),
        *independence_checks(sample, level),
        judge(
            "loss", judge_loss(loss, epsilon), level, "two places that are easier to tell apart than promised"
        ),
    ]
    return checks, loss


def group_difference(first: npt.ArrayLike, second: npt.ArrayLike, side: int) -> Int64Array:
    """Return first − second in Z_side × Z_side, for elements row·side + column; shapes broadcast."""
    one, other = np.asarray(first, dtype=np.int64), np.asarray(second, dtype=np.int64)
    rows, columns = (one // side - other // side) % side, (one - other) % side
    # Columns differ by one − other modulo side, because row·side vanishes.
    return np.asarray(rows * side + columns, dtype=np.int64)
