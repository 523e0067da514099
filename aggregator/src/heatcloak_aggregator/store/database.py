"""A database by its URL: connections that are durable and never wait for ever, and failures as one line."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from threading import Lock

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from heatcloak_aggregator.store.failures import DeadlockError, in_words, is_deadlock
from heatcloak_aggregator.store.migrate import HEAD, is_ours, migrate, version_of
from heatcloak_aggregator.store.transaction_timeout import Patience, limit_pings
from heatcloak_shared.errors import StoreError

PATIENCE = 10.0
"""Seconds that are waited for whoever holds a lock."""
CONNECT_TIMEOUT = 5
STATEMENT_TIMEOUT = 30.0
"""Seconds that a statement of the service takes at the most."""
LOOK_TIMEOUT = 300.0
"""Seconds that a look through all that is stored of some nodes or rounds takes at the most."""
EXPORT_TIMEOUT = 6 * 3600.0
"""Seconds that an export takes at the most."""
_ADVISORY_LOCK = 0x6865_6174
"""Taken while a PostgreSQL database is migrated: "heat"."""

_MALFORMED = (
    "the store's URL is malformed, or names a database that is not served: "
    "give one like sqlite:///heatcloak.db or postgresql://user@host/name"
)
_OF_SERVE = "give the URL that heatcloak serve was given"
_POSTGRESQL = ("postgresql", "postgres", "postgresql+psycopg")


class Database:
    """A store's database, opened and migrated.

    Args:
        url: as the user gave it.
        create: begin a new store where there is none.

    Raises:
        StoreError: the URL is malformed, or the database can't be opened.
    """

    def __init__(self, url: str, *, create: bool = True) -> None:
        self._url = parse(url)
        self._patience = Patience()
        self.where = shown(self._url)
        self.is_sqlite = self._url.get_backend_name() == "sqlite"
        self._secrets = _secrets(self._url)
        self._file: tuple[int, int] | None = None
        self._opening = Lock()
        try:
            self._engine = _engine(self._url, self._patience)
        except (SQLAlchemyError, ImportError, TypeError, ValueError):
            # What they say may hold the URL, which may hold a password.
            raise StoreError(_MALFORMED) from None
        if self.is_sqlite and not create and self._identity() is None:
            raise StoreError(f"store {self.where}: there is no such file: {_OF_SERVE}")
        self._create = create
        try:
            self._open()
        except BaseException:
            self._engine.dispose()
            raise

    @contextmanager
    def reading(self, limit: float = STATEMENT_TIMEOUT) -> Iterator[Connection]:
        """A transaction that reads, with seconds that a statement takes at the most.

        Raises:
            StoreError: the database can't be read.
        """
        with self._failing("can't be read"):
            self._ensure_open()
            with self._engine.connect() as connection, self._limited(connection, limit), connection.begin():
                if limit > STATEMENT_TIMEOUT and not self.is_sqlite:
                    connection.execute(text(f"SET LOCAL statement_timeout = {limit * 1000:.0f}"))
                yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes: committed at its end, or rolled back whole where something is raised.

        Raises:
            StoreError: nothing was committed; or a connection was lost while it was, and it is not known
                whether anything was.
        """
        with self._failing("can't be written"):
            self._ensure_open()
            with self._writer() as connection, self._limited(connection), connection.begin():
                yield connection

    def impatient(self, seconds: float) -> AbstractContextManager[None]:
        """Within it a server is given up that takes longer for a transaction, by whoever waits for it."""
        return self._patience.shortened(seconds)

    def close(self) -> None:
        """Give the database back."""
        self._engine.dispose()

    def _limited(
        self, connection: Connection, limit: float = STATEMENT_TIMEOUT
    ) -> AbstractContextManager[None]:
        if self.is_sqlite:
            return nullcontext()
        return self._patience.hung_up_after(1.5 * limit, connection.connection.driver_connection)

    def _ensure_open(self) -> None:
        """Look whether the file is the one that was opened: what is written to a deleted one is lost."""
        if not self.is_sqlite:
            return
        if self._file is not None and self._file == self._identity():
            return
        with self._opening:
            was, now = self._file, self._identity()
            if was is not None and was == now:
                return
            self._file = None
            if was is not None:
                self._engine.dispose()
                raise StoreError(
                    f"store {self.where}: its file was removed or replaced while it was open: "
                    "put it back, or a new one is begun"
                )
            self._open()

    def _writer(self) -> Connection:
        # Locked from its start: SQLite lets no reader turn into a writer when another one wrote meanwhile.
        return self._engine.connect().execution_options(heatcloak_begin="BEGIN IMMEDIATE")

    def _identity(self) -> tuple[int, int] | None:
        try:
            status = os.stat(str(self._url.database))  # noqa: PTH116  ten times as fast, on the hot path
        except OSError:
            return None
        return status.st_dev, status.st_ino

    def _open(self) -> None:
        with self._failing("can't be opened"):
            with self._engine.connect() as connection, connection.begin():
                is_ready = version_of(connection) == HEAD
                if not self._create and not is_ours(connection):
                    raise StoreError(f"there is no store in it: {_OF_SERVE}")
            if not is_ready:
                # Only then, so that a database that can only be read can be read.
                with self._writer() as connection, connection.begin():
                    self._migrate_alone(connection)
        if self.is_sqlite:
            self._file = self._identity()
            # From now on it is ours, and turned to write-ahead logging.
            self._engine.dispose()
            event.listen(self._engine, "connect", _log_ahead)
            with self._failing("can't be opened"), self._engine.connect():
                pass

    def _migrate_alone(self, connection: Connection) -> None:
        if not self.is_sqlite:
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_ADVISORY_LOCK})"))
        migrate(connection)

    @contextmanager
    def _failing(self, what: str) -> Iterator[None]:
        try:
            yield
        except SQLAlchemyError as error:
            kind = DeadlockError if is_deadlock(error) else StoreError
            raise kind(f"store {self.where} {what}: {in_words(error, self._secrets)}") from None
        except StoreError as error:
            if str(error).startswith("store "):
                raise
            raise StoreError(f"store {self.where} {what}: {error}") from None


