"""What every experiment is, and what it finds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from heatcloak_lab.experiments.running import Runner, Task

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Cell = str | int | float


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of findings.

    Attributes:
        name: what its file is called after, an identifier.
        caption: what it shows, one sentence or two.
        columns: a heading for each column, with the unit where there is one.
        rows: as many cells in each row as there are columns.
        wide: whether it is too wide for a terminal, and in the files only.
    """

    name: str
    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    wide: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """What an experiment found, ready to be shown.

    Attributes:
        name: the experiment's.
        title: of the report.
        question: what was asked.
        answer: what was found, a paragraph each.
        assumptions: what the answer rests on, and what it does not cover, a sentence each.
        tables: the findings.
        series: the numbers behind the figure, written as a file and not shown.
        caption: what the figure shows.
        draw: draws the figure on an empty one of the size that it wants.
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


class Experiment(Protocol):
    """One question that is answered by computing or simulating; what answers it has parameters of its own."""

    @property
    def name(self) -> str:
        """What it is called on the command line, and its files after it."""

    @property
    def question(self) -> str:
        """What it answers, in one line."""

    @property
    def seeded(self) -> bool:
        """Whether it draws random numbers: then the runner's seed and trials matter."""

    def run(self, runner: Runner) -> Result:
        """Find the answer.

        Raises:
            ParameterError: a parameter is outside its range.
            ExperimentError: the work could not be done.
        """


@runtime_checkable
class Planned(Protocol):
    """An experiment whose tasks are known before it runs, so that those done before can be counted."""

    def tasks(self, trials: int, seed: int) -> list[Task]:
        """The tasks that it will ask a runner for."""
