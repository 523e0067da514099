"""Errors as one line of JSON: ``application/problem+json`` (RFC 9457)."""

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

from heatcloak_aggregator.validation_words import explain, field_path
from heatcloak_shared.errors import StoreError
from heatcloak_shared.sanitize import sanitize

MEDIA_TYPE = "application/problem+json"
RETRY_AFTER = "5"
"""Seconds after which a client should ask again that was told that the store is away."""

MISTAKE = "the service made a mistake: its log tells more"

log = logging.getLogger(__name__)


class Problem(BaseModel):
    """Why a request failed."""

    type: str = Field(description="Always `about:blank`: the status says what kind it is.")
    title: str = Field(description="The status in words.")
    status: int = Field(description="The HTTP status.")
    detail: str = Field(description="Cause and remedy, on one line.")


class NotFoundError(Exception):
    """What was asked for is not there. The text is the problem's detail."""


def problem_body(status: int, detail: str) -> bytes:
    """The JSON of a problem, on one line."""
    phrase = HTTPStatus(status).phrase
    shown = {"type": "about:blank", "title": phrase, "status": status, "detail": detail}
    return json.dumps(shown, separators=(",", ":")).encode("ascii")


def problem(status: int, detail: str, headers: dict[str, str] | None = None) -> Response:
    """A problem as an answer."""
    return Response(problem_body(status, detail), status, headers, MEDIA_TYPE)


def declared(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Problems as OpenAPI declares them."""
    return {status: _declared(status) for status in statuses}


def _declared(status: int) -> dict[str, Any]:
    content = {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {"description": HTTPStatus(status).phrase, "content": content}


def handle_problems(app: FastAPI) -> None:
    """Have whatever goes wrong in ``app`` answered as a problem."""
    app.exception_handler(HTTPException)(_of_http)
    app.exception_handler(RequestValidationError)(_of_validation)
    app.exception_handler(NotFoundError)(_of_absence)
    app.exception_handler(StoreError)(_of_store)
    app.exception_handler(Exception)(_of_mistake)


async def _of_http(_request: Request, error: HTTPException) -> Response:
    if error.status_code == HTTPStatus.NOT_FOUND:
        return problem(404, "no such page: /openapi.json lists them")
    return problem(error.status_code, "the request can't be served: /openapi.json tells what can")


async def _of_validation(_request: Request, error: RequestValidationError) -> Response:
    # The first step says only whether it is of the path or of the query.
    wrong = [f"{field_path(each['loc'][1:]) or 'the request'}: {explain(each)}" for each in error.errors()]
    return problem(422, "; ".join(wrong[:5]))


async def _of_mistake(_request: Request, _error: Exception) -> Response:
    # It goes on to the gate, which logs it.
    return problem(500, MISTAKE)


async def _of_absence(_request: Request, error: NotFoundError) -> Response:
    return problem(404, str(error))


async def _of_store(_request: Request, error: StoreError) -> Response:
    # What it says may name the database, which is not for whoever asks.
    log.warning("HTTP: %s", sanitize(str(error), 300)[1:-1])
    detail = "the store can't be read just now: ask again, or see the service's log for why"
    return problem(503, detail, {"Retry-After": RETRY_AFTER})
