"""Table 2 of the extended version and Lemma 18."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from heatcloak_lab.experiments import Result, Runner, Task
from heatcloak_lab.experiments.graphs.standard_graphs import StandardGraphs
from heatcloak_shared.errors import ParameterError
from support.figures import check_letters, drawn


class ProgressRunner:
    """A runner for experiments without draws that records their progress."""

    trials, seed = 1, 0

    def __init__(self) -> None:
        self.shares: list[float] = []

    def progress(self, share: float) -> None:
        self.shares.append(share)

    def map(self, tasks: Sequence[Task]) -> list[Any]:
        raise AssertionError(tasks)


@pytest.fixture(scope="module")
def result() -> Result:
    """Return the result with default parameters."""
    runner: Runner = ProgressRunner()
    return StandardGraphs().run(runner)


def points(result: Result, graph: str, n: int) -> list[dict[str, Any]]:
    rows = [dict(zip(result.series.columns, row, strict=True)) for row in result.series.rows]
    return [row for row in rows if (row["graph"], row["n"]) == (graph, n)]


def test_sensitivities_equal_differences_of_columns_of_scipys_expm(result: Result) -> None:
    """The closed form does, too."""
    from scipy.linalg import expm

    n, centre = 10, np.zeros((10, 10))
    centre[0, 1:] = centre[1:, 0] = 1.0
    ring = np.roll(np.eye(n), 1, axis=1) + np.roll(np.eye(n), -1, axis=1)
    for graph, weights in (("complete graph", 1 - np.eye(n)), ("star", centre), ("cycle", ring)):
        laplacian = np.diag(weights.sum(axis=1)) - weights
        for row in points(result, graph, n):
            kernel = expm(-row["tau"] * laplacian)
            i, j = np.nonzero(weights)
            exact = np.linalg.norm(kernel[:, i] - kernel[:, j], axis=0).max()
            assert row["computed"] == pytest.approx(exact, rel=1e-6)
            assert row["formula"] == pytest.approx(exact, rel=1e-6)


def test_the_printed_formulas_of_complete_graph_and_star_are_wrong(result: Result) -> None:
    for n in (4, 10, 100):
        for row in points(result, "complete graph", n):
            assert row["printed"] ** 2 == pytest.approx(2 * np.exp(-row["tau"] * n))
            assert row["formula"] ** 2 == pytest.approx(2 * np.exp(-2 * row["tau"] * n))
        for row in points(result, "star", n):
            a, b = np.exp(-row["tau"] * n), np.exp(-row["tau"])
            c = (a - b) / (n - 1)
            assert row["printed"] ** 2 == pytest.approx(a**2 + c**2 + (c + b) ** 2)
            assert row["formula"] ** 2 == pytest.approx(a**2 + (n - 2) * c**2 + (c + b) ** 2)
            assert row["printed"] < row["computed"]
    assert [row["printed"] for row in points(result, "cycle", 10)] == [""] * 13


def test_both_printed_formulas_fail_and_the_lemma_holds(result: Result) -> None:
    verdicts = [dict(zip(result.tables[0].columns, row, strict=True)) for row in result.tables[0].rows]
    printed = [row for row in verdicts if row["shape"] == "equal"]
    assert [row["verdict"] for row in printed] == ["does not hold"] * 6
    bounds = [row for row in verdicts if row["shape"] == "upper bound"]
    assert [row["verdict"] for row in bounds] == ["holds"] * 10
    assert [("does not hold" in text, "It holds" in text) for text in result.answer[1:]] == [
        (True, False),
        (True, False),
        (False, True),
    ]


def test_bounds_are_above_the_sensitivity_and_in_order(result: Result) -> None:
    every: list[dict[str, Any]] = [
        dict(zip(result.series.columns, row, strict=True)) for row in result.series.rows
    ]
    for row in every:
        assert row["computed"] <= row["lemma18"] * (1 + 1e-9) <= row["connectivity"] * (1 + 2e-9)
        assert row["computed"] * (1 - 1e-9) <= row["contraction"] <= row["connectivity"] * (1 + 1e-9)


def test_points_below_the_precision_are_omitted_and_mentioned(result: Result) -> None:
    late = points(result, "complete graph", 100)
    assert max(row["tau"] for row in late) == 0.1
    assert any("omitted" in assumption for assumption in result.assumptions)


def test_progress_rises_to_one() -> None:
    runner = ProgressRunner()
    replace(StandardGraphs(), vertices=(4,), shown=4, spreads=(0.1, 1.0)).run(runner)
    assert runner.shares == [0.25, 0.5, 0.75, 1.0]


def test_the_figure_is_readable_at_the_width_of_a_readme(result: Result) -> None:
    check_letters(drawn(result))


@pytest.mark.parametrize("changes", [{"vertices": (2,)}, {"vertices": (3000,)}, {"spreads": (0.0,)}])
def test_impossible_parameters_are_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(ParameterError):
        replace(StandardGraphs(), **changes).run(ProgressRunner())
