"""Open a database by its URL: durable connections with time limits, and errors as one line."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from threading import Lock

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from heatcloak_aggregator.extras import optional_import
from heatcloak_aggregator.store.errors import (
    DeadlockError,
    FencedError,
    describe,
    is_deadlock,
)
from heatcloak_aggregator.store.migrate import HEAD, is_store, migrate, version_of
from heatcloak_aggregator.store.transaction_timeout import TransactionTimeout, limit_pings
from heatcloak_shared.errors import StoreError

LOCK_TIMEOUT = 10.0
"""Seconds to wait for a lock that another program holds."""
CONNECT_TIMEOUT = 5
STATEMENT_TIMEOUT = 30.0
"""Seconds that a statement may take."""
LONG_QUERY_TIMEOUT = 300.0
"""Seconds that a query over all readings of some nodes or rounds may take."""
EXPORT_TIMEOUT = 6 * 3600.0
"""Seconds that an export may take."""
_ADVISORY_LOCK = 0x6865_6174
"""Held while a PostgreSQL database is migrated: "heat" in ASCII."""

_MALFORMED = (
    "the store URL is malformed, or names an unsupported database: "
    "give one like sqlite:///heatcloak.db or postgresql://user@host/name"
)
_URL_OF_SERVE = "give the URL that heatcloak serve uses"
_POSTGRESQL = ("postgresql", "postgres", "postgresql+psycopg")


class Database:
    """The database of a store, opened and migrated.

    Args:
        url: the URL as the user gave it.
        create: create a new store where there is none.

    Raises:
        StoreError: the URL is malformed, or the database can't be opened.
    """

    def __init__(self, url: str, *, create: bool = True) -> None:
        self._url = parse_url(url)
        self.timeout = TransactionTimeout()
        self.where = public_url(self._url)
        self.is_sqlite = self._url.get_backend_name() == "sqlite"
        self._secrets = _secrets(self._url)
        self._file: tuple[int, int] | None = None
        self._opening = Lock()
        try:
            self._engine = _new_engine(self._url, self.timeout)
        except (SQLAlchemyError, ImportError, TypeError, ValueError):
            # Their texts may quote the URL, and with it a password.
            raise StoreError(_MALFORMED) from None
        if self.is_sqlite and not create and self._file_identity() is None:
            raise StoreError(f"store {self.where}: there is no such file: {_URL_OF_SERVE}")
        self._create = create
        try:
            self._open()
        except BaseException:
            self._engine.dispose()
            raise

    @contextmanager
    def reading(self, limit: float = STATEMENT_TIMEOUT) -> Iterator[Connection]:
        """Open a transaction that reads, in which a statement may take ``limit`` seconds.

        Raises:
            StoreError: the database can't be read.
        """
        with self._errors_as("can't be read"):
            self._require_same_file()
            with self._engine.connect() as connection, self._limited(connection, limit), connection.begin():
                if limit > STATEMENT_TIMEOUT and not self.is_sqlite:
                    connection.execute(text(f"SET LOCAL statement_timeout = {limit * 1000:.0f}"))
                yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Open a transaction that writes; commit it at the end, or roll all of it back on an exception.

        Raises:
            StoreError: nothing was committed; or the connection was lost during the commit, and it is unknown
                whether the transaction was committed.
        """
        with self._errors_as("can't be written"):
            self._require_same_file()
            with self._connect_to_write() as connection, self._limited(connection), connection.begin():
                yield connection

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()

    def _limited(
        self, connection: Connection, limit: float = STATEMENT_TIMEOUT
    ) -> AbstractContextManager[None]:
        if self.is_sqlite:
            return nullcontext()
        return self.timeout.limit(1.5 * limit, connection.connection.driver_connection)

    def _require_same_file(self) -> None:
        """Raise once if the file was removed or replaced: writes to a deleted file are lost."""
        if not self.is_sqlite:
            return
        if self._file is not None and self._file == self._file_identity():
            return
        with self._opening:
            was, now = self._file, self._file_identity()
            if was is not None and was == now:
                return
            self._file = None
            if was is not None:
                self._engine.dispose()
                raise StoreError(
                    f"store {self.where}: its file was removed or replaced while it was open: "
                    "put it back, or the next access creates a new one"
                )
            self._open()

    def _connect_to_write(self) -> Connection:
        # Locked from the start: SQLite lets no reader become a writer after another program wrote.
        return self._engine.connect().execution_options(heatcloak_begin="BEGIN IMMEDIATE")

    def _file_identity(self) -> tuple[int, int] | None:
        try:
            status = os.stat(str(self._url.database))  # noqa: PTH116  ten times as fast, on the hot path
        except OSError:
            return None
        return status.st_dev, status.st_ino

    def _open(self) -> None:
        with self._errors_as("can't be opened"):
            with self._engine.connect() as connection, connection.begin():
                is_current = version_of(connection) == HEAD
                if not self._create and not is_store(connection):
                    raise StoreError(f"there is no store in it: {_URL_OF_SERVE}")
            if not is_current:
                # Only where necessary, so that a read-only database can be opened.
                with self._connect_to_write() as connection, connection.begin():
                    self._migrate_alone(connection)
        if self.is_sqlite:
            self._file = self._file_identity()
            # It is a store now, so it may be switched to write-ahead logging.
            self._engine.dispose()
            event.listen(self._engine, "connect", use_write_ahead_log)
            with self._errors_as("can't be opened"), self._engine.connect():
                pass

    def _migrate_alone(self, connection: Connection) -> None:
        if not self.is_sqlite:
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_ADVISORY_LOCK})"))
        migrate(connection)

    @contextmanager
    def _errors_as(self, what: str) -> Iterator[None]:
        try:
            yield
        except SQLAlchemyError as error:
            kind = DeadlockError if is_deadlock(error) else StoreError
            raise kind(f"store {self.where} {what}: {describe(error, self._secrets)}") from None
        except FencedError:
            raise
        except StoreError as error:
            if str(error).startswith("store "):
                raise
            raise StoreError(f"store {self.where} {what}: {error}") from None


