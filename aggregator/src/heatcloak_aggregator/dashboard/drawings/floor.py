"""The drawing of a floor: its plan to scale, what was recovered on it, and the rooms."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from typing import cast

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray, IntArray
from heatcloak_aggregator.dashboard.catalogue import Sentence, percent, percent_up
from heatcloak_aggregator.dashboard.drawings.floor_plan import (
    LEAST_LETTERS,
    LETTER,
    LINE,
    Frame,
    Label,
    Plan,
    border,
    filled,
    label_place,
    plan_of,
    span,
)
from heatcloak_aggregator.dashboard.drawings.heatmap import Shade, shaded
from heatcloak_aggregator.dashboard.drawings.zone_drawing import (
    UNKNOWN_CERTAINTY,
    People,
    best,
    people_sentence,
    total_intensity,
    values,
)
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_shared.wire import Estimate, Pooled
from heatcloak_shared.wire.estimate import VertexVicinities
from heatcloak_shared.zone import Floor, Zone
from heatcloak_shared.zone.floor import Point

SHADES = 5
"""Shades of the intensity of a place, and of readings on each side of zero."""
ROOM_SHADES = 3
"""Shades of a room, above the empty one."""
MOST_NAMED = 3
"""Rooms named in words."""
LEAST_NAMED, LIKELY = 0.2, 0.5
"""Least probability or share of a room that is named in words, and that of one without "perhaps"."""


@dataclass(frozen=True)
class FloorRoom:
    """A room: its places, and what was recovered in it.

    Attributes:
        name: its name; None for all places in no room.
        path: its cells as an SVG path, in cells.
        label: its name in the drawing, shortened where it is too long; None if there is no space.
        has_second_line: whether there is space for the probability below the label.
        probability: that somebody is in it; None if the method gives none.
        share: its share of the recovered intensity.
        shade: 0 to `ROOM_SHADES`, by the probability, or by the share if there is none.
    """

    name: str | None
    path: str
    label: Label | None
    has_second_line: bool
    probability: float | None = None
    share: float = 0.0
    shade: int = 0


@dataclass(frozen=True)
class Region:
    """A region that contains somebody.

    Attributes:
        number: its number, from 1.
        path: its cells as an SVG path, in cells.
        border: its border, likewise.
        label: its number and probability.
        rooms: names of the rooms that it reaches into, that with most of it first; None for no room.
        area: in square metres.
        probability: that somebody is in it.
    """

    number: int
    path: str
    border: str
    label: Label
    rooms: list[str | None]
    area: float
    probability: float


@dataclass(frozen=True)
class SensorMark:
    """A sensor: its node, its place in the drawing and in metres, and its noisy reading.

    Attributes:
        node: the node.
        x, y: place in the drawing.
        at: x and y in metres.
        reading: None without one.
        shade: −`SHADES` to `SHADES`.
    """

    node: str
    x: float
    y: float
    at: Point
    reading: float | None
    shade: int


@dataclass(frozen=True)
class FloorShapes:
    """What the template of a floor draws.

    Attributes:
        plan: the plan.
        rooms: the rooms in the order of the zone file; places in no room come last.
        ranked: the rooms by probability, or by share if the method gives none, the greatest first.
        shades: recovered intensity, cells by shade.
        regions: regions that contain somebody.
        sensors: the sensors.
        people: places of the people of a simulated world in the drawing; None in a real one.
    """

    plan: Plan
    rooms: list[FloorRoom]
    ranked: list[FloorRoom]
    shades: list[Shade]
    regions: list[Region]
    sensors: list[SensorMark]
    people: list[tuple[float, float]] | None


class FloorDrawing:
    """Draw a floor; see `ZoneDrawing`.

    Args:
        zone: the zone.
    """

    template = "drawings/floor.html"
    layers: tuple[str, ...] = ("vicinity", "estimate", "readings")

    def __init__(self, zone: Zone) -> None:
        self._zone = zone
        self._floor = floor = cast("Floor", zone.domain)
        self._cells = np.array(floor.cells, dtype=np.intp)
        self._shape = len(floor.map), len(floor.map[0])
        names = floor.community_names
        has_places_elsewhere = names is not None and len(names) > len(floor.rooms)
        self._names: tuple[str | None, ...] = (*floor.rooms, *([None] if has_places_elsewhere else []))
        self._room_of = np.array(floor.communities or (-1,) * floor.n_sources, dtype=np.intp)
        self._frame = Frame(floor)
        self._plan = plan_of(floor, self._frame)

    def shapes(self, shown: ShownRound, people: People | None = None) -> FloorShapes:
        """See `ZoneDrawing`."""
        found = best(shown)
        rooms = self._found_rooms(found)
        places = self._floor.places
        return FloorShapes(
            plan=self._plan,
            rooms=rooms,
            ranked=sorted(rooms, key=_likeliest),
            shades=self._shades(found),
            regions=self._regions(found),
            sensors=self._sensors(shown),
            people=None if people is None else [self._frame.at(places[int(at)]) for at, _ in people],
        )

    def sentences(self, shown: ShownRound) -> list[Sentence]:
        """See `ZoneDrawing`."""
        found = best(shown)
        rooms = sorted(self._found_rooms(found), key=_likeliest)
        named = [room for room in rooms if _weight(room) >= LEAST_NAMED][:MOST_NAMED]
        sentences = [people_sentence(shown)]
        if found.holding is None:
            return sentences + [
                Sentence("drawing.floor.share", {"name": _name(room), "share": percent(room.share)})
                for room in named
            ]
        if rooms and not named:
            likeliest = {"sure": percent_up(_weight(rooms[0]))}
            return [*sentences, Sentence("drawing.floor.unlikely", likeliest)]
        return sentences + [_room_sentence(room) for room in named]

    def certainty(self, shown: ShownRound) -> Sentence | None:
        """See `ZoneDrawing`."""
        found = best(shown)
        is_known = found.vicinities is not None or found.holding is not None
        return Sentence("drawing.sure.heat") if is_known else UNKNOWN_CERTAINTY

    def count(self, shown: ShownRound) -> float:
        """See `ZoneDrawing`."""
        return total_intensity(shown)

    @cached_property
    def _rooms(self) -> list[FloorRoom]:
        """Return the rooms without what was recovered."""
        busy = np.zeros(self._shape)
        for sensor in self._floor.sensors:
            busy[self._frame.cell_at(sensor)] += 1.0
        rooms = []
        for number, name in enumerate(self._names):
            inside = self._grid(np.flatnonzero(self._room_of == number))
            label, has_second_line = self._label(name, inside, busy)
            rooms.append(FloorRoom(name, filled(inside), label, has_second_line))
        return rooms

    def _label(self, name: str | None, inside: BoolArray, busy: FloatArray) -> tuple[Label | None, bool]:
        """Return the label of a room where it has most space, and whether a second line has space below."""
        if name is None or not inside.any():
            return None, False
        side = self._frame.units * self._floor.cell
        for letters in range(len(name), LEAST_LETTERS - 1, -1):
            text = name if letters == len(name) else f"{name[: letters - 1]}…"
            for lines in (2, 1):
                size = math.ceil(lines * LINE / side), math.ceil(letters * LETTER / side)
                found = label_place(size, inside, ~inside, busy)
                if found is not None:
                    x, y = self._frame.at_cell(*found)
                    return Label(text, x, y - (lines - 1) * LINE / 2.0), lines == 2
        return None, False

    def _found_rooms(self, found: Estimate | Pooled) -> list[FloorRoom]:
        shares = dict(found.communities or ())
        holding = None if found.holding is None else dict(found.holding)
        rooms = []
        for number, room in enumerate(self._rooms):
            probability = None if holding is None else holding.get(number, 0.0)
            known = replace(room, probability=probability, share=shares.get(number, 0.0))
            rooms.append(replace(known, shade=round(ROOM_SHADES * min(_weight(known), 1.0))))
        return rooms

    def _shades(self, found: Estimate | Pooled) -> list[Shade]:
        levels = np.zeros(self._shape, dtype=np.intp)
        most = max((share for _, share in found.sources), default=0.0) or 1.0
        for place, share in found.sources:
            row, column = self._cells[place]
            levels[row, column] = max(1, round(SHADES * share / most))
        return shaded(levels)

    def _regions(self, found: Estimate | Pooled) -> list[Region]:
        """Return the regions, with labels apart from those of rooms and from each other."""
        vicinities = cast("VertexVicinities", found.vicinities or ())
        labelled = self._labelled.copy()
        busy = np.zeros(self._shape)
        for place, _ in found.sources:
            busy[tuple(self._cells[place])] += 1.0
        side = self._frame.units * self._floor.cell
        regions = []
        for number, (places, probability) in enumerate(vicinities, start=1):
            inside = self._grid(np.array(places, dtype=np.intp))
            text = percent(probability)
            size = math.ceil(LINE / side), math.ceil(len(text) * LETTER / side)
            # A label on another one is better than none.
            row, column = (
                label_place(size, inside, labelled, busy)
                or label_place((1, 1), inside, np.zeros_like(inside), busy)
                or (0.0, 0.0)
            )
            rows, columns = (span(at, length) for at, length in zip((row, column), size, strict=True))
            labelled[rows, columns] = True
            counts = Counter(self._room_of[list(places)].tolist())
            regions.append(
                Region(
                    number=number,
                    path=filled(inside),
                    border=border(inside),
                    label=Label(text, *self._frame.at_cell(row, column)),
                    rooms=[self._names[room] for room, _ in counts.most_common() if room >= 0],
                    area=len(places) * self._floor.cell**2,
                    probability=probability,
                )
            )
        return regions

    @cached_property
    def _labelled(self) -> BoolArray:
        """Return the cells behind the labels of rooms."""
        found = np.zeros(self._shape, dtype=np.bool_)
        side = self._frame.units * self._floor.cell
        for room in self._rooms:
            if room.label is not None:
                row, column = self._frame.cell_of(room.label.x, room.label.y)
                lines = 2 if room.has_second_line else 1
                rows = span(row - (lines - 1) * LINE / 2.0 / side, math.ceil(lines * LINE / side))
                found[rows, span(column, math.ceil(len(room.label.text) * LETTER / side))] = True
        return found

    def _sensors(self, shown: ShownRound) -> list[SensorMark]:
        readings = values(shown.readings)
        loudest = max(map(abs, readings.values()), default=0.0) or 1.0
        marks = []
        for node, at in zip(self._zone.nodes, self._floor.sensors, strict=True):
            reading = readings.get(node)
            shade = 0 if reading is None else round(SHADES * reading / loudest)
            marks.append(SensorMark(node, *self._frame.at(at), at, reading, shade))
        return marks

    def _grid(self, places: IntArray) -> BoolArray:
        """Return which cells of the map are among some places."""
        inside = np.zeros(self._shape, dtype=np.bool_)
        inside[tuple(self._cells[places].T)] = True
        return inside


def _weight(room: FloorRoom) -> float:
    return room.share if room.probability is None else room.probability


def _likeliest(room: FloorRoom) -> tuple[float, float]:
    return -_weight(room), -room.share


def _room_sentence(room: FloorRoom) -> Sentence:
    key = "drawing.floor.room" if _weight(room) >= LIKELY else "drawing.floor.room_perhaps"
    return Sentence(key, {"name": _name(room), "sure": percent(_weight(room))})


def _name(room: FloorRoom) -> object:
    return Sentence("drawing.floor.no_room") if room.name is None else room.name
