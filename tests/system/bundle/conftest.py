"""A provisioned zone with a running broker, and root file systems to install into."""

from __future__ import annotations

import json
import os
import queue
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import paho.mqtt.client as paho
import pytest
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_shared import Reading, decode_reading
from heatcloak_shared.wire import NodeState, decode_status
from support.programs import free_port, listens
from support.waiting import wait_until

NODE = "n07"
ZONE = ("--sensors", "8", "--sources", "20", "--period", "1", "--releases", "60")
EPOCH_ROUNDS = 2


@pytest.fixture(scope="module")
def root_of(
    tmp_path_factory: pytest.TempPathFactory, skip_or_fail: Callable[[str], NoReturn]
) -> Callable[[str], Path]:
    """Return a function that copies one of the root file systems of ``tools/test_roots.sh``."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    roots = Path(os.environ.get("HEATCLOAK_TEST_ROOTS") or cache / "heatcloak" / "roots")

    def copy(name: str) -> Path:
        if os.geteuid() != 0:
            skip_or_fail("only root can start a machine")
        if not (roots / name / "usr/bin/python3").exists():
            skip_or_fail(f"there is no root file system {name}: run tools/test_roots.sh as root")
        target = tmp_path_factory.mktemp(name) / "root"
        subprocess.run(["cp", "-a", "--reflink=auto", str(roots / name), str(target)], check=True)
        return target

    return copy


class BrokerRecorder:
    """Records the readings and states that the node publishes."""

    def __init__(self, folder: Path, port: int) -> None:
        self.readings: queue.Queue[Reading] = queue.Queue()
        self.payloads: list[bytes] = []
        self._states: queue.Queue[NodeState] = queue.Queue()
        self._client = paho.Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        password = (folder / "aggregator/password").read_text().strip()
        self._client.username_pw_set("heatcloak_aggregator", password)
        self._client.tls_set_context(ssl.create_default_context(cafile=folder / "aggregator/ca.crt"))
        subscribed = threading.Event()
        topic = f"heatcloak/v1/hall/{NODE}"
        self._client.on_connect = lambda client, *_: client.subscribe(
            [(f"{topic}/reading", 1), (f"{topic}/status", 1)]
        )
        self._client.on_subscribe = lambda *_: subscribed.set()
        self._client.on_message = self._record
        self._client.connect("127.0.0.1", port)
        self._client.loop_start()
        assert subscribed.wait(30)

    def take(self, count: int, timeout: float = 30) -> list[Reading]:
        """Return the next readings."""
        return [self.readings.get(timeout=timeout) for _ in range(count)]

    def take_of_other_boots(self, *boots: str) -> Reading:
        """Return the next reading that is not of one of ``boots``, whose readings may be sent again."""
        while (reading := self.take(1)[0]).boot in boots:
            pass
        return reading

    def wait_for(self, state: NodeState, timeout: float = 30) -> None:
        """Wait until the node reports a state."""
        deadline = time.monotonic() + timeout
        while self._states.get(timeout=max(0.01, deadline - time.monotonic())) is not state:
            pass

    def boots(self) -> set[str]:
        """Return all boots of the node that published a message."""
        return {decode_reading(payload).boot for payload in self.payloads}

    def forget(self) -> None:
        """Drop the messages received so far."""
        for received in (self.readings, self._states):
            with received.mutex:
                received.queue.clear()

    def close(self) -> None:
        self._client.disconnect()
        self._client.loop_stop()

    def _record(self, client: paho.Client, userdata: object, message: paho.MQTTMessage) -> None:
        payload = bytes(message.payload)
        if message.topic.endswith("/status"):
            self._states.put(decode_status(payload).state)
        else:
            self.payloads.append(payload)
            self.readings.put(decode_reading(payload))


@dataclass
class Deployment:
    """A provisioned zone with a running broker.

    Attributes:
        folder: the working folder.
        recorder: records messages at the broker.
    """

    folder: Path
    recorder: BrokerRecorder

    def heatcloak(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a command in the deployment's folder."""
        done = subprocess.run(
            [sys.executable, "-m", "heatcloak_aggregator", *arguments],
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done

    def bundle(self, name: str, *options: str) -> Path:
        """Write a bundle of the node, with a simulated sensor."""
        sensor = ("--sensor", "simulated", "--sensor-option", "scenario=world.toml")
        arguments = ("--node", NODE, "--board", "zero2w", "--out", name)
        manifest = json.loads(self.heatcloak("bundle", *arguments, *sensor, *options, "--json").stdout)
        assert manifest["seed"] == "seed.key"
        return self.folder / name


@pytest.fixture(scope="module")
def deployment(
    tmp_path_factory: pytest.TempPathFactory, installed_program: Callable[[str, str], str]
) -> Iterator[Deployment]:
    """Return zone "hall" with keys, credentials, scenario, a running broker and a recorder."""
    mosquitto = installed_program("mosquitto", "mosquitto")
    folder = tmp_path_factory.mktemp("deployment")
    (folder / "world.toml").write_text("repeat = 40\n[[source]]\npath = [[0, 0.2], [39, 0.8]]\n")
    deployed = Deployment(folder, None)  # type: ignore[arg-type]  # the broker must be provisioned first
    port = free_port()
    for command in (
        ("zone", "new", "hall.toml", *ZONE),
        ("keys", "new", "keys", "--zone", "hall.toml", "--epoch-rounds", str(EPOCH_ROUNDS)),
        ("provision", "--zone", "hall.toml", "--broker", f"127.0.0.1:{port}", "--keys", "keys"),
    ):
        deployed.heatcloak(*command)
    conf = folder / "provision/broker/mosquitto.conf"
    # Mosquitto's own user can't access a test's folder.
    (folder / "mosquitto.conf").write_text(conf.read_text() + "user root\n")
    process = subprocess.Popen([mosquitto, "-c", str(folder / "mosquitto.conf")], stderr=subprocess.DEVNULL)
    try:
        wait_until(lambda: listens(port), 30, "mosquitto did not start")
        deployed.recorder = BrokerRecorder(folder / "provision", port)
        yield deployed
        deployed.recorder.close()
    finally:
        process.kill()
        process.wait()
