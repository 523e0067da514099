"""The dashboard without a mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support import dashboard_zones as zones
from support.dashboard_site import Site

pytestmark = pytest.mark.slow

MOST_STOPS = 60
FOCUSED = """() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const label = element.labels?.[0]?.textContent ?? element.getAttribute("aria-label")
        ?? document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent
        ?? element.textContent;
    const style = getComputedStyle(element);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
        label: label.trim(),
        hasOutline: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
        isInWindow: left >= 0 && right <= innerWidth && top < innerHeight && bottom > 0 && right > left,
    };
}"""

MakeSite = Callable[..., Site]
Visit = Callable[..., Any]


def tab_stops(page: Page, key: str = "Tab") -> list[str]:
    """Press a key until the focus has been everywhere; return the labels of the elements in that order."""
    found: list[str] = []
    while len(found) < MOST_STOPS:
        page.keyboard.press(key)
        focused = page.evaluate(FOCUSED)
        if focused is None or focused["label"] in found[:1]:
            return found
        assert focused["hasOutline"], f"no visible focus: {focused}"
        assert focused["isInWindow"], f"focus outside of the window: {focused}"
        found.append(focused["label"])
    pytest.fail(f"the focus does not return to where it began: {found}")


def log_in_by_keyboard(visitor: Any, path: str) -> Page:
    """Log in by keyboard alone, and open a page."""
    page: Page = visitor.open("login")
    # Chromium focuses the field a moment after the page is loaded.
    expect(page.get_by_label("Token")).to_be_focused()
    page.keyboard.type(visitor.site.token)
    page.keyboard.press("Enter")
    page.wait_for_url(visitor.site.url())
    page.goto(visitor.site.url(path))
    return page


def simulated_corridor(make_site: MakeSite, rounds: int = 5) -> Site:
    """Serve a simulated corridor."""
    site = make_site(zones.corridor(), simulated=True)
    site.add_rounds("corridor", rounds)
    return site


def test_every_control_of_a_zone_is_reached_in_the_order_of_the_page(
    make_site: MakeSite, visit: Visit
) -> None:
    page = log_in_by_keyboard(visit(simulated_corridor(make_site)), "zones/corridor")
    stops = tab_stops(page)
    assert stops == [
        *("Skip to the content", "Heatcloak", "All zones", "corridor", "Try another promise", "Log out"),
        *("True people", "Regions", "Recovered sources", "Noisy readings", "Noisy readings as a table"),
        *("Play", "Past rounds", "Methods side by side", "The promise in full", "Nodes"),
        "Show all 50 nodes",
    ]
    assert tab_stops(page, "Shift+Tab") == stops[::-1]


@pytest.mark.parametrize("path", ["", "zones/corridor/nodes", "zones/corridor/tradeoff", "zones/nowhere"])
def test_the_keyboard_enters_and_leaves_every_page(make_site: MakeSite, visit: Visit, path: str) -> None:
    page = log_in_by_keyboard(visit(simulated_corridor(make_site)), path)
    assert tab_stops(page)[0] == "Skip to the content"


def test_the_skip_link_leads_past_the_navigation(make_site: MakeSite, visit: Visit) -> None:
    page = log_in_by_keyboard(visit(simulated_corridor(make_site)), "zones/corridor")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_label("True people")).to_be_focused()


def test_a_zone_is_opened_from_the_overview_and_left_by_keyboard(make_site: MakeSite, visit: Visit) -> None:
    site = simulated_corridor(make_site)
    page = log_in_by_keyboard(visit(site), "")
    page.get_by_role("link", name="corridor").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(site.url("zones/corridor"))
    page.get_by_role("button", name="Log out").focus()
    page.keyboard.press("Space")
    expect(page.get_by_label("Token")).to_be_focused()


def test_arrow_keys_move_the_slider_through_past_rounds(make_site: MakeSite, visit: Visit) -> None:
    site = simulated_corridor(make_site)
    page = log_in_by_keyboard(visit(site), "zones/corridor")
    newest = site.newest("corridor")
    slider = page.get_by_label("Past rounds")
    slider.focus()
    shown = page.locator("#round > p").first
    for key, number in (
        ("ArrowLeft", newest - 1),
        ("ArrowDown", newest - 2),
        ("ArrowRight", newest - 1),
        ("Home", newest - 4),
        ("End", newest),
    ):
        page.keyboard.press(key)
        expect(shown).to_contain_text(f"Round {number},")
        expect(slider).to_be_focused()
    expect(slider).to_have_attribute("aria-valuetext", page.locator("#player-round").inner_text())


def test_space_and_enter_operate_buttons_check_boxes_and_details(make_site: MakeSite, visit: Visit) -> None:
    page = log_in_by_keyboard(visit(simulated_corridor(make_site, 20)), "zones/corridor")
    page.get_by_label("True people").focus()
    page.keyboard.press("Space")
    expect(page.locator("#round g.layer-people")).to_be_hidden()
    page.get_by_text("Noisy readings as a table").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Noisy readings as a table")).to_be_visible()
    page.get_by_role("button", name="Play").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play")).to_be_focused()


def test_the_table_of_nodes_scrolls_by_keyboard(make_site: MakeSite, visit: Visit) -> None:
    page = log_in_by_keyboard(visit(simulated_corridor(make_site)), "zones/corridor")
    page.get_by_role("group", name="Nodes").focus()
    page.keyboard.press("End")
    expect(page.get_by_role("rowheader", name="n50")).to_be_in_viewport()


def test_the_tradeoff_is_computed_by_keyboard(make_site: MakeSite, visit: Visit) -> None:
    page = log_in_by_keyboard(visit(simulated_corridor(make_site)), "zones/corridor/tradeoff")
    noise = page.get_by_role("row", name="Scale of the noise").get_by_role("cell").nth(1)
    before = noise.inner_text()
    page.get_by_label("how much an observer may learn").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("0.5")
    page.keyboard.press("Enter")
    expect(noise).not_to_have_text(before)
