"""The public dashboard: an ASGI application that shows all zones of a service as the public knows them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route, Router
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from heatcloak_aggregator.dashboard.access import ROOT, DashboardAccess, Sessions
from heatcloak_aggregator.dashboard.catalogue import Catalogue, preferred
from heatcloak_aggregator.dashboard.condition import service_conditions
from heatcloak_aggregator.dashboard.rendering import etag, render
from heatcloak_aggregator.dashboard.simulation import SimulatedZone
from heatcloak_aggregator.dashboard.tradeoff import Choices, limits, present_choices, what_if
from heatcloak_aggregator.dashboard.zone_page import Snapshot, Throttle, ZonePage
from heatcloak_aggregator.http.auth import Tokens
from heatcloak_aggregator.http.store_readers import StoreReaders
from heatcloak_aggregator.service.monitoring import ServiceView
from heatcloak_shared.errors import HeatcloakError, ParameterError

OVERVIEW_INTERVAL = 2.0
"""Seconds between two updates of the overview."""
INTERVALS = (0.5, 5.0)
"""Seconds between two updates of a zone's page: half a round, within these limits."""
MOST_CHARACTERS = 24
"""Characters of a number in a query."""


def public_dashboard(
    service: ServiceView,
    tokens: Tokens,
    worlds: Mapping[str, SimulatedZone] | None = None,
    clock: Callable[[], float] = time.time,
) -> DashboardAccess:
    """Return the public dashboard of a service.

    It shows estimates, cloaked readings and the state of nodes. Nothing of it is secret from an observer at
    the broker, except the people of simulated worlds.

    Args:
        service: the service.
        tokens: tokens with which visitors log in.
        worlds: the zones whose world is simulated, by name.
        clock: seconds since 1970.
    """
    pages = _PublicPages(service, dict(worlds or {}), clock)
    return DashboardAccess(pages.router, Sessions(tokens), failed_page)


