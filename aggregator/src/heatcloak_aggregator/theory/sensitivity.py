"""Closed bounds and asymptotes of Δ₂, the change of the readings by a move of α.

Gilbert & McMillan, Proposition 4 of the first version and Proposition 13 of the extended one:
Δ₂ = O(α√m/T^1.5), with α = 1/n in the first.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.domains.checks import interval_operator
from heatcloak_shared.parameters import check_nonnegative
from heatcloak_shared.rounding import round_up


@dataclass(frozen=True)
class SensitivityAsymptotes:
    """Asymptotes of Δ₂, in units of reading, for sources anywhere.

    Attributes:
        points: T ≪ 1/m²: only one sensor sees the source, Δ₂ → α/(T√(8πe)). Within 1e-3 for m√T ≤ 0.1.
        dense: 1/m² ≪ T ≪ 1: the sensors sample the whole kernel, Δ₂ → α√m·(8√(2π))^(−1/2)·T^(−3/4). Within
            1e-4 for m√T ≥ 1 and T ≤ 0.01; at T = 0.05 the kernel is wider than the interval, and Δ₂ is 9 %
            less.
        wide: T ≫ 1: the kernel is a parabola on the interval, Δ₂ → α√(m/48π)·T^(−3/2). Within 6 % for T ≥ 3
            and m ≥ 50, and within 2 % for T ≥ 10 and m ≥ 50; few sensors add 3/(4m).
    """

    points: float
    dense: float
    wide: float


def proposition13(op: IntervalOperator, alpha: float) -> float:
    """Return α√m/(4√π·T^1.5) ≥ Δ₂: the printed bound with a constant that makes it true for every T, m and n.

    By the mean value theorem Δ₂ ≤ α√m·sup|g'| over distances up to 1, and |g'| = |x|·g/2T ≤ g(0)/2T there.
    It is printed as "asymptotically tight" in m, n and T. In T it is not: Δ₂ falls as T^−0.75 at small T, and
    as T^−1.5 only for T ≳ 3.

    Args:
        op: the heat operator.
        alpha: radius α ≥ 0 of the promise.

    Raises:
        ParameterError: ``alpha`` is negative or not finite.
    """
    share = math.sqrt(interval_operator(op).shape[0]) / (4.0 * math.sqrt(math.pi) * op.spread**1.5)
    return _upward(check_nonnegative("alpha", alpha) * share)


def sensitivity_bound(op: IntervalOperator, alpha: float) -> float:
    """Return the least known closed bound of Δ₂, for sources anywhere in [0, 1].

    It is the least of three bounds that hold for every T, m and n:

    - α√m·sup|g'| over distances up to 1: 1/(T√(8πe)) for T ≤ 1/2, where the steepest point √(2T) is within
      the interval, and exp(−1/4T)/(4√π·T^1.5) beyond (Propositions 4 and 13 with their constant);
    - α·√(m∫g'² + 2·sup g'²): g'² rises and falls once on either side of the source, and a sum over sensors
      1/m apart of such a function exceeds m times its integral by at most its peak; ∫g'² = T^(−3/2)/(8√(2π));
    - α·√((m+1)(2m+1)/6m)/(4√π·T^1.5): |g'| ≤ |x|·g(0)/2T, and of all positions x = 0 has the largest Σ(x −
      j/m)².

    Measured from T = 1e-8 to 1e4: between 1.00 and 1.61 times Δ₂, for m√T ≥ 1 at most 1.4 times.

    Args:
        op: the heat operator.
        alpha: radius α ≥ 0 of the promise.

    Returns:
        A number ≥ ``op.sensitivity(alpha, off_grid=True)`` up to that function's own rounding of 1e-6.

    Raises:
        ParameterError: ``alpha`` is negative or not finite.
    """
    alpha, spread = check_nonnegative("alpha", alpha), interval_operator(op).spread
    sensors = op.shape[0]
    anywhere = 1.0 / (spread * math.sqrt(8.0 * math.pi * math.e))
    within = anywhere
    if spread > 0.5:
        within = math.exp(-0.25 / spread) / (4.0 * math.sqrt(math.pi) * spread**1.5)
    sampled = math.sqrt(sensors * _mean_square(spread) + 2.0 * anywhere * anywhere)
    parabola = (sensors + 1.0) * (2.0 * sensors + 1.0) / (6.0 * sensors)
    flat = math.sqrt(parabola) / (4.0 * math.sqrt(math.pi) * spread**1.5)
    return _upward(alpha * min(math.sqrt(sensors) * within, sampled, flat))


def sensitivity_asymptotes(op: IntervalOperator, alpha: float) -> SensitivityAsymptotes:
    """Return the three power laws that Δ₂ follows as the heat spreads.

    Args:
        op: the heat operator.
        alpha: radius α ≥ 0 of the promise.

    Raises:
        ParameterError: ``alpha`` is negative or not finite.
    """
    alpha, spread = check_nonnegative("alpha", alpha), interval_operator(op).spread
    sensors = op.shape[0]
    return SensitivityAsymptotes(
        points=alpha / (spread * math.sqrt(8.0 * math.pi * math.e)),
        dense=alpha * math.sqrt(sensors * _mean_square(spread)),
        wide=alpha * math.sqrt(sensors / (48.0 * math.pi)) * spread**-1.5,
    )


def _mean_square(spread: float) -> float:
    """Return ∫g'² over the line."""
    return float(spread**-1.5) / (8.0 * math.sqrt(2.0 * math.pi))


def _upward(value: float) -> float:
    # A power and a root add three roundings to those of one multiplication.
    return round_up(value * (1.0 + 2.0**-48)) if value > 0.0 else 0.0
