"""Peers that mean no good, a store that is away, and the end of the service."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from typing import Any

import httpx
import pytest

from heatcloak_aggregator.http import app, protocol, reading
from heatcloak_shared.errors import StoreError

pytestmark = pytest.mark.alone

HALL = "/api/v1/zones/hall"


@contextmanager
def connected(port: int) -> Iterator[socket.socket]:
    with closing(socket.create_connection(("127.0.0.1", port), timeout=5)) as connection:
        yield connection


def heard(connection: socket.socket) -> bytes:
    """All that comes until the other side ends it."""
    text = b""
    try:
        while chunk := connection.recv(65536):
            text += chunk
    except ConnectionError:
        pass
    return text


def ended(connection: socket.socket) -> bool:
    """Whether the other side closed it."""
    connection.setblocking(False)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def dribble(connection: socket.socket, seconds: float) -> None:
    """Send a head, one line after the other."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        connection.sendall(b"X: a\r\n")
        time.sleep(0.05)


def flood(connection: socket.socket) -> None:
    """Ask and ask, and take no answer."""
    while True:
        connection.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(256)),
        b"\x00" * 1000,
        b"GET\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\x00b\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 1_000_000 + b"\r\n\r\n",
        b"GET /" + b"a" * 1_000_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"X: a\r\n" * 100_000 + b"\r\n",
    ],
    ids=range(11),
)
def test_garbage_is_refused(running: Any, sent: bytes, caplog: pytest.LogCaptureFixture) -> None:
    """With a problem, and the end of the connection; the next one is served, and nothing is logged."""
    with connected(running.port) as connection:
        try:
            connection.sendall(sent)
        except ConnectionError:
            pass
        else:
            answer = heard(connection)
            assert answer == b"" or answer.startswith(b"HTTP/1.1 400 ")
            if answer:
                assert b"application/problem+json" in answer
                assert b"nosniff" in answer
    with running.stranger() as stranger:
        assert stranger.get("/healthz").status_code == 200
    assert not caplog.records


def test_garbage_behind_a_request_is_no_traceback(running: Any, caplog: pytest.LogCaptureFixture) -> None:
    """Nor is an upgrade, a tunnel, or a body that never ends."""
    request = f"GET {HALL}/rounds HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {running.token}\r\n".encode()
    for sent in (
        request + b"\r\n" + b"\xff" * 100,
        request + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        request + b"Expect: 100-continue\r\nContent-Length: 5\r\n\r\n",
        request + b"Transfer-Encoding: chunked\r\n\r\nffffffff\r\n" + b"x" * 100_000,
        b"CONNECT /healthz HTTP/1.1\r\nHost: x\r\n\r\n\x00\x01\x02",
        b"GET http://elsewhere/healthz HTTP/1.1\r\nHost: x\r\n\r\n",
        b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /healthz HTTP/9.9\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ):
        with connected(running.port) as connection:
            connection.sendall(sent)
            assert connection.recv(12).startswith(b"HTTP/1.1 ")
    with running.stranger() as stranger:
        assert stranger.get("/healthz").status_code == 200
    assert not caplog.records


