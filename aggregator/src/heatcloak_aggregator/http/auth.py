"""The gate before every page: who may pass, with what, and what every answer carries."""

from __future__ import annotations

import logging
from collections.abc import MutableMapping
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heatcloak_aggregator.http.problems import MISTAKE, problem
from heatcloak_aggregator.http.tokens import Tokens
from heatcloak_shared.sanitize import sanitize

OPEN_PATHS = frozenset({"/healthz", "/readyz", "/openapi.json"})
"""What tells nothing of a zone, and so is shown to everybody."""

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


class Gate:
    """Lets requests through to ``app``: those with a token, and those for the open pages.

    The token is looked at first, so that nobody without one learns which paths there are. Then only GET and
    HEAD pass, and only without a body. What ``app`` fails at is answered as a problem and logged as one line.

    Args:
        app: what is behind it. It is told in ``state.trusted`` whether a token was shown.
        tokens: whose bearers may pass.
    """

    def __init__(self, app: ASGIApp, tokens: Tokens) -> None:
        self._app = app
        self._tokens = tokens

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            return
        headers = dict(scope["headers"])
        trusted = self._tokens.accepts(headers.get(b"authorization"))
        has_body = _has_body(headers)
        started = False

        async def guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                # A body that nobody reads would be taken for the next request.
                closing = [(b"connection", b"close")] if has_body else []
                message["headers"] = [*message.get("headers", ()), *_RAW_HEADERS, *closing]
            await send(message)

        answer: ASGIApp
        if not trusted and scope["path"] not in OPEN_PATHS:
            challenge = {"WWW-Authenticate": "Bearer"}
            answer = problem(401, "a bearer token is needed: see the service's token file", challenge)
        elif scope["method"] not in ("GET", "HEAD"):
            answer = problem(405, "this is for reading only: use GET or HEAD", {"Allow": "GET, HEAD"})
        elif has_body:
            answer = problem(413, "no request body is taken: send none")
        else:
            answer = self._app
            # The server leaves a HEAD's body away by itself.
            scope = {**scope, "method": "GET", "state": {**scope.get("state", {}), "trusted": trusted}}
        try:
            await answer(scope, receive, guarded)
        except Exception as error:  # noqa: BLE001  whatever it is, it is answered and no traceback shown
            log.error("HTTP: %s failed: %s", sanitize(scope["path"], 120), sanitize(repr(error), 300)[1:-1])  # noqa: TRY400
            if not started:
                failed = problem(500, MISTAKE)
                await failed(scope, receive, guarded)


def _has_body(headers: MutableMapping[bytes, Any]) -> bool:
    return b"transfer-encoding" in headers or headers.get(b"content-length", b"0").strip(b"0 ") != b""
