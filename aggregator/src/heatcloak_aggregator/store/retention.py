"""Delete old rounds in small transactions, so that no deleted reading counts as new when it is sent again."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import partial

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    exists,
    func,
    or_,
    select,
    text,
    update,
)

from heatcloak_aggregator.method_names import TRACKER_WINDOW
from heatcloak_aggregator.store.database import LONG_QUERY_TIMEOUT, Database
from heatcloak_aggregator.store.leases import guarded
from heatcloak_aggregator.store.rows import Pruned
from heatcloak_aggregator.store.schema import boots, estimates, readings, revisions, tracker_states

_same_boot = and_(
    boots.c.zone == readings.c.zone, boots.c.node == readings.c.node, boots.c.boot == readings.c.boot
)

_FETCHED_ROWS = 500
TABLES = (readings, estimates, tracker_states)
"""The tables that retention deletes from."""

_Writing = Callable[[], AbstractContextManager[Connection]]
"""Opens a transaction that may write for the zone."""


def prune(
    database: Database,
    limits: Mapping[str, float],
    batch: int,
    fences: Mapping[str, int] | None = None,
    done: Pruned | None = None,
) -> Iterator[Pruned]:
    """Delete what is older than the limit of its zone and below its boot's watermark.

    With ``fences``, every transaction is `guarded`.

    Yields:
        The progress after each transaction, added to ``done``.
    """
    done = done or Pruned()
    for zone, before in sorted(limits.items()):
        with database.reading() as connection:
            revs = {rev for table in TABLES for rev in revisions(connection, table, zone)}
        writing = partial(guarded, database, [zone], fences)
        for rev in sorted(revs):
            done = yield from _prune_revision(database, writing, zone, rev, before, batch, done)


def _prune_revision(
    database: Database, writing: _Writing, zone: str, rev: str, before: float, batch: int, done: Pruned
) -> Generator[Pruned, None, Pruned]:
    low: int | None = None
    while True:
        with database.reading(LONG_QUERY_TIMEOUT) as connection:
            numbers = _next_rounds(connection, zone, rev, low, before, batch)
        if not numbers:
            break
        # Whole rounds, so that a round with more nodes than a batch has readings is finished too.
        done = _prune_rounds(database, writing, zone, rev, (numbers[0], numbers[-1]), before, done)
        yield done
        low = numbers[-1] + 1
    done = replace(done, estimates=done.estimates + _prune_orphans(writing, zone, rev, before, low))
    yield done
    return done


def _next_rounds(
    connection: Connection, zone: str, rev: str, low: int | None, before: float, batch: int
) -> list[int]:
    """Return the rounds of the next readings that are old enough."""
    # Within a revision, rounds are in order of time.
    r = readings.c
    query = select(r.round, r.t).where(r.zone == zone, r.rev == rev).order_by(r.round).limit(batch)
    if low is not None:
        query = query.where(r.round >= low)
    numbers: list[int] = []
    # Fetched in parts: mostly the first reading is not old.
    with connection.execution_options(yield_per=_FETCHED_ROWS).execute(query) as rows:
        for number, t in rows:
            if t >= before:
                # Earlier readings of the same round stay too.
                return [each for each in numbers if each < number]
            numbers.append(number)
    return numbers


def _prune_rounds(
    database: Database,
    writing: _Writing,
    zone: str,
    rev: str,
    span: tuple[int, int],
    before: float,
    done: Pruned,
) -> Pruned:
    r, e = readings.c, estimates.c
    # The time leaves the partitions of later days out.
    within = and_(r.zone == zone, r.rev == rev, r.round.between(*span), r.t < before)
    if not database.is_sqlite:
        # The marks must be committed, and visible to all who insert, before anything is deleted.
        with writing() as connection:
            # The lock of the partitioned table is enough: all inserts go through it.
            connection.execute(text("LOCK TABLE ONLY readings IN SHARE MODE"))
            _mark_pruned(connection, zone, within)
    with writing() as connection:
        if database.is_sqlite:
            _mark_pruned(connection, zone, within)
        marked = select(boots.c.pruned).where(_same_boot).correlate(readings).scalar_subquery()
        deleted = connection.execute(delete(readings).where(within, r.seq <= marked)).rowcount
        left = connection.scalar(select(func.count()).select_from(readings).where(within)) or 0
        old = and_(e.zone == zone, e.rev == rev, e.round.between(*span))
        n_estimates = connection.execute(delete(estimates).where(old, ~_has_readings())).rowcount
        prune_states(connection, zone, rev, span[1])
    return Pruned(done.readings + deleted, done.estimates + n_estimates, done.left + left)


def prune_states(connection: Connection, zone: str, rev: str, last: int) -> None:
    """Delete the tracker states that contain readings of a round up to ``last``.

    A state contains the readings of its round and of the rounds before it, `TRACKER_WINDOW` in all.
    """
    r, s = readings.c, tracker_states.c
    later = select(r.round).where(r.zone == zone, r.rev == rev, r.round > last).distinct().order_by(r.round)
    first_free = connection.scalar(later.offset(TRACKER_WINDOW - 1).limit(1))
    doomed = [s.zone == zone, s.rev == rev]
    if first_free is not None:
        doomed.append(s.round < first_free)
    connection.execute(delete(tracker_states).where(*doomed))


def _mark_pruned(connection: Connection, zone: str, within: ColumnElement[bool]) -> None:
    """Write for each boot up to which number its readings are about to be deleted."""
    r, b = readings.c, boots.c
    query = (
        select(r.node, r.boot, func.max(r.seq))
        .join(boots, _same_boot)
        .where(within, r.seq <= b.through)
        .group_by(r.node, r.boot)
        .order_by(r.node, r.boot)
    )
    marks = [
        {"of_node": node, "of_boot": boot, "highest": highest}
        for node, boot, highest in connection.execute(query)
    ]
    if marks:
        connection.execute(
            update(boots)
            .where(
                b.zone == zone,
                b.node == bindparam("of_node"),
                b.boot == bindparam("of_boot"),
                b.pruned < bindparam("highest"),
            )
            .values(pruned=bindparam("highest")),
            marks,
        )


def _prune_orphans(writing: _Writing, zone: str, rev: str, before: float, low: int | None) -> int:
    """Delete what is left of deleted readings; return how many estimates that are.

    These are estimates without readings, by the time at which they were made, and the tracker states of
    rounds before the first reading from round ``low`` on: all states if there is no such reading.
    """
    r, e, s = readings.c, estimates.c, tracker_states.c
    old = and_(e.zone == zone, e.rev == rev, e.made < before)
    kept = select(func.min(r.round)).where(r.zone == zone, r.rev == rev)
    if low is not None:
        kept = kept.where(r.round >= low)
    first = kept.scalar_subquery()
    with writing() as connection:
        connection.execute(
            delete(tracker_states).where(s.zone == zone, s.rev == rev, or_(first.is_(None), s.round < first))
        )
        return connection.execute(delete(estimates).where(old, ~_has_readings())).rowcount


def _has_readings() -> ColumnElement[bool]:
    r, e = readings.c, estimates.c
    return exists().where(r.zone == e.zone, r.rev == e.rev, r.round == e.round).correlate(estimates)
