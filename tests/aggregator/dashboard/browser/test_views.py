"""Every view and state: accessible, quiet, and readable on a desktop and on a phone, in light and in dark."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import pytest
from playwright.sync_api import Page, expect

from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.service.monitoring import Health
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import NodeState
from support import dashboard_zones as zones
from support.browser import WIDTHS, problems_in_all_looks
from support.dashboard_site import Site
from support.dashboard_zones import Played

pytestmark = pytest.mark.slow

NO_ANSWER = r"console error: Failed to load resource: net::ERR_"
STATUS = r"console error: Failed to load resource: the server responded with a status of "


class Visitor(Protocol):
    """See the fixture `visit`."""

    site: Site
    page: Page
    complaints: Any

    def open(self, path: str = "") -> Page: ...

    def log_in(self, path: str = "") -> Page: ...


@dataclass
class Stage:
    """What a view needs to be arranged.

    Attributes:
        make_site: see the fixture of this name.
        visit: likewise.
        expected: complaints of the browser that belong to the view, as regular expressions.
    """

    make_site: Callable[..., Site]
    visit: Callable[..., Visitor]
    expected: list[str] = field(default_factory=list)

    def site(self, *played: Played, rounds: int = 30, simulated: bool = False) -> Site:
        """Serve zones with some rounds each."""
        site = self.make_site(*played, simulated=simulated)
        if rounds:
            for each in played:
                site.add_rounds(each.name, rounds)
        return site

    def log_in(self, site: Site, path: str = "") -> Visitor:
        """Log in, and open a page."""
        visitor = self.visit(site)
        visitor.log_in(path)
        return visitor


def login(stage: Stage) -> Visitor:
    visitor = stage.visit(stage.site(zones.corridor(), rounds=0))
    page = visitor.open()
    expect(page.get_by_label("Token")).to_be_focused()
    return visitor


def login_with_a_wrong_token(stage: Stage) -> Visitor:
    stage.expected.append(STATUS + "401")
    visitor = login(stage)
    visitor.page.get_by_label("Token").fill("not-a-token")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("alert")).to_contain_text("not valid")
    return visitor


def logged_out(stage: Stage) -> Visitor:
    visitor = stage.log_in(stage.site(zones.corridor(), rounds=2))
    visitor.page.get_by_role("button", name="Log out").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("You have logged out")
    return visitor


def overview_of_many_zones(stage: Stage) -> Visitor:
    many = [zones.corridor(f"floor-{number}") for number in range(1, 7)]
    all_zones = [
        *many,
        zones.village_graph(),
        zones.heatmap(),
        zones.positions("robots"),
        zones.floor(),
        zones.wide_graph(),
        zones.plugin_domain(),
        zones.corridor("zz-waiting"),
    ]
    site = stage.make_site(*all_zones)
    for each in all_zones[:-1]:
        site.add_rounds(each.name, 3)
    site.set_status("floor-2", NodeState.OFFLINE, "n07")
    site.set_status("floor-3", NodeState.FAULTY, "n11", reason="sensor: no answer on the bus")
    visitor = stage.log_in(site)
    expect(visitor.page.get_by_role("heading", level=2)).to_have_count(len(all_zones))
    return visitor


def table_of_zones(stage: Stage) -> Visitor:
    many = [zones.corridor(f"floor-{number:02d}") for number in range(1, 24)]
    all_zones = [*many, zones.corridor("a-zone-with-the-longest-of-names")]
    site = stage.make_site(*all_zones)
    for each in many[:3]:
        site.add_rounds(each.name, 3)
    site.set_status("floor-03", NodeState.FAULTY, "n11", reason="sensor: no answer on the bus")
    visitor = stage.log_in(site)
    expect(visitor.page.get_by_role("heading", name="24 zones")).to_be_visible()
    # Those with problems come first.
    expect(visitor.page.get_by_role("rowheader").first).to_have_text("floor-03")
    return visitor


def overview_without_zones(stage: Stage) -> Visitor:
    visitor = stage.log_in(stage.site())
    expect(visitor.page.get_by_text("This service has no zone")).to_be_visible()
    return visitor


def corridor(stage: Stage) -> Visitor:
    return _zone(stage, zones.corridor(), "Somebody is between 0.")


def corridor_without_people(stage: Stage) -> Visitor:
    return _zone(stage, zones.nobody("corridor"), "Nobody was found")


def simulated_corridor(stage: Stage) -> Visitor:
    return _zone(stage, zones.corridor(), "Methods side by side", simulated=True)


def graph_of_villages(stage: Stage) -> Visitor:
    return _zone(stage, zones.village_graph(), "Somebody is in community 2")


def simulated_graph(stage: Stage) -> Visitor:
    return _zone(stage, zones.village_graph(), "Error of the estimate over time", simulated=True)


def graph_without_drawing(stage: Stage) -> Visitor:
    return _zone(stage, zones.wide_graph(), "This graph is too large to draw")


def floor_plan(stage: Stage) -> Visitor:
    visitor = _zone(stage, zones.floor(), "Somebody is in living-room")
    visitor.page.get_by_text("Regions as a table").click()
    return visitor


def simulated_floor(stage: Stage) -> Visitor:
    return _zone(stage, zones.floor(), "Methods side by side", simulated=True)


def heatmap(stage: Stage) -> Visitor:
    return _zone(stage, zones.heatmap(), "of 40 devices reported")


def privacy_map(stage: Stage) -> Visitor:
    return _zone(stage, zones.positions(), "of 8 nodes, which people or things carry, reported a place")


def domain_of_a_plugin(stage: Stage) -> Visitor:
    return _zone(stage, zones.plugin_domain(), "Somebody at location 17")


def all_nodes(stage: Stage) -> Visitor:
    site = stage.site(zones.village_graph())
    node = site.service.zones["villages"].zone.nodes[3]
    site.set_status("villages", NodeState.STOPPED, node, reason="stopped by its operator", spooled=3)
    visitor = stage.log_in(site, "zones/villages")
    visitor.page.get_by_role("link", name="Show all 75 nodes").click()
    expect(visitor.page.get_by_role("row")).to_have_count(76)
    return visitor


def past_round(stage: Stage) -> Visitor:
    played = zones.corridor()
    site = stage.make_site(played)
    number = site.add_rounds(played.name, 5)[2]
    visitor = stage.log_in(site, f"zones/{played.name}/rounds/{number}")
    expect(visitor.page.get_by_text("a past round")).to_be_visible()
    return visitor


def tradeoff_of_a_corridor(stage: Stage) -> Visitor:
    return _tradeoff(stage, zones.corridor())


def tradeoff_of_a_graph(stage: Stage) -> Visitor:
    return _tradeoff(stage, zones.village_graph())


def tradeoff_that_is_not_offered(stage: Stage) -> Visitor:
    site = stage.site(zones.corridor())
    visitor = stage.log_in(site, "zones/corridor/tradeoff")
    expect(visitor.page.get_by_text("Only simulated zones can be recomputed")).to_be_visible()
    return visitor


def tradeoff_with_a_wrong_choice(stage: Stage) -> Visitor:
    site = stage.site(zones.corridor(), simulated=True)
    visitor = stage.log_in(site, "zones/corridor/tradeoff?epsilon=many")
    expect(visitor.page.get_by_text("is not a number")).to_be_visible()
    return visitor


def waiting_for_the_first_round(stage: Stage) -> Visitor:
    site = stage.site(zones.corridor(), rounds=0)
    site.forget_statuses("corridor", *site.service.zones["corridor"].zone.nodes[:20])
    return _opened(stage, site, "Waiting for the first round")


def no_new_round(stage: Stage) -> Visitor:
    site = stage.site(zones.corridor())
    site.set_time(site.now + 3600.0)
    return _opened(stage, site, "No new round has been estimated since")


def broker_down(stage: Stage) -> Visitor:
    site = stage.site(zones.corridor())
    site.set_health(Health(LinkState.DOWN, link_problem="connection refused"))
    return _opened(stage, site, "There is no connection to the MQTT broker")


def store_down(stage: Stage) -> Visitor:
    site = stage.site(zones.corridor())
    visitor = _opened(stage, site, "Yes. All 50 nodes are online")
    site.break_store()
    site.set_health(Health(LinkState.UP, store_problem="disk I/O error"))
    expect(visitor.page.get_by_text("The database cannot be read or written")).to_be_visible()
    return visitor


def people_followed_in_a_corridor(stage: Stage) -> Visitor:
    visitor = _zone(stage, zones.followed(), "People followed over rounds", simulated=True)
    visitor.page.get_by_text("People as a table").click()
    return visitor


def people_followed_on_a_graph(stage: Stage) -> Visitor:
    return _zone(stage, zones.followed_graph(), "People followed over rounds")


def people_who_move_unexpectedly(stage: Stage) -> Visitor:
    return _zone(stage, zones.misfit(), "do not fit the method's model of how people move")


def clock_set_back(stage: Stage) -> Visitor:
    site = stage.site(zones.corridor())
    site.set_health(Health(LinkState.UP, clock_problem="the clock was set back by 60 s"))
    return _opened(stage, site, "The clock of the server was set back")


def nodes_with_problems(stage: Stage) -> Visitor:
    site = stage.site(zones.corridor())
    nodes = site.service.zones["corridor"].zone.nodes
    site.set_status("corridor", NodeState.FAULTY, nodes[4], reason="sensor: no answer on the bus", spooled=9)
    site.set_status("corridor", NodeState.OFFLINE, *nodes[10:13])
    site.set_status("corridor", NodeState.STOPPED, nodes[20])
    site.forget_statuses("corridor", nodes[30])
    return _opened(stage, site, "One of 50 nodes is faulty")


def budget_spent(stage: Stage) -> Visitor:
    site = stage.site(zones.corridor(schedule=Schedule(1.0, 1, releases=20, budget_rounds=3600)))
    site.set_time(site.now + 200.0)
    return _opened(stage, site, "The budget of this period is spent")


def session_expired(stage: Stage) -> Visitor:
    stage.expected.append(STATUS + "401")
    site = stage.site(zones.corridor())
    visitor = _opened(stage, site, "Yes. All 50 nodes are online")
    site.end_sessions(cookie["value"] for cookie in visitor.page.context.cookies())
    expect(visitor.page.get_by_role("alert")).to_contain_text("Your session has ended")
    return visitor


def server_gone(stage: Stage) -> Visitor:
    stage.expected.append(NO_ANSWER)
    site = stage.site(zones.corridor())
    visitor = _opened(stage, site, "Yes. All 50 nodes are online")
    site.stop()
    expect(visitor.page.get_by_role("alert")).to_contain_text("The server does not answer")
    return visitor


def page_not_found(stage: Stage) -> Visitor:
    stage.expected.append(STATUS + "404")
    visitor = stage.log_in(stage.site(), "zones/nowhere")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Page not found")
    return visitor


def round_not_found(stage: Stage) -> Visitor:
    stage.expected.append(STATUS + "404")
    visitor = stage.log_in(stage.site(zones.corridor()), "zones/corridor/rounds/1")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Round not found")
    return visitor


def _zone(stage: Stage, played: Played, shows: str, *, simulated: bool = False) -> Visitor:
    """Show a zone with thirty rounds."""
    site = stage.site(played, simulated=simulated)
    visitor = stage.log_in(site, f"zones/{played.name}")
    expect(visitor.page.get_by_text(shows).first).to_be_visible()
    return visitor


def _opened(stage: Stage, site: Site, shows: str) -> Visitor:
    """Show the corridor of a site."""
    visitor = stage.log_in(site, "zones/corridor")
    expect(visitor.page.get_by_text(shows).first).to_be_visible()
    return visitor


def _tradeoff(stage: Stage, played: Played) -> Visitor:
    site = stage.site(played, rounds=3, simulated=True)
    visitor = stage.log_in(site, f"zones/{played.name}/tradeoff")
    expect(visitor.page.get_by_role("heading", name="With your choices")).to_be_visible()
    return visitor


VIEWS = (
    *(login, login_with_a_wrong_token, logged_out, overview_of_many_zones, table_of_zones),
    overview_without_zones,
    *(corridor, corridor_without_people, simulated_corridor, graph_of_villages, simulated_graph),
    *(
        graph_without_drawing,
        floor_plan,
        simulated_floor,
        heatmap,
        privacy_map,
        domain_of_a_plugin,
        all_nodes,
        past_round,
    ),
    *(tradeoff_of_a_corridor, tradeoff_of_a_graph, tradeoff_that_is_not_offered),
    *(tradeoff_with_a_wrong_choice, waiting_for_the_first_round, no_new_round, broker_down, store_down),
    *(clock_set_back, nodes_with_problems, budget_spent, session_expired, server_gone, page_not_found),
    *(round_not_found, people_followed_in_a_corridor, people_followed_on_a_graph),
    people_who_move_unexpectedly,
)


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: view.__name__)
def test_every_view_is_accessible_quiet_and_readable(
    view: Callable[[Stage], Visitor],
    make_site: Callable[..., Site],
    visit: Callable[..., Visitor],
    screenshot: Callable[[Page, str], None],
) -> None:
    stage = Stage(make_site, visit)
    visitor = view(stage)
    problems = problems_in_all_looks(visitor.page, view.__name__, screenshot)
    assert not problems, "\n".join(problems)
    assert visitor.complaints.unexpected(*stage.expected) == []


@pytest.mark.parametrize("width", WIDTHS.values(), ids=list(WIDTHS))
def test_labels_of_reported_places_are_readable_and_lie_within_the_map(
    make_site: Callable[..., Site], visit: Callable[..., Visitor], width: int
) -> None:
    page = privacy_map(Stage(make_site, visit)).page
    page.set_viewport_size({"width": width, "height": 900})
    boxes = page.locator("#round svg.cells, #round .report-label").evaluate_all(
        "(elements) => elements.map((element) => element.getBoundingClientRect().toJSON())"
    )
    drawing, *labels = boxes
    assert len(labels) == 7
    for label in labels:
        assert drawing["left"] <= label["left"]
        assert label["right"] <= drawing["right"]
        assert 9 <= label["height"] <= 40


@pytest.mark.parametrize("width", [320, *WIDTHS.values()], ids=["narrow", *WIDTHS])
def test_labels_of_a_floor_are_readable_and_lie_within_the_plan(
    make_site: Callable[..., Site], visit: Callable[..., Visitor], width: int
) -> None:
    page = simulated_floor(Stage(make_site, visit)).page
    page.set_viewport_size({"width": width, "height": 900})
    boxes = (
        page.locator("#round svg.plan >> nth=0")
        .or_(page.locator("#round .plan-label"))
        .evaluate_all("(elements) => elements.map((element) => element.getBoundingClientRect().toJSON())")
    )
    drawing, *labels = boxes
    # Three rooms with a probability each, two regions, and two scales, one of which is in the other drawing.
    assert len(labels) == 10
    for label in labels[:9]:
        assert drawing["left"] <= label["left"]
        assert label["right"] <= drawing["right"]
        assert 9 <= label["height"] <= 40
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_layers_of_a_floor_can_be_hidden(
    make_site: Callable[..., Site], visit: Callable[..., Visitor]
) -> None:
    page = simulated_floor(Stage(make_site, visit)).page
    for layer, selector in (
        ("True people", "#round .person"),
        ("Regions", "#round .region"),
        ("Recovered sources", "#round .place5"),
        ("Noisy readings", "#round .vertex"),
    ):
        shown = page.locator(selector).first
        expect(shown).to_be_visible()
        page.get_by_role("checkbox", name=layer).uncheck()
        expect(shown).to_be_hidden()
