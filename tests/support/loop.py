"""Run an experiment in this process, one draw after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heatcloak_lab.experiments import Task


class Loop:
    """A `Runner` without workers, journal or progress."""

    def __init__(self, trials: int, seed: int = 0) -> None:
        self.trials, self.seed = trials, seed

    def progress(self, share: float) -> None: ...

    def map(self, tasks: Sequence[Task]) -> list[Any]:
        return [task.function(*task.arguments) for task in tasks]
