"""Live updates, past rounds, layers and the trade-off form in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from heatcloak_aggregator.dashboard.zone_history import DEPTH
from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.service.monitoring import Health
from heatcloak_shared.wire import NodeState
from support import dashboard_zones as zones
from support.dashboard_site import UP, Site

pytestmark = pytest.mark.slow

NO_ANSWER = r"console error: Failed to load resource: net::ERR_"
UNAUTHORIZED = r"console error: Failed to load resource: the server responded with a status of 401"
RECORD_ROUNDS = """
window.shownRounds = [];
const record = () => {
    const number = Number(document.getElementById("round").textContent.match(/Round (\\d+)/)[1]);
    if (window.shownRounds.at(-1) !== number) window.shownRounds.push(number);
};
record();
new MutationObserver(record).observe(document.getElementById("live"),
    { subtree: true, childList: true, characterData: true });
"""

MakeSite = Callable[..., Site]
Visit = Callable[..., Any]


def corridor_site(make_site: MakeSite, rounds: int, *, simulated: bool = False) -> Site:
    """Serve a corridor with some rounds."""
    site = make_site(zones.corridor(), simulated=simulated)
    if rounds:
        site.add_rounds("corridor", rounds)
    return site


def shown_round(page: Page) -> Locator:
    """Return the line that names the shown round."""
    return page.locator("#round > p").first


def expect_round(page: Page, number: int) -> None:
    """Wait until the page shows a round."""
    expect(shown_round(page)).to_contain_text(f"Round {number},")


def charted_rounds(page: Page) -> list[int]:
    """Return the rounds of the points in the chart of people, in their order."""
    titles = page.locator("#live .chart").first.locator("circle > title").all_text_contents()
    return [int(number) for title in titles for number in re.findall(r"Round (\d+)", title)]


def test_a_page_follows_twenty_rounds_in_order_without_a_reload(make_site: MakeSite, visit: Visit) -> None:
    site = corridor_site(make_site, 3)
    visitor = visit(site)
    page = visitor.log_in("zones/corridor")
    page.evaluate("window.survives = true")
    page.evaluate(RECORD_ROUNDS)
    first = site.newest("corridor")
    for _ in range(20):
        expect_round(page, site.add_rounds("corridor")[0])
    assert page.evaluate("window.survives") is True
    assert page.evaluate("window.shownRounds") == list(range(first, first + 21))
    assert charted_rounds(page) == list(range(first - 2, first + 21))
    assert visitor.complaints.unexpected() == []


def test_a_simulated_zone_follows_its_rounds_with_the_errors_of_their_estimates(
    make_site: MakeSite, visit: Visit
) -> None:
    site = corridor_site(make_site, 3, simulated=True)
    page = visit(site).log_in("zones/corridor")
    for _ in range(3):
        number = site.add_rounds("corridor")[0]
        expect_round(page, number)
        errors = page.locator("figure", has_text="Error of the estimate over time")
        expect(errors.locator("desc")).to_contain_text(f"in round {number}")


def test_the_first_round_appears_without_a_reload_and_the_second_one_brings_the_player(
    make_site: MakeSite, visit: Visit
) -> None:
    site = corridor_site(make_site, 0)
    page = visit(site).log_in("zones/corridor")
    expect(page.get_by_text("Waiting for the first round")).to_be_visible()
    expect_round(page, site.add_rounds("corridor")[0])
    expect(page.get_by_text("Waiting for the first round")).to_have_count(0)
    expect(page.get_by_role("button", name="Play")).to_have_count(0)
    expect_round(page, site.add_rounds("corridor")[0])
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_open_details_focus_and_a_hidden_layer_survive_updates(make_site: MakeSite, visit: Visit) -> None:
    site = corridor_site(make_site, 3)
    page = visit(site).log_in("zones/corridor")
    page.get_by_label("Noisy readings", exact=True).uncheck()
    page.get_by_text("The promise in full").click()
    page.get_by_text("Noisy readings as a table").click()
    for _ in range(2):
        expect_round(page, site.add_rounds("corridor")[0])
        expect(page.get_by_text("Noisy readings as a table")).to_be_focused()
        expect(page.locator("#drawing-table")).to_have_attribute("open", "")
        expect(page.locator("details", has_text="The promise in full")).to_have_attribute("open", "")
        expect(page.get_by_label("Noisy readings", exact=True)).not_to_be_checked()
        expect(page.locator("#round g.layer-readings")).to_be_hidden()


def test_updates_leave_the_focus_on_the_slider_and_a_scrolled_table(
    make_site: MakeSite, visit: Visit
) -> None:
    site = corridor_site(make_site, 3)
    page = visit(site).log_in("zones/corridor")
    table = page.get_by_role("group", name="Nodes")
    table.evaluate("(element) => { element.scrollTop = 120; }")
    page.get_by_label("Past rounds").focus()
    expect_round(page, site.add_rounds("corridor")[0])
    expect(page.get_by_label("Past rounds")).to_be_focused()
    assert table.evaluate("(element) => element.scrollTop") == 120


def test_updates_leave_a_past_round_alone_until_the_visitor_returns(
    make_site: MakeSite, visit: Visit
) -> None:
    site = corridor_site(make_site, 6)
    visitor = visit(site)
    page = visitor.log_in("zones/corridor")
    newest = site.newest("corridor")
    page.get_by_label("Past rounds").fill("1")
    expect_round(page, newest - 4)
    expect(shown_round(page)).to_contain_text("a past round")
    expect(page.locator("#connection")).to_have_text("Paused")
    later = site.add_rounds("corridor", 2)
    expect(page.locator("#rounds")).to_have_attribute("data-rounds", re.compile(f" {later[-1]}$"))
    expect_round(page, newest - 4)
    expect(page.get_by_label("Past rounds")).to_have_value("1")
    expect(page.get_by_label("Past rounds")).to_have_attribute("max", "7")
    page.get_by_role("button", name="Back to the newest round").click()
    expect_round(page, later[-1])
    expect(page.locator("#connection")).to_have_text("Live")
    expect(page.get_by_role("button", name="Newest round")).to_be_disabled()
    expect_round(page, site.add_rounds("corridor")[0])
    assert visitor.complaints.unexpected() == []


def test_a_past_round_that_becomes_too_old_gives_way_to_the_newest_one(
    make_site: MakeSite, visit: Visit
) -> None:
    site = corridor_site(make_site, 3)
    page = visit(site).log_in("zones/corridor")
    page.get_by_label("Past rounds").fill("0")
    expect(shown_round(page)).to_contain_text("a past round")
    expect_round(page, site.add_rounds("corridor", DEPTH)[-1])
    expect(page.locator("#connection")).to_have_text("Live")


def test_play_shows_the_rounds_in_order_and_ends_at_the_newest_one(make_site: MakeSite, visit: Visit) -> None:
    site = corridor_site(make_site, 4)
    page = visit(site).log_in("zones/corridor")
    page.evaluate(RECORD_ROUNDS)
    newest = site.newest("corridor")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect_round(page, newest - 3)
    expect(page.locator("#connection")).to_have_text("Live")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    assert page.evaluate("window.shownRounds") == [newest, newest - 3, newest - 2, newest - 1, newest]


def test_pause_stays_at_the_shown_round(make_site: MakeSite, visit: Visit) -> None:
    site = corridor_site(make_site, 30)
    page = visit(site).log_in("zones/corridor")
    page.get_by_role("button", name="Play").click()
    expect(shown_round(page)).to_contain_text("a past round")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    paused_at = page.get_by_label("Past rounds").input_value()
    site.add_rounds("corridor")
    expect(page.get_by_label("Past rounds")).to_have_attribute("max", "30")
    expect(page.get_by_label("Past rounds")).to_have_value(paused_at)


@pytest.mark.parametrize(
    ("label", "drawn"),
    [
        ("True people", ".layer-people"),
        ("Regions", ".layer-vicinity"),
        ("Recovered sources", ".layer-estimate"),
        ("Noisy readings", ".layer-readings"),
    ],
)
def test_each_layer_of_a_simulated_corridor_can_be_hidden(
    make_site: MakeSite, visit: Visit, label: str, drawn: str
) -> None:
    page = visit(corridor_site(make_site, 2, simulated=True)).log_in("zones/corridor")
    layer = page.locator(f"#round {drawn}").first
    expect(layer).to_be_visible()
    page.get_by_label(label, exact=True).uncheck()
    expect(layer).to_be_hidden()
    page.get_by_label(label, exact=True).check()
    expect(layer).to_be_visible()


def test_hidden_sources_of_a_graph_look_like_empty_vertices(make_site: MakeSite, visit: Visit) -> None:
    site = make_site(zones.village_graph())
    site.add_rounds("villages", 2)
    page = visit(site).log_in("zones/villages")
    hottest, empty = page.locator("#round .found5").first, page.locator("#round .found0").first
    fill = "(element) => getComputedStyle(element).fill"
    assert hottest.evaluate(fill) != empty.evaluate(fill)
    page.get_by_role("checkbox", name="Recovered sources").uncheck()
    assert hottest.evaluate(fill) == empty.evaluate(fill)


def test_conditions_and_states_of_nodes_appear_and_vanish_without_a_reload(
    make_site: MakeSite, visit: Visit
) -> None:
    site = corridor_site(make_site, 3)
    page = visit(site).log_in("zones/corridor")
    node = site.service.zones["corridor"].zone.nodes[7]
    site.set_status("corridor", NodeState.FAULTY, node, reason="sensor: no answer on the bus")
    expect(page.get_by_text("One of 50 nodes is faulty")).to_be_visible()
    first = page.get_by_role("group", name="Nodes").get_by_role("row").nth(1)
    expect(first).to_contain_text(f"{node}")
    expect(first).to_contain_text("faulty sensor: no answer on the bus")
    site.set_status("corridor", NodeState.ONLINE, node)
    site.set_health(Health(LinkState.WAITING))
    expect(page.get_by_text("There is no connection to the MQTT broker")).to_be_visible()
    expect(page.get_by_text("is faulty")).to_have_count(0)
    site.set_health(UP)
    expect(page.get_by_text("Yes. All 50 nodes are online")).to_be_visible()


def test_a_page_shows_a_failure_of_the_store_and_its_end_without_a_new_round(
    make_site: MakeSite, visit: Visit
) -> None:
    site = corridor_site(make_site, 3)
    page = visit(site).log_in("zones/corridor")
    expect_round(page, site.newest("corridor"))
    site.break_store()
    number = site.add_rounds("corridor")[0]
    expect(page.get_by_text("The database cannot be read or written")).to_be_visible()
    expect_round(page, number - 1)
    site.mend_store()
    expect_round(page, number)
    expect(page.get_by_text("The database cannot be read or written")).to_have_count(0)


def test_the_overview_follows_its_zones(make_site: MakeSite, visit: Visit) -> None:
    site = make_site(zones.corridor("first"), zones.heatmap("second"))
    page = visit(site).log_in()
    expect(page.get_by_text("Waiting for the first round")).to_have_count(2)
    site.add_rounds("first", 2)
    site.add_rounds("second", 2)
    expect(page.get_by_text("37 of 40 devices reported")).to_be_visible()
    expect(page.get_by_text("About 2 people")).to_be_visible()


def test_a_page_continues_when_its_server_returns_at_the_same_port(make_site: MakeSite, visit: Visit) -> None:
    site = corridor_site(make_site, 3)
    visitor = visit(site)
    page = visitor.log_in("zones/corridor")
    page.evaluate("window.survives = true")
    page.evaluate(RECORD_ROUNDS)
    first = site.newest("corridor")
    site.stop()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    expect(page.locator("#connection")).to_have_text("No connection")
    site.add_rounds("corridor", 2)
    site.start()
    expect_round(page, first + 2)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("#connection")).to_have_text("Live")
    expect_round(page, site.add_rounds("corridor")[0])
    assert page.evaluate("window.survives") is True
    assert page.evaluate("window.shownRounds") == [first, first + 2, first + 3]
    assert charted_rounds(page) == list(range(first - 2, first + 4))
    assert visitor.complaints.unexpected(NO_ANSWER) == []


def test_an_expired_session_leads_to_the_login_and_back_to_the_same_page(
    make_site: MakeSite, visit: Visit
) -> None:
    site = corridor_site(make_site, 3)
    visitor = visit(site)
    page = visitor.log_in("zones/corridor")
    site.end_sessions(cookie["value"] for cookie in visitor.context.cookies())
    page.get_by_role("alert").get_by_role("link", name="Log in again").click()
    expect(page.get_by_text("Your session has ended")).to_be_visible()
    page.get_by_label("Token").fill(site.token)
    page.keyboard.press("Enter")
    page.wait_for_url(site.url("zones/corridor"))
    expect_round(page, site.newest("corridor"))
    assert visitor.complaints.unexpected(UNAUTHORIZED) == []


def test_an_invitation_in_the_address_logs_in_and_leaves_no_trace(make_site: MakeSite, visit: Visit) -> None:
    site = corridor_site(make_site, 3)
    codes: list[str] = []
    site.change(lambda: codes.append(site.dashboard.sessions.invite()))
    visitor = visit(site)
    page = visitor.open(f"login#code={codes[0]}")
    page.wait_for_url(site.url())
    expect(page.get_by_role("heading", level=1)).to_have_text("Zones")
    assert "#code" not in page.evaluate("performance.getEntriesByType('navigation')[0].name + location.href")
    assert visitor.complaints.unexpected() == []


def test_the_tradeoff_recomputes_with_other_choices_and_other_noise(
    make_site: MakeSite, visit: Visit
) -> None:
    site = corridor_site(make_site, 3, simulated=True)
    visitor = visit(site)
    page = visitor.log_in("zones/corridor/tradeoff")
    page.evaluate("window.survives = true")
    noise = page.get_by_role("row", name="Scale of the noise").get_by_role("cell")
    expect(noise.nth(1)).to_have_text(noise.nth(0).inner_text())
    page.get_by_label("how much an observer may learn").fill("1")
    page.keyboard.press("Enter")
    expect(noise.nth(1)).not_to_have_text(noise.nth(0).inner_text())
    assert float(noise.nth(1).inner_text()) > float(noise.nth(0).inner_text())
    expect(page).to_have_url(re.compile("epsilon=1&"))
    error = page.get_by_role("row", name="Error of one round alone").get_by_role("cell").nth(1)
    before = error.inner_text()
    page.get_by_role("button", name="Draw new noise").click()
    expect(error).not_to_have_text(before)
    expect(page.locator("#connection")).to_be_hidden()  # the page is not live
    assert page.evaluate("window.survives") is True
    assert visitor.complaints.unexpected() == []


def test_a_choice_out_of_range_is_not_computed(make_site: MakeSite, visit: Visit) -> None:
    page = visit(corridor_site(make_site, 3, simulated=True)).log_in("zones/corridor/tradeoff")
    address = page.url
    sensors = page.get_by_label("Number of sensors")
    sensors.fill("3")
    page.get_by_role("button", name="Compute").click()
    assert sensors.evaluate("(element) => element.validity.rangeUnderflow") is True
    expect(page).to_have_url(address)
    expect(sensors).to_be_focused()
