"""A dashboard of zones of every kind, served on loopback."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from support.dashboard_site import Site
from support.dashboard_zones import corridor, heatmap, positions, village_graph


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """Return a running dashboard of four zones, whose worlds are real."""
    running = Site(tmp_path / "store.db", [corridor(), village_graph(), heatmap(), positions()])
    running.start()
    yield running
    running.close()


@pytest.fixture
def visitor(site: Site) -> Iterator[httpx.Client]:
    """Return a client that is logged in."""
    with anonymous(site) as client:
        assert log_in(client, site.token).status_code == 303
        yield client


def anonymous(site: Site) -> httpx.Client:
    """Return a client without a session."""
    return httpx.Client(base_url=site.origin, timeout=60, trust_env=False)


def log_in(client: httpx.Client, token: str, **headers: str) -> httpx.Response:
    """Send a token to the login page."""
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return client.post("/dashboard/login", data={"token": token}, headers=names)
