"""Heat on a floor with walls and doors, in metres."""

from __future__ import annotations

from heatcloak_aggregator.domains.floor.domain import FloorDomain
from heatcloak_aggregator.domains.floor.geometry import FloorShape, FloorWall
from heatcloak_aggregator.domains.floor.operator import FloorOperator, PulseOperator, SteadyOperator

__all__ = ["FloorDomain", "FloorOperator", "FloorShape", "FloorWall", "PulseOperator", "SteadyOperator"]
