"""Ways to the earth mover's distance agree, and each is measured for what it is."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_lab.benchmarks.distances import ON_INTERVAL, Contest, draw_pair
from heatcloak_lab.benchmarks.graph_distances import ON_GRAPH
from heatcloak_lab.benchmarks.transport import EmdBenchmark
from heatcloak_shared.errors import ParameterError

PEERS = [
    pytest.param(contest, name, id=name)
    for contest in (ON_INTERVAL, ON_GRAPH)
    for name in contest.ways
    if name != "emd"
]


@pytest.mark.parametrize(("contest", "name"), PEERS)
@pytest.mark.parametrize("n", [2, 37, 300])
def test_every_way_finds_our_distance(contest: Contest, name: str, n: int) -> None:
    """To 1e-11, relative: all of them are exact. Of few sources and of many."""
    assert not contest.ways[name].missing(), "the peers are installed for the tests"
    ours, theirs = contest.ways["emd"].prepare(n), contest.ways[name].prepare(n)
    for seed in range(5):
        a, b = draw_pair(n, seed, sources=seed % 3)
        assert theirs(a, b) == pytest.approx(ours(a, b), rel=1e-11)


def test_a_pair_has_as_many_sources_as_were_asked_for() -> None:
    """The same in every run; the other vector has no zero."""
    a, b = draw_pair(50, 3, sources=5)
    assert [int(np.count_nonzero(vector)) for vector in (a, b)] == [5, 50]
    assert (a == draw_pair(50, 3, sources=5)[0]).all()
    assert np.count_nonzero(draw_pair(50, 3)[0]) == 50


def test_graphs_are_compared_in_one_run() -> None:
    """Each way has a row with its time beside ours, under a name of its own."""
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


@pytest.mark.parametrize("sources", [-1, 11])
def test_sources_that_find_no_place_are_refused(sources: int) -> None:
    """With the range that there is."""
    with pytest.raises(ParameterError, match=f"sources is {sources}: give 0…10"):
        EmdBenchmark(sizes=[10, 20], sources=sources)
