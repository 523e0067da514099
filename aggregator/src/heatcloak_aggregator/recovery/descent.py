"""Second phase: basis pursuit denoising by a primal active-set method, from a point within the radius r.

Over the free entries F alone, min 1ᵀf s.t. ‖B_F f − z‖ ≤ r has a closed form: with B_F = Q R, p = Qᵀz,
t = ‖z − Q p‖, s = √(r² − t²) and c = R⁻ᵀ1,

    f = R⁻¹ (p − s·c/‖c‖),   u = (z − B_F f)·‖c‖/s,   B_Fᵀu = 1.

The segment from the present point to that f stays within the ball; a bound that stops it removes its entry
from F. Once f is reached, u prices the other columns: the one that breaks dual feasibility most becomes free,
and the objective falls again. It ends when the certificate of (f, u) closes.
"""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.certificate import gap_between
from heatcloak_aggregator.recovery.face import (
    FACE,
    FREE,
    RAISED,
    Face,
    OpenFace,
    enter,
    residual,
    slide,
    walk,
)
from heatcloak_aggregator.recovery.linalg_kernels import (
    dot,
    dot_exactly,
    norm,
    subtract,
    times,
    times_exactly,
)
from heatcloak_aggregator.recovery.triangle import solve_lower, solve_upper, split

_EPS = float(np.finfo(np.float64).eps)
_REFINEMENTS = 2


def descend(
    columns: FloatArray, face: OpenFace, leg: float, most: int, tolerance: float, carefully: bool
) -> tuple[FloatArray, FloatArray, int]:
    """Lower Σf from a point within the ball until the gap closes or rounding stops it.

    Args:
        columns: the columns of B as rows, shape (n, k).
        face: a point within the ball, and where the result is left.
        leg: the radius of the ball ‖B f − z‖ ≤ leg.
        most: limit of steps.
        tolerance: gap, relative to max(1, objective), at which the result is good enough.
        carefully: whether to price in twice the digits, which takes ten times as long: where r is tiny, u is
            so long that the rounding of its entries alone shows in Bᵀu.

    Returns:
        The dual point u, shape (k,), what is to be added to it in its next digits, and the number of steps.
    """
    steps: int = _descend(
        columns.ctypes.data, *face.addresses, *face.results[:2], leg, most, tolerance, carefully,
        *face.dimensions,
    )  # fmt: skip
    return face.dual.copy(), face.finer.copy(), steps


@native(f"columns[n,k] {FACE} dual[k] finer[k] leg most:i8 tolerance carefully:i8 -> i8")
def _descend(
    columns: FloatArray,
    face: Face,
    dual: FloatArray,
    finer: FloatArray,
    leg: float,
    most: int,
    tolerance: float,
    carefully: int,
) -> int:
    values, state, vectors, price = face.values, face.state, face.vectors, face.places[0]
    rank, count = columns.shape[1], face.size[0]
    rest, inside, prices, aims, left = vectors[1], vectors[2], vectors[3], vectors[4], vectors[5]
    for i in range(rank):
        dual[i] = finer[i] = 0.0
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
        # The ball is met, so s² ≥ 0; the floor keeps u finite where rounding says otherwise.
        square = max((leg - tail) * (leg + tail), _EPS * leg * leg)
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

        # u = Q [c; t·‖c‖/s]; taken from z − B f, it would lose digits where r is small.
        for i in range(rank):
            dual[i] = rest[i] * ratio
        for j in range(count):
            subtract(dual, -prices[j], face.frame[j])
        if carefully:
            refine(columns, face, count, dual, finer)
            times_exactly(columns, dual, finer, price)
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
        # Each entry that comes in lowers the mass, if only by less than its rounding; among many that look
        # alike it takes several before the dual point is level.
        stalled = stalled + 1 if mass >= previous else 0
        if index == state.size or stalled > rank or (stalled > 0 and index == entered):
            return step
        allowed = tolerance * max(1.0, mass)
        # The gap is at least this, which costs nothing to know.
        if breach / (1.0 + breach) * min(1.0, mass - raised) <= allowed:
            residual(columns, face, count, left)
            if gap_between(price, values, left, leg, dual) <= allowed:
                return step
        entered = index
        count = count + 1 if enter(columns, face, count, index) else slide(columns, face, count, index)
    return most


@kernel
def refine(columns: FloatArray, face: Face, count: int, dual: FloatArray, finer: FloatArray) -> None:
    """Find the next digits of a dual point, so that B_Fᵀ(u + finer) = 1 (Björck 1967, refinement)."""
    wrong = face.vectors[6]
    for i in range(finer.size):
        finer[i] = 0.0
    for _ in range(_REFINEMENTS):
        for j in range(count):
            index = face.free[j]
            wrong[j] = 1.0 - dot_exactly(columns[index], dual, finer)
        solve_lower(face.triangle, count, wrong)
        for j in range(count):
            subtract(finer, -wrong[j], face.frame[j])
