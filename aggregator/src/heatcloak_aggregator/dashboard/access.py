"""Access to the dashboard: login with a token, signed session cookies, and the headers of every response."""

from __future__ import annotations

import ipaddress
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import parse_qs

from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import cookie_parser
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heatcloak_aggregator.http.auth import Tokens
from heatcloak_aggregator.http.server import DASHBOARD
from heatcloak_shared.sanitize import sanitize

ROOT = DASHBOARD
LOGIN, LOGOUT, STATIC = f"{ROOT}/login", f"{ROOT}/logout", f"{ROOT}/static/"

COOKIE = "heatcloak_session"
PURPOSE = b"heatcloak dashboard"
SESSION_SECONDS = 12 * 3600
"""Seconds without a request after which a session ends."""
INVITATION_SECONDS = 300
"""Seconds within which an invitation can be used."""
RENEW_SECONDS = 600
"""Age of a session cookie beyond which a request renews it."""
COOKIE_SECONDS = 30 * 86400
"""Seconds that browsers keep a cookie: longer than a session, so that an ended one is recognised."""
MAX_BODY_BYTES = 2048
MOST_REVOKED = 10_000

FREE_FAILURES = 5
"""Wrong tokens of an address that cost no waiting time."""
LONGEST_WAIT = 300.0
"""Seconds that an address waits at most after a wrong token."""
FORGOTTEN_AFTER = 600.0
"""Seconds without a wrong token, after the waiting time, in which an address's earlier ones are forgotten."""
MOST_ADDRESSES = 1000
"""Addresses whose wrong tokens are remembered; the oldest are forgotten first."""

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types heatcloak",
    )
)
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",  # with `no-referrer`, browsers send forms with `Origin: null`
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

log = logging.getLogger(__name__)


class Sessions:
    """Signed session cookies.

    A cookie is signed with a key derived from the token that started it, so that sessions survive a restart
    of the service, and end when that token is removed from its file.

    Args:
        tokens: the tokens that give access.
        clock: seconds since 1970.
        cookie: name of the cookie. Browsers send a cookie to all ports of a host, so each dashboard of a host
            needs its own.
        purpose: what the sessions give access to: a cookie that was signed for another purpose is not valid,
            even if the tokens are the same.

    Attributes:
        cookie: name of the cookie.
    """

    def __init__(
        self,
        tokens: Tokens,
        clock: Callable[[], float] = time.time,
        *,
        cookie: str = COOKIE,
        purpose: bytes = PURPOSE,
    ) -> None:
        self.cookie = cookie
        self._tokens = tokens
        self._purpose = purpose
        self._clock = clock
        self._revoked: OrderedDict[str, None] = OrderedDict()
        self._invitations: dict[str, float] = {}

    def start(self, token: str) -> str | None:
        """Return the cookie of a new session; None if the token is not valid."""
        key = self._tokens.derived_key(token, self._purpose)
        return None if key is None else self._new(key)

    def invite(self) -> str:
        """Return a code that starts one session within `INVITATION_SECONDS`."""
        code = secrets.token_urlsafe(32)
        self._invitations[code] = self._clock() + INVITATION_SECONDS
        return code

    def accept_invitation(self, code: str) -> str | None:
        """Return the cookie of a new session; None if the code is unknown, used or too old."""
        until = self._invitations.pop(code, None)
        if until is None or self._clock() > until:
            return None
        return self._new(self._tokens.derived_keys(self._purpose)[0])

    def _new(self, key: bytes) -> str:
        return _Signer(key, self._clock).sign(secrets.token_urlsafe(16)).decode("ascii")

    def renewed(self, cookie: str) -> str | None:
        """Return a new cookie, of the same session and token, for a valid one that is old; else None."""
        opened = self._open(cookie)
        if opened is None or 0 <= opened.age < RENEW_SECONDS:
            return None
        return opened.signer.sign(opened.identity).decode("ascii")

    def accepts(self, cookie: str) -> bool:
        """Return whether a cookie is of a session that has neither expired nor been ended."""
        identity = self.identity(cookie)
        return identity is not None and identity not in self._revoked

    def identity(self, cookie: str) -> str | None:
        """Return the random id of a session, which its cookie contains; None for an invalid cookie."""
        opened = self._open(cookie)
        return None if opened is None else opened.identity

    def end(self, cookie: str) -> None:
        """End a session. Of more than `MOST_REVOKED`, the oldest is forgotten."""
        identity = self.identity(cookie)
        if identity is not None:
            self._revoked[identity] = None
            if len(self._revoked) > MOST_REVOKED:
                self._revoked.popitem(last=False)

    def _open(self, cookie: str) -> _OpenedCookie | None:
        """Return what an unexpired cookie contains; None for any other text."""
        for key in self._tokens.derived_keys(self._purpose):
            signer = _Signer(key, self._clock)
            try:
                value, signed_at = signer.unsign(cookie, return_timestamp=True)
            except BadSignature:
                continue
            age = self._clock() - signed_at.timestamp()
            # A clock that was set back by hours does not end sessions.
            return None if abs(age) > SESSION_SECONDS else _OpenedCookie(signer, value.decode("ascii"), age)
        return None


