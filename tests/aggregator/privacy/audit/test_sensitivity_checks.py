"""The exact checks of a zone's stated sensitivity."""

from __future__ import annotations

import math
from decimal import Decimal, localcontext
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.privacy.audit import Check, NoiseSample, Verdict, WorstMove, calibration_checks
from heatcloak_aggregator.privacy.audit.sensitivity import is_beyond
from heatcloak_shared.zone import Noise

STEP = 2.0**-6


def worst(most: float | None, least: float = 0.9) -> WorstMove:
    return WorstMove(least, most, np.zeros(4), np.ones(4), "a person moves", "a method")


def run(first: list[int], second: list[int]) -> NoiseSample:
    """Return two worlds of two rounds each."""
    truth = np.array([[first, first], [second, second]], dtype=np.int64)
    return NoiseSample(
        np.zeros_like(truth),
        truth,
        np.ones(truth.shape, dtype=np.bool_),
        np.array([0, 1]),
        np.zeros((2, 2), int),
    )


def verdicts(noise: Noise, move: WorstMove, sample: NoiseSample) -> dict[str, Verdict]:
    checks: list[Check] = calibration_checks(noise, move, sample)
    assert all(check.level is None for check in checks)
    return {check.name: check.verdict for check in checks}


STILL = run([0, 0, 0, 0], [0, 0, 0, 0])


@pytest.mark.parametrize(
    ("stated", "most", "verdict"),
    [
        (1.0, 1.0, Verdict.PASSED),
        (1.0, math.nextafter(1.0, 2.0), Verdict.FAILED),
        (0.95, 1.0, Verdict.FAILED),
        (1.2, 1.0, Verdict.PASSED),
        (0.9, None, Verdict.PASSED),
        (math.nextafter(0.9, 0.0), None, Verdict.FAILED),
    ],
)
def test_a_stated_sensitivity_below_the_computed_one_fails(
    stated: float, most: float | None, verdict: Verdict
) -> None:
    assert verdicts(Noise(stated, STEP, 10), worst(most), STILL)["sensitivity"] is verdict


@pytest.mark.parametrize(
    ("second", "verdict"),
    [([64, 0, 0, 0], Verdict.PASSED), ([66, 0, 0, 0], Verdict.PASSED), ([67, 0, 0, 0], Verdict.FAILED)],
)
def test_worlds_further_apart_than_the_calibrated_distance_fail(second: list[int], verdict: Verdict) -> None:
    # Δ₂ is 64 ticks, and the lattice of four sensors adds √4 = 2.
    sample = run([0, 0, 0, 0], second)
    assert verdicts(Noise(1.0, STEP, 10), worst(1.0), sample)["neighbours"] is verdict


def test_a_single_differing_round_fails() -> None:
    sample = run([0, 0, 0, 0], [64, 0, 0, 0])
    sample.truth[1, 1] = [70, 0, 0, 0]
    assert verdicts(Noise(1.0, STEP, 10), worst(1.0), sample)["neighbours"] is Verdict.FAILED


@given(st.integers(0, 10**12), st.floats(0.0, 1e6), st.integers(1, 1000))
def test_is_beyond_agrees_with_80_digit_roots(square: int, ratio: float, sensors: int) -> None:
    with localcontext() as context:
        context.prec = 80
        beyond = Decimal(square).sqrt() > Decimal(ratio) + Decimal(sensors).sqrt()
    assert is_beyond(square, Fraction(ratio), sensors) is beyond


def test_equality_is_not_beyond() -> None:
    assert not is_beyond(100, Fraction(7), 9)
    assert is_beyond(100, Fraction(7) - Fraction(1, 10**30), 9)
