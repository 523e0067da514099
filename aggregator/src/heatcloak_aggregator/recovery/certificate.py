"""The certificate that every result carries: how far from optimal can this point be, at most?

The dual of min Σf s.t. ‖B f − z‖ ≤ r, 0 ≤ f ≤ 1 is

    max over u of  zᵀu − r‖u‖ − Σᵢ max(0, Bᵢᵀu − 1),

so every u bounds the optimum from below. At (f, u), with residual ρ = z − B f, primal minus dual is

    Σᵢ [fᵢ (1 − Bᵢᵀu) + max(0, Bᵢᵀu − 1)]  +  (r − ‖ρ‖)‖u‖  +  (‖ρ‖‖u‖ − ρᵀu),

three terms that no feasible point makes negative. Summed like this they keep their digits where u is large:
as a difference of two objectives the gap would drown in the rounding of zᵀu and r‖u‖.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]


def duality_gap(
    columns: FloatArray, estimate: FloatArray, residual: FloatArray, radius: float, dual: FloatArray
) -> float:
    """Objective at ``estimate`` minus the better of two dual bounds on the ray through ``dual``.

    One bound is that of u itself. The other is that of u scaled down so that no Bᵢᵀu exceeds 1 where f is
    below its upper bound: the excess of many columns that are nearly optimal would loosen the first.

    Args:
        columns: the columns of B as rows, shape (n, k).
        estimate: f within the box, shape (n,).
        residual: z − B f, shape (k,).
        radius: r.
        dual: u, shape (k,).

    Returns:
        The gap; rounding may leave it a few ulps below zero.
    """
    price = columns.dot(dual)
    length, distance = _norm(dual), _norm(residual)
    ball = (radius - distance) * length + _misalignment(residual, distance, dual, length)
    gap = _complementarity(estimate, price) + ball
    excess = float(price[estimate < 1.0].max(initial=0.0))
    if excess > 1.0:
        gap = min(gap, _complementarity(estimate, price / excess) + ball / excess)
    return gap


def _complementarity(estimate: FloatArray, price: FloatArray) -> float:
    return float(estimate.dot(1.0 - price) + np.maximum(price - 1.0, 0.0).sum())


def _misalignment(residual: FloatArray, distance: float, dual: FloatArray, length: float) -> float:
    """‖ρ‖‖u‖ − ρᵀu, by the angle between them: it is tiny at the optimum."""
    if distance == 0.0 or length == 0.0:
        return 0.0
    along = residual * (length / distance)
    return 0.5 * distance / length * float(np.square(dual - along).sum())


def _norm(vector: FloatArray) -> float:
    return math.sqrt(float(vector.dot(vector)))
