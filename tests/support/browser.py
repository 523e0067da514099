"""A real browser for tests of the dashboard: Chromium, what its pages report, and axe-core.

Chromium is Debian's package and is not downloaded: its shell without windows, which takes half the processor
time, or else the whole. Without both, tests are skipped, or fail if CI=true.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

from support.programs import find_program

ARGUMENTS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
WIDTHS = {"desktop": 1200, "phone": 375}
"""Widths of windows in pixels."""
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
"""Tags of the rules that axe-core checks."""
_AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
_REPORT_VIOLATIONS = """
document.addEventListener("securitypolicyviolation",
    (event) => reportViolation(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`));
"""


@contextmanager
def launched_chromium() -> Iterator[Browser]:
    """Yield a running browser.

    Leave this context before other code of the thread uses asyncio: Playwright occupies the thread's event
    loop.
    """
    shell = "chromium-headless-shell"
    program = find_program(shell if shutil.which(shell) else "chromium", shell)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            browser.close()


class Complaints:
    """What a browser reports about the pages of a context that it should not have to.

    It collects errors and warnings of the console, uncaught exceptions, violations of the content security
    policy, and requests to other hosts.

    Args:
        context: a new context of the browser.
        origin: where all requests should go.
    """

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self._found: list[str] = []
        self._origin = origin
        context.expose_binding("reportViolation", lambda _, text: self._found.append(f"policy: {text}"))
        context.add_init_script(_REPORT_VIOLATIONS)
        context.on("console", self._console)
        context.on("weberror", lambda error: self._found.append(f"exception: {error.error}"))
        context.on("request", self._request)

    def unexpected(self, *expected: str) -> list[str]:
        """Return the complaints that match none of the ``expected`` regular expressions."""
        return [each for each in self._found if not any(re.search(pattern, each) for pattern in expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._found.append(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith(f"{self._origin}/"):
            self._found.append(f"request: {request.url}")


def axe_violations(page: Page) -> list[str]:
    """Return the violations of accessibility rules that axe-core finds: rule, elements, and why."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(_AXE)  # evaluated by the debugger, to which the page's policy does not apply
    options: dict[str, Any] = {
        "runOnly": {"type": "tag", "values": list(TAGS)},
        "rules": {"target-size": {"enabled": True}},
        "resultTypes": ["violations"],
    }
    found = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{rule['id']}: {node['html'][:200]} {' '.join(node['failureSummary'].split())}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def problems_in_all_looks(page: Page, name: str, screenshot: Callable[[Page, str], None]) -> list[str]:
    """Return what is wrong with a page in light and dark, on a desktop and on a phone.

    It must break no rule of `axe_violations`, and must not be wider than its window.

    Args:
        page: the page.
        name: its name in texts and screenshots.
        screenshot: saves a picture of each look.
    """
    problems = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        for device, width in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": 900})
            look = f"{name}-{scheme}-{device}"
            screenshot(page, look)
            problems += [f"{look}: {each}" for each in axe_violations(page)]
            excess = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
            if excess > 0:
                problems.append(f"{look}: {excess} pixels wider than the window")
    return problems
