"""Estimate of least expected earth mover's distance on a graph, and its transport problem."""

from __future__ import annotations

import networkx as nx
import numpy as np
import pytest
from scipy.optimize import linprog

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.recovery import bpdn
from heatcloak_aggregator.recovery.posterior import Prior, Samples, VertexPosteriorResult, posterior
from heatcloak_aggregator.recovery.posterior.vertices.median import measures_of, median_shares
from heatcloak_aggregator.recovery.posterior.vertices.transport import expected_cost, transport
from support.graphs import random_graph


def linear_program(costs: FloatArray, supply: FloatArray, demand: FloatArray) -> float:
    """Return the least cost of transport by SciPy's solver."""
    a, b = costs.shape
    rows = np.zeros((a + b, a * b))
    for i in range(a):
        rows[i, i * b : (i + 1) * b] = 1.0
    for j in range(b):
        rows[a + j, j::b] = 1.0
    found = linprog(costs.ravel(), A_eq=rows, b_eq=np.concatenate([supply, demand]))
    assert found.fun is not None
    return float(found.fun)


def mean_distance(estimate: FloatArray, samples: Samples, apart: FloatArray) -> float:
    """Return the mean earth mover's distance of an estimate from samples, by linear programs."""
    at = np.flatnonzero(estimate > 1e-9 * estimate.max())
    shares = estimate[at] / estimate[at].sum()
    distances = [
        linear_program(apart[np.ix_(at, places[:k])], shares, warm[:k] / warm[:k].sum())
        for k, places, warm in zip(samples.counts, samples.places, samples.intensities, strict=True)
    ]
    return float(np.mean(distances))


