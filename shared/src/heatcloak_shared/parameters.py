"""Argument checks for the arithmetic.

Each check returns its value, so that it can be used in an expression, and raises `ParameterError` otherwise.
Booleans are not accepted as numbers: they are almost always arguments in the wrong place.
"""

from __future__ import annotations

import math

from heatcloak_shared.errors import ParameterError

MOST_COUNT = 1 << 53
"""Counts stay below this, so that they are exact as doubles."""


def check_positive(name: str, value: float) -> float:
    """Return ``value`` as a float if it is a finite number above zero."""
    return _check_number(name, value, "positive", above=0.0)


def check_nonnegative(name: str, value: float) -> float:
    """Return ``value`` as a float if it is a finite number, zero or above."""
    return _check_number(name, value, "nonnegative", above=-math.ulp(0.0))


def check_probability(name: str, value: float) -> float:
    """Return ``value`` as a float if it is strictly between 0 and 1."""
    probability = check_positive(name, value)
    if probability >= 1.0:
        raise ParameterError(f"{name} must be strictly between 0 and 1, got {probability!r}")
    return probability


def check_integer(name: str, value: int, low: int, high: int) -> int:
    """Return ``value`` if it is an integer, not a boolean, with ``low <= value < high``."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ParameterError(f"{name} must be an integer, got a {type(value).__name__}")
    if not low <= value < high:
        raise ParameterError(f"{name} must be at least {low} and below {high}")
    return value


def check_power_of_two(name: str, value: float) -> float:
    """Return ``value`` as a float if it is a positive power of two, so that its multiples are exact."""
    power = check_positive(name, value)
    if math.frexp(power)[0] != 0.5:
        raise ParameterError(f"{name} must be a power of two, such as 0.0009765625, got {power!r}")
    return power


def _check_number(name: str, value: float, sign: str, above: float) -> float:
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        raise ParameterError(f"{name} must be a number, got a {type(value).__name__}")
    try:
        number = float(value)
    except OverflowError:
        number = math.inf
    if not above < number < math.inf:
        raise ParameterError(f"{name} must be {sign} and finite, got {number!r}")
    return number
