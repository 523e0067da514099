"""Bearer tokens, their file, and addresses."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.http import ensure_token_file, load_tokens, new_token, parse_http_address
from heatcloak_aggregator.http.auth import Tokens
from heatcloak_shared.errors import ConfigError, KeyWriteError

GOOD = "a" * 32
OPEN = ("/healthz", "/readyz", "/openapi.json")


class Clock:
    """A clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def written(path: Path, text: str) -> Path:
    path.touch(mode=0o600)
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    path.chmod(0o600)
    return path


def bearer(token: str) -> bytes:
    return f"Bearer {token}".encode()


def test_every_path_but_the_open_ones_requires_a_token(shared: Any) -> None:
    """Responses for existing and unknown paths are identical."""
    with shared.anonymous() as anonymous:
        paths = list(anonymous.get("/openapi.json").json()["paths"])
        assert set(paths) - set(OPEN)
        requested = [re.sub(r"{zone}", "hall", path) for path in paths if path not in OPEN]
        requested = [path.replace("{node}", "n01").replace("{number}", "100") for path in requested]
        requested += ["/", "/nowhere", "/docs", "/api/v1/zones/attic", "/api/v1/zones/hall/rounds?limit=0"]
        requested += ["/api/v1/zones/%00", "//healthz", "/healthz/", "/readyz/x", "/HEALTHZ"]
        answers = set()
        for path in requested:
            for method in ("GET", "POST", "OPTIONS"):
                answer = anonymous.request(method, path)
                assert answer.status_code == 401, (method, path)
                assert answer.headers["www-authenticate"] == "Bearer"
                names = sorted(name for name in answer.headers if name != "date")
                answers.add((answer.content, str(names)))
        assert len(answers) == 1
        for path in OPEN:
            assert anonymous.get(path).status_code == 200


INVALID_HEADERS = [
    "",
    "Bearer",
    "Basic {}",
    "{}",
    "Bearer {}x",
    "Bearer x{}",
    "Bearer {0} {0}",
    "Bearer\t{}",
    "Token {}",
]


def test_only_the_exact_token_is_accepted(shared: Any) -> None:
    for shown in INVALID_HEADERS:
        headers = {"Authorization": shown.format(shared.token)}
        with shared.anonymous() as anonymous:
            assert anonymous.get("/metrics", headers=headers).status_code == 401
            good = {"authorization": f"bEARER {shared.token}"}
            assert anonymous.get("/metrics", headers=good).status_code == 200


def test_a_token_in_the_query_is_not_accepted(shared: Any) -> None:
    with shared.anonymous() as anonymous:
        assert anonymous.get(f"/metrics?access_token={shared.token}").status_code == 401


def test_names_and_comments_are_allowed(tmp_path: Path) -> None:
    text = f"# for people\n\nprometheus: {GOOD}\r\n  {'b' * 40}\ngrafana two:{'c' * 33}==\n"
    tokens = load_tokens(written(tmp_path / "tokens", text))
    for token in (GOOD, "b" * 40, "c" * 33 + "=="):
        assert tokens.accepts(bearer(token))
    for token in ("prometheus", f"prometheus: {GOOD}", "# for people", ""):
        assert not tokens.accepts(bearer(token))
    assert not tokens.accepts(None)


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("", "no token"),
        ("# nothing\n", "no token"),
        ("a" * 31, "line 1: a token has 32"),
        (GOOD + "\n" + "b" * 513, "line 2: a token has 32"),
        (GOOD + " " + GOOD, "line 1: a token has 32"),
        ("ä" * 40, "line 1: a token has 32"),
        ("\udcff" * 40, "line 1: a token has 32"),
        (f"\x1b[31m: {GOOD}", "line 1: a name"),
        (GOOD + "\n" + "#" * 70_000, "more than 65536 bytes"),
    ],
)
def test_an_invalid_token_file_is_refused_without_its_content(tmp_path: Path, text: str, cause: str) -> None:
    with pytest.raises(ConfigError) as caught:
        load_tokens(written(tmp_path / "tokens", text))
    assert cause in str(caught.value)
    assert "aaaa" not in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o601])