def parse(url: str) -> URL:
    """The URL, with the driver that is used.

    Raises:
        StoreError: it is malformed, names another database, or one in memory.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # It may hold a password, so it is not repeated.
        raise StoreError(_MALFORMED) from None
    if parsed.drivername in _POSTGRESQL:
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername not in ("sqlite", "sqlite+pysqlite"):
        raise StoreError(_MALFORMED)
    if parsed.database in (None, "", ":memory:") or "uri" in parsed.query:
        raise StoreError(f"store {shown(parsed)} is no file to keep: name one, as in sqlite:///heatcloak.db")
    return parsed


def shown(url: URL) -> str:
    """The URL without what is secret in it, nor which driver is used."""
    secrets = _secrets(url)
    hidden = {key: "***" for key, value in url.query.items() if value in secrets}
    public = url.update_query_dict(hidden) if hidden else url
    return public.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def _secrets(url: URL) -> frozenset[str]:
    named = {str(value) for key, value in url.query.items() if "password" in key}
    return frozenset({str(url.password or ""), *named} - {""})


def _engine(url: URL, patience: Patience) -> Engine:
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"timeout": PATIENCE, "isolation_level": None})
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
        "options": f"-c statement_timeout={milliseconds} -c lock_timeout={int(PATIENCE * 1000)} "
        f"-c idle_in_transaction_session_timeout=0 -c synchronous_commit=on -c timezone=UTC",
    }
    arguments = {key: value for key, value in arguments.items() if key not in url.query}
    engine = create_engine(url, connect_args=arguments, pool_pre_ping=True, pool_timeout=PATIENCE)
    limit_pings(engine, patience)
    return engine


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("heatcloak_begin", "BEGIN"))


def _make_sqlite_durable(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute(f"PRAGMA busy_timeout={int(PATIENCE * 1000)}")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _log_ahead(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    (mode,) = cursor.execute("PRAGMA journal_mode").fetchone()
    if mode != "wal":
        cursor.execute("PRAGMA journal_mode=WAL")
    cursor.close()
