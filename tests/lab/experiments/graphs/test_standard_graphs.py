"""Table 2 of the extended version and Lemma 18: what holds, what does not, and what is drawn."""

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


class Listening:
    """Runs what draws nothing, and hears how far it is."""

    trials, seed = 1, 0

    def __init__(self) -> None:
        self.heard: list[float] = []

    def progress(self, share: float) -> None:
        self.heard.append(share)

    def map(self, tasks: Sequence[Task]) -> list[Any]:
        raise AssertionError(tasks)


@pytest.fixture(scope="module")
def result() -> Result:
    """The experiment as it is run."""
    runner: Runner = Listening()
    return StandardGraphs().run(runner)


def points(result: Result, graph: str, n: int) -> list[dict[str, Any]]:
    rows = [dict(zip(result.series.columns, row, strict=True)) for row in result.series.rows]
    return [row for row in rows if (row["graph"], row["n"]) == (graph, n)]


def test_what_is_computed_is_the_difference_of_two_columns(result: Result) -> None:
    """Of e^{−τL} from SciPy's matrix exponential, the largest over the edges; the closed form is that too."""
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


def test_what_is_printed_is_not_what_is_right(result: Result) -> None:
    """The complete graph lacks a factor in the exponent, the star all but one of its leaves."""
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


def test_verdicts_are_on_what_is_printed_and_on_the_lemma(result: Result) -> None:
    """Both formulas fail, the bound holds everywhere; in the sentences too."""
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


def test_bounds_are_above_and_in_their_order(result: Result) -> None:
    """Lemma 18, then what follows from it; √2·e^(−τs₂) never above that."""
    every: list[dict[str, Any]] = [
        dict(zip(result.series.columns, row, strict=True)) for row in result.series.rows
    ]
    for row in every:
        assert row["computed"] <= row["lemma18"] * (1 + 1e-9) <= row["connectivity"] * (1 + 2e-9)
        assert row["computed"] * (1 - 1e-9) <= row["contraction"] <= row["connectivity"] * (1 + 1e-9)


def test_points_too_small_to_be_computed_are_left_out(result: Result) -> None:
    """They would be told as larger than they are; it is said."""
    late = points(result, "complete graph", 100)
    assert max(row["tau"] for row in late) == 0.1
    assert any("omitted" in assumption for assumption in result.assumptions)


def test_progress_rises_to_its_end() -> None:
    """Graph by graph."""
    runner = Listening()
    replace(StandardGraphs(), vertices=(4,), shown=4, spreads=(0.1, 1.0)).run(runner)
    assert runner.heard == [0.25, 0.5, 0.75, 1.0]


def test_the_figure_can_be_read(result: Result) -> None:
    """At the width of a README."""
    check_letters(drawn(result))


@pytest.mark.parametrize("changes", [{"vertices": (2,)}, {"vertices": (3000,)}, {"spreads": (0.0,)}])
def test_impossible_parameters_are_refused(changes: dict[str, Any]) -> None:
    """Before anything is computed."""
    with pytest.raises(ParameterError):
        replace(StandardGraphs(), **changes).run(Listening())
