"""The HTTP API of a position zone."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from heatcloak_aggregator.store import ReadingVerdict, Store, StoredEstimate, StoredReading
from heatcloak_shared.wire import Estimate, PositionEstimate, PositionReport
from heatcloak_shared.zone import Zone
from support.service_view import ShownService
from support.zones import heatmap_zone, mechanism, position_zone

PARK = replace(position_zone(), name="park", mechanism=mechanism(levels=[math.nan, *[0.25] * 28, 0.75]))
ROUNDS = range(100, 105)
API = "/api/v1/zones"


def positions(number: int) -> PositionEstimate:
    found = (("n01", 1.5, float(number)), ("n03", -2.0, 0.25))
    return PositionEstimate(PARK.name, PARK.rev, number, "point", "reported", found, ("n02", "n04"))


@pytest.fixture
def api(zone: Zone, sqlite_store: Store, run_server: Callable[[Any], Any]) -> Iterator[httpx.Client]:
    """Return a client of a server with five rounds of the position zone."""
    report = PositionReport(PARK.name, PARK.rev, "n01", "5f" * 16, 0, 0, "1b", 0.0)
    sqlite_store.add(
        [
            StoredReading(
                replace(report, node=node, seq=number, round=number, t=PARK.schedule.time_of(number)),
                ReadingVerdict.ACCEPTED,
                number + 0.75,
            )
            for number in ROUNDS
            for node in ("n01", "n03")
        ]
    )
    sqlite_store.add_estimates([StoredEstimate(positions(number), 2, number + 2.0) for number in ROUNDS])
    with run_server(ShownService((zone, heatmap_zone(), PARK), sqlite_store)).client() as client:
        yield client


def test_zones_name_their_kind(api: httpx.Client) -> None:
    listed = api.get(API).json()["zones"]
    assert [each["kind"] for each in listed] == ["heat", "heatmap", "position"]


def test_a_position_zone_describes_its_map_and_promise(api: httpx.Client) -> None:
    park = api.get(f"{API}/park").json()
    assert (park["kind"], park["method"], park["outputs"]) == ("position", "padded", 30)
    assert park["map"] == {
        "rows": 6,
        "columns": 5,
        "cell": 2.0,
        "origin": [-10.0, 20.0],
        "least_epsilon": 0.25,
        "greatest_epsilon": 0.75,
        "walls": 1,
    }
    assert park["promise"] == {"words": PARK.promise_in_words(), "greatest_epsilon": 7.5}


def test_positions_are_listed_by_page_newest_first(api: httpx.Client) -> None:
    page = api.get(f"{API}/park/positions", params={"limit": 3}).json()
    assert [each["round"] for each in page["rounds"]] == [104, 103, 102]
    rest = api.get(page["next"]).json()
    assert [each["round"] for each in rest["rounds"]] == [101, 100]
    assert rest["next"] is None


@pytest.mark.parametrize(("which", "number"), [("latest", 104), ("102", 102)])
def test_the_positions_of_a_round_are_the_published_ones(api: httpx.Client, which: str, number: int) -> None:
    assert api.get(f"{API}/park/positions/{which}").json() == {
        "round": number,
        "rev": PARK.rev,
        "method": "point",
        "status": "reported",
        "positions": [{"node": "n01", "x": 1.5, "y": number}, {"node": "n03", "x": -2.0, "y": 0.25}],
        "missing": ["n02", "n04"],
        "used": 2,
        "made": number + 2.0,
    }


def test_a_round_shows_the_cloaked_reports(api: httpx.Client) -> None:
    found = api.get(f"{API}/park/rounds/103").json()
    assert [(each["node"], each["position"]) for each in found["arrivals"]] == [("n01", "1b"), ("n03", "1b")]
    assert found["missing"] == ["n02", "n04"]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("park/estimates", "zone park is a position zone: see /api/v1/zones/park/positions"),
        ("park/heatmaps/latest", "zone park is a position zone"),
        ("hall/positions", "zone hall is a heat zone: see /api/v1/zones/hall/estimates"),
        ("lobby/positions/103", "zone lobby is a heatmap zone: see /api/v1/zones/lobby/heatmaps"),
        ("lobby/positions/latest", "zone lobby is a heatmap zone"),
        ("park/positions/99", "this round has no positions"),
        ("cellar/positions", "no such zone"),
    ],
)
def test_what_a_zone_does_not_have_is_not_found(api: httpx.Client, path: str, text: str) -> None:
    answer = api.get(f"{API}/{path}")
    assert answer.status_code == 404
    assert text in answer.json()["detail"]


def test_revisions_of_another_kind_under_the_same_name_are_not_found(
    zone: Zone, sqlite_store: Store, run_server: Callable[[Any], Any]
) -> None:
    heat = StoredEstimate(Estimate("park", zone.rev, 100, "bpdn", "optimal", ((24, 1.0),), ()), 50, 1.0)
    sqlite_store.add_estimates([heat])
    with run_server(ShownService((zone, heatmap_zone(), PARK), sqlite_store)).client() as client:
        for end in ("", "/latest", "/100"):
            answer = client.get(f"{API}/park/positions{end}", params={"rev": zone.rev})
            assert answer.status_code == 404
            assert "another kind" in answer.json()["detail"]
