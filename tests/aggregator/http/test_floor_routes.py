"""Responses for a zone on a floor."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, cast

import httpx
import pytest

from heatcloak_aggregator.service.monitoring import ZoneCounts, ZoneView
from heatcloak_aggregator.store import StoredEstimate
from heatcloak_shared.wire import Estimate, Pooled
from heatcloak_shared.zone import Floor, Zone
from support.dashboard_zones import floor

FLAT = "/api/v1/zones/flat"
OLD = "0123456789abcdef"
"""Another revision of the zone file."""


@pytest.fixture
def flat() -> Zone:
    """Return a zone of three rooms."""
    return cast("Zone", floor().zone)


@pytest.fixture
def client(service: Any, flat: Zone, run_server: Callable[[Any], Any]) -> Iterator[httpx.Client]:
    """Return a client of a service of a corridor and a floor, with an estimate of an older revision."""
    service.zones["flat"] = ZoneView(flat, ZoneCounts(flat.nodes))
    message = Estimate(
        *("flat", flat.rev, 7, "posterior", "converged", ((0, 0.75), (4, 0.25)), ()),
        pooled=Pooled(2, "converged", ((1, 1.0),), (((1, 2), 0.95),), ((0, 1.0),), ((0, 1.0),)),
        vicinities=(((0, 1), 0.9),),
        communities=((1, 0.75), (0, 0.25)),
        holding=((0, 0.5), (1, 0.875)),
    )
    older = replace(message, rev=OLD, round=6)
    service.store.add_estimates([StoredEstimate(message, 6, 8.5), StoredEstimate(older, 6, 7.5)])
    with run_server(service).client() as client:
        yield client


def test_a_floor_is_described_as_in_its_file(client: httpx.Client, flat: Zone) -> None:
    domain = client.get(FLAT).json()["domain"]
    whole = cast("Floor", flat.domain)
    assert domain.keys() == whole.as_dict().keys()
    assert domain.pop("map") == list(whole.map)
    assert domain.pop("walls") == [
        {"points": [list(point) for point in wall.points], "conductance": wall.conductance}
        for wall in whole.walls
    ]
    assert domain.pop("sensors") == [list(point) for point in whole.sensors]
    assert domain == {
        "kind": "floor",
        "n_sources": whole.n_sources,
        "n_sensors": 6,
        "rooms": ["living-room", "bedroom", "bath"],
        "cell": 0.25,
        "outline": [[0.0, 0.0], [8.0, 0.0], [8.0, 5.0], [1.5, 5.0], [1.5, 4.0], [0.0, 4.0]],
        "doors": [{"points": [[5.8, 3.2], [6.6, 3.2]], "conductance": 0.0}],
        "obstacles": [[[6.6, 0.2], [7.8, 0.2], [7.8, 1.6], [6.6, 1.6]]],
        "columns": [[[2.4, 2.0], [2.8, 2.0], [2.8, 2.4], [2.4, 2.4]]],
        "clearance": 0.19,
        "grid": 0.125,
        "length": 4.0,
        "age": 0.25,
        "power": 100.0,
        "conductance": 100.0,
        "margin": 1.0,
        "gains": [],
    }


def test_estimates_name_rooms_and_give_places_in_metres(client: httpx.Client) -> None:
    """Rooms that a message does not list have a share and a probability of 0."""
    latest = client.get(f"{FLAT}/estimates/latest").json()
    assert latest["sources"] == [
        {"location": 0, "intensity": 0.75, "x": 0.375, "y": 0.375},
        {"location": 4, "intensity": 0.25, "x": 1.375, "y": 0.375},
    ]
    assert latest["vicinities"] == [{"vertices": [0, 1], "probability": 0.9}]
    assert latest["communities"] == [
        {"community": 1, "name": "bedroom", "share": 0.75, "probability": 0.875},
        {"community": 0, "name": "living-room", "share": 0.25, "probability": 0.5},
        {"community": 2, "name": "bath", "share": 0.0, "probability": 0.0},
    ]
    pooled = latest["pooled"]
    assert (pooled["sources"][0]["x"], pooled["communities"][0]["name"]) == (0.625, "living-room")
    assert [room["probability"] for room in pooled["communities"]] == [1.0, 0.0, 0.0]


def test_places_in_no_room_are_elsewhere(service: Any, flat: Zone, run_server: Callable[[Any], Any]) -> None:
    """They have the number after the last room, even if that room has no places."""
    rows = tuple(row.replace("c", "-") for row in cast("Floor", flat.domain).map)
    zone = replace(flat, domain=replace(cast("Floor", flat.domain), map=rows))
    service.zones["flat"] = ZoneView(zone, ZoneCounts(zone.nodes))
    message = Estimate(*("flat", zone.rev, 7, "bpdn", "optimal", ((429, 1.0),), ()), communities=((3, 1.0),))
    service.store.add_estimates([StoredEstimate(message, 6, 8.5)])
    assert zone.domain.communities is not None
    assert zone.domain.communities[429] == 3
    with run_server(service).client() as client:
        found = client.get(f"{FLAT}/estimates/latest").json()["communities"]
    assert [(room["name"], room["probability"]) for room in found] == [
        ("elsewhere", None),
        ("living-room", None),
        ("bedroom", None),
        ("bath", None),
    ]


def test_estimates_of_another_revision_have_numbers_only(client: httpx.Client) -> None:
    """Its places and rooms may have been others."""
    older = client.get(f"{FLAT}/estimates/latest", params={"rev": OLD}).json()
    assert older["sources"][0] == {"location": 0, "intensity": 0.75, "x": None, "y": None}
    assert older["communities"] == [
        {"community": 1, "name": None, "share": 0.75, "probability": 0.875},
        {"community": 0, "name": None, "share": 0.25, "probability": 0.5},
    ]


def test_sources_of_other_domains_have_no_coordinates(client: httpx.Client) -> None:
    source = client.get("/api/v1/zones/hall/estimates/latest").json()["sources"][0]
    assert (source["x"], source["y"]) == (None, None)
