"""The worlds that nodes are audited in, and the correct readings in ticks."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.privacy.audit import worst_move
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.model_check import model_sensitivity
from heatcloak_lab.audit.heat_zone import HeatSubject, neighbours, true_ticks
from heatcloak_lab.audit.nodes import ImplausibleError, World
from heatcloak_node import quantise
from heatcloak_shared.zone import Interval, Move, Promise, Range, Room, Zone, move_by_room

ZONE = new_zone()


def readings(world: World, zone: Zone) -> list[float]:
    values = [world.values(place, 0) for place in range(1, len(zone.nodes) + 1)]
    assert all(isinstance(value, float) for value in values)
    return [value for value in values if isinstance(value, float)]


def change_between(here: World, there: World, zone: Zone) -> float:
    """Return the length of the readings' change, each over its sensor's scale."""
    change = np.subtract(readings(there, zone), readings(here, zone))
    return float(np.linalg.norm(change / np.array(zone.noise.sigmas)))


@pytest.mark.parametrize("time", [0.002, 0.1, 2.0])
def test_neighbours_differ_by_the_calibrated_sensitivity_to_one_percent(time: float) -> None:
    """Never by more: they are the worst move of one person."""
    alpha = 0.001
    domain = Interval(100, 50, 0.5, time)
    zone = new_zone(domain=domain, promise=Promise(Move(alpha), 4.0, 1e-5))
    here, there = neighbours(worst_move(zone))
    change = change_between(here, there, zone)
    assert 0.99 < change / model_sensitivity(domain, alpha, zone.noise.sigmas) <= 1.0


@pytest.mark.parametrize("alpha", [1.0, 1.5, 3.0])
def test_neighbours_on_a_graph_differ_by_the_calibrated_sensitivity(graph_zone: Zone, alpha: float) -> None:
    """Never by more: they are the ends of the steepest edge."""
    zone = new_zone(domain=graph_zone.domain, promise=Promise(Move(alpha), 4.0, 1e-5))
    here, there = neighbours(worst_move(zone))
    change = change_between(here, there, zone)
    assert 1.0 - 1e-9 < change / model_sensitivity(zone.domain, alpha, zone.noise.sigmas) <= 1.0


@pytest.mark.parametrize("room", [(0.0, 0.33), (0.33, 1.0), (0.5, 0.501)])
def test_neighbours_in_a_zone_with_rooms_use_the_radius_of_their_room(room: tuple[float, float]) -> None:
    """Never more: a crowd in a short room shares the radius."""
    domain = Interval(100, 50, 0.5, 0.01)
    hides = move_by_room(domain, 0.001, [Room("bedroom", 0.02, *room)])
    zone = new_zone(domain=domain, promise=Promise(hides, 4.0, 1e-5))
    change = change_between(*neighbours(worst_move(zone)), zone)
    assert 0.99 < change / model_sensitivity(domain, hides, zone.noise.sigmas) <= 1.0
    assert 0.98 < change / zone.noise.weighted_sensitivity <= 1.0


def test_neighbours_of_real_sensors_differ_by_a_step_more_at_each_sensor() -> None:
    """By all that the noise is calibrated for, but the lattice and the slack of a triangle's sides."""
    zone = new_zone(resolution=0.0625)
    worst = worst_move(zone)
    ideal, real = (neighbours(worst, resolution) for resolution in (0.0, zone.resolution))
    change = [np.subtract(readings(there, zone), readings(here, zone)) for here, there in (ideal, real)]
    assert np.abs(change[1]) == pytest.approx(np.abs(change[0]) + 0.0625, abs=1e-12)
    most = zone.noise.weighted_sensitivity + 0.0625 * float(np.linalg.norm(1.0 / np.array(zone.noise.sigmas)))
    assert 0.9 * most < change_between(*real, zone) <= most


def test_in_a_range_zone_all_sensors_read_low_in_one_world_and_high_in_the_other() -> None:
    zone = new_zone(promise=Promise(Range(10.0, 30.0), 4.0, 1e-5))
    low, high = neighbours(worst_move(zone))
    assert set(readings(low, zone)) == {10.0}
    assert set(readings(high, zone)) == {30.0}


@pytest.mark.parametrize("hides", [Move(0.01), Range(10.0, 30.0)])
def test_odd_worlds_differ_in_every_reading_but_fail_in_the_same_rounds(hides: Move | Range) -> None:
    """No two readings are equal. The second world has infinite readings and readings beyond the range."""
    zone = new_zone(promise=Promise(hides, 4.0, 1e-5))
    calm, wild = HeatSubject(zone).odd_worlds()
    places = [(place, index) for place in range(1, 51) for index in range(10)]
    pairs = [(calm.values(*at), wild.values(*at)) for at in places]
    assert [type(a) for a, _ in pairs] == [type(b) for _, b in pairs]
    assert any(isinstance(a, ImplausibleError) for a, _ in pairs)
    values = [a.value if isinstance(a, ImplausibleError) else a for a, _ in pairs]
    assert len(set(values)) == len(values)
    assert {math.inf, -math.inf, 1e300} <= {b for _, b in pairs}
    assert all(len(repr(value)) > 12 for value in values)


@given(st.floats(allow_nan=False), st.sampled_from([2.0**-11, 0.5, 4.0]))
def test_true_ticks_equal_the_quantised_reading_of_a_node(value: float, step: float) -> None:
    """They are computed with exact fractions, the node's reading with the node's own code."""
    from dataclasses import replace

    zone = replace(ZONE, noise=replace(ZONE.noise, step=step))
    assert true_ticks(zone, value) == quantise(value, step, zone.reading_limits)


def test_true_ticks_are_clamped_to_the_range(corridor_zone: Callable[[int], Zone]) -> None:
    """Infinite readings too."""
    zone = new_zone(promise=Promise(Range(10.0, 30.0), 4.0, 1e-5))
    ends = [true_ticks(zone, value) * zone.noise.step for value in (-math.inf, 9.0, 31.0, math.inf)]
    assert ends == [10.0, 10.0, 30.0, 30.0]
