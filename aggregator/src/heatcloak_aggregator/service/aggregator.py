"""The aggregator: store cloaked readings, estimate rounds, publish the estimates; resume after a restart."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from threading import Event
from typing import Any

from heatcloak_aggregator.mqtt.client import Client, ClientSettings, MqttError
from heatcloak_aggregator.mqtt.reconnect import ReconnectingSubscriber
from heatcloak_aggregator.service.any_estimator import AnyRoundEstimate
from heatcloak_aggregator.service.estimate_scheduler import EstimateScheduler
from heatcloak_aggregator.service.estimator_host import EstimatorHost, ThreadHost
from heatcloak_aggregator.service.home_assistant import HomeAssistantDiscovery
from heatcloak_aggregator.service.ingest import RECEIVE_MAXIMUM, Ingest
from heatcloak_aggregator.service.kinds import ZoneSettings
from heatcloak_aggregator.service.monitoring import (
    ClockMonitor,
    Health,
    Load,
    NodePresence,
    Observer,
    PublishedRound,
    ZoneView,
)
from heatcloak_aggregator.service.outbox import Unpublished
from heatcloak_aggregator.service.served_zones import ServedZones, by_name
from heatcloak_aggregator.service.shared_zones import SharedZones
from heatcloak_aggregator.service.store_retry import StoreRetry
from heatcloak_aggregator.service.stored_notifier import StoredNotifier
from heatcloak_aggregator.service.subscriptions import Subscriptions
from heatcloak_aggregator.service.zone_state import Lease, ZoneState, fences_of
from heatcloak_aggregator.store import FencedError, Store
from heatcloak_aggregator.task_utils import until_first_ends
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError, HeatcloakError, StoreError
from heatcloak_shared.topics import zone_of_topic
from heatcloak_shared.zone import AnyZone

POLL_SECONDS = 0.2
"""Seconds between two looks at the clock, and between two publications."""
FOLLOW_EVERY = 2.0
"""Seconds between two looks for zones that were added, changed or removed."""
SAVE_WATERMARKS_EVERY = 30.0
"""Seconds between two saves of the watermarks, which the store could also compute, slowly."""
DELETE_EVERY = 3600.0
DELETE_POLL = 5.0
"""Seconds between two looks for zones whose nodes have confirmed the clock since the last deletion."""
LAST_PUBLISH_TIMEOUT = 2.0
"""Seconds for the last acknowledgements to nodes when the service stops."""
STOP_TIMEOUT = 5.0
"""Seconds for store operations when the service stops; readings that are not committed are sent again."""
PREPARE_NOTICE = 2.0
"""Seconds of preparation after which the log says why it takes so long."""
PREPARE_TIMEOUT = 30.0
"""Seconds that readings wait at most for the preparation of the recovery when the service starts."""
PUBLISHED_TOGETHER = 100
"""Estimates that are sent before the broker's answers are waited for."""
MOST_REPORTED = 20
"""Zones up to which the log says of each how many nodes are online."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class AggregatorOptions:
    """Callbacks, retention and reference clock of an aggregator.

    Attributes:
        on_estimate: called with the zone and every estimate after it was published, on the event loop.
        on_ready: called each time that readings can arrive.
        observer: receives events.
        retention: seconds after which readings and estimates are deleted; None: never.
        reference_clock: seconds of a clock that is never set, which tell whether the service's clock was set
            back. A simulated clock, which may stand still, is its own reference.
        home_assistant: Home Assistant's discovery prefix, to describe the rooms of zones; None to describe
            nothing.
        host: where estimators run; None for a thread of this process. The service closes it.
        source: called regularly, on a thread; returns the zones to serve from then on, by name, or None where
            they have not changed. None: the zones stay the same.
        shares: whether the zones are shared with other services of the store, which must be PostgreSQL.
    """

    on_estimate: Callable[[AnyZone, AnyRoundEstimate], None] = lambda zone, estimate: None
    on_ready: Callable[[], None] = lambda: None
    observer: Observer = field(default_factory=Observer)
    retention: float | None = None
    reference_clock: Callable[[], float] = time.monotonic
    home_assistant: str | None = None
    host: EstimatorHost | None = None
    source: Callable[[], Mapping[str, ZoneSettings] | None] | None = None
    shares: bool = False


class Aggregator:
    """Serve zones of one broker; a `ServiceView`.

    Args:
        zones: the zones and how they are served, at first.
        broker: where the nodes publish.
        store: where readings and estimates go.
        clock: seconds since 1970.
        options: callbacks, retention, and where further zones come from.

    Attributes:
        store: the store.
        ready: set while readings can arrive.

    Raises:
        ConfigError: two zones have the same name, there is none and no source, or the prefix is not a topic.
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
        if not zones and options.source is None:
            raise ConfigError("there is no zone to serve: give at least one")
        self._retry = StoreRetry()
        # Resuming zones and retention take long, and must not delay commits.
        self._background = StoreRetry()
        self._zones = ServedZones(store, self._retry, self._background, clock)
        self._wanted: Mapping[str, ZoneSettings] = by_name(zones)
        for each in zones:
            each.check()
        self._refused: dict[str, ZoneSettings] = {}
        self._presence: dict[str, NodePresence] = {}
        self._clock = clock
        self._clock_monitor = ClockMonitor()
        self._notifier = StoredNotifier()
        self._host = options.host or ThreadHost()
        self._scheduler = EstimateScheduler(
            *(store, self._retry, clock, options.observer, self._host),
            on_fenced=self._after_fenced,
        )
        self._ingest = Ingest(
            *(self._zones, store, self._retry, self._notifier, clock, options.observer),
            on_committed=self._after_commit,
            on_fenced=self._after_fenced,
        )
        self._stopping = Event()
        self._subscriptions = Subscriptions(self._zones)
        names = "-".join(each.zone.name for each in zones) or "zones"
        self._subscriber = ReconnectingSubscriber(
            ClientSettings(broker, f"{names[:40]}-aggregator", receive_maximum=RECEIVE_MAXIMUM),
            self._subscriptions.begin,
            self._serve,
            options.on_ready,
            on_refused=self._subscriptions.refused,
        )
        self.ready = self._subscriber.ready
        self._shared = SharedZones(store, self.ready.is_set) if options.shares else None
        self._home_assistant: HomeAssistantDiscovery | None = None
        if options.home_assistant is not None:
            described = [each.zone for each in zones]
            self._home_assistant = HomeAssistantDiscovery(described, broker, options.home_assistant)

    @property
    def zones(self) -> Mapping[str, ZoneView]:
        """Return the public state of its zones, by name."""
        return self._zones.views()

    def health(self) -> Health:
        """Return its current state."""
        return Health(
            self._subscriber.state,
            self._subscriber.problem,
            self._retry.problem
            or self._background.problem
            or self._ingest.store_problem(time.monotonic())
            or (None if self._shared is None else self._shared.problem),
            self._clock_monitor.problem,
            self._ingest.waiting,
        )

    def load(self) -> Load:
        """Return what waits now."""
        return self._scheduler.load()

    def leases(self) -> Mapping[str, tuple[int, float]]:
        """Return the fencing number and the seconds left of each lease, by zone: none without sharing."""
        leases = {} if self._shared is None else self._shared.leases
        now = time.monotonic()
        return {name: (each.fence, max(each.valid_until - now, 0.0)) for name, each in leases.items()}

    async def run(self) -> None:
        """Serve until cancelled; then finish what is in progress.

        Raises:
            LinkError: the first connection to the broker failed. Later ones are retried.
        """
        try:
            if self._shared is None:
                await self._serve_only(self._wanted)
            await until_first_ends(
                link=self._link(),
                recovery=self._scheduler.run(),
                clock=self._watch_clock(),
                watermarks=self._save_watermarks_regularly(),
                **self._changes_of_zones(),
                **({} if self._options.retention is None else {"retention": self._delete_old()}),
                **self._described_to_home_assistant(),
            )
        finally:
            self._stopping.set()
            with self.store.abort_after(STOP_TIMEOUT):
                await self._ingest.close()
                with suppress(StoreError):
                    await self._zones.save_watermarks(self._retry.once)
                self._scheduler.close()
                if self._shared is not None:
                    await self._shared.resign()
                self._retry.close()
                self._background.close()

    def _described_to_home_assistant(self) -> dict[str, Coroutine[Any, Any, None]]:
        """Return the task that describes zones, by name; none without a zone that has rooms."""
        discovery = self._home_assistant
        if discovery is None:
            return {}
        if not discovery.publications and self._options.source is None:
            log.warning("no zone has rooms that Home Assistant could show")
            return {}
        return {"home_assistant": discovery.run()}

    async def _link(self) -> None:
        """Receive readings, as soon as the recovery is prepared, unless that depends on other machines."""
        if not self._host.is_local:
            await self._subscriber.run()
        text = "compiling the recovery, this once: it takes some seconds"
        notice = asyncio.get_running_loop().call_later(PREPARE_NOTICE, log.info, text)
        try:
            await self._scheduler.wait_started(PREPARE_TIMEOUT)
        finally:
            notice.cancel()
        await self._subscriber.run()

    def _changes_of_zones(self) -> dict[str, Coroutine[Any, Any, None]]:
        """Return the tasks that add and remove zones, by name; none where the zones stay the same."""
        tasks: dict[str, Coroutine[Any, Any, None]] = {}
        if self._options.source is not None:
            tasks["source"] = self._follow_source(self._options.source)
        if self._shared is not None:
            tasks["leases"] = self._shared.run()
        if tasks:
            tasks["zones"] = self._follow_zones()
        return tasks

    async def _follow_source(self, source: Callable[[], Mapping[str, ZoneSettings] | None]) -> None:
        """Note which zones the source says are to be served."""
        while True:
            try:
                wanted = await asyncio.to_thread(source)
            except HeatcloakError as error:
                log.warning("the zones stay as they are: %s", error)
                wanted = None
            if wanted is not None:
                self._wanted = wanted
                if self._home_assistant is not None:
                    self._home_assistant.describe([each.zone for each in wanted.values()])
            await asyncio.sleep(FOLLOW_EVERY)

    async def _follow_zones(self) -> None:
        """Serve the wanted zones; with sharing, those whose leases are held."""
        while True:
            if self._shared is not None:
                self._shared.want(self._wanted)
            await self._serve_only(self._wanted)
            await asyncio.sleep(POLL_SECONDS)

    async def _serve_only(self, wanted: Mapping[str, ZoneSettings]) -> None:
        """Stop serving zones and settings that are not wanted, and start the new ones."""
        leases: Mapping[str, Lease] | None = None if self._shared is None else self._shared.leases

        def is_served(name: str) -> bool:
            state = self._zones.get(name)
            return state is not None and (
                wanted.get(name) == state.settings and (leases is None or leases.get(name) is state.lease)
            )

        gone = [name for name in self._zones if not is_served(name)]
        if gone:
            await self._zones.remove(gone, self._ingest, self._scheduler)
            for name in gone:
                self._presence.pop(name, None)
                self._options.observer.removed(name)
        if self._shared is not None:
            # Some were never served here: they became unwanted before they were added.
            await self._shared.release([name for name in self._shared.leaving if name not in self._zones])
        new = []
        for name, settings in wanted.items():
            is_ours = leases is None or name in leases
            if not is_ours or is_served(name) or self._refused.get(name) == settings:
                continue
            try:
                new.append(self._zones.new_state(settings, None if leases is None else leases[name]))
            except HeatcloakError as error:
                self._refused[name] = settings
                log.warning("zone %s is not served: %s", name, error)
        if new and self._options.retention is None:
            # A service before this one may have had a limit.
            names = [state.zone.name for state in new]
            await self._background.until_done(self.store.end_retention, names)
        await self._zones.add(new, self._scheduler)
        if gone or new:
            log.debug("%d zones removed, %d added, %d served", len(gone), len(new), len(self._zones))

    async def _serve(self, client: Client) -> None:
        try:
            await until_first_ends(
                ingest=self._ingest.run(client),
                publish=self._publish(client),
                subscriptions=self._subscriptions.follow(client),
            )
        except asyncio.CancelledError:
            # The last batch is committed or abandoned: acknowledge now what is stored.
            with suppress(MqttError, TimeoutError):
                async with asyncio.timeout(LAST_PUBLISH_TIMEOUT):
                    await client.publish_all(self._notifier.due(time.monotonic(), everything=True))
            raise

    async def _publish(self, client: Client) -> None:
        """Publish acknowledgements and estimates, and count denied publishes."""
        outbox = self._scheduler.outbox
        while True:
            # Acknowledgements come first: nodes send again without them.
            waiting = outbox.next(PUBLISHED_TOGETHER)
            publications = [outbox.publication(each.state, each.message) for each in waiting]
            await client.publish_all(
                [*self._notifier.due(time.monotonic()), *(each for each in publications if each is not None)]
            )
            self._after_publication(waiting)
            self._count_denied(client.denied)
            client.denied.clear()
            if waiting:
                continue
            # On Python 3.11, `asyncio.wait_for` swallows a cancellation that arrives as the event is set.
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await outbox.filled.wait()
            outbox.filled.clear()

    def _after_publication(self, published: Sequence[Unpublished]) -> None:
        now = time.monotonic()
        for each in published:
            self._scheduler.outbox.remove(each)
            if each.estimate is not None:
                zone = each.state.zone
                self._options.observer.published(
                    PublishedRound(zone.name, each.message.round, each.again, each.since, now)
                )
                self._options.on_estimate(zone, each.estimate)

    async def _watch_clock(self) -> None:
        while True:
            monotonic = time.monotonic()
            self._clock_monitor.compare(self._clock(), self._options.reference_clock())
            for state in self._zones.values():
                state.end_quarantines(monotonic)
            if self.ready.is_set() and len(self._zones) <= MOST_REPORTED:
                self._report_presence(monotonic)
            await asyncio.sleep(POLL_SECONDS)

    def _report_presence(self, monotonic: float) -> None:
        for name, state in self._zones.items():
            if name not in self._presence:
                self._presence[name] = NodePresence(name, len(state.zone.nodes))
            line = self._presence[name].report(state.statuses, monotonic)
            if line is not None:
                log.info(line)

    async def _save_watermarks_regularly(self) -> None:
        while True:
            await asyncio.sleep(SAVE_WATERMARKS_EVERY)
            await self._zones.save_watermarks(self._retry.until_done)

    async def _delete_old(self) -> None:
        """Delete old rounds where nodes confirm the clock: a wrong clock must not delete everything.

        Each zone is covered once in `DELETE_EVERY` seconds; zones that no service serves with the first ones.
        """
        retention = self._options.retention or 0.0
        covered: set[str] = set()
        begun = time.monotonic()
        while True:
            if time.monotonic() > begun + DELETE_EVERY:
                covered, begun = set(), time.monotonic()
            agreed = [
                each
                for name, each in self._zones.items()
                if each.clock_agreed_at is not None and name not in covered
            ]
            now = self._clock()
            limits = {each.zone.name: min(now, each.clock_agreed_at or 0.0) - retention for each in agreed}
            try:
                deleted = await self._background.until_done(
                    self._apply_retention, limits, fences_of(agreed), None if covered else {*self._wanted}
                )
            except FencedError as error:
                # Again soon, for the other zones.
                self._after_fenced([each for each in agreed if each.zone.name in error.zones])
            else:
                covered |= limits.keys()
                if deleted:
                    log.info("deleted %d messages older than %.1f days", deleted, retention / 86400)
            await asyncio.sleep(DELETE_POLL if covered else POLL_SECONDS)

    def _apply_retention(
        self, limits: Mapping[str, float], fences: Mapping[str, int] | None, served: Collection[str] | None
    ) -> int:
        """Delete the old rounds of zones, and with ``served`` those of zones that no service serves."""
        if not limits:
            return 0
        retention = self._options.retention or 0.0
        steps = [self.store.apply_retention(limits, fences, keep=retention)]
        if served is not None:
            abandoned = self.store.abandoned_limits(served, max(limits.values()) + retention)
            steps.append(self.store.apply_retention(abandoned))
        deleted = 0
        for step in steps:
            before = deleted
            for progress in step:
                deleted = before + progress.readings
                if self._stopping.is_set():
                    return deleted
        return deleted

    def _after_commit(self, states: Collection[ZoneState]) -> None:
        now = self._clock()
        for state in states:
            if state.confirms_clock(now):
                self._clock_monitor.confirm()
        self._scheduler.after_commit(states)

    def _after_fenced(self, states: Collection[ZoneState]) -> None:
        if self._shared is not None:
            self._shared.refused(
                {state.zone.name: state.lease for state in states if state.lease is not None}
            )

    def _count_denied(self, denied: Mapping[str, int]) -> None:
        for topic, number in denied.items():
            state = self._zones.get(zone_of_topic(topic) or "")
            if state is not None:
                if not state.counts.denied:
                    name = state.zone.name
                    log.warning("zone %s: the broker denies our publishes: check its access list", name)
                state.counts.denied += number
