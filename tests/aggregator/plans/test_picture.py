"""Pictures of floor plans, and their drawings with characters."""

from __future__ import annotations

import math
import re
from xml.etree import ElementTree

import matplotlib.figure
import pytest
from matplotlib.figure import Figure

from heatcloak_aggregator.plans.picture import (
    PictureFormat,
    name_place,
    plan_picture,
    scale_length,
    terminal_plan,
)
from heatcloak_aggregator.plans.plan import Door, FloorPlan, Obstacle, Room, Sensor
from heatcloak_aggregator.plans.plan_file import EXAMPLES, example_text, parse_plan
from heatcloak_aggregator.plans.regions import room_regions
from support.floor_plans import FLAT, flat
from support.picture_texts import assert_no_overlap, texts_of

FURNISHED = flat(
    doors=(
        Door("open", (5.0, 0.8), 0.8),
        Door("shut", (5.0, 2.5), 0.8, "shut"),
        Door("either", (5.0, 4.2), 0.8, "either"),
    ),
    obstacles=(
        Obstacle("bed", ((0.0, 3.5), (2.0, 3.5), (2.0, 5.0), (0.0, 5.0))),
        Obstacle("pillar", ((3.0, 1.0), (3.2, 1.0), (3.2, 1.2), (3.0, 1.2)), "blocks"),
    ),
)


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> list[Figure]:
    """Collect the figures that are drawn."""
    found: list[Figure] = []
    init = Figure.__init__

    def remember(self: Figure, *arguments: object, **options: object) -> None:
        init(self, *arguments, **options)  # type: ignore[arg-type]
        found.append(self)

    monkeypatch.setattr(matplotlib.figure.Figure, "__init__", remember)
    return found


@pytest.mark.parametrize("name", EXAMPLES)
def test_all_names_are_in_the_picture_and_do_not_overlap(figures: list[Figure], name: str) -> None:
    plan = parse_plan(example_text(name))
    assert plan_picture(plan).startswith(b"\x89PNG\r\n\x1a\n")
    texts = texts_of(figures[0])
    assert_no_overlap(texts)
    shown = {text for text, _ in texts}
    assert {room.name for room in plan.rooms} | {sensor.name for sensor in plan.sensors} <= shown
    assert plan.name in shown
    assert any(re.fullmatch(r"[125]0* m", text) for text in shown), "the scale"


@pytest.mark.parametrize("form", ["png", "svg"])
def test_the_same_plan_is_the_same_file(form: PictureFormat) -> None:
    assert plan_picture(FURNISHED, form) == plan_picture(FURNISHED, form)


def test_an_svg_is_xml_whatever_the_names_are() -> None:
    plan = flat(rooms=(Room("$a_$ & <b> --x--", at=(1.0, 2.5)), Room("$\\frac$"[:1], at=(6.5, 2.5))))
    root = ElementTree.fromstring(plan_picture(plan, "svg"))  # noqa: S314  our own
    assert root.tag.endswith("svg")


def test_names_of_many_sensors_are_left_out(figures: list[Figure]) -> None:
    sensors = tuple(Sensor(f"s{number}", (0.5 + number / 50, 0.5)) for number in range(151))
    plan_picture(flat(sensors=sensors))
    assert not {text for text, _ in texts_of(figures[0])} & {sensor.name for sensor in sensors}


def test_a_narrow_plan_has_room_for_its_scale(figures: list[Figure]) -> None:
    corridor = FloorPlan("corridor", ((0.0, 0.0), (60.0, 0.0), (60.0, 2.0), (0.0, 2.0)))
    plan_picture(corridor)
    assert_no_overlap(texts_of(figures[0]))
    assert min(figures[0].get_size_inches()) >= 3.0


def test_the_name_of_a_room_is_in_it_and_away_from_its_sensors() -> None:
    for name, region in room_regions(FLAT):
        x, y = name_place(FLAT, region, name, 0.1)
        left, _, right, _ = region.bounds
        assert left < x - len(name) * 0.05
        assert x + len(name) * 0.05 < right
        assert min(math.dist((x, y), sensor.at) for sensor in FLAT.sensors) > 0.2


@pytest.mark.parametrize(("most", "length"), [(1.0, 1.0), (1.99, 1.0), (4.9, 2.0), (9.9, 5.0), (0.3, 0.2)])
def test_the_scale_has_a_round_length(most: float, length: float) -> None:
    assert scale_length(most) == pytest.approx(length)


def test_the_terminal_shows_walls_doors_rooms_and_sensors() -> None:
    assert terminal_plan(FLAT, 34) == [
        "##################################",
        "#                    #           #",
        "#             *      #           #",
        "#                    # bedroom   #",
        "#                    #           #",
        "#  living-room       #     *     #",
        "#                    '           #",
        "#                    '           #",
        "#   *                '           #",
        "#                    #           #",
        "##################################",
        "|------| 2 m",
        "# wall   ' open door   * sensor",
    ]


def test_each_kind_of_door_and_obstacle_has_its_own_sign() -> None:
    *lines, first, second = terminal_plan(FURNISHED, 60)
    drawn = "\n".join(lines)
    assert {"'", "=", "~", "%", "@"} <= set(drawn)
    assert f"{first} {second}".split() == [
        *("#", "wall", "'", "open", "door", "=", "shut", "door", "~", "open", "or", "shut"),
        *("*", "sensor", "%", "obstacle", "@", "column"),
    ]


@pytest.mark.parametrize("width", [20, 21, 47, 400, 10_000])
def test_lines_are_at_most_as_wide_as_asked(width: int) -> None:
    lines = terminal_plan(FURNISHED, width)
    assert max(map(len, lines)) == min(width, 400)


def test_a_tall_plan_has_no_more_lines_than_columns() -> None:
    tower = FloorPlan("tower", ((0.0, 0.0), (2.0, 0.0), (2.0, 60.0), (0.0, 60.0)))
    assert len(terminal_plan(tower, 80)) <= 83


def test_a_long_name_is_cut_to_its_room() -> None:
    plan = flat(rooms=(Room("a room with quite a long name", at=(6.5, 2.5)),))
    drawn = "\n".join(terminal_plan(plan, 34))
    assert "#a room with#" in drawn
