"""A service that is told to stop stops soon, whoever does not answer it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

import psycopg

from heatcloak_aggregator.service import Aggregator, ZoneSettings
from heatcloak_aggregator.store import Store
from heatcloak_shared import Reading
from heatcloak_shared.zone import Zone

Make = Callable[..., Reading]


def test_a_database_that_hangs_in_the_middle_of_a_commit_is_not_waited_for(
    world: Any, zone: Zone, make_reading: Make, make_postgres: Callable[[], Any]
) -> None:
    """Its statement would have most of a minute; what was not taken is not there, and comes again."""
    server = make_postgres()
    world.store.close()
    world.store = Store(server.url)

    async def work() -> None:
        service = Aggregator([ZoneSettings(zone)], world.mosquitto.address, world.store, world.clock)
        running = asyncio.create_task(service.run())
        await asyncio.wait_for(service.ready.wait(), 30)
        with psycopg.connect(server.url) as other:
            other.execute("LOCK TABLE readings")
            async with world.listening((zone,)):
                await world.publish(make_reading("n01"))
                await world.until(lambda: service.health().waiting == 1)
                await asyncio.sleep(0.5)
            server.pause()
            began = monotonic()
            try:
                running.cancel()
                with suppress(asyncio.CancelledError):
                    await running
            finally:
                server.resume()
            assert monotonic() - began < 20.0

    world.run(work())
    assert world.store.count("hall") == 0
