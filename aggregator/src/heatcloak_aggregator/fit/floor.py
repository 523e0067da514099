"""What a fit takes from a floor plan: the floor, the hash of its geometry, and where a heater may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256

import shapely

from heatcloak_aggregator.domains import FloorDomain
from heatcloak_aggregator.plans.plan import FloorPlan, Point
from heatcloak_aggregator.plans.plan_file import plan_text
from heatcloak_aggregator.plans.regions import outline_polygon, room_regions, walking_space
from heatcloak_aggregator.zones.floor_kind import KIND, floor_of_plan

HASH_DIGITS = 16
_TOUCH = 1e-6
"""In metres: a position on the edge of the walking space is in it."""


def domain_of_plan(plan: FloorPlan) -> FloorDomain:
    """Return the floor of a plan that `check_plan` accepts; heat sees doors of state ``"either"`` as open."""
    return KIND.domain(floor_of_plan(plan))


def plan_hash(plan: FloorPlan) -> str:
    """Return the hash of everything in a plan that a fit depends on, 16 hexadecimal digits.

    These are the outline, walls, doors with their states, obstacles, sensors with their names, and the sizes
    of cells and clearance. Comments, rooms, and the names of walls, doors and obstacles do not count, and
    neither do conductances, which the fit replaces.
    """
    bare = replace(
        plan,
        name="plan",
        rooms=(),
        walls=tuple(replace(wall, name="", conductance=0.0) for wall in plan.walls),
        doors=tuple(replace(door, name="", conductance=0.0) for door in plan.doors),
        obstacles=tuple(replace(obstacle, name="") for obstacle in plan.obstacles),
    )
    return sha256(plan_text(bare).encode()).hexdigest()[:HASH_DIGITS]


def position_problem(plan: FloorPlan, at: Point) -> str | None:
    """Return why a heater cannot be at a position; None if it can: where the middle of a body can be."""
    point = shapely.Point(at)
    if not outline_polygon(plan).covers(point):
        return "is outside of the outline"
    if walking_space(plan).distance(point) > _TOUCH:
        return f"is nearer than the clearance of {plan.clearance:g} m to a wall or an obstacle"
    return None


def room_at(plan: FloorPlan, at: Point) -> str | None:
    """Return the name of the room at a point; None if it is in no room."""
    point = shapely.Point(at)
    return next((name for name, region in room_regions(plan) if region.covers(point)), None)


def doors_in_words(plan: FloorPlan) -> Sequence[str]:
    """Return what to do with the doors while a heater is recorded, one instruction for each kind of state."""
    opened = [door.name for door in plan.doors if door.state != "shut"]
    shut = [door.name for door in plan.doors if door.state == "shut"]
    return [
        f"{verb} the doors: {', '.join(names)}" for verb, names in (("open", opened), ("shut", shut)) if names
    ]
