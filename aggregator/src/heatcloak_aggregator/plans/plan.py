"""Floor plans: outline, walls, doors, rooms, obstacles and sensors. All lengths are in metres."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate, pairwise
from typing import Literal, NoReturn

from heatcloak_shared.errors import ParameterError, PlanError
from heatcloak_shared.sanitize import sanitize

Point = tuple[float, float]
Points = tuple[Point, ...]
WallPiece = tuple[Points, float]
"""A polyline, and the heat that it conducts in 1/m."""
DoorState = Literal["open", "shut", "either"]
ObstacleHeat = Literal["passes", "blocks"]

DEFAULT_GRID = 0.125
DEFAULT_CELL = 0.25
DEFAULT_CLEARANCE = 0.19
MOST_CONDUCTANCE = 1e6
"""In 1/m."""
DOOR_REACH = 0.1
"""Greatest distance of a door's middle from its wall."""
_SAME = 1e-9
"""Points of a wall nearer than this are one point."""
_STRAIGHT = 1e-5
"""The ends of a door are nearer to each other than its width by at most this share of it."""


@dataclass(frozen=True)
class Wall:
    """A wall without thickness.

    Attributes:
        name: its name, unique among walls.
        points: a polyline of two or more points.
        conductance: heat that it conducts, in 1/m; 0 is an insulated wall.
        line: the line of the file where it begins; None if it is of no file. Not part of comparisons.
    """

    name: str
    points: Points
    conductance: float = 0.0
    line: int | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Door:
    """A door in a wall.

    Attributes:
        name: its name, unique among doors.
        at: its middle, at most `DOOR_REACH` from exactly one wall; it is moved onto that wall.
        width: its width.
        state: ``"open"``, ``"shut"`` if it stays shut, or ``"either"``.
        conductance: heat that it conducts when it is shut, in 1/m.
        line: as in `Wall`.
    """

    name: str
    at: Point
    width: float
    state: DoorState = "open"
    conductance: float = 0.0
    line: int | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Room:
    """A named part of the floor; exactly one of ``at`` and ``corners`` is given.

    Attributes:
        name: its name, unique among rooms.
        at: a point of the region that walls and doors, all taken as shut, enclose; that region is the room.
        corners: the corners of the room, a polygon.
        line: as in `Wall`.
    """

    name: str
    at: Point | None = None
    corners: Points | None = None
    line: int | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Obstacle:
    """A place where nobody stands.

    Attributes:
        name: its name, unique among obstacles.
        corners: its corners, a polygon.
        heat: ``"passes"`` through furniture; ``"blocks"`` for a column, which heat does not enter.
        line: as in `Wall`.
    """

    name: str
    corners: Points
    heat: ObstacleHeat = "passes"
    line: int | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Sensor:
    """A sensor.

    Attributes:
        name: the id of its node, unique among sensors.
        at: its place.
        line: as in `Wall`.
    """

    name: str
    at: Point
    line: int | None = field(default=None, compare=False, repr=False)


Part = Wall | Door | Room | Obstacle | Sensor


@dataclass(frozen=True)
class DoorSpan:
    """The stretch of a wall that a door takes.

    Attributes:
        wall: the wall's index in the plan.
        start, stop: where the door begins and ends, as distances along the wall.
    """

    wall: int
    start: float
    stop: float


