"""Delete old rounds of many zones: in PostgreSQL by dropping partitions of `readings`, elsewhere by rows."""

from __future__ import annotations

import math
from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row, delete, select, text
from sqlalchemy.dialects import postgresql, sqlite

from heatcloak_aggregator.store.database import Database
from heatcloak_aggregator.store.leases import guarded, lease_owners
from heatcloak_aggregator.store.partitions import DAY, Partition, failure, is_locked, partitions
from heatcloak_aggregator.store.retention import TABLES, prune, prune_states
from heatcloak_aggregator.store.rows import Pruned
from heatcloak_aggregator.store.schema import COLUMNS, by_chunks, distinct, retention, tracker_states

MOST_MOVED = 10_000
"""Readings above their boots' watermarks that are moved to the default partition while nothing else can read
or write. A partition with more of them is deleted by rows."""

# One index lookup for each zone or boot, however many readings the partition has.
_ZONES = (
    "WITH RECURSIVE found AS (SELECT min(zone) AS zone FROM {0} UNION ALL "
    "SELECT (SELECT min(r.zone) FROM {0} r WHERE r.zone > f.zone) FROM found f WHERE f.zone IS NOT NULL) "
    "SELECT zone FROM found WHERE zone IS NOT NULL"
)
_BOOTS = (
    "WITH RECURSIVE found AS "
    "((SELECT zone, node, boot FROM {0} ORDER BY zone, node, boot LIMIT 1) UNION ALL "
    "SELECT n.* FROM found f CROSS JOIN LATERAL (SELECT zone, node, boot FROM {0} r "
    "WHERE (r.zone, r.node, r.boot) > (f.zone, f.node, f.boot) ORDER BY zone, node, boot LIMIT 1) n) "
    "SELECT f.zone, f.node, f.boot, coalesce(b.through, -1) AS through, "
    "(SELECT max(r.seq) FROM {0} r WHERE r.zone = f.zone AND r.node = f.node AND r.boot = f.boot "
    "AND r.seq <= b.through) AS highest, "
    "(SELECT count(*) FROM {0} r WHERE r.zone = f.zone AND r.node = f.node AND r.boot = f.boot "
    "AND r.seq > coalesce(b.through, -1)) AS above "
    "FROM found f LEFT JOIN boots b ON b.zone = f.zone AND b.node = f.node AND b.boot = f.boot"
)
_OF_BOOTS = "unnest(%s::text[], %s::text[], %s::text[], %s::bigint[]) AS n(zone, node, boot, seq)"
_SAME_BOOT = "{0}.zone = n.zone AND {0}.node = n.node AND {0}.boot = n.boot"
# In one order, so that this and the saving of watermarks do not wait for each other's rows.
_LOCK_BOOTS = (
    f"SELECT 1 FROM boots b JOIN {_OF_BOOTS} ON {_SAME_BOOT.format('b')} "  # noqa: S608
    "ORDER BY b.zone, b.node, b.boot FOR UPDATE OF b"
)
_MARK_BOOTS = (
    f"UPDATE boots b SET pruned = n.seq FROM {_OF_BOOTS} "  # noqa: S608
    f"WHERE {_SAME_BOOT.format('b')} AND b.pruned < n.seq"
)
_LISTED = ", ".join(COLUMNS)
_MOVE = (
    f"INSERT INTO readings_default ({_LISTED}) SELECT {_LISTED} FROM "  # noqa: S608
    f"(SELECT r.* FROM {_OF_BOOTS} CROSS JOIN LATERAL (SELECT * FROM {{0}} p "
    f"WHERE {_SAME_BOOT.format('p')} AND p.seq > n.seq) r) moved"
)
_IS_OWNER = text(
    "SELECT bool_and(pg_has_role(relowner, 'USAGE')) FROM pg_class "
    "WHERE oid IN ('readings'::regclass, CAST(:name AS regclass))"
)
_LAST_ROUND = "SELECT max(round) FROM {0} WHERE zone = :zone AND rev = :rev"


def apply_retention(
    database: Database,
    limits: Mapping[str, float],
    batch: int,
    fences: Mapping[str, int] | None = None,
    keep: float | None = None,
) -> Iterator[Pruned]:
    """Store the limits of zones and delete what is older; yield the progress after each transaction."""
    if not limits:
        return
    with guarded(database, limits, fences) as connection:
        _save_limits(connection, limits, keep)
    done = Pruned()
    if not database.is_sqlite:
        with database.reading() as connection:
            rows = connection.execute(select(retention.c.zone, retention.c.before))
            stored = {zone: float(before) for zone, before in rows}
        done = yield from _drop_partitions(database, stored, max(stored.values()))
        # Rows of a day that has not ended before the limit stay until their partition can be dropped.
        limits = {zone: math.floor(before / DAY) * DAY for zone, before in limits.items()}
    yield from prune(database, limits, batch, fences, done)


def abandoned_limits(connection: Connection, served: Collection[str], now: float) -> dict[str, float]:
    """Return the new limits of zones that no service serves: as long ago as their last service has kept them.

    Args:
        connection: the database.
        served: the zones of the calling service.
        now: seconds since 1970, by a clock that nodes confirm.
    """
    owners = lease_owners(connection)
    owned = {zone for zone, owner in owners.items() if owner.seconds_left > 0.0}.union(served)
    rows = connection.execute(select(*retention.c).where(retention.c.keep.is_not(None)))
    limits = {
        row.zone: now - row.keep for row in rows if row.zone not in owned and row.before < now - row.keep
    }
    return dict(sorted(limits.items()))


