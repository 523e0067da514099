"""Numbers that err on the safe side: rounding and bisection that end where the promise holds."""

from __future__ import annotations

import math
from collections.abc import Callable

_RELATIVE_ERROR = 2.0**-50


def round_up(value: float) -> float:
    """Return a number above ``value`` >= 0 by 2⁻⁵⁰ of it and one step: more than a few operations' error."""
    return math.nextafter(value * (1.0 + _RELATIVE_ERROR), math.inf)


def up_text(value: float, digits: int = 3) -> str:
    """``value``, above 0, in so many significant digits and never below it: for costs that are printed."""
    text = f"{value:.{digits}g}"
    return text if float(text) >= value else f"{float(text) + _last_unit(value, digits):.{digits}g}"


def down_text(value: float, digits: int = 3) -> str:
    """``value``, above 0, in so many significant digits and never above it."""
    text = f"{value:.{digits}g}"
    return text if float(text) <= value else f"{float(text) - _last_unit(value, digits):.{digits}g}"


def _last_unit(value: float, digits: int) -> float:
    """The unit of the last of so many significant digits."""
    return float(f"1e{int(f'{value:.16e}'.partition('e')[2]) - digits + 1}")


def exp_up(logarithm: float, magnitude: float) -> float:
    """Return a probability above exp(logarithm), at most 1.

    Args:
        logarithm: a sum of terms, each accurate to a few units in the last place.
        magnitude: the sum of the terms' magnitudes; 2⁻⁴⁹ of it covers the sum's error.
    """
    return min(round_up(math.exp(min(logarithm + 2.0**-49 * magnitude, 0.0))), 1.0)


def bisect_safely(holds: Callable[[float], bool], low: float, high: float) -> tuple[float, float]:
    """Narrow [low, high] to neighbouring doubles, or nearly, around where ``holds`` turns true.

    In the middle of the logarithms, so that a root of any size takes about 60 steps.

    Args:
        holds: false below some number and true above it.
        low: above 0; never tried, taken to be false.
        high: never tried, taken to be true.

    Returns:
        (last tried that is false, last tried that is true): take the end that keeps the promise.
    """
    while low < (middle := math.sqrt(low) * math.sqrt(high)) < high:
        if holds(middle):
            high = middle
        else:
            low = middle
    return low, high
