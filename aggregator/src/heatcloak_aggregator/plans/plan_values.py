"""Checks of the values of a floor plan that need no geometry: names, numbers, ranges and counts."""

from __future__ import annotations

import math
from collections.abc import Iterator

from heatcloak_aggregator.plans.plan import (
    MOST_CONDUCTANCE,
    Door,
    FloorPlan,
    Obstacle,
    Part,
    Point,
    Room,
    Sensor,
    Wall,
)
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.topics import is_identifier
from heatcloak_shared.zone.floor import ROOM_MARKS
from heatcloak_shared.zone.rooms import name_problem

MOST_ROOMS = len(ROOM_MARKS)
MOST_PARTS = {"wall": 2000, "door": 500, "room": MOST_ROOMS, "obstacle": 1000, "sensor": 1000}
MOST_POINTS = 20_000
"""Points of outline, walls, rooms and obstacles together."""
GRIDS, CELLS = (0.02, 0.5), (0.1, 2.0)
"""Least and greatest side of a cell of heat, and of a place, in metres."""
CLEARANCES = (0.19, 2.0)
FURTHEST = 1e7
"""Greatest coordinate, in metres: doubles still hold fractions of a millimetre there."""
_ID_REMEDY = "give 1 to 32 of a-z, 0-9 and -, not beginning with -"
_WHOLE = 1e-9


def check_values(plan: FloorPlan) -> None:
    """Check all values of a plan that need no geometry.

    Raises:
        PlanError: a name is invalid or used twice, a number is not finite or out of range, or there are too
            many parts or points. The error names the part and its line.
    """
    if not is_identifier(plan.name):
        plan.refuse(None, f"name: {sanitize(plan.name, 40)} is not an id: {_ID_REMEDY}")
    _check_counts(plan)
    _check_sizes(plan)
    _check_points(plan, None, plan.outline, 3, "outline: ")
    taken: dict[tuple[str, str], Part] = {}
    for part in plan.parts:
        _check_name(plan, part)
        first = taken.setdefault((type(part).__name__, part.name), part)
        if first is not part:
            where = "" if first.line is None else f" in line {first.line}"
            plan.refuse(part, f"this name is taken{where}: give another one")
        _check_part(plan, part)


def _check_counts(plan: FloorPlan) -> None:
    for kind, parts in (
        ("wall", plan.walls),
        ("door", plan.doors),
        ("room", plan.rooms),
        ("obstacle", plan.obstacles),
        ("sensor", plan.sensors),
    ):
        if len(parts) > MOST_PARTS[kind]:
            plan.refuse(None, f"has {len(parts)} {kind}s: give at most {MOST_PARTS[kind]}")
    points = len(plan.outline) + sum(len(_points_of(part)) for part in plan.parts)
    if points > MOST_POINTS:
        plan.refuse(None, f"has {points} points: give at most {MOST_POINTS}; simplify curves")


def _check_sizes(plan: FloorPlan) -> None:
    for key, value, (low, high) in (
        ("grid", plan.grid, GRIDS),
        ("cell", plan.cell, CELLS),
        ("clearance", plan.clearance, CLEARANCES),
    ):
        # Written so that NaN fails it too.
        if not low <= value <= high:
            plan.refuse(None, f"{key}: {value!r} m is out of range: give {low:g} to {high:g}")
    times = plan.cell / plan.grid
    if round(times) < 1 or abs(times - round(times)) > _WHOLE * times:
        plan.refuse(
            None,
            f"cell: {plan.cell!r} m is not a whole multiple of the grid of {plan.grid!r} m: give such as "
            f"{max(round(times), 1) * plan.grid:g}",
        )


def _check_name(plan: FloorPlan, part: Part) -> None:
    if isinstance(part, Sensor):
        if not is_identifier(part.name):
            plan.refuse(part, f"the name is not the id of a node: {_ID_REMEDY}")
        return
    problem = name_problem(part.name)
    if problem is not None:
        plan.refuse(part, f"name: {problem}")


def _check_part(plan: FloorPlan, part: Part) -> None:
    match part:
        case Wall():
            _check_points(plan, part, part.points, 2)
            _check_conductance(plan, part, part.conductance)
        case Door():
            _check_points(plan, part, (part.at,), 1)
            _check_conductance(plan, part, part.conductance)
            if not 0.0 < part.width < math.inf:
                plan.refuse(part, f"width {part.width!r} is out of range: give a number above 0")
            if part.state not in ("open", "shut", "either"):
                plan.refuse(part, f"state {sanitize(part.state)} is unknown: give open, shut or either")
        case Room():
            if (part.at is None) == (part.corners is None):
                plan.refuse(part, "give either at, a point inside, or corners")
            _check_points(plan, part, _points_of(part), 1 if part.corners is None else 3)
        case Obstacle():
            _check_points(plan, part, part.corners, 3)
            if part.heat not in ("passes", "blocks"):
                plan.refuse(part, f"heat {sanitize(part.heat)} is unknown: give passes or blocks")
        case Sensor():
            _check_points(plan, part, (part.at,), 1)


def _check_conductance(plan: FloorPlan, part: Part, value: float) -> None:
    if not 0.0 <= value <= MOST_CONDUCTANCE:
        plan.refuse(part, f"conductance {value!r} is out of range: give 0 to {MOST_CONDUCTANCE:g} per metre")


def _check_points(
    plan: FloorPlan, part: Part | None, points: tuple[Point, ...], least: int, label: str = ""
) -> None:
    if len(points) < least:
        plan.refuse(part, f"{label}has {len(points)} points: give {least} or more")
    for number in _numbers(points):
        if not abs(number) <= FURTHEST:
            plan.refuse(
                part, f"{label}coordinate {number!r} is out of range: give metres, up to {FURTHEST:g}"
            )


def _numbers(points: tuple[Point, ...]) -> Iterator[float]:
    for point in points:
        yield from point


def _points_of(part: Part) -> tuple[Point, ...]:
    match part:
        case Wall():
            return part.points
        case Room(corners=None, at=at):
            return () if at is None else (at,)
        case Room() | Obstacle():
            return part.corners or ()
        case _:
            return (part.at,)
