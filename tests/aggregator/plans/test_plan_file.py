"""Plan files: round trips, line numbers in errors, limits, and the examples."""

from __future__ import annotations

import re
import string
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.plans.picture import terminal_plan
from heatcloak_aggregator.plans.plan import Door, FloorPlan, Obstacle, Room, Sensor, Wall
from heatcloak_aggregator.plans.plan_checks import check_plan
from heatcloak_aggregator.plans.plan_file import (
    EXAMPLES,
    example_text,
    header_lines,
    load_plan,
    parse_plan,
    plan_text,
)
from heatcloak_shared.errors import ParameterError, PlanError
from support.floor_plans import FLAT

DOCS = Path(__file__).parents[3] / "docs"
TEXT = plan_text(FLAT)

numbers = st.floats(allow_nan=False, allow_infinity=False)
points = st.tuples(numbers, numbers)
names = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1, max_size=20)
positive = st.floats(min_value=0.0, exclude_min=True, allow_infinity=False)
conductances = st.floats(0.0, 1e6)


def polylines(least: int) -> st.SearchStrategy[tuple[tuple[float, float], ...]]:
    return st.lists(points, min_size=least, max_size=12).map(tuple)


rooms = st.one_of(st.builds(Room, names, at=points), st.builds(Room, names, corners=polylines(3)))
plans = st.builds(
    FloorPlan,
    name=names,
    outline=polylines(3),
    walls=st.lists(st.builds(Wall, names, polylines(2), conductances), max_size=3).map(tuple),
    doors=st.lists(
        st.builds(Door, names, points, positive, st.sampled_from(["open", "shut", "either"]), conductances),
        max_size=3,
    ).map(tuple),
    rooms=st.lists(rooms, max_size=3).map(tuple),
    obstacles=st.lists(
        st.builds(Obstacle, names, polylines(3), st.sampled_from(["passes", "blocks"])), max_size=3
    ).map(tuple),
    sensors=st.lists(st.builds(Sensor, names, points), max_size=3).map(tuple),
    grid=positive,
    cell=positive,
    clearance=positive,
)


@given(plans)
def test_a_plan_is_read_back_exactly(plan: FloorPlan) -> None:
    text = plan_text(plan)
    assert parse_plan(text) == plan
    assert plan_text(parse_plan(text)) == text


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_have_no_faults_and_no_warnings(name: str) -> None:
    plan = parse_plan(example_text(name))
    assert plan.name == name
    assert check_plan(plan).warnings == ()
    assert parse_plan(plan_text(plan)) == plan


def test_the_office_has_seven_rooms_and_sixty_sensors() -> None:
    plan = parse_plan(example_text("office"))
    assert [room.name for room in plan.rooms] == [
        *("kitchen", "lab", "workshop", "office", "meeting-room", "library", "corridor")
    ]
    assert len(plan.sensors) == 60
    assert all(room.n_sensors >= 6 for room in check_plan(plan).rooms)


def test_an_unknown_example_is_refused() -> None:
    with pytest.raises(ParameterError, match="no example 'castle': choose from flat, office"):
        example_text("castle")


