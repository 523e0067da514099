"""Range mode: promises that assume no model of heat, and their zone files."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.errors import ZoneError
from heatcloak_shared.zone import Move, Range, Zone, budget_of, parse_zone, promise_in_words, render_zone


@pytest.fixture
def range_text(zone_text: str) -> str:
    """Return the zone file of three sensors, with a promise in range mode."""
    promise = 'sensitivity = "range"\nlow = -2.0\nhigh = 6.0'
    return (
        zone_text.replace("alpha = 0.01", promise)
        .replace("sensitivity = 0.1\n", "sensitivity = 13.857\n")
        .replace("step = 0.001953125", "step = 0.25")
    )


def test_a_zone_file_in_range_mode_is_parsed_and_rendered(range_text: str) -> None:
    zone = parse_zone(range_text.encode())
    assert (zone.promise.hides, zone.promise.mode, zone.promise.alpha) == (Range(-2.0, 6.0), "range", None)
    assert zone.reading_limits == (-2.0, 6.0)
    assert parse_zone(render_zone(zone).encode()) == zone


def test_the_default_mode_is_model_and_clamps_no_reading(zone_text: str) -> None:
    zone = parse_zone(zone_text.encode())
    assert (zone.promise.hides, zone.promise.mode) == (Move(0.01), "model")
    assert zone.reading_limits == (-math.inf, math.inf)


@pytest.mark.parametrize(
    ("old", "new", "error"),
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
def test_an_invalid_range_or_too_little_noise_for_it_is_refused_with_the_key(
    range_text: str, old: str, new: str, error: str
) -> None:
    assert old in range_text
    with pytest.raises(ZoneError, match=error):
        parse_zone(range_text.replace(old, new).encode())


@given(st.integers(1, 10**4), st.floats(1e-3, 1e6))
def test_the_sensitivity_of_a_range_is_at_least_the_root_of_the_sensors_times_its_width(
    sensors: int, width: float
) -> None:
    assert Range(0.0, width).sensitivity((2.0,) * sensors) ** 2 >= sensors * width**2 / 4.0


def test_the_words_of_a_range_state_limits_and_sensors_and_no_distance(range_text: str) -> None:
    zone: Zone = parse_zone(range_text.encode())
    words = promise_in_words(zone)
    for number in ("-2.0 to 6.0", "all 3 of them", "20 rounds", "54.6"):
        assert number in words
    assert "corridor" not in words
    assert budget_of(zone).delta(4.0) <= 1e-5
