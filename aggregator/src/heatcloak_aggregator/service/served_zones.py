"""The zones that a service serves now. Zones are added and removed while it runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from heatcloak_aggregator.service.estimate_scheduler import EstimateScheduler
from heatcloak_aggregator.service.ingest import Ingest
from heatcloak_aggregator.service.kinds import ZoneSettings
from heatcloak_aggregator.service.monitoring import ZoneView
from heatcloak_aggregator.service.resume import resume_rounds
from heatcloak_aggregator.service.store_retry import StoreRetry
from heatcloak_aggregator.service.watermarks import Boot
from heatcloak_aggregator.service.zone_state import Lease, ZoneState, fences_of, lease_clock
from heatcloak_aggregator.store import BootKey, Store, StoredSequences
from heatcloak_aggregator.store.errors import FencedError
from heatcloak_shared.errors import ConfigError

ADDED_TOGETHER = 20
"""Zones whose rounds are restored at the same time."""
PUBLISH_TIMEOUT = 2.0
"""Seconds in which the last estimates of a zone that is removed must be published. They are in the store."""
PUBLISH_POLL = 0.05


class ServedZones(Mapping[str, ZoneState]):
    """The zones that are served now, by name.

    Args:
        store: the store.
        retry: runs operations on the store.
        background: runs those on which no reading waits.
        clock: seconds since 1970.
    """

    def __init__(
        self, store: Store, retry: StoreRetry, background: StoreRetry, clock: Callable[[], float]
    ) -> None:
        self._store = store
        self._retry = retry
        self._background = background
        self._clock = clock
        self._states: dict[str, ZoneState] = {}

    def __getitem__(self, name: str) -> ZoneState:
        return self._states[name]

    def __iter__(self) -> Iterator[str]:
        # A copy: zones are removed while others wait for the store.
        return iter(list(self._states))

    def __len__(self) -> int:
        return len(self._states)

    def new_state(self, settings: ZoneSettings, lease: Lease | None = None) -> ZoneState:
        """Return the state of a zone that is not served yet; see `ZoneState`.

        Raises:
            ParameterError: a setting is out of range.
        """

        async def load(boots: Collection[BootKey]) -> dict[BootKey, StoredSequences]:
            return await self._retry.until_done(self._store.stored_sequences, boots)

        return ZoneState(settings, load, lease)

    async def add(self, states: Sequence[ZoneState], scheduler: EstimateScheduler) -> None:
        """Serve further zones: store their readings at once, and estimate their rounds."""

        async def add_one(state: ZoneState) -> None:
            await resume_rounds(state, self._store, self._background, scheduler.outbox, self._clock)
            self._states[state.zone.name] = state
            scheduler.add(state)

        for start in range(0, len(states), ADDED_TOGETHER):
            await asyncio.gather(*map(add_one, states[start : start + ADDED_TOGETHER]))

    async def remove(self, names: Collection[str], ingest: Ingest, scheduler: EstimateScheduler) -> None:
        """Stop serving some zones: finish what is stored, estimated and published now."""
        removed = [self._states.pop(name) for name in names]
        await ingest.finish_batch()
        await self.save_watermarks(self._retry.until_done, removed)
        await asyncio.gather(*(scheduler.remove(state.zone.name) for state in removed))
        deadline = time.monotonic() + PUBLISH_TIMEOUT
        while time.monotonic() < deadline and any(
            scheduler.outbox.waits(state.zone.name) and state.may_publish(lease_clock()) for state in removed
        ):
            await asyncio.sleep(PUBLISH_POLL)
        for name in names:
            scheduler.outbox.forget(name)

    async def save_watermarks(
        self, run: Callable[..., Awaitable[Any]], states: Collection[ZoneState] | None = None
    ) -> None:
        """Save the watermarks of zones that rose since they were last saved; of all where none are given."""
        states = list(self._states.values()) if states is None else states
        unsaved = {state: dict(state.watermarks.unsaved) for state in states if state.watermarks.unsaved}
        while unsaved:
            try:
                await run(self._store.save_watermarks, _marks_of(unsaved), fences=fences_of(unsaved))
            except FencedError as error:
                # Their owner saves its own.
                unsaved = {
                    state: each for state, each in unsaved.items() if state.zone.name not in error.zones
                }
            else:
                break
        for state, of_zone in unsaved.items():
            state.watermarks.mark_saved(of_zone)

    def views(self) -> Mapping[str, ZoneView]:
        """Return the public states."""
        return _Views(self)


class _Views(Mapping[str, ZoneView]):
    """The public states of zones, made when one is read."""

    def __init__(self, zones: ServedZones) -> None:
        self._zones = zones

    def __getitem__(self, name: str) -> ZoneView:
        return self._zones[name].view

    def __contains__(self, name: object) -> bool:
        # The inherited method would make a view of the zone.
        return name in self._zones

    def __iter__(self) -> Iterator[str]:
        return iter(self._zones)

    def __len__(self) -> int:
        return len(self._zones)


def _marks_of(unsaved: Mapping[ZoneState, Mapping[Boot, int]]) -> dict[BootKey, int]:
    return {(state.zone.name, *boot): mark for state, each in unsaved.items() for boot, mark in each.items()}


def by_name(zones: Sequence[ZoneSettings]) -> dict[str, ZoneSettings]:
    """Return zones by name.

    Raises:
        ConfigError: two have the same name.
    """
    found = {each.zone.name: each for each in zones}
    if len(found) != len(zones):
        names = " ".join(each.zone.name for each in zones)
        raise ConfigError(f"zones to serve: {names}: give each a different name")
    return found