def test_the_reference_shows_a_sound_plan_and_an_error_of_it() -> None:
    page = (DOCS / "reference" / "plan-file.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"```toml\n(format = .*?)```", page, re.DOTALL)
    assert check_plan(parse_plan(text)).warnings == ()
    (error,) = re.findall(r"^heatcloak: (flat\.toml: line .*)$", page, re.MULTILINE)
    with pytest.raises(PlanError, match=re.escape(error)):
        check_plan(parse_plan(text.replace("at = [1.0, 1.2]", "at = [-1.0, 1.2]"), "flat.toml"))


def test_the_guide_shows_the_drawing_of_the_example() -> None:
    page = (DOCS / "how-to" / "draw-a-plan.md").read_text(encoding="utf-8")
    (drawn,) = re.findall(r"```text\n(###.*?)\n```", page, re.DOTALL)
    assert drawn.splitlines() == terminal_plan(parse_plan(example_text("flat")), 60)


def test_defaults_are_those_of_the_format() -> None:
    plan = parse_plan(
        'format = 1\nname = "p"\noutline = [[0, 0], [2, 0], [2, 2]]\n'
        '[[wall]]\nname = "w"\npoints = [[0, 1], [1, 1]]\n'
        '[[door]]\nname = "d"\nat = [0.5, 1]\nwidth = 0.8\n'
        '[[obstacle]]\nname = "o"\ncorners = [[0, 0], [1, 0], [1, 0.5]]\n'
    )
    assert (plan.grid, plan.cell, plan.clearance) == (0.125, 0.25, 0.19)
    assert plan.walls[0].conductance == 0.0
    assert (plan.doors[0].state, plan.doors[0].conductance) == ("open", 0.0)
    assert plan.obstacles[0].heat == "passes"
    assert (len(plan.rooms), len(plan.sensors)) == (0, 0)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("format = 1", "format = 2", "p.toml: format: 2 is out of range: give 1"),
        ('name = "flat"', "name = 3", "p.toml: name: 3 is not a text: give the plan's id"),
        ("grid = 0.125", "grid = nan", "p.toml: grid: nan is out of range"),
        ("grid = 0.125", 'grid = "fine"', "p.toml: grid: 'fine' is out of range"),
        ("clearance = 0.19", "clearence = 0.19", "p.toml: clearence: no such key"),
        ("outline = [[0.0, 0.0], ", "outline = [[0.0], ", "p.toml: outline: [0.0] is not a point"),
        ("outline = [[0.0, 0.0], ", "outline = [[inf, 0.0], ", "p.toml: outline: [inf, 0.0] is not a point"),
        ("points = [[5.0, 0.0], ", "points = [", "line 8: wall 'middle': wall[0].points: has 1 points"),
        ("width = 1.0", "width = -1.0", "line 12: door 'bedroom': door[0].width: -1.0 is out of range"),
        ("width = 1.0\n", "", "line 12: door 'bedroom': door[0].width: missing"),
        ('"open"', '"ajar"', "door[0].state: 'ajar' is unknown: give one of open, shut, either"),
        (
            'state = "open"',
            "conductance = -1",
            "door[0].conductance: -1 is out of range: give a number from 0",
        ),
        ("at = [6.5, 2.5]", "", "line 22: room 'bedroom': room[1].at: give either at, a point inside, or co"),
        ("at = [3.5, 3.8]", "at = [3.5, nan]", "line 30: sensor 'n02': sensor[1].at: not two finite numbers"),
        ("at = [3.5, 3.8]", "at = 3.5", "line 30: sensor 'n02': sensor[1].at: 3.5 is not an array"),
        ('name = "n02"', "", "line 30: sensor[1].name: missing: give the name of the sensor"),
        ('name = "n02"', 'name = "n02"\nheight = 2', "line 30: sensor 'n02': sensor[1].height: no such key"),
        ('[[sensor]]\nname = "n01"', '[sensor]\nname = "n01"', "not TOML"),
    ],
)
def test_errors_name_the_key_the_part_and_its_line(old: str, new: str, error: str) -> None:
    assert old in TEXT
    with pytest.raises(PlanError, match=re.escape(error)):
        parse_plan(TEXT.replace(old, new, 1), "p.toml")


def test_a_room_with_a_point_and_corners_is_refused() -> None:
    text = TEXT.replace("at = [6.5, 2.5]", "at = [6.5, 2.5]\ncorners = [[0, 0], [1, 0], [1, 1]]")
    with pytest.raises(PlanError, match="give either at, a point inside, or corners"):
        parse_plan(text)


def test_headers_in_strings_comments_and_arrays_are_no_headers() -> None:
    text = """# [[wall]]
a = "[[wall]]"
b = '''
[[wall]]
\\'''
c = \"\"\"
[[wall]] \\\"\"\"
[[wall]]
\"\"\"
d = [
  [[1, 2]],  # [[wall]]
  [["wall"]],
]
e = "\\"" # "
[[wall]] # [[wall]]
name = "x[["
[["wall"]]
  [[ 'wall' ]]
[[door]]
[table]
x = [[1]]
[[wall]]
[[wall.part]]
"""
    assert len(tomllib.loads(text)["wall"]) == 4
    assert header_lines(text) == {"wall": [15, 17, 18, 22], "door": [19]}


