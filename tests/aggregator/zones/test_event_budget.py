"""Cost of one event in a zone, including the lattice, for all schedules and modes."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.privacy import Looks, worst_phase_cost
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.event_budget import event_budget
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zone import Interval, Move, Promise, Range, Zone, budget_of
from support.zones import with_ticks

DOMAIN = Interval(n_sources=40, n_sensors=12, diffusivity=0.5, time=0.1)
ZONE = new_zone(domain=DOMAIN, shape="uniform")


@given(
    difference=st.lists(st.floats(-5.0, 5.0), min_size=1, max_size=8),
    background=st.lists(st.floats(-1000.0, 1000.0), min_size=8, max_size=8),
)
def test_rounding_changes_a_difference_by_no_more_than_the_bound(
    difference: list[float], background: list[float]
) -> None:
    here = np.array(background[: len(difference)])
    there = here + difference
    moved = float(np.square(np.rint(there) - np.rint(here)).sum())
    delta, m = float(np.linalg.norm(there - here)), len(difference)
    assert moved <= (delta**2 + 2 * delta * min(delta, math.sqrt(m)) + m) * (1 + 1e-12)


def test_a_tiny_difference_can_move_every_reading_by_a_step() -> None:
    here = np.full(12, 0.5 - 1e-9)
    there = np.full(12, 0.5 + 1e-9)
    assert np.square(np.rint(there) - np.rint(here)).sum() == 12


def test_one_look_at_the_zones_own_spread_costs_one_release() -> None:
    one = event_budget(ZONE, 0.01, looks=1)
    assert one.rho == pytest.approx(budget_of(ZONE).rho / 20, rel=1e-8)
    assert one.naive == pytest.approx(one.rho, rel=1e-9)


def test_an_event_costs_less_than_the_period_it_happens_in() -> None:
    found = event_budget(ZONE, 0.01)
    assert found.looks == ZONE.schedule.releases
    assert found.rho < 0.3 * budget_of(ZONE).rho
    assert found.naive == pytest.approx(budget_of(ZONE).rho, rel=1e-8)
    assert found.epsilon(1e-5) < 0.5 * ZONE.promise.epsilon
    assert found.delta(found.epsilon(1e-5)) <= 1e-5


def test_the_parts_match_the_formula() -> None:
    found = event_budget(ZONE, 0.2, looks=60)
    noise, m = ZONE.noise, 12
    domain = IntervalDomain(40, 12)
    spreads = Looks(0.05, 0.2, 60).spreads
    deltas = [domain.operator(spread).sensitivity(0.01, off_grid=True) for spread in spreads]
    rounding = sum(2 * delta * min(delta, noise.step * math.sqrt(m)) for delta in deltas)
    joint = domain.joint_sensitivity(0.01, spreads) ** 2
    assert any(delta < noise.step * math.sqrt(m) for delta in deltas), "both branches are taken"
    assert found.fading * 2 * noise.sigma**2 == pytest.approx(joint + rounding, rel=1e-9)
    assert found.floor * 2 * noise.sigma**2 == pytest.approx(m * noise.step**2, rel=1e-9)


def test_the_fading_part_stays_bounded_and_the_floor_grows() -> None:
    few, many = (event_budget(ZONE, 0.1, looks=looks) for looks in (200, 2000))
    assert few.fading < many.fading < 1.01 * few.fading
    assert many.rho - many.fading == pytest.approx(10 * (few.rho - few.fading), rel=1e-6)


def test_a_fresher_event_costs_more_and_longer_intervals_less() -> None:
    base = event_budget(ZONE, 0.01)
    assert event_budget(ZONE, 0.01, minimum_age=0.02).rho > base.rho
    assert event_budget(ZONE, 0.02).rho < base.rho


def test_uneven_looks_are_charged_the_sum() -> None:
    gaps = replace(ZONE, schedule=replace(ZONE.schedule, budget_rounds=100))
    even, uneven = event_budget(ZONE, 0.01), event_budget(gaps, 0.01)
    cost = worst_phase_cost(IntervalDomain(40, 12), ZONE.noise.sigma, 0.01, Looks(0.05, 0.01, 20))
    assert uneven.fading - even.fading == pytest.approx(cost.total - cost.joint, rel=1e-6)


def test_a_zone_that_hides_a_range_is_refused() -> None:
    ranged = new_zone(domain=DOMAIN, promise=Promise(Range(0.0, 1.0), 4.0, 1e-5))
    with pytest.raises(ParameterError, match=r"hides a range.*use the zone's own budget") as caught:
        event_budget(ranged, 0.01)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("arguments", "match"),
    [
        ({"interval": 0.0}, "interval"),
        ({"interval": math.nan}, "interval"),
        ({"interval": 0.1, "looks": 0}, "count"),
        ({"interval": 0.1, "minimum_age": -1.0}, "minimum_age"),
        ({"interval": 0.1, "looks": 10**9}, "look less often"),
    ],
)
def test_arguments_outside_their_range_are_refused(arguments: dict[str, float], match: str) -> None:
    with pytest.raises(ParameterError, match=match):
        event_budget(ZONE, **arguments)  # type: ignore[arg-type]


def test_a_delta_below_the_samplers_truncation_is_refused() -> None:
    weak = replace(ZONE, promise=Promise(Move(0.01), 4.0, 1e-5), noise=with_ticks(ZONE.noise, 1))
    found = event_budget(weak, 0.01)
    with pytest.raises(ParameterError, match="raise delta or sigma_ticks"):
        found.epsilon(1e-30)


def test_a_graph_zone_is_refused(graph_zone: Zone) -> None:
    with pytest.raises(ParameterError, match="zone hall has a domain of kind 'graph'"):
        event_budget(graph_zone, interval=0.01)


def test_shaped_noise_counts_as_its_least_scale() -> None:
    shaped = new_zone(domain=DOMAIN)
    assert not shaped.noise.is_uniform
    noise = replace(shaped.noise, sigma_ticks=(min(shaped.noise.sigma_ticks),) * 12)
    found, least = event_budget(shaped, 0.01), event_budget(replace(shaped, noise=noise), 0.01)
    assert found.rho == least.rho
    assert found.epsilon(1e-5) == pytest.approx(least.epsilon(1e-5), rel=1e-6)
