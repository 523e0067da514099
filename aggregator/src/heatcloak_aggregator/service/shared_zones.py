"""Share zones with other services of one store: hold the leases of a fair share of them.

Each service records a heartbeat, and takes as many free leases as its share allows. A lease that is not
renewed expires, so the zones of a service that was killed are taken over by the others. Every write for a
zone states the fencing number of its lease; the store refuses those of an owner that has lost it.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import secrets
import socket
from collections.abc import Callable, Collection, Mapping, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from typing import NoReturn, ParamSpec, TypeVar

from heatcloak_aggregator.service.zone_state import Lease, lease_clock
from heatcloak_aggregator.store import Store
from heatcloak_shared.errors import StoreError

LEASE_SECONDS = 4.0
"""Seconds after which a lease that is not renewed can be taken by another service."""
RENEW_EVERY = 1.0
ALIVE_SECONDS = 4.0
"""Seconds after its last heartbeat in which a service counts for the shares."""
MARGIN = 0.5
"""Seconds before the end of a lease from which nothing is published: messages take a while."""
SETTLE_SECONDS = ALIVE_SECONDS + RENEW_EVERY
"""Seconds in which a service that was restarted counts twice, or one that was cut off does not count: in
that time, no zone moves."""
ORPHANED_SECONDS = 10.0
"""Seconds without an owner after which a zone is taken in spite of the share: other services do not serve it,
for example because they have other zone files."""
OFFLINE_SECONDS = 3.0
"""Seconds without the broker after which leases are no longer renewed, so that others take the zones."""

P = ParamSpec("P")
R = TypeVar("R")

log = logging.getLogger(__name__)


class SharedZones:
    """The leases that this service holds.

    All methods belong to the event loop's thread.

    Args:
        store: the shared store.
        is_online: whether the broker can deliver readings.

    Attributes:
        service: the id of this service.
        problem: why leases could not be renewed the last time; None where they were.
    """

    def __init__(self, store: Store, is_online: Callable[[], bool]) -> None:
        self.service = f"{socket.gethostname()[:40]}-{os.getpid()}-{secrets.token_hex(4)}"
        self.problem: str | None = None
        self._store = store
        self._is_online = is_online
        self._online_at = lease_clock()
        self._beat_at: float | None = None
        self._renews_only_until = float("-inf")
        self._crowded_since: float | None = None
        self._orphans: set[str] = set()
        self._wanted: frozenset[str] = frozenset()
        self._leases: dict[str, Lease] = {}
        self._leaving: set[str] = set()
        # One thread, so that the last heartbeat is over when the service resigns.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="leases")

    @property
    def leases(self) -> Mapping[str, Lease]:
        """Return the leases of the zones that are to be served, by name."""
        return {name: each for name, each in self._leases.items() if name not in self._leaving}

    @property
    def leaving(self) -> frozenset[str]:
        """Return the zones whose lease is to be released when they are no longer served here."""
        return frozenset(self._leaving)

    def want(self, names: Collection[str]) -> None:
        """Note which zones the services serve together."""
        self._wanted = frozenset(names)

    def refused(self, leases: Mapping[str, Lease]) -> None:
        """Note that the store refused writes under some leases, by zone: other services own the zones.

        Newer leases of the zones stay.
        """
        for name, lease in leases.items():
            log.warning("zone %s: a write was refused, because another service owns it", name)
            if self._leases.get(name) is lease:
                self._drop(name)

    def _drop(self, name: str) -> None:
        lease = self._leases.pop(name, None)
        if lease is not None:
            lease.valid_until = float("-inf")
        self._leaving.discard(name)
        self._orphans.discard(name)

    async def release(self, names: Collection[str]) -> None:
        """Release the leases of zones that are no longer served here."""
        held = {name: self._leases[name].fence for name in names if name in self._leases}
        for name in names:
            self._drop(name)
        if held:
            try:
                await self._run(self._store.release_leases, self.service, held)
            except StoreError as error:
                log.debug("leases are not released, and expire: %s", error)

    async def run(self) -> NoReturn:
        """Renew the leases, and take or give up some to hold a fair share, until cancelled."""
        while True:
            began = lease_clock()
            if self._is_online():
                self._online_at = began
            if began < self._online_at + OFFLINE_SECONDS:
                try:
                    await self._renew()
                    await self._balance()
                    self.problem = None
                except StoreError as error:
                    level = logging.DEBUG if self.problem is not None else logging.WARNING
                    log.log(level, "the leases of the zones are not renewed: %s; trying again", error)
                    self.problem = str(error)
            await asyncio.sleep(max(0.0, began + RENEW_EVERY - lease_clock()))

    async def resign(self) -> None:
        """Let other services take all zones at once."""
        try:
            await self._run(self._store.resign, self.service)
        except StoreError as error:
            log.warning("other services take the zones some seconds later: %s", error)
        finally:
            self._thread.shutdown(wait=False)

    async def _renew(self) -> None:
        began = lease_clock()
        held = {name: each.fence for name, each in self._leases.items()}
        kept = await self._run(self._store.renew_leases, self.service, held, LEASE_SECONDS)
        for name in held:
            if name not in kept and name in self._leases:
                log.warning("zone %s: another service serves it now", name)
                self._drop(name)
        for name in kept:
            if name in self._leases:
                self._leases[name].valid_until = began + LEASE_SECONDS - MARGIN

    async def _balance(self) -> None:
        began = lease_clock()
        n_services = await self._run(self._store.heartbeat, self.service, ALIVE_SECONDS)
        if self._beat_at is not None and began > self._beat_at + ALIVE_SECONDS:
            # After an outage of broker or store, others may not have come back yet.
            self._renews_only_until = began + SETTLE_SECONDS
        self._beat_at = began
        unwanted = self._leases.keys() - self._wanted
        served = [name for name in self._leases if name not in unwanted and name not in self._orphans]
        share = math.ceil(len(self._wanted - self._orphans) / max(n_services, 1))
        self._leaving = unwanted | self._crowded(served, share, began)
        free = self._wanted - self._leases.keys()
        if free and self._is_online() and began >= self._renews_only_until:
            await self._take(free, share - len(served), began)

    def _crowded(self, served: Sequence[str], share: int, now: float) -> set[str]:
        """Return the zones beyond the share, once there have been too many for a while."""
        if len(served) <= share:
            self._crowded_since = None
        elif self._crowded_since is None:
            self._crowded_since = now
        elif now >= self._crowded_since + SETTLE_SECONDS:
            # The latest ones leave: their state is the smallest.
            return set(served[share:])
        return set()

    async def _take(self, free: Set[str], room: int, began: float) -> None:
        valid_until = began + LEASE_SECONDS - MARGIN
        taken = await self._run(self._store.take_leases, self.service, free, room, LEASE_SECONDS)
        orphans = await self._run(
            self._store.take_leases,
            self.service,
            free - taken.keys(),
            len(free),
            LEASE_SECONDS,
            free_for=ORPHANED_SECONDS,
        )
        self._orphans |= orphans.keys()
        self._leases |= {name: Lease(fence, valid_until) for name, fence in (taken | orphans).items()}
        if orphans:
            log.warning(
                "took %d zones beyond the share, which no other service serves: check that all services have "
                "the same zones",
                len(orphans),
            )
        if taken:
            log.info("took %d zones, %d of %d now", len(taken), len(self._leases), len(self._wanted))

    async def _run(self, operation: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: operation(*args, **kwargs))