class _PublicPages:
    def __init__(
        self, service: ServiceView, worlds: dict[str, SimulatedZone], clock: Callable[[], float]
    ) -> None:
        self._service = service
        self._worlds = worlds
        self._clock = clock
        self._readers = StoreReaders()
        self._pages: dict[str, ZonePage] = {}
        self._overviews: dict[str, tuple[str, Throttle]] = {}
        # One computation at a time: it takes a whole core for about a second.
        self._computing = asyncio.Semaphore(1)
        self.router = dashboard_router(
            [
                Route("/", self._overview),
                Route("/live", self._overview_live),
                Route("/zones/{zone}", self._zone),
                Route("/zones/{zone}/live", self._zone_live),
                Route("/zones/{zone}/nodes", self._nodes),
                Route("/zones/{zone}/rounds/{number:int}", self._round),
                Route("/zones/{zone}/tradeoff", self._tradeoff),
            ]
        )

    async def _overview(self, request: Request) -> Response:
        return page(request, "overview.html", live=await self._overview_part(catalogue_of(request)))

    async def _overview_live(self, request: Request) -> Response:
        html = await self._overview_part(catalogue_of(request))
        return live_part(request, html, etag(html))

    async def _overview_part(self, catalogue: Catalogue) -> str:
        html, throttle = self._overviews.get(catalogue.language, ("", Throttle()))
        if not html or throttle.is_due:
            zones = [await self._page(name).snapshot() for name in sorted(self._service.zones)]
            with throttle.work():
                conditions = service_conditions(self._service.health())
                html = render("overview_live.html", catalogue, zones=zones, conditions=conditions)
            self._overviews[catalogue.language] = html, throttle
        return html

    async def _zone(self, request: Request) -> Response:
        found = self._named(request)
        if found is None:
            return missing(request)
        live, _ = await found.part("zone_live.html", catalogue_of(request))
        return page(
            request,
            "zone.html",
            live=live,
            zone=await found.snapshot(),
            interval=update_interval(found.period),
        )

    async def _zone_live(self, request: Request) -> Response:
        found = self._named(request)
        if found is None:
            return missing(request)
        return live_part(request, *await found.part("zone_live.html", catalogue_of(request)))

    async def _nodes(self, request: Request) -> Response:
        found = self._named(request)
        if found is None:
            return missing(request)
        snapshot = await found.snapshot()
        if request.headers.get("x-heatcloak-live"):
            return live_part(request, *await found.part("nodes_live.html", catalogue_of(request)))
        live, _ = await found.part("nodes_live.html", catalogue_of(request))
        return page(request, "nodes.html", live=live, zone=snapshot, interval=update_interval(found.period))

    async def _round(self, request: Request) -> Response:
        found = self._named(request)
        if found is None:
            return missing(request)
        snapshot = await found.snapshot()
        shown = snapshot.round_numbered(int(request.path_params["number"]))
        if shown is None:
            return missing(request, "missing.round")
        with_readings = await found.with_readings(shown)
        if request.headers.get("x-heatcloak-live"):
            html = render("round_live.html", catalogue_of(request), zone=snapshot, shown=with_readings)
            return live_part(request, html, etag(html))
        return page(request, "round.html", zone=snapshot, shown=with_readings)

    async def _tradeoff(self, request: Request) -> Response:
        found = self._named(request)
        if found is None:
            return missing(request)
        snapshot = await found.snapshot()
        simulated = found.simulated
        offered = None if simulated is None else limits(simulated.zone)
        if simulated is None or offered is None:
            return page(request, "tradeoff.html", zone=snapshot, offered=None, choices=None, live="")
        choices = present_choices(simulated.zone)
        problem = None
        try:
            choices = _chosen(request, choices)
        except ParameterError as error:
            problem = str(error)
        html = await self._tradeoff_part(catalogue_of(request), snapshot, simulated, choices, problem)
        if request.headers.get("x-heatcloak-live"):
            return live_part(request, html, etag(html))
        return page(request, "tradeoff.html", zone=snapshot, offered=offered, choices=choices, live=html)

    async def _tradeoff_part(
        self,
        catalogue: Catalogue,
        snapshot: Snapshot,
        simulated: SimulatedZone,
        choices: Choices,
        problem: str | None,
    ) -> str:
        found = None
        if problem is None and snapshot.latest is not None:
            number = snapshot.latest.number
            try:
                async with self._computing:
                    found = await asyncio.to_thread(what_if, simulated, choices, number)
            except HeatcloakError as error:
                problem = str(error)
        return render(
            "tradeoff_live.html", catalogue, zone=snapshot, found=found, choices=choices, problem=problem
        )

    def _named(self, request: Request) -> ZonePage | None:
        name = request.path_params["zone"]
        return self._page(name) if name in self._service.zones else None

    def _page(self, name: str) -> ZonePage:
        if name not in self._pages:
            self._pages[name] = ZonePage(
                self._service, name, self._readers, self._clock, self._worlds.get(name)
            )
        return self._pages[name]


def dashboard_router(routes: list[Route]) -> Router:
    """Return a router below `ROOT` with the login page, static files and other routes.

    ``scope["state"]["trusted"]`` says whether pages are those of the trusted party; it is False by default.
    """
    folder = Path(str(files(__package__) / "static"))
    static = Mount("/static", StaticFiles(directory=folder))
    login = Route("/login", _login, methods=["GET", "POST"])
    return Router([Mount(ROOT, Router([*routes, static, login], default=_not_found))], default=_not_found)


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


def live_part(request: Request, html: str, tag: str) -> Response:
    """Return a part of a page for its script, or 304 if the script has it."""
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"ETag": tag})
    return HTMLResponse(html, headers={"ETag": tag})


def update_interval(period: float) -> float:
    """Return the seconds between two updates of a page whose rounds have a period."""
    low, high = INTERVALS
    return min(max(period / 2.0, low), high)


def _chosen(request: Request, present: Choices) -> Choices:
    """Return the choices in a query; what it leaves out is as at present.

    Raises:
        ParameterError: one is not a number.
    """
    chosen = {}
    for name, value in vars(present).items():
        text = request.query_params.get(name, "")[:MOST_CHARACTERS]
        try:
            chosen[name] = type(value)(text) if text else value
        except ValueError:
            raise ParameterError(f"{name} is {text!r}: give a number") from None
    if not 0 <= chosen["draw"] < 1_000_000:
        raise ParameterError(f"draw is {chosen['draw']!r}: give 0 to 999999")
    return Choices(**chosen)
