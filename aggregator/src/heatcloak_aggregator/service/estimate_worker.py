"""Estimate closed rounds on a thread of their own, and queue their estimates for publication."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from heatcloak_aggregator.mqtt.client import Publication
from heatcloak_aggregator.service.kinds import AnyRoundEstimate
from heatcloak_aggregator.service.monitoring import Observer
from heatcloak_aggregator.service.rounds import Round, round_of
from heatcloak_aggregator.service.store_retry import StoreRetry
from heatcloak_aggregator.service.zone_state import ZoneState
from heatcloak_aggregator.store import EstimateMessage, Store, StoredEstimate
from heatcloak_shared.errors import PluginError, WireError
from heatcloak_shared.topics import estimate_topic
from heatcloak_shared.wire import (
    Estimate,
    HeatmapEstimate,
    encode_estimate,
    encode_heatmap_estimate,
    encode_position_estimate,
)

R = TypeVar("R")

MAX_UNPUBLISHED = 1000
"""Estimates that wait for a connection at most; older ones are in the store."""
MAX_CLOSED = 100
"""Closed rounds that wait with their readings in memory; the readings of further ones are read from the
store."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Unpublished:
    """An estimate that waits to be published.

    Attributes:
        state: its zone.
        message: what is published.
        estimate: the estimate; None for one that a service before this one made.
        again: whether its round was estimated before.
        since: when the round closed or changed, in seconds of a monotonic clock.
    """

    state: ZoneState
    message: EstimateMessage
    estimate: AnyRoundEstimate | None
    again: bool
    since: float


class EstimateWorker:
    """Estimate closed rounds one after the other, and queue their estimates.

    A round that late readings arrived for is estimated again, from the store.

    Args:
        zones: the zones by name.
        store: where estimates go and readings come from.
        retry: runs operations on the store.
        clock: seconds since 1970.
        observer: receives every estimate.

    Attributes:
        unpublished: the estimates to publish, in order; see `publication`.
        something_to_publish: set when an estimate is added to it.
        wake: set when a round may be due.
    """

    def __init__(
        self,
        zones: Mapping[str, ZoneState],
        store: Store,
        retry: StoreRetry,
        clock: Callable[[], float],
        observer: Observer,
    ) -> None:
        self.unpublished: deque[Unpublished] = deque(maxlen=MAX_UNPUBLISHED)
        self.wake = asyncio.Event()
        self.something_to_publish = asyncio.Event()
        self._zones = zones
        self._store = store
        self._retry = retry
        self._clock = clock
        self._observer = observer
        self._closed: deque[tuple[ZoneState, Round, float]] = deque()
        self._newest: dict[str, int] = {}
        self._too_large: set[str] = set()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="recovery")

    async def prepare(self) -> None:
        """Factor the operators and compile the methods, so that the first rounds do not wait for it."""
        for state in self._zones.values():
            try:
                await self._on_thread(state.estimator.prepare)
            except PluginError as error:
                # It may work with other readings.
                log.warning("zone %s: the method cannot be prepared: %s", state.zone.name, error)

    async def run(self) -> None:
        """Estimate due rounds until cancelled: closed ones first, then changed ones, the newest first."""
        while True:
            self.close_due()
            if self._closed:
                await self._estimate(*self._closed[0])
                self._closed.popleft()
            elif (changed := next(self._changed_due(), None)) is not None:
                await self._estimate_stored(*changed)
            else:
                await self.wake.wait()
                self.wake.clear()

    def close_due(self) -> None:
        """Close the rounds that are complete or whose time is over."""
        now, monotonic = self._clock(), time.monotonic()
        for state in self._zones.values():
            for closed in state.rounds.close_due(now):
                if len(self._closed) < MAX_CLOSED:
                    self._closed.append((state, closed, monotonic))
                else:
                    state.rounds.defer(closed, now)

    def publish_again(self, state: ZoneState, message: EstimateMessage) -> None:
        """Queue an estimate that a service before this one made and may not have published."""
        self._queue(Unpublished(state, message, None, again=True, since=time.monotonic()))

    def publication(self, state: ZoneState, estimate: EstimateMessage) -> Publication | None:
        """Return an estimate as a message; None where it is too large.

        Only the newest is retained: a correction of an older round must not replace it.
        """
        name = state.zone.name
        try:
            payload = _encode(estimate)
        except WireError as error:
            # Tens of thousands of nodes are missing, or a thousand report places. The estimate is in the
            # store, and the next one may fit.
            level = logging.DEBUG if name in self._too_large else logging.WARNING
            self._too_large.add(name)
            log.log(level, "the estimate of round %d is not published: %s", estimate.round, error)
            return None
        # A clock that was ahead may have made estimates of future rounds.
        latest = self._latest(state)
        newest = self._newest.get(name, -1)
        is_newest = estimate.round <= latest and (newest > latest or estimate.round >= newest)
        if is_newest:
            self._newest[name] = estimate.round
        return Publication(estimate_topic(name), payload, retain=is_newest)

    def close(self) -> None:
        """Wait for the running recovery, and refuse further ones."""
        self._thread.shutdown(wait=True)

    def _latest(self, state: ZoneState) -> int:
        """Return the latest possible round: a node's clock may be a little ahead of ours."""
        return state.zone.schedule.round_of(self._clock()) + 1

    def _changed_due(self) -> Iterator[tuple[ZoneState, int, float]]:
        now = self._clock()
        for state in self._zones.values():
            for number in state.rounds.changed_due(now):
                yield state, number, time.monotonic()

    async def _estimate_stored(self, state: ZoneState, number: int, since: float) -> None:
        zone = state.zone
        state.rounds.clear_changed(number)
        accepted = await self._retry.until_done(self._store.accepted_readings, zone.name, zone.rev, [number])
        if readings := accepted.get(number):
            closed = round_of(zone, number, {reading.node: reading for reading in readings})
            await self._estimate(state, closed, since)

    async def _estimate(self, state: ZoneState, closed: Round, since: float) -> None:
        began = time.monotonic()
        try:
            estimate = await self._on_thread(partial(state.estimator.estimate, closed, self._latest(state)))
        except PluginError as error:
            # Without an estimate in the store, another run tries it again.
            log.warning("round %d of zone %s has no estimate: %s", closed.number, state.zone.name, error)
            return
        seconds = time.monotonic() - began
        stored = StoredEstimate(estimate.message, len(closed.readings), self._clock())
        (is_whole,) = await self._retry.until_done(self._store.add_estimates, [stored])
        if not is_whole:
            # More readings arrived meanwhile, or another service had stored some.
            state.rounds.defer(closed, self._clock())
            return
        again = state.rounds.note_estimate(closed.number)
        self._observer.estimated(state.zone.name, seconds, again=again)
        state.counts.estimated += not again
        state.counts.estimated_again += again
        state.counts.relaxed += estimate.message.status == "relaxed"
        state.counts.misfit += estimate.message.status == "model misfit"
        self._queue(Unpublished(state, estimate.message, estimate, again, since))

    def _queue(self, unpublished: Unpublished) -> None:
        self.unpublished.append(unpublished)
        self.something_to_publish.set()

    async def _on_thread(self, work: Callable[[], R]) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def _encode(message: EstimateMessage) -> bytes:
    if isinstance(message, Estimate):
        return encode_estimate(message)
    if isinstance(message, HeatmapEstimate):
        return encode_heatmap_estimate(message)
    return encode_position_estimate(message)
