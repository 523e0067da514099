"""A broker that accepts the connection and then violates the limits of a node."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from heatcloak_node import Ledger, NodeParts, NodeService, Reactor, fresh_boot
from heatcloak_node import connection as connection_module
from heatcloak_node.connection import MAX_PACKET
from heatcloak_node.sensors.simulated import SimulatedSensor
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.scenario import Scenario, interval_model
from heatcloak_shared.zone import Zone
from support.waiting import wait_until

pytestmark = pytest.mark.alone

CONNACK = bytes([0x20, 3, 0, 0, 0])
AT_MOST_TEN = bytes([0x20, 6, 0, 0, 3, 0x21, 0, 10])
"""Receive Maximum 10."""
PUBLISH, DISCONNECT, MET = 0x30, 14, 10.0


def variable_length(remaining: int) -> bytes:
    """Return a number as MQTT's variable byte integer."""
    digits = bytearray()
    while True:
        digits.append(remaining % 128 | (0x80 if remaining > 127 else 0))
        remaining //= 128
        if not remaining:
            return bytes(digits)


class ScriptedBroker:
    """Answer every CONNECT with the same bytes, and send nothing else."""

    def __init__(self, answer: bytes) -> None:
        self.connections = threading.Semaphore(0)
        self.readings = 0
        self.disconnects = 0
        self._answer = answer
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        self._peers: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                self._peers.append(self._server.accept()[0])
                threading.Thread(target=self._serve, args=(self._peers[-1],), daemon=True).start()

    def _serve(self, peer: socket.socket) -> None:
        with suppress(OSError), peer, peer.makefile("rb") as stream:
            while head := stream.read(1):
                size = shift = 0
                while True:
                    (digit,) = stream.read(1)
                    size, shift = size | (digit & 127) << shift, shift + 7
                    if digit < 128:
                        break
                body = stream.read(size)
                if head[0] >> 4 == 1:
                    self.connections.release()
                    peer.sendall(self._answer)
                self.readings += head[0] & 0xF0 == PUBLISH and b"/reading" in body
                self.disconnects += head[0] >> 4 == DISCONNECT

    def close(self) -> None:
        for sock in (self._server, *self._peers):
            with suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)
            sock.close()


Run = Callable[[bytes], tuple[ScriptedBroker, NodeService, Reactor]]


@pytest.fixture
def run(zone: Zone, tmp_path: Path) -> Iterator[Run]:
    """Return a function that runs a node with fifty readings at a broker; it stops within two seconds."""
    ended: list[Callable[[], None]] = []

    def run_it(answer: bytes) -> tuple[ScriptedBroker, NodeService, Reactor]:
        broker, reactor = ScriptedBroker(answer), Reactor()
        address = BrokerAddress("127.0.0.1", broker.port)
        sensor = SimulatedSensor(Scenario(()), interval_model(0.25, 0.05))
        ledger = Ledger(tmp_path, zone, "n01")
        node = NodeService(reactor, address, NodeParts(zone, "n01", sensor, ledger, fresh_boot()))
        for number in range(50):
            assert node.on_round(number)
        thread = threading.Thread(target=reactor.run)
        reactor.call_soon(node.start)
        thread.start()

        def end() -> None:
            began = time.monotonic()
            reactor.call_soon(lambda: node.stop(reactor.stop))
            thread.join(10)
            took = time.monotonic() - began
            broker.close()
            assert not thread.is_alive()
            assert took < 2.0
            assert broker.disconnects == 0, "the goodbye may be lost, so the will must be published"

        ended.append(end)
        return broker, node, reactor

    yield run_it
    for end in ended:
        end()


@pytest.mark.parametrize("size", [MAX_PACKET + 1, 200_000_000])
def test_a_broker_that_announces_too_long_a_packet_is_disconnected(run: Run, size: int) -> None:
    """A node has little memory."""
    broker, _, _ = run(CONNACK + bytes([PUBLISH]) + variable_length(size) + b"\0" * 64)
    assert broker.connections.acquire(timeout=MET)
    assert broker.connections.acquire(timeout=MET), "the node reconnects"


def test_a_broker_that_does_not_answer_publishes_is_disconnected(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise unanswered messages would accumulate."""
    monkeypatch.setattr(connection_module, "ACK_TIMEOUT", 0.5)
    broker, node, _ = run(CONNACK)
    assert broker.connections.acquire(timeout=MET)
    assert broker.connections.acquire(timeout=MET), "the node reconnects"
    assert len(node.spool) == 50, "no reading is lost"


def test_the_brokers_receive_maximum_is_respected(run: Run) -> None:
    broker, node, _ = run(AT_MOST_TEN)
    assert broker.connections.acquire(timeout=MET)
    wait_until(lambda: node.is_connected and broker.readings >= 8)
    time.sleep(0.3)  # time for a ninth
    # Two of the ten are meta and status.
    assert broker.readings == 8


def test_a_flood_of_birth_messages_causes_one_description(run: Run, zone: Zone) -> None:
    _, node, reactor = run(CONNACK)
    from heatcloak_node.home_assistant import HomeAssistantDiscovery

    node._discovery = HomeAssistantDiscovery(zone, "n01")
    done = threading.Event()
    before = after = 0

    def flood() -> None:
        nonlocal before, after
        before = len(reactor._timers)
        for _ in range(10_000):
            node._on_birth(b"online", retained=False)
        after = len(reactor._timers)
        done.set()

    reactor.call_soon(flood)
    assert done.wait(MET)
    assert after == before + 1
