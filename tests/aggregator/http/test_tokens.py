"""Who may see what."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.http import ensure_token_file, load_tokens, new_token, parse_http_address
from heatcloak_aggregator.http.tokens import Tokens
from heatcloak_shared.errors import ConfigError, KeyWriteError

GOOD = "a" * 32
OPEN = ("/healthz", "/readyz", "/openapi.json")


class Clock:
    """A clock that stands still until it is moved."""

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


def test_every_page_but_the_open_ones_asks_for_a_token(running: Any) -> None:
    """All paths of the schema, and paths that there are not: the answers are the same to the last byte."""
    with running.stranger() as stranger:
        paths = list(stranger.get("/openapi.json").json()["paths"])
        assert len(paths) == 12
        asked = [re.sub(r"{zone}", "hall", path) for path in paths if path not in OPEN]
        asked = [path.replace("{node}", "n01").replace("{number}", "100") for path in asked]
        asked += ["/", "/nowhere", "/docs", "/api/v1/zones/attic", "/api/v1/zones/hall/rounds?limit=0"]
        asked += ["/api/v1/zones/%00", "//healthz", "/healthz/", "/readyz/x", "/HEALTHZ"]
        answers = set()
        for path in asked:
            for method in ("GET", "POST", "OPTIONS"):
                answer = stranger.request(method, path)
                assert answer.status_code == 401, (method, path)
                assert answer.headers["www-authenticate"] == "Bearer"
                names = sorted(name for name in answer.headers if name != "date")
                answers.add((answer.content, str(names)))
        assert len(answers) == 1
        for path in OPEN:
            assert stranger.get(path).status_code == 200


NEARLY = [
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


def test_only_a_bearer_of_the_whole_token_passes(running: Any) -> None:
    """Nothing that resembles it does."""
    for shown in NEARLY:
        headers = {"Authorization": shown.format(running.token)}
        with running.stranger() as stranger:
            assert stranger.get("/metrics", headers=headers).status_code == 401
            good = {"authorization": f"bEARER {running.token}"}
            assert stranger.get("/metrics", headers=good).status_code == 200


def test_the_token_is_no_query_parameter(running: Any) -> None:
    """Addresses are kept in histories and logs."""
    with running.stranger() as stranger:
        assert stranger.get(f"/metrics?access_token={running.token}").status_code == 401


def test_names_and_comments_are_allowed(tmp_path: Path) -> None:
    """One token a line, with a name or without."""
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
        ("", "holds no token"),
        ("# nothing\n", "holds no token"),
        ("a" * 31, "line 1: a token has 32"),
        (GOOD + "\n" + "b" * 513, "line 2: a token has 32"),
        (GOOD + " " + GOOD, "line 1: a token has 32"),
        ("ä" * 40, "line 1: a token has 32"),
        ("\udcff" * 40, "line 1: a token has 32"),
        (f"\x1b[31m: {GOOD}", "line 1: a name"),
        (GOOD + "\n" + "#" * 70_000, "more than 65536 bytes"),
    ],
)
def test_a_file_that_is_of_no_use_is_refused(tmp_path: Path, text: str, cause: str) -> None:
    """On one line, with a remedy, and without anything of what it holds."""
    with pytest.raises(ConfigError) as caught:
        load_tokens(written(tmp_path / "tokens", text))
    assert cause in str(caught.value)
    assert "aaaa" not in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o601])
def test_a_file_that_others_may_use_is_refused(tmp_path: Path, mode: int) -> None:
    """The remedy is a command."""
    path = written(tmp_path / "tokens", GOOD)
    path.chmod(mode)
    with pytest.raises(ConfigError, match="chmod 600"):
        load_tokens(path)


def test_no_file_no_tokens(tmp_path: Path) -> None:
    """Nor is a folder a file."""
    with pytest.raises(ConfigError, match="No such file"):
        load_tokens(tmp_path / "none")
    with pytest.raises(ConfigError):
        load_tokens(tmp_path)


def test_a_changed_file_is_read_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Within a second, without a restart, and once."""
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
def test_a_spoilt_file_leaves_the_tokens_as_they_were(
    tmp_path: Path, spoil: str, caplog: pytest.LogCaptureFixture
) -> None:
    """It is logged once, and read again when it is whole."""
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
    assert len([each for each in caplog.records if "stay as they were" in each.getMessage()]) == 1
    fresh = new_token()
    written(path, fresh)
    clock.now = 8
    assert tokens.accepts(bearer(fresh))
    assert not tokens.accepts(bearer(GOOD))


def test_a_running_server_takes_a_new_token(running: Any) -> None:
    """As it does after a rotation."""
    fresh = new_token()
    os.utime(running.token_file, ns=(1, 1))
    written(running.token_file, fresh)
    running.server._tokens._look_at = 0.0
    with running.stranger() as stranger:
        assert stranger.get("/metrics", headers={"Authorization": f"Bearer {fresh}"}).status_code == 200


def test_a_token_file_is_made_once(tmp_path: Path) -> None:
    """For its owner alone; what is there is left."""
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


def test_fresh_tokens_differ() -> None:
    """They are drawn, and long enough to be taken."""
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
def test_addresses_are_understood(text: str, shown: str) -> None:
    """All interfaces are asked for by name."""
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
def test_other_addresses_are_refused(text: str) -> None:
    """On one line, with an example."""
    with pytest.raises(ConfigError, match=r"give \[HOST:\]PORT") as caught:
        parse_http_address(text)
    assert len(str(caught.value)) < 200
