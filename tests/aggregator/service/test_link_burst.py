"""More messages than are read in one turn of the event loop, in the clear and over TLS."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.mqtt.client import READ_AT_ONCE
from heatcloak_aggregator.mqtt.link import mqtt_client, subscribe
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
def secured(mosquitto: Any, tmp_path: Path) -> Callable[[], BrokerAddress]:
    """Has the broker listen for TLS too, and says where."""

    def listen() -> BrokerAddress:
        now, ca_key, key = datetime.now(UTC), new_key(), new_key()
        ca = authority_certificate(ca_key, "test", now)
        made = signed_certificate(ca, ca_key, key, "broker", ["127.0.0.1"], now, 30)
        files = {"ca.crt": text_of(ca), "broker.crt": text_of(made), "broker.key": key_text(key)}
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
def test_a_burst_comes_in_whole_and_in_order(
    mosquitto: Any, secured: Callable[[], BrokerAddress], over_tls: bool
) -> None:
    """Of different lengths, so that packets and TLS records begin at different places."""
    address = secured() if over_tls else mosquitto.address
    sent = [b"%d " % number + b"x" * (number % 700) for number in range(BURST)]

    async def take() -> list[bytes]:
        came: list[bytes] = []
        async with mqtt_client(address, "test", receive_maximum=BURST) as client:
            await subscribe(client, ["t"])
            async with mqtt_client(mosquitto.address, "load") as load:
                for payload in sent:
                    load._client.publish("t", payload, 1)
                while len(came) < BURST:
                    batch = await asyncio.wait_for(client.batch(1000), 10.0)
                    client.acknowledge(batch)
                    came += [message.payload for message in batch]
        return came

    assert asyncio.run(take()) == sent
