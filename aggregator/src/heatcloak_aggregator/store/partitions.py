"""The partitions of the table `readings` in PostgreSQL: one for each day, so that old days can be dropped.

Day ``d`` holds the readings with a scheduled time in [86400 d, 86400 (d + 1)). Readings that are far from the
time of their arrival go to the default partition, so that a node with a wrong clock creates no partitions.

The key of a partitioned table must include the column by which it is partitioned. So the database itself lets
the same (zone, node, boot, seq) in again with another `t`. That does no harm: a reading that is sent again
has the same bytes, and with them the same `t`; and the service knows the numbers of a boot that are stored
(`stored_sequences`), and adds no reading with one of them.
"""

from __future__ import annotations

import math
import re
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from threading import Lock

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from heatcloak_aggregator.store.database import Database
from heatcloak_aggregator.store.rows import StoredReading

DAY = 86400.0
"""Seconds."""
DAYS_BACK = 40
"""Readings of a day that ended longer before their arrival go to the default partition."""
DAYS_AHEAD = 2
MOST_DAYS = 100
"""Partitions beyond which a new one is for `LONG_DAYS` days: a query locks every partition, and the server's
table of locks is limited."""
LONG_DAYS = 30
LOCK_PATIENCE = 0.5
"""Seconds to wait for a lock on all readings: reads and writes that come later wait behind it."""
RETRY_AFTER = 60.0
"""Seconds until another attempt to create a partition after a lock could not be acquired."""
RETRY_REFUSED_AFTER = 3600.0
"""Seconds until another attempt where readings of the day are in the default partition already, or too many
others to look through in time, or where the user of the database may not create tables."""
_ATTACH_TIMEOUT = 5.0
"""Seconds that the search of the default partition may take: nothing is read or written meanwhile."""
_ADVISORY_LOCK = 0x6865_6175
"""Held while partitions are created or dropped."""
_BUSY = frozenset({"55P03", "40P01", "40001"})
_CONNECTION = ("08", "57P")
"""Beginnings of the codes of a lost connection or server."""

_PARTITIONS = text(
    "SELECT c.relname, pg_get_expr(c.relpartbound, c.oid) FROM pg_inherits i "
    "JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'readings'::regclass"
)
_BOUNDS = re.compile(r"FOR VALUES FROM \('?([^)']+)'?\) TO \('?([^)']+)'?\)")


@dataclass(frozen=True, slots=True, order=True)
class Partition:
    """A partition of `readings` with scheduled times in [start, end), seconds since 1970."""

    start: float
    end: float
    name: str


class ReadingPartitions:
    """Create partitions before readings need them; any number of services may do so at once.

    Args:
        database: a PostgreSQL database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._checked: dict[int, float] = {}
        self._lock = Lock()

    def prepare(self, batch: Iterable[StoredReading]) -> None:
        """Create the partitions of the days of a batch and of the next day, where they can be created.

        A day whose readings are in the default partition already stays there.

        Raises:
            StoreError: the database can't be written.
        """
        wanted: set[int] = set()
        for each in batch:
            today = math.floor(each.arrived / DAY)
            wanted.add(today + 1)
            day = math.floor(each.reading.t / DAY)
            if today - DAYS_BACK <= day <= today + DAYS_AHEAD:
                wanted.add(day)
        now = time.monotonic()
        if all(self._checked.get(day, -math.inf) > now for day in wanted):
            return
        with self._lock:
            missing = sorted(day for day in wanted if self._checked.get(day, -math.inf) <= now)
            if missing:
                self._create(missing)

    def _create(self, days: Sequence[int]) -> None:
        with self._database.writing() as connection:
            if not is_locked(connection):
                self._checked |= dict.fromkeys(days, time.monotonic() + RETRY_AFTER)
                return
            for day in days:
                existing = partitions(connection)
                exists = any(each.start <= day * DAY < each.end for each in existing)
                self._checked[day] = math.inf if exists else _attach(connection, existing, day)


def is_locked(connection: Connection) -> bool:
    """Lock the set of partitions until the transaction ends; return whether that succeeded soon."""
    connection.execute(text(f"SET LOCAL lock_timeout = {LOCK_PATIENCE * 1000:.0f}"))
    return failure(connection, f"SELECT pg_advisory_xact_lock({_ADVISORY_LOCK})") is None


def failure(connection: Connection, *statements: str) -> str | None:
    """Execute statements; if one fails, undo them, and return the code of the error.

    Raises:
        DBAPIError: the connection was lost.
    """
    try:
        with connection.begin_nested():
            for statement in statements:
                connection.execute(text(statement))
    except DBAPIError as error:
        state = getattr(error.orig, "sqlstate", None)
        if state is None or state.startswith(_CONNECTION):
            raise
        return str(state)
    return None


def partitions(connection: Connection) -> list[Partition]:
    """Return the partitions by time, without the default one."""
    found = []
    for name, described in connection.execute(_PARTITIONS):
        if bounds := _BOUNDS.fullmatch(described):
            start = -math.inf if bounds[1] == "MINVALUE" else float(bounds[1])
            found.append(Partition(start, float(bounds[2]), name))
    return sorted(found)


def _attach(connection: Connection, existing: Sequence[Partition], day: int) -> float:
    """Create the partition of a day; return the monotonic time from which it is to be checked again."""
    start, days = day * DAY, 1 if len(existing) < MOST_DAYS else LONG_DAYS
    end = min([start + days * DAY, *(each.start for each in existing if each.start > start)])
    name = f"readings_day_{day}"
    # Created apart and then attached, which does not lock the table of all partitions. It locks the default
    # one, and looks for readings of this day there.
    state = failure(
        connection,
        f"SET LOCAL statement_timeout = {_ATTACH_TIMEOUT * 1000:.0f}",
        f"CREATE TABLE {name} (LIKE readings INCLUDING ALL)",
        f"ALTER TABLE readings ATTACH PARTITION {name} FOR VALUES FROM ({start!r}) TO ({end!r})",
    )
    if state is None:
        return math.inf
    return time.monotonic() + (RETRY_AFTER if state in _BUSY else RETRY_REFUSED_AFTER)
