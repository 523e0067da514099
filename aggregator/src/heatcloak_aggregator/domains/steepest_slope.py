"""The greatest slope of the readings of an interval, over sources anywhere on it, certified.

For a source at x the readings move at rate ‖∂A/∂x‖₂ = √Σⱼ g'(x − sⱼ)². With v = (x − s)/√T,

    g'(x − s)² = h(v) / (16 π T²),   h(v) = v² exp(−v²/2),

so the square of the slope is F(x) = Σⱼ h((x − sⱼ)/√T) up to a factor. Of readings at several spreads, side by
side in one vector, the squares of the slopes add up: F(x) = Σₖ rₖ² Σⱼ h(√rₖ·(x − sⱼ)/√T₁) with rₖ = T₁/Tₖ.

For noise of a different scale at each sensor, the term of sensor j has the weight wⱼ = 1/scaleⱼ².

F is bounded on a cell by its Taylor polynomial of degree two at the centre plus a bound of the third
derivative, and cells whose bound can still exceed the best value found are halved until the bound is tight.

With a radius that depends on the place, the slope on each stretch of one radius is multiplied by it.
Stretches are closed, so that at a border the slopes with both radii count.
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
_END = 2.0**-44
"""Width by which stretches overlap: more than the rounding of their ends."""


_EVERYWHERE = ((0.0, 1.0, 1.0),)


def steepest_slope(
    sensor_places: FloatArray,
    spreads: Sequence[float],
    weights: FloatArray | None = None,
    pieces: Sequence[tuple[float, float, float]] = _EVERYWHERE,
) -> float:
    """Return an upper bound of sup √Σₖ Σⱼ wⱼ(∂Aⱼ(Tₖ)/∂x)² over x in [0, 1], at most 5e-7 above it relatively.

    Args:
        sensor_places: places of the sensors, shape (m,).
        spreads: T₁, T₂, … > 0, at least one, with repetitions allowed.
        weights: w, one factor from 0 to 1 for each sensor, shape (m,); None for ones.
        pieces: closed stretches that cover [0, 1], each as its ends and a factor above 0. The slope on a
            stretch is multiplied by its factor, so that at a common end the greater factor counts.

    Returns:
        The bound in units of reading per unit of length; never below the supremum.
    """
    if weights is None:
        weights = np.ones(sensor_places.size)
    unit = min(spreads)
    ratios = [unit / spread for spread in spreads]
    sensors = sensor_places / math.sqrt(unit)
    greatest = max(factor for _, _, factor in pieces)
    centres, halves, factors = _first_cells(pieces, math.sqrt(unit), greatest)
    best = bound = 0.0
    while centres.size:
        values, bounds = _bound_cells(centres, halves, sensors, weights, ratios)
        values, bounds = factors * values, factors * bounds
        best = max(best, float(values.max()))
        open_cells = bounds > best * (1.0 + _TOLERANCE)
        bound = max(bound, float(bounds[~open_cells].max(initial=0.0)))
        halves = np.tile(halves[open_cells] / 2.0, 2)
        factors = np.tile(factors[open_cells], 2)
        centres = np.tile(centres[open_cells], 2)
        centres[: centres.size // 2] -= halves[: centres.size // 2]
        centres[centres.size // 2 :] += halves[: centres.size // 2]
    return greatest * (math.sqrt(max(best, bound) / (16.0 * math.pi)) / unit)


def _first_cells(
    pieces: Sequence[tuple[float, float, float]], width: float, greatest: float
) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Return the centres and halves of cells that cover each piece, in units of ``width``, and their factors.

    Factors are squares, as shares of the square of the ``greatest``.
    """
    centres, halves, factors = [], [], []
    for low, high, factor in pieces:
        if low > 0.0 or high < 1.0:
            # An end that is rounded must not leave a gap.
            low, high = max(low - _END, 0.0), min(high + _END, 1.0)
        count = max(1, math.ceil(_FIRST_CELLS * (high - low)))
        half = 0.5 * (high - low) / width / count
        centres.append(low / width + np.arange(1, 2 * count, 2, dtype=np.float64) * half)
        halves.append(np.full(count, half))
        factors.append(np.full(count, (factor / greatest) ** 2))
    return np.concatenate(centres), np.concatenate(halves), np.concatenate(factors)


def _bound_cells(
    centres: FloatArray, halves: FloatArray, sensors: FloatArray, weights: FloatArray, ratios: Sequence[float]
) -> tuple[FloatArray, FloatArray]:
    """Return F at the centres, and an upper bound of F on each cell [centre − half, centre + half]."""
    at_once = max(1, _CELLS_AT_ONCE // sensors.size)
    parts = [
        _bound_few(centres[some], halves[some], sensors, weights, ratios)
        for some in (slice(start, start + at_once) for start in range(0, centres.size, at_once))
    ]
    return np.concatenate([value for value, _ in parts]), np.concatenate([bound for _, bound in parts])


def _bound_few(
    centres: FloatArray, half: FloatArray, sensors: FloatArray, weights: FloatArray, ratios: Sequence[float]
) -> tuple[FloatArray, FloatArray]:
    offsets = centres[:, None] - sensors
    value, first, second, third = np.zeros((4, centres.size))
    for ratio in ratios:
        root = math.sqrt(ratio)
        terms = _derivatives(offsets * root, half * root, weights)
        for total, term, scale in zip(
            (value, first, second, third), terms, (1.0, root, ratio, ratio * root), strict=True
        ):
            total += ratio * ratio * scale * term

    # value + first·t + second·t²/2 peaks at an end of the cell, or where its derivative is zero.
    bound = value + np.abs(first) * half + 0.5 * second * half * half
    peaks_inside = -second * half > np.abs(first)
    bound[peaks_inside] = (value - 0.5 * first * first / np.where(second == 0.0, 1.0, second))[peaks_inside]
    return value, bound + third * half**3 / 6.0


def _derivatives(
    v: FloatArray, half: FloatArray, weights: FloatArray
) -> tuple[FloatArray, FloatArray, FloatArray, FloatArray]:
    """Return Σⱼ of wⱼ times h, h' and h'' at ``v`` (cells, sensors), and times a bound of |h'''| near it.

    The bound holds within ``half`` (cells,) of ``v``.
    """
    square = v * v
    decay = np.exp(-0.5 * square) * weights
    nearest = np.maximum(np.abs(v) - half[:, None], 0.0)
    return (
        (square * decay).sum(axis=1),
        (v * (2.0 - square) * decay).sum(axis=1),
        ((2.0 - square * (5.0 - square)) * decay).sum(axis=1),
        _THIRD * (np.exp(-0.25 * nearest * nearest) * weights).sum(axis=1),
    )
