"""The exact checks of a zone's stated sensitivity."""

from __future__ import annotations

import math
from decimal import Decimal, localcontext
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.privacy.audit import (
    Check,
    NoiseSample,
    Verdict,
    WorstMove,
    as_reported,
    calibration_checks,
    noise_laws,
)
from heatcloak_aggregator.privacy.audit.exact_lengths import is_beyond, square_of_length
from heatcloak_shared.zone import Noise

EQUAL, DIFFERENT = (64,) * 4, (64, 32, 128, 64)
"""Scales in ticks; the sums of their inverse squares are (1/32)² and 25/128²."""


def noise(stated: float, scales: tuple[int, ...] = EQUAL) -> Noise:
    """Return noise that states a weighted sensitivity; all scales are powers of two, so that it is exact."""
    return Noise("rounded-gaussian", stated * min(scales) * 2.0**-6, 2.0**-6, scales)


def worst(most: float | None, least: float = 0.9) -> WorstMove:
    return WorstMove(least, most, np.zeros(4), np.ones(4), "a person moves", "a method")


def run(first: list[int], second: list[int]) -> NoiseSample:
    """Return two worlds of two rounds each."""
    truth = np.array([[first, first], [second, second]], dtype=np.int64)
    return NoiseSample(
        noise=np.zeros_like(truth),
        truth=truth,
        present=np.ones(truth.shape, dtype=np.bool_),
        world=np.array([0, 1]),
        period=np.zeros((2, 2), int),
        laws=noise_laws("rounded-gaussian", EQUAL),
    )


def verdicts(stated: Noise, move: WorstMove, sample: NoiseSample) -> dict[str, Verdict]:
    checks: list[Check] = calibration_checks(stated, move, sample)
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
    assert verdicts(noise(stated), worst(most), STILL)["sensitivity"] is verdict


@pytest.mark.parametrize(
    ("scales", "second", "verdict"),
    [
        # One scale is 64 ticks, and the lattice of four such sensors adds √4 = 2 ticks.
        (EQUAL, [64, 0, 0, 0], Verdict.PASSED),
        (EQUAL, [66, 0, 0, 0], Verdict.PASSED),
        (EQUAL, [67, 0, 0, 0], Verdict.FAILED),
        # The lattice adds 5/128: 2.5 ticks of 64, 1.25 of 32, 5 of 128.
        (DIFFERENT, [66, 0, 0, 0], Verdict.PASSED),
        (DIFFERENT, [67, 0, 0, 0], Verdict.FAILED),
        (DIFFERENT, [0, 33, 0, 0], Verdict.PASSED),
        (DIFFERENT, [0, 34, 0, 0], Verdict.FAILED),
        (DIFFERENT, [0, 0, 133, 0], Verdict.PASSED),
        (DIFFERENT, [0, 0, -133, 0], Verdict.PASSED),
        (DIFFERENT, [0, 0, 134, 0], Verdict.FAILED),
        (DIFFERENT, [64, 0, 64, 0], Verdict.FAILED),
    ],
)
def test_worlds_further_apart_than_the_calibrated_distance_fail(
    scales: tuple[int, ...], second: list[int], verdict: Verdict
) -> None:
    assert verdicts(noise(1.0, scales), worst(1.0), run([0, 0, 0, 0], second))["neighbours"] is verdict


@pytest.mark.parametrize(
    ("resolution", "second", "verdict"),
    [
        # In steps of 2⁻⁶, four sensors of a resolution of r ticks add 2·(r + 1) ticks of 64.
        (0.0, 67, Verdict.FAILED),
        (2.0**-6, 68, Verdict.PASSED),
        (2.0**-6, 69, Verdict.FAILED),
        (0.0625, 74, Verdict.PASSED),
        (0.0625, 75, Verdict.FAILED),
        (0.07, 74, Verdict.PASSED),
        (0.07, 75, Verdict.FAILED),
        (0.0704, 75, Verdict.PASSED),
    ],
)
def test_worlds_may_differ_by_the_steps_of_the_sensors_too(
    resolution: float, second: int, verdict: Verdict
) -> None:
    checks = calibration_checks(noise(1.0), worst(1.0), run([0, 0, 0, 0], [second, 0, 0, 0]), resolution)
    assert {check.name: check.verdict for check in checks}["neighbours"] is verdict


def test_sensors_err_by_half_a_step_away_from_the_other_world() -> None:
    move = WorstMove(0.9, 1.0, np.array([1.0, 2.0, 3.0]), np.array([1.5, 1.0, 3.0]), "a move", "a method")
    before, after = as_reported(move, 0.25)
    assert before.tolist() == [0.875, 2.125, 2.875]
    assert after.tolist() == [1.625, 0.875, 3.125]
    for here, there in zip((before, after), (move.before, move.after), strict=True):
        assert np.abs(here - there).tolist() == [0.125] * 3
    assert [each.tolist() for each in as_reported(move, 0.0)] == [move.before.tolist(), move.after.tolist()]


def test_a_single_differing_round_fails() -> None:
    sample = run([0, 0, 0, 0], [64, 0, 0, 0])
    sample.truth[1, 1] = [70, 0, 0, 0]
    assert verdicts(noise(1.0), worst(1.0), sample)["neighbours"] is Verdict.FAILED


@given(st.fractions(0, 10**12), st.floats(0.0, 1e6), st.fractions(0, 1000))
def test_is_beyond_agrees_with_80_digit_roots(square: Fraction, bound: float, allowance: Fraction) -> None:
    with localcontext() as context:
        context.prec = 80
        exact = [Decimal(value.numerator) / value.denominator for value in (square, allowance)]
        beyond = exact[0].sqrt() > Decimal(bound) + exact[1].sqrt()
    assert is_beyond(square, Fraction(bound), allowance) is beyond


def test_equality_is_not_beyond() -> None:
    assert not is_beyond(Fraction(100), Fraction(7), Fraction(9))
    assert is_beyond(Fraction(100), Fraction(7) - Fraction(1, 10**30), Fraction(9))


def test_lengths_are_exact_sums_of_squares_over_the_scales() -> None:
    assert square_of_length([3, -4, 5], [1, 2, 3]) == 9 + 4 + Fraction(25, 9)
    assert square_of_length([10**30, 1], [7, 7]) == Fraction(10**60 + 1, 49)
