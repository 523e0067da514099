"""Tests of the reports of a position zone's nodes, which were at one of two places."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from scipy.sparse import coo_array
from scipy.sparse.csgraph import dijkstra
from scipy.stats import binom, norm

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit import independence_tests
from heatcloak_aggregator.privacy.audit.checks import Check, Finding, decide, judge
from heatcloak_aggregator.privacy.audit.distribution_tests import corrected, pearson
from heatcloak_aggregator.privacy.audit.loss_bound import LossBound, lower_bound
from heatcloak_aggregator.privacy.audit.noise import Draws
from heatcloak_aggregator.privacy.audit.statistical_checks import FALSE_ALARM
from heatcloak_shared.rounding import down_text, up_text

_CHECKS = 8
POSITION_LEVEL = FALSE_ALARM / _CHECKS
"""Significance level of each statistical check of reports (Bonferroni)."""
_LEAST_EXPECTED = 20.0
_SCORE_UNIT = 1 << 30
_LEAST_DEVIATION = 1e-3
_TOLERANCE = 1e-9
_AXIS_AND_DIAGONAL = ((0, 1), (1, 0), (1, 1), (1, -1))


@dataclass(frozen=True, kw_only=True)
class PositionSample(Draws):
    """Reports of the nodes of a position zone in two worlds; in each, all nodes are in one cell.

    Attributes:
        noise: a score of each report: see `output_scores`.
        present, world: see `Draws`.
        outputs: the reported outputs, shape of ``noise``.
        laws: the stated probability of each output in each world, shape (2, n_outputs).
        weights: the weight of each output, shape (n_outputs,).
    """

    outputs: Int64Array
    laws: FloatArray
    weights: FloatArray

    @property
    def collisions(self) -> FloatArray:
        """See `Draws`: an upper bound, the same for all nodes."""
        nodes = self.noise.shape[2]
        return np.full((nodes, nodes), min(float(np.square(self.laws).sum(axis=1).max()), 1.0 - 1e-12))

    @cached_property
    def likely(self) -> BoolArray:
        """The likeliest outputs of each world that have at most half of the probability, but at least one."""
        likely = np.zeros(self.laws.shape, dtype=np.bool_)
        for chosen, law in zip(likely, self.laws, strict=True):
            order = np.argsort(-law, kind="stable")
            chosen[order[: max(int(np.searchsorted(np.cumsum(law[order]), 0.5, side="right")), 1)]] = True
        return likely

    def of_world(self, world: int) -> Int64Array:
        """Return all reports in a world."""
        chosen = self.world == world
        return np.asarray(self.outputs[chosen][self.present[chosen]])

    def of_node(self, world: int, node: int) -> Int64Array:
        """Return the reports of one node in a world."""
        chosen = self.world == world
        return np.asarray(self.outputs[chosen, :, node][self.present[chosen, :, node]])


def output_scores(law: FloatArray) -> Int64Array:
    """Return a different integer for each output, in no order.

    Under ``law`` the mean is zero, and the variance is the same for all laws, so that those of two worlds
    count alike in tests for correlation.
    """
    ranks = np.random.default_rng(0).permutation(law.size).astype(np.float64)
    away = ranks - ranks @ law
    deviation = math.sqrt(float(np.square(away) @ law))
    return np.rint(away / max(deviation, _LEAST_DEVIATION) * _SCORE_UNIT).astype(np.int64)


def greatest_losses(levels: FloatArray, side: float, sources: Int64Array) -> FloatArray:
    """Return the promised bound on the log-odds between cells, by the map alone, shape (sources, all cells).

    It is the least integral of the level over paths of moves to the eight neighbours, which are some of the
    moves that the promise is about; infinite between cells that walls separate.

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
    fine = f"{len(pairs)} pairs of places: at most the integral of the level between them"
    return decide("stated odds", faults, fine, "a mechanism that promises more than it keeps")


def position_checks(sample: PositionSample, promised: float) -> tuple[list[Check], LossBound]:
    """Run every statistical check on the reports of nodes.

    Args:
        sample: the reports.
        promised: the bound on the log-odds between the places of the two worlds, for one report.

    Returns:
        The checks, and the lower bound of the log-odds.
    """
    loss = _loss(sample)
    level = POSITION_LEVEL
    checks = [
        judge("distribution", _distribution(sample), level, "reports by another map, or other weights"),
        judge("less noise", _less_noise(sample), level, "reports too near to the place"),
        judge("node", _node(sample), level, "one node with less noise, or none"),
        judge("over time", independence_tests.over_time(sample), level, "noise correlated over time"),
        judge("between nodes", independence_tests.between_nodes(sample), level, "one key in two nodes"),
        judge("between boots", independence_tests.between_boots(sample), level, "reuse after a restart"),
        judge("repeats", independence_tests.repeats(sample), level, "any sequence of reports that repeats"),
        judge(
            "loss",
            _judge_loss(loss, promised),
            level,
            "two places that are easier to tell apart than promised",
        ),
    ]
    return checks, loss


