"""Live parts of pages: what they show, and how little work they cause."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from heatcloak_aggregator.dashboard.long_history import READ_EVERY, READ_SHARE, LongHistoryReader
from heatcloak_aggregator.dashboard.zone_history import DEPTH, ZoneHistory
from heatcloak_aggregator.dashboard.zone_page import LEAST_INTERVAL, MOST_REST, MOST_SHARE, Throttle
from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.service.monitoring import Health
from heatcloak_aggregator.store import ReadingVerdict, Store, StoredEstimate, StoredReading
from heatcloak_shared.errors import StoreError
from heatcloak_shared.wire import Estimate, NodeState
from heatcloak_shared.zone import Zone
from support.dashboard_site import BreakableStore, Site
from support.dashboard_zones import Played, corridor
from support.waiting import wait_until

from .conftest import anonymous

LIVE = {"X-Heatcloak-Live": "1"}


def live(client: httpx.Client, path: str = "zones/corridor/live", tag: str = "") -> httpx.Response:
    return client.get(f"/dashboard/{path}", headers=LIVE | {"If-None-Match": tag})


def rounds_of(answer: httpx.Response) -> list[int]:
    found = re.search(r'data-rounds="([\d ]*)"', answer.text)
    return [] if found is None else [int(each) for each in found[1].split()]


def wait_for_rounds(client: httpx.Client, numbers: list[int]) -> httpx.Response:
    wait_until(lambda: rounds_of(live(client)) == numbers, message="the page shows these rounds")
    return live(client)


def test_a_page_waits_for_its_first_round_and_then_shows_it(site: Site, visitor: httpx.Client) -> None:
    assert "Waiting for the first round" in live(visitor).text
    numbers = site.add_rounds("corridor", 3)
    answer = wait_for_rounds(visitor, numbers)
    assert "Waiting for the first round" not in answer.text
    assert "Where are people, and how sure is that?" in answer.text


def test_many_rounds_have_a_chart_of_the_last_days(site: Site, visitor: httpx.Client) -> None:
    wait_for_rounds(visitor, site.add_rounds("corridor", 3))
    assert "in the last 30 days" not in live(visitor).text
    for name in site.service.zones:
        if name != "corridor":
            site.add_rounds(name, 2)
        site.add_past(name, 3000)
    site.stop()
    site.start()  # it reads the history again after a minute only
    for name in site.service.zones:
        page = live(visitor, f"zones/{name}/live").text
        assert "Readings of each estimate, in the last 30 days" in page
        assert "Relaxed: " in page
    assert re.search(r"3003 rounds; each point is 34 of them", live(visitor).text)


def test_an_unchanged_page_is_not_sent_again(site: Site, visitor: httpx.Client) -> None:
    first = wait_for_rounds(visitor, site.add_rounds("corridor", 2))
    again = live(visitor, tag=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    numbers = site.add_rounds("corridor", 1)
    wait_until(
        lambda: live(visitor, tag=first.headers["etag"]).status_code == 200, message="the page changes"
    )
    assert rounds_of(live(visitor))[-1:] == numbers


def test_all_visitors_get_the_same_page(site: Site, visitor: httpx.Client) -> None:
    wait_for_rounds(visitor, site.add_rounds("corridor", 2))
    with anonymous(site) as other:
        other.post("/dashboard/login", data={"token": site.token})
        assert live(other).headers["etag"] == live(visitor).headers["etag"]


def test_states_of_service_and_nodes_reach_the_page(site: Site, visitor: httpx.Client) -> None:
    wait_for_rounds(visitor, site.add_rounds("corridor", 2))
    site.set_health(Health(LinkState.WAITING, "refused"))
    wait_until(lambda: "no connection to the MQTT broker" in live(visitor).text, message="the broker is down")
    site.set_health(Health(LinkState.UP))
    site.set_status("corridor", NodeState.FAULTY, "n07", reason="sensor silent")
    wait_until(lambda: "sensor silent" in live(visitor).text, message="the reason is shown")
    assert "One of 50 nodes is faulty" in live(visitor).text


def test_a_store_that_fails_leaves_the_last_rounds_and_says_so(site: Site, visitor: httpx.Client) -> None:
    numbers = site.add_rounds("corridor", 2)
    wait_for_rounds(visitor, numbers)
    site.break_store()
    site.add_rounds("corridor", 1)
    wait_until(lambda: "database cannot be read" in live(visitor).text, message="the failure is shown")
    assert rounds_of(live(visitor)) == numbers
    site.mend_store()
    site.add_rounds("corridor", 1)
    wait_until(lambda: len(rounds_of(live(visitor))) == 4, message="the rounds are read again")
    assert "database cannot be read" not in live(visitor).text


def test_a_store_that_fails_at_first_is_no_error(site: Site, visitor: httpx.Client) -> None:
    site.break_store()
    answer = visitor.get("/dashboard/zones/corridor")
    assert answer.status_code == 200
    assert "database cannot be read" in answer.text


def test_a_page_recovers_from_a_failed_store_without_any_other_change(
    site: Site, visitor: httpx.Client
) -> None:
    site.add_rounds("corridor", 2)
    site.break_store()
    assert "database cannot be read" in live(visitor).text
    site.mend_store()
    wait_until(lambda: "database cannot be read" not in live(visitor).text, message="the store is read again")
    assert len(rounds_of(live(visitor))) == 2


def test_past_rounds_and_unknown_ones(site: Site, visitor: httpx.Client) -> None:
    first, *_ = site.add_rounds("corridor", 3)
    wait_until(lambda: len(rounds_of(live(visitor))) == 3, message="the rounds are there")
    page = visitor.get(f"/dashboard/zones/corridor/rounds/{first}")
    assert page.status_code == 200
    assert "a past round" in page.text
    for number in (first - 1, 10**30, -1, "9" * 5000, "٣"):
        assert visitor.get(f"/dashboard/zones/corridor/rounds/{number}").status_code == 404
    assert visitor.get("/dashboard/zones/none").status_code == 404
    assert visitor.get("/dashboard/zones/corridor/rounds/x").status_code == 404


def wait_for_two_rounds(client: httpx.Client, name: str) -> None:
    wait_until(lambda: len(rounds_of(live(client, f"zones/{name}/live"))) == 2, message=name)


def test_the_time_of_the_server_comes_with_every_answer(site: Site, visitor: httpx.Client) -> None:
    """How long ago something was is counted from it, also if the page has not changed for hours."""
    first = wait_for_rounds(visitor, site.add_rounds("corridor", 2))
    for path in ("", "/nodes"):
        site.set_time(site.now + 7200.0)
        page = visitor.get(f"/dashboard/zones/corridor{path}").text
        assert f'data-now="{round(1000 * site.now)}"' in page
    later = live(visitor, tag=first.headers["etag"])
    assert int(later.headers["x-heatcloak-now"]) == round(1000 * site.now)


def test_every_kind_of_zone_has_a_page(site: Site, visitor: httpx.Client) -> None:
    for name in site.service.zones:
        site.add_rounds(name, 2)
        assert visitor.get(f"/dashboard/zones/{name}").status_code == 200
        wait_for_two_rounds(visitor, name)
        assert visitor.get(f"/dashboard/zones/{name}/nodes").status_code == 200
        assert visitor.get(f"/dashboard/zones/{name}/tradeoff").status_code == 200
    overview = visitor.get("/dashboard/").text
    assert all(f">{name}</a>" in overview for name in site.service.zones)


class Clock:
    """A clock that tests set."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_work_is_followed_by_rest_in_proportion() -> None:
    clock = Clock()
    throttle = Throttle(clock, used=clock)
    assert throttle.is_due
    with throttle.work():
        clock.now += 0.001
    assert not throttle.is_due
    clock.now += LEAST_INTERVAL
    assert throttle.is_due
    with throttle.work():
        clock.now += 0.05
    clock.now += 0.049 / MOST_SHARE
    assert not throttle.is_due
    clock.now += 0.002 / MOST_SHARE
    assert throttle.is_due


