"""The demo on a shared broker: it reports readings that its own nodes did not send."""

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
def foreign_publisher(mosquitto: Any) -> Iterator[None]:
    """Publish the first three readings of other nodes again, under another boot."""
    replayed: set[str] = set()

    def replay(client: Client, userdata: object, message: MQTTMessage) -> None:
        if len(replayed) < REPLAYED and message.topic not in replayed:
            replayed.add(message.topic)
            repeated = replace(decode_reading(bytes(message.payload)), boot="5" * 32, seq=0)
            client.publish(message.topic, encode_reading(repeated), qos=1)

    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    client.on_message = replay
    client.on_connect = lambda client, *_: client.subscribe("heatcloak/v1/+/+/reading", qos=1)
    client.connect("127.0.0.1", mosquitto.port)
    client.loop_start()
    yield
    client.disconnect()
    client.loop_stop()


@pytest.mark.usefixtures("foreign_publisher")
def test_foreign_readings_are_counted_separately_and_fail_the_run(mosquitto: Any) -> None:
    """No reading counts as lost, and the number of lost readings is not negative."""
    result = CliRunner().invoke(
        assemble(), ["demo", "--rounds", "2", "--broker", f"127.0.0.1:{mosquitto.port}"]
    )
    expected = f"100 published, 100 stored, 0 lost; {REPLAYED} stored from unknown nodes"
    assert expected in result.output, result.output
    assert result.exit_code == 1
