"""The public dashboard: an ASGI application that shows all zones of a service as the public knows them."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route, Router
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from heatcloak_aggregator.dashboard.access import ROOT, DashboardAccess, Sessions
from heatcloak_aggregator.dashboard.catalogue import Catalogue, Sentence, preferred
from heatcloak_aggregator.dashboard.overview import Overview
from heatcloak_aggregator.dashboard.rendering import etag, load_templates, render
from heatcloak_aggregator.dashboard.simulation import SimulatedZone
from heatcloak_aggregator.dashboard.tradeoff import (
    Choices,
    Comparison,
    chosen,
    compare,
    limits,
    present_choices,
)
from heatcloak_aggregator.dashboard.zone_page import Snapshot, ZonePage
from heatcloak_aggregator.http.auth import Tokens
from heatcloak_aggregator.http.store_readers import StoreReaders
from heatcloak_aggregator.service.monitoring import ServiceView
from heatcloak_shared.errors import HeatcloakError

OVERVIEW_INTERVAL = 2.0
"""Seconds between two updates of the overview."""
INTERVALS = (0.5, 5.0)
"""Seconds between two updates of a zone's page: half a round, within these limits."""
PAGE_KEPT = 600.0
"""Seconds since its last visitor for which the state of a zone's page is kept."""
MOST_COMPUTATIONS = 2
"""Computations that may run and wait; further ones are refused."""
MOST_COMPARED = 32
"""Computed comparisons that are kept."""


def public_dashboard(
    service: ServiceView,
    tokens: Tokens,
    worlds: Mapping[str, SimulatedZone] | None = None,
    clock: Callable[[], float] = time.time,
    has_ended: Callable[[], bool] = lambda: False,
) -> DashboardAccess:
    """Return the public dashboard of a service.

    It shows estimates, cloaked readings and the state of nodes. Nothing of it is secret from an observer at
    the broker, except the people of simulated worlds.

    Args:
        service: the service.
        tokens: tokens with which visitors log in.
        worlds: the zones whose world is simulated, by name.
        clock: seconds since 1970; pages say so if it is not the machine's own.
        has_ended: whether the simulation is over, so that no more rounds come.
    """
    pages = _PublicPages(service, dict(worlds or {}), clock, has_ended)
    return DashboardAccess(pages.router, Sessions(tokens), failed_page)


class _PublicPages:
    def __init__(
        self,
        service: ServiceView,
        worlds: dict[str, SimulatedZone],
        clock: Callable[[], float],
        has_ended: Callable[[], bool],
    ) -> None:
        self._service = service
        self._worlds = worlds
        self._clock = clock
        self._has_ended = has_ended
        self._readers = StoreReaders()
        # Each with the time of its last visitor, in monotonic seconds; the longest unvisited one first.
        self._pages: OrderedDict[str, tuple[ZonePage, float]] = OrderedDict()
        self._of_all = Overview(service, self._page, clock, has_ended)
        # One computation at a time: it takes a whole core for about a second, on a graph for several.
        self._computing = asyncio.Lock()
        self._waiting = 0
        self._compared: OrderedDict[tuple[str, Choices, int], Comparison] = OrderedDict()
        self.router = dashboard_router(
            [
                Route("/", self._overview),
                Route("/live", self._overview_live),
                Route("/zones/{zone}", self._zone),
                Route("/zones/{zone}/live", self._zone_live),
                Route("/zones/{zone}/nodes", self._nodes),
                Route("/zones/{zone}/rounds/{number}", self._round),
                Route("/zones/{zone}/tradeoff", self._tradeoff),
            ]
        )

    async def _overview(self, request: Request) -> Response:
        live = await self._of_all.part(catalogue_of(request))
        return page(request, "overview.html", live=live, now=self._clock())

    async def _overview_live(self, request: Request) -> Response:
        html = await self._of_all.part(catalogue_of(request))
        return live_part(request, html, etag(html), self._clock())

    async def _zone(self, request: Request) -> Response:
        return await self._zone_page(request, "zone.html", "zone_live.html")

    async def _zone_live(self, request: Request) -> Response:
        return await self._zone_part(request, "zone_live.html")

    async def _nodes(self, request: Request) -> Response:
        if is_live(request):
            return await self._zone_part(request, "nodes_live.html")
        return await self._zone_page(request, "nodes.html", "nodes_live.html")

    async def _zone_page(self, request: Request, template: str, part: str) -> Response:
        found = self._named(request)
        if found is None:
            return missing(request)
        live, _ = await found.part(part, catalogue_of(request))
        return page(
            request,
            template,
            live=live,
            zone=await found.snapshot(),
            interval=update_interval(found.period),
            now=self._clock(),
            has_own_clock=self._clock is not time.time,
        )

    async def _zone_part(self, request: Request, template: str) -> Response:
        found = self._named(request)
        if found is None:
            return missing(request)
        return live_part(request, *await found.part(template, catalogue_of(request)), self._clock())

    async def _round(self, request: Request) -> Response:
        found = self._named(request)
        if found is None:
            return missing(request)
        number = round_number(request)
        if number is None:
            return missing(request)
        html = await found.round_part(number, catalogue_of(request))
        if html is None:
            return missing(request, "missing.round")
        if is_live(request):
            return live_part(request, html, etag(html), self._clock())
        snapshot = await found.snapshot()
        return page(request, "round.html", zone=snapshot, number=number, live=html, now=self._clock())

    async def _tradeoff(self, request: Request) -> Response:
        found = self._named(request)
        if found is None:
            return missing(request)
        snapshot = await found.snapshot()
        simulated = found.simulated
        offered = None if simulated is None else limits(simulated.zone)
        if simulated is None or offered is None:
            return page(request, "tradeoff.html", zone=snapshot, offered=None, choices=None, live="")
        choices, problem = chosen(request.query_params, present_choices(simulated.zone), offered)
        html = await self._tradeoff_part(catalogue_of(request), snapshot, simulated, choices, problem)
        if is_live(request):
            return live_part(request, html, etag(html), self._clock())
        return page(
            request,
            "tradeoff.html",
            zone=snapshot,
            offered=offered,
            choices=choices,
            live=html,
            now=self._clock(),
        )

    async def _tradeoff_part(
        self,
        catalogue: Catalogue,
        snapshot: Snapshot,
        simulated: SimulatedZone,
        choices: Choices,
        problem: Sentence | None,
    ) -> str:
        compared = None
        if problem is None and snapshot.latest is not None:
            try:
                compared = await self._computed(simulated, choices, snapshot.latest.number)
            except HeatcloakError as error:
                problem = Sentence("tradeoff.impossible", {"reason": str(error)})
            if compared is None and problem is None:
                problem = Sentence("tradeoff.too_many")
        return render("tradeoff_live.html", catalogue, zone=snapshot, compared=compared, problem=problem)

    async def _computed(self, simulated: SimulatedZone, choices: Choices, number: int) -> Comparison | None:
        """Return the comparison of some choices with the present ones; None if too many are waiting."""
        key = simulated.zone.name, choices, number
        if key not in self._compared:
            if self._waiting >= MOST_COMPUTATIONS:
                return None
            self._waiting += 1
            try:
                async with self._computing:
                    if key not in self._compared:
                        self._compared[key] = await asyncio.to_thread(compare, simulated, choices, number)
            finally:
                self._waiting -= 1
            if len(self._compared) > MOST_COMPARED:
                self._compared.popitem(last=False)
        return self._compared[key]

    def _named(self, request: Request) -> ZonePage | None:
        return self._page(request.path_params["zone"])

    def _page(self, name: str) -> ZonePage | None:
        """Return the page of a zone as it is served now; None if it is not."""
        now = time.monotonic()
        while self._pages and now - next(iter(self._pages.values()))[1] > PAGE_KEPT:
            self._pages.popitem(last=False)
        found, _ = self._pages.pop(name, (None, now))
        view = self._service.zones.get(name)
        if view is None:
            return None
        if found is None or not found.shows(view):
            world = self._worlds.get(name)
            if world is not None and world.zone.rev != view.zone.rev:
                world = None
            found = ZonePage(self._service, view, self._readers, self._clock, world, self._has_ended)
        self._pages[name] = found, now
        return found


