"""The experiment on one fading event: its known figures, its files, and the same again."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_lab.experiments import EXPERIMENTS, Result, Runner, Table, Task, write_result
from heatcloak_lab.experiments.event_level import EventLevel, relative_cost
from heatcloak_shared.errors import ParameterError


class Listening:
    """Runs what draws nothing, and hears how far it is."""

    trials = 1
    seed = 0

    def __init__(self) -> None:
        self.heard: list[float] = []

    def progress(self, share: float) -> None:
        self.heard.append(share)

    def map(self, tasks: Sequence[Task]) -> list[Any]:
        raise AssertionError(tasks)


RUNNER: Runner = Listening()


@pytest.fixture(scope="module")
def result() -> Result:
    """The experiment as it is run without options."""
    return EventLevel().run(RUNNER)


@pytest.fixture
def small() -> Result:
    """A quick one."""
    return EventLevel(20, 6, 10, ((0.1, 0.1),)).run(RUNNER)


def column(table: Table, name: str) -> list[float]:
    index = table.columns.index(name)
    return [float(row[index]) for row in table.rows]


def test_the_known_figures(result: Result) -> None:
    """200 looks, n = 100, m = 50: 2.025, 2.84 and 5.07 times the first look on the grid; joint loss 1.974."""
    costs = result.tables[0]
    assert [f"{value:.3f}" for value in column(costs, "sum on grid")] == ["2.025", "2.839", "5.072"]
    assert [f"{value:.3f}" for value in column(costs, "sum")] == ["2.027", "2.854", "5.101"]
    assert [f"{value:.3f}" for value in column(costs, "joint")] == ["1.974", "2.492", "4.385"]
    assert column(costs, "naive") == pytest.approx([200.0] * 3)
    assert f"{relative_cost(IntervalDomain(), 0.01):.1f}" == "13.5"


def test_progress_goes_from_nothing_to_all() -> None:
    """And never back."""
    runner = Listening()
    EventLevel(20, 6, 5, ((0.1, 0.1), (0.2, 0.3))).run(runner)
    assert runner.heard == sorted(runner.heard)
    assert runner.heard[-1] == 1.0


def test_the_curves_are_those_of_the_table(result: Result) -> None:
    """The last look of each case carries the case's sum and joint loss."""
    costs = result.tables[0]
    last = [row for row in result.series.rows if row[result.series.columns.index("look")] == 200]
    for name in ("sum", "joint"):
        ends = [float(row[result.series.columns.index(name)]) for row in last]
        assert ends == pytest.approx(column(costs, name), rel=1e-9)


def test_the_assumptions_are_all_named(result: Result) -> None:
    """What the answer rests on, and what it does not cover."""
    text = " ".join(result.assumptions)
    for word in (
        "model holds",
        "single event",
        "minimum age",
        "One person",
        "worst phase",
        "not covered",
    ):
        assert word in text


def test_files_are_written_and_the_same_again(small: Result, tmp_path: Path) -> None:
    """Figure in two forms, a table a file, a report that needs no other; the same bytes twice."""
    folders = [tmp_path / "a", tmp_path / "b"]
    for folder in folders:
        folder.mkdir()
        write_result(small, folder)
    names = {path.name for path in folders[0].iterdir()}
    tables = {f"event-level-{table.name}.csv" for table in (*small.tables, small.series)}
    assert names == {"event-level.png", "event-level.svg", "event-level.html"} | tables
    for name in names:
        assert (folders[0] / name).read_bytes() == (folders[1] / name).read_bytes(), name
    with (folders[0] / "event-level-costs.csv").open(encoding="utf-8", newline="") as file:
        heading, row = csv.reader(file)
    assert tuple(heading) == small.tables[0].columns
    assert row == [str(cell) for cell in small.tables[0].rows[0]]


def test_the_report_stands_alone(small: Result, tmp_path: Path) -> None:
    """It parses, holds the figure and every assumption, and asks for nothing from elsewhere."""
    write_result(small, tmp_path)
    text = (tmp_path / "event-level.html").read_text(encoding="utf-8")
    found: list[str] = []
    outside: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            found.append(tag)
            outside.extend(value or "" for name, value in attrs if name in ("src", "href", "xlink:href"))

    Reader().feed(text)
    assert {"svg", "table", "figcaption", "li"} <= set(found)
    assert all(target.startswith("#") for target in outside)
    for assumption in small.assumptions:
        assert assumption.split(":")[0] in text


def test_a_single_source_and_a_single_look_are_fine() -> None:
    """Nobody can move on such a grid; off it one can."""
    costs = EventLevel(1, 3, 1, ((0.1, 0.1),)).run(RUNNER).tables[0]
    assert column(costs, "sum on grid") == [1.0]
    assert column(costs, "joint") == pytest.approx([1.0], rel=1e-5)


@pytest.mark.parametrize("case", [(0.0, 0.1), (0.1, 0.0), (0.1, float("nan")), (0.01, 1e-9)])
def test_impossible_cases_are_refused(case: tuple[float, float]) -> None:
    """Before anything is written."""
    with pytest.raises(ParameterError):
        EventLevel(20, 6, 10, (case,)).run(RUNNER)


def test_the_registry_names_every_experiment_by_its_own_name() -> None:
    """What ``list`` shows is what ``run`` takes."""
    assert EXPERIMENTS["event-level"] == EventLevel()
    assert all(name == experiment.name for name, experiment in EXPERIMENTS.items())
