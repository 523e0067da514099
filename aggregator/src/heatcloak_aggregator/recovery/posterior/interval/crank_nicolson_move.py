"""Joint move of up to three sources, adapted to the data, which follows narrow valleys.

At low noise the posterior is a thin curved sheet, on which steps of single sources are short. With θ =
(places, intensities) of a few sources, J the derivative of Σ aᵢ b(xᵢ), H = βJᵀJ + Λ = L Lᵀ and g = βJᵀr,

    θ' = θ + (1 − ρ) H⁻¹g + √(1 − ρ²) L⁻ᵀξ,    ξ normal,

is exactly reversible for linear readings (Crank–Nicolson, cf. Neal 1998), for every ρ in [0, 1); for ρ = 0 it
is an independent draw. Here it is a proposal, and Metropolis–Hastings corrects for the curvature (cf. Qi &
Minka 2002, Hessian-based chains).
"""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel
from heatcloak_aggregator.recovery.posterior.interval.moves import Rules
from heatcloak_aggregator.recovery.posterior.interval.table import column, derivatives
from heatcloak_aggregator.recovery.posterior.rng import number

SOURCES = 3
"""Greatest number of sources that move together."""
NUMBERS = 5 + 2 * SOURCES
"""Number of uniform numbers that a move consumes."""
_WIDE = 12.0
"""Λ is the inverse of the prior's variance, which is a twelfth of its range squared."""


@kernel
def _linearise(
    jacobian: FloatArray, size: int, residual: FloatArray, row: int, beta: float, spans: FloatArray,
    factor: FloatArray, drift: FloatArray,
) -> float:  # fmt: skip
    """Write L to ``factor`` and H⁻¹g to ``drift``; return log det L."""
    volume = 0.0
    for i in range(size):
        for j in range(i + 1):
            total = 0.0
            for d in range(jacobian.shape[1]):
                total += jacobian[i, d] * jacobian[j, d]
            total *= beta
            if i == j:
                total += _WIDE / (spans[i] * spans[i])
            for c in range(j):
                total -= factor[i, c] * factor[j, c]
            if i == j:
                # Rounding may leave a negative pivot if two sources are at one place.
                factor[i, i] = math.sqrt(max(total, 1.0 / (spans[i] * spans[i])))
                volume += math.log(factor[i, i])
            else:
                factor[i, j] = total / factor[j, j]
    for i in range(size):
        total = 0.0
        for d in range(jacobian.shape[1]):
            total += jacobian[i, d] * residual[row, d]
        total *= beta
        for c in range(i):
            total -= factor[i, c] * drift[c]
        drift[i] = total / factor[i, i]
    _back(factor, size, drift)
    return volume


@kernel
def _back(factor: FloatArray, size: int, vector: FloatArray) -> None:
    """Solve Lᵀv = vector in place."""
    for i in range(size - 1, -1, -1):
        total = vector[i]
        for c in range(i + 1, size):
            total -= factor[c, i] * vector[c]
        vector[i] = total / factor[i, i]


@kernel
def crank_nicolson_move(
    nodes: FloatArray, rules: Rules, beta: float, k: int, x: FloatArray, a: FloatArray, columns: FloatArray,
    residuals: FloatArray, energy: float, work: FloatArray, jacobian: FloatArray, factor: FloatArray,
    state: np.uint64,
) -> float:  # fmt: skip
    """Try one move in place, and return the energy.

    Args:
        nodes: as `Columns`.
        rules: the prior.
        beta: inverse temperature.
        k: number of sources, at least one.
        x: places, shape (cap,).
        a: intensities, shape (cap,).
        columns: aᵢ·b(xᵢ), shape (cap, d).
        residuals: the residual in row 0, otherwise scratch, shape (2 + SOURCES, d).
        energy: ½‖r‖².
        work: scratch, shape (6, 2·SOURCES).
        jacobian: scratch, shape (2·SOURCES, d).
        factor: scratch, shape (2·SOURCES, 2·SOURCES).
        state: state of the random numbers.
    """
    known = rules.min_intensity == rules.max_intensity
    stride = 1 if known else 2
    moved = min(k, SOURCES)
    size, width = stride * moved, residuals.shape[1]
    old, new, spans, drift, normals, chosen = work[0], work[1], work[2], work[3], work[4], work[5]
    one = int(number(state, 1) * k)
    chosen[0] = one
    if moved > 1:
        two = int(number(state, 2) * (k - 1))
        two += 1 if two >= one else 0
        chosen[1] = two
    if moved > 2:
        three = int(number(state, 3) * (k - 2))
        three += 1 if three >= min(one, two) else 0
        three += 1 if three >= max(one, two) else 0
        chosen[2] = three
    for s in range(moved):
        i = int(chosen[s])
        old[stride * s], spans[stride * s] = x[i], rules.high - rules.low
        if not known:
            old[stride * s + 1], spans[stride * s + 1] = a[i], rules.max_intensity - rules.min_intensity
        derivatives(nodes, x[i], a[i], jacobian, stride * s, known)
    volume = _linearise(jacobian, size, residuals, 0, beta, spans, factor, drift)
    mix = number(state, SOURCES + 1)
    rho = 0.0 if mix < 0.4 else (0.6 if mix < 0.7 else 0.95)
    wide = math.sqrt(1.0 - rho * rho)
    length = 0.0
    for i in range(0, size, 2):
        # Box & Muller 1958: two normal numbers from two uniform ones.
        radius = math.sqrt(-2.0 * math.log(1.0 - number(state, SOURCES + 2 + i)))
        angle = 2.0 * math.pi * number(state, SOURCES + 3 + i)
        normals[i] = radius * math.cos(angle)
        length += normals[i] * normals[i]
        if i + 1 < size:
            normals[i + 1] = radius * math.sin(angle)
            length += normals[i + 1] * normals[i + 1]
    _back(factor, size, normals)
    for i in range(size):
        new[i] = old[i] + (1.0 - rho) * drift[i] + wide * normals[i]
        low, high = (
            (rules.min_intensity, rules.max_intensity)
            if stride == 2 and i % 2 == 1
            else (rules.low, rules.high)
        )
        if not low <= new[i] <= high:
            return energy
    for d in range(width):
        residuals[1, d] = residuals[0, d]
    for s in range(moved):
        i = int(chosen[s])
        intensity = a[i] if known else new[stride * s + 1]
        derivatives(nodes, new[stride * s], intensity, jacobian, stride * s, known)
        column(nodes, new[stride * s], intensity, residuals, 2 + s)
        for d in range(width):
            residuals[1, d] += columns[i, d] - residuals[2 + s, d]
    after = 0.0
    for d in range(width):
        after += residuals[1, d] * residuals[1, d]
    after *= 0.5
    back = _linearise(jacobian, size, residuals, 1, beta, spans, factor, drift)
    wrong = 0.0
    for i in range(size):
        normals[i] = (old[i] - new[i] - (1.0 - rho) * drift[i]) / wide
    for i in range(size):
        total = 0.0
        for c in range(i, size):
            total += factor[c, i] * normals[c]
        wrong += total * total
    gain = back - volume + 0.5 * (length - wrong) - beta * (after - energy)
    if gain < 0.0 and not math.log(1.0 - number(state, NUMBERS)) < gain:
        return energy
    for d in range(width):
        residuals[0, d] = residuals[1, d]
    for s in range(moved):
        i = int(chosen[s])
        x[i] = new[stride * s]
        if not known:
            a[i] = new[stride * s + 1]
        for d in range(width):
            columns[i, d] = residuals[2 + s, d]
    return after
