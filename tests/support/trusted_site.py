"""The trusted view on a real server, whose rounds, state and audit log a test controls."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import httpx

from heatcloak_aggregator.dashboard.trusted_pages import TrustedSession, trusted_dashboard
from heatcloak_aggregator.dashboard.trusted_rounds import Result, TrustedHistory
from heatcloak_aggregator.http import HttpAddress, HttpServer, Tokens, ensure_token_file, load_tokens
from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.trusted.audit_log import AuditLog, AuditLogError
from heatcloak_aggregator.trusted.follower import Follower
from heatcloak_aggregator.trusted.pipeline import TrustedCounts
from heatcloak_shared.zone import AnyZone


@dataclass
class Link:
    """The part of a `Follower` that pages use."""

    state: LinkState = LinkState.UP
    problem: str | None = None

    @property
    def follower(self) -> Follower:
        """Return it as a follower, for type checkers."""
        return cast("Follower", self)


class TrustedSite:
    """The trusted view of a zone, without any round at first.

    Args:
        zone: the zone.
        folder: where audit log and token file are written.

    Attributes:
        now: the time, seconds since 1970.
        link: the link to the broker.
        history: the opened rounds.
        counts: the counts of the session.
        log_file: the audit log.
        token: the token with which one logs in.
        failures: errors of the audit log that were passed on.
    """

    def __init__(self, zone: AnyZone, folder: Path) -> None:
        self.now = zone.schedule.time_of(118)
        self.link = Link()
        self.history = TrustedHistory(zone)
        self.counts = TrustedCounts()
        self.log_file = folder / "audit.jsonl"
        self.log = AuditLog(self.log_file, lambda: self.now)
        token_file = folder / "trusted.token"
        ensure_token_file(token_file)
        self.token = token_file.read_text(encoding="ascii").strip()
        self.failures: list[AuditLogError] = []
        self._tokens = load_tokens(token_file)
        session = TrustedSession(self.history, self.counts, self.log, self.link.follower)
        self._app = trusted_dashboard(session, self._tokens, self.failures.append, lambda: self.now)
        self._server = HttpServer(self._app, HttpAddress("127.0.0.1", 0))
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="trusted view")
        self._up = threading.Event()

    @property
    def tokens(self) -> Tokens:
        """The tokens of the site."""
        return self._tokens

    @property
    def host(self) -> str:
        """Host and port of the server, as in a request."""
        return f"127.0.0.1:{self._server.port}"

    @property
    def origin(self) -> str:
        """Scheme, host and port of the server."""
        return f"http://{self.host}"

    def url(self, path: str = "") -> str:
        """Return the address of a page."""
        return f"{self.origin}/dashboard/{path}"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        self._thread.start()
        assert self._up.wait(60)

    def stop(self) -> None:
        """Stop the server, and close the audit log."""
        self._loop.call_soon_threadsafe(self._task.cancel)
        self._thread.join(60)
        assert not self._thread.is_alive()
        self.log.__exit__(None, None, None)

    def add(self, *results: Result) -> None:
        """Add opened rounds."""

        def add() -> None:
            for each in results:
                self.history.add(each)

        self.change(add)

    def change(self, action: Callable[[], object]) -> None:
        """Do something on the thread of the server, and wait for its end."""

        async def act() -> None:
            action()

        asyncio.run_coroutine_threadsafe(act(), self._loop).result(60)

    def anonymous(self, **cookies: str) -> httpx.Client:
        """Return a client without a session."""
        url = f"http://{self.host}/dashboard"
        return httpx.Client(base_url=url, timeout=60, trust_env=False, cookies=cookies)

    @contextmanager
    def visitor(self) -> Iterator[httpx.Client]:
        """Yield a client that has logged in."""
        with self.anonymous() as client:
            assert client.post("login", data={"token": self.token}).status_code == 303
            yield client

    def entries(self, event: str) -> list[dict[str, Any]]:
        """Return the entries of a kind in the audit log."""
        lines = map(json.loads, self.log_file.read_text(encoding="ascii").splitlines())
        return [line for line in lines if line["event"] == event]

    def break_log(self) -> None:
        """Remove the audit log, so that nothing can be recorded any more."""
        self.log_file.unlink()

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        self._task = asyncio.create_task(self._server.run())
        await self._server.ready.wait()
        self._up.set()
        await asyncio.wait([self._task])
