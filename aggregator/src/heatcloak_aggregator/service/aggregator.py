"""The aggregator: store cloaked readings, estimate rounds, publish the estimates; resume after a restart."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from threading import Event
from typing import Any

from heatcloak_aggregator.mqtt.client import Client, ClientSettings, MqttError, resubscribe
from heatcloak_aggregator.mqtt.reconnect import ReconnectingSubscriber
from heatcloak_aggregator.service.any_estimator import AnyRoundEstimate
from heatcloak_aggregator.service.estimate_worker import EstimateWorker
from heatcloak_aggregator.service.home_assistant import HomeAssistantDiscovery
from heatcloak_aggregator.service.ingest import RECEIVE_MAXIMUM, Ingest
from heatcloak_aggregator.service.kinds import ZoneSettings
from heatcloak_aggregator.service.monitoring import ClockMonitor, Health, NodePresence, Observer, ZoneView
from heatcloak_aggregator.service.rounds import round_of
from heatcloak_aggregator.service.store_retry import StoreRetry
from heatcloak_aggregator.service.stored_notifier import StoredNotifier
from heatcloak_aggregator.service.zone_state import ZoneState
from heatcloak_aggregator.store import BootKey, Store
from heatcloak_aggregator.task_utils import until_first_ends
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError, StoreError
from heatcloak_shared.topics import is_of_zone

SEARCHED_ROUNDS = 10_000
"""Listed rounds before the newest stored one in which rounds without an estimate are looked for."""


async def resume(
    zones: Mapping[str, ZoneState],
    store: Store,
    retry: StoreRetry,
    worker: EstimateWorker,
    clock: Callable[[], float],
) -> None:
    """Restore rounds that need an estimate, and the rounds on which estimates of new ones depend.

    The newest estimate is published again: a crash may have come between its commit and its publication.
    """
    for name, state in zones.items():
        zone, now = state.zone, clock()
        in_window, latest = state.rounds.first_in_window(now), zone.schedule.round_of(now) + 1
        # Counted back from the newest stored round, because the service may have been down for long.
        newest = await retry.until_done(store.rounds, name, zone.rev, limit=1, before=latest + 1)
        since = (newest[0].number if newest else latest) - SEARCHED_ROUNDS * zone.schedule.every
        reported = await retry.until_done(store.reporting_nodes, name, zone.rev, in_window)
        estimated = await retry.until_done(store.estimated_rounds, name, zone.rev, since)
        to_estimate = await retry.until_done(store.rounds_to_estimate, name, zone.rev, min(in_window, since))
        if state.estimator.follows:
            # Rounds of a clock that was ahead are followed when their time has come.
            to_estimate = [*to_estimate, *(number for number in estimated if number > latest)]
        state.rounds.restore(reported, estimated, to_estimate, now)
        for last in await retry.until_done(store.estimates, name, zone.rev, limit=1, before=latest + 1):
            worker.publish_again(state, last.message)
        past = [number for number in estimated if number <= latest]
        states: dict[int, bytes] = {}
        if state.estimator.follows:
            states = await retry.until_done(store.tracker_states, name, zone.rev)
            worker.note_states(name, states)
        needed = await asyncio.to_thread(state.estimator.restored_rounds, past, states)
        if needed:
            accepted = await retry.until_done(store.accepted_readings, name, zone.rev, needed)
            rounds = [
                round_of(zone, number, {each.node: each for each in accepted[number]})
                for number in sorted(accepted)
            ]
            await asyncio.to_thread(state.estimator.restore, rounds)


POLL_SECONDS = 0.2
"""Seconds between two looks at the clock, and between two publications."""
SUBSCRIPTION_POLL_SECONDS = 0.05
"""Seconds between two checks for nodes in quarantine: in between, a flood fills the broker's queue."""
SAVE_WATERMARKS_EVERY = 30.0
"""Seconds between two saves of the watermarks, which the store could also compute, slowly."""
DELETE_EVERY = 3600.0
LAST_PUBLISH_TIMEOUT = 2.0
"""Seconds for the last acknowledgements to nodes when the service stops."""
STOP_TIMEOUT = 5.0
"""Seconds for store operations when the service stops; readings that are not committed are sent again."""
PREPARE_NOTICE = 2.0
"""Seconds of preparation after which the log says why it takes so long."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class AggregatorOptions:
    """Callbacks, retention and reference clock of an aggregator.

    Attributes:
        on_estimate: called with the zone's name and every estimate after it was published, on the event loop.
        on_ready: called each time that readings can arrive.
        observer: receives events.
        retention: seconds after which readings and estimates are deleted; None: never.
        reference_clock: seconds of a clock that is never set, which tell whether the service's clock was set
            back. A simulated clock, which may stand still, is its own reference.
        home_assistant: Home Assistant's discovery prefix, to describe the rooms of zones; None to describe
            nothing.
    """

    on_estimate: Callable[[str, AnyRoundEstimate], None] = lambda zone, estimate: None
    on_ready: Callable[[], None] = lambda: None
    observer: Observer = field(default_factory=Observer)
    retention: float | None = None
    reference_clock: Callable[[], float] = time.monotonic
    home_assistant: str | None = None


class Aggregator:
    """Serve one or more zones of one broker; a `ServiceView`.

    Args:
        zones: the zones and how they are served.
        broker: where the nodes publish.
        store: where readings and estimates go.
        clock: seconds since 1970.
        options: callbacks and retention.

    Attributes:
        store: the store.
        ready: set while readings can arrive.

    Raises:
        ConfigError: two zones have the same name, there is none, or the prefix is not a topic.
        ParameterError: the settings of a zone are out of range.
    """

    def __init__(
        self,
        zones: Sequence[ZoneSettings],
        broker: BrokerAddress,
        store: Store,
        clock: Callable[[], float],
        options: AggregatorOptions | None = None,
    ) -> None:
        self.store = store
        self._options = options = options or AggregatorOptions()
        self._retry = StoreRetry()
        self._zones = {
            each.zone.name: ZoneState(
                each, lambda boots: self._retry.until_done(store.stored_sequences, boots)
            )
            for each in zones
        }
        if len(self._zones) != len(zones) or not zones:
            names = " ".join(each.zone.name for each in zones) or "none"
            raise ConfigError(f"zones to serve: {names}: give at least one, each with a different name")
        self._presence = {name: NodePresence(name, len(s.zone.nodes)) for name, s in self._zones.items()}
        self._clock = clock
        self._clock_monitor = ClockMonitor()
        self._notifier = StoredNotifier()
        self._worker = EstimateWorker(self._zones, store, self._retry, clock, options.observer)
        self._ingest = Ingest(
            *(self._zones, store, self._retry, self._notifier, clock, options.observer),
            on_committed=self._after_commit,
        )
        self._stopping = Event()
        self._subscribed: dict[str, tuple[frozenset[str], list[str]]] = {}
        role = f"{'-'.join(self._zones)[:40]}-aggregator"
        self._subscriber = ReconnectingSubscriber(
            ClientSettings(broker, role, receive_maximum=RECEIVE_MAXIMUM),
            self._topics,
            self._serve,
            options.on_ready,
        )
        self.ready = self._subscriber.ready
        self._home_assistant: HomeAssistantDiscovery | None = None
        if options.home_assistant is not None:
            described = [each.zone for each in zones]
            self._home_assistant = HomeAssistantDiscovery(described, broker, options.home_assistant)

    @property
    def zones(self) -> Mapping[str, ZoneView]:
        """Return the public state of its zones, by name."""
        return {name: state.view for name, state in self._zones.items()}

    def health(self) -> Health:
        """Return its current state."""
        return Health(
            self._subscriber.state,
            self._subscriber.problem,
            self._retry.problem or self._ingest.store_problem(time.monotonic()),
            self._clock_monitor.problem,
            self._ingest.waiting,
        )

    async def run(self) -> None:
        """Serve until cancelled; then finish what is in progress.

        Raises:
            LinkError: the first connection to the broker failed. Later ones are retried.
        """
        try:
            await resume(self._zones, self.store, self._retry, self._worker, self._clock)
            await self._prepare()
            await until_first_ends(
                link=self._subscriber.run(),
                recovery=self._worker.run(),
                clock=self._watch_clock(),
                watermarks=self._save_watermarks_regularly(),
                **({} if self._options.retention is None else {"retention": self._delete_old()}),
                **self._described_to_home_assistant(),
            )
        finally:
            self._stopping.set()
            with self.store.abort_after(STOP_TIMEOUT):
                await self._ingest.close()
                with suppress(StoreError):
                    await self._save_watermarks(self._retry.once)
                self._worker.close()
                self._retry.close()

    def _described_to_home_assistant(self) -> dict[str, Coroutine[Any, Any, None]]:
        """Return the task that describes zones, by name; none without a zone that has rooms."""
        discovery = self._home_assistant
        if discovery is None:
            return {}
        if not discovery.publications:
            log.warning("no zone has rooms that Home Assistant could show")
            return {}
        return {"home_assistant": discovery.run()}

    async def _prepare(self) -> None:
        text = "compiling the recovery, this once: it takes some seconds"
        notice = asyncio.get_running_loop().call_later(PREPARE_NOTICE, log.info, text)
        try:
            await self._worker.prepare()
        finally:
            notice.cancel()

    async def _serve(self, client: Client) -> None:
        try:
            await until_first_ends(
                ingest=self._ingest.run(client),
                publish=self._publish(client),
                subscriptions=self._update_subscriptions(client),
            )
        except asyncio.CancelledError:
            # The last batch is committed or abandoned: acknowledge now what is stored.
            with suppress(MqttError, TimeoutError):
                async with asyncio.timeout(LAST_PUBLISH_TIMEOUT):
                    await client.publish_all(self._notifier.due(time.monotonic(), everything=True))
            raise

    async def _publish(self, client: Client) -> None:
        """Publish acknowledgements and estimates, and count denied publishes."""
        while True:
            await client.publish_all(self._notifier.due(time.monotonic()))
            await self._publish_estimates(client)
            self._count_denied(client.denied)
            client.denied.clear()
            # On Python 3.11, `asyncio.wait_for` swallows a cancellation that arrives as the event is set.
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self._worker.something_to_publish.wait()
            self._worker.something_to_publish.clear()

    async def _publish_estimates(self, client: Client) -> None:
        unpublished = self._worker.unpublished
        while unpublished:
            first = unpublished[0]
            name = first.state.zone.name
            publication = self._worker.publication(first.state, first.message)
            if publication is not None:
                await client.publish_all([publication])
            # The queue may have overflowed meanwhile, which removed this one.
            if unpublished and unpublished[0] is first:
                unpublished.popleft()
            if first.estimate is not None:
                self._options.observer.published(name, time.monotonic() - first.since, again=first.again)
                self._options.on_estimate(name, first.estimate)

    def _topics(self) -> list[str]:
        """Return what a new connection subscribes to."""
        # Noted, because a quarantine may end before the broker answers.
        self._subscribed = {name: (s.quarantined, s.topics()) for name, s in self._zones.items()}
        return [topic for _, topics in self._subscribed.values() for topic in topics]

    async def _update_subscriptions(self, client: Client) -> None:
        """Subscribe to other topics when a quarantine starts or ends."""
        subscribed = self._subscribed
        while True:
            await asyncio.sleep(SUBSCRIPTION_POLL_SECONDS)
            for name, state in self._zones.items():
                before, topics = subscribed[name]
                if state.quarantined != before:
                    wanted = state.quarantined, state.topics()
                    await resubscribe(client, topics, wanted[1])
                    subscribed[name] = wanted

    async def _watch_clock(self) -> None:
        while True:
            monotonic = time.monotonic()
            self._clock_monitor.compare(self._clock(), self._options.reference_clock())
            for name, state in self._zones.items():
                state.end_quarantines(monotonic)
                line = self._presence[name].report(state.statuses, monotonic) if self.ready.is_set() else None
                if line is not None:
                    log.info(line)
            self._worker.wake.set()
            await asyncio.sleep(POLL_SECONDS)

    async def _save_watermarks_regularly(self) -> None:
        while True:
            await asyncio.sleep(SAVE_WATERMARKS_EVERY)
            await self._save_watermarks(self._retry.until_done)

    async def _save_watermarks(self, run: Callable[..., Awaitable[Any]]) -> None:
        for name, state in self._zones.items():
            unsaved = dict(state.watermarks.unsaved)
            if unsaved:
                keys: dict[BootKey, int] = {(name, *boot): mark for boot, mark in unsaved.items()}
                await run(self.store.save_watermarks, keys)
                state.watermarks.mark_saved(unsaved)

    async def _delete_old(self) -> None:
        """Delete old rounds where nodes confirm the clock: a wrong clock must not delete everything."""
        retention = self._options.retention or 0.0
        while True:
            agreed = [each for each in self._zones.values() if each.clock_agreed_at is not None]
            for state in agreed:
                before = min(self._clock(), state.clock_agreed_at or 0.0) - retention
                if deleted := await self._retry.until_done(self._prune, state.zone.name, before):
                    text = "zone %s: deleted %d messages older than %.1f days"
                    log.info(text, state.zone.name, deleted, retention / 86400)
            await asyncio.sleep(DELETE_EVERY if agreed else POLL_SECONDS)

    def _prune(self, zone: str, before: float) -> int:
        deleted = 0
        for progress in self.store.prune(zone, before):
            deleted = progress.readings
            if self._stopping.is_set():
                break
        return deleted

    def _after_commit(self) -> None:
        now = self._clock()
        for state in self._zones.values():
            if state.confirms_clock(now):
                self._clock_monitor.confirm()
        self._worker.wake.set()

    def _count_denied(self, denied: Mapping[str, int]) -> None:
        for topic, number in denied.items():
            for name, state in self._zones.items():
                if is_of_zone(topic, name):
                    if not state.counts.denied:
                        log.warning("zone %s: the broker denies our publishes: check its access list", name)
                    state.counts.denied += number
