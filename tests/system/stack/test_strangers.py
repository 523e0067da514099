"""Who stands on the broker's network without credentials, or with those of one node, gets nothing more."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]

DENIED = "Not authorized"


@pytest.fixture(scope="module")
def lone_node(running: Any) -> Any:
    """With the credentials of the first node, n01."""
    return running.client("node", '--cafile /own/ca.crt -u n01 -P "$(cat /own/password)"')


def test_without_credentials_nothing_is_learnt_and_nothing_published(running: Any) -> None:
    """Not in the clear, not over TLS, not as a user without password, not at the health check's listener."""
    for credentials in (
        "",
        "--cafile /own/ca.crt",
        "--cafile /own/ca.crt -u n01",
        "--cafile /own/ca.crt -u n01 -P guess",
        "--cafile /own/ca.crt -u heatcloak_aggregator -P guess",
    ):
        stranger = running.client("node" if credentials else None, credentials)
        heard = stranger.ask("mosquitto_sub $OURS -t '#' -t '$SYS/#' -W 4")
        assert heard.stdout == "", credentials
        assert heard.returncode not in (0, 27), f"let in: {credentials}"
        sent = stranger.ask("mosquitto_pub $OURS -t heatcloak/v1/hall/n01/reading -m x -q 1")
        assert sent.returncode != 0, credentials
    stranger = running.client(None, "")
    for port in (1883, 1884):
        refused = stranger.ask(f"mosquitto_sub -h broker -p {port} -t '#' -W 4")
        assert (refused.returncode, refused.stdout) == (1, ""), "nobody listens: there is no answer at all"


def test_http_tells_a_stranger_no_more_than_that_it_is_there(running: Any) -> None:
    """Whoever reaches the port needs a token for everything that is about a zone."""
    assert running.get("/healthz").status_code == 200
    assert running.get("/readyz").json()["problems"] == {}
    for path in ("/metrics", "/api/v1/zones", "/api/v1/zones/hall/estimates/latest", "/nothing"):
        assert running.get(path).status_code == 401
        assert running.get(path, "guess").status_code == 401
    assert running.get("/api/v1/zones", running.token()).status_code == 200


def test_a_nodes_credentials_touch_no_other_node(lone_node: Any) -> None:
    """n01 hears what is said to n01 alone, and speaks for n01 alone."""
    everything = ("#", "heatcloak/#", "heatcloak/v1/hall/+/stored", "heatcloak/v1/hall/estimate", "$SYS/#")
    heard = lone_node.hears(*everything, "heatcloak/v1/hall/n02/#", "heatcloak/v1/hall/+/reading")
    assert set(heard) == {"heatcloak/v1/hall/n01/stored"}
    for topic in (
        "heatcloak/v1/hall/n02/reading",
        "heatcloak/v1/hall/n02/status",
        "heatcloak/v1/hall/n02/stored",
        "heatcloak/v1/hall/n01/stored",
        "heatcloak/v1/hall/n02/cmd",
        "heatcloak/v1/hall/estimate",
        "heatcloak/v1/other/n01/reading",
        "homeassistant/device/heatcloak_hall_n02/config",
    ):
        assert DENIED in lone_node.publishes(topic), topic
    # What a node may do is not denied: the answers above are the access list's.
    assert DENIED not in lone_node.publishes("heatcloak/v1/hall/n01/reading")
