"""Duality gap: the certificate of how far from optimal a point can be at most.

The dual of min Σf s.t. ‖B f − z‖ ≤ r, 0 ≤ f ≤ 1 is

    max over u of  zᵀu − r‖u‖ − Σᵢ max(0, Bᵢᵀu − 1),

so every u bounds the optimum from below. At (f, u), with residual ρ = z − B f, primal minus dual is

    Σᵢ [fᵢ (1 − Bᵢᵀu) + max(0, Bᵢᵀu − 1)]  +  (r − ‖ρ‖)‖u‖  +  (‖ρ‖‖u‖ − ρᵀu),

three terms that are non-negative at every feasible point. This sum keeps its digits when u is large; a
difference of two objectives would lose the gap in the rounding of zᵀu and r‖u‖.
"""

from __future__ import annotations

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.face import FACE, Face, FaceBuffers
from heatcloak_aggregator.recovery.linalg_kernels import norm, subtract, times, times_compensated


def duality_gap(
    columns: FloatArray, estimate: FloatArray, residual: FloatArray, radius: float, dual: FloatArray
) -> float:
    """Return the objective at ``estimate`` minus the better of two dual bounds on the ray through ``dual``.

    One bound is that of u itself. The other is that of u scaled down so that no Bᵢᵀu exceeds 1 where f is
    below its upper bound; without it, the excess of many nearly optimal columns would loosen the bound.

    Args:
        columns: the columns of B as rows, shape (n, k).
        estimate: f within the box, shape (n,).
        residual: z − B f, shape (k,).
        radius: r.
        dual: u, shape (k,).

    Returns:
        The gap; rounding may leave it a few ulps below zero.
    """
    return gap_from_prices(columns.dot(dual), estimate, residual, radius, dual)


def certify(
    columns: FloatArray, target: FloatArray, face: FaceBuffers, ball_radius: float, precise: bool
) -> tuple[float, float]:
    """Certify a face's point by the dual point that `descend` has left in the face.

    Args:
        columns: the columns of B as rows, shape (n, k).
        target: z, shape (k,).
        face: the point.
        ball_radius: radius of the ball ‖B f − z‖ ≤ ball_radius.
        precise: whether to compute prices with compensated products, and to use ``face.correction``.

    Returns:
        The gap, and the length of the residual z − B f.
    """
    gap: float = _certify(
        columns.ctypes.data, target.ctypes.data, *face.addresses, *face.results, ball_radius, precise,
        *face.dimensions,
    )  # fmt: skip
    return gap, float(face.length[0])


@native(
    f"columns[n,k] target[k] {FACE} dual[k] correction[k] residual[k] distance[one] "
    "ball_radius precise:i8 -> f8"
)
def _certify(
    columns: FloatArray,
    target: FloatArray,
    face: Face,
    dual: FloatArray,
    correction: FloatArray,
    residual: FloatArray,
    distance: FloatArray,
    ball_radius: float,
    precise: int,
) -> float:
    estimate, price = face.values, face.places[0]
    for j in range(target.size):
        residual[j] = target[j]
    for i in range(estimate.size):
        if estimate[i] != 0.0:
            subtract(residual, estimate[i], columns[i])
    if precise:
        times_compensated(columns, dual, correction, price)
    else:
        times(columns, dual, price)
    distance[0] = norm(residual)
    return gap_kernel(price, estimate, residual, ball_radius, dual)


def compensated_prices(columns: FloatArray, dual: FloatArray, correction: FloatArray) -> FloatArray:
    """Return compensated prices of columns (n, k) at the dual point u + correction, shape (n,)."""
    columns, prices = np.ascontiguousarray(columns), np.empty(len(columns))
    _compensated_prices.call(columns, dual, correction, prices)
    return prices


@native("columns[n,k] dual[k] correction[k] prices[n]")
def _compensated_prices(
    columns: FloatArray, dual: FloatArray, correction: FloatArray, prices: FloatArray
) -> None:
    times_compensated(columns, dual, correction, prices)


def gap_from_prices(
    price: FloatArray, estimate: FloatArray, residual: FloatArray, radius: float, dual: FloatArray
) -> float:
    """Return the gap from the prices Bᵀu of all columns, shape (n,); see `duality_gap`."""
    arrays = [np.ascontiguousarray(each, np.float64) for each in (price, estimate, residual, dual)]
    return float(_gap_from_prices.call(*arrays, radius))


@kernel
def gap_kernel(
    price: FloatArray, estimate: FloatArray, residual: FloatArray, radius: float, dual: FloatArray
) -> float:
    """Kernel of `gap_from_prices`."""
    length, distance = norm(dual), norm(residual)
    # Compute ‖ρ‖‖u‖ − ρᵀu from the angle between the two, which is tiny at the optimum.
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
def _gap_from_prices(
    price: FloatArray, estimate: FloatArray, residual: FloatArray, dual: FloatArray, radius: float
) -> float:
    return gap_kernel(price, estimate, residual, radius, dual)
