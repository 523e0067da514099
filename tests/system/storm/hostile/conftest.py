"""A provisioned zone under attack: honest nodes, compromised nodes, and strangers at the broker."""

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
from heatcloak_shared.wire import encode_release
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


class RawClient:
    """A client that writes MQTT 3.1.1 packets, malformed ones too, as fast as the socket accepts them."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), 10)

    def connect(self, client_id: str, user: str | None = None, password: str | None = None) -> int:
        """Return the broker's return code, 0 for success; -1 if it closes the connection."""
        flags, credentials = 0x02, b""
        if user is not None and password is not None:
            flags, credentials = 0xC2, text(user) + text(password)
        body = text("MQTT") + bytes([4, flags, 0, 60]) + text(client_id) + credentials
        self.socket.sendall(frame(0x10, body))
        with suppress(OSError):
            answer = self.socket.recv(4)
            return answer[3] if len(answer) == 4 else -1
        return -1

    def send(self, packets: bytes) -> None:
        """Send packets and discard the answers.

        Raises:
            OSError: the broker closed the connection.
        """
        self.socket.sendall(packets)
        while select.select([self.socket], [], [], 0)[0]:
            if not self.socket.recv(1 << 16):
                raise ConnectionResetError

    def close(self) -> None:
        """Close the socket without a DISCONNECT."""
        self.socket.close()


class HealthMonitor:
    """Measure the memory of the service and the time of its answers, ten times a second.

    Attributes:
        memory: the largest resident memory, in bytes.
        slowest: the longest time of an answer, in seconds.
        failures: the number of failed requests.
    """

    def __init__(self, service: Any) -> None:
        self.memory, self.slowest, self.failures = 0, 0.0, 0
        self._service = service
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._measure)
        self._thread.start()

    def _measure(self) -> None:
        while not self._stopped.wait(0.1):
            began = time.monotonic()
            self.failures += self._service.ask("/healthz", timeout=5.0)[0] != 200
            self.slowest = max(self.slowest, time.monotonic() - began)
            with suppress(OSError):
                pages = Path(f"/proc/{self._service.pid}/statm").read_text().split()[1]
                self.memory = max(self.memory, int(pages) * 4096)

    def close(self) -> None:
        """Stop measuring."""
        self._stopped.set()
        self._thread.join()


class EstimateListener:
    """Record when the estimate of each round is first received, and which nodes are missing in it."""

    def __init__(self, port: int, user: str, password: str, zone: Zone) -> None:
        self.received: dict[int, tuple[float, list[str]]] = {}
        self._client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        self._client.username_pw_set(user, password)
        self._client.on_connect = lambda client, *_: client.subscribe(f"heatcloak/v1/{zone.name}/estimate", 1)
        self._client.on_message = self._receive
        self._client.connect("127.0.0.1", port)
        self._client.loop_start()

    def _receive(self, client: Client, userdata: Any, message: MQTTMessage) -> None:
        estimate = json.loads(message.payload)
        self.received.setdefault(estimate["round"], (time.time(), estimate["missing"]))

    def close(self) -> None:
        """Disconnect."""
        self._client.disconnect()
        self._client.loop_stop()


