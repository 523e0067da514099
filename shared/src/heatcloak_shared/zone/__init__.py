"""Zones: the public description that nodes and aggregator share, and its file."""

from heatcloak_shared.zone.domain import CustomDomain, Interval, ZoneDomain
from heatcloak_shared.zone.file import BrokenPromiseError, load_zone, parse_zone, render_zone
from heatcloak_shared.zone.graph import Graph
from heatcloak_shared.zone.model import Move, Noise, Promise, Range, Zone
from heatcloak_shared.zone.promise import (
    broken_promise,
    budget_of,
    promise_in_short,
    promise_in_words,
    told_apart,
)

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
    "parse_zone",
    "promise_in_short",
    "promise_in_words",
    "render_zone",
    "told_apart",
]
