"""The interface of a benchmark, and its report: JSON, CSV, tables with formatted numbers, and a figure."""

from __future__ import annotations

import csv
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from heatcloak_lab.benchmarks.machine import machine_facts
from heatcloak_lab.experiments.result import Table
from heatcloak_shared.errors import ParameterError

if TYPE_CHECKING:
    from matplotlib.figure import Figure


MISSING = "-"

_SECONDS = ((1.0, 1.0, "s"), (1e-3, 1e3, "ms"), (0.0, 1e6, "µs"))
_BYTES = ((1e9, 1e-9, "GB"), (1e6, 1e-6, "MB"), (0.0, 1e-3, "kB"))


class Cost(Protocol):
    """The cost of a method relative to ours; None for unknown values."""

    @property
    def method(self) -> str:
        """Its name."""

    @property
    def seconds(self) -> float | None:
        """Median time."""

    @property
    def ratio(self) -> float | None:
        """Time as a multiple of ours."""

    @property
    def ratio_low(self) -> float | None:
        """Lower end of the interval of the multiple."""

    @property
    def ratio_high(self) -> float | None:
        """Upper end of the interval."""

    @property
    def prepare_seconds(self) -> float | None:
        """Time of the preparation."""

    @property
    def bytes(self) -> int | None:
        """Growth of memory at its peak."""


def cost_cells(row: Cost, ours: str) -> tuple[str, ...]:
    """Return method, time, multiple of ours, its interval, preparation and memory; ``ours`` is our name."""
    is_ours = row.method == ours and row.ratio is not None
    return (
        row.method,
        seconds_text(row.seconds),
        "1" if is_ours else ratio_text(row.ratio),
        "" if is_ours else range_text(row.ratio_low, row.ratio_high),
        seconds_text(row.prepare_seconds),
        bytes_text(row.bytes),
    )


def seconds_text(seconds: float | None) -> str:
    """Format with three digits and a unit."""
    return _scaled(seconds, _SECONDS)


def bytes_text(count: float | None) -> str:
    """Format with three digits and a decimal unit."""
    return _scaled(count, _BYTES)


def number_text(value: float | None, form: str) -> str:
    """Format a number; None is a dash."""
    return MISSING if value is None else format(value, form)


def ratio_text(value: float | None) -> str:
    """Format a ratio."""
    return MISSING if value is None else f"{_three_digits(value)}×"


def range_text(low: float | None, high: float | None) -> str:
    """Format a range."""
    return MISSING if low is None or high is None else f"{_three_digits(low)} … {_three_digits(high)}"


def _scaled(value: float | None, units: tuple[tuple[float, float, str], ...]) -> str:
    if value is None:
        return MISSING
    factor, unit = next((factor, unit) for least, factor, unit in units if value >= least)
    return f"{_three_digits(value * factor)} {unit}"


def _three_digits(value: float) -> str:
    """Format with three digits, without an exponent below a million."""
    return f"{value:.0f}" if 100.0 <= value < 1e6 else f"{value:.3g}"


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
