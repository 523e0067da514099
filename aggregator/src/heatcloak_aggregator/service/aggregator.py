"""The aggregator: takes cloaked readings in, stores them, and publishes where, roughly, the heat is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from threading import Event
from time import monotonic
from typing import NoReturn

import aiomqtt

from heatcloak_aggregator.mqtt.client import Client
from heatcloak_aggregator.mqtt.link import resubscribe
from heatcloak_aggregator.mqtt.reconnect import Connections, gravest
from heatcloak_aggregator.service.clock_watch import ClockWatch
from heatcloak_aggregator.service.estimate_worker import Estimating
from heatcloak_aggregator.service.estimator import RoundEstimate
from heatcloak_aggregator.service.ingest import RECEIVE_MAXIMUM, Ingest
from heatcloak_aggregator.service.node_presence import RollCall
from heatcloak_aggregator.service.startup_recovery import restore
from heatcloak_aggregator.service.store_retry import Insistence
from heatcloak_aggregator.service.stored_notifier import StoredTeller
from heatcloak_aggregator.service.view import Health, Observer, Unobserved, ZoneView
from heatcloak_aggregator.service.zone_state import ServedZone, ZoneSettings
from heatcloak_aggregator.store import BootKey, Held, Store
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError, StoreError
from heatcloak_shared.topics import is_of_zone

TICK = 0.2
"""Seconds between looks at the clock."""
LISTEN_TICK = 0.05
"""Seconds between looks at who is not listened to: meanwhile a flood fills the broker's queue."""
REMEMBER_EVERY = 30.0
"""Seconds between writing down how far each boot is stored, which the store could find out, slowly."""
DELETE_EVERY = 3600.0
FAREWELL = 2.0
STOP_PATIENCE = 5.0
"""Seconds that the store has for what is under way at the end: what it does not take then is sent again."""
PATIENCE = 2.0
"""Seconds of preparing after which it is said why it takes so long."""

log = logging.getLogger(__name__)


