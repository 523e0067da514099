"""The store: every query and every write, each in a transaction of its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, text

from heatcloak_aggregator.store import boots as boot_queries
from heatcloak_aggregator.store import estimates as estimate_queries
from heatcloak_aggregator.store import leases as lease_queries
from heatcloak_aggregator.store import published_zones as published_queries
from heatcloak_aggregator.store import readings as reading_queries
from heatcloak_aggregator.store.database import (
    EXPORT_TIMEOUT,
    LONG_QUERY_TIMEOUT,
    STATEMENT_TIMEOUT,
    Database,
)
from heatcloak_aggregator.store.errors import DeadlockError
from heatcloak_aggregator.store.leases import guarded, leasing
from heatcloak_aggregator.store.migrate import HEAD
from heatcloak_aggregator.store.partition_retention import (
    abandoned_limits,
    apply_retention,
    end_retention,
    prune_all,
)
from heatcloak_aggregator.store.partitions import ReadingPartitions
from heatcloak_aggregator.store.retention import prune
from heatcloak_aggregator.store.rows import BootKey, Pruned, StoredEstimate, StoredReading
from heatcloak_shared.errors import StoreError
from heatcloak_shared.wire import Release

_FETCHED_ROWS = 2000
"""Rows that `Store.stream` fetches at a time."""
_ATTEMPTS = 5

P = ParamSpec("P")
R = TypeVar("R")


def _reads(
    query: Callable[Concatenate[Connection, P], R], limit: float = STATEMENT_TIMEOUT
) -> Callable[Concatenate[Store, P], R]:
    """Return a method of `Store` that runs a query, in which a statement may take ``limit`` seconds."""

    @wraps(query)
    def method(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> R:
        with store._database.reading(limit) as connection:
            return query(connection, *args, **kwargs)

    return method


def _writes(
    query: Callable[Concatenate[Connection, P], R],
) -> Callable[Concatenate[Store, P], R]:
    """Return a method of `Store` that commits all that ``query`` writes, or nothing."""

    @wraps(query)
    def method(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> R:
        with store._database.writing() as connection:
            return query(connection, *args, **kwargs)

    return method


def _leases(operation: Callable[Concatenate[Connection, P], R]) -> Callable[Concatenate[Store, P], R]:
    """Return a method of `Store` that changes leases in a transaction of its own."""

    @wraps(operation)
    def method(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> R:
        with leasing(store._database) as connection:
            return operation(connection, *args, **kwargs)

    return method


class Store:
    """Readings and estimates in a database, which several threads and several services may share.

    Every method blocks, and raises StoreError where the database fails. The same object works again when the
    database does.

    Services that divide the zones of a PostgreSQL store among them take a lease of each zone that they serve,
    and pass the fencing numbers of their leases to every write as ``fences``, by zone. A write for a zone
    without a number, or with one that is not the newest, raises FencedError and commits nothing. Numbers of
    zones that are not written for are ignored. With ``fences=None`` nothing is checked.

    Args:
        url: an SQLAlchemy URL such as ``sqlite:///heatcloak.db`` or ``postgresql://user@host/name``.
        create: create a new store where there is none; if not, a missing store is an error.

    Attributes:
        where: the URL without a password.

    Raises:
        StoreError: the URL is malformed, or the database can't be opened, or a newer version made it.
    """

    def __init__(self, url: str, *, create: bool = True) -> None:
        self._database = Database(url, create=create)
        self.where = self._database.where
        self._partitions = None if self._database.is_sqlite else ReadingPartitions(self._database)

    def abort_after(self, seconds: float) -> AbstractContextManager[None]:
        """Abort transactions that take longer than ``seconds`` within this context, on any thread."""
        return self._database.timeout.shortened(seconds)

    def add(self, batch: Sequence[StoredReading], *, fences: Mapping[str, int] | None = None) -> list[bool]:
        """Commit all readings that are new, or none. Adding the same batch again after an error is safe.

        Returns:
            For each, whether it is new. It is not if the same reading is stored, was stored and deleted by
            retention, or comes earlier in the batch. SQLite takes readings with the same (zone, node, boot,
            seq) for the same one, PostgreSQL those that have the same time ``t`` too.

        Raises:
            FencedError: another service owns a zone of the batch; nothing was committed.
            StoreError: nothing was committed; or the connection was lost and it is unknown whether.
        """
        if not batch:
            return []
        zones = {stored.reading.zone for stored in batch}
        if self._partitions is not None:
            self._partitions.prepare(batch)
        for attempt in range(_ATTEMPTS):
            try:
                with guarded(self._database, zones, fences) as connection:
                    return reading_queries.insert(connection, batch)
            except DeadlockError:
                if attempt == _ATTEMPTS - 1:
                    raise
        raise AssertionError  # the loop has returned or raised

    def save_watermarks(
        self, watermarks: Mapping[BootKey, int], *, fences: Mapping[str, int] | None = None
    ) -> None:
        """Save up to which number the readings of boots are stored or given up. Watermarks never fall.

        Raises:
            FencedError: another service owns a zone of the boots; nothing was committed.
        """
        if watermarks:
            zones = {zone for zone, _, _ in watermarks}
            with guarded(self._database, zones, fences) as connection:
                boot_queries.save_watermarks(connection, watermarks)

    def add_estimates(
        self, stored: Sequence[StoredEstimate], *, fences: Mapping[str, int] | None = None
    ) -> list[bool]:
        """Commit all estimates or none; each replaces an earlier one of its round.

        An estimate that was made from more readings stays: of two services that share a store, the slower one
        may have fewer.

        Returns:
            For each, whether it was made from a reading of every node that has an accepted one in its round.

        Raises:
            FencedError: another service owns a zone of the estimates; nothing was committed.
        """
        if not stored:
            return []
        rounds = [(each.message.zone, each.message.rev, each.message.round) for each in stored]
        with guarded(self._database, {zone for zone, _, _ in rounds}, fences) as connection:
            estimate_queries.upsert(connection, stored)
            reporting = reading_queries.n_reporting(connection, rounds)
        return [each.used >= reporting[key] for each, key in zip(stored, rounds, strict=True)]

    def save_tracker_states(
        self,
        zone: str,
        rev: str,
        new: Mapping[int, bytes],
        dropped: Collection[int],
        *,
        fences: Mapping[str, int] | None = None,
    ) -> None:
        """Commit new states of a revision's tracker and delete old ones, or do neither.

        Args:
            zone: the zone.
            rev: the revision of its file.
            new: states by round; each replaces a stored one of its round.
            dropped: rounds whose states are deleted. Other stored ones stay: they may be those of another
                service.
            fences: fencing numbers of the service's leases; None for a store that is not shared.

        Raises:
            FencedError: another service owns the zone; nothing was committed.
        """
        with guarded(self._database, [zone], fences) as connection:
            estimate_queries.save_tracker_states(connection, zone, rev, new, dropped)

    stored_sequences = _reads(boot_queries.stored_sequences, LONG_QUERY_TIMEOUT)
    reporting_nodes = _reads(reading_queries.reporting_nodes, LONG_QUERY_TIMEOUT)
    rounds_to_estimate = _reads(reading_queries.rounds_to_estimate, LONG_QUERY_TIMEOUT)
    accepted_readings = _reads(reading_queries.accepted_readings)
    estimated_rounds = _reads(estimate_queries.estimated_rounds)
    estimates = _reads(estimate_queries.estimates_of_page)
    history = _reads(estimate_queries.history)
    tracker_states = _reads(estimate_queries.states_of_tracker)
    rounds = _reads(reading_queries.rounds_of_page)
    round_readings = _reads(reading_queries.readings_of_round)
    zones = _reads(reading_queries.zones)
    count = _reads(reading_queries.count, EXPORT_TIMEOUT)
    message_types = _reads(reading_queries.message_types, EXPORT_TIMEOUT)
    boots = _reads(boot_queries.boots_of_zone, EXPORT_TIMEOUT)

    heartbeat = _leases(lease_queries.heartbeat)
    resign = _leases(lease_queries.resign)
    take_leases = _leases(lease_queries.take_leases)
    renew_leases = _leases(lease_queries.renew_leases)
    release_leases = _leases(lease_queries.release_leases)
    lease_owners = _reads(lease_queries.lease_owners)

    publish_zones = _writes(published_queries.publish)
    unpublish_zones = _writes(published_queries.unpublish)
    published_revisions = _reads(published_queries.revisions)
    published_zones = _reads(published_queries.zones)

    def released_messages(self, zone: str) -> list[Release]:
        """Return every message of a zone's nodes, of any revision and verdict: they released all of them."""
        return [each.reading for each in self.stream(zone)]

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
                reading_queries.select_readings(zone, since, until)
            )
            yield from map(reading_queries.stored_reading, rows)

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

    def prune(
        self,
        zone: str | None,
        before: float,
        *,
        batch: int = 10_000,
        fences: Mapping[str, int] | None = None,
    ) -> Iterator[Pruned]:
        """Delete readings, estimates and tracker states of rounds with a scheduled time before ``before``.

        Each transaction deletes about ``batch`` readings, so that a running service is not held up; taking
        the next item from the result runs the next transaction. Only readings up to the saved watermark of
        their boot are deleted, so that none counts as new when it is sent again; the others are counted as
        left. Tracker states contain cloaked readings: those of rounds before the first reading that is not
        old are deleted, and all states of a revision without such a reading.

        For all zones, PostgreSQL drops the partitions of whole days where it can.

        Args:
            zone: the zone; None for all.
            before: seconds since 1970.
            batch: how many readings one transaction looks at, at least 1.
            fences: fencing numbers of the service's leases; None for a store that is not shared.

        Raises:
            FencedError: another service owns a zone; earlier transactions stay.
        """
        if zone is None:
            return prune_all(self._database, before, batch, fences)
        return prune(self._database, {zone: before}, batch, fences)

    abandoned_limits = _reads(abandoned_limits)

    def apply_retention(
        self,
        limits: Mapping[str, float],
        fences: Mapping[str, int] | None = None,
        *,
        keep: float | None = None,
        batch: int = 10_000,
    ) -> Iterator[Pruned]:
        """Delete the old rounds of zones, and store their limits, so that other services know them too.

        SQLite deletes what `prune` deletes. PostgreSQL deletes whole days in UTC, when they have ended before
        the limit: a day by dropping its partition if every zone with readings in it allows that by its stored
        limit, whichever service stored it, and otherwise by rows.

        Each transaction is short, so that a running service is not held up; taking the next item from the
        result runs the next transaction.

        Args:
            limits: by zone the scheduled time before which its rounds are deleted, seconds since 1970.
            fences: fencing numbers of the service's leases; None for a store that is not shared.
            keep: seconds for which rounds of the zones are kept, from which `abandoned_limits` computes their
                limits when no service serves them any more; None to leave it as it is.
            batch: how many readings one transaction looks at, at least 1.

        Raises:
            FencedError: another service owns a zone; earlier transactions stay.
        """
        return apply_retention(self._database, limits, batch, fences, keep)

    def end_retention(self, zones: Collection[str]) -> None:
        """Delete the stored limits of zones, so that no service deletes their rounds any more."""
        if zones:
            with self._database.writing() as connection:
                end_retention(connection, zones)

    def close(self) -> None:
        """Close all connections."""
        self._database.close()
