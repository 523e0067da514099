"""The demo on a broker that somebody else uses too: what it says of readings that none of its nodes sent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion
from typer.testing import CliRunner

from heatcloak_aggregator.cli.main import assemble
from heatcloak_shared.wire import decode_reading, encode_reading

REPLAYED = 3


@pytest.fixture
def stranger(mosquitto: Any) -> Iterator[None]:
    """Somebody who sends the first three readings that pass by once more, under a boot of their own."""
    replayed: set[str] = set()

    def replay(client: Client, userdata: object, message: MQTTMessage) -> None:
        if len(replayed) < REPLAYED and message.topic not in replayed:
            replayed.add(message.topic)
            again = replace(decode_reading(bytes(message.payload)), boot="5" * 32, seq=0)
            client.publish(message.topic, encode_reading(again), qos=1)

    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    client.on_message = replay
    client.on_connect = lambda client, *_: client.subscribe("heatcloak/v1/+/+/reading", qos=1)
    client.connect("127.0.0.1", mosquitto.port)
    client.loop_start()
    yield
    client.disconnect()
    client.loop_stop()


@pytest.mark.usefixtures("stranger")
def test_what_a_stranger_sent_is_counted_apart(mosquitto: Any) -> None:
    """Nothing of ours is lost, and less than nothing can't be; the run fails, and says why."""
    done = CliRunner().invoke(
        assemble(), ["demo", "--rounds", "2", "--broker", f"127.0.0.1:{mosquitto.port}"]
    )
    told = f"100 published, 100 stored, 0 lost; {REPLAYED} stored that no node of ours sent"
    assert told in done.output, done.output
    assert done.exit_code == 1
