"""How far each boot of each node is stored: remembered, so that a start looks only at what lies beyond."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, func, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from heatcloak_aggregator.store.paging import by_chunks
from heatcloak_aggregator.store.rows import BootKey, BootRow, Held
from heatcloak_aggregator.store.schema import boots, readings

_Ranges = list[tuple[int, int]]

_NAMES = ("zone", "node", "boot")
# Stored numbers that follow one another differ from their place in the order by the same.
_RANGES = (
    "SELECT min(seq) AS low, max(seq) AS high FROM "
    "(SELECT seq, seq - row_number() OVER (ORDER BY seq) AS island FROM readings "
    "WHERE zone = {0} AND node = {1} AND boot = {2} AND seq > {3}) AS numbered GROUP BY island"
)
SQLITE_RANGES = f"{_RANGES.format(*'????')} ORDER BY low"
# All boots in one round trip; each is looked up by itself, as a plan for all of them might read everything.
_OF_ASKED = _RANGES.format("asked.zone", "asked.node", "asked.boot", "asked.through")
_POSTGRESQL_RANGES = (
    "SELECT asked.place, low, high FROM unnest(%s::text[], %s::text[], %s::text[], %s::bigint[]) "  # noqa: S608
    f"WITH ORDINALITY AS asked(zone, node, boot, through, place) CROSS JOIN LATERAL ({_OF_ASKED}) AS ranges "
    "ORDER BY place, low"
)


def held(connection: Connection, asked: Collection[BootKey]) -> dict[BootKey, Held]:
    """Which numbers of each boot are stored."""
    through = dict.fromkeys(asked, -1)
    key = tuple_(boots.c.zone, boots.c.node, boots.c.boot)
    for chunk in by_chunks(through.keys()):
        query = select(boots.c.zone, boots.c.node, boots.c.boot, boots.c.through).where(key.in_(chunk))
        for zone, node, boot, remembered in connection.execute(query):
            through[zone, node, boot] = remembered
    look = _ranges_in_sqlite if connection.dialect.name == "sqlite" else _ranges_in_postgresql
    found: dict[BootKey, Held] = {}
    for each in by_chunks(through.items()):
        for (boot, remembered), ranges in zip(each, look(connection, each), strict=True):
            found[boot] = _held(remembered, ranges)
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


def _held(through: int, ranges: _Ranges) -> Held:
    beyond = tuple(ranges)
    if beyond and beyond[0][0] == through + 1:
        return Held(beyond[0][1], beyond[1:])
    return Held(through, beyond)


def remember(connection: Connection, through: Mapping[BootKey, int]) -> None:
    """Keep watermarks; one that is behind what is kept changes nothing."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    insert = dialect.insert(boots)
    kept = insert.on_conflict_do_update(
        index_elements=_NAMES,
        set_={"through": insert.excluded.through},
        where=boots.c.through < insert.excluded.through,
    )
    # In one order, or two services could wait for one another.
    connection.execute(
        kept,
        [
            {"zone": zone, "node": node, "boot": boot, "through": number}
            for (zone, node, boot), number in sorted(through.items())
        ],
    )


def of_zone(connection: Connection, zone: str) -> list[BootRow]:
    """The boots of a zone that are remembered."""
    b, r = boots.c, readings.c
    last = (
        select(func.max(r.seq))
        .where(r.zone == b.zone, r.node == b.node, r.boot == b.boot)
        .correlate(boots)
        .scalar_subquery()
    )
    query = select(b.node, b.boot, b.through, b.pruned, last).where(b.zone == zone).order_by(b.node, b.boot)
    return [BootRow(*row) for row in connection.execute(query)]
