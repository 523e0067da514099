"""Which zone belongs to which Dask worker."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from itertools import count
from threading import Lock

_WAITING = 3
"""Calls of a worker at most: one runs, and others wait or are stored, so that it does not idle."""
_MOVED_SHARE = 20
"""One of so many zones moves at a time: a zone that moves reads its earlier rounds from the store."""


@dataclass(eq=False, slots=True)
class DaskCall:
    """A call in progress.

    Attributes:
        zone: the name of its zone.
        answer: what `dask_worker.run_call` returns.
    """

    zone: str
    answer: asyncio.Future[bytes]


@dataclass(eq=False, slots=True)
class DaskWorker:
    """A Dask worker that answers.

    Attributes:
        address: its address.
        lane: its lane, at least 1.
        zones: the names of its zones.
        calls: its calls in progress, in the order in which they were sent.
        answered: when it answered last, or got a call while it had none, in seconds of a monotonic clock.
    """

    address: str
    lane: int
    zones: set[str] = field(default_factory=set)
    calls: list[DaskCall] = field(default_factory=list)
    answered: float = 0.0


@dataclass(eq=False, slots=True)
class _Zone:
    worker: DaskWorker | None = None
    is_started: bool = False


class Placement:
    """Place zones on workers, evenly. Several threads may use it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._workers: dict[str, DaskWorker] = {}
        self._zones: dict[str, _Zone] = {}

    @property
    def lanes(self) -> range:
        """Return lane 0 and the lanes of the workers."""
        with self._lock:
            return range(max((worker.lane for worker in self._workers.values()), default=0) + 1)

    def lane_of(self, name: str) -> int:
        """Place a zone if it has no worker, and return its lane; 0 if there are no workers."""
        worker = self.place(name)
        return 0 if worker is None else worker.lane

    def capacity(self, lane: int) -> int:
        """Return how many calls of a lane may be in progress."""
        with self._lock:
            return _WAITING if lane else _WAITING * max(len(self._workers), 1)

    def workers(self) -> list[DaskWorker]:
        """Return the workers."""
        with self._lock:
            return list(self._workers.values())

    def add(self, address: str) -> DaskWorker:
        """Add a worker without zones, and return it."""
        with self._lock:
            taken = {worker.lane for worker in self._workers.values()}
            lane = next(lane for lane in count(1) if lane not in taken)
            worker = self._workers[address] = DaskWorker(address, lane)
            return worker

    def remove(self, worker: DaskWorker) -> int:
        """Remove a worker, and return how many zones it had; they have none now."""
        with self._lock:
            self._workers.pop(worker.address, None)
            n_zones = len(worker.zones)
            for name in list(worker.zones):
                self._move(name, self._zones[name], None)
            return n_zones

    def place(self, name: str) -> DaskWorker | None:
        """Give a zone a worker if it has none, and return its worker; None if there are no workers."""
        with self._lock:
            zone = self._zones.setdefault(name, _Zone())
            if zone.worker is None and self._workers:
                self._move(name, zone, min(self._workers.values(), key=lambda each: len(each.zones)))
            return zone.worker

    def worker_of(self, name: str) -> DaskWorker | None:
        """Return the worker that has a zone's estimator; None if there is none."""
        with self._lock:
            zone = self._zones.get(name)
            return zone.worker if zone is not None and zone.is_started else None

    def started(self, name: str, worker: DaskWorker) -> None:
        """Note that a worker has a zone's estimator, unless the zone moved meanwhile."""
        with self._lock:
            zone = self._zones.get(name)
            if zone is not None and zone.worker is worker:
                zone.is_started = True

    def lose(self, name: str, worker: DaskWorker) -> None:
        """Note that a worker does not have a zone's estimator."""
        with self._lock:
            zone = self._zones.get(name)
            if zone is not None and zone.worker is worker:
                self._move(name, zone, None)

    def forget(self, name: str) -> DaskWorker | None:
        """Forget a zone, and return the worker that has its estimator; None if there is none."""
        with self._lock:
            zone = self._zones.pop(name, _Zone())
            if zone.worker is not None:
                zone.worker.zones.discard(name)
            return zone.worker if zone.is_started else None

    def balance(self) -> None:
        """Move some zones that have no call in progress to workers with fewer zones."""
        with self._lock:
            busy = {call.zone for worker in self._workers.values() for call in worker.calls}
            for _ in range(len(self._zones) // _MOVED_SHARE + 1):
                fewest = min(self._workers.values(), key=lambda each: len(each.zones), default=None)
                if fewest is None:
                    return
                most = max(self._workers.values(), key=lambda each: len(each.zones))
                name = min(most.zones - busy, default=None)
                if name is None or len(most.zones) < len(fewest.zones) + 2:
                    return
                self._move(name, self._zones[name], fewest)

    @staticmethod
    def _move(name: str, zone: _Zone, worker: DaskWorker | None) -> None:
        if zone.worker is not None:
            zone.worker.zones.discard(name)
        if worker is not None:
            worker.zones.add(name)
        zone.worker, zone.is_started = worker, False
