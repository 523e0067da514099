"""The cache of a graph: bounded memory, and the lifetime of the graph."""

from __future__ import annotations

import gc
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from heatcloak_aggregator.earth_mover import emd, graph
from support.graphs import random_graph


def test_a_graph_is_prepared_once_and_distances_are_computed_once() -> None:
    domain, twin = random_graph(50, 120, seed=1), random_graph(50, 120, seed=1)
    known = graph.cache_of(domain)
    assert graph.cache_of(domain) is known
    assert graph.cache_of(twin) is not known
    (row,) = known.rows(domain, np.array([7]))
    assert known.rows(domain, np.array([3, 7]))[1] is row
    assert (row == domain.distances([7])[0]).all()
    assert not row.flags.writeable


def test_only_the_latest_distances_are_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graph, "MAX_DISTANCES", 3 * 40)
    domain = random_graph(40, 90, seed=2)
    known = graph.cache_of(domain)
    rows = known.rows(domain, np.array([0, 1, 2]))
    assert known.rows(domain, np.array([0]))[0] is rows[0]
    found = known.rows(domain, np.arange(3, 8))
    assert np.array(found).shape == (5, 40)
    assert sorted(known._rows) == [5, 6, 7]
    assert known.rows(domain, np.array([0]))[0] is not rows[0]


def test_the_cache_is_freed_with_its_graph() -> None:
    """And is not pickled with it."""
    before = len(graph._known)
    domain = random_graph(300, 900, seed=3)
    bare = len(pickle.dumps(domain))
    domain.distance(0, 1)
    rng = np.random.default_rng(3)
    for _ in range(5):
        emd(domain, *rng.random((2, 300)))
        emd(domain, np.eye(300)[:3].sum(axis=0), rng.random(300))
    assert len(graph._known) == before + 1
    assert len(pickle.dumps(domain)) < bare + 2 * domain.length_matrix.data.nbytes + 2**15
    del domain
    gc.collect()
    assert len(graph._known) == before


def test_threads_may_share_a_graph() -> None:
    domain = random_graph(60, 150, seed=4)
    rng = np.random.default_rng(4)
    pairs = [rng.random((2, 60)) * (rng.random((2, 60)) < 0.1 + 0.2 * (i % 5)) for i in range(200)]
    alone = [emd(random_graph(60, 150, seed=4), *pair) for pair in pairs]
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda pair: emd(domain, *pair), pairs))
    assert together == alone


def test_small_graphs_import_no_solver() -> None:
    program = (
        "import sys\n"
        "import numpy as np\n"
        "from heatcloak_aggregator import GraphDomain, IntervalDomain, emd\n"
        "emd(IntervalDomain(9), np.eye(9)[0], np.eye(9)[1])\n"
        "print(*({'numba', 'ortools', 'networkx'} & {*sys.modules}))\n"
        "ring = GraphDomain(9, [[i, (i + 1) % 9] for i in range(9)])\n"
        "emd(ring, np.arange(9), np.ones(9))\n"
        "print(*({'ortools', 'networkx'} & {*sys.modules}))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout == "\n\n"
