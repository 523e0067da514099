"""Responses for a zone on a graph."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from heatcloak_aggregator.service.monitoring import ZoneCounts, ZoneView
from heatcloak_aggregator.store import StoredEstimate
from heatcloak_shared.wire import Estimate, Pooled, VertexTrack
from heatcloak_shared.zone import Room, Zone, move_by_room

RING = "/api/v1/zones/ring"


@pytest.fixture
def both(service: Any, graph_zone: Zone, run_server: Callable[[Any], Any]) -> Iterator[httpx.Client]:
    """Return a client of a service of a corridor and a graph."""
    zone = replace(graph_zone, name="ring")
    service.zones["ring"] = ZoneView(zone, ZoneCounts(zone.nodes))
    message = Estimate(
        *("ring", zone.rev, 7, "posterior", "converged", ((0, 0.75), (4, 0.25)), ()),
        pooled=Pooled(2, "converged", ((0, 1.0),), (((0,), 0.95),), ((0, 1.0),), ((1, 0.125), (0, 1.0))),
        vicinities=(((0, 2), 0.9), ((4, 3, 5), 0.875)),
        communities=((0, 0.75), (1, 0.25)),
        latest=9,
        tracks=(VertexTrack(1, 5, 0.875, 4, (4, 5)),),
    )
    service.store.add_estimates([StoredEstimate(message, 4, 8.5)])
    with run_server(service).client() as client:
        yield client


def test_a_graph_is_described_as_in_its_file(both: httpx.Client) -> None:
    zone = both.get(RING).json()
    assert zone["domain"] == {
        "kind": "graph",
        "n_vertices": 6,
        "n_sensors": 4,
        "edges": [[0, 1], [1, 2], [2, 0], [2, 3], [3, 4], [4, 5], [5, 3]],
        "weights": None,
        "sensors": [0, 2, 3, 5],
        "spread": 0.5,
        "communities": [0, 0, 0, 1, 1, 1],
    }
    assert "1 hop along the graph" in zone["promise"]["words"]
    corridor = {"kind": "interval", "n_sources": 20, "n_sensors": 4, "diffusivity": 0.5, "time": 0.1}
    assert both.get("/api/v1/zones/hall").json()["domain"] == corridor


def test_estimates_have_vertices_and_communities(both: httpx.Client) -> None:
    latest = both.get(f"{RING}/estimates/latest").json()
    assert [source["location"] for source in latest["sources"]] == [0, 4]
    assert latest["vicinities"] == [
        {"vertices": [0, 2], "probability": 0.9},
        {"vertices": [4, 3, 5], "probability": 0.875},
    ]
    assert latest["latest"] == 9
    assert latest["tracks"] == [{"id": 1, "since": 5, "probability": 0.875, "vertex": 4, "vertices": [4, 5]}]
    assert latest["communities"] == [
        {"community": 0, "name": None, "share": 0.75, "probability": None},
        {"community": 1, "name": None, "share": 0.25, "probability": None},
    ]
    assert latest["pooled"]["communities"] == [
        {"community": 0, "name": None, "share": 1.0, "probability": 1.0},
        {"community": 1, "name": None, "share": 0.0, "probability": 0.125},
    ]
    assert both.get("/api/v1/zones/hall/estimates/latest").json()["communities"] is None


def test_the_rooms_of_a_promise_are_listed(
    service: Any, graph_zone: Zone, run_server: Callable[[Any], Any]
) -> None:
    """A client that knows no rooms sees the radius that is hidden everywhere."""
    domain = graph_zone.domain
    hides = move_by_room(domain, 1.0, [Room("ward", 2.0, vertices=(1, 4))])
    zone = replace(graph_zone, name="ring", promise=replace(graph_zone.promise, hides=hides))
    service.zones["ring"] = ZoneView(zone, ZoneCounts(zone.nodes))
    with run_server(service).client() as client:
        promise, plain = (client.get(f"/api/v1/zones/{name}").json()["promise"] for name in ("ring", "hall"))
    assert promise["alpha"] == 1.0
    assert promise["rooms"] == [
        {"name": "ward", "alpha": 2.0, "start": None, "stop": None, "vertices": [1, 4]},
        {"name": "elsewhere", "alpha": 1.0, "start": None, "stop": None, "vertices": []},
    ]
    assert plain["rooms"] is None
