"""First phase: from nothing towards the least residual within the box, as far as the radius asks.

Lawson & Hanson's non-negative least squares (1974, chapter 23) with an upper bound as well (Stark & Parker
1995, "Bounded-Variable Least-Squares"), stopped as soon as the residual is within the radius.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
from scipy.linalg import lapack

from heatcloak_aggregator.recovery.face import Face, factor, free_one, walk
from heatcloak_aggregator.recovery.problem import Problem, slack

FloatArray = npt.NDArray[np.float64]

_SHARE_OF_SLACK = 0.1
"""The least residual is known to this share of what the radius may be relaxed by."""


def approach(problem: Problem, most_iterations: int) -> tuple[Face, bool, int]:
    """Find a point within the radius, or the point of least residual where there is none.

    Args:
        problem: reduced data and the radius that is asked for.
        most_iterations: factorisations after which the best point so far is returned.

    Returns:
        The point, whether it keeps to the radius, and the number of factorisations.
    """
    columns, outside = problem.columns, problem.outside
    face = _start(problem)
    residual = face.residual(columns)
    reduced = math.sqrt(residual.dot(residual))
    iterations = 0
    # As many free columns as the rank explain everything that any columns can.
    while (distance := math.hypot(reduced, outside)) > problem.radius and face.free.size < columns.shape[1]:
        gain = columns.dot(residual)
        entering, most = _most_gaining(face, gain)
        # All columns together can gain no less than one of them, which is cheaper to look at.
        if most <= _SHARE_OF_SLACK * slack(distance) * distance:
            shortfall = _excess(face, gain) / distance
            is_least = (
                shortfall <= _SHARE_OF_SLACK * slack(distance) and distance - shortfall > problem.radius
            )
            if is_least or most <= 0.0:
                break
        closer, steps = _settle(free_one(face, columns, entering), columns)
        iterations += steps
        residual = closer.residual(columns)
        length = math.sqrt(residual.dot(residual))
        # Exact arithmetic always gains; where rounding ate the gain, the point before is as good as any.
        if length >= reduced or iterations >= most_iterations:
            break
        face, reduced = closer, length
    return face, math.hypot(reduced, outside) <= problem.radius, iterations


def _start(problem: Problem) -> Face:
    """Nothing, but for the columns that would gain even if every entry stood at one already.

    Heat only adds up (BᵢᵀBⱼ ≥ 0), so that such an entry is at one in every point of least residual. Readings
    far above anything that the sources can cause would otherwise raise all n entries one by one.
    """
    gain = problem.columns.dot(problem.target - problem.total)
    nothing = np.empty(0, dtype=np.intp)
    raised = nothing
    if gain.max() > 0.0:
        raised = np.flatnonzero(gain > 0.0)
    target = problem.target - problem.columns[raised].sum(axis=0) if raised.size else problem.target
    return Face(nothing, np.empty(0), raised, target)


def _most_gaining(face: Face, gain: FloatArray) -> tuple[int, float]:
    """The entry at a bound that lowers the residual fastest when it leaves, and how fast."""
    inward = gain.copy()
    if face.raised.size:
        inward[face.raised] *= -1.0
    inward[face.free] = 0.0
    entering = int(inward.argmax())
    return entering, float(inward[entering])


def _excess(face: Face, gain: FloatArray) -> float:
    """How far ‖ρ‖² can fall along ρ = z − B f, so that no point has a residual below ‖ρ‖ − excess/‖ρ‖.

    For every unit vector v, ‖B f − z‖ ≥ vᵀz − Σᵢ max(0, Bᵢᵀv); v is the residual scaled to length one.
    """
    attained = float(face.values.dot(gain[face.free])) + float(gain[face.raised].sum())
    return float(np.maximum(gain, 0.0).sum()) - attained


def _settle(face: Face, columns: FloatArray) -> tuple[Face, int]:
    """Walk to the least residual over the free entries, giving up those that a bound stops on the way."""
    steps = 0
    while face.free.size:
        count = face.free.size
        packed = factor(face, columns).packed
        aim, singular = lapack.dtrtrs(packed[:, :count], packed[:count, count])
        steps += 1
        if singular:
            break
        face, arrived = walk(face, columns, aim)
        if arrived:
            break
    return face, steps
