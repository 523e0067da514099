"""Exact Bernoulli trials of probability exp(−numerator/denominator), in integers.

A uniform number is compared with the exponential word by word. A word decides unless it is one of the at most
three values that the enclosure of the exponential leaves open; then another word is drawn and the enclosure
is refined. The exponential of a rational other than zero is irrational, so the comparison ends with
probability one, and no rounding error ever decides it.
"""

from __future__ import annotations

from typing import Protocol

WORD_BITS = 64
"""Bits of the first comparison: the second is needed once in about 2⁶² trials."""
_EXTRA_HALVINGS = 8  # trades terms of the series for squarings; hardly affects the time


class ByteStream(Protocol):
    """A source of uniform random bytes, for example a `Keystream`."""

    def read(self, size: int) -> bytes:
        """Return exactly ``size`` bytes; consecutive reads concatenate."""


def exp_bounds(numerator: int, denominator: int, bits: int) -> tuple[int, int]:
    """Enclose exp(−numerator/denominator)·2^bits between integers at most 3 apart.

    Fixed point with W = bits + guard fraction bits. With s halvings the argument y = x/2^s is below 2⁻⁸;
    its alternating series has fewer than W/8 + 2 terms, each truncated by less than 2 units of 2^−W, and
    its remainder and the truncation of y add less than 4 units. Each of the s squarings, of a number <= 1,
    at most doubles the error and adds one unit. So the error is below 2^s·(W/4 + 9) units, which the
    guard of s + log₂(bits) + 8 bits keeps below one half of 2^−bits; removing the guard adds less than 1.

    Args:
        numerator: >= 0.
        denominator: > 0.
        bits: >= 1.

    Returns:
        (low, high) with low <= exp(−numerator/denominator)·2^bits <= high.
    """
    if numerator == 0:
        return 1 << bits, 1 << bits
    if numerator >= bits * denominator:  # exp(−bits) < 2^−bits
        return 0, 1
    halvings = (numerator // denominator).bit_length() + _EXTRA_HALVINGS
    guard = halvings + bits.bit_length() + 8
    width = bits + guard
    argument = (numerator << width) // (denominator << halvings)
    value = term = 1 << width
    order = 0
    while term:
        order += 1
        term = (term * argument >> width) // order
        value += -term if order & 1 else term
    for _ in range(halvings):
        value = value * value >> width
    floor = value >> guard
    return max(floor - 1, 0), min(floor + 2, 1 << bits)


class ExponentialTrial:
    """Exact Bernoulli trials of probability exp(−numerator/denominator).

    Args:
        numerator: >= 0.
        denominator: > 0.
        bits: precision of the first comparison, a multiple of 8. It changes the bytes that are drawn, but not
            the probability.
    """

    __slots__ = ("_bits", "_denominator", "_high", "_low", "_numerator")

    def __init__(self, numerator: int, denominator: int, bits: int = WORD_BITS) -> None:
        self._numerator = numerator
        self._denominator = denominator
        self._bits = bits
        self._low, self._high = exp_bounds(numerator, denominator, bits)

    def draw(self, stream: ByteStream) -> bool:
        """Return True with probability exp(−numerator/denominator)."""
        uniform = int.from_bytes(stream.read(self._bits >> 3), "big")
        if uniform < self._low:
            return True
        if uniform >= self._high:
            return False
        return self._refine(stream, uniform)

    def _refine(self, stream: ByteStream, uniform: int) -> bool:
        bits, low, high = self._bits, self._low, self._high
        while low <= uniform < high:
            uniform = uniform << self._bits | int.from_bytes(stream.read(self._bits >> 3), "big")
            bits += self._bits
            low, high = exp_bounds(self._numerator, self._denominator, bits)
        return uniform < low
