"""Bounds on how fast the readings of an interval change as a source moves, by Bernstein coefficients.

A source at x moves the reading at s at rate g'(x − s) = −(x − s)/2T · g(x − s). With v = (x − s)/√T, noise of
scale σⱼ at sensor j, the least scale σ, and weights wⱼ = (σ/σⱼ)² <= 1,

    Σⱼ (∂Aⱼ/∂x)²/σⱼ² = Σⱼ wⱼ h(vⱼ) / 16πT²σ²,   h(v) = v² e^{−v²/2} = (He₂(v) + He₀(v)) e^{−v²/2}.

The derivative of He_k(v)e^{−v²/2} is −He_{k+1}(v)e^{−v²/2} (Abramowitz & Stegun 1964, 22.8), so
h⁽ᵏ⁾ = (−1)ᵏ (He_{k+2} + He_k) e^{−v²/2}. By Cramér's inequality (22.14.17) |h⁽ᵏ⁾| is at most
1.0865 (√(k+2)! + √k!) e^{−v²/4}.

On a cell the sum is its Taylor polynomial plus a remainder. A polynomial on a cell is at most the greatest of
its Bernstein coefficients there. Cells whose bound exceeds the best value found are halved.

If the radius α of the promise depends on the place, the slope counts times α. A cell lies in one stretch of a
constant α; stretches include both their ends.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray

_DEGREE = 8
_FIRST = 1.0 / 16.0
"""Half the width of the initial cells, in √T."""
_REACH = 12.0
"""In √T: more distant sensors are left out."""
_BEYOND = 1e-27
"""Upper bound of h there, at a cell's distance: (12 − 1/16)² exp(−(12 − 1/16)²/2) = 1.6e-29."""
_TOLERANCE = 2e-10
"""Relative, of the square: less than the 2⁻³⁰ by which zones overstate their sensitivity."""
_ROUNDING = 2.0**-45
"""Rounding of the exponential (exponent at most 72), the weights, the polynomials and pairwise sums."""
_PLACE = 2.0**-51
_MOST_HALVINGS = 40
_CELLS_AT_ONCE = 1 << 17
_CRAMER = 1.0865


@dataclass(frozen=True, slots=True)
class WorstSlope:
    """The steepest position found.

    Attributes:
        place: the position, in [0, 1].
        least: α·√Σⱼ (∂Aⱼ/∂x)²/σⱼ² there, rounded down.
        most: upper bound of it on [0, 1].
        stretch: the number of the position's stretch.
    """

    place: float
    least: float
    most: float
    stretch: int


_EVERYWHERE = ((0.0, 1.0, 1.0),)


def worst_slope(
    diffusivity: float,
    time: float,
    sigmas: Sequence[float],
    stretches: Sequence[tuple[float, float, float]] = _EVERYWHERE,
) -> WorstSlope:
    """Return where the readings of sensors at j/m, j = 1…m, change fastest as a source moves.

    Args:
        diffusivity: μ.
        time: t; T = μt.
        sigmas: the scale of each sensor's noise, m of them: changes are measured in units of these.
        stretches: stretches that cover [0, 1], each as its two ends and α.
    """
    scales: FloatArray = np.array(sigmas, dtype=np.float64)
    least_scale = float(scales.min())
    weights = np.square(least_scale / scales)
    spread = diffusivity * time
    root = math.sqrt(spread)
    greatest = max(alpha for _, _, alpha in stretches)
    centres, halves, stretch = _cells(stretches, root)
    shares = np.square([alpha / greatest for _, _, alpha in stretches])
    best, place, found, bound = 0.0, 0.5, 0, 0.0
    for _ in range(_MOST_HALVINGS):
        low, high = _bounds(centres, halves, weights, root)
        low, high = low * shares[stretch], high * shares[stretch]
        if float(low.max()) > best:
            top = int(np.argmax(low))
            best, place, found = float(low[top]), float(centres[top]), int(stretch[top])
        open_cells = high > best * (1.0 + _TOLERANCE)
        bound = max(bound, float(high[~open_cells].max(initial=0.0)))
        if not open_cells.any():
            break
        halves, centres = halves[open_cells] / 2.0, centres[open_cells]
        centres = np.concatenate([centres - halves, centres + halves])
        halves, stretch = np.tile(halves, 2), np.tile(stretch[open_cells], 2)
    else:
        bound = max(bound, float(high.max()))
    unit = greatest / (4.0 * math.sqrt(math.pi) * spread * least_scale)
    # T and its root are rounded; the square root of F halves its relative error, and T^1.5 covers the rest.
    return WorstSlope(
        place,
        math.sqrt(best) * unit * (1.0 - _ROUNDING),
        math.sqrt(max(best, bound)) * unit * (1.0 + _ROUNDING),
        found,
    )


