"""The aggregator's connection, when the broker goes away in the middle of a word."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import aiomqtt
import pytest

from heatcloak_aggregator.mqtt import reconnect
from heatcloak_aggregator.mqtt.client import Client
from heatcloak_aggregator.mqtt.link import mqtt_client, subscribe
from heatcloak_aggregator.mqtt.reconnect import Connections


def test_a_lost_connection_is_not_waited_for(mosquitto: Any) -> None:
    """Nobody answers a publish that a broker took with it: the next connection must not wait for that."""
    waited: list[float] = []

    async def lose_it() -> None:
        async with mqtt_client(mosquitto.address, "test") as client:
            os.kill(mosquitto._process.pid, signal.SIGSTOP)
            publishing = asyncio.gather(client.publish("a", b"1", qos=1))
            waiting = asyncio.create_task(client.unless_lost(publishing))
            await asyncio.sleep(0.2)
            assert not waiting.done()
            mosquitto.kill()
            began = time.monotonic()
            with pytest.raises(aiomqtt.MqttError, match="before an answer"):
                await waiting
            waited.append(time.monotonic() - began)

    with suppress(aiomqtt.MqttError):  # there is nothing to take leave of
        asyncio.run(lose_it())
    assert waited
    assert waited[0] < 2.0


def test_what_the_broker_answers_is_handed_on(mosquitto: Any) -> None:
    """A result, or the error of what was tried."""

    async def answer() -> int:
        await asyncio.sleep(0.01)
        return 7

    async def fail() -> int:
        raise KeyError("mine")

    async def ask() -> int:
        async with mqtt_client(mosquitto.address, "test") as client:
            with pytest.raises(KeyError, match="mine"):
                await client.unless_lost(fail())
            return await client.unless_lost(answer())

    assert asyncio.run(ask()) == 7


def test_who_floods_one_topic_leaves_room_for_the_others(mosquitto: Any) -> None:
    """Of one topic only so much waits; what is beyond is acknowledged and dropped, and nobody is held up."""

    async def flood() -> tuple[int, Counter[str]]:
        where = mosquitto.address
        async with (
            mqtt_client(where, "test", receive_maximum=50) as client,
            mqtt_client(where, "loud") as loud,
        ):
            await subscribe(client, ["a/+"])
            for number in range(500):
                await loud.publish("a/loud", str(number), qos=1)
                if number % 100 == 0:
                    await loud.publish("a/quiet", str(number), qos=1)
            await asyncio.sleep(0.3)
            waiting = Counter[str]()
            while client.waiting:
                batch = await client.batch(20)
                waiting.update(message.topic for message in batch)
                client.acknowledge(batch)
                await asyncio.sleep(0.1)
            return client.dropped, waiting

    dropped, came = asyncio.run(flood())
    assert came["a/quiet"] == 5
    assert came["a/loud"] + dropped == 500


def test_a_cancellation_that_is_swallowed_is_said_again(
    mosquitto: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Python 3.11's ``wait_for`` does within aiomqtt: whoever is told to stop stops all the same."""
    monkeypatch.setattr(reconnect, "LONGEST_FAREWELL", 0.1)

    async def serve(client: Client) -> None:
        with suppress(asyncio.CancelledError):
            await client.lost()
        await client.lost()

    async def stop() -> bool:
        connections = Connections(mosquitto.address, "test", lambda: ["a"], serve)
        keeping = asyncio.create_task(connections.keep())
        await connections.ready.wait()
        keeping.cancel()
        await asyncio.wait([keeping], timeout=5)
        return keeping.cancelled()

    assert asyncio.run(stop())
