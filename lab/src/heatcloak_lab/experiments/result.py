"""The interfaces of experiments: tasks, the runner that executes them, and results of tables and text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from heatcloak_lab.experiments.statistics import Interval, Mean
from heatcloak_shared.errors import HeatcloakError
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
class Drawing:
    """A further figure of a result.

    Attributes:
        name: an identifier, part of the file name.
        caption: caption of the figure.
        draw: draw on an empty figure; sets the size itself.
    """

    name: str
    caption: str
    draw: Callable[[Figure], None]


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
        further: further figures.
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
    further: tuple[Drawing, ...] = ()

    @property
    def drawings(self) -> dict[str, Drawing]:
        """All figures by the stem of their files' names."""
        first = {self.name: Drawing("", self.caption, self.draw)}
        return first | {f"{self.name}-{drawing.name}": drawing for drawing in self.further}


Outcome = Any
"""The return value of a task: lists, dictionaries with text keys, text, booleans and finite numbers."""


class ExperimentError(HeatcloakError):
    """An experiment could not run: a method failed, or no worker is left."""


@dataclass(frozen=True, slots=True)
class Task:
    """A unit of work that depends on its arguments only.

    Attributes:
        key: unique within the experiment and the same in every run of it.
        function: returns the same outcome for the same arguments.
        arguments: positional arguments of the function.
    """

    key: str
    function: Callable[..., Outcome]
    arguments: tuple[Any, ...]


class Runner(Protocol):
    """Execute the tasks of one experiment."""

    @property
    def trials(self) -> int:
        """Draws per point, at least 1."""

    @property
    def seed(self) -> int:
        """Seed of all draws, at least 0."""

    def progress(self, share: float) -> None:
        """Report progress from 0 to 1; only needed for work done outside `map`."""

    def map(self, tasks: Sequence[Task]) -> list[Outcome]:
        """Execute all tasks, in any place and order; return the outcomes in the order of the tasks.

        Outcomes are recorded, so that an interrupted run resumes where it stopped.

        Raises:
            ExperimentError: a task failed, or no worker is left.
        """


class Experiment(Protocol):
    """A question that is answered by computation or simulation; implementations add their own parameters."""

    @property
    def name(self) -> str:
        """Name on the command line and prefix of the output files."""

    @property
    def question(self) -> str:
        """The question in one line."""

    @property
    def seeded(self) -> bool:
        """Whether it draws random numbers, so that the runner's seed and trials matter."""

    def run(self, runner: Runner) -> Result:
        """Answer the question.

        Raises:
            ParameterError: a parameter is out of range.
            ExperimentError: the work could not be done.
        """


@runtime_checkable
class Planned(Protocol):
    """An experiment that knows its tasks before it runs, so that finished ones can be counted."""

    def tasks(self, trials: int, seed: int) -> list[Task]:
        """Return the tasks that `run` will pass to the runner."""


def count_text(count: int, noun: str) -> str:
    """Return, for example, "1 draw" or "10 draws"."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def draws_text(count: int) -> str:
    """Return "one draw" or, for example, "10 draws"."""
    return "one draw" if count == 1 else f"{count} draws"


def percent(share: float, digits: int = 0) -> str:
    """Format a share as a percentage."""
    return f"{100.0 * share:.{digits}f} %"


def enumeration(parts: Sequence[str]) -> str:
    """Join with commas and a final "and"."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def capitalized(text: str) -> str:
    """Capitalise the first letter; abbreviations such as zCDP keep theirs."""
    return text if text[1:2].isupper() else text[:1].upper() + text[1:]


def source_sentence(source: str) -> str:
    """Return a source as the first sentence of a caption, or "" without one."""
    return f"{source[0].upper()}{source[1:]}. " if source else ""


def interval_cells(interval: Interval | None) -> tuple[Cell, Cell]:
    """Return the two ends as cells, empty without an interval."""
    return ("", "") if interval is None else (Measured(interval.low), Measured(interval.high))


def mean_cells(mean: Mean) -> tuple[Cell, Cell, Cell]:
    """Return the cells of a mean and of the ends of its interval."""
    return (Measured(mean.value), *interval_cells(mean.interval))
