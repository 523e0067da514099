"""Go on from the store: restore the rounds of a zone, and an estimator that depends on earlier rounds."""

from __future__ import annotations

from collections.abc import Callable

from heatcloak_aggregator.service.estimator_host import EstimatorHost
from heatcloak_aggregator.service.outbox import Outbox
from heatcloak_aggregator.service.rounds import round_of
from heatcloak_aggregator.service.store_retry import StoreRetry
from heatcloak_aggregator.service.zone_state import ZoneState
from heatcloak_aggregator.store import Store

SEARCHED_ROUNDS = 10_000
"""Listed rounds before the newest stored one in which rounds without an estimate are looked for."""


async def resume_rounds(
    state: ZoneState, store: Store, retry: StoreRetry, outbox: Outbox, clock: Callable[[], float]
) -> None:
    """Restore which rounds of a zone need an estimate, and which nodes have reported in open ones.

    The newest estimate is published again: a crash may have come between its commit and its publication.
    """
    zone, now = state.zone, clock()
    name, rev = zone.name, zone.rev
    in_window, latest = state.rounds.first_in_window(now), state.latest_round(now)
    since = await _searched_since(state, store, retry, now)
    reported = await retry.until_done(store.reporting_nodes, name, rev, in_window)
    estimated = await retry.until_done(store.estimated_rounds, name, rev, since)
    to_estimate = await retry.until_done(store.rounds_to_estimate, name, rev, min(in_window, since))
    if state.settings.follows:
        # Rounds of a clock that was ahead are followed when their time has come.
        to_estimate = [*to_estimate, *(number for number in estimated if number > latest)]
    state.rounds.restore(reported, estimated, to_estimate, now)
    for last in await retry.until_done(store.estimates, name, rev, limit=1, before=latest + 1):
        outbox.publish_again(state, last.message)


async def restore_estimator(
    state: ZoneState, host: EstimatorHost, store: Store, retry: StoreRetry, clock: Callable[[], float]
) -> None:
    """Give a new estimator of a zone the rounds on which estimates of further ones depend.

    Raises:
        EstimatorLostError: its process ended.
    """
    zone, now = state.zone, clock()
    name, rev = zone.name, zone.rev
    if not state.settings.remembers:
        return
    since = await _searched_since(state, store, retry, now)
    estimated = await retry.until_done(store.estimated_rounds, name, rev, since)
    states: dict[int, bytes] = {}
    if state.settings.follows:
        states = await retry.until_done(store.tracker_states, name, rev)
    past = [number for number in estimated if number <= state.latest_round(now)]
    needed = await host.restored_rounds(name, past, states)
    if needed:
        accepted = await retry.until_done(store.accepted_readings, name, rev, needed)
        rounds = [
            round_of(zone, number, {each.node: each for each in accepted[number]})
            for number in sorted(accepted)
        ]
        await host.restore(name, rounds)


async def _searched_since(state: ZoneState, store: Store, retry: StoreRetry, now: float) -> int:
    # Counted back from the newest stored round, because the service may have been down for long.
    zone, latest = state.zone, state.latest_round(now)
    newest = await retry.until_done(store.rounds, zone.name, zone.rev, limit=1, before=latest + 1)
    return (newest[0].number if newest else latest) - SEARCHED_ROUNDS * zone.schedule.every


async def refill_rounds(
    state: ZoneState, store: Store, retry: StoreRetry, clock: Callable[[], float]
) -> None:
    """Look up rounds that wait for an estimate and were left out because too many wait."""
    now = clock()
    since = await _searched_since(state, store, retry, now)
    found = await retry.until_done(store.rounds_to_estimate, state.zone.name, state.zone.rev, since)
    state.rounds.refill(found, now)