class Aggregator:
    """Serves one or many zones of one broker; what may be seen of it is a `ServiceView`.

    Args:
        zones: the zones, and how they are to be served.
        broker: where the nodes publish.
        store: where readings and estimates go.
        clock: seconds since 1970.
        on_estimate: told of every estimate after it was published, on the event loop.
        on_ready: told each time that readings can come in.
        observer: told what happens.
        keep: seconds after which readings and estimates are deleted; None: never.

    Raises:
        ConfigError: two zones have one name, or there is none.
        ParameterError: the settings of a zone are out of range.
    """

    def __init__(
        self,
        zones: Sequence[ZoneSettings],
        broker: BrokerAddress,
        store: Store,
        clock: Callable[[], float],
        *,
        on_estimate: Callable[[str, RoundEstimate], None] = lambda zone, estimate: None,
        on_ready: Callable[[], None] = lambda: None,
        observer: Observer | None = None,
        keep: float | None = None,
    ) -> None:
        self.store = store
        self._keep = keep
        self._insistence = Insistence()
        self._served = {each.zone.name: ServedZone(each, self._held) for each in zones}
        if len(self._served) != len(zones) or not zones:
            names = " ".join(each.zone.name for each in zones) or "none"
            raise ConfigError(f"zones to serve: {names}: each needs a name of its own, and there must be one")
        self._roll_calls = {each.zone.name: RollCall(each.zone.name, len(each.zone.nodes)) for each in zones}
        self._clock = clock
        self._watch = ClockWatch()
        self._on_estimate = on_estimate
        self._observer: Observer = observer or Unobserved()
        self._teller = StoredTeller()
        self._estimating = Estimating(self._served, store, self._insistence, clock, self._observer)
        self._ingest = Ingest(
            *(self._served, store, self._insistence, self._teller, clock, self._observer),
            on_stored=self._after_batch,
        )
        self._stopping, self._heard = Event(), dict[str, tuple[frozenset[str], list[str]]]()
        self._connections = Connections(
            broker,
            f"{'-'.join(self._served)[:40]}-aggregator",
            self._topics,
            self._serve,
            on_ready,
            receive_maximum=RECEIVE_MAXIMUM,
        )

    @property
    def ready(self) -> asyncio.Event:
        """Set while readings can come in."""
        return self._connections.ready

    @property
    def zones(self) -> Mapping[str, ZoneView]:
        """What may be seen of its zones, by name."""
        return {name: served.view for name, served in self._served.items()}

    def health(self) -> Health:
        """How it is now."""
        return Health(
            self._connections.state,
            self._connections.problem,
            self._insistence.problem or self._ingest.store_problem(monotonic()),
            self._watch.problem,
            self._ingest.waiting,
        )

    async def run(self) -> NoReturn:
        """Serve until cancelled; then what is under way is finished.

        Raises:
            LinkError: the broker can't be reached, or refuses us, at the start. Later it is tried again.
        """
        failure: Exception | None = None
        try:
            await restore(self._served, self.store, self._insistence, self._estimating, self._clock)
            await self._prepare()
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._connections.keep(), name="link")
                tasks.create_task(self._estimating.run(), name="recovery")
                tasks.create_task(self._keep_time(), name="time")
                tasks.create_task(self._remember_watermarks(), name="watermarks")
                if self._keep is not None:
                    tasks.create_task(self._delete_old(self._keep), name="retention")
        except* Exception as group:  # noqa: BLE001  handed on, without the group around it
            failure = gravest(group)
        finally:
            self._stopping.set()
            with self.store.impatient(STOP_PATIENCE):
                await self._ingest.close()
                with suppress(StoreError):
                    await self._remember(self._insistence.once)
                self._estimating.close()
                self._insistence.close()
        assert failure is not None  # noqa: S101  the tasks run for ever
        raise failure

    async def _prepare(self) -> None:
        preparing = asyncio.create_task(self._estimating.prepare(), name="prepare")
        try:
            done, _ = await asyncio.wait([preparing], timeout=PATIENCE)
            if not done:
                log.info("compiling the recovery, this once: it takes some seconds")
            await preparing
        finally:
            preparing.cancel()
            await asyncio.gather(preparing, return_exceptions=True)

    async def _serve(self, client: Client) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._ingest.take_from(client), name="ingest")
                tasks.create_task(self._publish(client), name="publish")
                tasks.create_task(self._listen(client), name="listen")
        except asyncio.CancelledError:
            # The last batch is committed, or given up: nobody need wait for the next service to hear of it.
            with suppress(aiomqtt.MqttError, TimeoutError):
                farewell = self._teller.due(monotonic(), everything=True)
                async with asyncio.timeout(FAREWELL):
                    await client.publish_all(farewell)
            raise

    async def _publish(self, client: Client) -> None:
        """Tell what is stored and what was estimated; and look for denials."""
        while True:
            await client.publish_all(self._teller.due(monotonic()))
            await self._publish_estimates(client)
            self._count_denied(client.denied)
            client.denied.clear()
            # Python 3.11's wait_for swallows a cancellation that comes as the event is set.
            with suppress(TimeoutError):
                async with asyncio.timeout(TICK):
                    await self._estimating.something_to_publish.wait()
            self._estimating.something_to_publish.clear()

    async def _publish_estimates(self, client: Client) -> None:
        unpublished = self._estimating.unpublished
        while unpublished:
            next_one = unpublished[0]
            name = next_one.served.zone.name
            publication = self._estimating.publication(next_one.served, next_one.message)
            if publication is not None:
                await client.publish_all([publication])
            # What waits may have become too much meanwhile: then this one was the first to go.
            if unpublished and unpublished[0] is next_one:
                unpublished.popleft()
            if next_one.estimate is not None:
                self._observer.published(name, monotonic() - next_one.since, again=next_one.again)
                self._on_estimate(name, next_one.estimate)

    def _topics(self) -> list[str]:
        """What a new connection subscribes to; noted, as it may change before the broker answers."""
        self._heard = {name: (served.quarantined, served.topics()) for name, served in self._served.items()}
        return [topic for _, topics in self._heard.values() for topic in topics]

    async def _listen(self, client: Client) -> None:
        """Subscribe anew when somebody is to be heard no more, or again."""
        heard = self._heard
        while True:
            await asyncio.sleep(LISTEN_TICK)
            for name, served in self._served.items():
                before, topics = heard[name]
                if served.quarantined != before:
                    wanted = served.quarantined, served.topics()
                    await resubscribe(client, topics, wanted[1])
                    heard[name] = wanted

    async def _keep_time(self) -> None:
        while True:
            tick = monotonic()
            self._watch.look(self._clock(), tick)
            for name, served in self._served.items():
                served.release(tick)
                line = self._roll_calls[name].report(served.statuses, tick) if self.ready.is_set() else None
                if line is not None:
                    log.info(line)
            self._estimating.wake.set()
            await asyncio.sleep(TICK)

    async def _remember_watermarks(self) -> None:
        while True:
            await asyncio.sleep(REMEMBER_EVERY)
            await self._remember(self._insistence.until_done)

    async def _delete_old(self, keep: float) -> None:
        """Delete by the clock where the nodes agree with it: one that is wrong must not delete everything."""
        while True:
            agreed = [each for each in self._served.values() if each.agreed_at is not None]
            for served in agreed:
                before = min(self._clock(), served.agreed_at or 0.0) - keep
                prune = partial(_prune, self.store, served.zone.name, before, self._stopping)
                if deleted := await self._insistence.until_done(prune):
                    text = "zone %s: deleted %d readings older than %.1f days"
                    log.info(text, served.zone.name, deleted, keep / 86400)
            await asyncio.sleep(DELETE_EVERY if agreed else TICK)

    async def _remember(self, ask: Callable[[Callable[[], None]], Awaitable[None]]) -> None:
        for name, served in self._served.items():
            risen = dict(served.watermarks.risen)
            if risen:
                known: dict[BootKey, int] = {(name, *boot): mark for boot, mark in risen.items()}
                await ask(partial(self.store.remember, known))
                served.watermarks.remembered(risen)

    def _after_batch(self) -> None:
        now = self._clock()
        for served in self._served.values():
            if served.agrees(now):
                self._watch.confirmed()
        self._estimating.wake.set()

    async def _held(self, boots: Collection[BootKey]) -> dict[BootKey, Held]:
        return await self._insistence.until_done(partial(self.store.held, boots))

    def _count_denied(self, denied: Mapping[str, int]) -> None:
        for topic, number in denied.items():
            for name, served in self._served.items():
                if is_of_zone(topic, name):
                    if not served.counts.denied:
                        log.warning("zone %s: the broker denies what we publish: check its access list", name)
                    served.counts.denied += number


def _prune(store: Store, zone: str, before: float, stopping: Event) -> int:
    deleted = 0
    for done in store.prune(zone, before):
        deleted = done.readings
        if stopping.is_set():
            break
    return deleted
