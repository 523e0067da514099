"""A server that no longer answers: its connection is hung up, so that nobody waits for ever."""

from __future__ import annotations

import math
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock, Timer

from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.engine.interfaces import DBAPIConnection

from heatcloak_shared.errors import StoreError

PING_TIMEOUT = 5.0
"""Seconds in which a server says that it is there."""


class Patience:
    """How long the connections of a database are waited for.

    The server's own limits come first; this one is for a server that is stopped, or a network that swallows.
    """

    def __init__(self) -> None:
        self._most = math.inf
        self._lock = Lock()
        self._timers: dict[int, list[Timer]] = {}

    @contextmanager
    def hung_up_after(
        self, seconds: float, connection: DBAPIConnection | PoolProxiedConnection | None
    ) -> Iterator[None]:
        """Within it a connection of psycopg's is cut after so many seconds; who waits on it gets an error.

        Raises:
            StoreError: no descriptor or no thread is left.
        """
        try:
            # A descriptor of our own: the connection's may be another file's by then.
            descriptor = os.dup(connection.fileno())  # type: ignore[union-attr]
        except OSError as error:
            raise StoreError(f"can't be watched: {error.strerror}") from None
        try:
            try:
                with self._lock:
                    self._timers[descriptor] = [_cutting(descriptor, min(seconds, self._most))]
            except RuntimeError as error:
                raise StoreError(f"can't be watched: {error}") from None
            try:
                yield
            finally:
                with self._lock:
                    timers = self._timers.pop(descriptor)
                for timer in timers:
                    timer.cancel()
                    # It may be about to use the descriptor.
                    timer.join()
        finally:
            os.close(descriptor)

    @contextmanager
    def shortened(self, seconds: float) -> Iterator[None]:
        """Within it none is waited for longer than this from now, those that are waited for already included.

        It may be nested, from one thread at a time.
        """
        with self._lock:
            before, self._most = self._most, min(seconds, self._most)
            for descriptor, timers in self._timers.items():
                # Without a thread for it, what is waited for takes as long as it would have.
                with suppress(RuntimeError):
                    timers.append(_cutting(descriptor, seconds))
        try:
            yield
        finally:
            with self._lock:
                self._most = before


def limit_pings(engine: Engine, patience: Patience) -> None:
    """Have the pool's question whether a connection still works take no longer than `PING_TIMEOUT`."""
    ping = engine.dialect.do_ping

    def limited(dbapi_connection: DBAPIConnection) -> bool:
        with patience.hung_up_after(PING_TIMEOUT, dbapi_connection):
            return ping(dbapi_connection)

    engine.dialect.do_ping = limited  # type: ignore[method-assign]


def _cutting(descriptor: int, seconds: float) -> Timer:
    timer = Timer(seconds, _cut, (descriptor,))
    timer.daemon = True
    timer.start()
    return timer


def _cut(descriptor: int) -> None:
    with suppress(OSError), socket.socket(fileno=os.dup(descriptor)) as line:
        line.shutdown(socket.SHUT_RDWR)
