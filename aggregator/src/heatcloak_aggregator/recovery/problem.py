"""Basis pursuit denoising on reduced data, and what a solver of it hands back."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]

_SLACK = 5e-7
"""How far above the least residual a relaxed radius may lie, absolutely and relative to the residual."""
_ROUNDING = 2.0**-43
"""Relative rounding of a residual that is much larger than one: no slack can be finer."""


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
        """The radius that is left for ‖B f − z‖; 0 where ``outside`` alone exceeds ``radius``."""
        if radius <= self.outside:
            return 0.0
        return math.sqrt((radius - self.outside) * (radius + self.outside))


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


def slack(residual: float) -> float:
    """How far the radius is relaxed beyond the least residual, so that the ball keeps an interior.

    Without an interior there is no finite dual point, hence no certificate. A relaxed radius lies within 1e-6
    of the least residual, both absolutely and relative to it, as long as rounding permits.
    """
    return max(_SLACK * min(residual, 1.0), _ROUNDING * residual)
