"""Lengths of changes in units of the noise, compared and rounded in rational numbers."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction


def square_of_length(changes: Iterable[int], sigma_ticks: Iterable[int]) -> Fraction:
    """Return Σ (changeⱼ/σⱼ)²."""
    squares: defaultdict[int, int] = defaultdict(int)
    for change, ticks in zip(changes, sigma_ticks, strict=True):
        squares[ticks] += int(change) ** 2
    return sum((Fraction(square, ticks * ticks) for ticks, square in squares.items()), Fraction(0))


def is_beyond(square: Fraction, bound: Fraction, square_of_allowance: Fraction) -> bool:
    """Return whether √square > bound + √square_of_allowance, all >= 0, without computing a root."""
    # N − W² − Q > 2W√Q; square both sides if the left one is above 0.
    excess = square - bound * bound - square_of_allowance
    return excess > 0 and excess * excess > 4 * bound * bound * square_of_allowance


def float_down(value: Fraction) -> float:
    """Return the greatest double that is not above ``value`` >= 0."""
    nearest = float(value)
    return nearest if Fraction(nearest) <= value else math.nextafter(nearest, -math.inf)


def float_up(value: Fraction) -> float:
    """Return the least double that is not below ``value`` >= 0."""
    nearest = float(value)
    return nearest if Fraction(nearest) >= value else math.nextafter(nearest, math.inf)


def root_down(square: Fraction) -> float:
    """Return the greatest double whose square is not above ``square``."""
    return float_down(_root(square, 0))


def root_up(square: Fraction) -> float:
    """Return the least double whose square is not below ``square``."""
    return float_up(_root(square, 1))


def _root(square: Fraction, more: int) -> Fraction:
    """Return √``square``, exact if rational; otherwise below it, or above it, by less than 2^−200 of it."""
    shift = max(0, 200 + square.denominator.bit_length() - square.numerator.bit_length())
    scaled = (square.numerator << 2 * shift) // square.denominator
    whole = math.isqrt(scaled)
    exact = Fraction(whole, 1 << shift)
    return exact if exact * exact == square else Fraction(whole + more, 1 << shift)
