"""Each line of the broker's configuration that is no right: what it is there for, with a real mosquitto."""

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

from heatcloak_aggregator.provision.broker_conf import HEADER_BYTES, BrokerConf
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared.broker import Tls
from heatcloak_shared.wire.estimate import MAX_ESTIMATE_BYTES
from heatcloak_shared.zone import Interval
from support.programs import free_port
from support.provisioned import FINE, PLUGINS, Provisioned, topic, wait_until

ZONE = new_zone("hall", Interval(n_sources=20, n_sensors=2, diffusivity=0.5, time=0.1))
ESTIMATE = "heatcloak/v1/hall/estimate"
FOR_EVER = 0xFFFFFFFF
DAY = 86_400.0

SHOWN = {
    "listener": "test_the_health_port_is_this_machines_own",
    "certfile": "test_a_wrong_authority_is_told_by_node_and_service",
    "keyfile": "test_a_wrong_authority_is_told_by_node_and_service",
    "tls_version": "test_an_older_tls_is_refused",
    "cafile": "test_a_certificate_is_the_identity",
    "crlfile": "test_a_certificate_is_the_identity",
    "require_certificate": "test_a_certificate_is_the_identity",
    "use_identity_as_username": "test_a_certificate_is_the_identity",
    "max_connections": "test_no_more_connect_than_there_is_room_for",
    "allow_anonymous": "test_who_has_no_right_password_is_refused",
    "password_file": "test_who_has_no_right_password_is_refused",
    "acl_file": "test_nobody_writes_anything_else",
    "max_queued_messages": "test_a_burst_waits_for_a_subscriber_who_was_away",
    "max_inflight_messages": "test_a_burst_waits_for_a_subscriber_who_was_away",
    "max_packet_size": "test_the_longest_message_passes_and_a_longer_one_does_not",
    "max_keepalive": "test_who_is_gone_without_a_word_is_noticed",
    "persistent_client_expiration": "test_a_session_that_nobody_takes_up_again_ends",
    "persistence": "test_what_is_retained_is_kept_in_its_place",
    "persistence_location": "test_what_is_retained_is_kept_in_its_place",
    "autosave_interval": "test_what_is_retained_is_kept_in_its_place",
    "log_dest": "test_the_log_tells_who_came_and_not_what_was_said",
    "log_type": "test_the_log_tells_who_came_and_not_what_was_said",
}
"""The test that fails without the line."""


@pytest.fixture(scope="module")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Provisioned]:
    """A broker of two nodes, with a health check."""
    made = Provisioned(tmp_path_factory.mktemp("limits") / "out", ZONE, health_port=free_port())
    try:
        made.start()
        yield made
    finally:
        made.stop()


class Durable:
    """A viewer whose session outlives its connection, and who acknowledges when told."""

    def __init__(self, broker: Provisioned, name: str, keepalive: int = 60) -> None:
        folder = broker.folder("heatcloak_viewer")
        self.waiting: list[int] = []
        self.asked_of_us: Properties | None = None
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
        wishes = Properties(PacketTypes.CONNECT)  # type: ignore[no-untyped-call]
        wishes.SessionExpiryInterval = FOR_EVER
        self.client.connect("127.0.0.1", broker.port, keepalive, clean_start=False, properties=wishes)
        self.client.loop_start()
        wait_until(lambda: self.asked_of_us is not None)

    def hears(self, topic: str) -> None:
        """Subscribe; what the broker sends by itself up to now has come then."""
        mid = self.client.subscribe(topic, qos=1)[1]
        assert mid is not None
        wait_until(lambda: mid in self._subscribed)

    def close(self) -> None:
        """Go, and leave the session."""
        self.client.disconnect()
        self.client.loop_stop()

    def _on_connect(
        self, client: Client, user: object, flags: ConnectFlags, reason: ReasonCode, asked: Properties | None
    ) -> None:
        assert str(reason) == FINE
        self.asked_of_us = asked


def test_every_line_has_a_test() -> None:
    """Named here, and there under that name."""
    conf = BrokerConf(8883, ("broker.lan",), "/c", "/d", 2, client_certificates=True, health_port=1884)
    options = {line.split()[0] for line in conf.render().splitlines() if line and not line.startswith("#")}
    assert options == SHOWN.keys()
    files = Path(__file__).parent.glob("test_*.py")
    defined = set(re.findall(r"^def (test_\w+)", "\n".join(file.read_text("utf-8") for file in files), re.M))
    assert set(SHOWN.values()) <= defined


def test_a_burst_waits_for_a_subscriber_who_was_away(broker: Provisioned) -> None:
    """Three times the messages that mosquitto would keep by itself; 200 of them travel at a time, not 20."""
    subscriber = Durable(broker, "late")
    subscriber.hears(topic("reading"))
    subscriber.close()
    node = broker.client("n01")
    assert node.answer() == FINE
    node.burst(topic("reading"), 3000)
    subscriber = Durable(broker, "late")
    subscriber.hears("barrier")
    assert len(subscriber.waiting) == 200
    acknowledged = 0
    while acknowledged < 3000:
        wait_until(lambda: len(subscriber.waiting) > acknowledged)  # noqa: B023  called before the next one
        for mid in subscriber.waiting[acknowledged:]:
            subscriber.client.ack(mid, 1)
            acknowledged += 1
    subscriber.hears("barrier")
    assert len(subscriber.waiting) == 3000
    subscriber.close()
    node.close()


