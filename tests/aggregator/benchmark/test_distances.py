"""Ways to the earth mover's distance agree, and each is measured for what it is."""

from __future__ import annotations

import pytest

from heatcloak_aggregator.benchmark.distances import WAYS, draw_pair


@pytest.mark.parametrize("name", [name for name in WAYS if name != "emd"])
@pytest.mark.parametrize("n", [2, 37, 300])
def test_every_way_finds_our_distance(name: str, n: int) -> None:
    """To 1e-11, relative: all of them are exact."""
    assert not WAYS[name].missing(), "the peers are installed for the tests"
    ours, theirs = WAYS["emd"].prepare(n), WAYS[name].prepare(n)
    for seed in range(5):
        a, b = draw_pair(n, seed)
        assert theirs(a, b) == pytest.approx(ours(a, b), rel=1e-11)
