"""Parts of the posterior on the interval, each against a plain implementation."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.recovery.observation import observe
from heatcloak_aggregator.recovery.posterior import Prior, posterior
from heatcloak_aggregator.recovery.posterior.chains import diagnose
from heatcloak_aggregator.recovery.posterior.interval.median import median_shares
from heatcloak_aggregator.recovery.posterior.interval.table import table_of
from heatcloak_aggregator.recovery.posterior.interval.vicinity import tightest


def test_the_shortest_interval_agrees_with_trying_all_pairs() -> None:
    rng = np.random.default_rng(1)
    for needed in (1, 5, 9):
        owners = rng.integers(0, 10, 40)
        points = np.sort(rng.random(40))
        lows, highs = tightest(points, owners, 10, needed)
        best = min(
            (
                points[right] - points[left]
                for left in range(40)
                for right in range(left, 40)
                if np.unique(owners[left : right + 1]).size >= needed
            ),
            default=np.inf,
        )
        assert (highs - lows).min(initial=np.inf) == pytest.approx(best, abs=1e-15)


def test_vicinities_are_disjoint_shortest_first_and_hold_a_source(default_op: IntervalOperator) -> None:
    readings = default_op.responses([0.15, 0.5, 0.85]).sum(axis=0)
    result = posterior(default_op, readings, 0.1, intensity=1.0)
    regions = result.vicinity(0.9)
    assert len(regions) == 3
    widths = [region.high - region.low for region in regions]
    assert widths == sorted(widths)
    ordered = sorted(regions, key=lambda region: region.low)
    assert all(one.high < two.low for one, two in pairwise(ordered))
    samples = result.samples
    present = np.arange(samples.places.shape[1]) < samples.counts[:, None]
    for region in regions:
        inside = np.any((samples.places >= region.low) & (samples.places <= region.high) & present, axis=1)
        chose, judged = np.flatnonzero(samples.chains % 2 == 0), np.flatnonzero(samples.chains % 2 == 1)
        assert np.take(inside, chose).mean() >= 0.9
        assert np.take(inside, judged).mean() == pytest.approx(region.probability)


def test_shares_have_the_median_cumulative_function() -> None:
    """At every boundary the estimate's cumulative function is NumPy's median of the samples'."""
    rng = np.random.default_rng(2)
    counts = rng.integers(1, 5, 301)
    places = np.sort(np.where(np.arange(4) < counts[:, None], rng.random((301, 4)), np.inf), axis=1)
    places[np.isinf(places)] = 0.0
    masses = np.where(np.arange(4) < counts[:, None], rng.uniform(0.2, 1.0, (301, 4)), 0.0)
    boundaries = (np.arange(1, 100) + 0.5) / 100
    inside = np.less_equal(places[:, :, None], boundaries)
    heights = (masses[:, :, None] * inside).sum(axis=1) / masses.sum(axis=1)[:, None]
    shares = median_shares(counts, places, masses, 100)
    assert np.abs(np.cumsum(shares)[:-1] - np.median(heights, axis=0)).max() < 1e-12
    assert shares.sum() == pytest.approx(1.0)
    # Between knots it is off by little more than it rises there.
    fine = np.cumsum(median_shares(counts, places, masses, 30_000))
    exact = np.cumsum(median_shares(counts, places, masses, 1000))
    assert np.abs(fine[15 + 30 * 99 :: 30 * 100][: exact[99::100].size] - exact[99::100]).max() < 0.01


def test_a_source_counts_at_the_nearest_place() -> None:
    """Just below and above (i + ½)/n it counts at i and at i + 1; left of 1/n it counts at 1/n."""
    for place, cell in ((0.0, 1), (0.0149, 1), (0.0151, 2), (0.994, 99), (0.996, 100), (1.0, 100)):
        shares = median_shares(np.array([1]), np.array([[place]]), np.array([[0.7]]), 100)
        assert np.flatnonzero(shares).tolist() == [cell - 1]


def test_diagnostics_detect_slow_drifting_and_stuck_chains() -> None:
    rng = np.random.default_rng(3)
    good = rng.standard_normal((4, 400))
    slow = np.empty((4, 400))
    slow[:, 0] = rng.standard_normal(4)
    for step in range(1, 400):
        slow[:, step] = 0.98 * slow[:, step - 1] + np.sqrt(1 - 0.98**2) * rng.standard_normal(4)
    drifted = good + np.arange(4)[:, None]
    stuck = np.tile(np.arange(4.0)[:, None], 400)
    still = np.ones((4, 400))
    names = ("good", "slow", "drifted", "stuck", "still")
    found = {one.name: one for one in diagnose(names, np.stack([good, slow, drifted, stuck, still]))}
    assert found["good"].converged
    assert found["good"].r_hat < 1.02
    assert found["good"].effective > 1000
    # An autoregression of coefficient 0.98 has 1/99 of the samples' worth.
    assert found["slow"].effective < 60
    assert found["drifted"].r_hat > 1.3
    assert found["stuck"].r_hat == np.inf
    assert found["still"].converged


@pytest.mark.parametrize("spread", [1e-4, 0.05, 10.0])
def test_the_table_interpolates_within_its_stated_error(spread: float) -> None:
    op = IntervalDomain(10, 30).operator(spread)
    table = table_of(op, observe(np.zeros(30), 1.0, None, 30))
    responses = op.responses([0.123, 0.124, 0.9])
    reduced = responses @ table.basis
    assert np.linalg.norm(responses - reduced @ table.basis.T) < 1e-9 * table.norm
    assert table.error < 1e-6 * table.norm
    assert table is table_of(op, observe(np.ones(30), 2.0, None, 30))


def test_draws_from_the_prior_have_its_distribution() -> None:
    prior = Prior(3, intensity=(0.5, 0.6), places=(0.2, 0.4), count=(1.0, 0.0, 2.0, 1.0))
    rng = np.random.default_rng(4)
    draws = [prior.draw(rng) for _ in range(2000)]
    numbers = np.bincount([places.size for places, _ in draws], minlength=4) / 2000
    assert np.abs(numbers - [0.25, 0.0, 0.5, 0.25]).max() < 0.04
    assert all(((places >= 0.2) & (places <= 0.4)).all() for places, _ in draws)
    assert all(((warm >= 0.5) & (warm <= 0.6)).all() for _, warm in draws)
    assert prior.weights.sum() == pytest.approx(1.0)
    assert Prior(2, overflow=0.0).weights.tolist() == pytest.approx([9 / 13, 3 / 13, 1 / 13])
