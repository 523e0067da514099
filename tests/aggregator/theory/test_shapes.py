"""What the papers print inside O(·), and how the exact bound goes with noise and spread."""

from __future__ import annotations

import math

import pytest

from heatcloak_aggregator import IntervalDomain
from heatcloak_aggregator.theory import corollary9_shape, proven_shape, upper_bound, upper_shape


def test_shapes_are_what_is_printed() -> None:
    """Written out once more, at one setting; one where a hypothesis fails."""
    op, T, A = IntervalDomain(60, 40).operator(0.01), 0.01, 0.5 * (0.5 - math.sqrt(0.02))
    leak = math.exp(-A * A / (4 * T))
    C = math.sqrt(T) * (0.05 + 2 * leak)
    expected = (math.sqrt(T**1.5 * C / (math.sqrt(T) + 1)) / 2 + 2 * C + T * T * C / ((T + 1) * 2)) / (1 - C)
    assert upper_shape(op, [0.25, 0.75], 0.05) == pytest.approx(expected)
    assert upper_shape(op, [0.25, 0.3], 0.05) == upper_shape(op, [0.5], 1e9) == 1.0
    assert proven_shape(op, [0.5], 0.05) == pytest.approx((math.sqrt(T * 0.05) + 0.1) / 0.95)
    assert proven_shape(op, [0.25, 0.3], 0.05) == 1.0
    sigma = math.sqrt(40) * math.log(1e5) / (4 * 60 * T**1.5)
    small = corollary9_shape(op, [0.5], 4000.0, 1e-5)
    inner = 2 * sigma / 1000
    expected = math.exp(-1 / (2 * 1600 * T)) * T**0.75 * math.sqrt(inner)
    expected += (math.sqrt(T) + T * T) * math.exp(-1 / (4 * 1600 * T)) * inner
    assert small == pytest.approx(expected)
    assert corollary9_shape(op, [0.5], 1e-3, 1e-5) == 1.0


def test_the_exact_bound_falls_faster_with_the_spread_than_the_proven_shape() -> None:
    """At small noise as √σ and T^(5/8), where C2·√m for ‖w‖₂ gives T^(1/2), and print T."""
    values = {}
    for spread in (5e-4, 2e-3, 0.02):
        op = IntervalDomain(400, 1000).operator(spread)
        for sigma in (1e-6, 1e-5):
            values[spread, sigma] = upper_bound(op, [0.5], 2 * sigma * math.sqrt(1000)).value
    for spread in (5e-4, 2e-3, 0.02):
        assert math.log10(values[spread, 1e-5] / values[spread, 1e-6]) == pytest.approx(0.5, abs=0.01)
    exponent = math.log(values[0.02, 1e-5] / values[5e-4, 1e-5]) / math.log(40)
    assert exponent == pytest.approx(5 / 8, abs=0.01)
