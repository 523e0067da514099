"""Range mode: a promise that trusts no model, and what its zone file may say."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.errors import ZoneError
from heatcloak_shared.zone import Move, Range, Zone, budget_of, parse_zone, promise_in_words, render_zone


@pytest.fixture
def range_text(zone_text: str) -> str:
    """The zone file of three sensors, its promise one of range mode."""
    promise = 'sensitivity = "range"\nlow = -2.0\nhigh = 6.0'
    return (
        zone_text.replace("alpha = 0.01", promise)
        .replace("sensitivity = 0.1\n", "sensitivity = 13.857\n")
        .replace("step = 0.001953125", "step = 0.25")
    )


def test_a_range_is_read_and_rendered(range_text: str) -> None:
    """Both ends arrive, the mode is told, and the file says it again as the same revision."""
    zone = parse_zone(range_text.encode())
    assert (zone.promise.hides, zone.promise.mode, zone.promise.alpha) == (Range(-2.0, 6.0), "range", None)
    assert zone.reading_limits == (-2.0, 6.0)
    assert parse_zone(render_zone(zone).encode()) == zone


def test_a_file_without_a_mode_trusts_the_model(zone_text: str) -> None:
    """An alpha means what it meant; no reading is clamped to a range."""
    zone = parse_zone(zone_text.encode())
    assert (zone.promise.hides, zone.promise.mode) == (Move(0.01), "model")
    assert zone.reading_limits == (-math.inf, math.inf)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("high = 6.0", "high = -2.0", "promise.high"),
        ("high = 6.0", "", "promise.high: missing"),
        ("high = 6.0", "high = inf", "promise.high"),
        ("high = 6.0", "high = 6.0\nalpha = 0.01", "promise.alpha: no such key"),
        ('"range"', '"model"', "promise.alpha: missing"),
        ('"range"', '"any"', "promise.sensitivity"),
        ("high = 6.0", "high = 6.1", "noise.sensitivity: 13.857 is below the range's"),
        ("sigma_ticks = 300", "sigma_ticks = 200", "noise.sigma_ticks"),
    ],
)
def test_a_range_that_is_wrong_is_refused(range_text: str, old: str, new: str, said: str) -> None:
    """The key is named, and the node itself sees that the noise does not cover the range."""
    assert old in range_text
    with pytest.raises(ZoneError, match=said):
        parse_zone(range_text.replace(old, new).encode())


@given(st.integers(1, 10**6), st.floats(1e-3, 1e6))
def test_the_ranges_sensitivity_is_never_too_small(sensors: int, width: float) -> None:
    """√m times the width, exactly, is at most what is calibrated for."""
    assert Range(0.0, width).sensitivity(sensors) ** 2 >= sensors * width**2


def test_the_words_of_a_range_speak_of_no_distance(range_text: str) -> None:
    """It says what is hidden, for how many sensors, and names no radius."""
    zone: Zone = parse_zone(range_text.encode())
    words = promise_in_words(zone)
    for number in ("-2.0 to 6.0", "all 3 of them", "20 rounds", "54.6"):
        assert number in words
    assert "corridor" not in words
    assert budget_of(zone).delta(4.0) <= 1e-5
