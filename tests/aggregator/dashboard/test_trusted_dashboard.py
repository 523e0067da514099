"""The trusted view: public and exact side by side, recorded in the audit log before anybody sees it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from heatcloak_aggregator.dashboard import trusted_rounds
from heatcloak_aggregator.dashboard.access import COOKIE as PUBLIC_COOKIE
from heatcloak_aggregator.dashboard.access import Sessions, cookie_name
from heatcloak_aggregator.dashboard.catalogue import catalogue, number
from heatcloak_aggregator.dashboard.condition import Level
from heatcloak_aggregator.dashboard.trusted_pages import (
    COOKIE,
    WITHOUT_NOISE,
    TrustedSession,
    conditions,
    without_noise,
)
from heatcloak_aggregator.dashboard.trusted_rounds import DEPTH, Result, TrustedHistory
from heatcloak_aggregator.heatmaps import log_gaussian
from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.service.estimator import listed_sources
from heatcloak_aggregator.trusted.comparison import RoundComparer, RoundComparison
from heatcloak_aggregator.trusted.pipeline import TrustedCounts
from heatcloak_aggregator.trusted.rounds import DecryptedRound
from heatcloak_shared.wire import Estimate, HeatmapReport, Reading
from heatcloak_shared.zone import AnyZone, Zone
from support.dashboard_site import Site
from support.dashboard_zones import Content, Played, floor
from support.trusted_site import Link, TrustedSite
from support.zones import heatmap_zone, with_ticks

LIVE = {"X-Heatcloak-Live": "1"}
FIRST = 117
MISSING = "n04"
Compare = Callable[..., RoundComparison]


@pytest.fixture(scope="module")
def noisy_zone(zone: Zone) -> Zone:
    """Return the small zone with so much noise that no published reading is near the exact one."""
    return replace(zone, noise=with_ticks(zone.noise, 300_000))


@pytest.fixture
def compare(noisy_zone: Zone, sealer: Callable[..., Any]) -> Compare:
    """Return a function that opens a round in which one node is missing."""

    def opened(round_number: int = FIRST) -> RoundComparison:
        seal, step = sealer(noisy_zone), noisy_zone.noise.step
        ticks = {
            node: round((5000 + 7 * sensor + 11 * (round_number - FIRST)) / step)
            for node, sensor in noisy_zone.places.items()
            if node != MISSING
        }
        readings = {node: seal(node, round_number, 0, value) for node, value in ticks.items()}
        return RoundComparer(noisy_zone).compare(DecryptedRound(round_number, readings, ticks, (MISSING,)))

    return opened


@pytest.fixture
def site(noisy_zone: Zone, tmp_path: Path) -> Iterator[TrustedSite]:
    """Return a running site of the zone."""
    running = TrustedSite(noisy_zone, tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visitor(site: TrustedSite) -> Iterator[httpx.Client]:
    """Return a client that has logged in."""
    with site.visitor() as client:
        yield client


def exact_values(zone: Zone, *rounds: RoundComparison) -> set[str]:
    """Return the exact readings of rounds as a page shows them."""
    return {number(ticks * zone.noise.step) for each in rounds for ticks in each.round.uncovered.values()}


def cells(html: str) -> list[list[str]]:
    """Return the texts of the rows of all tables."""
    rows = re.findall(r"<tr>(.*?)</tr>", html, re.DOTALL)
    return [re.findall(r"<t[dh][^>]*>([^<]*)</t[dh]>", row) for row in rows]


def test_page_shows_public_and_exact_estimate_side_by_side(
    site: TrustedSite, visitor: httpx.Client, noisy_zone: Zone, compare: Compare
) -> None:
    opened = compare()
    site.add(opened)
    html = unescape(visitor.get("/").text)
    public, exact = html.split('id="exact-title"')
    assert "Recovered from this round's noisy readings" in public
    assert "What the trusted party sees" in exact
    assert "Noisy readings of the sensors" in public
    assert "What the sensors measured: exact readings" in exact
    assert f"Distance between both estimates: {number(opened.distance.value)} corridor lengths." in html
    assert "Readings opened: 3 of 4." in html
    assert f"Not opened: {MISSING}." in html
    rows = cells(exact)
    assert [MISSING, "–", "not opened", "–"] in rows
    for node, reading in opened.round.readings.items():
        value = opened.round.uncovered[node] * noisy_zone.noise.step
        published = cast("Reading", reading).value
        assert [node, number(published), number(value), number(published - value)] in rows
        assert f"Noisy reading of {node}: {number(published)}" in public
        assert f"Exact reading of {node}: {number(value)}" in exact
        assert f"Exact reading of {node}" not in public


def test_floor_is_drawn_twice(sealer: Callable[..., Any], visit: Callable[..., httpx.Client]) -> None:
    flat = cast("Zone", floor().zone)
    seal = sealer(flat)
    ticks = {node: 64 * place for node, place in flat.places.items()}
    readings = {node: seal(node, FIRST, 0, value) for node, value in ticks.items()}
    client = visit(flat, RoundComparer(flat).compare(DecryptedRound(FIRST, readings, ticks, ())))
    html = client.get("/").text
    assert html.count('class="plan"') == 4
    assert "What the exact readings show" in html


def test_graph_is_drawn_twice(
    graph_zone: Zone, tmp_path: Path, sealer: Callable[..., Any], visit: Callable[..., httpx.Client]
) -> None:
    seal = sealer(graph_zone)
    ticks = {node: 64 * place for node, place in graph_zone.places.items()}
    readings = {node: seal(node, FIRST, 0, value) for node, value in ticks.items()}
    client = visit(graph_zone, RoundComparer(graph_zone).compare(DecryptedRound(FIRST, readings, ticks, ())))
    html = client.get("/").text
    assert html.count('class="graph"') == 4
    assert "Exact reading at vertex 0: 1<" in html
    assert "hops" in html


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[Callable[..., httpx.Client]]:
    """Return a function that starts a site with rounds, and returns a client that has logged in."""
    with ExitStack() as stack:

        def start(zone: AnyZone, *results: Result) -> httpx.Client:
            site = TrustedSite(zone, tmp_path)
            site.start()
            stack.callback(site.stop)
            site.add(*results)
            return stack.enter_context(site.visitor())

        yield start


@pytest.fixture
def few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a public heatmap take a tenth of a second: its accuracy is not tested."""
    for name, value in (("WARM_UP", 2), ("DRAWS", 8), ("MOST_DRAWS", 8), ("MODE_ITERATIONS", 2)):
        monkeypatch.setattr(log_gaussian, name, value)


