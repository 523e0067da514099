"""Walls with open and shut doors, and where doors are in them."""

from __future__ import annotations

import math
import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.plans.plan import Door, FloorPlan, Points, Wall
from heatcloak_shared.errors import ParameterError, PlanError
from support.floor_plans import FLAT, flat

LONG = Wall("long", ((0.0, 0.0), (4.0, 0.0), (4.0, 3.0)), 0.5)
"""A wall of 7 m around a corner."""


def length(points: Points) -> float:
    return sum(math.dist(one, other) for one, other in pairwise(points))


def test_an_open_door_is_cut_out_of_its_wall() -> None:
    first, second = FLAT.solid_walls()
    assert first == (((5.0, 0.0), (5.0, 1.0)), 0.0)
    assert second == (((5.0, 2.0), (5.0, 5.0)), 0.0)


def test_a_shut_door_is_a_piece_with_its_own_conductance() -> None:
    plan = flat(doors=(Door("bedroom", (5.0, 1.5), 1.0, "shut", 2.5),))
    pieces = plan.solid_walls()
    assert [conductance for _, conductance in pieces] == [0.0, 2.5, 0.0]
    assert pieces[1][0] == ((5.0, 1.0), (5.0, 2.0))


def test_named_doors_are_shut_and_all_others_open() -> None:
    doors = (
        Door("a", (5.0, 1.0), 0.8, "shut"),
        Door("b", (5.0, 2.5), 0.8, "either"),
        Door("c", (5.0, 4.0), 0.8),
    )
    plan = flat(doors=doors)
    assert plan.either_doors == ("b",)
    assert len(plan.solid_walls()) == 5, "a is shut, b and c are open"
    assert len(plan.solid_walls(frozenset())) == 4
    assert [points[0][1] for points, _ in plan.solid_walls(frozenset("b"))] == pytest.approx(
        [0.0, 1.4, 2.1, 2.9, 4.4]
    )
    assert len(plan.solid_walls(frozenset("abc"))) == 7


def test_shut_doors_are_found_among_the_walls() -> None:
    doors = (
        Door("a", (5.0, 4.0), 0.8, "shut", 0.3),
        Door("b", (5.0, 2.5), 0.8),
        Door("c", (5.0, 1.0), 0.8, "shut", 0.2),
    )
    plan = flat(doors=doors)
    assert list(plan.shut_doors) == ["a", "c"]
    walls = plan.solid_walls()
    assert [walls[index][1] for index in plan.shut_doors.values()] == [0.3, 0.2]
    assert FLAT.shut_doors == {}


def test_an_unknown_door_is_refused() -> None:
    with pytest.raises(ParameterError, match=re.escape("no door 'cellar': give names of doors of the plan")):
        FLAT.solid_walls(frozenset({"cellar"}))


def test_pieces_keep_the_corners_of_their_wall() -> None:
    plan = FloorPlan("p", FLAT.outline, (LONG,), (Door("d", (4.0, 2.0), 1.0),))
    assert plan.solid_walls() == (
        (((0.0, 0.0), (4.0, 0.0), (4.0, 1.5)), 0.5),
        (((4.0, 2.5), (4.0, 3.0)), 0.5),
    )


def test_a_wall_without_doors_is_returned_as_it_is() -> None:
    plan = FloorPlan("p", FLAT.outline, (LONG,))
    assert plan.solid_walls() == ((LONG.points, 0.5),)


def test_a_door_as_long_as_its_wall_leaves_no_piece_when_open() -> None:
    plan = flat(walls=(Wall("gate", ((5.0, 1.0), (5.0, 2.0))),), doors=(Door("gate", (5.0, 1.5), 1.0),))
    assert plan.solid_walls() == ()
    assert plan.solid_walls(frozenset({"gate"})) == ((((5.0, 1.0), (5.0, 2.0)), 0.0),)


