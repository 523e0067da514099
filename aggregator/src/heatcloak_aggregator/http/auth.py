"""Authentication by bearer token, request restrictions, and the headers of every response."""

from __future__ import annotations

import logging
from collections.abc import MutableMapping
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heatcloak_aggregator.http.problems import INTERNAL_ERROR, problem
from heatcloak_aggregator.http.tokens import Tokens
from heatcloak_shared.sanitize import sanitize

OPEN_PATHS = frozenset({"/healthz", "/readyz", "/openapi.json"})
"""Paths that reveal nothing about a zone and need no token."""

HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
_RAW_HEADERS = [(name.lower().encode("ascii"), value.encode("ascii")) for name, value in HEADERS.items()]

log = logging.getLogger(__name__)


class BearerAuth:
    """ASGI middleware that passes on requests with a valid token, and those for the open paths.

    The token is checked first, so that requests without one do not learn which paths exist. After that, only
    GET and HEAD requests without a body pass. An exception in ``app`` is answered as a problem and logged on
    one line.

    Args:
        app: the application; ``state.authorized`` tells it whether the request had a valid token.
        tokens: the valid tokens.
    """

    def __init__(self, app: ASGIApp, tokens: Tokens) -> None:
        self._app = app
        self._tokens = tokens

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            return
        headers = dict(scope["headers"])
        authorized = self._tokens.accepts(headers.get(b"authorization"))
        has_body = _has_body(headers)
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                # An unread body would be parsed as the next request.
                closing = [(b"connection", b"close")] if has_body else []
                message["headers"] = [*message.get("headers", ()), *_RAW_HEADERS, *closing]
            await send(message)

        answer: ASGIApp
        if not authorized and scope["path"] not in OPEN_PATHS:
            challenge = {"WWW-Authenticate": "Bearer"}
            answer = problem(401, "a bearer token is required: see the service's token file", challenge)
        elif scope["method"] not in ("GET", "HEAD"):
            answer = problem(405, "the API is read-only: use GET or HEAD", {"Allow": "GET, HEAD"})
        elif has_body:
            answer = problem(413, "request bodies are not accepted: send none")
        else:
            answer = self._app
            # The server drops the body of a HEAD response itself.
            scope = {**scope, "method": "GET", "state": {**scope.get("state", {}), "authorized": authorized}}
        try:
            await answer(scope, receive, send_with_headers)
        except Exception as error:  # noqa: BLE001  every error is answered without a traceback
            log.error("HTTP: %s failed: %s", sanitize(scope["path"], 120), sanitize(repr(error), 300)[1:-1])  # noqa: TRY400
            if not started:
                await problem(500, INTERNAL_ERROR)(scope, receive, send_with_headers)


def _has_body(headers: MutableMapping[bytes, Any]) -> bool:
    return b"transfer-encoding" in headers or headers.get(b"content-length", b"0").strip(b"0 ") != b""
