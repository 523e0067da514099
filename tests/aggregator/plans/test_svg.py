"""Plans from SVG: layers and classes, transforms, paths, scales, and hostile files."""

from __future__ import annotations

import math
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.plans.plan import FloorPlan
from heatcloak_aggregator.plans.plan_checks import check_plan
from heatcloak_aggregator.plans.plan_file import parse_plan, plan_text
from heatcloak_aggregator.plans.svg import plan_from_svg
from heatcloak_aggregator.plans.svg_markup import (
    IDENTITY,
    MarkupError,
    path_lines,
    point_list,
    transform_matrix,
)
from heatcloak_shared.errors import PlanError

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
    'width="8m" height="5m" viewBox="0 0 800 500">'
)
OUTLINE = '<rect class="outline" width="800" height="500"/>'


def drawing(*elements: str, head: str = HEAD, outline: str = OUTLINE) -> str:
    return "\n".join([head, outline, *elements, "</svg>"])


def imported(*elements: str, **options: float) -> FloorPlan:
    return plan_from_svg(drawing(*elements), **options).plan  # type: ignore[arg-type]


def test_layers_of_inkscape_say_what_is_drawn() -> None:
    plan = imported(
        '<g inkscape:groupmode="layer" inkscape:label="Walls"><path id="path12" d="M 500,0 V 500"/></g>',
        '<g inkscape:label="Doors"><line x1="500" y1="300" x2="500" y2="400" inkscape:label="bedroom"/></g>',
        '<g inkscape:label="rooms"><circle cx="100" cy="100" r="9"><title>living room</title></circle>',
        '<circle cx="700" cy="100" r="9" id="room-bed"/></g>',
        '<g id="sensors"><circle cx="120" cy="150" r="3" id="N01"/>',
        '<rect x="648" y="98" width="4" height="4"/></g>',
        '<g inkscape:label="columns"><rect x="200" y="200" width="40" height="40"/></g>',
    )
    assert plan.outline == ((0.0, 5.0), (8.0, 5.0), (8.0, 0.0), (0.0, 0.0))
    assert [(wall.name, wall.points) for wall in plan.walls] == [("wall 1", ((5.0, 5.0), (5.0, 0.0)))]
    assert [(door.name, door.at, door.width) for door in plan.doors] == [("bedroom", (5.0, 1.5), 1.0)]
    assert [(room.name, room.at) for room in plan.rooms] == [("living room", (1.0, 4.0)), ("bed", (7.0, 4.0))]
    assert [(sensor.name, sensor.at) for sensor in plan.sensors] == [("n01", (1.2, 3.5)), ("n02", (6.5, 4.0))]
    assert [obstacle.heat for obstacle in plan.obstacles] == ["blocks"]
    checked = check_plan(plan)
    assert checked.warnings == ()
    assert [room.area for room in checked.rooms] == pytest.approx([25.0 - 0.16, 15.0], abs=1e-3)
    assert parse_plan(plan_text(plan)) == plan


def test_classes_count_more_than_layers_and_names() -> None:
    plan = imported(
        '<g class="walls"><g id="kitchen-things"><line x1="0" y1="200" x2="800" y2="200"/></g>',
        '<rect class="big obstacle" id="wall-bed" x="10" y="10" width="90" height="50"/></g>',
        '<polyline id="wall_3" points="300,200 300,500"/>',
    )
    assert [wall.name for wall in plan.walls] == ["wall 1", "3"]
    assert [(obstacle.name, obstacle.heat) for obstacle in plan.obstacles] == [("wall-bed", "passes")]


def test_elements_of_no_kind_and_hidden_ones_are_left_out() -> None:
    found = plan_from_svg(
        drawing(
            '<path d="M 0 0 C 1 1 2 2 3 3"/><text>wall</text>',
            '<defs><rect class="wall" width="9" height="9"/></defs>',
            '<g class="wall" style="display: none"><line x1="0" y1="9" x2="9" y2="9"/></g>',
            '<line class="walled" x1="0" y1="9" x2="9" y2="9"/>',
        )
    )
    assert found.plan.walls == ()
    assert found.left_out == ("elements of no known kind: 2",)


