"""An aggregator at a real broker with a real store, and a client that publishes and subscribes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

import aiomqtt
import pytest

from heatcloak_aggregator.service import Aggregator, AggregatorOptions, ZoneSettings
from heatcloak_aggregator.store import Store
from heatcloak_shared import Reading, encode_reading
from heatcloak_shared.topics import estimate_topic, node_topic
from heatcloak_shared.wire import Estimate, Stored, decode_estimate, decode_stored
from heatcloak_shared.zone import Zone
from support.waiting import wait_until_async

NOW = 100.5
"""The service's clock; a round lasts one second, and its number is the second."""


class Harness:
    """A broker, a store, a clock that the test sets, and a client.

    Attributes:
        now: the service's clock.
        clock_reads: how often the service has read it.
        began: the monotonic time at which the clock started; None while it is stopped.
        estimates: the estimates that the service published.
        stored: the last acknowledgement on each topic.
    """

    def __init__(self, mosquitto: Any, store: Store) -> None:
        self.mosquitto = mosquitto
        self.store = store
        self.now = NOW
        self.clock_reads = 0
        self.began: float | None = None
        self.estimates: list[Estimate] = []
        self.stored: dict[str, Stored] = {}
        self.client: aiomqtt.Client

    def clock(self) -> float:
        """Return the service's time."""
        self.clock_reads += 1
        return self.now + (0.0 if self.began is None else monotonic() - self.began)

    def new_service(self, *settings: ZoneSettings, **options: Any) -> Aggregator:
        """Return an aggregator that does not run yet."""
        return Aggregator(
            settings, self.mosquitto.address, self.store, self.clock, AggregatorOptions(**options)
        )

    @asynccontextmanager
    async def serving(
        self, *zones: Zone, pool: int = 1, method: str = "bpdn", **options: Any
    ) -> AsyncIterator[Aggregator]:
        """Run an aggregator that is ready, and the client."""
        service = self.new_service(
            *(ZoneSettings(zone, method=method, pool=pool) for zone in zones), **options
        )
        running = asyncio.create_task(service.run())
        try:
            await asyncio.wait_for(service.ready.wait(), 30)
            async with self.listening(zones):
                yield service
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    @asynccontextmanager
    async def listening(self, zones: tuple[Zone, ...]) -> AsyncIterator[None]:
        """Connect the client and subscribe to the service's topics."""
        address = self.mosquitto.address
        async with aiomqtt.Client(address.host, address.port, protocol=aiomqtt.ProtocolVersion.V5) as client:
            for zone in zones:
                await client.subscribe(estimate_topic(zone.name), 1)
                await client.subscribe(node_topic(zone.name, "+", "stored"), 1)
            self.client = client
            receiving = asyncio.create_task(self._receive(client))
            try:
                yield
            finally:
                receiving.cancel()
                await asyncio.gather(receiving, return_exceptions=True)

    async def _receive(self, client: aiomqtt.Client) -> None:
        async for message in client.messages:
            payload = bytes(message.payload)
            if str(message.topic).endswith("/estimate"):
                self.estimates.append(decode_estimate(payload))
            else:
                self.stored[str(message.topic)] = decode_stored(payload)

    def is_acknowledged(self, node: str, seq: int) -> bool:
        """Return whether the readings of a node of the hall up to a number were acknowledged last."""
        return self.stored.get(node_topic("hall", node, "stored")) == Stored("5f0c" * 8, seq)

    async def publish(self, *readings: Reading) -> None:
        """Publish readings as their nodes would; return when the broker has them."""
        for reading in readings:
            topic = node_topic(reading.zone, reading.node, "reading")
            await self.client.publish(topic, encode_reading(reading), qos=1)

    until = staticmethod(wait_until_async)

    @staticmethod
    def run(work: Awaitable[None]) -> None:
        """Run a test's coroutine for at most two minutes."""

        async def bounded() -> None:
            await asyncio.wait_for(work, 120)

        asyncio.run(bounded())


@pytest.fixture
def harness(mosquitto: Any, sqlite_store: Store) -> Harness:
    """A mosquitto and an empty store."""
    return Harness(mosquitto, sqlite_store)
