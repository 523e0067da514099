"""The trusted view: an ASGI application that shows opened rounds to the holder of the keys.

Every round is recorded in the audit log for each session, before it is shown there for the first time. Only
``heatcloak trusted`` serves these pages; the public dashboard does not import this module.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from heatcloak_aggregator.dashboard.access import DashboardAccess, Sessions, client_address
from heatcloak_aggregator.dashboard.catalogue import Catalogue
from heatcloak_aggregator.dashboard.condition import Condition, Level, by_severity, is_stale, worst
from heatcloak_aggregator.dashboard.pages import (
    catalogue_of,
    dashboard_router,
    is_live,
    live_part,
    missing,
    page,
    round_number,
    update_interval,
)
from heatcloak_aggregator.dashboard.rendering import etag, render
from heatcloak_aggregator.dashboard.trusted_rounds import TrustedHistory
from heatcloak_aggregator.http.auth import Tokens
from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.trusted.audit_log import AuditLog, AuditLogError
from heatcloak_aggregator.trusted.follower import Follower
from heatcloak_aggregator.trusted.pipeline import TrustedCounts
from heatcloak_shared.zone import AnyZone

COOKIE = "heatcloak_trusted_session"
PURPOSE = b"heatcloak trusted dashboard"
WITHOUT_NOISE = "trusted.without_noise."
"""Beginning of the keys of texts that replace those of drawings where exact readings are drawn."""
MOST_SESSIONS = 1000
"""Sessions whose viewed rounds are remembered; the oldest are recorded again when they return."""
MOST_HTML = 32
"""Rendered rounds that are kept, for visitors who look at the same ones."""
MOST_LINES = 500
"""Nodes in the table of what is behind the noise."""


@dataclass(frozen=True)
class TrustedSession:
    """The running session of the trusted party that pages show.

    Attributes:
        history: its opened rounds.
        counts: what it counted.
        log: where views are recorded.
        follower: follows the readings at a broker; None for a recording.
    """

    history: TrustedHistory
    counts: TrustedCounts
    log: AuditLog
    follower: Follower | None = None


def trusted_dashboard(
    session: TrustedSession,
    tokens: Tokens,
    on_failure: Callable[[AuditLogError], None],
    clock: Callable[[], float] = time.time,
) -> DashboardAccess:
    """Return the trusted view of a session. Call it only on the event loop of the session.

    It shows exact readings. A cookie of the public dashboard does not open it, even with the same tokens.

    Args:
        session: the session.
        tokens: tokens with which visitors log in.
        on_failure: called if the audit log can't be written, so that the program can end. The round that
            should have been recorded is not shown, and no other is from then on.
        clock: seconds since 1970.
    """
    sessions = Sessions(tokens, clock, cookie=COOKIE, purpose=PURPOSE)
    pages = _TrustedPages(session, sessions, on_failure, clock)
    return DashboardAccess(pages.answer, sessions, pages.failed, on_login=pages.record_login)


@dataclass(frozen=True)
class _Snapshot:
    """What pages show at one moment, besides the round itself.

    Attributes:
        zone: the zone.
        conditions: what a visitor should know, the most serious first.
        rounds: numbers of the kept rounds, ascending.
        times: their scheduled times, seconds since 1970.
        counts: what was counted.
        layers: names of the parts of drawings that a visitor may hide.
    """

    zone: AnyZone
    conditions: list[Condition]
    rounds: list[int]
    times: list[float]
    counts: dict[str, object]
    layers: tuple[str, ...]

    @property
    def level(self) -> Level:
        """Return the most serious level of its conditions."""
        return worst(self.conditions)


class _TrustedPages:
    def __init__(
        self,
        session: TrustedSession,
        sessions: Sessions,
        on_failure: Callable[[AuditLogError], None],
        clock: Callable[[], float],
    ) -> None:
        self._session = session
        self._history = session.history
        self._sessions = sessions
        self._on_failure = on_failure
        self._clock = clock
        self._failure: AuditLogError | None = None
        self._viewed: OrderedDict[str, set[int]] = OrderedDict()
        self._html: OrderedDict[tuple[int, str, bool], str] = OrderedDict()
        self._router = dashboard_router(
            [
                Route("/", self._newest),
                Route("/live", self._live),
                Route("/rounds/{number}", self._round),
            ]
        )

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request of a session, or one for the login page or a static file."""
        await self._router(_marked(scope), receive, send)

    async def failed(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request with which `answer` or the record of a login failed."""
        request = Request(_marked(scope))
        if self._failure is None:
            response = page(request, "message.html", 500, key="missing.failed")
        else:
            response = page(request, "trusted_unrecorded.html", 503, reason=str(self._failure))
        await response(scope, receive, send)

    def record_login(self, identity: str, address: str) -> None:
        """Record a new session.

        Raises:
            AuditLogError: the entry could not be written.
        """
        self._record(lambda: self._session.log.record_login(_visitor(identity), address))

    async def _newest(self, request: Request) -> Response:
        live, _ = await self._newest_part(request)
        zone = self._history.zone
        return page(
            request,
            "trusted.html",
            live=live,
            zone=zone,
            interval=update_interval(zone.schedule.period),
            now=self._clock(),
        )

    async def _live(self, request: Request) -> Response:
        return live_part(request, *await self._newest_part(request), self._clock())

    async def _newest_part(self, request: Request) -> tuple[str, str]:
        """Return the part of the page that shows the newest round, and its tag."""
        newest = self._history.newest
        shown = None if newest is None else await self._round_part(request, newest)
        catalogue = catalogue_of(request)
        html = render(
            "trusted_live.html",
            catalogue,
            view=self._snapshot(),
            shown=shown,
            exact_texts=without_noise(catalogue),
        )
        return html, etag(html)

    async def _round(self, request: Request) -> Response:
        number = round_number(request)
        if number is None:
            return missing(request)
        shown = await self._round_part(request, number)
        if shown is None:
            return missing(request, "missing.round")
        if is_live(request):
            return live_part(request, shown, etag(shown), self._clock())
        return page(request, "trusted_past.html", shown=shown, zone=self._history.zone, number=number)

    async def _round_part(self, request: Request, number: int) -> str | None:
        """Record that a round is shown to a session, unless it was; then return its drawings.

        Raises:
            AuditLogError: it can't be recorded.
        """
        if number not in self._history.rounds:
            return None
        identity = self._sessions.identity(request.state.session) or ""
        viewed = self._viewed_in(identity)
        if self._failure is not None or number not in viewed:
            visitor, address = _visitor(identity), client_address(request.scope)
            self._record(lambda: self._session.log.record_view(number, visitor, address))
            viewed.add(number)
        catalogue = catalogue_of(request)
        key = number, catalogue.language, number == self._history.newest
        if key not in self._html:
            html = await asyncio.to_thread(self._render, number, catalogue, is_newest=key[2])
            if html is None:
                return None
            self._html[key] = html
            if len(self._html) > MOST_HTML:
                self._html.popitem(last=False)
        return self._html[key]

    def _render(self, number: int, catalogue: Catalogue, *, is_newest: bool) -> str | None:
        shown = self._history.present(number)
        if shown is None:
            return None
        return render(
            "trusted_round.html",
            catalogue,
            zone=self._history.zone,
            shown=shown,
            is_newest=is_newest,
            exact_texts=without_noise(catalogue),
            most_lines=MOST_LINES,
        )

    def _viewed_in(self, identity: str) -> set[int]:
        """Return the rounds that a session has been shown, without forgotten ones."""
        viewed = self._viewed.pop(identity, set())
        viewed.intersection_update(self._history.rounds)
        self._viewed[identity] = viewed
        if len(self._viewed) > MOST_SESSIONS:
            self._viewed.popitem(last=False)
        return viewed

    def _record(self, write: Callable[[], None]) -> None:
        if self._failure is not None:
            raise self._failure
        try:
            write()
        except AuditLogError as error:
            self._failure = error
            self._on_failure(error)
            raise

    def _snapshot(self) -> _Snapshot:
        history = self._history
        rounds = history.rounds
        return _Snapshot(
            zone=history.zone,
            conditions=conditions(self._session, self._clock()),
            rounds=rounds,
            times=[history.zone.schedule.time_of(number) for number in rounds],
            counts=self._session.counts.as_dict(),
            layers=history.layers,
        )


def conditions(session: TrustedSession, now: float) -> list[Condition]:
    """Return what a visitor of the trusted view should know, the most serious first.

    Args:
        session: the session.
        now: seconds since 1970.
    """
    history, follower = session.history, session.follower
    found = []
    if follower is not None and follower.state is not LinkState.UP:
        if follower.problem is None:
            found.append(Condition(Level.INFO, "trusted.connecting"))
        else:
            found.append(Condition(Level.ERROR, "trusted.broker_down", {"problem": follower.problem}))
    if session.counts.nothing_fits:
        reasons = ", ".join(f"{reason} {count}" for reason, count in sorted(session.counts.refused.items()))
        found.append(Condition(Level.ERROR, "trusted.nothing_fits", {"reasons": reasons}))
    newest = history.newest
    if newest is None:
        key = "trusted.ended_empty" if history.is_complete else "trusted.waiting"
        found.append(Condition(Level.WARNING if history.is_complete else Level.INFO, key))
    else:
        if absent := len(history.missing_in(newest)):
            every = len(history.zone.nodes)
            found.append(Condition(Level.WARNING, "trusted.missing", {"n": absent, "all": every}))
        if history.is_complete:
            found.append(Condition(Level.INFO, "trusted.ended"))
        elif follower is not None and is_stale(history.zone.schedule, newest, now):
            since = history.zone.schedule.time_of(newest)
            found.append(Condition(Level.WARNING, "stale", {"since": since}))
    return by_severity(found)


def without_noise(catalogue: Catalogue) -> Catalogue:
    """Return the texts with those for drawings of exact readings in place of those for noisy ones."""
    instead = {
        key.removeprefix(WITHOUT_NOISE): text
        for key, text in catalogue.texts.items()
        if key.startswith(WITHOUT_NOISE)
    }
    return Catalogue(catalogue.language, {**catalogue.texts, **instead})


def _visitor(identity: str) -> str:
    """Return a short name of a session for the audit log, which does not give access to it."""
    return hashlib.blake2b(identity.encode(), digest_size=6).hexdigest()


def _marked(scope: Scope) -> Scope:
    """Return a request with the mark of the trusted party's pages."""
    return {**scope, "state": {**scope["state"], "trusted": True}}
