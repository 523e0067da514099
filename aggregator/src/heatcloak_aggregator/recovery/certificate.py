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
    """Objective at ``estimate`` minus the best dual bound on the ray through ``dual``.

    Args:
        columns: the columns of B as rows, shape (n, k).
        estimate: f within the box, shape (n,).
        residual: z − B f, shape (k,).
        radius: r.
        dual: u, shape (k,). It is scaled down first so that no Bᵢᵀu exceeds 1 where f is below its upper
            bound: the excess of many near-optimal columns would add up to a looser bound.

    Returns:
        The gap; rounding may leave it a few ulps below zero.
    """
    price = columns.dot(dual)
    below_one = price[estimate < 1.0]
    scale = 1.0 / max(1.0, float(below_one.max(initial=0.0)))
    price *= scale
    complementarity = float(estimate.dot(1.0 - price) + np.maximum(price - 1.0, 0.0).sum())
    length = scale * _norm(dual)
    if length == 0.0:
        return complementarity
    distance = _norm(residual)
    # ‖ρ‖‖u‖ − ρᵀu by the angle between them, which is tiny at the optimum.
    along = residual * (length / distance) if distance > 0.0 else np.zeros_like(residual)
    misaligned = 0.5 * distance / length * float(np.square(scale * dual - along).sum())
    return complementarity + (radius - distance) * length + misaligned


def _norm(vector: FloatArray) -> float:
    return math.sqrt(float(vector.dot(vector)))
