"""Faults and warnings of floor plans."""

from __future__ import annotations

import math
import re
from typing import Any

import pytest

from heatcloak_aggregator.plans.plan import Door, FloorPlan, Obstacle, Room, Sensor, Wall
from heatcloak_aggregator.plans.plan_checks import check_plan
from heatcloak_aggregator.plans.plan_file import parse_plan, plan_text
from heatcloak_shared.errors import PlanError
from support.floor_plans import FLAT, flat

SQUARE = ((1.0, 1.0), (2.0, 1.0), (2.0, 2.0), (1.0, 2.0))
BOWTIE = ((0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0))


def wall(*points: tuple[float, float], name: str = "new", **values: Any) -> tuple[Wall, ...]:
    return (*FLAT.walls, Wall(name, points, **values))


def refused(plan: FloorPlan) -> str:
    with pytest.raises(PlanError) as caught:
        check_plan(plan)
    text = str(caught.value)
    assert text.startswith("plan: ")
    assert "\n" not in text
    return text


def test_a_sound_plan_has_its_sizes_and_no_warnings() -> None:
    checked = check_plan(FLAT)
    assert checked.warnings == ()
    assert checked.area == pytest.approx(40.0)
    assert checked.n_heat_cells == 40 * 64
    assert [(room.name, room.n_sensors) for room in checked.rooms] == [("living-room", 2), ("bedroom", 1)]
    assert [room.area for room in checked.rooms] == pytest.approx([25.0, 15.0])
    assert sum(room.n_places for room in checked.rooms) == checked.places.n_places


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"name": "My flat"}, "name: 'My flat' is not an id: give 1 to 32 of a-z, 0-9 and -"),
        ({"grid": 0.01}, "grid: 0.01 m is out of range: give 0.02 to 0.5"),
        ({"grid": math.nan}, "grid: nan m is out of range"),
        ({"cell": 3.0}, "cell: 3.0 m is out of range: give 0.1 to 2"),
        ({"cell": 0.3}, "cell: 0.3 m is not a whole multiple of the grid of 0.125 m: give such as 0.25"),
        ({"grid": 0.5, "cell": 0.25}, "not a whole multiple of the grid of 0.5 m: give such as 0.5"),
        ({"clearance": 0.1}, "clearance: 0.1 m is out of range: give 0.19 to 2"),
        ({"outline": BOWTIE}, "outline: not a simple polygon (Self-intersection[2 2]): give its corners"),
        ({"outline": FLAT.outline[:2]}, "outline: has 2 points: give 3 or more"),
        (
            {"outline": ((0.0, 0.0), (0.9, 0.0), (0.9, 0.9))},
            "outline: has an area of 0.405 m²: give at least",
        ),
        ({"outline": ((0.0, 0.0), (5.0, 0.0), (9.0, 0.0))}, "outline: "),
        ({"outline": ((0.0, 0.0), (201.0, 0.0), (0.0, 5.0))}, "outline: is 201 m wide, 200 m is the most"),
        ({"outline": ((0.0, 0.0), (math.inf, 0.0), (0.0, 5.0))}, "outline: coordinate inf is out of range"),
        ({"outline": ((0.0, 0.0), (1e300, 0.0), (0.0, 5.0))}, "outline: coordinate 1e+300 is out of range"),
        ({"walls": wall((1.0, 1.0), (math.nan, 2.0))}, "wall 'new': coordinate nan is out of range"),
        ({"walls": wall((1.0, 1.0))}, "wall 'new': has 1 points: give 2 or more"),
        ({"walls": wall((1.0, 1.0), (1.0, 1.0))}, "wall 'new': has no length: give two or more different"),
        (
            {"walls": wall((1.0, 1.0), (9.0, 1.0))},
            "wall 'new': leaves the outline, by 1 m at [",
        ),
        ({"walls": wall((9.0, 1.0), (9.0, 2.0))}, "wall 'new': leaves the outline, by 1 m"),
        (
            {"walls": wall((1.0, 0.0), (1.0, 5.0), name="middle")},
            "wall 'middle': this name is taken: give an",
        ),
        ({"walls": wall((1.0, 0.0), (1.0, 5.0), name="a\nb")}, r"wall 'a\nb': name: 'a\nb' is not a name"),
        ({"walls": wall((1.0, 0.0), (1.0, 5.0), conductance=-1.0)}, "conductance -1.0 is out of range"),
        ({"walls": wall((4.0, 1.5), (5.0, 1.5))}, "door 'bedroom': within 0.1 m of wall 'middle' and wall"),
        (
            {"walls": wall((4.0, 1.9), (5.0, 1.9))},
            "door 'bedroom': wall 'new' goes through it: move the door",
        ),
    ],
)
def test_faults_of_the_plan_and_its_walls_are_named(changes: dict[str, Any], error: str) -> None:
    assert error in refused(flat(**changes))


