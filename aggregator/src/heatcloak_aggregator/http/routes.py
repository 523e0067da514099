"""Routes: health, metrics, and the REST API of zones, nodes, rounds and estimates, with their parameters.

The store is read on threads of its own.
"""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Path, Query, Request, Response, Security
from fastapi.responses import JSONResponse
from fastapi.security import HTTPBearer
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from heatcloak_aggregator.http.models import (
    EstimateModel,
    Estimates,
    NodeModel,
    Nodes,
    RoundLine,
    RoundModel,
    Rounds,
    ZoneLine,
    ZoneModel,
    Zones,
)
from heatcloak_aggregator.http.problems import NotFoundError, problem_responses
from heatcloak_aggregator.service.monitoring import ServiceView, ZoneView
from heatcloak_aggregator.store import RoundRow, Store, StoredReading
from heatcloak_shared.errors import StoreError
from heatcloak_shared.sanitize import sanitize

READERS = 4
PATIENCE = 5.0
"""Seconds that a request waits for the store, including the wait for a free thread."""


class StoreReaders:
    """A few threads that read the store, so that the event loop never waits for it.

    A hanging database blocks only these threads, and requests give up after ``patience`` seconds. The threads
    are daemons, so they do not keep the process alive.

    Args:
        readers: maximum number of threads.
        patience: seconds.
    """

    def __init__(self, readers: int = READERS, patience: float = PATIENCE) -> None:
        self._free = asyncio.Semaphore(readers)
        self._patience = patience

    async def read(self, work: Callable[[], T]) -> T:
        """Return the result of ``work``, which runs on another thread.

        Raises:
            StoreError: ``work`` raised it, or did not finish in time.
        """
        try:
            async with asyncio.timeout(self._patience):
                await self._free.acquire()
                return await self._start(work)
        except TimeoutError:
            raise StoreError(f"the store did not answer within {self._patience:g} s") from None

    def _start(self, work: Callable[[], T]) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        answer: Future[T] = Future()
        answer.set_running_or_notify_cancel()  # so that a request that gives up does not cancel it

        def run() -> None:
            try:
                answer.set_result(work())
            except BaseException as error:  # noqa: BLE001  re-raised by the awaiting request
                answer.set_exception(error)
            # The slot is free only when the thread ends. The loop may be closed by now.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._free.release)

        try:
            threading.Thread(target=run, name="http-store", daemon=True).start()
        except RuntimeError:
            self._free.release()
            raise StoreError("cannot start a thread to read the store: too many threads") from None
        return asyncio.wrap_future(answer)


MAX_ROUND = 2**53 - 1
MAX_ITEMS = 1000
DEFAULT_ITEMS = 100
ID_PATTERN = "^[a-z0-9][a-z0-9-]{0,31}$"

_INTEGER = re.compile(r"-?[0-9]{1,16}")


def _check_integer_syntax(value: Any) -> Any:  # noqa: ANN401  any type may be sent
    """Refuse integers that are not written as in JSON: ``1_0``, ``+1``, ``1.0``."""
    if isinstance(value, str) and not _INTEGER.fullmatch(value):
        raise ValueError(f"{sanitize(value, 40)} is not an integer: give one of at most 16 digits")
    return value


_JsonInteger = BeforeValidator(_check_integer_syntax)

ZoneId = Annotated[str, Path(pattern=ID_PATTERN, description="The zone's id.", examples=["hall"])]
NodeId = Annotated[str, Path(pattern=ID_PATTERN, description="The node's id.", examples=["n07"])]
# Bounds come before the validator and on the integer itself, or the schema would not show them.
_Round = Annotated[int, Field(ge=-MAX_ROUND, le=MAX_ROUND)]
RoundNumber = Annotated[
    _Round, _JsonInteger, Path(description="The round: the schedule's time over its period.")
]
_OptionalRound = Annotated[_Round | None, _JsonInteger]


class NoQuery(BaseModel):
    """No query parameters."""

    model_config = ConfigDict(extra="forbid")


