"""From closed rounds to published estimates: recovery off the event loop, the newest rounds first."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import TypeVar

from heatcloak_aggregator.mqtt.client import Publication
from heatcloak_aggregator.service.estimator import RoundEstimate
from heatcloak_aggregator.service.rounds import Round, round_of
from heatcloak_aggregator.service.store_retry import Insistence
from heatcloak_aggregator.service.view import Observer
from heatcloak_aggregator.service.zone_state import ServedZone
from heatcloak_aggregator.store import Store, StoredEstimate
from heatcloak_shared.errors import WireError
from heatcloak_shared.topics import estimate_topic
from heatcloak_shared.wire import Estimate, encode_estimate

R = TypeVar("R")

UNPUBLISHED = 1000
"""Estimates that wait for a link at the most; older ones are in the store."""

MOST_CLOSED = 100
"""Closed rounds that wait with their readings; of those beyond, the readings are looked up later."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Unpublished:
    """An estimate that waits to be published.

    Attributes:
        served: its zone.
        message: what is published.
        estimate: what it was made from; None for one of a service before this one.
        again: whether its round was estimated before.
        since: when the round closed or changed, in seconds that only go forward.
    """

    served: ServedZone
    message: Estimate
    estimate: RoundEstimate | None
    again: bool
    since: float


class Estimating:
    """Recovers closed rounds, one after the other, and hands their estimates on to be published.

    A round whose late readings have come is recovered again, from what the store holds.

    Args:
        zones: the zones by name.
        store: where estimates go, and readings come from.
        insistence: what works on it.
        clock: seconds since 1970.
        observer: told of every recovery.

    Attributes:
        unpublished: what waits to be published, in order; see `publication`.
        something_to_publish: set when something was added to it.
        wake: set when there may be something to do.
    """

    def __init__(
        self,
        zones: Mapping[str, ServedZone],
        store: Store,
        insistence: Insistence,
        clock: Callable[[], float],
        observer: Observer,
    ) -> None:
        self.unpublished: deque[Unpublished] = deque(maxlen=UNPUBLISHED)
        self.wake = asyncio.Event()
        self.something_to_publish = asyncio.Event()
        self._zones = zones
        self._store = store
        self._insistence = insistence
        self._clock = clock
        self._observer = observer
        self._closed: deque[tuple[ServedZone, Round, float]] = deque()
        self._newest: dict[str, int] = {}
        self._too_large: set[str] = set()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="recovery")

    async def prepare(self) -> None:
        """Factor the operators and compile the methods, which the first rounds would wait for otherwise."""
        for served in self._zones.values():
            await self._recover(served.estimator.prepare)

    async def run(self) -> None:
        """Estimate what is closed, until cancelled."""
        while True:
            self.collect()
            if self._closed:
                served, closed, since = self._closed[0]
                await self._estimate(served, closed, since)
                self._closed.popleft()
                continue
            changed = next(self._changed(), None)
            if changed is None:
                await self.wake.wait()
                self.wake.clear()
                continue
            served, number, since = changed
            await self._estimate_stored(served, number, since)

    def collect(self) -> None:
        """Close the rounds whose time has come."""
        now, tick = self._clock(), monotonic()
        for served in self._zones.values():
            for closed in served.book.close_due(now):
                if len(self._closed) < MOST_CLOSED:
                    self._closed.append((served, closed, tick))
                else:
                    served.book.put_off(closed, now)

    def publish_again(self, served: ServedZone, message: Estimate) -> None:
        """Hand on an estimate that a service before this one made, and may not have published."""
        self._hand_on(Unpublished(served, message, None, again=True, since=monotonic()))

    def publication(self, served: ServedZone, estimate: Estimate) -> Publication | None:
        """An estimate as a message; None where none is large enough to hold it.

        Only the newest is retained: a correction of an older round must not take its place.
        """
        name = served.zone.name
        try:
            payload = encode_estimate(estimate)
        except WireError as error:
            # Tens of thousands of nodes are missing: the round is in the store, and the next one may fit.
            level = logging.DEBUG if name in self._too_large else logging.WARNING
            self._too_large.add(name)
            log.log(level, "the estimate of round %d is not published: %s", estimate.round, error)
            return None
        # A clock that was ahead gave rounds that are none yet.
        latest = self._latest(served)
        newest = self._newest.get(name, -1)
        is_newest = estimate.round <= latest and (newest > latest or estimate.round >= newest)
        if is_newest:
            self._newest[name] = estimate.round
        return Publication(estimate_topic(name), payload, retain=is_newest)

    def close(self) -> None:
        """Wait for what is under way; nothing more is recovered."""
        self._thread.shutdown(wait=True)

    def _latest(self, served: ServedZone) -> int:
        """The last round that there can be: a node's clock may be a little ahead of ours."""
        return served.zone.schedule.round_of(self._clock()) + 1

    def _changed(self) -> Iterator[tuple[ServedZone, int, float]]:
        now = self._clock()
        for served in self._zones.values():
            for number in served.book.changed_due(now):
                yield served, number, monotonic()

    async def _estimate_stored(self, served: ServedZone, number: int, since: float) -> None:
        zone = served.zone
        # What comes from here on makes it change again.
        served.book.begin_look(number)
        asked = partial(self._store.accepted, zone.name, zone.rev, [number])
        readings = (await self._insistence.until_done(asked)).get(number, [])
        if readings:
            closed = round_of(zone, number, {reading.node: reading for reading in readings})
            await self._estimate(served, closed, since)

    async def _estimate(self, served: ServedZone, closed: Round, since: float) -> None:
        began = monotonic()
        estimate = await self._recover(partial(served.estimator.estimate, closed, self._latest(served)))
        seconds = monotonic() - began
        stored = StoredEstimate(estimate.message, len(closed.readings), self._clock())
        (is_whole,) = await self._insistence.until_done(partial(self._store.add_estimates, [stored]))
        if not is_whole:
            # More came meanwhile, or another service had stored it.
            served.book.put_off(closed, self._clock())
            return
        again = served.book.note_estimate(closed.number)
        self._observer.estimated(served.zone.name, seconds, again=again)
        served.counts.estimated += not again
        served.counts.estimated_again += again
        served.counts.relaxed += estimate.message.status == "relaxed"
        self._hand_on(Unpublished(served, estimate.message, estimate, again, since))

    def _hand_on(self, unpublished: Unpublished) -> None:
        self.unpublished.append(unpublished)
        self.something_to_publish.set()

    async def _recover(self, work: Callable[[], R]) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)
