"""What a real node and a real mosquitto say to each other besides readings."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_node import Ledger, NodeParts, NodeService, Reactor
from heatcloak_node.sensors.simulated import SimulatedSensor
from heatcloak_node.spool import MemorySpool, Spool
from heatcloak_shared import Reading, decode_reading
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.scenario import Scenario, Source, interval_model
from heatcloak_shared.wire import NodeState, Status, Stored, decode_status, encode_stored
from heatcloak_shared.zone import Zone

BOOT = bytes(range(16))
WORLD = Scenario((Source(1.0, 0, None, ((0.0, 0.3),)),))


def wait_until(condition: Callable[[], bool], what: str, timeout: float = 15.0) -> None:
    """Poll ``condition``; fail naming ``what`` when it does not come true."""
    deadline = time.monotonic() + timeout
    while not condition():
        if time.monotonic() > deadline:
            pytest.fail(f"waited in vain for {what}")
        time.sleep(0.01)


class Listener:
    """A subscriber that writes down what the node says."""

    def __init__(self, address: BrokerAddress) -> None:
        self.heard: list[tuple[str, bytes]] = []
        self.client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        subscribed = threading.Event()
        self.client.on_connect = lambda client, *_: client.subscribe("heatcloak/#", qos=1)
        self.client.on_subscribe = lambda *_: subscribed.set()
        self.client.on_message = lambda client, userdata, m: self.heard.append((m.topic, bytes(m.payload)))
        self.client.connect(address.host, address.port)
        self.client.loop_start()
        assert subscribed.wait(10)

    def readings(self) -> list[Reading]:
        return [decode_reading(each) for topic, each in list(self.heard) if topic.endswith("/reading")]

    def statuses(self) -> list[Status]:
        return [decode_status(each) for topic, each in list(self.heard) if topic.endswith("/status")]

    def close(self) -> None:
        self.client.disconnect()
        self.client.loop_stop()


@pytest.fixture
def listener(mosquitto: Any) -> Iterator[Listener]:
    """A subscriber at the running mosquitto."""
    listener = Listener(mosquitto.address)
    yield listener
    listener.close()


class RunningNode:
    """A node on a reactor thread of its own."""

    def __init__(self, zone: Zone, address: BrokerAddress, folder: Path, spool: Spool | None) -> None:
        self.reactor = Reactor()
        sensor = SimulatedSensor(WORLD, interval_model(0.25, zone.domain.spread))
        ledger = Ledger(folder, zone, "n01")
        self.service = NodeService(self.reactor, address, NodeParts(zone, "n01", sensor, ledger, BOOT), spool)
        self.thread = threading.Thread(target=self.reactor.run)
        self.thread.start()
        self.reactor.call_soon(self.service.start)

    def release(self, *rounds: int) -> None:
        done = threading.Event()
        for number in rounds:
            self.reactor.call_soon(partial(self.service.on_round, number))
        self.reactor.call_soon(done.set)
        assert done.wait(10)

    def stop(self) -> None:
        self.reactor.call_soon(lambda: self.service.stop(self.reactor.stop))
        self.thread.join(5)
        assert not self.thread.is_alive()


@pytest.fixture
def run_node(zone: Zone, tmp_path: Path) -> Iterator[Callable[..., RunningNode]]:
    """Starts nodes n01 of the small zone; they stop with the test."""
    nodes: list[RunningNode] = []

    def run(address: BrokerAddress, spool: Spool | None = None) -> RunningNode:
        nodes.append(RunningNode(zone, address, tmp_path / "state", spool))
        return nodes[-1]

    yield run
    for node in nodes:
        node.stop()


def ask(listener: Listener, payload: bytes = b'{"v":1,"cmd":"status"}', **options: Any) -> None:
    """Publish to the node's command topic."""
    listener.client.publish("heatcloak/v1/hall/n01/cmd", payload, qos=1, **options)


