"""The spool's file: an SQLite database of rows that are appended at one end and deleted at the other.

Each commit adds whole pages to the write-ahead log. A reading has about 340 bytes, and every byte written
wears a flash card, so pages are small.
"""

from __future__ import annotations

import sqlite3
import time
from binascii import crc32
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PAGE_BYTES = 1024
CACHE_KIB = 64
LOG_PAGES = 1000
"""Pages in the log before they are copied into the database and the log is restarted."""
LOG_BYTES = 2 * LOG_PAGES * (PAGE_BYTES + 24)
"""A log that a commit made longer is truncated to this size."""

_END = 2**62
_APPLICATION = 0x68637370  # "hcsp"
_FORMAT = 1
_TABLES = """
CREATE TABLE boots
    (boot TEXT NOT NULL UNIQUE, rev TEXT NOT NULL, start INTEGER NOT NULL, seq INTEGER NOT NULL);
CREATE TABLE readings (position INTEGER PRIMARY KEY, payload BLOB NOT NULL, crc INTEGER NOT NULL);
CREATE TABLE counts (dropped INTEGER NOT NULL);
INSERT INTO counts VALUES (0);
"""
_NAMES = {"boots", "readings", "counts"}
_DAMAGE_CODES = {
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
}


class SpoolFileError(Exception):
    """The file can't be used now; its content is unchanged."""


class DamagedSpoolError(Exception):
    """The file is not a spool, or is incomplete."""


class StoredBoot:
    """What the file holds of one boot.

    Attributes:
        boot: the boot.
        rev: the revision of the zone file in that boot.
        start: the position of its first reading in this file.
        seq: the number of that reading.
        low: the lowest position of its readings that are still in the file.
        high: the highest such position.
        count: how many there are.
    """

    __slots__ = ("boot", "count", "high", "low", "rev", "seq", "start")

    def __init__(self, boot: str, rev: str, start: int, seq: int) -> None:
        self.boot = boot
        self.rev = rev
        self.start = start
        self.seq = seq
        self.low, self.high, self.count = start, start - 1, 0


