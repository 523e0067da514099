"""Tests of the reports of a position zone's nodes, which were at one of two places."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from scipy.sparse import coo_array
from scipy.sparse.csgraph import dijkstra
from scipy.stats import binom

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit import independence_tests, report_independence
from heatcloak_aggregator.privacy.audit.checks import Check, Finding, decide, judge
from heatcloak_aggregator.privacy.audit.distribution_tests import corrected
from heatcloak_aggregator.privacy.audit.loss_bound import LossBound, lower_bound
from heatcloak_aggregator.privacy.audit.noise import Draws
from heatcloak_aggregator.privacy.audit.statistical_checks import FALSE_ALARM
from heatcloak_shared.rounding import down_text, up_text

_CHECKS = 8
POSITION_LEVEL = FALSE_ALARM / _CHECKS
"""Significance level of each statistical check of reports (Bonferroni)."""
_LEAST_EXPECTED = 20.0
_LEAST_IN_BIN = 5.0
_DISTANCES = 512
"""Values that distances of reports are rounded to, so that tables of all sizes are simulated quickly."""
_SIMULATIONS, _ENOUGH = 20_000, 50
_SIMULATED_COUNTS = 1 << 20
_TOLERANCE = 1e-9
_AXIS_AND_DIAGONAL = ((0, 1), (1, 0), (1, 1), (1, -1))


@dataclass(frozen=True, kw_only=True)
class PositionSample(Draws):
    """Reports of the nodes of a position zone in two worlds; in each, all nodes are in one cell.

    Attributes:
        noise: the reported outputs; 0 where nothing was published.
        present, world: see `Draws`.
        laws: the stated probability of each output in each world, shape (2, n_outputs).
        weights: the weight of each output, shape (n_outputs,).
        seed: of the audit's own random numbers, independent of the reports: p-values are exact only if it is
            random.
    """

    laws: FloatArray
    weights: FloatArray
    seed: int

    @property
    def collisions(self) -> FloatArray:
        """See `Draws`: an upper bound, the same for all nodes."""
        nodes = self.noise.shape[2]
        return np.full((nodes, nodes), min(float(np.square(self.laws).sum(axis=1).max()), 1.0 - 1e-12))

    @cached_property
    def normal(self) -> FloatArray:
        """Each report as a standard normal number: see `report_independence.normal_scores`; 0 without one."""
        one, other = (
            report_independence.normal_scores(self.noise, law, np.random.default_rng([self.seed, 0]))
            for law in self.laws
        )
        return np.where(self.present, np.where(self.world[:, None, None] == 0, one, other), 0.0)

    @cached_property
    def other(self) -> BoolArray:
        """Whether there is a report that is not the likeliest in its world, shape of ``noise``."""
        likeliest = self.laws.argmax(axis=1)[self.world]
        return np.asarray(self.present & (self.noise != likeliest[:, None, None]))

    @cached_property
    def same_other(self) -> FloatArray:
        """The probability that two reports are equal, and not the likeliest, in each world, shape (2,)."""
        squares = np.square(self.laws)
        squares[np.arange(len(squares)), self.laws.argmax(axis=1)] = 0.0
        return np.asarray(squares.sum(axis=1))

    def different(self, present: BoolArray, world: Int64Array) -> float:
        """Return how many of some reports are expected not to be the likeliest.

        Args:
            present: where reports are, shape (runs, ...).
            world: the world of each run.
        """
        others = 1.0 - self.laws.max(axis=1)
        return float(sum(others[which] * present[world == which].sum() for which in range(len(others))))

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
        return np.asarray(self.noise[chosen][self.present[chosen]])

    def of_node(self, world: int, node: int) -> Int64Array:
        """Return the reports of one node in a world."""
        chosen = self.world == world
        return np.asarray(self.noise[chosen, :, node][self.present[chosen, :, node]])


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
    loss = _loss(sample)
    level = POSITION_LEVEL
    repeats = independence_tests.repeats(sample, float(sample.laws.max()))
    checks = [
        judge("distribution", _distribution(sample), level, "reports by another map, or other weights"),
        judge("less noise", _less_noise(sample), level, "reports too near to the place"),
        judge("node", _node(sample), level, "one node with less noise, or none"),
        judge("over time", report_independence.over_time(sample), level, "noise correlated over time"),
        judge(
            "between nodes", report_independence.between_nodes(sample, level), level, "one key in two nodes"
        ),
        judge(
            "between boots", report_independence.between_boots(sample, level), level, "reuse after a restart"
        ),
        judge("repeats", repeats, level, "any sequence of reports that repeats"),
        judge(
            "loss",
            _judge_loss(loss, promised),
            level,
            "two places that are easier to tell apart than promised",
        ),
    ]
    return checks, loss


def _distribution(sample: PositionSample) -> Finding:
    """Compare the counts of outputs in both worlds with the stated probabilities, by Pearson's statistic.

    Its p-value is simulated: the chi-squared approximation fails where nearly all reports are the same.
    """
    observed: list[Int64Array] = []
    laws: list[FloatArray] = []
    sizes: list[int] = []
    for world, law in enumerate(sample.laws):
        reports = sample.of_world(world)
        bins = _bins(law * reports.size)
        if bins.max() > 0:
            observed.append(np.bincount(bins[reports], minlength=bins.max() + 1))
            laws.append(np.asarray(np.bincount(bins, law), dtype=np.float64))
            sizes.append(reports.size)
    text = f"{sample.draws} reports of {sample.laws.shape[1]} outputs, at two places"
    if not observed:  # all outputs are rare, and count together
        return Finding(None, f"{text} are too few")

    def statistic(counts: Sequence[Int64Array]) -> FloatArray:
        total = np.zeros(len(counts[0]))
        for of_world, law, size in zip(counts, laws, sizes, strict=True):
            total += np.square(of_world - law * size) @ (1.0 / (law * size))
        return total

    return Finding(_simulated_p_value(statistic, observed, laws, sample.seed), text)


def _bins(expected: FloatArray) -> Int64Array:
    """Return the number of each output's bin: its own, or if it is rare, one with other rare outputs.

    All are 0 if there is nothing to compare.
    """
    rare, frequent = np.flatnonzero(expected < _LEAST_IN_BIN), np.flatnonzero(expected >= _LEAST_IN_BIN)
    bins = np.zeros(expected.size, dtype=np.int64)
    bins[rare] = np.cumsum(expected[rare]) // _LEAST_IN_BIN
    # Outputs that never occur have no bin of their own.
    first = int(bins[rare[-1]]) + 1 if expected[rare].any() else 0
    bins[frequent] = first + np.arange(frequent.size)
    return bins


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
    if sample.different(sample.present, sample.world) < _LEAST_EXPECTED or variance == 0.0:
        return Finding(None, f"{text} are too few, or too few of them differ")

    def statistic(counts: Sequence[Int64Array]) -> FloatArray:
        sums = [of_world @ distance for of_world, distance in zip(counts, distances, strict=True)]
        return np.asarray(-np.sum(sums, axis=0))

    score = (total - mean) / math.sqrt(variance)
    p_value = _simulated_p_value(statistic, observed, laws, sample.seed)
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


def _simulated_p_value(
    statistic: Callable[[Sequence[Int64Array]], FloatArray],
    observed: Sequence[Int64Array],
    laws: Sequence[FloatArray],
    seed: int,
) -> float:
    """Return the p-value of counts by simulation (Besag & Clifford 1991), which is exact for all laws.

    Simulations end as soon as enough statistics were as great as the observed one.

    Args:
        statistic: great where counts are unlikely; of many counts, each array of shape (simulations, bins).
        observed: the counts in each world, shape (bins,).
        laws: the probabilities of the bins in each world.
        seed: of the simulations.
    """
    chance = np.random.default_rng([seed, 1])
    value = float(statistic([counts[None] for counts in observed])[0])
    value -= 1e-9 * abs(value)  # sums of equal counts in another order may differ
    exact = [law / law.sum() for law in laws]
    sizes = [int(counts.sum()) for counts in observed]
    most = max(_SIMULATED_COUNTS // sum(law.size for law in laws), 1)
    done = as_great = 0
    while done < _SIMULATIONS:
        count = min(max(2 * _ENOUGH, done), most, _SIMULATIONS - done)
        drawn = [chance.multinomial(size, law, count) for size, law in zip(sizes, exact, strict=True)]
        hits = np.flatnonzero(statistic(drawn) >= value)
        if as_great + hits.size >= _ENOUGH:
            return _ENOUGH / (done + int(hits[_ENOUGH - as_great - 1]) + 1)
        as_great += hits.size
        done += count
    return (as_great + 1) / (done + 1)


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
    return np.asarray(np.minimum((sample.laws * sample.likely).sum(axis=1), 1.0))


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
