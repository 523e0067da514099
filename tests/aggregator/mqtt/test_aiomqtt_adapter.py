"""The private parts of aiomqtt that the adapter uses, and what it builds from them."""

from __future__ import annotations

import asyncio
import inspect
import os
import signal
import time
from contextlib import suppress
from importlib.metadata import version
from typing import Any

import aiomqtt
import paho.mqtt.client as paho
import pytest

from heatcloak_aggregator.mqtt.client import Client, ClientSettings, Publication

OVERRIDDEN = {
    "_on_message": ["self", "client", "userdata", "message"],
    "_on_publish": ["self", "client", "userdata", "mid", "reason_code", "properties"],
    "_on_socket_open": ["self", "client", "userdata", "sock"],
    "_on_socket_register_write": ["self", "client", "userdata", "sock"],
}


def test_the_installed_libraries_are_those_that_the_adapter_was_written_for() -> None:
    """If this fails, compare aiomqtt's client with the adapter, then extend the versions here and there."""
    assert version("aiomqtt").rpartition(".")[0] == "2.5"
    assert version("paho-mqtt").rpartition(".")[0] in ("2.1", "2.2")


@pytest.mark.parametrize("name", OVERRIDDEN)
def test_aiomqtt_has_the_private_method_that_the_adapter_overrides(name: str) -> None:
    method = getattr(aiomqtt.Client, name)
    assert list(inspect.signature(method).parameters) == OVERRIDDEN[name]


def test_aiomqtt_has_the_private_attributes_that_the_adapter_uses() -> None:
    async def build() -> dict[str, Any]:
        return vars(aiomqtt.Client("127.0.0.1"))

    attributes = asyncio.run(build())
    assert isinstance(attributes["_client"], paho.Client)
    assert isinstance(attributes["_loop"], asyncio.AbstractEventLoop)
    for name in ("_connected", "_disconnected"):
        assert isinstance(attributes[name], asyncio.Future)
        assert not attributes[name].done()


def test_aiomqtt_calls_the_overridden_methods(mosquitto: Any) -> None:
    """Through paho, so that a changed registration of callbacks is noticed."""
    called: set[str] = set()

    class Recorder(Client):
        pass

    for name in OVERRIDDEN:

        def record(self: Client, *arguments: Any, _name: str = name) -> None:
            called.add(_name)
            getattr(Client, _name)(self, *arguments)

        setattr(Recorder, name, record)

    async def exchange() -> None:
        async with Recorder(ClientSettings(mosquitto.address, "test")) as client:
            await client.subscribe("a", 1)
            await client.publish_all([Publication("a", b"1", retain=False)])
            assert [message.payload for message in await client.batch(10)] == [b"1"]

    asyncio.run(exchange())
    assert called == set(OVERRIDDEN)


def test_waiting_for_an_answer_ends_when_the_connection_is_lost(mosquitto: Any) -> None:
    seconds: list[float] = []

    async def lose_connection() -> None:
        async with Client(ClientSettings(mosquitto.address, "test")) as client:
            os.kill(mosquitto._process.pid, signal.SIGSTOP)
            publishing = asyncio.gather(client.publish("a", b"1", qos=1))
            waiting = asyncio.create_task(client.unless_lost(publishing))
            await asyncio.sleep(0)
            assert not waiting.done()
            mosquitto.kill()
            began = time.monotonic()
            with pytest.raises(aiomqtt.MqttError, match="before an answer"):
                await waiting
            seconds.append(time.monotonic() - began)

    with suppress(aiomqtt.MqttError):  # the client can't disconnect any more
        asyncio.run(lose_connection())
    assert seconds
    assert seconds[0] < 2.0


def test_results_and_errors_of_awaited_work_are_passed_on(mosquitto: Any) -> None:
    async def answer() -> int:
        await asyncio.sleep(0)
        return 7

    async def fail() -> int:
        raise KeyError("mine")

    async def ask() -> int:
        async with Client(ClientSettings(mosquitto.address, "test")) as client:
            with pytest.raises(KeyError, match="mine"):
                await client.unless_lost(fail())
            return await client.unless_lost(answer())

    assert asyncio.run(ask()) == 7
