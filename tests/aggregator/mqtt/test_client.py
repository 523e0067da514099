"""The client's queue, and bursts of messages in the clear and over TLS."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.mqtt.aiomqtt_adapter import READ_AT_ONCE
from heatcloak_aggregator.mqtt.client import Client, ClientSettings, Publication, subscribe
from heatcloak_aggregator.provision.certificates import (
    authority_certificate,
    key_text,
    new_key,
    signed_certificate,
    text_of,
)
from heatcloak_shared.broker import BrokerAddress, Tls

BURST = 20 * READ_AT_ONCE


@pytest.fixture
def tls_address(mosquitto: Any, tmp_path: Path) -> Callable[[], BrokerAddress]:
    """Restart the broker with a TLS listener, and return its address."""

    def listen() -> BrokerAddress:
        now, ca_key, key = datetime.now(UTC), new_key(), new_key()
        ca = authority_certificate(ca_key, "test", now)
        certificate = signed_certificate(ca, ca_key, key, "broker", ["127.0.0.1"], now, 30)
        files = {"ca.crt": text_of(ca), "broker.crt": text_of(certificate), "broker.key": key_text(key)}
        for name, text in files.items():
            (tmp_path / name).write_text(text, encoding="ascii")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        conf = mosquitto._conf
        more = f"\nlistener {port} 127.0.0.1\ncertfile {tmp_path}/broker.crt\nkeyfile {tmp_path}/broker.key\n"
        conf.write_text(conf.read_text(encoding="ascii") + more, encoding="ascii")
        mosquitto.kill()
        mosquitto.start()
        return BrokerAddress("127.0.0.1", port, tls=Tls(tmp_path / "ca.crt"))

    return listen


@pytest.mark.parametrize("over_tls", [False, True])
def test_a_burst_arrives_whole_and_in_order(
    mosquitto: Any, tls_address: Callable[[], BrokerAddress], over_tls: bool
) -> None:
    """With different lengths, so that packets and TLS records begin at different places."""
    address = tls_address() if over_tls else mosquitto.address
    sent = [b"%d " % number + b"x" * (number % 700) for number in range(BURST)]

    async def receive() -> list[bytes]:
        received: list[bytes] = []
        async with (
            Client(ClientSettings(address, "test", receive_maximum=BURST)) as client,
            Client(ClientSettings(mosquitto.address, "load")) as load,
        ):
            await subscribe(client, ["t"])
            publishing = asyncio.create_task(
                load.publish_all([Publication("t", payload, retain=False) for payload in sent])
            )
            while len(received) < BURST:
                batch = await asyncio.wait_for(client.batch(1000), 10.0)
                client.acknowledge(batch)
                received += [message.payload for message in batch]
            await publishing
        return received

    assert asyncio.run(receive()) == sent


def test_a_flood_of_one_topic_leaves_room_for_the_others(mosquitto: Any) -> None:
    """Messages of one topic beyond the bound are acknowledged and dropped, so that none is held up."""

    async def flood() -> tuple[int, Counter[str]]:
        where = mosquitto.address
        async with (
            Client(ClientSettings(where, "test", receive_maximum=50)) as client,
            Client(ClientSettings(where, "loud")) as loud,
        ):
            await subscribe(client, ["a/+"])
            for number in range(500):
                await loud.publish("a/loud", str(number), qos=1)
                if number % 100 == 0:
                    await loud.publish("a/quiet", str(number), qos=1)
            received = Counter[str]()
            while received["a/quiet"] < 5 or received["a/loud"] + client.dropped < 500:
                batch = await asyncio.wait_for(client.batch(20), 10.0)
                received.update(message.topic for message in batch)
                client.acknowledge(batch)
                await asyncio.sleep(0.1)
            return client.dropped, received

    dropped, received = asyncio.run(flood())
    assert received["a/quiet"] == 5
    assert received["a/loud"] + dropped == 500
