"""The HTTP server, on the service's event loop, and the ASGI application that it serves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import uvicorn
from fastapi import FastAPI
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from heatcloak_aggregator.http.auth import HEADERS, BearerAuth, Tokens
from heatcloak_aggregator.http.metrics import Metrics
from heatcloak_aggregator.http.problems import Problem, handle_problems
from heatcloak_aggregator.http.protocol import IDLE_TIMEOUT, MAX_HEAD_BYTES, BoundedProtocol
from heatcloak_aggregator.http.routes import health_router, zone_router
from heatcloak_aggregator.http.store_readers import StoreReaders
from heatcloak_aggregator.service.monitoring import ServiceView
from heatcloak_shared.broker import is_host, is_loopback
from heatcloak_shared.errors import ConfigError, HeatcloakError
from heatcloak_shared.sanitize import sanitize

DESCRIPTION = (
    "Read-only access to the zones of a Heatcloak aggregator: cloaked readings and the estimates made of "
    "them. Times are seconds since 1970; lengths are in lengths of the corridor."
)


def make_app(
    view: ServiceView, tokens: Tokens, metrics: Metrics, dashboard: ASGIApp | None = None
) -> ASGIApp:
    """Return the HTTP interface of a service as an ASGI application.

    Args:
        view: the service.
        tokens: tokens that give access.
        metrics: content of ``/metrics``.
        dashboard: the application below `DASHBOARD`, to which ``/`` redirects; None for none. It has its own
            access control, because browsers log in with a cookie.
    """
    app = _App(
        title="Heatcloak",
        version=version("heatcloak-aggregator"),
        description=DESCRIPTION,
        openapi_url="/openapi.json",
        # These pages load scripts from another host.
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.view = view
    app.state.metrics = metrics
    app.state.readers = StoreReaders()
    app.include_router(health_router)
    app.include_router(zone_router)
    handle_problems(app)
    api = BearerAuth(app, tokens)
    return api if dashboard is None else with_dashboard(dashboard, api)


def with_dashboard(dashboard: ASGIApp, other: ASGIApp) -> ASGIApp:
    """Return an application with a dashboard below `DASHBOARD`, to which ``/`` redirects, beside another."""

    async def dispatch(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        app = other
        if path.startswith(f"{DASHBOARD}/"):
            app = dashboard
        elif path in ("/", DASHBOARD) and scope.get("method") in ("GET", "HEAD"):
            app = RedirectResponse(f"{DASHBOARD}/", 303, HEADERS | {"Connection": "close"})
        await app(scope, receive, send)

    return dispatch


class _App(FastAPI):
    """Declares every error as a `Problem`."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            schema = super().openapi()
            schemas = schema["components"]["schemas"]
            schemas["Problem"] = Problem.model_json_schema()
            for unused in ("HTTPValidationError", "ValidationError"):
                schemas.pop(unused, None)
            self.openapi_schema = schema
        return self.openapi_schema


DASHBOARD = "/dashboard"
"""Path of the dashboard, and the beginning of those of its pages."""
DEFAULT_HOST = "127.0.0.1"
BACKLOG = 128
SHUTDOWN_TIMEOUT = 1
"""Seconds that pending requests have when the service ends."""

log = logging.getLogger(__name__)


class ListenError(HeatcloakError):
    """The server can't listen at the HTTP address."""


@dataclass(frozen=True, slots=True)
class HttpAddress:
    """Address of the HTTP server.

    Attributes:
        host: name or address; ``0.0.0.0`` and ``::`` are all interfaces.
        port: TCP port; 0 picks a free one.
    """

    host: str
    port: int

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine can reach it."""
        return is_loopback(self.host)

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


def parse_http_address(text: str) -> HttpAddress:
    """Return the address in ``PORT``, ``:PORT``, ``HOST:PORT`` or ``[IPV6]:PORT``.

    The default host is 127.0.0.1; all interfaces must be requested explicitly.

    Raises:
        ConfigError: ``text`` has none of these forms.
    """
    host, _, port = text.rpartition(":")
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
        is_valid = ":" in host and is_host(host)
    else:
        host = host or DEFAULT_HOST
        is_valid = ":" not in host and is_host(host)
    # Check the length first: int() raises its own error for thousands of digits.
    if not is_valid or not (port.isascii() and port.isdecimal()) or len(port) > 5 or int(port) > 65535:
        raise ConfigError(f"HTTP address {sanitize(text)}: give [HOST:]PORT, for example 127.0.0.1:8080")
    return HttpAddress(host, int(port))


class HttpServer:
    """Serves an application over HTTP.

    Args:
        app: the application, for example of `make_app`.
        address: where to listen.

    Attributes:
        ready: set while requests are answered.
        port: the TCP port; if 0 was requested, the chosen one, once ``ready`` is set.
    """

    def __init__(self, app: ASGIApp, address: HttpAddress) -> None:
        self.ready = asyncio.Event()
        self._address = address
        self._app = app
        self.port = address.port

    async def run(self) -> None:
        """Serve until cancelled; pending requests then have one second.

        Raises:
            ListenError: the server can't listen at the address. Nothing was served.
        """
        listener = await _listen(self._address)
        self.port = int(listener.getsockname()[1])
        if not self._address.is_loopback:
            log.warning("HTTP at %s: tokens are sent in clear text: put a TLS proxy in front", self._address)
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
            self._app,
            http=BoundedProtocol,
            ws="none",
            lifespan="off",
            interface="asgi3",
            # uvicorn logs tracebacks; `BearerAuth` logs failures on one line instead.
            log_config=None,
            log_level=logging.CRITICAL,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            timeout_keep_alive=IDLE_TIMEOUT,
            timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
            h11_max_incomplete_event_size=MAX_HEAD_BYTES,
        )


class _Server(uvicorn.Server):
    """Leaves signal handling to the command line."""

    def __init__(self, config: uvicorn.Config, ready: asyncio.Event) -> None:
        super().__init__(config)
        self._ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # Set the date header before the first response.
        await self.on_tick(0)
        self._ready.set()


async def _listen(address: HttpAddress) -> socket.socket:
    try:
        found = await asyncio.get_running_loop().getaddrinfo(
            address.host, address.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        family, _, _, _, sockaddr = found[0]
        # "::" means all interfaces, of both families.
        both = address.host == "::"
        listener = socket.create_server(sockaddr, family=family, backlog=BACKLOG, dualstack_ipv6=both)
    except OSError as error:
        # `create_server` appends the address to the text.
        cause = (error.strerror or type(error).__name__).partition(" (while")[0].lower()
        raise ListenError(
            f"HTTP at {address}: {cause}: give another [HOST:]PORT, or stop the program that uses this one"
        ) from None
    # Inherited by accepted connections. Without it an answer's body waits up to 40 ms until the client has
    # acknowledged its head. asyncio sets it only on sockets that name their protocol, unlike this one.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    listener.setblocking(False)
    return listener
