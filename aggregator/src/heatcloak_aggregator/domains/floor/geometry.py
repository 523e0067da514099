"""The shape of a floor: what stops heat, what stops people, and where the middle of a body can be."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import real_array
from heatcloak_aggregator.arrays import BoolArray, FloatArray
from heatcloak_shared.errors import ParameterError

if TYPE_CHECKING:
    from shapely import Polygon
    from shapely.geometry.base import BaseGeometry

LEAST_CLEARANCE = 0.19
"""Least distance in metres of the middle of a body from walls. At the end of a wall the slope of readings
grows without bound as the distance falls, as one over its root, so that no noise would suffice without it."""
MOST_EXTENT = 1000.0
"""Greatest extent of a floor in metres."""
MOST_CORNERS = 20_000
"""Most corners of all parts of a floor together."""
_QUADRANT = 32
"""Straight pieces that approximate a quarter of a circle."""
_LARGEST_TURN = 1.5 * math.pi / 2 / _QUADRANT
"""GEOS rounds the number of pieces of an arc to an integer, so that one may turn by 1.5 of their angle."""
_ROUNDING = 1e-9
"""Distance in metres within which two points are the same."""
_FURTHER = 1e-6
"""In metres: far more than rounding moves a point."""

Point = tuple[float, float]
Ring = tuple[Point, ...]


class FloorWall(NamedTuple):
    """A thin wall.

    Attributes:
        points: the corners of its line, at least two.
        conductance: heat that passes through it, for each metre of its length and each unit of difference
            between its sides, relative to the conductivity of the air on the floor, in 1/m; 0 for an
            insulated wall.
    """

    points: Ring
    conductance: float = 0.0


class WallPiece(NamedTuple):
    """A straight piece of a wall.

    Attributes:
        start: one of its ends.
        end: the other one.
        conductance: as that of `FloorWall`.
    """

    start: Point
    end: Point
    conductance: float


@dataclass(frozen=True)
class FloorShape:
    """A floor in metres. Equal shapes are equal; all parts are tuples.

    Attributes:
        outline: corners of the outer boundary, which no heat passes.
        walls: thin walls within it, without the openings of open doors.
        obstacles: corners of polygons in which nobody stands, but which heat passes, such as furniture.
        columns: corners of polygons that neither people nor heat enter.
        clearance: distance of the middle of a body from all of these, at least 0.19.

    Raises:
        ParameterError: a number is not finite, a polygon has fewer than three corners or crosses itself, a
            wall has fewer than two points or a negative conductance, the floor has no area or is too large,
            or ``clearance`` is out of range.
    """

    outline: Ring
    walls: tuple[FloorWall, ...] = ()
    obstacles: tuple[Ring, ...] = ()
    columns: tuple[Ring, ...] = ()
    clearance: float = LEAST_CLEARANCE

    def __post_init__(self) -> None:
        set_field = object.__setattr__
        set_field(self, "outline", _ring("the outline", self.outline, 3))
        set_field(self, "walls", tuple(_wall(number, *wall) for number, wall in enumerate(self.walls, 1)))
        for name in ("obstacles", "columns"):
            rings = (_ring(f"one of the {name}", ring, 3) for ring in getattr(self, name))
            set_field(self, name, tuple(rings))
        if not LEAST_CLEARANCE <= self.clearance <= 2.0:
            raise ParameterError(
                f"clearance is {self.clearance!r}: give from {LEAST_CLEARANCE} to 2 metres, the distance of "
                "the middle of a body from walls"
            )
        corners = sum(map(len, (self.outline, *(wall.points for wall in self.walls), *self._solids)))
        if corners > MOST_CORNERS:
            raise ParameterError(f"the floor has {corners} corners: give at most {MOST_CORNERS}")
        if self._extent > MOST_EXTENT:
            raise ParameterError(f"the floor is {self._extent:g} m long: give at most {MOST_EXTENT:g} m")
        for name, ring in (("outline", self.outline), *(("obstacle", ring) for ring in self._solids)):
            _check_polygon(name, ring)

    @property
    def _solids(self) -> tuple[Ring, ...]:
        return (*self.obstacles, *self.columns)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Return the least x and y and the greatest x and y of the outline."""
        x, y = zip(*self.outline, strict=True)
        return min(x), min(y), max(x), max(y)

    @property
    def _extent(self) -> float:
        west, south, east, north = self.bounds
        return max(east - west, north - south)

    @cached_property
    def heated(self) -> BaseGeometry:
        """Return the area that heat reaches: the outline without its columns."""
        import shapely

        return shapely.difference(shapely.Polygon(self.outline), _union(self.columns))

    @cached_property
    def walking_space(self) -> BaseGeometry:
        """Return the area in which the middle of a body can be; empty if a body fits nowhere.

        Its rounded corners are approximated from inside, so that no point of it is too near to a wall.
        """
        import shapely

        boundaries = [shapely.LinearRing(ring) for ring in (self.outline, *self._solids)]
        walls = [shapely.LineString(wall.points) for wall in self.walls]
        # Arcs are made of straight pieces, whose middles are nearer than their ends.
        radius = (self.clearance + _FURTHER) / math.cos(_LARGEST_TURN / 2)
        near = shapely.union_all(shapely.buffer([*boundaries, *walls], radius, quad_segs=_QUADRANT))
        free = shapely.difference(shapely.Polygon(self.outline), _union(self._solids))
        space = shapely.difference(free, near)
        shapely.prepare(space)
        return space

    def holds(self, points: FloatArray) -> BoolArray:
        """Return which of ``points`` (p, 2) are in the walking space, shape (p,)."""
        import shapely

        return np.asarray(shapely.intersects_xy(self.walking_space, points[:, 0], points[:, 1]))

    def blocked(self, starts: FloatArray, ends: FloatArray) -> BoolArray:
        """Return which straight lines from ``starts`` to ``ends``, (p, 2) each, leave the walking space."""
        import shapely

        lines = shapely.linestrings(np.stack([starts, ends], axis=1))
        return ~np.asarray(shapely.covers(self.walking_space, lines))

    def edge_points(self, spacing: float) -> FloatArray:
        """Return points on the boundary of the walking space at most ``spacing`` apart, shape (p, 2)."""
        import shapely

        found = [np.empty((0, 2))]
        for ring in shapely.get_rings(shapely.get_parts(self.walking_space)):
            # Corners of the boundary are nearest to the ends of walls: they are among the points.
            found.append(shapely.get_coordinates(shapely.segmentize(ring, spacing)))
        return np.concatenate(found)

    @cached_property
    def wall_pieces(self) -> tuple[WallPiece, ...]:
        """Return the straight pieces of all walls and of the sides of columns."""
        walls = [
            WallPiece(start, end, wall.conductance)
            for wall in self.walls
            for start, end in pairwise(wall.points)
        ]
        return (*walls, *(piece for ring in self.columns for piece in _sides(ring)))

    @property
    def barriers(self) -> tuple[WallPiece, ...]:
        """Return the straight pieces of everything that stops heat: also of the outline."""
        return (*self.wall_pieces, *_sides(self.outline))