def test_line_numbers_count_windows_line_ends_once() -> None:
    plan = parse_plan(TEXT.replace("\n", "\r\n"))
    assert [sensor.line for sensor in plan.sensors] == [sensor.line for sensor in parse_plan(TEXT).sensors]


def test_parts_that_are_written_inline_have_no_line() -> None:
    text = 'format = 1\nname = "p"\noutline = [[0, 0], [2, 0], [2, 2]]\n'
    text += 'wall = [{name = "w", points = [[0, 1]]}]\n'
    with pytest.raises(PlanError, match=r"^p\.toml: wall 'w': wall\[0\]\.points: has 1 points"):
        parse_plan(text, "p.toml")


@given(st.lists(st.sampled_from([*"[]\"'#\n ", "wall", "[[wall]]\n", "'''", '"""', "\\", "="]), max_size=60))
def test_headers_are_those_that_toml_has(tokens: list[str]) -> None:
    text = "".join(tokens)
    try:
        tables = tomllib.loads(text).get("wall", [])
    except tomllib.TOMLDecodeError:
        return
    found = header_lines(text).get("wall", [])
    assert len(found) == (len(tables) if isinstance(tables, list) else 0) or not found


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"\xff\xfe", "not UTF-8: save it as a UTF-8 text file"),
        (b"", "format: missing"),
        (b"x = " + b"[" * 200_000, "not TOML"),
        (b"x = " + b"9" * 10_000, "not TOML"),
        (b"x = 1\n" * 200_000, "more than 1048576 bytes"),
        (TEXT.encode().replace(b"[0.0, 0.0]", b"[1" + b"0" * 400 + b", 0.0]"), "is not a point"),
        (b"format = 1\nwall = 3\n", "name: missing"),
        (
            TEXT.encode().replace(b"[[wall]]", b"[wall]").split(b"[[door")[0],
            "wall: write each one as [[wall]]",
        ),
        (f"{TEXT}[[wall]]\nname = 'a\x7fb'\n".encode(), "not TOML"),
    ],
)
def test_hostile_files_are_refused_in_one_line(tmp_path: Path, content: bytes, error: str) -> None:
    file = tmp_path / "p.toml"
    file.write_bytes(content)
    with pytest.raises(PlanError, match=re.escape(error)) as caught:
        load_plan(file)
    assert "\n" not in str(caught.value)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 500


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(
        PlanError, match=r"nowhere\.toml: No such file or directory: give the path of a readable"
    ):
        load_plan(tmp_path / "nowhere.toml")


def test_a_hundred_thousand_walls_are_refused_before_they_are_parsed() -> None:
    head = 'format = 1\nname = "p"\noutline = [[0, 0], [200, 0], [200, 200]]\n'
    many = "".join(f'[[wall]]\nname="{number}"\npoints=[[0,0],[1,{number}]]\n' for number in range(100_000))
    with pytest.raises(PlanError, match="more than 1048576 bytes: make the file shorter"):
        parse_plan(head + many)


def test_as_many_walls_as_fit_into_a_file_are_refused_with_the_limit() -> None:
    walls = tuple(Wall(f"{number}", ((0.0, 0.0), (1.0, 1.0))) for number in range(20_000))
    with pytest.raises(PlanError, match="has 20000 walls: give at most 2000"):
        check_plan(FloorPlan("p", FLAT.outline, walls))


@given(st.integers(0, len(TEXT)), st.integers(0, 30), st.text(string.printable, max_size=6))
def test_a_damaged_file_is_read_or_refused(start: int, removed: int, inserted: str) -> None:
    text = TEXT[:start] + inserted + TEXT[start + removed :]
    try:
        check_plan(parse_plan(text))
    except PlanError as error:
        assert ": " in str(error)
