"""The page of all zones, and pages of zones that are changed and removed while the service runs."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from heatcloak_aggregator.dashboard import pages
from heatcloak_aggregator.dashboard.overview import MOST_DRAWN
from heatcloak_aggregator.dashboard.zone_page import ZonePage
from heatcloak_aggregator.http.store_readers import StoreReaders
from heatcloak_aggregator.service.monitoring import ZoneCounts, ZoneView
from heatcloak_shared.wire import NodeState
from heatcloak_shared.zone import AnyZone
from support.dashboard_site import BreakableStore, Site
from support.dashboard_zones import START, corridor, village_graph
from support.service_view import ShownService
from support.waiting import wait_until

from .conftest import anonymous, log_in

LIVE = {"X-Heatcloak-Live": "1"}
NAMES = [f"zone-{number:02}" for number in range(MOST_DRAWN + 1)]


def live(client: httpx.Client, path: str) -> str:
    return client.get(f"/dashboard/{path}", headers=LIVE).text


def names_of(overview: str) -> list[str]:
    return re.findall(r'href="/dashboard/zones/([^"]*)"', overview)


def served(zone: AnyZone) -> ZoneView:
    return ZoneView(zone, ZoneCounts(zone.nodes))


def test_a_changed_zone_is_shown_as_it_is_served_now(site: Site, visitor: httpx.Client) -> None:
    site.add_rounds("corridor", 2)
    assert "Waiting for the first round" not in live(visitor, "zones/corridor/live")
    changed = village_graph("corridor").zone
    site.change(lambda: site.service.zones.update(corridor=served(changed)))
    page = live(visitor, "zones/corridor/live")
    assert "Waiting for the first round" in page
    assert 'data-rounds=""' in page or "data-rounds" not in page


def test_a_removed_zone_is_left_out(site: Site, visitor: httpx.Client) -> None:
    assert "corridor" in names_of(live(visitor, "live"))
    site.change(lambda: site.service.zones.pop("corridor"))
    assert visitor.get("/dashboard/zones/corridor").status_code == 404
    wait_until(
        lambda: "corridor" not in names_of(live(visitor, "live")), message="the overview is made again"
    )
    assert len(names_of(live(visitor, "live"))) == 3


def test_a_zone_that_is_removed_while_its_page_is_made_is_shown_for_the_last_time(tmp_path: Path) -> None:
    zone = corridor().zone
    service = ShownService([zone], BreakableStore(f"sqlite:///{tmp_path / 'store.db'}"))

    async def removed_meanwhile() -> AnyZone:
        page = ZonePage(service, service.zones["corridor"], StoreReaders(), lambda: START)
        snapshot = asyncio.create_task(page.snapshot())
        await asyncio.sleep(0)
        service.zones.clear()
        await asyncio.sleep(0)
        return (await snapshot).zone

    assert asyncio.run(removed_meanwhile()) is zone


def test_pages_without_visitors_are_forgotten(
    site: Site, visitor: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    site.add_rounds("corridor", 2)
    live(visitor, "zones/corridor/live")
    site.break_store()
    assert "database cannot be read" not in live(visitor, "zones/corridor/live")
    monkeypatch.setattr(pages, "PAGE_KEPT", 0.0)
    live(visitor, "zones/villages/live")
    assert "database cannot be read" in live(visitor, "zones/corridor/live")


@pytest.fixture
def many(tmp_path: Path) -> Iterator[Site]:
    """Return a running dashboard of more zones than are drawn."""
    running = Site(tmp_path / "store.db", map(corridor, NAMES))
    running.start()
    yield running
    running.close()


def test_many_zones_are_listed_by_severity_without_the_store(many: Site) -> None:
    for name in NAMES:
        many.add_rounds(name)
    many.set_status("zone-13", NodeState.FAULTY, "n07", reason="sensor silent")
    many.break_store()
    with anonymous(many) as visitor:
        log_in(visitor, many.token)
        overview = live(visitor, "live")
        assert names_of(overview) == ["zone-13", *(name for name in NAMES if name != "zone-13")]
        assert "One of 50 nodes is faulty" in overview
        assert "49 of 50 nodes online" in overview
        assert "database cannot be read" not in overview
        many.change(lambda: many.service.zones.pop("zone-13"))
        wait_until(lambda: len(names_of(live(visitor, "live"))) == MOST_DRAWN, message="fewer are drawn")
        assert "database cannot be read" in live(visitor, "live")
