"""First phase: towards the least residual within the box, as far as the radius asks.

Lawson & Hanson's non-negative least squares (1974, chapter 23) with an upper bound as well (Stark & Parker
1995, "Bounded-Variable Least-Squares"), stopped as soon as the residual is within the radius.
"""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.face import (
    FACE,
    FREE,
    RAISED,
    Face,
    OpenFace,
    StateArray,
    enter,
    refactor_face,
    residual,
    walk,
)
from heatcloak_aggregator.recovery.linalg_kernels import norm, times
from heatcloak_aggregator.recovery.problem import ROUNDING, SLACK
from heatcloak_aggregator.recovery.triangle import solve_upper, split

_SHARE_OF_SLACK = 0.1
"""The least residual is known to this share of what the radius may be relaxed by."""


def approach(
    columns: FloatArray,
    target: FloatArray,
    face: OpenFace,
    outside: float,
    radius: float,
    leg: float,
    most: int,
) -> tuple[FloatArray, float, int]:
    """Move a face to a point within the ball, or to the point of least residual where there is none.

    Args:
        columns: the columns of B as rows, shape (n, k).
        target: z, shape (k,).
        face: values and states to start from; all of it is set to where the point is left.
        outside: the part of the residual that no f can change.
        radius: r.
        leg: the radius that is left for ‖B f − z‖, negative where ``outside`` alone exceeds r.
        most: steps after which the best point so far is left.

    Returns:
        The residual z − B f, shape (k,), its length, and the number of steps.
    """
    steps: int = _approach(
        columns.ctypes.data, target.ctypes.data, *face.addresses, *face.results[2:],
        outside, radius, leg, most, *face.dimensions,
    )  # fmt: skip
    return face.left.copy(), float(face.length[0]), steps


@native(f"columns[n,k] target[k] {FACE} left[k] reduced_to[one] outside radius leg most:i8 -> i8")
def _approach(
    columns: FloatArray,
    target: FloatArray,
    face: Face,
    left: FloatArray,
    reduced_to: FloatArray,
    outside: float,
    radius: float,
    leg: float,
    most: int,
) -> int:
    values, state, vectors, places, before = face.values, face.state, face.vectors, face.places, face.before
    steps = 0
    count = refactor_face(columns, target, face)
    residual(columns, face, count, left)
    if count and norm(left) > leg:
        count, steps = _settle(columns, face, count, left)
    reduced = norm(left)
    _copy(values, state, places[1], before)
    # As many free columns as the rank explain everything that any columns can.
    while reduced > leg and count < columns.shape[1] and steps < most:
        gain = places[0]
        times(columns, left, gain)
        entering, best = state.size, 0.0
        for i in range(state.size):
            inward = -gain[i] if state[i] == RAISED else gain[i]
            if state[i] != FREE and inward > best:
                entering, best = i, inward
        if entering == state.size:
            break
        distance = math.hypot(reduced, outside)
        share = _fine_enough(distance)
        # All columns together can gain no less than one of them, which is cheaper to look at.
        if (
            best <= share * distance
            and distance - share > radius
            and _shortfall(gain, values) <= share * distance
        ):
            break
        if not enter(columns, face, count, entering):
            break
        kept = vectors[1]
        for i in range(left.size):
            kept[i] = left[i]
        count, more = _settle(columns, face, count + 1, left)
        steps += more
        # Exact arithmetic always gains; where rounding ate the gain, the point before is as good as any.
        if norm(left) >= reduced:
            _copy(places[1], before, values, state)
            count = refactor_face(columns, target, face)
            for i in range(left.size):
                left[i] = kept[i]
            break
        reduced = norm(left)
        _copy(values, state, places[1], before)
    face.size[0] = count
    reduced_to[0] = reduced
    return steps


@kernel
def _copy(values: FloatArray, state: StateArray, to: FloatArray, to_state: StateArray) -> None:
    for i in range(values.size):
        to[i], to_state[i] = values[i], state[i]


def fine_enough(distance: float) -> float:
    """How much the least residual may be below one of this length for it to count as the least."""
    return _fine_enough(distance)


@kernel
def _fine_enough(distance: float) -> float:
    return _SHARE_OF_SLACK * max(SLACK * min(distance, 1.0), ROUNDING * distance)


def shortfall(gain: FloatArray, values: FloatArray) -> float:
    """How far ‖ρ‖² can fall along ρ = z − B f, so that no point has a residual below ‖ρ‖ − shortfall/‖ρ‖.

    For every unit vector v, ‖B f − z‖ ≥ vᵀz − Σᵢ max(0, Bᵢᵀv); v is the residual scaled to length one.

    Args:
        gain: Bᵀρ, shape (n,).
        values: f, shape (n,).
    """
    return float(_shortfall_of.call(np.ascontiguousarray(gain), np.ascontiguousarray(values)))


@kernel
def _shortfall(gain: FloatArray, values: FloatArray) -> float:
    total = 0.0
    for i in range(gain.size):
        total += max(gain[i], 0.0) - values[i] * gain[i]
    return total


@native("gain[n] values[n] -> f8")
def _shortfall_of(gain: FloatArray, values: FloatArray) -> float:
    return _shortfall(gain, values)


@kernel
def _settle(columns: FloatArray, face: Face, count: int, rest: FloatArray) -> tuple[int, int]:
    """Walk to the least residual over the free entries, giving up those that a bound stops on the way.

    The residual is written to ``rest`` (k,). As what the free columns leave of z it is at right angles to
    them to its own last digit; z − B f would be so only to that of z, and where the residual is short no gain
    could be told from rounding.

    Returns:
        How many are free now, and the number of steps.
    """
    aims = face.vectors[2]
    for i in range(rest.size):
        rest[i] = face.target[i]
    steps, arrived = 0, False
    while count and not arrived:
        split(face.frame, count, face.target, aims, rest)
        solve_upper(face.triangle, count, aims)
        count, arrived = walk(columns, face, count, aims)
        steps += 1
    if not count:
        for i in range(rest.size):
            rest[i] = face.target[i]
    return count, steps