def test_a_page_never_rests_for_long() -> None:
    clock = Clock()
    throttle = Throttle(clock, used=clock)
    with throttle.work():
        clock.now += 100.0
    clock.now += MOST_REST
    assert throttle.is_due


def test_a_history_that_takes_long_is_read_less_often() -> None:
    played = corridor()
    clock = Clock()
    n_reads = 0

    class SlowStore:
        def history(self, *values: Any, **keywords: Any) -> None:
            nonlocal n_reads
            n_reads += 1
            clock.now += 3.0

    reader = LongHistoryReader(played.zone, cast("Store", SlowStore()), clock)
    for wait, expected in ((0.0, 1), (READ_EVERY, 1), (3.0 / READ_SHARE - READ_EVERY, 2), (1.0, 2)):
        clock.now += wait
        reader.read()
        assert n_reads == expected


@pytest.fixture
def store(tmp_path: Path) -> BreakableStore:
    """Return an empty store."""
    return BreakableStore(f"sqlite:///{tmp_path / 'store.db'}")


def add(store: Store, played: Played, numbers: list[int], used: int = 50) -> None:
    for number in numbers:
        content = played.content(number)
        store.add([StoredReading(each, ReadingVerdict.ACCEPTED, each.t) for each in content.readings])
        store.add_estimates([StoredEstimate(content.message, used, 0.0)])


