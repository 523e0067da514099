"""Where the server listens, and that it leaves signals alone."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from typing import Any

import pytest

from heatcloak_aggregator.http import HttpServer, ListenError, parse_http_address


def test_a_port_in_use_is_refused_on_one_line(running: Any) -> None:
    address = parse_http_address(str(running.port))
    second = HttpServer(running.service, address, running.server._tokens, running.metrics)
    with pytest.raises(ListenError, match=r"already in use: give another \[HOST:\]PORT") as caught:
        asyncio.run(second.run())
    assert "\n" not in str(caught.value)
    assert not second.ready.is_set()


@pytest.mark.parametrize("host", ["192.0.2.1", "no-such-host.invalid"])
def test_an_unavailable_address_is_refused(running: Any, host: str) -> None:
    address = parse_http_address(f"{host}:0")
    server = HttpServer(running.service, address, running.server._tokens, running.metrics)
    with pytest.raises(ListenError, match=f"HTTP at {host}:0"):
        asyncio.run(server.run())


def test_signal_handlers_are_left_unchanged(service: Any, run_server: Callable[[Any], Any]) -> None:
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    seen: list[Any] = []
    other = run_server(service)

    async def serve() -> None:
        server = HttpServer(service, parse_http_address("0"), other.server._tokens, other.metrics)
        task = asyncio.create_task(server.run())
        await server.ready.wait()
        seen.extend(signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM))
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()

    loop = asyncio.new_event_loop()
    try:
        loop.run_until_complete(serve())
    finally:
        loop.close()
    assert seen == before
