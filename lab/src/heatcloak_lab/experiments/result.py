"""The result of an experiment: tables of cells, and the text around them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from heatcloak_shared.rounding import up_text

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Cell = str | int | float


class Measured(float):
    """A measured number: displayed rounded to nearest, whereas a privacy cost is rounded up."""

    __slots__ = ()


def cell_text(cell: Cell) -> str:
    """Format a cell with four digits: measured numbers to nearest, positive costs rounded up.

    Rounding errors in the last bits of a double do not count as cost: 200 times a unit is shown as 200.
    """
    if isinstance(cell, Measured):
        return f"{cell:.4g}"
    return up_text(cell * (1 - 2.0**-40), 4) if isinstance(cell, float) and cell > 0 else str(cell)


@dataclass(frozen=True, slots=True)
class Table:
    """A named table.

    Attributes:
        name: an identifier, part of the file name.
        caption: one or two sentences.
        columns: headings, with the unit where there is one.
        rows: one cell per column in each row.
        wide: whether it is too wide for a terminal and only written to files.
    """

    name: str
    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    wide: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """The result of an experiment, ready for presentation.

    Attributes:
        name: name of the experiment.
        title: title of the report.
        question: the question that was asked.
        answer: one entry per paragraph.
        assumptions: what the answer assumes and what it does not cover, one entry per item.
        tables: the findings.
        series: the numbers behind the figure; written to a file, not displayed.
        caption: caption of the figure.
        draw: draw on an empty figure; sets the size itself.
    """

    name: str
    title: str
    question: str
    answer: tuple[str, ...]
    assumptions: tuple[str, ...]
    tables: tuple[Table, ...]
    series: Table
    caption: str
    draw: Callable[[Figure], None]
