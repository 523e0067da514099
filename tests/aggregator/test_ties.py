"""Results that are equal up to rounding are in the order of their labels."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest

from heatcloak_aggregator import GraphDomain, bpdn, community_shares
from heatcloak_aggregator.recovery.methods import shares_of
from heatcloak_aggregator.recovery.posterior.vertices.median import best_vertex
from heatcloak_aggregator.service.estimator import listed_sources
from heatcloak_aggregator.zones.kinds import kind_of
from heatcloak_lab.demo.round_view import vertex_posterior
from heatcloak_shared.zone import Graph, Zone

RING = GraphDomain(6, [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 0]])
ONE_ULP = np.spacing(1.0)
LABELS = (0, 0, 1, 1, 2, 2)


def nearly_one(*above: int) -> npt.NDArray[np.float64]:
    """Return 1 at every vertex, plus a few last bits at those ``above``."""
    values = np.ones(6)
    for vertex in above:
        values[vertex] += 4 * ONE_ULP
    return values


@pytest.mark.parametrize("above", [(), (5,), (2, 3), (4, 5)])
def test_tied_communities_are_ordered_by_label(above: tuple[int, ...]) -> None:
    op = RING.operator(0.5)
    found = replace(bpdn(op, np.ones(6), 0.1), estimate=nearly_one(*above))
    assert community_shares(LABELS, found).top == 0
    assert [label for label, _ in shares_of(LABELS, found) or ()] == [0, 1, 2]


@pytest.mark.parametrize("above", [(), (5,), (2, 3), (4, 5)])
def test_tied_vertices_are_ordered_by_number(above: tuple[int, ...]) -> None:
    edges = tuple((int(i), int(j)) for i, j in RING.edges)
    graph = Graph(6, edges, None, tuple(range(6)), 0.5, LABELS)
    found = vertex_posterior(graph, nearly_one(*above))
    assert found.likely == (0, 1, 2, 3, 4, 5)
    assert [name for name, _ in found.communities] == [0, 1, 2]
    assert found.top is not None
    assert found.top[0] == 0


@pytest.mark.parametrize("above", [(), (5,), (2, 3)])
def test_the_best_vertex_of_a_symmetric_graph_is_the_first(above: tuple[int, ...]) -> None:
    assert best_vertex(nearly_one(*above), RING.distances, 6) == 0


def test_the_first_of_too_many_tied_sources_are_listed(
    graph_zone: Zone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heatcloak_aggregator.service.estimator.MAX_SOURCES", 2)
    estimate = np.full(graph_zone.domain.n_sources, 0.5)
    estimate[-1] += ONE_ULP
    first = graph_zone.domain.counts_from
    assert [place for place, _ in listed_sources(estimate, graph_zone)] == [first, first + 1]


def test_a_floor_orders_tied_vertices_by_number(graph_zone: Zone) -> None:
    estimate = np.full(graph_zone.domain.n_sources, 0.5)
    estimate[-1] += ONE_ULP
    assert kind_of(graph_zone.domain).presenter(graph_zone.domain).places(estimate).startswith("0 1 2")
