"""The certificate that every result carries: how far from optimal can this point be, at most?

The dual of min Σf s.t. ‖B f − z‖ ≤ r, 0 ≤ f ≤ 1 is

    max over u of  zᵀu − r‖u‖ − Σᵢ max(0, Bᵢᵀu − 1),

so every u bounds the optimum from below. At (f, u), with residual ρ = z − B f, primal minus dual is

    Σᵢ [fᵢ (1 − Bᵢᵀu) + max(0, Bᵢᵀu − 1)]  +  (r − ‖ρ‖)‖u‖  +  (‖ρ‖‖u‖ − ρᵀu),

three terms that no feasible point makes negative. Summed like this they keep their digits where u is large:
as a difference of two objectives the gap would drown in the rounding of zᵀu and r‖u‖.
"""

from __future__ import annotations

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.face import FACE, Face, OpenFace
from heatcloak_aggregator.recovery.linalg_kernels import norm, subtract, times, times_exactly


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
    return gap_at(columns.dot(dual), estimate, residual, radius, dual)


def certify(
    columns: FloatArray, target: FloatArray, face: OpenFace, leg: float, carefully: bool
) -> tuple[float, float]:
    """Certify a face's point by the dual point that `descend` has left in the face.

    Args:
        columns: the columns of B as rows, shape (n, k).
        target: z, shape (k,).
        face: the point.
        leg: the radius that is left for ‖B f − z‖.
        carefully: whether prices have twice the digits; only then is ``face.finer`` looked at.

    Returns:
        The gap, and the length of the residual z − B f.
    """
    gap: float = _certify(
        columns.ctypes.data, target.ctypes.data, *face.addresses, *face.results, leg, carefully,
        *face.dimensions,
    )  # fmt: skip
    return gap, float(face.length[0])


@native(f"columns[n,k] target[k] {FACE} dual[k] finer[k] residual[k] distance[one] leg carefully:i8 -> f8")
def _certify(
    columns: FloatArray,
    target: FloatArray,
    face: Face,
    dual: FloatArray,
    finer: FloatArray,
    residual: FloatArray,
    distance: FloatArray,
    leg: float,
    carefully: int,
) -> float:
    estimate, price = face.values, face.places[0]
    for j in range(target.size):
        residual[j] = target[j]
    for i in range(estimate.size):
        if estimate[i] != 0.0:
            subtract(residual, estimate[i], columns[i])
    if carefully:
        times_exactly(columns, dual, finer, price)
    else:
        times(columns, dual, price)
    distance[0] = norm(residual)
    return gap_between(price, estimate, residual, leg, dual)


def price_exactly(columns: FloatArray, dual: FloatArray, finer: FloatArray) -> FloatArray:
    """Prices of columns (n, k) at the dual point u + finer, in twice the digits, shape (n,)."""
    columns, prices = np.ascontiguousarray(columns), np.empty(len(columns))
    _price_exactly.call(columns, dual, finer, prices)
    return prices


@native("columns[n,k] dual[k] finer[k] prices[n]")
def _price_exactly(columns: FloatArray, dual: FloatArray, finer: FloatArray, prices: FloatArray) -> None:
    times_exactly(columns, dual, finer, prices)


def gap_at(
    price: FloatArray, estimate: FloatArray, residual: FloatArray, radius: float, dual: FloatArray
) -> float:
    """The gap from the prices Bᵀu of all columns, shape (n,)."""
    arrays = [np.ascontiguousarray(each, np.float64) for each in (price, estimate, residual, dual)]
    return float(_gap_at.call(*arrays, radius))


@kernel
def gap_between(
    price: FloatArray, estimate: FloatArray, residual: FloatArray, radius: float, dual: FloatArray
) -> float:
    """The same, for compiled code."""
    length, distance = norm(dual), norm(residual)
    # ‖ρ‖‖u‖ − ρᵀu by the angle between the two: it is tiny at the optimum.
    ball = (radius - distance) * length
    if distance > 0.0 and length > 0.0:
        apart = 0.0
        for j in range(dual.size):
            apart += (dual[j] - residual[j] * (length / distance)) ** 2
        ball += 0.5 * distance / length * apart
    excess = 1.0
    for i in range(price.size):
        if estimate[i] < 1.0:
            excess = max(excess, price[i])
    gap, scaled = ball, ball / excess
    for i in range(price.size):
        gap += estimate[i] * (1.0 - price[i]) + max(price[i] - 1.0, 0.0)
        lower = price[i] / excess
        scaled += estimate[i] * (1.0 - lower) + max(lower - 1.0, 0.0)
    return min(gap, scaled)


@native("price[n] estimate[n] residual[k] dual[k] radius -> f8")
def _gap_at(
    price: FloatArray, estimate: FloatArray, residual: FloatArray, dual: FloatArray, radius: float
) -> float:
    return gap_between(price, estimate, residual, radius, dual)
