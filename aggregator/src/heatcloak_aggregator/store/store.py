"""The store: every query and every write, each in a transaction of its own."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager

from sqlalchemy import text

from heatcloak_aggregator.store import boots, estimates, readings, schema
from heatcloak_aggregator.store.database import EXPORT_TIMEOUT, LONG_QUERY_TIMEOUT, Database
from heatcloak_aggregator.store.errors import DeadlockError
from heatcloak_aggregator.store.migrate import HEAD
from heatcloak_aggregator.store.paging import Page, distinct
from heatcloak_aggregator.store.retention import prune
from heatcloak_aggregator.store.rows import (
    BootKey,
    BootRow,
    Pruned,
    RoundRow,
    StoredEstimate,
    StoredReading,
    StoredSequences,
)
from heatcloak_shared.errors import StoreError
from heatcloak_shared.wire import Reading

_FETCHED_ROWS = 2000
"""Rows that `Store.stream` fetches at a time."""
_ATTEMPTS = 5


class Store:
    """Readings and estimates in a database, which several threads and several services may share.

    Every method blocks, and raises StoreError where the database fails. The same object works again when the
    database does.

    Args:
        url: an SQLAlchemy URL such as ``sqlite:///heatcloak.db`` or ``postgresql://user@host/name``.
        create: create a new store where there is none; if not, a missing store is an error.

    Raises:
        StoreError: the URL is malformed, or the database can't be opened, or a newer version made it.
    """

    def __init__(self, url: str, *, create: bool = True) -> None:
        self._database = Database(url, create=create)

    @property
    def where(self) -> str:
        """Return the URL without a password."""
        return self._database.where

    def abort_after(self, seconds: float) -> AbstractContextManager[None]:
        """Abort transactions that take longer than ``seconds`` within this context, on any thread."""
        return self._database.abort_after(seconds)

    def add(self, batch: Sequence[StoredReading]) -> list[bool]:
        """Commit all readings that are new, or none. Adding the same batch again after an error is safe.

        Returns:
            For each, whether it is new. It is not if a reading with the same (zone, node, boot, seq) is
            stored, was stored and deleted by retention, or comes earlier in the batch.

        Raises:
            StoreError: nothing was committed; or the connection was lost and it is unknown whether.
        """
        if not batch:
            return []
        for attempt in range(_ATTEMPTS):
            try:
                with self._database.writing() as connection:
                    return readings.insert(connection, batch)
            except DeadlockError:
                if attempt == _ATTEMPTS - 1:
                    raise
        raise AssertionError  # the loop has returned or raised

    def stored_sequences(self, asked: Collection[BootKey]) -> dict[BootKey, StoredSequences]:
        """Return which sequence numbers of each boot are stored; an unknown boot has none.

        The time depends on how many readings lie beyond the saved watermarks, not on how many are stored.
        """
        with self._database.reading(LONG_QUERY_TIMEOUT) as connection:
            return boots.stored_sequences(connection, asked)

    def save_watermarks(self, watermarks: Mapping[BootKey, int]) -> None:
        """Save up to which number the readings of boots are stored or given up. Watermarks never fall."""
        if watermarks:
            with self._database.writing() as connection:
                boots.save_watermarks(connection, watermarks)

    def add_estimates(self, stored: Sequence[StoredEstimate]) -> list[bool]:
        """Commit all estimates or none; each replaces an earlier one of its round.

        An estimate that was made from more readings stays: of two services that share a store, the slower one
        may have fewer.

        Returns:
            For each, whether it was made from a reading of every node that has an accepted one in its round.
        """
        if not stored:
            return []
        with self._database.writing() as connection:
            estimates.upsert(connection, stored)
            return [each.used >= readings.n_reporting(connection, each.message) for each in stored]

    def reporting_nodes(self, zone: str, rev: str, since: int) -> dict[int, set[str]]:
        """Return, by round from ``since`` on, the nodes with an accepted reading."""
        with self._database.reading(LONG_QUERY_TIMEOUT) as connection:
            return readings.reporting_nodes(connection, zone, rev, since)

    def rounds_to_estimate(self, zone: str, rev: str, since: int) -> list[int]:
        """Return the rounds from ``since`` on, ascending, that need an estimate.

        They have accepted readings, and either no estimate or one that was made from fewer readings than
        there are nodes with an accepted one now.
        """
        with self._database.reading(LONG_QUERY_TIMEOUT) as connection:
            return readings.rounds_to_estimate(connection, zone, rev, since)

    def accepted_readings(self, zone: str, rev: str, rounds: Collection[int]) -> dict[int, list[Reading]]:
        """Return the accepted readings of rounds, by round, in order of nodes; omit rounds without one."""
        with self._database.reading() as connection:
            return readings.accepted_readings(connection, zone, rev, rounds)

    def estimated_rounds(self, zone: str, rev: str, since: int) -> list[int]:
        """Return the rounds from ``since`` on that have an estimate, ascending."""
        with self._database.reading() as connection:
            return estimates.estimated_rounds(connection, zone, rev, since)

    def estimates(
        self,
        zone: str,
        rev: str | None,
        *,
        after: int | None = None,
        before: int | None = None,
        limit: int = 100,
        newest_first: bool = True,
    ) -> list[StoredEstimate]:
        """Return at most ``limit`` estimates of rounds strictly between two, of one revision or of all."""
        with self._database.reading() as connection:
            page = Page(after, before, limit, newest_first)
            return estimates.estimates_of_page(connection, zone, rev, page)

    def rounds(
        self,
        zone: str,
        rev: str | None,
        *,
        after: int | None = None,
        before: int | None = None,
        limit: int = 100,
    ) -> list[RoundRow]:
        """Return at most ``limit`` rounds strictly between two that have readings, the newest first."""
        with self._database.reading() as connection:
            return readings.rounds_of_page(connection, zone, rev, Page(after, before, limit))

    def round_readings(self, zone: str, rev: str | None, number: int) -> list[StoredReading]:
        """Return every reading of a round, whatever its outcome, in order of nodes."""
        with self._database.reading() as connection:
            return readings.readings_of_round(connection, zone, rev, number)

    def released_readings(self, zone: str) -> list[Reading]:
        """Return every reading of a zone, of any revision and outcome: nodes released all of them."""
        return [stored.reading for stored in self.stream(zone)]

    def stream(
        self, zone: str, since: float | None = None, until: float | None = None
    ) -> Iterator[StoredReading]:
        """Yield every reading of a zone, by revision and round, in bounded memory.

        Args:
            zone: the zone.
            since: only readings with a scheduled time at or after it, seconds since 1970.
            until: only readings with a scheduled time before it.
        """
        with self._database.reading(EXPORT_TIMEOUT) as connection:
            rows = connection.execution_options(yield_per=_FETCHED_ROWS).execute(
                readings.select_readings(zone, since, until)
            )
            yield from map(readings.stored_reading, rows)

    def count(self, zone: str) -> int:
        """Return how many readings of a zone are stored."""
        with self._database.reading(EXPORT_TIMEOUT) as connection:
            return readings.count(connection, zone)

    def boots(self, zone: str) -> list[BootRow]:
        """Return the boots of a zone that have a saved watermark, in order of nodes."""
        with self._database.reading(EXPORT_TIMEOUT) as connection:
            return boots.boots_of_zone(connection, zone)

    def zones(self) -> list[str]:
        """Return the zones that have readings, ascending."""
        with self._database.reading() as connection:
            return distinct(connection, schema.readings.c.zone)

    def check(self) -> None:
        """Read and write now.

        Raises:
            StoreError: that is impossible.
        """
        with self._database.writing() as connection:
            # Written without a change: this detects a full disk or a read-only one.
            written = connection.execute(
                text("UPDATE alembic_version SET version_num = version_num WHERE version_num = :head"),
                {"head": HEAD},
            )
            if written.rowcount != 1:
                raise StoreError("a newer version of heatcloak upgraded it: upgrade this one too")

    def prune(self, zone: str | None, before: float, *, batch: int = 10_000) -> Iterator[Pruned]:
        """Delete the readings and estimates of rounds with a scheduled time before ``before``.

        Each transaction deletes about ``batch`` readings, so that a running service is not held up; taking
        the next item from the result runs the next transaction. Only readings up to the saved watermark of
        their boot are deleted, so that none counts as new when it is sent again; the others are counted as
        left.

        Args:
            zone: the zone; None for all.
            before: seconds since 1970.
            batch: how many readings one transaction looks at, at least 1.
        """
        return prune(self._database, self.zones() if zone is None else [zone], before, batch)

    def close(self) -> None:
        """Close all connections."""
        self._database.close()