@dataclass(frozen=True)
class FloorPlan:
    """A floor plan. Values are as written; `check_plan` finds faults.

    Attributes:
        name: its id, ``[a-z0-9][a-z0-9-]{0,31}``.
        outline: corners of the inner face of the outer walls, a polygon.
        walls, doors, rooms, obstacles, sensors: its parts.
        grid: side of a cell of heat.
        cell: side of a place where somebody may stand, a whole multiple of ``grid``.
        clearance: distance that the middle of a body keeps from walls and obstacles.
        source: the name of its file for error texts; not part of comparisons.
    """

    name: str
    outline: Points
    walls: tuple[Wall, ...] = ()
    doors: tuple[Door, ...] = ()
    rooms: tuple[Room, ...] = ()
    obstacles: tuple[Obstacle, ...] = ()
    sensors: tuple[Sensor, ...] = ()
    grid: float = DEFAULT_GRID
    cell: float = DEFAULT_CELL
    clearance: float = DEFAULT_CLEARANCE
    source: str = field(default="plan", compare=False, repr=False)

    @property
    def parts(self) -> tuple[Part, ...]:
        """Return walls, doors, rooms, obstacles and sensors, in this order."""
        return (*self.walls, *self.doors, *self.rooms, *self.obstacles, *self.sensors)

    @property
    def either_doors(self) -> tuple[str, ...]:
        """Return the names of the doors whose state is ``"either"``."""
        return tuple(door.name for door in self.doors if door.state == "either")

    @cached_property
    def door_spans(self) -> tuple[DoorSpan, ...]:
        """Return the stretch of a wall that each door takes, in the order of the doors.

        Raises:
            PlanError: the middle of a door is on no wall or on several, or the door is longer than its wall,
                leaves it at an end, or goes around a corner.
        """
        boxes = [_box(wall.points) for wall in self.walls]
        return tuple(self._span(door, boxes) for door in self.doors)

    @cached_property
    def door_ends(self) -> tuple[tuple[Point, Point], ...]:
        """Return both ends of each door on its wall, in the order of the doors.

        Raises:
            PlanError: as `door_spans`.
        """
        lines = [_MeasuredLine(self.walls[span.wall].points) for span in self.door_spans]
        return tuple(
            (line.at(span.start), line.at(span.stop))
            for line, span in zip(lines, self.door_spans, strict=True)
        )

    def solid_walls(self, shut: frozenset[str] | None = None) -> tuple[WallPiece, ...]:
        """Return the walls without open doors; a shut door is a piece with its own conductance.

        Args:
            shut: names of the doors that are shut, all others are open. None shuts those whose state is
                ``"shut"``.

        Returns:
            Polylines with their conductance in 1/m, wall by wall and from its first point to its last.

        Raises:
            ParameterError: there is no door of a name.
            PlanError: as `door_spans`.
        """
        return tuple(piece for piece, _ in self._pieces(shut))

    @property
    def shut_doors(self) -> dict[str, int]:
        """Return the index in `solid_walls` of each door of state ``"shut"``, in the order of the doors.

        Raises:
            PlanError: as `door_spans`.
        """
        found = {door: index for index, (_, door) in enumerate(self._pieces()) if door is not None}
        return {door.name: found[door.name] for door in self.doors if door.name in found}

    def _pieces(self, shut: frozenset[str] | None = None) -> list[tuple[WallPiece, str | None]]:
        """Return the pieces of `solid_walls`, each with the name of the shut door that it is."""
        if shut is None:
            shut = frozenset(door.name for door in self.doors if door.state == "shut")
        unknown = shut - {door.name for door in self.doors}
        if unknown:
            raise ParameterError(f"no door {sanitize(min(unknown))}: give names of doors of the plan")
        spans = defaultdict(list)
        for door, span in zip(self.doors, self.door_spans, strict=True):
            spans[span.wall].append((span.start, span.stop, door))
        pieces: list[tuple[WallPiece, str | None]] = []
        for index, wall in enumerate(self.walls):
            if index not in spans:
                pieces.append(((wall.points, wall.conductance), None))
                continue
            line = _MeasuredLine(wall.points)
            reached = 0.0
            for start, stop, door in sorted(spans[index], key=lambda span: span[:2]):
                pieces += [(piece, None) for piece in line.piece(reached, start, wall.conductance)]
                if door.name in shut:
                    shut_piece = line.piece(max(reached, start), stop, door.conductance)
                    pieces += [(piece, door.name) for piece in shut_piece]
                reached = max(reached, stop)
            pieces += [(piece, None) for piece in line.piece(reached, line.length, wall.conductance)]
        return pieces

    def refuse(self, part: Part | None, text: str) -> NoReturn:
        """Raise an error that names the file, and the part with its line if there is one.

        Raises:
            PlanError: always.
        """
        raise PlanError(f"{self.source}: {describe(part)}{text}")

    def _span(self, door: Door, boxes: list[tuple[float, float, float, float]]) -> DoorSpan:
        (x, y), reach = door.at, DOOR_REACH + _SAME
        near: list[tuple[int, float]] = []
        for index, (left, bottom, right, top) in enumerate(boxes):
            if left - reach <= x <= right + reach and bottom - reach <= y <= top + reach:
                distance, along = _MeasuredLine(self.walls[index].points).nearest(door.at)
                if distance <= reach:
                    near.append((index, along))
        if not near:
            self.refuse(door, f"on no wall: move its middle onto a wall, to within {DOOR_REACH} m")
        if len(near) > 1:
            first, second = (sanitize(self.walls[index].name) for index, _ in near[:2])
            self.refuse(
                door,
                f"within {DOOR_REACH} m of wall {first} and wall {second}: move it along its wall, or take "
                "one of the walls out",
            )
        ((index, along),) = near
        wall = self.walls[index]
        line = _MeasuredLine(wall.points)
        start, stop = along - door.width / 2, along + door.width / 2
        if start < -_SAME or stop > line.length + _SAME:
            self.refuse(
                door,
                f"{door.width:g} m wide, it leaves wall {sanitize(wall.name)} at an end: move it along the "
                "wall, or make it narrower",
            )
        start, stop = max(start, 0.0), min(stop, line.length)
        if math.dist(line.at(start), line.at(stop)) < (stop - start) * (1.0 - _STRAIGHT):
            self.refuse(
                door,
                f"goes around a corner of wall {sanitize(wall.name)}: move it onto a straight part, or make "
                "it narrower",
            )
        return DoorSpan(index, start, stop)


