"""Whether the service lives, whether it is of use, and its metrics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Query, Request, Response, Security
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from heatcloak_aggregator.http.parameters import Nothing
from heatcloak_aggregator.http.problems import declared
from heatcloak_aggregator.http.routes import BEARER

if TYPE_CHECKING:
    from heatcloak_aggregator.http.metrics import Metrics
    from heatcloak_aggregator.service.view import ServiceView

UNTOLD = "out of order: show a token, or see the service's log, for why"

router = APIRouter(responses=declared(405, 413, 422, 500))


class Alive(BaseModel):
    """That the service lives."""

    alive: bool = Field(description="Always true.")


class Ready(BaseModel):
    """Whether readings come in, and are kept."""

    ready: bool = Field(description="Whether all is well.")
    link: str = Field(description="Where the link to the broker stands.")
    problems: dict[str, str] = Field(
        description="What is wrong with `link`, `store` and `clock`; why, only for those who show a token."
    )


@router.get("/healthz", tags=["health"])
async def healthz(_query: Annotated[Nothing, Query()]) -> Alive:
    """Whether the service answers at all. Asks neither the broker nor the store; needs no token."""
    return Alive(alive=True)


@router.get("/readyz", tags=["health"], responses={503: {"model": Ready, "description": "Not ready."}})
async def readyz(request: Request, _query: Annotated[Nothing, Query()]) -> Ready:
    """Whether readings come in, and are kept. Needs no token, but tells more to those who show one."""
    view: ServiceView = request.app.state.view
    health = view.health()
    found = {"link": health.link_problem, "store": health.store_problem, "clock": health.clock_problem}
    trusted = bool(request.state.trusted)
    problems = {name: text if trusted else UNTOLD for name, text in found.items() if text is not None}
    ready = Ready(ready=health.is_ready, link=health.link.value, problems=problems)
    # The status depends on what was found, which the declared model alone can't say.
    return JSONResponse(ready.model_dump(), 200 if ready.ready else 503)  # type: ignore[return-value]


@router.get(
    "/metrics",
    tags=["health"],
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
        **declared(401),
    },
)
async def metrics(request: Request, _query: Annotated[Nothing, Query()]) -> Response:
    """Metrics for Prometheus."""
    shown: Metrics = request.app.state.metrics
    body, media_type = shown.render(request.headers.get("accept", ""))
    return Response(body, headers={"Content-Type": media_type})
