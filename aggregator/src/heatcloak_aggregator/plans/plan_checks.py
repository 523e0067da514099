"""Check a floor plan: faults are errors that name the part and its line; doubtful things become warnings."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import cast

import shapely
from shapely.geometry.base import BaseGeometry
from shapely.ops import substring
from shapely.validation import explain_validity

from heatcloak_aggregator.plans.plan import DOOR_REACH, FloorPlan, Part, Points, Room
from heatcloak_aggregator.plans.plan_values import check_values
from heatcloak_aggregator.plans.plan_warnings import gap_warnings, plan_warnings
from heatcloak_aggregator.plans.regions import (
    TOUCH,
    PlaceGrid,
    columns,
    enclosed_regions,
    place_grid,
    region_at,
    room_regions,
    sensor_points,
    wall_lines,
)
from heatcloak_shared.sanitize import sanitize

LEAST_FLOOR = 1.0
"""In square metres."""
MOST_WIDTH = 200.0
"""In metres."""
MOST_HEAT_CELLS, MOST_PLACES = 400_000, 20_000
LEAST_FROM_WALL = 0.02
"""Least distance of a sensor from walls and outline, in metres."""
SAME_PLACE = 0.01
"""Sensors nearer than this, in metres, are at the same place."""
MOST_OVERLAP = 0.01
"""Rooms may overlap by this share of the smaller one."""
_LEAST_LENGTH = 0.001
_LEAST_OBSTACLE = 1e-4


@dataclass(frozen=True)
class CheckedRoom:
    """A room of a checked plan.

    Attributes:
        name: its name.
        area: its area in square metres.
        n_places: number of places in it where somebody may stand.
        n_sensors: number of sensors in it.
    """

    name: str
    area: float
    n_places: int
    n_sensors: int


@dataclass(frozen=True)
class Checked:
    """What `check_plan` found.

    Attributes:
        area: of the floor within the outline, in square metres.
        n_heat_cells: cells of heat on the floor without columns, rounded up.
        places: where somebody may stand.
        rooms: the rooms, in the order of the plan.
        warnings: doubtful things, each with its line if it has one, and what to do.
    """

    area: float
    n_heat_cells: int
    places: PlaceGrid
    rooms: tuple[CheckedRoom, ...]
    warnings: tuple[str, ...]


def check_plan(plan: FloorPlan) -> Checked:
    """Check a plan, and return its sizes and warnings.

    Raises:
        PlanError: a value is invalid; or the outline is no simple polygon, or too small or too wide; a wall
            has no length or leaves the outline; a door is not in one wall, overlaps another one, is crossed
            by a wall or is too narrow; a room has no region, leaves the outline, or overlaps another one; a
            sensor is outside, in a column, on a wall, or at the place of another one; or there are too many
            cells of heat or places. The error names the part and its line.
    """
    check_values(plan)
    outline = _check_outline(plan)
    _check_obstacles(plan, outline)
    n_heat_cells = _check_heat_cells(plan, outline)
    _check_walls(plan, outline)
    _check_doors(plan, outline)
    regions = enclosed_regions(plan)
    rooms = _check_rooms(plan, outline, regions)
    _check_sensors(plan, outline)
    places = place_grid(plan)
    if places.n_places > MOST_PLACES:
        plan.refuse(
            None,
            f"cell: {plan.cell!r} m makes {places.n_places} places, {MOST_PLACES} are the most: give a "
            "larger cell",
        )
    sensors = sensor_points(plan)
    checked = tuple(
        CheckedRoom(
            name, float(region.area), places.n_places_of(index), int(shapely.covers(region, sensors).sum())
        )
        for index, (name, region) in enumerate(rooms)
    )
    return Checked(
        area=float(outline.area),
        n_heat_cells=n_heat_cells,
        places=places,
        rooms=checked,
        warnings=plan_warnings(plan, regions, rooms, places),
    )


def _check_outline(plan: FloorPlan) -> shapely.Polygon:
    outline = _checked_polygon(plan, None, plan.outline, "outline: ")
    if outline.area < LEAST_FLOOR:
        plan.refuse(
            None,
            f"outline: has an area of {outline.area:.3g} m²: give at least {LEAST_FLOOR:g} m², in metres",
        )
    left, bottom, right, top = outline.bounds
    if max(right - left, top - bottom) > MOST_WIDTH:
        plan.refuse(
            None,
            f"outline: is {max(right - left, top - bottom):.4g} m wide, {MOST_WIDTH:g} m is the most: give "
            "metres, or a plan of each part",
        )
    return outline


def _check_heat_cells(plan: FloorPlan, outline: shapely.Polygon) -> int:
    area = float(outline.difference(columns(plan)).area)
    # A rounding error must not add a cell.
    count = math.ceil(area / plan.grid**2 - 1e-6)
    if count > MOST_HEAT_CELLS:
        plan.refuse(
            None,
            f"grid: {plan.grid!r} m makes {count} cells of heat, {MOST_HEAT_CELLS} are the most: give a "
            "larger grid",
        )
    return count


def _check_obstacles(plan: FloorPlan, outline: shapely.Polygon) -> None:
    for obstacle in plan.obstacles:
        shape = _checked_polygon(plan, obstacle, obstacle.corners)
        if shape.area < _LEAST_OBSTACLE:
            plan.refuse(obstacle, "has no area: give its corners in order, or take it out")
        if not shape.intersects(outline):
            plan.refuse(obstacle, "is outside of the outline: move it inside, or take it out")


def _check_walls(plan: FloorPlan, outline: shapely.Polygon) -> None:
    reach = outline.buffer(TOUCH, join_style="mitre")
    shapely.prepare(reach)
    for wall in plan.walls:
        line = shapely.LineString(wall.points)
        if line.length < _LEAST_LENGTH:
            plan.refuse(wall, "has no length: give two or more different points")
        if not reach.covers(line):
            beyond = line.difference(outline)
            plan.refuse(
                wall,
                f"leaves the outline, by {beyond.length:.3g} m at {_shown(beyond)}: end it at the outline",
            )


def _check_doors(plan: FloorPlan, outline: shapely.Polygon) -> None:
    edge, lines = outline.boundary, wall_lines(plan)
    for door in plan.doors:
        at = shapely.Point(door.at)
        if edge.distance(at) <= DOOR_REACH and not lines.distance(at) <= DOOR_REACH:
            plan.refuse(
                door, "is in the outline: take it out, as people who leave and heat outside are not modelled"
            )
        least = 2.0 * plan.clearance + plan.cell
        if door.state != "shut" and door.width <= least:
            plan.refuse(
                door,
                f"nobody fits through {door.width:g} m: make it wider than {least:g} m, give a smaller cell, "
                'give it state = "shut", or take it out',
            )
    in_walls = defaultdict(list)
    for door, span in zip(plan.doors, plan.door_spans, strict=True):
        in_walls[span.wall].append((span.start, span.stop, door))
    for spans in in_walls.values():
        # The last door in order of their starts may end before the one that reaches furthest.
        reached, furthest = -math.inf, None
        for start, stop, door in sorted(spans, key=lambda span: span[:2]):
            if furthest is not None and start < reached - _LEAST_LENGTH:
                plan.refuse(
                    door,
                    f"overlaps door {sanitize(furthest.name)} in the same wall: move one of them, or make it "
                    "narrower",
                )
            if stop > reached:
                reached, furthest = stop, door
    _check_openings(plan)


def _check_openings(plan: FloorPlan) -> None:
    """Refuse walls that cross a door or end in it."""
    lines = [shapely.LineString(wall.points) for wall in plan.walls]
    tree = shapely.STRtree(lines)
    for door, span in zip(plan.doors, plan.door_spans, strict=True):
        opening = substring(lines[span.wall], span.start + TOUCH, span.stop - TOUCH)
        for other in tree.query(opening, predicate="dwithin", distance=TOUCH).tolist():
            if other != span.wall:
                plan.refuse(
                    door,
                    f"wall {sanitize(plan.walls[other].name)} goes through it: move the door, or make it "
                    "narrower",
                )


def _check_rooms(
    plan: FloorPlan, outline: shapely.Polygon, regions: tuple[shapely.Polygon, ...]
) -> tuple[tuple[str, shapely.Polygon], ...]:
    in_regions: dict[int, Room] = {}
    for room in plan.rooms:
        if room.corners is not None:
            shape = _checked_polygon(plan, room, room.corners)
            if shape.area <= 0.0 or shape.difference(outline).area > MOST_OVERLAP * shape.area:
                plan.refuse(room, "leaves the outline or has no area: give corners inside of the outline")
        elif room.at is not None:
            found = region_at(regions, room.at)
            if found is None:
                plan.refuse(room, f"{_outside(outline, room.at)}: give a point inside of the room")
            first = in_regions.setdefault(found[0], room)
            if first is not room:
                gap = next(gap_warnings(plan), None)
                plan.refuse(
                    room,
                    f"no wall divides it from room {sanitize(first.name)}: add the wall, take one of the "
                    f"rooms out, or give both corners{'' if gap is None else f'; {gap}'}",
                )
    found_rooms = room_regions(plan)
    shapes = [region for _, region in found_rooms]
    for one, other in _pairs(shapes):
        overlap = float(shapes[one].intersection(shapes[other]).area)
        if overlap > MOST_OVERLAP * min(shapes[one].area, shapes[other].area):
            plan.refuse(
                plan.rooms[other],
                f"overlaps room {sanitize(plan.rooms[one].name)} by {overlap:.3g} m²: give corners that do "
                "not overlap, to both if one of them has a point",
            )
    return found_rooms


def _outside(outline: shapely.Polygon, at: tuple[float, float]) -> str:
    inside = outline.contains(shapely.Point(at))
    return f"[{at[0]:g}, {at[1]:g}] is {'in a wall or column' if inside else 'outside of the outline'}"


def _check_sensors(plan: FloorPlan, outline: shapely.Polygon) -> None:
    lines = shapely.union_all([outline.boundary, wall_lines(plan)])
    blocked = columns(plan)
    shapely.prepare(outline)
    for sensor in plan.sensors:
        at = shapely.Point(sensor.at)
        if not outline.covers(at):
            plan.refuse(sensor, "is outside of the outline: move it into a room")
        if blocked.intersects(at):
            plan.refuse(sensor, "is in a column: move it out")
        if lines.distance(at) < LEAST_FROM_WALL:
            plan.refuse(
                sensor,
                f"is within {LEAST_FROM_WALL} m of a wall, so its room is unclear: move it into the room",
            )
    for one, other in _pairs([shapely.Point(sensor.at) for sensor in plan.sensors], SAME_PLACE):
        plan.refuse(
            plan.sensors[other],
            f"is at the place of sensor {sanitize(plan.sensors[one].name)}: move it, or take one out",
        )


def _pairs(shapes: Sequence[BaseGeometry], distance: float = 0.0) -> Iterable[tuple[int, int]]:
    """Return pairs of indices, the lower one first, of geometries within a distance of each other."""
    if len(shapes) < 2:
        return []
    found = shapely.STRtree(shapes).query(shapes, predicate="dwithin", distance=distance)
    return sorted((one, other) for one, other in cast("list[list[int]]", found.T.tolist()) if one < other)


def _checked_polygon(plan: FloorPlan, part: Part | None, points: Points, label: str = "") -> shapely.Polygon:
    shape = shapely.Polygon(points)
    if not shape.is_valid:
        plan.refuse(
            part,
            f"{label}not a simple polygon ({explain_validity(shape)}): give its corners in order, without "
            "crossing sides",
        )
    return shape


def _shown(geometry: BaseGeometry) -> str:
    """Return a point of a geometry."""
    at = geometry.representative_point()
    return f"[{at.x:.2f}, {at.y:.2f}]"
