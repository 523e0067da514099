"""Second phase: basis pursuit denoising by a primal active-set method, from a point within the radius r.

Over the free entries F alone, min 1ᵀf s.t. ‖B_F f − z‖ ≤ r has a closed form: with B_F = Q R, p = Qᵀz,
t = ‖z − Q p‖, s = √(r² − t²) and c = R⁻ᵀ1,

    f = R⁻¹ (p − s·c/‖c‖),   u = (z − B_F f)·‖c‖/s,   B_Fᵀu = 1.

The segment from the current point to that f stays within the ball; an entry that reaches a bound on the way
leaves F. Once f is reached, u prices the other columns: the one that violates dual feasibility most becomes
free, and the objective falls again. The method ends when the gap of (f, u) closes.
"""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.certificate import gap_kernel
from heatcloak_aggregator.recovery.face import (
    FACE,
    FREE,
    RAISED,
    Face,
    FaceBuffers,
    enter,
    enter_dependent,
    residual,
    walk,
)
from heatcloak_aggregator.recovery.linalg_kernels import (
    dot,
    dot_compensated,
    norm,
    subtract,
    times,
    times_compensated,
)
from heatcloak_aggregator.recovery.triangle import solve_lower, solve_upper, split

_EPS = float(np.finfo(np.float64).eps)
_REFINEMENTS = 2


def descend(
    columns: FloatArray, face: FaceBuffers, ball_radius: float, most: int, tolerance: float, precise: bool
) -> tuple[FloatArray, FloatArray, int]:
    """Lower Σf from a point within the ball until the gap closes or rounding prevents progress.

    Args:
        columns: the columns of B as rows, shape (n, k).
        face: a point within the ball; it receives the result.
        ball_radius: radius of the ball ‖B f − z‖ ≤ ball_radius.
        most: limit of steps.
        tolerance: gap, relative to max(1, objective), at which the result is accepted.
        precise: whether to compute prices with compensated products, which takes ten times as long: if r is
            tiny, u is so long that the rounding of its entries alone is visible in Bᵀu.

    Returns:
        The dual point u, shape (k,), its correction (the next digits), and the number of steps.
    """
    steps: int = _descend(
        columns.ctypes.data, *face.addresses, *face.results[:2], ball_radius, most, tolerance, precise,
        *face.dimensions,
    )  # fmt: skip
    return face.dual.copy(), face.correction.copy(), steps


@native(f"columns[n,k] {FACE} dual[k] correction[k] ball_radius most:i8 tolerance precise:i8 -> i8")
def _descend(
    columns: FloatArray,
    face: Face,
    dual: FloatArray,
    correction: FloatArray,
    ball_radius: float,
    most: int,
    tolerance: float,
    precise: int,
) -> int:
    values, state, vectors, price = face.values, face.state, face.vectors, face.places[0]
    rank, count = columns.shape[1], face.size[0]
    rest, inside, prices, aims, left = vectors[1], vectors[2], vectors[3], vectors[4], vectors[5]
    for i in range(rank):
        dual[i] = correction[i] = 0.0
    mass, corner = math.inf, state.size + 1
    stalled, entered = 0, state.size
    for step in range(1, most + 1):
        if count == 0:
            raised, needed, index = 0, math.inf, state.size
            for i in range(state.size):
                if state[i] == RAISED:
                    raised += 1
                    need = dot(columns[i], face.target)
                    if need < needed:
                        needed, index = need, i
            if not 0 < raised < corner or not enter(columns, face, count, index):
                return step
            corner, count = raised, 1

        split(face.frame, count, face.target, inside, rest)
        tail = norm(rest)
        for j in range(count):
            prices[j] = 1.0
        solve_lower(face.triangle, count, prices)
        # s² ≥ 0 since the face meets the ball; the floor keeps u finite if rounding makes it negative.
        square = max((ball_radius - tail) * (ball_radius + tail), _EPS * ball_radius * ball_radius)
        length = norm(prices[:count])
        if square == 0.0 or not math.isfinite(length):
            return step
        ratio = length / math.sqrt(square)
        for j in range(count):
            aims[j] = inside[j] - prices[j] / ratio
        solve_upper(face.triangle, count, aims)
        count, arrived = walk(columns, face, count, aims)
        if not arrived:
            continue

        # u = Q [c; t·‖c‖/s]; computed from z − B f, it would lose digits if r is small.
        for i in range(rank):
            dual[i] = rest[i] * ratio
        for j in range(count):
            subtract(dual, -prices[j], face.frame[j])
        if precise:
            refine(columns, face, count, dual, correction)
            times_compensated(columns, dual, correction, price)
        else:
            times(columns, dual, price)
        previous, mass = mass, 0.0
        index, breach, raised = state.size, 0.0, 0
        for i in range(state.size):
            excess = 1.0 - price[i] if state[i] == RAISED else price[i] - 1.0
            raised += state[i] == RAISED
            mass += values[i]
            if state[i] != FREE and excess > breach:
                index, breach = i, excess
        # Each entering entry lowers the mass, possibly by less than its rounding; among many similar columns
        # it takes several before the dual point is feasible.
        stalled = stalled + 1 if mass >= previous else 0
        if index == state.size or stalled > rank or (stalled > 0 and index == entered):
            return step
        allowed = tolerance * max(1.0, mass)
        # A cheap lower bound of the gap.
        if breach / (1.0 + breach) * min(1.0, mass - raised) <= allowed:
            residual(columns, face, count, left)
            if gap_kernel(price, values, left, ball_radius, dual) <= allowed:
                return step
        entered = index
        count = (
            count + 1 if enter(columns, face, count, index) else enter_dependent(columns, face, count, index)
        )
    return most


@kernel
def refine(columns: FloatArray, face: Face, count: int, dual: FloatArray, correction: FloatArray) -> None:
    """Compute the correction of a dual point such that B_Fᵀ(u + correction) = 1 (Björck 1967, refinement)."""
    wrong = face.vectors[6]
    for i in range(correction.size):
        correction[i] = 0.0
    for _ in range(_REFINEMENTS):
        for j in range(count):
            index = face.free[j]
            wrong[j] = 1.0 - dot_compensated(columns[index], dual, correction)
        solve_lower(face.triangle, count, wrong)
        for j in range(count):
            subtract(correction, -wrong[j], face.frame[j])
