"""The reduced problem of basis pursuit denoising, its solution, and its tolerances."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray

SLACK = 5e-7
"""Excess of a relaxed radius over the least residual, absolute and relative to the residual."""
ROUNDING = 2.0**-43
"""Relative rounding error of a residual much larger than one, and lower bound of the slack."""


_SHARES = (0.0, 0.25, 0.5, 0.75, 0.9)
"""Shares of the greatest gain above which a source is tried as one of those to start from."""
_MISFIT = 2.0**-46
"""Residuals below this, relative to the readings and the matrix, are rounding errors."""


class Problem(NamedTuple):
    """min Σf subject to ‖B f − z‖² + outside² ≤ radius², 0 ≤ f ≤ 1.

    Attributes:
        columns: the columns of B as rows, shape (n, k), C-contiguous.
        total: sum of all columns of B, shape (k,).
        target: z, shape (k,).
        outside: the part of the residual that no f can change, ≥ 0.
        radius: the requested radius, ≥ 0.
    """

    columns: FloatArray
    total: FloatArray
    target: FloatArray
    outside: float
    radius: float

    def ball_radius(self, radius: float) -> float:
        """Return the radius of the ball ‖B f − z‖; see `ball_radius_of`."""
        return ball_radius_of(radius, self.outside)


class Solution(NamedTuple):
    """A point within the box and the ball, and a dual point that bounds how far from optimal it is.

    Attributes:
        estimate: f, shape (n,), within [0, 1].
        dual: u, shape (k,): see `certificate.duality_gap`.
        radius: the radius that f satisfies: the requested one, or the smallest feasible one.
        relaxed: whether no point within the box satisfies the requested radius.
        gap: Σf minus the dual bound.
        iterations: number of factorisations, or of solves of a smaller problem.
    """

    estimate: FloatArray
    dual: FloatArray
    radius: float
    relaxed: bool
    gap: float
    iterations: int


def cold_start(
    target: FloatArray, gain: FloatArray, norm: float, explained_by: Callable[[FloatArray], FloatArray]
) -> FloatArray:
    """Return where to start if readings drift: zero, or one for the sources that gain most.

    Without drift, columns of heat have no negative products, and `active_set.start_cold` starts from the
    entries that are one in every point of least residual. With drift, this tries the sources of the greatest
    gains. Otherwise readings far above what the sources can cause would raise entries one by one.

    Args:
        target: z, shape (k,).
        gain: Bᵀz, shape (n,).
        norm: an upper bound of the largest singular value of B. Shorter readings need no such start.
        explained_by: returns B f, shape (k,), for f (n,).
    """
    start, least = np.zeros(gain.size), math.sqrt(target.dot(target))
    if least <= norm:
        return start
    for share in _SHARES:
        trial = np.where(gain > share * gain.max(), 1.0, 0.0)
        left = target - explained_by(trial)
        distance = math.sqrt(left.dot(left))
        if distance < least:
            start, least = trial, distance
    return start


def relaxed_radius(residual: float) -> float:
    """Return a radius slightly above the least residual, so that the ball has an interior.

    Without an interior there is no finite dual point, hence no certificate. A relaxed radius is within 1e-6
    of the least residual, both absolutely and relative to it, as far as rounding permits.
    """
    return residual + max(SLACK * min(residual, 1.0), ROUNDING * residual)


def ball_radius_of(radius: float, outside: float) -> float:
    """Return the radius that is left for ‖B f − z‖; negative if ``outside`` alone exceeds ``radius``."""
    if radius < outside:
        return -1.0
    return math.sqrt((radius - outside) * (radius + outside))


def floor_radius(asked: float, norm: float, length: float) -> float:
    """Return the requested radius, or the rounding error for this norm and length of readings if larger."""
    return max(asked, _MISFIT * max(norm, length))