def parse_url(url: str) -> URL:
    """Return the URL with the driver that is used.

    Raises:
        StoreError: it is malformed, or names an unsupported database or one in memory.
        MissingPackageError: it names PostgreSQL, whose driver is not installed.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # The text may quote a password.
        raise StoreError(_MALFORMED) from None
    if parsed.drivername in _POSTGRESQL:
        with optional_import():
            import psycopg  # noqa: F401
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername not in ("sqlite", "sqlite+pysqlite"):
        raise StoreError(_MALFORMED)
    if parsed.database in (None, "", ":memory:") or "uri" in parsed.query:
        raise StoreError(f"store {public_url(parsed)} names no file: name one, as in sqlite:///heatcloak.db")
    return parsed


def public_url(url: URL) -> str:
    """Return the URL without its secrets and its driver."""
    secrets = _secrets(url)
    hidden = {key: "***" for key, value in url.query.items() if value in secrets}
    public = url.update_query_dict(hidden) if hidden else url
    return public.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def _secrets(url: URL) -> frozenset[str]:
    named = {str(value) for key, value in url.query.items() if "password" in key}
    return frozenset({str(url.password or ""), *named} - {""})


def _new_engine(url: URL, timeout: TransactionTimeout) -> Engine:
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"timeout": LOCK_TIMEOUT, "isolation_level": None})
        event.listen(engine, "connect", _make_sqlite_durable)
        event.listen(engine, "begin", _begin)
        return engine
    milliseconds = int(STATEMENT_TIMEOUT * 1000)
    arguments: dict[str, object] = {
        "connect_timeout": CONNECT_TIMEOUT,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": milliseconds,
        "application_name": "heatcloak",
        "options": f"-c statement_timeout={milliseconds} -c lock_timeout={int(LOCK_TIMEOUT * 1000)} "
        f"-c idle_in_transaction_session_timeout=0 -c synchronous_commit=on -c timezone=UTC",
    }
    arguments = {key: value for key, value in arguments.items() if key not in url.query}
    engine = create_engine(url, connect_args=arguments, pool_pre_ping=True, pool_timeout=LOCK_TIMEOUT)
    limit_pings(engine, timeout)
    return engine


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("heatcloak_begin", "BEGIN"))


def _make_sqlite_durable(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute(f"PRAGMA busy_timeout={int(LOCK_TIMEOUT * 1000)}")
    connection.execute("PRAGMA synchronous=FULL")


def use_write_ahead_log(connection: sqlite3.Connection, _record: object) -> None:
    """Switch a store to write-ahead logging, unless its file system does not support it.

    SQLite does not wait for a lock here: without the retry, one of two programs that switch at once fails.

    Raises:
        sqlite3.OperationalError: the file is locked for `LOCK_TIMEOUT` seconds, or can't be read or written.
    """
    deadline = time.monotonic() + LOCK_TIMEOUT
    while True:
        try:
            if connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
                connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            # The lowest byte of an extended code is the code.
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() >= deadline:
                raise
            time.sleep(0.02)
        else:
            return