@pytest.mark.parametrize(
    ("doors", "error"),
    [
        ((Door("d", (2.0, 2.0), 1.0),), "door 'd': on no wall: move its middle onto a wall"),
        ((Door("d", (0.0, 2.0), 1.0),), "door 'd': is in the outline: take it out"),
        ((Door("d", (5.0, 4.8), 1.0),), "door 'd': 1 m wide, it leaves wall 'middle' at an end"),
        ((Door("d", (5.0, 2.0), 0.63),), "door 'd': nobody fits through 0.63 m: make it wider than 0.63 m"),
        ((Door("d", (5.0, 2.0), math.nan),), "door 'd': width nan is out of range"),
        ((Door("d", (5.0, 2.0), 1.0), Door("d", (5.0, 4.0), 1.0)), "door 'd': this name is taken"),
        ((Door("d", (5.0, 2.0), 1.0), Door("e", (5.0, 2.9), 1.0)), "door 'e': overlaps door 'd' in the same"),
        ((Door("d", (5.0, 2.5), 4.0), Door("e", (5.0, 1.5), 1.0)), "door 'e': overlaps door 'd' in the same"),
    ],
)
def test_faults_of_doors_are_named(doors: tuple[Door, ...], error: str) -> None:
    assert error in refused(flat(doors=doors))


def test_doors_that_touch_each_other_are_no_fault() -> None:
    check_plan(flat(doors=(Door("d", (5.0, 2.0), 1.0), Door("e", (5.0, 3.0), 1.0))))


def test_a_shut_door_may_be_narrow() -> None:
    check_plan(flat(doors=(*FLAT.doors, Door("hatch", (5.0, 4.0), 0.3, "shut"))))


def test_a_door_in_the_outline_is_named_without_any_walls() -> None:
    plan = flat(walls=(), rooms=(), doors=(Door("d", (0.0, 2.0), 1.0),))
    assert "door 'd': is in the outline" in refused(plan)


@pytest.mark.parametrize(
    ("room", "error"),
    [
        (Room("new", at=(9.0, 1.0)), "room 'new': [9, 1] is outside of the outline: give a point inside"),
        (Room("new", at=(5.0, 3.0)), "room 'new': [5, 3] is in a wall or column: give a point inside"),
        (Room("new", at=(5.0, 1.5)), "is in a wall or column"),
        (Room("new", at=(2.0, 2.0)), "room 'new': no wall divides it from room 'living-room': add the wall"),
        (Room("new", at=(math.inf, 2.0)), "room 'new': coordinate inf is out of range"),
        (Room("new"), "room 'new': give either at, a point inside, or corners"),
        (Room("new", at=(1.0, 1.0), corners=SQUARE), "give either at, a point inside, or corners"),
        (Room("new", corners=SQUARE), "room 'new': overlaps room 'living-room' by 1 m²: give corners that"),
        (Room("new", corners=BOWTIE), "room 'new': not a simple polygon"),
        (Room("new", corners=((7.0, 1.0), (9.0, 1.0), (9.0, 2.0))), "room 'new': leaves the outline"),
        (Room("bedroom", at=(2.0, 2.0)), "room 'bedroom': this name is taken"),
        (Room("elsewhere", at=(2.0, 2.0)), "room 'elsewhere': name: 'elsewhere' is not a name"),
        (Room("x" * 33, at=(2.0, 2.0)), "is not a name: give 1 to 32 printable characters"),
    ],
)
def test_faults_of_rooms_are_named(room: Room, error: str) -> None:
    assert error in refused(flat(rooms=(*FLAT.rooms, room)))


def test_two_rooms_in_one_region_name_the_gap_between_them() -> None:
    error = refused(flat(walls=(Wall("middle", ((5.0, 0.0), (5.0, 4.9)), line=8),)))
    assert "room 'bedroom': no wall divides it from room 'living-room': add the wall" in error
    assert (
        "line 8: wall 'middle': ends at [5, 4.9], 0.1 m from another wall, a column or the outline" in error
    )


def test_rooms_of_an_open_floor_may_overlap_a_little() -> None:
    parts = (
        Room("west", corners=((0.0, 0.0), (2.52, 0.0), (2.52, 5.0), (0.0, 5.0))),
        Room("east", corners=((2.5, 0.0), (5.0, 0.0), (5.0, 5.0), (2.5, 5.0))),
    )
    checked = check_plan(flat(rooms=parts))
    assert [room.area for room in checked.rooms] == [pytest.approx(12.6), pytest.approx(12.5)]


