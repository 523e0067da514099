"""The client's queue, and bursts of messages in the clear and over TLS."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import MQTTMessage

from heatcloak_aggregator.mqtt.aiomqtt_adapter import READ_AT_ONCE
from heatcloak_aggregator.mqtt.client import (
    MAX_PAYLOAD,
    MAX_TOPIC,
    Client,
    ClientSettings,
    Incoming,
    Publication,
    subscribe,
)
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


def test_messages_beyond_the_bounds_of_the_queue_are_acknowledged_and_dropped() -> None:
    """A flood of one topic, or of QoS 0, leaves room for other messages."""
    acknowledged: list[int] = []

    class Disconnected(Client):
        def send_acknowledgement(self, mid: int, qos: int) -> None:
            acknowledged.append(mid)

    async def flood() -> list[tuple[str, int]]:
        client = Disconnected(ClientSettings(BrokerAddress("127.0.0.1", 1), "test", receive_maximum=20))

        def take(topic: str, qos: int, mid: int) -> bool:
            message = MQTTMessage(mid, topic.encode())
            message.payload, message.qos = b"x", qos
            return client.take_message(message)

        assert [take("loud", 1, mid) for mid in range(1, 26)] == [True] * 20 + [False] * 5
        assert acknowledged == [21, 22, 23, 24, 25]
        assert take("quiet", 1, 26)
        assert [take(f"qos0/{n}", 0, 0) for n in range(30)] == [True] * 19 + [False] * 11
        assert take("quiet", 1, 27)
        assert (client.waiting, client.dropped) == (41, 16)
        messages = [message for _ in range(5) for message in await client.batch(10) if client.waiting]
        assert take("loud", 1, 28)
        return [(message.topic, message.mid) for message in messages]

    taken = asyncio.run(flood())
    assert taken[:20] == [("loud", mid) for mid in range(1, 21)]
    assert taken[20] == ("quiet", 26)


def test_a_message_that_is_not_accepted_is_acknowledged_and_dropped() -> None:
    """It is decided by topic and payload length; long topics and payloads are truncated in the queue."""
    acknowledged: list[int] = []
    decided: list[tuple[str, int]] = []

    class Disconnected(Client):
        def send_acknowledgement(self, mid: int, qos: int) -> None:
            acknowledged.append(mid)

    def accepts(topic: str, length: int) -> bool:
        decided.append((topic, length))
        return topic != "refused"

    async def take() -> list[Incoming]:
        client = Disconnected(ClientSettings(BrokerAddress("127.0.0.1", 1), "test", accepts))
        for mid, (topic, payload) in enumerate([("refused", b"1"), ("t" * 1000, b"x" * 100_000)], start=1):
            message = MQTTMessage(mid, topic.encode())
            message.payload, message.qos = payload, 1
            client.take_message(message)
        assert client.dropped == 1
        return await client.batch(10)

    (message,) = asyncio.run(take())
    assert (len(message.topic), len(message.payload)) == (MAX_TOPIC, MAX_PAYLOAD)
    assert decided == [("refused", 1), ("t" * 1000, 100_000)]
    assert acknowledged == [1]
