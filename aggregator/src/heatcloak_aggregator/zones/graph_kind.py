"""The kind `graph` of domains: a connected graph."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import ROUND_CEILING, Context
from typing import Any, cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain, GraphOperator, Operator
from heatcloak_aggregator.method_names import ROOMS_DRIFT
from heatcloak_aggregator.zones.defaults import ONE_HOP
from heatcloak_aggregator.zones.drift import common_directions, group_directions
from heatcloak_aggregator.zones.kinds import (
    ROUNDING_MARGIN,
    DomainKind,
    Variations,
    measured_operator,
    operator_of,
    radius_of,
)
from heatcloak_aggregator.zones.presenter import CorridorPresenter, GraphPresenter
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.rounding import round_up
from heatcloak_shared.zone import Graph, Move, MoveByRoom, Zone, ZoneDomain

_UP = Context(prec=8, rounding=ROUND_CEILING)


MOST_VARIED = 150
"""Vertices of a graph up to which other promises may be tried: calibration of more takes too long."""


class GraphKind(DomainKind):
    """A connected graph."""

    name = Graph.kind
    keeps_constants = True
    default_alpha = ONE_HOP
    changeable = ("spread",)
    smaller_spread = ", or smaller weights"

    def domain(self, section: ZoneDomain) -> GraphDomain:
        """See `DomainKind`; distances are counted in hops."""
        graph = cast("Graph", section)
        return GraphDomain(graph.n_vertices, graph.edges, graph.weights, graph.sensors)

    def section(self, parameters: Mapping[str, Any]) -> ZoneDomain:
        """See `DomainKind`: a graph comes from an edge list.

        Raises:
            ParameterError: always.
        """
        raise ParameterError("--domain graph comes from an edge list: give --graph FILE")

    def presenter(self, section: ZoneDomain) -> CorridorPresenter:
        """See `DomainKind`."""
        graph = cast("Graph", section)
        return GraphPresenter(graph.communities, graph.n_vertices, graph.sensors)

    def variations(self, section: ZoneDomain) -> Variations | None:
        """See `DomainKind`."""
        n = section.n_sources
        return Variations((1.0, 3.0), (min(4, n), n)) if n <= MOST_VARIED else None

    def drift_directions(self, section: ZoneDomain, kind: str) -> FloatArray | None:
        """See `DomainKind`: also "rooms", one drift for each community with at least two sensors."""
        graph = cast("Graph", section)
        if kind != ROOMS_DRIFT:
            return common_directions(graph.n_sensors, kind, (ROOMS_DRIFT,))
        if graph.communities is None:
            raise ParameterError("the graph has no communities, which could drift as rooms: choose 'common'")
        return group_directions(np.array(graph.communities)[list(graph.sensors)])

    def with_sensors(self, section: ZoneDomain, count: int) -> ZoneDomain:
        """See `DomainKind`: spread over the numbers of vertices, often in the order of communities."""
        graph = cast("Graph", section)
        chosen = np.linspace(0, graph.n_vertices - 1, count).round().astype(int)
        return replace(graph, sensors=tuple(int(vertex) for vertex in chosen))

    def facts(self, section: ZoneDomain) -> dict[str, object]:
        """See `DomainKind`."""
        graph = cast("Graph", section)
        return {
            "vertices": graph.n_vertices,
            "edges": len(graph.edges),
            "communities": None if graph.communities is None else len(set(graph.communities)),
            "spread": graph.spread,
        }

    def located(self, zone: Zone) -> tuple[dict[str, object], dict[str, object]]:
        """See `DomainKind`."""
        graph = cast("Graph", zone.domain)
        first = f"{zone.nodes[0]} at vertex {graph.sensors[0]}"
        several = len(zone.nodes) > 1
        facts: dict[str, object] = {"nodes": dict(zip(zone.nodes, graph.sensors, strict=True))}
        words: dict[str, object] = {
            "nodes": f"{first} … {zone.nodes[-1]} at {graph.sensors[-1]}" if several else first
        }
        hides = zone.promise.hides
        if isinstance(hides, Move):
            op, _ = measured_operator(graph, radius_of(hides))
            steepest = cast("GraphOperator", op).steepest_edge
            i, j = steepest.edge or (0, 0)
            facts |= {"steepest_edge": steepest.edge, "sensitivity_exact": steepest.exact}
            words |= {"steepest_edge": f"{i} - {j}, {steepest.label}", "sensitivity_exact": None}
        return facts, words

    def operator_by_room(self, section: ZoneDomain, move: MoveByRoom) -> Operator:
        """See `DomainKind`: a hop has the larger radius of its two vertices."""
        op = cast("GraphOperator", operator_of(section))
        op.domain.check_alpha(max(alpha for _, alpha in move.radii(section)))
        radii = np.array([alpha for alpha, _ in move.at_vertices(section.n_sources)])
        i, j = op.domain.edges.T
        return op.with_radii(np.maximum(radii[i], radii[j]))

    def portable_sensitivity(
        self,
        section: ZoneDomain,
        alpha: float | MoveByRoom,
        relative_scales: Sequence[float] | None = None,
    ) -> float:
        """See `DomainKind`.

        Relative to a small sensitivity, the rounding of eigenvectors is large. Eight digits, which machines
        agree on, make the same zone of the same graph unless rounding up happens to fall between them.
        """
        measured, radius = measured_operator(section, alpha)
        op = cast("GraphOperator", measured)
        steepest = op.steepest_edge if relative_scales is None else op.weighted_steepest_edge(relative_scales)
        needed = self.model_sensitivity(section, alpha, relative_scales)
        needed += radius * (steepest.everywhere - steepest.upper)
        return float(_UP.create_decimal(needed * ROUNDING_MARGIN))

    def greatest_difference(
        self, section: ZoneDomain, least_sigma: float, per_distance: float | None
    ) -> float:
        """See `DomainKind`.

        e^{−τL} never lengthens a vector, and ‖eᵢ − eⱼ‖ = √2; no two vertices are more than n − 1 hops apart.
        """
        most = round_up(math.sqrt(2.0) / least_sigma)
        return most if per_distance is None else min(most, per_distance * max(section.n_sources - 1, 1))

    def least_move(self, section: ZoneDomain) -> float:
        """See `DomainKind`: a hop."""
        return 1.0

    def new_zone_options(self, section: ZoneDomain) -> str:
        """See `DomainKind`."""
        return "--graph EDGELIST"


KIND = GraphKind()
