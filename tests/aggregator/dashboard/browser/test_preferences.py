"""What visitors have set: time zone, clock, motion, paper, scripts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support import dashboard_zones as zones
from support.dashboard_site import Site

pytestmark = pytest.mark.slow

MOVING = """() => [...document.querySelectorAll("*")].filter((element) => {
    const style = getComputedStyle(element);
    const lasts = (text) => text.split(",").some((each) => parseFloat(each) > 0);
    const isAnimated = style.animationName !== "none" && lasts(style.animationDuration);
    return isAnimated || lasts(style.transitionDuration);
}).map((element) => element.outerHTML.slice(0, 100))"""

MakeSite = Callable[..., Site]
Visit = Callable[..., Any]


@pytest.fixture
def site(make_site: MakeSite) -> Site:
    """Return a site with three rounds of a corridor, the newest at 09:26:53 UTC."""
    site = make_site(zones.corridor())
    site.add_rounds("corridor", 3)
    return site


def measured(page: Page) -> str:
    """Return the time at which the shown round was measured."""
    return page.locator("#round > p time").first.inner_text()


@pytest.mark.parametrize(
    ("timezone", "shown"),
    [
        ("UTC", "14 Mar 2026, 09:26:53 UTC"),
        ("Asia/Tokyo", "14 Mar 2026, 18:26:53 GMT+9"),
        ("America/New_York", "14 Mar 2026, 05:26:53 GMT-4"),
        ("Pacific/Auckland", "14 Mar 2026, 22:26:53 GMT+13"),
    ],
)
def test_times_are_those_of_the_visitors_time_zone(
    site: Site, visit: Visit, timezone: str, shown: str
) -> None:
    page = visit(site, timezone_id=timezone).log_in("zones/corridor")
    assert measured(page) == shown
    expect(page.locator("#player-round")).to_have_text(shown)
    expect(page.locator(".chart .axis time").last).to_have_text(shown)


def test_dates_are_written_as_the_visitors_variant_of_the_language_does(site: Site, visit: Visit) -> None:
    page = visit(site, locale="en-US", timezone_id="UTC").log_in("zones/corridor")
    assert measured(page).replace("\u202f", " ") == "Mar 14, 2026, 9:26:53 AM UTC"


def test_a_time_of_today_is_shown_without_its_date(site: Site, visit: Visit) -> None:
    visitor = visit(site, timezone_id="UTC")
    visitor.page.clock.set_fixed_time("2026-03-14T23:00:00Z")
    page = visitor.log_in("zones/corridor")
    assert measured(page) == "09:26:53"
    expect(page.locator("#round > p time").first).to_have_attribute("title", "14 Mar 2026, 09:26:53 UTC")


@pytest.mark.parametrize("wrong", ["2001-01-01T00:00:00Z", "2050-01-01T00:00:00Z"])
def test_how_long_ago_does_not_depend_on_the_clock_of_the_visitor(
    site: Site, visit: Visit, wrong: str
) -> None:
    visitor = visit(site)
    visitor.page.clock.set_fixed_time(wrong)
    site.set_time(site.now + 120.0)
    page = visitor.log_in("zones/corridor")
    expect(page.locator(".working time[data-relative]")).to_have_text("2 minutes ago")


def test_nothing_moves_for_visitors_who_prefer_reduced_motion(site: Site, visit: Visit) -> None:
    page = visit(site, reduced_motion="no-preference").log_in("zones/corridor")
    assert page.evaluate(MOVING) != []  # so that the next assertion means something
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(MOVING) == []


def test_paper_shows_the_content_without_navigation_forms_and_controls(site: Site, visit: Visit) -> None:
    page = visit(site).log_in("zones/corridor")
    page.emulate_media(media="print")
    for hidden in (".top", "nav", "form", ".player", ".layers", ".skip"):
        for each in page.locator(hidden).all():
            expect(each).to_be_hidden()
    expect(page.locator("button:visible")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("#round svg.corridor")).to_be_visible()
    table = page.get_by_role("group", name="Nodes")
    assert table.evaluate("(element) => element.scrollHeight === element.clientHeight")


def test_pages_show_the_same_without_scripts(site: Site, visit: Visit) -> None:
    page = visit(site, java_script_enabled=False).log_in("zones/corridor")
    assert measured(page) == "2026-03-14 09:26:53 UTC"
    height = page.evaluate("document.querySelector('noscript p').getBoundingClientRect().height")
    assert height > 0  # Playwright finds no text in this element
    expect(page.get_by_text("93 % sure").first).to_be_visible()
    expect(page.locator("#player")).to_be_hidden()
    expect(page.locator("#connection")).to_be_hidden()
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_text("You have logged out")).to_be_visible()


def test_pages_fit_a_window_of_320_pixels(site: Site, visit: Visit) -> None:
    page = visit(site, viewport={"width": 320, "height": 800}).log_in("zones/corridor")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
