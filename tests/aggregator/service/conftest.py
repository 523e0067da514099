"""An aggregator at a real broker with a real store, and somebody who publishes and listens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import aiomqtt
import pytest

from heatcloak_aggregator.service import Aggregator, ZoneSettings
from heatcloak_aggregator.store import Store
from heatcloak_shared import Reading, encode_reading
from heatcloak_shared.topics import estimate_topic, node_topic
from heatcloak_shared.wire import Estimate, Stored, decode_estimate, decode_stored
from heatcloak_shared.zone import Zone

NOW = 100.5
"""By the service's clock; a round has one second, and its number is the second."""


class World:
    """A broker, a store, a clock that the test sets, and somebody who publishes and listens."""

    def __init__(self, mosquitto: Any, folder: Path) -> None:
        self.mosquitto = mosquitto
        self.path = folder / "s.db"
        self.store = Store(f"sqlite:///{self.path}")
        self.now = NOW
        self.began: float | None = None
        self.estimates: list[Estimate] = []
        self.stored: dict[str, Stored] = {}
        self.client: aiomqtt.Client

    def clock(self) -> float:
        """What the service's clock says: what the test set it to, and goes on from there if it runs."""
        return self.now + (0.0 if self.began is None else monotonic() - self.began)

    @asynccontextmanager
    async def serving(self, *zones: Zone, **options: Any) -> AsyncIterator[Aggregator]:
        """An aggregator that is ready, and somebody at its broker."""
        settings = [ZoneSettings(zone) for zone in zones]
        service = Aggregator(settings, self.mosquitto.address, self.store, self.clock, **options)
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
        """Somebody at its broker, who hears what the service tells."""
        where = self.mosquitto.address
        async with aiomqtt.Client(where.host, where.port, protocol=aiomqtt.ProtocolVersion.V5) as client:
            for zone in zones:
                await client.subscribe(estimate_topic(zone.name), 1)
                await client.subscribe(node_topic(zone.name, "+", "stored"), 1)
            self.client = client
            hearing = asyncio.create_task(self._hear(client))
            try:
                yield
            finally:
                hearing.cancel()
                await asyncio.gather(hearing, return_exceptions=True)

    async def _hear(self, client: aiomqtt.Client) -> None:
        async for message in client.messages:
            payload = bytes(message.payload)
            if str(message.topic).endswith("/estimate"):
                self.estimates.append(decode_estimate(payload))
            else:
                self.stored[str(message.topic)] = decode_stored(payload)

    def is_told(self, node: str, seq: int) -> bool:
        """Whether the hall's node has heard that its readings are stored up to a number."""
        return self.stored.get(node_topic("hall", node, "stored")) == Stored("5f0c" * 8, seq)

    async def publish(self, *readings: Reading) -> None:
        """Publish readings as their nodes would; the broker has them."""
        for reading in readings:
            topic = node_topic(reading.zone, reading.node, "reading")
            await self.client.publish(topic, encode_reading(reading), qos=1)

    @staticmethod
    async def until(met: Callable[[], object], seconds: float = 20.0) -> None:
        """Wait until something is so."""
        deadline = asyncio.get_running_loop().time() + seconds
        while not met():
            assert asyncio.get_running_loop().time() < deadline, "it never came to be"
            await asyncio.sleep(0.02)

    @staticmethod
    def run(work: Awaitable[None]) -> None:
        """Do it within a minute."""

        async def bounded() -> None:
            await asyncio.wait_for(work, 60)

        asyncio.run(bounded())


@pytest.fixture
def world(mosquitto: Any, tmp_path: Path) -> Any:
    """A mosquitto and an empty store."""
    made = World(mosquitto, tmp_path)
    yield made
    made.store.close()
