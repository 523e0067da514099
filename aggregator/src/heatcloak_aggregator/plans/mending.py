"""Mend small faults of drawn walls and doors: gaps, overshoots, thick walls, doors beside their wall."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise

import shapely
from shapely.ops import nearest_points

from heatcloak_aggregator.plans.plan import Door, Point, Points, Wall
from heatcloak_aggregator.plans.regions import TOUCH

END_REACH = 0.1
"""Ends of walls this near to another wall or the outline, in metres, are moved onto it."""
OUTLINE_REACH = 0.3
"""Walls may go this far beyond the outline, in metres; and doors be this far from their wall."""
THICKEST_WALL = 0.6
"""In metres: a thinner wall that is drawn as an area becomes its middle line."""
DIGITS = 4
"""Decimals of computed coordinates, in metres."""
_THIN = 0.85
"""Share of its smallest rectangle that a wall drawn as an area fills."""


class Floor:
    """The floor within the outline, and what is near its border.

    Attributes:
        polygon: the floor.
        border: its border.
    """

    def __init__(self, polygon: shapely.Polygon) -> None:
        self.polygon = polygon
        self.border = polygon.boundary
        self._beside = self.border.buffer(END_REACH)
        self._touched = polygon.buffer(TOUCH)
        self._reached = polygon.buffer(OUTLINE_REACH)
        for each in (polygon, self._beside, self._touched, self._reached):
            shapely.prepare(each)

    def clipped(self, points: Points) -> list[Points]:
        """Return what is on the floor of a wall that goes a little beyond it; none if it is the outline."""
        line = shapely.LineString(points)
        if self._beside.covers(line):
            return []
        if self._touched.covers(line) or not self._reached.covers(line):
            return [points]
        inside = shapely.get_parts(shapely.line_merge(line.intersection(self.polygon)))
        return [
            tuple(rounded(x, y) for x, y in part.coords)
            for part in inside
            if part.geom_type == "LineString" and part.length > END_REACH
        ]


def joined_walls(walls: list[Wall], floor: Floor) -> list[Wall]:
    """Move the ends of walls that nearly touch another wall or the outline onto it."""
    lines = [shapely.LineString(wall.points) for wall in walls]
    tree = shapely.STRtree(lines)
    joined = list(walls)
    for index, wall in enumerate(walls):
        points = list(wall.points)
        if points[0] == points[-1]:
            continue
        for place in (0, -1):
            at = shapely.Point(points[place])
            near = tree.query(at, predicate="dwithin", distance=2 * END_REACH).tolist()
            others = [floor.border, *(lines[other] for other in near if other != index)]
            target = min(others, key=at.distance)
            if 0.0 < at.distance(target) <= END_REACH:
                to = nearest_points(target, at)[0]
                points[place] = rounded(to.x, to.y)
        if sum(math.dist(one, other) for one, other in pairwise(points)) > TOUCH:
            joined[index] = replace(wall, points=tuple(points))
            lines[index] = shapely.LineString(points)
    return joined


def onto_walls(doors: list[Door], walls: list[Wall]) -> tuple[Door, ...]:
    """Move each door onto the nearest wall, if that is near."""
    lines = [shapely.LineString(wall.points) for wall in walls]
    tree = shapely.STRtree(lines)
    found = []
    for door in doors:
        at = shapely.Point(door.at)
        nearest = tree.query(at, predicate="dwithin", distance=OUTLINE_REACH).tolist()
        line = min((lines[index] for index in nearest), key=at.distance, default=None)
        if line is not None and at.distance(line) > 0.0:
            to = nearest_points(line, at)[0]
            found.append(replace(door, at=rounded(to.x, to.y)))
        else:
            found.append(door)
    return tuple(found)


def middle_line(points: Points) -> Points | None:
    """Return the middle line of a long thin area; None if the area is not one."""
    polygon = shapely.Polygon(points)
    rectangle = shapely.minimum_rotated_rectangle(polygon)
    if not isinstance(rectangle, shapely.Polygon) or polygon.area < _THIN * rectangle.area:
        return None
    corners = list(rectangle.exterior.coords)[:4]
    first, second = math.dist(corners[0], corners[1]), math.dist(corners[1], corners[2])
    if first > second:
        corners = [*corners[1:], corners[0]]
    if min(first, second) > min(THICKEST_WALL, 0.5 * max(first, second)):
        return None
    # Corners 0 and 1 are one short side, 2 and 3 the other one.
    (one, two), (three, four) = corners[:2], corners[2:]
    start = rounded((one[0] + two[0]) / 2, (one[1] + two[1]) / 2)
    return start, rounded((three[0] + four[0]) / 2, (three[1] + four[1]) / 2)


def middle_of(points: Points) -> Point:
    """Return the middle of the bounding box; a single point is returned exactly."""
    xs, ys = zip(*points, strict=True)
    if len(set(xs)) == len(set(ys)) == 1:
        return points[0]
    return rounded((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)


def rounded(x: float, y: float) -> Point:
    """Return a point rounded to `DIGITS` decimals."""
    # Adding 0.0 turns -0.0 into 0.0.
    return round(x, DIGITS) + 0.0, round(y, DIGITS) + 0.0
