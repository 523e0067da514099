"""Zones: the public description that nodes and aggregator share, and its file."""

from typing import TYPE_CHECKING

from heatcloak_shared.zone.any_zone import AnyZone, require_seeds
from heatcloak_shared.zone.domain import Interval, ZoneDomain
from heatcloak_shared.zone.file import (
    load_any_zone,
    load_zone,
    parse_any_zone,
    parse_zone,
    render_zone,
    require_heat,
)
from heatcloak_shared.zone.heat import BrokenPromiseError, Zone
from heatcloak_shared.zone.model import Move, Noise, Promise, Range
from heatcloak_shared.zone.promise import (
    broken_promise,
    budget_of,
    neighbour_distinguishability,
    promise_in_short,
    promise_in_words,
    resolution_share,
)
from heatcloak_shared.zone.rooms import MoveByRoom, Room, move_by_room

if TYPE_CHECKING:
    from heatcloak_shared.zone.custom import CustomDomain
    from heatcloak_shared.zone.floor import Floor
    from heatcloak_shared.zone.graph import Graph
    from heatcloak_shared.zone.heatmap import Area, HeatmapZone
    from heatcloak_shared.zone.position import PositionZone

__all__ = [
    "AnyZone",
    "Area",
    "BrokenPromiseError",
    "CustomDomain",
    "Floor",
    "Graph",
    "HeatmapZone",
    "Interval",
    "Move",
    "MoveByRoom",
    "Noise",
    "PositionZone",
    "Promise",
    "Range",
    "Room",
    "Zone",
    "ZoneDomain",
    "broken_promise",
    "budget_of",
    "load_any_zone",
    "load_zone",
    "move_by_room",
    "neighbour_distinguishability",
    "parse_any_zone",
    "parse_zone",
    "promise_in_short",
    "promise_in_words",
    "render_zone",
    "require_heat",
    "require_seeds",
    "resolution_share",
]


_LATER = {
    "Floor": "floor",
    "Graph": "graph",
    "CustomDomain": "custom",
    "Area": "heatmap",
    "HeatmapZone": "heatmap",
    "PositionZone": "position",
}


def __getattr__(name: str) -> object:
    """Load rarely used names on first use, to save memory."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
