"""The interface of an experiment, and of the runner that executes its tasks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from heatcloak_lab.experiments.result import Result
from heatcloak_shared.errors import HeatcloakError

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
