"""The sampler against sums over all configurations, within its sampling error."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.recovery.posterior import Prior, Samples, posterior
from heatcloak_aggregator.recovery.posterior.vertices import full_conditional
from heatcloak_aggregator.recovery.posterior.vertices.weight_table import WeightTable, weight_table
from support.brute_posterior import Brute, brute_posterior, heat_kernel
from support.graphs import random_edges

BATCHES = 15
"""Number of parts of each chain that count as independent."""


def deviations(samples: Samples, brute: Brute) -> FloatArray:
    """Return P(k), P(v) and expected intensities minus the exact ones, in standard errors of batch means."""
    n = brute.probability.size
    present = np.arange(samples.places.shape[1]) < samples.counts[:, None]
    holds, single_intensity = np.zeros((samples.size, n)), np.zeros((samples.size, n))
    rows, columns = np.nonzero(present)
    np.add.at(single_intensity, (rows, samples.places[rows, columns]), samples.intensities[rows, columns])
    holds[single_intensity > 0.0] = 1.0
    numbers = samples.counts[:, None] == np.arange(brute.count.size)
    values = np.concatenate([numbers, holds, single_intensity], axis=1).astype(np.float64)
    exact = np.concatenate([brute.count, brute.probability, brute.intensity])
    chains = [values[samples.chains == chain] for chain in range(4)]
    means = np.stack([part.mean(axis=0) for chain in chains for part in np.array_split(chain, BATCHES)])
    errors = means.std(axis=0, ddof=1) / np.sqrt(len(means))
    # If a probability is nearly 0 or 1, a batch may contain one outcome only.
    seen = (means.min(axis=0) < means.max(axis=0)) & (errors > 1e-4)
    assert np.abs(means.mean(axis=0) - exact)[~seen].max(initial=0.0) < 2e-3
    off: FloatArray = (means.mean(axis=0) - exact)[seen] / errors[seen]
    return off


def assert_unbiased(
    n: int,
    edges: npt.ArrayLike,
    spread: float,
    truth: list[int],
    warm: float,
    sigma: float,
    prior: Prior,
    moves: int,
    points: int = 16,
) -> None:
    """Check the largest deviation and the mean square of all deviations."""
    kernel = heat_kernel(n, edges, spread)
    readings = warm * kernel[:, truth].sum(axis=1) + sigma * np.random.default_rng(n).standard_normal(n)
    result = posterior(GraphDomain(n, edges).operator(spread), readings, sigma, prior=prior, moves=moves)
    assert result.status == "converged"
    assert not result.exact
    intensity = (
        prior.max_intensity
        if prior.min_intensity == prior.max_intensity
        else (prior.min_intensity, prior.max_intensity)
    )
    brute = brute_posterior(kernel, readings, sigma, prior.weights, intensity, points)
    off = deviations(result.samples, brute)
    assert off.size > 6
    assert np.abs(off).max() < 4.5
    # Deviations of one run are correlated: their mean square is not one of independent deviations.
    assert np.square(off).mean() < 4.0
    assert np.abs(result.probability - brute.probability).max() < 0.03


@pytest.mark.parametrize("sigma", [0.8, 0.3, 0.12])
def test_three_sources_of_known_intensity_are_unbiased(sigma: float) -> None:
    prior = Prior(3, 1.0, overflow=0.0, count=(1.0, 1.0, 1.0, 1.0))
    assert_unbiased(9, random_edges(9, 12, 1), 0.5, [1, 6, 7], 1.0, sigma, prior, 160_000)


@pytest.mark.parametrize("sigma", [0.5, 0.1])
def test_two_sources_of_unknown_intensity_are_unbiased(sigma: float) -> None:
    prior = Prior(2, overflow=0.0, count=(1.0, 1.0, 1.0))
    assert_unbiased(6, random_edges(6, 8, 2), 0.5, [0, 4], 0.6, sigma, prior, 160_000, 60)


def test_three_sources_of_unknown_intensity_are_unbiased() -> None:
    prior = Prior(3, (0.2, 1.0), overflow=0.0, count=(1.0, 1.0, 1.0, 1.0))
    assert_unbiased(4, [[0, 1], [1, 2], [2, 3]], 1.0, [1, 2], 0.5, 0.15, prior, 160_000, 24)


def test_strongly_correlated_sources_are_unbiased() -> None:
    """The sensors determine the sum of two intensities to a hundredth."""
    prior = Prior(2, (0.2, 1.0), overflow=0.0, count=(0.0, 1.0, 1.0))
    edges = [[v, v + 1] for v in range(7)]
    assert_unbiased(8, edges, 6.0, [3, 4], 0.45, 0.01, prior, 600_000, 160)


def test_a_number_of_sources_of_probability_zero_is_crossed() -> None:
    """The counts 0 and 2 are possible, and 1 between them is not."""
    prior = Prior(2, 1.0, overflow=0.0, count=(1.0, 0.0, 1.0))
    wide = Prior(3, 1.0, overflow=0.0, count=(1.0, 0.0, 1.0, 1e-12))
    kernel = heat_kernel(5, random_edges(5, 6, 3), 0.5)
    readings = kernel[:, [0, 3]].sum(axis=1)
    op = GraphDomain(5, random_edges(5, 6, 3)).operator(0.5)
    sampled = posterior(op, readings, 0.8, prior=wide, moves=80_000)
    weighed = posterior(op, readings, 0.8, prior=prior)
    assert weighed.exact
    assert not sampled.exact
    assert not (sampled.samples.counts == 1).any()
    assert np.abs(sampled.count[:3] - weighed.count).max() < 0.04


@pytest.mark.parametrize("sigma", [1e4, 1e90])
def test_readings_without_information_leave_the_prior(sigma: float) -> None:
    domain = GraphDomain(20, random_edges(20, 30, 4))
    prior = Prior(3, (0.5, 1.0), overflow=0.0, count=(1.0, 2.0, 3.0, 2.0))
    result = posterior(domain.operator(0.5), np.zeros(20), sigma, prior=prior, moves=80_000)
    assert result.status == "converged"
    assert np.abs(result.count - prior.weights).max() < 0.02
    once = sum(weight * (1.0 - 0.95**k) for k, weight in enumerate(prior.weights))
    assert np.abs(result.probability - once).max() < 0.02
    assert result.intensity.sum() == pytest.approx(0.75 * float(prior.weights @ np.arange(4)), abs=0.03)
    assert result.vicinity(0.99) == []


def test_equal_seeds_give_equal_results() -> None:
    op = GraphDomain(30, random_edges(30, 45, 5)).operator(0.5)
    readings = op.matrix()[:, [3, 20]].sum(axis=1) + 0.3 * np.random.default_rng(6).standard_normal(30)
    one, two = (posterior(op, readings, 0.3, seed=5) for _ in range(2))
    for name in ("estimate", "probability", "intensity", "count"):
        assert getattr(one, name).tobytes() == getattr(two, name).tobytes()
    assert one.samples.intensities.tobytes() == two.samples.intensities.tobytes()
    assert one.vicinity(0.8) == two.vicinity(0.8)
    other = posterior(op, readings, 0.3, seed=2**70)
    assert other.samples.intensities.tobytes() != one.samples.intensities.tobytes()
    assert np.abs(other.probability - one.probability).max() < 0.08


def test_sampled_and_enumerated_posteriors_agree() -> None:
    op = GraphDomain(200, random_edges(200, 400, 7)).operator(0.3)
    readings = op.matrix()[:, 11] + 0.25 * np.random.default_rng(8).standard_normal(200)
    weighed = posterior(op, readings, 0.25, prior=Prior(1, overflow=0.0))
    # A second source that is next to impossible is enough to need chains.
    sampled = posterior(
        op, readings, 0.25, prior=Prior(2, overflow=0.0, count=(3.0, 1.0, 1e-9)), moves=60_000
    )
    assert weighed.exact
    assert not sampled.exact
    assert np.abs(sampled.probability - weighed.probability).max() < 0.03
    assert np.abs(sampled.intensity - weighed.intensity).max() < 0.03
    assert sampled.count[1] == pytest.approx(weighed.count[1], abs=0.03)


def test_inaccurate_tables_leave_the_sampler_unbiased(monkeypatch: pytest.MonkeyPatch) -> None:
    """Proposals may be poor: the acceptance uses their density."""

    def rough(*args: Any) -> WeightTable:
        table = weight_table(*args)
        assert table.logs.size
        table.logs[:] += np.random.default_rng(1).uniform(-0.5, 0.5, table.logs.shape)
        return table

    monkeypatch.setattr(full_conditional, "weight_table", rough)
    prior = Prior(2, overflow=0.0, count=(1.0, 1.0, 1.0))
    assert_unbiased(6, random_edges(6, 8, 2), 0.5, [0, 4], 0.6, 0.5, prior, 160_000, 60)
