"""The floor of a zone, and its table ``[domain]`` in the zone file: rooms in metres, seen from above."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, ClassVar, Literal, NamedTuple

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.rounding import down_text, up_text
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import Table, as_number
from heatcloak_shared.zone.domain import SensorModel, structure_hash
from heatcloak_shared.zone.rooms import ELSEWHERE, LONGEST_NAME, name_problem

NOBODY = "."
"""Mark of a cell of the map in which nobody stands."""
NO_ROOM = "-"
"""Mark of a place that is in no room."""
ROOM_MARKS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
"""Marks of the places of each room, in the order of the rooms."""
MOST_PLACES = 20_000
MOST_SENSORS = 10_000
MOST_PIECES = 10_000
"""Most walls, doors, obstacles and columns."""
FURTHEST = 1000.0
"""Greatest coordinate of a floor, in metres."""
LEAST_GAIN, MOST_GAIN = 1e-6, 1e6
_WIDTH = 100

Point = tuple[float, float]


class Wall(NamedTuple):
    """A thin wall, or a door where it is shut.

    Attributes:
        points: the corners of its line.
        conductance: heat that passes through it, per metre of its length, relative to the air, in 1/m.
    """

    points: tuple[Point, ...]
    conductance: float = 0.0


@dataclass(frozen=True, slots=True)
class Floor:
    """A floor with walls, on which people radiate heat all the time.

    Attributes:
        map: rows of marks from north to south, one for each cell: `NOBODY`, `NO_ROOM`, or that of a room.
            The cells where somebody stands are the places, numbered from 0 by row from south to north, and
            from west to east.
        rooms: their names.
        sensors: x and y of each sensor in metres; the j-th (from 1) is sensor j.
        outline: corners of the inside of the outer walls, in metres.
        walls: thin walls, with the doors that are always shut, and without openings of open doors.
        doors: doors that may be open or shut.
        obstacles: corners of polygons in which nobody stands, but which heat passes.
        columns: corners of polygons that neither people nor heat enter.
        cell: side of a cell of the map, in metres.
        grid: side of a cell of the model of heat, in metres.
        clearance: the distance of the middle of a body from walls, in metres.
        length: ℓ, how far heat spreads before it is lost, in metres.
        age: T₀, the least spread of the heat of a body, in m²; declared.
        power: the greatest power of a person, in watts; declared.
        conductance: of the air on the floor, in watts per kelvin: it turns power into readings in kelvins.
        margin: factor of the sensitivity, at least 1, for what the fit of the floor leaves uncertain.
        gains: the factor that each node applies, by the fit; empty for 1. Drifts are multiplied by it, too.
    """

    kind: ClassVar[str] = "floor"
    is_custom: ClassVar[bool] = False
    nodes_simulate: ClassVar[bool] = False
    counts_from: ClassVar[int] = 0
    movement: ClassVar[Literal["path", "vertices"]] = "vertices"
    has_length: ClassVar[bool] = False
    locations: ClassVar[str] = "places"
    distance_unit: ClassVar[str] = "metres"

    map: tuple[str, ...]
    rooms: tuple[str, ...]
    sensors: tuple[Point, ...]
    outline: tuple[Point, ...]
    walls: tuple[Wall, ...] = ()
    doors: tuple[Wall, ...] = ()
    obstacles: tuple[tuple[Point, ...], ...] = ()
    columns: tuple[tuple[Point, ...], ...] = ()
    cell: float = 0.25
    grid: float = 0.125
    clearance: float = 0.19
    length: float = 4.0
    age: float = 0.25
    power: float = 100.0
    conductance: float = 100.0
    margin: float = 1.0
    gains: tuple[float, ...] = ()

    @property
    def n_sources(self) -> int:
        """Return the number of places."""
        return len(self.cells)

    @property
    def n_sensors(self) -> int:
        """Return the number m of sensors."""
        return len(self.sensors)

    @property
    def spread(self) -> float:
        """Return T₀."""
        return self.age

    @property
    def strength(self) -> float:
        """Return the power of the strongest person over the conductance, in kelvins."""
        return self.power / self.conductance

    @property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """Return the row, from the south, and the column of each place."""
        return places_of(self.map, len(self.rooms))[0]

    @property
    def places(self) -> tuple[Point, ...]:
        """Return x and y of the middle of each place, in metres."""
        west, south = (min(corner[axis] for corner in self.outline) for axis in (0, 1))
        return middles_of(self.cells, west, south, self.cell)

    @property
    def coordinates(self) -> tuple[Point, ...]:
        """See `ZoneDomain`: those of the places."""
        return self.places

    @property
    def communities(self) -> tuple[int, ...] | None:
        """Return the room of each place, counted from 0; places in no room are in one more."""
        return places_of(self.map, len(self.rooms))[1] if self.rooms else None

    @property
    def community_names(self) -> tuple[str, ...] | None:
        """See `ZoneDomain`: the rooms, and `ELSEWHERE` last if there are places in no room."""
        if not self.rooms:
            return None
        return (*self.rooms, ELSEWHERE) if any(NO_ROOM in row for row in self.map) else self.rooms

    @property
    def fingerprint(self) -> float:
        """See `ZoneDomain`: of all but the spread, the gains and the order of the sensors; never 0.0."""
        parts = asdict(self) | {"sensors": sorted(self.sensors)}
        left_out = ("age", "gains")
        return structure_hash(repr(sorted((name, parts[name]) for name in parts if name not in left_out)))

    def table_lines(self, names: Sequence[str] = (), community_names: Sequence[str] = ()) -> str:
        """See `ZoneDomain`; rooms have their names anyway."""
        rooms = ", ".join(json.dumps(name, ensure_ascii=False) for name in self.rooms)
        lines = [
            'kind = "floor"           # rooms in metres, seen from above',
            f"length = {self.length!r}            # how far heat spreads before it is lost",
            f"conductance = {self.conductance!r}     # of the air on the floor, in watts per kelvin",
            f"power = {self.power!r}           # declared: the greatest power of a person, in watts",
            f"margin = {self.margin!r}            # of the sensitivity, for what the fit leaves uncertain",
            f"age = {self.age!r}              # declared: the least spread of the heat of a body, in m2",
            f"cell = {self.cell!r}             # side of a cell of the map",
            f"grid = {self.grid!r}            # side of a cell of the model of heat",
            f"clearance = {self.clearance!r}        # of the middle of a body from walls and obstacles",
            f"rooms = [{rooms}]",
            f"# from north to south: places of the first room are a, of none {NO_ROOM}; nobody stands at .",
            "map = [",
            *(f'    "{row}",' for row in self.map),
            "]",
            *_array("sensors", map(_point, self.sensors)),
            *(_array("gains", map(repr, self.gains)) if self.gains else ()),
            *_array("outline", map(_point, self.outline)),
        ]
        for key in ("walls", "doors"):
            walls = getattr(self, key)
            lines += _array(key, map(_wall, walls)) if walls else []
        for key in ("obstacles", "columns"):
            rings = getattr(self, key)
            lines += _array(key, map(_ring, rings)) if rings else []
        return "\n".join(lines)

    def alpha_problem(self, alpha: float) -> str | None:
        """See `ZoneDomain`: moves are in metres, and none is longer than a way past all cells."""
        longest = self.cell * max(len(self.cells), 1)
        if 0.0 < alpha <= longest:
            return None
        return f"{alpha!r} is not a distance on the floor: give a number of metres above 0"

    def radius_in_words(self, alpha: float) -> str:
        """See `ZoneDomain`."""
        return f"{down_text(alpha)} m at every moment"

    @property
    def conditions(self) -> str:
        """See `ZoneDomain`."""
        doors = " and doors are as planned" if self.walls else ""
        return (
            f", no person gives off more than {up_text(self.power)} W, or heat spread over less than "
            f"{down_text(self.age)} m2{',' if doors else ''}{doors}"
        )

    def neighbours(self, alpha: float) -> tuple[float, str]:
        """See `ZoneDomain`."""
        return alpha, f"two places {down_text(alpha)} m apart"

    def links(self) -> Sequence[tuple[int, int]]:
        """See `ZoneDomain`: places whose cells have a side in common."""
        numbers = {cell: number for number, cell in enumerate(self.cells)}
        beside = (((row, column + 1), (row + 1, column)) for row, column in self.cells)
        return tuple(
            (number, numbers[cell])
            for number, cells in enumerate(beside)
            for cell in cells
            if cell in numbers
        )

    def as_dict(self) -> dict[str, Any]:
        """See `ZoneDomain`."""
        sizes = {"n_sources": self.n_sources, "n_sensors": self.n_sensors}
        walls = {"walls": _json(self.walls), "doors": _json(self.doors)}
        return {"kind": self.kind, **sizes, **asdict(self), **walls}

    def sensor_model(self, sensor: int) -> SensorModel:
        """See `ZoneDomain`.

        Raises:
            ParameterError: always: heat among walls takes more than the standard library.
        """
        raise ParameterError(
            "a node cannot simulate a floor: use a real sensor, the sensor replay, or heatcloak fleet"
        )


@lru_cache(maxsize=8)
def places_of(rows: tuple[str, ...], rooms: int) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """Return row, from the south, and column of each place of a map, and the number of its room.

    Args:
        rows: the map.
        rooms: number of rooms, which is also the number of places in no room.
    """
    marked = [
        ((row, column), ROOM_MARKS.find(mark))
        for row, marks in enumerate(reversed(rows))
        for column, mark in enumerate(marks)
        if mark != NOBODY
    ]
    return tuple(cell for cell, _ in marked), tuple(room if room >= 0 else rooms for _, room in marked)


@lru_cache(maxsize=8)
def middles_of(
    cells: tuple[tuple[int, int], ...], west: float, south: float, side: float
) -> tuple[Point, ...]:
    """Return x and y of the middles of cells, by row and column from the corner in the south-west."""
    return tuple((west + (column + 0.5) * side, south + (row + 0.5) * side) for row, column in cells)


def take_floor(table: Table) -> Floor:
    """Return the floor that ``table`` describes.

    Raises:
        HeatcloakError: the table's own error: a value is missing, misspelt or out of range, or the map has
            no place, or more rooms than names.
    """
    rooms = _rooms(table)
    sensors = _points(table, "sensors", 1, MOST_SENSORS)
    floor = Floor(
        map=_map(table, len(rooms)),
        rooms=rooms,
        sensors=sensors,
        outline=_points(table, "outline", 3, MOST_PIECES),
        walls=_walls(table, "walls"),
        doors=_walls(table, "doors"),
        obstacles=_rings(table, "obstacles"),
        columns=_rings(table, "columns"),
        cell=table.number_within("cell", 0.05, 10.0),
        grid=table.number_within("grid", 0.01, 2.0),
        clearance=table.number_within("clearance", 0.19, 2.0),
        length=table.number_within("length", 0.1, 100.0),
        age=table.number_within("age", 0.02, 100.0),
        power=table.number_within("power", 1e-3, 1e5),
        conductance=table.number_within("conductance", 1e-3, 1e6),
        margin=table.number_within("margin", 1.0, 10.0),
        gains=_gains(table, len(sensors)),
    )
    table.finish()
    return floor


def _gains(table: Table, count: int) -> tuple[float, ...]:
    if not table.has("gains"):
        return ()
    remedy = f"give {count} numbers from {LEAST_GAIN:g} to {MOST_GAIN:g}, one for each sensor"
    gains = [as_number(item) for item in table.items("gains", remedy)]
    # Written so that NaN is left out too.
    known = tuple(gain for gain in gains if gain is not None and LEAST_GAIN <= gain <= MOST_GAIN)
    if len(known) != count or len(gains) != count:
        table.refuse("gains", f"not one factor for each sensor: {remedy}")
    return known


def _rooms(table: Table) -> tuple[str, ...]:
    remedy = f"give different names of 1 to {LONGEST_NAME} printable characters, at most {len(ROOM_MARKS)}"
    rooms = table.items("rooms", remedy)
    for name in rooms:
        if not isinstance(name, str) or name_problem(name) is not None:
            table.refuse("rooms", f"{sanitize(name)} is not a room's name: {remedy}")
    if len(set(rooms)) != len(rooms) or len(rooms) > len(ROOM_MARKS):
        table.refuse("rooms", f"a name is repeated, or there are too many: {remedy}")
    return tuple(map(str, rooms))


def _map(table: Table, rooms: int) -> tuple[str, ...]:
    marks = NOBODY + NO_ROOM + ROOM_MARKS[:rooms]
    remedy = f"give texts of equal length of the marks {marks}, from north to south"
    rows = table.items("map", remedy)
    first = rows[0] if rows else None
    for row in rows:
        if not isinstance(row, str) or not isinstance(first, str) or len(row) != len(first):
            table.refuse("map", f"row {sanitize(row)} is not a text as long as the others: {remedy}")
        unknown = set(row) - set(marks)
        if unknown:
            table.refuse("map", f"{sanitize(min(unknown))} is not the mark of a room: {remedy}")
    known = tuple(map(str, rows))
    places = sum(len(row) - row.count(NOBODY) for row in known)
    if not 1 <= places <= MOST_PLACES:
        table.refuse("map", f"{places} places: give from 1 to {MOST_PLACES}")
    return known


def _points(table: Table, key: str, least: int, most: int) -> tuple[Point, ...]:
    return _take_points(table, key, table.items(key, _PAIRS), least, most)


_PAIRS = "give pairs of x and y in metres, such as [[0.5, 0.5], [3.5, 0.5]]"


def _take_points(table: Table, key: str, items: object, least: int, most: int) -> tuple[Point, ...]:
    if not isinstance(items, list) or not least <= len(items) <= most:
        table.refuse(key, f"not from {least} to {most} points: {_PAIRS}")
    points = []
    for item in items:
        numbers = [as_number(part) for part in item] if isinstance(item, list) else []
        # Written so that NaN is left out too.
        pair = [number for number in numbers if number is not None and abs(number) <= FURTHEST]
        if len(pair) != 2 or len(numbers) != 2:
            table.refuse(key, f"{sanitize(item)} is not a point within {FURTHEST:g} m: {_PAIRS}")
        points.append((pair[0], pair[1]))
    return tuple(points)


def _walls(table: Table, key: str) -> tuple[Wall, ...]:
    items = table.tables(key)
    if len(items) > MOST_PIECES:
        table.refuse(key, f"{len(items)} of them: give at most {MOST_PIECES}")
    walls = []
    for item in items:
        points = _points(item, "points", 2, MOST_PIECES)
        walls.append(Wall(points, item.number_within("conductance", 0.0, 1e6)))
        item.finish()
    return tuple(walls)


def _rings(table: Table, key: str) -> tuple[tuple[Point, ...], ...]:
    if not table.has(key):
        return ()
    items = table.items(key, "give lists of corners")
    if len(items) > MOST_PIECES:
        table.refuse(key, f"{len(items)} of them: give at most {MOST_PIECES}")
    return tuple(_take_points(table, key, item, 3, MOST_PIECES) for item in items)


def _point(point: Point) -> str:
    return f"[{point[0]!r}, {point[1]!r}]"


def _ring(points: Iterable[Point]) -> str:
    return f"[{', '.join(map(_point, points))}]"


def _wall(wall: Wall) -> str:
    return f"{{ points = {_ring(wall.points)}, conductance = {wall.conductance!r} }}"


def _array(key: str, items: Iterable[str]) -> list[str]:
    lines, line = [f"{key} = ["], "   "
    for item in items:
        if len(line) + len(item) > _WIDTH and line.strip():
            lines.append(line)
            line = "   "
        line += f" {item},"
    return [*lines, *([line] if line.strip() else []), "]"]


def _json(walls: Iterable[Wall]) -> list[dict[str, object]]:
    return [{"points": wall.points, "conductance": wall.conductance} for wall in walls]
