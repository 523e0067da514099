"""What a machine brings for tests: programs, and a free port."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle, islice
from pathlib import Path
from typing import NoReturn

import pytest

from support.suites import suite_of

# Below those that the system gives to outgoing connections: one of these would take a port between its choice
# and its server's start. Each worker that runs tests has its own.
_FIRST_PORT = 10_000 + int(os.environ.get("PYTEST_XDIST_WORKER", "gw39").removeprefix("gw")) % 40 * 500
_PORTS = cycle(_FIRST_PORT + (os.getpid() + each) % 500 for each in range(500))


_running: list[pytest.Item] = []


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Remember which test runs."""
    _running[:] = [item]


def lack(reason: str) -> NoReturn:
    """End a test that this machine can't run: it is skipped with the reason, and fails where CI=true."""
    _refuse_in_quick_suite(reason)
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def find_program(program: str, package: str) -> str:
    """Where a program is, given the package that brings it; the test is ended without it."""
    _refuse_in_quick_suite(f"{program} is no Python package")
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        lack(f"{program} is not installed (apt install {package})")
    return found


def _refuse_in_quick_suite(reason: str) -> None:
    if _running and suite_of(_running[0]) == "quick":
        pytest.fail(f"{reason}: a test of the quick suite needs Python packages only; mark it slow")


def free_port() -> int:
    """A TCP port on loopback that nobody listens on just now; another one each time."""
    for port in islice(_PORTS, 500):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    pytest.fail("500 ports in a row are in use")


@pytest.fixture(scope="session")
def lacking() -> Callable[[str], NoReturn]:
    """As `lack`."""
    return lack


@pytest.fixture(scope="session")
def installed_program() -> Callable[[str, str], str]:
    """As `find_program`."""
    return find_program


@pytest.fixture
def unused_port() -> int:
    """A port that nobody listens on."""
    return free_port()


def listens(port: int) -> bool:
    """Whether a program listens on this TCP port, as Linux says.

    Nothing connects: mosquitto logs and counts a connection that ends at once, and miscounts it afterwards.
    """
    tables = [table for table in (Path("/proc/net/tcp"), Path("/proc/net/tcp6")) if table.exists()]
    if not tables:
        lack("there is no /proc/net/tcp: this test needs Linux")
    rows = [row.split() for table in tables for row in table.read_text(encoding="ascii").splitlines()[1:]]
    return any(local.endswith(f":{port:04X}") and state == "0A" for _, local, _, state, *_ in rows)