def test_a_token_file_that_others_can_access_is_refused(tmp_path: Path, mode: int) -> None:
    path = written(tmp_path / "tokens", GOOD)
    path.chmod(mode)
    with pytest.raises(ConfigError, match="chmod 600"):
        load_tokens(path)


def test_a_missing_token_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="No such file"):
        load_tokens(tmp_path / "none")
    with pytest.raises(ConfigError):
        load_tokens(tmp_path)


def test_a_changed_token_file_is_reloaded_within_a_second(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    path, clock = written(tmp_path / "tokens", GOOD), Clock()
    tokens = Tokens(path, clock)
    fresh = new_token()
    written(path, fresh)
    clock.now = 0.9
    assert tokens.accepts(bearer(GOOD))
    for second in (1.1, 3, 5):
        clock.now = second
        assert tokens.accepts(bearer(fresh))
    assert len(caplog.records) == 1
    assert not tokens.accepts(bearer(GOOD))


@pytest.mark.parametrize("spoil", ["gone", "open", "empty"])
def test_an_unusable_token_file_leaves_the_tokens_unchanged(
    tmp_path: Path, spoil: str, caplog: pytest.LogCaptureFixture
) -> None:
    path, clock = written(tmp_path / "tokens", GOOD), Clock()
    tokens = Tokens(path, clock)
    if spoil == "gone":
        path.unlink()
    elif spoil == "open":
        path.chmod(0o644)
    else:
        written(path, "")
    for second in (2, 4, 6):
        clock.now = second
        assert tokens.accepts(bearer(GOOD))
    assert len([each for each in caplog.records if "stay unchanged" in each.getMessage()]) == 1
    fresh = new_token()
    written(path, fresh)
    clock.now = 8
    assert tokens.accepts(bearer(fresh))
    assert not tokens.accepts(bearer(GOOD))


def test_a_running_server_accepts_a_new_token(running: Any) -> None:
    fresh = new_token()
    os.utime(running.token_file, ns=(1, 1))
    written(running.token_file, fresh)
    running.tokens._check_at = 0.0
    with running.anonymous() as anonymous:
        assert anonymous.get("/metrics", headers={"Authorization": f"Bearer {fresh}"}).status_code == 200


def test_a_token_file_is_created_once(tmp_path: Path) -> None:
    path = tmp_path / "tokens"
    assert ensure_token_file(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    token = path.read_text(encoding="ascii").splitlines()[-1]
    assert len(token) >= 43
    assert load_tokens(path).accepts(bearer(token))
    assert not ensure_token_file(path)
    assert path.read_text(encoding="ascii").splitlines()[-1] == token
    with pytest.raises(KeyWriteError):
        ensure_token_file(tmp_path / "none" / "tokens")


def test_new_tokens_are_long_and_distinct() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert min(map(len, tokens)) >= 43


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("8080", "127.0.0.1:8080"),
        (":8080", "127.0.0.1:8080"),
        ("0", "127.0.0.1:0"),
        ("127.0.0.1:8080", "127.0.0.1:8080"),
        ("localhost:80", "localhost:80"),
        ("0.0.0.0:80", "0.0.0.0:80"),
        ("[::1]:8080", "[::1]:8080"),
        ("[::]:8080", "[::]:8080"),
    ],
)
def test_addresses_are_parsed(text: str, shown: str) -> None:
    address = parse_http_address(text)
    assert str(address) == shown
    assert address.is_loopback == (address.host not in ("0.0.0.0", "::"))  # noqa: S104


@pytest.mark.parametrize(
    "text",
    [
        "",
        ":",
        "x",
        "127.0.0.1",
        "::1",
        "::1:80",
        "[::1]",
        "[::1]80",
        "[x]:80",
        "h:65536",
        "h:-1",
        "h:٨٠",
        "a b:1",
        "\x00:1",
        "h:" + "9" * 5000,
    ],
)
def test_invalid_addresses_are_refused(text: str) -> None:
    with pytest.raises(ConfigError, match=r"give \[HOST:\]PORT") as caught:
        parse_http_address(text)
    assert len(str(caught.value)) < 200
