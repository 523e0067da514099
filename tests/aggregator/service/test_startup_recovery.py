"""A service that starts with a store that another service left."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import replace
from typing import Any

import pytest

from heatcloak_aggregator.service import Estimator, Round, ZoneSettings, ZoneState
from heatcloak_aggregator.service.estimator_host import ThreadHost
from heatcloak_aggregator.service.outbox import Outbox
from heatcloak_aggregator.service.resume import restore_estimator, resume_rounds
from heatcloak_aggregator.service.store_retry import StoreRetry
from heatcloak_aggregator.store import (
    BootKey,
    ReadingVerdict,
    Store,
    StoredEstimate,
    StoredReading,
    StoredSequences,
)
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared.wire import Estimate
from heatcloak_shared.zone import Zone
from support.simulated_rounds import FIRST, new_reading, simulated_rounds, standing


@pytest.fixture(scope="module")
def hall() -> Zone:
    """The default zone."""
    return new_zone("hall")


def start(hall: Zone, store: Store, now: float) -> tuple[ZoneState, Outbox]:
    """Return the state and the outbox of a service that has resumed from the store."""

    async def load(boots: Collection[BootKey]) -> dict[BootKey, StoredSequences]:
        return store.stored_sequences(boots)

    async def work() -> tuple[ZoneState, Outbox]:
        state, outbox = ZoneState(ZoneSettings(hall), load), Outbox(lambda: now)
        await resume_rounds(state, store, StoreRetry(), outbox, lambda: now)
        return state, outbox

    return asyncio.run(work())


def first_estimate(settings: ZoneSettings, store: Store, now: float, closed: Round) -> Any:
    """Return the first estimate of an estimator that was restored from the store."""

    async def load(boots: Collection[BootKey]) -> dict[BootKey, StoredSequences]:
        return store.stored_sequences(boots)

    async def work() -> Any:
        state, host = ZoneState(settings, load), ThreadHost()
        await host.start(settings)
        await restore_estimator(state, host, store, StoreRetry(), lambda: now)
        (found,) = (await host.estimate("hall", [closed], closed.number, ())).estimates
        return found.message

    return asyncio.run(work())


def add_accepted(store: Store, closed: Round) -> None:
    accepted = ReadingVerdict.ACCEPTED
    store.add([StoredReading(each, accepted, each.t) for each in closed.readings.values()])


def test_estimated_rounds_are_pooled_again_and_the_newest_estimate_is_published_again(
    hall: Zone, sqlite_store: Store
) -> None:
    """Only accepted readings count. The service before may have died before it published the estimate."""
    measure, running = simulated_rounds(hall, standing(0.3, 0.6), 9), Estimator(hall, pool=6)
    for number in range(FIRST, FIRST + 4):
        closed = measure(number)
        add_accepted(sqlite_store, closed)
        sqlite_store.add_estimates(
            [StoredEstimate(running.estimate(closed).message, len(closed.readings), 0.0)]
        )
    late = new_reading(hall, hall.nodes[0], FIRST + 3, 1e6, boot="0" * 32)
    sqlite_store.add([StoredReading(late, ReadingVerdict.LATE, late.t)])
    now = hall.schedule.time_of(FIRST + 4)
    state, outbox = start(hall, sqlite_store, now)
    estimate = first_estimate(ZoneSettings(hall, pool=6), sqlite_store, now, measure(FIRST + 4))
    assert isinstance(estimate, Estimate)
    assert estimate == running.estimate(measure(FIRST + 4)).message
    assert estimate.pooled is not None
    assert estimate.pooled.rounds == 5
    assert [each.message.round for each in outbox.next(10)] == [FIRST + 3]
    assert state.rounds.n_to_estimate == 0


def test_rounds_without_an_estimate_of_all_readings_are_due(hall: Zone, sqlite_store: Store) -> None:
    measure, estimator = simulated_rounds(hall, standing(0.3), 9), Estimator(hall)
    for number in (FIRST, FIRST + 1, FIRST + 2):
        closed = measure(number)
        add_accepted(sqlite_store, closed)
        if number != FIRST + 1:
            used = len(closed.readings) - (number == FIRST)
            sqlite_store.add_estimates([StoredEstimate(estimator.estimate(closed).message, used, 0.0)])
    for later in (5, 10_000, 10_000_000):  # after a night without power, or with a clock years ahead
        now = hall.schedule.time_of(FIRST + later)
        state, _ = start(hall, sqlite_store, now)
        assert state.rounds.changed_due(now + 60) == [FIRST + 1, FIRST]


def test_an_estimate_of_a_clock_that_was_ahead_is_not_the_newest(hall: Zone, sqlite_store: Store) -> None:
    """When the clock is right again, current rounds are retained, in this service and in the next."""
    message = Estimator(hall).estimate(simulated_rounds(hall, standing(0.3), 1)(FIRST)).message
    ahead, today = replace(message, round=FIRST + 86_400), replace(message, round=FIRST + 1)
    sqlite_store.add_estimates([StoredEstimate(each, 1, 0.0) for each in (ahead, message)])
    state, outbox = start(hall, sqlite_store, hall.schedule.time_of(FIRST))
    assert [each.message.round for each in outbox.next(10)] == [FIRST]
    outbox._newest[hall.name] = ahead.round
    published = [outbox.publication(state, each) for each in (ahead, today, message)]
    assert [each.retain for each in published if each is not None] == [False, True, False]