def test_more_rooms_than_letters_are_refused() -> None:
    rooms = tuple(Room(f"{number}", at=(1.0, 1.0)) for number in range(63))
    assert "has 63 rooms: give at most 62" in refused(flat(rooms=rooms))


@pytest.mark.parametrize(
    ("sensor", "error"),
    [
        (Sensor("new", (9.0, 1.0)), "sensor 'new': is outside of the outline: move it into a room"),
        (
            Sensor("new", (5.01, 4.0)),
            "sensor 'new': is within 0.02 m of a wall, so its room is unclear: move",
        ),
        (Sensor("new", (5.0, 1.5)), "is within 0.02 m of a wall"),
        (Sensor("new", (0.01, 3.0)), "is within 0.02 m of a wall"),
        (
            Sensor("new", (1.0, 1.2)),
            "sensor 'new': is at the place of sensor 'n01': move it, or take one out",
        ),
        (Sensor("new", (7.2, 4.2)), "sensor 'new': is in a column: move it out"),
        (Sensor("new", (math.nan, 4.2)), "sensor 'new': coordinate nan is out of range"),
        (Sensor("N 01", (4.0, 4.0)), "sensor 'N 01': the name is not the id of a node: give 1 to 32 of a-z"),
        (Sensor("n01", (4.0, 4.0)), "sensor 'n01': this name is taken"),
    ],
)
def test_faults_of_sensors_are_named(sensor: Sensor, error: str) -> None:
    column = Obstacle("column", ((7.0, 4.0), (7.4, 4.0), (7.4, 4.4), (7.0, 4.4)), "blocks")
    assert error in refused(flat(sensors=(*FLAT.sensors, sensor), obstacles=(column,)))


def test_a_sensor_may_be_on_furniture() -> None:
    table = Obstacle("table", ((7.0, 4.0), (7.4, 4.0), (7.4, 4.4), (7.0, 4.4)))
    check_plan(flat(sensors=(Sensor("n01", (7.2, 4.2)), *FLAT.sensors[1:]), obstacles=(table,)))


@pytest.mark.parametrize(
    ("corners", "error"),
    [
        (BOWTIE, "obstacle 'new': not a simple polygon"),
        (((9.0, 0.0), (10.0, 0.0), (10.0, 1.0)), "obstacle 'new': is outside of the outline"),
        (((1.0, 0.0), (2.0, 0.0)), "obstacle 'new': has 2 points: give 3 or more"),
        (((1.0, 1.0), (1.001, 1.0), (1.001, 1.001)), "obstacle 'new': has no area"),
    ],
)
def test_faults_of_obstacles_are_named(corners: tuple[tuple[float, float], ...], error: str) -> None:
    assert error in refused(flat(obstacles=(Obstacle("new", corners),)))


def test_too_many_cells_of_heat_are_refused() -> None:
    plan = flat(outline=((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)))
    assert "grid: 0.125 m makes 640000 cells of heat, 400000 are the most: give a larger grid" in refused(
        plan
    )


def test_too_many_places_are_refused() -> None:
    plan = FloorPlan("p", ((0.0, 0.0), (60.0, 0.0), (60.0, 60.0), (0.0, 60.0)))
    error = refused(plan)
    assert re.search(r"cell: 0\.25 m makes 56\d\d\d places, 20000 are the most: give a larger cell", error)


def test_too_many_points_are_refused() -> None:
    line = tuple((5.0 + number / 1e5, 1.0) for number in range(20_001))
    assert "has 20013 points: give at most 20000; simplify curves" in refused(flat(walls=wall(*line)))


def test_errors_name_the_line_of_the_part_and_of_the_first_with_its_name() -> None:
    text = plan_text(FLAT).replace('name = "n02"', 'name = "n01"')
    lines = text.splitlines()
    first, second = (number for number, line in enumerate(lines, 1) if line == 'name = "n01"')
    with pytest.raises(PlanError) as caught:
        check_plan(parse_plan(text, "flat.toml"))
    assert str(caught.value) == (
        f"flat.toml: line {second - 1}: sensor 'n01': this name is taken in line {first - 1}: give another "
        "one"
    )


def warnings_of(**changes: Any) -> tuple[str, ...]:
    return check_plan(flat(**changes)).warnings


