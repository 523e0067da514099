"""The HTTP API of a heatmap zone."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from heatcloak_aggregator.store import ReadingVerdict, Store, StoredEstimate, StoredReading
from heatcloak_shared.wire import Estimate, HeatmapEstimate, HeatmapReport
from heatcloak_shared.wire.heatmap_estimate import Densest, encode_heatmap_estimate, packed_density
from heatcloak_shared.zone import Zone
from support.service_view import ShownService
from support.zones import heatmap_zone

LOBBY = heatmap_zone()
ROUNDS = range(100, 105)
API = "/api/v1/zones"


def heatmap(number: int) -> HeatmapEstimate:
    density = packed_density([1.0, 2.0, 3.0, float(number)])
    densest = Densest((0, 63), 0.25, 0.75, 0.9) if number == 104 else None
    return HeatmapEstimate(LOBBY.name, LOBBY.rev, number, "local", "converged", 2, 4, 2, density, densest)


@pytest.fixture
def api(zone: Zone, sqlite_store: Store, run_server: Callable[[Any], Any]) -> Iterator[httpx.Client]:
    """Return a client of a server with five rounds of the heatmap zone."""
    report = HeatmapReport(LOBBY.name, LOBBY.rev, "d001", "5f" * 16, 0, 0, "018f", 0.0)
    sqlite_store.add(
        [
            StoredReading(
                replace(report, node=node, seq=number, round=number, t=LOBBY.schedule.time_of(number)),
                ReadingVerdict.ACCEPTED,
                number + 0.75,
            )
            for number in ROUNDS
            for node in ("d001", "d003")
        ]
    )
    sqlite_store.add_estimates([StoredEstimate(heatmap(number), 2, number + 2.0) for number in ROUNDS])
    with run_server(ShownService((zone, LOBBY), sqlite_store)).client() as client:
        yield client


def test_zones_name_their_kind(api: httpx.Client) -> None:
    listed = api.get(API).json()["zones"]
    assert [(each["zone"], each["kind"]) for each in listed] == [("hall", "heat"), ("lobby", "heatmap")]


def test_a_heatmap_zone_describes_its_area_and_promise(api: httpx.Client) -> None:
    lobby = api.get(f"{API}/lobby").json()
    assert (lobby["kind"], lobby["area"]) == ("heatmap", {"size": 16, "x": [0.0, 1.0], "y": [0.0, 1.0]})
    assert lobby["promise"] == {"words": LOBBY.promise_in_words(), "epsilon": 1.0}
    assert "noise" not in lobby
    assert api.get(f"{API}/hall").json()["kind"] == "heat"


def test_heatmaps_are_listed_by_page_newest_first(api: httpx.Client) -> None:
    page = api.get(f"{API}/lobby/heatmaps", params={"limit": 3}).json()
    assert [each["round"] for each in page["heatmaps"]] == [104, 103, 102]
    rest = api.get(page["next"]).json()
    assert [each["round"] for each in rest["heatmaps"]] == [101, 100]
    assert rest["next"] is None


@pytest.mark.parametrize(("which", "number"), [("latest", 104), ("102", 102)])
def test_a_heatmap_is_the_published_one(api: httpx.Client, which: str, number: int) -> None:
    found = api.get(f"{API}/lobby/heatmaps/{which}").json()
    assert found.pop("made") == number + 2.0
    expected = json.loads(encode_heatmap_estimate(heatmap(number)))
    del expected["v"]
    assert {"zone": "lobby", **found} == {"densest": None} | expected


def test_a_round_shows_the_cloaked_reports(api: httpx.Client) -> None:
    found = api.get(f"{API}/lobby/rounds/103").json()
    assert [(each["node"], each["report"]) for each in found["arrivals"]] == [
        ("d001", "018f"),
        ("d003", "018f"),
    ]
    assert found["missing"] == ["d002", "d004"]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("lobby/estimates", "zone lobby is a heatmap zone: see /api/v1/zones/lobby/heatmaps"),
        ("lobby/estimates/latest", "zone lobby is a heatmap zone"),
        ("lobby/estimates/103", "zone lobby is a heatmap zone"),
        ("hall/heatmaps", "zone hall is a heat zone: see /api/v1/zones/hall/estimates"),
        ("hall/heatmaps/latest", "zone hall is a heat zone"),
        ("hall/heatmaps/103", "zone hall is a heat zone"),
        ("lobby/heatmaps/99", "this round has no heatmap"),
        ("cellar/heatmaps", "no such zone"),
    ],
)
def test_what_a_zone_does_not_have_is_not_found(api: httpx.Client, path: str, text: str) -> None:
    answer = api.get(f"{API}/{path}")
    assert answer.status_code == 404
    assert text in answer.json()["detail"]


def test_revisions_of_another_kind_under_the_same_name_are_not_found(
    zone: Zone, sqlite_store: Store, run_server: Callable[[Any], Any]
) -> None:
    """A zone's name can be used again for a zone of another kind; its old estimates stay in the store."""
    heat = StoredEstimate(Estimate("lobby", zone.rev, 100, "bpdn", "optimal", ((24, 1.0),), ()), 50, 1.0)
    old = StoredEstimate(replace(heatmap(100), zone="hall"), 2, 1.0)
    sqlite_store.add_estimates([heat, old])
    with run_server(ShownService((zone, LOBBY), sqlite_store)).client() as client:
        for path, rev in (("lobby/heatmaps", zone.rev), ("hall/estimates", LOBBY.rev)):
            for end in ("", "/latest", "/100"):
                answer = client.get(f"{API}/{path}{end}", params={"rev": rev})
                assert answer.status_code == 404
                assert "another kind" in answer.json()["detail"]
