"""Checks of arguments that every part of the arithmetic shares.

Each check returns its value, so that it reads as one word where it is used, and raises
`ParameterError` with cause and remedy otherwise. Booleans are refused wherever a number is asked for:
they are almost always an argument in the wrong place.
"""

from __future__ import annotations

import math

from heatcloak_shared.errors import ParameterError


def check_positive(name: str, value: float) -> float:
    """Return ``value`` as a float if it is a finite number above zero."""
    return _check_number(name, value, "above 0", smallest_excluded=0.0)


def check_nonnegative(name: str, value: float) -> float:
    """Return ``value`` as a float if it is a finite number, zero or above."""
    return _check_number(name, value, "of 0 or more", smallest_excluded=-math.ulp(0.0))


def check_probability(name: str, value: float) -> float:
    """Return ``value`` as a float if it lies strictly between 0 and 1."""
    probability = check_positive(name, value)
    if probability >= 1.0:
        raise ParameterError(f"{name} is {probability!r}: pass a probability between 0 and 1, both excluded")
    return probability


def check_integer(name: str, value: int, low: int, high: int) -> int:
    """Return ``value`` if it is an integer, not a boolean, with ``low <= value < high``."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ParameterError(f"{name} is a {type(value).__name__}: pass an integer")
    if not low <= value < high:
        raise ParameterError(f"{name} is out of range: pass an integer of at least {low} and below {high}")
    return value


def check_power_of_two(name: str, value: float) -> float:
    """Return ``value`` as a float if it is a positive power of two, so that multiples of it are exact."""
    power = check_positive(name, value)
    if math.frexp(power)[0] != 0.5:
        raise ParameterError(f"{name} is {power!r}: pass a power of two, for example 0.0009765625")
    return power


def _check_number(name: str, value: float, wanted: str, smallest_excluded: float) -> float:
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        raise ParameterError(f"{name} is a {type(value).__name__}: pass a finite number {wanted}")
    try:
        number = float(value)
    except OverflowError:
        number = math.inf
    if not smallest_excluded < number < math.inf:
        raise ParameterError(f"{name} is {number!r}: pass a finite number {wanted}")
    return number
