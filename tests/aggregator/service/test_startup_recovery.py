"""A service that starts with a store that another service left."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import replace

import pytest

from heatcloak_aggregator.service import Estimator, Round, ZoneSettings, ZoneState
from heatcloak_aggregator.service.aggregator import resume
from heatcloak_aggregator.service.estimate_worker import EstimateWorker
from heatcloak_aggregator.service.monitoring import Observer
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


def start(hall: Zone, store: Store, now: float, pool: int = 1) -> tuple[ZoneState, EstimateWorker]:
    """Return the state and the worker of a service that has resumed from the store."""

    async def load(boots: Collection[BootKey]) -> dict[BootKey, StoredSequences]:
        return store.stored_sequences(boots)

    async def work() -> tuple[ZoneState, EstimateWorker]:
        state, retry = ZoneState(ZoneSettings(hall, pool=pool), load), StoreRetry()
        worker = EstimateWorker({hall.name: state}, store, retry, lambda: now, Observer())
        await resume({hall.name: state}, store, retry, worker, lambda: now)
        return state, worker

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
    state, worker = start(hall, sqlite_store, hall.schedule.time_of(FIRST + 4), pool=6)
    (found,) = state.estimator.estimate_all([measure(FIRST + 4)])
    estimate = found.message
    assert isinstance(estimate, Estimate)
    assert estimate == running.estimate(measure(FIRST + 4)).message
    assert estimate.pooled is not None
    assert estimate.pooled.rounds == 5
    assert [each.message.round for each in worker.unpublished] == [FIRST + 3]
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
    state, worker = start(hall, sqlite_store, hall.schedule.time_of(FIRST))
    assert [each.message.round for each in worker.unpublished] == [FIRST]
    worker._newest[hall.name] = ahead.round
    published = [worker.publication(state, each) for each in (ahead, today, message)]
    assert [each.retain for each in published if each is not None] == [False, True, False]
