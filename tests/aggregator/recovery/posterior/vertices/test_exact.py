"""Exact posterior of one or two sources against independent sums over all configurations."""

from __future__ import annotations

import networkx as nx
import numpy as np
import numpy.typing as npt
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.recovery.posterior import Prior, VertexPosteriorResult, posterior
from heatcloak_aggregator.recovery.posterior.vertices.truncated import (
    log_integral,
    mean_intensity,
)
from support.brute_posterior import brute_posterior, heat_kernel

SPREAD = 0.4


def weighted_graph(n: int, seed: int) -> tuple[GraphDomain, npt.NDArray[np.intp], FloatArray]:
    """Return a random weighted tree with a few more edges, and its edges and weights."""
    rng = np.random.default_rng(seed)
    tree = {(int(rng.integers(0, v)), v) for v in range(1, n)}
    more = (
        {tuple(sorted(rng.choice(n, 2, replace=False).tolist())) for _ in range(n // 2)} if n > 2 else set()
    )
    edges = np.array(sorted(tree | more), dtype=np.intp).reshape(-1, 2)
    weights = rng.uniform(0.3, 2.0, len(edges))
    return GraphDomain(n, edges, weights), edges, weights


def assert_agrees(result: VertexPosteriorResult, brute: object) -> None:
    """Check count, probability and expected intensity of each vertex against brute force."""
    assert result.exact
    for name in ("count", "probability", "intensity"):
        ours, theirs = getattr(result, name), getattr(brute, name)
        assert np.abs(ours[: theirs.size] - theirs).max() < 1e-10, name


@pytest.mark.parametrize("sigma", [3.0, 0.3, 0.03])
@pytest.mark.parametrize("intensity", [(0.2, 1.0), 1.0, (0.9, 1.1), (0.001, 5.0)])
def test_one_source_agrees_with_brute_force(sigma: float, intensity: float | tuple[float, float]) -> None:
    """Intensities are integrated exactly, from a flat likelihood to a needle."""
    domain, edges, weights = weighted_graph(9, 1)
    kernel = heat_kernel(9, edges, SPREAD, weights)
    rng = np.random.default_rng(2)
    for truth in (0.0, 0.7):
        readings = truth * kernel[:, 4] + sigma * rng.standard_normal(9)
        prior = Prior(1, intensity, overflow=0.0)
        result = posterior(domain.operator(SPREAD), readings, sigma, prior=prior)
        brute = brute_posterior(kernel, readings, sigma, prior.weights, intensity)
        assert_agrees(result, brute)


@pytest.mark.parametrize("sigma", [2.0, 0.3, 0.1])
def test_two_sources_agree_with_brute_force(sigma: float) -> None:
    """Pairs count in both orders, and both sources may share a vertex."""
    domain, edges, weights = weighted_graph(10, 3)
    kernel = heat_kernel(10, edges, SPREAD, weights)
    readings = 0.8 * kernel[:, [2, 7]].sum(axis=1) + sigma * np.random.default_rng(4).standard_normal(10)
    prior = Prior(2, 0.8, overflow=0.0, count=(1.0, 2.0, 1.5))
    result = posterior(domain.operator(SPREAD), readings, sigma, prior=prior)
    brute = brute_posterior(kernel, readings, sigma, prior.weights, 0.8)
    assert_agrees(result, brute)
    groups = np.arange(10) % 3
    for group in range(3):
        expected = sum(
            p for chosen, p in brute.configurations.items() if any(groups[v] == group for v in chosen)
        )
        assert result.holding(groups, 3)[group] == pytest.approx(expected, abs=1e-10)
        share = sum(
            p * np.mean(groups[list(chosen)] == group) for chosen, p in brute.configurations.items() if chosen
        )
        assert result.shares(groups, 3)[group] == pytest.approx(share, abs=1e-10)


def test_missing_sensors_and_different_noise_agree_with_brute_force() -> None:
    _, edges, weights = weighted_graph(8, 5)
    vertices = np.array([6, 1, 3, 0, 5])
    domain = GraphDomain(8, edges, weights, sensors=vertices)
    rng = np.random.default_rng(6)
    present, scales = np.array([4, 0, 2]), np.array([0.1, 0.4, 0.2])
    columns = heat_kernel(8, edges, SPREAD, weights)[vertices[present]]
    readings = 0.6 * columns[:, 1] + scales * rng.standard_normal(3)
    prior = Prior(1, overflow=0.0)
    result = posterior(domain.operator(SPREAD), readings, scales, sensors=present, prior=prior)
    assert_agrees(result, brute_posterior(columns, readings, scales, prior.weights, (0.2, 1.0)))
    other = posterior(
        domain.operator(SPREAD), readings[::-1], scales[::-1], sensors=present[::-1], prior=prior
    )
    assert other.estimate.tobytes() == result.estimate.tobytes()


def test_dropped_directions_hardly_matter() -> None:
    """If heat has spread everywhere, few directions are used, and almost no accuracy is lost."""
    domain, edges, weights = weighted_graph(12, 7)
    kernel = heat_kernel(12, edges, 3.0, weights)
    readings = kernel[:, 3] + 0.2 * np.random.default_rng(8).standard_normal(12)
    prior = Prior(1, overflow=0.0)
    result = posterior(domain.operator(3.0), readings, 0.2, prior=prior)
    assert result.reduced.columns.shape[1] < 9
    brute = brute_posterior(kernel, readings, 0.2, prior.weights, (0.2, 1.0))
    assert np.abs(result.probability - brute.probability).max() < 1e-4


def test_the_estimate_is_the_weighted_median_of_the_graph() -> None:
    """With one source no vertex has a smaller expected distance, in hops and along lengths."""
    _, edges, weights = weighted_graph(12, 9)
    rng = np.random.default_rng(10)
    for lengths in (None, rng.uniform(0.5, 3.0, len(edges))):
        domain = GraphDomain(12, edges, weights, lengths=lengths)
        op = domain.operator(SPREAD)
        readings = op.matrix()[:, 5] + 0.5 * rng.standard_normal(12)
        result = posterior(op, readings, 0.5, prior=Prior(1, overflow=0.0))
        graph: nx.Graph[int] = nx.Graph()
        graph.add_weighted_edges_from(
            (*edge, 1.0 if lengths is None else lengths[at]) for at, edge in enumerate(edges.tolist())
        )
        apart = dict(nx.all_pairs_dijkstra_path_length(graph))
        expected = [sum(result.probability[v] * apart[u][v] for v in range(12)) for u in range(12)]
        assert np.flatnonzero(result.estimate).tolist() == [int(np.argmin(expected))]
        assert result.estimate.sum() == pytest.approx(result.intensity.sum())


def test_samples_are_equally_likely() -> None:
    """In each chain every chosen is drawn as often as expected, to within one."""
    domain, edges, weights = weighted_graph(7, 11)
    kernel = heat_kernel(7, edges, SPREAD, weights)
    readings = kernel[:, [1, 5]].sum(axis=1) + 0.6 * np.random.default_rng(12).standard_normal(7)
    prior = Prior(2, 1.0, overflow=0.0)
    samples = posterior(domain.operator(SPREAD), readings, 0.6, prior=prior).samples
    brute = brute_posterior(kernel, readings, 0.6, prior.weights, 1.0)
    for chain in range(4):
        some = samples.where(samples.chains == chain)
        seen = [tuple(places[:k].tolist()) for k, places in zip(some.counts, some.places, strict=True)]
        for chosen, probability in brute.configurations.items():
            # A pair counts for both of its orders, each of which is rounded.
            assert abs(seen.count(chosen) - probability * some.size) <= 2.0


def test_intensities_of_samples_follow_the_truncated_gaussian() -> None:
    """At every vertex the samples' mean intensity is the exact one, to four standard errors."""
    domain, _, _ = weighted_graph(6, 13)
    op = domain.operator(SPREAD)
    readings = 0.5 * op.matrix()[:, 2] + 0.2 * np.random.default_rng(14).standard_normal(6)
    result = posterior(op, readings, 0.2, prior=Prior(1, overflow=0.0))
    samples, enumerated = result.samples, result.enumerated
    assert enumerated is not None
    for vertex in range(6):
        at = (samples.counts == 1) & (samples.places[:, 0] == vertex)
        intensities = samples.intensities[at, 0]
        if intensities.size > 50:
            error = float(intensities.std()) / np.sqrt(intensities.size)
            assert abs(float(intensities.mean()) - enumerated.single_intensity[vertex]) < 4.0 * error


@pytest.mark.parametrize(("low", "high"), [(0.2, 1.0), (1e-3, 1e3), (0.999, 1.0)])
def test_integrals_agree_with_mpmath_at_any_scale(low: float, high: float) -> None:
    """Against mpmath's error function with fifty digits, from slopes of 1e-6 to 1e6."""
    import mpmath  # type: ignore[import-untyped]

    rng = np.random.default_rng(15)
    with mpmath.workdps(50):
        for _ in range(60):
            g = 10.0 ** rng.uniform(-6, 4)
            c = (
                float(rng.choice([-1, 1]) * 10.0 ** rng.uniform(-6, 5))
                if rng.random() < 0.5
                else g * rng.uniform(0, high)
            )
            root, peak = mpmath.sqrt(g), mpmath.mpf(c) / g
            left, right = (low - peak) * root / mpmath.sqrt(2), (high - peak) * root / mpmath.sqrt(2)
            # The difference of two tails, each small: no digits are lost.
            inside = (
                mpmath.erfc(left) - mpmath.erfc(right)
                if left > 0
                else mpmath.erfc(-right) - mpmath.erfc(-left)
            )
            inside = inside if left * right > 0 else mpmath.erf(right) - mpmath.erf(left)
            exponent = c * peak / 2
            exact = exponent + mpmath.log(mpmath.sqrt(mpmath.pi / 2) / root * inside)
            bound = 1e-12 * (1.0 + abs(float(exact)))
            assert abs(float(log_integral(c, g, low, high) - exact)) < bound
            ends = [mpmath.exp(c * a - g * a * a / 2 - exact) for a in (mpmath.mpf(low), mpmath.mpf(high))]
            mean = (c - (ends[1] - ends[0])) / g
            assert abs(mean_intensity(c, g, low, high) - float(mean)) < 1e-10 * high
