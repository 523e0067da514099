"""People whom the tracker follows: their paths over the last rounds, and where they are in one round."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from heatcloak_aggregator.dashboard.catalogue import Sentence, percent
from heatcloak_aggregator.dashboard.drawings.zone_drawing import People, Tick, tracks_of
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import Track, VertexTrack

MOST_DRAWN = 60
"""Rounds that paths reach back at most."""
LEAST_DRAWN = 10
"""Rounds that the drawing is high at least."""
STYLES = 4
"""Colours of paths, which repeat: numbers tell more people apart."""
LABEL_WIDTH, LABEL_HEIGHT, FIRST_LABEL = 6.5, 12.0, 1.5
"""Room for a number in the drawing of a narrow screen, and least distance from its ends, in percent."""
MOST_LISTED = 12
"""Vertices of a region that are listed; of a larger one, only their number."""
SURE = 0.9
"""Probability with which a person's region holds the person, if the person is there."""


@dataclass(frozen=True)
class Path:
    """A person over rounds without a gap; places and rounds are in percent, the newest round at the top.

    Attributes:
        person: the person's number.
        style: number of the colour, from 1.
        line: the places, as the data of an SVG path.
        band: the regions, likewise.
        x: the newest place.
        y: the newest round.
        label_x: where the person's number is, apart from others; None for all but the newest path.
    """

    person: int
    style: int
    line: str
    band: str
    x: float
    y: float
    label_x: float | None = None


@dataclass(frozen=True)
class Dot:
    """A true place of a simulated person in a round, in percent."""

    x: float
    y: float


@dataclass(frozen=True)
class PersonRow:
    """A followed person in one round, for a table.

    Attributes:
        person: the number.
        style: number of the colour, from 1.
        place: the median place in a corridor; None on a graph.
        low: low end of the person's region in a corridor, rounded outwards.
        high: its high end.
        vertex: the most probable vertex of a graph; None in a corridor.
        vertices: the vertices of the region, if they are few.
        n_vertices: their number.
        probability: that the person is there.
        since: the first round.
        since_time: its time, seconds since 1970.
    """

    person: int
    style: int
    place: float | None
    low: str
    high: str
    vertex: int | None
    vertices: tuple[int, ...]
    n_vertices: int
    probability: float
    since: int
    since_time: float


@dataclass(frozen=True)
class Followed:
    """What the template of followed people shows.

    Attributes:
        rows: the people of the shown round, by number.
        paths: their paths, and those of people who have left; empty on a graph.
        people: true places in a simulated world; None in a real one.
        ticks: numbers of rounds before the shown one, at their heights.
    """

    rows: list[PersonRow]
    paths: list[Path]
    people: list[Dot] | None
    ticks: list[Tick]


