"""Probabilities of the standard normal distribution, enclosed in integers."""

from __future__ import annotations

import mpmath  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.noise.normal_probability import central_bounds, inverse_root_two_pi


@given(scale=st.integers(1, 4096), tenths=st.integers(0, 140), bits=st.integers(1, 400))
def test_the_enclosure_contains_the_probability(scale: int, tenths: int, bits: int) -> None:
    """P(|Z| <= z), z up to 14, between integers at most 3 apart."""
    numerator, denominator = 2 * (tenths * scale // 10) + 1, 2 * scale
    low, high = central_bounds(numerator, denominator, bits)
    with mpmath.workdps(200):
        exact = mpmath.erf(mpmath.mpf(numerator) / (denominator * mpmath.sqrt(2))) * 2**bits
        assert low <= exact <= high
    assert 0 <= low <= high <= 2**bits
    assert high - low <= 3


def test_the_probability_of_zero_width_is_zero() -> None:
    assert central_bounds(0, 7, 160) == (0, 1)


@pytest.mark.parametrize("bits", [1, 2, 3, 8, 63, 64, 128, 160, 500, 3000])
def test_the_enclosure_contains_the_density_at_zero(bits: int) -> None:
    low, high = inverse_root_two_pi(bits)
    with mpmath.workdps(1000):
        assert low <= 2**bits / mpmath.sqrt(2 * mpmath.pi) <= high
    assert high - low <= 3
