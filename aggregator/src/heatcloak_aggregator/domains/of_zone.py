"""What a zone file calls its domain, as the domain that the mathematics works with."""

from __future__ import annotations

from functools import lru_cache
from typing import overload

from heatcloak_aggregator.domains.graph import GraphDomain, GraphOperator
from heatcloak_aggregator.domains.interval import IntervalDomain, IntervalOperator
from heatcloak_shared.zone.model import Graph, Interval, Zone

_OPERATORS_KEPT = 2


@overload
def domain_of(domain: Interval) -> IntervalDomain: ...


@overload
def domain_of(domain: Graph) -> GraphDomain: ...


@overload
def domain_of(domain: Interval | Graph) -> IntervalDomain | GraphDomain: ...


def domain_of(domain: Interval | Graph) -> IntervalDomain | GraphDomain:
    """The domain that a zone's file describes; moves on a graph are counted in hops.

    Raises:
        ParameterError: it is none, which a zone's file could not say.
    """
    if isinstance(domain, Graph):
        return GraphDomain(domain.n_vertices, domain.edges, domain.weights, domain.sensors)
    return IntervalDomain(domain.n_sources, domain.n_sensors)


@overload
def operator_of(domain: Interval) -> IntervalOperator: ...


@overload
def operator_of(domain: Graph) -> GraphOperator: ...


@overload
def operator_of(domain: Interval | Graph) -> IntervalOperator | GraphOperator: ...


def operator_of(domain: Interval | Graph) -> IntervalOperator | GraphOperator:
    """Diffusion over the spread that a zone's file states.

    Whoever asks for the same graph gets the same operator: its eigenvectors take seconds.

    Raises:
        ParameterError: as `domain_of`.
    """
    if isinstance(domain, Graph):
        return _graph_operator(domain)
    return domain_of(domain).operator(domain.spread)


def communities_of(zone: Zone) -> tuple[int, ...] | None:
    """The community of each vertex of a zone's graph; None where none are known, as in a corridor."""
    return zone.domain.communities if isinstance(zone.domain, Graph) else None


@lru_cache(maxsize=_OPERATORS_KEPT)
def _graph_operator(graph: Graph) -> GraphOperator:
    return domain_of(graph).operator(graph.spread)
