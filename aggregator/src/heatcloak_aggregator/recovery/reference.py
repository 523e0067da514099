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


def solve(
    matrix: FloatArray, readings: FloatArray, radius: float, drift: FloatArray | None = None
) -> Solution:
    """Solve min Σf s.t. ‖A f − y‖ ≤ radius, 0 ≤ f ≤ 1, relaxing the radius as `active_set.solve` does.

    Args:
        matrix: A, shape (m, n).
        readings: y, shape (m,).
        radius: the requested radius.
        drift: N, shape (m, k), for ‖A f + N c − y‖ with any c in place of ‖A f − y‖; None for no drift.

    Returns:
        The solver's point, clipped into the box, with the certificate of its dual point. Its precision is
        Clarabel's: the residual may exceed the radius, and the gap may be negative, by about 1e-8.
    """
    directions = np.zeros((readings.size, 0)) if drift is None else drift
    # The solver's precision is relative to the readings, and c is free.
    readings = _unexplained(directions, readings)
    if directions.size and float(np.linalg.norm(readings)) <= radius:
        return Solution(np.zeros(matrix.shape[1]), np.zeros(readings.size), radius, False, 0.0, 0)
    found = _least_mass(matrix, readings, radius, directions)
    relaxed = found is None
    if found is None:
        nearest = _nearest(matrix, readings, directions)
        least = float(np.linalg.norm(_unexplained(directions, matrix.dot(nearest) - readings)))
        relaxed = least > radius
        radius = max(radius, relaxed_radius(least))
        found = _least_mass(matrix, readings, radius, directions) or (nearest, np.zeros(readings.size))
    estimate, dual = found
    # A dual point is orthogonal to N, as c has no bounds.
    dual = _unexplained(directions, dual)
    residual = _unexplained(directions, readings - matrix.dot(estimate))
    gap = duality_gap(matrix.T, estimate, residual, radius, dual)
    return Solution(estimate, dual, radius, relaxed, gap, iterations=1)


def _unexplained(directions: FloatArray, vector: FloatArray) -> FloatArray:
    """Return v − N c of least length, shape (m,)."""
    if not directions.size:
        return vector
    return np.asarray(vector - directions.dot(np.linalg.lstsq(directions, vector, rcond=None)[0]))


def _explained(matrix: FloatArray, directions: FloatArray, sources: cp.Variable) -> cp.Expression:
    """Return A f + N c for variables f, c."""
    if not directions.size:
        return matrix @ sources
    return matrix @ sources + directions @ cp.Variable(directions.shape[1])


def _least_mass(
    matrix: FloatArray, readings: FloatArray, radius: float, directions: FloatArray
) -> tuple[FloatArray, FloatArray] | None:
    sources = cp.Variable(matrix.shape[1])
    ball = cp.SOC(cp.Constant(radius), _explained(matrix, directions, sources) - readings)
    if not _solved(cp.Problem(cp.Minimize(cp.sum(sources)), [ball, sources >= 0, sources <= 1])):
        return None
    return np.clip(sources.value, 0.0, 1.0), np.asarray(ball.dual_value[1]).ravel()


def _nearest(matrix: FloatArray, readings: FloatArray, directions: FloatArray) -> FloatArray:
    sources = cp.Variable(matrix.shape[1])
    misfit = cp.norm(_explained(matrix, directions, sources) - readings)
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
