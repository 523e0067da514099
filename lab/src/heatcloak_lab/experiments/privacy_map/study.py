"""Experiment ``privacy-map``: how accurate are reports of a place whose privacy depends on the place?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, get_args

from heatcloak_aggregator.privacy_maps.privacy_map import DistanceMethod
from heatcloak_lab.experiments.privacy_map.measurements import (
    CROPS,
    FINE,
    METHODS,
    ROUGH_METHODS,
    RoughMap,
    measure_coarse,
    measure_crop,
    measure_distances,
    measure_method,
    measure_rough,
)
from heatcloak_lab.experiments.privacy_map.reporting import StudyOutcomes, study_result
from heatcloak_lab.experiments.result import Result, Runner, Task
from heatcloak_lab.experiments.shared_value import SharedValue
from heatcloak_lab.towns import Town, river_town
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer


@dataclass(frozen=True, eq=False)
class PrivacyMapStudy:
    """The experiment.

    Attributes:
        town: where people live; None for the synthetic river town with the seed of the run.
        size: cells a side of the table and the figures.
        optimum_size: cells a side of the maps on which the optimum is computed, a divisor of 200.
        distances_size: cells a side of the maps on which kinds of distances are compared.
        rough_size: cells a side of the rough maps.
        rough_maps: the rough maps.
    """

    name: ClassVar[str] = "privacy-map"
    question: ClassVar[str] = "How accurate are reports of a place whose privacy depends on the place?"
    seeded: ClassVar[bool] = True

    town: Town | None = None
    size: int = 60
    optimum_size: int = 10
    distances_size: int = 40
    rough_size: int = 24
    rough_maps: tuple[RoughMap, ...] = get_args(RoughMap)

    def run(self, runner: Runner) -> Result:
        """Make all mechanisms, and measure and audit them. The number of trials has no effect.

        Raises:
            ParameterError: a size is out of range.
            ExperimentError: the work could not be done.
        """
        outcomes = iter(runner.map(self.tasks(runner.trials, runner.seed)))
        found = StudyOutcomes(
            methods={method: next(outcomes) for method in METHODS},
            crops={crop: next(outcomes) for crop in CROPS},
            coarse=next(outcomes),
            distances={method: next(outcomes) for method in get_args(DistanceMethod)},
            rough={kind: {method: next(outcomes) for method in ROUGH_METHODS} for kind in self.rough_maps},
        )
        return study_result(self, self.town_of(runner.seed), found)

    def tasks(self, trials: int, seed: int) -> list[Task]:
        """Return the tasks of `run`.

        Raises:
            ParameterError: a size is out of range.
        """
        check_integer("size", self.size, 16, 401)
        check_integer("optimum_size", self.optimum_size, 2, 14)
        check_integer("distances_size", self.distances_size, 4, 65)
        check_integer("rough_size", self.rough_size, 8, 101)
        if FINE % self.optimum_size:
            raise ParameterError(f"optimum_size must divide {FINE}, got {self.optimum_size}")
        town = SharedValue(self.town_of(seed))
        return [
            *(Task(f"method {method}", measure_method, (town, self.size, method)) for method in METHODS),
            *(
                Task(f"crop {crop.row} {crop.column}", measure_crop, (town, crop, self.optimum_size))
                for crop in CROPS
            ),
            Task("coarse", measure_coarse, (town, self.optimum_size)),
            *(
                Task(f"distances {method}", measure_distances, (town, self.distances_size, method))
                for method in get_args(DistanceMethod)
            ),
            *(
                Task(f"rough {kind} {method}", measure_rough, (kind, self.rough_size, seed, method))
                for kind in self.rough_maps
                for method in ROUGH_METHODS
            ),
        ]

    def town_of(self, seed: int) -> Town:
        """Return the town of a run."""
        return river_town(seed) if self.town is None else self.town
