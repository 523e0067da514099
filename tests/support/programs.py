"""Programs and TCP ports of the machine that runs the tests."""

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

# These ports are below those of outgoing connections, which could take a port before its server starts.
# Each worker that runs tests has a range of its own.
_FIRST_PORT = 10_000 + int(os.environ.get("PYTEST_XDIST_WORKER", "gw39").removeprefix("gw")) % 40 * 500
_PORTS = cycle(_FIRST_PORT + (os.getpid() + each) % 500 for each in range(500))
_REFUSED_BY_BROWSERS = 10_080
"""The only port from 10000 on that browsers do not connect to."""


_running: list[pytest.Item] = []


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Record the current test."""
    _running[:] = [item]


def skip_or_fail(reason: str) -> NoReturn:
    """End a test that this machine cannot run: skip it with the reason, or fail it if CI=true."""
    _refuse_in_quick_suite(reason)
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def find_program(program: str, package: str) -> str:
    """Return the path of a program; skip or fail the test without it, naming the ``package`` to install."""
    _refuse_in_quick_suite(f"{program} is not a Python package")
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        skip_or_fail(f"{program} is not installed (apt install {package})")
    return found


def _refuse_in_quick_suite(reason: str) -> None:
    if _running and suite_of(_running[0]) == "quick":
        pytest.fail(f"{reason}: a test of the quick suite needs Python packages only; mark it slow")


def free_port() -> int:
    """Return a TCP port on loopback that is not in use; each call returns another one."""
    for port in islice(_PORTS, 500):
        if port == _REFUSED_BY_BROWSERS:
            continue
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    pytest.fail("500 ports in a row are in use")


@pytest.fixture(name="skip_or_fail", scope="session")
def _skip_or_fail() -> Callable[[str], NoReturn]:
    """Return `skip_or_fail`; a test with this fixture is in the slow suite."""
    return skip_or_fail


@pytest.fixture(scope="session")
def installed_program() -> Callable[[str, str], str]:
    """Return `find_program`; a test with this fixture is in the slow suite."""
    return find_program


@pytest.fixture
def unused_port() -> int:
    """Return a port that is not in use."""
    return free_port()


def listens(port: int) -> bool:
    """Return whether a program listens on this TCP port, by Linux's table of sockets.

    It does not connect: mosquitto logs and counts a connection that ends immediately, and then miscounts it.
    """
    tables = [table for table in (Path("/proc/net/tcp"), Path("/proc/net/tcp6")) if table.exists()]
    if not tables:
        skip_or_fail("there is no /proc/net/tcp: this test needs Linux")
    rows = [row.split() for table in tables for row in table.read_text(encoding="ascii").splitlines()[1:]]
    return any(local.endswith(f":{port:04X}") and state == "0A" for _, local, _, state, *_ in rows)