class _Signer(TimestampSigner):
    """A signer with a clock that is passed in."""

    def __init__(self, key: bytes, clock: Callable[[], float]) -> None:
        super().__init__(key, salt="session", key_derivation="hmac")
        self._clock = clock

    def get_timestamp(self) -> int:
        return int(self._clock())


@dataclass(frozen=True)
class _OpenedCookie:
    """A valid cookie: what verified it, the id of its session, and its age in seconds."""

    signer: _Signer
    identity: str
    age: float


class LoginLimiter:
    """Make addresses wait that send wrong tokens: 1 s after the sixth, then twice as long after each.

    Args:
        clock: monotonic seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._failures: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def wait(self, address: str) -> float:
        """Return the seconds that an address must wait before its next attempt; 0 for none."""
        _, until = self._failures.get(_network(address), (0, 0.0))
        return max(0.0, until - self._clock())

    def failed(self, address: str) -> None:
        """Count a wrong token."""
        network = _network(address)
        before, until = self._failures.pop(network, (0, 0.0))
        count = 1 if self._clock() - until > FORGOTTEN_AFTER else before + 1
        beyond = count - FREE_FAILURES
        wait = min(2.0 ** min(beyond - 1, 20), LONGEST_WAIT) if beyond > 0 else 0.0
        self._failures[network] = count, self._clock() + wait
        if len(self._failures) > MOST_ADDRESSES:
            self._failures.popitem(last=False)

    def succeeded(self, address: str) -> None:
        """Forget the wrong tokens of an address."""
        self._failures.pop(_network(address), None)


def _network(address: str) -> str:
    """Return the part of an address that one customer has: IPv4 whole, IPv6 its first 64 bits."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or ipaddress.ip_network((parsed, 64), strict=False))


