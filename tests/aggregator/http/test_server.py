"""The server's address and signal handlers."""

from __future__ import annotations

import asyncio
import signal
import socket
from typing import Any

import pytest

from heatcloak_aggregator.http import HttpServer, ListenError, make_app, parse_http_address
from heatcloak_aggregator.http.protocol import BoundedProtocol


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


def test_answers_on_a_kept_connection_do_not_wait_for_acknowledgements(
    shared: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Headers and body are two packets: with Nagle's algorithm, the body would come 40 ms later."""
    options: list[int] = []
    connection_made = BoundedProtocol.connection_made

    def record(protocol: BoundedProtocol, transport: asyncio.Transport) -> None:
        accepted = transport.get_extra_info("socket")
        options.append(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        connection_made(protocol, transport)

    monkeypatch.setattr(BoundedProtocol, "connection_made", record)
    with socket.create_connection(("127.0.0.1", shared.port)) as client:
        client.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert client.recv(1)
    assert options
    assert all(options)
