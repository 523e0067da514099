"""Rooms in zone files: their values, the promise in words, and the check of a node."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heatcloak_shared.errors import ZoneError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import Meta, decode_meta, encode_meta
from heatcloak_shared.wire.node_messages import MAX_META_BYTES
from heatcloak_shared.zone import (
    Graph,
    Interval,
    Move,
    MoveByRoom,
    Promise,
    Room,
    Zone,
    move_by_room,
    parse_zone,
    promise_in_short,
    promise_in_words,
    render_zone,
)
from heatcloak_shared.zone.rooms import LONGEST_NAME, MOST_ROOMS, least_ratio, room_problem
from support.zones import uniform_noise

BEDROOM = """
[[promise.room]]
name = "bedroom"
from = 0
to = 0.33
alpha = 0.03
"""
PATH = """
[domain]
kind = "graph"
n_vertices = 4
edges = [[0, 1], [1, 2], [2, 3]]
spread = 1.0
"""


def with_rooms(text: str, rooms: str = BEDROOM) -> str:
    """Return a zone file with rooms, and noise that is enough for them."""
    return text.replace("\n[noise]", f"{rooms}\n[noise]").replace(
        "sensitivity = 0.1\n", "sensitivity = 0.11\n"
    )


def graph_zone(text: str, vertices: str, alpha: float = 2.0, elsewhere: float = 1.0) -> str:
    """Return the file of a zone on a path of four vertices with one room."""
    domain = text[text.index("[domain]") : text.index("[sensors]")]
    rooms = f'\n[[promise.room]]\nname = "ward"\nvertices = {vertices}\nalpha = {alpha}\n'
    text = with_rooms(text, rooms).replace(domain, f"{PATH.strip()}\n\n")
    text = text.replace('"n03"', '"n03", "n04"').replace("alpha = 0.01", f"alpha = {elsewhere}")
    return text.replace("sensitivity = 0.11", "sensitivity = 2.0").replace("= 300", "= 9000")


def test_a_file_without_rooms_keeps_its_revision_and_its_text(zone_text: str) -> None:
    zone = parse_zone(zone_text.encode())
    assert zone.rev == "634b52ddaf09018b"
    assert type(zone.promise.hides) is Move
    assert "room" not in render_zone(zone)


def test_rooms_are_read_and_written_and_change_the_revision(zone_text: str) -> None:
    zone = parse_zone(with_rooms(zone_text).encode())
    hides = zone.promise.hides
    assert hides == MoveByRoom(0.01, 0.01, (Room("bedroom", 0.03, 0.0, 0.33),))
    again = parse_zone(render_zone(zone).encode())
    assert (again, again.rev) == (zone, zone.rev)
    others = (("0.33", "0.34"), ("alpha = 0.03", "alpha = 0.031"), ('"bedroom"', '"bath"'))
    revisions = {parse_zone(with_rooms(zone_text).replace(*each).encode()).rev for each in others}
    assert len({zone.rev, *revisions}) == 4


def test_the_radius_that_is_hidden_everywhere_is_the_least_one(zone_text: str) -> None:
    """A room may also be protected less than the rest."""
    zone = parse_zone(with_rooms(zone_text, BEDROOM.replace("0.03", "0.002")).encode())
    assert zone.promise.alpha == 0.002


def test_radii_of_a_corridor_are_a_step_function(zone_text: str) -> None:
    rooms = BEDROOM + BEDROOM.replace("bedroom", "bath").replace("0\n", "0.5\n").replace("0.33", "1.0")
    zone = parse_zone(with_rooms(zone_text, rooms).encode())
    hides = zone.promise.hides
    assert isinstance(hides, MoveByRoom)
    assert hides.steps(zone.domain) == ((0.0, 0.03), (0.33, 0.01), (0.5, 0.03))
    assert [piece.room for piece in hides.pieces()] == ["bedroom", "elsewhere", "bath"]


def test_rooms_that_cover_everything_leave_no_radius_elsewhere(zone_text: str) -> None:
    whole = BEDROOM.replace("0.33", "1.0")
    with pytest.raises(ZoneError, match=r"promise.alpha: 0.01 applies nowhere, as rooms cover everything"):
        parse_zone(with_rooms(zone_text, whole).encode())
    zone = parse_zone(with_rooms(zone_text, whole).replace("alpha = 0.01", "alpha = 0.03").encode())
    assert "elsewhere" not in promise_in_words(zone)


def test_rooms_of_a_graph_are_sets_of_vertices(zone_text: str) -> None:
    zone = parse_zone(graph_zone(zone_text, "[3, 2]").encode())
    hides = zone.promise.hides
    assert isinstance(hides, MoveByRoom)
    assert hides.rooms == (Room("ward", 2.0, vertices=(2, 3)),)
    assert hides.steps(zone.domain) == ((0.0, 1.0), (2.0, 2.0))
    assert parse_zone(render_zone(zone).encode()) == zone
    assert (
        'up to 2 hops along the graph in "ward", or up to 1 hop along the graph elsewhere, changes'
        in promise_in_words(zone)
    )
    assert "; a hop between two rooms counts with the larger of their distances." in promise_in_words(zone)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (("to = 0.33", "to = 1.1"), r"promise.room\[0\].to: 1.1 is out of range: give a number from 0 to 1"),
        (("from = 0", "from = -0.1"), r"promise.room\[0\].from: -0.1 is out of range"),
        (("from = 0", "from = nan"), r"promise.room\[0\].from: nan is out of range"),
        (("from = 0", "from = 0.33"), r"promise.room\[0\].to: 0.33 is not above 0.33"),
        (("from = 0", "from = 0.5"), r"promise.room\[0\].to: 0.33 is not above 0.5"),
        (
            ("alpha = 0.03", "alpha = nan"),
            r"promise.room\[0\].alpha: nan is out of range: give a number above",
        ),
        (("alpha = 0.03", "alpha = 0"), r"promise.room\[0\].alpha: 0 is out of range"),
        (("alpha = 0.03", "alpha = -1"), r"promise.room\[0\].alpha: -1 is out of range"),
        (("alpha = 0.03", "alpha = 1.5"), r"promise.room\[0\].alpha: 1.5 is more than the corridor's length"),
        (("alpha = 0.03", ""), r"promise.room\[0\].alpha: missing"),
        (("alpha = 0.03", "alpha = 0.03\nepsilon = 1"), r"promise.room\[0\].epsilon: no such key"),
        (('"bedroom"', '""'), r"promise.room\[0\].name: '' is not a text"),
        (('"bedroom"', '" "'), r"promise.room\[0\].name: ' ' is not a name: give 1 to 32 printable"),
        (('"bedroom"', f'"{"b" * 33}"'), r"promise.room\[0\].name: 'b+' is not a name: give 1 to 32"),
        (('"bedroom"', '"bed\\nroom"'), r"promise.room\[0\].name: 'bed\\nroom' is not a name"),
        (('"bedroom"', '"bed\\u202eroom"'), r"promise.room\[0\].name: 'bed\\u202eroom' is not a name"),
        (('"bedroom"', '"elsewhere"'), r"promise.room\[0\].name: 'elsewhere' is not a name"),
        (('"bedroom"', "'x\", or up to 9 in \"y'"), r"promise.room\[0\].name: .* is not a name"),
        (("to = 0.33", "vertices = [1]"), r"promise.room\[0\].to: missing"),
    ],
)
def test_a_wrong_room_of_a_corridor_is_refused(zone_text: str, change: tuple[str, str], error: str) -> None:
    text = with_rooms(zone_text)
    assert change[0] in text
    with pytest.raises(ZoneError, match=f"^hall.toml: {error}"):
        parse_zone(text.replace(*change).encode(), "hall.toml")


def test_overlapping_rooms_are_refused_and_touching_ones_are_not(zone_text: str) -> None:
    bath = BEDROOM.replace("bedroom", "bath").replace("0.33", "0.5")
    with pytest.raises(ZoneError, match=r"room\[1\].from: overlaps 'bedroom', which ends at 0.33"):
        parse_zone(with_rooms(zone_text, BEDROOM + bath).encode())
    parse_zone(with_rooms(zone_text, BEDROOM + bath.replace("from = 0", "from = 0.33")).encode())


def test_a_name_is_used_once(zone_text: str) -> None:
    twice = BEDROOM + BEDROOM.replace("0.33", "0.9").replace("from = 0", "from = 0.5")
    with pytest.raises(ZoneError, match=r"room\[1\].name: 'bedroom' is used twice"):
        parse_zone(with_rooms(zone_text, twice).encode())


def test_the_number_of_rooms_is_limited() -> None:
    rooms = [
        Room(f"r{number}", 0.01, number / (MOST_ROOMS + 1), (number + 1) / (MOST_ROOMS + 1))
        for number in range(MOST_ROOMS + 1)
    ]
    domain = Interval(100, 50, 0.5, 0.1)
    assert room_problem(domain, rooms[:-1]) is None
    assert room_problem(domain, rooms) == (0, "name", "65 rooms: give 1 to 64")
    assert room_problem(domain, []) is not None


@pytest.mark.parametrize(
    ("vertices", "error"),
    [
        ("[4]", "vertices: 4 does not exist: give each vertex of the room once, from 0 to 3"),
        ("[-1]", "vertices: -1 does not exist"),
        ("[1, 1]", "vertices: 1 is listed twice"),
        ("[]", "vertices: rooms of a graph are sets of vertices: list at least one"),
        ('["a"]', "vertices: 'a' is not a vertex: give numbers"),
        ("[true]", "vertices: True is not a vertex: give numbers"),
        ("3", "vertices: 3 is not an array"),
    ],
)
def test_a_wrong_room_of_a_graph_is_refused(zone_text: str, vertices: str, error: str) -> None:
    with pytest.raises(ZoneError, match=rf"promise.room\[0\].{error}"):
        parse_zone(graph_zone(zone_text, vertices).encode())


def test_a_radius_below_a_hop_and_a_vertex_in_two_rooms_are_refused(zone_text: str) -> None:
    with pytest.raises(ZoneError, match=r"promise.room\[0\].alpha: 0.5 is less than one hop"):
        parse_zone(graph_zone(zone_text, "[1]", alpha=0.5).encode())
    rooms = (Room("a", 2.0, vertices=(1, 2)), Room("b", 3.0, vertices=(2, 3)))
    domain = Graph(4, ((0, 1), (1, 2), (2, 3)), None, (0, 1, 2, 3), 1.0)
    assert room_problem(domain, rooms) == (
        1,
        "vertices",
        "vertex 2 is in 'a', too: give each vertex one room",
    )


def test_a_range_has_no_rooms(zone_text: str) -> None:
    text = with_rooms(zone_text).replace("alpha = 0.01", 'sensitivity = "range"\nlow = 0.0\nhigh = 1.0')
    with pytest.raises(ZoneError, match=r"promise\.room: a range hides any change, wherever it is"):
        parse_zone(text.encode())


def test_a_sensitivity_that_is_too_small_for_the_rooms_is_refused(zone_text: str) -> None:
    """By every program that loads the file, as a node that has only the standard library."""
    text = with_rooms(zone_text)
    with pytest.raises(ZoneError, match=r"noise.sensitivity: 0.08 is below 0.0802\d+, which the moves that"):
        parse_zone(text.replace("sensitivity = 0.11", "sensitivity = 0.08").encode())
    with pytest.raises(ZoneError, match=r"noise.sensitivity: 0.11 is below"):
        parse_zone(text.replace("alpha = 0.03", "alpha = 0.05").encode())


def test_a_sensitivity_that_is_too_small_for_the_rooms_of_a_graph_is_refused(zone_text: str) -> None:
    text = graph_zone(zone_text, "[2, 3]")
    with pytest.raises(ZoneError, match=r"noise.sensitivity: 0.6 is below 0.6086"):
        parse_zone(text.replace("sensitivity = 2.0", "sensitivity = 0.6").encode())


MANY = [
    Room(f"long name {number:02d}", 0.02 + 0.001 * number, number / 20, (number + 1) / 20)
    for number in range(19)
]


def zone_with(rooms: list[Room]) -> Zone:
    """Return the default corridor with rooms, and plenty of noise."""
    domain = Interval(100, 50, 0.5, 0.1)
    return Zone(
        "hall",
        domain,
        tuple(f"n{number:02d}" for number in range(1, 51)),
        Schedule(period=1.0, every=1, releases=20, budget_rounds=20),
        Promise(move_by_room(domain, 0.01, rooms), 4.0, 1e-5),
        uniform_noise(0.6, 2.0**-11, 9000, 50),
    )


def test_the_sentence_names_each_radius_with_its_rooms() -> None:
    rooms = [Room("bedroom", 0.03, 0.0, 0.3), Room("bath", 0.03, 0.3, 0.5), Room("Küche", 0.02, 0.6, 0.7)]
    words = promise_in_words(zone_with(rooms))
    assert words.startswith(
        'If the model of heat holds, moving any one person by up to 0.03 of the corridor in "bedroom" and in '
        '"bath", or up to 0.02 of the corridor in "Küche", or up to 0.01 of the corridor elsewhere, changes '
        "the odds"
    )
    assert (
        "probability 1e-05; across a border, the shares of these distances that a move uses up are" in words
    )
    assert "of the corridor or worse in one round" in words


@pytest.mark.parametrize("seeded", [True, False, None])
def test_the_sentence_of_many_rooms_fits_into_the_meta_of_a_node(seeded: bool | None) -> None:
    zone = zone_with(MANY)
    words = promise_in_words(zone, seeded=seeded)
    assert len(words) <= 1024
    assert (
        "by up to what the zone file states for each of 19 rooms, from 0.01 of the corridor elsewhere to "
        '0.038 of the corridor in "long name 18", changes'
    ) in words
    meta = Meta(zone.name, zone.rev, "n01", 1, seeded is True, "simulated", words, "1.0")
    assert decode_meta(encode_meta(meta)) == meta
    assert '"long name 18"' in promise_in_short(zone, seeded=True)


@pytest.mark.parametrize("count", [1, 2, 3, 19])
def test_the_longest_names_fit_too(count: int) -> None:
    named = enumerate(MANY[:count])
    rooms = [replace(room, name=f"{number:02d}".ljust(LONGEST_NAME, "ü")) for number, room in named]
    words = promise_in_words(zone_with(rooms))
    assert len(words) <= 1024
    meta = Meta("hall", "0" * 16, "n" * 32, 2**31 - 1, False, "s" * 64, words, "v" * 64)
    assert len(encode_meta(meta)) <= MAX_META_BYTES


def test_the_least_ratio_of_radii_is_found_at_every_step() -> None:
    one, two = ((0.0, 0.03), (0.5, 0.01)), ((0.0, 0.02), (0.25, 0.01), (0.75, 0.02))
    assert least_ratio(one, two) == (0.5, 0.75, 0.01, 0.02)
    ratio, place, _, _ = least_ratio(two, one)
    assert ratio == pytest.approx(1 / 3)
    assert place == 0.25
    assert least_ratio(one, one)[0] == 1.0
