"""Vicinities on graphs: connected, disjoint, small, and with unbiased probabilities."""

from __future__ import annotations

import networkx as nx
import numpy as np
import pytest

from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.recovery.posterior import Prior, VertexPosteriorResult, posterior
from heatcloak_aggregator.recovery.posterior.vertices.growth import (
    Conditionals,
    coverage,
    expected_numbers,
    grow,
)
from support.graphs import random_graph


def assert_sound(result: VertexPosteriorResult, level: float) -> None:
    """Check connected, disjoint regions, and probabilities from chains that did not choose them."""
    graph: nx.Graph[int] = nx.Graph(result.domain.edges.tolist())
    graph.add_nodes_from(range(result.domain.n_vertices))
    taken: set[int] = set()
    samples = result.samples
    odd = samples.where(samples.chains % 2 == 1)
    for region in result.vicinity(level):
        assert list(region.vertices) == sorted({*region.vertices})
        assert not taken & {*region.vertices}
        taken |= {*region.vertices}
        assert nx.is_connected(graph.subgraph(region.vertices))
        inside = np.isin(odd.places, region.vertices) & (np.arange(odd.places.shape[1]) < odd.counts[:, None])
        seen = inside.any(axis=1).mean()
        if result.exact:
            assert abs(region.probability - seen) < 0.02
        else:
            assert region.probability == pytest.approx(seen)


@pytest.mark.parametrize("seed", range(6))
def test_regions_are_connected_disjoint_and_estimated_on_other_chains(seed: int) -> None:
    """Exact or sampled, of one source or several, at low and high levels."""
    domain = random_graph(40, 60, seed, weighted=True)
    op = domain.operator(0.4)
    rng = np.random.default_rng(seed)
    truth = rng.integers(0, 40, 3)
    for prior, truths in ((Prior(1), truth[:1]), (Prior(2, 1.0), truth[:2]), (Prior(5, 1.0), truth)):
        readings = op.matrix()[:, truths].sum(axis=1) + 0.2 * rng.standard_normal(40)
        result = posterior(op, readings, 0.2, prior=prior, moves=8000)
        for level in (0.3, 0.6, 0.9):
            assert_sound(result, level)


def test_a_region_of_one_source_is_the_shortest_on_a_path() -> None:
    domain = GraphDomain.from_networkx(nx.path_graph(60))
    op = domain.operator(20.0)
    readings = op.matrix()[:, 27] + 0.04 * np.random.default_rng(1).standard_normal(60)
    result = posterior(op, readings, 0.04, prior=Prior(1, 1.0, overflow=0.0))
    heights = np.concatenate([[0.0], np.cumsum(result.probability)])
    for level in (0.5, 0.8, 0.95):
        shortest = min(
            high - low
            for low in range(60)
            for high in range(low + 1, 61)
            if heights[high] - heights[low] >= level
        )
        region = result.vicinity(level)[0]
        assert len(region.vertices) == shortest
        assert region.probability == pytest.approx(float(result.probability[list(region.vertices)].sum()))


def test_leaves_of_a_star_are_joined_by_its_centre() -> None:
    """Even if the centre holds no source."""
    domain = GraphDomain.from_networkx(nx.star_graph(8))
    op = domain.operator(0.05)
    readings = op.matrix()[:, [2, 5]].mean(axis=1)
    result = posterior(op, readings, 0.1, prior=Prior(1, 1.0, overflow=0.0, count=(0.0, 1.0)))
    assert result.probability[[2, 5]].tolist() == pytest.approx([0.5, 0.5], abs=1e-6)
    (region,) = result.vicinity(0.9)
    assert region.vertices == (0, 2, 5)


def test_every_distant_source_gets_its_own_region() -> None:
    domain = GraphDomain.from_networkx(nx.grid_2d_graph(9, 9))
    op = domain.operator(0.5)
    truth = [10, 43, 70]
    result = posterior(op, op.matrix()[:, truth].sum(axis=1), 0.06, intensity=1.0)
    regions = result.vicinity(0.9)
    assert len(regions) == 3
    assert sorted(v for v in truth for region in regions if v in region.vertices) == truth
    assert max(len(region.vertices) for region in regions) < 12
    assert all(region.probability > 0.8 for region in regions)


def test_probabilities_of_regions_are_unbiased() -> None:
    domain = random_graph(200, 420, 3)
    op = domain.operator(0.3)
    off = []
    for seed in range(4):
        rng = np.random.default_rng(seed)
        readings = op.matrix()[:, rng.integers(0, 200, 2)].sum(axis=1) + 0.6 * rng.standard_normal(200)
        result = posterior(op, readings, 0.6, prior=Prior(4, 1.0, count=(0.0, 1.0, 1.0, 1.0, 1.0)), seed=seed)
        off += [region.probability - 0.6 for region in result.vicinity(0.6)]
    assert len(off) >= 4
    assert abs(float(np.mean(off))) < 0.05
    assert max(abs(one) for one in off) < 0.15


def test_coverage_averages_samples_and_growth_stops_at_barred_vertices() -> None:
    probabilities = np.array([[0.5, 0.5, 0.0, 0.0], [0.0, 0.0, 0.2, 0.8], [0.0, 1.0, 0.0, 0.0]])
    known = Conditionals.by_vertex(probabilities.T, np.array([0, 0, 2]), 4)
    inside = np.array([True, False, False, True])
    assert coverage(known, inside) == pytest.approx((1.0 - 0.5 * 0.2) / 4)
    assert expected_numbers(known).tolist() == pytest.approx([0.125, 0.375, 0.05, 0.2])
    starts, neighbours = np.array([0, 1, 3, 5, 6]), np.array([1, 0, 2, 1, 3, 2])
    barred, region = np.array([False, False, True, False]), np.zeros(4, dtype=np.bool_)
    reached = grow(known, starts, neighbours, barred, 1, 0.9, region)
    assert region.tolist() == [True, True, False, False]
    assert reached == pytest.approx(0.5)
    barred[2] = False
    assert grow(known, starts, neighbours, barred, 1, 0.3, region) >= 0.3
    assert region.tolist() == [False, True, False, False]
