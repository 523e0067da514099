"""Error responses as one line of JSON: ``application/problem+json`` (RFC 9457)."""

from __future__ import annotations

import json
import logging
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.responses import Response

from heatcloak_aggregator.validation_errors import explain, field_path
from heatcloak_shared.errors import StoreError
from heatcloak_shared.sanitize import sanitize

MEDIA_TYPE = "application/problem+json"
RETRY_AFTER = "5"
"""Seconds after which a client should retry while the store is unavailable."""

INTERNAL_ERROR = "internal error: see the service's log"

log = logging.getLogger(__name__)


class Problem(BaseModel):
    """Why a request failed."""

    type: str = Field(description="Always `about:blank`: the status gives the kind.")
    title: str = Field(description="The status in words.")
    status: int = Field(description="The HTTP status.")
    detail: str = Field(description="Cause and remedy, on one line.")


class NotFoundError(Exception):
    """The requested item does not exist. The text is the problem's detail."""


def problem_body(status: int, detail: str) -> bytes:
    """Return the JSON of a problem, on one line."""
    title = HTTPStatus(status).phrase
    return json.dumps(
        {"type": "about:blank", "title": title, "status": status, "detail": detail}, separators=(",", ":")
    ).encode("ascii")


def problem(status: int, detail: str, headers: dict[str, str] | None = None) -> Response:
    """Return a problem as a response."""
    return Response(problem_body(status, detail), status, headers, MEDIA_TYPE)


def problem_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI declaration of problems with these statuses."""
    content = {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {
        status: {"description": HTTPStatus(status).phrase, "content": dict(content)} for status in statuses
    }


def handle_problems(app: FastAPI) -> None:
    """Register handlers that answer every exception in ``app`` as a problem."""

    @app.exception_handler(HTTPException)
    async def _http(_request: Request, error: HTTPException) -> Response:
        if error.status_code == HTTPStatus.NOT_FOUND:
            return problem(404, "no such path: see /openapi.json")
        return problem(error.status_code, "the request is not supported: see /openapi.json")

    @app.exception_handler(RequestValidationError)
    async def _validation(_request: Request, error: RequestValidationError) -> Response:
        # The first step of the location is "path" or "query".
        wrong = [
            f"{field_path(each['loc'][1:]) or 'the request'}: {explain(each)}" for each in error.errors()
        ]
        return problem(422, "; ".join(wrong[:5]))

    @app.exception_handler(NotFoundError)
    async def _not_found(_request: Request, error: NotFoundError) -> Response:
        return problem(404, str(error))

    @app.exception_handler(StoreError)
    async def _store(_request: Request, error: StoreError) -> Response:
        # The text may name the database, so only the log gets it.
        log.warning("HTTP: %s", sanitize(str(error), 300)[1:-1])
        detail = "the store is unavailable: try again, or see the service's log"
        return problem(503, detail, {"Retry-After": RETRY_AFTER})

    @app.exception_handler(Exception)
    async def _exception(_request: Request, _error: Exception) -> Response:
        # Starlette raises it again, and `BearerAuth` logs it.
        return problem(500, INTERNAL_ERROR)
