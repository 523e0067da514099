"""The benchmark of the tracker."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from heatcloak_lab.benchmarks import tracking
from heatcloak_lab.benchmarks.report import Report
from heatcloak_lab.benchmarks.tracking import TrackingBenchmark
from heatcloak_lab.experiments.tracking.measurements import FILTER, METHODS, POOLED, SMOOTHER
from heatcloak_lab.experiments.tracking.worlds import TrackingSetting
from heatcloak_shared.errors import ParameterError

FEW = TrackingSetting(rounds=4, particles=40)


def run(**arguments: Any) -> tuple[Report, list[float]]:
    benchmark = TrackingBenchmark(
        **{"worlds": 2, "kinds": ("demo", "stands"), "setting": FEW, "jobs": 1, "large": False, **arguments}
    )
    shares: list[float] = []
    benchmark.run(shares.append)
    return benchmark.report(), shares


@pytest.fixture(scope="module")
def measured() -> tuple[Report, list[float]]:
    return run()


def test_every_method_has_an_error_and_exact_limits_exist_for_one_person(
    measured: tuple[Report, list[float]],
) -> None:
    report, _ = measured
    assert report.complete
    rows = report.rows["accuracy"]
    assert [row.method for row in rows if row.kind == "stands"] == list(METHODS)
    assert [row.method for row in rows if row.kind == "demo"] == list(METHODS[:-2])
    assert all(row.worlds == 2 and row.emd >= 0.0 and row.error >= 0.0 for row in rows)


def test_ratios_coverage_and_times_are_reported(measured: tuple[Report, list[float]]) -> None:
    report, _ = measured
    ratios = [(row.kind, row.method, row.other) for row in report.rows["ratios"]]
    assert ("demo", FILTER, POOLED) in ratios
    assert ("stands", FILTER, "exact filter") in ratios
    assert ("demo", FILTER, "exact filter") not in ratios
    for row in report.rows["coverage"]:
        assert row.method in (POOLED, FILTER, SMOOTHER)
        assert 0.0 <= row.actual <= 1.0
        assert row.vicinities > 0
    times = report.rows["times"]
    assert [(row.n, row.m, row.method) for row in times] == [(100, 50, FILTER), (100, 50, POOLED)]
    assert all(row.first > 0.0 and row.seconds > 0.0 for row in times)
    assert times[1].ratio == times[1].low == times[1].high == 1.0
    assert times[0].low <= times[0].ratio <= times[0].high


def test_progress_grows_to_one(measured: tuple[Report, list[float]]) -> None:
    _, shares = measured
    assert all(before <= after for before, after in pairwise(shares))
    assert shares[-1] == pytest.approx(1.0)


def test_tables_have_a_row_for_each_kind_and_fit_into_a_terminal(
    measured: tuple[Report, list[float]],
) -> None:
    report, _ = measured
    assert [table.name for table in report.tables] == [
        *("alone", "pooled", "tracker", "ratios", "coverage", "times"),
    ]
    for table in report.tables:
        if table.name != "times":
            assert [row[0] for row in table.rows] == ["demo", "stands"]
        widths = [
            max(len(str(cell)) for cell in column) for column in zip(table.columns, *table.rows, strict=True)
        ]
        assert sum(widths) + 2 * (len(widths) - 1) <= 80


def test_facts_are_json_values_with_the_setting(measured: tuple[Report, list[float]]) -> None:
    facts = measured[0].facts()
    assert facts["setting"] == {
        "worlds": 2,
        "kinds": ["demo", "stands"],
        "rounds": 4,
        "sigma": pytest.approx(0.639, abs=1e-3),
        "particles": 40,
        "seed": 0,
    }


def test_worker_processes_give_the_same_errors(measured: tuple[Report, list[float]]) -> None:
    report, _ = run(jobs=2)
    assert report.rows["accuracy"] == measured[0].rows["accuracy"]


def test_one_world_has_no_errors() -> None:
    report, _ = run(worlds=1, kinds=("stands",))
    assert {row.error for row in report.rows["accuracy"]} == {None}
    assert "±" not in "".join(str(cell) for table in report.tables for row in table.rows for cell in row)


def test_an_interrupted_run_reports_the_worlds_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(share: float) -> None:
        raise KeyboardInterrupt

    benchmark = TrackingBenchmark(2, ("stands",), FEW, 1)
    with pytest.raises(KeyboardInterrupt):
        benchmark.run(interrupt)
    report = benchmark.report()
    assert not report.complete
    assert {row.worlds for row in report.rows["accuracy"]} == {1}
    assert report.rows["times"] == []


def test_the_large_corridor_is_timed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    small = replace(tracking.LARGE, n_sources=200, n_sensors=20)
    monkeypatch.setattr(tracking, "LARGE", small)
    report, _ = run(worlds=1, kinds=("stands",), large=True)
    assert [(row.n, row.m) for row in report.rows["times"]] == [(100, 50), (100, 50), (200, 20), (200, 20)]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"worlds": 0}, "worlds must be at least 1, got 0"),
        ({"jobs": 0}, "jobs must be at least 1, got 0"),
        ({"seed": -1}, "seed must be at least 0, got -1"),
        ({"kinds": ("runs",)}, "unknown kind of world 'runs': choose from stands"),
        ({"kinds": ()}, "no kinds of worlds: choose from stands"),
    ],
)
def test_parameters_out_of_range_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ParameterError, match=message):
        TrackingBenchmark(**arguments)
