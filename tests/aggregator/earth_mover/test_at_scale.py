"""The time of distances on graphs: thousands of scores on a small graph, one on a large graph."""

from __future__ import annotations

import resource
import time

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.earth_mover import emd, score
from support.graphs import random_edges


def sources(rng: np.random.Generator, vertices: int, count: int) -> FloatArray:
    """Return that many people at random vertices."""
    return np.bincount(rng.integers(0, vertices, count), minlength=vertices).astype(np.float64)


def cpu_seconds() -> float:
    """Return the processor time of this process and of its children that have ended."""
    return time.process_time() + sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])


@pytest.mark.alone
@pytest.mark.parametrize("lengths", [False, True])
def test_a_thousand_scores_take_a_second(lengths: bool) -> None:
    """On 500 vertices and 2000 edges: one to five sources against any estimate. It takes half of that."""
    rng = np.random.default_rng(1)
    edges = random_edges(500, 2000, seed=1)
    domain = GraphDomain(500, edges, lengths=rng.uniform(0.1, 2.0, len(edges)) if lengths else None)
    pairs = [
        (sources(rng, 500, 1 + i % 5), rng.random(500) ** 4 * (rng.random(500) < (i % 10 + 1) / 10))
        for i in range(1000)
    ]
    emd(domain, *pairs[4])
    started = time.process_time()
    for truth, estimate in pairs:
        emd(domain, truth, estimate)
    assert time.process_time() - started < 2.0


@pytest.mark.slow
@pytest.mark.parametrize("lengths", [False, True])
def test_a_hundred_thousand_vertices_take_seconds(lengths: bool) -> None:
    """Sparse against sparse, and against nothing, which is everywhere. A limit for slow machines."""
    rng = np.random.default_rng(2)
    edges = random_edges(100_000, 400_000, seed=2)
    domain = GraphDomain(100_000, edges, lengths=rng.uniform(0.1, 2.0, len(edges)) if lengths else None)
    truth = sources(rng, 100_000, 5)
    started = cpu_seconds()
    far = emd(domain, truth, sources(rng, 100_000, 30))
    nowhere = score(domain, truth, np.zeros(100_000))
    assert cpu_seconds() - started < 10.0
    assert nowhere.placeless
    # Each vertex receives equal parts of all sources: its distance is between the nearest and the farthest.
    distances = domain.distances(np.flatnonzero(truth))
    assert distances.min(axis=0).mean() - 1e-9 <= nowhere.value <= distances.mean() + 1e-9
    assert distances.min() <= far <= distances.max()
