"""The papers' O(·) expressions, and how the exact bound scales with noise and spread."""

from __future__ import annotations

import math

import pytest

from heatcloak_aggregator import IntervalDomain
from heatcloak_aggregator.theory import corollary9_shape, proven_shape, upper_bound, upper_shape


def test_shapes_match_the_printed_formulas() -> None:
    """The formulas are written out again, at one setting; the shape is 1 if a hypothesis fails."""
    op, T, A = IntervalDomain(60, 40).operator(0.01), 0.01, 0.5 * (0.5 - math.sqrt(0.02))
    leak = math.exp(-A * A / (4 * T))
    C = math.sqrt(T) * (0.05 + 2 * leak)
    expected = (math.sqrt(T**1.5 * C / (math.sqrt(T) + 1)) / 2 + 2 * C + T * T * C / ((T + 1) * 2)) / (1 - C)
    assert upper_shape(op, [0.25, 0.75], 0.05) == pytest.approx(expected)
    assert upper_shape(op, [0.25, 0.3], 0.05) == upper_shape(op, [0.5], 1e9) == 1.0
    assert proven_shape(op, [0.5], 0.05) == pytest.approx((math.sqrt(T * 0.05) + 0.1) / 0.95)
    assert proven_shape(op, [0.25, 0.3], 0.05) == 1.0
    near = 0.05 + 2 * math.exp(-((0.25 - math.sqrt(0.001)) ** 2) / 0.008)
    expected = (math.sqrt(0.002 * near / 2) + 2 * near + near / 2) / (1 - near)
    assert proven_shape(IntervalDomain(60, 40).operator(0.002), [0.25, 0.75], 0.05) == pytest.approx(expected)
    sigma = math.sqrt(40) * math.log(1e5) / (4 * 60 * T**1.5)
    small = corollary9_shape(op, [0.5], 4000.0, 1e-5)
    inner = 2 * sigma / 1000
    expected = math.exp(-1 / (2 * 1600 * T)) * T**0.75 * math.sqrt(inner)
    expected += (math.sqrt(T) + T * T) * math.exp(-1 / (4 * 1600 * T)) * inner
    assert small == pytest.approx(expected)
    inner += 2 * leak / math.sqrt(2 * math.pi)
    expected = math.exp(-1 / (2 * 1600 * T)) * T**0.75 * math.sqrt(inner) / 2
    expected += (2 * math.sqrt(T) + T * T / 2) * math.exp(-1 / (4 * 1600 * T)) * inner
    assert corollary9_shape(op, [0.25, 0.75], 4000.0, 1e-5) == pytest.approx(expected)
    assert corollary9_shape(op, [0.5], 1e-3, 1e-5) == corollary9_shape(op, [0.5], 5e-324, 1e-5) == 1.0


@pytest.mark.parametrize(
    ("places", "residual"), [([0.5], 0.02), ([0.3, 0.7], 1e-4), ([0.3, 0.7], 0.2), ([0.5], 1e9)]
)
def test_printed_constants_match_the_paper(places: list[float], residual: float) -> None:
    """Inequality (5) and the ends of the proofs of Lemmas 20 and 21 are written out again."""
    T, m, k = 5e-4, 100, len(places)
    found = upper_bound(IntervalDomain(60, m).operator(T), places, residual, constants="printed")
    A = 0.5 * (0.4 - math.sqrt(2 * T)) if k > 1 else math.inf
    g0, q = 1 / math.sqrt(4 * math.pi * T), m * math.sqrt(T / 2)
    C2 = g0 / 2 * math.exp(-1 / (4 * m**2 * T))
    B = C2 * (math.sqrt(m) * residual + 2 * q * k * g0 * math.exp(-(A**2) / (4 * T)))
    B = min(B, k * m / (8 * math.pi * T))
    C3 = q * (q + 1) ** 2 / (6 * m**2) * 7 * math.exp(-1 / 4) / 512 / math.sqrt(4 * math.pi) / T**3.5
    C4 = m / (16 * math.pi * T) * math.exp(-1 / 8)
    # Σ of min(s − x, x − s') over pairs, 2·Σ i/m for i up to p/2.
    C5 = 3 * math.exp(-5 / 8) / (64 * math.pi * T**3) * (q / 2) * (q / 2 + 1) / m
    assert pytest.approx((B, C2, C3, C4, C5), rel=1e-12) == (found.B, found.C2, found.C3, found.C4, found.C5)
    least = 1 - min(1, B / C4)
    value = math.inf
    if least > 0:
        value = (math.sqrt(B / C5) + min(1, B / C3)) / (k * least) + k * (1 - least) / least
    assert found.value == pytest.approx(min(1, value), rel=1e-12)
    assert found.vacuous == (residual > 1)


def test_the_exact_bound_falls_faster_with_the_spread_than_the_proven_shape() -> None:
    """At small noise it scales as √σ and T^(5/8); C2·√m instead of ‖w‖₂ would give T^(1/2), print gives T."""
    values = {}
    for spread in (5e-4, 2e-3, 0.02):
        op = IntervalDomain(400, 1000).operator(spread)
        for sigma in (1e-6, 1e-5):
            values[spread, sigma] = upper_bound(op, [0.5], 2 * sigma * math.sqrt(1000)).value
    for spread in (5e-4, 2e-3, 0.02):
        assert math.log10(values[spread, 1e-5] / values[spread, 1e-6]) == pytest.approx(0.5, abs=0.01)
    exponent = math.log(values[0.02, 1e-5] / values[5e-4, 1e-5]) / math.log(40)
    assert exponent == pytest.approx(5 / 8, abs=0.01)
