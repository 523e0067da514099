"""A dashboard on a real server, with a real store, whose content and failures a test controls."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from heatcloak_aggregator.dashboard import SimulatedZone, public_dashboard
from heatcloak_aggregator.dashboard.access import DashboardAccess
from heatcloak_aggregator.http import (
    HttpAddress,
    HttpServer,
    Metrics,
    ensure_token_file,
    load_tokens,
    make_app,
)
from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.service.monitoring import Health
from heatcloak_aggregator.store import ReadingVerdict, Store, StoredEstimate, StoredReading
from heatcloak_shared.errors import StoreError
from heatcloak_shared.wire import NodeState, Status
from heatcloak_shared.zone import Zone
from support.dashboard_zones import BOOT, POOLED, START, Played
from support.programs import free_port
from support.service_view import ShownService

UP = Health(LinkState.UP)


class BreakableStore(Store):
    """A store that fails while `is_broken`."""

    is_broken = False

    def estimates(self, *values: Any, **keywords: Any) -> Any:
        """See `Store`."""
        self._fail_if_broken()
        return super().estimates(*values, **keywords)

    def round_readings(self, *values: Any, **keywords: Any) -> Any:
        """See `Store`."""
        self._fail_if_broken()
        return super().round_readings(*values, **keywords)

    def _fail_if_broken(self) -> None:
        if self.is_broken:
            raise StoreError("disk I/O error")


class Site:
    """A served dashboard of some zones, without any round at first; all nodes are online.

    Args:
        store_file: the file of an empty store.
        played: the zones.
        simulated: whether their worlds are known to be simulated.

    Attributes:
        now: the time, seconds since 1970.
        service: the service behind the server.
        token: the token with which one logs in.
    """

    def __init__(self, store_file: Path, played: Iterable[Played], *, simulated: bool = False) -> None:
        self.now = START
        self._played = {each.name: each for each in played}
        self._store = BreakableStore(f"sqlite:///{store_file}")
        self.service = ShownService((each.zone for each in self._played.values()), self._store)
        token_file = store_file.with_suffix(".tokens")
        ensure_token_file(token_file)
        self.token = token_file.read_text(encoding="ascii").strip()
        self._tokens = load_tokens(token_file)
        self._port = free_port()
        self._worlds = {
            each.name: SimulatedZone(each.zone, each.world, "posterior", POOLED)
            for each in self._played.values()
            if simulated and each.world is not None and isinstance(each.zone, Zone)
        }
        self._newest: dict[str, int] = {}
        self._server: _ServerThread | None = None
        for name, view in self.service.zones.items():
            self.set_status(name, NodeState.ONLINE, *view.zone.nodes)

    @property
    def origin(self) -> str:
        """Scheme, host and port of the server."""
        return f"http://127.0.0.1:{self._port}"

    @property
    def dashboard(self) -> DashboardAccess:
        """The dashboard of the running server."""
        assert self._server is not None
        return self._server.dashboard

    def url(self, path: str = "") -> str:
        """Return the address of a page of the dashboard."""
        return f"{self.origin}/dashboard/{path}"

    def start(self) -> None:
        """Start the server, as a new process would: nothing but the store and the token file is kept."""
        dashboard = public_dashboard(self.service, self._tokens, self._worlds, lambda: self.now)
        metrics = Metrics()
        metrics.bind(self.service)
        app = make_app(self.service, self._tokens, metrics, dashboard)
        self._server = _ServerThread(HttpServer(app, HttpAddress("127.0.0.1", self._port)), dashboard)
        self._server.start()

    def stop(self) -> None:
        """Stop the server if it runs; `start` starts it again at the same port."""
        if self._server is not None:
            self._server.stop()
            self._server = None

    def close(self) -> None:
        """Stop the server and close the store."""
        self.stop()
        self._store.close()

    def add_rounds(self, name: str, count: int = 1) -> list[int]:
        """Store the next rounds of a zone, and return their numbers; the clock moves on with them.

        The first rounds of a zone end at the present time.
        """
        played = self._played[name]
        schedule = played.zone.schedule
        first = self._newest.get(name)
        if first is None:
            first = schedule.round_of(self.now) - count
        numbers = [first + step for step in range(1, count + 1)]
        contents = [played.content(number) for number in numbers]
        self._store.add(
            [
                StoredReading(each, ReadingVerdict.ACCEPTED, each.t + 0.2)
                for content in contents
                for each in content.readings
            ]
        )
        self._store.add_estimates(
            [
                StoredEstimate(content.message, content.used, schedule.time_of(number) + 0.4)
                for number, content in zip(numbers, contents, strict=True)
            ]
        )
        self._newest[name] = numbers[-1]
        self.change(lambda: self._count(name, numbers))
        return numbers

    def add_past(self, name: str, count: int) -> None:
        """Store estimates of rounds long before the newest one, from numbers of readings that vary."""
        played = self._played[name]
        schedule, newest = played.zone.schedule, self._newest[name]
        message, most = played.content(newest).message, len(played.zone.nodes)
        self._store.add_estimates(
            [
                StoredEstimate(
                    replace(message, round=number),
                    most - number % 7 % (most // 4),
                    schedule.end_of(number) + 0.25,
                )
                for number in range(newest - count - 1000, newest - 1000)
            ]
        )

    def newest(self, name: str) -> int:
        """Return the number of the newest round of a zone."""
        return self._newest[name]

    def set_health(self, health: Health) -> None:
        """Set the state of the service."""
        self.change(lambda: setattr(self.service, "current_health", health))

    def set_time(self, now: float) -> None:
        """Set the clock, in seconds since 1970."""
        self.change(lambda: setattr(self, "now", now))

    def break_store(self) -> None:
        """Let every query of the store fail."""
        self._store.is_broken = True

    def mend_store(self) -> None:
        """Let the store work again."""
        self._store.is_broken = False

    def set_status(
        self, name: str, state: NodeState, *nodes: str, reason: str | None = None, spooled: int = 0
    ) -> None:
        """Set the last status of some nodes of a zone."""
        status = Status(state, BOOT, reason, spooled=spooled)
        self.change(lambda: self.service.zones[name].statuses.update(dict.fromkeys(nodes, status)))

    def forget_statuses(self, name: str, *nodes: str) -> None:
        """Forget the statuses of some nodes, as if they had never connected."""
        statuses = self.service.zones[name].statuses
        self.change(lambda: [statuses.pop(node) for node in nodes])

    def end_sessions(self, cookies: Iterable[str]) -> None:
        """End the sessions of these cookies, as a logout elsewhere does."""

        def end() -> None:
            for cookie in cookies:
                self.dashboard.sessions.end(cookie)

        self.change(end)

    def change(self, action: Callable[[], object]) -> None:
        """Do something on the thread of the server, to which the state of the service belongs."""
        if self._server is None:
            action()
        else:
            self._server.run(action)

    def _count(self, name: str, numbers: list[int]) -> None:
        view = self.service.zones[name]
        schedule = view.zone.schedule
        self.now = max(self.now, schedule.time_of(numbers[-1]) + 0.45)
        view.counts.estimated += len(numbers)
        for node, counts in view.counts.nodes.items():
            if node in view.statuses and view.statuses[node].state is NodeState.ONLINE:
                counts.stored += len(numbers)
                counts.last_round = numbers[-1]
                counts.last_seen = schedule.time_of(numbers[-1]) + 0.2


class _ServerThread:
    """A server on an event loop and a thread of its own."""

    def __init__(self, server: HttpServer, dashboard: DashboardAccess) -> None:
        self.dashboard = dashboard
        self._server = server
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="dashboard")
        self._up = threading.Event()

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        self._thread.start()
        assert self._up.wait(60)

    def run(self, action: Callable[[], object]) -> None:
        """Run an action on the event loop, and wait for its end."""

        async def act() -> None:
            action()

        asyncio.run_coroutine_threadsafe(act(), self._loop).result(60)

    def stop(self) -> None:
        """Cancel the server, and wait for its end."""
        self._loop.call_soon_threadsafe(self._task.cancel)
        self._thread.join(60)
        assert not self._thread.is_alive()

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        self._task = asyncio.create_task(self._server.run())
        await self._server.ready.wait()
        self._up.set()
        await asyncio.wait([self._task])
