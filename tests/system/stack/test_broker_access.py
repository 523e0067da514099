"""A stranger on the broker's network learns nothing; a node may read and publish only its own messages."""

from __future__ import annotations

import pytest

from support.stack import BrokerClient, Stack

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]

DENIED = "Not authorized"


@pytest.fixture(scope="module")
def first_node(running: Stack) -> BrokerClient:
    """A client with the credentials of the first node, n01."""
    return running.client("node", '--cafile /own/ca.crt -u n01 -P "$(cat /own/password)"')


@pytest.mark.parametrize(
    "credentials",
    [
        "",
        "--cafile /own/ca.crt",
        "--cafile /own/ca.crt -u n01",
        "--cafile /own/ca.crt -u n01 -P guess",
        "--cafile /own/ca.crt -u heatcloak_aggregator -P guess",
    ],
)
def test_a_client_without_valid_credentials_can_neither_read_nor_publish(
    running: Stack, credentials: str
) -> None:
    stranger = running.client("node" if credentials else None, credentials)
    done = stranger.run(
        "mosquitto_sub $OPTIONS -t '#' -t '$SYS/#' -W 4; echo subscribed=$?;"
        "mosquitto_pub $OPTIONS -t heatcloak/v1/hall/n01/reading -m x -q 1; echo published=$?"
    )
    subscribed, published = done.stdout.splitlines()
    assert subscribed.removeprefix("subscribed=") not in ("0", "27"), "27 is the end of a subscription"
    assert published.removeprefix("published=") != "0"


@pytest.mark.parametrize("port", [1883, 1884])
def test_the_plain_ports_do_not_answer(running: Stack, port: int) -> None:
    refused = running.client(None, "").run(f"mosquitto_sub -h broker -p {port} -t '#' -W 4")
    assert (refused.returncode, refused.stdout) == (1, "")


def test_http_answers_a_stranger_only_about_its_health(running: Stack) -> None:
    assert running.get("/healthz").status_code == 200
    assert running.get("/readyz").json()["problems"] == {}
    for path in ("/metrics", "/api/v1/zones", "/api/v1/zones/hall/estimates/latest", "/nothing"):
        assert running.get(path).status_code == 401
        assert running.get(path, "guess").status_code == 401
    assert running.get("/api/v1/zones", running.token()).status_code == 200


def test_a_node_receives_only_its_own_messages(first_node: BrokerClient) -> None:
    everything = ("#", "heatcloak/#", "heatcloak/v1/hall/+/stored", "heatcloak/v1/hall/estimate", "$SYS/#")
    others = ("heatcloak/v1/hall/n02/#", "heatcloak/v1/hall/+/reading")
    topics = first_node.receive(*everything, *others, count=5, seconds=60)
    assert set(topics) == {"heatcloak/v1/hall/n01/stored"}


def test_a_node_publishes_only_as_itself(first_node: BrokerClient) -> None:
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
        assert DENIED in first_node.publish(topic), topic
    assert DENIED not in first_node.publish("heatcloak/v1/hall/n01/reading")
