"""A provisioned zone under siege: honest nodes at work, one traitor, and whoever knocks at the broker."""

from __future__ import annotations

import json
import select
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_aggregator.mqtt.admission import admit
from heatcloak_aggregator.provision import ProvisionRequest, provision
from heatcloak_aggregator.store import Store, StoredReading
from heatcloak_shared import Reading, decode_reading, encode_reading
from heatcloak_shared.topics import node_topic
from heatcloak_shared.zone import Zone

GRACE = 0.5


def frame(kind: int, body: bytes) -> bytes:
    """An MQTT packet."""
    length, header = len(body), bytearray([kind])
    while True:
        length, digit = divmod(length, 128)
        header.append(digit | (128 if length else 0))
        if not length:
            return bytes(header) + body


def text(value: str | bytes) -> bytes:
    """An MQTT string."""
    value = value.encode() if isinstance(value, str) else value
    return struct.pack("!H", len(value)) + value


def publish(topic: str, payload: bytes, qos: int = 0, mid: int = 1, *, retain: bool = False) -> bytes:
    """A PUBLISH packet of MQTT 3.1.1."""
    number = struct.pack("!H", mid) if qos else b""
    return frame(0x30 | qos << 1 | retain, text(topic) + number + payload)


class Raw:
    """A client that speaks MQTT 3.1.1 by hand, as fast as the socket takes it."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), 10)

    def connect(self, client_id: str, user: str | None = None, password: str | None = None) -> int:
        """What the broker answers: 0 for welcome, -1 where it hangs up."""
        flags, proofs = 0x02, b""
        if user is not None and password is not None:
            flags, proofs = 0xC2, text(user) + text(password)
        body = text("MQTT") + bytes([4, flags, 0, 60]) + text(client_id) + proofs
        self.socket.sendall(frame(0x10, body))
        with suppress(OSError):
            answer = self.socket.recv(4)
            return answer[3] if len(answer) == 4 else -1
        return -1

    def send(self, packets: bytes) -> None:
        """Send packets; what comes back is thrown away.

        Raises:
            OSError: the broker hung up.
        """
        self.socket.sendall(packets)
        while select.select([self.socket], [], [], 0)[0]:
            if not self.socket.recv(1 << 16):
                raise ConnectionResetError

    def close(self) -> None:
        """Hang up without a word."""
        self.socket.close()


class Vitals:
    """Looks ten times a second how large the service is, and how fast it answers."""

    def __init__(self, service: Any) -> None:
        self.memory, self.slowest, self.silent = 0, 0.0, 0
        self._service = service
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look)
        self._thread.start()

    def _look(self) -> None:
        while not self._over.wait(0.1):
            began = time.monotonic()
            self.silent += self._service.ask("/healthz", timeout=5.0)[0] != 200
            self.slowest = max(self.slowest, time.monotonic() - began)
            with suppress(OSError):
                pages = Path(f"/proc/{self._service.pid}/statm").read_text().split()[1]
                self.memory = max(self.memory, int(pages) * 4096)

    def close(self) -> None:
        """End."""
        self._over.set()
        self._thread.join()


class Ear:
    """Notes when the estimate of each round is first heard, and whom it misses."""

    def __init__(self, port: int, user: str, password: str, zone: Zone) -> None:
        self.heard: dict[int, tuple[float, list[str]]] = {}
        self._client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        self._client.username_pw_set(user, password)
        self._client.on_connect = lambda client, *_: client.subscribe(f"heatcloak/v1/{zone.name}/estimate", 1)
        self._client.on_message = self._hear
        self._client.connect("127.0.0.1", port)
        self._client.loop_start()

    def _hear(self, client: Client, userdata: Any, message: MQTTMessage) -> None:
        told = json.loads(message.payload)
        self.heard.setdefault(told["round"], (time.time(), told["missing"]))

    def close(self) -> None:
        """Hang up."""
        self._client.disconnect()
        self._client.loop_stop()


class Siege:
    """A system, its broker's plain port, and nodes that belong to enemies: the zone's last ones.

    Attributes:
        zone: the zone.
        port: where the broker listens without TLS, for everybody.
        honest: the nodes that keep to the rules.
        traitors: those that do not.
        traitor: the one that is at work.
    """

    def __init__(self, system: Any, port: int, honest: int) -> None:
        self.system, self.zone, self.port = system, system.zone, port
        self.honest, self.traitors = self.zone.nodes[:honest], self.zone.nodes[honest:]
        self.traitor = self.traitors[0]
        self._open: list[Raw] = []

    def close(self) -> None:
        """Hang up for every enemy, also where a test failed: an open socket would fail another one."""
        for raw in self._open:
            raw.close()

    def password(self, user: str) -> str:
        """The password of a node or role."""
        role = user.removeprefix("heatcloak_")
        folder = self.system.folder / "out" / (role if role != user else f"nodes/{user}")
        return str((folder / "password").read_text(encoding="ascii").strip())

    def enemy(self, number: int = 0, user: str | None = None) -> Raw:
        """A connection of the traitor, or of another user."""
        user = user or self.traitor
        raw = Raw(self.port)
        self._open.append(raw)
        assert raw.connect(f"enemy-{user}-{number}", user, self.password(user)) == 0
        return raw

    def stranger(self) -> Raw:
        """A connection that has not said anything yet."""
        return Raw(self.port)

    def topic(self, leaf: str = "reading", node: str | None = None) -> str:
        """A topic of the traitor, or of another node."""
        return node_topic(self.zone.name, node or self.traitor, leaf)

    def reading(self, boot: str, seq: int, **changes: Any) -> bytes:
        """A reading of the traitor that keeps to the rules; keywords bend it."""
        number = self.zone.schedule.round_of(time.time())
        fields = {
            "zone": self.zone.name,
            "rev": self.zone.rev,
            "node": self.traitor,
            "boot": boot,
            "seq": seq,
            "round": number,
            "ticks": 1,
            "step": self.zone.noise.step,
            "sigma_ticks": self.zone.noise.sigma_ticks,
            "t": self.zone.schedule.time_of(number),
        }
        return encode_reading(Reading(**{**fields, **changes}))

    def refusals(self) -> dict[str, int]:
        """What was refused of the traitor, by reason, from the API."""
        status, told = self.system.service.ask(f"/api/v1/zones/{self.zone.name}/nodes/{self.traitor}", 5.0)
        assert status == 200, told
        return dict(json.loads(told)["refusals"])

    def rows(self) -> list[StoredReading]:
        """What is stored."""
        store = Store(self.system.store, create=False)
        try:
            return list(store.stream(self.zone.name))
        finally:
            store.close()

    def require_valid(self, rows: list[StoredReading]) -> None:
        """What is stored is what the zone's rules let in, judged again by the bytes that it is of."""
        for row in rows:
            payload = encode_reading(row.reading)
            assert decode_reading(payload) == row.reading
            topic = node_topic(self.zone.name, row.reading.node, "reading")
            assert admit(self.zone, topic, payload, row.arrived) == row.reading


