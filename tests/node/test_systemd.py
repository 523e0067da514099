"""Notifications to systemd: `heatcloak_node.systemd`."""

from __future__ import annotations

import os
import secrets
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from heatcloak_node.reactor import Reactor
from heatcloak_node.systemd import Systemd
from support.timers import ManualTimers


class Manager:
    """The socket of a service manager."""

    def __init__(self, address: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(address)
        self._socket.settimeout(5)

    def receive(self) -> str:
        """Return the next message."""
        return self._socket.recv(4096).decode()

    def is_silent(self) -> bool:
        """Return whether no message is waiting."""
        self._socket.setblocking(False)
        try:
            self._socket.recv(4096)
        except BlockingIOError:
            return True
        return False

    def close(self) -> None:
        self._socket.close()


@pytest.fixture(params=["file", "abstract"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return a socket's address as the environment holds it."""
    return str(tmp_path / "notify") if request.param == "file" else f"@heatcloak-{secrets.token_hex(8)}"


@pytest.fixture
def manager(address: str) -> Iterator[Manager]:
    """Return a service manager that listens at the address."""
    listening = Manager("\0" + address[1:] if address.startswith("@") else address)
    yield listening
    listening.close()


def test_ready_and_stopping_are_notified(manager: Manager, address: str) -> None:
    systemd = Systemd({"NOTIFY_SOCKET": address})
    systemd.ready(ManualTimers(), "node n02 of zone hall")
    assert manager.receive() == "READY=1\nSTATUS=node n02 of zone hall"
    assert manager.is_silent(), "no watchdog is configured"
    systemd.stopping()
    manager._socket.settimeout(5)
    assert manager.receive() == "STOPPING=1"


def test_the_watchdog_is_fed_twice_within_its_timeout(manager: Manager, address: str) -> None:
    timers = ManualTimers()
    environ = {"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "3000000", "WATCHDOG_PID": str(os.getpid())}
    systemd = Systemd(environ)
    assert systemd.interval == 1.5
    systemd.ready(timers, "here")
    manager.receive()
    for fed in range(3):
        assert manager.receive() == "WATCHDOG=1"
        delay, timer = timers.waiting[fed]
        assert delay == 1.5
        timer.fire()


def test_a_hanging_reactor_does_not_feed_the_watchdog(manager: Manager, address: str) -> None:
    reactor = Reactor()
    systemd = Systemd({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "100000"})
    fed_after_the_hang: list[float] = []

    def hang() -> None:
        while not manager.is_silent():
            pass
        time.sleep(0.3)
        fed_after_the_hang.append(float(not manager.is_silent()))
        reactor.stop()

    reactor.call_soon(lambda: systemd.ready(reactor, "here"))
    reactor.call_later(0.08, hang)
    reactor.run()
    assert fed_after_the_hang == [0.0]


@pytest.mark.parametrize(
    "environ",
    [
        {},
        {"NOTIFY_SOCKET": ""},
        {"NOTIFY_SOCKET": "vsock:2:1"},
        {"NOTIFY_SOCKET": "/nowhere/at/all"},
        {"NOTIFY_SOCKET": "@" + "x" * 200, "WATCHDOG_USEC": "1000"},
    ],
)
def test_without_a_manager_calls_do_nothing(environ: dict[str, str]) -> None:
    """Also if the manager has ended."""
    systemd = Systemd(environ)
    systemd.ready(ManualTimers(), "here")
    systemd.stopping()


@pytest.mark.parametrize(
    "environ",
    [
        {},
        {"WATCHDOG_USEC": "0"},
        {"WATCHDOG_USEC": "soon"},
        {"WATCHDOG_USEC": "9" * 30},
        {"WATCHDOG_USEC": "1000000", "WATCHDOG_PID": "1"},
    ],
)
def test_the_watchdog_of_another_process_is_not_fed(environ: dict[str, str]) -> None:
    timers = ManualTimers()
    systemd = Systemd({"NOTIFY_SOCKET": "/nowhere", **environ})
    assert systemd.interval is None
    systemd.ready(timers, "here")
    assert not timers.waiting
