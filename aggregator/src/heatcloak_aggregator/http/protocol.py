"""An HTTP connection with limits on time and memory, which uvicorn leaves to a reverse proxy."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from heatcloak_aggregator.http.auth import HEADERS
from heatcloak_aggregator.http.problems import MEDIA_TYPE, problem_body

MOST_CONNECTIONS = 200
MAX_HEAD_BYTES = 16_384
HEAD_TIMEOUT = 10.0
"""Seconds within which a whole request head must arrive."""
IDLE_TIMEOUT = 20
"""Seconds that an idle connection is kept open: Prometheus scrapes every 15 by default."""
ANSWER_TIMEOUT = 30.0
"""Seconds within which a response must be made and received."""


class BoundedProtocol(H11Protocol):
    """A connection with timeouts, and a limit on the number of connections.

    It is closed if a request head does not arrive in time, or a response is not received in time. Beyond
    `MOST_CONNECTIONS`, the connection that has been idle longest is closed for a new one; if all are busy,
    the new one is closed.
    """

    def __init__(self, *args: Any, **keywords: Any) -> None:  # noqa: ANN401  uvicorn's arguments
        super().__init__(*args, **keywords)
        self._deadline: asyncio.TimerHandle | None = None
        self._since = 0.0
        self._is_idle = False

    @property
    def _is_busy(self) -> bool:
        # Who is still sending a body waits for nothing: slow bodies must not keep others out.
        return self.cycle is not None and not (self.cycle.response_complete or self.cycle.more_body)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the head timeout, and close the longest idle connection if there are too many."""
        super().connection_made(transport)
        self._since = self.loop.time()
        self._arm(HEAD_TIMEOUT)
        if len(self.connections) > MOST_CONNECTIONS:
            idle = [
                each for each in self.connections if isinstance(each, BoundedProtocol) and not each._is_busy
            ]
            min(idle, key=lambda each: each._since).end()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timeout."""
        self._disarm()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse received bytes, and restart the timeout of the connection's state."""
        was_busy = self._is_busy
        try:
            super().data_received(data)
        except (h11.LocalProtocolError, ValueError):
            # Invalid bytes after a request that is still being answered.
            self.end()
        if self._is_busy and not was_busy:
            self._arm(ANSWER_TIMEOUT)
        elif self._is_idle or self._deadline is None:
            self._arm(HEAD_TIMEOUT)
        self._is_idle = False

    def on_response_complete(self) -> None:
        """Start the idle timeout, or the answer timeout of a pipelined request."""
        self._since = self.loop.time()
        self._is_idle = True
        self._arm(IDLE_TIMEOUT)
        super().on_response_complete()
        if self._is_busy:
            self._arm(ANSWER_TIMEOUT)

    def send_400_response(self, msg: str) -> None:
        """Answer invalid HTTP with a problem."""
        body = problem_body(400, "invalid HTTP request, or its head is too long")
        headers = {
            **HEADERS,
            "Content-Type": MEDIA_TYPE,
            "Content-Length": str(len(body)),
            "Connection": "close",
        }
        answer = h11.Response(status_code=400, headers=list(headers.items()), reason=b"Bad Request")
        for event in (answer, h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def end(self) -> None:
        """Close the connection immediately."""
        self._disarm()
        self.connections.discard(self)
        self.transport.abort()

    def _arm(self, seconds: float) -> None:
        self._disarm()
        self._deadline = self.loop.call_later(seconds, self.end)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