def _sides(ring: Ring) -> list[WallPiece]:
    """Return the sides of a polygon as insulated walls."""
    corners = zip(ring, (*ring[1:], ring[0]), strict=True)
    return [WallPiece(start, end, 0.0) for start, end in corners if start != end]


def points_array(name: str, points: npt.ArrayLike) -> FloatArray:
    """Return places in metres as an array (p, 2), p ≥ 1.

    Raises:
        ParameterError: they are not such an array of finite numbers.
    """
    array = real_array(name, points)
    if array.ndim != 2 or array.shape[1] != 2 or not array.size or not np.isfinite(array).all():
        raise ParameterError(f"{name} must be pairs of finite numbers x and y in metres: give at least one")
    return array


def _ring(name: str, points: npt.ArrayLike, least: int) -> Ring:
    array = points_array(name, points)
    if len(array) < least:
        raise ParameterError(f"{name} has {len(array)} points: give at least {least}")
    return tuple((float(x), float(y)) for x, y in array)


def _wall(number: int, points: npt.ArrayLike, conductance: float = 0.0) -> FloorWall:
    what = f"wall {number}"
    ring = _ring(what, points, 2)
    if any(math.dist(a, b) < _ROUNDING for a, b in pairwise(ring)):
        raise ParameterError(f"{what} has a piece without length: give each point once")
    # Written so that NaN fails it too.
    if not 0.0 <= conductance < math.inf:
        raise ParameterError(f"the conductance of {what} is {conductance!r}: give a finite number from 0 on")
    return FloorWall(ring, float(conductance))


def _check_polygon(name: str, ring: Ring) -> None:
    import shapely

    polygon: Polygon = shapely.Polygon(ring)
    if not polygon.is_valid or polygon.area < _ROUNDING:
        reason = shapely.is_valid_reason(polygon) if not polygon.is_valid else "it has no area"
        raise ParameterError(
            f"the {name} from {ring[0]} is no simple polygon ({reason}): correct its corners"
        )


def _union(rings: tuple[Ring, ...]) -> BaseGeometry:
    import shapely

    return shapely.union_all([shapely.Polygon(ring) for ring in rings])
