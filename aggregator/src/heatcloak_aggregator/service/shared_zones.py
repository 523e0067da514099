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
import time
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import NoReturn, ParamSpec, TypeVar

from heatcloak_aggregator.service.zone_state import Lease
from heatcloak_aggregator.store import Store
from heatcloak_shared.errors import StoreError

LEASE_SECONDS = 4.0
"""Seconds after which a lease that is not renewed can be taken by another service."""
RENEW_EVERY = 1.0
ALIVE_SECONDS = 4.0
"""Seconds after its last heartbeat in which a service counts for the shares."""
MARGIN = 0.5
"""Seconds before the end of a lease from which nothing is published: messages take a while."""
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
        self._online_at = time.monotonic()
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

    def lost(self, names: Collection[str]) -> None:
        """Note that other services own some zones."""
        for name in names:
            lease = self._leases.pop(name, None)
            if lease is not None:
                lease.valid_until = float("-inf")
                log.warning("zone %s: another service serves it now", name)
        self._leaving -= set(names)

    async def release(self, names: Collection[str]) -> None:
        """Release the leases of zones that are no longer served here."""
        held = {name: self._leases[name].fence for name in names if name in self._leases}
        for name in names:
            self._leases.pop(name, None)
        self._leaving -= set(names)
        if held:
            try:
                await self._run(self._store.release_leases, self.service, held)
            except StoreError as error:
                log.debug("leases are not released, and expire: %s", error)

    async def run(self) -> NoReturn:
        """Renew the leases, and take or give up some to hold a fair share, until cancelled."""
        while True:
            began = time.monotonic()
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
            await asyncio.sleep(max(0.0, began + RENEW_EVERY - time.monotonic()))

    async def resign(self) -> None:
        """Let other services take all zones at once."""
        try:
            await self._run(self._store.resign, self.service)
        except StoreError as error:
            log.warning("other services take the zones some seconds later: %s", error)
        finally:
            self._thread.shutdown(wait=False)

    async def _renew(self) -> None:
        began = time.monotonic()
        held = {name: each.fence for name, each in self._leases.items()}
        kept = await self._run(self._store.renew_leases, self.service, held, LEASE_SECONDS)
        self.lost([name for name in held if name not in kept])
        for name in kept:
            if name in self._leases:
                self._leases[name].valid_until = began + LEASE_SECONDS - MARGIN

    async def _balance(self) -> None:
        began = time.monotonic()
        n_services = await self._run(self._store.heartbeat, self.service, ALIVE_SECONDS)
        unwanted = self._leases.keys() - self._wanted
        share = math.ceil(len(self._wanted) / max(n_services, 1))
        served = [name for name in self._leases if name not in unwanted]
        # The latest ones leave: their state is the smallest.
        self._leaving = unwanted | set(served[share:])
        free = self._wanted - self._leases.keys()
        room = share - len(served)
        if room > 0 and free and self._is_online():
            taken = await self._run(self._store.take_leases, self.service, free, room, LEASE_SECONDS)
            valid_until = began + LEASE_SECONDS - MARGIN
            self._leases |= {name: Lease(fence, valid_until) for name, fence in taken.items()}
            if taken:
                log.info("took %d zones, %d of %d now", len(taken), len(self._leases), len(self._wanted))

    async def _run(self, operation: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: operation(*args, **kwargs))
