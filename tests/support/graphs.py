"""Random graphs for tests."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import IntArray
from heatcloak_aggregator.domains import GraphDomain


def random_edges(vertices: int, edges: int, seed: int) -> IntArray:
    """Return a random tree and further edges: connected, without loops or duplicates, shape (E, 2)."""
    rng = np.random.default_rng(seed)
    names = rng.permutation(vertices)
    tree = [(names[rng.integers(i)], names[i]) for i in range(1, vertices)]
    more = rng.integers(0, vertices, (max(0, edges - len(tree)), 2))
    pairs = np.sort(np.concatenate([np.array(tree).reshape(-1, 2), more[more[:, 0] != more[:, 1]]]), axis=1)
    return np.unique(pairs, axis=0).astype(np.intp)


def random_graph(
    vertices: int, edges: int, seed: int, weighted: bool = False, sensors: npt.ArrayLike | None = None
) -> GraphDomain:
    """Return `random_edges` as a domain, with weights from 0.2 to 3 if wanted."""
    pairs = random_edges(vertices, edges, seed)
    weights = np.random.default_rng(seed + 1).uniform(0.2, 3.0, len(pairs)) if weighted else None
    return GraphDomain(vertices, pairs, weights, sensors)
