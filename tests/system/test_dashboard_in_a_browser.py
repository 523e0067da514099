"""A page in a real browser follows a real service through restarts and a lost network."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from heatcloak_lab.fleet import Fleet
from heatcloak_shared.scenario import load_scenario
from heatcloak_shared.zone import load_zone
from support.browser import Complaints, launched_chromium
from support.fleet_clock import released_in_time
from support.service import Service
from support.waiting import wait_until

PATIENCE = 60_000
ROUNDS = "(document.querySelector('#rounds')?.dataset.rounds ?? '').split(' ').filter(Boolean).map(Number)"
UNREACHABLE = (r"net::ERR_(CONNECTION|INTERNET|EMPTY)_",)
"""What the browser logs while there is no server or no network."""


@pytest.fixture
def page() -> Iterator[Page]:
    """Return a page of a new browser."""
    with launched_chromium() as browser:
        context = browser.new_context()
        yield context.new_page()


def wait_for_new_rounds(page: Page, count: int) -> None:
    """Wait until the page shows that many rounds that it does not show now."""
    newest = page.evaluate(f"Math.max(0, ...{ROUNDS})")
    added = f"{ROUNDS}.filter((each) => each > {newest}).length"
    # Not `wait_for_function`, which the page's policy forbids.
    wait_until(lambda: page.evaluate(added) >= count, interval=0.1)


def assert_each_round_is_shown_once(page: Page) -> None:
    shown = page.evaluate(ROUNDS)
    assert shown == sorted(set(shown))


def test_a_page_goes_on_by_itself_after_every_interruption(hall: Path, mosquitto: Any, page: Page) -> None:
    """Twenty rounds, the broker, the service and the network, without a reload or a new login."""
    arguments = ["--zone", str(hall / "hall.toml"), "--broker", f"127.0.0.1:{mosquitto.port}"]
    arguments += ["--store", f"sqlite:///{hall}/s.db", "--http-token-file", str(hall / "heatcloak.token")]
    service = Service(hall, [*arguments, "--dashboard"])
    zone = load_zone(hall / "hall.toml")
    fleet = Fleet(
        zone, mosquitto.address, load_scenario(hall / "world.toml", zone.domain), hall / "ledgers", None
    )
    address = f"http://127.0.0.1:{service.port}"
    complaints = Complaints(page.context, address)
    expect.set_options(timeout=PATIENCE)
    service.start()
    try:
        with released_in_time(fleet, zone.schedule):
            page.goto(f"{address}/dashboard/zones/hall")
            page.get_by_label("Token").fill((hall / "heatcloak.token").read_text(encoding="ascii").strip())
            page.get_by_role("button", name="Log in").click()
            page.wait_for_url(re.compile("/zones/hall$"))
            page.evaluate("window.survives = true")
            connection = page.locator("#connection")
            expect(page.locator("#rounds")).to_be_attached()
            wait_for_new_rounds(page, 20)
            assert_each_round_is_shown_once(page)
            assert complaints.unexpected() == []

            mosquitto.kill()
            expect(page.get_by_text("There is no connection to the MQTT broker")).to_be_visible()
            expect(connection).to_have_text("Live")
            mosquitto.start()
            expect(page.get_by_text("There is no connection to the MQTT broker")).to_have_count(0)
            wait_for_new_rounds(page, 2)

            service.kill()
            expect(connection).to_have_text("No connection")
            service.wait_until_ready(60)
            expect(connection).to_have_text("Live")
            wait_for_new_rounds(page, 2)

            page.context.set_offline(True)
            expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
            page.context.set_offline(False)
            expect(connection).to_have_text("Live")
            expect(page.get_by_role("alert")).to_have_count(0)
            wait_for_new_rounds(page, 2)
            assert_each_round_is_shown_once(page)
            assert page.evaluate("window.survives") is True
            assert complaints.unexpected(*UNREACHABLE) == []
        service.stop()
    finally:
        service.end()
