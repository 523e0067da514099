"""The examples of the page on experiments run as printed."""

from __future__ import annotations

import contextlib
import io
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_lab.experiments.graphs import GRAPH_METHODS
from heatcloak_lab.experiments.methods import METHODS
from heatcloak_lab.experiments.papers.extended_version import GRAPHS
from heatcloak_lab.experiments.sweeps.plan import VARIABLE

PAGE = (Path(__file__).parents[2] / "docs" / "how-to" / "run-experiments.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", PAGE, re.DOTALL)


def blocks(language: str, word: str) -> str:
    """Return the only block of a language that contains a word."""
    (block,) = [text for kind, text in BLOCKS if kind == language and word in text]
    assert isinstance(block, str)
    return block


def cells(line: str) -> list[str | float]:
    """Split a line into words and numbers."""
    found: list[str | float] = []
    for word in line.split():
        try:
            found.append(float(word))
        except ValueError:
            found.append(word)
    return found


def alike(shown: str, printed: str) -> bool:
    """Compare a line of the page, up to its …, with a printed line; the last digits may differ."""
    expected = cells(shown.removesuffix("…"))
    found = cells(printed)[: len(expected)] if shown.endswith("…") else cells(printed)
    if len(found) != len(expected):
        return False
    return all(
        a == pytest.approx(b, rel=0.02, abs=1e-4) if isinstance(a, float) and isinstance(b, float) else a == b
        for a, b in zip(found, expected, strict=True)
    )


def test_the_example_file_runs_as_documented(
    heatcloak: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    """Each shown line of the output is printed, in order, and the named files are written."""
    (tmp_path / "mine.py").write_text(blocks("python", "def loudest"), encoding="utf-8")
    (tmp_path / "mine.toml").write_text(blocks("toml", "loudest"), encoding="utf-8")
    assert "`heatcloak experiment run mine.toml --out out`" in PAGE
    done = heatcloak("experiment", "run", "mine.toml", "--out", "out")
    assert (done.returncode, done.stderr) == (0, "")
    printed = iter(done.stdout.splitlines())
    for shown in blocks("", "one person").splitlines():
        if shown != "…":
            assert any(alike(shown, line) for line in printed), shown
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert {"loudest.png", "loudest.svg", "loudest.html", "loudest-draws.csv"} <= names


@pytest.mark.parametrize(("code", "output"), [("def quiet", "quiet"), ("class Caves", "exact Bayes")])
def test_the_python_examples_print_the_documented_output(code: str, output: str) -> None:
    program = blocks("python", code).replace("seed=1)", "seed=1, jobs=1)")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(program, "experiments.md", "exec"), {"__name__": "__main__"})  # noqa: S102
    shown = blocks("", output).splitlines()
    assert all(alike(*pair) for pair in zip(shown, printed.getvalue().splitlines(), strict=True))


def test_the_page_names_every_method_parameter_and_graph_experiment() -> None:
    graphs = (experiment.name for experiment in GRAPHS)
    for name in (*METHODS, *VARIABLE, *GRAPH_METHODS, *graphs):
        assert f"`{name}`" in PAGE
