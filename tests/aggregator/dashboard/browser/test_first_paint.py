"""How soon pages of a real demo show something."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from support.waiting import wait_until

pytestmark = pytest.mark.alone

MOST = 2000.0
"""Milliseconds."""
FIRST_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


class Demo:
    """A running ``heatcloak demo --dashboard``."""

    def __init__(self, output: Path) -> None:
        self._output = output
        with output.open("wb") as file:
            command = [sys.executable, "-m", "heatcloak_aggregator", "demo", "--dashboard", "--rounds", "20"]
            self._process = subprocess.Popen(command, stdout=file, stderr=subprocess.STDOUT)

    def value(self, name: str) -> str:
        """Wait until it has printed a value, and return that."""
        found: list[str] = []

        def is_printed() -> bool:
            text = self._output.read_text(encoding="utf-8", errors="replace")
            found[:] = re.findall(rf"^{name} +(\S+)$", text, re.MULTILINE)
            return bool(found)

        wait_until(is_printed, 150, lambda: self._output.read_text())  # a fresh checkout compiles first
        return found[0]

    def stop(self) -> None:
        """Interrupt it, and wait for its end."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(60)


@pytest.fixture
def demo(tmp_path: Path) -> Iterator[Demo]:
    """Return a running demo."""
    running = Demo(tmp_path / "demo.txt")
    yield running
    running.stop()


def first_paint(page: Page) -> float:
    """Return the milliseconds from the request of a page to its first contents."""
    return float(page.wait_for_function(FIRST_PAINT).json_value())


def test_pages_of_a_demo_show_something_within_two_seconds(demo: Demo, chromium: Browser) -> None:
    address, token = demo.value("dashboard"), demo.value("token")
    with chromium.new_context() as context:
        page = context.new_page()
        page.goto(address)
        paints = {"login": first_paint(page)}
        page.get_by_label("Token").fill(token)
        page.keyboard.press("Enter")
        page.get_by_role("link", name="demo", exact=True).wait_for()
        paints["overview"] = first_paint(page)
        page.get_by_role("link", name="demo", exact=True).click()
        page.get_by_text("Is everything working?").wait_for()
        paints["zone"] = first_paint(page)
    assert {name: paint for name, paint in paints.items() if paint >= MOST} == {}
