"""Drawings of zones: for each kind of zone a `Floor`, which turns a round into shapes for a template.

Adding a kind takes a module with a floor, its template, and a line in `FLOORS` or `DOMAIN_FLOORS`. Shapes are
numbers and texts only; the templates draw them, so that every text is escaped in one place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from heatcloak_aggregator.dashboard.drawings.corridor import CorridorFloor
from heatcloak_aggregator.dashboard.drawings.floor import Floor
from heatcloak_aggregator.dashboard.drawings.graph import GraphFloor
from heatcloak_aggregator.dashboard.drawings.heatmap import HeatmapFloor
from heatcloak_aggregator.dashboard.drawings.locations import LocationsFloor
from heatcloak_aggregator.dashboard.drawings.position import PositionFloor
from heatcloak_shared.zone import AnyZone, Graph, HeatmapZone, Interval, PositionZone, Zone

DOMAIN_FLOORS: dict[str, Callable[[Zone], Floor]] = {Interval.kind: CorridorFloor, Graph.kind: GraphFloor}
"""The floor of a heat zone by the kind of its domain; plugins have a `LocationsFloor`."""


def _heat_floor(zone: AnyZone) -> Floor:
    heat = cast("Zone", zone)
    return DOMAIN_FLOORS.get(heat.domain.kind, LocationsFloor)(heat)


FLOORS: dict[str, Callable[[AnyZone], Floor]] = {
    Zone.kind: _heat_floor,
    HeatmapZone.kind: lambda zone: HeatmapFloor(cast("HeatmapZone", zone)),
    PositionZone.kind: lambda zone: PositionFloor(cast("PositionZone", zone)),
}


def floor_of(zone: AnyZone) -> Floor:
    """Return what draws a zone; it may take seconds for a large graph."""
    return FLOORS[zone.kind](zone)


__all__ = ["DOMAIN_FLOORS", "FLOORS", "Floor", "floor_of"]
