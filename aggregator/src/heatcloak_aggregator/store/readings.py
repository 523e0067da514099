"""Readings in the database: put there once, and asked for by round."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from operator import attrgetter, itemgetter
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, case, func, select

from heatcloak_aggregator.store.paging import Page, bounded, by_chunks, revisions
from heatcloak_aggregator.store.rows import RoundRow, StoredReading
from heatcloak_aggregator.store.schema import estimates, readings
from heatcloak_aggregator.store.verdict import Verdict
from heatcloak_shared.wire import Estimate, Reading

FIELDS = tuple(Reading.__dataclass_fields__)
COLUMNS = (*FIELDS, "verdict", "arrived")

_values = attrgetter(*FIELDS)
_columns = attrgetter(*COLUMNS)(readings.c)
_key = itemgetter(*(COLUMNS.index(name) for name in ("zone", "node", "boot", "seq")))

_LISTED = ", ".join(COLUMNS)
# What retention may have deleted is not new when it is sent again.
_OF_NEW = (
    "WHERE NOT EXISTS (SELECT 1 FROM boots b WHERE b.zone = n.zone AND b.node = n.node "
    "AND b.boot = n.boot AND b.pruned >= n.seq) ON CONFLICT DO NOTHING"
)
_SQLITE_INSERT = (
    f"INSERT INTO readings ({_LISTED}) SELECT * FROM "  # noqa: S608
    f"(SELECT {', '.join(f'? AS {name}' for name in COLUMNS)}) n {_OF_NEW}"
)
_AT_ONCE = 999 // len(COLUMNS)
"""Rows that one statement of SQLite's takes, whose values older ones allow 999 of. Python's interpreter is
given away and asked for anew for each statement, and whoever decodes messages meanwhile wants it too."""
_ROW = f"({', '.join('?' * len(COLUMNS))})"
_SQLITE_INSERT_MANY = (
    f"INSERT INTO readings ({_LISTED}) SELECT * FROM (SELECT "  # noqa: S608
    f"{', '.join(f'column{place} AS {name}' for place, name in enumerate(COLUMNS, start=1))} "
    f"FROM (VALUES {', '.join([_ROW] * _AT_ONCE)})) n {_OF_NEW}"
)
_WHOLE_NUMBERS = frozenset(("seq", "round", "ticks", "sigma_ticks", "key", "kept"))
_FRACTIONS = frozenset(("step", "t", "arrived"))


def _array_type(name: str) -> str:
    return "bigint[]" if name in _WHOLE_NUMBERS else "float8[]" if name in _FRACTIONS else "text[]"


# One statement for the whole batch: one round trip, and it tells which rows were new.
_POSTGRESQL_INSERT = (
    f"INSERT INTO readings ({_LISTED}) SELECT * FROM "  # noqa: S608
    f"unnest({', '.join(f'%s::{_array_type(name)}' for name in COLUMNS)}) AS n({_LISTED}) "
    f"{_OF_NEW} RETURNING zone, node, boot, seq"
)


def insert(connection: Connection, batch: Sequence[StoredReading]) -> list[bool]:
    """Insert what is new, and say for each whether it was."""
    rows = [(*_values(stored.reading), stored.verdict._value_, stored.arrived) for stored in batch]
    if connection.dialect.name == "sqlite":
        return _insert_sqlite(connection, rows)
    return _insert_postgresql(connection, rows)


def _insert_sqlite(connection: Connection, rows: list[tuple[object, ...]]) -> list[bool]:
    connection.exec_driver_sql("SAVEPOINT batch")
    inserted, rest = 0, len(rows) % _AT_ONCE
    for start in range(0, len(rows) - rest, _AT_ONCE):
        values = tuple(chain.from_iterable(rows[start : start + _AT_ONCE]))
        inserted += connection.exec_driver_sql(_SQLITE_INSERT_MANY, values).rowcount
    if rest:
        inserted += connection.exec_driver_sql(_SQLITE_INSERT, rows[-rest:]).rowcount
    if inserted == len(rows):
        return [True] * len(rows)
    connection.exec_driver_sql("ROLLBACK TO batch")
    # Some were known. One by one, each tells.
    return [connection.exec_driver_sql(_SQLITE_INSERT, row).rowcount == 1 for row in rows]


def _insert_postgresql(connection: Connection, rows: list[tuple[object, ...]]) -> list[bool]:
    # In one order, or two services that store the same readings could wait for one another.
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


def present(connection: Connection, zone: str, rev: str, since: int) -> dict[int, set[str]]:
    """By round, the nodes with an accepted reading."""
    r = readings.c
    query = select(r.round, r.node).where(_accepted(zone, rev), r.round >= bounded(since))
    found: dict[int, set[str]] = {}
    for number, node in connection.execute(query):
        found.setdefault(number, set()).add(node)
    return found


def reported(connection: Connection, estimate: Estimate) -> int:
    """How many nodes have an accepted reading in the round of an estimate."""
    r = readings.c
    query = select(func.count(r.node.distinct())).where(
        _accepted(estimate.zone, estimate.rev), r.round == estimate.round
    )
    return int(connection.scalar(query) or 0)


def to_estimate(connection: Connection, zone: str, rev: str, since: int) -> list[int]:
    """Rounds that have accepted readings, and no estimate that was made of as many nodes'."""
    r, e = readings.c, estimates.c
    # Nodes, not readings: a round takes one of each, and must not be estimated again for ever.
    counted = (
        select(r.round, func.count(r.node.distinct()).label("nodes"))
        .where(_accepted(zone, rev), r.round >= bounded(since))
        .group_by(r.round)
        .subquery()
    )
    query = (
        select(counted.c.round)
        .outerjoin(estimates, (e.zone == zone) & (e.rev == rev) & (e.round == counted.c.round))
        .where(e.used.is_(None) | (e.used < counted.c.nodes))
        .order_by(counted.c.round)
    )
    return list(connection.scalars(query))