def test_a_history_keeps_the_newest_rounds(store: BreakableStore) -> None:
    played = corridor()
    history = ZoneHistory(played.zone, store)
    assert history.refresh(0) == ()
    numbers = list(range(1000, 1000 + DEPTH + 30))
    add(store, played, numbers[:10])
    assert [each.number for each in history.refresh(10)] == numbers[:10]
    add(store, played, numbers[10:])
    assert [each.number for each in history.refresh(len(numbers))] == numbers[-DEPTH:]


def test_a_history_takes_rounds_that_come_out_of_order(store: BreakableStore) -> None:
    """After an outage, nodes send what they kept: older rounds are estimated after newer ones."""
    played = corridor()
    history = ZoneHistory(played.zone, store)
    add(store, played, [1000, 1050])
    history.refresh(2)
    add(store, played, [1051, *range(1010, 1020)])
    expected = [1000, *range(1010, 1020), 1050, 1051]
    assert [each.number for each in history.refresh(13)] == expected


def test_a_history_takes_estimates_that_late_readings_have_changed(store: BreakableStore) -> None:
    played = corridor()
    history = ZoneHistory(played.zone, store)
    add(store, played, list(range(1000, 1040)), used=49)
    history.refresh(40)
    message = played.content(1003).message
    assert isinstance(message, Estimate)
    store.add_estimates([StoredEstimate(replace(message, pooled=None), 50, 1.0)])
    found = {each.number: each.estimate for each in history.refresh(41)}
    assert found[1003].used == 50
    assert len(found) == 40


def test_a_history_survives_a_failure_of_the_store(store: BreakableStore) -> None:
    played = corridor()
    history = ZoneHistory(played.zone, store)
    add(store, played, [1000, 1001])
    history.refresh(2)
    add(store, played, [1002])
    store.is_broken = True
    with pytest.raises(StoreError):
        history.refresh(3)
    store.is_broken = False
    assert [each.number for each in history.refresh(3)] == [1000, 1001, 1002]


def test_a_history_has_only_rounds_of_its_own_revision(store: BreakableStore) -> None:
    played = corridor()
    assert isinstance(played.zone, Zone)
    other = replace(played.zone, promise=replace(played.zone.promise, epsilon=2.0))
    add(store, played, [1000])
    assert ZoneHistory(other, store).refresh(1) == ()


def test_readings_of_a_round_are_those_that_were_accepted(store: BreakableStore) -> None:
    played = corridor()
    history = ZoneHistory(played.zone, store)
    add(store, played, [1000])
    (shown,) = history.refresh(1)
    assert shown.readings == {}
    readings = history.with_readings(shown).readings
    assert sorted(readings) == sorted(played.zone.nodes)
