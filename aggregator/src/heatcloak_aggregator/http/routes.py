"""Routes: health, metrics, and the REST API of zones, nodes, rounds and estimates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response, Security
from fastapi.responses import JSONResponse
from fastapi.security import HTTPBearer
from pydantic import BaseModel, Field

from heatcloak_aggregator.http.estimate_models import (
    EstimateModel,
    Estimates,
    HeatmapModel,
    Heatmaps,
    Positions,
    RoundPositions,
)
from heatcloak_aggregator.http.parameters import (
    NodeId,
    NoQuery,
    Page,
    Range,
    RevisionQuery,
    RoundNumber,
    ZoneId,
)
from heatcloak_aggregator.http.problems import NotFoundError, problem_responses
from heatcloak_aggregator.http.round_models import HistoryModel, RoundLine, RoundModel, Rounds
from heatcloak_aggregator.http.store_readers import StoreReaders, T
from heatcloak_aggregator.http.zone_models import (
    ZONE_MODELS,
    AnyKindOfZoneModel,
    NodeModel,
    Nodes,
    ZoneLine,
    Zones,
)
from heatcloak_aggregator.service.monitoring import ServiceView, ZoneView
from heatcloak_aggregator.store import EstimateMessage, RoundRow, Store, StoredEstimate, StoredReading
from heatcloak_aggregator.store.rows import default_rounds
from heatcloak_shared.wire import Estimate, HeatmapEstimate, PositionEstimate

BEARER = HTTPBearer(auto_error=False, description="A token of the service's token file.")
"""Declares the token in the schema; `BearerAuth` checks it before any route."""

ROOT = "/api/v1/zones"
HIDDEN_CAUSE = "not working: send a token, or see the service's log, for the cause"

health_router = APIRouter(responses=problem_responses(405, 413, 422, 500), tags=["health"])
zone_router = APIRouter(
    prefix=ROOT,
    dependencies=[Security(BEARER)],
    responses=problem_responses(401, 405, 413, 422, 500),
)
_MEMORY_PROBLEMS = problem_responses(404)
_STORE_PROBLEMS = problem_responses(404, 503)


class Alive(BaseModel):
    """The service is alive."""

    alive: bool = Field(description="Always true.")


class Ready(BaseModel):
    """Whether the service receives and stores readings."""

    ready: bool = Field(description="Whether there is no problem.")
    link: str = Field(description="State of the link to the broker.")
    problems: dict[str, str] = Field(
        description="Problems of `link`, `store` and `clock`; their causes only for requests with a token."
    )


@health_router.get("/healthz")
async def healthz(_query: Annotated[NoQuery, Query()]) -> Alive:
    """Return 200 while the service answers. Checks neither broker nor store; needs no token."""
    return Alive(alive=True)


@health_router.get("/readyz", responses={503: {"model": Ready, "description": "Not ready."}})
async def readyz(request: Request, _query: Annotated[NoQuery, Query()]) -> Ready:
    """Return whether the service receives and stores readings. Needs no token; shows causes only with one."""
    health = _service(request).health()
    found = {"link": health.link_problem, "store": health.store_problem, "clock": health.clock_problem}
    authorized = bool(request.state.authorized)
    problems = {
        name: text if authorized else HIDDEN_CAUSE for name, text in found.items() if text is not None
    }
    ready = Ready(ready=health.is_ready, link=health.link.value, problems=problems)
    # A response of its own, because the status depends on the result.
    return JSONResponse(ready.model_dump(), 200 if ready.ready else 503)  # type: ignore[return-value]


@health_router.get(
    "/metrics",
    dependencies=[Security(BEARER)],
    response_class=Response,
    responses={
        200: {
            "description": "The metrics, in the format that `Accept` asks for.",
            "content": {
                "text/plain": {"schema": {"type": "string"}},
                "application/openmetrics-text": {"schema": {"type": "string"}},
            },
        },
        **problem_responses(401),
    },
)
async def metrics(request: Request, _query: Annotated[NoQuery, Query()]) -> Response:
    """Return the metrics for Prometheus."""
    body, media_type = await request.app.state.metrics.scrape(request.headers.get("accept", ""))
    return Response(body, headers={"Content-Type": media_type})


@zone_router.get("", tags=["zones"])
async def zones(request: Request, _query: Annotated[NoQuery, Query()]) -> Zones:
    """Return the served zones."""
    return Zones(zones=[ZoneLine.of(view) for _, view in sorted(_service(request).zones.items())])


@zone_router.get("/{zone}", tags=["zones"], responses=_MEMORY_PROBLEMS)
async def zone(request: Request, zone: ZoneId, _query: Annotated[NoQuery, Query()]) -> AnyKindOfZoneModel:
    """Return one zone: its public description and its counts."""
    view = _zone(request, zone)
    return ZONE_MODELS[view.zone.kind].of(view)


@zone_router.get("/{zone}/nodes", tags=["nodes"], responses=_MEMORY_PROBLEMS)
async def nodes(request: Request, zone: ZoneId, _query: Annotated[NoQuery, Query()]) -> Nodes:
    """Return the nodes of a zone."""
    view = _zone(request, zone)
    return Nodes(nodes=[NodeModel.of(view, node) for node in view.zone.nodes])


@zone_router.get("/{zone}/nodes/{node}", tags=["nodes"], responses=_MEMORY_PROBLEMS)
async def node(
    request: Request, zone: ZoneId, node: NodeId, _query: Annotated[NoQuery, Query()]
) -> NodeModel:
    """Return one node of a zone."""
    view = _zone(request, zone)
    if node not in view.zone.places:
        raise NotFoundError(f"no such node in this zone: see {ROOT}/{zone}/nodes")
    return NodeModel.of(view, node)


@zone_router.get("/{zone}/rounds", tags=["rounds"], responses=_STORE_PROBLEMS)
async def rounds(request: Request, zone: ZoneId, page: Annotated[Page, Query()]) -> Rounds:
    """Return the rounds that have readings, newest first."""
    rows = await _page(request, zone, page, lambda store: store.rounds)
    lines = [RoundLine.model_validate(row) for row in rows[: page.limit]]
    following = page.next_of(f"{ROOT}/{zone}/rounds", lines[-1].round) if len(rows) > page.limit else None
    return Rounds(rounds=lines, next=following)


@zone_router.get("/{zone}/rounds/{number}", name="round", tags=["rounds"], responses=_STORE_PROBLEMS)
async def round_(
    request: Request, zone: ZoneId, number: RoundNumber, query: Annotated[RevisionQuery, Query()]
) -> RoundModel:
    """Return one round: which nodes reported, when, and the verdict on each reading.

    Ticks are cloaked, as they were public on the wire; the service does not know the measured values.
    """
    described = _zone(request, zone).zone
    rev = _revision(request, zone, query)

    def read(store: Store) -> tuple[list[RoundRow], list[StoredReading]]:
        rows = store.rounds(zone, rev, after=number - 1, before=number + 1, limit=1)
        return rows, store.round_readings(zone, rev, number) if rows else []

    rows, readings = await _from_store(request, read)
    if not rows:
        raise NotFoundError(f"no message of this round is stored: see {ROOT}/{zone}/rounds")
    return RoundModel.with_readings(rows[0], readings, described)


@zone_router.get("/{zone}/history", tags=["rounds"], responses=_STORE_PROBLEMS)
async def history(request: Request, zone: ZoneId, query: Annotated[Range, Query()]) -> HistoryModel:
    """Return the estimates of many rounds in short, for charts."""
    described, rev = _zone(request, zone).zone, _revision(request, zone, query)
    rounds = default_rounds(described.schedule)
    found = await _from_store(
        request, lambda store: store.history(zone, rev, query.since, query.until, query.buckets, rounds)
    )
    return HistoryModel.of(found, described.schedule if rev == described.rev else None)


@dataclass(frozen=True)
class _EstimatesOfKind:
    """Where and how the estimates of one kind of zone are served.

    Attributes:
        kind: the kind of the zone.
        leaf: what they are called, in the plural: the last part of their path.
        message: the type of the stored message.
        model: the response model of one estimate; its ``of`` makes it of a stored estimate and the zone.
        pages: the response model of a page, whose first field is a list of them.
    """

    kind: str
    leaf: str
    message: type[EstimateMessage]
    model: type[EstimateModel | HeatmapModel | RoundPositions]
    pages: type[Estimates | Heatmaps | Positions]

    def add_routes(self) -> None:
        """Add the list, the newest one, and the one of a round."""
        for leaf, name, answer, model, summary in (
            ("", "{}", self._list, self.pages, f"{self.leaf} of a {self.kind} zone, newest round first"),
            ("/latest", "latest_{}", self._latest, self.model, f"{self.leaf} of the newest round with some"),
            ("/{number}", "{}_of_round", self._of_round, self.model, f"{self.leaf} of one round"),
        ):
            zone_router.add_api_route(
                f"/{{zone}}/{self.leaf}{leaf}",
                answer,
                name=name.format(self.leaf),
                response_model=model,
                tags=[self.leaf],
                responses=_STORE_PROBLEMS,
                description=f"Return the {summary}.",
            )

    async def _list(self, request: Request, zone: ZoneId, page: Annotated[Page, Query()]) -> BaseModel:
        self._check_zone(request, zone)
        rows = await _page(request, zone, page, lambda store: store.estimates)
        shown = [self._shown(request, zone, row) for row in rows[: page.limit]]
        more = len(rows) > page.limit
        following = page.next_of(f"{ROOT}/{zone}/{self.leaf}", shown[-1].round) if more else None
        field = next(iter(self.pages.model_fields))
        return self.pages.model_validate({field: shown, "next": following})

    async def _latest(
        self, request: Request, zone: ZoneId, query: Annotated[RevisionQuery, Query()]
    ) -> BaseModel:
        self._check_zone(request, zone)
        missing = f"no round has {self.leaf} yet: try again after the first one"
        return self._shown(request, zone, await _newest(request, zone, query, missing))

    async def _of_round(
        self, request: Request, zone: ZoneId, number: RoundNumber, query: Annotated[RevisionQuery, Query()]
    ) -> BaseModel:
        self._check_zone(request, zone)
        missing = f"this round has no {self.leaf}: see {ROOT}/{zone}/{self.leaf}"
        found = await _newest(request, zone, query, missing, after=number - 1, before=number + 1)
        return self._shown(request, zone, found)

    def _check_zone(self, request: Request, name: str) -> None:
        found = _zone(request, name).zone.kind
        if found != self.kind:
            raise NotFoundError(f"zone {name} is a {found} zone: see {ROOT}/{name}/{ESTIMATES[found].leaf}")

    def _shown(
        self, request: Request, name: str, row: StoredEstimate
    ) -> EstimateModel | HeatmapModel | RoundPositions:
        """Return an estimate, unless the revision had another kind of zone under the same name."""
        if not isinstance(row.message, self.message):
            raise NotFoundError("this revision of the zone was of another kind: give another rev, or none")
        return self.model.of(row, _zone(request, name).zone)


ESTIMATES = {
    each.kind: each
    for each in (
        _EstimatesOfKind("heat", "estimates", Estimate, EstimateModel, Estimates),
        _EstimatesOfKind("heatmap", "heatmaps", HeatmapEstimate, HeatmapModel, Heatmaps),
        _EstimatesOfKind("position", "positions", PositionEstimate, RoundPositions, Positions),
    )
}
for _estimates in ESTIMATES.values():
    _estimates.add_routes()


def _service(request: Request) -> ServiceView:
    view: ServiceView = request.app.state.view
    return view


def _zone(request: Request, name: str) -> ZoneView:
    view = _service(request).zones.get(name)
    if view is None:
        raise NotFoundError(f"no such zone: see {ROOT}")
    return view


def _revision(request: Request, name: str, query: RevisionQuery) -> str:
    served = _zone(request, name).zone.rev
    return query.rev or served


async def _page(
    request: Request, zone: str, page: Page, query: Callable[[Store], Callable[..., list[T]]]
) -> list[T]:
    """Return the rows of a page, and one more if there is a next page."""
    rev = _revision(request, zone, page)
    bounds = {"after": page.after, "before": page.before, "limit": page.limit + 1}
    return await _from_store(request, lambda store: query(store)(zone, rev, **bounds))


async def _newest(
    request: Request, zone: str, query: RevisionQuery, missing: str, **bounds: int
) -> StoredEstimate:
    """Return the estimate of the newest round within bounds; raise a problem with the text ``missing``."""
    rev = _revision(request, zone, query)
    found = await _from_store(request, lambda store: store.estimates(zone, rev, limit=1, **bounds))
    if not found:
        raise NotFoundError(missing)
    return found[0]


async def _from_store(request: Request, work: Callable[[Store], T]) -> T:
    """Return the result of ``work``, which runs on a thread of the store readers."""
    readers: StoreReaders = request.app.state.readers
    return await readers.read(lambda: work(_service(request).store))