def followed(
    shown: ShownRound,
    rounds: Sequence[ShownRound],
    schedule: Schedule,
    people: Callable[[int], People] | None = None,
) -> Followed | None:
    """Return the people whom a method follows; None if it does not follow people.

    Args:
        shown: the round.
        rounds: the newest rounds, oldest first.
        schedule: the zone's schedule.
        people: returns the people of a round of a simulated world; None in a real one.
    """
    tracks = tracks_of(shown)
    if tracks is None:
        return None
    rows = [_row(each, schedule) for each in _by_number(tracks)]
    drawn = drawn_rounds(shown, rounds)
    found = [(each, track) for each in drawn for track in tracks_of(each) or () if isinstance(track, Track)]
    if not found:
        return Followed(rows, [], None, [])
    # Rounds that are not listed have no reading.
    first = min(drawn[0].number, shown.number - (LEAST_DRAWN - 1) * schedule.every)
    span = max(shown.number - first, 1)

    def height(number: float) -> float:
        return 100.0 * (shown.number - number) / span

    paths = []
    for person in sorted({track.id for _, track in found}):
        own = [(each.number, track) for each, track in found if track.id == person]
        stretches = _stretches(own, [each.number for each in drawn])
        *older, newest = [_path(stretch, height, 0.45 * schedule.every) for stretch in stretches]
        paths += [*older, replace(newest, label_x=newest.x)]
    dots = None
    if people is not None:
        dots = [Dot(100.0 * place, height(each.number)) for each in drawn for place, _ in people(each.number)]
    step = next(each for each in (2, 5, 10, 20, 50) if span / schedule.every / each <= 6 or each == 50)
    ticks = [
        Tick(height(shown.number - ago * schedule.every), str(ago))
        for ago in range(0, span // schedule.every + 1, step)
    ]
    return Followed(rows, _with_labels_apart(paths), dots, ticks)


def drawn_rounds(shown: ShownRound, rounds: Sequence[ShownRound]) -> list[ShownRound]:
    """Return the rounds that paths up to a round are drawn of, oldest first, with this round itself."""
    before = [each for each in rounds if each.number < shown.number and tracks_of(each) is not None]
    return [*before[-(MOST_DRAWN - 1) :], shown]


def version(shown: ShownRound, rounds: Sequence[ShownRound]) -> object:
    """Return something that is equal as long as the followed people of a round and their paths are."""
    if tracks_of(shown) is None:
        return None
    return tuple((each.number, each.estimate.made) for each in drawn_rounds(shown, rounds))


def track_sentences(
    tracks: Iterable[Track | VertexTrack], communities: Sequence[int] | None = None
) -> list[Sentence]:
    """Return people in words, by number.

    Args:
        tracks: the people.
        communities: the community of each vertex of a graph, if they are known.
    """
    return [_sentence(each, communities) for each in _by_number(tracks)]


def _by_number(tracks: Iterable[Track | VertexTrack]) -> list[Track | VertexTrack]:
    return sorted(tracks, key=lambda each: each.id)


def _sentence(track: Track | VertexTrack, communities: Sequence[int] | None) -> Sentence:
    parameters: dict[str, object] = {"id": track.id, "since": track.since, "level": percent(SURE)}
    if isinstance(track, Track):
        key = "drawing.tracks.place"
        parameters |= {"place": f"{track.place:.2f}", "low": _down(track.low), "high": _up(track.high)}
    else:
        key = "drawing.tracks.vertex"
        parameters |= {"vertex": track.vertex, "n": len(track.vertices)}
        if communities is not None:
            key = "drawing.tracks.vertex_in"
            parameters["name"] = communities[track.vertex]
    if track.probability < SURE:
        key += "_perhaps"
        parameters["sure"] = percent(track.probability)
    return Sentence(key, parameters)


def _row(track: Track | VertexTrack, schedule: Schedule) -> PersonRow:
    in_corridor = isinstance(track, Track)
    vertices = () if isinstance(track, Track) else track.vertices
    return PersonRow(
        person=track.id,
        style=_style(track.id),
        place=track.place if isinstance(track, Track) else None,
        low=_down(track.low) if isinstance(track, Track) else "",
        high=_up(track.high) if isinstance(track, Track) else "",
        vertex=None if isinstance(track, Track) else track.vertex,
        vertices=vertices if len(vertices) <= MOST_LISTED else (),
        n_vertices=0 if in_corridor else len(vertices),
        probability=track.probability,
        since=track.since,
        since_time=schedule.time_of(track.since),
    )


def _stretches(own: Sequence[tuple[int, Track]], numbers: Sequence[int]) -> list[list[tuple[int, Track]]]:
    """Return the rounds of one person, divided where a round between them lacks the person."""
    after = dict(pairwise(numbers))
    found: list[list[tuple[int, Track]]] = []
    for number, track in own:
        if not found or after[found[-1][-1][0]] != number:
            found.append([])
        found[-1].append((number, track))
    return found


def _with_labels_apart(paths: Sequence[Path]) -> list[Path]:
    """Return paths whose numbers stand side by side where they would overlap, and are not cut off."""
    numbered = sorted(
        (each for each in paths if each.label_x is not None), key=lambda each: (each.x, each.person)
    )
    places: list[float] = []
    for each in numbered:
        lower = [at for at, other in zip(places, numbered, strict=False) if _is_beside(other, each)]
        places.append(max([each.x, FIRST_LABEL, *(at + LABEL_WIDTH for at in lower)]))
    # Back from the other end.
    for index in reversed(range(len(numbered))):
        upper = [
            places[other]
            for other in range(index + 1, len(numbered))
            if _is_beside(numbered[other], numbered[index])
        ]
        places[index] = min([places[index], 100.0 - FIRST_LABEL, *(at - LABEL_WIDTH for at in upper)])
    at = {each.person: place for each, place in zip(numbered, places, strict=True)}
    return [each if each.label_x is None else replace(each, label_x=at[each.person]) for each in paths]


def _is_beside(one: Path, other: Path) -> bool:
    return abs(one.y - other.y) < LABEL_HEIGHT


def _path(stretch: Sequence[tuple[int, Track]], height: Callable[[float], float], half: float) -> Path:
    """Return the path of a person; one of a single round is as high as a round."""
    newest, last = stretch[-1]
    points = [(height(number), track) for number, track in stretch]
    if len(stretch) == 1:
        points = [(height(newest - half), last), (min(height(newest), height(newest + half)), last)]
    low = [f"{100.0 * track.low:.2f} {y:.2f}" for y, track in points]
    high = [f"{100.0 * track.high:.2f} {y:.2f}" for y, track in reversed(points)]
    return Path(
        person=last.id,
        style=_style(last.id),
        line="M" + "L".join(f"{100.0 * track.place:.2f} {y:.2f}" for y, track in points),
        band="M" + "L".join((*low, *high)) + "Z",
        x=100.0 * last.place,
        y=height(newest),
    )


def _style(person: int) -> int:
    return 1 + (person - 1) % STYLES


def _down(place: float) -> str:
    return f"{math.floor(100.0 * place + 1e-6) / 100.0:.2f}"


def _up(place: float) -> str:
    return f"{math.ceil(100.0 * place - 1e-6) / 100.0:.2f}"
