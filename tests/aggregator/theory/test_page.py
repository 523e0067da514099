"""docs/explanation/theory.md: its example prints what it shows, and it names every function."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

from heatcloak_aggregator import theory

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