@pytest.fixture
def besiege(
    start_mosquitto: Callable[..., Any], make_system: Callable[..., Any], unused_port: int, tmp_path: Path
) -> Iterator[Callable[[int, int], Siege]]:
    """Makes a zone of so many honest nodes and traitors, provisioned, with its service; no fleet yet."""
    sieges: list[Siege] = []

    def make(honest: int, traitors: int) -> Siege:
        broker: list[Any] = []

        def provide(zone: Zone, folder: Path) -> tuple[list[str], list[str]]:
            out = folder / "out"
            provision(ProvisionRequest(zone, host="127.0.0.1", port=unused_port), out, datetime.now(UTC))
            broker.append(start_mosquitto((out / "broker/mosquitto.conf").read_text(encoding="utf-8")))
            role = out / "aggregator"
            proofs = ["--user", "heatcloak_aggregator", "--password-file", str(role / "password")]
            of_service = [*proofs, "--ca-file", str(role / "ca.crt"), "--grace", str(GRACE)]
            return of_service, ["--credentials", "out", "--nodes", str(honest)]

        store = f"sqlite:///{tmp_path}/s.db"
        options = ("--sensors", str(honest + traitors), "--period", "1", "--releases", "1000")
        system = make_system(unused_port, store, *options, provide=provide)
        system.service.start()
        sieges.append(Siege(system, broker[0].port, honest))
        return sieges[-1]

    yield make
    for siege in sieges:
        siege.close()


@pytest.fixture
def mqtt_publish() -> Callable[..., bytes]:
    """Makes PUBLISH packets."""
    return publish


@pytest.fixture
def make_ear() -> Iterator[Callable[[Siege], Ear]]:
    """Begins to listen to estimates; that ends with the test."""
    made: list[Ear] = []

    def make(siege: Siege) -> Ear:
        user = "heatcloak_viewer"
        made.append(Ear(siege.port, user, siege.password(user), siege.zone))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def make_vitals() -> Iterator[Callable[[Any], Vitals]]:
    """Begins to watch a service; that ends with the test."""
    made: list[Vitals] = []

    def make(service: Any) -> Vitals:
        made.append(Vitals(service))
        return made[-1]

    yield make
    for each in made:
        each.close()
