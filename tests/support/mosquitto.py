"""Fixtures for mosquitto brokers, which a test can pause, kill and restart."""

from __future__ import annotations

import queue
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_shared.broker import BrokerAddress
from support.programs import find_program, free_port, listens
from support.waiting import wait_until


class Mosquitto:
    """A mosquitto broker that a test can pause, kill and restart on the same port."""

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
        """The address of the broker."""
        return BrokerAddress("127.0.0.1", self.port)

    def start(self) -> None:
        """Start the broker and wait until it listens."""
        self._process = subprocess.Popen(
            [self._program, "-c", str(self._conf)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_until(lambda: listens(self.port), 10, "mosquitto did not start")

    def kill(self) -> None:
        """Kill the broker with SIGKILL."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def pause(self) -> None:
        """Stop the process: it does not answer, and its connections stay open."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let the process continue."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


@pytest.fixture
def start_mosquitto(tmp_path: Path) -> Iterator[Callable[..., Mosquitto]]:
    """Return a function that starts a broker on a free port; brokers end with the test.

    Without mosquitto the test is skipped, or fails if CI=true.
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
    """Return a running broker that accepts anonymous clients."""
    return start_mosquitto()


@pytest.fixture
def mosquitto_sub() -> str:
    """Return the path of mosquitto's command-line subscriber."""
    return find_program("mosquitto_sub", "mosquitto-clients")


def retained_message(port: int, topic: str) -> bytes:
    """Return the retained message of a topic."""
    received: queue.Queue[bytes] = queue.Queue()
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    client.on_connect = lambda client, *_: client.subscribe(topic, qos=1)
    client.on_message = lambda client, userdata, message: received.put(bytes(message.payload))
    client.connect("127.0.0.1", port)
    client.loop_start()
    try:
        return received.get(timeout=10)
    finally:
        client.disconnect()
        client.loop_stop()
