"""Zones: the public description that nodes and aggregator share, and its file."""

from typing import TYPE_CHECKING

from heatcloak_shared.zone.domain import Interval, ZoneDomain
from heatcloak_shared.zone.file import BrokenPromiseError, load_zone, parse_zone, render_zone
from heatcloak_shared.zone.model import Move, Noise, Promise, Range, Zone
from heatcloak_shared.zone.promise import (
    broken_promise,
    budget_of,
    neighbour_distinguishability,
    promise_in_short,
    promise_in_words,
)

if TYPE_CHECKING:
    from heatcloak_shared.zone.custom import CustomDomain
    from heatcloak_shared.zone.graph import Graph

__all__ = [
    "BrokenPromiseError",
    "CustomDomain",
    "Graph",
    "Interval",
    "Move",
    "Noise",
    "Promise",
    "Range",
    "Zone",
    "ZoneDomain",
    "broken_promise",
    "budget_of",
    "load_zone",
    "neighbour_distinguishability",
    "parse_zone",
    "promise_in_short",
    "promise_in_words",
    "render_zone",
]


def __getattr__(name: str) -> object:
    """Load the rarer domains on first use: the nodes of a corridor do not need them."""
    if name == "Graph":
        from heatcloak_shared.zone.graph import Graph

        return Graph
    if name == "CustomDomain":
        from heatcloak_shared.zone.custom import CustomDomain

        return CustomDomain
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
