"""The broker command that ``heatcloak provision`` prints to root, whose mosquitto runs as another user."""

from __future__ import annotations

import json
import os
import pwd
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from support.programs import find_program, free_port, listens
from support.waiting import wait_until

Command = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(autouse=True)
def root(skip_or_fail: Callable[[str], NoReturn]) -> None:
    """Skip or fail the test without root."""
    if os.geteuid() != 0:
        skip_or_fail("this test needs root: run the tests as root")


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """Return a folder that every user can access, unlike pytest's."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def broker_command(heatcloak: Command, out: Path, port: int) -> str:
    """Provision a zone and return its command to start the broker."""
    assert heatcloak("zone", "new", "hall.toml", "--sensors", "2", "--force").returncode == 0
    done = heatcloak(
        "provision", "--zone", "hall.toml", "--broker", f"localhost:{port}", "--out", out, "--json"
    )
    assert done.returncode == 0, done.stderr
    (command,) = (line for line in json.loads(done.stdout)["next"] if "mosquitto" in line)
    return str(command)


def wait_for(port: int, process: subprocess.Popen[str]) -> None:
    """Wait until the broker listens."""
    wait_until(lambda: listens(port) or process.poll() is not None, message="the broker does not listen")
    if process.poll() is not None:
        assert process.stderr is not None
        pytest.fail(f"the broker does not run: {process.stderr.read()}")


def users_of(process: subprocess.Popen[str]) -> set[str]:
    """Return the users running the broker that a shell started."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="ascii").split()
    running = children or [str(process.pid)]
    return {pwd.getpwuid(Path(f"/proc/{pid}").stat().st_uid).pw_name for pid in running}


@pytest.mark.parametrize("runs", [1, 2])
def test_printed_command_starts_a_broker_that_a_node_reaches_over_tls(
    heatcloak: Command, open_folder: Path, runs: int
) -> None:
    program = find_program("mosquitto", "mosquitto")
    publish = find_program("mosquitto_pub", "mosquitto-clients")
    port, out = free_port(), open_folder / "provision"
    for _ in range(runs):  # provisioning again must not change the owner
        command = broker_command(heatcloak, out, port)
        process = subprocess.Popen(
            ["/bin/sh", "-c", command],
            cwd=open_folder,
            env={"PATH": f"{os.environ['PATH']}:{Path(program).parent}"},
            start_new_session=True,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            wait_for(port, process)
            assert users_of(process) == {"mosquitto"}
            node = out / "nodes" / "n01"
            sent = subprocess.run(
                [
                    *(publish, "-h", "localhost", "-p", str(port), "--cafile", node / "ca.crt", "-V", "5"),
                    *("-u", "n01", "-P", (node / "password").read_text(encoding="ascii").strip()),
                    *("-i", "n01", "-q", "1", "-t", "heatcloak/v1/hall/n01/status", "-m", "x"),
                ],
                capture_output=True,
                text=True,
                timeout=30,
                check=False,
            )
            assert sent.returncode == 0, sent.stderr
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.communicate(timeout=30)


def test_folder_that_the_brokers_user_cannot_access_is_named(
    heatcloak: Command, open_folder: Path, unused_port: int
) -> None:
    closed = open_folder / "closed"
    closed.mkdir(mode=0o700)
    command = broker_command(heatcloak, closed / "provision", unused_port)
    assert str(closed) in command
    assert "--out /etc/heatcloak" in command
