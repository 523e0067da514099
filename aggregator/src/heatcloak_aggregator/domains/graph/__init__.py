"""Diffusion on graphs, y = e^{−τL} f: Gilbert & McMillan 2018, section 5."""

from __future__ import annotations

from heatcloak_aggregator.domains.graph.domain import GraphDomain, algebraic_connectivity
from heatcloak_aggregator.domains.graph.operator import GraphOperator

__all__ = ["GraphDomain", "GraphOperator", "algebraic_connectivity"]
