"""Floors of the package, made of an oracle's plans."""

from __future__ import annotations

from typing import Any

from heatcloak_aggregator.domains.floor import FloorDomain, FloorWall
from support.floor_oracle import Plan


def domain_of(plan: Plan, **changes: Any) -> FloorDomain:
    """Return the floor of a plan; keywords replace arguments of `FloorDomain`."""
    walls = [FloorWall(tuple(points), conductance) for points, conductance in plan.walls]
    given: dict[str, Any] = {
        "outline": plan.outline,
        "sensors": plan.sensors,
        "walls": walls,
        "columns": plan.columns,
        "obstacles": plan.obstacles,
    }
    return FloorDomain(**{**given, **changes})