@pytest.mark.parametrize("gap", [0.02, 0.29])
def test_a_gap_at_the_end_of_a_wall_is_a_warning(gap: float) -> None:
    warnings = warnings_of(walls=wall((2.0, 0.0), (2.0, 2.0), (5.0 - gap, 2.5), line=9))
    assert any(
        each.startswith(f"line 9: wall 'new': ends at [{5.0 - gap:g}, 2.5], {gap:g} m from another wall")
        for each in warnings
    ), warnings


@pytest.mark.parametrize("gap", [0.0, 0.009, 0.31])
def test_walls_that_touch_or_leave_a_wide_gap_are_no_warning(gap: float) -> None:
    assert warnings_of(walls=wall((2.0, 5.0 - gap), (2.0, 1.0))) == ()


def test_a_wall_that_turns_back_to_its_own_end_is_a_warning() -> None:
    ring = ((1.0, 3.0), (3.0, 3.0), (3.0, 4.5), (1.0, 4.5), (1.0, 3.1))
    assert any("ends at [1, 3.1], 0.1 m from another wall" in each for each in warnings_of(walls=wall(*ring)))


def test_a_gap_to_a_column_is_a_warning() -> None:
    column = Obstacle("column", ((2.0, 2.0), (2.5, 2.0), (2.5, 2.5), (2.0, 2.5)), "blocks")
    found = warnings_of(walls=wall((2.25, 0.0), (2.25, 1.9)), obstacles=(column,))
    assert any(
        "ends at [2.25, 1.9], 0.1 m from another wall, a column or the outline" in each for each in found
    )


def test_a_door_of_few_cells_of_heat_is_a_warning() -> None:
    found = warnings_of(grid=0.25, doors=(Door("bedroom", (5.0, 1.5), 0.9),))
    assert found == (
        "door 'bedroom': 0.9 m is less than 4 cells of heat, so that less heat passes than in truth: give a "
        "grid of at most 0.225",
    )
    assert warnings_of(grid=0.25) == (), "four cells are enough"


def test_a_region_without_a_name_is_a_warning() -> None:
    assert warnings_of(rooms=FLAT.rooms[:1]) == (
        "the region of 15 m² at [6.50, 2.50] is in no room: add a [[room]] with a point in it",
    )


def test_a_room_without_a_sensor_is_a_warning_unless_one_is_near_its_door() -> None:
    (warning,) = warnings_of(sensors=(FLAT.sensors[0],))
    assert warning.startswith("room 'bedroom' has no sensor, nor one within 3 m of its doors")
    assert warnings_of(sensors=(Sensor("n01", (3.0, 1.5)),)) == ()
    shut = (Door("bedroom", (5.0, 1.5), 1.0, "shut"),)
    (warning,) = warnings_of(sensors=(Sensor("n01", (3.0, 1.5)),), doors=shut)
    assert "room 'bedroom' has no sensor" in warning


def test_a_plan_without_sensors_has_a_warning_for_each_room() -> None:
    assert len(warnings_of(sensors=())) == 2


def test_a_part_that_nobody_can_reach_is_a_warning() -> None:
    (warning,) = warnings_of(doors=())
    assert re.match(r"nobody can reach the 12 m² at \[6\.50, 2\.50\]: add a door", warning)


def test_a_room_behind_a_shut_door_is_no_warning() -> None:
    assert warnings_of(doors=(Door("bedroom", (5.0, 1.5), 1.0, "shut"),)) == ()


def test_a_room_too_small_to_stand_in_is_a_warning() -> None:
    rooms = (*FLAT.rooms, Room("shaft", at=(0.2, 4.9)))
    found = warnings_of(walls=wall((0.0, 4.7), (0.5, 4.7), (0.5, 5.0)), rooms=rooms)
    assert (
        "room 'shaft': has no place where somebody may stand: give a smaller cell, or take the room out"
        in found
    )


def test_a_floor_full_of_furniture_is_a_warning() -> None:
    found = warnings_of(obstacles=(Obstacle("water", FLAT.outline),))
    assert (
        "there is no place where somebody may stand: make the rooms larger, or give fewer obstacles" in found
    )


def test_many_warnings_of_a_kind_are_counted() -> None:
    pens = tuple(
        Wall(f"{x}-{y}", ((x, y), (x + 0.9, y), (x + 0.9, y + 0.9), (x, y + 0.9), (x, y)))
        for x in range(1, 8)
        for y in range(1, 5)
    )
    found = check_plan(
        flat(
            outline=((0.0, 0.0), (9.0, 0.0), (9.0, 6.0), (0.0, 6.0)),
            walls=pens,
            doors=(),
            rooms=(),
            sensors=(),
        )
    ).warnings
    assert "there are 9 more warnings like the last one: follow the first ones, and check again" in found
