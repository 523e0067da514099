"""Solve basis pursuit denoising on reduced data by an active-set method."""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.certificate import certify
from heatcloak_aggregator.recovery.descent import descend
from heatcloak_aggregator.recovery.face import RAISED, FaceBuffers, refactor, start_warm
from heatcloak_aggregator.recovery.least_squares import reduce_residual
from heatcloak_aggregator.recovery.problem import Problem, Solution, relaxed_radius

GAP = 1e-9
"""Gap, relative to max(1, objective), at which a solution is accepted."""
ROUNDING = 1e-12
"""Allowed excess of a residual over the radius, relative to the data."""


def solve(problem: Problem, most_iterations: int | None = None, start: FloatArray | None = None) -> Solution:
    """Solve a reduced problem; relax its radius if no point satisfies it.

    Args:
        problem: reduced data and the requested radius.
        most_iterations: limit of steps; the default is far above what any tested input needed.
        start: a point within the box near the solution, shape (n,). It affects only the time.

    Returns:
        The best point found; its gap bounds how far it is from optimal.
    """
    columns, target, radius = problem.columns, problem.target, problem.radius
    size, rank = columns.shape
    limit = 100 * (rank + 10) + 2 * size if most_iterations is None else most_iterations
    ball_radius = problem.ball_radius(radius)
    if math.sqrt(target.dot(target)) <= ball_radius:
        return Solution(np.zeros(size), np.zeros(rank), radius, False, 0.0, 0)
    face = FaceBuffers(size, rank)
    if start is None:
        start_cold(columns, problem.total, target, face)
    else:
        start_warm(start, face)
    _, nearest, steps = reduce_residual(
        columns, target, face, problem.outside, radius, ball_radius, limit + size
    )
    relaxed = nearest > ball_radius
    if relaxed:
        radius = relaxed_radius(math.hypot(nearest, problem.outside))
        ball_radius = max(problem.ball_radius(radius), nearest)
        if math.sqrt(target.dot(target)) <= ball_radius:
            return Solution(np.zeros(size), np.zeros(rank), radius, True, 0.0, steps)
    near = face.values.copy()
    furthest = ball_radius + ROUNDING * (ball_radius + math.sqrt(target.dot(target)))
    for precise in (False, True):
        dual, _, more = descend(columns, face, ball_radius, limit, GAP, precise)
        steps += more
        gap, distance = certify(columns, target, face, ball_radius, precise)
        if relaxed:
            # A relaxed radius may be chosen: take the one that the point satisfies exactly.
            gap -= (ball_radius - distance) * math.sqrt(dual.dot(dual))
        if gap <= GAP * max(1.0, float(face.values.sum())) and distance <= furthest:
            break
        # Only rounding errors of the factorisation and of the prices remain.
        refactor(columns, target, face)
    if distance > furthest:
        # Steps along columns that are dependent to working precision: return to the start.
        face.values[:] = near
        gap, distance = certify(columns, target, face, ball_radius, True)
    if relaxed:
        radius = math.hypot(distance, problem.outside)
    # Copy the values, since the face holds several times as much memory.
    return Solution(face.values.copy(), dual, radius, relaxed, gap, steps)


def start_cold(columns: FloatArray, total: FloatArray, target: FloatArray, face: FaceBuffers) -> None:
    """Set the face to zero, except for columns that gain even if every entry is one.

    Heat only adds up (BᵢᵀBⱼ ≥ 0), so such an entry is one in every point of least residual. Otherwise
    readings far above what the sources can cause would raise all n entries one by one.
    """
    face.state[columns.dot(target - total) > 0.0] = RAISED