class Attack:
    """A system whose last nodes are compromised, and the plain port of its broker.

    Attributes:
        zone: the zone.
        port: the broker's port without TLS.
        honest: the honest nodes.
        compromised: the nodes whose credentials the attacker has.
        node: the compromised node that attacks now.
    """

    def __init__(self, system: Any, port: int, honest: int) -> None:
        self.system, self.zone, self.port = system, system.zone, port
        self.honest, self.compromised = self.zone.nodes[:honest], self.zone.nodes[honest:]
        self.node = self.compromised[0]
        self._open: list[RawClient] = []

    def close(self) -> None:
        """Close every connection, also after a failed test: an open socket would fail the next one."""
        for raw in self._open:
            raw.close()

    def password(self, user: str) -> str:
        """Return the password of a node or role."""
        role = user.removeprefix("heatcloak_")
        folder = self.system.folder / "out" / (role if role != user else f"nodes/{user}")
        return str((folder / "password").read_text(encoding="ascii").strip())

    def connect(self, number: int = 0, user: str | None = None) -> RawClient:
        """Connect as the attacking node, or as another user."""
        user = user or self.node
        raw = RawClient(self.port)
        self._open.append(raw)
        assert raw.connect(f"attacker-{user}-{number}", user, self.password(user)) == 0
        return raw

    def open_socket(self) -> RawClient:
        """Open a connection without a CONNECT packet."""
        return RawClient(self.port)

    def topic(self, leaf: str = "reading", node: str | None = None) -> str:
        """Return a topic of the attacking node, or of another one."""
        return node_topic(self.zone.name, node or self.node, leaf)

    def reading(self, boot: str, seq: int, **changes: Any) -> bytes:
        """Return a valid reading of the attacking node, with changed fields."""
        number = self.zone.schedule.round_of(time.time())
        fields = {
            "zone": self.zone.name,
            "rev": self.zone.rev,
            "node": self.node,
            "boot": boot,
            "seq": seq,
            "round": number,
            "ticks": 1,
            "step": self.zone.noise.step,
            "sigma_ticks": self.zone.sigma_ticks_of(self.node),
            "t": self.zone.schedule.time_of(number),
        }
        return encode_reading(Reading(**{**fields, **changes}))

    def refusals(self) -> dict[str, int]:
        """Return the refusals of the attacking node by reason, from the API."""
        status, answer = self.system.service.ask(f"/api/v1/zones/{self.zone.name}/nodes/{self.node}", 5.0)
        assert status == 200, answer
        return dict(json.loads(answer)["refusals"])

    def rows(self) -> list[StoredReading]:
        """Return the stored rows."""
        store = Store(self.system.store, create=False)
        try:
            return list(store.stream(self.zone.name))
        finally:
            store.close()

    def require_valid(self, rows: list[StoredReading]) -> None:
        """Require that the zone's rules admit every stored row, encoded as it was received."""
        for row in rows:
            payload = encode_release(row.reading)
            assert decode_reading(payload) == row.reading
            topic = node_topic(self.zone.name, row.reading.node, "reading")
            assert admit(self.zone, topic, payload, row.arrived) == row.reading


@pytest.fixture
def start_attack(
    start_mosquitto: Callable[..., Any], make_system: Callable[..., Any], unused_port: int, tmp_path: Path
) -> Iterator[Callable[[int, int], Attack]]:
    """Provision a zone of honest and compromised nodes, and start its service, but no fleet."""
    attacks: list[Attack] = []

    def make(honest: int, compromised: int) -> Attack:
        broker: list[Any] = []

        def provide(zone: Zone, folder: Path) -> tuple[list[str], list[str]]:
            out = folder / "out"
            provision(ProvisionRequest((zone,), host="127.0.0.1", port=unused_port), out, datetime.now(UTC))
            broker.append(start_mosquitto((out / "broker/mosquitto.conf").read_text(encoding="utf-8")))
            role = out / "aggregator"
            credentials = ["--user", "heatcloak_aggregator", "--password-file", str(role / "password")]
            of_service = [*credentials, "--ca-file", str(role / "ca.crt"), "--grace", str(GRACE)]
            return of_service, ["--credentials", "out", "--nodes", str(honest)]

        store = f"sqlite:///{tmp_path}/s.db"
        options = ("--sensors", str(honest + compromised), "--period", "1", "--releases", "1000")
        system = make_system(unused_port, store, *options, provide=provide)
        system.service.start()
        attacks.append(Attack(system, broker[0].port, honest))
        return attacks[-1]

    yield make
    for attack in attacks:
        attack.close()


@pytest.fixture
def mqtt_publish() -> Callable[..., bytes]:
    """The function that builds PUBLISH packets."""
    return publish


@pytest.fixture
def listen_to_estimates() -> Iterator[Callable[[Attack], EstimateListener]]:
    """A factory of listeners, which end with the test."""
    listeners: list[EstimateListener] = []

    def make(attack: Attack) -> EstimateListener:
        user = "heatcloak_viewer"
        listeners.append(EstimateListener(attack.port, user, attack.password(user), attack.zone))
        return listeners[-1]

    yield make
    for each in listeners:
        each.close()


@pytest.fixture
def monitor_health() -> Iterator[Callable[[Any], HealthMonitor]]:
    """A factory of monitors, which end with the test."""
    monitors: list[HealthMonitor] = []

    def make(service: Any) -> HealthMonitor:
        monitors.append(HealthMonitor(service))
        return monitors[-1]

    yield make
    for each in monitors:
        each.close()
