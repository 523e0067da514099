"""The page on theory: its example prints what it says, and it names every function there is."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

from heatcloak_aggregator import theory

PAGE = (Path(__file__).parents[3] / "docs" / "theory.md").read_text(encoding="utf-8")


def test_the_example_prints_what_is_shown() -> None:
    """Run as it stands, line by line the same."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (shown,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "theory.md", "exec"), {})  # noqa: S102
    assert printed.getvalue() == shown


def test_every_public_function_is_on_the_page() -> None:
    """A bound that nobody finds is none."""
    functions = [name for name in theory.__all__ if name[0].islower()]
    assert [name for name in functions if name not in PAGE] == []
