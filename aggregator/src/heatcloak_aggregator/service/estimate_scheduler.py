"""Estimate closed rounds: fairly over zones, with the estimators of an `EstimatorHost`."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from heatcloak_aggregator.service.any_estimator import AnyRoundEstimate
from heatcloak_aggregator.service.estimate_commits import EstimateCommits
from heatcloak_aggregator.service.estimator_host import Estimated, EstimatorHost, EstimatorLostError
from heatcloak_aggregator.service.monitoring import EstimatedRound, Load, Observer
from heatcloak_aggregator.service.outbox import Outbox, Unpublished
from heatcloak_aggregator.service.resume import refill_rounds, restore_estimator
from heatcloak_aggregator.service.rounds import Round, round_of
from heatcloak_aggregator.service.store_retry import StoreRetry
from heatcloak_aggregator.service.zone_state import ZoneState, fences_of
from heatcloak_aggregator.store import Store, StoredEstimate
from heatcloak_aggregator.store.errors import FencedError
from heatcloak_shared.errors import HeatcloakError, PluginError

MAX_CLOSED = 10
"""Closed rounds of a zone that wait with their readings in memory; the readings of further ones are read from
the store."""
MOST_TOGETHER = 1000
"""Changed rounds that are estimated together, where each changes the estimates of others."""
LONG = 0.5
"""Seconds of such an estimation after which the zone's next one has to wait."""
LOOK_EVERY = 0.2
"""Seconds between two looks for rounds that are due in all zones."""
FINISH_TIMEOUT = 5.0
"""Seconds for what is being estimated in a zone that is removed."""
_STARTED_POLL = 0.02
LOST_DELAY = 0.1
"""Seconds until a lost estimator is started again."""
MOST_LOSSES = 3
"""Worker processes that may end during the same estimation until its rounds are left without an estimate."""

log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class _ZoneWork:
    """What is to be estimated in one zone.

    Attributes:
        state: the zone.
        lane: where it waits, or where its estimator runs.
        closed: closed rounds, and when they closed in seconds of a monotonic clock, ascending.
        is_started: whether its estimator runs, and has the earlier rounds.
        is_waiting: whether it waits in its lane.
        has_failed: whether its estimator cannot be started.
        rests_until: when changed rounds may be estimated again, in seconds of a monotonic clock.
        task: what is estimated now.
    """

    state: ZoneState
    lane: int
    closed: deque[tuple[Round, float]] = field(default_factory=deque)
    is_started: bool = False
    is_waiting: bool = False
    has_failed: bool = False
    rests_until: float = 0.0
    task: asyncio.Task[None] | None = None


def _has_stored(work: _ZoneWork) -> bool:
    """Return whether rounds of a zone wait to be estimated from the store."""
    rounds = work.state.rounds
    return bool(rounds.n_to_estimate) or rounds.left_out_through is not None


