"""The drawing of a floor: the plan to scale, what was recovered on it, and the rooms."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from heatcloak_aggregator.dashboard.catalogue import catalogue
from heatcloak_aggregator.dashboard.drawings import drawing_of
from heatcloak_aggregator.dashboard.drawings.floor import FloorShapes
from heatcloak_aggregator.dashboard.drawings.floor_plan import LETTER, LINE, MARGIN, TALLEST, Label, border
from heatcloak_aggregator.dashboard.promise_view import protected, unprotected
from heatcloak_aggregator.dashboard.rendering import environment
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_aggregator.store import ReadingVerdict, StoredEstimate, StoredReading
from heatcloak_shared.wire import Estimate
from heatcloak_shared.zone import Floor, Zone
from support.dashboard_zones import FLOOR_WORLD, Played, floor, noisy
from support.zones import with_domain

NUMBER = 1_773_480_400
UNITS = 97.0 / 8.0
"""Units of the drawing in a metre: the flat is 8 m wide."""


@pytest.fixture(scope="module")
def played() -> Played:
    """Return the flat."""
    return floor()


def shown(message: Estimate, missing: int = 0) -> ShownRound:
    readings = {
        each.node: StoredReading(each, ReadingVerdict.ACCEPTED, each.t)
        for each in noisy(cast("Zone", floor().zone), NUMBER, FLOOR_WORLD)[missing:]
    }
    return ShownRound(NUMBER, StoredEstimate(message, len(readings), 0.0), 0.0, readings)


def drawn(played: Played, people: Sequence[tuple[float, float]] | None = None, **changes: Any) -> FloorShapes:
    """Return the shapes of a round; keywords change its pooled estimate."""
    return cast("FloorShapes", drawing_of(played.zone).shapes(shown(estimate(played, **changes)), people))


def estimate(played: Played, **changes: Any) -> Estimate:
    message = cast("Estimate", played.content(NUMBER).message)
    assert message.pooled is not None
    return replace(message, pooled=replace(message.pooled, **changes))


def words(played: Played, **changes: Any) -> list[str]:
    sentences = drawing_of(played.zone).sentences(shown(estimate(played, **changes)))
    return [catalogue().say(each) for each in sentences]


def points(path: str) -> list[tuple[float, float]]:
    """Return the points of a polyline in metres, from the corner in the south-west."""
    numbers = [float(each) for each in re.findall(r"[\d.]+", path)]
    places = zip(numbers[::2], numbers[1::2], strict=True)
    return [((x - MARGIN) / UNITS, 5.0 - (y - MARGIN) / UNITS) for x, y in places]


def covered(path: str) -> set[tuple[int, int]]:
    """Return the cells, column and row from the top, that an SVG path of runs covers."""
    runs = re.findall(r"M(\d+) (\d+)h(\d+)", path)
    return {(int(x) + step, int(y)) for x, y, length in runs for step in range(int(length))}


def place_cells(zone: Zone, places: Sequence[int]) -> set[tuple[int, int]]:
    domain = cast("Floor", zone.domain)
    return {(column, len(domain.map) - 1 - row) for row, column in (domain.cells[at] for at in places)}


def test_the_plan_is_to_scale_with_gaps_for_open_doors(played: Played) -> None:
    plan = drawn(played).plan
    domain = cast("Floor", cast("Zone", played.zone).domain)
    assert points(plan.outline) == [pytest.approx(corner, abs=1e-3) for corner in domain.outline]
    lines = [points(line) for line in plan.walls.split("M")[1:]]
    assert [len(line) for line in lines] == [len(wall.points) for wall in domain.walls]
    for line, wall in zip(lines, domain.walls, strict=True):
        assert line == [pytest.approx(point, abs=1e-3) for point in wall.points]
    # Nothing is drawn in the opening of the bedroom's door, from 1.0 to 2.0 m.
    assert not any(
        low < 1.5 < high
        for line in lines
        for (x, low), (x_end, high) in map(sorted, pairwise(line))
        if x == x_end
    )
    assert points(plan.doors) == [pytest.approx(end, abs=1e-3) for end in ((5.8, 3.2), (6.6, 3.2))]
    assert len(points(plan.obstacles)) == len(points(plan.columns)) == 4


def test_the_scale_is_as_long_as_its_metres(played: Played) -> None:
    scale = drawn(played).plan.scale
    assert scale.metres == 2.0
    assert scale.length == pytest.approx(2.0 * UNITS)
    assert drawn(played).plan.height < scale.y < drawn(played).plan.full_height


def test_places_sensors_and_people_are_where_they_are(played: Played) -> None:
    zone = cast("Zone", played.zone)
    domain = cast("Floor", zone.domain)
    shapes = drawn(played, [(60.0, 1.0)])
    for mark, (x, y) in zip(shapes.sensors, domain.sensors, strict=True):
        assert (mark.x, mark.y) == pytest.approx((MARGIN + x * UNITS, MARGIN + (5.0 - y) * UNITS))
    assert shapes.people is not None
    x, y = domain.places[60]
    assert shapes.people[0] == pytest.approx((MARGIN + x * UNITS, MARGIN + (5.0 - y) * UNITS))
    left, top, width, height = shapes.plan.grid
    columns, rows = shapes.plan.cells
    assert width / columns == pytest.approx(height / rows) == pytest.approx(0.25 * UNITS)
    ((column, row),) = place_cells(zone, [60])
    middle = left + (column + 0.5) * width / columns, top + (row + 0.5) * height / rows
    assert middle == pytest.approx(shapes.people[0])


def test_rooms_cover_all_places_once(played: Played) -> None:
    zone = cast("Zone", played.zone)
    cells = [covered(room.path) for room in drawn(played).rooms]
    assert sum(map(len, cells)) == zone.domain.n_sources
    assert set().union(*cells) == place_cells(zone, range(zone.domain.n_sources))


def test_recovered_heat_is_shaded_by_intensity(played: Played) -> None:
    zone = cast("Zone", played.zone)
    shades = {
        each.number: covered(each.path) for each in drawn(played, sources=((0, 1.0), (1, 0.001))).shades
    }
    assert shades == {5: place_cells(zone, [0]), 1: place_cells(zone, [1])}


def test_a_region_has_its_probability_its_area_and_its_rooms(played: Played) -> None:
    zone = cast("Zone", played.zone)
    rooms = zone.domain.communities or ()
    inside = [*[at for at, room in enumerate(rooms) if room == 1][:6], 0, 1]
    (region,) = drawn(played, vicinities=((tuple(inside), 0.937),)).regions
    assert covered(region.path) == place_cells(zone, inside)
    assert region.label.text == "93\N{NO-BREAK SPACE}%"
    assert region.area == pytest.approx(8 * 0.0625)
    assert region.rooms == ["bedroom", "living-room"]


def test_labels_do_not_cover_each_other_and_those_of_rooms_stay_inside(played: Played) -> None:
    shapes = drawn(played)
    boxes = [box(room.label, 2 if room.has_second_line else 1) for room in shapes.rooms if room.label]
    assert len(boxes) == 3
    boxes += [box(region.label, 1) for region in shapes.regions]
    for index, (left, top, right, bottom) in enumerate(boxes):
        assert not any(
            left < other[2] and other[0] < right and top < other[3] and other[1] < bottom
            for other in boxes[:index]
        )
    left, top, width, height = shapes.plan.grid
    columns, rows = shapes.plan.cells
    for room, (x0, y0, x1, y1) in zip(shapes.rooms, boxes, strict=False):
        corners = {
            (int((x - left) * columns / width), int((y - top) * rows / height))
            for x in (x0, x1)
            for y in (y0, y1)
        }
        assert corners <= covered(room.path)


def box(label: Label, lines: int) -> tuple[float, float, float, float]:
    half = len(label.text) * LETTER / 2.0
    top = label.y - LINE / 2.0
    return label.x - half, top, label.x + half, top + lines * LINE


def test_long_names_are_shortened_and_rooms_without_space_have_no_label(played: Played) -> None:
    zone = with_domain(
        cast("Zone", played.zone), rooms=("the-large-room-for-living", "a-room-for-sleeping-at-night", "bath")
    )
    labels = [room.label for room in drawn(replace(played, zone=zone)).rooms]
    assert labels[1] is not None
    assert labels[1].text.endswith("…")
    tiny = with_domain(cast("Zone", played.zone), map=("..", "ab"), rooms=("kitchen", "bath"))
    shapes = drawn(replace(played, zone=tiny), sources=(), vicinities=())
    assert [room.label for room in shapes.rooms] == [None, None]


def test_a_narrow_floor_is_drawn_in_the_middle_and_not_too_tall(played: Played) -> None:
    outline = ((0.0, 0.0), (2.0, 0.0), (2.0, 20.0), (0.0, 20.0))
    zone = with_domain(cast("Zone", played.zone), outline=outline)
    plan = drawn(replace(played, zone=zone)).plan
    assert plan.height <= TALLEST * plan.width + 2.0 * MARGIN
    corners = [float(x) for x in re.findall(r"[ML]([\d.]+)", plan.outline)]
    assert min(corners) + max(corners) == pytest.approx(plan.width, abs=0.02)


def test_sentences_name_the_likeliest_rooms(played: Played) -> None:
    assert words(played, holding=((1, 0.979), (0, 0.45), (2, 0.1)))[1:] == [
        "Somebody is in bedroom: 97\N{NO-BREAK SPACE}% sure.",
        "Perhaps somebody is in living-room: 45\N{NO-BREAK SPACE}% sure.",
    ]
    assert words(played, holding=((1, 0.171),))[1:] == [
        "In no single room is somebody likely: 18\N{NO-BREAK SPACE}% at most."
    ]
    assert words(played, holding=None, communities=((2, 0.8), (0, 0.2)))[1:] == [
        "bath has 80\N{NO-BREAK SPACE}% of the recovered heat.",
        "living-room has 20\N{NO-BREAK SPACE}% of the recovered heat.",
    ]


def test_rooms_are_ranked_and_those_that_a_message_does_not_list_have_a_probability_of_0(
    played: Played,
) -> None:
    shapes = drawn(played, holding=((1, 0.9), (0, 0.3)))
    assert [(room.name, room.probability, room.shade) for room in shapes.ranked] == [
        ("bedroom", 0.9, 3),
        ("living-room", 0.3, 1),
        ("bath", 0.0, 0),
    ]
    unknown = drawn(played, holding=None, communities=((0, 1.0),)).ranked[0]
    assert (unknown.name, unknown.probability, unknown.share, unknown.shade) == ("living-room", None, 1.0, 3)


def test_sensors_without_a_reading_are_marked(played: Played) -> None:
    now = shown(estimate(played), missing=2)
    marks = cast("FloorShapes", drawing_of(played.zone).shapes(now)).sensors
    assert [mark.reading is None for mark in marks] == [True, True, False, False, False, False]
    html = rendered(drawing_of(played.zone).shapes(now))
    assert html.count("no reading in this round") == 4
    assert html.count('class="sensor unread"') == 3


def rendered(shapes: object) -> str:
    return (
        environment()
        .get_template("drawings/floor.html")
        .render(t=catalogue(), shapes=shapes, small=False, id="drawing")
    )


def test_a_floor_without_rooms_is_drawn_and_has_no_table_of_rooms(played: Played) -> None:
    zone = cast("Zone", played.zone)
    rows = tuple(re.sub("[abc]", "-", row) for row in cast("Floor", zone.domain).map)
    bare = replace(played, zone=with_domain(zone, map=rows, rooms=()))
    html = rendered(drawn(bare, communities=None, holding=None))
    assert 'id="drawing-rooms"' not in html
    assert words(bare, communities=None, holding=None)[0].startswith("About 2 people")
    assert len(words(bare, communities=None, holding=None)) == 1


def test_places_in_no_room_are_elsewhere(played: Played) -> None:
    zone = cast("Zone", played.zone)
    rows = tuple(row.replace("c", "-") for row in cast("Floor", zone.domain).map)
    hall = replace(played, zone=with_domain(zone, map=rows, rooms=("living-room", "bedroom")))
    assert words(hall, holding=((2, 0.8),))[1] == "Somebody is in no named room: 80\N{NO-BREAK SPACE}% sure."
    shapes = drawn(hall, holding=((2, 0.8),))
    assert [room.name for room in shapes.rooms] == ["living-room", "bedroom", None]
    assert shapes.ranked[0].name is None
    assert shapes.rooms[2].label is None


def test_names_of_rooms_are_escaped(played: Played) -> None:
    zone = with_domain(cast("Zone", played.zone), rooms=("<b>", "&amp;", "bath"))
    html = rendered(drawn(replace(played, zone=zone)))
    assert "<b>" not in html
    assert "&lt;b&gt;" in html


def test_the_promise_of_a_floor_is_in_metres_and_about_rooms(played: Played) -> None:
    said = [catalogue().say(each) for each in (*protected(played.zone), *unprotected(played.zone))]
    assert any("by up to 0.2 m changes the odds" in each for each in said)
    assert "In which room people are, and roughly where." in said


@given(arrays.arrays(np.bool_, st.tuples(st.integers(1, 6), st.integers(1, 6))))
def test_a_border_goes_around_every_cell_once(
    inside: np.ndarray[tuple[int, int], np.dtype[np.bool_]],
) -> None:
    pieces = {
        ((int(x) + (step if along == "h" else 0), int(y) + (step if along == "v" else 0)), along)
        for x, y, along, length in re.findall(r"M(\d+) (\d+)([hv])(\d+)", border(inside))
        for step in range(int(length))
    }
    flipped = inside[::-1]
    expected: set[tuple[tuple[int, int], str]] = set()
    for row, column in np.argwhere(flipped).tolist():
        sides = (
            ((column, row), "h"),
            ((column, row + 1), "h"),
            ((column, row), "v"),
            ((column + 1, row), "v"),
        )
        for side in sides:
            expected ^= {side}
    assert pieces == expected