def describe(part: Part | None) -> str:
    """Return the line, kind and name of a part as the start of a message; empty without a part."""
    if part is None:
        return ""
    line = "" if part.line is None else f"line {part.line}: "
    return f"{line}{type(part).__name__.lower()} {sanitize(part.name, 40)}: "


class _MeasuredLine:
    """A polyline with distances along it."""

    def __init__(self, points: Points) -> None:
        self._points = points
        steps = (math.dist(one, other) for one, other in pairwise(points))
        self._along = [0.0, *accumulate(steps)]
        self.length = self._along[-1]

    def at(self, along: float) -> Point:
        """Return the point at a distance along the line; the ends are returned exactly."""
        if along <= 0.0:
            return self._points[0]
        if along >= self.length:
            return self._points[-1]
        index = bisect_right(self._along, along) - 1
        (x, y), (x_end, y_end) = self._points[index : index + 2]
        share = (along - self._along[index]) / (self._along[index + 1] - self._along[index])
        return x + share * (x_end - x), y + share * (y_end - y)

    def nearest(self, point: Point) -> tuple[float, float]:
        """Return the distance of a point from the line, and where the nearest point is along it."""
        best = (math.inf, 0.0)
        for index, (one, other) in enumerate(pairwise(self._points)):
            step = math.dist(one, other)
            x, y = ((other[0] - one[0]) / step, (other[1] - one[1]) / step) if step > 0.0 else (0.0, 0.0)
            reached = min(max((point[0] - one[0]) * x + (point[1] - one[1]) * y, 0.0), step)
            distance = math.dist(point, (one[0] + reached * x, one[1] + reached * y))
            best = min(best, (distance, self._along[index] + reached))
        return best

    def piece(self, start: float, stop: float, conductance: float) -> list[WallPiece]:
        """Return the piece between two distances along the line; none if it has no length."""
        if stop - start <= _SAME:
            return []
        inner = [
            point
            for point, along in zip(self._points, self._along, strict=True)
            if start + _SAME < along < stop - _SAME
        ]
        return [((self.at(start), *inner, self.at(stop)), conductance)]


def _box(points: Points) -> tuple[float, float, float, float]:
    """Return the least x, least y, greatest x and greatest y."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
