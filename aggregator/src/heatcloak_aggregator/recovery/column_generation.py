"""Column generation over small cone programs, for problems that the active-set method leaves open.

Clarabel, an interior-point method, optimises over a few columns; its dual point prices all others, and those
that would lower the objective are added. Interior points are only nearly feasible: each is moved into the
ball towards a feasible point, so that its certificate is valid.
"""

from __future__ import annotations

import math

import clarabel
import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.certificate import duality_gap
from heatcloak_aggregator.recovery.problem import Problem, Solution

_TOLERANCE = 1e-10
_GAP = 1e-9
_ROUNDS = 30
_FIRST_COLUMNS = 64
_COLUMNS_AT_ONCE = 32


def improve(problem: Problem, known: Solution) -> Solution:
    """Look for a point or a dual bound that is better than those of a feasible solution.

    Args:
        problem: reduced data.
        known: a point within the box and the ball of radius ``known.radius``.

    Returns:
        The solution with the smaller gap, at the same radius.
    """
    columns, ball_radius = problem.columns, problem.ball_radius(known.radius)
    count = columns.shape[0]
    spread = np.linspace(0, count - 1, min(count, _FIRST_COLUMNS)).astype(np.intp)
    working = np.union1d(np.flatnonzero(known.estimate), spread)
    best = known
    for _ in range(_ROUNDS):
        inside, dual = _solve(columns[working], problem.target, ball_radius)
        if not np.isfinite(dual).all():
            break
        candidate = np.zeros(count)
        candidate[working] = np.clip(inside, 0.0, 1.0)
        candidate = _draw_back(problem, candidate, known.estimate, ball_radius)
        for estimate in (candidate, known.estimate):
            gap = duality_gap(columns, estimate, problem.target - estimate.dot(columns), ball_radius, dual)
            if gap < best.gap:
                best = known._replace(estimate=estimate, dual=dual, gap=gap)
        breach = columns.dot(dual) - 1.0
        breach[working] = 0.0
        joining = np.argsort(breach)[-_COLUMNS_AT_ONCE:]
        joining = joining[breach[joining] > 0.0]
        if best.gap <= _GAP * max(1.0, float(best.estimate.sum())) or not joining.size:
            break
        working = np.union1d(working, joining)
    return best


def _solve(columns: FloatArray, target: FloatArray, ball_radius: float) -> tuple[FloatArray, FloatArray]:
    """Solve the problem over the given columns (p, k) only; return f (p,) and the dual point u (k,)."""
    count, rank = columns.shape
    # Clarabel's form is A x + s = b, s in a cone: here s = (ball_radius, z − B f), then f ≥ 0 and 1 − f ≥ 0.
    rows = np.vstack([np.zeros(count), columns.T, -np.eye(count), np.eye(count)])
    bounds = np.concatenate([[ball_radius], target, np.zeros(count), np.ones(count)])
    cones = [clarabel.SecondOrderConeT(rank + 1), clarabel.NonnegativeConeT(2 * count)]
    settings = clarabel.DefaultSettings()
    settings.verbose = False
    settings.tol_feas = settings.tol_gap_abs = settings.tol_gap_rel = _TOLERANCE
    no_quadratic = scipy.sparse.csc_array((count, count))
    solver = clarabel.DefaultSolver(
        no_quadratic, np.ones(count), scipy.sparse.csc_array(rows), bounds, cones, settings
    )
    solution = solver.solve()
    return np.array(solution.x), -np.array(solution.z)[1 : rank + 1]


def _draw_back(
    problem: Problem, estimate: FloatArray, feasible: FloatArray, ball_radius: float
) -> FloatArray:
    """Return the point of the ball nearest to ``estimate`` on the segment to ``feasible``."""
    residual = problem.target - estimate.dot(problem.columns)
    square = float(residual.dot(residual)) - ball_radius * ball_radius
    if square <= 0.0:
        return estimate
    change = problem.target - feasible.dot(problem.columns) - residual
    slope, curve = float(residual.dot(change)), float(change.dot(change))
    # The smaller root of curve·x² + 2·slope·x + square = 0, in the form that does not cancel.
    root = math.sqrt(max(slope * slope - curve * square, 0.0)) - slope
    share = min(1.0, square / root) if root > 0.0 else 1.0
    return estimate + share * (feasible - estimate)
