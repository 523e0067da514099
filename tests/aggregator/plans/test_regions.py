"""Regions of floor plans: rooms, walking space and the grid of places, checked by elementary geometry."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.plans.plan import Door, FloorPlan, Obstacle, Room, Wall
from heatcloak_aggregator.plans.plan_file import EXAMPLES, example_text, parse_plan
from heatcloak_aggregator.plans.regions import (
    PlaceGrid,
    enclosed_regions,
    place_grid,
    polygons,
    region_at,
    room_regions,
    walking_space,
)
from support.floor_plans import FLAT, distances, flat

FREE = 1.002
"""Points with so many clearances are free: arcs are approximated from outside."""
L_SHAPED = FloorPlan(
    "l-shaped",
    ((0.0, 0.0), (6.0, 0.0), (6.0, 2.0), (2.0, 2.0), (2.0, 6.0), (0.0, 6.0)),
    rooms=(Room("all", at=(1.0, 1.0)),),
)


def corners_of(space: shapely.Polygon | shapely.MultiPolygon) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    for part in polygons(space):
        for ring in (part.exterior, *part.interiors):
            found += [(x, y) for x, y in ring.coords]
    return found


def test_walls_and_doors_taken_as_shut_enclose_rooms() -> None:
    areas = {name: region.area for name, region in room_regions(FLAT)}
    assert areas == pytest.approx({"living-room": 25.0, "bedroom": 15.0}, abs=1e-6)


def test_a_room_with_corners_is_that_polygon() -> None:
    corners = ((1.0, 1.0), (3.0, 1.0), (3.0, 2.0), (1.0, 2.0))
    ((_, region),) = room_regions(flat(rooms=(Room("desk", corners=corners),)))
    assert region.equals(shapely.Polygon(corners))


@pytest.mark.parametrize(("gap", "count"), [(0.0, 2), (0.009, 2), (0.05, 1), (0.5, 1)])
def test_walls_that_nearly_touch_enclose_a_region(gap: float, count: int) -> None:
    plan = flat(walls=(Wall("middle", ((5.0, 0.0), (5.0, 5.0 - gap))),))
    regions = enclosed_regions(plan)
    assert len(regions) == count
    assert sum(region.area for region in regions) == pytest.approx(40.0, abs=1e-3)


def test_a_column_between_walls_closes_a_region_and_is_in_none() -> None:
    walls = (Wall("south", ((5.0, 0.0), (5.0, 2.0))), Wall("north", ((5.0, 3.0), (5.0, 5.0))))
    corners = ((4.5, 2.0), (5.5, 2.0), (5.5, 3.0), (4.5, 3.0))
    for heat, count in (("blocks", 2), ("passes", 1)):
        plan = flat(walls=walls, doors=(), obstacles=(Obstacle("column", corners, heat),))  # type: ignore[arg-type]
        regions = enclosed_regions(plan)
        assert len(regions) == count
        assert sum(region.area for region in regions) == pytest.approx(39.0 if count == 2 else 40.0, abs=1e-6)


@pytest.mark.parametrize(
    ("point", "found"), [((1.0, 1.0), True), ((5.0, 1.0), False), ((4.995, 1.0), False), ((9.0, 1.0), False)]
)
def test_points_in_walls_and_outside_are_in_no_region(point: tuple[float, float], found: bool) -> None:
    assert (region_at(enclosed_regions(FLAT), point) is not None) is found


def test_the_walking_space_of_an_empty_room_keeps_the_clearance() -> None:
    space = walking_space(FloorPlan("p", ((0.0, 0.0), (4.0, 0.0), (4.0, 3.0), (0.0, 3.0))))
    assert space.area == pytest.approx((4.0 - 0.38) * (3.0 - 0.38), rel=1e-3)
    assert space.area < (4.0 - 0.38) * (3.0 - 0.38)


def test_an_inner_corner_of_the_outline_is_rounded() -> None:
    space = walking_space(L_SHAPED)
    near = min(math.dist(corner, (2.0, 2.0)) for corner in corners_of(space))
    assert 0.19 <= near < 0.1905
    assert space.distance(shapely.Point(2.0, 2.0)) >= 0.19


def test_doors_connect_the_walking_space_unless_they_are_shut() -> None:
    doors = (Door("bedroom", (5.0, 1.5), 1.0, "either"),)
    plan = flat(doors=doors)
    assert len(polygons(walking_space(plan))) == 1
    assert len(polygons(walking_space(plan, frozenset({"bedroom"})))) == 2
    assert len(polygons(walking_space(flat(doors=(Door("bedroom", (5.0, 1.5), 1.0, "shut"),))))) == 2


def test_an_opening_of_twice_the_clearance_is_impassable() -> None:
    for width, count in ((0.379, 2), (0.385, 1)):
        assert len(polygons(walking_space(flat(doors=(Door("d", (5.0, 1.5), width),))))) == count


within = st.tuples(st.floats(0.0, 8.0), st.floats(0.0, 5.0)).map(
    lambda at: (round(at[0], 2), round(at[1], 2))
)


@st.composite
def crowded(draw: st.DrawFn) -> FloorPlan:
    """Draw a plan with walls and obstacles anywhere."""
    lines = draw(st.lists(st.lists(within, min_size=2, max_size=4, unique=True), max_size=4))
    triangles = draw(st.lists(st.lists(within, min_size=3, max_size=3, unique=True), max_size=2))
    assume(all(shapely.Polygon(corners).area > 0.01 for corners in triangles))
    return FloorPlan(
        "crowded",
        draw(st.sampled_from([FLAT.outline, L_SHAPED.outline])),
        tuple(Wall(f"{number}", tuple(line)) for number, line in enumerate(lines)),
        obstacles=tuple(Obstacle(f"{number}", tuple(each)) for number, each in enumerate(triangles)),
        clearance=draw(st.sampled_from([0.19, 0.4])),
        grid=0.25,
        cell=0.5,
    )


@settings(max_examples=40)
@given(crowded())
def test_no_point_of_the_walking_space_is_nearer_than_the_clearance(plan: FloorPlan) -> None:
    """Corners and middles of sides, which are nearest where an arc is approximated."""
    for part in polygons(walking_space(plan)):
        for ring in (part.exterior, *part.interiors):
            corners = np.array(ring.coords)
            middles = (corners[1:] + corners[:-1]) / 2
            points = [(x, y) for x, y in np.concatenate([corners, middles]).tolist()]
            assert distances(points, plan).min() >= plan.clearance


@settings(max_examples=40)
@given(crowded(), st.lists(within, min_size=1, max_size=30))
def test_points_with_more_than_the_clearance_are_in_the_walking_space(
    plan: FloorPlan, points: list[tuple[float, float]]
) -> None:
    space = walking_space(plan)
    for point, distance in zip(points, distances(points, plan), strict=True):
        assert distance <= plan.clearance * FREE or space.covers(shapely.Point(point))


@settings(max_examples=20)
@given(crowded())
def test_the_places_are_the_cells_whose_middles_keep_the_clearance(plan: FloorPlan) -> None:
    """But for parts that are not connected with the largest one."""
    grid = place_grid(plan)
    largest = max(polygons(walking_space(plan)), key=lambda part: part.area, default=shapely.Polygon())
    cells = list(itertools.product(range(len(grid.rows)), range(len(grid.rows[0]))))
    middles = [grid.middle(row, column) for row, column in cells]
    for (row, column), middle, distance in zip(cells, middles, distances(middles, plan), strict=True):
        if grid.rows[row][column] != ".":
            assert distance >= plan.clearance
        elif distance > plan.clearance * FREE:
            assert not largest.covers(shapely.Point(middle))


def test_rows_go_from_north_to_south_with_a_letter_for_each_room() -> None:
    plan = FloorPlan(
        "p",
        ((10.0, 20.0), (13.0, 20.0), (13.0, 22.0), (10.0, 22.0)),
        rooms=(
            Room("south-west", corners=((10.0, 20.0), (11.5, 20.0), (11.5, 21.0), (10.0, 21.0))),
            Room("north", corners=((10.0, 21.0), (13.0, 21.0), (13.0, 22.0), (10.0, 22.0))),
        ),
        grid=0.5,
        cell=0.5,
    )
    grid = place_grid(plan)
    assert grid == PlaceGrid((10.0, 20.0), 0.5, ("bbbbbb", "bbbbbb", "aaa---", "aaa---"))
    assert (grid.n_places, grid.n_places_of(0), grid.n_places_of(1)) == (24, 6, 12)
    assert grid.middle(0, 0) == (10.25, 21.75)
    assert grid.middle(3, 5) == (12.75, 20.25)


def test_a_cell_that_sticks_out_of_the_outline_is_part_of_the_grid() -> None:
    plan = FloorPlan("p", ((0.0, 0.0), (2.2, 0.0), (2.2, 1.1), (0.0, 1.1)), grid=0.5, cell=0.5)
    assert place_grid(plan).rows == (".....", "----.", "----.")


def test_a_place_on_the_border_of_two_rooms_is_in_the_first() -> None:
    halves = (
        Room("first", corners=((0.0, 0.0), (4.25, 0.0), (4.25, 5.0), (0.0, 5.0))),
        Room("second", corners=((4.25, 0.0), (8.0, 0.0), (8.0, 5.0), (4.25, 5.0))),
    )
    grid = place_grid(flat(rooms=halves, walls=(), doors=(), cell=0.5))
    assert grid.rows[5] == "aaaaaaaaabbbbbbb"


def test_a_room_behind_a_shut_door_has_places_and_a_pocket_has_none() -> None:
    """The pocket is behind a cupboard that spans the bedroom."""
    shut = (Door("bedroom", (5.0, 1.5), 1.0, "shut"),)
    grid = place_grid(flat(doors=shut))
    assert grid.n_places_of(1) > 150
    cupboard = Obstacle("cupboard", ((5.0, 3.0), (8.0, 3.0), (8.0, 3.5), (5.0, 3.5)))
    blocked = place_grid(flat(doors=shut, obstacles=(cupboard,)))
    assert blocked.n_places_of(1) == 0, "neither part is the whole bedroom"
    reached = place_grid(flat(obstacles=(cupboard,)))
    assert 0 < reached.n_places_of(1) < grid.n_places_of(1)


def test_doors_of_either_state_are_open_for_places() -> None:
    either = place_grid(flat(doors=(Door("bedroom", (5.0, 1.5), 1.0, "either"),)))
    assert either == place_grid(FLAT)
    assert place_grid(flat(doors=(Door("bedroom", (5.0, 1.5), 1.0, "shut"),))).n_places < either.n_places


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_room_of_an_example_is_connected_by_places(name: str) -> None:
    """By steps to the four neighbours, so that people can walk through every door."""
    rows = place_grid(parse_plan(example_text(name))).rows
    places = {
        (row, column) for row, line in enumerate(rows) for column, each in enumerate(line) if each != "."
    }
    found: set[tuple[int, int]] = set()
    waiting = [min(places)]
    while waiting:
        row, column = at = waiting.pop()
        if at in places and at not in found:
            found.add(at)
            waiting += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    assert found == places
    assert "-" not in "".join(rows)
