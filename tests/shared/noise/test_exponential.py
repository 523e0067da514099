"""Bernoulli trials of probability exp(−p/q): the enclosure, and the lazy comparison."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Context, Decimal

import mpmath  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.noise import ByteStream
from heatcloak_shared.noise.exponential import ExponentialTrial, exp_bounds


@given(
    numerator=st.integers(0, 2**70),
    denominator=st.integers(1, 2**70),
    bits=st.integers(1, 300),
)
def test_the_enclosure_contains_the_exponential(numerator: int, denominator: int, bits: int) -> None:
    """Low and high enclose exp(−p/q)·2^bits and are at most 3 apart."""
    low, high = exp_bounds(numerator, denominator, bits)
    with mpmath.workdps(150):
        exact = mpmath.exp(-mpmath.mpf(numerator) / denominator) * 2**bits
        assert low <= exact <= high
    assert 0 <= low <= high <= 2**bits
    assert high - low <= 3


@given(numerator=st.integers(1, 2**62 * 40), sigma=st.integers(1, 2**31 - 1))
def test_the_enclosure_contains_decimals_exponential(numerator: int, sigma: int) -> None:
    denominator = 2 * sigma * sigma
    low, high = exp_bounds(numerator, denominator, 64)
    context = Context(prec=80)
    exact = context.exp(context.divide(Decimal(-numerator), Decimal(denominator)))
    assert low <= context.multiply(exact, Decimal(2**64)) <= high


def test_exp_of_zero_always_succeeds(script: Callable[[bytes], ByteStream]) -> None:
    """It is decided by the first word, even of all ones."""
    assert exp_bounds(0, 5, 64) == (2**64, 2**64)
    assert ExponentialTrial(0, 5).draw(script(b"\xff" * 8))


@pytest.mark.parametrize("bits", [8, 16, 64])
@pytest.mark.parametrize(("numerator", "denominator"), [(1, 2), (1, 3), (5, 7), (3, 1), (1, 2 * 4097**2)])
def test_ambiguous_draws_are_decided_exactly(
    numerator: int, denominator: int, bits: int, script: Callable[[bytes], ByteStream]
) -> None:
    """A draw that agrees with the exponential's digits for 400 bits is decided by the digit that differs."""
    digits = 448
    with mpmath.workdps(200):
        exact = int(mpmath.floor(mpmath.exp(-mpmath.mpf(numerator) / denominator) * 2**digits))
    below, above = exact - 2**40, exact + 2**40
    trial = ExponentialTrial(numerator, denominator, bits)
    for draw, accepted in ((below, True), (above, False)):
        stream = script(draw.to_bytes(digits // 8, "big"))
        assert trial.draw(stream) is accepted


def test_the_share_of_accepted_draws_is_the_probability(script: Callable[[bytes], ByteStream]) -> None:
    """With a first comparison of 8 bits, over all 2¹⁶ draws of two words."""
    trial = ExponentialTrial(1, 2, bits=8)
    draws = (script(draw.to_bytes(2, "big") + b"\0" * 20) for draw in range(2**16))
    accepted = sum(trial.draw(stream) for stream in draws)
    with mpmath.workdps(30):
        assert accepted == int(mpmath.ceil(mpmath.exp(-mpmath.mpf(1) / 2) * 2**16))
