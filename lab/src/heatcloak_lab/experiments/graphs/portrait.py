"""Where recovered mass lies on average, vertex by vertex, for one source that stays where it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_lab.experiments.draws import Where
from heatcloak_lab.experiments.graphs.draws import Comparison, answers_to, draw_on, weights_of
from heatcloak_lab.experiments.running import Outcome, Task
from heatcloak_lab.experiments.shared import Shared

_AT_ONCE = 25
"""Draws of one task: their sum is remembered, not each vertex of each draw."""


@dataclass(frozen=True, eq=False, slots=True)
class Portrait:
    """What the first case's graph looks like, recovered again and again.

    Attributes:
        vertex: where the source is, a vertex of community 0.
        mass: mean weight of each vertex, every draw's scaled to one, shape (calibrations, answers, n).
        draws: how many that is the mean of.
    """

    vertex: int
    mass: FloatArray
    draws: int


def source_of(comparison: Comparison, seed: int) -> int:
    """A vertex of community 0 of the first case, all as likely."""
    case = comparison.cases[0]
    rng = Where(comparison.experiment, f"{case.label}, source", case.value, 0).readings_rng(seed)
    return int(rng.choice(np.flatnonzero(case.setting.world.communities == 0)))


def portrait_tasks(comparison: Comparison, trials: int, seed: int) -> list[Task]:
    """The tasks, some draws each."""
    shared = Shared(comparison)
    ends = [min(first + _AT_ONCE, trials) for first in range(0, trials, _AT_ONCE)]
    return [
        Task(f"picture, trials {first} to {end - 1}", portrait_block, (shared, first, end, seed))
        for first, end in zip(range(0, trials, _AT_ONCE), ends, strict=True)
    ]


def portrait_block(shared: Shared[Comparison], first: int, end: int, seed: int) -> Outcome:
    """Sum the weights of draws ``first`` to ``end`` − 1, shape (calibrations, answers, n), as lists."""
    comparison = shared.value
    case, vertex = comparison.cases[0], source_of(comparison, seed)
    n = case.setting.world.domain.n_vertices
    total = np.zeros((len(comparison.calibrations), len(comparison.answers), n))
    for trial in range(first, end):
        where = Where(comparison.experiment, f"{case.label}, picture", case.value, trial)
        drawn = draw_on(case, where, seed, vertex)
        for at, calibration in enumerate(comparison.calibrations):
            sigma = case.setting.noise_scale(calibration)
            place = f"picture, {calibration} noise, trial {trial}"
            for number, answer in enumerate(answers_to(comparison, case, drawn, sigma, place)):
                weights = weights_of(answer)
                mass = float(weights.sum())
                total[at, number] += weights / mass if mass > 0.0 else 1.0 / n
    sums: Outcome = total.tolist()
    return sums


def portrait_of(comparison: Comparison, outcomes: Sequence[Outcome], trials: int, seed: int) -> Portrait:
    """Put together what the tasks found, in their order."""
    total = np.sum([np.array(outcome) for outcome in outcomes], axis=0)
    return Portrait(source_of(comparison, seed), total / trials, trials)
