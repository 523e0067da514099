"""Probabilities of the standard normal distribution, enclosed in integers."""

from __future__ import annotations

from math import isqrt

from heatcloak_shared.noise.exponential import exp_bounds


def central_bounds(numerator: int, denominator: int, bits: int) -> tuple[int, int]:
    """Enclose P(|Z| <= z)·2^bits, z = numerator/denominator, Z standard normal, between integers.

    P(|Z| <= z) = 2z/√(2π)·exp(−z²/2)·S with S = Σ z^2n/(2n+1)!! (Abramowitz & Stegun 26.2.11). All terms are
    positive. The series is summed with W = bits + z² + 24 fraction bits, each term rounded down, until a term
    is zero, after N steps. Every step loses less than one unit, and a unit lost there is at most S units in
    the sum. So the sum is too low by at most N·S units, which is below 2N times itself because N < 2^(W−1).

    Args:
        numerator: >= 0.
        denominator: > 0.
        bits: >= 1. The integers are a few units apart: z² + 24 extra bits make up for exp(−z²/2) and S.

    Returns:
        (low, high) with low <= P(|Z| <= z)·2^bits <= high.
    """
    square, divisor = numerator * numerator, denominator * denominator
    width = bits + square // divisor + 24
    steps, total, term = 0, 1 << width, 1 << width
    while term:
        steps += 1
        term = term * square // (divisor * (2 * steps + 1))
        total += term
    highest_total = total + (2 * steps * total >> width) + 1
    root_low, root_high = inverse_root_two_pi(width)
    exp_low, exp_high = exp_bounds(square, 2 * divisor, width)
    unit = denominator << 3 * width - bits
    low = 2 * numerator * root_low * exp_low * total // unit
    high = 2 * numerator * root_high * exp_high * highest_total // unit + 1
    return low, min(high, 1 << bits)


def inverse_root_two_pi(bits: int) -> tuple[int, int]:
    """Enclose 2^bits/√(2π) between integers at most 3 apart."""
    pi_low, pi_high = _pi_bounds(bits)
    square = 1 << 3 * bits - 1  # (2^bits/√(2π))²·(π·2^bits)
    return isqrt(square // pi_high), isqrt(square // pi_low) + 1


def _pi_bounds(bits: int) -> tuple[int, int]:
    """Enclose π·2^bits between integers 3 apart, by Machin's formula π = 16 arctan(1/5) − 4 arctan(1/239).

    With W = bits + guard fraction bits, the first series has at most W/4.6 + 2 terms and the second one
    W/15.8 + 2, each off by less than 2.1 units, so the sum is off by less than 8W + 100 units: less than
    2^guard.
    """
    guard = bits.bit_length() + 8
    width = bits + guard
    floor = 16 * _inverse_tangent(5, width) - 4 * _inverse_tangent(239, width) >> guard
    return floor - 1, floor + 2


def _inverse_tangent(inverse: int, width: int) -> int:
    """Return arctan(1/inverse)·2^width = Σ (−1)^n 2^width/((2n+1)·inverse^(2n+1)), the terms rounded down."""
    total, order, power = 0, 1, (1 << width) // inverse
    while power:
        total += -(power // order) if order & 2 else power // order
        order += 2
        power //= inverse * inverse
    return total
