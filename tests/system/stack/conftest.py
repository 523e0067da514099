"""Fixtures that start the containers of this checkout on a real Docker engine."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress

import docker
import pytest
from docker.errors import DockerException

from support.programs import skip_or_fail
from support.stack import POSTGRESQL, ROOT, Stack


@pytest.fixture(scope="session")
def engine() -> Iterator[docker.DockerClient]:
    """Return a Docker engine with Compose; without them the test is skipped, or fails if CI=true."""
    try:
        client = docker.from_env(timeout=120)
        client.ping()
    except DockerException as error:
        skip_or_fail(f"no Docker engine answers: {error}")
    if subprocess.run(["docker", "compose", "version"], capture_output=True, check=False).returncode:
        skip_or_fail("docker compose is not installed")
    build = ["docker", "compose", "--profile", "postgres", "build", "--quiet"]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    yield client
    client.close()


@pytest.fixture(scope="session")
def make_stack(engine: docker.DockerClient) -> Iterator[Callable[..., Stack]]:
    """Return a function that makes a stack of a name; all are removed at the end of the session."""
    stacks: list[Stack] = []

    def make(name: str, *profiles: str, **settings: object) -> Stack:
        stack = Stack(engine, f"heatcloak-{name}-{os.getpid()}", *profiles, **settings)
        stacks.append(stack)
        return stack

    yield make
    for stack in stacks:
        if stack.remains():
            with suppress(subprocess.TimeoutExpired):
                stack.down()


@pytest.fixture(scope="session")
def running(make_stack: Callable[..., Stack]) -> Stack:
    """Return a stack that tests must not change: twelve nodes, Home Assistant, PostgreSQL."""
    stack = make_stack(
        "running",
        "postgres",
        FLEET_NODES=12,
        HOME_ASSISTANT="yes",
        FLEET_OPTIONS="--journal state/journal",
        STORE=POSTGRESQL,
    )
    stack.up()
    return stack