class DashboardAccess:
    """ASGI middleware that passes on requests of a session, and those for the login page and static files.

    Without a session, pages redirect to the login and live updates get 401. Only GET and HEAD pass, and POST
    for login and logout; a POST must come from a page of this server and is refused beyond `MAX_BODY_BYTES`.
    ``scope["state"]`` tells the application the cookie of the session.

    Args:
        app: the application, which serves paths below `ROOT`.
        sessions: the sessions.
        failed: answers requests with which the application failed.
        limiter: limits wrong tokens.
        on_login: called with the id and the address of each new session before its cookie is sent; if it
            raises, ``failed`` answers and there is no session.

    Attributes:
        sessions: the sessions.
    """

    def __init__(
        self,
        app: ASGIApp,
        sessions: Sessions,
        failed: ASGIApp,
        limiter: LoginLimiter | None = None,
        on_login: Callable[[str, str], None] = lambda identity, address: None,
    ) -> None:
        self.sessions = sessions
        self._app = app
        self._failed = failed
        self._limiter = limiter or LoginLimiter()
        self._on_login = on_login

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        cookie = cookie_parser(headers.get("cookie", "")).get(cookie_name(self.sessions.cookie, headers))
        known = cookie is not None and self.sessions.accepts(cookie)
        path = scope["path"]
        has_expired = cookie is not None and not known
        state = {"session": cookie if known else None, "has_expired": has_expired, "message": ""}
        scope = {**scope, "state": {**scope.get("state", {}), **state}}
        send = _Sender(send, static=path.startswith(STATIC))
        try:
            answer = await self._answer(scope, receive, headers, cookie if known else None)
            await answer(scope, receive, send)
        except Exception as error:  # noqa: BLE001  every error is answered without a traceback
            log.error("dashboard: %s failed: %s", sanitize(path, 120), sanitize(repr(error), 300)[1:-1])  # noqa: TRY400
            if not send.started:
                await self._failed(scope, receive, send)

    async def _answer(
        self, scope: Scope, receive: Receive, headers: dict[str, str], cookie: str | None
    ) -> ASGIApp:
        """Return the application or the response that answers the request."""
        path, method = scope["path"], scope["method"]
        if method == "POST" and path in (LOGIN, LOGOUT):
            if not _is_same_origin(headers):
                return PlainTextResponse("cross-site request refused: open the dashboard itself\n", 403)
            body = await _body(receive, headers)
            if body is None:
                return PlainTextResponse("request body too large\n", 413, {"Connection": "close"})
            return self._log_out(cookie, headers) if path == LOGOUT else self._log_in(scope, headers, body)
        if method not in ("GET", "HEAD"):
            return PlainTextResponse("use GET\n", 405, {"Allow": "GET, HEAD", "Connection": "close"})
        if headers.get("content-length", "0").strip() != "0" or "transfer-encoding" in headers:
            return PlainTextResponse("request bodies are not accepted\n", 413, {"Connection": "close"})
        if path == LOGIN or path.startswith(STATIC):
            return self._app
        if cookie is None:
            if headers.get("x-heatcloak-live"):
                return PlainTextResponse("log in\n", 401)
            message = "&message=expired" if scope["state"]["has_expired"] else ""
            # The path only: a query may be of any length.
            return RedirectResponse(f"{LOGIN}?next={path if is_page(path) else ''}{message}", 303)
        renewed = self.sessions.renewed(cookie)
        return self._app if renewed is None else _with_cookie(self._app, self._set_cookie(renewed, headers))

    def _log_in(self, scope: Scope, headers: dict[str, str], body: bytes) -> ASGIApp:
        try:
            fields = parse_qs(body.decode("utf-8", "replace"), max_num_fields=4)
        except ValueError:  # more fields
            fields = {}
        token = fields.get("token", [""])[0].strip()
        following = fields.get("next", [""])[0]
        address = client_address(scope)
        wait = self._limiter.wait(address)
        if wait > 0.0:
            return self._again(scope, "wait", 429, {"Retry-After": str(int(wait) + 1)})
        code = fields.get("code", [""])[0]
        cookie = self.sessions.accept_invitation(code) if code else self.sessions.start(token)
        if cookie is None:
            if token or code:
                self._limiter.failed(address)
            log.warning("dashboard: wrong token from %s", sanitize(address, 60))
            return self._again(scope, "wrong", 401, {})
        self._limiter.succeeded(address)
        self._on_login(self.sessions.identity(cookie) or "", address)
        answer = RedirectResponse(following if is_page(following) else f"{ROOT}/", 303)
        answer.headers["set-cookie"] = self._set_cookie(cookie, headers)
        return answer

    def _again(self, scope: Scope, message: str, status: int, extra: dict[str, str]) -> ASGIApp:
        """Return an application that answers with the login page and a message."""

        async def login_page(_scope: Scope, receive: Receive, send: Send) -> None:
            async def send_status(sent: Message) -> None:
                if sent["type"] == "http.response.start":
                    pairs = [(name.lower().encode(), value.encode()) for name, value in extra.items()]
                    sent = {**sent, "status": status, "headers": [*sent["headers"], *pairs]}
                await send(sent)

            state = {**scope["state"], "message": message}
            await self._app({**scope, "method": "GET", "state": state}, receive, send_status)

        return login_page

    def _log_out(self, cookie: str | None, headers: dict[str, str]) -> Response:
        if cookie is not None:
            self.sessions.end(cookie)
        answer = RedirectResponse(f"{LOGIN}?message=out", 303)
        name = cookie_name(self.sessions.cookie, headers)
        answer.headers["set-cookie"] = f"{name}=; Path={ROOT}; Max-Age=0; HttpOnly; SameSite=Strict"
        return answer

    def _set_cookie(self, value: str, headers: dict[str, str]) -> str:
        # A proxy with TLS in front of the server says so; a client that forges it restricts its own cookie.
        secure = "; Secure" if headers.get("x-forwarded-proto") == "https" else ""
        name = cookie_name(self.sessions.cookie, headers)
        return f"{name}={value}; Path={ROOT}; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Strict{secure}"


