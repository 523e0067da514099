"""Small floor plans, and distances in them by elementary geometry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.plans.plan import Door, FloorPlan, Point, Points, Room, Sensor, Wall

FLAT = FloorPlan(
    name="flat",
    outline=((0.0, 0.0), (8.0, 0.0), (8.0, 5.0), (0.0, 5.0)),
    walls=(Wall("middle", ((5.0, 0.0), (5.0, 5.0))),),
    doors=(Door("bedroom", (5.0, 1.5), 1.0),),
    rooms=(Room("living-room", at=(1.0, 2.5)), Room("bedroom", at=(6.5, 2.5))),
    sensors=(Sensor("n01", (1.0, 1.2)), Sensor("n02", (3.5, 3.8)), Sensor("n03", (6.5, 2.6))),
)
"""8 m by 5 m: a wall at x = 5 divides a living room and a bedroom."""


def flat(**changes: Any) -> FloorPlan:
    """Return the flat with other values."""
    return replace(FLAT, **changes)


def distances(points: Sequence[Point], plan: FloorPlan) -> npt.NDArray[np.float64]:
    """Return the distances of points from walls, outline and obstacles; negative outside and in obstacles."""
    rings = [plan.outline, *(obstacle.corners for obstacle in plan.obstacles)]
    lines = [line for line, _ in plan.solid_walls()] + [(*ring, ring[0]) for ring in rings]
    segments = np.array([pair for line in lines for pair in pairwise(line)])
    at = np.array(points)[:, None]
    start, along = segments[:, 0], segments[:, 1] - segments[:, 0]
    share = ((at - start) * along).sum(axis=2) / (along**2).sum(axis=1)
    nearest = start + np.clip(share, 0.0, 1.0)[..., None] * along
    found: npt.NDArray[np.float64] = np.hypot(*np.moveaxis(at - nearest, 2, 0)).min(axis=1)
    blocked = np.any([are_inside(points, obstacle.corners) for obstacle in plan.obstacles], axis=0)
    return np.where(blocked | ~are_inside(points, plan.outline), -found, found)


def are_inside(points: Sequence[Point], corners: Points) -> npt.NDArray[np.bool_]:
    """Return which points are in a polygon, by the crossings of a ray to the right."""
    at_x, at_y = np.array(points).T
    inside = np.zeros(len(points), dtype=np.bool_)
    for (x, y), (x_end, y_end) in pairwise((*corners, corners[0])):
        if y != y_end:
            crosses = (y > at_y) != (y_end > at_y)
            inside ^= crosses & (at_x < x + (at_y - y) / (y_end - y) * (x_end - x))
    return inside
