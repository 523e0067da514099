"""From a round's readings to its solution: the method that fits its size, and a second opinion."""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Projection
from heatcloak_aggregator.recovery import active_set, working_set
from heatcloak_aggregator.recovery.problem import Problem, Solution, floor_radius

_FALL_BACK = 1e-8
"""Relative gap above which a second solver is asked."""
_MOST_COLUMNS = 1000
"""Entries that are not zero beyond which the second solver would take minutes."""
_AT_ONCE = 100_000
"""Entries of B up to which every step may look at all of them."""


def recover(
    projection: Projection, readings: FloatArray, asked: float, start: FloatArray | None = None
) -> Solution:
    """Solve one round.

    Args:
        projection: the prepared operator for the sensors present.
        readings: one for each of them, shape (s,), in their own units.
        asked: the radius that is asked for, of weighted readings.
        start: f near the solution, shape (n,), or None.
    """
    target, outside = projection.reduce(readings)
    radius = floor_radius(asked, projection.norm, math.hypot(math.sqrt(target.dot(target)), outside))
    size, rank = projection.coordinates.shape[0], projection.rank
    if size * rank <= _AT_ONCE or size <= working_set.GRID * rank:
        problem = Problem(projection.columns, projection.sum, target, outside, radius)
        solution = active_set.solve(problem, start=start)
    else:
        solution = working_set.solve(projection, target, outside, radius, start)
    if (
        solution.gap <= _FALL_BACK * max(1.0, float(solution.estimate.sum()))
        or np.count_nonzero(solution.estimate) > _MOST_COLUMNS
    ):
        return solution
    # Clarabel is rarely needed: only then is it worth its import.
    from heatcloak_aggregator.recovery import column_generation

    problem = Problem(projection.columns, projection.sum, target, outside, radius)
    return column_generation.improve(problem, solution)
