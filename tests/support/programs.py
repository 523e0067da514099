"""What a machine brings for tests: programs, and a free port."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Callable
from typing import NoReturn

import pytest


def lack(reason: str) -> NoReturn:
    """End a test that this machine can't run: it is skipped with the reason, and fails where CI=true."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def find_program(program: str, package: str) -> str:
    """Where a program is, given the package that brings it; the test is ended without it."""
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        lack(f"{program} is not installed (apt install {package})")
    return found


def free_port() -> int:
    """A TCP port on loopback that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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