class SpoolFile:
    """The file at ``path``, created if missing.

    Only `write` changes its content, in one transaction.

    Args:
        path: the file.
        sync_seconds: the greatest age of an unsynchronised row when another one is written; 0 to synchronise
            each write before it returns.
        clock: monotonic seconds.

    Raises:
        SpoolFileError, DamagedSpoolError: here and from every method.
    """

    def __init__(self, path: Path, sync_seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._sync_seconds = sync_seconds
        self._clock = clock
        self._unsynced_since: float | None = None
        self._synchronous = "FULL"
        with _translated_errors():
            # The ledger's lock excludes other nodes. Do not wait for other programs that read the file.
            self._connection = sqlite3.connect(
                path, timeout=0.0, isolation_level=None, check_same_thread=False, cached_statements=16
            )
        try:
            with _translated_errors():
                self._prepare()
        except BaseException:
            with suppress(sqlite3.Error):
                self._connection.close()
            raise

    def boots(self) -> list[StoredBoot]:
        """Return the boots in the order of their readings."""
        query = "SELECT boot, rev, start, seq FROM boots ORDER BY start, rowid"
        with _translated_errors():
            rows = self._connection.execute(query).fetchall()
        if any([type(value) for value in row] != [str, str, int, int] for row in rows):
            raise DamagedSpoolError("malformed row in boots")
        boots = [StoredBoot(*row) for row in rows]
        for boot, end in zip(boots, [*(boot.start for boot in boots[1:]), _END], strict=False):
            boot.count = self.count(boot.start, end - 1)
            if boot.count:
                boot.low = self._one("SELECT min(position)", boot.start, end - 1) or boot.start
                boot.high = self._one("SELECT max(position)", boot.start, end - 1) or boot.start
        return boots

    def dropped(self) -> int:
        """Return how many readings were dropped."""
        with _translated_errors():
            row = self._connection.execute("SELECT dropped FROM counts").fetchone()
        if row is None or type(row[0]) is not int:
            raise DamagedSpoolError("malformed row in counts")
        return row[0]

    def count(self, first: int, last: int) -> int:
        """Return how many rows there are from position ``first`` to ``last``."""
        return self._one("SELECT count(*)", first, last) or 0

    def next(self, first: int, last: int) -> int | None:
        """Return the lowest position of a row from ``first`` to ``last``, or None."""
        return self._one("SELECT min(position)", first, last)

    def read(self, first: int, last: int, limit: int) -> list[tuple[int, bytes | None]]:
        """Return at most ``limit`` rows from position ``first`` to ``last``; None for a damaged payload."""
        query = (
            "SELECT position, payload, crc FROM readings WHERE position BETWEEN ? AND ? "
            "ORDER BY position LIMIT ?"
        )
        with _translated_errors():
            rows = self._connection.execute(query, (first, last, limit)).fetchall()
        return [(p, payload if _is_intact(payload, check) else None) for p, payload, check in rows]

    def write(
        self,
        boots: Iterable[StoredBoot] = (),
        readings: Iterable[tuple[int, bytes]] = (),
        deleted: Iterable[tuple[int, int]] = (),
        deleted_boots: Iterable[str] = (),
        dropped: int | None = None,
    ) -> None:
        """Make all of these changes in one transaction, or none.

        A transaction that only deletes is never synchronised: losing it only causes resends.

        Args:
            boots: boots to add.
            readings: positions and payloads to add.
            deleted: first and last position of the ranges to delete.
            deleted_boots: boots to delete.
            dropped: the count to set; None to keep it.
        """
        rows = [(position, payload, crc32(payload)) for position, payload in readings]
        run = self._connection.execute
        with _translated_errors():
            self._roll_back()
            self._choose_synchronous(adds=bool(rows))
            run("BEGIN IMMEDIATE")
            try:
                for boot in boots:
                    run("INSERT INTO boots VALUES (?, ?, ?, ?)", (boot.boot, boot.rev, boot.start, boot.seq))
                for row in rows:
                    run("INSERT INTO readings VALUES (?, ?, ?)", row)
                for first, last in deleted:
                    run("DELETE FROM readings WHERE position BETWEEN ? AND ?", (first, last))
                for name in deleted_boots:
                    run("DELETE FROM boots WHERE boot = ?", (name,))
                if dropped is not None:
                    run("UPDATE counts SET dropped = ?", (dropped,))
                run("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    self._roll_back()
                raise

    def close(self) -> None:
        """Synchronise and close the file."""
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA synchronous = FULL")
            self._connection.close()

    def abandon(self) -> None:
        """Close the file as a crash of the process would."""
        self._connection.close()

    def _prepare(self) -> None:
        run = self._connection.execute
        # There is no second process, so the log needs no shared index, which some file systems do not
        # support.
        run("PRAGMA locking_mode = EXCLUSIVE")
        run(f"PRAGMA page_size = {PAGE_BYTES}")
        run(f"PRAGMA cache_size = -{CACHE_KIB}")
        (application,) = run("PRAGMA application_id").fetchone()
        (version,) = run("PRAGMA user_version").fetchone()
        names = {name for (name,) in run("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if (application, version, names) not in ((_APPLICATION, _FORMAT, _NAMES), (0, 0, set())):
            raise DamagedSpoolError("not a spool of this version")
        if run("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
            raise SpoolFileError("this file system supports no write-ahead log")
        run("PRAGMA synchronous = FULL")
        run(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        run(f"PRAGMA journal_size_limit = {LOG_BYTES}")
        if not names:
            begun = f"PRAGMA application_id = {_APPLICATION}; PRAGMA user_version = {_FORMAT}; {_TABLES}"
            self._connection.executescript(f"BEGIN IMMEDIATE; {begun} COMMIT;")

    def _one(self, what: str, first: int, last: int) -> int | None:
        query = f"{what} FROM readings WHERE position BETWEEN ? AND ?"
        with _translated_errors():
            (value,) = self._connection.execute(query, (first, last)).fetchone()
        return None if value is None else int(value)

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _choose_synchronous(self, *, adds: bool) -> None:
        now = self._clock()
        level = "NORMAL"
        if adds:
            since = now if self._unsynced_since is None else self._unsynced_since
            is_due = now - since >= self._sync_seconds
            level = "FULL" if is_due else "NORMAL"
            self._unsynced_since = None if is_due else since
        if level != self._synchronous:
            # A commit at level FULL synchronises the whole log, including earlier commits.
            self._connection.execute(f"PRAGMA synchronous = {level}")
            self._synchronous = level


@contextmanager
def _translated_errors() -> Iterator[None]:
    try:
        yield
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        # Without a code, the error is a text that is not UTF-8.
        is_damage = code in _DAMAGE_CODES or (not code and isinstance(error, sqlite3.OperationalError))
        raise (DamagedSpoolError if is_damage else SpoolFileError)(str(error)) from None


def _is_intact(payload: object, check: object) -> bool:
    return type(payload) is bytes and crc32(payload) == check
