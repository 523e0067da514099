"""The benchmark of location mechanisms."""

from __future__ import annotations

from itertools import pairwise

import pytest

from heatcloak_lab.benchmarks.isolated_child import load_probe
from heatcloak_lab.benchmarks.privacy_map import PARTS, PrivacyMapBenchmark, PrivacyMapProbe
from heatcloak_shared.errors import ParameterError


def test_every_method_of_every_part_is_measured_with_time_and_memory() -> None:
    run = PrivacyMapBenchmark(sizes=(12,), weight_sizes=(10,), path_sizes=(12, 20))
    shares: list[float] = []
    run.run(shares.append)
    report = run.report()
    assert report.complete
    rows = report.rows["rows"]
    expected = [
        (part, size, method)
        for part, sizes in (("mechanism", (12,)), ("weights", (10,)), ("paths", (12, 20)))
        for size in sizes
        for method in PARTS[part]
    ]
    assert [(row.part, row.size, row.method) for row in rows] == expected
    assert all(row.state == "measured" and row.seconds > 0.0 and row.answered for row in rows)
    assert [row.ratio for row in rows if row.method == PARTS[row.part][0]] == [1.0] * 4
    assert all(before < after for before, after in pairwise(shares))
    assert shares[-1] == 1.0
    assert [table.caption.rpartition(", ")[2] for table in report.tables] == [
        "12 × 12 cells",
        "10 × 10 cells",
        "12 × 12 cells",
        "20 × 20 cells",
    ]


@pytest.mark.parametrize(
    "name", [f"{part}: {method}" for part, methods in PARTS.items() for method in methods]
)
def test_every_method_has_an_answer_on_a_small_map(name: str) -> None:
    probe = load_probe("privacy-map", name)
    assert isinstance(probe, PrivacyMapProbe)
    assert probe.load(probe.small_setting())()(0)


def test_the_long_form_adds_the_papers_grid_for_our_mechanism_only() -> None:
    short, long = (PrivacyMapBenchmark(long=long).cases for long in (False, True))
    (added,) = [case for case in long if case not in short]
    assert added[:3] == ("mechanism", ("padded",), (200,))
    assert added[3] == 600.0


def test_unknown_methods_are_refused() -> None:
    with pytest.raises(ParameterError, match="unknown method 'weights: x': choose from mechanism: padded"):
        load_probe("privacy-map", "weights: x")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"sizes": (3,)}, r"sizes must be in 4…400, got \(3,\)"),
        ({"path_sizes": (40, 500)}, "sizes must be in 4…400"),
        ({"limit": 0.0}, "limit must be positive"),
        ({"seed": -1}, "seed must be at least 0, got -1"),
    ],
)
def test_parameters_out_of_range_are_refused(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ParameterError, match=message):
        PrivacyMapBenchmark(**arguments)  # type: ignore[arg-type]
