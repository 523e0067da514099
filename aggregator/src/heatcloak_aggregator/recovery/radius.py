"""Noise scales as weights, and the radius of the residual."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import real_array
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

_CONFIDENCE = 0.95
_NEGLIGIBLE = 2.0**-60
"""Terms below this share of a sum do not change it."""
_RULES = '"confident", "paper" or a number'


def whiten(sigma: float | npt.ArrayLike, count: int) -> tuple[float, FloatArray | None]:
    """Return one noise scale for all readings, and the weights that give each reading that scale.

    Args:
        sigma: standard deviation of the noise, one number ≥ 0, or one number > 0 for each reading.
        count: number of readings.

    Returns:
        σ and None if all sensors share one σ. Else 1/√(mean of 1/σⱼ²) and weights σ/σⱼ, whose squares have
        mean one, so equal scales are the same as one scale.

    Raises:
        ParameterError: if ``sigma`` has another shape or an entry that is not finite or too small.
    """
    scales = real_array("sigma", sigma)
    if scales.ndim == 0:
        scale = float(scales)
        if not (math.isfinite(scale) and scale >= 0.0):
            raise ParameterError(f"sigma must be finite and at least 0, got {scale!r}")
        return scale, None
    if scales.shape != (count,):
        raise ParameterError(
            f"sigma has shape {scales.shape}: give one number, or one for each of {count} readings"
        )
    if (scales == scales[0]).all():
        return whiten(float(scales[0]), count)
    if not (np.isfinite(scales).all() and (scales > 0.0).all()):
        raise ParameterError("sigma must be positive and finite for every sensor: leave the others out")
    least = float(scales.min())
    # Divide by the least scale, so that squares of very small or large scales stay within range.
    common = least / math.sqrt(float(np.square(least / scales).mean()))
    return common, common / scales


def balance(
    sigma: float | FloatArray, drift_of: Callable[[FloatArray | None], FloatArray | None] | None = None
) -> tuple[float | FloatArray, str | float]:
    """Return nearly equal weights for readings of different noise scales, and the radius for them.

    Weights 1/σⱼ make basis pursuit worse where scales differ between sensors by design: it prefers the
    sources with the largest weighted columns, in the middle of a corridor, and shaped noise is least there.
    So readings get equal weights, except for those with more than twice the median scale, such as a sensor
    that was missing in most of the pooled rounds.

    Args:
        sigma: noise scale of each reading, shape (s,), above 0; or one number for all.
        drift_of: returns the basis of the drift of readings with given weights, shape (s, k), see
            `Operator.drift_basis`; None if there is no drift.

    Returns:
        (scales, radius) for `bpdn`: what to weigh the readings by, and an approximation of the 95 % quantile
        of the norm of the weighted noise without its drift, from the mean and the variance of its square.
        Equal scales are returned as one number with "confident".
    """
    if isinstance(sigma, float) or (sigma == sigma[0]).all():
        return float(np.max(sigma)), "confident"
    scales = np.maximum(sigma / (2.0 * float(np.median(sigma))), 1.0)
    _, weights = whiten(scales, scales.size)
    squares = np.square(sigma if weights is None else sigma * weights)
    # For independent noise with these variances D, the squared norm of P·noise has the mean tr(P D) and the
    # variance 2 tr(P D P D).
    total, count, of_squares = float(squares.sum()), squares.size, float(np.square(squares).sum())
    basis = None if drift_of is None else drift_of(weights)
    if basis is not None:
        shares = np.square(basis).sum(axis=1)
        inside = (basis.T * squares).dot(basis)
        count -= basis.shape[1]
        total -= float(squares.dot(shares))
        of_squares += float(np.square(inside).sum() - 2.0 * np.square(squares).dot(shares))
        if count == 0:
            return scales, 0.0
    excess = _confident_factor(count) ** 2 / count - 1.0
    spread = math.sqrt(count * of_squares) / total
    return scales, math.sqrt(total * (1.0 + excess * spread))


def resolve_radius(rule: str | float, sigma: float, count: int) -> float:
    """Return the radius r of ‖Af − ỹ‖₂ ≤ r for a rule.

    Args:
        rule: "confident" for σ√χ²ₘ(0.95), which the true sources satisfy with probability 0.95; "paper" for
            σ√m (Gilbert & McMillan, Algorithm 1), which they satisfy about half the time; or r itself.
        sigma: σ, the common noise scale.
        count: m, the number of readings present, less the directions of drift in them.

    Raises:
        ParameterError: if the rule is unknown, or a number that is negative or not finite.
    """
    if isinstance(rule, str):
        if rule == "confident":
            return sigma * _confident_factor(count)
        if rule == "paper":
            return sigma * math.sqrt(count)
        raise ParameterError(f"unknown radius {sanitize(rule)}: choose from {_RULES}")
    number = real_array("radius", rule)
    radius = float(number) if number.ndim == 0 else math.nan
    if not (math.isfinite(radius) and radius >= 0.0):
        raise ParameterError(f"radius must be {_RULES}, finite and at least 0, got {radius!r}")
    return radius


@lru_cache(maxsize=256)
def _confident_factor(count: int) -> float:
    """Return √χ²ₘ(0.95) for m = ``count``, by bisection.

    SciPy has the quantile, but importing `scipy.special` takes as long as a hundred recoveries.
    """
    # χ²ₘ has mean m and variance 2m: by Chebyshev's inequality the quantile is below m + √(2m / 0.05).
    low, high = 0.0, count + math.sqrt(2.0 * count / (1.0 - _CONFIDENCE))
    while low < (middle := 0.5 * (low + high)) < high:
        if _chi_squared_above(middle, count) > 1.0 - _CONFIDENCE:
            low = middle
        else:
            high = middle
    return math.sqrt(high)


def _chi_squared_above(x: float, count: int) -> float:
    """Return P(χ²ₘ > x) for m = ``count`` degrees of freedom, x > 0 (Abramowitz & Stegun 26.4.4, 26.4.5).

    With h = x/2 it is Σ exp(−h) hᵃ/Γ(a + 1) over a = m/2 − 1, m/2 − 2, …, down to a = 0 for even m, and down
    to a = 1/2, plus erfc(√h), for odd m.
    """
    half, order = 0.5 * x, 0.5 * count - 1.0
    total = math.erfc(math.sqrt(half)) if count % 2 else 0.0
    if order < 0.0:
        return total
    # The terms rise up to a = h and fall from there: start at the greatest, so that none underflows.
    peak = order - max(0, math.floor(order - half))
    greatest = math.exp(peak * math.log(half) - half - math.lgamma(peak + 1.0))
    total += greatest
    term, a = greatest, peak
    while a >= 1.0 and term > _NEGLIGIBLE * total:
        term *= a / half
        a -= 1.0
        total += term
    term, a = greatest, peak
    while a < order and term > _NEGLIGIBLE * total:
        a += 1.0
        term *= half / a
        total += term
    return total
