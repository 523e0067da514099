"""Experiment ``tracking``: how much is gained by following people over rounds?"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from heatcloak_lab.experiments.result import Result, Runner, Task
from heatcloak_lab.experiments.tracking.measurements import (
    FILTER,
    LATER,
    LEVELS,
    POOLED,
    SMOOTHER,
    picture_task,
    world_task,
)
from heatcloak_lab.experiments.tracking.reporting import study_result
from heatcloak_lab.experiments.tracking.worlds import TrackingSetting, check_kinds

METHODS = (POOLED, FILTER, LATER, SMOOTHER)
"""The methods that are compared."""


@dataclass(frozen=True)
class TrackingStudy:
    """The experiment.

    Attributes:
        setting: rounds, noise and particles.
        kinds: kinds of worlds. The claims are about ``demo`` and ``prior``, if these are among them.
        levels: levels of vicinities, increasing.
        pictured: kind of the world that is drawn, the first one of its kind.
    """

    name: ClassVar[str] = "tracking"
    question: ClassVar[str] = "How closely are people followed over rounds, and how sure is that?"
    seeded: ClassVar[bool] = True

    setting: TrackingSetting = field(default_factory=TrackingSetting)
    kinds: tuple[str, ...] = ("demo", "stop-and-go", "prior")
    levels: tuple[float, ...] = LEVELS
    pictured: str = "demo"

    def run(self, runner: Runner) -> Result:
        """Draw worlds, estimate every round with every method, and compare with the people.

        Raises:
            ParameterError: a kind of world is unknown.
            ExperimentError: the work could not be done.
        """
        picture, *worlds = runner.map(self.tasks(runner.trials, runner.seed))
        outcomes = {
            kind: worlds[number * runner.trials : (number + 1) * runner.trials]
            for number, kind in enumerate(self.kinds)
        }
        return study_result(self, picture, outcomes, runner.trials)

    def tasks(self, trials: int, seed: int) -> list[Task]:
        """Return the tasks of `run`.

        Raises:
            ParameterError: a kind of world is unknown.
        """
        check_kinds((*self.kinds, self.pictured))
        return [
            picture_task(self.setting, self.pictured, seed, 0),
            *(
                world_task(self.setting, kind, seed, trial, METHODS, self.levels)
                for kind in self.kinds
                for trial in range(trials)
            ),
        ]
