"""Domains and operators: a domain has locations, its operator maps sources to clean readings."""

from __future__ import annotations

from heatcloak_aggregator.domains.floor import FloorDomain, FloorWall, PulseOperator, SteadyOperator
from heatcloak_aggregator.domains.graph import GraphDomain, GraphOperator
from heatcloak_aggregator.domains.interval import IntervalDomain, IntervalOperator
from heatcloak_aggregator.domains.operator import Domain, Operator
from heatcloak_aggregator.domains.projection import Projection

__all__ = [
    "Domain",
    "FloorDomain",
    "FloorWall",
    "GraphDomain",
    "GraphOperator",
    "IntervalDomain",
    "IntervalOperator",
    "Operator",
    "Projection",
    "PulseOperator",
    "SteadyOperator",
]
