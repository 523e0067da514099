"""Plans from GeoJSON: kinds of features, walls of rooms, doors, projections, and hostile files."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.plans.geojson import plan_from_geojson
from heatcloak_aggregator.plans.plan import FloorPlan
from heatcloak_aggregator.plans.plan_checks import check_plan
from heatcloak_aggregator.plans.plan_file import parse_plan, plan_text
from heatcloak_shared.errors import PlanError

Json = dict[str, Any]

OUTLINE = [[0, 0], [8, 0], [8, 5], [0, 5]]
KITCHEN = [[0, 0], [5, 0], [5, 5], [0, 5]]
HALL = [[5, 0], [8, 0], [8, 5], [5, 5]]


def feature(form: str, coordinates: Any, **properties: Any) -> Json:
    return {
        "type": "Feature",
        "properties": properties,
        "geometry": {"type": form, "coordinates": coordinates},
    }


def area(corners: Sequence[Sequence[float]], **properties: Any) -> Json:
    return feature("Polygon", [[*corners, corners[0]]], **properties)


def collection(*features: Any) -> str:
    return json.dumps({"type": "FeatureCollection", "features": list(features)})


def imported(*features: Any, **options: Any) -> FloorPlan:
    return plan_from_geojson(collection(*features), **options).plan


TWO_ROOMS = (
    area(KITCHEN, indoor="room", name="kitchen"),
    area(HALL, indoor="corridor", name="hall"),
    feature("Point", [5.0, 2.0], door="yes", width="1.1"),
    feature("Point", [1.5, 2.5], kind="sensor", name="n01"),
    feature("Point", [6.5, 2.5], kind="sensor"),
)
"""Two rooms with a common border, as OpenStreetMap has them."""


def test_rooms_are_the_floor_and_their_common_border_is_a_wall() -> None:
    plan = imported(*TWO_ROOMS)
    checked = check_plan(plan)
    assert checked.warnings == ()
    assert checked.area == pytest.approx(40.0)
    assert [(room.name, room.n_sensors) for room in checked.rooms] == [("kitchen", 1), ("hall", 1)]
    (wall,) = plan.walls
    assert sorted(wall.points) == [(5.0, 0.0), (5.0, 5.0)]
    assert [(door.at, door.width) for door in plan.doors] == [((5.0, 2.0), 1.1)]
    assert parse_plan(plan_text(plan)) == plan


def test_borders_that_overlap_in_part_are_walls_once() -> None:
    """Three rooms: a long one above two short ones."""
    plan = imported(
        area([[0, 0], [3, 0], [3, 2], [0, 2]], indoor="room"),
        area([[3, 0], [8, 0], [8, 2], [3, 2]], indoor="room"),
        area([[0, 2], [8, 2], [8, 5], [0, 5]], indoor="room"),
    )
    length = sum(math.dist(*wall.points) for wall in plan.walls)
    assert length == pytest.approx(2.0 + 8.0)
    assert [room.name for room in plan.rooms] == ["room 1", "room 2", "room 3"]
    assert check_plan(plan).area == pytest.approx(40.0)


def test_drawn_walls_are_used_instead_of_borders() -> None:
    wall = feature("LineString", [[5, 0], [5, 5]], kind="wall", name="brick", conductance=0.5)
    plan = imported(*TWO_ROOMS, wall, area(OUTLINE, kind="outline"))
    assert [(wall.name, wall.points, wall.conductance) for wall in plan.walls] == [
        ("brick", ((5.0, 0.0), (5.0, 5.0)), 0.5)
    ]


def test_metres_are_kept_as_they_are() -> None:
    shift = [455_000.123, 5_431_000.457]
    moved = [[x + shift[0], y + shift[1]] for x, y in OUTLINE]
    plan = imported(
        area(moved, kind="outline"), feature("Point", [shift[0] + 1, shift[1] + 1], type="sensor")
    )
    assert [list(point) for point in plan.outline] == moved
    assert plan.sensors[0].at == (shift[0] + 1, shift[1] + 1)
    assert check_plan(plan).area == pytest.approx(40.0)


@pytest.mark.parametrize("latitude", [-62.0, 0.0, 48.0])
def test_longitudes_and_latitudes_become_metres(latitude: float) -> None:
    """A degree of the meridian has 110,574 m at the equator and 111,230 m at 48 degrees (WGS 84)."""
    angle = math.radians(latitude)
    north = 111_132.954 - 559.822 * math.cos(2 * angle) + 1.175 * math.cos(4 * angle)
    east = 111_412.84 * math.cos(angle) - 93.5 * math.cos(3 * angle) + 0.118 * math.cos(5 * angle)
    corners = [[11.5 + x / east, latitude + y / north] for x, y in OUTLINE]
    plan = imported(area(corners, kind="outline"))
    for found, expected in zip(plan.outline, OUTLINE, strict=True):
        assert found == pytest.approx(expected, abs=2e-3)


def test_coordinates_may_be_said_to_be_geographic_or_metric() -> None:
    tiny = [(0.0, 0.0), (0.01, 0.0), (0.01, 0.01), (0.0, 0.01)]
    assert imported(area(tiny, kind="outline"), geographic=False).outline[2] == (0.01, 0.01)
    assert imported(area(tiny, kind="outline")).outline[2][0] == pytest.approx(1113.2, abs=0.1)
    with pytest.raises(PlanError, match="are not longitudes and latitudes: leave out --geographic"):
        imported(area([[0, 0], [400, 0], [400, 5]], kind="outline"), geographic=True)


def test_features_of_imdf_are_understood() -> None:
    unit = area(KITCHEN, name={"en": "Kitchen"}, level_id="L1", category="room")
    opening = feature("LineString", [[5, 1.5], [5, 2.5]], level_id="L1")
    level = area(OUTLINE, name=None)
    footprint = area([[-1, -1], [9, -1], [9, 6], [-1, 6]])
    for each, kind in ((unit, "unit"), (opening, "opening"), (level, "level"), (footprint, "footprint")):
        each["feature_type"] = kind
    level["id"] = "L1"
    plan = imported(
        unit, opening, level, footprint, {"type": "Feature", "feature_type": "address", "geometry": None}
    )
    assert plan.outline == tuple(map(tuple, OUTLINE)), "the level, not the footprint"
    assert plan.rooms[0].name == "Kitchen"
    assert [(door.at, door.width) for door in plan.doors] == [((5.0, 2.0), 1.0)]


def test_a_building_of_openstreetmap_is_the_outline_if_there_is_no_other() -> None:
    assert imported(area(OUTLINE, building="yes"), area(KITCHEN, indoor="room")).outline == tuple(
        map(tuple, OUTLINE)
    )


def test_one_of_several_levels_is_chosen() -> None:
    upper = [area(KITCHEN, indoor="room", level="1", name="attic")]
    lower = [area(OUTLINE, indoor="room", level="0;-1", name="hall")]
    with pytest.raises(PlanError, match="has features of 3 levels, such as '-1', '0', '1': choose one with"):
        imported(*upper, *lower)
    assert imported(*upper, *lower, level="1").rooms[0].name == "attic"
    assert imported(*upper, *lower, level="-1").rooms[0].name == "hall"
    with pytest.raises(PlanError, match="no feature is on level '7': leave out --level, or give another"):
        imported(*upper, *lower, level="7")


def test_a_room_with_a_hole_becomes_a_point_and_walls() -> None:
    hole = [[2, 2], [3, 2], [3, 3], [2, 3], [2, 2]]
    plan = imported(feature("Polygon", [[*OUTLINE, OUTLINE[0]], hole], indoor="room", name="ring"))
    assert plan.rooms[0].corners is None
    assert check_plan(plan).rooms[0].area == pytest.approx(39.0, abs=1e-3)


def test_a_hole_of_the_outline_is_a_column() -> None:
    hole = [[2, 2], [3, 2], [3, 3], [2, 3], [2, 2]]
    plan = imported(feature("Polygon", [[*OUTLINE, OUTLINE[0]], hole], kind="outline"))
    assert [obstacle.heat for obstacle in plan.obstacles] == ["blocks"]
    assert check_plan(plan).n_heat_cells == 39 * 64


def test_obstacles_and_columns_are_told_apart() -> None:
    corners = [[1, 1], [2, 1], [2, 2], [1, 2]]
    plan = imported(
        area(OUTLINE, kind="outline"),
        area(corners, kind="obstacle", name="bed"),
        area(corners, kind="obstacle", heat="blocks", name="pillar"),
        area(corners, indoor="column"),
    )
    assert [(each.name, each.heat) for each in plan.obstacles] == [
        ("bed", "passes"),
        ("pillar", "blocks"),
        ("column", "blocks"),
    ]


def test_a_door_that_is_drawn_in_a_gap_of_a_wall_closes_the_gap() -> None:
    plan = imported(
        area(OUTLINE, kind="outline"),
        feature("MultiLineString", [[[5, 0], [5, 1]], [[5, 2], [5, 5]]], kind="wall", name="middle"),
        feature("LineString", [[5, 1.02], [5, 1.98]], kind="door", name="gate", state="either"),
        feature("Point", [1, 1], kind="room", name="west"),
        feature("Point", [6, 1], kind="room", name="east"),
    )
    assert [wall.name for wall in plan.walls] == ["middle", "middle 2", "wall of gate"]
    assert plan.either_doors == ("gate",)
    assert [room.area for room in check_plan(plan).rooms] == pytest.approx([25.0, 15.0], abs=1e-3)


def test_doors_in_the_outline_are_left_out() -> None:
    found = plan_from_geojson(
        collection(
            *TWO_ROOMS, feature("Point", [0, 2], door="hinged", name="entrance"), area(HALL, kind="tree")
        )
    )
    assert len(found.plan.doors) == 1
    assert found.left_out == (
        "features of no known kind: 1",
        "feature 6 'entrance': the door is in the outline",
    )


def test_a_door_that_is_drawn_beside_its_wall_is_moved_onto_it() -> None:
    wall = feature("LineString", [[5, 0], [5, 5]], kind="wall")
    beside = feature("LineString", [[5.2, 1.5], [5.2, 2.5]], kind="door")
    plan = imported(area(OUTLINE, kind="outline"), wall, beside)
    assert len(plan.walls) == 1
    assert plan.doors[0].at == (5.0, 2.0)


def test_more_parts_than_a_plan_has_are_refused() -> None:
    many = [feature("Point", [1 + number / 1e4, 1], kind="sensor") for number in range(1001)]
    with pytest.raises(PlanError, match="has 1001 sensors: give at most 1000"):
        imported(area(OUTLINE, kind="outline"), *many)


def test_a_thick_wall_becomes_its_middle_line() -> None:
    thick = [[4.9, 0.0], [5.1, 0.0], [5.1, 5.0], [4.9, 5.0]]
    (wall,) = imported(area(OUTLINE, kind="outline"), area(thick, kind="wall")).walls
    assert sorted(wall.points) == [(5.0, 0.0), (5.0, 5.0)]


def test_a_wall_that_goes_beyond_the_outline_is_cut_there() -> None:
    line = feature("LineString", [[5, -0.2], [5, 5.25]], kind="wall")
    assert imported(area(OUTLINE, kind="outline"), line).walls[0].points == ((5.0, 0.0), (5.0, 5.0))


def test_ends_of_walls_that_nearly_touch_are_joined() -> None:
    plan = imported(
        area(OUTLINE, kind="outline"),
        feature("LineString", [[5, 0.08], [5, 5]], kind="wall"),
        feature("LineString", [[0, 2], [4.93, 2]], kind="wall"),
    )
    assert [wall.points for wall in plan.walls] == [((5.0, 0.0), (5.0, 5.0)), ((0.0, 2.0), (5.0, 2.0))]


def test_names_are_made_valid_and_unique() -> None:
    plan = imported(
        area(OUTLINE, kind="outline"),
        *(
            feature("Point", [at, 1], kind="sensor", name=name)
            for at, name in ((1, "Küche 1"), (2, "Küche 1"))
        ),
        *(feature("Point", [at, 1], kind="room", name='the "best" room\n' * 3) for at in (1, 6)),
        feature("LineString", [[5, 0], [5, 5]], kind="wall", name=7),
    )
    assert [sensor.name for sensor in plan.sensors] == ["k-che-1", "k-che-1-2"]
    assert [room.name for room in plan.rooms] == [
        "the best room the best room the",
        "the best room the best room th 2",
    ]
    assert plan.walls[0].name == "7"
    check_plan(plan)


@pytest.mark.parametrize(
    ("features", "error"),
    [
        ([area(OUTLINE, kind="outline")] * 2, "feature 2: is a second outline, after feature 1: leave one"),
        ([feature("Point", [1, 1], kind="sensor")], "no outline: draw a polygon that is called outline"),
        (
            [area([[0, 0], [1, 0], [1, 1]], indoor="room"), area([[5, 0], [6, 0], [6, 1]], indoor="room")],
            "no outline, and the rooms do not touch: draw a polygon that is called outline",
        ),
        (
            [area([[0, 0], [4, 4], [4, 0], [0, 4]], kind="outline")],
            "feature 1: not a simple polygon (Self-int",
        ),
        ([feature("LineString", [[0, 0], [1, 1]], kind="outline")], "feature 1: the outline must be an area"),
        (
            [area(OUTLINE, kind="outline"), feature("LineString", [[0, 0], [1, 1]], kind="room")],
            "feature 2: the room must be",
        ),
        (
            [area(OUTLINE, kind="outline", name="Floor"), area(KITCHEN, kind="tree")] * 2,
            "feature 3 'Floor': is",
        ),
        (
            [feature("GeometryCollection", [], kind="wall")],
            "feature 1: a geometry of type 'GeometryCollection'",
        ),
        ([feature("Polygon", [[[0, 0], [1, 0], [0, 0]]], kind="room")], "feature 1: a polygon of fewer than"),
        ([feature("Polygon", [], kind="room")], "feature 1: a polygon without corners"),
        ([feature("Polygon", 3, kind="room")], "feature 1: its coordinates are not arrays"),
        (
            [area(OUTLINE, kind="outline"), feature("Point", [1, 1], kind="wall")],
            "feature 2: the wall must be a",
        ),
        ([feature("LineString", [[0, 0]], kind="wall")], "feature 1: has 1 points: give 2 or more"),
        ([feature("Point", [math.nan, 1], kind="sensor")], "feature 1: [nan, 1] is not a position: give two"),
        ([feature("Point", [1], kind="sensor")], "feature 1: [1] is not a position"),
        ([feature("Point", ["1", "2"], kind="sensor")], "is not a position"),
        ([feature("Point", [10**400, 1], kind="sensor")], "is not a position"),
        ([feature("Point", [1e300, 1], kind="sensor"), area(OUTLINE, kind="outline")], "beyond 1e+07 m"),
        ([feature("Point", [1, 1], kind="door", width="wide")], "feature 1: width 'wide' is out of range"),
        ([feature("Point", [1, 1], kind="door", width=-1)], "feature 1: width -1 is out of range"),
        (
            [feature("Point", [1, 1], kind="door", state="ajar")],
            "feature 1: state 'ajar' is unknown: give open",
        ),
        (
            [{"type": "Feature", "properties": {"kind": "wall"}, "geometry": 3}],
            "feature 1: its geometry is not",
        ),
        (
            [{"type": "Feature", "properties": {"kind": "wall"}, "geometry": {}}],
            "feature 1: its geometry has no",
        ),
        ([[]], "feature 1: is not an object"),
        (
            [area(OUTLINE, kind="tree")],
            "no feature has a kind: give each a property kind, one of outline, wall",
        ),
        ([], "no feature has a kind"),
    ],
)
def test_errors_name_the_feature_and_the_remedy(features: list[Any], error: str) -> None:
    with pytest.raises(PlanError, match=re.escape(error)) as caught:
        imported(*features, source="floor.geojson")
    assert str(caught.value).startswith("floor.geojson: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"\xff\xff", "not UTF-8"),
        (b"", "not JSON"),
        ("[" * 100_000, "not JSON"),
        (b'{"type": "FeatureCollection", "features": ' + b'{"a":' * 100_000, "not JSON"),
        ('{"type": "Feature"}', "not a FeatureCollection: export it as one"),
        ('{"type": "FeatureCollection", "features": {}}', "not a FeatureCollection"),
        ("3", "not a FeatureCollection"),
        ('{"x": ' + "9" * 5000 + "}", "not JSON"),
        (b" " * (5 * 2**20 + 1), "more than 5242880 bytes: give a map of the plan alone"),
        (collection(*[{}] * 10_001), "has 10001 features: give at most 10000"),
        (collection(feature("LineString", [[0, 0]] * 50_001, kind="wall")), "has 50001 points: give at most"),
    ],
)
def test_hostile_files_are_refused(content: bytes | str, error: str) -> None:
    with pytest.raises(PlanError, match=re.escape(error)) as caught:
        plan_from_geojson(content)
    assert len(str(caught.value)) < 300


def test_a_byte_order_mark_is_accepted() -> None:
    assert plan_from_geojson(b"\xef\xbb\xbf" + collection(*TWO_ROOMS).encode()).plan.rooms


positions = st.lists(st.floats(-12, 12).map(lambda number: round(number, 1)), min_size=2, max_size=2)
lines = st.lists(positions, min_size=1, max_size=6)
geometries = st.one_of(
    st.tuples(st.just("Point"), positions),
    st.tuples(st.just("LineString"), lines),
    st.tuples(st.just("Polygon"), st.lists(lines, max_size=2)),
    st.tuples(st.just("MultiPolygon"), st.lists(st.lists(lines, max_size=2), max_size=2)),
    st.tuples(st.text(max_size=5), st.none()),
)
kinds = st.sampled_from(["outline", "wall", "wall", "door", "room", "obstacle", "column", "sensor", "tree"])


@given(st.lists(st.tuples(geometries, kinds), max_size=8), st.booleans())
def test_any_features_make_a_plan_or_an_error(
    drawn: list[tuple[tuple[str, Any], str]], has_outline: bool
) -> None:
    features = [feature(form, coordinates, kind=kind) for (form, coordinates), kind in drawn]
    if has_outline:
        features = [each for each in features if each["properties"]["kind"] != "outline"]
        features.append(area([[-10, -10], [10, -10], [10, 10], [-10, 10]], kind="outline"))
    try:
        plan = imported(*features)
        assert parse_plan(plan_text(plan)) == plan
        check_plan(plan)
    except PlanError as error:
        assert ": " in str(error)
