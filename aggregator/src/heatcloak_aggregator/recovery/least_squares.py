"""First phase: towards the least residual within the box, as far as the radius asks.

Lawson & Hanson's non-negative least squares (1974, chapter 23) with an upper bound as well (Stark & Parker
1995, "Bounded-Variable Least-Squares"), stopped as soon as the residual is within the radius.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.compiled import compiled, compiled_part
from heatcloak_aggregator.recovery.face import FREE, RAISED, Face, enter, refactor, residual, walk
from heatcloak_aggregator.recovery.problem import ROUNDING, SLACK
from heatcloak_aggregator.recovery.sums import norm, times
from heatcloak_aggregator.recovery.triangle import solve_upper, split

FloatArray = npt.NDArray[np.float64]

_SHARE_OF_SLACK = 0.1
"""The least residual is known to this share of what the radius may be relaxed by."""


@compiled
def approach(
    columns: FloatArray,
    target: FloatArray,
    face: Face,
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
    steps = 0
    count = refactor(columns, target, face)
    left = residual(columns, face, count)
    if count and norm(left) > leg:
        count, steps, left = _settle(columns, face, count)
    reduced = norm(left)
    values, state = face.values.copy(), face.state.copy()
    # As many free columns as the rank explain everything that any columns can.
    while reduced > leg and count < columns.shape[1] and steps < most:
        gain = times(columns, left)
        entering, best = state.size, 0.0
        for i in range(state.size):
            inward = -gain[i] if state[i] == RAISED else gain[i]
            if state[i] != FREE and inward > best:
                entering, best = i, inward
        if entering == state.size:
            break
        distance = math.hypot(reduced, outside)
        share = fine_enough(distance)
        # All columns together can gain no less than one of them, which is cheaper to look at.
        if (
            best <= share * distance
            and distance - share > radius
            and shortfall(gain, face.values) <= share * distance
        ):
            break
        if not enter(columns, face, count, entering):
            break
        before = left
        count, more, left = _settle(columns, face, count + 1)
        steps += more
        # Exact arithmetic always gains; where rounding ate the gain, the point before is as good as any.
        if norm(left) >= reduced:
            for i in range(state.size):
                face.values[i], face.state[i] = values[i], state[i]
            count, left = refactor(columns, target, face), before
            break
        reduced = norm(left)
        values, state = face.values.copy(), face.state.copy()
    face.size[0] = count
    return left, reduced, steps


@compiled
def fine_enough(distance: float) -> float:
    """How much the least residual may be below one of this length for it to count as the least."""
    return _SHARE_OF_SLACK * max(SLACK * min(distance, 1.0), ROUNDING * distance)


@compiled
def shortfall(gain: FloatArray, values: FloatArray) -> float:
    """How far ‖ρ‖² can fall along ρ = z − B f, so that no point has a residual below ‖ρ‖ − shortfall/‖ρ‖.

    For every unit vector v, ‖B f − z‖ ≥ vᵀz − Σᵢ max(0, Bᵢᵀv); v is the residual scaled to length one.

    Args:
        gain: Bᵀρ, shape (n,).
        values: f, shape (n,).
    """
    total = 0.0
    for i in range(gain.size):
        total += max(gain[i], 0.0) - values[i] * gain[i]
    return total


@compiled_part
def _settle(columns: FloatArray, face: Face, count: int) -> tuple[int, int, FloatArray]:
    """Walk to the least residual over the free entries, giving up those that a bound stops on the way.

    Returns:
        How many are free now, the number of steps, and the residual, shape (k,). As what the free columns
        leave of z it is at right angles to them to its own last digit; z − B f would be so only to that of z,
        and where the residual is short no gain could be told from rounding.
    """
    rank = columns.shape[1]
    aims, rest = np.empty(rank), face.target.copy()
    steps, arrived = 0, False
    while count and not arrived:
        split(face.frame, count, face.target, aims, rest)
        solve_upper(face.triangle, count, aims)
        count, arrived = walk(columns, face, count, aims)
        steps += 1
    if not count:
        for i in range(rank):
            rest[i] = face.target[i]
    return count, steps, rest
