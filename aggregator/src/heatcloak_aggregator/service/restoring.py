"""Taking up where a service before this one stopped: from what the store holds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial

from heatcloak_aggregator.service.estimating import Estimating
from heatcloak_aggregator.service.insistence import Insistence
from heatcloak_aggregator.service.served_zone import ServedZone
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
        since = served.book.since(now)
        long_since = zone.schedule.round_of(now) - RESTORED_ROUNDS * zone.schedule.every
        reported = await ask(partial(store.present, name, zone.rev, since))
        estimated = await ask(partial(store.estimated, name, zone.rev, long_since))
        to_estimate = await ask(partial(store.to_estimate, name, zone.rev, min(since, long_since)))
        served.book.restore(reported, estimated, to_estimate, now)
        for newest in await ask(partial(store.estimates, name, zone.rev, limit=1)):
            estimating.publish_again(served, newest.message)
        pooled = estimated[-2 * served.settings.pool :] if served.settings.pool > 1 else []
        if pooled:
            held = await ask(partial(store.accepted, name, zone.rev, pooled))
            readings = [reading for number in sorted(held) for reading in held[number]]
            await asyncio.to_thread(served.estimator.restore, readings)
