"""The audit's walks on floors, against closed forms, an oracle and the operators' bounds."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from heatcloak_aggregator.domains import FloorDomain, FloorWall
from heatcloak_aggregator.privacy.audit import floor_sensitivity
from heatcloak_aggregator.privacy.audit.floor_sensitivity import worst_walk
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zone import Floor
from heatcloak_shared.zone.floor import Wall
from support.floor_oracle import Grid, Plan
from support.open_floor import OpenFloor
from support.suites import in_soak
from support.ten_floors import TEN_FLOORS

ROOM = Floor(
    ("a",), ("room",), ((1.0, 1.0), (2.7, 0.9), (1.4, 2.2)), ((0.0, 0.0), (4.0, 0.0), (4.0, 3.0), (0.0, 3.0))
)
DOOR = Wall(((2.0, 1.0), (2.0, 1.9)))
ROOMS = replace(ROOM, walls=(Wall(((2.0, 0.0), (2.0, 1.0))), Wall(((2.0, 1.9), (2.0, 3.0)))))
"""A room with a wall and a door of 0.9 m in it, which is open."""


def floor_of(plan: Plan, length: float = 4.0, age: float = 0.25) -> Floor:
    return Floor(
        ("a",),
        ("room",),
        tuple(plan.sensors),
        tuple(plan.outline),
        tuple(Wall(tuple(points), conductance) for points, conductance in plan.walls),
        obstacles=tuple(map(tuple, plan.obstacles)),
        columns=tuple(map(tuple, plan.columns)),
        length=length,
        age=age,
    )


@pytest.mark.parametrize("sigmas", [(1.0, 1.0, 1.0), (0.3, 1.0, 0.7)])
@pytest.mark.parametrize(("length", "age"), [(4.0, 0.25), (1.0, 0.05), (0.5, 1.0)])
def test_people_who_stand_in_a_room_reach_the_closed_form(
    length: float, age: float, sigmas: tuple[float, ...]
) -> None:
    """From below. Changes of people who walk do not all point in one direction."""
    floor = replace(ROOM, length=length, age=age)
    found = worst_walk(floor, sigmas, 0.2)
    still, walking = OpenFloor(4.0, 3.0, ROOM.sensors, age).steepest(length, 1.0 / np.array(sigmas))
    assert 0.985 * still < found.standing / 0.2 < still
    assert found.standing <= found.walking < 0.2 * walking


@pytest.mark.slow
@pytest.mark.parametrize("name", ["narrow door", in_soak("slanted")])
def test_people_who_stand_on_a_floor_reach_the_oracle(name: str) -> None:
    """The oracle compares people in the middles of cells, who are a little farther from walls."""
    plan = TEN_FLOORS[name]
    found = worst_walk(floor_of(plan), (1.0,) * len(plan.sensors), 1.0)
    assert 1.0 < found.standing / Grid(plan, 0.04, 0.01).still_slope(4.0, 0.25) < 1.05


SEVERAL = ("one room", "narrow door", "two doors off the grid", "junctions", "columns", "slanted")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "length", "age"),
    [
        ("one room", 4.0, 0.25),
        ("office", 4.0, 0.25),
        ("narrow door", 10.0, 0.05),
        ("one room", 1.0, 0.02),
        *(in_soak(name, 4.0, 0.25) for name in (*SEVERAL[1:], "very leaky office")),
        *(in_soak(name, 1.0, 0.02) for name in SEVERAL[1:]),
        in_soak("slanted", 10.0, 0.05),
    ],
)
def test_no_lower_bound_exceeds_that_of_the_operators(name: str, length: float, age: float) -> None:
    """So the audit fails no zone whose sensitivity is right."""
    plan = TEN_FLOORS[name]
    found = worst_walk(floor_of(plan, length=length, age=age), (1.0,) * len(plan.sensors), 1.0)
    walls = [FloorWall(tuple(points), conductance) for points, conductance in plan.walls]
    domain = FloorDomain(plan.outline, plan.sensors, walls, columns=plan.columns, obstacles=plan.obstacles)
    op = domain.steady(length, age)
    assert found.standing < op.sensitivity(1.0)
    assert found.walking < op.sensitivity(1.0, off_grid=True)
    # The bound for people who walk adds up changes in time that do not all point in one direction.
    assert found.walking > 0.6 * op.sensitivity(1.0, off_grid=True)


def test_both_worlds_differ_by_the_lower_bound() -> None:
    sigmas = (0.3, 1.0, 0.7)
    found = worst_walk(ROOMS, sigmas, 0.2)
    apart = np.linalg.norm((found.after - found.before) / sigmas)
    assert apart == pytest.approx(found.walking, rel=1e-9)
    assert (found.before > 0.0).all()
    assert "40 people walk to" in found.what
    assert "0.005 m beside" in found.what


def test_one_person_goes_a_short_way() -> None:
    found = worst_walk(ROOMS, (1.0,) * 3, 0.001)
    assert "one person walks to" in found.what
    assert found.walking == pytest.approx(0.001 * worst_walk(ROOMS, (1.0,) * 3, 1.0).walking, rel=0.03)


def test_power_and_margin_multiply_the_change() -> None:
    found = worst_walk(ROOMS, (1.0,) * 3, 0.2)
    stronger = worst_walk(replace(ROOMS, power=250.0, conductance=50.0), (1.0,) * 3, 0.2)
    wider = worst_walk(replace(ROOMS, margin=1.3), (1.0,) * 3, 0.2)
    assert stronger.walking == pytest.approx(5.0 * found.walking, rel=1e-6)
    assert wider.walking == pytest.approx(1.3 * found.walking, rel=1e-6)
    assert wider.before == pytest.approx(found.before, rel=1e-6)


@pytest.mark.parametrize("worse", ["open", "shut"])
def test_doors_that_may_be_open_or_shut_count_in_the_worse_state(worse: str) -> None:
    """The slope is greatest in an open door, or at a sensor beside a shut one, where nobody fits into it."""
    rooms = ROOMS if worse == "open" else replace(ROOMS, sensors=((1.9, 1.45),), clearance=0.6)
    shut = replace(rooms, walls=(*rooms.walls, DOOR))
    sigmas = (1.0,) * len(rooms.sensors)
    bounds = [worst_walk(each, sigmas, 0.2).walking for each in (rooms, shut)]
    found = worst_walk(replace(rooms, doors=(DOOR,)), sigmas, 0.2)
    assert found.walking == pytest.approx(max(bounds), rel=1e-9)
    assert ("door 1 shut" in found.what) == (bounds[1] > bounds[0]) == (worse == "shut")


def test_nobody_stands_in_obstacles_or_near_them() -> None:
    """A bed covers the places between two sensors, where the slope is steepest."""
    floor = replace(ROOM, sensors=((0.5, 1.5), (3.5, 1.5)))
    bed = ((0.8, 0.0), (3.2, 0.0), (3.2, 3.0), (0.8, 3.0))
    free, furnished = (
        worst_walk(each, (1.0, 1.0), 0.2) for each in (floor, replace(floor, obstacles=(bed,)))
    )
    assert furnished.standing < 0.9 * free.standing


def test_nobody_walks_through_a_wall() -> None:
    """Heat passes a wall, but the ways of one person are on one side of it."""
    wall = Wall(((2.0, 0.0), (2.0, 3.0)), 50.0)
    floor = replace(ROOM, sensors=((0.6, 1.5), (3.4, 1.5)), walls=(wall,), age=0.05, length=1.0)
    problem = floor_sensitivity._Problem(floor, np.ones(2), 1, 0.005, 0.06)
    places = floor_sensitivity._search(problem, ()).walks[0].places
    assert len(set(places[:, 0] > 2.0)) == 1


def test_a_floor_where_nobody_fits_is_refused() -> None:
    small = ((0.0, 0.0), (0.37, 0.0), (0.37, 0.37), (0.0, 0.37))
    with pytest.raises(ParameterError, match="nobody fits into the floor"):
        worst_walk(replace(ROOM, outline=small, sensors=((0.1, 0.1),)), (1.0,), 0.2)


def test_too_many_sensors_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(floor_sensitivity, "MOST_WORK", 1000.0)
    with pytest.raises(ParameterError, match="3 sensors are too many for the audit"):
        worst_walk(ROOM, (1.0,) * 3, 0.2)


def test_large_floors_have_larger_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound stays one from below."""
    exact = worst_walk(ROOMS, (1.0,) * 3, 0.2)
    monkeypatch.setattr(floor_sensitivity, "MOST_CELLS", 4000)
    found = worst_walk(ROOMS, (1.0,) * 3, 0.2)
    assert 0.95 * exact.walking < found.walking < 1.01 * exact.walking


def test_fewer_points_are_searched_for_many_sensors(monkeypatch: pytest.MonkeyPatch) -> None:
    exact = worst_walk(ROOMS, (1.0,) * 3, 0.2)
    monkeypatch.setattr(floor_sensitivity, "_MOST_SLOPES", 4000.0)
    found = worst_walk(ROOMS, (1.0,) * 3, 0.2)
    assert 0.5 * exact.walking < found.walking <= exact.walking * (1.0 + 1e-6)
