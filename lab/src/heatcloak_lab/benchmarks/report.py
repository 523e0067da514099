"""What a benchmark is, and what it hands to whoever prints, draws or writes it."""

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

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Progress = Callable[[float], None]


def part_of(progress: Progress, number: int, count: int) -> Progress:
    """The progress of one of ``count`` equal parts, ``number`` from 0."""
    return lambda share: progress((number + share) / count)


@dataclass(frozen=True, slots=True)
class Report:
    """What was measured, as far as the benchmark came.

    Attributes:
        name: the benchmark's.
        complete: whether it came to its end.
        setting: what was asked for, as JSON takes it.
        rows: groups of measurements by name, each a list of instances of one dataclass.
        tables: the same for people, cells as text.
        notes: what a reader must know to read them, a sentence or two each.
        draw: draws the figure on an empty one; None where there is none.
    """

    name: str
    complete: bool
    setting: dict[str, object]
    rows: dict[str, Sequence[Any]]
    tables: tuple[Table, ...]
    notes: tuple[str, ...]
    draw: Callable[[Figure], None] | None = None

    def facts(self) -> dict[str, object]:
        """Everything but the figure and the words, ready for JSON; no host name and no path is in it."""
        return {
            "benchmark": self.name,
            "complete": self.complete,
            "machine": machine_facts(),
            "setting": self.setting,
            **{group: [asdict(row) for row in rows] for group, rows in self.rows.items()},
        }


class Benchmark(ABC):
    """One comparison. It remembers what it has measured, so that a run that is stopped shows what it has.

    Attributes:
        name: what it is called on the command line.
    """

    name: ClassVar[str]

    @abstractmethod
    def run(self, on_progress: Progress) -> None:
        """Measure everything, telling ``on_progress`` the share that is done, from 0 to 1."""

    @abstractmethod
    def report(self) -> Report:
        """What was measured so far."""


def write_report(report: Report, folder: Path) -> None:
    """Write NAME.json, a CSV file for each group of rows, and the figure, into ``folder``, which exists.

    Raises:
        OSError: a file can't be written.
    """
    text = json.dumps(report.facts(), indent=2, allow_nan=False)
    (folder / f"{report.name}.json").write_text(text + "\n", encoding="utf-8")
    for group, rows in report.rows.items():
        if rows:
            suffix = "" if group == "rows" else f"-{group}"
            _write_rows(rows, folder / f"{report.name}{suffix}.csv")
    if report.draw is not None:
        # matplotlib takes half a second to import, which only a figure should pay.
        from heatcloak_lab.benchmarks.figure import write_figure

        write_figure(report.draw, folder, report.name)


def _write_rows(rows: Sequence[Any], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow([field.name for field in fields(rows[0])])
        writer.writerows(asdict(row).values() for row in rows)