def test_a_slow_client_is_cut_off(running: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """However steadily it sends: a whole head must come in time."""
    monkeypatch.setattr(protocol, "HEAD_TIMEOUT", 0.5)
    began = time.monotonic()
    with connected(running.port) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\n")
        with pytest.raises(ConnectionError):
            dribble(connection, 5)
    assert 0.4 < time.monotonic() - began < 2
    with connected(running.port) as silent:
        assert heard(silent) == b""
    assert time.monotonic() - began < 3


def test_a_connection_is_kept_for_the_next_request(running: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer than a head may take, and not for ever; a head that has begun must come in its time again."""
    monkeypatch.setattr(protocol, "HEAD_TIMEOUT", 0.5)
    monkeypatch.setattr(protocol, "IDLE_TIMEOUT", 2.0)

    def ask(connection: socket.socket) -> None:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = b""
        while not answer.endswith(b"}"):
            answer += (more := connection.recv(4096))
            assert more, "it was hung up"

    with connected(running.port) as connection:
        for _ in range(2):
            ask(connection)
            time.sleep(1.0)
        assert heard(connection) == b""
    with connected(running.port) as slow:
        ask(slow)
        time.sleep(1.0)
        began = time.monotonic()
        slow.sendall(b"GET")
        assert heard(slow) == b""
        assert time.monotonic() - began < 1.5


def test_a_client_that_does_not_listen_is_cut_off(running: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it asks for is not kept for it for ever, and others are served meanwhile."""
    monkeypatch.setattr(protocol, "IDLE_TIMEOUT", 0.5)
    monkeypatch.setattr(protocol, "ANSWER_TIMEOUT", 0.5)
    with connected(running.port) as connection, running.stranger() as stranger:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        began = time.monotonic()
        with pytest.raises(ConnectionError):
            flood(connection)
        assert time.monotonic() - began < 4
        assert stranger.get("/healthz").status_code == 200


def test_five_hundred_connections_do_not_shut_others_out(running: Any) -> None:
    """Those that ask for nothing make room for those that do."""
    idle = [socket.create_connection(("127.0.0.1", running.port), timeout=5) for _ in range(500)]
    try:
        took = []
        with running.client() as client:
            for _ in range(5):
                began = time.monotonic()
                assert client.get("/healthz").status_code == 200
                assert client.get(HALL).status_code == 200
                took.append(time.monotonic() - began)
        assert max(took) < protocol.HEAD_TIMEOUT / 2, "none of them was waited for"
        assert sorted(took)[2] < 0.5, "on a busy machine neither, but for a moment"
        assert sum(map(ended, idle)) >= 500 - protocol.MOST_CONNECTIONS
    finally:
        for each in idle:
            each.close()


class Away:
    """A store that hangs or fails, whatever it is asked."""

    def __init__(self) -> None:
        self.error: Exception | None = None
        self.wakes = threading.Event()
        self.reading = 0

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def answer(*_: object, **__: object) -> list[object]:
            if self.error is not None:
                raise self.error
            self.reading += 1
            self.wakes.wait(20)
            return []

        return answer


def test_a_store_that_fails_is_a_503(client: httpx.Client, service: Any) -> None:
    """It does not say which database it is; when it is back, it is read again."""
    store, service.store = service.store, Away()
    service.store.error = StoreError("store postgresql://me:secret@attic/db can't be read: gone")
    for path in ("rounds", "rounds/100", "estimates", "estimates/latest", "estimates/100"):
        answer = client.get(f"{HALL}/{path}")
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
        assert answer.headers["content-type"] == "application/problem+json"
        assert "attic" not in answer.text
        assert "secret" not in answer.text
    assert client.get(HALL).status_code == 200
    assert client.get("/metrics").status_code == 200
    service.store = store
    assert client.get(f"{HALL}/rounds").status_code == 200


def test_a_real_store_whose_tables_are_gone_is_a_503(client: httpx.Client, service: Any) -> None:
    """As after somebody took the file away."""
    import sqlite3

    path = service.store.where.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as database:
        for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            database.execute(f'DROP TABLE "{name}"')
        database.commit()
    answer = client.get(f"{HALL}/rounds")
    assert answer.status_code == 503
    assert path not in answer.text


def test_a_store_that_hangs_holds_nothing_else_up(
    service: Any, run_server: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred requests wait for it on a few threads; /healthz answers, and they end with 503 in time."""
    patience = 1.5
    monkeypatch.setattr(app, "StoreReaders", partial(reading.StoreReaders, patience=patience))
    running = run_server(service)
    away = service.store = Away()
    try:
        with running.client() as client, running.stranger() as stranger, ThreadPoolExecutor(100) as pool:
            client._transport._pool._max_connections = 200
            began = time.monotonic()
            waiting = [pool.submit(client.get, f"{HALL}/rounds", timeout=20) for _ in range(100)]
            while away.reading < reading.READERS:
                time.sleep(0.01)
            for path in ("/healthz", "/readyz"):
                asked = time.monotonic()
                assert stranger.get(path).status_code == 200
                assert time.monotonic() - asked < 1
            assert away.reading == reading.READERS
            assert not [each for each in waiting if each.done()]
            assert {each.result().status_code for each in waiting} == {503}
            assert time.monotonic() - began < patience + 3
            # It still hangs: its threads are not given to others.
            assert client.get(f"{HALL}/rounds", timeout=20).status_code == 503
            assert away.reading == reading.READERS
            away.wakes.set()
            assert client.get(f"{HALL}/rounds").status_code == 200
    finally:
        away.wakes.set()


def test_it_ends_within_two_seconds(running: Any) -> None:
    """With a connection that is kept, one that hangs in its head, and one that waits for the store."""
    away = running.service.store = Away()
    try:
        with (
            connected(running.port) as kept,
            connected(running.port) as half,
            connected(running.port) as stuck,
        ):
            kept.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            answer = b""
            while not answer.endswith(b"}"):
                answer += kept.recv(65536)
            assert answer.startswith(b"HTTP/1.1 200")
            half.sendall(b"GET /heal")
            head = f"GET {HALL}/rounds HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {running.token}\r\n\r\n"
            stuck.sendall(head.encode())
            while not away.reading:
                time.sleep(0.01)
            began = time.monotonic()
            running.stop()
            assert time.monotonic() - began < 2
            assert heard(kept) == b""
            assert not running.server.ready.is_set()
            with pytest.raises(ConnectionError):
                socket.create_connection(("127.0.0.1", running.port), timeout=1)
    finally:
        away.wakes.set()


def test_a_request_under_way_is_answered_at_the_end(running: Any) -> None:
    """If it takes less than a second."""
    away = running.service.store = Away()
    with running.client() as client, ThreadPoolExecutor(2) as pool:
        answer = pool.submit(client.get, f"{HALL}/estimates")
        while not away.reading:
            time.sleep(0.01)
        stopping = pool.submit(running.stop)
        time.sleep(0.4)
        away.wakes.set()
        stopping.result()
        assert answer.result().status_code == 200
