"""Distances that are remembered: the same as computed ones, whatever was asked before."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator.domains.graph import distances as remembered
from heatcloak_aggregator.domains.graph.distances import distances_on
from support.graphs import random_graph


@pytest.mark.parametrize("kept", [1, 40, 130, 10_000])
def test_remembered_distances_are_those_of_the_graph(kept: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remembered, "_REMEMBERED", kept)
    domain = random_graph(20, 34, 5, weighted=True)
    everything = domain.distances(np.arange(20))
    rng = np.random.default_rng(kept)
    for _ in range(200):
        some = rng.integers(0, 20, rng.integers(1, 12))
        assert np.array_equal(distances_on(domain)(some), everything[some])


def test_distances_of_a_graph_are_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    domain = random_graph(20, 34, 6)
    first = distances_on(domain)(np.array([3, 4]))
    monkeypatch.setattr(type(domain), "distances", lambda *_: pytest.fail("computed again"))
    assert np.array_equal(distances_on(domain)(np.array([4, 3])), first[::-1])
