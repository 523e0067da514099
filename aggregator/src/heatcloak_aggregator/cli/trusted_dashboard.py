"""The web dashboard of ``heatcloak trusted``, beside the work of the command."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

from starlette.responses import PlainTextResponse

from heatcloak_aggregator.dashboard.trusted_pages import TrustedSession, trusted_dashboard
from heatcloak_aggregator.dashboard.trusted_rounds import TrustedHistory
from heatcloak_aggregator.http import (
    HttpServer,
    ensure_token_file,
    load_tokens,
    parse_http_address,
    with_dashboard,
)
from heatcloak_aggregator.http.server import DASHBOARD
from heatcloak_aggregator.task_utils import until_first_ends
from heatcloak_aggregator.trusted.audit_log import AuditLog, AuditLogError
from heatcloak_aggregator.trusted.follower import Follower
from heatcloak_aggregator.trusted.pipeline import TrustedCounts
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.zone import AnyZone


class TrustedDashboardServer:
    """Serves opened rounds while the command opens readings.

    Args:
        zone: the zone.
        address: where to listen: ``[HOST:]PORT``.
        token_file: tokens for logging in; created if missing.

    Attributes:
        history: the opened rounds; the command adds them.

    Raises:
        ConfigError: the address is malformed, or the tokens can't be used.
        KeyWriteError: the file of tokens can't be created.
    """

    def __init__(self, zone: AnyZone, address: str, token_file: Path) -> None:
        self.history = TrustedHistory(zone)
        self._address = parse_http_address(address)
        self._token_file = token_file
        ensure_token_file(token_file)
        self._tokens = load_tokens(token_file)

    @property
    def where(self) -> str:
        """Return the address of the dashboard and the file of its tokens, for people."""
        return f"dashboard http://{self._address}{DASHBOARD}/, its token is in {shown_path(self._token_file)}"

    async def run(
        self,
        work: Callable[[], Coroutine[Any, Any, None]],
        counts: TrustedCounts,
        log: AuditLog,
        follower: Follower | None,
    ) -> None:
        """Serve from before ``work`` begins until it ends; after a recording, until cancelled.

        Args:
            work: opens readings.
            counts: what it counts.
            log: the audit log.
            follower: what ``work`` follows; None if it reads a recording.

        Raises:
            ListenError: the server can't listen at the address.
            AuditLogError: a view could not be recorded.
            Exception: raised by ``work``.
        """
        failures: asyncio.Queue[AuditLogError] = asyncio.Queue()
        session = TrustedSession(self.history, counts, log, follower)
        app = trusted_dashboard(session, self._tokens, failures.put_nowait)
        other = PlainTextResponse("not found\n", 404, {"Connection": "close"})
        server = HttpServer(with_dashboard(app, other), self._address)

        async def work_when_ready() -> None:
            await server.ready.wait()
            self._address = replace(self._address, port=server.port)
            await work()
            if follower is None:
                self.history.is_complete = True
                await asyncio.Event().wait()

        async def raise_failure() -> None:
            raise await failures.get()

        await until_first_ends(work=work_when_ready(), http=server.run(), audit_log=raise_failure())
