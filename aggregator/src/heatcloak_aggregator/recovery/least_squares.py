"""First phase: reduce the residual within the box until it is within the radius, or least.

Lawson & Hanson's non-negative least squares (1974, chapter 23) with an upper bound (Stark & Parker 1995,
"Bounded-Variable Least-Squares"), stopped as soon as the residual is within the radius.
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
    FaceBuffers,
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
"""Precision of the least residual, as a share of the slack of a relaxed radius."""


def reduce_residual(
    columns: FloatArray,
    target: FloatArray,
    face: FaceBuffers,
    outside: float,
    radius: float,
    ball_radius: float,
    most: int,
) -> tuple[FloatArray, float, int]:
    """Move a face to a point within the ball, or to the point of least residual if the ball is empty.

    Args:
        columns: the columns of B as rows, shape (n, k).
        target: z, shape (k,).
        face: values and states to start from; it receives the resulting point.
        outside: the part of the residual that no f can change.
        radius: r.
        ball_radius: radius of the ball ‖B f − z‖ ≤ ball_radius; negative if ``outside`` alone exceeds r.
        most: number of steps after which the best point so far is returned.

    Returns:
        The residual z − B f, shape (k,), its length, and the number of steps.
    """
    steps: int = _reduce_residual(
        columns.ctypes.data, target.ctypes.data, *face.addresses, *face.results[2:],
        outside, radius, ball_radius, most, *face.dimensions,
    )  # fmt: skip
    return face.left.copy(), float(face.length[0]), steps


@native(f"columns[n,k] target[k] {FACE} left[k] reduced_to[one] outside radius ball_radius most:i8 -> i8")
def _reduce_residual(
    columns: FloatArray,
    target: FloatArray,
    face: Face,
    left: FloatArray,
    reduced_to: FloatArray,
    outside: float,
    radius: float,
    ball_radius: float,
    most: int,
) -> int:
    values, state, vectors, places, before = face.values, face.state, face.vectors, face.places, face.before
    steps = 0
    count = refactor_face(columns, target, face)
    residual(columns, face, count, left)
    if count and norm(left) > ball_radius:
        count, steps = _minimize_on_face(columns, face, count, left)
    reduced = norm(left)
    _copy(values, state, places[1], before)
    # As many independent columns as the rank span all columns.
    while reduced > ball_radius and count < columns.shape[1] and steps < most:
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
        share = _residual_tolerance(distance)
        # The gain of one column is a lower bound of that of all, and cheaper to compute.
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
        count, more = _minimize_on_face(columns, face, count + 1, left)
        steps += more
        # Exact arithmetic always gains; if rounding cancels the gain, return to the previous point.
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


def residual_tolerance(distance: float) -> float:
    """Return the precision to which the least residual, of about this length, must be known."""
    return _residual_tolerance(distance)


@kernel
def _residual_tolerance(distance: float) -> float:
    return _SHARE_OF_SLACK * max(SLACK * min(distance, 1.0), ROUNDING * distance)


def shortfall(gain: FloatArray, values: FloatArray) -> float:
    """Return a bound of the decrease of ‖ρ‖², ρ = z − B f: no residual is shorter than ‖ρ‖ − shortfall/‖ρ‖.

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
def _minimize_on_face(columns: FloatArray, face: Face, count: int, rest: FloatArray) -> tuple[int, int]:
    """Move to the least residual over the free entries, dropping those that reach a bound on the way.

    Write the residual to ``rest`` (k,). It is computed from the part of z outside the span of the free
    columns, and is orthogonal to them to the last digit of the residual; z − B f would be so only to the last
    digit of z, and for a short residual gains would be indistinguishable from rounding.

    Returns:
        The number of free entries, and the number of steps.
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
