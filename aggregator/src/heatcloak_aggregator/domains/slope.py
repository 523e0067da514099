"""Certified supremum of the readings' derivative as a source moves over the interval.

For a source at x the readings move at rate ‖∂A/∂x‖₂ = √Σⱼ g'(x − sⱼ)². With v = (x − s)/√T,

    g'(x − s)² = h(v) / (16 π T²),   h(v) = v² exp(−v²/2),

so the square of the slope is F(x) = Σⱼ h((x − sⱼ)/√T) up to a factor. Of readings at several spreads, side by
side in one vector, the squares of the slopes add up: F(x) = Σₖ rₖ² Σⱼ h(√rₖ·(x − sⱼ)/√T₁) with rₖ = T₁/Tₖ.

F is bounded on a cell by its Taylor polynomial of degree two at the centre plus a bound of the third
derivative, and cells whose bound can still exceed the best value found are halved until the bound is tight.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from heatcloak_aggregator.arrays import FloatArray

_TOLERANCE = 5e-7
"""Accepted relative excess of the bound of F; that of the slope is half of it."""
_THIRD = 10.0
"""|h'''(v)| = |−12v + 9v³ − v⁵| exp(−v²/2) ≤ 9.4·exp(−v²/4) for every v."""
_CELLS_AT_ONCE = 1 << 20
"""Entries of the largest array, cells × sensors."""
_FIRST_CELLS = 256


def steepest_slope(sensor_places: FloatArray, spreads: Sequence[float]) -> float:
    """Return an upper bound of sup √Σₖ‖∂A(Tₖ)/∂x‖₂² over x in [0, 1], at most 5e-7 above it relatively.

    Args:
        sensor_places: places of the sensors, shape (m,).
        spreads: T₁, T₂, … > 0, at least one, with repetitions allowed.

    Returns:
        The bound in units of reading per unit of length; never below the supremum.
    """
    unit = min(spreads)
    ratios = [unit / spread for spread in spreads]
    sensors = sensor_places / math.sqrt(unit)
    half = 0.5 / math.sqrt(unit) / _FIRST_CELLS
    centres = np.arange(1, 2 * _FIRST_CELLS, 2, dtype=np.float64) * half
    best, bound = 0.0, 0.0
    while centres.size:
        values, bounds = _bound_cells(centres, half, sensors, ratios)
        best = max(best, float(values.max()))
        open_cells = bounds > best * (1.0 + _TOLERANCE)
        bound = max(bound, float(bounds[~open_cells].max(initial=0.0)))
        half /= 2.0
        centres = np.concatenate([centres[open_cells] - half, centres[open_cells] + half])
    return math.sqrt(max(best, bound) / (16.0 * math.pi)) / unit


def _bound_cells(
    centres: FloatArray, half: float, sensors: FloatArray, ratios: Sequence[float]
) -> tuple[FloatArray, FloatArray]:
    """Return F at the centres, and an upper bound of F on each cell [centre − half, centre + half]."""
    at_once = max(1, _CELLS_AT_ONCE // sensors.size)
    parts = [
        _bound_few(centres[start : start + at_once], half, sensors, ratios)
        for start in range(0, centres.size, at_once)
    ]
    return np.concatenate([value for value, _ in parts]), np.concatenate([bound for _, bound in parts])


def _bound_few(
    centres: FloatArray, half: float, sensors: FloatArray, ratios: Sequence[float]
) -> tuple[FloatArray, FloatArray]:
    offsets = centres[:, None] - sensors
    value, first, second, third = np.zeros((4, centres.size))
    for ratio in ratios:
        root = math.sqrt(ratio)
        terms = _derivatives(offsets * root, half * root)
        for total, term, scale in zip(
            (value, first, second, third), terms, (1.0, root, ratio, ratio * root), strict=True
        ):
            total += ratio * ratio * scale * term

    # value + first·t + second·t²/2 peaks at an end of the cell, or where its derivative is zero.
    bound = value + np.abs(first) * half + 0.5 * second * half * half
    peaks_inside = -second * half > np.abs(first)
    bound[peaks_inside] = (value - 0.5 * first * first / np.where(second == 0.0, 1.0, second))[peaks_inside]
    return value, bound + third * half**3 / 6.0


def _derivatives(v: FloatArray, half: float) -> tuple[FloatArray, FloatArray, FloatArray, FloatArray]:
    """Return Σⱼ of h, h' and h'' at ``v`` (cells, sensors), and a bound of |h'''| within ``half`` of it."""
    square = v * v
    decay = np.exp(-0.5 * square)
    nearest = np.maximum(np.abs(v) - half, 0.0)
    return (
        (square * decay).sum(axis=1),
        (v * (2.0 - square) * decay).sum(axis=1),
        ((2.0 - square * (5.0 - square)) * decay).sum(axis=1),
        _THIRD * np.exp(-0.25 * nearest * nearest).sum(axis=1),
    )
