"""The server's address and signal handlers."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

import pytest

from heatcloak_aggregator.http import HttpServer, ListenError, make_app, parse_http_address


def test_a_port_in_use_is_refused_on_one_line(shared: Any) -> None:
    address = parse_http_address(str(shared.port))
    second = HttpServer(make_app(shared.service, shared.tokens, shared.metrics), address)
    with pytest.raises(ListenError, match=r"already in use: give another \[HOST:\]PORT") as caught:
        asyncio.run(second.run())
    assert "\n" not in str(caught.value)
    assert not second.ready.is_set()


@pytest.mark.parametrize("host", ["192.0.2.1", "no-such-host.invalid"])
def test_an_unavailable_address_is_refused(shared: Any, host: str) -> None:
    address = parse_http_address(f"{host}:0")
    server = HttpServer(make_app(shared.service, shared.tokens, shared.metrics), address)
    with pytest.raises(ListenError, match=f"HTTP at {host}:0"):
        asyncio.run(server.run())


def test_signal_handlers_are_left_unchanged(shared: Any) -> None:
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    seen: list[Any] = []

    async def serve() -> None:
        server = HttpServer(make_app(shared.service, shared.tokens, shared.metrics), parse_http_address("0"))
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
