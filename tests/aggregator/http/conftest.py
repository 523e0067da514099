"""A handmade service with a real store, served by a real server on a free port."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from heatcloak_aggregator.http import (
    HttpAddress,
    HttpServer,
    Metrics,
    ensure_token_file,
    load_tokens,
    make_app,
)
from heatcloak_aggregator.store import ReadingVerdict, Store, StoredEstimate, StoredReading
from heatcloak_shared.wire import Estimate, NodeState, Pooled, Reading, Status
from heatcloak_shared.zone import Zone
from support.service_view import ShownService

BOOT = "0123456789abcdef" * 2
ROUNDS = range(100, 110)


class Running:
    """A server on an event loop and a thread of its own."""

    def __init__(self, service: ShownService, folder: Path) -> None:
        self.service = service
        self.token_file = folder / "tokens"
        ensure_token_file(self.token_file)
        self.token = self.token_file.read_text(encoding="ascii").splitlines()[-1]
        self.metrics = Metrics()
        self.metrics.bind(service)
        self.tokens = load_tokens(self.token_file)
        self.server = HttpServer(make_app(service, self.tokens, self.metrics), HttpAddress("127.0.0.1", 0))
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run)
        self._up = threading.Event()

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        self._thread.start()
        assert self._up.wait(60)

    def stop(self) -> None:
        """Cancel the server, and wait for its end."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._task.cancel)
            self._thread.join(60)
        assert not self._thread.is_alive()

    def client(self, **keywords: Any) -> httpx.Client:
        """Return a client that sends the token."""
        headers = {"Authorization": f"Bearer {self.token}"}
        return httpx.Client(base_url=self.url, headers=headers, timeout=60, trust_env=False, **keywords)

    def anonymous(self) -> httpx.Client:
        """Return a client without a token."""
        return httpx.Client(base_url=self.url, timeout=60, trust_env=False)

    @property
    def port(self) -> int:
        """The port of the server."""
        return self.server.port

    @property
    def url(self) -> str:
        """The base address of the server."""
        return f"http://127.0.0.1:{self.port}"

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        self._task = asyncio.create_task(self.server.run())
        await self.server.ready.wait()
        self._up.set()
        await asyncio.wait([self._task])


def fill(store: Store, zone: Zone) -> None:
    """Store ten rounds: n04 is silent, n03 late in the last, n02 has a second reading in the first."""
    batch = [
        StoredReading(_reading(zone, node, number, number - 100), _verdict(node, number), number + 1.5)
        for number in ROUNDS
        for node in zone.nodes[:3]
    ]
    batch.append(StoredReading(_reading(zone, "n02", 100, 77), ReadingVerdict.SECOND, 102.5))
    store.add(batch)
    store.add_estimates(
        [
            StoredEstimate(
                Estimate(
                    *(zone.name, zone.rev, number, "bpdn", "optimal", ((5, 0.5), (12, 0.25)), ("n04",)),
                    pooled=Pooled(3, "relaxed", ((6, 0.75),), ((0.25, 0.5, 0.875),)),
                ),
                3,
                number + 3.5,
            )
            for number in ROUNDS[:-1]
        ]
    )


def _verdict(node: str, number: int) -> ReadingVerdict:
    return ReadingVerdict.LATE if (node, number) == ("n03", 109) else ReadingVerdict.ACCEPTED


def _reading(zone: Zone, node: str, number: int, seq: int) -> Reading:
    noise = zone.noise
    t = zone.schedule.time_of(number)
    return Reading(
        zone.name, zone.rev, node, BOOT, seq, number, -7 - seq, noise.step, noise.sigma_ticks[0], t, kept=0
    )


def make_service(zone: Zone, folder: Path) -> ShownService:
    """Return a service of one zone with a store of ten rounds in ``folder``; close its store after use."""
    store = Store(f"sqlite:///{folder / 'heatcloak.db'}")
    fill(store, zone)
    service = ShownService([zone], store)
    view = service.zones[zone.name]
    view.open_rounds, view.to_estimate = 2, 1
    view.statuses["n01"] = Status(NodeState.ONLINE, BOOT, spooled=3)
    view.statuses["n02"] = Status(NodeState.FAULTY, BOOT, reason='a "bus"\n\x1b[31m\ud800 error')
    counts = view.counts
    counts.nodes["n01"].verdicts[ReadingVerdict.ACCEPTED] += 10
    counts.nodes["n01"].refusals["noise"] += 2
    counts.nodes["n01"].stored = 10
    counts.nodes["n01"].last_round, counts.nodes["n01"].lateness = 109, 0.5
    counts.strangers["topic"] += 1
    counts.estimated, counts.estimated_again, counts.relaxed, counts.denied = 9, 1, 2, 3
    counts.misfit = 4
    return service


@pytest.fixture
def service(zone: Zone, tmp_path: Path) -> Iterator[ShownService]:
    """Return a service of one zone with a store of ten rounds."""
    service = make_service(zone, tmp_path)
    store = service.store
    yield service
    store.close()


@pytest.fixture
def run_server(tmp_path: Path) -> Iterator[Callable[[ShownService], Running]]:
    """Return a function that starts servers, which end with the test."""
    started: list[Running] = []

    def run(service: ShownService) -> Running:
        folder = tmp_path / f"server{len(started)}"
        folder.mkdir()
        running = Running(service, folder)
        started.append(running)
        running.start()
        return running

    yield run
    for running in started:
        running.stop()


@pytest.fixture
def running(service: ShownService, run_server: Callable[[ShownService], Running]) -> Running:
    """Return a running server of the service."""
    return run_server(service)


@pytest.fixture
def own_client(running: Any) -> Iterator[httpx.Client]:
    """Return a client of this test's server that sends the token."""
    with running.client() as client:
        yield client


@pytest.fixture(scope="session")
def shared(zone: Zone, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a running server for tests that only read."""
    folder = tmp_path_factory.mktemp("http")
    service = make_service(zone, folder)
    running = Running(service, folder)
    running.start()
    yield running
    running.stop()
    service.store.close()


@pytest.fixture(scope="session")
def client(shared: Any) -> Iterator[httpx.Client]:
    """Return a client of the shared server that sends the token."""
    with shared.client() as client:
        yield client
