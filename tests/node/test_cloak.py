"""The core of a node: quantise first, then add integer noise, and let nothing else out."""

from __future__ import annotations

import math
import traceback
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_node import cloaked_ticks, quantise
from heatcloak_shared.errors import SensorError

steps = st.integers(-41, 10).map(lambda e: math.ldexp(1.0, e))
SECRET = 21.123456789


class FixedSensor:
    """Always reads the same."""

    kind = "fixed"
    takes = 0.0

    def __init__(self, value: float) -> None:
        self.value = value

    def read(self, round_number: int) -> float:
        return self.value


class FailingSensor:
    """Fails with the reading in its own error, as a careless driver would."""

    kind = "failing"
    takes = 0.0

    def read(self, round_number: int) -> float:
        reading = SECRET
        raise OSError(f"checksum of {reading} is wrong")


@given(st.floats(-2000, 2000), steps)
def test_quantising_moves_a_reading_by_at_most_half_a_step(value: float, step: float) -> None:
    """Exactly so, in rational arithmetic: the sensitivity's lattice part rests on it."""
    error = abs(Fraction(quantise(value, step)) * Fraction(step) - Fraction(value))
    assert error <= Fraction(step) / 2


@given(st.floats(allow_nan=False), steps)
def test_every_reading_fits_the_wire_with_any_noise(value: float, step: float) -> None:
    """Out-of-range values are clamped, not dropped: a dropped one would show that it was large."""
    assert abs(quantise(value, step)) <= 2**52


@given(st.floats(-1e6, 1e6), st.integers(-(2**40), 2**40), steps)
def test_noise_is_added_after_quantising(value: float, noise: int, step: float) -> None:
    """The cloaked reading minus the noise is the quantised reading, bit for bit."""
    assert cloaked_ticks(FixedSensor(value), 0, noise, step) - noise == quantise(value, step)


def test_a_drivers_not_a_number_is_a_fault() -> None:
    """There is nothing to publish, and the error does not say more."""
    with pytest.raises(SensorError, match="driver"):
        cloaked_ticks(FixedSensor(math.nan), 0, 5, 0.5)


def test_a_failing_driver_leaks_no_reading() -> None:
    """Neither text nor traceback nor chained exceptions of what leaves the core carry the reading."""
    with pytest.raises(SensorError) as caught:
        cloaked_ticks(FailingSensor(), 0, 5, 0.5)
    error = caught.value
    assert error.__cause__ is None
    assert error.__context__ is None
    shown = "".join(traceback.TracebackException.from_exception(error, capture_locals=True).format())
    assert str(SECRET) not in shown
    assert "OSError" in str(error)
