"""Authentication: bearer tokens and their file, request restrictions, and the headers of every response."""

from __future__ import annotations

import hashlib
import hmac
import logging
import os
import re
import secrets
import stat
import time
from collections.abc import Callable
from pathlib import Path

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heatcloak_aggregator.http.problems import INTERNAL_ERROR, problem
from heatcloak_shared.errors import ConfigError, KeyFileError, KeyWriteError
from heatcloak_shared.files import failure_reason
from heatcloak_shared.private_file import create_private
from heatcloak_shared.sanitize import sanitize, shown_path

MIN_LENGTH = 32
MAX_LENGTH = 512
MAX_FILE_BYTES = 65_536
CHECK_INTERVAL = 1.0
"""Seconds between two checks of the file."""

_TOKEN = re.compile(r"[A-Za-z0-9._~+/-]+=*")  # syntax of RFC 6750
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_. -]{0,63}")
_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_REMEDY = "give a file with one token per line, as `openssl rand -hex 32` prints them"


class Tokens:
    """The tokens in a file; a changed file is read again within a second.

    If the file becomes unusable, the tokens stay unchanged, which is logged once.

    Args:
        path: the file.
        clock: monotonic seconds.

    Raises:
        ConfigError: the file can't be used.
    """

    def __init__(self, path: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._path = path
        self._clock = clock
        self._warned = False
        self._seen = _version(path)
        self._digests = _digests(path)
        self._check_at = clock() + CHECK_INTERVAL

    def accepts(self, authorization: bytes | None) -> bool:
        """Return whether the value of an ``Authorization`` header contains a valid bearer token."""
        self._reload()
        scheme, _, token = (authorization or b"").partition(b" ")
        if scheme.lower() != b"bearer":
            return False
        return self._matching(token.strip(b" ")) is not None

    def derived_key(self, token: str, purpose: bytes) -> bytes | None:
        """Return the secret key derived from a token for one purpose; None if the token is not valid."""
        self._reload()
        digest = self._matching(token.encode("utf-8", "replace"))
        return None if digest is None else _derived(digest, purpose)

    def derived_keys(self, purpose: bytes) -> list[bytes]:
        """Return a secret key derived from each token, for one purpose."""
        self._reload()
        return [_derived(digest, purpose) for digest in self._digests]

    def _matching(self, token: bytes) -> bytes | None:
        """Return the digest of a valid token; None for any other one."""
        shown = hashlib.sha256(token).digest()
        # Compare with all of them, so that the time does not depend on which one matches.
        matches = [digest for digest in self._digests if hmac.compare_digest(shown, digest)]
        return matches[0] if matches else None

    def _reload(self) -> None:
        if self._clock() < self._check_at:
            return
        self._check_at = self._clock() + CHECK_INTERVAL
        version = _version(self._path)
        if version == self._seen:
            return
        try:
            self._digests = _digests(self._path)
        except ConfigError as error:
            if not self._warned:
                log.warning("%s; the tokens stay unchanged", error)
            self._warned = True
        else:
            self._warned = False
            # Set only on success: a half-written file is tried again.
            self._seen = version
            log.info("%s: reloaded %d tokens", shown_path(self._path), len(self._digests))


def _derived(digest: bytes, purpose: bytes) -> bytes:
    return hmac.digest(digest, purpose, "sha256")


def load_tokens(path: Path) -> Tokens:
    """Load the tokens in the file at ``path``: one per line, with an optional name (``name: token``).

    Lines that begin with ``#`` are comments. A token has 32 to 512 letters, digits and ``-._~+/=``.

    Raises:
        ConfigError: the file can't be read, others can access it, or it has no token or a weak one. The text
            shows none of its content.
    """
    return Tokens(path)


def new_token() -> str:
    """Return a new token of 256 random bits."""
    return secrets.token_urlsafe(32)


def ensure_token_file(path: Path) -> bool:
    """Create the file at ``path`` with one new token unless it exists; return whether it was created.

    Only its owner can read it. It contains only the token, as Prometheus expects of a credentials file.

    Raises:
        KeyWriteError: it can't be written.
    """
    if path.exists():
        return False
    try:
        create_private(path, f"{new_token()}\n")
    except KeyWriteError:
        raise
    except KeyFileError:
        # Another process created it at the same time.
        return False
    return True


def _version(path: Path) -> tuple[int, ...] | None:
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return status.st_mtime_ns, status.st_ino, status.st_size, status.st_mode


def _digests(path: Path) -> tuple[bytes, ...]:
    name = shown_path(path)
    try:
        with path.open("rb") as file:
            # Check the opened file, not its path, which may be replaced at any time.
            status = os.fstat(file.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise ConfigError(f"{name}: not a regular file: {_REMEDY}")
            if status.st_mode & _OTHERS:
                raise ConfigError(f"{name}: other users can access this file: chmod 600 {name}")
            content = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, ConfigError):
            raise
        raise ConfigError(f"{name}: {failure_reason(error)}: {_REMEDY}") from None
    if len(content) > MAX_FILE_BYTES:
        raise ConfigError(f"{name}: more than {MAX_FILE_BYTES} bytes: {_REMEDY}")
    tokens = [
        _token(f"{name}, line {number}", line)
        for number, line in enumerate(content.decode("utf-8", "replace").splitlines(), start=1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if not tokens:
        raise ConfigError(f"{name}: no token: {_REMEDY}")
    return tuple(hashlib.sha256(token.encode("ascii")).digest() for token in tokens)


def _token(where: str, line: str) -> str:
    name, colon, token = line.rpartition(":")
    token = token.strip()
    if colon and not _NAME.fullmatch(name.strip()):
        raise ConfigError(f"{where}: a name before ':' has 1 to 64 letters, digits, '_', '.', '-'")
    if not _TOKEN.fullmatch(token) or not MIN_LENGTH <= len(token) <= MAX_LENGTH:
        raise ConfigError(
            f"{where}: a token has {MIN_LENGTH} to {MAX_LENGTH} letters, digits and -._~+/=: create one "
            "with `openssl rand -hex 32`"
        )
    return token


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
        has_body = b"transfer-encoding" in headers or headers.get(b"content-length", b"0").strip(b"0 ") != b""
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
