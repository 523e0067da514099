"""One HTTP connection, held to time and room: what uvicorn leaves to a proxy in front of it."""

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
"""Seconds in which a whole request head must come."""
IDLE_TIMEOUT = 20
"""Seconds that a connection is kept for the next request: Prometheus comes back every 15 by default."""
ANSWER_TIMEOUT = 30.0
"""Seconds in which an answer must be made, and taken."""


class BoundedProtocol(H11Protocol):
    """A connection that can't be kept for nothing.

    A head that does not come in time, or an answer that is not taken in time, ends it. Beyond
    `MOST_CONNECTIONS`, the one that has waited longest without a request makes room for a new one; where all
    are busy, the new one is closed.
    """

    def __init__(self, *args: Any, **keywords: Any) -> None:  # noqa: ANN401  uvicorn's own
        super().__init__(*args, **keywords)
        self._deadline: asyncio.TimerHandle | None = None
        self._since = 0.0
        self._is_idle = False

    @property
    def _is_busy(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, if there is room."""
        super().connection_made(transport)
        self._since = self.loop.time()
        self._arm(HEAD_TIMEOUT)
        if len(self.connections) > MOST_CONNECTIONS:
            idle = [
                each for each in self.connections if isinstance(each, BoundedProtocol) and not each._is_busy
            ]
            min(idle, key=lambda each: each._since).end()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._disarm()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what came."""
        was_busy = self._is_busy
        try:
            super().data_received(data)
        except (h11.LocalProtocolError, ValueError):
            # Garbage behind a request that is still being answered.
            self.end()
        if self._is_busy and not was_busy:
            self._arm(ANSWER_TIMEOUT)
        elif self._is_idle or self._deadline is None:
            self._arm(HEAD_TIMEOUT)
        self._is_idle = False

    def on_response_complete(self) -> None:
        """Wait for the next request, or for the answer to be taken."""
        self._since = self.loop.time()
        self._is_idle = True
        self._arm(IDLE_TIMEOUT)
        super().on_response_complete()
        if self._is_busy:
            self._arm(ANSWER_TIMEOUT)

    def send_400_response(self, msg: str) -> None:
        """Tell that what came is no HTTP, as every problem is told."""
        body = problem_body(400, "this is no HTTP request, or its head is too long")
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
        """End it now."""
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
