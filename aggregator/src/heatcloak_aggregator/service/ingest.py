"""From the broker into the store: what is acknowledged is committed."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from time import monotonic

from heatcloak_aggregator.mqtt.client import Client, Incoming
from heatcloak_aggregator.mqtt.flood_watch import FloodWatch
from heatcloak_aggregator.service.sequences import Sequence
from heatcloak_aggregator.service.store_retry import Insistence
from heatcloak_aggregator.service.stored_notifier import StoredTeller
from heatcloak_aggregator.service.view import Observer
from heatcloak_aggregator.service.watermarks import Boot
from heatcloak_aggregator.service.zone_state import ServedZone
from heatcloak_aggregator.store import Store, StoredReading, Verdict
from heatcloak_shared.topics import ROOT
from heatcloak_shared.wire import Reading, Status

BATCH = 1000
RECEIVE_MAXIMUM = 2 * BATCH
"""Messages that the broker may send ahead of what is committed: one batch on its way, one that waits."""
FAREWELL = 5.0
"""Seconds that the last batch has, when the service stops."""
HANGS_AFTER = 3.0
"""Seconds after which a batch waits for a store that neither does its work nor fails."""

log = logging.getLogger(__name__)


class Ingest:
    """Takes messages in by batches: each is committed as a whole, and acknowledged then.

    A batch is never cut short: a connection that is lost meanwhile costs its acknowledgement only, and the
    broker, or the nodes, send again what is in the store already.

    Args:
        zones: the zones by name.
        store: where readings go.
        insistence: what works on it.
        teller: told what nodes may forget.
        clock: seconds since 1970.
        observer: told of every commit.
        on_stored: told after every batch of readings.
    """

    def __init__(
        self,
        zones: Mapping[str, ServedZone],
        store: Store,
        insistence: Insistence,
        teller: StoredTeller,
        clock: Callable[[], float],
        observer: Observer,
        on_stored: Callable[[], None],
    ) -> None:
        self._zones = zones
        self._store = store
        self._insistence = insistence
        self._teller = teller
        self._clock = clock
        self._observer = observer
        self._on_stored = on_stored
        self._leaves = {
            f"{ROOT}/{name}/{node}/{leaf}": (served, node, leaf)
            for name, served in zones.items()
            for node in served.zone.nodes
            for leaf in ("reading", "status")
        }
        self._floods = FloodWatch(monotonic())
        self._under_way = 0
        self._taking: asyncio.Task[None] | None = None
        self._taking_since: float | None = None
        self._client: Client | None = None

    @property
    def waiting(self) -> int:
        """Messages that came in and are not committed yet."""
        return self._under_way + (0 if self._client is None else self._client.waiting)

    def store_problem(self, tick: float) -> str | None:
        """That the store hangs; None while it does not, or says by itself what is wrong."""
        waited = 0.0 if self._taking_since is None else tick - self._taking_since
        if waited < HANGS_AFTER:
            return None
        return f"store {self._store.where} has not answered for {waited:.0f} s: look after its server"

    async def take_from(self, client: Client) -> None:
        """Take in what comes over one connection until it is lost. Cancelled, it finishes its batch.

        Raises:
            aiomqtt.MqttError: the connection was lost.
        """
        self._client = client
        if self._taking is not None:
            # Of a connection that was lost: its readings have their places in their rounds already.
            await asyncio.shield(self._taking)
            self._taking = None
        while True:
            batch = await client.batch(BATCH)
            self._taking = asyncio.create_task(self._take(batch), name="batch")
            try:
                await asyncio.shield(self._taking)
            except asyncio.CancelledError:
                # A store that is away may not take it for long: what is not acknowledged comes again.
                if not client.is_lost:
                    await asyncio.wait([self._taking], timeout=FAREWELL)
                if self._taking.done():
                    client.acknowledge(batch)
                raise
            self._taking = None
            client.acknowledge(batch)
            self._watch_for_floods()

    async def close(self) -> None:
        """Give up the batch under way: it is not acknowledged, so it comes again."""
        if self._taking is not None:
            self._taking.cancel()
            await asyncio.gather(self._taking, return_exceptions=True)

    async def _take(self, batch: list[Incoming]) -> None:
        self._under_way = len(batch)
        now, tick = self._clock(), monotonic()
        self._taking_since = tick
        readings: dict[ServedZone, list[Reading]] = {}
        statuses: dict[tuple[ServedZone, str], Status] = {}
        for message in batch:
            served, node, leaf = self._leaves.get(message.topic, (None, None, ""))
            if served is None:
                self._refuse_stranger(message, now, tick)
                continue
            self._floods.hear(served.zone.name, node or "")
            if leaf == "reading":
                reading = served.admit_reading(message, node, now, tick)
                if reading is not None:
                    readings.setdefault(served, []).append(reading)
            elif (found := served.admit_status(message, node, tick)) is not None:
                statuses[served, found[0]] = found[1]
        for (served, node), status in statuses.items():
            boots = await served.watermarks.after_status(node, status)
            for boot, sequence in (await served.watermarks.at_hand(boots)).items():
                self._teller.note(served.zone.name, boot, sequence.watermark, tick)
        if readings:
            await self._keep(readings, now, tick)
        self._floods.took(monotonic() - tick)
        self._under_way, self._taking_since = 0, None

    async def _keep(self, readings: dict[ServedZone, list[Reading]], now: float, tick: float) -> None:
        sequences = {
            served: await served.watermarks.at_hand((r.node, r.boot) for r in came)
            for served, came in readings.items()
        }
        rows = {s: s.judge(came, sequences[s], now, tick) for s, came in readings.items()}
        everything: list[StoredReading] = [row for each in rows.values() for row in each]
        began = monotonic()
        fresh = await self._insistence.until_done(partial(self._store.add, everything)) if everything else []
        seconds = monotonic() - began
        start = 0
        for served, each in rows.items():
            of_zone = fresh[start : start + len(each)]
            start += len(each)
            counting = await self._counting(served, each, of_zone)
            served.settle(each, of_zone, counting, sequences[served], self._clock())
            self._observer.committed(served.zone.name, sum(of_zone), seconds)
            self._tell(served, readings[served], {id(row.reading) for row in each}, sequences[served], tick)
        self._on_stored()

    async def _counting(
        self, served: ServedZone, rows: list[StoredReading], fresh: list[bool]
    ) -> frozenset[Reading]:
        """Of the rows that count for us and are not new: those that count in the store as well."""
        known = {
            row.reading.round
            for row, is_fresh in zip(rows, fresh, strict=True)
            if row.verdict is Verdict.ACCEPTED and not is_fresh
        }
        if not known:
            return frozenset()
        asked = partial(self._store.accepted, served.zone.name, served.zone.rev, known)
        found = await self._insistence.until_done(asked)
        return frozenset(reading for readings in found.values() for reading in readings)

    def _tell(
        self,
        served: ServedZone,
        came: list[Reading],
        stored_now: set[int],
        sequences: Mapping[Boot, Sequence],
        tick: float,
    ) -> None:
        numbers: Counter[Boot] = Counter()
        again: set[Boot] = set()
        for reading in came:
            boot = reading.node, reading.boot
            numbers[boot] += 1
            if id(reading) not in stored_now:
                again.add(boot)  # whoever sends again has not heard that the reading is safe
        for boot, number in numbers.items():
            watermark = sequences[boot].watermark
            self._teller.note(served.zone.name, boot, watermark, tick, number, at_once=boot in again)

    def _refuse_stranger(self, message: Incoming, now: float, tick: float) -> None:
        name = message.topic.removeprefix(f"{ROOT}/").partition("/")[0]
        served = self._zones.get(name)
        if served is not None and message.topic.endswith("/reading"):
            served.admit_reading(message, None, now, tick)

    def _watch_for_floods(self) -> None:
        tick = monotonic()
        if (flood := self._floods.flood(tick)) is not None:
            by_zone, most = flood
            for name, heard in by_zone.items():
                self._zones[name].quarantine_loudest(heard, most, tick)
