"""Choose the solver of basis pursuit denoising that fits the operator and its size."""

from __future__ import annotations

import math
from typing import Literal, get_args

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Operator, Projection
from heatcloak_aggregator.domains.checks import check_operator
from heatcloak_aggregator.extras import optional_import
from heatcloak_aggregator.recovery import active_set, implicit, working_set
from heatcloak_aggregator.recovery.observation import Observation
from heatcloak_aggregator.recovery.problem import Problem, Solution, cold_start, floor_radius
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

Method = Literal["active-set", "cvxpy"]

_LARGEST_REFERENCE = 1 << 22
"""Largest number of entries of A for the reference: beyond, it takes minutes and gigabytes."""
_FALL_BACK = 1e-8
"""Relative gap above which column generation improves the solution."""
_MOST_COLUMNS = 1000
"""Number of non-zero entries above which column generation would take minutes."""
_MOST_SCANNED = 100_000
"""Number of entries of B up to which every step of the active-set method may scan all of them."""


def check_method(op: Operator, method: str) -> None:
    """Check that ``op`` is an operator and that ``method`` exists and supports its size.

    Raises:
        ParameterError: if not; the text says what to use instead.
    """
    check_operator(op)
    if not isinstance(method, str) or method not in get_args(Method):
        raise ParameterError(f"unknown method {sanitize(method)}: choose from 'active-set', 'cvxpy'")
    sensors, sources = op.shape
    if method == "cvxpy" and sensors * sources > _LARGEST_REFERENCE:
        raise ParameterError(
            f"{sensors} × {sources} is too large for method 'cvxpy', which forms the whole matrix: "
            f"use method='active-set', or at most {_LARGEST_REFERENCE} entries"
        )


def solve(
    op: Operator,
    observation: Observation,
    asked_radius: float,
    method: Method,
    start: FloatArray | None = None,
) -> Solution:
    """Solve one round, whose arguments have been checked.

    Args:
        op: the operator.
        observation: the readings and their sensors.
        asked_radius: the requested radius, for weighted readings.
        method: the solver.
        start: f near the solution, shape (n,), or None. The reference ignores it.
    """
    if op.is_implicit and method != "cvxpy":
        return implicit.solve(op, observation, asked_radius, start)
    projection = op.projection(observation.sensors, observation.weights)
    if method == "active-set":
        return solve_projected(projection, observation.readings, asked_radius, start)
    # Importing cvxpy takes a second.
    with optional_import():
        from heatcloak_aggregator.recovery import reference

    matrix, readings = observation.weigh(op.matrix())
    radius = floor_radius(asked_radius, projection.norm, math.sqrt(readings.dot(readings)))
    drift = None if op.drift is None else observation.weigh(op.drift)[0]
    return reference.solve(matrix, readings, radius, drift)


def solve_projected(
    projection: Projection, readings: FloatArray, asked_radius: float, start: FloatArray | None = None
) -> Solution:
    """Solve one round with a prepared operator.

    Args:
        projection: the prepared operator for the sensors present.
        readings: one reading for each of these sensors, shape (s,), unweighted.
        asked_radius: the requested radius, for weighted readings.
        start: f near the solution, shape (n,), or None.
    """
    target, outside = projection.reduce(readings)
    length = math.hypot(math.sqrt(target.dot(target)), outside)
    size, rank = projection.coordinates.shape[0], projection.rank
    if projection.drift is not None:
        length = projection.length(readings)
        if start is None:
            start = cold_start(target, projection.price(target), projection.norm, projection.explain)
    radius = floor_radius(asked_radius, projection.norm, length)
    if size * rank <= _MOST_SCANNED or size <= working_set.GRID * rank:
        problem = Problem(projection.columns, projection.sum, target, outside, radius)
        solution = active_set.solve(problem, start=start)
    else:
        solution = working_set.solve(projection, target, outside, radius, start)
    if (
        solution.gap <= _FALL_BACK * max(1.0, float(solution.estimate.sum()))
        or np.count_nonzero(solution.estimate) > _MOST_COLUMNS
    ):
        return solution
    # Clarabel is rarely needed, and slow to import.
    from heatcloak_aggregator.recovery import column_generation

    problem = Problem(projection.columns, projection.sum, target, outside, radius)
    return column_generation.improve(problem, solution)
