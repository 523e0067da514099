"""Samples against the exact posterior, summed over all configurations of a fine grid."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.recovery.observation import observe
from heatcloak_aggregator.recovery.posterior import Prior, posterior
from heatcloak_aggregator.recovery.posterior.chains import Record
from heatcloak_aggregator.recovery.posterior.interval.recovery import targets as targets_of
from heatcloak_aggregator.recovery.posterior.interval.recovery import whiten
from heatcloak_aggregator.recovery.posterior.interval.sampler import run
from heatcloak_aggregator.recovery.posterior.interval.states import Chains
from heatcloak_aggregator.recovery.posterior.interval.table import table_of

MOVES = 3_000_000


class Exact(NamedTuple):
    """The exact posterior.

    Attributes:
        weights: P(k), shape (max_sources + 1,).
        places: the upper edges of its cells, shape (p,).
        reach: P(at least one source at or below each place), shape (p,).
        median: median of the cumulative function at each place, given a source, shape (p,).
        total: the expected total intensity.
    """

    weights: FloatArray
    places: FloatArray
    reach: FloatArray
    median: FloatArray
    total: float


def enumerate_configurations(
    op: IntervalOperator, readings: FloatArray, sigma: float, prior: Prior, places: int, levels: int
) -> Exact:
    """Sum over every configuration of the grid with ``levels`` intensities, of one or two sources."""
    xs, edges = (np.arange(places) + 0.5) / places, np.arange(1, places + 1) / places
    intensity_levels = (
        prior.min_intensity + (prior.max_intensity - prior.min_intensity) * (np.arange(levels) + 0.5) / levels
    )
    point_places, point_intensities = np.repeat(xs, levels), np.tile(intensity_levels, places)
    columns = op.responses(point_places) * point_intensities[:, None] / sigma
    target = readings / sigma
    weights = prior.weights[: prior.max_sources + 1]
    single = columns @ target - 0.5 * np.square(columns).sum(axis=1)
    logs = [np.zeros(1), single]
    lows, highs, share = [point_places], [point_places], [np.ones_like(point_places)]
    totals = [np.zeros(1), point_intensities]
    if prior.max_sources == 2:
        pair = single[:, None] + single[None, :] - columns @ columns.T
        logs.append(pair.ravel())
        first, second = np.meshgrid(point_places, point_places, indexing="ij")
        one, two = np.meshgrid(point_intensities, point_intensities, indexing="ij")
        lows.append(np.minimum(first, second).ravel())
        highs.append(np.maximum(first, second).ravel())
        share.append((np.where(first <= second, one, two) / (one + two)).ravel())
        totals.append((one + two).ravel())
    peak = max(float(log.max()) for log in logs)
    masses = [weight / log.size * np.exp(log - peak) for weight, log in zip(weights, logs, strict=True)]
    evidence = sum(float(mass.sum()) for mass in masses)
    count = np.array([mass.sum() for mass in masses]) / evidence
    mass, low = np.concatenate(masses[1:]) / evidence, np.concatenate(lows)
    high, part = np.concatenate(highs), np.concatenate(share)
    reach, median = np.empty(places), np.empty(places)
    order = np.argsort(part)
    mass, low, high, part = mass[order], low[order], high[order], part[order]
    for knot, x in enumerate(edges):
        reach[knot] = mass[low <= x].sum()
        # The cumulative function at x is 0, the part of the first source, or 1.
        below = mass[low > x].sum()
        half = 0.5 * (reach[knot] + below)
        climbed = below + np.cumsum(np.where((low <= x) & (high > x), mass, 0.0))
        if below >= half:
            median[knot] = 0.0
        elif climbed[-1] < half:
            median[knot] = 1.0
        else:
            median[knot] = part[np.searchsorted(climbed, half)]
    total = sum(float((m * t).sum()) for m, t in zip(masses, totals, strict=True)) / evidence
    return Exact(count, edges, reach, median, total)


def agree(
    op: IntervalOperator, readings: FloatArray, sigma: float, prior: Prior, exact: Exact, moves: int = MOVES
) -> None:
    """Check P(k), P(a source up to x), the median function and the mean total."""
    result = posterior(op, readings, sigma, prior=prior, moves=moves)
    assert result.status == "converged"
    worth = {one.name: one.effective for one in result.diagnostics}
    # Four standard errors of a share near one half.
    noise = 2.0 / np.sqrt(worth["k"])
    assert noise < 0.06
    assert np.abs(result.count - exact.weights).max() < noise
    samples = result.samples
    first = np.where(samples.counts > 0, samples.places[:, 0], np.inf)
    reach = (first[:, None] <= exact.places).mean(axis=0)
    assert np.abs(reach - exact.reach).max() < noise + 2.0 / exact.places.size
    # ∫|difference| of the two medians: off by a cell of either grid, and by noise.
    ours = np.cumsum(result.estimate) / result.estimate.sum()
    theirs = np.interp((np.arange(1, 101) + 0.5) / 100, exact.places, exact.median, right=1.0)
    assert np.abs(ours - theirs).mean() < 0.01
    assert samples.totals.mean() == pytest.approx(exact.total, abs=noise)


@pytest.mark.parametrize("sigma", [0.3, 1.5])
def test_two_sources_of_known_intensity_agree_with_enumeration(
    default_op: IntervalOperator, sigma: float
) -> None:
    rng = np.random.default_rng(8)
    readings = default_op.responses([0.31, 0.47]).sum(axis=0) + sigma * rng.standard_normal(50)
    prior = Prior(2, intensity=1.0, overflow=0.0)
    agree(
        default_op,
        readings,
        sigma,
        prior,
        enumerate_configurations(default_op, readings, sigma, prior, 300, 1),
    )


def test_one_source_of_unknown_intensity_agrees_with_enumeration(default_op: IntervalOperator) -> None:
    sigma = 1.5
    rng = np.random.default_rng(5)
    readings = default_op.responses([0.7])[0] + sigma * rng.standard_normal(50)
    prior = Prior(1, overflow=0.0)
    exact = enumerate_configurations(default_op, readings, sigma, prior, 250, 40)
    assert 0.05 < exact.weights[0] < 0.95
    agree(default_op, readings, sigma, prior, exact)


@pytest.mark.slow
def test_two_sources_of_unknown_intensity_agree_with_enumeration(default_op: IntervalOperator) -> None:
    sigma = 0.9
    rng = np.random.default_rng(6)
    readings = 0.55 * default_op.responses([0.4])[0] + sigma * rng.standard_normal(50)
    prior = Prior(2, overflow=0.0, count=(1.0, 1.0, 1.0))
    exact = enumerate_configurations(default_op, readings, sigma, prior, 60, 24)
    assert 0.1 < exact.weights[1] < 0.9
    agree(default_op, readings, sigma, prior, exact)


def test_joint_moves_alone_leave_the_posterior_invariant(default_op: IntervalOperator) -> None:
    sigma, prior = 0.9, Prior(1, overflow=0.0, count=(0.0, 1.0))
    readings = 0.55 * default_op.responses([0.4])[0] + sigma * np.random.default_rng(6).standard_normal(50)
    table = table_of(default_op, observe(readings, sigma, None, 50))
    columns = whiten(table, table.reduce(readings)[0], prior, sigma)
    targets = targets_of(prior, table.norm * prior.max_intensity / sigma)._replace(
        joint_moves=1, betas=np.ones(1)
    )
    targets = targets._replace(scale_counts=targets.scale_counts[:1])
    moves = 20_000
    one = np.ones((1, 1), np.int64)
    chains = Chains(one, np.full((1, 1, 1), 0.4), np.full((1, 1, 1), 0.5), np.array([12345], np.uint64))
    record = Record(np.zeros((1, moves), np.int64), np.zeros((1, moves, 1)), np.zeros((1, moves, 1)))
    run(columns, targets, chains, 0, moves, record, 0)
    chain = np.stack([record.places.ravel(), record.intensities.ravel()], axis=1)

    point_places = np.repeat((np.arange(160) + 0.5) / 160, 60)
    point_intensities = np.tile(0.2 + 0.8 * (np.arange(60) + 0.5) / 60, 160)
    signals = default_op.responses(point_places) * point_intensities[:, None] / sigma
    weights = np.exp(-0.5 * np.square(signals - readings / sigma).sum(axis=1))
    grid = np.stack([point_places, point_intensities], axis=1)
    means = np.average(grid, axis=0, weights=weights)
    spreads = np.sqrt(np.average(np.square(grid - means), axis=0, weights=weights))
    # Standard errors are about 0.002; without the determinants the means are off by 0.015 and more.
    assert np.abs(chain.mean(axis=0) - means).max() < 0.007
    assert np.abs(chain.std(axis=0) - spreads).max() < 0.005
