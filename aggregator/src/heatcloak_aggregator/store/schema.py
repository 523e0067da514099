"""The tables, and what queries of them share. The migrations create them; a test compares the two."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, TypeVar

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    Column,
    ColumnElement,
    Connection,
    Float,
    Index,
    LargeBinary,
    MetaData,
    Select,
    String,
    Table,
    Text,
    func,
    select,
)

from heatcloak_shared.wire import HeatmapReport, PositionReport, Reading, Release

_HIGHEST = 2**63 - 1
CHUNK = 500
"""Values in the list of one query."""

T = TypeVar("T")


def bounded(number: int) -> int:
    """Return ``number``, or the nearest number that fits into a database column."""
    return max(-_HIGHEST, min(number, _HIGHEST))


def by_chunks(values: Collection[T]) -> Iterator[list[T]]:
    """Yield all values, in lists that one query takes."""
    listed = list(values)
    for start in range(0, len(listed), CHUNK):
        yield listed[start : start + CHUNK]


def page_of(
    query: Select[Any], column: Column[int], after: int | None, before: int | None, limit: int
) -> Select[Any]:
    """Return ``query`` restricted to at most ``limit`` rounds strictly between two, the newest first.

    Args:
        query: a query of rounds.
        column: its round.
        after: only rounds after it; None for all.
        before: only rounds before it; None for all.
        limit: how many rounds at most.
    """
    if after is not None:
        query = query.where(column > bounded(after))
    if before is not None:
        query = query.where(column < bounded(before))
    return query.order_by(column.desc()).limit(bounded(limit))


def distinct(connection: Connection, column: Column[str], *where: ColumnElement[bool]) -> list[str]:
    """Return the distinct values of an indexed column, ascending, with one index lookup for each."""
    found = select(func.min(column).label("value")).where(*where).cte("found", recursive=True)
    following = select(func.min(column)).where(*where, column > found.c.value).scalar_subquery()
    found = found.union_all(select(following).where(found.c.value.is_not(None)))
    return list(connection.scalars(select(found.c.value).where(found.c.value.is_not(None))))


def revisions(connection: Connection, table: Table, zone: str) -> list[str]:
    """Return the revisions of a zone that a table has rows of, ascending."""
    return distinct(connection, table.c.rev, table.c.zone == zone)


ONE_MESSAGE = (
    "(ticks IS NOT NULL AND step IS NOT NULL AND sigma_ticks IS NOT NULL "
    "AND report IS NULL AND position IS NULL) OR "
    "(ticks IS NULL AND step IS NULL AND sigma_ticks IS NULL "
    "AND (report IS NULL) <> (position IS NULL))"
)
"""A row of `readings` has the fields of exactly one type of message."""

metadata = MetaData()

# In PostgreSQL it is partitioned by time, and `t` is in the key too: see `partitions`.
readings = Table(
    "readings",
    metadata,
    Column("zone", String(32), primary_key=True),
    Column("node", String(32), primary_key=True),
    Column("boot", String(32), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("rev", String(16), nullable=False),
    Column("round", BigInteger, nullable=False),
    # From nodes of heat zones; null in other zones.
    Column("ticks", BigInteger),
    Column("step", Float(53)),
    Column("sigma_ticks", BigInteger),
    # From devices of heatmap zones; null in other zones.
    Column("report", String(8)),
    # From nodes of position zones; null in other zones.
    Column("position", String(8)),
    Column("t", Float(53), nullable=False),
    Column("key", BigInteger),
    Column("mac", String(16)),
    Column("kept", BigInteger),
    Column("verdict", String(16), nullable=False),
    Column("arrived", Float(53), nullable=False, server_default="0"),
    CheckConstraint(ONE_MESSAGE, "one_message"),
    # Serves all queries of rounds; it includes the node, so that counting nodes reads no rows.
    Index("ix_readings_rounds", "zone", "rev", "round", "verdict", "node"),
)

estimates = Table(
    "estimates",
    metadata,
    Column("zone", String(32), primary_key=True),
    Column("rev", String(16), primary_key=True),
    Column("round", BigInteger, primary_key=True, autoincrement=False),
    Column("method", String(64), nullable=False),
    Column("status", String(64), nullable=False),
    Column("sources", JSON, nullable=False),
    Column("missing", JSON, nullable=False),
    Column("pooled", JSON(none_as_null=True)),
    Column("vicinities", JSON(none_as_null=True)),
    Column("used", BigInteger, nullable=False, server_default="0"),
    Column("made", Float(53), nullable=False, server_default="0"),
    Column("communities", JSON(none_as_null=True)),
    Column("holding", JSON(none_as_null=True)),
    # From heatmap zones; null in other zones.
    Column("devices", BigInteger),
    Column("size", BigInteger),
    Column("density", Text),
    Column("densest", JSON(none_as_null=True)),
    # From position zones; null in other zones.
    Column("positions", JSON(none_as_null=True)),
    # From methods that follow people over rounds; null otherwise.
    Column("latest", BigInteger),
    Column("tracks", JSON(none_as_null=True)),
)

tracker_states = Table(
    "tracker_states",
    metadata,
    Column("zone", String(32), primary_key=True),
    Column("rev", String(16), primary_key=True),
    # The newest round whose readings the state includes.
    Column("round", BigInteger, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
)

boots = Table(
    "boots",
    metadata,
    Column("zone", String(32), primary_key=True),
    Column("node", String(32), primary_key=True),
    Column("boot", String(32), primary_key=True),
    # The watermark: every number up to it is stored, was given up by its node, or was deleted by retention.
    Column("through", BigInteger, nullable=False, server_default="-1"),
    # Numbers up to it may have been deleted: a reading with such a number is not new.
    Column("pruned", BigInteger, nullable=False, server_default="-1"),
)

zone_leases = Table(
    "zone_leases",
    metadata,
    Column("zone", String(32), primary_key=True),
    # The owner, or the last one; empty where no service has owned the zone.
    Column("service", Text, nullable=False),
    # Grows by one whenever a service takes the lease.
    Column("fence", BigInteger, nullable=False),
    # By the clock of the database, seconds since 1970; 0 where the owner released it.
    Column("expires", Float(53), nullable=False),
)

services = Table(
    "services",
    metadata,
    Column("service", Text, primary_key=True),
    # Its last heartbeat, by the clock of the database, seconds since 1970.
    Column("seen", Float(53), nullable=False),
)

published_zones = Table(
    "published_zones",
    metadata,
    Column("zone", String(32), primary_key=True),
    Column("rev", String(16), nullable=False),
    # The zone file, as it was published.
    Column("content", Text, nullable=False),
    Column("published", Float(53), nullable=False),
)

retention = Table(
    "retention",
    metadata,
    Column("zone", String(32), primary_key=True),
    # The service of the zone lets all readings with a scheduled time before it be deleted.
    Column("before", Float(53), nullable=False),
    # Seconds for which readings are kept, also when no service serves the zone any more; null: for ever then.
    Column("keep", Float(53)),
)

COLUMNS = tuple(column.name for column in readings.c)
MESSAGES: dict[str, type[Release]] = {
    "position": PositionReport,
    "report": HeatmapReport,
    "ticks": Reading,
}
"""The type of the message in a row of `readings`, by a column that is null for other types."""
INTEGER_COLUMNS = frozenset(column.name for column in readings.c if isinstance(column.type, BigInteger))
FLOAT_COLUMNS = frozenset(column.name for column in readings.c if isinstance(column.type, Float))
OPTIONAL_FIELDS = frozenset(("key", "mac", "kept"))


def export_columns(message: type[Release]) -> tuple[str, ...]:
    """Return the columns of messages of one type, in the order of the wire, which exports keep."""
    return (*message.__dataclass_fields__, "verdict", "arrived")
