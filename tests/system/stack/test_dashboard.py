"""The dashboard of the containers, at the published port, for a visitor who has the token."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from support.stack import Stack

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]


@pytest.fixture
def visitor(running: Stack) -> Iterator[httpx.Client]:
    """Return a client that keeps cookies and follows redirects."""
    with httpx.Client(
        base_url=f"http://127.0.0.1:{running.port}", follow_redirects=True, timeout=10
    ) as client:
        yield client


def test_a_visitor_with_the_token_sees_the_zone_and_its_rounds(running: Stack, visitor: httpx.Client) -> None:
    assert visitor.get("/").url.path == "/dashboard/login"
    overview = visitor.post("/dashboard/login", data={"token": running.token()})
    assert (overview.status_code, overview.url.path) == (200, "/dashboard/")
    assert 'href="/dashboard/zones/hall"' in overview.text
    running.wait_until(lambda: "12 of 12 nodes online" in visitor.get("/dashboard/").text)
    zone = visitor.get("/dashboard/zones/hall")
    assert zone.status_code == 200
    assert 'id="round"' in zone.text
    assert "n12" in zone.text
    assert "Traceback" not in running.service_log("aggregator")


def test_a_visitor_without_the_token_sees_only_the_login(running: Stack, visitor: httpx.Client) -> None:
    refused = visitor.post("/dashboard/login", data={"token": "guess" * 8})
    assert refused.status_code == 401
    for path in ("/dashboard/", "/dashboard/zones/hall", "/dashboard/zones/hall/nodes", "/dashboard/nothing"):
        assert visitor.get(path).url.path == "/dashboard/login"
    live = visitor.get("/dashboard/zones/hall/live", headers={"X-Heatcloak-Live": "1"})
    assert live.status_code == 401
    assert "hall" not in live.text


def test_make_up_prints_the_address_of_the_dashboard(running: Stack) -> None:
    done = running.run("make", "--silent", "up", seconds=300)
    assert f"dashboard: http://127.0.0.1:{running.port}/dashboard/" in done.stdout
    assert "make token" in done.stdout
