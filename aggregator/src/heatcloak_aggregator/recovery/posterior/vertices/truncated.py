"""Integrals over the intensity of one source, and draws of it, compiled: a Gaussian between two bounds.

With c = b·r and g = ‖b‖² the likelihood of one more source of intensity a, relative to none, is
exp(c a − g a²/2). Where the intensity is uniform on [faint, bright], what is left of a vertex is the mean of
that. Every formula starts at the point of the range where the exponent is greatest, so that nothing
overflows, and no two large numbers are subtracted.
"""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.native import kernel

_SERIES = 8.0
"""Beyond, erfcx is taken from its asymptotic series, good to rounding with as many terms as are below."""
_TERMS = 16
_FLAT = 1.0
"""Fall of the exponent below which seven points of Gauss and Legendre are exact to 1e-13."""
_STEEP = 1e7
"""Slope, in standard deviations, from which the curvature is lost to rounding."""
_MOST_STEPS = 80
_CLOSE = 1e-12
"""Difference of two steps, relative to the greatest intensity, that ends the search for a draw."""
_FAR = 40.0
"""Fall of the exponent beyond which nothing is left."""
_MANY_POINTS = np.array(0.5 + 0.5 * np.polynomial.legendre.leggauss(40)[0])
_MANY_WEIGHTS = np.array(0.5 * np.polynomial.legendre.leggauss(40)[1])
"""As many as a fall of 40 takes."""
_POINTS = np.array(0.5 + 0.5 * np.polynomial.legendre.leggauss(7)[0])
_WEIGHTS = np.array(0.5 * np.polynomial.legendre.leggauss(7)[1])


@kernel
def erfcx(x: float) -> float:
    """exp(x²)·erfc(x) for x ≥ 0."""
    if x < _SERIES:
        return math.exp(x * x) * math.erfc(x)
    term, total = 1.0, 1.0
    for k in range(1, _TERMS):
        term *= -(2 * k - 1) / (2.0 * x * x)
        total += term
    return total / (x * math.sqrt(math.pi))


@kernel
def _fading(slope: float, g: float, width: float) -> float:
    """∫ exp(−slope·t − g t²/2) over t from 0 to ``width``, slope ≥ 0."""
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
    """∫ exp(c a − g a²/2) over a from ``low`` to ``high`` > ``low`` ≥ 0, g ≥ 0, as (x, y) for y·exp(x)."""
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
    """The logarithm of ``integral``."""
    exponent, factor = integral(c, g, low, high)
    return exponent + math.log(factor)


@kernel
def mean_likelihood(c: float, g: float, faint: float, bright: float) -> tuple[float, float]:
    """The mean of exp(c a − g a²/2) over intensities from ``faint`` to ``bright``, as (x, y) for y·exp(x)."""
    if faint == bright:
        return bright * (c - 0.5 * g * bright), 1.0
    exponent, factor = integral(c, g, faint, bright)
    return exponent, factor / (bright - faint)


@kernel
def log_mean_likelihood(c: float, g: float, faint: float, bright: float) -> float:
    """The logarithm of ``mean_likelihood``."""
    exponent, factor = mean_likelihood(c, g, faint, bright)
    return exponent + math.log(factor)


@kernel
def _moments(slope: float, g: float, width: float) -> tuple[float, float]:
    """∫ exp(−slope·t − g t²/2) and ∫ t exp(−slope·t − g t²/2) over t from 0 to ``width``, slope ≥ 0."""
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
def mean_intensity(c: float, g: float, faint: float, bright: float) -> float:
    """The mean of a over intensities from ``faint`` to ``bright``, weighted by exp(c a − g a²/2)."""
    if faint == bright:
        return bright
    at_faint, at_bright = c - g * faint, c - g * bright
    if at_faint <= 0.0:
        total, first = _moments(-at_faint, g, bright - faint)
        return faint + first / total
    if at_bright >= 0.0:
        total, first = _moments(at_bright, g, bright - faint)
        return bright - first / total
    peak = c / g
    below, left = _moments(0.0, g, peak - faint)
    above, right = _moments(0.0, g, bright - peak)
    return peak + (right - left) / (below + above)


@kernel
def greatest(c: float, g: float, faint: float, bright: float) -> float:
    """The greatest c a − g a²/2 within the range: the logarithm of the mean is no greater."""
    a = bright
    if c < g * bright:
        a = max(c / g, faint)
    return a * (c - 0.5 * g * a)


@kernel
def draw(c: float, g: float, faint: float, bright: float, u: float) -> float:
    """The intensity below which a share ``u`` of exp(c a − g a²/2) lies, by Newton's steps in a bracket."""
    if faint == bright:
        return bright
    # u = 0 is as rare as any other number, and has no logarithm.
    goal = math.log(max(u, 2.0**-54)) + log_integral(c, g, faint, bright)
    low, high = faint, bright
    a = 0.5 * (low + high)
    for _ in range(_MOST_STEPS):
        reached = log_integral(c, g, faint, a)
        if reached < goal:
            low = a
        else:
            high = a
        last = a
        a += (goal - reached) * math.exp(reached - a * (c - 0.5 * g * a))
        if not low < a < high:
            a = 0.5 * (low + high)
        if abs(a - last) <= _CLOSE * bright:
            break
    return min(max(a, faint), bright)
