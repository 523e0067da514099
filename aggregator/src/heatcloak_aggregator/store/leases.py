"""Leases of zones: which of the services that share a PostgreSQL store serves a zone.

A service takes the lease of a zone, and renews it while it serves the zone. The lease of a service that was
killed or hangs expires, and another service takes it. Whenever a lease is taken, its fencing number grows by
one. Writes for a zone state the number of their lease, and are refused if it is not the newest, so that a
service that was paused and continues can't write for a zone that it has lost.

All times are those of the database, so that the clocks of the services do not matter.

A guarded write locks the rows of its leases with FOR KEY SHARE until it commits. That conflicts with FOR
UPDATE, which `take_leases` needs, and not with the updates of `renew_leases`: long writes delay no renewal.
A transaction that takes leases skips locked rows, so it waits for no other one while it holds a lock.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager

from sqlalchemy import Connection, text

from heatcloak_aggregator.store.database import Database
from heatcloak_aggregator.store.errors import FencedError
from heatcloak_aggregator.store.rows import LeaseRow
from heatcloak_shared.errors import StoreError

IDLE_TIMEOUT = 2.0
"""Seconds without a statement after which PostgreSQL ends a transaction that holds locks on leases.

A service that is stopped (SIGSTOP), or whose machine lost power, keeps its locks no longer than this."""
FORGET_AFTER = 86400.0
"""Seconds without a heartbeat after which a service is forgotten."""

_NOW = "extract(epoch FROM clock_timestamp())::float8"
_BEAT = (
    f"INSERT INTO services (service, seen) VALUES (%(service)s, {_NOW}) "  # noqa: S608
    "ON CONFLICT (service) DO UPDATE SET seen = excluded.seen"
)
# Skipping locked rows: two services that forget the same ones must not wait for each other.
_FORGET = (
    "DELETE FROM services WHERE service IN "  # noqa: S608
    f"(SELECT service FROM services WHERE seen < {_NOW} - %(forget)s FOR UPDATE SKIP LOCKED)"
)
_N_ALIVE = f"SELECT count(*) FROM services WHERE seen >= {_NOW} - %(seconds)s"  # noqa: S608
# Sorted, so that two services that add the same zones do not wait for each other's rows.
_ADD_ROWS = (
    "INSERT INTO zone_leases (zone, service, fence, expires) "  # noqa: S608
    f"SELECT zone, '', 0, {_NOW} FROM unnest(%(zones)s::text[]) AS wanted(zone) "
    "WHERE NOT EXISTS (SELECT 1 FROM zone_leases l WHERE l.zone = wanted.zone) "
    "ORDER BY zone ON CONFLICT DO NOTHING"
)
_TAKE = (
    "WITH free AS (SELECT zone FROM zone_leases "  # noqa: S608
    f"WHERE zone = ANY(%(zones)s::text[]) AND expires <= {_NOW} - %(free_for)s "
    "ORDER BY random() LIMIT %(limit)s FOR UPDATE SKIP LOCKED) "
    f"UPDATE zone_leases l SET service = %(service)s, fence = l.fence + 1, expires = {_NOW} + %(seconds)s "
    "FROM free WHERE l.zone = free.zone RETURNING l.zone, l.fence"
)
_HELD = (
    "WITH held AS (SELECT l.zone FROM zone_leases l "
    "JOIN unnest(%(zones)s::text[], %(fences)s::bigint[]) AS ours(zone, fence) USING (zone, fence) "
    "WHERE l.service = %(service)s ORDER BY l.zone FOR NO KEY UPDATE OF l) "
)
_RENEW = (
    f"{_HELD}UPDATE zone_leases l SET expires = {_NOW} + %(seconds)s "  # noqa: S608
    "FROM held WHERE l.zone = held.zone RETURNING l.zone"
)
# Without a service, it can't be renewed any more.
_FREE = f"SET service = '', expires = least(expires, {_NOW})"
_RELEASE = f"{_HELD}UPDATE zone_leases l {_FREE} FROM held WHERE l.zone = held.zone"
_RESIGN = f"UPDATE zone_leases {_FREE} WHERE service = %(service)s"
_LOCK = "SELECT zone, fence FROM zone_leases WHERE zone = ANY(%(zones)s::text[]) ORDER BY zone FOR KEY SHARE"
_OWNERS = (
    f"SELECT zone, service, fence, greatest(expires - {_NOW}, 0) FROM zone_leases "  # noqa: S608
    "WHERE fence > 0 AND (%(zones)s::text[] IS NULL OR zone = ANY(%(zones)s::text[])) ORDER BY zone"
)


@contextmanager
def leasing(database: Database) -> Iterator[Connection]:
    """Open a transaction that may lock leases.

    PostgreSQL ends it, and releases its locks, after `IDLE_TIMEOUT` seconds without a statement.

    Raises:
        StoreError: nothing was committed; or the connection was lost during the commit, and it is unknown
            whether the transaction was committed; or the database is not PostgreSQL.
    """
    if database.is_sqlite:
        raise StoreError(
            f"store {database.where} can't be shared by several services: use a postgresql:// URL"
        )
    with database.writing() as connection:
        connection.execute(text(f"SET LOCAL idle_in_transaction_session_timeout = {IDLE_TIMEOUT * 1000:.0f}"))
        yield connection


@contextmanager
def guarded(
    database: Database, zones: Collection[str], fences: Mapping[str, int] | None
) -> Iterator[Connection]:
    """Open a transaction that writes for ``zones`` while no other service owns them.

    Args:
        database: the database.
        zones: the zones that are written for.
        fences: fencing numbers of the leases that the service holds, by zone; those of other zones are
            ignored. None for a store that is not shared: nothing is checked.

    Raises:
        FencedError: a zone has no number in ``fences``, or not the newest; nothing was committed.
        StoreError: nothing was committed; or the connection was lost during the commit, and it is unknown
            whether the transaction was committed.
    """
    if fences is None:
        with database.writing() as connection:
            yield connection
        return
    written = set(zones)
    if missing := written - fences.keys():
        raise FencedError(missing)
    with leasing(database) as connection:
        require_fences(connection, {zone: fences[zone] for zone in written})
        yield connection


def require_fences(connection: Connection, fences: Mapping[str, int]) -> None:
    """Lock the leases of zones, so that no service can take them before the transaction ends.

    The transaction must be one of `leasing`.

    Raises:
        FencedError: a lease has another fencing number than the one in ``fences``, or does not exist.
    """
    rows = connection.exec_driver_sql(_LOCK, {"zones": list(fences)})
    found = {row.zone: row.fence for row in rows}
    if lost := {zone for zone, fence in fences.items() if found.get(zone) != fence}:
        raise FencedError(lost)


def heartbeat(connection: Connection, service: str, seconds: float) -> int:
    """Record that a service lives; return how many lived within the last ``seconds``, itself included.

    Services without a heartbeat for `FORGET_AFTER` seconds are forgotten.
    """
    connection.exec_driver_sql(_BEAT, {"service": service})
    connection.exec_driver_sql(_FORGET, {"forget": FORGET_AFTER})
    return int(connection.exec_driver_sql(_N_ALIVE, {"seconds": seconds}).scalar_one())


def resign(connection: Connection, service: str) -> None:
    """Remove the heartbeat of a service and release all its leases, so that others can take them at once."""
    connection.exec_driver_sql("DELETE FROM services WHERE service = %(service)s", {"service": service})
    connection.exec_driver_sql(_RESIGN, {"service": service})


def take_leases(
    connection: Connection,
    service: str,
    zones: Collection[str],
    limit: int,
    seconds: float,
    *,
    free_for: float = 0.0,
) -> dict[str, int]:
    """Take leases that no service holds: new, expired or released ones.

    A lease is left out while a write under it has not ended. Call again until all wanted leases are taken.
    If it is unknown whether the transaction was committed, the leases that it took expire.

    Args:
        connection: a transaction of `leasing`.
        service: who takes them.
        zones: the zones to choose from; they are chosen at random.
        limit: how many at most.
        seconds: after this time a lease expires, unless it is renewed.
        free_for: only leases that have been free for so many seconds.

    Returns:
        The fencing numbers of the taken leases, by zone.
    """
    if limit <= 0 or not zones:
        return {}
    wanted = {
        "zones": sorted(set(zones)),
        "service": service,
        "limit": limit,
        "seconds": seconds,
        "free_for": free_for,
    }
    connection.exec_driver_sql(_ADD_ROWS, wanted)
    return {row.zone: row.fence for row in connection.exec_driver_sql(_TAKE, wanted)}


def renew_leases(
    connection: Connection, service: str, fences: Mapping[str, int], seconds: float
) -> frozenset[str]:
    """Extend the leases that a service still holds; return their zones.

    A lease that has expired is extended if no service took it. One that was released is not.

    Args:
        connection: a transaction of `leasing`.
        service: who holds them.
        fences: their fencing numbers, by zone.
        seconds: after this time a lease expires, unless it is renewed again.
    """
    if not fences:
        return frozenset()
    ours = {**_arrays(fences), "service": service, "seconds": seconds}
    return frozenset(connection.exec_driver_sql(_RENEW, ours).scalars())


def release_leases(connection: Connection, service: str, fences: Mapping[str, int]) -> None:
    """Release the leases that a service still holds, so that others can take them at once.

    Finish the writes under them first: until another service takes a lease, they are not refused.

    Args:
        connection: a transaction of `leasing`.
        service: who holds them.
        fences: their fencing numbers, by zone.
    """
    if fences:
        connection.exec_driver_sql(_RELEASE, {**_arrays(fences), "service": service})


def lease_owners(connection: Connection, zones: Collection[str] | None = None) -> dict[str, LeaseRow]:
    """Return the leases of ``zones``, or of all zones, by zone; omit zones that no service ever owned."""
    if connection.dialect.name == "sqlite":
        return {}
    wanted = {"zones": None if zones is None else sorted(set(zones))}
    rows = (LeaseRow(*row) for row in connection.exec_driver_sql(_OWNERS, wanted))
    return {row.zone: row for row in rows}


def _arrays(fences: Mapping[str, int]) -> dict[str, list[str] | list[int]]:
    return {"zones": list(fences), "fences": list(fences.values())}