def test_the_longest_message_passes_and_a_longer_one_does_not(broker: Provisioned) -> None:
    """The largest estimate comes as it was; who sends more than the broker takes is thrown out."""
    viewer, aggregator = broker.client("heatcloak_viewer"), broker.client("heatcloak_aggregator")
    assert (viewer.answer(), aggregator.answer()) == (FINE, FINE)
    viewer.hears(ESTIMATE)
    longest = bytes(MAX_ESTIMATE_BYTES)
    assert aggregator.publish(ESTIMATE, payload=longest) == FINE
    wait_until(lambda: viewer.heard == [(ESTIMATE, longest)])
    aggregator.send(ESTIMATE, bytes(MAX_ESTIMATE_BYTES + 2 * HEADER_BYTES))
    wait_until(lambda: aggregator.lost)
    viewer.hears("barrier")
    assert len(viewer.heard) == 1
    viewer.close()
    aggregator.close()


def test_no_more_connect_than_there_is_room_for(tmp_path: Path) -> None:
    """The next one is hung up on, and who is there stays; by either listener.

    The broker is fresh: mosquitto 2.0.11 counts some of those who left twice, and lets more in afterwards.
    """
    health = free_port()
    broker = Provisioned(tmp_path / "out", ZONE, health_port=health)
    broker.start()
    try:
        for port, most in ((broker.port, 2 * len(ZONE.nodes) + 100), (health, 10)):
            with ExitStack() as stack:
                *there, late = [
                    stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=5))
                    for _ in range(most + 1)
                ]
                assert late.recv(1) == b""
                there[-1].setblocking(False)
                with pytest.raises(BlockingIOError):
                    there[-1].recv(1)
    finally:
        broker.stop()


def test_who_is_gone_without_a_word_is_noticed(broker: Provisioned) -> None:
    """Whoever would be asked for a sign of life once an hour is told to give one every five minutes."""
    for keepalive, told in ((3600, 300), (60, None)):
        viewer = Durable(broker, "quiet", keepalive)
        assert getattr(viewer.asked_of_us, "ServerKeepAlive", None) == told
        viewer.close()


def test_an_older_tls_is_refused(
    broker: Provisioned, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """By its line, whatever the system's OpenSSL would speak: without it the same client gets in."""
    monkeypatch.setenv("OPENSSL_CONF", "/dev/null")
    client = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    client.load_verify_locations(broker.out / "ca/ca.crt")
    client.set_ciphers("DEFAULT@SECLEVEL=0")
    with pytest.warns(DeprecationWarning, match="TLSv1_1 is deprecated"):
        client.minimum_version = client.maximum_version = ssl.TLSVersion.TLSv1_1
    loose = Provisioned(tmp_path / "out", ZONE)
    text = loose.conf().replace("tls_version tlsv1.2\n", "tls_version tlsv1.2\nciphers DEFAULT@SECLEVEL=0\n")
    # Mosquitto 2.1 speaks no TLS 1.1, whatever it is told.
    for conf, answers in ((text, False), (text.replace("tls_version tlsv1.2\n", ""), PLUGINS is None)):
        loose.start_with(conf)
        try:
            with socket.create_connection(("127.0.0.1", loose.port), timeout=5) as plain:
                client.load_verify_locations(loose.out / "ca/ca.crt")
                if answers:
                    with client.wrap_socket(plain, server_hostname="127.0.0.1") as spoken:
                        assert spoken.version() == "TLSv1.1"
                else:
                    with pytest.raises((ssl.SSLError, ConnectionError)):
                        client.wrap_socket(plain, server_hostname="127.0.0.1")
        finally:
            loose.stop()


def test_what_is_retained_is_kept_in_its_place(tmp_path: Path) -> None:
    """Where it was asked for, at the broker's end and from time to time: then kill -9 takes little of it."""
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
    viewer.hears(topic("status"))
    wait_until(lambda: viewer.heard == [(topic("status"), b"hello")])
    viewer.close()
    broker.stop()


def test_a_session_that_nobody_takes_up_again_ends(broker: Provisioned) -> None:
    """In two weeks, by what the broker writes down, whatever its client asked for."""
    viewer = Durable(broker, "on-holiday")
    viewer.hears(topic("reading"))
    viewer.close()
    file = broker.out / "broker/data/mosquitto.db"

    def ends() -> list[float]:
        broker.send_signal(signal.SIGUSR1)
        held = file.read_bytes() if file.exists() else b""
        found = [match.start() for match in re.finditer(b"on-holiday", held)]
        # The session's end as the machine writes it, then what the client asked for, as the network does.
        starts = [struct.unpack_from("=q", held, place - 24)[0] for place in found if place >= 24]
        asked = [struct.unpack_from("!I", held, place - 16)[0] for place in found if place >= 24]
        return [
            start - time.time()
            for start, wish in zip(starts, asked, strict=True)
            if wish == FOR_EVER and start
        ]

    wait_until(lambda: bool(ends()))
    (left,) = ends()
    assert abs(left - 14 * DAY) < 60


def test_the_log_tells_who_came_and_not_what_was_said(broker: Provisioned) -> None:
    """Users and errors; no topics, no payloads, no secrets."""
    node = broker.client("n01")
    assert node.answer() == FINE
    node.hears(topic("cmd"))
    node.publish(topic("reading"))
    node.close()
    with socket.create_connection(("127.0.0.1", broker.port), timeout=5) as stranger:
        stranger.sendall(b"GET / HTTP/1.0\r\n\r\n")
        with suppress(ConnectionResetError):
            stranger.recv(1)
    file = broker.out / "broker.log"
    wait_until(lambda: "SSL routines::http request" in file.read_text(errors="replace"))
    log = file.read_text(errors="replace")
    assert "u'n01'" in log
    assert "heatcloak/v1" not in log
    assert (broker.folder("n01") / "password").read_text(encoding="ascii").strip() not in log
