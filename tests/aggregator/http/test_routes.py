"""Responses of the routes."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.service.monitoring import Health
from heatcloak_aggregator.store import StoredEstimate
from heatcloak_shared.wire import Estimate, Track
from support.pydantic_phrases import pydantic_phrases_in

HALL = "/api/v1/zones/hall"


def test_the_zones_are_listed(client: httpx.Client, shared: Any) -> None:
    (line,) = client.get("/api/v1/zones").json()["zones"]
    assert line == {
        "zone": "hall",
        "kind": "heat",
        "rev": shared.service.zones["hall"].zone.rev,
        "nodes": 4,
        "open_rounds": 2,
        "href": HALL,
    }
    assert client.get(line["href"]).status_code == 200


def test_a_zone_has_its_promise_and_its_counts(client: httpx.Client) -> None:
    zone = client.get(HALL).json()
    assert zone["nodes"] == ["n01", "n02", "n03", "n04"]
    assert (zone["promise"]["epsilon"], zone["promise"]["mode"]) == (4.0, "model")
    assert zone["promise"]["words"].startswith(
        "If the model of heat holds, moving any one person by up to 0.01"
    )
    assert zone["noise"] == {
        "kind": "rounded-gaussian",
        "sensitivity": 0.05,
        "weighted_sensitivity": pytest.approx(0.05 / (300 * 2.0**-10)),
        "step": 2.0**-10,
        "sigma_ticks": [300] * 4,
    }
    assert zone["counts"]["verdicts"] == {"accepted": 10}
    assert zone["counts"]["refusals"] == {"topic": 1, "noise": 2}
    assert (zone["counts"]["relaxed"], zone["counts"]["misfit"]) == (2, 4)
    assert (zone["open_rounds"], zone["to_estimate"]) == (2, 1)


def test_nodes_are_listed_in_the_zones_order(client: httpx.Client) -> None:
    nodes = client.get(f"{HALL}/nodes").json()["nodes"]
    assert [(node["node"], node["place"]) for node in nodes] == [(f"n0{i}", i) for i in range(1, 5)]
    assert nodes[0]["status"]["spooled"] == 3
    assert nodes[3]["status"] is None
    assert client.get(f"{HALL}/nodes/n01").json() == nodes[0]


def test_the_text_of_a_node_is_sanitized(client: httpx.Client) -> None:
    reason = client.get(f"{HALL}/nodes/n02").json()["status"]["reason"]
    assert reason == 'a "bus"\\n\\x1b[31m\\ud800 error'


def test_rounds_are_paged_newest_first(client: httpx.Client) -> None:
    link, seen = f"{HALL}/rounds?limit=3", []
    while link:
        page = client.get(link).json()
        assert 0 < len(page["rounds"]) <= 3
        seen += [line["round"] for line in page["rounds"]]
        link = page["next"]
    assert seen == list(range(109, 99, -1))


def test_the_last_page_has_no_next_link(client: httpx.Client) -> None:
    assert client.get(f"{HALL}/rounds?limit=10").json()["next"] is None
    page = client.get(f"{HALL}/rounds?after=102&before=108&limit=3").json()
    assert [line["round"] for line in page["rounds"]] == [107, 106, 105]
    page = client.get(page["next"]).json()
    assert [line["round"] for line in page["rounds"]] == [104, 103]
    assert page["next"] is None


def test_a_round_lists_its_readings_and_missing_nodes(client: httpx.Client) -> None:
    shown = client.get(f"{HALL}/rounds/100").json()
    assert (shown["readings"], shown["second"], shown["missing"]) == (3, 1, ["n04"])
    assert (shown["start"], shown["end"]) == (100.0, 101.0)
    arrivals = [(each["node"], each["verdict"], each["arrived"]) for each in shown["arrivals"]]
    assert sorted(arrivals) == [
        ("n01", "accepted", 101.5),
        ("n02", "accepted", 101.5),
        ("n02", "second", 102.5),
        ("n03", "accepted", 101.5),
    ]
    assert {each["ticks"] for each in shown["arrivals"]} == {-7, -84}
    assert client.get(f"{HALL}/rounds/109").json()["late"] == 1


def test_estimates_are_listed_by_round_and_latest(client: httpx.Client) -> None:
    page = client.get(f"{HALL}/estimates?limit=4").json()
    assert [each["round"] for each in page["estimates"]] == [108, 107, 106, 105]
    assert [each["round"] for each in client.get(page["next"]).json()["estimates"]] == [104, 103, 102, 101]
    latest = client.get(f"{HALL}/estimates/latest").json()
    assert latest == page["estimates"][0] == client.get(f"{HALL}/estimates/108").json()
    assert latest["sources"] == [
        {"location": 5, "intensity": 0.5, "x": None, "y": None},
        {"location": 12, "intensity": 0.25, "x": None, "y": None},
    ]
    assert latest["pooled"]["vicinities"] == [{"low": 0.25, "high": 0.5, "probability": 0.875}]
    assert (latest["missing"], latest["used"], latest["made"]) == (["n04"], 3, 111.5)
    assert (latest["latest"], latest["tracks"]) == (None, None)


def test_the_history_has_few_buckets_of_many_rounds(client: httpx.Client) -> None:
    """Rounds 100 to 108 have an estimate, made 2.5 s after their end."""
    whole = client.get(f"{HALL}/history?buckets=3").json()
    assert (whole["since"], whole["until"], whole["width"]) == (100, 108, 3)
    first, *_, last = whole["buckets"]
    assert first == {
        "round": 100,
        "start": 100.0,
        "rounds": 3,
        "used": 3.0,
        "least_used": 3,
        "relaxed": 0,
        "misfit": 0,
        "lag": 2.5,
    }
    assert (last["round"], last["rounds"], last["lag"]) == (106, 3, 2.5)
    part = client.get(f"{HALL}/history?since=104&until=200").json()
    assert [each["round"] for each in part["buckets"]] == [104, 105, 106, 107, 108]
    assert client.get(f"{HALL}/history?since=300").json()["buckets"] == []
    assert client.get(f"{HALL}/history?rev={'0' * 16}").json() == {
        "since": None,
        "until": None,
        "width": None,
        "buckets": [],
    }
    assert client.get(f"{HALL}/history?buckets=501").status_code == 422


def test_the_history_has_the_last_30_days_where_no_range_is_given(
    running: Any, own_client: httpx.Client
) -> None:
    zone, store = running.service.zones["hall"].zone, running.service.store
    last = 108
    first = last - round(30 * 86400 / zone.schedule.period) + 1
    for number in (first - 1, first):
        message = Estimate("hall", zone.rev, number, "bpdn", "optimal", (), ())
        store.add_estimates([StoredEstimate(message, 3, 112.5)])
    assert own_client.get(f"{HALL}/history").json()["since"] == first
    assert own_client.get(f"{HALL}/history?since=-{10**15}").json()["since"] == first - 1


def test_revisions_are_separate(client: httpx.Client) -> None:
    assert client.get(f"{HALL}/rounds?rev={'0' * 16}").json() == {"rounds": [], "next": None}
    assert client.get(f"{HALL}/estimates/latest?rev={'0' * 16}").status_code == 404


def test_estimates_have_the_tracks_of_people(running: Any, own_client: httpx.Client) -> None:
    zone, store = running.service.zones["hall"].zone, running.service.store
    for number, tracks in ((105, ()), (106, (Track(3, 101, 0.875, 0.25, 0.125, 0.5),))):
        message = Estimate(
            *("hall", zone.rev, number, "tracking", "converged", (), ()), latest=108, tracks=tracks
        )
        store.add_estimates([StoredEstimate(message, 3, 112.5)])
    found = [own_client.get(f"{HALL}/estimates/{number}").json() for number in (105, 106)]
    assert [each["latest"] for each in found] == [108, 108]
    assert [each["tracks"] for each in found] == [
        [],
        [{"id": 3, "since": 101, "probability": 0.875, "place": 0.25, "low": 0.125, "high": 0.5}],
    ]


NOT_FOUND = [
    "/api/v1/zones/attic",
    "/api/v1/zones/attic/nodes",
    "/api/v1/zones/attic/rounds?rev=0123456789abcdef",
    "/api/v1/zones/attic/estimates/latest",
    f"{HALL}/nodes/n05",
    f"{HALL}/rounds/99",
    f"{HALL}/rounds/-9007199254740991",
    f"{HALL}/estimates/109",
    f"{HALL}/estimates/9007199254740991",
    f"{HALL}/",
    "/api/v1/zones/",
    "/docs",
    "/redoc",
    "/api/v1/zones/hall%2Fnodes%2Fn01/x",
]


def test_unknown_paths_and_items_are_404(client: httpx.Client) -> None:
    for path in NOT_FOUND:
        answer = client.get(path)
        assert answer.status_code == answer.json()["status"] == 404
        assert answer.headers["content-type"] == "application/problem+json"
        assert "\n" not in answer.text


INVALID = [
    "/api/v1/zones/HALL",
    "/api/v1/zones/h%00",
    "/api/v1/zones/hall%0A",
    "/api/v1/zones/%ff%fe",
    "/api/v1/zones/" + "h" * 33,
    f"{HALL}/nodes/n_1",
    f"{HALL}/rounds/1.0",
    f"{HALL}/rounds/1_0",
    f"{HALL}/rounds/+1",
    f"{HALL}/rounds/9007199254740992",
    f"{HALL}/rounds/-9007199254740992",
    f"{HALL}/rounds/" + "9" * 5000,
    f"{HALL}/rounds/١",
    f"{HALL}/rounds?limit=0",
    f"{HALL}/rounds?limit=1001",
    f"{HALL}/rounds?after=x",
    f"{HALL}/rounds?after=",
    f"{HALL}/rounds?after=9007199254740992",
    f"{HALL}/rounds?before=-9007199254740992",
    f"{HALL}/rounds?before=%ff",
    f"{HALL}/rounds?limt=5",
    f"{HALL}/estimates?rev=0123456789ABCDEF",
    f"{HALL}/estimates/latest?x=%00",
    "/healthz?x=1",
]


def test_invalid_parameters_are_422_with_cause_and_remedy(client: httpx.Client) -> None:
    for path in INVALID:
        answer = client.get(path)
        assert answer.status_code == answer.json()["status"] == 422
        assert answer.headers["content-type"] == "application/problem+json"
        assert len(answer.text) < 400
        assert answer.text.isascii()
        assert not pydantic_phrases_in(answer.json()["detail"])
    causes = client.get(f"{HALL}/rounds?limit=1001&x=1&after=1.5").json()["detail"].split("; ")
    assert causes == [
        "after: '1.5' is not an integer: give one of at most 16 digits",
        "limit: '1001' is too large: give at most 1000",
        "x: no such key: remove it",
    ]


def test_only_get_and_head_are_allowed(client: httpx.Client) -> None:
    for path in ("/healthz", "/readyz", "/api/v1/zones", "/openapi.json", "/nowhere"):
        for method in ("POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"):
            answer = client.request(method, path)
            assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD"), (method, path)


HEAD_PATHS = ["/healthz", HALL, "/metrics", "/nowhere"]


def test_head_is_get_without_the_body(client: httpx.Client) -> None:
    for path in HEAD_PATHS:
        get, head = client.get(path), client.head(path)
        assert (head.status_code, head.content) == (get.status_code, b"")
        assert head.headers["content-type"] == get.headers["content-type"]


def test_request_bodies_are_refused(client: httpx.Client) -> None:
    answer = client.request("GET", HALL, content=b"x" * 100)
    assert (answer.status_code, answer.headers["connection"]) == (413, "close")
    assert client.request("GET", "/healthz", content=iter([b"x"])).status_code == 413


PATHS = ["/healthz", HALL, "/metrics", "/nowhere", f"{HALL}/rounds?limit=0"]


def test_every_response_has_security_headers(shared: Any) -> None:
    for path in PATHS:
        with shared.client() as client, shared.anonymous() as anonymous:
            for answer in (client.get(path), anonymous.get(path)):
                assert answer.headers["cache-control"] == "no-store"
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["content-security-policy"].startswith("default-src 'none'")
                assert "server" not in answer.headers
                assert not [name for name in answer.headers if name.startswith("access-control")]


def test_readiness_shows_causes_only_with_a_token(running: Any) -> None:
    with running.client() as client, running.anonymous() as anonymous:
        assert anonymous.get("/readyz").json() == {"ready": True, "link": "up", "problems": {}}
        running.service.current_health = Health(LinkState.WAITING, link_problem="broker attic:1883: hung up")
        answer = anonymous.get("/readyz")
        assert answer.status_code == 503
        assert answer.json()["link"] == "waiting"
        assert "attic" not in answer.text
        authorized = client.get("/readyz")
        assert authorized.status_code == 503
        assert authorized.json()["problems"] == {"link": "broker attic:1883: hung up"}
        assert anonymous.get("/healthz").status_code == 200


def test_an_internal_error_is_logged_on_one_line(
    own_client: httpx.Client, service: Any, caplog: pytest.LogCaptureFixture
) -> None:
    service.store = None
    answer = own_client.get(f"{HALL}/rounds")
    assert (answer.status_code, answer.headers["content-type"]) == (500, "application/problem+json")
    assert "NoneType" not in answer.text
    assert own_client.get(HALL).status_code == 200
    (record,) = [each for each in caplog.records if each.levelname == "ERROR"]
    assert record.exc_info is None
    assert "\n" not in record.getMessage()
