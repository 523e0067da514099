"""Rounding toward the safe side: `heatcloak_shared.rounding`."""

from __future__ import annotations

import math

import mpmath  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.rounding import bisect_safely, exp_up, round_up


@given(value=st.floats(0.0, 1e300))
def test_rounding_up_covers_a_few_operations(value: float) -> None:
    """It adds at least four units in the last place, and at most 2e-15 of the number."""
    rounded = round_up(value)
    assert rounded >= value + 4 * math.ulp(value) or value < 1e-300
    assert value < rounded <= value * (1 + 2e-15) + 1e-323


@given(terms=st.lists(st.floats(-400.0, 400.0), min_size=1, max_size=4))
def test_exp_up_is_never_below_the_exact_exponential(terms: list[float]) -> None:
    """Despite cancellation in the exponent; the result is at most 1."""
    magnitude = sum(abs(term) for term in terms)
    with mpmath.workdps(60):
        exact = min(mpmath.exp(mpmath.fsum(map(mpmath.mpf, terms))), mpmath.mpf(1))
        assert exact <= exp_up(sum(terms), magnitude) <= 1.0
        assert exp_up(sum(terms), magnitude) <= exact * (1 + 1e-11) + 1e-320


@pytest.mark.parametrize("root", [1e-140, 3e-7, 1.0, math.pi, 7e99])
def test_bisection_ends_on_both_sides_of_the_root(root: float) -> None:
    """Both ends were evaluated, disagree, and are neighbours or nearly, at any size."""
    tried = {}

    def holds(value: float) -> bool:
        tried[value] = value >= root
        return tried[value]

    below, above = bisect_safely(holds, 1e-150, 1e150)
    assert tried[below] is False
    assert tried[above] is True
    assert above == pytest.approx(below, rel=1e-15)
    assert len(tried) < 90
