"""Integrals over the intensity of one source, and draws of it: a Gaussian between two bounds.

With c = b·r and g = ‖b‖² the likelihood ratio of one more source of intensity a is exp(c a − g a²/2). If the
intensity is uniform on [low, high], the weight of a vertex is the mean of that. Every formula starts at the
point of the range where the exponent is greatest, so nothing overflows, and no two large numbers are
subtracted.
"""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.native import kernel

_SERIES = 8.0
"""Above this, erfcx is computed from its asymptotic series, accurate to rounding with _TERMS terms."""
_TERMS = 16
_FLAT = 1.0
"""Decrease of the exponent below which seven-point Gauss–Legendre quadrature is exact to 1e-13."""
_STEEP = 1e7
"""Slope, in standard deviations, above which the curvature is a rounding error."""
_MOST_STEPS = 80
_CLOSE = 1e-12
"""Difference of two steps, relative to the greatest intensity, that ends the search for a draw."""
_FAR = 40.0
"""Decrease of the exponent above which the rest of the integral is negligible."""
_MANY_POINTS = np.array(0.5 + 0.5 * np.polynomial.legendre.leggauss(40)[0])
_MANY_WEIGHTS = np.array(0.5 * np.polynomial.legendre.leggauss(40)[1])
"""Quadrature that is exact for a decrease of 40."""
_POINTS = np.array(0.5 + 0.5 * np.polynomial.legendre.leggauss(7)[0])
_WEIGHTS = np.array(0.5 * np.polynomial.legendre.leggauss(7)[1])


@kernel
def erfcx(x: float) -> float:
    """Return exp(x²)·erfc(x) for x ≥ 0."""
    if x < _SERIES:
        return math.exp(x * x) * math.erfc(x)
    term, total = 1.0, 1.0
    for k in range(1, _TERMS):
        term *= -(2 * k - 1) / (2.0 * x * x)
        total += term
    return total / (x * math.sqrt(math.pi))


@kernel
def _fading(slope: float, g: float, width: float) -> float:
    """Return ∫ exp(−slope·t − g t²/2) over t from 0 to ``width``, slope ≥ 0."""
    fall = width * (slope + 0.5 * g * width)
    if fall < _FLAT:
        total = 0.0
        for k in range(_POINTS.size):
            t = width * _POINTS[k]
            total += _WEIGHTS[k] * math.exp(-t * (slope + 0.5 * g * t))
        return width * total
    root = math.sqrt(g)
    if slope >= _STEEP * root:
        return -math.expm1(-fall) / slope
    scale = math.sqrt(0.5) / root
    ends = erfcx(slope * scale) - math.exp(-fall) * erfcx((slope + g * width) * scale)
    return math.sqrt(math.pi) * scale * ends


@kernel
def integral(c: float, g: float, low: float, high: float) -> tuple[float, float]:
    """Return ∫ exp(c a − g a²/2) over a from ``low`` to ``high``, as (x, y) for y·exp(x).

    0 ≤ low < high, g ≥ 0.
    """
    at_low, at_high = c - g * low, c - g * high
    if at_low <= 0.0:
        return low * (c - 0.5 * g * low), _fading(-at_low, g, high - low)
    if at_high >= 0.0:
        return high * (c - 0.5 * g * high), _fading(at_high, g, high - low)
    peak, scale = c / g, math.sqrt(0.5 * g)
    ends = math.erf((peak - low) * scale) + math.erf((high - peak) * scale)
    return 0.5 * c * peak, 0.5 * math.sqrt(math.pi) / scale * ends


@kernel
def log_integral(c: float, g: float, low: float, high: float) -> float:
    """Return the logarithm of `integral`."""
    exponent, factor = integral(c, g, low, high)
    return exponent + math.log(factor)


@kernel
def mean_likelihood(c: float, g: float, low: float, high: float) -> tuple[float, float]:
    """Return the mean of exp(c a − g a²/2) for a from ``low`` to ``high``, as (x, y) for y·exp(x)."""
    if low == high:
        return high * (c - 0.5 * g * high), 1.0
    exponent, factor = integral(c, g, low, high)
    return exponent, factor / (high - low)


@kernel
def log_mean_likelihood(c: float, g: float, low: float, high: float) -> float:
    """Return the logarithm of `mean_likelihood`."""
    exponent, factor = mean_likelihood(c, g, low, high)
    return exponent + math.log(factor)


@kernel
def _moments(slope: float, g: float, width: float) -> tuple[float, float]:
    """Return ∫ e and ∫ t·e, e = exp(−slope·t − g t²/2), over t from 0 to ``width``, slope ≥ 0."""
    if width * (slope + 0.5 * g * width) > _FAR:
        width = 2.0 * _FAR / (slope + math.sqrt(slope * slope + 2.0 * _FAR * g))
    total, first = 0.0, 0.0
    for k in range(_MANY_POINTS.size):
        t = width * _MANY_POINTS[k]
        part = width * _MANY_WEIGHTS[k] * math.exp(-t * (slope + 0.5 * g * t))
        total += part
        first += t * part
    return total, first


@kernel
def mean_intensity(c: float, g: float, low: float, high: float) -> float:
    """Return the mean of a over intensities from ``low`` to ``high``, weighted by exp(c a − g a²/2)."""
    if low == high:
        return high
    at_faint, at_bright = c - g * low, c - g * high
    if at_faint <= 0.0:
        total, first = _moments(-at_faint, g, high - low)
        return low + first / total
    if at_bright >= 0.0:
        total, first = _moments(at_bright, g, high - low)
        return high - first / total
    peak = c / g
    below, left = _moments(0.0, g, peak - low)
    above, right = _moments(0.0, g, high - peak)
    return peak + (right - left) / (below + above)


@kernel
def greatest(c: float, g: float, low: float, high: float) -> float:
    """Return the greatest c a − g a²/2 within the range, an upper bound of the log of the mean."""
    a = high
    if c < g * high:
        a = max(c / g, low)
    return a * (c - 0.5 * g * a)


@kernel
def draw(c: float, g: float, low: float, high: float, u: float) -> float:
    """Return the intensity at the share ``u`` of exp(c a − g a²/2), by Newton steps within a bracket."""
    if low == high:
        return high
    # Avoid the logarithm of u = 0.
    goal = math.log(max(u, 2.0**-54)) + log_integral(c, g, low, high)
    left, right = low, high
    a = 0.5 * (left + right)
    for _ in range(_MOST_STEPS):
        reached = log_integral(c, g, low, a)
        if reached < goal:
            left = a
        else:
            right = a
        last = a
        a += (goal - reached) * math.exp(reached - a * (c - 0.5 * g * a))
        if not left < a < right:
            a = 0.5 * (left + right)
        if abs(a - last) <= _CLOSE * high:
            break
    return min(max(a, low), high)
