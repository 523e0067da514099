"""The demo: the whole system on one machine.

Real nodes publish through a real broker to the real aggregator; the trusted party follows the same public
topics. Only the world and the clock are simulated: the demo starts a round when the aggregator and the
trusted party have finished the previous one, so that slow and fast machines show the same.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import random
import secrets
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from heatcloak_aggregator.http.server import HttpAddress
from heatcloak_aggregator.method_names import BPDN, DEFAULT_LAG, DEFAULT_POOLED, TRACKER
from heatcloak_aggregator.service import (
    Aggregator,
    AggregatorOptions,
    AnyRoundEstimate,
    Estimator,
    RoundEstimate,
    ZoneSettings,
)
from heatcloak_aggregator.service.kinds import estimator_of
from heatcloak_aggregator.signals import suppress_cancellation
from heatcloak_aggregator.store import Store
from heatcloak_aggregator.trusted import DecryptionPipeline, Keyring, LiveRounds, derive_node_key
from heatcloak_aggregator.trusted.follower import Follower
from heatcloak_aggregator.zones.world import demo_prior, scenario_of
from heatcloak_lab.demo.brokers import forget_zone, open_broker
from heatcloak_lab.demo.round_results import RoundResults
from heatcloak_lab.demo.round_view import RoundView
from heatcloak_lab.demo.summary import DemoSummary, summary_of
from heatcloak_lab.fleet import Fleet
from heatcloak_node import Seed, quantise
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import LinkError
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.keystream import BOOT_BYTES
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.wire import Release
from heatcloak_shared.zone import AnyZone, Zone

CONNECT_TIMEOUT = 15.0
ROUND_TIMEOUT = 20.0
GRACE = 0.5
TIDY_TIMEOUT = 5.0

REPEATABLE_START = 1767225600.0
"""Approximate start of a demo with a seed, by its own clock: the first second of 2026."""


@dataclass(frozen=True, slots=True)
class DemoRequest:
    """Options of a demo run.

    Attributes:
        zone: the zone; its promise covers the whole run.
        rounds: number of rounds.
        broker: ``"embedded"``, ``"mosquitto"``, or the address of a running broker.
        port: port of a broker that the demo starts; None for a free port.
        seed: makes world and noise repeatable; None draws both anew.
        pace: least seconds for which a round is shown.
        method: name of the recovery method.
        pool: largest number of rounds whose readings are pooled; 1 for no pooling.
        beside: name of a second recovery method for comparison; None for none.
        lag: rounds after which the tracker's result of a round is replaced; 0 for never.
        dashboard: where to serve the dashboard, also after the last round until the run is cancelled; None
            for nowhere.
    """

    zone: Zone
    rounds: int = 20
    broker: str | BrokerAddress = "embedded"
    port: int | None = None
    seed: int | None = None
    pace: float = 0.0
    method: str = BPDN
    pool: int = DEFAULT_POOLED
    beside: str | None = None
    lag: int = DEFAULT_LAG
    dashboard: HttpAddress | None = None


@dataclass(frozen=True)
class ServedDashboard:
    """The dashboard of a running demo.

    Attributes:
        address: URL of its login page.
        token: the token to log in with.
        invitation: a code that logs one browser in: ``#code=…`` behind the address.
    """

    address: str
    token: str
    invitation: str


@dataclass(frozen=True)
class DemoResult:
    """A finished run."""

    summary: DemoSummary
    views: list[RoundView]


class Demo:
    """One run.

    Args:
        request: the options.
        on_round: called with every round's view when its first result is there.
        on_later: called with the view of a round whose result was replaced.
        on_dashboard: called when the dashboard is served.

    Attributes:
        scenario: the simulated world.
    """

    def __init__(
        self,
        request: DemoRequest,
        on_round: Callable[[RoundView], None] = lambda view: None,
        on_later: Callable[[RoundView], None] = lambda view: None,
        on_dashboard: Callable[[ServedDashboard], None] = lambda served: None,
    ) -> None:
        self._request = request
        self._zone = request.zone
        self._on_round = on_round
        self._on_later = on_later
        self._on_dashboard = on_dashboard
        self._has_ended = False
        self._ended = 0.0
        self._opened: dict[tuple[str, int], int] = {}
        self._finished: Counter[int] = Counter()
        self._progress = asyncio.Event()
        schedule = self._zone.schedule
        # Noise depends on the round number, so a repeatable run always has the same rounds.
        now = schedule.round_of(time.time() if request.seed is None else REPEATABLE_START)
        # Start with a budget period, so that the run fits into one.
        self._first = math.ceil(now / schedule.budget_rounds) * schedule.budget_rounds
        self._round = self._first
        root = root_key(request.seed, request.rounds)
        chance = random.Random(world_seed(root))  # noqa: S311  a world, not a secret
        self.scenario = scenario_of(self._zone.domain, chance, self._first, request.rounds)
        # One epoch lasts a budget period: no key ratchets during the run.
        epochs = Epochs(self._first, schedule.budget_rounds)
        self._seeds = {
            node: Seed(NodeKey(self._zone.name, node, 0, 0, derive_node_key(root, node), epochs))
            for node in self._zone.nodes
        }
        self._ring = Keyring.from_root(self._zone.name, root, self._zone.nodes, epochs)
        self._boots = None if request.seed is None else {n: boot_nonce(root, n) for n in self._zone.nodes}
        self._beside = (
            None if request.beside is None else Estimator(request.zone, request.beside, request.pool)
        )
        self._results = RoundResults(self._zone, self.scenario, self._first, self._beside)

    def prepare(self) -> None:
        """Compile the recovery method before the first round; this takes half a minute once."""
        # Pooling takes no other code.
        estimator_of(replace(self._settings(), pool=1)).prepare()
        if self._beside is not None:
            self._beside.prepare()

    async def run(self) -> DemoResult:
        """Run all rounds and account for every reading.

        Raises:
            LinkError: the broker cannot be started or reached.
            ConfigError: the broker's name is malformed.
        """
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="heatcloak-") as folder:
            store = Store(f"sqlite:///{folder}/store.db")
            try:
                async with open_broker(self._request.broker, self._request.port) as broker:
                    account = await self._run_with(broker, store, Path(folder))
            finally:
                store.close()
        request = self._request
        account |= {"broker": str(request.broker), "seed": request.seed, "method": request.method}
        account |= {"pool": request.pool, "beside": request.beside, "seconds": self._ended - began}
        account["lag"] = request.lag if request.method == TRACKER else None
        views = self._results.views
        return DemoResult(summary_of(self._zone, views, account), views)

    def _settings(self) -> ZoneSettings:
        request, prior = self._request, demo_prior(self._zone.domain)
        return ZoneSettings(self._zone, GRACE, GRACE, request.method, request.pool, prior, request.lag)

    async def _run_with(self, broker: BrokerAddress, store: Store, folder: Path) -> dict[str, Any]:
        zone = self._zone
        options = AggregatorOptions(on_estimate=self._take_estimate, reference_clock=self._now)
        aggregator = Aggregator([self._settings()], broker, store, self._now, options)
        pipeline = DecryptionPipeline(
            zone, self._ring, LiveRounds(zone, GRACE), on_decrypted=self._take_opened
        )
        # A demo whose broker is gone ends instead of reconnecting.
        trusted = Follower(pipeline, broker, self._now, reconnects=False)
        fleet = Fleet(zone, broker, self.scenario, folder / "ledgers", self._seeds, self._boots)
        tasks = [asyncio.create_task(aggregator.run()), asyncio.create_task(trusted.follow())]
        try:
            await _first_failure(tasks, aggregator.ready.wait())
            await _first_failure(tasks, trusted.ready.wait())
            if self._request.dashboard is not None:
                tasks.append(await self._serve_dashboard(self._request.dashboard, aggregator, folder))
            fleet.start()
            await fleet.wait_until_connected(CONNECT_TIMEOUT)
            for index in range(self._request.rounds):
                self._round = self._first + index
                await _first_failure(tasks, self._play(fleet, index))
            self._has_ended = True
            self._ended = time.monotonic()
            if self._request.dashboard is not None:
                with suppress_cancellation():
                    await _first_failure(tasks, asyncio.Event().wait())
        finally:
            # On a thread: the embedded broker must keep running while the nodes disconnect.
            await asyncio.to_thread(fleet.stop)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if isinstance(self._request.broker, BrokerAddress):
                # A broker that keeps running would keep the zone's retained messages.
                with suppress(LinkError, TimeoutError):
                    async with asyncio.timeout(TIDY_TIMEOUT):
                        await forget_zone(broker, zone)
        return self._account(fleet, aggregator, store)

    async def _serve_dashboard(
        self, address: HttpAddress, aggregator: Aggregator, folder: Path
    ) -> asyncio.Task[None]:
        """Serve the dashboard, and return the task that does."""
        from heatcloak_aggregator.dashboard import SimulatedZone, public_dashboard
        from heatcloak_aggregator.http import HttpServer, Metrics, ensure_token_file, load_tokens, make_app

        request = self._request
        world = SimulatedZone(
            self._zone, self.scenario, request.method, request.pool, demo_prior(self._zone.domain)
        )
        token_file = folder / "http.token"
        ensure_token_file(token_file)
        tokens = load_tokens(token_file)
        dashboard = public_dashboard(
            aggregator, tokens, {self._zone.name: world}, self._now, lambda: self._has_ended
        )
        metrics = Metrics()
        metrics.bind(aggregator)
        server = HttpServer(make_app(aggregator, tokens, metrics, dashboard), address)
        task = asyncio.create_task(server.run())
        await _first_failure([task], server.ready.wait())
        served = ServedDashboard(
            f"http://{replace(address, port=server.port)}/dashboard/login",
            token_file.read_text(encoding="ascii").strip(),
            dashboard.sessions.invite(),
        )
        self._on_dashboard(served)
        return task

    async def _play(self, fleet: Fleet, index: int) -> None:
        """Release one round and wait until the aggregator and the trusted party have finished it."""
        began = time.monotonic()
        fleet.release(self._first + index)
        if not await self._is_finished(self._first + index):
            # A reading was lost: advance the clock, so that the aggregator closes the round without it.
            self._round += 2
            await self._is_finished(self._first + index)
        await asyncio.sleep(max(0.0, self._request.pace - (time.monotonic() - began)))

    async def _is_finished(self, number: int) -> bool:
        """Wait for a round's estimate and all its opened readings; return False after a timeout."""
        expected = 1 + len(self._zone.nodes)
        deadline = time.monotonic() + ROUND_TIMEOUT
        while self._finished[number] < expected:
            self._progress.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(deadline - time.monotonic()):
                    await self._progress.wait()
            if time.monotonic() >= deadline:
                return False
        return True

    def _now(self) -> float:
        return self._zone.schedule.time_of(self._round)

    def _take_opened(self, reading: Release, ticks: int) -> None:
        if (reading.node, reading.round) not in self._opened:
            self._finished[reading.round] += 1
        self._opened[reading.node, reading.round] = ticks
        self._progress.set()

    def _take_estimate(self, zone: AnyZone, found: AnyRoundEstimate) -> None:
        estimate = cast("RoundEstimate", found)
        view, is_first = self._results.take(estimate)
        if is_first:
            self._finished[estimate.round.number] += 1
            self._on_round(view)
        else:
            self._on_later(view)
        self._progress.set()

    def _is_exact(self, published: int) -> bool:
        """Return whether the trusted party recovered every quantised reading exactly."""
        step, sensors = self._zone.noise.step, self._results.sensors
        return len(self._opened) == published and all(
            ticks == quantise(sensors[node].read(number), step)
            for (node, number), ticks in self._opened.items()
        )

    def _account(self, fleet: Fleet, aggregator: Aggregator, store: Store) -> dict[str, Any]:
        """Return the counts in the run's summary."""
        counts = aggregator.zones[self._zone.name].counts
        # On a shared broker, other programs may have published readings for this zone.
        ours = [fleet.boots.get(each.node) == each.boot for each in store.released_messages(self._zone.name)]
        return {
            "published": fleet.published,
            "stored": sum(ours),
            "lost": fleet.published - sum(ours),
            "foreign": len(ours) - sum(ours),
            "refused": counts.refusals.total(),
            "relaxed": counts.relaxed,
            "opened": len(self._opened),
            "trusted_exact": self._is_exact(fleet.published),
        }


