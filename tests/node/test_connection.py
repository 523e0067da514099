"""MQTT connections: the client id, and brokers that send malformed packets."""

from __future__ import annotations

import socket
import threading
from pathlib import Path

import pytest

from heatcloak_node import Connection, Ledger, NodeParts, NodeService, Publication, Reactor, fresh_boot
from heatcloak_node.sensors.simulated import SimulatedSensor
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.scenario import Scenario, interval_model
from heatcloak_shared.zone import Zone

CONNACK = bytes([0x20, 3, 0, 0, 0])
BAD_TOPIC = bytes([0x30, 6, 0, 2, 0xFF, 0xFE, 0, 65])
SHORT_PUBLISH = bytes([0x30, 1, 0])
ENDLESS_LENGTH = bytes([0x30, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
BAD_PROPERTIES = bytes([0x30, 8, 0, 1, 65, 0x7F, 1, 2, 3, 4])


class SilentUser:
    """A listener that ignores all calls."""

    def connection_made(self) -> None: ...
    def connection_lost(self, reason: str) -> None: ...
    def publish_answered(self, ticket: int, refusal: str | None) -> None: ...
    def message_received(self, topic: str, payload: bytes, retained: bool) -> None: ...


def sent_client_id(client_id: str, password: str | None) -> str:
    """Return the client id in the CONNECT packet of a node."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(8)
        reactor = Reactor()
        user = None if password is None else "n01"
        address = BrokerAddress("127.0.0.1", server.getsockname()[1], user, password, mqtt5=False)
        connection = Connection(reactor, address, client_id, Publication("will", b"gone"), SilentUser())
        connection.open()
        reactor.call_later(0.5, reactor.stop)
        reactor.run()
        peer, _ = server.accept()
        with peer:
            peer.settimeout(8)
            packet = peer.recv(4096)
        connection.close()
    # MQTT 3.1.1: two bytes of header, ten of the variable one, and then the id with its length.
    length = int.from_bytes(packet[12:14], "big")
    return packet[14 : 14 + length].decode()


def test_the_client_id_depends_on_the_password_and_does_not_show_it() -> None:
    """A broker disconnects the earlier client of the same id: a stolen card must not silence other nodes."""
    mine = sent_client_id("heatcloak-hall-n01", "of n01")
    assert mine == sent_client_id("heatcloak-hall-n01", "of n01"), (
        "the next connection takes the place of a dead one"
    )
    assert mine.startswith("heatcloak-hall-n01-")
    assert mine != sent_client_id("heatcloak-hall-n01", "of n02")
    assert "of n01" not in mine


def test_without_a_password_the_client_id_is_unchanged() -> None:
    assert sent_client_id("heatcloak-hall-n01", None) == "heatcloak-hall-n01"


@pytest.mark.parametrize(
    "nonsense",
    [
        b"",
        b"HTTP/1.1 400 Bad Request\r\n\r\n",
        b"\x00" * 64,
        b"\xff" * 64,
        CONNACK[:3],
        bytes([0x20, 3, 0, 0x87, 0]),
        CONNACK + b"\xff" * 64,
        CONNACK + BAD_TOPIC,
        CONNACK + SHORT_PUBLISH,
        CONNACK + ENDLESS_LENGTH,
        CONNACK + BAD_PROPERTIES,
    ],
)
def test_malformed_packets_end_the_connection_and_the_node_reconnects(
    zone: Zone, tmp_path: Path, nonsense: bytes
) -> None:
    connections = threading.Semaphore(0)
    server = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            try:
                peer, _ = server.accept()
            except OSError:
                return
            with peer:
                peer.recv(1024)
                peer.sendall(nonsense)
                connections.release()

    listener = threading.Thread(target=serve)
    listener.start()
    reactor = Reactor()
    failure: list[BaseException] = []

    def run() -> None:
        try:
            reactor.run()
        except BaseException as error:
            failure.append(error)
            raise

    thread = threading.Thread(target=run)
    address = BrokerAddress("127.0.0.1", server.getsockname()[1])
    ledger = Ledger(tmp_path, zone, "n01")
    sensor = SimulatedSensor(Scenario(()), interval_model(0.25, 0.05))
    node = NodeService(reactor, address, NodeParts(zone, "n01", sensor, ledger, fresh_boot()))
    reactor.call_soon(node.start)
    thread.start()
    try:
        assert connections.acquire(timeout=10)
        assert connections.acquire(timeout=10), "the node reconnects"
        assert not failure
        assert thread.is_alive()
    finally:
        reactor.call_soon(lambda: node.stop(reactor.stop))
        thread.join(10)
        server.shutdown(socket.SHUT_RDWR)
        server.close()
        listener.join(10)
    assert not thread.is_alive()
