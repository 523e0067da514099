"""Invalid and slow clients, an unavailable store, and shutdown."""

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

from heatcloak_aggregator.http import protocol, server, store_readers
from heatcloak_shared.errors import StoreError
from support.waiting import wait_until

pytestmark = pytest.mark.alone

HALL = "/api/v1/zones/hall"


@contextmanager
def connected(port: int) -> Iterator[socket.socket]:
    with closing(socket.create_connection(("127.0.0.1", port), timeout=30)) as connection:
        yield connection


def received(connection: socket.socket) -> bytes:
    """Return all bytes until the server closes the connection."""
    text = b""
    try:
        while chunk := connection.recv(65536):
            text += chunk
    except ConnectionError:
        pass
    return text


def ended(connection: socket.socket) -> bool:
    """Return whether the server has closed the connection."""
    connection.setblocking(False)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def dribble(connection: socket.socket, seconds: float) -> None:
    """Send a request head slowly, line by line."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        connection.sendall(b"X: a\r\n")
        time.sleep(0.05)


def flood(connection: socket.socket) -> None:
    """Send requests without receiving responses."""
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
def test_invalid_requests_get_a_400_and_are_not_logged(
    running: Any, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with connected(running.port) as connection:
        try:
            connection.sendall(sent)
        except ConnectionError:
            pass
        else:
            answer = received(connection)
            assert answer == b"" or answer.startswith(b"HTTP/1.1 400 ")
            if answer:
                assert b"application/problem+json" in answer
                assert b"nosniff" in answer
    with running.anonymous() as anonymous:
        assert anonymous.get("/healthz").status_code == 200
    assert not caplog.records


def test_invalid_bytes_after_a_request_are_not_logged(running: Any, caplog: pytest.LogCaptureFixture) -> None:
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
    with running.anonymous() as anonymous:
        assert anonymous.get("/healthz").status_code == 200
    assert not caplog.records


def test_a_client_that_sends_its_head_too_slowly_is_disconnected(
    running: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "HEAD_TIMEOUT", 0.5)
    began = time.monotonic()
    with connected(running.port) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\n")
        with pytest.raises(ConnectionError):
            dribble(connection, 5)
    assert 0.4 < time.monotonic() - began < 2
    with connected(running.port) as silent:
        assert received(silent) == b""
    assert time.monotonic() - began < 3


def test_an_idle_connection_is_kept_for_the_idle_timeout(
    running: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "HEAD_TIMEOUT", 0.5)
    monkeypatch.setattr(protocol, "IDLE_TIMEOUT", 2.0)

    def ask(connection: socket.socket) -> None:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = b""
        while not answer.endswith(b"}"):
            answer += (more := connection.recv(4096))
            assert more, "the connection was closed"

    with connected(running.port) as connection:
        for _ in range(2):
            ask(connection)
            time.sleep(1.0)  # longer than for a head, shorter than idle
        assert received(connection) == b""
    with connected(running.port) as slow:
        ask(slow)
        time.sleep(1.0)
        began = time.monotonic()
        slow.sendall(b"GET")
        assert received(slow) == b""
        assert time.monotonic() - began < 1.5


def test_a_client_that_does_not_receive_is_disconnected(
    running: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "IDLE_TIMEOUT", 0.5)
    monkeypatch.setattr(protocol, "ANSWER_TIMEOUT", 0.5)
    with connected(running.port) as connection, running.anonymous() as anonymous:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        began = time.monotonic()
        with pytest.raises(ConnectionError):
            flood(connection)
        assert time.monotonic() - began < 4
        assert anonymous.get("/healthz").status_code == 200


def test_500_idle_connections_do_not_block_others(running: Any) -> None:
    idle = [socket.create_connection(("127.0.0.1", running.port), timeout=30) for _ in range(500)]
    try:
        took = []
        with running.client() as client:
            for _ in range(5):
                began = time.monotonic()
                assert client.get("/healthz").status_code == 200
                assert client.get(HALL).status_code == 200
                took.append(time.monotonic() - began)
        assert max(took) < protocol.HEAD_TIMEOUT / 2, "a request waited for the timeout of an idle connection"
        assert sorted(took)[2] < 0.5, "the median request took long"
        assert sum(map(ended, idle)) >= 500 - protocol.MOST_CONNECTIONS
    finally:
        for each in idle:
            each.close()


class FakeStore:
    """A store that hangs or fails at every call."""

    def __init__(self) -> None:
        self.error: Exception | None = None
        self.released = threading.Event()
        self.calls = 0
        self._entered = threading.Semaphore(0)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def answer(*_: object, **__: object) -> list[object]:
            if self.error is not None:
                raise self.error
            self.calls += 1
            self._entered.release()
            self.released.wait(20)
            return []

        return answer

    def wait_for_calls(self, number: int = 1) -> None:
        for _ in range(number):
            assert self._entered.acquire(timeout=10)


def test_a_failing_store_is_a_503_without_details(own_client: httpx.Client, service: Any) -> None:
    store, service.store = service.store, FakeStore()
    service.store.error = StoreError("store postgresql://me:secret@attic/db can't be read: gone")
    for path in ("rounds", "rounds/100", "estimates", "estimates/latest", "estimates/100"):
        answer = own_client.get(f"{HALL}/{path}")
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
        assert answer.headers["content-type"] == "application/problem+json"
        assert "attic" not in answer.text
        assert "secret" not in answer.text
    assert own_client.get(HALL).status_code == 200
    assert own_client.get("/metrics").status_code == 200
    service.store = store
    assert own_client.get(f"{HALL}/rounds").status_code == 200


def test_a_store_without_its_tables_is_a_503(own_client: httpx.Client, service: Any) -> None:
    import sqlite3

    path = service.store.where.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as database:
        for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            database.execute(f'DROP TABLE "{name}"')
        database.commit()
    answer = own_client.get(f"{HALL}/rounds")
    assert answer.status_code == 503
    assert path not in answer.text


def test_a_hanging_store_blocks_only_its_readers(
    service: Any, run_server: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    patience = 1.5
    monkeypatch.setattr(server, "StoreReaders", partial(store_readers.StoreReaders, patience=patience))
    running = run_server(service)
    fake = service.store = FakeStore()
    try:
        with running.client() as client, running.anonymous() as anonymous, ThreadPoolExecutor(100) as pool:
            client._transport._pool._max_connections = 200
            began = time.monotonic()
            waiting = [pool.submit(client.get, f"{HALL}/rounds", timeout=20) for _ in range(100)]
            fake.wait_for_calls(store_readers.READERS)
            for path in ("/healthz", "/readyz"):
                sent_at = time.monotonic()
                assert anonymous.get(path).status_code == 200
                assert time.monotonic() - sent_at < 1
            assert fake.calls == store_readers.READERS
            assert not [each for each in waiting if each.done()]
            assert {each.result().status_code for each in waiting} == {503}
            assert time.monotonic() - began < patience + 3
            # The store still hangs, so its threads are still in use.
            assert client.get(f"{HALL}/rounds", timeout=20).status_code == 503
            assert fake.calls == store_readers.READERS
            fake.released.set()
            assert client.get(f"{HALL}/rounds").status_code == 200
    finally:
        fake.released.set()


def test_shutdown_takes_less_than_two_seconds(running: Any) -> None:
    fake = running.service.store = FakeStore()
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
            fake.wait_for_calls()
            began = time.monotonic()
            running.stop()
            assert time.monotonic() - began < 2
            assert received(kept) == b""
            assert not running.server.ready.is_set()
            with pytest.raises(ConnectionError):
                socket.create_connection(("127.0.0.1", running.port), timeout=1)
    finally:
        fake.released.set()


def test_a_pending_request_is_answered_at_shutdown(running: Any) -> None:
    fake = running.service.store = FakeStore()
    with running.client() as client, ThreadPoolExecutor(2) as pool:
        answer = pool.submit(client.get, f"{HALL}/estimates")
        fake.wait_for_calls()
        stopping = pool.submit(running.stop)
        wait_until(lambda: not running.server.ready.is_set(), message="the shutdown did not begin")
        fake.released.set()
        stopping.result()
        assert answer.result().status_code == 200