def test_nested_transforms_are_applied() -> None:
    plan = imported(
        '<g transform="translate(400, 0) scale(2)" class="wall">'
        '<g transform="rotate(90)"><line x1="0" y1="0" x2="250" y2="0"/></g></g>',
        '<circle class="sensor" cx="100" cy="0" r="1" transform="rotate(90 200 0) matrix(1 0 0 1 0 100)"/>',
    )
    assert plan.walls[0].points == ((4.0, 5.0), (4.0, 0.0))
    assert plan.sensors[0].at == (1.0, 6.0)


def test_a_scale_in_metres_per_unit_is_used() -> None:
    text = drawing(head='<svg xmlns="http://www.w3.org/2000/svg" width="297mm" viewBox="0 0 9 9">')
    assert plan_from_svg(text, scale=0.02).plan.outline[1] == (16.0, 10.0)


@pytest.mark.parametrize(
    ("width", "height", "metres"), [("8m", "5m", 8.0), ("800cm", "500 cm", 8.0), ("80000mm", "50000mm", 80.0)]
)
def test_the_scale_is_that_of_the_drawings_size(width: str, height: str, metres: float) -> None:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 800 500">'
    assert plan_from_svg(drawing(head=head)).plan.outline[1][0] == pytest.approx(metres)


@pytest.mark.parametrize(
    ("head", "error"),
    [
        (
            '<svg width="8m" height="5m">',
            "its scale is unknown, as it has no viewBox, or no size in mm, cm or m",
        ),
        ('<svg width="800" height="500" viewBox="0 0 800 500">', "its scale is unknown"),
        ('<svg width="8m" height="5m" viewBox="0 0 0 500">', "its scale is unknown"),
        ('<svg width="8m" height="5m" viewBox="0 0 nan 500">', "its scale is unknown"),
        ('<svg width="8m" height="9m" viewBox="0 0 800 500">', "its width and height have different scales"),
    ],
)
def test_a_drawing_without_a_scale_is_refused_with_the_option(head: str, error: str) -> None:
    with pytest.raises(PlanError, match=re.escape(f"plan.svg: {error}")) as caught:
        plan_from_svg(drawing(head=head))
    assert "--scale, metres per unit" in str(caught.value)


@pytest.mark.parametrize("scale", [0.0, -1.0, math.nan, math.inf])
def test_a_useless_scale_is_refused(scale: float) -> None:
    with pytest.raises(PlanError, match="is out of range: give metres per unit, above 0"):
        plan_from_svg(drawing(), scale=scale)


def test_attributes_describe_doors_and_walls() -> None:
    plan = imported(
        '<line class="wall" x1="500" y1="0" x2="500" y2="500" data-conductance="0.25"/>',
        '<circle class="door" cx="505" cy="250" r="1" data-width="1.2" data-state="either" id="d1"/>',
    )
    assert plan.walls[0].conductance == 0.25
    (door,) = plan.doors
    assert (door.name, door.width, door.state, door.at) == ("d1", 1.2, "either", (5.0, 2.5))