class EstimateScheduler:
    """Estimate the rounds of all zones, and put their estimates into the outbox.

    Zones take turns in their lane. Of a zone, closed rounds come first, the newest first. Then come changed
    rounds: those that late readings arrived for, and those for which no room was left. Their readings are
    read from the store. Where a round changes the estimates of others, changed rounds come before closed
    ones, and together.

    Args:
        store: where estimates go and readings come from.
        retry: runs operations on the store.
        clock: seconds since 1970.
        observer: receives every estimate.
        host: where estimators run.
        on_fenced: called with zones that another service turned out to own.

    Attributes:
        outbox: the estimates to publish.
    """

    def __init__(
        self,
        store: Store,
        retry: StoreRetry,
        clock: Callable[[], float],
        observer: Observer,
        host: EstimatorHost,
        on_fenced: Callable[[Collection[ZoneState]], None] = lambda states: None,
    ) -> None:
        # What takes long in the store must not delay commits.
        self._background = StoreRetry()
        self.outbox = Outbox(clock)
        self._store = store
        self._retry = retry
        self._clock = clock
        self._observer = observer
        self._host = host
        self._on_fenced = on_fenced
        self._commits = EstimateCommits(store, retry)
        self._zones: dict[str, _ZoneWork] = {}
        self._waiting: dict[int, deque[_ZoneWork]] = {}
        self._in_progress: dict[int, int] = {}
        self._wake = asyncio.Event()
        self._looked = float("-inf")
        self._failure: BaseException | None = None

    def add(self, state: ZoneState) -> None:
        """Begin to estimate the rounds of a zone, whose rounds are restored."""
        name = state.zone.name
        work = self._zones[name] = _ZoneWork(state, self._host.lane_of(name))
        self._wait_in_lane(work)

    async def remove(self, name: str) -> None:
        """Finish what is estimated in a zone, and drop the rest of it; the store has all readings.

        What takes too long is abandoned: it may wait for a worker that never comes, or a plugin may hang.
        """
        work = self._zones.pop(name)
        if work.task is not None:
            if not work.is_started:
                work.task.cancel()
            done, _ = await asyncio.wait([work.task], timeout=FINISH_TIMEOUT)
            if not done:
                work.task.cancel()
                await asyncio.wait([work.task])
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISH_TIMEOUT):
                await self._host.forget(name)

    async def run(self) -> None:
        """Estimate due rounds until cancelled."""
        try:
            while True:
                if (monotonic := time.monotonic()) >= self._looked + LOOK_EVERY:
                    self._looked = monotonic
                    self._look()
                for lane in list(self._waiting):
                    self._start_work(lane)
                if self._failure is not None:
                    raise self._failure
                # On Python 3.11, `asyncio.wait_for` swallows a cancellation that arrives as the event is set.
                try:
                    async with asyncio.timeout(LOOK_EVERY):
                        await self._wake.wait()
                except TimeoutError:
                    pass
                self._wake.clear()
        finally:
            tasks = [work.task for work in self._zones.values() if work.task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._commits.close()

    def _look(self) -> None:
        """Look in all zones for what is to be done."""
        self.close_due(self._zones)
        for name, work in self._zones.items():
            if work.is_waiting and work.lane != self._host.lane_of(name):
                # Its process ended, or another one has room.
                self._waiting[work.lane].remove(work)
                work.is_waiting = False
                self._wait_in_lane(work)
            elif _has_stored(work):
                self._wait_in_lane(work)

    def close_due(self, names: Iterable[str]) -> None:
        """Close the rounds of some zones that are complete or whose time is over."""
        now, monotonic = self._clock(), time.monotonic()
        for name in names:
            work = self._zones.get(name)
            if work is None:
                continue
            rounds = work.state.rounds
            for closed in rounds.close_due(now):
                if len(work.closed) >= MAX_CLOSED:
                    oldest, _ = work.closed.popleft()
                    rounds.defer(oldest, now)
                work.closed.append((closed, monotonic))
            if work.closed:
                self._wait_in_lane(work)

    def after_commit(self, states: Iterable[ZoneState]) -> None:
        """Look for rounds that are due in zones whose readings were committed."""
        self.close_due(state.zone.name for state in states)

    def load(self) -> Load:
        """Return what waits now, and how much is in progress."""
        return Load(
            {name: len(work.closed) for name, work in self._zones.items() if work.closed},
            self.outbox.waiting(),
            {lane: self._in_progress.get(lane, 0) for lane in self._host.lanes},
            self._host.processes_ended,
        )

    async def wait_started(self, timeout: float) -> None:
        """Wait until the estimators of all zones run, at most ``timeout`` seconds."""
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline and not all(
            work.is_started or work.has_failed for work in self._zones.values()
        ):
            await asyncio.sleep(_STARTED_POLL)

    def close(self) -> None:
        """End the running recoveries, and refuse further ones."""
        self._host.close()
        self._background.close()

    def _wait_in_lane(self, work: _ZoneWork) -> None:
        if not work.is_waiting and work.task is None and not work.has_failed:
            work.is_waiting = True
            work.lane = self._host.lane_of(work.state.zone.name)
            self._waiting.setdefault(work.lane, deque()).append(work)
            self._wake.set()

    def _start_work(self, lane: int) -> None:
        """Start as much of what waits in a lane as it takes."""
        waiting = self._waiting[lane]
        # Zones with closed rounds come first; a zone that has changed rounds only must not keep them waiting.
        for is_urgent in (True, False):
            for _ in range(len(waiting)):
                if self._in_progress.get(lane, 0) >= self._host.capacity(lane):
                    return
                work = waiting.popleft()
                if is_urgent and work.is_started and not work.closed and not work.state.settings.follows:
                    waiting.append(work)
                    continue
                work.is_waiting = False
                if self._zones.get(work.state.zone.name) is not work:
                    continue
                job = self._next_job(work)
                if job is not None:
                    self._in_progress[lane] = self._in_progress.get(lane, 0) + 1
                    work.task = asyncio.create_task(job, name=f"estimate {work.state.zone.name}")
                    work.task.add_done_callback(partial(self._finished, work, lane))

    def _finished(self, work: _ZoneWork, lane: int, task: asyncio.Task[None]) -> None:
        self._in_progress[lane] -= 1
        work.task = None
        if not task.cancelled() and (error := task.exception()) is not None:
            self._failure = error
        elif work.closed or _has_stored(work):
            self._wait_in_lane(work)
        self._wake.set()

    def _next_job(self, work: _ZoneWork) -> Coroutine[Any, Any, None] | None:
        """Return what to do next in a zone; None where nothing is due."""
        if not work.is_started:
            return self._start(work)
        if work.state.settings.follows:
            return self._next_followed(work)
        if work.closed:
            closed, since = work.closed.pop()
            return self._estimate(work, [closed], since)
        changed = work.state.rounds.changed_due(self._clock())
        return self._estimate_stored(work, changed[:1]) if changed else self._refill(work)

    def _next_followed(self, work: _ZoneWork) -> Coroutine[Any, Any, None] | None:
        """Return what to do next in a zone where a round changes the estimates of others.

        Changed rounds are estimated together, and with the closed ones unless older ones still wait. To
        estimate many rounds again takes long, so it is done at most a fifth of the time: late readings must
        not delay other zones.
        """
        changed: list[int] = []
        if time.monotonic() >= work.rests_until:
            changed = sorted(work.state.rounds.changed_due(self._clock()))[:MOST_TOGETHER]
        if not changed and not work.closed:
            return self._refill(work)
        # One round in each turn would be more even, but give fewer estimates beyond saturation.
        closed = list(work.closed) if len(changed) < MOST_TOGETHER else []
        if closed:
            work.closed.clear()
        rounds = [each for each, _ in closed]
        if changed:
            return self._estimate_changed(work, changed, rounds)
        return self._estimate(work, rounds, closed[-1][1])

    def _refill(self, work: _ZoneWork) -> Coroutine[Any, Any, None] | None:
        rounds = work.state.rounds
        if rounds.left_out_through is None or rounds.n_to_estimate:
            return None
        return refill_rounds(work.state, self._store, self._background, self._clock)

    async def _start(self, work: _ZoneWork) -> None:
        """Start a zone's estimator, prepare it, and give it the earlier rounds; log why that fails."""
        state, losses = work.state, 0
        while not work.is_started:
            try:
                await self._host.start(state.settings)
                await restore_estimator(state, self._host, self._store, self._background, self._clock)
            except EstimatorLostError as error:
                losses += error.was_running
                if losses >= MOST_LOSSES:
                    log.warning("zone %s has no estimates: %s", state.zone.name, error)
                    work.has_failed = True
                    return
                await asyncio.sleep(LOST_DELAY)
            except HeatcloakError as error:
                log.warning("zone %s has no estimates: %s", state.zone.name, error)
                work.has_failed = True
                return
            else:
                work.is_started = True

    async def _estimate_changed(
        self, work: _ZoneWork, numbers: Sequence[int], others: Sequence[Round]
    ) -> None:
        began = time.monotonic()
        await self._estimate_stored(work, numbers, others)
        if (seconds := time.monotonic() - began) > LONG:
            work.rests_until = time.monotonic() + 4.0 * seconds

    async def _estimate_stored(
        self, work: _ZoneWork, numbers: Sequence[int], others: Sequence[Round] = ()
    ) -> None:
        """Estimate rounds with the readings in the store, together with others."""
        state, since = work.state, time.monotonic()
        zone = state.zone
        for number in numbers:
            state.rounds.clear_changed(number)
        accepted = await self._background.until_done(
            self._store.accepted_readings, zone.name, zone.rev, list(numbers)
        )
        rounds = {closed.number: closed for closed in others}
        for number, readings in accepted.items():
            rounds[number] = round_of(zone, number, {reading.node: reading for reading in readings})
        if rounds:
            await self._estimate(work, [rounds[number] for number in sorted(rounds)], since)

    async def _estimate(self, work: _ZoneWork, rounds: Sequence[Round], since: float) -> None:
        state = work.state
        began, name = time.monotonic(), state.zone.name
        try:
            found = await self._estimated(work, rounds)
        except (EstimatorLostError, PluginError) as error:
            # Without an estimate in the store, another run tries it again.
            numbers = ", ".join(str(each.number) for each in rounds)
            log.warning("round %s of zone %s has no estimate: %s", numbers, name, error)
            return
        if found is None:
            return
        recovered = time.monotonic()
        try:
            if found.states or found.dropped:
                # Before the estimates: a service that ends in between estimates these rounds again.
                await self._retry.until_done(
                    self._store.save_tracker_states,
                    name,
                    state.zone.rev,
                    found.states,
                    found.dropped,
                    fences=fences_of([state]),
                )
            await self._store_estimates(state, found.estimates, (since, began, recovered))
        except FencedError:
            self._on_fenced([state])

    async def _estimated(self, work: _ZoneWork, rounds: Sequence[Round]) -> Estimated | None:
        """Return the estimates of rounds; None where the zone's estimator cannot be started again.

        Raises:
            EstimatorLostError: its process ended `MOST_LOSSES` times during this estimation.
            PluginError: a plugin failed.
        """
        state, losses = work.state, 0
        while True:
            if not work.is_started:
                await self._start(work)
                if work.has_failed:
                    return None
            latest = state.latest_round(self._clock())
            estimated = state.rounds.estimated_of(each.number for each in rounds)
            try:
                return await self._host.estimate(state.zone.name, rounds, latest, estimated)
            except EstimatorLostError as error:
                work.is_started = False
                losses += error.was_running
                if losses >= MOST_LOSSES:
                    raise
                await asyncio.sleep(LOST_DELAY)

    async def _store_estimates(
        self, state: ZoneState, estimates: Sequence[AnyRoundEstimate], times: tuple[float, float, float]
    ) -> None:
        """Store estimates, and give them to the outbox.

        Args:
            state: their zone.
            estimates: the estimates.
            times: `EstimatedRound.since`, ``began`` and ``recovered``.
        """
        n_nodes, name = len(state.zone.nodes), state.zone.name
        stored = [
            StoredEstimate(each.message, n_nodes - len(each.round.missing), self._clock())
            for each in estimates
        ]
        whole = await self._commits.add(state, stored)
        ended = time.monotonic()
        for estimate, is_whole in zip(estimates, whole, strict=True):
            closed = estimate.round
            if not is_whole:
                # More readings arrived meanwhile, or another service had stored some.
                state.rounds.defer(closed, self._clock())
                continue
            again = state.rounds.note_estimate(closed.number)
            self._observer.estimated(
                EstimatedRound(name, closed.number, again, *times, ended, together=len(estimates))
            )
            state.counts.estimated += not again
            state.counts.estimated_again += again
            state.counts.relaxed += estimate.message.status == "relaxed"
            state.counts.misfit += estimate.message.status == "model misfit"
            self.outbox.add(Unpublished(state, estimate.message, estimate, again, times[0]))
