"""The mean recovered mass of each vertex, for one source that stays at its vertex."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_lab.experiments.experiment import Outcome, Task
from heatcloak_lab.experiments.graphs.draws import Comparison, draw_source, recover_all
from heatcloak_lab.experiments.shared_value import SharedValue
from heatcloak_lab.experiments.sweeps.draws import DrawKey

_BLOCK = 25
"""Draws per task; only their sum is recorded."""


@dataclass(frozen=True, eq=False, slots=True)
class MassMap:
    """The mean mass recovered on the graph of the first case.

    Attributes:
        vertex: the vertex of the source, in community 0.
        mass: mean weight of each vertex, normalised to sum one in each draw, shape (calibrations, answers,
        n).
        draws: the number of draws.
    """

    vertex: int
    mass: FloatArray
    draws: int


def mass_map_tasks(comparison: Comparison, trials: int, seed: int) -> list[Task]:
    """Return the tasks, each with a block of draws."""
    shared = SharedValue(comparison)
    blocks = [(first, min(first + _BLOCK, trials)) for first in range(0, trials, _BLOCK)]
    return [
        Task(f"picture, trials {first} to {end - 1}", mass_block, (shared, first, end, seed))
        for first, end in blocks
    ]


def mass_block(shared: SharedValue[Comparison], first: int, end: int, seed: int) -> Outcome:
    """Return the summed weights of draws ``first`` to ``end`` − 1 as lists, (calibrations, answers, n)."""
    comparison = shared.value
    case, vertex = comparison.cases[0], _source_vertex(comparison, seed)
    n = case.setting.community_graph.domain.n_vertices
    total = np.zeros((len(comparison.calibrations), len(comparison.answers), n))
    for trial in range(first, end):
        key = DrawKey(comparison.experiment, f"{case.label}, picture", case.value, trial)
        drawn = draw_source(case, key, seed, vertex)
        for at, calibration in enumerate(comparison.calibrations):
            sigma = case.setting.noise_scale(calibration)
            point = f"picture, {calibration} noise, trial {trial}"
            for number, answer in enumerate(recover_all(comparison, case, drawn, sigma, point)):
                mass = float(answer.vertex_weights.sum())
                total[at, number] += answer.vertex_weights / mass if mass > 0.0 else 1.0 / n
    sums: Outcome = total.tolist()
    return sums


def collect_mass_map(comparison: Comparison, outcomes: Sequence[Outcome], trials: int, seed: int) -> MassMap:
    """Combine the outcomes of `mass_map_tasks`, in order."""
    total = np.sum([np.array(outcome) for outcome in outcomes], axis=0)
    return MassMap(_source_vertex(comparison, seed), total / trials, trials)


def _source_vertex(comparison: Comparison, seed: int) -> int:
    """Draw a vertex of community 0 of the first case, uniformly."""
    case = comparison.cases[0]
    rng = DrawKey(comparison.experiment, f"{case.label}, source", case.value, 0).readings_rng(seed)
    return int(rng.choice(np.flatnonzero(case.setting.community_graph.communities == 0)))
