"""What an experiment is run with: where independent work is done, and whom to tell how far it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from heatcloak_shared.errors import HeatcloakError

Outcome = Any
"""What a piece of work finds, of lists, dictionaries with text keys, text, booleans and finite numbers."""


class ExperimentError(HeatcloakError):
    """An experiment could not be run: a method failed, or whoever does the work is gone."""


@dataclass(frozen=True, slots=True)
class Task:
    """A piece of work that depends on nothing but its arguments.

    Attributes:
        key: its name, unique within the experiment and the same in every run of it.
        function: what is done; the same arguments give the same outcome.
        arguments: what it is done to.
    """

    key: str
    function: Callable[..., Outcome]
    arguments: tuple[Any, ...]


class Runner(Protocol):
    """Runs the work of one experiment."""

    @property
    def trials(self) -> int:
        """How many draws each point gets, at least 1."""

    @property
    def seed(self) -> int:
        """What they are drawn from, at least 0."""

    def progress(self, share: float) -> None:
        """Tell how much is done, from 0 to 1; only for work that `map` does not do."""

    def map(self, tasks: Sequence[Task]) -> list[Outcome]:
        """Have all tasks done, wherever and in whatever order; their outcomes in the order of the tasks.

        What is done is remembered, so that an interrupted run goes on where it was.

        Raises:
            ExperimentError: a task failed, or whoever does them is gone.
        """
