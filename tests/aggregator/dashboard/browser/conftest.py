"""Sites to visit, visitors with a real browser, and a folder for their screenshots."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from support.browser import WIDTHS, Complaints, launched_chromium
from support.dashboard_site import Site
from support.dashboard_zones import Played
from support.trusted_site import TrustedSite

PATIENCE = 20_000
"""Milliseconds in which a page must show what a test waits for."""
expect.set_options(timeout=PATIENCE)


class Visitor:
    """A browser context of somebody who visits a site.

    Args:
        site: the site.
        context: a new context.

    Attributes:
        page: its page.
        complaints: what the browser complains about.
    """

    def __init__(self, site: Site | TrustedSite, context: BrowserContext) -> None:
        self.site = site
        self.context = context
        self.complaints = Complaints(context, site.origin)
        self.page: Page = context.new_page()

    def open(self, path: str = "") -> Page:
        """Open a page of the dashboard."""
        self.page.goto(self.site.url(path))
        return self.page

    def log_in(self, path: str = "") -> Page:
        """Log in, and open a page."""
        self.open("login")
        self.page.get_by_label("Token").fill(self.site.token)
        self.page.get_by_role("button", name="Log in").click()
        self.page.wait_for_url(self.site.url())
        return self.open(path) if path else self.page


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Return a browser that the tests of a module share."""
    with launched_chromium() as browser:
        yield browser


@pytest.fixture
def make_site(empty_store: Path, tmp_path: Path) -> Iterator[Callable[..., Site]]:
    """Return a function that serves zones; the sites end with the test."""
    with ExitStack() as closing:

        def make(*played: Played, simulated: bool = False) -> Site:
            file = tmp_path / f"site{len(list(tmp_path.glob('site*.db')))}.db"
            shutil.copy(empty_store, file)
            site = Site(file, played, simulated=simulated)
            closing.callback(site.close)
            site.start()
            return site

        yield make


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Callable[..., Visitor]]:
    """Return a function that makes a visitor of a site; keywords are options of the browser context."""
    with ExitStack() as closing:

        def visit(site: Site | TrustedSite, **options: Any) -> Visitor:
            options.setdefault("viewport", {"width": WIDTHS["desktop"], "height": 900})
            options.setdefault("locale", "en-GB")
            options.setdefault("timezone_id", "Europe/Berlin")
            context = chromium.new_context(**options)
            closing.callback(context.close)
            context.set_default_timeout(PATIENCE)
            return Visitor(site, context)

        yield visit


@pytest.fixture
def screenshot(tmp_path: Path) -> Callable[[Page, str], None]:
    """Return a function that saves a picture of a whole page in the folder of screenshots.

    The environment variable ``HEATCLOAK_SCREENSHOTS`` names the folder; by default it is temporary.
    """
    folder = Path(os.environ.get("HEATCLOAK_SCREENSHOTS") or tmp_path / "screenshots")
    folder.mkdir(parents=True, exist_ok=True)

    def save(page: Page, name: str) -> None:
        page.screenshot(path=folder / f"{re.sub('[^a-z0-9]+', '-', name.lower())}.png", full_page=True)

    return save