@pytest.mark.parametrize(
    ("element", "error"),
    [
        (
            '<path class="wall" id="w" d="M 0 0 C 1 1 2 2 3 3"/>',
            "line 3: <path> 'w': has curves: flatten them",
        ),
        ('<path class="wall" d="M 0 0 a 1 1 0 0 0 3 3"/>', "<path>: has curves"),
        ('<path class="wall" d="L 3 3"/>', "<path>: path 'L 3 3' is malformed: draw it again"),
        ('<path class="wall" d=""/>', "<path>: path '' is malformed"),
        ('<path class="wall" d="M 0 0 L 3"/>', "is malformed"),
        ('<path class="wall" d="M 0 0 L 3 x"/>', "is malformed"),
        ('<path class="room" d="M 0 0 h 9 v 9 z M 20 20 h 9 v 9 z"/>', "has 2 parts: break it apart"),
        ('<polyline class="wall" points="1,2 3"/>', "points '1,2 3' are not two or more pairs of numbers"),
        ('<polyline class="wall" points="1,2"/>', "are not two or more pairs of numbers"),
        (
            '<polygon class="room" points="0,0 9,9 9,0 0,9"/>',
            "<polygon>: not a simple polygon (Self-intersection",
        ),
        (
            '<rect class="room" width="10mm" height="9"/>',
            "width '10mm' is not a number: give it without a unit",
        ),
        ('<rect class="room" height="9"/>', "width '' is not a number"),
        ('<circle class="sensor" cx="1e999" cy="9" r="1"/>', "cx '1e999' is not a number"),
        ('<path class="wall" d="M 0 0 H 1e999"/>', "a coordinate is not finite: draw it again"),
        ('<line class="wall" x2="9" transform="scale(1e300) scale(1e300)"/>', "a coordinate is not finite"),
        ('<line class="wall" x2="9" transform="scale(1e9)"/>', "a coordinate is beyond 1e+07 m: give metres"),
        (
            '<line class="wall" x2="9" transform="spin(3)"/>',
            "transform 'spin' with 1 numbers can't be read: use",
        ),
        ('<line class="wall" x2="9" transform="scale(3"/>', "transform 'scale(3' is malformed"),
        ('<line class="wall" x2="9" transform="scale(a)"/>', "'a' are not numbers"),
        ('<use class="wall" href="#w"/>', "<use>: a copy by <use>: unlink clones"),
        ('<line class="door" x2="9" data-state="ajar"/>', "data-state 'ajar' is unknown"),
        ('<line class="door" x2="9" data-width="wide"/>', "data-width 'wide' is out of range"),
        (
            '<rect class="outline" width="9" height="9"/>',
            "is a second outline, after line 2: <rect>: leave one",
        ),
    ],
)
def test_errors_name_the_element_and_the_remedy(element: str, error: str) -> None:
    with pytest.raises(PlanError, match=re.escape(error)) as caught:
        imported(element)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


LAUGHS = (
    '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">'
    '<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>'
)


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (LAUGHS + drawing("<text>&c;</text>"), "declares a document type or entities: delete its line"),
        ('<!DOCTYPE svg SYSTEM "file:///etc/passwd">' + drawing(), "declares a document type or entities"),
        ('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">' + drawing(), "declares a document type"),
        (drawing("<text>&laughs;</text>"), "not XML: 'undefined entity"),
        (b"\xff\xfe\x00", "not XML"),
        (drawing().encode().replace(b"outline", b"out\xfcline"), "not XML: 'not well-formed (invalid token)"),
        (b'<?xml version="1.0" encoding="nonsense"?>' + drawing().encode(), "not XML: 'unknown encoding"),
        ("", "not XML: 'no element found"),
        ("<svg>", "not XML: 'no element found"),
        ("<html/>", "not SVG but 'html': save the drawing as plain SVG"),
        ("\ud800", "not XML"),
        (drawing("<g>" * 5000 + "</g>" * 5000), "more than 100 groups in each other: ungroup them"),
        (drawing("<g/>" * 100_001), "more than 100000 elements: give a drawing of the plan alone"),
        (drawing(" " * (5 * 2**20)), "more than 5242880 bytes: give a drawing without pictures"),
        (drawing('<line class="wall" x2="9"/>' * 10_001), "has 10002 shapes: give at most 10000"),
        (
            drawing(f'<path class="wall" d="M 0 0 {"h 1 " * 50_001}"/>'),
            "has more than 50000 points: simplify",
        ),
        (drawing(f'<rect class="wall" width="{"1" * 1_000_000}x"/>'), "is not a number"),
        (drawing(f'<path class="wall" d="M 0 {"1" * 1_000_000}.."/>'), "is malformed"),
        (drawing(f'<g transform="{"scale(" * 100_000}"/>'), "is malformed"),
        (
            drawing(outline='<path d="M 0 0"/>'),
            "nothing is drawn of a known kind: name layers or classes outline",
        ),
        (
            drawing('<line class="wall" x2="9"/>', outline=""),
            "no outline: draw a polygon that is called outline",
        ),
    ],
    ids=lambda value: None if isinstance(value, bytes) or len(value) > 80 else value,
)
def test_hostile_files_are_refused(content: bytes | str, error: str) -> None:
    with pytest.raises(PlanError, match=re.escape(error)) as caught:
        plan_from_svg(content)
    assert str(caught.value).startswith("plan.svg: ")
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("M1,2L3,4", [(((1, 2), (3, 4)), False)]),
        ("m1 2 3 4", [(((1, 2), (4, 6)), False)]),
        ("M1 2 3 4 5 6", [(((1, 2), (3, 4), (5, 6)), False)]),
        ("M0 0H5V5h-5z", [(((0, 0), (5, 0), (5, 5), (0, 5)), True)]),
        ("M0 0 L1 0 L1 1 L0 0 Z", [(((0, 0), (1, 0), (1, 1)), True)]),
        ("M0 0 1 0 1 1z l 0 5", [(((0, 0), (1, 0), (1, 1)), True), (((0, 0), (0, 5)), False)]),
        ("M0 0 1 0 1 1z m 2 2 l 1 0", [(((0, 0), (1, 0), (1, 1)), True), (((2, 2), (3, 2)), False)]),
        ("M.5.5-1-1e1", [(((0.5, 0.5), (-1, -10)), False)]),
        ("M0 0 V 1 2", [(((0, 0), (0, 1), (0, 2)), False)]),
        ("M 1 1 M 2 2 L 3 3", [(((2, 2), (3, 3)), False)]),
    ],
)
def test_paths_of_lines_are_read(text: str, lines: list[object]) -> None:
    assert path_lines(text) == lines


