"""Experiment ``heatmaps``: how close private heatmaps are to the truth."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import chain
from typing import ClassVar

import numpy as np

from heatcloak_lab.crowds import Crowd, synthetic_crowd
from heatcloak_lab.experiments.heatmaps.draws import (
    METHODS,
    METRICS,
    LocalPoint,
    Point,
    PointScores,
    local_tasks,
    picture_tasks,
    point_tasks,
)
from heatcloak_lab.experiments.heatmaps.reporting import StudyDraws, study_result
from heatcloak_lab.experiments.result import Result, Runner, Task
from heatcloak_lab.experiments.shared_value import SharedValue
from heatcloak_shared.errors import ParameterError

DEFAULT_CITY, DEFAULT_PEOPLE = "hot-spots", 600


@dataclass(frozen=True)
class LocalSettings:
    """Settings of the local mechanism.

    Attributes:
        epsilons: values of ε of the curves over the number of people, increasing.
        people: numbers of people, increasing.
        everybody_epsilons: values of ε for everybody in the file, increasing; not for a synthetic city, which
            has any number of people.
    """

    epsilons: tuple[float, ...] = (1.0, 2.0)
    people: tuple[int, ...] = (100, 316, 1000, 3162, 10_000, 31_623, 100_000)
    everybody_epsilons: tuple[float, ...] = (0.5, 1.0, 2.0, 3.0)


@dataclass(frozen=True, eq=False)
class HeatmapStudy:
    """The experiment.

    Attributes:
        crowd: the people that are drawn from.
        epsilons: values of ε, increasing.
        people: numbers of people, increasing; those that the crowd does not have are left out.
        sizes: cells a side, increasing.
        base: the point where the three curves meet: only one parameter varies at a time.
        pictured: values of ε of the pictures.
        local: settings of the local mechanism; all others are those of the central mechanism.
    """

    name: ClassVar[str] = "heatmaps"
    question: ClassVar[str] = "How close are private heatmaps to the truth?"
    seeded: ClassVar[bool] = True

    crowd: Crowd = field(default_factory=lambda: synthetic_crowd(DEFAULT_CITY, DEFAULT_PEOPLE))
    epsilons: tuple[float, ...] = (0.1, 0.5, 1.0, 2.0, 5.0, 10.0)
    people: tuple[int, ...] = (50, 100, 200, 300, 400, 500)
    sizes: tuple[int, ...] = (64, 128, 256)
    base: Point = field(default_factory=lambda: Point(epsilon=1.0, people=200, size=256))
    pictured: tuple[float, ...] = (1.0, 5.0)
    local: LocalSettings = field(default_factory=LocalSettings)

    def run(self, runner: Runner) -> Result:
        """Draw people, estimate their heatmaps with every method, and score them.

        Raises:
            ParameterError: the crowd is smaller than the number of people of a draw.
            ExperimentError: the work could not be done.
        """
        outcomes = iter(runner.map(self.tasks(runner.trials, runner.seed)))
        pictures = {epsilon: np.array(next(outcomes)) for epsilon in self.pictured}
        central = [next(outcomes) for _ in range(len(self.points) * runner.trials)]
        shape = (len(self.points), runner.trials, len(METHODS), len(METRICS))
        local_shape = (len(self.local_points), runner.trials, len(METRICS))
        draws = StudyDraws(
            PointScores(self.points, np.array(central).reshape(shape)),
            PointScores(self.local_points, np.array(list(outcomes)).reshape(local_shape)),
            pictures,
            runner.trials,
        )
        return study_result(self, draws)

    def tasks(self, trials: int, seed: int) -> list[Task]:
        """Return the tasks of `run`.

        Raises:
            ParameterError: the crowd is smaller than the number of people of a draw.
        """
        if len(self.crowd.people) < self.base.people:
            raise ParameterError(
                f"{self.crowd.name} has {len(self.crowd.people)} people: give a crowd of at least "
                f"{self.base.people}"
            )
        crowd = SharedValue(self.crowd)
        return [
            *picture_tasks(crowd, self.in_pictures, seed),
            *point_tasks(crowd, self.points, trials, seed),
            *local_tasks(crowd, self.local_points, trials, seed),
        ]

    @property
    def points(self) -> tuple[Point, ...]:
        """All points of the central mechanism, each once."""
        curves = (self.by_epsilon, self.by_people, self.by_size, self.in_pictures, [self.base])
        return tuple(dict.fromkeys(chain.from_iterable(curves)))

    @property
    def in_pictures(self) -> tuple[Point, ...]:
        """Points that are shown as pictures."""
        return tuple(self.base._replace(epsilon=epsilon) for epsilon in self.pictured)

    @property
    def by_epsilon(self) -> tuple[Point, ...]:
        """Points whose ε varies."""
        return tuple(self.base._replace(epsilon=epsilon) for epsilon in self.epsilons)

    @property
    def by_people(self) -> tuple[Point, ...]:
        """Points whose number of people varies."""
        known = len(self.crowd.people)
        return tuple(self.base._replace(people=people) for people in self.people if people <= known)

    @property
    def by_size(self) -> tuple[Point, ...]:
        """Points whose number of cells varies."""
        return tuple(self.base._replace(size=size) for size in self.sizes)

    @property
    def local_points(self) -> tuple[LocalPoint, ...]:
        """All points of the local mechanism."""
        curves = (self.locally_by_people(epsilon) for epsilon in self.local.epsilons)
        return (*chain.from_iterable(curves), *self.everybody)

    def locally_by_people(self, epsilon: float) -> tuple[LocalPoint, ...]:
        """Return the points of the local mechanism whose number of people varies."""
        return tuple(LocalPoint(epsilon, people, self.base.size) for people in self.local.people)

    @property
    def everybody(self) -> tuple[LocalPoint, ...]:
        """Points of the local mechanism with everybody in the file; none for a synthetic city."""
        if self.crowd.city is not None:
            return ()
        return tuple(
            LocalPoint(epsilon, len(self.crowd.people), self.base.size, everybody=True)
            for epsilon in self.local.everybody_epsilons
        )