def _cells(
    stretches: Sequence[tuple[float, float, float]], root: float
) -> tuple[FloatArray, FloatArray, IntArray]:
    """Return the centres of the first cells, half the width of each, and the number of its stretch."""
    centres, halves, numbers = [], [], []
    for number, (low, high, _) in enumerate(stretches):
        count = max(1, math.ceil(0.5 * (high - low) / (_FIRST * root)))
        half = 0.5 * (high - low) / count
        centres.append(low + np.arange(1, 2 * count, 2, dtype=np.float64) * half)
        # Wider by more than the rounding of the centres.
        halves.append(np.full(count, half if (low, high) == (0.0, 1.0) else half + _PLACE))
        numbers.append(np.full(count, number))
    return np.concatenate(centres), np.concatenate(halves), np.concatenate(numbers)


def _bounds(
    centres: FloatArray, halves: FloatArray, weights: FloatArray, root: float
) -> tuple[FloatArray, FloatArray]:
    """Return Σⱼ wⱼ h(vⱼ) at each centre, rounded down, and its upper bound on centre ± half."""
    sensors = weights.size
    window = min(sensors, math.ceil(2.0 * _REACH * root * sensors) + 2)
    at_once = max(1, _CELLS_AT_ONCE // window)
    parts = [
        _bounds_of_few(centres[some], halves[some], weights, root, window)
        for some in (slice(start, start + at_once) for start in range(0, centres.size, at_once))
    ]
    return np.concatenate([low for low, _ in parts]), np.concatenate([high for _, high in parts])


def _bounds_of_few(
    centres: FloatArray, halves: FloatArray, weights: FloatArray, root: float, window: int
) -> tuple[FloatArray, FloatArray]:
    sensors = weights.size
    first = np.clip(np.ceil((centres - _REACH * root) * sensors).astype(np.int64), 1, sensors - window + 1)
    number = first[:, None] + np.arange(window)
    v = (centres[:, None] - number / sensors) / root
    weight = weights[number - 1]
    # Slightly more than half: cells overlap, however their centres are rounded.
    reach = halves / root * (1.0 + 2.0**-40)
    decay = weight * np.exp(-0.5 * v * v)
    terms, sizes = _polynomials(v)
    # Positions are off by less than 2^−52, and v by 1/√T times that.
    moved = _PLACE * (1.0 / root + np.abs(v))
    coefficients, doubt = [], np.full(centres.size, sensors * _BEYOND)
    for k in range(_DEGREE + 1):
        factor = (-reach) ** k / math.factorial(k)
        coefficients.append(factor * (terms[k] * decay).sum(axis=1))
        doubt += np.abs(factor) * ((_ROUNDING * sizes[k] + moved * sizes[k + 1]) * decay).sum(axis=1)
    nearest = np.maximum(np.abs(v) - reach[:, None], 0.0)
    left = _cramer(_DEGREE + 1) * reach ** (_DEGREE + 1) / math.factorial(_DEGREE + 1)
    remainder = left * (weight * np.exp(-0.25 * nearest * nearest)).sum(axis=1)
    greatest = (_BERNSTEIN @ np.array(coefficients)).max(axis=0)
    return coefficients[0] - doubt, np.asarray(greatest + remainder + doubt)


def _polynomials(v: FloatArray) -> tuple[list[FloatArray], list[FloatArray]]:
    """Return p_k = He_{k+2} + He_k up to the degree, and bounds of |p_k| up to one degree more.

    The bounds have no cancellation.
    """
    size = np.abs(v)
    hermite, bounds = [np.ones_like(v), v], [np.ones_like(v), size]
    for k in range(1, _DEGREE + 3):
        hermite.append(v * hermite[k] - k * hermite[k - 1])
        bounds.append(size * bounds[k] + k * bounds[k - 1])
    terms = [hermite[k + 2] + hermite[k] for k in range(_DEGREE + 1)]
    sizes = [bounds[k + 2] + bounds[k] for k in range(_DEGREE + 2)]
    # Near a sensor the first two would cancel.
    terms[:2], sizes[:2] = [v * v, v * (v * v - 2.0)], [v * v, size * (v * v + 2.0)]
    return terms, sizes


def _cramer(k: int) -> float:
    """Return the factor c such that |h⁽ᵏ⁾(v)| <= c e^{−v²/4}."""
    return _CRAMER * (math.sqrt(math.factorial(k + 2)) + math.sqrt(math.factorial(k)))


def _to_bernstein(degree: int) -> FloatArray:
    """Return the matrix from power-basis coefficients on [−1, 1] to Bernstein coefficients: t = 2u − 1."""
    found = [
        [
            sum(
                Fraction(math.comb(i, power), math.comb(degree, power))
                * (math.comb(k, power) * 2**power * (-1) ** (k - power))
                for power in range(k + 1)
            )
            for k in range(degree + 1)
        ]
        for i in range(degree + 1)
    ]
    return np.array(found, dtype=np.float64)


_BERNSTEIN = _to_bernstein(_DEGREE)