def end_retention(connection: Connection, zones: Collection[str]) -> None:
    """Delete the stored limits of zones, so that no service deletes their rounds any more."""
    for chunk in by_chunks(zones):
        connection.execute(delete(retention).where(retention.c.zone.in_(chunk)))


def prune_all(
    database: Database, before: float, batch: int, fences: Mapping[str, int] | None = None
) -> Iterator[Pruned]:
    """Delete what is older than ``before`` of all zones; yield the progress after each transaction."""
    done = Pruned()
    if not database.is_sqlite:
        done = yield from _drop_partitions(database, None, before)
    with database.reading() as connection:
        zones = {zone for table in TABLES for zone in distinct(connection, table.c.zone)}
    yield from prune(database, dict.fromkeys(zones, before), batch, fences, done)


def _save_limits(connection: Connection, limits: Mapping[str, float], keep: float | None) -> None:
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    insert = dialect.insert(retention)
    new = {"before": insert.excluded.before}
    if keep is not None:
        new["keep"] = insert.excluded.keep
    connection.execute(
        insert.on_conflict_do_update(index_elements=["zone"], set_=new),
        [{"zone": zone, "before": before, "keep": keep} for zone, before in sorted(limits.items())],
    )


def _drop_partitions(
    database: Database, limits: Mapping[str, float] | None, before: float
) -> Generator[Pruned, None, Pruned]:
    """Drop the partitions that end at or before ``before``, if all their zones allow it.

    What can't be dropped now stays, to be deleted by rows.

    Args:
        database: a PostgreSQL database.
        limits: for each zone that allows it, the time up to which; None: all zones allow it.
        before: the greatest of them, seconds since 1970.

    Yields:
        The progress after each partition.
    """
    done = Pruned()
    with database.reading() as connection:
        old = [each for each in partitions(connection) if each.end <= before]
    for each in old:
        with database.writing() as connection:
            count = _drop(connection, each, limits)
        if count:
            done = replace(done, readings=done.readings + count)
            yield done
    return done


def _drop(connection: Connection, partition: Partition, limits: Mapping[str, float] | None) -> int:
    """Drop a partition if that is allowed; return how many readings were deleted.

    Until the transaction ends nothing is inserted. So a reading that is sent again later finds the mark that
    it may have been deleted, or the reading in the default partition.
    """
    if not is_locked(connection) or partition not in partitions(connection):
        return 0
    if not connection.scalar(_IS_OWNER, {"name": partition.name}):
        return 0
    # Checked before the lock too, so that it is seldom taken for nothing.
    if (
        not _is_allowed(connection, partition, limits)
        or _n_above(_boots_of(connection, partition)) > MOST_MOVED
    ):
        return 0
    count = connection.scalar(text(f"SELECT count(*) FROM {partition.name}")) or 0  # noqa: S608
    # Without its states a tracker only starts from readings again, if the lock cannot be acquired.
    _prune_states_of(connection, partition)
    if failure(connection, "LOCK TABLE ONLY readings IN ACCESS EXCLUSIVE MODE"):
        return 0
    found = _boots_of(connection, partition)
    if not _is_allowed(connection, partition, limits) or _n_above(found) > MOST_MOVED:
        return 0
    if failure(connection, f"ALTER TABLE readings DETACH PARTITION {partition.name}"):
        return 0
    _mark_boots(connection, [(*row[:3], row.highest) for row in found if row.highest is not None])
    moved = 0
    if kept := [(*row[:3], row.through) for row in found if row.above]:
        moved = connection.exec_driver_sql(_MOVE.format(partition.name), _columns(kept)).rowcount
    connection.execute(text(f"DROP TABLE {partition.name}"))
    return count - moved


def _is_allowed(connection: Connection, partition: Partition, limits: Mapping[str, float] | None) -> bool:
    if limits is None:
        return True
    zones = connection.scalars(text(_ZONES.format(partition.name)))
    return all(limits.get(zone, -math.inf) >= partition.end for zone in zones)


def _boots_of(connection: Connection, partition: Partition) -> Sequence[Row[Any]]:
    return connection.execute(text(_BOOTS.format(partition.name))).all()


def _n_above(found: Sequence[Row[Any]]) -> int:
    """Return how many readings are above the watermark of their boot."""
    return sum(row.above for row in found)


def _mark_boots(connection: Connection, marks: Sequence[tuple[object, ...]]) -> None:
    """Write for each boot up to which number its readings are about to be deleted."""
    if marks:
        connection.exec_driver_sql(_LOCK_BOOTS, _columns(marks))
        connection.exec_driver_sql(_MARK_BOOTS, _columns(marks))


def _prune_states_of(connection: Connection, partition: Partition) -> None:
    """Delete the tracker states that contain readings of the partition."""
    s = tracker_states.c
    for zone, rev in connection.execute(select(s.zone, s.rev).group_by(s.zone, s.rev)).all():
        query = text(_LAST_ROUND.format(partition.name))
        last = connection.scalar(query, {"zone": zone, "rev": rev})
        if last is not None:
            prune_states(connection, zone, rev, last)


def _columns(rows: Sequence[tuple[object, ...]]) -> tuple[list[object], ...]:
    return tuple(list(each) for each in zip(*rows, strict=True))
