"""People whom a method follows: in words, as paths, as a table, and what a visitor is told of a misfit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import httpx
import pytest

from heatcloak_aggregator.dashboard.catalogue import catalogue
from heatcloak_aggregator.dashboard.drawings import drawing_of
from heatcloak_aggregator.dashboard.drawings.tracks import (
    FIRST_LABEL,
    LABEL_WIDTH,
    LEAST_DRAWN,
    MOST_DRAWN,
    Followed,
    followed,
    version,
)
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_aggregator.store import StoredEstimate
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import Estimate, Track, VertexTrack
from heatcloak_shared.zone import Graph, Zone
from support.dashboard_site import Site
from support.dashboard_zones import CORRIDOR_WORLD, START, Played, corridor, followed_graph
from support.dashboard_zones import followed as followed_corridor
from support.waiting import wait_until

from .conftest import anonymous, log_in

SCHEDULE = Schedule(1.0, 1, 20, 20)
FIRST = int(START)
NUMBER = re.compile(r"-?\d+\.\d+")


def person(number: int, place: float, probability: float = 0.99) -> Track:
    return Track(number, FIRST, probability, place, place - 0.05, place + 0.05)


def a_round(number: int, *tracks: Track | VertexTrack, made: float = 0.0) -> ShownRound:
    message = Estimate(
        *("z", "0" * 16, number, "tracker", "converged", (), ()),
        latest=number,
        tracks=tracks,  # type: ignore[arg-type]  # all of one type
    )
    return ShownRound(number, StoredEstimate(message, 50, made), float(number))


def drawn(rounds: list[ShownRound], schedule: Schedule = SCHEDULE) -> Followed:
    found = followed(rounds[-1], rounds, schedule)
    assert found is not None
    return found


def heights(path: str) -> list[float]:
    return [float(each) for each in NUMBER.findall(path)[1::2]]


def words(played: Played, number: int) -> list[str]:
    content = played.content(number)
    shown = ShownRound(number, StoredEstimate(content.message, content.used, 0.0), 0.0)
    t = catalogue()
    drawing = drawing_of(played.zone)
    certainty = drawing.certainty(shown)
    assert certainty is not None
    assert "how people move" in t.say(certainty)
    return [t.say(each) for each in drawing.sentences(shown)]


def test_people_of_a_corridor_are_told_with_number_place_region_and_first_round() -> None:
    people, first, second = words(followed_corridor(), FIRST)
    assert people.startswith("About 2 people")
    assert first == (
        "Person 1: at 0.19 of the corridor (between 0.15 and 0.23 with 90\N{NO-BREAK SPACE}%), "
        f"here since round {FIRST - 70}."
    )
    assert second.startswith("Person 2: at 0.75")


def test_a_person_who_may_not_be_there_is_told_with_the_probability() -> None:
    assert words(followed_corridor(), FIRST + 6)[-1].startswith(
        "Person 3, 62\N{NO-BREAK SPACE}% sure to be here: at 0.90 of the corridor (between 0.81 and 1.00"
    )


def test_people_on_a_graph_are_told_with_vertex_and_community() -> None:
    _, first, second = words(followed_graph(), FIRST)
    assert first == (
        "Person 1: most likely in community 2, at vertex 14 "
        f"(at one of 12 vertices with 90\N{NO-BREAK SPACE}%), here since round {FIRST - 30}."
    )
    assert second.startswith("Person 2, 71\N{NO-BREAK SPACE}% sure to be here: in community 5, at vertex 50")


def test_people_on_a_graph_without_communities_are_told_with_the_vertex() -> None:
    played = followed_graph()
    assert isinstance(played.zone, Zone)
    assert isinstance(played.zone.domain, Graph)
    zone = replace(played.zone, domain=replace(played.zone.domain, communities=None))
    message = played.content(FIRST).message
    shown = ShownRound(FIRST, StoredEstimate(message, 75, 0.0), 0.0)
    said = [catalogue().say(each) for each in drawing_of(zone).sentences(shown)]
    assert said[1].startswith("Person 1: most likely at vertex 14 (at one of 12 vertices")


def test_methods_that_follow_nobody_have_no_paths() -> None:
    message = corridor().content(FIRST).message
    shown = ShownRound(FIRST, StoredEstimate(message, 50, 0.0), 0.0)
    assert followed(shown, [shown], SCHEDULE) is None
    assert version(shown, [shown]) is None


def test_paths_go_from_the_newest_round_at_the_top_to_older_ones() -> None:
    rounds = [a_round(FIRST + step, person(1, 0.2 + 0.01 * step)) for step in range(20)]
    (path,) = drawn(rounds).paths
    assert path.person == 1
    assert path.y == 0.0
    assert path.x == pytest.approx(39.0)
    points = heights(path.line)
    assert points == sorted(points, reverse=True)
    assert points[0] == pytest.approx(100.0)
    assert len(heights(path.band)) == 40


def test_a_gap_divides_a_path_and_the_newest_part_has_the_number() -> None:
    rounds = [a_round(FIRST + step, *([person(4, 0.5)] if step != 5 else [])) for step in range(12)]
    older, newer = drawn(rounds).paths
    assert older.label_x is None
    assert newer.label_x == pytest.approx(newer.x)
    assert older.style == newer.style == 4
    assert len(heights(older.line)) == 5
    assert len(heights(newer.line)) == 6


def test_rounds_that_are_not_listed_are_no_gap() -> None:
    schedule = Schedule(1.0, 5, 20, 100)
    rounds = [a_round(FIRST + 5 * step, person(1, 0.5)) for step in range(15)]
    found = drawn(rounds, schedule)
    assert len(found.paths) == 1
    assert [tick.label for tick in found.ticks] == ["0", "5", "10"]


def test_a_person_of_a_single_round_is_as_high_as_a_round() -> None:
    rounds = [a_round(FIRST + step, person(1, 0.5)) for step in range(LEAST_DRAWN)]
    rounds[4] = a_round(FIRST + 4, person(1, 0.5), person(2, 0.8))
    path = next(each for each in drawn(rounds).paths if each.person == 2)
    low, high = sorted(heights(path.line))
    assert high - low == pytest.approx(100.0 * 0.9 / (LEAST_DRAWN - 1), abs=0.02)


def test_only_the_last_rounds_up_to_the_shown_one_are_drawn() -> None:
    rounds = [a_round(FIRST + step, person(1, 0.5)) for step in range(100)]
    found = followed(rounds[80], rounds, SCHEDULE)
    assert found is not None
    (path,) = found.paths
    assert len(heights(path.line)) == MOST_DRAWN
    assert path.y == 0.0


@pytest.mark.parametrize("places", [(0.5, 0.5, 0.51), (0.0, 0.01, 0.3), (0.97, 0.99, 1.0)])
def test_numbers_of_people_who_are_close_stand_side_by_side(places: tuple[float, ...]) -> None:
    people = [
        Track(number, FIRST, 0.9, place, max(place - 0.1, 0.0), min(place + 0.1, 1.0))
        for number, place in enumerate(places, start=1)
    ]
    at = [path.label_x for path in drawn([a_round(FIRST, *people)]).paths]
    labels = [each for each in at if each is not None]
    assert len(labels) == 3
    assert all(b - a >= LABEL_WIDTH - 1e-9 for a, b in pairwise(labels))
    assert min(labels) >= FIRST_LABEL
    assert max(labels) <= 100.0 - FIRST_LABEL


def test_one_round_is_drawn_at_the_top() -> None:
    found = drawn([a_round(FIRST, person(1, 0.5))])
    assert max(heights(found.paths[0].line)) < 10.0


def test_a_round_without_people_is_drawn_empty() -> None:
    found = drawn([a_round(FIRST)])
    assert (found.rows, found.paths) == ([], [])


def test_the_table_lists_people_by_number_and_rounds_regions_outwards() -> None:
    track = replace(person(2, 0.5), low=0.4567, high=0.5432)
    rows = drawn([a_round(FIRST, track, person(1, 0.1))]).rows
    assert [row.person for row in rows] == [1, 2]
    assert (rows[1].low, rows[1].high) == ("0.45", "0.55")
    vertex = VertexTrack(7, FIRST, 0.95, 3, tuple(range(20)))
    (row,) = drawn([a_round(FIRST, vertex)]).rows
    assert (row.vertex, row.n_vertices, row.vertices) == (3, 20, ())


def test_the_true_places_of_a_simulated_world_are_drawn_in_each_round() -> None:
    rounds = [a_round(FIRST + step, person(1, 0.5)) for step in range(12)]
    found = followed(rounds[-1], rounds, SCHEDULE, CORRIDOR_WORLD.at)
    assert found is not None
    assert found.people is not None
    assert len(found.people) == 24
    assert drawn(rounds).people is None


def test_a_replaced_estimate_of_a_drawn_round_changes_the_version() -> None:
    """Rendered past rounds are kept by it."""
    rounds = [a_round(FIRST + step, person(1, 0.5)) for step in range(5)]
    again = [*rounds[:2], a_round(FIRST + 2, person(1, 0.6), made=9.0), *rounds[3:]]
    assert version(rounds[4], rounds) != version(again[4], again)
    assert version(rounds[1], rounds) == version(again[1], again)


@pytest.fixture
def followed_site(tmp_path: Path) -> Iterator[Site]:
    """Return a running dashboard of a corridor and a graph whose people are followed."""
    running = Site(tmp_path / "store.db", [followed_corridor(), followed_graph()])
    running.start()
    yield running
    running.close()


@pytest.fixture
def guest(followed_site: Site) -> Iterator[httpx.Client]:
    """Return a client that is logged in."""
    with anonymous(followed_site) as client:
        log_in(client, followed_site.token)
        yield client


def test_the_page_of_a_corridor_draws_paths_and_lists_people(
    followed_site: Site, guest: httpx.Client
) -> None:
    followed_site.add_rounds("followed", 30)
    wait_until(lambda: "People followed over rounds" in guest.get("/dashboard/zones/followed").text)
    page = guest.get("/dashboard/zones/followed").text
    assert "with the rounds before and 3 after" in page
    assert page.count('class="track-line') >= 3
    assert ">People as a table</summary>" in page
    assert "Percentages are by the method" in page


def test_the_page_of_a_graph_lists_people_in_a_table(followed_site: Site, guest: httpx.Client) -> None:
    followed_site.add_rounds("followed-villages", 3)
    wait_until(lambda: "People followed over rounds" in guest.get("/dashboard/zones/followed-villages").text)
    page = guest.get("/dashboard/zones/followed-villages").text
    assert "with the rounds before" in page
    assert 'class="track-line' not in page.partition("People followed over rounds")[2]
    assert "Sure to be here" in page


def test_a_past_round_shows_the_paths_up_to_it(followed_site: Site, guest: httpx.Client) -> None:
    numbers = followed_site.add_rounds("followed", 12)
    wait_until(lambda: "People followed over rounds" in guest.get("/dashboard/zones/followed").text)
    page = guest.get(f"/dashboard/zones/followed/rounds/{numbers[4]}")
    assert page.status_code == 200
    assert "People followed over rounds" in page.text
