"""Tests of the reports of a position zone's nodes, which were at one of two places."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from scipy.sparse import coo_array
from scipy.sparse.csgraph import dijkstra

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit.checks import Check, Finding, decide, judge
from heatcloak_aggregator.privacy.audit.loss_bound import LossBound
from heatcloak_aggregator.privacy.audit.report_distribution import (
    REPORT_LEVEL,
    Counts,
    distribution,
    judge_loss,
    loss_bound,
    node_shares,
    p_value_by_law,
)
from heatcloak_aggregator.privacy.audit.report_independence import independence_checks
from heatcloak_aggregator.privacy.audit.report_sample import ReportSample
from heatcloak_shared.rounding import up_text

_LEAST_EXPECTED = 20.0
_DISTANCES = 512
"""Values that distances of reports are rounded to, so that tables of all sizes are simulated quickly."""
_TOLERANCE = 1e-9
_AXIS_AND_DIAGONAL = ((0, 1), (1, 0), (1, 1), (1, -1))


@dataclass(frozen=True, kw_only=True)
class PositionSample(ReportSample):
    """Reports of the nodes of a position zone in two worlds; in each, all nodes are in one cell.

    Attributes:
        noise, present, world, seed: see `ReportSample`.
        laws: the stated probability of each output in each world, shape (2, n_outputs).
        weights: the weight of each output, shape (n_outputs,).
    """

    weights: FloatArray


def greatest_losses(levels: FloatArray, side: float, sources: Int64Array) -> FloatArray:
    """Return the promised bound on the log-odds between cells, by the map alone, shape (sources, all cells).

    It is the least integral of the level over moves to the eight neighbours; infinite between cells that
    walls separate. Such paths are up to 8.3 % longer than the straight line, so that the bound may be as much
    above the promise, which is about grid paths.

    Args:
        levels: level of each cell per unit of length, shape (rows, columns); NaN is a wall.
        side: side of a cell.
        sources: cells, as row · columns + column.
    """
    rows, columns = levels.shape
    number = np.arange(levels.size).reshape(rows, columns)
    starts, ends, costs = [], [], []
    for down, right in _AXIS_AND_DIAGONAL:
        left = max(-right, 0)
        height, width = rows - down, columns - abs(right)
        one = (slice(0, height), slice(left, left + width))
        other = (slice(down, down + height), slice(left + right, left + right + width))
        cost = (levels[one] + levels[other]) / 2.0 * side * math.hypot(down, right)
        allowed = np.isfinite(cost)
        starts.append(number[one][allowed])
        ends.append(number[other][allowed])
        costs.append(cost[allowed])
    edges = (np.concatenate(costs), (np.concatenate(starts), np.concatenate(ends)))
    graph = coo_array(edges, shape=(levels.size, levels.size)).tocsr()
    return np.asarray(dijkstra(graph, directed=False, indices=sources))


def promise_check(laws: FloatArray, promised: FloatArray) -> Check:
    """Check that the stated probabilities of reports of several cells keep the promise of the map.

    Args:
        laws: the probability of each output for each cell, shape (cells, n_outputs).
        promised: bounds on the log of ratios between two cells, shape (cells, cells).
    """
    faults = []
    with np.errstate(divide="ignore"):
        logs = np.log(laws[:, (laws > 0.0).any(axis=0)])
    pairs = [(i, j) for i in range(len(laws)) for j in range(i) if math.isfinite(promised[i, j])]
    for i, j in pairs:
        loss = float(np.abs(logs[i] - logs[j]).max())
        if not loss <= promised[i, j] + _TOLERANCE:
            faults.append(
                f"the odds of two places change by e^{up_text(loss)}, promised {promised[i, j]:.4g}"
            )
    fine = f"{len(pairs)} pairs of places: at most the integral over moves to eight neighbours"
    return decide("stated odds", faults, fine, "a mechanism that promises more than it keeps")


def position_checks(sample: PositionSample, promised: float) -> tuple[list[Check], LossBound]:
    """Run every statistical check on the reports of nodes.

    Args:
        sample: the reports.
        promised: the bound on the log-odds between the places of the two worlds, for one report.

    Returns:
        The checks, and the lower bound of the log-odds.
    """
    loss = loss_bound([sample.of_world(0), sample.of_world(1)], sample.laws)
    level = REPORT_LEVEL
    checks = [
        judge("distribution", distribution(sample), level, "reports by another map, or other weights"),
        judge("less noise", _less_noise(sample), level, "reports too near to the place"),
        judge("node", node_shares(sample, "node"), level, "one node with less noise, or none"),
        *independence_checks(sample, level),
        judge(
            "loss",
            judge_loss(loss, promised),
            level,
            "two places that are easier to tell apart than promised",
        ),
    ]
    return checks, loss


def _less_noise(sample: PositionSample) -> Finding:
    """Compare the mean distance of reports with its exact mean: the score test of higher levels.

    A report's distance is f in P(y|u) ∝ w(y)·exp(−f(u, y)). With levels that are θ times as high, the
    probability is proportional to w(y)·exp(−θ·f(u, y)): so the sum of f is the statistic of the likelihood
    ratio test of θ = 1 against every θ > 1. The p-value is simulated, with distances that are rounded.
    """
    observed: list[Int64Array] = []
    laws: list[FloatArray] = []
    distances: list[FloatArray] = []
    mean = variance = total = 0.0
    for world, law in enumerate(sample.laws):
        bins, distance = _rounded_distances(law, sample.weights)
        reports = sample.of_world(world)
        observed.append(np.bincount(bins[reports], minlength=distance.size))
        laws.append(np.asarray(np.bincount(bins, law, distance.size), dtype=np.float64))
        distances.append(distance)
        expected = float(distance @ laws[-1])
        total += float(distance @ observed[-1])
        mean += expected * reports.size
        variance += float(np.square(distance - expected) @ laws[-1]) * reports.size
    text = f"{sample.draws} reports"
    if sample.different(sample.present, sample.law) < _LEAST_EXPECTED or variance == 0.0:
        return Finding(None, f"{text} are too few, or too few of them differ")

    def statistic(counts: Counts) -> FloatArray:
        sums = [of_world @ distance for of_world, distance in zip(counts, distances, strict=True)]
        return np.asarray(-np.sum(sums, axis=0))

    score = (total - mean) / math.sqrt(variance)
    p_value = p_value_by_law(statistic, observed, laws, sample.seed)
    return Finding(p_value, f"{text}, {score:+.1f} standard errors further than stated")


def _rounded_distances(law: FloatArray, weights: FloatArray) -> tuple[Int64Array, FloatArray]:
    """Return the number of each output's distance, and the distances: means of outputs that are as far."""
    there = law > 0.0
    distance = np.zeros(law.size)
    distance[there] = -np.log(law[there] / weights[there])
    order = np.argsort(distance, kind="stable")
    numbers = np.empty(law.size, dtype=np.int64)
    ends = np.cumsum(law[order])
    numbers[order] = np.minimum((ends - law[order]) / ends[-1] * _DISTANCES, _DISTANCES - 1)
    numbers = np.unique(numbers, return_inverse=True)[1]
    return numbers, np.bincount(numbers, law * distance) / np.maximum(np.bincount(numbers, law), 1e-300)
