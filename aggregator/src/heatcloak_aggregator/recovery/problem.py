"""Basis pursuit denoising on reduced data, and what a solver of it hands back."""

from __future__ import annotations

import math
from typing import NamedTuple

from heatcloak_aggregator.arrays import FloatArray

SLACK = 5e-7
"""How far above the least residual a relaxed radius may lie, absolutely and relative to the residual."""
ROUNDING = 2.0**-43
"""Relative rounding of a residual that is much larger than one: no slack can be finer."""


_MISFIT = 2.0**-46
"""Residuals below this, relative to the readings and the matrix, are rounding and not misfit."""


class Problem(NamedTuple):
    """min Σf subject to ‖B f − z‖² + outside² ≤ radius², 0 ≤ f ≤ 1.

    Attributes:
        columns: the columns of B as rows, shape (n, k), C-contiguous.
        total: Σ of all columns of B, shape (k,).
        target: z, shape (k,).
        outside: the part of the residual that no f can change, ≥ 0.
        radius: the radius that was asked for, ≥ 0.
    """

    columns: FloatArray
    total: FloatArray
    target: FloatArray
    outside: float
    radius: float

    def leg(self, radius: float) -> float:
        """The radius that is left for ‖B f − z‖: see ``leg_of``."""
        return leg_of(radius, self.outside)


class Solution(NamedTuple):
    """A point within the box and the ball, and a dual point that bounds how far from optimal it can be.

    Attributes:
        estimate: f, shape (n,), within [0, 1].
        dual: u, shape (k,): see ``certificate.duality_gap``.
        radius: the radius that f keeps to: the one asked for, or the smallest feasible one.
        relaxed: whether no point within the box keeps to the radius that was asked for.
        gap: Σf minus the dual bound.
        iterations: factorisations, or solves of a smaller problem.
    """

    estimate: FloatArray
    dual: FloatArray
    radius: float
    relaxed: bool
    gap: float
    iterations: int


def relaxed_radius(residual: float) -> float:
    """The radius where ``residual`` is the least one: a little more, so that the ball keeps an interior.

    Without an interior there is no finite dual point, hence no certificate. A relaxed radius lies within 1e-6
    of the least residual, both absolutely and relative to it, as long as rounding permits.
    """
    return residual + max(SLACK * min(residual, 1.0), ROUNDING * residual)


def leg_of(radius: float, outside: float) -> float:
    """The radius that is left for ‖B f − z‖; negative where ``outside`` alone exceeds ``radius``."""
    if radius < outside:
        return -1.0
    return math.sqrt((radius - outside) * (radius + outside))


def floor_radius(asked: float, norm: float, length: float) -> float:
    """The radius asked for, or the rounding of a matrix of this norm and readings of this length."""
    return max(asked, _MISFIT * max(norm, length))
