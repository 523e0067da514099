"""The options of the broker's configuration, with a real mosquitto; the access list has its own tests."""

from __future__ import annotations

import re
import signal
import socket
import ssl
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from paho.mqtt.client import Client, ConnectFlags
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode

from heatcloak_aggregator.provision.broker_conf import HEADER_BYTES
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared.broker import Tls
from heatcloak_shared.wire.estimate import MAX_ESTIMATE_BYTES
from heatcloak_shared.zone import Interval
from support.programs import free_port
from support.provisioned import FINE, PLUGINS, Provisioned, topic
from support.waiting import wait_until

ZONE = new_zone("hall", Interval(n_sources=20, n_sensors=2, diffusivity=0.5, time=0.1))
ESTIMATE = "heatcloak/v1/hall/estimate"
NEVER = 0xFFFFFFFF
DAY = 86_400.0


@pytest.fixture(scope="module")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Provisioned]:
    """Return a broker for two nodes, with a health check."""
    created = Provisioned(tmp_path_factory.mktemp("limits") / "out", ZONE, health_port=free_port())
    try:
        created.start()
        yield created
    finally:
        created.stop()


class DurableViewer:
    """A viewer whose session outlives its connection, and which acknowledges messages only on request."""

    def __init__(self, broker: Provisioned, name: str, keepalive: int = 60) -> None:
        folder = broker.folder("heatcloak_viewer")
        self.waiting: list[int] = []
        self.connack: Properties | None = None
        self._subscribed: list[int] = []
        self.client = Client(
            CallbackAPIVersion.VERSION2,
            name,
            protocol=MQTTProtocolVersion.MQTTv5,
            reconnect_on_failure=False,
            manual_ack=True,
        )
        self.client.username = "heatcloak_viewer"
        self.client.password = (folder / "password").read_text(encoding="ascii").strip()
        self.client.tls_set_context(Tls(folder / "ca.crt").context())
        self.client.on_connect = self._on_connect
        self.client.on_message = lambda _c, _u, message: self.waiting.append(message.mid)
        self.client.on_subscribe = lambda _c, _u, mid, _r, _p: self._subscribed.append(mid)
        connect_properties = Properties(PacketTypes.CONNECT)  # type: ignore[no-untyped-call]
        connect_properties.SessionExpiryInterval = NEVER
        self.client.connect(
            "127.0.0.1", broker.port, keepalive, clean_start=False, properties=connect_properties
        )
        self.client.loop_start()
        wait_until(lambda: self.connack is not None)

    def subscribe(self, topic: str) -> None:
        """Subscribe, and return when the broker has confirmed it and sent earlier messages."""
        mid = self.client.subscribe(topic, qos=1)[1]
        assert mid is not None
        wait_until(lambda: mid in self._subscribed)

    def close(self) -> None:
        """Disconnect, but keep the session."""
        self.client.disconnect()
        self.client.loop_stop()

    def _on_connect(
        self,
        client: Client,
        user: object,
        flags: ConnectFlags,
        reason: ReasonCode,
        requested: Properties | None,
    ) -> None:
        assert str(reason) == FINE
        self.connack = requested


def test_a_burst_is_queued_for_an_absent_subscriber(broker: Provisioned) -> None:
    """Three times as many messages as mosquitto queues by default; 200 are in flight at a time, not 20."""
    subscriber = DurableViewer(broker, "late")
    subscriber.subscribe(topic("reading"))
    subscriber.close()
    node = broker.client("n01")
    assert node.answer() == FINE
    node.burst(topic("reading"), 3000)
    subscriber = DurableViewer(broker, "late")
    subscriber.subscribe("barrier")
    assert len(subscriber.waiting) == 200
    acknowledged = 0
    while acknowledged < 3000:
        wait_until(lambda: len(subscriber.waiting) > acknowledged)  # noqa: B023  called before the next one
        for mid in subscriber.waiting[acknowledged:]:
            subscriber.client.ack(mid, 1)
            acknowledged += 1
    subscriber.subscribe("barrier")
    assert len(subscriber.waiting) == 3000
    subscriber.close()
    node.close()


def test_the_longest_estimate_passes_and_a_longer_message_is_not_forwarded(broker: Provisioned) -> None:
    """The broker disconnects the sender of the longer message."""
    viewer, aggregator = broker.client("heatcloak_viewer"), broker.client("heatcloak_aggregator")
    assert (viewer.answer(), aggregator.answer()) == (FINE, FINE)
    viewer.subscribe(ESTIMATE)
    longest = bytes(MAX_ESTIMATE_BYTES)
    assert aggregator.publish(ESTIMATE, payload=longest) == FINE
    viewer.wait_until(lambda: viewer.received == [(ESTIMATE, longest)])
    aggregator.send(ESTIMATE, bytes(MAX_ESTIMATE_BYTES + 2 * HEADER_BYTES))
    aggregator.wait_until(lambda: aggregator.lost)
    viewer.subscribe("barrier")
    assert len(viewer.received) == 1
    viewer.close()
    aggregator.close()


