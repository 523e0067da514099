"""A real ``heatcloak-node`` process on this machine: started, watched from outside, and stopped."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import LinkError
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import Reading, Stored, decode_reading, encode_reading, encode_stored
from heatcloak_shared.zone import Zone, render_zone

PATIENCE = 30.0
PEER = (sys.executable, "-c", "import paho.mqtt.client")
"""What a node is measured against: the import of its one dependency, and nothing else."""
_WAITING_PEER = (*PEER[:2], "import paho.mqtt.client; print(flush=True); input()")


@dataclass
class Ear:
    """What a broker hears of one node.

    Attributes:
        first: when its first message came, by the monotonic clock; None before.
        readings: how many readings came.
    """

    first: float | None = None
    readings: int = 0
    _news: threading.Condition = field(default_factory=threading.Condition)

    def hear(self, topic: str) -> None:
        """A message came."""
        with self._news:
            self.first = self.first or time.monotonic()
            self.readings += topic.endswith("/reading")
            self._news.notify_all()

    def wait(self, readings: int) -> float:
        """Return when ``readings`` of them have come, or with 0 any message: the time of the first one.

        Raises:
            LinkError: they did not come.
        """
        with self._news:
            if not self._news.wait_for(
                lambda: self.first is not None and self.readings >= readings, PATIENCE + readings
            ):
                raise LinkError(f"the measured node published {self.readings} of {readings} readings in time")
            return self.first or 0.0


@contextmanager
def listening(broker: BrokerAddress) -> Iterator[Ear]:
    """An ear at ``broker``, which answers for an aggregator that stores at once; one node at a time."""
    ear, ready = Ear(), threading.Event()
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)

    def heard(_client: Client, _userdata: object, message: MQTTMessage) -> None:
        if message.retain:
            return
        ear.hear(message.topic)
        node_topics, _, leaf = message.topic.rpartition("/")
        if leaf == "reading":
            reading = decode_reading(bytes(message.payload))
            client.publish(f"{node_topics}/stored", encode_stored(Stored(reading.boot, reading.seq)), qos=1)

    client.on_connect = lambda client, *_: client.subscribe("heatcloak/v1/#", qos=0)
    client.on_subscribe = lambda *_: ready.set()
    client.on_message = heard
    client.username, client.password = broker.username, broker.password
    if broker.tls is not None:
        client.tls_set_context(broker.tls.context())
    client.connect(broker.host, broker.port)
    client.loop_start()
    try:
        if not ready.wait(PATIENCE):
            raise LinkError(f"broker {broker}: no answer: is it running?")
        yield ear
    finally:
        client.disconnect()
        client.loop_stop()


def write_node(folder: Path, zone: Zone, broker: BrokerAddress) -> Path:
    """Write what the first node of ``zone`` needs into ``folder``; its ``node.toml``."""
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


def environment() -> dict[str, str]:
    """What node and peer run in: with compiled modules on the disk, as wherever they are installed."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


@contextmanager
def publishing(broker: BrokerAddress, zone: Zone, period: float) -> Iterator[int]:
    """The node's MQTT client alone, with the traffic of the first node of ``zone``; its process id."""
    topic = node_topic(zone.name, zone.nodes[0], "reading")
    answers = node_topic(zone.name, zone.nodes[0], "stored")
    arguments = [
        broker.host,
        broker.port,
        period,
        topic,
        answers,
        encode_reading(_some_reading(zone)).decode(),
    ]
    with _ended([str(Path(__file__).with_name("bare_publisher.py")), *map(str, arguments)]) as process:
        yield process


@contextmanager
def running(config: Path) -> Iterator[tuple[int, float]]:
    """A node by the configuration at ``config`` while the context lasts: process id, and its start."""
    begun = time.monotonic()
    with _ended(["-m", "heatcloak_node", "--config", str(config)]) as process:
        yield process, begun


@contextmanager
def _ended(arguments: Sequence[str]) -> Iterator[int]:
    """This Python with ``arguments``, ended with the context; its process id."""
    process = subprocess.Popen(  # noqa: S603  our own program
        [sys.executable, *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment(),
    )
    try:
        yield process.pid
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _some_reading(zone: Zone) -> Reading:
    schedule, noise = zone.schedule, zone.noise
    return Reading(
        zone=zone.name,
        rev=zone.rev,
        node=zone.nodes[0],
        boot=bytes(16).hex(),
        seq=0,
        round=0,
        ticks=-1834,
        step=noise.step,
        sigma_ticks=noise.sigma_ticks,
        t=schedule.time_of(0),
        kept=0,
    )


def peer_seconds() -> float:
    """How long the peer takes, from start to end."""
    begun = time.monotonic()
    subprocess.run(PEER, check=True, env=environment())  # noqa: S603
    return time.monotonic() - begun


def peer_resident() -> int:
    """Resident bytes of the peer while it waits."""
    pipe = subprocess.PIPE
    with subprocess.Popen(_WAITING_PEER, stdin=pipe, stdout=pipe, env=environment()) as process:  # noqa: S603
        assert process.stdout is not None  # noqa: S101  asked for above
        process.stdout.readline()
        resident = resident_bytes(process.pid)
        process.communicate(b"\n")
    return resident


def resident_bytes(process: int) -> int:
    """Resident memory of a process (Linux)."""
    return int(_status(process, "VmRSS")) * 1024


def processor_seconds(process: int) -> float:
    """Time that all threads of a process have spent on a processor (Linux)."""
    tasks = Path(f"/proc/{process}/task")
    nanoseconds = sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir())
    return nanoseconds / 1e9


def _status(process: int, name: str) -> str:
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(line.split()[1] for line in lines if line.startswith(f"{name}:"))
