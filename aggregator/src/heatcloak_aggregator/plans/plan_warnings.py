"""Warnings about a floor plan without faults: gaps, narrow doors, regions without name or sensor, pockets."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice

import shapely
from shapely.ops import substring

from heatcloak_aggregator.plans.plan import DOOR_REACH, FloorPlan, Point, describe
from heatcloak_aggregator.plans.regions import (
    TOUCH,
    PlaceGrid,
    columns,
    outline_polygon,
    polygons,
    sensor_points,
    walking_space,
)

Rooms = tuple[tuple[str, shapely.Polygon], ...]

WIDEST_GAP = 0.3
"""A wall that ends this near to another one, in metres, and does not touch it, may be meant to."""
LEAST_CELLS_OF_DOOR = 4
FURTHEST_SENSOR = 3.0
"""In metres, through a door."""
MOST_OF_A_KIND = 20
_NAMED = 0.01
"""A region of which rooms cover less than this share has no name."""
_LEAST_REGION = 0.25
"""In square metres: smaller regions, such as shafts, need no name."""


def plan_warnings(
    plan: FloorPlan, regions: tuple[shapely.Polygon, ...], rooms: Rooms, places: PlaceGrid
) -> tuple[str, ...]:
    """Return warnings, each with its line if it is about a part, and with what to do.

    Args:
        plan: a plan without faults.
        regions: its enclosed regions.
        rooms: its rooms with their regions.
        places: its places.
    """
    return tuple(
        warning
        for warnings in (
            gap_warnings(plan),
            _narrow_doors(plan),
            _unnamed_regions(regions, rooms),
            _unmeasured_regions(plan, regions, rooms),
            _rooms_without_places(plan, places),
            _unreachable_parts(plan),
        )
        for warning in _first(warnings)
    )


def _first(warnings: Iterator[str]) -> Iterator[str]:
    """Yield the first warnings of a kind, and how many more there are."""
    yield from islice(warnings, MOST_OF_A_KIND)
    more = sum(1 for _ in warnings)
    if more:
        yield f"there are {more} more warnings like the last one: follow the first ones, and check again"


def gap_warnings(plan: FloorPlan) -> Iterator[str]:
    """Yield a warning for each end of a wall that nearly touches another wall, a column or the outline."""
    edges = shapely.union(outline_polygon(plan).boundary, columns(plan))
    lines = [shapely.LineString(wall.points) for wall in plan.walls]
    tree = shapely.STRtree(lines)
    for index, wall in enumerate(plan.walls):
        if wall.points[0] == wall.points[-1]:
            continue
        for end, line in ((wall.points[0], lines[index]), (wall.points[-1], lines[index].reverse())):
            at = shapely.Point(end)
            near = tree.query(at, predicate="dwithin", distance=WIDEST_GAP).tolist()
            others = [edges, *(lines[other] for other in near if other != index)]
            if line.length > 2.0 * WIDEST_GAP:
                # A wall may also turn back to its own end.
                others.append(substring(line, 2.0 * WIDEST_GAP, line.length))
            gap = min(float(other.distance(at)) for other in others)
            if TOUCH < gap < WIDEST_GAP:
                yield (
                    f"{describe(wall)}ends at [{end[0]:g}, {end[1]:g}], {gap:.2g} m from another wall, a "
                    "column or the outline, and heat passes the gap: extend it, or leave a wider gap"
                )


def _narrow_doors(plan: FloorPlan) -> Iterator[str]:
    for door in plan.doors:
        # A rounding error must not count as a missing cell.
        if door.state != "shut" and door.width < LEAST_CELLS_OF_DOOR * plan.grid * (1.0 - 1e-9):
            yield (
                f"{describe(door)}{door.width:g} m is less than {LEAST_CELLS_OF_DOOR} cells of heat, so that "
                f"less heat passes than in truth: give a grid of at most {door.width / LEAST_CELLS_OF_DOOR:g}"
            )


def _unnamed_regions(regions: tuple[shapely.Polygon, ...], rooms: Rooms) -> Iterator[str]:
    named = shapely.union_all([region for _, region in rooms])
    for region in regions:
        if region.area >= _LEAST_REGION and named.intersection(region).area < _NAMED * region.area:
            yield (
                f"the region of {region.area:.3g} m² at {_inside(region)} is in no room: add a [[room]] with "
                "a point in it"
            )


def _unmeasured_regions(plan: FloorPlan, regions: tuple[shapely.Polygon, ...], rooms: Rooms) -> Iterator[str]:
    """Yield regions without a sensor in them, nor near one of their doors."""
    tree = shapely.STRtree(regions)
    home: dict[int, list[Point]] = defaultdict(list)
    for sensor, number in tree.query(sensor_points(plan), predicate="intersects").T.tolist():
        home[number].append(plan.sensors[sensor].at)
    measured = set(home)
    for door in plan.doors:
        if door.state == "shut":
            continue
        sides = tree.query(shapely.Point(door.at), predicate="dwithin", distance=DOOR_REACH + TOUCH).tolist()
        if any(math.dist(at, door.at) <= FURTHEST_SENSOR for side in sides for at in home.get(side, ())):
            measured.update(sides)
    for number, region in enumerate(regions):
        if region.area >= _LEAST_REGION and number not in measured:
            names = [name for name, room in rooms if room.intersection(region).area > 0.5 * room.area > 0.0]
            which = f"room {names[0]!r}" if len(names) == 1 else f"the region at {_inside(region)}"
            yield (
                f"{which} has no sensor, nor one within {FURTHEST_SENSOR:g} m of its doors, so that nobody "
                "is found there: add a [[sensor]]"
            )


def _rooms_without_places(plan: FloorPlan, places: PlaceGrid) -> Iterator[str]:
    for index, room in enumerate(plan.rooms):
        if places.n_places_of(index) == 0:
            yield (
                f"{describe(room)}has no place where somebody may stand: give a smaller cell, or take the "
                "room out"
            )


def _unreachable_parts(plan: FloorPlan) -> Iterator[str]:
    """Yield parts of the walking space that are not connected with the largest one if all doors are open."""
    parts = polygons(walking_space(plan, frozenset()))
    largest = max(parts, key=lambda part: part.area, default=None)
    for part in parts:
        if part is not largest and part.area >= plan.cell**2:
            yield (
                f"nobody can reach the {part.area:.2g} m² at {_inside(part)}: add a door, or move what is in "
                "the way"
            )
    if largest is None:
        yield "there is no place where somebody may stand: make the rooms larger, or give fewer obstacles"


def _inside(region: shapely.Polygon) -> str:
    """Return a point of a region."""
    at = region.representative_point()
    return f"[{at.x:.2f}, {at.y:.2f}]"
