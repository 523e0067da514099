"""Taking up where a service before this one stopped: from what the store holds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial

from heatcloak_aggregator.service.estimate_worker import Estimating
from heatcloak_aggregator.service.store_retry import Insistence
from heatcloak_aggregator.service.zone_state import ServedZone
from heatcloak_aggregator.store import Store

RESTORED_ROUNDS = 10_000
"""How far back rounds are looked for that a crash kept from being estimated."""


async def restore(
    zones: Mapping[str, ServedZone],
    store: Store,
    insistence: Insistence,
    estimating: Estimating,
    clock: Callable[[], float],
) -> None:
    """Find the rounds that have readings, but no estimate of all of them; and what to pool new ones with.

    The newest estimate is published again: a crash may have come between its commit and its publication.
    """
    ask = insistence.until_done
    for name, served in zones.items():
        zone, now = served.zone, clock()
        since, latest = served.book.since(now), zone.schedule.round_of(now) + 1
        # Counted back from what there is: the break may have been a long one, and the clock may be wrong.
        stored = await ask(partial(store.rounds, name, zone.rev, limit=1, before=latest + 1))
        long_since = (stored[0].number if stored else latest) - RESTORED_ROUNDS * zone.schedule.every
        reported = await ask(partial(store.present, name, zone.rev, since))
        estimated = await ask(partial(store.estimated, name, zone.rev, long_since))
        to_estimate = await ask(partial(store.to_estimate, name, zone.rev, min(since, long_since)))
        served.book.restore(reported, estimated, to_estimate, now)
        for newest in await ask(partial(store.estimates, name, zone.rev, limit=1, before=latest + 1)):
            estimating.publish_again(served, newest.message)
        past = [number for number in estimated if number <= latest]
        pooled = past[-2 * served.settings.pool :] if served.settings.pool > 1 else []
        if pooled:
            held = await ask(partial(store.accepted, name, zone.rev, pooled))
            readings = [reading for number in sorted(held) for reading in held[number]]
            await asyncio.to_thread(served.estimator.restore, readings)
