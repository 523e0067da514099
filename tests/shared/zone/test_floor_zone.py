"""Zones on floors: parsing, validation, rendering, and the promise in words."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.errors import ParameterError, ZoneError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Floor, Move, Promise, Zone, parse_zone, promise_in_words, render_zone
from heatcloak_shared.zone.floor import ROOM_MARKS, Wall
from heatcloak_shared.zone.rooms import name_problem
from support.zones import uniform_noise

FLOOR = """\
kind = "floor"
length = 4.0
conductance = 80
power = 120.0
margin = 1.25
age = 0.25
cell = 0.5
grid = 0.125
clearance = 0.19
rooms = ["kitchen", "Schlafzimmer äöü"]
map = [
    "aabb",
    "a-.b",
    "aabb",
]
sensors = [[0.5, 0.5], [1.75, 1.0], [0.5, 1]]
outline = [[0.0, 0.0], [2.0, 0.0], [2.0, 1.5], [0.0, 1.5]]
walls = [{ points = [[1.0, 0.0], [1.0, 0.4]], conductance = 0.1 }]
doors = [{ points = [[1.0, 0.4], [1.0, 1.2]], conductance = 0 }]
obstacles = [[[1.2, 0.7], [1.3, 0.7], [1.3, 0.8]]]
columns = [[[0.7, 0.7], [0.8, 0.7], [0.8, 0.8], [0.7, 0.8]]]
"""
FULL_FLOOR = Floor(
    map=("aabb", "a-.b", "aabb"),
    rooms=("kitchen", "Schlafzimmer äöü"),
    sensors=((0.5, 0.5), (1.75, 1.0), (0.5, 1.0)),
    outline=((0.0, 0.0), (2.0, 0.0), (2.0, 1.5), (0.0, 1.5)),
    walls=(Wall(((1.0, 0.0), (1.0, 0.4)), 0.1),),
    doors=(Wall(((1.0, 0.4), (1.0, 1.2)), 0.0),),
    obstacles=(((1.2, 0.7), (1.3, 0.7), (1.3, 0.8)),),
    columns=(((0.7, 0.7), (0.8, 0.7), (0.8, 0.8), (0.7, 0.8)),),
    cell=0.5,
    power=120.0,
    conductance=80.0,
    margin=1.25,
)


@pytest.fixture
def floor_text(zone_text: str) -> str:
    """Return the zone file of three sensors on a floor of two rooms."""
    head, tail = zone_text.split("[domain]\n")
    return head + "[domain]\n" + FLOOR + "\n[sensors]" + tail.split("[sensors]")[1].replace("0.01", "0.2")


def zone_of(domain: Floor) -> Zone:
    """Return a zone with far more noise than its promise requires."""
    nodes = tuple(f"n{number}" for number in range(1, domain.n_sensors + 1))
    promise = Promise(Move(0.2), epsilon=4.0, delta=1e-5)
    noise = uniform_noise(0.1, 2.0**-9, 10**5, domain.n_sensors)
    return Zone("hall", domain, nodes, Schedule(900.0, 1, 4, 4), promise, noise)


def test_a_floor_zone_has_the_values_of_its_file(floor_text: str) -> None:
    zone = parse_zone(floor_text.encode())
    assert zone.domain == FULL_FLOOR
    assert (zone.domain.n_sources, zone.domain.n_sensors, zone.domain.counts_from) == (11, 3, 0)
    assert zone.promise.hides == Move(0.2)


def test_places_are_numbered_from_south_to_north_and_from_west_to_east() -> None:
    """The map is drawn from north to south; places of no room are in one more."""
    assert FULL_FLOOR.cells[:5] == ((0, 0), (0, 1), (0, 2), (0, 3), (1, 0))
    assert FULL_FLOOR.places[4:6] == ((0.25, 0.75), (0.75, 0.75))
    assert FULL_FLOOR.communities == (0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1)
    assert replace(FULL_FLOOR, rooms=(), map=("---", "-.-")).communities is None
    moved = replace(FULL_FLOOR, outline=((-3.0, 2.0), (1.0, 2.0), (1.0, 9.0)))
    assert moved.places[0] == (-2.75, 2.25)


def test_places_with_a_common_side_are_linked() -> None:
    floor = replace(FULL_FLOOR, map=("a.a", "aaa"))
    assert set(floor.links()) == {(0, 1), (1, 2), (0, 3), (2, 4)}


def test_the_strength_is_power_over_conductance() -> None:
    assert FULL_FLOOR.strength == 1.5
    assert FULL_FLOOR.spread == FULL_FLOOR.age == 0.25


def test_omitted_walls_doors_obstacles_and_columns_are_none(floor_text: str) -> None:
    text = re.sub(r"(walls|doors|obstacles|columns) = .*\n", "", floor_text)
    domain = parse_zone(text.encode()).domain
    assert domain == replace(FULL_FLOOR, walls=(), doors=(), obstacles=(), columns=())
    assert "walls = " not in render_zone(parse_zone(text.encode()))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("length = 4.0", "length = 5.0"),
        ("conductance = 80", "conductance = 81"),
        ("power = 120.0", "power = 121.0"),
        ("margin = 1.25", "margin = 1.5"),
        ("age = 0.25", "age = 0.3"),
        ("cell = 0.5", "cell = 0.25"),
        ("grid = 0.125", "grid = 0.1"),
        ("clearance = 0.19", "clearance = 0.2"),
        ('"kitchen"', '"Kitchen"'),
        ('"a-.b"', '"a-bb"'),
        ("[1.75, 1.0]", "[1.75, 1.01]"),
        ("[0.0, 1.5]]", "[0.1, 1.5]]"),
        ("conductance = 0.1", "conductance = 0.2"),
        ("conductance = 0 }", "conductance = 0.1 }"),
        ("[1.3, 0.8]]]", "[1.3, 0.9]]]"),
        ("columns = ", "obstacles2 = "),
    ],
)
def test_a_change_of_any_value_changes_the_revision(floor_text: str, old: str, new: str) -> None:
    assert floor_text.count(old) == 1
    changed = floor_text.replace(old, new)
    if "obstacles2" in changed:
        changed = re.sub("obstacles2 = .*\n", "", changed)
    assert parse_zone(changed.encode()).rev != parse_zone(floor_text.encode()).rev


GAINS = "gains = [1.1, 0.95, 1]\n"


def test_gains_of_nodes_are_part_of_the_revision_and_not_of_the_structure(floor_text: str) -> None:
    bare = parse_zone(floor_text.encode())
    zone = parse_zone(floor_text.replace("outline = ", GAINS + "outline = ").encode())
    floor = zone.domain
    assert isinstance(floor, Floor)
    assert floor.gains == (1.1, 0.95, 1.0)
    assert parse_zone(render_zone(zone).encode()) == zone
    assert zone.rev != bare.rev
    assert floor.fingerprint == bare.domain.fingerprint
    assert "gains" not in render_zone(bare)


@pytest.mark.parametrize(
    "gains", ["[1.0, 1.0]", "[1.0, 1.0, 1.0, 1.0]", "[1.0, nan, 1.0]", "[0.0, 1.0, 1.0]"]
)
def test_gains_that_are_not_one_factor_for_each_sensor_are_refused(floor_text: str, gains: str) -> None:
    text = floor_text.replace("outline = ", f"gains = {gains}\noutline = ")
    with pytest.raises(ZoneError, match=r"domain.gains: not one factor for each sensor: give 3 numbers"):
        parse_zone(text.encode())


def test_revisions_of_fixed_floors_never_change(floor_text: str) -> None:
    """The aggregator would refuse the readings of every running node after a change."""
    assert parse_zone(floor_text.encode()).rev == "6df2cb342d918e6a"


def test_the_fingerprint_depends_on_the_floor_but_not_on_the_age_or_the_order_of_its_sensors() -> None:
    """It is a positive number, as another run computes it."""
    reordered = replace(FULL_FLOOR, sensors=FULL_FLOOR.sensors[::-1], age=0.5)
    assert reordered.fingerprint == FULL_FLOOR.fingerprint == float(int(FULL_FLOOR.fingerprint)) > 0.0
    changes: list[dict[str, Any]] = [
        {"length": 5.0},
        {"power": 1.0},
        {"map": ("aabb", "a..b", "aabb")},
        {"doors": ()},
        {"sensors": FULL_FLOOR.sensors[:2]},
    ]
    assert (
        len({replace(FULL_FLOOR, **change).fingerprint for change in changes} | {FULL_FLOOR.fingerprint}) == 6
    )


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('kind = "floor"', 'kind = "flor"', "domain"),
        ("length = 4.0", "length = 0.01", r"domain\.length: 0\.01 is out of range: give a number from 0\.1"),
        ("length = 4.0", "length = nan", r"domain\.length: nan"),
        ("length = 4.0\n", "", r"domain\.length: missing"),
        ("conductance = 80", "conductance = 0", r"domain\.conductance"),
        ("power = 120.0", 'power = "strong"', r"domain\.power: 'strong'"),
        (
            "margin = 1.25",
            "margin = 0.99",
            r"domain\.margin: 0\.99 is out of range: give a number from 1 to 10",
        ),
        ("margin = 1.25", "margin = nan", r"domain\.margin: nan"),
        ("age = 0.25", "age = 0.001", r"domain\.age: 0\.001"),
        ("age = 0.25", "age = true", r"domain\.age: True"),
        ("cell = 0.5", "cell = inf", r"domain\.cell: inf"),
        ("grid = 0.125", "grid = 3.0", r"domain\.grid"),
        ("clearance = 0.19", "clearance = 0.1", r"domain\.clearance: 0\.1 is out of range: give .* 0\.19"),
        ("clearance = 0.19", "clearence = 0.19", r"domain\.clearance: missing"),
        ('"a-.b"', '"a-cb"', r"domain\.map: 'c' is not the mark of a room: give .* the marks \.-ab"),
        ('"a-.b"', '"a- b"', r"domain\.map: ' ' is not the mark"),
        ('"a-.b"', '"a-b"', r"domain\.map: row 'a-b' is not a text as long as the others"),
        ('"a-.b"', '"a-.bb"', r"domain\.map: row 'a-\.bb'"),
        ('"a-.b"', "4", r"domain\.map: row 4 is not a text"),
        ('"aabb",\n    "a-.b",\n    "aabb",', '"....",', r"domain\.map: 0 places: give from 1 to 20000"),
        ('"aabb",\n    "a-.b",\n    "aabb",', "", r"domain\.map: 0 places"),
        ('"kitchen"', '""', r"domain\.rooms: '' is not a room's name"),
        ('"kitchen"', "7", r"domain\.rooms: 7 is not a room's name"),
        ('"kitchen"', r'"kit\nchen"', r"domain\.rooms: .* is not a room's name"),
        ('"kitchen"', '"Schlafzimmer äöü"', r"domain\.rooms: a name is repeated"),
        ('["kitchen"', '["' + '", "'.join(f"r{k}" for k in range(62)) + '"', r"domain\.rooms: .* too many"),
        ('["kitchen", "Schlafzimmer äöü"]', '"kitchen"', r"domain\.rooms: 'kitchen' is not an array"),
        ("[1.75, 1.0]", "[1.75, nan]", r"domain\.sensors: \[1\.75, nan\] is not a point within 1000 m"),
        ("[1.75, 1.0]", "[1.75, -inf]", r"domain\.sensors: .* is not a point"),
        ("[1.75, 1.0]", "[1.75]", r"domain\.sensors: \[1\.75\] is not a point"),
        ("[1.75, 1.0]", "[1.75, 1.0, 2.0]", r"domain\.sensors: .* is not a point"),
        ("[1.75, 1.0]", "[1.75, true]", r"domain\.sensors: .* is not a point"),
        ("[1.75, 1.0]", '[1.75, "1"]', r"domain\.sensors: .* is not a point"),
        ("[1.75, 1.0]", "1.75", r"domain\.sensors: 1\.75 is not a point"),
        ("[1.75, 1.0]", "[1.75, 1e4]", r"domain\.sensors: .* is not a point within 1000 m"),
        ("[1.75, 1.0]", "[1.75, 0x1" + 5000 * "0" + "]", r"domain\.sensors: .* is not a point"),
        ("sensors = [[0.5, 0.5], [1.75, 1.0], [0.5, 1]]", "sensors = []", r"domain\.sensors: not from 1 to"),
        ("sensors = [[0.5, 0.5], ", "sensors = [", r"sensors\.nodes: 3 ids for 2 sensors"),
        (", [2.0, 1.5], [0.0, 1.5]]", "]", r"domain\.outline: not from 3 to"),
        ("outline = ", "outlines = ", r"domain\.outline: missing"),
        ("[[1.0, 0.0], [1.0, 0.4]]", "[[1.0, 0.0]]", r"domain\.walls\[0\]\.points: not from 2 to"),
        (
            "[[1.0, 0.0], [1.0, 0.4]]",
            "[[1.0, nan], [1.0, 0.4]]",
            r"domain\.walls\[0\]\.points: .* not a point",
        ),
        ("conductance = 0.1 ", "conductance = -0.1 ", r"domain\.walls\[0\]\.conductance: -0\.1"),
        ("conductance = 0.1 ", "conductance = nan ", r"domain\.walls\[0\]\.conductance: nan"),
        (", conductance = 0.1 ", " ", r"domain\.walls\[0\]\.conductance: missing"),
        ("conductance = 0.1 ", "conductance = 0.1, width = 2 ", r"domain\.walls\[0\]\.width: no such key"),
        ("walls = [{", "walls = [3, {", r"domain\.walls: write each one as \[\[domain\.walls\]\]"),
        ("conductance = 0 }", "conductance = 2e6 }", r"domain\.doors\[0\]\.conductance"),
        ("[[[1.2, 0.7], ", "[[", r"domain\.obstacles: not from 3 to"),
        ("[[[1.2, 0.7], ", "[3, [[1.2, 0.7], ", r"domain\.obstacles: not from 3 to"),
        ("obstacles = [[", "obstacles = 4 #[[", r"domain\.obstacles: 4 is not an array"),
        ("[0.8, 0.8], ", "[0.8, nan], ", r"domain\.columns: \[0\.8, nan\] is not a point"),
        ("cell = 0.5", "cell = 0.5\nspread = 1", r"domain\.spread: no such key"),
        ("alpha = 0.2", "alpha = 0", "alpha"),
        ("alpha = 0.2", "alpha = 5.6", r"promise\.alpha: 5\.6 is not a distance on the floor"),
    ],
)
def test_an_invalid_floor_is_refused_in_one_line_with_file_and_key(
    floor_text: str, old: str, new: str, error: str
) -> None:
    assert old in floor_text
    with pytest.raises(ZoneError, match=error) as caught:
        parse_zone(floor_text.replace(old, new).encode(), "hall.toml")
    text = str(caught.value)
    assert text.startswith("hall.toml: ")
    assert text.isprintable()
    assert len(text) < 400


COORDINATE = st.floats(-1000.0, 1000.0)
POINT = st.tuples(COORDINATE, COORDINATE)
WALLS = st.lists(
    st.builds(Wall, st.lists(POINT, min_size=2, max_size=4).map(tuple), st.floats(0.0, 1e6)), max_size=3
).map(tuple)
RINGS = st.lists(st.lists(POINT, min_size=3, max_size=5).map(tuple), max_size=2).map(tuple)


@st.composite
def floors(draw: Any) -> Floor:
    """Draw floors of any numbers that a file may have; their parts need not fit together."""
    names = st.text(min_size=1, max_size=12).filter(lambda name: name_problem(name) is None)
    rooms = draw(st.lists(names, max_size=6, unique=True))
    wide, high = draw(st.integers(1, 9)), draw(st.integers(1, 5))
    row = st.text(st.sampled_from(".-" + ROOM_MARKS[: len(rooms)]), min_size=wide, max_size=wide)
    rows = draw(st.lists(row, min_size=high, max_size=high).filter(lambda rows: set("".join(rows)) != {"."}))
    return Floor(
        map=tuple(rows),
        rooms=tuple(rooms),
        sensors=tuple(draw(st.lists(POINT, min_size=1, max_size=5))),
        outline=tuple(draw(st.lists(POINT, min_size=3, max_size=12))),
        walls=draw(WALLS),
        doors=draw(WALLS),
        obstacles=draw(RINGS),
        columns=draw(RINGS),
        cell=draw(st.floats(0.25, 10.0)),
        grid=draw(st.floats(0.01, 2.0)),
        clearance=draw(st.floats(0.19, 2.0)),
        length=draw(st.floats(0.1, 100.0)),
        age=draw(st.floats(0.02, 100.0)),
        power=draw(st.floats(1e-3, 1e5)),
        conductance=draw(st.floats(1e-3, 1e6)),
        margin=draw(st.floats(1.0, 10.0)),
    )


@given(floor=floors())
def test_a_rendered_floor_parses_to_the_same_zone_and_revision(floor: Floor) -> None:
    zone = zone_of(floor)
    text = render_zone(zone)
    again = parse_zone(text.encode())
    assert again == zone
    assert again.rev == zone.rev
    assert len(floor.places) == floor.n_sources == len(floor.cells)
    # The HTTP API shows it.
    assert json.loads(json.dumps(floor.as_dict()))["walls"] == [
        {"points": [list(point) for point in points], "conductance": conductance}
        for points, conductance in floor.walls
    ]


def test_the_promise_in_words_states_metres_watts_and_age(floor_text: str) -> None:
    zone = parse_zone(floor_text.encode())
    words = promise_in_words(zone)
    for phrase in (
        "moving any one person by up to 0.2 m at every moment",
        "no person gives off more than 120 W",
        "or heat spread over less than 0.25 m2, and doors are as planned",
        "two places 0.2 m apart",
        "20 rounds",
        "54.6",
    ):
        assert phrase in words
    assert len(words) <= 1024
    text = re.sub(r"walls = .*\n", "", floor_text)
    assert "doors are as planned" not in promise_in_words(parse_zone(text.encode()))


def test_declared_bounds_are_rounded_to_the_safe_side() -> None:
    """A stated power is not below, and a stated age not above, that of the file."""
    words = replace(FULL_FLOOR, power=123.45, age=0.28888).conditions
    assert "124 W" in words
    assert "0.288 m2" in words


def test_a_node_cannot_simulate_a_floor() -> None:
    with pytest.raises(ParameterError, match="a node cannot simulate a floor: use a real sensor"):
        FULL_FLOOR.sensor_model(1)
