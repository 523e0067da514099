"""The interface of a benchmark, and its report: JSON, CSV, tables and a figure."""

from __future__ import annotations

import csv
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from heatcloak_lab.benchmarks.machine import machine_facts
from heatcloak_lab.experiments.result import Table
from heatcloak_shared.errors import ParameterError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Progress = Callable[[float], None]


def part_of(progress: Progress, number: int, count: int) -> Progress:
    """Return the progress of part ``number``, from 0, of ``count`` equal parts."""
    return lambda share: progress((number + share) / count)


def check_at_least(least: int, **values: int | None) -> None:
    """Raise ParameterError if a value, unless it is None, is below ``least``."""
    for name, value in values.items():
        if value is not None and value < least:
            raise ParameterError(f"{name} must be at least {least}, got {value}")


@dataclass(frozen=True, slots=True)
class Report:
    """The measurements of a benchmark so far.

    Attributes:
        name: name of the benchmark.
        complete: whether it ran to its end.
        setting: its parameters, as JSON values.
        rows: groups of measurements by name, each a sequence of instances of one dataclass.
        tables: the same for display, with text cells.
        notes: explanations of the tables.
        draw: draw the figure on an empty one; None without a figure.
    """

    name: str
    complete: bool
    setting: dict[str, object]
    rows: dict[str, Sequence[Any]]
    tables: tuple[Table, ...]
    notes: tuple[str, ...]
    draw: Callable[[Figure], None] | None = None

    def facts(self) -> dict[str, object]:
        """Return the measurements as JSON values, without host name and paths."""
        return {
            "benchmark": self.name,
            "complete": self.complete,
            "machine": machine_facts(),
            "setting": self.setting,
            **{group: [asdict(row) for row in rows] for group, rows in self.rows.items()},
        }


class Benchmark(ABC):
    """A comparison that keeps its measurements, so that an interrupted run can report what it has.

    Attributes:
        name: name on the command line.
    """

    name: ClassVar[str]
    _complete = False

    @abstractmethod
    def run(self, on_progress: Progress) -> None:
        """Measure everything; call ``on_progress`` with the progress from 0 to 1."""

    @abstractmethod
    def report(self) -> Report:
        """Return what was measured so far."""


def write_report(report: Report, folder: Path) -> None:
    """Write NAME.json, a CSV file per group of rows, and the figure into an existing folder.

    Raises:
        OSError: a file can't be written.
    """
    text = json.dumps(report.facts(), indent=2, allow_nan=False)
    (folder / f"{report.name}.json").write_text(text + "\n", encoding="utf-8")
    for group, rows in report.rows.items():
        if rows:
            suffix = "" if group == "rows" else f"-{group}"
            _write_csv(rows, folder / f"{report.name}{suffix}.csv")
    if report.draw is not None:
        from heatcloak_lab.experiments.figure_style import drawn_figure

        with drawn_figure(report.draw) as figure:
            figure.savefig(folder / f"{report.name}.png", dpi=140)
            figure.savefig(folder / f"{report.name}.svg", metadata={"Date": None})


def _write_csv(rows: Sequence[Any], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow([field.name for field in fields(rows[0])])
        writer.writerows(asdict(row).values() for row in rows)
