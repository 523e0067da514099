"""Basis pursuit denoising by a primal active-set method on reduced data.

Second phase, from a point within the radius r. Over the free entries F alone, min 1ᵀf s.t. ‖B_F f − z‖ ≤ r
has a closed form: with B_F = Q R, p = Qᵀz, t = ‖z − Q p‖, s = √(r² − t²) and c = R⁻ᵀ1,

    f = R⁻¹ (p − s·c/‖c‖),   u = (z − B_F f)·‖c‖/s,   B_Fᵀu = 1.

The segment from the present point to that f stays within the ball; a bound that stops it removes its entry
from F. Once f is reached, u prices the other columns: the one that breaks dual feasibility most becomes free,
and the objective falls again. It ends when the certificate of (f, u) closes.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.linalg import lapack

from heatcloak_aggregator.recovery.certificate import duality_gap
from heatcloak_aggregator.recovery.face import Face, Factors, factor, free_one, walk
from heatcloak_aggregator.recovery.least_squares import approach
from heatcloak_aggregator.recovery.problem import Problem, Solution, slack

FloatArray = npt.NDArray[np.float64]

GAP = 1e-9
"""Gap, relative to max(1, objective), at which a solution is done."""
_ROUNDING = 1e-12
_EPS = float(np.finfo(np.float64).eps)


def solve(problem: Problem, most_iterations: int | None = None) -> Solution:
    """Solve a reduced problem, relaxing its radius where no point keeps to it.

    Args:
        problem: reduced data and the radius that is asked for.
        most_iterations: limit of factorisations; the default is far above what any input was seen to need.

    Returns:
        The best point found. Its gap tells how far from optimal it can be.
    """
    columns = problem.columns
    count, rank = columns.shape
    limit = 100 * (rank + 10) if most_iterations is None else most_iterations
    start, within, iterations = approach(problem, limit + count)
    nearest = _norm(start.residual(columns))
    radius = problem.radius
    if not within:
        least = math.hypot(nearest, problem.outside)
        radius = least + slack(least)
    leg = max(problem.leg(radius), nearest)
    if _norm(problem.target) <= leg:
        return Solution(np.zeros(count), np.zeros(rank), radius, not within, 0.0, iterations)

    face, dual, steps = _descend(start, columns, leg, limit)
    residual = face.residual(columns)
    if _norm(residual) > leg + _ROUNDING * (leg + _norm(problem.target)):
        # Columns that are dependent to the last digit were walked along: only the start can be trusted.
        face, residual = start, start.residual(columns)
    if not within:
        # A relaxed radius is ours to choose: the one that the point keeps to exactly.
        leg = _norm(residual)
        radius = math.hypot(leg, problem.outside)
    estimate = face.estimate(count)
    gap = duality_gap(columns, estimate, residual, leg, dual)
    return Solution(estimate, dual, radius, not within, gap, iterations + steps)


def _descend(face: Face, columns: FloatArray, leg: float, most: int) -> tuple[Face, FloatArray, int]:
    """Lower Σf from a point within the ball of radius ``leg`` until the gap closes or rounding stops it.

    Returns:
        The last point, the last dual point, and the number of factorisations.
    """
    rank = columns.shape[1]
    dual, ones = np.zeros(rank), np.ones(rank)
    mass = corner = math.inf
    stalled, entered = 0, -1
    for step in range(1, most + 1):
        if not face.free.size:
            if not 0 < face.raised.size < corner:
                return face, dual, step
            corner = face.raised.size
            face = _loosen(face, columns)
        factors = factor(face, columns)
        if face.free.size > rank:
            aim = _slide(face, factors)
            if aim is None:
                return face, dual, step
            face, _ = walk(face, columns, aim)
            continue
        best = _least_mass(factors.packed, ones[: face.free.size], leg)
        if best is None:
            return face, dual, step
        face, arrived = walk(face, columns, best.values)
        if not arrived:
            continue
        dual = _dual(factors, best)
        before, mass = mass, face.mass()
        entering, breach = _most_violated(face, columns, dual)
        # Each entry that comes in lowers the mass, if only by less than its rounding; among many that look
        # alike it takes several before the dual point is level.
        stalled = stalled + 1 if mass >= before else 0
        stuck = stalled > rank or (stalled > 0 and entering == entered)
        if breach <= 0.0 or stuck or _is_done(face, columns, dual, leg, mass, breach):
            return face, dual, step
        face, entered = free_one(face, columns, entering), entering
    return face, dual, most


class _LeastMass(NamedTuple):
    """The closed form over the free entries."""

    values: FloatArray
    prices: FloatArray
    """c = R⁻ᵀ1."""
    ratio: float
    """‖c‖/s."""


def _least_mass(packed: FloatArray, ones: FloatArray, leg: float) -> _LeastMass | None:
    """Solve min 1ᵀf s.t. ‖B_F f − z‖ ≤ leg; None where the free columns are dependent to the last digit."""
    count, rank = ones.size, packed.shape[0]
    triangle, projected = packed[:, :count], packed[:count, count]
    tail = abs(float(packed[count, count])) if count < rank else 0.0
    # The ball is met, so s² ≥ 0; the floor keeps u finite where rounding says otherwise.
    square = max((leg - tail) * (leg + tail), _EPS * leg * leg)
    prices, singular = lapack.dtrtrs(triangle, ones, trans=1)
    if singular or square == 0.0:
        return None
    ratio = math.sqrt(float(prices.dot(prices)) / square)
    values, _ = lapack.dtrtrs(triangle, projected - prices / ratio)
    return _LeastMass(values, prices, ratio)


def _dual(factors: Factors, best: _LeastMass) -> FloatArray:
    """The dual point, u = Q [c; t·‖c‖/s]; taken from z − B f, it would lose digits where r is small."""
    count, rank = best.prices.size, factors.packed.shape[0]
    rotated = np.zeros(rank)
    rotated[:count] = best.prices
    if count < rank:
        rotated[count] = factors.packed[count, count] * best.ratio
    return factors.rotate(rotated)


def _slide(face: Face, factors: Factors) -> FloatArray | None:
    """With one column more than the rank, the residual can stay as it is while the mass falls.

    Returns:
        Values far outside the box, in the direction d with B_F d = 0 and 1ᵀd < 0; None if there is none.
    """
    packed = factors.packed
    rank = packed.shape[0]
    others, singular = lapack.dtrtrs(packed[:, :rank], packed[:, rank])
    if singular:
        return None
    direction = np.append(others, -1.0)
    total = float(direction.sum())
    if total == 0.0:
        return None
    aim: FloatArray = face.values - direction * (math.copysign(2.0, total) / float(np.abs(direction).max()))
    return aim


def _loosen(face: Face, columns: FloatArray) -> Face:
    """At a corner of the box, free the raised entry that the residual needs least."""
    needed = columns[face.raised].dot(face.target)
    return free_one(face, columns, int(face.raised[needed.argmin()]))


def _most_violated(face: Face, columns: FloatArray, dual: FloatArray) -> tuple[int, float]:
    """The entry whose reduced cost has the wrong sign most, and by how much."""
    breach = columns.dot(dual)
    breach -= 1.0
    if face.raised.size:
        breach[face.raised] *= -1.0
    breach[face.free] = 0.0
    entering = int(breach.argmax())
    return entering, float(breach[entering])


def _is_done(
    face: Face, columns: FloatArray, dual: FloatArray, leg: float, mass: float, breach: float
) -> bool:
    allowed = GAP * max(1.0, mass)
    # The gap is at least this, which costs nothing to know; the gap itself costs passes over all n entries.
    if breach / (1.0 + breach) * min(1.0, mass - face.raised.size) > allowed:
        return False
    residual = face.residual(columns)
    return duality_gap(columns, face.estimate(columns.shape[0]), residual, leg, dual) <= allowed


def _norm(vector: FloatArray) -> float:
    return math.sqrt(float(vector.dot(vector)))