def test_a_door_beside_its_wall_is_moved_onto_it() -> None:
    plan = flat(doors=(Door("bedroom", (5.09, 1.5), 1.0),))
    assert plan.door_ends == (((5.0, 1.0), (5.0, 2.0)),)
    assert plan.door_spans[0].start == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("door", "error"),
    [
        (
            Door("d", (2.0, 2.0), 1.0, line=7),
            "plan: line 7: door 'd': on no wall: move its middle onto a wall",
        ),
        (Door("d", (5.11, 2.0), 1.0), "door 'd': on no wall"),
        (Door("d", (5.0, 0.3), 1.0), "1 m wide, it leaves wall 'middle' at an end: move it along the wall"),
        (Door("d", (5.0, 4.8), 1.0), "leaves wall 'middle' at an end"),
    ],
)
def test_a_door_that_is_not_in_a_wall_is_refused(door: Door, error: str) -> None:
    with pytest.raises(PlanError, match=re.escape(error)):
        flat(doors=(door,)).solid_walls()


def test_a_door_at_two_walls_is_refused_with_both_names() -> None:
    walls = (*FLAT.walls, Wall("other", ((5.05, 0.0), (5.05, 3.0))))
    with pytest.raises(PlanError, match=r"within 0\.1 m of wall 'middle' and wall 'other': move it"):
        flat(walls=walls).solid_walls()


def test_a_door_around_a_corner_is_refused() -> None:
    plan = FloorPlan("p", FLAT.outline, (LONG,), (Door("d", (3.95, 0.0), 1.0),))
    with pytest.raises(PlanError, match="goes around a corner of wall 'long': move it onto a straight part"):
        plan.solid_walls()


def test_a_door_may_lie_over_a_point_of_a_straight_wall() -> None:
    wall = Wall("middle", ((5.0, 0.0), (5.0, 1.6), (5.0, 5.0)))
    assert flat(walls=(wall,)).solid_walls() == FLAT.solid_walls()


def test_plans_are_compared_and_hashed_by_their_content() -> None:
    """Line numbers and the name of the file do not count."""
    moved = flat(source="other.toml", walls=(Wall("middle", FLAT.walls[0].points, line=12),))
    assert moved == FLAT
    assert hash(moved) == hash(FLAT)
    assert flat(cell=0.5) != FLAT


coordinates = st.floats(-50.0, 50.0).map(lambda number: round(number, 3))


@given(
    st.lists(st.tuples(coordinates, coordinates), min_size=2, max_size=5, unique=True),
    st.lists(st.tuples(st.integers(0, 3), st.floats(0.2, 0.8), st.floats(0.05, 0.3)), max_size=4),
    st.sets(st.integers(0, 3)),
)
def test_pieces_and_open_doors_are_together_the_wall(
    points: list[tuple[float, float]], placed: list[tuple[int, float, float]], shut: set[int]
) -> None:
    """At most one door in each segment, so that doors neither overlap nor go around corners."""
    doors = []
    for segment, share, width in {each[0]: each for each in placed if each[0] < len(points) - 1}.values():
        (x, y), (x_end, y_end) = points[segment : segment + 2]
        step = math.dist((x, y), (x_end, y_end))
        at = x + share * (x_end - x), y + share * (y_end - y)
        doors.append(Door(f"{segment}", at, width * step))
    plan = FloorPlan("p", (), (Wall("w", tuple(points), 0.25),), tuple(doors))
    try:
        _ = plan.door_spans
    except PlanError:
        return  # the wall crosses itself near a door, or a corner is nearly straight
    names = frozenset(door.name for number, door in enumerate(doors) if number in shut)
    pieces = plan.solid_walls(names)
    opened = sum(door.width for door in doors if door.name not in names)
    total = length(tuple(points))
    assert sum(length(piece) for piece, _ in pieces) + opened == pytest.approx(total, abs=1e-6)
    assert {conductance for _, conductance in pieces} <= {0.0, 0.25}
