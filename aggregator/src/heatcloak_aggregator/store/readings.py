"""Readings in the database: inserted once, and queried by round."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from operator import attrgetter, itemgetter
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, case, func, select

from heatcloak_aggregator.store.rows import ReadingVerdict, RoundKey, RoundRow, StoredReading
from heatcloak_aggregator.store.schema import (
    COLUMNS,
    FLOAT_COLUMNS,
    INTEGER_COLUMNS,
    MESSAGES,
    bounded,
    by_chunks,
    distinct,
    estimates,
    export_columns,
    page_of,
    readings,
    revisions,
)
from heatcloak_shared.errors import StoreError
from heatcloak_shared.wire import Release

_key = itemgetter(*(COLUMNS.index(name) for name in ("zone", "node", "boot", "seq")))
_values = {message: attrgetter(*message.__dataclass_fields__) for message in MESSAGES.values()}
_fields = {
    message: itemgetter(*(COLUMNS.index(name) for name in message.__dataclass_fields__))
    for message in MESSAGES.values()
}
_MARKS = tuple((COLUMNS.index(name), message) for name, message in MESSAGES.items())


def _order_of(message: type[Release]) -> itemgetter[Any]:
    """Return a function that sorts the values of a message, verdict, arrival and None by column."""
    names = export_columns(message)
    return itemgetter(*(names.index(name) if name in names else len(names) for name in COLUMNS))


_order = {message: _order_of(message) for message in MESSAGES.values()}

_LISTED = ", ".join(COLUMNS)
# A reading that retention may have deleted is not new when it is sent again.
_IF_NEW = (
    "WHERE NOT EXISTS (SELECT 1 FROM boots b WHERE b.zone = n.zone AND b.node = n.node "
    "AND b.boot = n.boot AND b.pruned >= n.seq) ON CONFLICT DO NOTHING"
)
_SQLITE_INSERT = (
    f"INSERT INTO readings ({_LISTED}) SELECT * FROM "  # noqa: S608
    f"(SELECT {', '.join(f'? AS {name}' for name in COLUMNS)}) n {_IF_NEW}"
)
_ROWS_PER_STATEMENT = 999 // len(COLUMNS)
"""Old SQLite versions take at most 999 values in a statement. Few statements matter: each releases and takes
the interpreter lock, which the thread that decodes messages wants too."""
_ROW = f"({', '.join('?' * len(COLUMNS))})"
_SQLITE_INSERT_MANY = (
    f"INSERT INTO readings ({_LISTED}) SELECT * FROM (SELECT "  # noqa: S608
    f"{', '.join(f'column{place} AS {name}' for place, name in enumerate(COLUMNS, start=1))} "
    f"FROM (VALUES {', '.join([_ROW] * _ROWS_PER_STATEMENT)})) n {_IF_NEW}"
)


def _array_type(name: str) -> str:
    return "bigint[]" if name in INTEGER_COLUMNS else "float8[]" if name in FLOAT_COLUMNS else "text[]"


# One statement for the whole batch takes one round trip, and returns which rows were new.
_POSTGRESQL_INSERT = (
    f"INSERT INTO readings ({_LISTED}) SELECT * FROM "  # noqa: S608
    f"unnest({', '.join(f'%s::{_array_type(name)}' for name in COLUMNS)}) AS n({_LISTED}) "
    f"{_IF_NEW} RETURNING zone, node, boot, seq"
)

# Counted for each round by the index, where a common plan might scan the table.
_N_REPORTING = (
    "WITH asked(zone, rev, round) AS ({}) SELECT zone, rev, round, "  # noqa: S608
    "(SELECT count(DISTINCT r.node) FROM readings r WHERE r.zone = asked.zone AND r.rev = asked.rev "
    f"AND r.round = asked.round AND r.verdict = '{ReadingVerdict.ACCEPTED.value}') FROM asked"
)
_POSTGRESQL_ROUNDS = "SELECT * FROM unnest(%s::text[], %s::text[], %s::bigint[])"


def insert(connection: Connection, batch: Sequence[StoredReading]) -> list[bool]:
    """Insert the readings that are new; return for each whether it was."""
    rows = [_row(stored) for stored in batch]
    if connection.dialect.name == "sqlite":
        return _insert_sqlite(connection, rows)
    return _insert_postgresql(connection, rows)


def _row(stored: StoredReading) -> tuple[object, ...]:
    message = type(stored.reading)
    values = _values[message](stored.reading)
    row: tuple[object, ...] = _order[message]((*values, stored.verdict._value_, stored.arrived, None))
    return row


def _release(row: Row[Any]) -> Release:
    """Return the message in a row of all columns."""
    for place, message in _MARKS:
        if row[place] is not None:
            return message(*_fields[message](row))
    raise StoreError("a row of the table 'readings' holds no message: restore the store from a backup")


def _insert_sqlite(connection: Connection, rows: list[tuple[object, ...]]) -> list[bool]:
    connection.exec_driver_sql("SAVEPOINT batch")
    inserted, rest = 0, len(rows) % _ROWS_PER_STATEMENT
    for start in range(0, len(rows) - rest, _ROWS_PER_STATEMENT):
        values = tuple(chain.from_iterable(rows[start : start + _ROWS_PER_STATEMENT]))
        inserted += connection.exec_driver_sql(_SQLITE_INSERT_MANY, values).rowcount
    if rest:
        inserted += connection.exec_driver_sql(_SQLITE_INSERT, rows[-rest:]).rowcount
    if inserted == len(rows):
        return [True] * len(rows)
    connection.exec_driver_sql("ROLLBACK TO batch")
    # Some were stored already: insert one by one, and find these by the row counts.
    return [connection.exec_driver_sql(_SQLITE_INSERT, row).rowcount == 1 for row in rows]


def _insert_postgresql(connection: Connection, rows: list[tuple[object, ...]]) -> list[bool]:
    # Sorted, so that two services that store the same readings do not wait for each other's rows.
    ordered = sorted(rows, key=_key)
    result = connection.exec_driver_sql(
        _POSTGRESQL_INSERT, tuple(list(each) for each in zip(*ordered, strict=True))
    )
    new = {tuple(row) for row in result}
    fresh = []
    for row in rows:
        key = _key(row)
        fresh.append(key in new)
        new.discard(key)
    return fresh


def reporting_nodes(connection: Connection, zone: str, rev: str, since: int) -> dict[int, set[str]]:
    """Return, by round from ``since`` on, the nodes with an accepted reading."""
    r = readings.c
    query = select(r.round, r.node).where(_accepted(zone, rev), r.round >= bounded(since))
    found: dict[int, set[str]] = {}
    for number, node in connection.execute(query):
        found.setdefault(number, set()).add(node)
    return found


def n_reporting(connection: Connection, rounds: Collection[RoundKey]) -> dict[RoundKey, int]:
    """Return for each round how many nodes have an accepted reading in it."""
    found: dict[RoundKey, int] = {}
    for chunk in by_chunks(set(rounds)):
        if connection.dialect.name == "sqlite":
            asked, values = f"VALUES {', '.join(['(?, ?, ?)'] * len(chunk))}", tuple(chain(*chunk))
        else:
            asked, values = _POSTGRESQL_ROUNDS, tuple(map(list, zip(*chunk, strict=True)))
        for zone, rev, number, nodes in connection.exec_driver_sql(_N_REPORTING.format(asked), values):
            found[zone, rev, number] = int(nodes)
    return found


def rounds_to_estimate(connection: Connection, zone: str, rev: str, since: int) -> list[int]:
    """Return the rounds from ``since`` on, ascending, that need an estimate.

    They have accepted readings, and either no estimate or one that was made from fewer readings than there
    are nodes with an accepted one now.
    """
    r, e = readings.c, estimates.c
    # Nodes, not readings: an estimate uses one reading of each, and must not be made again for ever.
    counted = (
        select(r.round, func.count(r.node.distinct()).label("nodes"))
        .where(_accepted(zone, rev), r.round >= bounded(since))
        .group_by(r.round)
        .subquery()
    )
    # The last condition follows from the others, but keeps PostgreSQL from reading all estimates.
    same_round = and_(e.zone == zone, e.rev == rev, e.round == counted.c.round, e.round >= bounded(since))
    query = (
        select(counted.c.round)
        .outerjoin(estimates, same_round)
        .where(e.used.is_(None) | (e.used < counted.c.nodes))
        .order_by(counted.c.round)
    )
    return list(connection.scalars(query))


def accepted_readings(
    connection: Connection, zone: str, rev: str, rounds: Collection[int]
) -> dict[int, list[Release]]:
    """Return the accepted readings of rounds, by round, in order of nodes; omit rounds without one."""
    found: dict[int, list[Release]] = {}
    r = readings.c
    for chunk in by_chunks({number for number in rounds if bounded(number) == number}):
        query = (
            select(*r)
            # Without the range, PostgreSQL reads all rounds of every partition and compares them.
            .where(_accepted(zone, rev), r.round.in_(chunk), r.round.between(min(chunk), max(chunk)))
            .order_by(r.round, r.node, r.boot, r.seq)
        )
        for row in connection.execute(query):
            found.setdefault(row.round, []).append(_release(row))
    return found


def readings_of_round(connection: Connection, zone: str, rev: str | None, number: int) -> list[StoredReading]:
    """Return every reading of a round, with any verdict, in order of nodes."""
    if bounded(number) != number:
        return []
    r = readings.c
    query = select(*r).where(r.zone == zone, r.round == number)
    # The index has the revision before the round.
    revs = revisions(connection, readings, zone) if rev is None else [rev]
    query = query.where(r.rev.in_(revs)).order_by(r.rev, r.node, r.boot, r.seq)
    return [stored_reading(row) for row in connection.execute(query)]


def select_readings(zone: str, since: float | None = None, until: float | None = None) -> Select[Any]:
    """Return the query for readings with a scheduled time in [since, until), by revision and round."""
    r = readings.c
    query = select(*r).where(r.zone == zone)
    if since is not None:
        query = query.where(r.t >= since)
    if until is not None:
        query = query.where(r.t < until)
    # The order of the index, so that nothing is sorted.
    return query.order_by(r.zone, r.rev, r.round, r.verdict, r.node)


def message_types(
    connection: Connection, zone: str, since: float | None = None, until: float | None = None
) -> set[type[Release]]:
    """Return the types of a zone's messages with a scheduled time in [since, until).

    All messages of a revision have the same type, so one row of each is read.
    """
    found = set()
    for rev in revisions(connection, readings, zone):
        query = select_readings(zone, since, until).where(readings.c.rev == rev).limit(1)
        found |= {type(_release(row)) for row in connection.execute(query)}
    return found


def stored_reading(row: Row[Any]) -> StoredReading:
    """Return a row of all columns as a `StoredReading`."""
    return StoredReading(_release(row), ReadingVerdict(row.verdict), float(row.arrived))


def rounds_of_page(
    connection: Connection,
    zone: str,
    rev: str | None,
    *,
    after: int | None = None,
    before: int | None = None,
    limit: int = 100,
) -> list[RoundRow]:
    """Return at most ``limit`` rounds strictly between two that have readings, the newest first.

    They are of all revisions where ``rev`` is None.
    """
    r, limit = readings.c, max(0, limit)
    wanted: list[tuple[int, str]] = []
    for each in revisions(connection, readings, zone) if rev is None else [rev]:
        query = page_of(
            select(r.round).where(r.zone == zone, r.rev == each).distinct(), r.round, after, before, limit
        )
        wanted += [(number, each) for number in connection.scalars(query)]
    wanted = sorted(wanted, reverse=True)[:limit]
    found: list[RoundRow] = []
    for each in sorted({revision for _, revision in wanted}):
        numbers = {number for number, revision in wanted if revision == each}
        found += _summarised(connection, zone, each, numbers)
    return sorted(found, key=lambda row: (row.number, row.rev), reverse=True)


def _summarised(connection: Connection, zone: str, rev: str, numbers: Collection[int]) -> Iterator[RoundRow]:
    """Yield the rounds of ``numbers``, which are all with readings from the first to the last of them."""
    r, e = readings.c, estimates.c
    span = min(numbers), max(numbers)

    def n_with(verdict: ReadingVerdict) -> ColumnElement[int]:
        return func.sum(case((r.verdict == verdict.value, 1), else_=0))

    estimated = {
        row.round: (row.status, row.used)
        for row in connection.execute(
            select(e.round, e.status, e.used).where(e.zone == zone, e.rev == rev, e.round.between(*span))
        )
    }
    verdicts = (ReadingVerdict.ACCEPTED, ReadingVerdict.LATE, ReadingVerdict.SECOND)
    # As a range: a list of rounds would be looked up one by one in every partition.
    query = (
        select(r.round, *map(n_with, verdicts), func.min(r.arrived), func.max(r.arrived))
        .where(r.zone == zone, r.rev == rev, r.round.between(*span))
        .group_by(r.round)
    )
    for number, accepted, late, second, first, last in connection.execute(query):
        # The first reading of another round may have been added meanwhile.
        if number in numbers:
            status, used = estimated.get(number, (None, None))
            yield RoundRow(number, rev, int(accepted), int(late), int(second), first, last, status, used)


def zones(connection: Connection) -> list[str]:
    """Return the zones that have readings, ascending."""
    return distinct(connection, readings.c.zone)


def count(connection: Connection, zone: str) -> int:
    """Return how many readings of a zone are stored."""
    return int(connection.scalar(select(func.count()).where(readings.c.zone == zone)) or 0)


def _accepted(zone: str, rev: str) -> ColumnElement[bool]:
    r = readings.c
    return and_(r.zone == zone, r.rev == rev, r.verdict == ReadingVerdict.ACCEPTED.value)