@pytest.mark.usefixtures("few_draws")
def test_heatmap_zone_shows_the_true_cell_of_each_device(visit: Callable[..., httpx.Client]) -> None:
    zone = heatmap_zone()
    true = {"d001": (0, 0), "d002": (8, 15), "d003": None}
    time = zone.schedule.time_of(FIRST)
    reports = {
        node: HeatmapReport(zone.name, zone.rev, node, "0" * 32, 0, FIRST, "07", time) for node in true
    }
    html = visit(zone, DecryptedRound(FIRST, reports, true, ("d004",))).get("/").text
    rows = cells(html)
    assert ["d001", "0, 0"] in rows
    assert ["d002", "8, 15"] in rows
    assert ["d003", "no place"] in rows
    assert ["d004", "not opened"] in rows
    assert "2 of 3 devices had a place, in 2 of 256 cells." in html
    # Row 0 is at the bottom of the drawing.
    assert "M0 15h1v1h-1zM15 7h1v1h-1z" in html.split('id="exact-title"')[1]


@pytest.mark.usefixtures("few_draws")
def test_devices_without_a_place_leave_the_drawing_empty(visit: Callable[..., httpx.Client]) -> None:
    zone = heatmap_zone()
    report = HeatmapReport(
        zone.name, zone.rev, "d001", "0" * 32, 0, FIRST, "07", zone.schedule.time_of(FIRST)
    )
    opened = DecryptedRound(FIRST, {"d001": report}, {"d001": None}, zone.nodes[1:])
    html = visit(zone, opened).get("/").text
    assert "0 of 1 devices had a place, in 0 of 256 cells." in html
    assert '<path class="heat' not in html.split('id="exact-title"')[1]


