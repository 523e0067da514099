"""The peer of the service's ingest: a bare aiomqtt loop that counts and does no more. Run as a program."""

from __future__ import annotations

import asyncio
import time

import aiomqtt

from heatcloak_lab.benchmarks.service_programs import carried_out, say, task


async def _count(host: str, port: int, topic: str, count: int) -> None:
    async with aiomqtt.Client(host, port, protocol=aiomqtt.ProtocolVersion.V5) as client:
        await client.subscribe(topic, qos=1)
        before = time.process_time()
        say(ready=0)
        n = 0
        async for _message in client.messages:
            n += 1
            if n == count:
                break
        say(done=time.monotonic(), processor=time.process_time() - before, held=n)


def main() -> None:
    """Count what one task tells to count."""
    told = task()
    asyncio.run(_count(told["host"], told["port"], told["topic"], told["count"]))


if __name__ == "__main__":
    carried_out(main)