@pytest.mark.parametrize(
    ("text", "image"),
    [
        ("", (3.0, 4.0)),
        ("translate(5)", (8.0, 4.0)),
        ("translate(5,-1)", (8.0, 3.0)),
        ("scale(2)", (6.0, 8.0)),
        ("scale(2 , 3)", (6.0, 12.0)),
        ("rotate(90)", (-4.0, 3.0)),
        ("rotate(180 3 0)", (3.0, -4.0)),
        ("matrix(1 2 3 4 5 6)", (1 * 3 + 3 * 4 + 5, 2 * 3 + 4 * 4 + 6)),
        ("translate(1,0), scale(2) translate(1 0)", (9.0, 8.0)),
    ],
)
def test_transforms_move_points(text: str, image: tuple[float, float]) -> None:
    assert IDENTITY.after(transform_matrix(text)).apply((3.0, 4.0)) == pytest.approx(image)


@given(st.text("MmLlHhVvZzCc0123456789.,-e ", max_size=40))
def test_any_path_is_read_or_refused(text: str) -> None:
    try:
        assert all(len(points) > 1 for points, _ in path_lines(text))
    except MarkupError as error:
        assert ": " in str(error)


@given(st.text("0123456789.,-+e x", max_size=30))
def test_any_list_of_points_is_read_or_refused(text: str) -> None:
    try:
        assert len(point_list(text)) > 1
    except MarkupError as error:
        assert ": " in str(error)


fragments = st.sampled_from(
    [
        *(
            '<g class="wall">',
            "</g>",
            '<g transform="rotate(30)">',
            '<rect x="1" y="2" width="30" height="40"/>',
        ),
        *(
            '<path class="wall" d="M0 0h300v200"/>',
            '<circle class="sensor" cx="9" cy="9" r="2"/>',
            "<!-- -->",
        ),
        *(
            '<line class="door" x1="3" x2="90"/>',
            '<rect class="room" width="100" height="90"/>',
            "&amp;",
            "<",
        ),
    ]
)


@given(st.lists(fragments, max_size=12))
def test_any_drawing_makes_a_plan_or_an_error(pieces: list[str]) -> None:
    try:
        plan = imported(*pieces)
        assert parse_plan(plan_text(plan)) == plan
        check_plan(plan)
    except PlanError as error:
        assert ": " in str(error)
