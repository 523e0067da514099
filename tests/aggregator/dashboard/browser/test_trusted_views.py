"""The trusted view in a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from heatcloak_aggregator.trusted.comparison import RoundComparer, RoundComparison
from heatcloak_aggregator.trusted.rounds import DecryptedRound
from support import dashboard_zones as zones
from support.browser import problems_in_all_looks
from support.trusted_site import TrustedSite

pytestmark = pytest.mark.slow

FIRST = int(zones.START)
MISSING = "n07"
Visit = Callable[..., Any]
Screenshot = Callable[[Page, str], None]


@pytest.fixture
def trusted_site(tmp_path: Path) -> Iterator[TrustedSite]:
    """Return the running trusted view of a corridor, without rounds."""
    site = TrustedSite(zones.corridor_zone(), tmp_path)
    site.start()
    yield site
    site.stop()


def opened(number: int) -> RoundComparison:
    """Return an opened round of the corridor in which one node is missing."""
    zone, world = zones.corridor_zone(), zones.CORRIDOR_WORLD
    readings = {each.node: each for each in zones.noisy(zone, number, world) if each.node != MISSING}
    exact = {
        node: round(zone.domain.sensor_model(zone.places[node])(world, number) / zone.noise.step)
        for node in readings
    }
    return RoundComparer(zone).compare(DecryptedRound(number, readings, exact, (MISSING,)))


def test_the_newest_opened_round_is_accessible_quiet_and_readable(
    trusted_site: TrustedSite, visit: Visit, screenshot: Screenshot
) -> None:
    trusted_site.add(opened(FIRST), opened(FIRST + 1))
    visitor = visit(trusted_site)
    page = visitor.log_in()
    expect(page.get_by_text(f"Not opened: {MISSING}")).to_be_visible()
    assert problems_in_all_looks(page, "trusted", screenshot) == []
    assert visitor.complaints.unexpected() == []


def test_waiting_for_the_first_opened_round_is_accessible_quiet_and_readable(
    trusted_site: TrustedSite, visit: Visit, screenshot: Screenshot
) -> None:
    visitor = visit(trusted_site)
    page = visitor.log_in()
    expect(page.get_by_role("heading", name="Is everything working?")).to_be_visible()
    assert problems_in_all_looks(page, "trusted-waiting", screenshot) == []
    assert visitor.complaints.unexpected() == []


def test_opened_rounds_appear_without_a_reload_and_past_ones_can_be_seen(
    trusted_site: TrustedSite, visit: Visit
) -> None:
    visitor = visit(trusted_site)
    page = visitor.log_in()
    page.evaluate("window.survives = true")
    for number in (FIRST, FIRST + 1, FIRST + 2):
        trusted_site.add(opened(number))
        expect(page.locator("#round > p").first).to_contain_text(f"Round {number},")
    page.get_by_label("Past rounds").fill("0")
    expect(page.locator("#round > p").first).to_contain_text(f"Round {FIRST},")
    page.get_by_role("button", name="Back to the newest round").click()
    expect(page.locator("#round > p").first).to_contain_text(f"Round {FIRST + 2},")
    assert page.evaluate("window.survives") is True
    assert {entry["round"] for entry in trusted_site.entries("view")} == {FIRST, FIRST + 1, FIRST + 2}
    assert visitor.complaints.unexpected() == []
