"""A subscriber that records every message of the nodes at a broker."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_shared import Reading, decode_reading
from heatcloak_shared.wire import NodeState, Status, decode_status


class NodeListener:
    """Subscribe to all topics; messages come out in the order of their arrival.

    Args:
        port: the broker's port.
    """

    def __init__(self, port: int) -> None:
        self._messages: queue.Queue[tuple[str, bytes, float]] = queue.Queue()
        self._client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        subscribed = threading.Event()
        self._client.on_connect = lambda client, *_: client.subscribe("#", qos=1)
        self._client.on_subscribe = lambda *_: subscribed.set()
        self._client.on_message = lambda _client, _data, message: self._messages.put(
            (message.topic, bytes(message.payload), time.time())
        )
        self._client.connect("127.0.0.1", port)
        self._client.loop_start()
        assert subscribed.wait(30)

    def next(self, leaf: str) -> tuple[bytes, float]:
        """Return the next message whose topic ends with ``leaf``, and the time at which it arrived."""
        while True:
            topic, payload, arrived = self._messages.get(timeout=30)
            if topic.endswith(f"/{leaf}"):
                return payload, arrived

    def next_of_any(self) -> tuple[str, bytes]:
        """Return topic and payload of the next message, whatever its topic."""
        return self._messages.get(timeout=30)[:2]

    def reading(self) -> tuple[Reading, float]:
        """Return the next reading, and the time at which it arrived."""
        payload, arrived = self.next("reading")
        return decode_reading(payload), arrived

    def status_other_than(self, *states: NodeState) -> Status:
        """Return the next status whose state is none of ``states``."""
        while (status := decode_status(self.next("status")[0])).state in states:
            pass
        return status

    def readings_within(self, seconds: float) -> int:
        """Return how many readings arrive in the next ``seconds``."""
        deadline = time.monotonic() + seconds
        count = 0
        while (remaining := deadline - time.monotonic()) > 0:
            with suppress(queue.Empty):
                count += self._messages.get(timeout=remaining)[0].endswith("/reading")
        return count

    def close(self) -> None:
        """Disconnect."""
        self._client.disconnect()
        self._client.loop_stop()


@pytest.fixture
def node_listener(mosquitto: Any) -> Iterator[NodeListener]:
    """Return a subscriber at the running mosquitto."""
    listener = NodeListener(mosquitto.port)
    yield listener
    listener.close()
