"""Commit messages from the broker to the store in batches, and acknowledge them after the commit."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping

from heatcloak_aggregator.mqtt.client import Client, Incoming
from heatcloak_aggregator.mqtt.rate_limit import FloodDetector
from heatcloak_aggregator.service.monitoring import CommittedReadings, Observer
from heatcloak_aggregator.service.store_retry import StoreRetry
from heatcloak_aggregator.service.stored_notifier import StoredNotifier
from heatcloak_aggregator.service.watermarks import Boot, BootSequence
from heatcloak_aggregator.service.zone_state import ZoneState, fences_of
from heatcloak_aggregator.store import ReadingVerdict, Store, StoredReading
from heatcloak_aggregator.store.errors import FencedError
from heatcloak_shared.topics import split_node_topic
from heatcloak_shared.wire import Release, Status

BATCH = 1000
RECEIVE_MAXIMUM = 2 * BATCH
"""Messages that the broker may send ahead of the commit: one batch in the store, and one that waits."""
STOP_TIMEOUT = 5.0
"""Seconds for the last batch when the service stops."""
HANGS_AFTER = 3.0
"""Seconds after which a store that neither answers nor fails is reported."""

log = logging.getLogger(__name__)


class Ingest:
    """Commit messages in batches, each as a whole, and acknowledge each batch after its commit.

    A lost connection does not interrupt a commit. Only the acknowledgement is lost, so the broker or the
    nodes send the batch again, and the store recognises the duplicates. Only `close` abandons a batch.

    Args:
        zones: the zones that are served now, by name.
        store: where readings go.
        retry: runs operations on the store.
        notifier: receives which readings nodes may delete.
        clock: seconds since 1970.
        observer: receives every commit.
        on_committed: called after every batch with readings, with their zones.
        on_fenced: called with zones that another service turned out to own.
    """

    def __init__(
        self,
        zones: Mapping[str, ZoneState],
        store: Store,
        retry: StoreRetry,
        notifier: StoredNotifier,
        clock: Callable[[], float],
        observer: Observer,
        on_committed: Callable[[Collection[ZoneState]], None],
        on_fenced: Callable[[Collection[ZoneState]], None],
    ) -> None:
        self._zones = zones
        self._store = store
        self._retry = retry
        self._notifier = notifier
        self._clock = clock
        self._observer = observer
        self._on_committed = on_committed
        self._on_fenced = on_fenced
        self._floods = FloodDetector(time.monotonic())
        self._batch: asyncio.Task[None] | None = None
        self._batch_size = 0
        self._batch_since: float | None = None
        self._client: Client | None = None

    @property
    def waiting(self) -> int:
        """Return how many messages were taken from the broker and are not committed yet."""
        return self._batch_size + (0 if self._client is None else self._client.waiting)

    def store_problem(self, monotonic: float) -> str | None:
        """Return how long the store has not answered, if that is too long; else None.

        Errors that the store raised are in `StoreRetry.problem`.
        """
        waited = 0.0 if self._batch_since is None else monotonic - self._batch_since
        if waited < HANGS_AFTER:
            return None
        return f"store {self._store.where} has not answered for {waited:.0f} s: check its server"

    async def run(self, client: Client) -> None:
        """Commit what arrives over one connection until it is lost; finish the batch on cancellation.

        Raises:
            aiomqtt.MqttError: the connection was lost.
        """
        self._client = client
        if self._batch is not None:
            # The last batch of a lost connection: its readings have reserved their places.
            await asyncio.shield(self._batch)
            self._batch = None
        while True:
            batch = await client.batch(BATCH)
            self._batch = asyncio.create_task(self._commit(batch), name="batch")
            try:
                await asyncio.shield(self._batch)
            except asyncio.CancelledError:
                # A failing store may take too long; messages that are not acknowledged are sent again.
                if not client.is_lost:
                    await asyncio.wait([self._batch], timeout=STOP_TIMEOUT)
                if self._batch.done():
                    client.acknowledge(batch)
                raise
            self._batch = None
            client.acknowledge(batch)
            self._quarantine_floods()

    async def finish_batch(self) -> None:
        """Wait until the batch that is being committed, if any, is finished."""
        if self._batch is not None:
            await asyncio.wait([self._batch])

    async def close(self) -> None:
        """Abandon the current batch, which is not acknowledged and will be sent again."""
        if self._batch is not None:
            self._batch.cancel()
            await asyncio.gather(self._batch, return_exceptions=True)

    async def _commit(self, batch: list[Incoming]) -> None:
        self._batch_size = len(batch)
        now, monotonic = self._clock(), time.monotonic()
        self._batch_since = monotonic
        readings: dict[ZoneState, list[Release]] = {}
        arrived: dict[ZoneState, dict[int, float]] = {}
        statuses: dict[tuple[ZoneState, str], Status] = {}
        for message in batch:
            state, node, leaf = self._sender(message.topic)
            if state is None or node is None:
                if state is not None and leaf == state.zone.leaf:
                    state.admit_reading(message, None, now, monotonic)
                continue
            self._floods.count(state.zone.name, node)
            if leaf == state.zone.leaf:
                reading = state.admit_reading(message, node, now, monotonic)
                if reading is not None:
                    readings.setdefault(state, []).append(reading)
                    arrived.setdefault(state, {}).setdefault(reading.round, message.arrived)
            elif (found := state.admit_status(message, node, monotonic)) is not None:
                statuses[state, found[0]] = found[1]
        for (state, node), status in statuses.items():
            boots = await state.watermarks.apply_status(node, status)
            for boot, sequence in (await state.watermarks.sequences(boots)).items():
                self._notifier.note(state.zone.name, boot, sequence.watermark, monotonic)
        if readings:
            await self._store_readings(readings, arrived, now, monotonic)
        self._floods.batch_took(time.monotonic() - monotonic)
        self._batch_size, self._batch_since = 0, None

    async def _store_readings(
        self,
        readings: dict[ZoneState, list[Release]],
        arrived: dict[ZoneState, dict[int, float]],
        now: float,
        monotonic: float,
    ) -> None:
        sequences = {
            state: await state.watermarks.sequences((r.node, r.boot) for r in of_zone)
            for state, of_zone in readings.items()
        }
        rows = {
            state: state.select_new(of_zone, sequences[state], now, monotonic)
            for state, of_zone in readings.items()
        }
        began = time.monotonic()
        fresh = iter(await self._add(rows))
        ended = time.monotonic()
        for state, of_zone in rows.items():
            fresh_of_zone = [next(fresh) for _ in of_zone]
            accepted = await self._accepted_before(state, of_zone, fresh_of_zone)
            state.after_commit(of_zone, fresh_of_zone, accepted, sequences[state], self._clock())
            new = Counter(
                row.reading.round for row, is_new in zip(of_zone, fresh_of_zone, strict=True) if is_new
            )
            self._observer.committed(CommittedReadings(state.zone.name, new, arrived[state], began, ended))
            stored_now = {id(row.reading) for row in of_zone}
            self._notify(state, readings[state], stored_now, sequences[state], monotonic)
        self._on_committed(rows.keys())

    async def _add(self, rows: dict[ZoneState, list[StoredReading]]) -> list[bool]:
        """Store rows, and return for each whether it was new. Zones that another service owns are removed.

        Their readings are not acknowledged to their nodes, which send them again, to the owner.
        """
        while any(rows.values()):
            all_rows = [row for of_zone in rows.values() for row in of_zone]
            try:
                return await self._retry.until_done(self._store.add, all_rows, fences=fences_of(rows))
            except FencedError as error:
                refused = [each for each in rows if each.zone.name in error.zones]
                self._on_fenced(refused)
                for state in refused:
                    for row in rows.pop(state):
                        if row.verdict is ReadingVerdict.ACCEPTED:
                            state.rounds.withdraw(row.reading)
        return []

    async def _accepted_before(
        self, state: ZoneState, rows: list[StoredReading], fresh: list[bool]
    ) -> frozenset[Release]:
        """Return all stored accepted readings of the rounds of rows that were stored before this commit.

        A row was stored before if the answer to an earlier commit was lost, or if two services share a store.
        """
        rounds = {
            row.reading.round
            for row, is_fresh in zip(rows, fresh, strict=True)
            if row.verdict is ReadingVerdict.ACCEPTED and not is_fresh
        }
        if not rounds:
            return frozenset()
        zone = state.zone
        found = await self._retry.until_done(self._store.accepted_readings, zone.name, zone.rev, rounds)
        return frozenset(reading for readings in found.values() for reading in readings)

    def _notify(
        self,
        state: ZoneState,
        readings: list[Release],
        stored_now: set[int],
        sequences: Mapping[Boot, BootSequence],
        monotonic: float,
    ) -> None:
        numbers: Counter[Boot] = Counter()
        resent: set[Boot] = set()
        for reading in readings:
            boot = reading.node, reading.boot
            numbers[boot] += 1
            if id(reading) not in stored_now:
                resent.add(boot)  # its node has missed the acknowledgement
        for boot, number in numbers.items():
            watermark = sequences[boot].watermark
            self._notifier.note(
                state.zone.name, boot, watermark, monotonic, number, immediately=boot in resent
            )

    def _sender(self, topic: str) -> tuple[ZoneState | None, str | None, str]:
        """Return the zone, node and last part of a topic; None for a zone or node that is not served."""
        parts = split_node_topic(topic)
        if parts is None:
            return None, None, ""
        name, node, leaf = parts
        state = self._zones.get(name)
        if state is None or node not in state.zone.places or leaf not in (state.zone.leaf, "status"):
            return state, None, leaf
        return state, node, leaf

    def _quarantine_floods(self) -> None:
        monotonic = time.monotonic()
        if (flood := self._floods.flood(monotonic)) is not None:
            by_zone, limit = flood
            for name, counts in by_zone.items():
                if (state := self._zones.get(name)) is not None:
                    state.quarantine_loudest(counts, limit, monotonic)