def client_address(scope: Scope) -> str:
    """Return the address from which a request came."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def is_page(path: str) -> bool:
    """Return whether a path is that of a page of the dashboard, to which a login may lead."""
    rest = path.removeprefix(f"{ROOT}/")
    return path.startswith(f"{ROOT}/") and all(
        part == "" or (part.replace("-", "").isalnum() and part.isascii()) for part in rest.split("/")
    )


def cookie_name(name: str, headers: dict[str, str]) -> str:
    """Return the name of a cookie for the port in the address bar: browsers send cookies to all ports."""
    _, _, port = headers.get("host", "").rpartition(":")
    return f"{name}_{port}" if port.isdecimal() and len(port) <= 5 else name


def _is_same_origin(headers: dict[str, str]) -> bool:
    """Return whether a browser sent the request from a page of this server.

    Every browser sends Origin or Sec-Fetch-Site with a POST; a program that sends neither holds no cookies of
    somebody else.
    """
    site = headers.get("sec-fetch-site")
    if site is not None and site != "same-origin":
        return False
    origin, host = headers.get("origin"), headers.get("host", "")
    return origin in (None, f"http://{host}", f"https://{host}")


async def _body(receive: Receive, headers: dict[str, str]) -> bytes | None:
    """Return the body of a request; None if it is longer than `MAX_BODY_BYTES`, or of unknown length."""
    length = headers.get("content-length", "0")
    if "transfer-encoding" in headers:
        return None
    if not length.isdecimal() or len(length) > 9 or int(length) > MAX_BODY_BYTES:
        return None
    body = b""
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if len(body) > MAX_BODY_BYTES:
            return None
        if not message.get("more_body", False):
            return body


class _Sender:
    """Send a response with `HEADERS`; static files may be cached as long as they are valid.

    Attributes:
        started: whether the response has begun.
    """

    def __init__(self, send: Send, *, static: bool) -> None:
        self.started = False
        self._send = send
        headers = HEADERS | ({"Cache-Control": "no-cache"} if static else {})
        self._headers = [
            (name.lower().encode("ascii"), value.encode("ascii")) for name, value in headers.items()
        ]

    async def __call__(self, message: Message) -> None:
        """Send a message of the response."""
        if message["type"] == "http.response.start":
            self.started = True
            message["headers"] = [*message.get("headers", ()), *self._headers]
        await self._send(message)


def _with_cookie(app: ASGIApp, cookie: str) -> ASGIApp:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                pair = (b"set-cookie", cookie.encode("ascii"))
                message["headers"] = [*message.get("headers", ()), pair]
            await send(message)

        await app(scope, receive, send_cookie)

    return answer
