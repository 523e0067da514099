"""A service whose clock, with that of all its nodes, was far ahead for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from heatcloak_aggregator.service import Aggregator, ZoneSettings
from heatcloak_shared import Reading
from heatcloak_shared.zone import Zone

Make = Callable[..., Reading]


def test_rounds_are_pooled_again_once_it_is_right(world: Any, zone: Zone, make_reading: Make) -> None:
    """Without the rounds of the time that it was not; those before them are given up."""
    told = list[tuple[int, int]]()

    def note(_name: str, estimate: Any) -> None:
        told.append((estimate.round.number, estimate.pooled.rounds))

    async def work() -> None:
        settings = [ZoneSettings(zone, pool=5)]
        service = Aggregator(settings, world.mosquitto.address, world.store, world.clock, on_estimate=note)
        running = asyncio.create_task(service.run())
        await asyncio.wait_for(service.ready.wait(), 30)
        async with world.listening((zone,)):
            for seq, number in enumerate((100, 101, 5100, 5101, 102, 103, 104)):
                world.now = number + 0.5
                await world.publish(*(make_reading(n, number, seq=seq) for n in zone.nodes))
                await world.until(lambda seq=seq: len(told) > seq)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    world.run(work())
    assert told == [(100, 1), (101, 2), (5100, 1), (5101, 2), (102, 1), (103, 2), (104, 3)]
