"""The experiment on a single fading event."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_lab.experiments import EXPERIMENTS, Result, Runner, Table, Task, write_result
from heatcloak_lab.experiments.event_level import ZONE_LOOKS, EventLevel, relative_cost
from heatcloak_shared.errors import ParameterError


class ProgressRunner:
    """A runner for experiments without draws that records their progress."""

    trials = 1
    seed = 0

    def __init__(self) -> None:
        self.shares: list[float] = []

    def progress(self, share: float) -> None:
        self.shares.append(share)

    def map(self, tasks: Sequence[Task]) -> list[Any]:
        raise AssertionError(tasks)


RUNNER: Runner = ProgressRunner()


@pytest.fixture(scope="module")
def result() -> Result:
    """Return the result with default parameters."""
    return EventLevel().run(RUNNER)


@pytest.fixture
def small() -> Result:
    """Return the result with small parameters."""
    return EventLevel(20, 6, 10, ((0.1, 0.1),)).run(RUNNER)


def column(table: Table, name: str) -> list[float]:
    index = table.columns.index(name)
    return [float(row[index]) for row in table.rows]


def test_costs_equal_the_known_figures(result: Result) -> None:
    """200 looks, n = 100, m = 50: 2.025, 2.84 and 5.07 times the first look on the grid; joint loss 1.974."""
    costs = result.tables[0]
    assert [f"{value:.3f}" for value in column(costs, "sum on grid")] == ["2.025", "2.839", "5.072"]
    assert [f"{value:.3f}" for value in column(costs, "sum")] == ["2.027", "2.854", "5.101"]
    assert [f"{value:.3f}" for value in column(costs, "joint")] == ["1.974", "2.492", "4.385"]
    assert column(costs, "naive") == pytest.approx([200.0] * 3)
    assert f"{relative_cost(IntervalDomain(), 0.01):.1f}" == "13.5"


def test_progress_rises_to_one() -> None:
    runner = ProgressRunner()
    EventLevel(20, 6, 5, ((0.1, 0.1), (0.2, 0.3))).run(runner)
    assert runner.shares == sorted(runner.shares)
    assert runner.shares[-1] == 1.0


def test_each_curve_ends_at_the_value_of_the_table(result: Result) -> None:
    costs = result.tables[0]
    last = [row for row in result.series.rows if row[result.series.columns.index("look")] == 200]
    for name in ("sum", "joint"):
        ends = [float(row[result.series.columns.index(name)]) for row in last]
        assert ends == pytest.approx(column(costs, name), rel=1e-9)


def test_the_report_states_all_assumptions(result: Result) -> None:
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


def test_the_same_result_writes_the_same_files(small: Result, tmp_path: Path) -> None:
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


def test_the_report_is_self_contained(small: Result, tmp_path: Path) -> None:
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


def test_a_single_source_and_a_single_look_have_a_cost() -> None:
    """On such a grid no source can move, off it one can."""
    costs = EventLevel(1, 3, 1, ((0.1, 0.1),)).run(RUNNER).tables[0]
    assert column(costs, "sum on grid") == [1.0]
    assert column(costs, "joint") == pytest.approx([1.0], rel=1e-5)


@pytest.mark.parametrize("case", [(0.0, 0.1), (0.1, 0.0), (0.1, float("nan")), (0.01, 1e-9)])
def test_impossible_cases_are_refused(case: tuple[float, float]) -> None:
    with pytest.raises(ParameterError):
        EventLevel(20, 6, 10, (case,)).run(RUNNER)


def test_experiments_are_registered_by_their_names() -> None:
    assert EXPERIMENTS["event-level"] == EventLevel()
    assert all(name == experiment.name for name, experiment in EXPERIMENTS.items())


def test_the_page_shows_the_figures_of_the_experiment(result: Result) -> None:
    """Numbers with the page's digits: the costs, the promise of the last case, and the default zone."""
    page = (Path(__file__).parents[3] / "docs" / "explanation" / "event-level.md").read_text("utf-8")
    costs, promises, _, zone = result.tables
    rows = {tuple(line.strip("| ").split(" | ")) for line in page.splitlines() if line.startswith("| ")}
    for number, (t1, dt, *_) in enumerate(costs.rows):
        (shown,) = [row for row in rows if row[:2] == (f"{t1:g}", f"{dt:g}")]
        names = ("sum on grid", "sum", "joint", "naive", "after", "99 % by look")
        for text, name in zip(shown[2:], names, strict=True):
            assert_shown(text.strip("*"), column(costs, name)[number])
    event, naive, saved = re.findall(r"have ε = (\S+), not (\S+)\. .* need (\S+) times the noise", page)[0]
    for text, name in ((event, "ε event"), (naive, "ε naive"), (saved, "noise saved")):
        assert_shown(text, column(promises, name)[-1])
    for number, looks in enumerate(column(zone, "looks")):
        (shown,) = [row for row in rows if row[0] == f"{looks:g}" and len(row) == 5]
        for text, name in zip(shown[1:], ("ρ fading", "ρ lattice", "ε event", "ε naive"), strict=True):
            assert_shown(text, column(zone, name)[number])
    (many,) = re.findall(r"After about ([\d,]+) measurements the lattice", page)
    fading, lattice = (column(zone, name)[-1] for name in ("ρ fading", "ρ lattice"))
    assert int(many.replace(",", "")) == pytest.approx(fading / (lattice / ZONE_LOOKS[-1]), rel=2e-3)


def assert_shown(text: str, value: float) -> None:
    """Fail if ``text`` is not ``value``, rounded to its digits to the nearest or up."""
    unit = 10.0 ** -len(text.partition(".")[2])
    assert -0.5 * unit <= float(text) - value < unit, (text, value)
