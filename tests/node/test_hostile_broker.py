"""A broker that speaks nonsense ends the connection, never the node."""

from __future__ import annotations

import socket
import threading
from pathlib import Path

import pytest

from heatcloak_node import Ledger, NodeParts, NodeService, Reactor, fresh_boot
from heatcloak_node.sensors.simulated import SimulatedSensor
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.scenario import Scenario, interval_model
from heatcloak_shared.zone import Zone

CONNACK = bytes([0x20, 3, 0, 0, 0])
BAD_TOPIC = bytes([0x30, 6, 0, 2, 0xFF, 0xFE, 0, 65])
SHORT_PUBLISH = bytes([0x30, 1, 0])
ENDLESS_LENGTH = bytes([0x30, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
BAD_PROPERTIES = bytes([0x30, 8, 0, 1, 65, 0x7F, 1, 2, 3, 4])


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
def test_nonsense_is_survived_and_the_next_attempt_made(zone: Zone, tmp_path: Path, nonsense: bytes) -> None:
    """The node reconnects, its reactor goes on, and it still stops when told."""
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
        assert connections.acquire(timeout=10), "it tries again"
        assert not failure
        assert thread.is_alive()
    finally:
        reactor.call_soon(lambda: node.stop(reactor.stop))
        thread.join(10)
        server.shutdown(socket.SHUT_RDWR)
        server.close()
        listener.join(10)
    assert not thread.is_alive()
