"""The receivers of the ingest benchmark: the service, a bare aiomqtt loop and a bare paho client.

``python -m heatcloak_lab.benchmarks.service.receivers`` reads one task and sends ``ready`` when it is
subscribed, ``done`` and ``processor`` after the last message, and ``received``, the number of messages that
it holds.
"""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from heatcloak_lab.benchmarks.programs import receive_task, run_program, send_to_parent
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.zone import load_zone

POLL_INTERVAL = 0.01
"""Seconds between checks whether everything is committed; they count as the service's time."""


def main() -> None:
    """Receive the messages of one task."""
    task = receive_task()
    receivers = {"service": _run_service, "aiomqtt": _run_aiomqtt, "paho": _run_paho}
    receivers[task["kind"]](task, BrokerAddress(task["host"], task["port"]))


def _run_service(task: dict[str, Any], broker: BrokerAddress) -> None:
    """Run the service until it has committed and acknowledged ``count`` readings."""
    from heatcloak_aggregator.logs import configure_logs
    from heatcloak_aggregator.service import Aggregator, AggregatorOptions, ZoneSettings
    from heatcloak_aggregator.service.kinds import DEFAULT_WINDOW
    from heatcloak_aggregator.store import Store

    configure_logs(as_json=False, level=40)
    zone = load_zone(Path(task["zone"]))
    store = Store(task["store"])

    async def receive() -> None:
        ready = asyncio.Event()
        options = AggregatorOptions(on_ready=ready.set)
        service = Aggregator([ZoneSettings(zone, window=DEFAULT_WINDOW)], broker, store, time.time, options)
        running = asyncio.create_task(service.run())
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        before = time.process_time()
        send_to_parent(ready=True)
        while service.health().waiting or service.zones[zone.name].counts.stored < task["count"]:
            await asyncio.sleep(POLL_INTERVAL)
        # A reading is acknowledged in the turn of the loop after it was committed.
        await asyncio.sleep(POLL_INTERVAL)
        _send_done(before)
        send_to_parent(received=await asyncio.to_thread(store.count, zone.name))
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running

    try:
        asyncio.run(receive())
    finally:
        store.close()


def _run_aiomqtt(task: dict[str, Any], broker: BrokerAddress) -> None:
    """Count messages in aiomqtt's own loop."""
    import aiomqtt

    async def receive() -> None:
        count = 0
        async with aiomqtt.Client(broker.host, broker.port, protocol=aiomqtt.ProtocolVersion.V5) as client:
            await client.subscribe(task["topic"], qos=1)
            before = time.process_time()
            send_to_parent(ready=True)
            async for _message in client.messages:
                count += 1
                if count == task["count"]:
                    break
            _send_done(before)

    asyncio.run(receive())


def _run_paho(task: dict[str, Any], broker: BrokerAddress) -> None:
    """Count messages in the callback of a paho client."""
    from heatcloak_lab.benchmarks.broker import subscriber

    count = 0
    complete = threading.Event()

    def on_message(*_: object) -> None:
        nonlocal count
        count += 1
        if count == task["count"]:
            complete.set()

    with subscriber(broker, task["topic"], on_message):
        before = time.process_time()
        send_to_parent(ready=True)
        complete.wait()
        _send_done(before)


def _send_done(processor_before: float) -> None:
    send_to_parent(done=time.monotonic(), processor=time.process_time() - processor_before)


if __name__ == "__main__":
    run_program(main)