def dashboard_router(routes: list[Route]) -> Router:
    """Return a router below `ROOT` with the login page, static files and other routes.

    ``scope["state"]["trusted"]`` says whether pages are those of the trusted party; it is False by default.
    """
    load_templates()
    files_below = StaticFiles(directory=Path(str(files(__package__) / "static")))

    async def static(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await files_below(scope, receive, send)
        except HTTPException:
            await missing(Request(scope))(scope, receive, send)

    login = Route("/login", _login, methods=["GET", "POST"])
    # Slashes are not added by redirects, which would name the host and scheme that this server sees.
    inner = Router([*routes, Mount("/static", static), login], redirect_slashes=False, default=_not_found)
    return Router([Mount(ROOT, inner)], redirect_slashes=False, default=_not_found)


async def _login(request: Request) -> Response:
    message = request.state.message or request.query_params.get("message", "")
    known = message if message in ("wrong", "wait", "out", "expired") else ""
    return page(request, "login.html", message=known, next=request.query_params.get("next", "")[:200])


async def failed_page(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request with which the application failed."""
    await page(Request(scope), "message.html", 500, key="missing.failed")(scope, receive, send)


async def _not_found(scope: Scope, receive: Receive, send: Send) -> None:
    await missing(Request(scope))(scope, receive, send)


def catalogue_of(request: Request) -> Catalogue:
    """Return the texts in the language that a visitor prefers."""
    return preferred(request.headers.get("accept-language", ""))


def page(request: Request, template: str, status: int = 200, **values: object) -> Response:
    """Return a whole page."""
    catalogue = catalogue_of(request)
    session = request.state.session is not None
    trusted = getattr(request.state, "trusted", False)
    return HTMLResponse(render(template, catalogue, session=session, trusted=trusted, **values), status)


def missing(request: Request, key: str = "missing.page") -> Response:
    """Return the page for what does not exist."""
    return page(request, "message.html", 404, key=key)


def round_number(request: Request) -> int | None:
    """Return the number of a round in the path of a request; None if it is none."""
    text: str = request.path_params["number"]
    # Python refuses thousands of digits.
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 16 else None


def is_live(request: Request) -> bool:
    """Return whether a script asks for a part of a page."""
    return "x-heatcloak-live" in request.headers


def live_part(request: Request, html: str, tag: str, now: float) -> Response:
    """Return a part of a page for its script, or 304 if the script has it, with the time of the server."""
    headers = {"ETag": tag, "X-Heatcloak-Now": str(round(1000.0 * now))}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return HTMLResponse(html, headers=headers)


def update_interval(period: float) -> float:
    """Return the seconds between two updates of a page whose rounds have a period."""
    low, high = INTERVALS
    return min(max(period / 2.0, low), high)
