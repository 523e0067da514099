"""Basis pursuit denoising by an active-set method on reduced data: a result for every problem."""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.certificate import certify
from heatcloak_aggregator.recovery.descent import descend
from heatcloak_aggregator.recovery.face import RAISED, OpenFace, refactor, start_near
from heatcloak_aggregator.recovery.least_squares import approach
from heatcloak_aggregator.recovery.problem import Problem, Solution, relaxed_radius

GAP = 1e-9
"""Gap, relative to max(1, objective), at which a solution is done."""
ROUNDING = 1e-12
"""By how much more than the radius, relative to the data, a residual may be longer."""


def solve(problem: Problem, most_iterations: int | None = None, start: FloatArray | None = None) -> Solution:
    """Solve a reduced problem, relaxing its radius where no point keeps to it.

    Args:
        problem: reduced data and the radius that is asked for.
        most_iterations: limit of steps; the default is far above what any input was seen to need.
        start: a point within the box that is near the solution, shape (n,); the solution owes nothing to it
            but the time that it takes.

    Returns:
        The best point found. Its gap tells how far from optimal it can be.
    """
    columns, target, radius = problem.columns, problem.target, problem.radius
    size, rank = columns.shape
    limit = 100 * (rank + 10) + 2 * size if most_iterations is None else most_iterations
    leg = problem.leg(radius)
    if math.sqrt(target.dot(target)) <= leg:
        return Solution(np.zeros(size), np.zeros(rank), radius, False, 0.0, 0)
    face = OpenFace(size, rank)
    if start is None:
        start_afresh(columns, problem.total, target, face)
    else:
        start_near(start, face)
    _, nearest, steps = approach(columns, target, face, problem.outside, radius, leg, limit + size)
    relaxed = nearest > leg
    if relaxed:
        radius = relaxed_radius(math.hypot(nearest, problem.outside))
        leg = max(problem.leg(radius), nearest)
        if math.sqrt(target.dot(target)) <= leg:
            return Solution(np.zeros(size), np.zeros(rank), radius, True, 0.0, steps)
    near = face.values.copy()
    furthest = leg + ROUNDING * (leg + math.sqrt(target.dot(target)))
    for carefully in (False, True):
        dual, _, more = descend(columns, face, leg, limit, GAP, carefully)
        steps += more
        gap, distance = certify(columns, target, face, leg, carefully)
        if relaxed:
            # A relaxed radius is ours to choose: the one that the point keeps to exactly.
            gap -= (leg - distance) * math.sqrt(dual.dot(dual))
        if gap <= GAP * max(1.0, float(face.values.sum())) and distance <= furthest:
            break
        # What is left are the last digits: those of the factorisation, and those of the prices.
        refactor(columns, target, face)
    if distance > furthest:
        # Columns that are dependent to the last digit were walked along: only the start can be trusted.
        face.values[:] = near
        gap, distance = certify(columns, target, face, leg, True)
    if relaxed:
        radius = math.hypot(distance, problem.outside)
    # A copy: the face holds several times as much memory.
    return Solution(face.values.copy(), dual, radius, relaxed, gap, steps)


def start_afresh(columns: FloatArray, total: FloatArray, target: FloatArray, face: OpenFace) -> None:
    """Nothing, but for the columns that would gain even if every entry stood at one already.

    Heat only adds up (BᵢᵀBⱼ ≥ 0), so that such an entry is at one in every point of least residual. Readings
    far above anything that the sources can cause would otherwise raise all n entries one by one.
    """
    face.state[columns.dot(target - total) > 0.0] = RAISED