def _distribution(sample: PositionSample) -> Finding:
    """Compare the counts of all outputs in each world with the stated probabilities."""
    p_values = []
    for world, law in enumerate(sample.laws):
        reports = sample.of_world(world)
        p_values.append(pearson(np.bincount(reports, minlength=law.size), law * reports.size))
    tested = [value for value in p_values if not math.isnan(value)]
    text = f"{sample.draws} reports of {sample.laws.shape[1]} outputs, at two places"
    if not tested:  # all outputs are rare, and count together
        return Finding(None, f"{text} are too few")
    return Finding(corrected(min(tested), len(tested)), text)


def _less_noise(sample: PositionSample) -> Finding:
    """Compare the mean distance of reports with its exact mean: the score test of higher levels.

    A report's distance is f in P(y|u) ∝ w(y)·exp(−f(u, y)). With levels that are θ times as high, the
    probability is proportional to w(y)·exp(−θ·f(u, y)): so the sum of f is the statistic of the likelihood
    ratio test of θ = 1 against every θ > 1.
    """
    total = mean = variance = misses = 0.0
    for world, law in enumerate(sample.laws):
        there = law > 0.0
        distance = np.zeros(law.size)
        distance[there] = -np.log(law[there] / sample.weights[there])
        reports = sample.of_world(world)
        expected = float(distance @ law)
        total += float(distance[reports].sum())
        mean += expected * reports.size
        variance += float(np.square(distance - expected) @ law) * reports.size
        misses += float(1.0 - law.max()) * reports.size
    text = f"{sample.draws} reports"
    if misses < _LEAST_EXPECTED or variance == 0.0:
        return Finding(None, f"{text} are too few")
    score = (total - mean) / math.sqrt(variance)
    return Finding(float(norm.cdf(score)), f"{text}, {score:+.1f} standard errors further than stated")


def node_shares(sample: PositionSample) -> FloatArray:
    """Return each node's share of likely outputs in each world, shape (2, nodes); NaN without reports."""
    shares = np.full((2, sample.noise.shape[2]), math.nan)
    for world, likely in enumerate(sample.likely):
        for node in range(shares.shape[1]):
            reports = sample.of_node(world, node)
            if reports.size:
                shares[world, node] = likely[reports].mean()
    return shares


def stated_shares(sample: PositionSample) -> FloatArray:
    """Return the stated probability of likely outputs in each world, shape (2,)."""
    return np.asarray((sample.laws * sample.likely).sum(axis=1))


def _node(sample: PositionSample) -> Finding:
    p_values, names = [], []
    for world, stated in enumerate(stated_shares(sample)):
        for node in range(sample.noise.shape[2]):
            reports = sample.of_node(world, node)
            hits = int(sample.likely[world][reports].sum())
            fewer = binom.cdf(hits, reports.size, stated)
            more = binom.sf(hits - 1, reports.size, stated)
            p_values.append(min(1.0, 2.0 * float(min(fewer, more))))
            names.append(f"node {node + 1} with a share of {hits} of {reports.size}, stated {stated:.3f}")
    worst = int(np.argmin(p_values))
    return Finding(corrected(p_values[worst], len(p_values)), f"most extreme: {names[worst]}")


def _loss(sample: PositionSample) -> LossBound:
    """Return the lower bound of the log-odds: reports are ordered by how much likelier they were in world 1.

    The order comes from a third of the reports, with the stated probabilities as a prior. The rest is
    counted.
    """
    worlds = sample.of_world(0), sample.of_world(1)
    size = sample.laws.shape[1]
    weights = [
        np.bincount(reports[0::3], minlength=size) + law * max(reports.size, 1) + 1e-9
        for reports, law in zip(worlds, sample.laws, strict=True)
    ]
    order = np.log(weights[1] / weights[0])
    statistics = [order[np.concatenate([reports[1::3], reports[2::3]])] for reports in worlds]
    return lower_bound(statistics[0], statistics[1], 0.0, POSITION_LEVEL)


def _judge_loss(bound: LossBound, promised: float) -> Finding:
    if bound.ceiling <= promised:
        return Finding(
            None, f"{bound.readings} reports at each place can show at most {up_text(bound.ceiling)}"
        )
    # The bound is wrong with probability at most its level.
    text = f"log-odds of at least {down_text(bound.epsilon)}; promised {promised:.4g}"
    return Finding(0.0 if bound.epsilon > promised else 1.0, text)