def with_sources(result: VertexPosteriorResult, most: int) -> Samples:
    """Return a few evenly spaced samples that have a source."""
    present = result.samples.where(result.samples.counts > 0)
    return present.where(np.arange(present.size) % max(1, present.size // most) == 0)


def test_transport_agrees_with_a_linear_program() -> None:
    """Costs agree, flows add up, and the dual solution is feasible and as large; with many ties too."""
    rng = np.random.default_rng(1)
    for trial in range(60):
        a, b = rng.integers(1, 7, 2)
        costs = rng.random((a, b)) if trial % 2 else rng.integers(0, 3, (a, b)).astype(float)
        supply, demand = rng.dirichlet(np.ones(a)), rng.dirichlet(np.ones(b))
        if trial % 3 == 0:
            supply, demand = np.full(a, 1.0 / a), np.full(b, 1.0 / b)
        flow, dual = np.empty((a, b)), np.empty(b)
        cost = transport(costs, supply, demand, flow, dual)
        assert cost == pytest.approx(linear_program(costs, supply, demand), abs=1e-9)
        assert np.abs(flow.sum(axis=1) - supply).max() < 1e-11
        assert np.abs(flow.sum(axis=0) - demand).max() < 1e-11
        assert flow.min() >= 0.0
        below = (costs - dual).min(axis=1)
        assert supply.dot(below) + demand.dot(dual) == pytest.approx(cost, abs=1e-11)


def test_slopes_are_subgradients() -> None:
    domain = random_graph(25, 40, 2)
    rng = np.random.default_rng(3)
    counts = rng.integers(1, 4, 60)
    spots = np.where(np.arange(3) < counts[:, None], rng.integers(0, 25, (60, 3)), 0)
    warm = np.where(np.arange(3) < counts[:, None], rng.uniform(0.2, 1.0, (60, 3)), 0.0)
    measures = measures_of(Samples(counts, spots, warm, np.zeros(60, np.int64)), domain.distances, 25)
    slopes, nothing = np.empty(25), np.empty(0)
    at = np.array([2, 9, 17])
    weights = np.array([0.5, 0.2, 0.3])
    cost = expected_cost(measures, at, weights, slopes)
    for _ in range(50):
        others = rng.choice(25, 4, replace=False)
        shares = rng.dirichlet(np.ones(4))
        other = expected_cost(measures, others, shares, nothing)
        # The potentials of the call before are a beginning that changes no cost.
        cold = measures._replace(duals=np.zeros_like(measures.duals))
        assert other == pytest.approx(expected_cost(cold, others, shares, nothing), abs=1e-11)
        assert other >= cost + shares.dot(slopes[others]) - weights.dot(slopes[at]) - 1e-12


@pytest.mark.parametrize(
    ("truth", "sigma", "intensity"), [(2, 0.05, 1.0), (3, 0.05, 1.0), (2, 0.02, (0.2, 1.0))]
)
def test_on_a_path_the_cost_is_near_that_of_the_median(
    truth: int, sigma: float, intensity: float | tuple[float, float]
) -> None:
    """Within 2 % of the least possible cost, and far from the mean's."""
    domain = GraphDomain.from_networkx(nx.path_graph(60))
    op = domain.operator(30.0)
    rng = np.random.default_rng(4)
    readings = op.matrix()[:, rng.integers(0, 60, truth)].sum(axis=1) + sigma * rng.standard_normal(60)
    result = posterior(op, readings, sigma, prior=Prior(4, intensity, overflow=0.0))
    present = result.samples.where(result.samples.counts > 0)
    found = median_shares(present, domain.distances, 60)
    measures = measures_of(present, domain.distances, 60)
    heights = np.zeros((measures.counts.size, 60))
    vertices = measures.distances.argmin(axis=1)
    for row, points, shares, k in zip(
        heights, measures.points, measures.shares, measures.counts, strict=True
    ):
        np.add.at(row, vertices[points[:k]], shares[:k])
    heights = heights.cumsum(axis=1)
    least = float(np.abs(heights - np.median(heights, axis=0)).sum(axis=1).mean())
    of_mean = float(np.abs(heights - heights.mean(axis=0)).sum(axis=1).mean())
    assert found.cost == pytest.approx(
        float(np.abs(heights - found.shares.cumsum()).sum(axis=1).mean()), abs=1e-9
    )
    assert least - 1e-9 <= found.cost <= 1.02 * least
    assert found.cost < 0.95 * of_mean
    assert found.cost - found.excess <= least + 1e-9


@pytest.mark.parametrize("seed", [5, 6])
def test_expected_distance_is_less_than_of_other_estimates(seed: int) -> None:
    """On graphs of communities it beats the mean of the posterior, every single vertex and basis pursuit."""
    domain = GraphDomain.from_networkx(nx.connected_caveman_graph(6, 6))
    op = domain.operator(0.4)
    rng = np.random.default_rng(seed)
    readings = op.matrix()[:, rng.integers(0, 36, 2)].sum(axis=1) + 0.3 * rng.standard_normal(36)
    result = posterior(op, readings, 0.3, prior=Prior(4, overflow=0.0, count=(1.0,) * 5))
    apart = domain.distances(np.arange(36))
    samples = with_sources(result, 50)
    ours = mean_distance(result.estimate, samples, apart)
    alone = np.einsum("sj,sjv->v", samples.intensities / samples.totals[:, None], apart[samples.places])
    pursued = bpdn(op, readings, 0.3, "paper").estimate
    # The descent saw other samples than these.
    assert ours < 1.02 * float(alone.min()) / samples.size
    assert ours < 0.98 * mean_distance(result.intensity, samples, apart)
    assert ours < mean_distance(pursued if pursued.any() else np.ones(36), samples, apart)
    assert result.estimate.sum() == pytest.approx(float(result.samples.totals.mean()))


def test_only_an_empty_posterior_has_an_empty_estimate() -> None:
    op = random_graph(20, 30, 8).operator(0.3)
    for prior in (Prior(2), Prior(1), Prior(2, 1.0)):
        empty = posterior(op, np.full(20, -50.0), 0.1, prior=prior)
        assert not empty.samples.counts.any()
        assert not empty.estimate.any()
        assert empty.vicinity(0.5) == []
        uncertain = posterior(op, np.zeros(20), 0.7, prior=prior)
        assert uncertain.count[0] > 0.3
        assert uncertain.estimate.sum() == pytest.approx(float(uncertain.intensity.sum()), rel=0.05)
