"""Measurements of a filled store: requests over HTTP, export, retention and added batches."""

from __future__ import annotations

import asyncio
import http.client
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import numpy as np

from heatcloak_aggregator.http import (
    HttpAddress,
    HttpServer,
    Metrics,
    ensure_token_file,
    load_tokens,
    make_app,
)
from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.service.monitoring import Health, Load, ZoneCounts, ZoneView
from heatcloak_aggregator.store import Store, StoredReading
from heatcloak_aggregator.store.export import Format, export
from heatcloak_aggregator.store.partitions import DAY
from heatcloak_lab.benchmarks.broker import LOOPBACK
from heatcloak_lab.benchmarks.store.filling import Filling
from heatcloak_shared.errors import StoreError

_START_TIMEOUT = 30.0
BATCH = 1000
"""Readings in an added batch."""
_BATCHES = 20


@dataclass(frozen=True)
class Timing:
    """How long a kind of operation takes.

    Attributes:
        store: ``"postgresql"`` or ``"sqlite"``.
        operation: what is measured.
        readings: readings in the store.
        count: how often it was measured.
        seconds: median.
        p99: the 99th percentile.
        greatest: the longest.
    """

    store: str
    operation: str
    readings: int
    count: int
    seconds: float
    p99: float
    greatest: float


@dataclass(frozen=True)
class Rate:
    """How fast many readings are processed.

    Attributes:
        store: ``"postgresql"`` or ``"sqlite"``.
        operation: what is measured.
        readings: how many readings were processed.
        seconds: how long that took.
    """

    store: str
    operation: str
    readings: int
    seconds: float


def timing(store: str, operation: str, readings: int, seconds: list[float]) -> Timing:
    """Return the timing of an operation that took ``seconds``."""
    greatest, p99 = max(seconds), float(np.quantile(seconds, 0.99))
    return Timing(store, operation, readings, len(seconds), median(seconds), p99, greatest)


def time_requests(
    store: Store, filling: Filling, folder: Path, requests: int, seed: int
) -> Iterator[tuple[str, list[float]]]:
    """Yield for each kind of request how long it takes over a kept connection, in seconds.

    Each is for a zone at random. Old pages begin at a round at random.
    """
    draw = np.random.default_rng(seed)

    def path(kind: str) -> str:
        zone = filling.zones[int(draw.integers(len(filling.zones)))].name
        before = draw.integers(filling.first + 1, filling.end)
        return f"/api/v1/zones/{zone}/{kind.format(before=before)}"

    kinds = {
        "list of rounds": "rounds",
        "older list of rounds": "rounds?before={before}",
        "list of estimates": "estimates",
        "older list of estimates": "estimates?before={before}",
        "latest estimate": "estimates/latest",
        "history": "history",
    }
    with _served(store, filling, folder) as get:
        for name, kind in kinds.items():
            seconds = []
            for _ in range(requests):
                asked = path(kind)
                started = time.perf_counter()
                get(asked)
                seconds.append(time.perf_counter() - started)
            yield name, seconds


@contextmanager
def _served(store: Store, filling: Filling, folder: Path) -> Iterator[Callable[[str], None]]:
    """Serve the store over HTTP; yield a function that requests a path over a kept connection."""
    token_file = folder / "http.token"
    ensure_token_file(token_file)
    metrics = Metrics()
    view = _View(store, {zone.name: ZoneView(zone, ZoneCounts(zone.nodes)) for zone in filling.zones})
    metrics.bind(view)
    server = HttpServer(make_app(view, load_tokens(token_file), metrics), HttpAddress(LOOPBACK, 0))
    up, loop, tasks = threading.Event(), asyncio.new_event_loop(), list[asyncio.Task[None]]()

    async def serve() -> None:
        tasks.append(asyncio.create_task(server.run()))
        await server.ready.wait()
        up.set()
        await asyncio.wait(tasks)

    def run() -> None:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(serve())

    thread = threading.Thread(target=run)
    thread.start()
    if not up.wait(_START_TIMEOUT):
        raise StoreError("the HTTP server did not start: check whether the machine is busy")
    connection = http.client.HTTPConnection(LOOPBACK, server.port, timeout=60)
    token = token_file.read_text(encoding="ascii").split()[-1]

    def get(path: str) -> None:
        connection.request("GET", path, headers={"Authorization": f"Bearer {token}"})
        response = connection.getresponse()
        body = response.read()
        if response.status != 200:
            raise StoreError(f"GET {path}: {response.status} {body[:200]!r}")

    try:
        yield get
    finally:
        connection.close()
        loop.call_soon_threadsafe(tasks[0].cancel)
        thread.join()


@dataclass(frozen=True)
class _View:
    """A service that only serves its store."""

    store: Store
    zones: Mapping[str, ZoneView]

    def health(self) -> Health:
        """Return that all is well."""
        return Health(LinkState.UP)

    def load(self) -> Load:
        """Return that nothing waits."""
        return Load()

    def leases(self) -> Mapping[str, tuple[int, float]]:
        """Return no lease: the store is not shared."""
        return {}


def time_batches(store: Store, filling: Filling) -> list[float]:
    """Return how long it takes to add `BATCH` readings of the next rounds, in seconds."""
    seconds = []
    number, pending = filling.end, list[StoredReading]()
    for _ in range(_BATCHES):
        while len(pending) < BATCH:
            pending += filling.of_round(number)
            number += 1
        batch, pending = pending[:BATCH], pending[BATCH:]
        started = time.perf_counter()
        store.add(batch)
        seconds.append(time.perf_counter() - started)
    return seconds


def export_rate(store: Store, filling: Filling, folder: Path, days: float) -> tuple[int, float]:
    """Export the last days of one zone; return how many readings that are, and the seconds."""
    zone = filling.zones[len(filling.zones) // 2]
    until = zone.schedule.time_of(filling.end)
    started = time.perf_counter()
    count = export(store.stream(zone.name, until - days * DAY, until), folder / "export.jsonl", Format.JSONL)
    return count, time.perf_counter() - started


def retention_of_a_day(
    store: Store, filling: Filling, day: int, *, by_rows: bool = False
) -> tuple[int, float]:
    """Delete the first day; return how many readings that are, and the seconds.

    Args:
        store: the store, of which all days before are deleted.
        filling: its content.
        day: number of the day, counted from 1970.
        by_rows: delete each zone by rows, as a service without partitions does.
    """
    before = (day + 1) * DAY
    started, deleted = time.perf_counter(), 0
    if by_rows:
        for zone in filling.zones:
            progress = 0
            for done in store.prune(zone.name, before):
                progress = done.readings
            deleted += progress
    else:
        for done in store.apply_retention({zone.name: before for zone in filling.zones}):
            deleted = done.readings
    return deleted, time.perf_counter() - started
