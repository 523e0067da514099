"""The resolution of a zone's sensors: in its file, its revision, its promise, and the check of its noise."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction

import mpmath  # type: ignore[import-untyped]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import norm

from heatcloak_shared.errors import ParameterError, ZoneError
from heatcloak_shared.zone import (
    BrokenPromiseError,
    Interval,
    Move,
    Noise,
    Promise,
    Zone,
    broken_promise,
    budget_of,
    neighbour_distinguishability,
    parse_zone,
    promise_in_words,
    render_zone,
    resolution_share,
)


def with_resolution(text: str, value: str, sigma_ticks: int = 1000) -> str:
    """Return a zone file with a resolution, and more noise."""
    assert "sigma_ticks = 300" in text
    text = text.replace("sigma_ticks = 300", f"sigma_ticks = {sigma_ticks}")
    return text.replace('"n03"]', f'"n03"]\nresolution = {value}')


def sixty(sigma_ticks: tuple[int, ...], resolution: float = 0.0625, releases: int = 20) -> Zone:
    """Return a zone of 60 sensors, in steps of 2⁻⁸."""
    return Zone(
        "hall",
        Interval(100, 60, 0.5, 0.1),
        tuple(f"n{number:02d}" for number in range(1, 61)),
        replace(parse_zone(_TEXT).schedule, releases=releases, budget_rounds=releases),
        Promise(Move(0.01), 4.0, 1e-5),
        Noise("rounded-gaussian", 0.15, 2.0**-8, sigma_ticks),
        resolution,
    )


_TEXT = b"""
format = 2
name = "hall"
[domain]
kind = "interval"
n_sources = 4
n_sensors = 1
diffusivity = 0.5
time = 0.1
[sensors]
nodes = ["n01"]
[schedule]
period = 1.0
releases = 20
[promise]
alpha = 0.01
epsilon = 4.0
delta = 1e-5
[noise]
kind = "rounded-gaussian"
sensitivity = 0.1
step = 0.001953125
sigma_ticks = 1000
"""


def test_a_zone_file_states_the_resolution_and_is_parsed_back(zone_text: str) -> None:
    zone = parse_zone(with_resolution(zone_text, "0.0625").encode())
    assert (zone.resolution, zone.resolution_ticks) == (0.0625, 32.0)
    text = render_zone(zone)
    assert "\nresolution = 0.0625\n" in text
    assert parse_zone(text.encode()) == zone
    assert parse_zone(text.encode()).rev == zone.rev


def test_without_a_resolution_or_with_zero_nothing_changes(zone_text: str) -> None:
    """The revision is that of earlier versions, whose canonical form had no resolution."""
    zone = parse_zone(zone_text.encode())
    assert zone.resolution == 0.0
    assert "resolution" not in zone.fields()
    assert "resolution" not in render_zone(zone)
    assert "steps" not in promise_in_words(zone)
    assert zone.rev == "634b52ddaf09018b"
    for zero in ("0", "0.0", "-0.0"):
        other = parse_zone(with_resolution(zone_text, zero, 300).encode())
        assert (other, other.rev) == (zone, zone.rev)
        assert math.copysign(1.0, other.resolution) == 1.0


def test_another_resolution_is_another_revision(zone_text: str) -> None:
    revisions = {
        parse_zone(with_resolution(zone_text, value).encode()).rev for value in ("0", "0.03", "0.0625")
    }
    assert len(revisions) == 3


@pytest.mark.parametrize("value", ["-0.1", "nan", "inf", "1e13", '"ds18b20"', "true", "[0.0625]"])
def test_a_resolution_out_of_range_is_refused(zone_text: str, value: str) -> None:
    with pytest.raises(ZoneError, match=r"^hall: sensors\.resolution: .*: give a number from 0 to 1e\+12$"):
        parse_zone(with_resolution(zone_text, value).encode(), "hall")


@pytest.mark.parametrize("value", ["0", "0.25"])
def test_a_range_has_no_resolution(zone_text: str, value: str) -> None:
    """The noise hides any change within the range, by whatever steps."""
    text = with_resolution(zone_text, value).replace(
        "alpha = 0.01", 'sensitivity = "range"\nlow = 0.0\nhigh = 0.05'
    )
    with pytest.raises(ZoneError, match=r"sensors\.resolution: a range hides any change of the readings"):
        parse_zone(text.encode())


def test_noise_that_ignores_the_resolution_is_refused(zone_text: str) -> None:
    parse_zone(with_resolution(zone_text, "0.0", 300).encode())
    with pytest.raises(
        BrokenPromiseError, match=r"noise\.sigma_ticks: these scales keep delta = 0\."
    ) as error:
        parse_zone(with_resolution(zone_text, "0.0625", 300).encode())
    assert error.value.zone.resolution == 0.0625


def test_sixty_sensors_in_steps_of_a_sixteenth_change_by_half_a_degree_together() -> None:
    """0.0625·√60 = 0.484, three times as much as a person who moves by a hundredth of the corridor."""
    zone = sixty((1500,) * 60)
    ideal = replace(zone, resolution=0.0)
    moved = (budget_of(zone).mu - budget_of(ideal).mu) / math.sqrt(20) * zone.noise.sigma
    assert moved == pytest.approx(0.484, abs=5e-4)
    assert moved == pytest.approx(0.0625 * math.sqrt(60), rel=1e-9)
    assert resolution_share(zone) == pytest.approx(0.484 / (0.484 + 0.15 + 2.0**-8 * math.sqrt(60)), rel=1e-3)
    assert resolution_share(ideal) == 0.0


def delta_by_hand(zone: Zone) -> float:
    """δ of Balle & Wang 2018 in 40 digits, for W + (r + g)·√Σ1/σⱼ² of the zone's decimal numbers."""
    noise, promise = zone.noise, zone.promise
    step = Fraction(noise.step)
    squares = sum(1 / (ticks * step) ** 2 for ticks in noise.sigma_ticks)
    change = Fraction(noise.sensitivity) / (min(noise.sigma_ticks) * step)
    with mpmath.workdps(40):

        def exact(value: Fraction) -> mpmath.mpf:
            return mpmath.mpf(value.numerator) / value.denominator

        rounding = exact(Fraction(zone.resolution) + step) * mpmath.sqrt(exact(Fraction(squares)))
        mu = mpmath.sqrt(zone.schedule.releases) * (exact(change) + rounding)
        epsilon = mpmath.mpf(promise.epsilon)
        upper, lower = mpmath.ncdf(mu / 2 - epsilon / mu), mpmath.ncdf(-mu / 2 - epsilon / mu)
        return float(upper - mpmath.exp(epsilon) * lower)


