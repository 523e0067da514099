"""Implementations of the earth mover's distance agree, and each is measured."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_lab.benchmarks.emd import EmdBenchmark
from heatcloak_lab.benchmarks.emd_methods import ON_GRAPH, ON_INTERVAL, EmdComparison, draw_pair
from heatcloak_shared.errors import ParameterError

PEERS = [
    pytest.param(comparison, name, id=name)
    for comparison in (ON_INTERVAL, ON_GRAPH)
    for name in comparison.methods
    if name != "emd"
]


@pytest.mark.parametrize(("comparison", "name"), PEERS)
@pytest.mark.parametrize("n", [2, 37, 300])
def test_every_peer_finds_our_distance(comparison: EmdComparison, name: str, n: int) -> None:
    """To 1e-11, relative, because all of them are exact; with few sources and with many."""
    assert not comparison.methods[name].missing(), "the peers are installed for the tests"
    ours, theirs = comparison.methods["emd"].prepare(n), comparison.methods[name].prepare(n)
    for seed in range(5):
        a, b = draw_pair(n, seed, sources=seed % 3)
        assert theirs(a, b) == pytest.approx(ours(a, b), rel=1e-11)


def test_a_drawn_pair_is_reproducible_and_has_the_requested_sources() -> None:
    a, b = draw_pair(50, 3, sources=5)
    assert [int(np.count_nonzero(vector)) for vector in (a, b)] == [5, 50]
    assert (a == draw_pair(50, 3, sources=5)[0]).all()
    assert np.count_nonzero(draw_pair(50, 3)[0]) == 50


def test_the_graph_benchmark_has_a_row_for_each_method() -> None:
    run = EmdBenchmark(sizes=[60], pairs=2, graph=True)
    shares: list[float] = []
    run.run(shares.append)
    report = run.report()
    rows = {row.method: row for row in report.rows["rows"]}
    assert list(rows) == ["emd", "pot-matrix", "pot-supports", "highs-edges"]
    assert all((row.state, row.pairs) == ("measured", 2) for row in rows.values())
    assert all(row.difference < 1e-9 for row in rows.values())
    assert rows["emd"].ratio == 1.0
    assert (report.name, report.setting["sources"]) == ("emd-graph", 5)
    assert shares[-1] == pytest.approx(1.0)


def test_a_repeated_size_is_measured_once() -> None:
    assert EmdBenchmark(sizes=[20, 10, 20]).report().setting["sizes"] == [10, 20]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"sizes": []}, "sizes must be in 2…10000000, and at least one"),
        ({"sizes": [1]}, "sizes must be in 2…10000000"),
        ({"pairs": 0}, "rounds must be at least 1, got 0"),
        ({"limit": 0.0}, "limit must be positive, got 0.0"),
        ({"seed": -1}, "seed must be at least 0, got -1"),
        ({"sizes": [10, 20], "sources": -1}, "sources must be in 0…10, got -1"),
        ({"sizes": [10, 20], "sources": 11}, "sources must be in 0…10, got 11"),
    ],
)
def test_parameters_out_of_range_are_refused(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ParameterError, match=message):
        EmdBenchmark(**arguments)  # type: ignore[arg-type]
