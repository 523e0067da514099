"""The store's front: every question and every write, each in a transaction of its own."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager

from sqlalchemy import text

from heatcloak_aggregator.store import boots, estimates, readings
from heatcloak_aggregator.store.database import EXPORT_TIMEOUT, LOOK_TIMEOUT, Database
from heatcloak_aggregator.store.failures import DeadlockError
from heatcloak_aggregator.store.migrate import HEAD
from heatcloak_aggregator.store.paging import Page
from heatcloak_aggregator.store.retention import prune
from heatcloak_aggregator.store.rows import (
    BootKey,
    BootRow,
    Held,
    Pruned,
    RoundRow,
    StoredEstimate,
    StoredReading,
)
from heatcloak_shared.errors import StoreError
from heatcloak_shared.wire import Reading

_STREAMED = 2000
"""Rows that are fetched at a time where there may be very many."""
_ATTEMPTS = 5


class Store:
    """Readings and estimates in a database; several threads, and several services, may use it at once.

    Every method blocks, and raises StoreError where the database fails. The same store works again when the
    database does.

    Args:
        url: an SQLAlchemy URL such as ``sqlite:///heatcloak.db`` or ``postgresql://user@host/name``.
        create: begin a new store where there is none; else that is an error.

    Raises:
        StoreError: the URL is malformed, or the database can't be opened, or is of a newer version.
    """

    def __init__(self, url: str, *, create: bool = True) -> None:
        self._database = Database(url, create=create)

    @property
    def where(self) -> str:
        """Its URL, without a password."""
        return self._database.where

    def impatient(self, seconds: float) -> AbstractContextManager[None]:
        """Within it a server is given up that takes longer for a transaction, by whoever waits for it."""
        return self._database.impatient(seconds)

    def add(self, batch: Sequence[StoredReading]) -> list[bool]:
        """Commit readings: all that are new, or none. The same batch may be added again after an error.

        Returns:
            For each, whether it is new: no reading of the same (zone, node, boot, seq) is stored, or was and
            has been deleted by retention, or stands earlier in the batch.

        Raises:
            StoreError: nothing was committed; or the connection was lost and it is not known whether.
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

    def held(self, asked: Collection[BootKey]) -> dict[BootKey, Held]:
        """Which numbers of each boot that is asked for are stored; a boot that is not known holds none.

        What was remembered is not looked at again, so the time is that of what lies beyond.
        """
        with self._database.reading(LOOK_TIMEOUT) as connection:
            return boots.held(connection, asked)

    def remember(self, through: Mapping[BootKey, int]) -> None:
        """Keep watermarks: every number up to them is stored or was given up. They never go back."""
        if through:
            with self._database.writing() as connection:
                boots.remember(connection, through)

    def add_estimates(self, stored: Sequence[StoredEstimate]) -> list[bool]:
        """Commit estimates, all or none, each in the place of an earlier one of the same round.

        An estimate that was made of more readings keeps its place: of two services at one store, the slower
        may be the one that knows less.

        Returns:
            For each, whether it was made of the readings of all nodes that have an accepted one in its round.
        """
        if not stored:
            return []
        with self._database.writing() as connection:
            estimates.upsert(connection, stored)
            return [each.used >= readings.reported(connection, each.message) for each in stored]

    def present(self, zone: str, rev: str, since: int) -> dict[int, set[str]]:
        """By round, from ``since`` on, the nodes with an accepted reading."""
        with self._database.reading(LOOK_TIMEOUT) as connection:
            return readings.present(connection, zone, rev, since)

    def to_estimate(self, zone: str, rev: str, since: int) -> list[int]:
        """The rounds from ``since`` on, ascending, that want an estimate.

        They have accepted readings, and no estimate, or one that was made of fewer readings than there are
        nodes with an accepted one now.
        """
        with self._database.reading(LOOK_TIMEOUT) as connection:
            return readings.to_estimate(connection, zone, rev, since)

    def accepted(self, zone: str, rev: str, rounds: Collection[int]) -> dict[int, list[Reading]]:
        """The accepted readings of rounds, by round, in order of nodes; rounds without one are left out."""
        with self._database.reading() as connection:
            return readings.accepted(connection, zone, rev, rounds)

    def estimated(self, zone: str, rev: str, since: int) -> list[int]:
        """The rounds from ``since`` on that have an estimate, ascending."""
        with self._database.reading() as connection:
            return estimates.estimated(connection, zone, rev, since)

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
        """At most ``limit`` estimates of rounds strictly between two, of one revision or of any."""
        with self._database.reading() as connection:
            return estimates.of_page(connection, zone, rev, Page(after, before, limit, newest_first))

    def rounds(
        self,
        zone: str,
        rev: str | None,
        *,
        after: int | None = None,
        before: int | None = None,
        limit: int = 100,
    ) -> list[RoundRow]:
        """At most ``limit`` rounds strictly between two that have readings, the newest first."""
        with self._database.reading() as connection:
            return readings.rounds(connection, zone, rev, Page(after, before, limit))

    def round_readings(self, zone: str, rev: str | None, number: int) -> list[StoredReading]:
        """Every reading of a round, whatever became of it, in order of nodes."""
        with self._database.reading() as connection:
            return readings.of_round(connection, zone, rev, number)

    def released(self, zone: str) -> list[Reading]:
        """Every reading of a zone, of any revision and whatever its verdict: each was released."""
        return [stored.reading for stored in self.stream(zone)]

    def stream(
        self, zone: str, since: float | None = None, until: float | None = None
    ) -> Iterator[StoredReading]:
        """Every reading of a zone, by revision and round, a few at a time however many there are.

        Args:
            zone: the zone.
            since: only those whose schedule's time is not before it, seconds since 1970.
            until: only those whose schedule's time is before it.
        """
        with self._database.reading(EXPORT_TIMEOUT) as connection:
            found = connection.execution_options(yield_per=_STREAMED).execute(
                readings.every(zone, since, until)
            )
            for row in found:
                yield readings.stored_reading(row)

    def count(self, zone: str) -> int:
        """How many readings of a zone are stored."""
        with self._database.reading(EXPORT_TIMEOUT) as connection:
            return readings.count(connection, zone)

    def boots(self, zone: str) -> list[BootRow]:
        """The boots of a zone whose watermarks are remembered, in order of nodes."""
        with self._database.reading(EXPORT_TIMEOUT) as connection:
            return boots.of_zone(connection, zone)

    def zones(self) -> list[str]:
        """The zones that readings are stored of, ascending."""
        with self._database.reading() as connection:
            return readings.zones(connection)

    def check(self) -> None:
        """Read and write, now.

        Raises:
            StoreError: it can't be done.
        """
        with self._database.writing() as connection:
            # Written anew as it is: a full disk or one that is read only shows.
            written = connection.execute(
                text("UPDATE alembic_version SET version_num = version_num WHERE version_num = :head"),
                {"head": HEAD},
            )
            if written.rowcount != 1:
                raise StoreError("it was upgraded by a newer version of this program: upgrade this one too")

    def prune(self, zone: str | None, before: float, *, batch: int = 10_000) -> Iterator[Pruned]:
        """Delete the readings and estimates of rounds whose schedule's time is before ``before``.

        In transactions of about ``batch`` readings, so that a running service is not held up: one for every
        item that is taken from what is returned, which tells how far it has come. Only readings up to the
        watermark that is remembered of their boot are deleted, so that none that is sent again counts as
        new; those that stay for that reason are counted.

        Args:
            zone: the zone; None for all.
            before: seconds since 1970.
            batch: how many readings are looked at in one transaction, at least 1.
        """
        return prune(self._database, self.zones() if zone is None else [zone], before, batch)

    def close(self) -> None:
        """Give the database back."""
        self._database.close()
