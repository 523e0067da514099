"""Login, sessions, and what requests without one may do."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx
import pytest

from heatcloak_aggregator.dashboard.access import (
    FORGOTTEN_AFTER,
    FREE_FAILURES,
    HEADERS,
    INVITATION_SECONDS,
    LONGEST_WAIT,
    MAX_BODY_BYTES,
    MOST_ADDRESSES,
    RENEW_SECONDS,
    SESSION_SECONDS,
    LoginLimiter,
    Sessions,
    is_page,
)
from heatcloak_aggregator.http import Tokens, ensure_token_file, load_tokens
from heatcloak_aggregator.http.protocol import MOST_CONNECTIONS
from support.dashboard_site import Site

from .conftest import anonymous, log_in

LIVE = {"X-Heatcloak-Live": "1"}


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def tokens(tmp_path: Path) -> Tokens:
    """Return tokens in a file."""
    file = tmp_path / "tokens"
    ensure_token_file(file)
    return load_tokens(file)


def token_of(tmp_path: Path) -> str:
    return (tmp_path / "tokens").read_text(encoding="ascii").strip()


def started(sessions: Sessions, token: str) -> str:
    cookie = sessions.start(token)
    assert cookie is not None
    return cookie


def test_a_session_lasts_from_one_request_to_the_next(tokens: Tokens, tmp_path: Path) -> None:
    clock = Clock()
    sessions = Sessions(tokens, clock)
    cookie = started(sessions, token_of(tmp_path))
    assert sessions.renewed(cookie) is None
    clock.now += RENEW_SECONDS
    renewed = sessions.renewed(cookie)
    assert renewed is not None
    clock.now += SESSION_SECONDS
    assert sessions.accepts(renewed)
    assert not sessions.accepts(cookie)


def test_sessions_survive_a_restart_of_the_service(tokens: Tokens, tmp_path: Path) -> None:
    cookie = started(Sessions(tokens), token_of(tmp_path))
    assert Sessions(load_tokens(tmp_path / "tokens")).accepts(cookie)


def test_sessions_end_with_their_token(tokens: Tokens, tmp_path: Path) -> None:
    cookie = started(Sessions(tokens), token_of(tmp_path))
    (tmp_path / "tokens").write_text("another-token-of-thirty-two-letters-x\n", encoding="ascii")
    assert not Sessions(load_tokens(tmp_path / "tokens")).accepts(cookie)


def test_a_removed_token_ends_its_own_sessions_only(tmp_path: Path) -> None:
    file = tmp_path / "tokens"
    names = [f"{name}-{'x' * 32}" for name in ("first", "second", "third")]
    file.write_text("\n".join(names), encoding="ascii")
    file.chmod(0o600)
    clock = Clock()
    sessions = Sessions(load_tokens(file), clock)
    cookies = {name: started(sessions, name) for name in names}
    clock.now += RENEW_SECONDS
    for name, cookie in cookies.items():
        file.write_text("\n".join(set(names) - {name}), encoding="ascii")
        others = Sessions(load_tokens(file), clock)
        renewed = sessions.renewed(cookie)
        assert renewed is not None
        assert not others.accepts(cookie)
        assert not others.accepts(renewed)
        assert sum(map(others.accepts, cookies.values())) == 2


def test_a_session_of_one_of_several_tokens_is_valid(tmp_path: Path) -> None:
    file = tmp_path / "tokens"
    names = [f"{name}-{'x' * 32}" for name in ("first", "second", "third")]
    file.write_text("\n".join(names), encoding="ascii")
    file.chmod(0o600)
    tokens = load_tokens(file)
    cookies = [started(Sessions(tokens), name) for name in names]
    assert all(Sessions(tokens).accepts(cookie) for cookie in cookies)


def test_an_ended_session_is_not_accepted_any_more(tokens: Tokens, tmp_path: Path) -> None:
    sessions = Sessions(tokens)
    cookie = started(sessions, token_of(tmp_path))
    other = started(sessions, token_of(tmp_path))
    sessions.end(cookie)
    assert not sessions.accepts(cookie)
    assert sessions.accepts(other)


@pytest.mark.parametrize(
    "change", [lambda c: c[:-1], lambda c: "x" + c, lambda c: c.replace(".", ""), lambda c: ""]
)
def test_a_changed_cookie_is_refused(tokens: Tokens, tmp_path: Path, change: object) -> None:
    sessions = Sessions(tokens)
    cookie = started(sessions, token_of(tmp_path))
    assert callable(change)
    assert not sessions.accepts(change(cookie))


def test_a_cookie_of_another_purpose_is_refused(tokens: Tokens, tmp_path: Path) -> None:
    cookie = started(Sessions(tokens), token_of(tmp_path))
    assert not Sessions(tokens, purpose=b"something else").accepts(cookie)


def test_an_invitation_works_once_and_for_some_minutes(tokens: Tokens) -> None:
    clock = Clock()
    sessions = Sessions(tokens, clock)
    code = sessions.invite()
    cookie = sessions.accept_invitation(code)
    assert cookie is not None
    assert sessions.accepts(cookie)
    assert sessions.accept_invitation(code) is None
    late = sessions.invite()
    clock.now += INVITATION_SECONDS + 1
    assert sessions.accept_invitation(late) is None
    assert sessions.accept_invitation("") is None


def test_wrong_tokens_cost_more_and_more_time() -> None:
    clock = Clock()
    limiter = LoginLimiter(clock)
    waits = []
    for _ in range(FREE_FAILURES + 12):
        limiter.failed("192.0.2.1")
        waits.append(limiter.wait("192.0.2.1"))
        clock.now += waits[-1]
    assert waits[:FREE_FAILURES] == [0.0] * FREE_FAILURES
    assert waits[FREE_FAILURES : FREE_FAILURES + 4] == [1.0, 2.0, 4.0, 8.0]
    assert waits[-1] == LONGEST_WAIT
    assert limiter.wait("192.0.2.2") == 0.0
    limiter.succeeded("192.0.2.1")
    assert limiter.wait("192.0.2.1") == 0.0


def test_addresses_of_one_ipv6_network_count_together() -> None:
    limiter = LoginLimiter(Clock())
    for number in range(FREE_FAILURES + 1):
        limiter.failed(f"2001:db8:0:1::{number:x}")
    assert limiter.wait("2001:db8:0:1:ffff::1") > 0.0
    assert limiter.wait("2001:db8:0:2::1") == 0.0
    assert limiter.wait("::ffff:192.0.2.1") == 0.0


def test_only_the_newest_addresses_are_remembered() -> None:
    limiter = LoginLimiter(Clock())
    for _ in range(FREE_FAILURES + 1):
        limiter.failed("192.0.2.1")
    for number in range(MOST_ADDRESSES):
        limiter.failed(f"10.0.{number // 256}.{number % 256}")
    assert limiter.wait("192.0.2.1") == 0.0


@pytest.mark.parametrize(
    "path", ["/dashboard/", "/dashboard/zones/hall", "/dashboard/zones/hall-2/rounds/17"]
)
def test_a_login_leads_back_to_pages(path: str) -> None:
    assert is_page(path)


@pytest.mark.parametrize(
    "path",
    [
        "",
        "/",
        "//evil.example/",
        "/dashboard",
        "https://evil.example/",
        "/dashboard/..",
        "/dashboard/a?b",
        "/dashboard/%2e",
        "/dashboard/\\evil",
        "/dashboard/a\r\nx",
    ],
)
def test_a_login_leads_nowhere_else(path: str) -> None:
    assert not is_page(path)


def test_pages_without_a_session_lead_to_the_login(site: Site) -> None:
    with anonymous(site) as client:
        for path in ("", "zones/corridor", "zones/none", "zones/corridor/rounds/1", "nowhere"):
            answer = client.get(f"/dashboard/{path}")
            assert answer.status_code == 303, path
            assert answer.headers["location"].startswith("/dashboard/login?next=/dashboard/"), path
        assert client.get("/").headers["location"] == "/dashboard/"
        assert client.get("/dashboard/zones/corridor/live", headers=LIVE).status_code == 401
        assert client.get("/dashboard/login").status_code == 200
        assert client.get("/dashboard/static/dashboard.css").status_code == 200


def test_a_login_starts_a_session_with_a_strict_cookie(site: Site) -> None:
    with anonymous(site) as client:
        answer = client.post(
            "/dashboard/login", data={"token": f" {site.token} ", "next": "/dashboard/zones/corridor"}
        )
        assert answer.status_code == 303
        assert answer.headers["location"] == "/dashboard/zones/corridor"
        cookie = answer.headers["set-cookie"]
        assert re.fullmatch(
            r"heatcloak_session_\d+=\S+; Path=/dashboard; Max-Age=2592000; HttpOnly; SameSite=Strict", cookie
        )
        assert site.token not in cookie
        assert client.get("/dashboard/zones/corridor").status_code == 200
        assert "Secure" in log_in(client, site.token, X_Forwarded_Proto="https").headers["set-cookie"]


def test_a_session_gives_no_access_to_the_api_and_a_bearer_token_none_to_pages(
    site: Site, visitor: httpx.Client
) -> None:
    assert visitor.get("/api/v1/zones").status_code == 401
    with anonymous(site) as client:
        answer = client.get("/dashboard/", headers={"Authorization": f"Bearer {site.token}"})
        assert answer.status_code == 303


def test_a_login_leads_to_no_other_host(site: Site) -> None:
    with anonymous(site) as client:
        answer = client.post(
            "/dashboard/login", data={"token": site.token, "next": "//evil.example/dashboard/"}
        )
        assert answer.headers["location"] == "/dashboard/"


def test_a_logout_ends_the_session_for_everybody_who_has_its_cookie(
    site: Site, visitor: httpx.Client
) -> None:
    cookie = next(iter(visitor.cookies.values()))
    assert visitor.post("/dashboard/logout").status_code == 303
    with anonymous(site) as client:
        answer = client.get(
            "/dashboard/", headers={"Cookie": f"heatcloak_session_{site.origin.rpartition(':')[2]}={cookie}"}
        )
        assert answer.status_code == 303
        assert answer.headers["location"].endswith("&message=expired")


def test_guessing_tokens_is_slowed_down(site: Site) -> None:
    with anonymous(site) as client:
        answers = [log_in(client, f"{number:032d}") for number in range(FREE_FAILURES + 2)]
        assert [answer.status_code for answer in answers] == [401] * (FREE_FAILURES + 1) + [429]
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert "set-cookie" not in answers[-1].headers
        # Nor does the right one help now: the answer must not tell which one it is.
        assert log_in(client, site.token).status_code == 429


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "none"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
    ],
)
def test_posts_from_other_sites_are_refused(
    site: Site, visitor: httpx.Client, headers: dict[str, str]
) -> None:
    for path, data in (("login", {"token": site.token}), ("logout", {})):
        answer = visitor.post(f"/dashboard/{path}", data=data, headers=headers)
        assert answer.status_code == 403
    assert visitor.get("/dashboard/").status_code == 200


def test_posts_from_the_own_pages_are_accepted(site: Site) -> None:
    with anonymous(site) as client:
        answer = log_in(client, site.token, Origin=site.origin, Sec_Fetch_Site="same-origin")
        assert answer.status_code == 303


def test_oversized_and_unexpected_requests_are_refused(site: Site, visitor: httpx.Client) -> None:
    big = {"token": "x" * MAX_BODY_BYTES}
    assert visitor.post("/dashboard/login", data=big).status_code == 413
    chunks = (b"token=" for _ in range(2))
    assert visitor.post("/dashboard/login", content=chunks).status_code == 413
    assert visitor.request("GET", "/dashboard/", content=b"body").status_code == 413
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        assert visitor.request(method, "/dashboard/zones/corridor").status_code == 405
    fields = "&".join(f"a{number}=1" for number in range(50))
    assert log_in(visitor, f"x&{fields}").status_code == 401
    assert visitor.post("/dashboard/login", content=fields.encode()).status_code == 401
    assert visitor.get("/dashboard/", headers={"Cookie": "x" * 9000}).status_code == 303


@pytest.mark.parametrize(
    "others",
    ["a=b c", "bad name=1", "={}", 'a={"x":1}', 'a="b', "secure", "a[b]=1", f"long={'x' * 6000}"],
)
def test_cookies_of_other_programs_on_the_host_do_no_harm(
    site: Site, visitor: httpx.Client, others: str
) -> None:
    own = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    with anonymous(site) as client:
        for cookies in (f"{others}; {own}", f"{own}; {others}"):
            assert client.get("/dashboard/", headers={"Cookie": cookies}).status_code == 200


def test_a_first_visit_is_no_expired_session(site: Site) -> None:
    with anonymous(site) as client:
        answer = client.get("/dashboard/", headers={"Cookie": "heatcloak_session_1=of-another-port"})
        assert "expired" not in answer.headers["location"]


@pytest.mark.parametrize("path", ["none", "", "vendor", "..%2faccess.py", "%00", "vendor/..%2f..%2fpages.py"])
def test_missing_static_files_are_not_found(site: Site, path: str, caplog: pytest.LogCaptureFixture) -> None:
    with anonymous(site) as client:
        answer = client.get(f"/dashboard/static/{path}")
    assert answer.status_code == 404
    assert "import" not in answer.text
    assert not caplog.records


def test_redirects_name_neither_host_nor_scheme(site: Site, visitor: httpx.Client) -> None:
    assert visitor.get("/dashboard").headers["location"] == "/dashboard/"
    assert visitor.get("/dashboard/zones/corridor/").status_code == 404


def test_slow_bodies_keep_nobody_out(site: Site) -> None:
    """Two hundred visitors who never finish their login."""
    port = int(site.origin.rpartition(":")[2])
    head = b"POST /dashboard/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nt"
    slow = []
    for _ in range(MOST_CONNECTIONS + 5):
        slow.append(socket.create_connection(("127.0.0.1", port)))
        slow[-1].sendall(head)
    with anonymous(site) as client:
        assert client.get("/healthz").status_code == 200
        assert log_in(client, site.token).status_code == 303
    for each in slow:
        each.close()


def test_wrong_tokens_of_long_ago_are_forgotten() -> None:
    clock = Clock()
    limiter = LoginLimiter(clock)
    for _ in range(FREE_FAILURES + 3):
        limiter.failed("192.0.2.1")
    clock.now += LONGEST_WAIT + FORGOTTEN_AFTER
    limiter.failed("192.0.2.1")
    assert limiter.wait("192.0.2.1") == 0.0


def test_every_answer_has_the_strict_headers(site: Site, visitor: httpx.Client) -> None:
    site.add_rounds("corridor", 2)
    answers = [
        visitor.get("/dashboard/"),
        visitor.get("/dashboard/zones/corridor"),
        visitor.get("/dashboard/zones/corridor/live", headers=LIVE),
        visitor.get("/dashboard/nowhere"),
        visitor.get("/dashboard/static/dashboard.js"),
        visitor.get("/dashboard/static/nothing"),
        visitor.post("/dashboard/login", data={"token": "wrong"}),
        visitor.post("/dashboard/zones/corridor"),
    ]
    for answer in answers:
        for name, value in HEADERS.items():
            if name != "Cache-Control":
                assert answer.headers.get_list(name) == [value], (answer.url, name)
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert visitor.get("/dashboard/").headers["cache-control"] == "no-store"
