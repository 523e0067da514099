"""A study of draws as a benchmark: one function that returns groups of rows, shown as they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any

from heatcloak_lab.benchmarks.report import Benchmark, Progress, Report
from heatcloak_lab.experiments.result import Table
from heatcloak_shared.errors import ParameterError

Groups = Mapping[str, Sequence[Any]]
"""Rows by the name of their group, each group of one dataclass."""
Study = Callable[[int, int, Progress], Groups]
"""From a number of draws, a seed and who is told the progress, to what was found."""


class StudyBenchmark(Benchmark):
    """A study that is run as a benchmark.

    Args:
        name: what it is called.
        study: what is run.
        count: how many draws.
        seed: what they are drawn from.
        what: what ``count`` is called, for the table and the error.

    Raises:
        ParameterError: if a number is out of range.
    """

    def __init__(self, name: str, study: Study, count: int, seed: int, what: str) -> None:
        if count < 1:
            raise ParameterError(f"{what} is {count}: give at least 1")
        if seed < 0:
            raise ParameterError(f"seed is {seed}: give an integer of at least 0")
        self.name = name  # type: ignore[misc]  # one class for several names
        self._study = study
        self._count = count
        self._seed = seed
        self._what = what
        self._found: Groups | None = None

    def run(self, on_progress: Progress) -> None:
        """Run the study."""
        self._found = self._study(self._count, self._seed, on_progress)

    def report(self) -> Report:
        """Its rows, or nothing before its end."""
        found: dict[str, Sequence[Any]] = dict(self._found or {"rows": ()})
        setting: dict[str, object] = {self._what: self._count, "seed": self._seed}
        title = f"{self.name}, {self._count} {self._what}"
        tables = tuple(
            _table(group, title if group == "rows" else f"{title}: {group}", rows)
            for group, rows in found.items()
            if rows
        )
        return Report(self.name, self._found is not None, setting, found, tables, ())


def _table(name: str, caption: str, rows: Sequence[Any]) -> Table:
    columns = tuple(field.name.replace("_", " ") for field in fields(rows[0]))
    return Table(name, caption, columns, tuple(tuple(map(_text, asdict(row).values())) for row in rows))


def _text(value: object) -> str:
    if value is None:
        return "-"
    return f"{value:.4g}" if isinstance(value, float) else str(value)
