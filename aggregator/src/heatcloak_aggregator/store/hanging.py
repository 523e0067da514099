"""A server that no longer answers: its connection is hung up, so that nobody waits for ever."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Timer

from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.engine.interfaces import DBAPIConnection

from heatcloak_shared.errors import StoreError

PING_TIMEOUT = 5.0
"""Seconds in which a server says that it is there."""


@contextmanager
def hung_up_after(
    seconds: float, connection: DBAPIConnection | PoolProxiedConnection | None
) -> Iterator[None]:
    """Within it a connection of psycopg's is cut after so many seconds; who waits on it gets an error.

    The server's own limits come first; this one is for a server that is stopped, or a network that swallows.

    Raises:
        StoreError: no descriptor or no thread is left.
    """
    try:
        # A descriptor of our own: the connection's may be another file's by then.
        descriptor = os.dup(connection.fileno())  # type: ignore[union-attr]
    except OSError as error:
        raise StoreError(f"can't be watched: {error.strerror}") from None
    try:
        timer = Timer(seconds, _cut, (descriptor,))
        timer.daemon = True
        try:
            timer.start()
        except RuntimeError as error:
            raise StoreError(f"can't be watched: {error}") from None
        try:
            yield
        finally:
            timer.cancel()
            # It may be about to use the descriptor.
            timer.join()
    finally:
        os.close(descriptor)


def limit_pings(engine: Engine) -> None:
    """Have the pool's question whether a connection still works take no longer than `PING_TIMEOUT`."""
    ping = engine.dialect.do_ping

    def limited(dbapi_connection: DBAPIConnection) -> bool:
        with hung_up_after(PING_TIMEOUT, dbapi_connection):
            return ping(dbapi_connection)

    engine.dialect.do_ping = limited  # type: ignore[method-assign]


def _cut(descriptor: int) -> None:
    with suppress(OSError), socket.socket(fileno=os.dup(descriptor)) as line:
        line.shutdown(socket.SHUT_RDWR)