@settings(deadline=None)
@given(
    scales=st.lists(st.integers(400, 5000), min_size=60, max_size=60),
    resolution=st.sampled_from([0.0, 0.0625, 0.25, 1e-3, 0.3]) | st.floats(0.0, 2.0),
    releases=st.integers(1, 50),
)
def test_the_promise_is_exact(scales: list[int], resolution: float, releases: int) -> None:
    """But for rounding up, and for inexact draws of the samplers' tables, which add less than 1e-28."""
    zone = sixty(tuple(scales), resolution, releases)
    exact = delta_by_hand(zone)
    found = budget_of(zone).delta(zone.promise.epsilon)
    assert exact <= found <= exact * (1.0 + 1e-9) + 1e-28
    assert (broken_promise(zone) is None) == (found <= zone.promise.delta)


def test_neighbouring_locations_are_distinguished_with_the_steps_of_the_sensors() -> None:
    zone = sixty((1500,) * 60)
    change = 0.0625 * math.sqrt(60) + 2.0**-8 * math.sqrt(60) + 0.15
    expected = norm.cdf(0.5 * change / zone.noise.sigma)
    assert neighbour_distinguishability(zone) == pytest.approx(expected, rel=1e-9)
    assert neighbour_distinguishability(zone) > neighbour_distinguishability(replace(zone, resolution=0.0))


def test_the_promise_in_words_states_the_resolution() -> None:
    condition = "If the model of heat holds and no sensor reports in steps of more than 0.0625, moving any "
    assert promise_in_words(sixty((1500,) * 60)).startswith(condition)


@given(st.floats(0.0, 1e12))
def test_the_promise_in_words_stays_short_with_any_resolution(resolution: float) -> None:
    for seeded in (True, False, None):
        assert len(promise_in_words(sixty((1500,) * 60, resolution), seeded=seeded)) <= 1024


def test_extreme_resolutions_break_the_promise_and_raise_no_other_error() -> None:
    for resolution in (1e12, 5e-324):
        zone = sixty((1,) * 60, resolution)
        assert (broken_promise(zone) or "").startswith("noise.sigma_ticks: ")
    wide = replace(sixty((1,) * 60, 1e12), noise=Noise("rounded-gaussian", 0.15, 2.0**-340, (1,) * 60))
    assert "the noise is far too small" in (broken_promise(wide) or "")
    with pytest.raises(ParameterError):
        budget_of(wide)
