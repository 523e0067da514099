"""Estimate closed rounds on a thread of their own, and queue their estimates for publication."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from heatcloak_aggregator.mqtt.client import Publication
from heatcloak_aggregator.service.any_estimator import AnyRoundEstimate
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
MOST_TOGETHER = 1000
"""Changed rounds that are estimated together, where each changes the estimates of others."""
LONG = 0.5
"""Seconds of such an estimation after which the zone's next one has to wait."""

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
        self._saved: dict[str, Mapping[int, bytes]] = {}
        self._rests_until: dict[str, float] = {}
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
        """Estimate due rounds until cancelled: closed ones first, then changed ones, the newest first.

        Where a round changes the estimates of others, changed rounds come before closed ones, and together.
        """
        while True:
            self.close_due()
            has_worked = False
            for state in self._zones.values():
                has_worked |= await self._estimate_followed(state)
            for _ in range(len(self._closed)):
                state, closed, since = self._closed[0]
                await self._estimate(state, [closed], since)
                self._closed.popleft()
                has_worked = True
            if not has_worked and (changed := next(self._changed_due(), None)) is not None:
                state, number = changed
                await self._estimate_stored(state, [number])
            elif not has_worked:
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

    def note_states(self, name: str, states: Mapping[int, bytes]) -> None:
        """Note which states of a zone's estimator the store holds."""
        self._saved[name] = states

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

    def _changed_due(self) -> Iterator[tuple[ZoneState, int]]:
        """Yield the changed rounds of zones where a round changes no estimate of others."""
        now = self._clock()
        for state in self._zones.values():
            if not state.estimator.follows:
                for number in state.rounds.changed_due(now):
                    yield state, number

    async def _estimate_followed(self, state: ZoneState) -> bool:
        """Estimate changed rounds of a zone where a round changes the estimates of others, if some are due.

        They are estimated together, and with closed ones of the zone unless older ones still wait. Returns
        whether some were due. To estimate many rounds again takes long, so it is done at most a fifth of the
        time: late readings must not delay other zones.
        """
        began, name = time.monotonic(), state.zone.name
        if not state.estimator.follows or began < self._rests_until.get(name, began):
            return False
        numbers = sorted(state.rounds.changed_due(self._clock()))[:MOST_TOGETHER]
        if not numbers:
            return False
        is_rest = len(numbers) < MOST_TOGETHER
        own = [each for each in self._closed if each[0] is state] if is_rest else []
        await self._estimate_stored(state, numbers, [closed for _, closed, _ in own])
        for each in own:
            self._closed.remove(each)
        if (seconds := time.monotonic() - began) > LONG:
            self._rests_until[name] = time.monotonic() + 4.0 * seconds
        return True

    async def _estimate_stored(
        self, state: ZoneState, numbers: Sequence[int], others: Sequence[Round] = ()
    ) -> None:
        """Estimate rounds with the readings in the store, together with others."""
        zone, since = state.zone, time.monotonic()
        for number in numbers:
            state.rounds.clear_changed(number)
        accepted = await self._retry.until_done(
            self._store.accepted_readings, zone.name, zone.rev, list(numbers)
        )
        rounds = {closed.number: closed for closed in others}
        for number, readings in accepted.items():
            rounds[number] = round_of(zone, number, {reading.node: reading for reading in readings})
        if rounds:
            await self._estimate(state, [rounds[number] for number in sorted(rounds)], since)

    async def _estimate(self, state: ZoneState, rounds: Sequence[Round], since: float) -> None:
        began, name, estimator = time.monotonic(), state.zone.name, state.estimator
        n_nodes, latest = len(state.zone.nodes), self._latest(state)
        estimated = state.rounds.estimated_of(each.number for each in rounds)
        try:
            estimates = await self._on_thread(partial(estimator.estimate_all, rounds, latest, estimated))
        except PluginError as error:
            # Without an estimate in the store, another run tries it again.
            numbers = ", ".join(str(each.number) for each in rounds)
            log.warning("round %s of zone %s has no estimate: %s", numbers, name, error)
            return
        seconds = time.monotonic() - began
        # Before the estimates: a service that ends in between estimates these rounds again.
        await self._save_states(state)
        stored = [
            StoredEstimate(each.message, n_nodes - len(each.round.missing), self._clock())
            for each in estimates
        ]
        whole = await self._retry.until_done(self._store.add_estimates, stored)
        for estimate, is_whole in zip(estimates, whole, strict=True):
            closed = estimate.round
            if not is_whole:
                # More readings arrived meanwhile, or another service had stored some.
                state.rounds.defer(closed, self._clock())
                continue
            again = state.rounds.note_estimate(closed.number)
            self._observer.estimated(name, seconds / len(estimates), again=again)
            state.counts.estimated += not again
            state.counts.estimated_again += again
            state.counts.relaxed += estimate.message.status == "relaxed"
            state.counts.misfit += estimate.message.status == "model misfit"
            self._queue(Unpublished(state, estimate.message, estimate, again, since))

    async def _save_states(self, state: ZoneState) -> None:
        """Store what the next service needs to go on."""
        if not state.estimator.follows:
            return
        zone, states = state.zone, await self._on_thread(state.estimator.states)
        saved = self._saved.get(zone.name, {})
        new = {number: each for number, each in states.items() if saved.get(number) != each}
        dropped = saved.keys() - states.keys()
        if new or dropped:
            await self._retry.until_done(self._store.save_tracker_states, zone.name, zone.rev, new, dropped)
            self._saved[zone.name] = states

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
