"""Texts that peers, files and addresses contain are shown as text, and never become part of a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from heatcloak_aggregator.dashboard import simulation
from heatcloak_shared.wire import NodeState
from heatcloak_shared.zone import Promise
from heatcloak_shared.zone.rooms import Room, move_by_room
from support import dashboard_zones as zones
from support.dashboard_site import Site
from support.dashboard_zones import Content, Played

pytestmark = pytest.mark.slow

IMAGE = "<img src=x onerror=pwned=1>"
SCRIPT = '"><script>window.pwned=1</script>'
NOT_FOUND = r"console error: Failed to load resource: the server responded with a status of 404"

MakeSite = Callable[..., Site]
Visit = Callable[..., Any]


def assert_harmless(visitor: Any, *expected: str) -> None:
    """Assert that no planted markup became an element, and that the browser had nothing to block."""
    page: Page = visitor.page
    assert page.evaluate("window.pwned") is None
    assert page.locator("body img, body script").count() == 0
    assert visitor.complaints.unexpected(*expected) == []


@pytest.mark.parametrize("reason", [IMAGE, SCRIPT])
@pytest.mark.parametrize("page_name", ["zones/corridor", "zones/corridor/nodes"])
def test_reasons_of_nodes_are_text(make_site: MakeSite, visit: Visit, page_name: str, reason: str) -> None:
    site = make_site(zones.corridor())
    site.add_rounds("corridor", 2)
    nodes = site.service.zones["corridor"].zone.nodes
    site.set_status("corridor", NodeState.FAULTY, nodes[0], reason=reason)
    visitor = visit(site)
    page = visitor.log_in(page_name)
    expect(page.get_by_text(reason)).to_have_count(1)
    site.set_status("corridor", NodeState.STOPPED, nodes[1], reason=reason)
    expect(page.get_by_text(reason)).to_have_count(2)  # inserted by the script
    assert_harmless(visitor)


def test_names_of_rooms_are_text(make_site: MakeSite, visit: Visit) -> None:
    played = zones.corridor()
    domain = zones.corridor_zone().domain
    hides = move_by_room(domain, 0.02, [Room(IMAGE, 0.01, 0.2, 0.4)])
    site = make_site(zones.corridor(promise=Promise(hides, 4.0, 1e-5)))
    site.add_rounds(played.name, 2)
    visitor = visit(site)
    page = visitor.log_in("zones/corridor")
    page.get_by_text("The promise in full").click()
    expect(page.get_by_text(f'in "{IMAGE}"')).to_have_count(1)
    assert_harmless(visitor)


def test_kinds_of_domains_are_text(make_site: MakeSite, visit: Visit) -> None:
    site = make_site(zones.plugin_domain(kind=IMAGE))
    site.add_rounds("ring", 2)
    visitor = visit(site)
    page = visitor.log_in("zones/ring")
    page.get_by_text("The promise in full").click()
    expect(page.get_by_text(f"in the distances of a domain of kind '{IMAGE}'").first).to_be_visible()
    assert_harmless(visitor)


@pytest.mark.parametrize("planted", [IMAGE, SCRIPT])
def test_methods_and_statuses_of_estimates_are_text(make_site: MakeSite, visit: Visit, planted: str) -> None:
    honest = zones.corridor()

    def content(number: int) -> Content:
        found = honest.content(number)
        return replace(found, message=replace(found.message, method=planted, status=planted))

    site = make_site(Played(honest.zone, content))
    site.add_rounds("corridor", 2)
    visitor = visit(site)
    page = visitor.log_in("zones/corridor")
    expect(page.get_by_text("93 % sure").first).to_be_visible()
    assert_harmless(visitor)


@pytest.mark.parametrize("planted", [IMAGE, SCRIPT])
def test_titles_of_methods_are_text(
    make_site: MakeSite, visit: Visit, monkeypatch: pytest.MonkeyPatch, planted: str
) -> None:
    monkeypatch.setattr(simulation, "method_named", lambda name: SimpleNamespace(title=planted))
    site = make_site(zones.corridor(), simulated=True)
    site.add_rounds("corridor", 2)
    visitor = visit(site)
    page = visitor.log_in("zones/corridor")
    expect(page.get_by_text(planted).first).to_be_visible()
    assert_harmless(visitor)


@pytest.mark.parametrize("planted", [IMAGE, SCRIPT])
def test_addresses_are_text(make_site: MakeSite, visit: Visit, planted: str) -> None:
    site = make_site(zones.corridor(), simulated=True)
    site.add_rounds("corridor", 2)
    visitor = visit(site)
    visitor.open(f"login?message={planted}&next={planted}")
    assert visitor.page.locator("input[name=next]").input_value() == planted
    visitor.log_in(f"zones/corridor/tradeoff?epsilon={planted}&sensors={planted}")
    expect(visitor.page.get_by_text(planted[:10])).to_contain_text("is not a number")
    visitor.open(f"zones/{planted}")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Page not found")
    assert_harmless(visitor, NOT_FOUND)
