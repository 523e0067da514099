"""Regions of a floor plan: what walls enclose, its rooms, where somebody can stand, and a grid of places.

Every function expects a plan that `check_plan` accepts.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry.base import BaseGeometry

from heatcloak_aggregator.arrays import BoolArray, FloatArray
from heatcloak_aggregator.domains.floor import FloorShape, FloorWall
from heatcloak_aggregator.plans.plan import FloorPlan, Points
from heatcloak_shared.zone.floor import NO_ROOM, NOBODY, ROOM_MARKS

TOUCH = 0.01
"""Walls nearer than this, in metres, are joined."""

_ROUNDING = 1e-6
"""In metres: far more than rounding moves a point."""
_LEAST_AREA = 0.01
"""In square metres: smaller enclosed regions are rounding or slivers."""
_WHOLE = 0.99
"""A part of a room this large, as a share, is the whole room."""
_MOST_AT_ONCE = 1 << 18


@dataclass(frozen=True)
class PlaceGrid:
    """The places where somebody may stand: squares of a grid whose middles are in the walking space.

    Attributes:
        origin: lower left corner of the grid, in metres.
        cell: side of a place, in metres.
        rows: strings of equal length, from the largest y to the least. A character is `NOBODY` where nobody
            stands, the room's letter of `ROOM_MARKS` in the order of the plan's rooms, or `NO_ROOM`.
    """

    origin: tuple[float, float]
    cell: float
    rows: tuple[str, ...]

    @property
    def n_places(self) -> int:
        """Return the number of places."""
        return sum(len(row) - row.count(NOBODY) for row in self.rows)

    def n_places_of(self, room: int) -> int:
        """Return the number of places in the room of that index in the plan."""
        return sum(row.count(ROOM_MARKS[room]) for row in self.rows)

    def middle(self, row: int, column: int) -> tuple[float, float]:
        """Return the middle of a cell; row 0 is the one of the largest y."""
        x, y = self.origin
        return x + (column + 0.5) * self.cell, y + (len(self.rows) - row - 0.5) * self.cell


def outline_polygon(plan: FloorPlan) -> shapely.Polygon:
    """Return the floor within the outer walls."""
    return shapely.Polygon(plan.outline)


def wall_lines(plan: FloorPlan) -> shapely.MultiLineString:
    """Return all walls, with the doors in them taken as shut."""
    return shapely.MultiLineString([wall.points for wall in plan.walls])


def polygons(geometry: BaseGeometry) -> tuple[shapely.Polygon, ...]:
    """Return the polygons of a geometry; points, lines and empty polygons are left out."""
    parts = shapely.get_parts(geometry)
    return tuple(part for part in parts if isinstance(part, shapely.Polygon) and not part.is_empty)


def sensor_points(plan: FloorPlan) -> npt.NDArray[np.object_]:
    """Return the places of the sensors as points."""
    return np.array([shapely.Point(sensor.at) for sensor in plan.sensors], dtype=np.object_)


def columns(plan: FloorPlan) -> BaseGeometry:
    """Return the union of the obstacles that heat does not enter."""
    return _union(obstacle.corners for obstacle in plan.obstacles if obstacle.heat == "blocks")


def enclosed_regions(plan: FloorPlan) -> tuple[shapely.Polygon, ...]:
    """Return the regions that outline, walls and columns enclose, with all doors taken as shut.

    Walls that end within `TOUCH` of another one are joined to it. Columns are in no region.
    """
    barrier = shapely.union(wall_lines(plan), columns(plan))
    outline = outline_polygon(plan)
    eroded = outline.difference(barrier.buffer(TOUCH, cap_style="square", join_style="mitre"))
    grown = (part.buffer(TOUCH, join_style="mitre").intersection(outline) for part in polygons(eroded))
    largest = (max(polygons(part), key=lambda each: each.area, default=shapely.Polygon()) for part in grown)
    return tuple(region for region in largest if region.area >= _LEAST_AREA)


def region_at(
    regions: Iterable[shapely.Polygon], point: tuple[float, float]
) -> tuple[int, shapely.Polygon] | None:
    """Return index and polygon of the region that contains a point; None if there is none.

    A point within `TOUCH` of a wall is in no region.
    """
    at = shapely.Point(point)
    for index, region in enumerate(regions):
        if region.contains(at) and region.boundary.distance(at) > TOUCH:
            return index, region
    return None


def room_regions(plan: FloorPlan) -> tuple[tuple[str, shapely.Polygon], ...]:
    """Return name and polygon of each room, in the order of the plan; without a region it is empty."""
    enclosed = enclosed_regions(plan) if any(room.at is not None for room in plan.rooms) else ()
    found = []
    for room in plan.rooms:
        if room.corners is not None:
            found.append((room.name, shapely.Polygon(room.corners)))
        else:
            within = None if room.at is None else region_at(enclosed, room.at)
            found.append((room.name, shapely.Polygon() if within is None else within[1]))
    return tuple(found)


def walking_space(
    plan: FloorPlan, shut: frozenset[str] | None = None
) -> shapely.Polygon | shapely.MultiPolygon:
    """Return where the middle of a body can be: nowhere nearer than the clearance to walls and obstacles.

    Curves are approximated from outside, so that this holds exactly.

    Args:
        plan: the plan.
        shut: names of the doors that are shut, as in `FloorPlan.solid_walls`.
    """
    shape = FloorShape(
        plan.outline,
        tuple(FloorWall(*piece) for piece in plan.solid_walls(shut)),
        tuple(obstacle.corners for obstacle in plan.obstacles),
        clearance=plan.clearance,
    )
    parts = polygons(shape.walking_space)
    return parts[0] if len(parts) == 1 else shapely.MultiPolygon(parts)


def place_grid(plan: FloorPlan) -> PlaceGrid:
    """Return the places where somebody may stand, with doors of state ``"either"`` open.

    The grid begins at the lower left corner of the outline's bounding box. It has the places of the largest
    connected part of the walking space, and of other parts that contain a whole room.
    """
    left, bottom, right, top = outline_polygon(plan).bounds
    rows, across = _count(top - bottom, plan.cell), _count(right - left, plan.cell)
    xs: FloatArray = left + (np.arange(across, dtype=np.float64) + 0.5) * plan.cell
    ys: FloatArray = bottom + (np.arange(rows, dtype=np.float64)[::-1] + 0.5) * plan.cell
    letters = np.full((rows, across), NO_ROOM)
    regions = [region for _, region in room_regions(plan)]
    kept = shapely.MultiPolygon(_kept_parts(walking_space(plan), regions))
    # A middle on the border of two rooms is in the first one.
    for letter, region in reversed(list(zip(ROOM_MARKS, regions, strict=False))):
        letters[_covered(region, xs, ys)] = letter
    letters[~_covered(kept, xs, ys)] = NOBODY
    return PlaceGrid((left, bottom), plan.cell, tuple("".join(row) for row in letters))


def _kept_parts(space: BaseGeometry, rooms: list[shapely.Polygon]) -> list[shapely.Polygon]:
    """Return the largest part of the walking space, and those that contain all that is in a room."""
    parts = sorted(polygons(space), key=lambda part: part.area, reverse=True)
    if len(parts) < 2:
        return parts
    shapely.prepare(parts)
    wanted: set[int] = {0}
    tree = shapely.STRtree(parts)
    for room in rooms:
        near = tree.query(room, predicate="intersects").tolist()
        areas = {index: parts[index].intersection(room).area for index in near}
        whole = sum(areas.values())
        wanted |= {index for index, area in areas.items() if whole and area >= _WHOLE * whole}
    return [parts[index] for index in sorted(wanted)]


def _covered(geometry: BaseGeometry, xs: FloatArray, ys: FloatArray) -> BoolArray:
    """Return which points of a grid a geometry covers, shape (ys, xs)."""
    covered = np.zeros((len(ys), len(xs)), dtype=np.bool_)
    if geometry.is_empty:
        return covered
    left, bottom, right, top = geometry.bounds
    rows = np.flatnonzero((ys >= bottom) & (ys <= top))
    across = np.flatnonzero((xs >= left) & (xs <= right))
    shapely.prepare(geometry)
    step = max(_MOST_AT_ONCE // max(len(across), 1), 1)
    for start in range(0, len(rows), step):
        some = rows[start : start + step]
        x, y = np.meshgrid(xs[across], ys[some])
        covered[np.ix_(some, across)] = shapely.intersects_xy(geometry, x, y)
    return covered


def _count(length: float, cell: float) -> int:
    """Return how many cells cover a length."""
    return max(math.ceil(length / cell - _ROUNDING), 1)


def _union(rings: Iterable[Points]) -> BaseGeometry:
    return shapely.union_all([shapely.Polygon(ring) for ring in rings])
