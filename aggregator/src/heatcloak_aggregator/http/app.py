"""The pages put together, behind their gate."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI
from starlette.types import ASGIApp

from heatcloak_aggregator.http import health, routes
from heatcloak_aggregator.http.auth import Gate
from heatcloak_aggregator.http.problems import Problem, handle_problems
from heatcloak_aggregator.http.reading import StoreReaders

if TYPE_CHECKING:
    from heatcloak_aggregator.http.metrics import Metrics
    from heatcloak_aggregator.http.tokens import Tokens
    from heatcloak_aggregator.service.view import ServiceView

DESCRIPTION = (
    "What a Heatcloak aggregator knows of its zones: cloaked readings and what was recovered from them. For "
    "reading only. Times are seconds since 1970; lengths are in lengths of the corridor."
)


def make_app(
    view: ServiceView, tokens: Tokens, metrics: Metrics, readers: StoreReaders | None = None
) -> ASGIApp:
    """The HTTP side of a service as an ASGI application.

    Args:
        view: what is shown.
        tokens: who may see it.
        metrics: what ``/metrics`` shows.
        readers: the threads that read the store; None for the usual few.
    """
    app = _App(
        title="Heatcloak",
        version=version("heatcloak-aggregator"),
        description=DESCRIPTION,
        openapi_url="/openapi.json",
        # Their scripts come from another host.
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.view = view
    app.state.metrics = metrics
    app.state.readers = readers or StoreReaders()
    app.include_router(health.router)
    app.include_router(routes.router)
    handle_problems(app)
    return Gate(app, tokens)


class _App(FastAPI):
    """Declares its errors as problems, and as nothing else."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            schema = super().openapi()
            schemas = schema["components"]["schemas"]
            schemas["Problem"] = Problem.model_json_schema()
            for unused in ("HTTPValidationError", "ValidationError"):
                schemas.pop(unused, None)
            self.openapi_schema = schema
        return self.openapi_schema