def accepted(
    connection: Connection, zone: str, rev: str, rounds: Collection[int]
) -> dict[int, list[Reading]]:
    """The accepted readings of rounds, by round."""
    found: dict[int, list[Reading]] = {}
    r = readings.c
    for chunk in by_chunks({number for number in rounds if bounded(number) == number}):
        query = (
            select(*_columns[: len(FIELDS)])
            .where(_accepted(zone, rev), r.round.in_(chunk))
            .order_by(r.round, r.node, r.boot, r.seq)
        )
        for row in connection.execute(query):
            found.setdefault(row.round, []).append(Reading(*row))
    return found


def of_round(connection: Connection, zone: str, rev: str | None, number: int) -> list[StoredReading]:
    """All readings of a round, whatever their verdict."""
    if bounded(number) != number:
        return []
    r = readings.c
    query = select(*_columns).where(r.zone == zone, r.round == number)
    # The revision comes before the round in the index.
    revs = revisions(connection, readings, zone) if rev is None else [rev]
    query = query.where(r.rev.in_(revs)).order_by(r.rev, r.node, r.boot, r.seq)
    return [stored_reading(row) for row in connection.execute(query)]


def every(zone: str, since: float | None = None, until: float | None = None) -> Select[Any]:
    """The query for a zone's readings whose schedule's time is in [since, until), by revision and round."""
    r = readings.c
    query = select(*_columns).where(r.zone == zone)
    if since is not None:
        query = query.where(r.t >= since)
    if until is not None:
        query = query.where(r.t < until)
    # The index's own order, so that nothing is sorted.
    return query.order_by(r.zone, r.rev, r.round, r.verdict, r.node)


def stored_reading(row: Row[Any]) -> StoredReading:
    """A row of all columns as what was stored."""
    return StoredReading(Reading(*row[: len(FIELDS)]), Verdict(row.verdict), float(row.arrived))


def rounds(connection: Connection, zone: str, rev: str | None, page: Page) -> list[RoundRow]:
    """The rounds of a page, and what came of them."""
    r = readings.c
    wanted: list[tuple[int, str]] = []
    for each in revisions(connection, readings, zone) if rev is None else [rev]:
        query = page.of(select(r.round).where(r.zone == zone, r.rev == each).distinct(), r.round)
        wanted += [(number, each) for number in connection.scalars(query)]
    wanted = sorted(wanted, reverse=page.newest_first)[: page.most]
    found: list[RoundRow] = []
    for each in sorted({revision for _, revision in wanted}):
        numbers = [number for number, revision in wanted if revision == each]
        found += _summed(connection, zone, each, numbers)
    return sorted(found, key=lambda row: (row.number, row.rev), reverse=page.newest_first)


def _summed(connection: Connection, zone: str, rev: str, numbers: list[int]) -> Iterator[RoundRow]:
    r, e = readings.c, estimates.c

    def counted(verdict: Verdict) -> ColumnElement[int]:
        return func.sum(case((r.verdict == verdict.value, 1), else_=0))

    for chunk in by_chunks(numbers):
        told = {
            row.round: (row.status, row.used)
            for row in connection.execute(
                select(e.round, e.status, e.used).where(e.zone == zone, e.rev == rev, e.round.in_(chunk))
            )
        }
        query = (
            select(
                r.round,
                *(counted(each) for each in (Verdict.ACCEPTED, Verdict.LATE, Verdict.SECOND)),
                func.min(r.arrived),
                func.max(r.arrived),
            )
            .where(r.zone == zone, r.rev == rev, r.round.in_(chunk))
            .group_by(r.round)
        )
        for number, taken, late, second, first, last in connection.execute(query):
            status, used = told.get(number, (None, None))
            yield RoundRow(number, rev, int(taken), int(late), int(second), first, last, status, used)


def count(connection: Connection, zone: str) -> int:
    """How many readings of a zone are stored."""
    return int(connection.scalar(select(func.count()).where(readings.c.zone == zone)) or 0)


def _accepted(zone: str, rev: str) -> ColumnElement[bool]:
    r = readings.c
    return and_(r.zone == zone, r.rev == rev, r.verdict == Verdict.ACCEPTED.value)


def zones(connection: Connection) -> list[str]:
    """The zones that readings are stored of, ascending: one look into the index for each."""
    found: list[str] = []
    while True:
        query = select(func.min(readings.c.zone))
        if found:
            query = query.where(readings.c.zone > found[-1])
        zone = connection.scalar(query)
        if zone is None:
            return found
        found.append(zone)
