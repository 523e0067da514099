"""The service as it is, by itself, until it has committed a number of readings. Run as a program."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from heatcloak_aggregator.logs import configure_logs
from heatcloak_aggregator.service import Aggregator, AggregatorOptions, ZoneSettings
from heatcloak_aggregator.service.zone_state import DEFAULT_WINDOW
from heatcloak_aggregator.store import Store
from heatcloak_lab.benchmarks.service_programs import carried_out, say, task
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.zone import Zone, load_zone

LOOK_EVERY = 0.01
"""Seconds between looks at whether everything is committed and acknowledged: it counts as ours."""


async def _take_in(zone: Zone, broker: BrokerAddress, store: Store, count: int) -> None:
    ready = asyncio.Event()
    options = AggregatorOptions(on_ready=ready.set)
    service = Aggregator([ZoneSettings(zone, window=DEFAULT_WINDOW)], broker, store, time.time, options)
    running = asyncio.create_task(service.run())
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
    before = time.process_time()
    say(ready=0)
    await _until(lambda: not service.health().waiting and service.zones[zone.name].counts.stored >= count)
    # Acknowledged in the turn after it was committed.
    await asyncio.sleep(LOOK_EVERY)
    say(done=time.monotonic(), processor=time.process_time() - before)
    say(held=await asyncio.to_thread(store.count, zone.name))
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


async def _until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(LOOK_EVERY)


def main() -> None:
    """Take in what one task tells to take in."""
    told = task()
    configure_logs(as_json=False, level=40)
    zone = load_zone(Path(told["zone"]))
    store = Store(told["store"])
    try:
        asyncio.run(_take_in(zone, BrokerAddress(told["host"], told["port"]), store, told["count"]))
    finally:
        store.close()


if __name__ == "__main__":
    carried_out(main)
