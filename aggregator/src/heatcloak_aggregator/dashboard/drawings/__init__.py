"""Drawings of zones: for each kind of zone a `ZoneDrawing`, which turns a round into shapes for a template.

Adding a kind takes a module with a drawing, its template, and a line in `DRAWINGS` or `DOMAIN_DRAWINGS`.
Shapes are numbers and texts only; the templates draw them, so that every text is escaped in one place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from heatcloak_aggregator.dashboard.drawings.corridor import CorridorDrawing
from heatcloak_aggregator.dashboard.drawings.floor import FloorDrawing
from heatcloak_aggregator.dashboard.drawings.graph import GraphDrawing
from heatcloak_aggregator.dashboard.drawings.heatmap import HeatmapDrawing
from heatcloak_aggregator.dashboard.drawings.locations import LocationsDrawing
from heatcloak_aggregator.dashboard.drawings.position import PositionDrawing
from heatcloak_aggregator.dashboard.drawings.zone_drawing import ZoneDrawing
from heatcloak_shared.zone import AnyZone, Floor, Graph, HeatmapZone, Interval, PositionZone, Zone

DOMAIN_DRAWINGS: dict[str, Callable[[Zone], ZoneDrawing]] = {
    Interval.kind: CorridorDrawing,
    Graph.kind: GraphDrawing,
    Floor.kind: FloorDrawing,
}
"""The drawing of a heat zone by the kind of its domain; plugins have a `LocationsDrawing`."""


def _heat_drawing(zone: AnyZone) -> ZoneDrawing:
    heat = cast("Zone", zone)
    return DOMAIN_DRAWINGS.get(heat.domain.kind, LocationsDrawing)(heat)


DRAWINGS: dict[str, Callable[[AnyZone], ZoneDrawing]] = {
    Zone.kind: _heat_drawing,
    HeatmapZone.kind: lambda zone: HeatmapDrawing(cast("HeatmapZone", zone)),
    PositionZone.kind: lambda zone: PositionDrawing(cast("PositionZone", zone)),
}


def drawing_of(zone: AnyZone) -> ZoneDrawing:
    """Return what draws a zone; it may take seconds for a large graph."""
    return DRAWINGS[zone.kind](zone)


__all__ = ["DOMAIN_DRAWINGS", "DRAWINGS", "ZoneDrawing", "drawing_of"]
