"""The benchmark of private heatmaps."""

from __future__ import annotations

from itertools import pairwise

import pytest

from heatcloak_lab.benchmarks.heatmaps import HeatmapBenchmark, HeatmapProbe
from heatcloak_lab.benchmarks.isolated_child import load_probe
from heatcloak_shared.errors import ParameterError


def test_every_method_is_measured_in_every_case_with_time_and_memory() -> None:
    run = HeatmapBenchmark(cases=((20, 16), (30, 256)))
    shares: list[float] = []
    run.run(shares.append)
    report = run.report()
    assert report.complete
    rows = report.rows["rows"]
    assert [(row.people, row.size) for row in rows] == [(20, 16)] * 3 + [(30, 256)] * 3
    assert [row.method for row in rows] == ["tree", "paper", "laplace"] * 2
    assert all(row.state == "measured" and row.seconds > 0.0 for row in rows)
    assert [row.ratio for row in rows[::3]] == [1.0, 1.0]
    # A heatmap and its density, in doubles.
    assert all(row.bytes >= 2 * 256**2 * 8 for row in rows[3:])
    assert all(before < after for before, after in pairwise(shares))
    assert shares[-1] == 1.0
    assert [table.caption for table in report.tables] == [
        "20 people, 16 × 16 cells, ε = 1",
        "30 people, 256 × 256 cells, ε = 1",
    ]


def test_a_method_beyond_the_limit_is_reported_as_such() -> None:
    run = HeatmapBenchmark(cases=((2000, 2048),), limit=0.05)
    run.run(lambda share: None)
    (table,) = run.report().tables
    assert {row[-1] for row in table.rows} == {"beyond the limit"}
    assert {row[1] for row in table.rows} == {"-"}


def test_the_child_loads_the_probe_by_its_name() -> None:
    assert isinstance(load_probe("heatmaps", "tree"), HeatmapProbe)
    with pytest.raises(ParameterError, match="unknown method 'x': choose from tree, paper, laplace, top"):
        load_probe("heatmaps", "x")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"cases": ()}, "people must be in 1…1000000, and at least one case"),
        ({"cases": ((0, 16),)}, "people must be in 1…1000000"),
        ({"cases": ((10, 100),)}, "size must be a power of two from 2 to 2048, got 100"),
        ({"epsilon": 0.0}, "epsilon and limit must be positive"),
        ({"limit": 0.0}, "epsilon and limit must be positive"),
        ({"seed": -1}, "seed must be at least 0, got -1"),
    ],
)
def test_parameters_out_of_range_are_refused(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ParameterError, match=message):
        HeatmapBenchmark(**arguments)  # type: ignore[arg-type]
