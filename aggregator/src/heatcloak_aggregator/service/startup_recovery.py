"""Resume after a restart or a crash: find in the store which rounds still need an estimate."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from heatcloak_aggregator.service.estimate_worker import EstimateWorker
from heatcloak_aggregator.service.store_retry import StoreRetry
from heatcloak_aggregator.service.zone_state import ZoneState
from heatcloak_aggregator.store import Store

SEARCHED_ROUNDS = 10_000
"""Listed rounds before the newest stored one in which rounds without an estimate are looked for."""


async def resume(
    zones: Mapping[str, ZoneState],
    store: Store,
    retry: StoreRetry,
    worker: EstimateWorker,
    clock: Callable[[], float],
) -> None:
    """Restore rounds that need an estimate, and the readings that new rounds are pooled with.

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
        state.rounds.restore(reported, estimated, to_estimate, now)
        for last in await retry.until_done(store.estimates, name, zone.rev, limit=1, before=latest + 1):
            worker.publish_again(state, last.message)
        past = [number for number in estimated if number <= latest]
        if state.settings.pool > 1 and past:
            pooled = past[-2 * state.settings.pool :]
            accepted = await retry.until_done(store.accepted_readings, name, zone.rev, pooled)
            readings = [reading for number in sorted(accepted) for reading in accepted[number]]
            await asyncio.to_thread(state.estimator.restore, readings)
