"""Boots in the database: saved watermarks, and which sequence numbers are stored beyond them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, func, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from heatcloak_aggregator.store.rows import BootKey, BootRow, StoredSequences
from heatcloak_aggregator.store.schema import boots, by_chunks, readings

_Ranges = list[tuple[int, int]]

# Consecutive numbers have the same difference to their position in the order.
_RANGES = (
    "SELECT min(seq) AS low, max(seq) AS high FROM "
    "(SELECT seq, seq - row_number() OVER (ORDER BY seq) AS island FROM readings "
    "WHERE zone = {0} AND node = {1} AND boot = {2} AND seq > {3}) AS numbered GROUP BY island"
)
SQLITE_RANGES = f"{_RANGES.format(*'????')} ORDER BY low"
# All boots in one round trip; a lateral join looks each up by the index, where a common plan might scan the
# table.
_OF_ASKED = _RANGES.format("asked.zone", "asked.node", "asked.boot", "asked.through")
_POSTGRESQL_RANGES = (
    "SELECT asked.place, low, high FROM unnest(%s::text[], %s::text[], %s::text[], %s::bigint[]) "  # noqa: S608
    f"WITH ORDINALITY AS asked(zone, node, boot, through, place) CROSS JOIN LATERAL ({_OF_ASKED}) AS ranges "
    "ORDER BY place, low"
)


def stored_sequences(connection: Connection, asked: Collection[BootKey]) -> dict[BootKey, StoredSequences]:
    """Return which sequence numbers of each boot are stored; an unknown boot has none.

    The time depends on how many readings are above the saved watermarks, not on how many are stored.
    """
    watermarks = dict.fromkeys(asked, -1)
    key = tuple_(boots.c.zone, boots.c.node, boots.c.boot)
    for chunk in by_chunks(watermarks.keys()):
        query = select(boots.c.zone, boots.c.node, boots.c.boot, boots.c.through).where(key.in_(chunk))
        for zone, node, boot, through in connection.execute(query):
            watermarks[zone, node, boot] = through
    look_up = _ranges_in_sqlite if connection.dialect.name == "sqlite" else _ranges_in_postgresql
    found: dict[BootKey, StoredSequences] = {}
    for each in by_chunks(watermarks.items()):
        for (boot_key, watermark), ranges in zip(each, look_up(connection, each), strict=True):
            if ranges and ranges[0][0] == watermark + 1:
                watermark, ranges = ranges[0][1], ranges[1:]
            found[boot_key] = StoredSequences(watermark, tuple(ranges))
    return found


def _ranges_in_sqlite(connection: Connection, asked: list[tuple[BootKey, int]]) -> list[_Ranges]:
    return [
        [(low, high) for low, high in connection.exec_driver_sql(SQLITE_RANGES, (*boot, through))]
        for boot, through in asked
    ]


def _ranges_in_postgresql(connection: Connection, asked: list[tuple[BootKey, int]]) -> list[_Ranges]:
    columns = zip(*((*boot, through) for boot, through in asked), strict=True)
    found: list[_Ranges] = [[] for _ in asked]
    for place, low, high in connection.exec_driver_sql(_POSTGRESQL_RANGES, tuple(map(list, columns))):
        found[place - 1].append((low, high))
    return found


def save_watermarks(connection: Connection, watermarks: Mapping[BootKey, int]) -> None:
    """Save watermarks; one that is lower than the saved one changes nothing."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    insert = dialect.insert(boots)
    upsert = insert.on_conflict_do_update(
        index_elements=("zone", "node", "boot"),
        set_={"through": insert.excluded.through},
        where=boots.c.through < insert.excluded.through,
    )
    # Sorted, so that two services do not wait for each other's rows.
    connection.execute(
        upsert,
        [
            {"zone": zone, "node": node, "boot": boot, "through": number}
            for (zone, node, boot), number in sorted(watermarks.items())
        ],
    )


def boots_of_zone(connection: Connection, zone: str) -> list[BootRow]:
    """Return the boots of a zone that have a saved watermark, in order of nodes."""
    b, r = boots.c, readings.c
    last = (
        select(func.max(r.seq))
        .where(r.zone == b.zone, r.node == b.node, r.boot == b.boot)
        .correlate(boots)
        .scalar_subquery()
    )
    query = select(b.node, b.boot, b.through, b.pruned, last).where(b.zone == zone).order_by(b.node, b.boot)
    return [BootRow(*row) for row in connection.execute(query)]
