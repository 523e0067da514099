"""Floor plans from the shapes of a drawing or map, with the small faults mended that drawings have.

The readers of formats, `plan_from_geojson` and `plan_from_svg`, find the shapes.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NoReturn

import shapely
from shapely.validation import explain_validity

from heatcloak_aggregator.plans.mending import (
    DIGITS,
    END_REACH,
    OUTLINE_REACH,
    Floor,
    joined_walls,
    middle_line,
    middle_of,
    onto_walls,
    rounded,
)
from heatcloak_aggregator.plans.plan import (
    Door,
    DoorState,
    FloorPlan,
    Obstacle,
    Points,
    Room,
    Sensor,
    Wall,
)
from heatcloak_aggregator.plans.plan_values import FURTHEST, MOST_PARTS
from heatcloak_aggregator.plans.regions import TOUCH, polygons
from heatcloak_shared.errors import PlanError
from heatcloak_shared.zone.rooms import LONGEST_NAME, name_problem

Kind = Literal["outline", "wall", "door", "room", "obstacle", "column", "sensor"]

MOST_IMPORT_BYTES = 5 << 20
MOST_SHAPES, MOST_SHAPE_POINTS = 10_000, 50_000
DEFAULT_DOOR_WIDTH = 0.9
"""In metres, of doors that are drawn as points."""
_AREAS: tuple[Kind, ...] = ("outline", "room", "obstacle", "column")
_MOST_ROOMS = 500
_GRAIN = 1e-3
"""In metres: borders of rooms nearer than this are shared."""
_IN_GAP = 0.4
"""Share of the width of a door in a gap that its middle is away from walls, at least."""


@dataclass(frozen=True)
class DrawnShape:
    """A shape of a drawing, in metres with y to the north.

    Attributes:
        kind: what it is.
        where: its place in the drawing, for error texts.
        points: its corners if it is closed, without repeating the first, else its points in order.
        is_closed: whether it is an area.
        name: its name in the drawing; may be empty or unsuitable for a plan.
        holes: corners of the holes of an area.
        width: width of a door, in metres.
        state: state of a door.
        conductance: of a wall or a shut door, in 1/m.
    """

    kind: Kind
    where: str
    points: Points
    is_closed: bool = False
    name: str = ""
    holes: tuple[Points, ...] = ()
    width: float | None = None
    state: DoorState = "open"
    conductance: float = 0.0


@dataclass(frozen=True)
class ImportedPlan:
    """A plan that was made of a drawing.

    Attributes:
        plan: the plan; `check_plan` finds faults.
        left_out: shapes that are not in it, each with the reason.
    """

    plan: FloorPlan
    left_out: tuple[str, ...]


def plan_of_shapes(
    shapes: Sequence[DrawnShape], name: str, source: str, *, to_origin: bool, left_out: Iterable[str] = ()
) -> ImportedPlan:
    """Return the plan that shapes describe.

    Ends of walls that nearly touch are joined. Walls are cut at the outline. A door that is drawn as a line
    in a gap of a wall closes the gap. Without walls, the borders of rooms are walls, shared ones once;
    without an outline, the rooms together are the floor.

    Args:
        shapes: the shapes.
        name: the plan's id.
        source: the drawing's name, for error texts.
        to_origin: whether to move the plan so that the least x and y of its outline are 0, and to round its
            coordinates to tenths of a millimetre.
        left_out: shapes that the reader has left out, to be returned as well.

    Raises:
        PlanError: there is no outline or more than one, or a shape can't be what it is said to be.
    """
    return _PlanMaker(source, shapes, left_out).make(name, to_origin=to_origin)


class _PlanMaker:
    """Makes a plan of shapes."""

    def __init__(self, source: str, shapes: Sequence[DrawnShape], left_out: Iterable[str]) -> None:
        self._source = source
        self._shapes = [_closed(shape) if shape.kind in _AREAS else shape for shape in shapes]
        self._left_out = list(left_out)
        for kind, most in MOST_PARTS.items():
            count = sum(shape.kind == kind for shape in shapes)
            # Rooms may be joined in the plan file.
            if count > max(most, _MOST_ROOMS):
                raise PlanError(f"{source}: has {count} {kind}s: give at most {most}")
        for shape in self._shapes:
            numbers = [number for ring in (shape.points, *shape.holes) for point in ring for number in point]
            if not all(abs(number) <= FURTHEST for number in numbers):
                self._refuse(shape, f"a coordinate is beyond {FURTHEST:g} m: give metres, or another scale")

    def make(self, name: str, *, to_origin: bool) -> ImportedPlan:
        """Return the plan; see `plan_of_shapes`."""
        outline = self._outline()
        if to_origin:
            left, bottom, _, _ = shapely.Polygon(outline.points).bounds
            outline = _moved(outline, -left, -bottom)
            self._shapes = [_moved(shape, -left, -bottom) for shape in self._shapes]
        floor = Floor(self._polygon(outline))
        walls = self._walls(floor)
        doors = self._doors(floor, walls)
        walls = joined_walls(walls, floor)
        plan = FloorPlan(
            name=name,
            outline=outline.points,
            walls=tuple(walls),
            doors=onto_walls(doors, walls),
            rooms=self._rooms(),
            obstacles=self._obstacles(outline),
            sensors=self._sensors(),
            source=self._source,
        )
        return ImportedPlan(plan, tuple(self._left_out))

    def _refuse(self, shape: DrawnShape, text: str) -> NoReturn:
        raise PlanError(f"{self._source}: {shape.where}: {text}")

    def _of(self, *kinds: Kind) -> list[DrawnShape]:
        return [shape for shape in self._shapes if shape.kind in kinds]

    def _polygon(self, shape: DrawnShape) -> shapely.Polygon:
        if not shape.is_closed or len(shape.points) < 3:
            self._refuse(shape, f"the {shape.kind} must be an area: draw it as a closed polygon")
        polygon = shapely.Polygon(shape.points, shape.holes)
        if not polygon.is_valid:
            reason = explain_validity(polygon)
            self._refuse(shape, f"not a simple polygon ({reason}): draw it without crossing sides")
        return polygon

    def _outline(self) -> DrawnShape:
        drawn = self._of("outline")
        if len(drawn) > 1:
            self._refuse(drawn[1], f"is a second outline, after {drawn[0].where}: leave one")
        if drawn:
            self._polygon(drawn[0])
            return drawn[0]
        rooms = [self._polygon(room) for room in self._of("room") if room.is_closed]
        if not rooms:
            raise PlanError(f"{self._source}: no outline: draw a polygon that is called outline")
        # Rooms that nearly touch belong together.
        joined = shapely.union_all([room.buffer(_GRAIN, join_style="mitre") for room in rooms])
        parts = polygons(joined.buffer(-_GRAIN, join_style="mitre"))
        if len(parts) != 1:
            raise PlanError(
                f"{self._source}: no outline, and the rooms do not touch: draw a polygon that is called "
                "outline"
            )
        (simple,) = polygons(shapely.remove_repeated_points(parts[0].simplify(_GRAIN), _GRAIN))
        points = tuple(rounded(x, y) for x, y in simple.exterior.coords[:-1])
        return DrawnShape("outline", "the rooms together", points, is_closed=True)

    def _walls(self, floor: Floor) -> list[Wall]:
        """Return the drawn walls within the outline, or the borders of rooms."""
        drawn: list[tuple[DrawnShape | None, Points]] = []
        for shape in self._of("wall"):
            if len(shape.points) < 2:
                self._refuse(shape, "the wall must be a line: draw it as one")
            if not shape.is_closed:
                drawn.append((shape, shape.points))
            elif (middle := middle_line(shape.points)) is not None:
                drawn.append((shape, middle))
            else:
                drawn += [(shape, (*ring, ring[0])) for ring in (shape.points, *shape.holes)]
        if not drawn:
            drawn = [(None, points) for points in self._borders(floor)]
        names = _Names("wall")
        walls = []
        for origin, points in drawn:
            lines = floor.clipped(points)
            if not lines and origin is not None:
                self._left_out.append(f"{origin.where}: the wall is the outline")
            name, conductance = ("", 0.0) if origin is None else (origin.name, origin.conductance)
            walls += [Wall(names.take(name), line, conductance) for line in lines]
        return walls

    def _borders(self, floor: Floor) -> list[Points]:
        """Return the borders between rooms, each once."""
        rooms = [self._polygon(room) for room in self._of("room") if room.is_closed]
        edges = shapely.union_all([floor.border, *(room.boundary for room in rooms)], grid_size=_GRAIN)
        outer = floor.border.buffer(TOUCH)
        inner = [part for part in shapely.get_parts(edges) if not outer.covers(part)]
        merged = shapely.line_merge(shapely.MultiLineString(inner))
        lines = (part.simplify(_GRAIN) for part in shapely.get_parts(merged))
        return sorted(tuple(rounded(x, y) for x, y in line.coords) for line in lines)

    def _doors(self, floor: Floor, walls: list[Wall]) -> list[Door]:
        """Return the doors; add walls where doors are drawn in gaps of walls."""
        names, wall_names = _Names("door"), _Names("wall", (wall.name for wall in walls))
        lines = shapely.MultiLineString([wall.points for wall in walls])
        found = []
        for shape in self._of("door"):
            across = middle_line(shape.points) if shape.is_closed else shape.points
            if across is None:
                across = (middle_of(shape.points),)
            ends = across[0], across[-1]
            at, drawn_width = middle_of(ends), math.dist(*ends)
            width = shape.width or drawn_width or DEFAULT_DOOR_WIDTH
            # Without walls the distance is NaN.
            to_wall = float(lines.distance(shapely.Point(at))) if walls else math.inf
            to_border = float(floor.border.distance(shapely.Point(at)))
            if to_border < to_wall and to_border <= OUTLINE_REACH:
                self._left_out.append(f"{shape.where}: the door is in the outline")
                continue
            if not floor.polygon.contains(shapely.Point(at)):
                self._left_out.append(f"{shape.where}: the door is outside of the outline")
                continue
            door = Door(names.take(shape.name), at, round(width, DIGITS), shape.state, shape.conductance)
            found.append(door)
            # In a gap it is half of its width away from walls; otherwise it is drawn beside its wall.
            if to_wall > min(OUTLINE_REACH, _IN_GAP * drawn_width) and drawn_width > END_REACH:
                walls.append(Wall(wall_names.take(f"wall of {door.name}"), ends))
        return found

    def _rooms(self) -> tuple[Room, ...]:
        names = _Names("room")
        rooms = []
        for shape in self._of("room"):
            name = names.take(shape.name)
            if not shape.is_closed:
                if len(shape.points) != 1:
                    self._refuse(shape, "the room must be an area or a point: draw it as a closed polygon")
                rooms.append(Room(name, at=shape.points[0]))
            elif shape.holes:
                at = self._polygon(shape).representative_point()
                rooms.append(Room(name, at=rounded(at.x, at.y)))
            else:
                self._polygon(shape)
                rooms.append(Room(name, corners=shape.points))
        return tuple(rooms)

    def _obstacles(self, outline: DrawnShape) -> tuple[Obstacle, ...]:
        names = _Names("obstacle")
        found = []
        for shape in self._of("obstacle", "column"):
            self._polygon(replace(shape, holes=()))
            heat: Literal["passes", "blocks"] = "blocks" if shape.kind == "column" else "passes"
            found.append(Obstacle(names.take(shape.name or shape.kind), shape.points, heat))
        found += [Obstacle(names.take("hole"), hole, "blocks") for hole in outline.holes]
        return tuple(found)

    def _sensors(self) -> tuple[Sensor, ...]:
        drawn = self._of("sensor")
        names = _Names("n", is_id=True)
        return tuple(Sensor(names.take(shape.name), middle_of(shape.points)) for shape in drawn)


class _Names:
    """Unique names for parts of one kind.

    Args:
        kind: the name of parts without one, with a number.
        taken: names that are taken.
        is_id: whether names are ids of nodes.
    """

    def __init__(self, kind: str, taken: Iterable[str] = (), *, is_id: bool = False) -> None:
        self._kind = kind
        self._taken = set(taken)
        self._numbers: defaultdict[str, int] = defaultdict(lambda: 1)
        self._is_id = is_id
        self._space = "-" if is_id else " "

    def take(self, wanted: str) -> str:
        """Return a valid name that is like the wanted one and is not taken."""
        if self._is_id:
            letters = (each if each.isascii() and each.isalnum() else "-" for each in wanted.lower())
            base = "".join(letters).strip("-")[:LONGEST_NAME]
        else:
            printable = (each if each.isprintable() and each not in "\"'\\" else " " for each in wanted)
            base = " ".join("".join(printable).split())[:LONGEST_NAME].strip()
            if name_problem(base) is not None:
                base = ""
        name = base
        while not name or name in self._taken:
            self._numbers[base] += 1
            number = self._numbers[base]
            end = f"{self._space}{number}"
            name = f"{base[: LONGEST_NAME - len(end)]}{end}" if base else self._numbered(number - 1)
        self._taken.add(name)
        return name

    def _numbered(self, number: int) -> str:
        return f"{self._kind}{number:02}" if self._is_id else f"{self._kind} {number}"


def _closed(shape: DrawnShape) -> DrawnShape:
    """Return a line that ends where it begins as an area."""
    if shape.is_closed or len(shape.points) < 4 or shape.points[0] != shape.points[-1]:
        return shape
    return replace(shape, points=shape.points[:-1], is_closed=True)


def _moved(shape: DrawnShape, x: float, y: float) -> DrawnShape:
    def move(points: Points) -> Points:
        return tuple(rounded(at[0] + x, at[1] + y) for at in points)

    return replace(shape, points=move(shape.points), holes=tuple(map(move, shape.holes)))
