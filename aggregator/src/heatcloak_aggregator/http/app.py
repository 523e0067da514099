"""The ASGI application: routes, error handlers and authentication."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from fastapi import FastAPI
from starlette.types import ASGIApp

from heatcloak_aggregator.http.auth import BearerAuth
from heatcloak_aggregator.http.metrics import Metrics
from heatcloak_aggregator.http.problems import Problem, handle_problems
from heatcloak_aggregator.http.routes import health_router, zone_router
from heatcloak_aggregator.http.store_readers import StoreReaders
from heatcloak_aggregator.http.tokens import Tokens
from heatcloak_aggregator.service.monitoring import ServiceView

DESCRIPTION = (
    "Read-only access to the zones of a Heatcloak aggregator: cloaked readings and the estimates made of "
    "them. Times are seconds since 1970; lengths are in lengths of the corridor."
)


def make_app(view: ServiceView, tokens: Tokens, metrics: Metrics) -> ASGIApp:
    """Return the HTTP interface of a service as an ASGI application.

    Args:
        view: the service.
        tokens: tokens that give access.
        metrics: content of ``/metrics``.
    """
    app = _App(
        title="Heatcloak",
        version=version("heatcloak-aggregator"),
        description=DESCRIPTION,
        openapi_url="/openapi.json",
        # These pages load scripts from another host.
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.view = view
    app.state.metrics = metrics
    app.state.readers = StoreReaders()
    app.include_router(health_router)
    app.include_router(zone_router)
    handle_problems(app)
    return BearerAuth(app, tokens)


class _App(FastAPI):
    """Declares every error as a `Problem`."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            schema = super().openapi()
            schemas = schema["components"]["schemas"]
            schemas["Problem"] = Problem.model_json_schema()
            for unused in ("HTTPValidationError", "ValidationError"):
                schemas.pop(unused, None)
            self.openapi_schema = schema
        return self.openapi_schema
