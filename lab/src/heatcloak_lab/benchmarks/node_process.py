"""A real ``heatcloak-node`` process on this machine, its peers, and the aggregator that they talk to."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from paho.mqtt.client import Client, MQTTMessage

from heatcloak_aggregator.provision import ProvisionRequest, provision
from heatcloak_lab.benchmarks.broker import LOOPBACK, free_port, run_mosquitto, subscriber
from heatcloak_lab.benchmarks.machine import resident_bytes
from heatcloak_lab.benchmarks.programs import environment, terminate
from heatcloak_shared.broker import BrokerAddress, Tls, read_password
from heatcloak_shared.errors import LinkError
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import Reading, Stored, decode_reading, encode_reading, encode_stored
from heatcloak_shared.zone import Zone, render_zone

_TIMEOUT = 30.0
PEER = (sys.executable, "-c", "import paho.mqtt.client")
"""The peer of a node: the import of its only dependency."""
_WAITING_PEER = (*PEER[:2], "import paho.mqtt.client; print(flush=True); input()")


@dataclass
class ReceivedMessages:
    """The messages of one node that arrived at a broker.

    Attributes:
        first: arrival of the first message, by the monotonic clock; None before.
        readings: number of readings.
    """

    first: float | None = None
    readings: int = 0
    _changed: threading.Condition = field(default_factory=threading.Condition)

    def add(self, topic: str) -> None:
        """Count a message."""
        with self._changed:
            self.first = self.first or time.monotonic()
            self.readings += topic.endswith("/reading")
            self._changed.notify_all()

    def wait(self, readings: int) -> float:
        """Wait for ``readings`` readings, or for any message if 0; return the arrival of the first message.

        Raises:
            LinkError: they did not arrive in time.
        """
        with self._changed:
            if not self._changed.wait_for(
                lambda: self.first is not None and self.readings >= readings, _TIMEOUT + readings
            ):
                raise LinkError(f"the node published {self.readings} of {readings} readings in time")
            return self.first or 0.0


@contextmanager
def acknowledging_subscriber(broker: BrokerAddress) -> Iterator[ReceivedMessages]:
    """Subscribe to all messages and acknowledge readings as an aggregator does; for one node at a time.

    Raises:
        LinkError: the broker does not answer.
    """
    received = ReceivedMessages()

    def on_message(client: Client, message: MQTTMessage) -> None:
        received.add(message.topic)
        node_topics, _, leaf = message.topic.rpartition("/")
        if leaf == "reading":
            reading = decode_reading(bytes(message.payload))
            client.publish(f"{node_topics}/stored", encode_stored(Stored(reading.boot, reading.seq)), qos=1)

    with subscriber(broker, "heatcloak/v1/#", on_message, qos=0):
        yield received


def write_node_config(folder: Path, zone: Zone, broker: BrokerAddress) -> Path:
    """Write the files of the first node of ``zone`` into ``folder``; return the path of its ``node.toml``."""
    (folder / "zone.toml").write_text(render_zone(zone), encoding="utf-8")
    (folder / "world.toml").write_text("[[source]]\npath = [[0, 0.3]]\n", encoding="utf-8")
    config = folder / "node.toml"
    config.write_text(
        f'zone = "zone.toml"\nnode = "{zone.nodes[0]}"\nstate = "state"\nallow_volatile_state = true\n'
        f'[broker]\nhost = "{broker.host}"\nport = {broker.port}\n'
        '[sensor]\nkind = "simulated"\nscenario = "world.toml"\n',
        encoding="utf-8",
    )
    return config


@contextmanager
def running_node(config: Path) -> Iterator[tuple[int, float]]:
    """Run a node until the end of the block; yield its process id and its start time."""
    started = time.monotonic()
    with _running(["-m", "heatcloak_node", "--config", str(config)]) as pid:
        yield pid, started


@contextmanager
def running_publisher(broker: BrokerAddress, zone: Zone, period: float) -> Iterator[int]:
    """Run the MQTT client alone with the traffic of the first node of ``zone``; yield its process id."""
    topics = (node_topic(zone.name, zone.nodes[0], leaf) for leaf in ("reading", "stored"))
    payload = encode_reading(_example_reading(zone)).decode()
    arguments = (broker.host, broker.port, period, *topics, payload)
    with _running([str(Path(__file__).with_name("bare_publisher.py")), *map(str, arguments)]) as pid:
        yield pid


@contextmanager
def _running(arguments: Sequence[str]) -> Iterator[int]:
    """Run this Python with ``arguments`` until the end of the block; yield its process id."""
    process = subprocess.Popen(  # noqa: S603  our own program
        [sys.executable, *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment(),
    )
    try:
        yield process.pid
    finally:
        terminate(process, _TIMEOUT)


def _example_reading(zone: Zone) -> Reading:
    noise = zone.noise
    return Reading(
        zone=zone.name,
        rev=zone.rev,
        node=zone.nodes[0],
        boot=bytes(16).hex(),
        seq=0,
        round=0,
        ticks=-1834,
        step=noise.step,
        sigma_ticks=noise.sigma_ticks[0],
        t=zone.schedule.time_of(0),
        kept=0,
    )


def peer_seconds() -> float:
    """Return how long the peer runs, from start to end."""
    started = time.monotonic()
    subprocess.run(PEER, check=True, env=environment())  # noqa: S603
    return time.monotonic() - started


def peer_resident() -> int:
    """Return the resident bytes of the peer after its import."""
    pipe = subprocess.PIPE
    with subprocess.Popen(_WAITING_PEER, stdin=pipe, stdout=pipe, env=environment()) as process:  # noqa: S603
        assert process.stdout is not None  # noqa: S101  requested above
        process.stdout.readline()
        resident = resident_bytes(process.pid)
        process.communicate(b"\n")
    return resident


def resident_over_tls(zone: Zone, folder: Path, readings: int) -> float:
    """Return the resident bytes of the zone's first node after ``readings`` readings over TLS.

    Args:
        zone: the zone.
        folder: an empty folder for all files.
        readings: number of readings.

    Raises:
        LinkError: mosquitto is not installed, or the node did not publish in time.
    """
    port = free_port()
    config = write_node_config(folder, zone, BrokerAddress(LOOPBACK, port))
    provisioned = folder / "all"
    provision(
        ProvisionRequest((zone,), host=LOOPBACK, port=port, nodes=zone.nodes[:1]),
        provisioned,
        datetime.now(UTC),
    )
    node_files, aggregator_files = provisioned / "nodes" / zone.nodes[0], provisioned / "aggregator"
    credentials = f'username = "{zone.nodes[0]}"\npassword_file = "{node_files}/password"\n'
    tls = f'[broker.tls]\nca_file = "{node_files}/ca.crt"\n'
    text = config.read_text(encoding="utf-8").replace("[sensor]", f"{credentials}{tls}[sensor]")
    config.write_text(text, encoding="utf-8")
    aggregator = BrokerAddress(
        LOOPBACK,
        port,
        "heatcloak_aggregator",
        read_password(aggregator_files / "password"),
        tls=Tls(aggregator_files / "ca.crt"),
    )
    mosquitto_config = provisioned / "broker" / "mosquitto.conf"
    if os.geteuid() == 0:
        # Started as root, mosquitto would switch to a user who can't read this folder.
        mosquitto_config.write_text(
            mosquitto_config.read_text(encoding="utf-8") + "user root\n", encoding="utf-8"
        )
    with (
        run_mosquitto(mosquitto_config, port),
        acknowledging_subscriber(aggregator) as received,
        running_node(config) as (pid, _),
    ):
        received.wait(readings)
        return float(resident_bytes(pid))
