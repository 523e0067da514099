"""Basis pursuit denoising by a general cone solver on the whole matrix: slow, and independent.

The fast solver is tested and timed against it.
"""

from __future__ import annotations

import warnings

import cvxpy as cp
import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.certificate import duality_gap
from heatcloak_aggregator.recovery.problem import Solution, relaxed_radius

_SOLVED = (cp.OPTIMAL, cp.OPTIMAL_INACCURATE)


def solve(matrix: FloatArray, readings: FloatArray, radius: float) -> Solution:
    """Solve min Σf s.t. ‖A f − y‖ ≤ radius, 0 ≤ f ≤ 1, relaxing the radius as `active_set.solve` does.

    Args:
        matrix: A, shape (m, n).
        readings: y, shape (m,).
        radius: the requested radius.

    Returns:
        The solver's point, clipped into the box, with the certificate of its dual point. Its precision is
        Clarabel's: the residual may exceed the radius, and the gap may be negative, by about 1e-8.
    """
    found = _least_mass(matrix, readings, radius)
    relaxed = found is None
    if found is None:
        nearest = _nearest(matrix, readings)
        least = float(np.linalg.norm(matrix.dot(nearest) - readings))
        relaxed = least > radius
        radius = max(radius, relaxed_radius(least))
        found = _least_mass(matrix, readings, radius) or (nearest, np.zeros(readings.size))
    estimate, dual = found
    gap = duality_gap(matrix.T, estimate, readings - matrix.dot(estimate), radius, dual)
    return Solution(estimate, dual, radius, relaxed, gap, iterations=1)


def _least_mass(
    matrix: FloatArray, readings: FloatArray, radius: float
) -> tuple[FloatArray, FloatArray] | None:
    sources = cp.Variable(matrix.shape[1])
    ball = cp.SOC(cp.Constant(radius), matrix @ sources - readings)
    if not _solved(cp.Problem(cp.Minimize(cp.sum(sources)), [ball, sources >= 0, sources <= 1])):
        return None
    return np.clip(sources.value, 0.0, 1.0), np.asarray(ball.dual_value[1]).ravel()


def _nearest(matrix: FloatArray, readings: FloatArray) -> FloatArray:
    sources = cp.Variable(matrix.shape[1])
    misfit = cp.norm(matrix @ sources - readings)
    if not _solved(cp.Problem(cp.Minimize(misfit), [sources >= 0, sources <= 1])):
        return np.zeros(matrix.shape[1])
    return np.asarray(np.clip(sources.value, 0.0, 1.0))


def _solved(problem: cp.Problem) -> bool:
    with warnings.catch_warnings():
        # The certificate shows whether a solution is inaccurate.
        warnings.simplefilter("ignore", UserWarning)
        try:
            problem.solve(solver=cp.CLARABEL)
        except cp.SolverError:
            return False
    return problem.status in _SOLVED