def test_each_listener_closes_connections_above_its_limit(tmp_path: Path) -> None:
    """Earlier connections stay open.

    The broker is new: mosquitto 2.0.11 counts some closed connections twice, and admits more afterwards.
    """
    health = free_port()
    broker = Provisioned(tmp_path / "out", ZONE, health_port=health)
    broker.start()
    try:
        for port, largest in ((broker.port, 2 * len(ZONE.nodes) + 100), (health, 10)):
            with ExitStack() as stack:
                *open_connections, last = [
                    stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=30))
                    for _ in range(largest + 1)
                ]
                assert last.recv(1) == b""
                open_connections[-1].setblocking(False)
                with pytest.raises(BlockingIOError):
                    open_connections[-1].recv(1)
    finally:
        broker.stop()


def test_a_keepalive_above_five_minutes_is_reduced(broker: Provisioned) -> None:
    """The broker can thus detect a client that vanished."""
    for keepalive, limit in ((3600, 300), (60, None)):
        viewer = DurableViewer(broker, "quiet", keepalive)
        assert getattr(viewer.connack, "ServerKeepAlive", None) == limit
        viewer.close()


def test_an_older_tls_is_refused(
    broker: Provisioned, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The option causes the refusal, not the system's OpenSSL: without it, the same client connects."""
    monkeypatch.setenv("OPENSSL_CONF", "/dev/null")
    client = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    client.load_verify_locations(broker.out / "ca/ca.crt")
    client.set_ciphers("DEFAULT@SECLEVEL=0")
    with pytest.warns(DeprecationWarning, match="TLSv1_1 is deprecated"):
        client.minimum_version = client.maximum_version = ssl.TLSVersion.TLSv1_1
    loose = Provisioned(tmp_path / "out", ZONE)
    text = loose.conf().replace("tls_version tlsv1.2\n", "tls_version tlsv1.2\nciphers DEFAULT@SECLEVEL=0\n")
    # Mosquitto 2.1 does not support TLS 1.1 with any configuration.
    for conf, answers in ((text, False), (text.replace("tls_version tlsv1.2\n", ""), PLUGINS is None)):
        loose.start_with(conf)
        try:
            with socket.create_connection(("127.0.0.1", loose.port), timeout=30) as plain:
                client.load_verify_locations(loose.out / "ca/ca.crt")
                if answers:
                    with client.wrap_socket(plain, server_hostname="127.0.0.1") as secured:
                        assert secured.version() == "TLSv1.1"
                else:
                    with pytest.raises((ssl.SSLError, ConnectionError)):
                        client.wrap_socket(plain, server_hostname="127.0.0.1")
        finally:
            loose.stop()


def test_retained_messages_are_saved_in_the_data_folder_and_nothing_is_warned_of(tmp_path: Path) -> None:
    """Periodically too, so that a kill loses few of them."""
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    broker = Provisioned(tmp_path / "out", ZONE, broker_data=str(data))
    often = broker.conf().replace("autosave_interval 300\n", "autosave_interval 1\n")
    assert often != broker.conf()
    broker.start_with(often)
    node = broker.client("n01")
    assert node.answer() == FINE
    node.publish(topic("status"), retain=True)
    kept = data / "mosquitto.db"
    wait_until(lambda: kept.exists() and topic("status").encode() in kept.read_bytes())
    broker.stop(signal.SIGKILL)
    node.close()
    broker.start()
    viewer = broker.client("heatcloak_viewer")
    assert viewer.answer() == FINE
    viewer.subscribe(topic("status"))
    viewer.wait_until(lambda: viewer.received == [(topic("status"), b"hello")])
    viewer.close()
    broker.stop()
    log = (broker.out / "broker.log").read_text(errors="replace").lower()
    assert not [word for word in ("deprecated", "recommended", "unknown", "unable") if word in log], log


def test_an_abandoned_session_expires_in_two_weeks(broker: Provisioned) -> None:
    """The saved expiry shows it, although the client requested none."""
    viewer = DurableViewer(broker, "on-holiday")
    viewer.subscribe(topic("reading"))
    viewer.close()
    file = broker.out / "broker/data/mosquitto.db"

    def remaining_times() -> list[float]:
        broker.send_signal(signal.SIGUSR1)
        saved = file.read_bytes() if file.exists() else b""
        offsets = [match.start() for match in re.finditer(b"on-holiday", saved)]
        # The session's end in native byte order, then the requested expiry in network byte order.
        starts = [struct.unpack_from("=q", saved, place - 24)[0] for place in offsets if place >= 24]
        requested = [struct.unpack_from("!I", saved, place - 16)[0] for place in offsets if place >= 24]
        return [
            start - time.time()
            for start, expiry in zip(starts, requested, strict=True)
            if expiry == NEVER and start
        ]

    wait_until(lambda: bool(remaining_times()))
    (remaining,) = remaining_times()
    assert abs(remaining - 14 * DAY) < 60


def test_the_log_has_users_and_errors_but_no_topics_or_passwords(broker: Provisioned) -> None:
    node = broker.client("n01")
    assert node.answer() == FINE
    node.subscribe(topic("cmd"))
    node.publish(topic("reading"))
    node.close()
    with socket.create_connection(("127.0.0.1", broker.port), timeout=30) as stranger:
        stranger.sendall(b"GET / HTTP/1.0\r\n\r\n")
        with suppress(ConnectionResetError):
            stranger.recv(1)
    file = broker.out / "broker.log"
    wait_until(lambda: "SSL routines::http request" in file.read_text(errors="replace"))
    log = file.read_text(errors="replace")
    assert "u'n01'" in log
    assert "heatcloak/v1" not in log
    assert (broker.folder("n01") / "password").read_text(encoding="ascii").strip() not in log
