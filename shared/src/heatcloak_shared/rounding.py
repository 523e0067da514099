"""Rounding and bisection toward the safe side, where the privacy promise holds."""

from __future__ import annotations

import math
from collections.abc import Callable

_RELATIVE_ERROR = 2.0**-50


def round_up(value: float) -> float:
    """Return ``value`` >= 0 plus 2⁻⁵⁰ of it and one ulp: more than the error of a few operations."""
    return math.nextafter(value * (1.0 + _RELATIVE_ERROR), math.inf)


def up_text(value: float, digits: int = 3) -> str:
    """Format ``value`` > 0 with ``digits`` significant digits, rounded up: for printed costs."""
    text = f"{value:.{digits}g}"
    return text if float(text) >= value else f"{float(text) + _last_unit(value, digits):.{digits}g}"


def down_text(value: float, digits: int = 3) -> str:
    """Format ``value`` > 0 with ``digits`` significant digits, rounded down."""
    text = f"{value:.{digits}g}"
    return text if float(text) <= value else f"{float(text) - _last_unit(value, digits):.{digits}g}"


def _last_unit(value: float, digits: int) -> float:
    """Return the unit of the last of ``digits`` significant digits."""
    return float(f"1e{int(f'{value:.16e}'.partition('e')[2]) - digits + 1}")


def exp_up(logarithm: float, magnitude: float) -> float:
    """Return exp(logarithm) rounded up, at most 1.

    Args:
        logarithm: a sum of terms, each accurate to a few units in the last place.
        magnitude: the sum of the terms' magnitudes; 2⁻⁴⁹ of it covers the error of the sum.
    """
    return min(round_up(math.exp(min(logarithm + 2.0**-49 * magnitude, 0.0))), 1.0)


def bisect_safely(holds: Callable[[float], bool], low: float, high: float) -> tuple[float, float]:
    """Bisect [low, high] to (nearly) neighbouring doubles around the point where ``holds`` becomes true.

    The middle is the geometric mean, so that a root of any size takes about 60 steps.

    Args:
        holds: false below some number and true above it.
        low: above 0; not tried, assumed to be false.
        high: not tried, assumed to be true.

    Returns:
        The last false and the last true value; use the one that keeps the promise.
    """
    while low < (middle := math.sqrt(low) * math.sqrt(high)) < high:
        if holds(middle):
            high = middle
        else:
            low = middle
    return low, high