def test_each_round_is_recorded_once_for_each_session(site: TrustedSite, compare: Compare) -> None:
    with site.visitor() as first, site.visitor() as second:
        site.add(compare())
        tag = first.get("/live", headers=LIVE).headers["etag"]
        assert first.get("/live", headers={**LIVE, "If-None-Match": tag}).status_code == 304
        first.get("/")
        first.get(f"/rounds/{FIRST}", headers=LIVE)
        assert [each["round"] for each in site.entries("view")] == [FIRST]
        second.get("/")
        site.add(compare(FIRST + 1))
        for client in (first, second, first):
            assert client.get("/live", headers=LIVE).status_code == 200
    views = site.entries("view")
    visitors = [each["visitor"] for each in site.entries("login")]
    assert len(set(visitors)) == 2
    assert [(each["round"], each["visitor"]) for each in views] == [
        (FIRST, visitors[0]),
        (FIRST, visitors[1]),
        (FIRST + 1, visitors[0]),
        (FIRST + 1, visitors[1]),
    ]
    assert {each["address"] for each in views} == {"127.0.0.1"}


def test_round_is_recorded_before_it_is_rendered(
    site: TrustedSite, visitor: httpx.Client, compare: Compare, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded: list[int] = []
    present = TrustedHistory.present

    def spy(self: TrustedHistory, round_number: int) -> Any:
        recorded.extend(each["round"] for each in site.entries("view"))
        return present(self, round_number)

    monkeypatch.setattr(TrustedHistory, "present", spy)
    site.add(compare())
    visitor.get("/")
    assert recorded == [FIRST]


def test_audit_log_contains_neither_cookie_nor_token(
    site: TrustedSite, visitor: httpx.Client, compare: Compare
) -> None:
    site.add(compare())
    visitor.get("/")
    text = site.log_file.read_text(encoding="ascii")
    (cookie,) = visitor.cookies.values()
    assert '"view"' in text
    assert cookie not in text
    assert cookie.partition(".")[0] not in text
    assert site.token not in text


def test_nothing_is_shown_if_the_audit_log_cannot_be_written(
    site: TrustedSite, visitor: httpx.Client, noisy_zone: Zone, compare: Compare
) -> None:
    seen, new = compare(), compare(FIRST + 1)
    site.add(seen)
    assert visitor.get("/").status_code == 200
    site.add(new)
    site.break_log()
    for path in ("/", "/live", f"/rounds/{FIRST + 1}", f"/rounds/{FIRST}"):
        answer = visitor.get(path)
        assert answer.status_code == 503, path
        assert "it was removed" in answer.text
        assert not any(value in answer.text for value in exact_values(noisy_zone, seen, new))
    (failure,) = site.failures
    assert "it was removed" in str(failure)


def test_there_is_no_session_if_a_login_cannot_be_recorded(site: TrustedSite) -> None:
    site.break_log()
    with site.anonymous() as client:
        answer = client.post("login", data={"token": site.token})
        assert answer.status_code == 503
        assert "set-cookie" not in answer.headers
    assert len(site.failures) == 1


def test_pages_need_a_session(site: TrustedSite, compare: Compare) -> None:
    site.add(compare())
    with site.anonymous() as client:
        for path in ("/", "/live", f"/rounds/{FIRST}"):
            assert client.get(path).status_code == 303
            assert client.get(path, headers=LIVE).status_code == 401
        wrong = client.post("login", data={"token": "0" * 43})
        assert wrong.status_code == 401
        assert "set-cookie" not in wrong.headers
        assert "Log in to the trusted view" in wrong.text
        assert "<code>heatcloak trusted</code>" in wrong.text
    assert site.entries("view") == site.entries("login") == []


@pytest.mark.parametrize("name", [COOKIE, PUBLIC_COOKIE])
def test_cookie_of_the_public_dashboard_does_not_open_it(
    site: TrustedSite, compare: Compare, name: str
) -> None:
    """Not even with the same token file, and under either name."""
    site.add(compare())
    cookie = Sessions(site.tokens).start(site.token)
    assert cookie is not None
    with site.anonymous(**{cookie_name(name, {"host": site.host}): cookie}) as client:
        assert client.get("/").status_code == 303
        assert client.get("/live", headers=LIVE).status_code == 401
    assert site.entries("view") == []


def test_cookie_does_not_open_the_public_dashboard(site: TrustedSite, visitor: httpx.Client) -> None:
    (cookie,) = visitor.cookies.values()
    assert not Sessions(site.tokens).accepts(cookie)


def test_exact_readings_do_not_occur_in_the_public_dashboard(
    noisy_zone: Zone, tmp_path: Path, compare: Compare, site: TrustedSite, visitor: httpx.Client
) -> None:
    opened: dict[int, RoundComparison] = {}

    def content(round_number: int) -> Content:
        opened[round_number] = found = compare(round_number)
        message = Estimate(
            noisy_zone.name,
            noisy_zone.rev,
            round_number,
            "bpdn",
            found.public.status,
            listed_sources(found.public.estimate, noisy_zone),
            (MISSING,),
        )
        return Content(message, cast("list[Reading]", list(found.round.readings.values())))

    public = Site(tmp_path / "store.db", [Played(noisy_zone, content)])
    public.set_time(noisy_zone.schedule.time_of(FIRST + 2))
    public.start()
    try:
        numbers = public.add_rounds(noisy_zone.name, 2)
        site.add(*opened.values())
        exact = exact_values(noisy_zone, *opened.values())
        assert exact & set(re.findall(r"\d+", visitor.get("/").text))
        paths = ["", "zones/hall", "zones/hall/live", "zones/hall/nodes", "zones/hall/tradeoff"]
        paths += [f"zones/hall/rounds/{each}" for each in numbers]
        with httpx.Client(timeout=60, trust_env=False) as client:
            client.post(public.url("login"), data={"token": public.token})
            for path in paths:
                answer = client.get(public.url(path))
                assert answer.status_code == 200, path
                assert not exact & set(re.findall(r"\d+", answer.text)), path
            for path in ("rounds/117", "live/rounds", "trusted"):
                assert client.get(public.url(path)).status_code == 404
    finally:
        public.close()


def test_past_rounds_are_offered_and_recorded(
    site: TrustedSite, visitor: httpx.Client, compare: Compare
) -> None:
    site.add(*(compare(FIRST + step) for step in range(3)))
    html = visitor.get("/").text
    assert f'data-rounds="{FIRST} {FIRST + 1} {FIRST + 2}"' in html
    assert 'data-path="/dashboard/rounds/"' in html
    assert [each["round"] for each in site.entries("view")] == [FIRST + 2]
    part = visitor.get(f"/rounds/{FIRST}", headers=LIVE).text
    assert "a past round" in part
    assert "<html" not in part
    whole = visitor.get(f"/rounds/{FIRST + 1}").text
    assert "<html" in whole
    assert "Show the newest round" in whole
    assert [each["round"] for each in site.entries("view")] == [FIRST + 2, FIRST, FIRST + 1]


def test_unknown_round_is_not_found_and_not_recorded(
    site: TrustedSite, visitor: httpx.Client, compare: Compare
) -> None:
    site.add(compare())
    assert visitor.get(f"/rounds/{FIRST + 5}").status_code == 404
    assert visitor.get("/nothing").status_code == 404
    assert site.entries("view") == []


def test_oldest_rounds_are_forgotten(site: TrustedSite, visitor: httpx.Client, compare: Compare) -> None:
    opened = compare()
    site.add(
        *(replace(opened, round=replace(opened.round, number=FIRST + step)) for step in range(DEPTH + 3))
    )
    assert site.history.rounds == list(range(FIRST + 3, FIRST + DEPTH + 3))
    assert visitor.get(f"/rounds/{FIRST + 2}").status_code == 404
    assert visitor.get(f"/rounds/{FIRST + 3}").status_code == 200


def test_large_zones_keep_fewer_rounds(
    noisy_zone: Zone, compare: Compare, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trusted_rounds, "MOST_READINGS", 12)
    history, opened = TrustedHistory(noisy_zone), compare()
    for step in range(5):
        history.add(replace(opened, round=replace(opened.round, number=FIRST + step)))
    assert len(history.rounds) == 3


def test_unchanged_page_is_not_sent_again(site: TrustedSite, visitor: httpx.Client, compare: Compare) -> None:
    """The present time alone is no change."""
    site.add(compare())
    tag = visitor.get("/live", headers=LIVE).headers["etag"]
    site.now += 0.5
    assert visitor.get("/live", headers={**LIVE, "If-None-Match": tag}).status_code == 304
    site.counts.duplicates += 1
    assert visitor.get("/live", headers={**LIVE, "If-None-Match": tag}).status_code == 200


def test_responses_are_not_cached_and_run_no_foreign_script(
    site: TrustedSite, visitor: httpx.Client, compare: Compare
) -> None:
    site.add(compare())
    answer = visitor.get("/")
    assert answer.headers["cache-control"] == "no-store"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "style=" not in answer.text
    assert not re.search(r"<script(?![^>]* src=)", answer.text)


def test_waiting_page_is_live(visitor: httpx.Client) -> None:
    html = visitor.get("/").text
    assert "Waiting for the first round with seeded readings." in html
    assert 'id="live" data-live-url="/dashboard/live" data-interval="0.5"' in html


def test_broker_problem_is_escaped(site: TrustedSite, visitor: httpx.Client) -> None:
    site.link.state, site.link.problem = LinkState.WAITING, "<b>gone</b>"
    html = visitor.get("/").text
    assert "&lt;b&gt;gone&lt;/b&gt;" in html


FORGED = {"forged or wrong key": 3}


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        ({}, [("trusted.missing", Level.WARNING)]),
        ({"rounds": False}, [("trusted.waiting", Level.INFO)]),
        (
            {"rounds": False, "link": Link(LinkState.CONNECTING)},
            [("trusted.connecting", Level.INFO), ("trusted.waiting", Level.INFO)],
        ),
        (
            {"link": Link(LinkState.WAITING, "refused")},
            [("trusted.broker_down", Level.ERROR), ("trusted.missing", Level.WARNING)],
        ),
        (
            {"rounds": False, "refused": FORGED},
            [("trusted.nothing_fits", Level.ERROR), ("trusted.waiting", Level.INFO)],
        ),
        ({"later": 100.0}, [("trusted.missing", Level.WARNING), ("stale", Level.WARNING)]),
        (
            {"later": 100.0, "complete": True},
            [("trusted.missing", Level.WARNING), ("trusted.ended", Level.INFO)],
        ),
        ({"rounds": False, "complete": True}, [("trusted.ended_empty", Level.WARNING)]),
    ],
)
def test_page_says_what_is_wrong(
    noisy_zone: Zone, compare: Compare, state: dict[str, Any], expected: list[tuple[str, Level]]
) -> None:
    history, counts = TrustedHistory(noisy_zone), TrustedCounts()
    if state.get("rounds", True):
        history.add(compare())
        counts.opened = 3
    history.is_complete = state.get("complete", False)
    counts.refused.update(state.get("refused", {}))
    link = None if history.is_complete else state.get("link", Link())
    session = TrustedSession(history, counts, cast("Any", None), cast("Any", link))
    now = noisy_zone.schedule.time_of(FIRST + 1) + state.get("later", 0.0)
    found = conditions(session, now)
    assert [(each.key, each.level) for each in found] == expected
    if found[0].key != "stale":
        assert catalogue()(f"condition.{found[0].key}", **found[0].parameters)


def test_texts_of_exact_drawings_replace_texts_with_the_same_parameters() -> None:
    texts = catalogue().texts
    replaced = [key for key in texts if key.startswith(WITHOUT_NOISE)]
    assert replaced
    exact = without_noise(catalogue())
    for key in replaced:
        name = key.removeprefix(WITHOUT_NOISE)
        assert exact.texts[name] == texts[key]
        assert set(re.findall(r"{\w+}", texts[key])) == set(re.findall(r"{\w+}", texts[name]))