def test_a_node_that_is_asked_says_how_it_is(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """With what it keeps; another command is refused, counted and said, and ends nothing."""
    node = run_node(mosquitto.address)
    wait_until(lambda: len(listener.statuses()) == 1, "the first status")
    node.release(100, 101, 102)
    ask(listener, b'{"v":1,"cmd":"reboot"}')
    time.sleep(1.1)
    ask(listener)
    wait_until(lambda: len(listener.statuses()) == 2, "the answer")
    status = listener.statuses()[1]
    assert (status.state, status.spooled, status.dropped, status.refused) == (NodeState.ONLINE, 3, 0, 1)
    assert status.kept == ((BOOT.hex(), 0),)


def test_a_retained_command_is_refused(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """Or a broker would ask at every connection for ever."""
    ask(listener, retain=True)
    node = run_node(mosquitto.address)
    wait_until(lambda: node.service.counters.refused_commands == 1, "the refusal")
    wait_until(lambda: len(listener.statuses()) > 0, "the first status")
    time.sleep(1.2)
    assert len(listener.statuses()) == 1


def test_stored_of_what_was_never_sent_is_refused(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """Whoever says so, the node keeps what it has, and counts it."""
    node = run_node(mosquitto.address)
    node.release(100, 101)
    wait_until(lambda: len(listener.readings()) == 2, "two readings")
    topic = "heatcloak/v1/hall/n01/stored"
    listener.client.publish(topic, encode_stored(Stored(BOOT.hex(), 2)), qos=1)
    wait_until(lambda: node.service.counters.refused_stored == 1, "the refusal")
    assert len(node.service.spool) == 2


def test_a_node_says_when_numbers_are_missing_after_what_is_stored(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """The aggregator would wait for them for ever; the same gap is told once."""
    spool = MemorySpool(capacity=2)
    node = run_node(mosquitto.address, spool=spool)
    wait_until(lambda: len(listener.statuses()) == 1, "the first status")
    node.release(*range(100, 106))
    wait_until(lambda: len(listener.readings()) == 6, "the readings")
    time.sleep(1.1)
    for _ in range(3):
        word = encode_stored(Stored(BOOT.hex(), 1))
        listener.client.publish("heatcloak/v1/hall/n01/stored", word, qos=1)
    wait_until(lambda: len(listener.statuses()) == 2, "the word of the gap")
    assert listener.statuses()[1].kept == ((BOOT.hex(), 4),)
    time.sleep(1.3)
    assert len(listener.statuses()) == 2


def test_what_an_access_list_denies_is_delivered_when_it_is_mended(
    start_mosquitto: Any, zone: Zone, run_node: Callable[..., RunningNode], tmp_path: Path
) -> None:
    """Denied readings were not sent: they stay, nothing is sent in a loop, and a new link tries again."""
    access = tmp_path / "acl"
    access.write_text("topic read heatcloak/#\ntopic write heatcloak/v1/hall/n01/status\n")
    broker = start_mosquitto(f"acl_file {access}\n")
    node = run_node(broker.address)
    wait_until(lambda: node.service.is_connected, "the link")
    node.release(*range(100, 110))
    wait_until(lambda: node.service.counters.denied >= 2, "the denials")
    time.sleep(0.5)
    denied = node.service.counters.denied
    assert denied <= 11, "meta, and each reading once"
    node.release(110, 111)
    time.sleep(0.3)
    assert node.service.counters.denied == denied, "nothing more is sent while it denies"
    assert len(node.service.spool) == 12
    broker.kill()
    access.write_text("topic readwrite heatcloak/#\n")
    broker.start()
    listener = Listener(broker.address)
    try:
        wait_until(lambda: len(listener.readings()) >= 12, "what was denied", 20)
        assert [reading.seq for reading in listener.readings()] == list(range(12))
    finally:
        listener.close()


def test_a_spool_that_fails_is_said(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """Readings go on, and the public hears that they are not safe from a crash; and when they are again."""

    class FailingSpool(MemorySpool):
        def append(self, boot: str, seq: int, payload: bytes) -> None:
            super().append(boot, seq, payload)
            self.fault = "the spool can't be used" if seq == 0 else None

    node = run_node(mosquitto.address, spool=FailingSpool())
    wait_until(lambda: len(listener.statuses()) == 1, "the first status")
    node.release(100, 101)
    wait_until(lambda: len(listener.statuses()) == 3, "three statuses")
    assert [s.state for s in listener.statuses()] == [NodeState.ONLINE, NodeState.FAULTY, NodeState.ONLINE]
    assert listener.statuses()[1].reason == "the spool can't be used"
    wait_until(lambda: len(listener.readings()) == 2, "two readings")
