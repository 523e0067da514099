"""Abort transactions at a server that no longer answers, by cutting its connection."""

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
"""Seconds in which a server must answer when the pool checks a connection."""


class TransactionTimeout:
    """Limit how long the connections of a database wait for their server.

    The server's own limits come first. This limit is for a server that is stopped, or a network that drops
    packets.
    """

    def __init__(self) -> None:
        self._limit = math.inf
        self._lock = Lock()
        self._timers: dict[int, list[Timer]] = {}

    @contextmanager
    def limit(
        self, seconds: float, connection: DBAPIConnection | PoolProxiedConnection | None
    ) -> Iterator[None]:
        """Cut a psycopg connection after ``seconds`` within this context; what waits for it raises an error.

        Raises:
            StoreError: no file descriptor or no thread is left.
        """
        try:
            # Our own descriptor: the number of the connection's may belong to another file by then.
            descriptor = os.dup(connection.fileno())  # type: ignore[union-attr]
        except OSError as error:
            raise StoreError(f"can't be watched: {error.strerror}") from None
        try:
            try:
                with self._lock:
                    self._timers[descriptor] = [_start_timer(descriptor, min(seconds, self._limit))]
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
        """Abort transactions that take longer than ``seconds``, those that run already from now on.

        It may be nested, from one thread at a time.
        """
        with self._lock:
            before, self._limit = self._limit, min(seconds, self._limit)
            for descriptor, timers in self._timers.items():
                # Where no thread is left for the timer, the old limit holds.
                with suppress(RuntimeError):
                    timers.append(_start_timer(descriptor, seconds))
        try:
            yield
        finally:
            with self._lock:
                self._limit = before


def limit_pings(engine: Engine, timeout: TransactionTimeout) -> None:
    """Limit the pool's check of a connection to `PING_TIMEOUT`."""
    ping = engine.dialect.do_ping

    def limited(dbapi_connection: DBAPIConnection) -> bool:
        with timeout.limit(PING_TIMEOUT, dbapi_connection):
            return ping(dbapi_connection)

    engine.dialect.do_ping = limited  # type: ignore[method-assign]


def _start_timer(descriptor: int, seconds: float) -> Timer:
    timer = Timer(seconds, _cut, (descriptor,))
    timer.daemon = True
    timer.start()
    return timer


def _cut(descriptor: int) -> None:
    with suppress(OSError), socket.socket(fileno=os.dup(descriptor)) as connection:
        connection.shutdown(socket.SHUT_RDWR)
