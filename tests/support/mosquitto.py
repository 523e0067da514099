"""Real mosquittos, which a test may stop, kill and start again."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from heatcloak_shared.broker import BrokerAddress
from support.programs import find_program, free_port, listens


class Mosquitto:
    """A mosquitto that a test may stop, kill and start again on the same port."""

    def __init__(self, program: str, folder: Path, extra: str = "") -> None:
        self.port = free_port()
        self._program = program
        self._conf = folder / "mosquitto.conf"
        default = "allow_anonymous true\n" if "allow_anonymous" not in extra else ""
        self._conf.write_text(
            f"listener {self.port} 127.0.0.1\nmax_queued_messages 100000\nuser root\n{default}{extra}",
            encoding="ascii",
        )
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> BrokerAddress:
        """Where it listens."""
        return BrokerAddress("127.0.0.1", self.port)

    def start(self) -> None:
        """Start it and wait until it listens."""
        self._process = subprocess.Popen(
            [self._program, "-c", str(self._conf)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            if listens(self.port):
                return
            time.sleep(0.02)
        pytest.fail("mosquitto did not start")

    def kill(self) -> None:
        """End it without a chance to say anything."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def pause(self) -> None:
        """Have it answer nobody, and close nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Have it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


@pytest.fixture
def start_mosquitto(tmp_path: Path) -> Iterator[Callable[..., Mosquitto]]:
    """Starts mosquittos on free ports; they end with the test.

    Without mosquitto the test is skipped with that reason, and fails where CI=true.
    """
    program = find_program("mosquitto", "mosquitto")
    started: list[Mosquitto] = []

    def start(extra: str = "") -> Mosquitto:
        folder = tmp_path / f"mosquitto{len(started)}"
        folder.mkdir()
        broker = Mosquitto(program, folder, extra)
        started.append(broker)
        broker.start()
        return broker

    yield start
    for broker in started:
        broker.kill()


@pytest.fixture
def mosquitto(start_mosquitto: Callable[..., Mosquitto]) -> Mosquitto:
    """One running anonymous mosquitto."""
    return start_mosquitto()


@pytest.fixture
def mosquitto_sub() -> str:
    """Mosquitto's own subscriber."""
    return find_program("mosquitto_sub", "mosquitto-clients")
