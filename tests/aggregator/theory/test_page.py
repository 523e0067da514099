"""docs/explanation/theory.md: its example prints what it shows, and it names every function."""

from __future__ import annotations

import contextlib
import io
import math
import re
from pathlib import Path

import pytest

from heatcloak_aggregator import IntervalDomain, theory

PAGE = (Path(__file__).parents[3] / "docs" / "explanation" / "theory.md").read_text(encoding="utf-8")


def test_the_example_prints_the_documented_output() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (shown,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "theory.md", "exec"), {})  # noqa: S102
    assert printed.getvalue() == shown


def test_every_public_function_is_documented() -> None:
    functions = [name for name in theory.__all__ if name[0].islower()]
    assert [name for name in functions if name not in PAGE] == []


def test_the_position_limits_are_the_documented_ones() -> None:
    op, rows = IntervalDomain(100, 50).operator(0.05), {}
    for line in re.findall(r"\n\| (0\.798 ×|Bayes limit)(.*)", PAGE):
        label, *values, _ = "".join(line).split("|")
        rows[label.strip()] = [float(value) for value in values]
    assert len(rows) == 6
    normal = math.sqrt(2 / math.pi)
    for column, sigma in enumerate((0.6655, 0.6655 / math.sqrt(20), 0.7217, 0.7217 / math.sqrt(20))):
        whole, fewer = (theory.position_limits(op, sigma, share, 1000) for share in (0.0, 0.2))
        for name in ("known", "unknown"):
            bound = getattr(whole, f"cramer_rao_{name}")
            assert rows[f"0.798 × Cramér–Rao, {name}"][column] == pytest.approx(normal * bound, rel=2e-3)
            for limits, suffix in ((whole, ""), (fewer, ", 20 % missing")):
                limit = getattr(limits, f"bayes_{name}")
                shown = rows[f"Bayes limit, {name}{suffix}"][column]
                assert abs(shown - limit.mean) < 3.5 * limit.standard_error
                assert limit.standard_error < 0.03 * limit.mean


def test_the_uneven_budgets_are_the_documented_ones() -> None:
    shown = set(re.findall(r"\d\.\d+", PAGE.partition("**An uneven budget.**")[2]))
    computed = {
        f"{value:.2f}"
        for rounds in (20, 10**6)
        for exponent in (1 / 3, 1 / 2)
        for found in [theory.uneven_budget(rounds, exponent)]
        for value in (found.running_mean, found.last_round)
    }
    assert shown == computed
