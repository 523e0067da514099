"""Clusters: narrow groups of vertices, by which the sampler becomes faster and not less exact."""

from __future__ import annotations

import networkx as nx
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.recovery.posterior import Prior, posterior
from heatcloak_aggregator.recovery.posterior.vertices.clusters import clusters_of

BIG = 28
"""Width of a grid on which neighbours read almost alike."""


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 60), st.integers(1, 5), st.floats(0.0, 3.0), st.integers(0, 2**32))
def test_clusters_part_the_vertices_and_are_no_wider_than_asked(
    n: int, d: int, radius: float, seed: int
) -> None:
    columns = np.random.default_rng(seed).standard_normal((n, d))
    clusters = clusters_of(columns, radius)
    assert sorted(clusters.members.tolist()) == list(range(n))
    for cluster, (first, size) in enumerate(
        zip(clusters.first.tolist(), clusters.sizes.tolist(), strict=True)
    ):
        members = clusters.members[first : first + int(size)]
        assert size >= 1
        assert (clusters.cluster_of[members] == cluster).all()
        away = np.linalg.norm(columns[members] - clusters.columns[:, cluster], axis=1)
        assert away.max() <= radius * (1.0 + 1e-9) + 1e-12
        assert clusters.squares[cluster] == pytest.approx(np.square(clusters.columns[:, cluster]).sum())


def test_vertices_that_read_alike_share_a_cluster() -> None:
    columns = np.repeat(np.eye(3), 5, axis=0)
    assert clusters_of(columns, 0.0).sizes.tolist() == [5.0, 5.0, 5.0]


def test_vertices_that_all_read_differently_stay_apart() -> None:
    """If clusters are no use, there are as many as vertices."""
    assert clusters_of(10.0 * np.eye(7), 1.0).sizes.tolist() == [1.0] * 7


@pytest.mark.parametrize("sigma", [0.4, 0.15])
def test_pairs_of_sources_on_wide_clusters_are_unbiased(sigma: float) -> None:
    """Against the enumerated posterior of all pairs of vertices."""
    domain = GraphDomain.from_networkx(nx.grid_2d_graph(BIG, BIG))
    op = domain.operator(12.0)
    truth = [3 * BIG + 5, 20 * BIG + 22]
    clean = op.matrix()[:, truth].sum(axis=1)
    scale = sigma * float(np.linalg.norm(clean))
    readings = clean + scale * np.random.default_rng(3).standard_normal(clean.size)
    count = (0.2, 0.4, 0.4)
    exact = posterior(op, readings, scale, prior=Prior(2, 1.0, overflow=0.0, count=count))
    # A third source that is next to impossible is enough to need chains.
    prior = Prior(3, 1.0, overflow=0.0, count=(*count, 1e-12))
    found = posterior(op, readings, scale, prior=prior, moves=120_000)
    assert exact.exact
    assert not found.exact
    assert clusters_of(found.reduced.columns, 1.0).sizes.size < domain.n_vertices / 4
    assert np.abs(found.count[:3] - exact.count).max() < 0.03
    # Sums over blocks of 4 × 4 vertices, which hold enough samples.
    rows, columns = np.divmod(np.arange(BIG * BIG), BIG)
    block = rows // 4 * (BIG // 4) + columns // 4
    expected, sampled = (np.bincount(block, each.intensity) for each in (exact, found))
    errors = np.sqrt(np.maximum(expected, 0.01) / 800.0)
    assert (np.abs(sampled - expected) / errors).max() < 4.0