async def _first_failure(tasks: list[asyncio.Task[None]], work: Coroutine[Any, Any, object]) -> None:
    """Wait for ``work``; raise the exception of one of the endless ``tasks`` if it fails first."""
    working = asyncio.create_task(work)
    try:
        await asyncio.wait([working, *tasks], return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                task.result()
        await working
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)


ROOT_BYTES = 32


def root_key(seed: int | None, rounds: int) -> bytes:
    """Return the demo's root key, from the operating system or derived from ``seed`` and ``rounds``.

    A run of another length has another world, so it must not repeat the noise.
    """
    if seed is None:
        return secrets.token_bytes(ROOT_BYTES)
    return _derive(b"heatcloak demo", f"{seed}/{rounds}".encode("ascii"), b"", ROOT_BYTES)


def world_seed(root: bytes) -> bytes:
    """Return the seed of the demo's world."""
    return _derive(b"heatcloak world", b"", root, ROOT_BYTES)


def boot_nonce(root: bytes, node: str) -> bytes:
    """Return a boot nonce that is the same in every run with the same seed.

    For the demo only: a repeated boot nonce repeats noise, and repeated noise reveals readings.
    """
    return _derive(b"heatcloak boot", node.encode("ascii"), root, BOOT_BYTES)


def _derive(purpose: bytes, data: bytes, key: bytes, size: int) -> bytes:
    return hashlib.blake2b(data, key=key, person=purpose, digest_size=size).digest()
