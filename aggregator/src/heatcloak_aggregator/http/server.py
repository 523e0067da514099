"""Serving the pages, beside everything else that the event loop does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Iterator
from typing import TYPE_CHECKING

import uvicorn

from heatcloak_aggregator.http.address import HttpAddress, parse_http_address
from heatcloak_aggregator.http.app import make_app
from heatcloak_aggregator.http.protocol import IDLE_TIMEOUT, MAX_HEAD_BYTES, BoundedProtocol
from heatcloak_shared.errors import HeatcloakError

if TYPE_CHECKING:
    from heatcloak_aggregator.http.metrics import Metrics
    from heatcloak_aggregator.http.tokens import Tokens
    from heatcloak_aggregator.service.view import ServiceView

__all__ = ["HttpServer", "ListenError", "parse_http_address"]

BACKLOG = 128
FAREWELL = 1
"""Seconds that requests under way have, when the service ends."""

log = logging.getLogger(__name__)


class ListenError(HeatcloakError):
    """The HTTP address can't be listened at."""


class HttpServer:
    """Serves HTTP.

    Args:
        view: what is shown.
        address: where.
        tokens: who may see it.
        metrics: what ``/metrics`` shows; told of ``view`` with `Metrics.bind`, by whoever made both.

    Attributes:
        ready: set while requests are answered.
    """

    def __init__(self, view: ServiceView, address: HttpAddress, tokens: Tokens, metrics: Metrics) -> None:
        self.ready = asyncio.Event()
        self._view = view
        self._address = address
        self._tokens = tokens
        self._metrics = metrics
        self._port = address.port

    @property
    def port(self) -> int:
        """The TCP port; where 0 was asked for, the one that was picked, once ``ready`` is set."""
        return self._port

    async def run(self) -> None:
        """Serve until cancelled; requests under way are given a second then.

        Raises:
            ListenError: the address can't be listened at. Nothing was served.
        """
        listener = await _listen(self._address)
        self._port = int(listener.getsockname()[1])
        if not self._address.is_loopback:
            log.warning(
                "HTTP at %s: tokens travel in the clear: put a proxy that speaks TLS in front", self._address
            )
        server = _Server(self._config(), self.ready)
        serving = asyncio.create_task(server.serve(sockets=[listener]), name="http")
        try:
            await asyncio.shield(serving)
        finally:
            self.ready.clear()
            server.should_exit = True
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait([serving])
            listener.close()
            for connection in list(server.server_state.connections):
                connection.transport.abort()

    def _config(self) -> uvicorn.Config:
        return uvicorn.Config(
            make_app(self._view, self._tokens, self._metrics),
            http=BoundedProtocol,
            ws="none",
            lifespan="off",
            interface="asgi3",
            # Its words are about itself, and carry tracebacks; the gate says what failed.
            log_config=None,
            log_level=logging.CRITICAL,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            timeout_keep_alive=IDLE_TIMEOUT,
            timeout_graceful_shutdown=FAREWELL,
            h11_max_incomplete_event_size=MAX_HEAD_BYTES,
        )


class _Server(uvicorn.Server):
    """Leaves signals to the command line."""

    def __init__(self, config: uvicorn.Config, ready: asyncio.Event) -> None:
        super().__init__(config)
        self._ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # Answers carry a date from the first one on.
        await self.on_tick(0)
        self._ready.set()


async def _listen(address: HttpAddress) -> socket.socket:
    try:
        found = await asyncio.get_running_loop().getaddrinfo(
            address.host, address.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        family, kind, protocol, _, where = found[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise _refusal(address, error) from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            # "::" is all interfaces, of both kinds.
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, int(address.host != "::"))
        listener.bind(where)
        listener.listen(BACKLOG)
        listener.setblocking(False)
    except OSError as error:
        listener.close()
        raise _refusal(address, error) from None
    return listener


def _refusal(address: HttpAddress, error: OSError) -> ListenError:
    cause = (error.strerror or type(error).__name__).lower()
    return ListenError(f"HTTP at {address}: {cause}: give another [HOST:]PORT, or end what listens there")
