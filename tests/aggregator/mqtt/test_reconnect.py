"""Reconnection. The service's tests cover brokers that are killed and return."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import aiomqtt
import pytest

from heatcloak_aggregator.mqtt import reconnect
from heatcloak_aggregator.mqtt.client import Client, ClientSettings
from heatcloak_aggregator.mqtt.reconnect import LinkState, ReconnectingSubscriber
from heatcloak_shared.errors import LinkError
from support.waiting import wait_until_async


def subscriber(broker: Any, serve: Callable[[Client], Awaitable[None]], *, reconnects: bool = True) -> Any:
    settings = ClientSettings(broker.address, "test")
    return ReconnectingSubscriber(settings, lambda: ["a"], serve, reconnects=reconnects)


async def until_lost(client: Client) -> None:
    """Return when the connection is lost."""
    with suppress(aiomqtt.MqttError):
        await client.unless_lost(asyncio.Event().wait())


def test_a_swallowed_cancellation_is_repeated(mosquitto: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Python 3.11, ``wait_for`` within aiomqtt may swallow the first one."""
    monkeypatch.setattr(reconnect, "STOP_TIMEOUT", 0.1)

    async def serve(client: Client) -> None:
        with suppress(asyncio.CancelledError):
            await until_lost(client)
        await until_lost(client)

    async def stop() -> bool:
        link = subscriber(mosquitto, serve)
        running = asyncio.create_task(link.run())
        await link.ready.wait()
        running.cancel()
        await asyncio.wait([running], timeout=30)
        return running.cancelled()

    assert asyncio.run(stop())


def test_the_reason_of_a_lost_connection_is_logged_and_shown(
    mosquitto: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def lose_and_return() -> None:
        link: Any = subscriber(mosquitto, until_lost)
        running = asyncio.create_task(link.run())
        await link.ready.wait()
        mosquitto.kill()
        await wait_until_async(lambda: link.state is LinkState.WAITING)
        assert "check that it is running" in link.problem
        mosquitto.start()
        await asyncio.wait_for(link.ready.wait(), 20)
        assert (str(link.state), link.problem) == ("up", None)
        running.cancel()
        await asyncio.wait([running])
        assert str(link.state) == "closed"

    asyncio.run(lose_and_return())
    assert any(message.endswith("; trying again") for message in caplog.messages)


@pytest.mark.parametrize("was_connected", [False, True])
def test_a_lost_connection_is_an_error_where_it_is_the_first_or_must_not_reconnect(
    mosquitto: Any, was_connected: bool
) -> None:
    async def serve(client: Client) -> None:
        mosquitto.kill()
        await until_lost(client)

    if not was_connected:
        mosquitto.kill()
    with pytest.raises(LinkError, match="check that it is running"):
        asyncio.run(subscriber(mosquitto, serve, reconnects=not was_connected).run())


def test_errors_of_the_server_function_are_passed_on(mosquitto: Any) -> None:
    async def serve(client: Client) -> None:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        asyncio.run(subscriber(mosquitto, serve).run())
