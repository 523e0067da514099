"""The pages of one zone and its nodes, rounds and estimates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Query, Request, Security
from fastapi.security import HTTPBearer

from heatcloak_aggregator.http.parameters import (
    NodeId,
    Nothing,
    OfRevision,
    Page,
    RoundNumber,
    ZoneId,
)
from heatcloak_aggregator.http.problems import NotFoundError, declared
from heatcloak_aggregator.http.round_models import EstimateModel, Estimates, RoundLine, RoundModel, Rounds
from heatcloak_aggregator.http.zone_models import NodeModel, Nodes, ZoneLine, ZoneModel, Zones

if TYPE_CHECKING:
    from heatcloak_aggregator.http.reading import StoreReaders
    from heatcloak_aggregator.service.view import ServiceView, ZoneView
    from heatcloak_aggregator.store import RoundRow, Store, StoredEstimate, StoredReading

BEARER = HTTPBearer(auto_error=False, description="A token of the service's token file.")
"""For the schema only: the gate before all pages looks at the token."""

ROOT = "/api/v1/zones"

router = APIRouter(
    prefix=ROOT,
    dependencies=[Security(BEARER)],
    responses=declared(401, 405, 413, 422, 500),
)
_FOUND = declared(404)
_STORED = declared(404, 503)


@router.get("", tags=["zones"])
async def zones(request: Request, _query: Annotated[Nothing, Query()]) -> Zones:
    """The zones that are served."""
    return Zones(zones=[ZoneLine.of(view) for _, view in sorted(_view(request).zones.items())])


@router.get("/{zone}", tags=["zones"], responses=_FOUND)
async def zone(request: Request, zone: ZoneId, _query: Annotated[Nothing, Query()]) -> ZoneModel:
    """One zone: its public description, and what was counted."""
    return ZoneModel.of(_zone(request, zone))


@router.get("/{zone}/nodes", tags=["nodes"], responses=_FOUND)
async def nodes(request: Request, zone: ZoneId, _query: Annotated[Nothing, Query()]) -> Nodes:
    """The nodes of a zone."""
    view = _zone(request, zone)
    return Nodes(nodes=[NodeModel.of(view, node) for node in view.zone.nodes])


@router.get("/{zone}/nodes/{node}", tags=["nodes"], responses=_FOUND)
async def node(
    request: Request, zone: ZoneId, node: NodeId, _query: Annotated[Nothing, Query()]
) -> NodeModel:
    """One node of a zone."""
    view = _zone(request, zone)
    if node not in view.zone.places:
        raise NotFoundError("no such node in this zone: the list of its nodes names them")
    return NodeModel.of(view, node)


@router.get("/{zone}/rounds", tags=["rounds"], responses=_STORED)
async def rounds(request: Request, zone: ZoneId, page: Annotated[Page, Query()]) -> Rounds:
    """Rounds that have readings, newest first."""
    rev = _revision(request, zone, page)

    def read(store: Store) -> list[RoundRow]:
        # One more than asked for tells whether there is a next page.
        return store.rounds(zone, rev, after=page.after, before=page.before, limit=page.limit + 1)

    rows = await _read(request).read(lambda: read(_view(request).store))
    shown = rows[: page.limit]
    following = page.next_of(f"{ROOT}/{zone}/rounds", shown[-1].number) if len(rows) > page.limit else None
    return Rounds(rounds=[RoundLine.of(row) for row in shown], next=following)


@router.get("/{zone}/rounds/{number}", name="round", tags=["rounds"], responses=_STORED)
async def round_(
    request: Request, zone: ZoneId, number: RoundNumber, query: Annotated[OfRevision, Query()]
) -> RoundModel:
    """One round: which nodes reported, when, and what became of it.

    Cloaked ticks are shown as they were public on the wire; what a node measured is not known here.
    """
    described = _zone(request, zone).zone
    rev = _revision(request, zone, query)

    def read(store: Store) -> tuple[list[RoundRow], list[StoredReading]]:
        rows = store.rounds(zone, rev, after=number - 1, before=number + 1, limit=1)
        return rows, store.round_readings(zone, rev, number) if rows else []

    rows, readings = await _read(request).read(lambda: read(_view(request).store))
    if not rows:
        raise NotFoundError(
            "nothing of this round is stored: the list of rounds names those that have readings"
        )
    return RoundModel.whole(rows[0], readings, described)


@router.get("/{zone}/estimates", tags=["estimates"], responses=_STORED)
async def estimates(request: Request, zone: ZoneId, page: Annotated[Page, Query()]) -> Estimates:
    """Estimates, newest round first."""
    rev = _revision(request, zone, page)

    def read(store: Store) -> list[StoredEstimate]:
        return store.estimates(zone, rev, after=page.after, before=page.before, limit=page.limit + 1)

    rows = await _read(request).read(lambda: read(_view(request).store))
    shown = rows[: page.limit]
    more = len(rows) > page.limit
    following = page.next_of(f"{ROOT}/{zone}/estimates", shown[-1].message.round) if more else None
    return Estimates(estimates=[EstimateModel.of(stored) for stored in shown], next=following)


@router.get("/{zone}/estimates/latest", tags=["estimates"], responses=_STORED)
async def latest_estimate(
    request: Request, zone: ZoneId, query: Annotated[OfRevision, Query()]
) -> EstimateModel:
    """The estimate of the newest round that has one."""
    rev = _revision(request, zone, query)
    found = await _read(request).read(lambda: _view(request).store.estimates(zone, rev, limit=1))
    if not found:
        raise NotFoundError("no round is estimated yet: ask again after the first one")
    return EstimateModel.of(found[0])


@router.get("/{zone}/estimates/{number}", tags=["estimates"], responses=_STORED)
async def estimate(
    request: Request, zone: ZoneId, number: RoundNumber, query: Annotated[OfRevision, Query()]
) -> EstimateModel:
    """The estimate of one round."""
    rev = _revision(request, zone, query)

    def read(store: Store) -> list[StoredEstimate]:
        return store.estimates(zone, rev, after=number - 1, before=number + 1, limit=1)

    found = await _read(request).read(lambda: read(_view(request).store))
    if not found:
        raise NotFoundError("this round has no estimate: the list of estimates names those that have one")
    return EstimateModel.of(found[0])


def _view(request: Request) -> ServiceView:
    view: ServiceView = request.app.state.view
    return view


def _zone(request: Request, name: str) -> ZoneView:
    view = _view(request).zones.get(name)
    if view is None:
        raise NotFoundError("no such zone: /api/v1/zones lists those that are served")
    return view


def _revision(request: Request, name: str, asked: OfRevision) -> str:
    served = _zone(request, name).zone.rev
    return asked.rev or served


def _read(request: Request) -> StoreReaders:
    readers: StoreReaders = request.app.state.readers
    return readers