class RevisionQuery(NoQuery):
    """The revision of the zone."""

    rev: str | None = Field(
        None,
        pattern="^[0-9a-f]{16}$",
        description="A revision of the zone file, 16 hexadecimal digits; by default the served one.",
    )


class Page(RevisionQuery):
    """A page of rounds, newest first."""

    after: _OptionalRound = Field(None, description="Only rounds after this one.")
    before: _OptionalRound = Field(None, description="Only rounds before this one.")
    limit: Annotated[int, _JsonInteger] = Field(
        DEFAULT_ITEMS, ge=1, le=MAX_ITEMS, description="Maximum number. `next` is the link to the next page."
    )

    def next_of(self, path: str, last: int) -> str:
        """Return the link to the page after the one that ended with round ``last``."""
        query = {"before": last, "after": self.after, "limit": self.limit, "rev": self.rev}
        return f"{path}?" + "&".join(f"{name}={value}" for name, value in query.items() if value is not None)


T = TypeVar("T")

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
    body, media_type = request.app.state.metrics.render(request.headers.get("accept", ""))
    return Response(body, headers={"Content-Type": media_type})


@zone_router.get("", tags=["zones"])
async def zones(request: Request, _query: Annotated[NoQuery, Query()]) -> Zones:
    """Return the served zones."""
    return Zones(zones=[ZoneLine.of(view) for _, view in sorted(_service(request).zones.items())])


@zone_router.get("/{zone}", tags=["zones"], responses=_MEMORY_PROBLEMS)
async def zone(request: Request, zone: ZoneId, _query: Annotated[NoQuery, Query()]) -> ZoneModel:
    """Return one zone: its public description and its counts."""
    return ZoneModel.of(_zone(request, zone))


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
        raise NotFoundError(f"no reading of this round is stored: see {ROOT}/{zone}/rounds")
    return RoundModel.with_readings(rows[0], readings, described)


@zone_router.get("/{zone}/estimates", tags=["estimates"], responses=_STORE_PROBLEMS)
async def estimates(request: Request, zone: ZoneId, page: Annotated[Page, Query()]) -> Estimates:
    """Return the estimates, newest round first."""
    rows = await _page(request, zone, page, lambda store: store.estimates)
    shown = [EstimateModel.of(row) for row in rows[: page.limit]]
    following = page.next_of(f"{ROOT}/{zone}/estimates", shown[-1].round) if len(rows) > page.limit else None
    return Estimates(estimates=shown, next=following)


@zone_router.get("/{zone}/estimates/latest", tags=["estimates"], responses=_STORE_PROBLEMS)
async def latest_estimate(
    request: Request, zone: ZoneId, query: Annotated[RevisionQuery, Query()]
) -> EstimateModel:
    """Return the estimate of the newest round that has one."""
    return await _estimate(
        request, zone, query, "no round has an estimate yet: try again after the first one"
    )


@zone_router.get("/{zone}/estimates/{number}", tags=["estimates"], responses=_STORE_PROBLEMS)
async def estimate(
    request: Request, zone: ZoneId, number: RoundNumber, query: Annotated[RevisionQuery, Query()]
) -> EstimateModel:
    """Return the estimate of one round."""
    missing = f"this round has no estimate: see {ROOT}/{zone}/estimates"
    return await _estimate(request, zone, query, missing, after=number - 1, before=number + 1)


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


async def _estimate(
    request: Request, zone: str, query: RevisionQuery, missing: str, **bounds: int
) -> EstimateModel:
    """Return the estimate of the newest round within bounds; raise a problem with the text ``missing``."""
    rev = _revision(request, zone, query)
    found = await _from_store(request, lambda store: store.estimates(zone, rev, limit=1, **bounds))
    if not found:
        raise NotFoundError(missing)
    return EstimateModel.of(found[0])


async def _from_store(request: Request, work: Callable[[Store], T]) -> T:
    """Return the result of ``work``, which runs on a thread of the store readers."""
    readers: StoreReaders = request.app.state.readers
    return await readers.read(lambda: work(_service(request).store))
