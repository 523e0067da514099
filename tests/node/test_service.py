"""A real node and a real mosquitto: what is published, when, and what survives a lost broker."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_node import Ledger, NodeParts, NodeService, Reactor, quantise
from heatcloak_node.seed import Seed
from heatcloak_node.sensors.simulated import SimulatedSensor
from heatcloak_shared import Reading, decode_reading
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError, SensorError
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.scenario import Scenario, Source, interval_model
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import (
    Meta,
    NodeState,
    Status,
    Stored,
    decode_meta,
    decode_status,
    encode_stored,
)
from heatcloak_shared.zone import Zone
from support.sealer import seeded_noise

KEY, BOOT = bytes(range(32)), bytes(range(16))
WORLD = Scenario((Source(1.0, 0, None, ((0.0, 0.3),)),))
READING, STATUS, META = (f"heatcloak/v1/hall/n01/{leaf}" for leaf in ("reading", "status", "meta"))


def wait_until(condition: Callable[[], bool], what: str, timeout: float = 15.0) -> None:
    """Poll ``condition``; fail naming ``what`` when it does not come true."""
    deadline = time.monotonic() + timeout
    while not condition():
        if time.monotonic() > deadline:
            pytest.fail(f"waited in vain for {what}")
        time.sleep(0.01)


class Listener:
    """An independent subscriber that writes down everything below ``heatcloak/``."""

    def __init__(self, address: BrokerAddress) -> None:
        self.heard: list[tuple[str, bytes]] = []
        self.client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        self.client.on_connect = lambda client, *_: client.subscribe("heatcloak/#", qos=1)
        self.client.on_message = self._hear
        self.client.reconnect_delay_set(1, 1)
        self.client.connect(address.host, address.port)
        self.client.loop_start()
        wait_until(self.client.is_connected, "the listener")

    def _hear(self, client: Client, userdata: Any, message: MQTTMessage) -> None:
        self.heard.append((message.topic, bytes(message.payload)))

    def readings(self) -> list[Reading]:
        return [decode_reading(payload) for topic, payload in list(self.heard) if topic == READING]

    def statuses(self) -> list[Status]:
        return [decode_status(payload) for topic, payload in list(self.heard) if topic == STATUS]

    def close(self) -> None:
        self.client.disconnect()
        self.client.loop_stop()


class RunningNode:
    """A node on a reactor thread of its own."""

    def __init__(self, zone: Zone, address: BrokerAddress, folder: Path, **options: Any) -> None:
        self.reactor = Reactor()
        sensor = options.pop("sensor", SimulatedSensor(WORLD, interval_model(0.25, zone.domain.spread)))
        ledger = Ledger(folder, zone, "n01")
        boot = options.pop("boot", BOOT)
        parts = NodeParts(
            zone, "n01", sensor, ledger, boot, options.pop("seed", None), options.pop("guard", None)
        )
        self.service = NodeService(self.reactor, address, parts, **options)
        self.thread = threading.Thread(target=self.reactor.run)
        self.thread.start()
        self.reactor.call_soon(self.service.start)

    def release(self, *rounds: int) -> list[bool]:
        answers: list[bool] = []
        for number in rounds:
            self.reactor.call_soon(partial(self._answer, number, answers))
        wait_until(lambda: len(answers) == len(rounds), "the node to answer")
        return answers

    def _answer(self, number: int, answers: list[bool]) -> None:
        answers.append(self.service.on_round(number))

    def stop(self) -> None:
        if self.thread.is_alive():
            self.reactor.call_soon(lambda: self.service.stop(self.reactor.stop))
            self.thread.join(5)
            assert not self.thread.is_alive(), "a node stops within two seconds"


@pytest.fixture
def run_node(zone: Zone, tmp_path: Path) -> Iterator[Callable[..., RunningNode]]:
    """Starts nodes n01 of the small zone; they stop with the test."""
    nodes: list[RunningNode] = []

    def run(address: BrokerAddress, **options: Any) -> RunningNode:
        node = RunningNode(zone, address, tmp_path / "state", **options)
        nodes.append(node)
        return node

    yield run
    for node in nodes:
        node.stop()


@pytest.fixture
def listener(mosquitto: Any) -> Iterator[Listener]:
    """A subscriber at the running mosquitto."""
    listener = Listener(mosquitto.address)
    yield listener
    listener.close()


def test_a_seeded_node_publishes_what_its_seed_explains(
    zone: Zone, mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """Reading minus noise is the quantised truth, bit for bit; the schedule's time, not the clock's."""
    node = run_node(mosquitto.address, seed=Seed(NodeKey("hall", "n01", 0, 3, KEY, Epochs(70, 10))))
    assert node.release(100, 101, 102) == [True, True, True]
    wait_until(lambda: len(listener.readings()) == 3, "three readings")
    sensor = SimulatedSensor(WORLD, interval_model(0.25, zone.domain.spread))
    for seq, reading in enumerate(listener.readings()):
        assert reading.ticks - seeded_noise(KEY, reading) == quantise(
            sensor.read(reading.round), zone.noise.step
        )
        assert (reading.seq, reading.round, reading.t) == (seq, 100 + seq, 100.5 + seq)
        assert (reading.boot, reading.rev, reading.key) == (BOOT.hex(), zone.rev, 3)


def test_a_node_introduces_itself_and_says_goodbye(
    zone: Zone, mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """Status and meta are retained; a clean stop says offline and why."""
    node = run_node(mosquitto.address)
    wait_until(lambda: len(listener.heard) >= 2, "status and meta")
    node.stop()
    wait_until(lambda: len(listener.statuses()) == 2, "the goodbye")
    assert [s.state for s in listener.statuses()] == [NodeState.ONLINE, NodeState.OFFLINE]
    assert listener.statuses()[1].reason == "stopped on request"
    later = Listener(mosquitto.address)
    wait_until(lambda: len(later.heard) >= 2, "the retained messages")
    retained = dict(later.heard)
    later.close()
    meta = decode_meta(retained[META])
    assert (meta.place, meta.seeded, meta.sensor, meta.rev) == (1, False, "simulated", zone.rev)
    assert decode_status(retained[STATUS]).state is NodeState.OFFLINE


def test_a_seeded_node_publishes_another_promise_and_names_the_trusted_party_in_it(
    zone: Zone, mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    def metas() -> list[Meta]:
        return [decode_meta(payload) for topic, payload in list(listener.heard) if topic == META]

    node = run_node(mosquitto.address)
    wait_until(lambda: len(metas()) == 1, "the unseeded node's meta")
    node.stop()
    run_node(mosquitto.address, seed=Seed(NodeKey("hall", "n01", 0, 3, KEY, Epochs(70, 10))))
    wait_until(lambda: len(metas()) == 2, "the seeded node's meta")
    unseeded, seeded = metas()
    assert (unseeded.seeded, seeded.seeded) == (False, True)
    assert "against the trusted party, who holds this node's seed" in seeded.promise
    assert "No trusted party holds this node's key" in unseeded.promise


def test_a_round_is_released_once_and_only_if_it_is_listed(
    zone: Zone, mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """The same round again, an earlier one after a restart: refused, counted, and said in the status."""
    node = run_node(mosquitto.address)
    assert node.release(100, 100, 99) == [True, False, False]
    assert node.service.counters.refused_rounds == 2
    node.stop()
    again = run_node(mosquitto.address, boot=bytes(16))
    assert again.release(100, 101) == [False, True]
    wait_until(lambda: len(listener.readings()) == 2, "two readings")
    assert [reading.round for reading in listener.readings()] == [100, 101]
    states = [status.state for status in listener.statuses()]
    assert NodeState.FAULTY in states


def test_an_unlisted_round_is_not_released(zone: Zone, mosquitto: Any, tmp_path: Path) -> None:
    """Neither published nor recorded in the ledger."""
    sparse = replace(zone, schedule=Schedule(1.0, every=3, releases=5, budget_rounds=15))
    node = RunningNode(sparse, mosquitto.address, tmp_path)
    try:
        assert node.release(91, 92) == [False, False]
        assert not (tmp_path / "n01.ledger").exists()
        assert node.release(93) == [True]
    finally:
        node.stop()
    assert node.service.counters.refused_rounds == 2


def test_nothing_is_released_when_the_ledger_can_not_be_written(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode], tmp_path: Path
) -> None:
    """It fails closed: no reading is even taken, and the status says why."""

    class CountingSensor:
        kind = "counting"
        takes = 0.0
        taken = 0

        def read(self, round_number: int) -> float:
            self.taken += 1
            return 1.0

    sensor = CountingSensor()
    node = run_node(mosquitto.address, sensor=sensor)
    wait_until(lambda: node.service.is_connected, "the link")
    (tmp_path / "state" / "n01.new").mkdir()
    assert node.release(100) == [False]
    assert sensor.taken == 0
    wait_until(lambda: NodeState.FAULTY in [s.state for s in listener.statuses()], "the status")
    assert "ledger" in (listener.statuses()[-1].reason or "")


def test_a_failing_sensor_is_reported_never_faked(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """Nothing is published for the round; the next good one says that the node is online again."""

    class FlakySensor:
        kind = "flaky"
        takes = 0.0

        def read(self, round_number: int) -> float:
            if round_number == 100:
                raise SensorError("bus error: check the wiring")
            return 1.0

    node = run_node(mosquitto.address, sensor=FlakySensor())
    wait_until(lambda: node.service.is_connected, "the link")
    assert node.release(100, 101) == [False, True]
    wait_until(lambda: len(listener.readings()) == 1, "the good reading")
    wait_until(lambda: len(listener.statuses()) == 3, "three statuses")
    assert [s.state for s in listener.statuses()] == [NodeState.ONLINE, NodeState.FAULTY, NodeState.ONLINE]
    assert listener.readings()[0].seq == 0, "a fault leaves no gap that looks like a loss"
    assert node.service.counters.faults == 1


def test_readings_wait_for_a_broker_that_is_away(
    start_mosquitto: Any, zone: Zone, run_node: Callable[..., RunningNode]
) -> None:
    """Released while the broker is dead, they arrive in order when it is back, each byte as it was."""
    broker = start_mosquitto()
    node = run_node(broker.address)
    wait_until(lambda: node.service.is_connected, "the link")
    broker.kill()
    node.release(*range(100, 110))
    broker.start()
    listener = Listener(broker.address)
    try:
        wait_until(lambda: len({r.seq for r in listener.readings()}) == 10, "the backlog", 20)
    finally:
        listener.close()
    seen = [reading.seq for reading in listener.readings()]
    assert sorted(set(seen)) == list(range(10))
    assert len({payload for topic, payload in listener.heard if topic == READING}) == 10


def test_stored_empties_the_spool(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """The aggregator's word for this boot, and no other boot's, lets the node forget."""
    node = run_node(mosquitto.address)
    node.release(100, 101, 102)
    topic = "heatcloak/v1/hall/n01/stored"
    listener.client.publish(topic, b"nonsense", qos=1)
    listener.client.publish(topic, encode_stored(Stored("f" * 32, 2)), qos=1)
    listener.client.publish(topic, encode_stored(Stored(BOOT.hex(), 1)), qos=1)
    wait_until(lambda: len(node.service.spool) == 1, "the spool to shrink")
    assert node.service.spool.kept() == [(BOOT.hex(), 2)]


def test_a_wrong_password_is_tried_again_and_said_once(
    start_mosquitto: Any, run_node: Callable[..., RunningNode], caplog: pytest.LogCaptureFixture
) -> None:
    """An anonymous node at a broker that wants a user: one warning, no crash, no end."""
    broker = start_mosquitto("allow_anonymous false\n")
    node = run_node(broker.address)
    wait_until(lambda: "refused the connection" in caplog.text, "the refusal")
    time.sleep(1.5)
    warnings = [r for r in caplog.records if r.levelname == "WARNING" and "refused" in r.message]
    assert len(warnings) == 1
    assert not node.service.is_connected


def test_a_node_that_is_not_enrolled_is_refused(zone: Zone, tmp_path: Path) -> None:
    """It has no place in the zone, so its reading would mean nothing."""
    reactor = Reactor()
    ledger = Ledger(tmp_path, zone, "n99")
    sensor = SimulatedSensor(WORLD, interval_model(0.25, 0.05))
    with pytest.raises(ConfigError, match="n99"):
        NodeService(reactor, BrokerAddress("127.0.0.1"), NodeParts(zone, "n99", sensor, ledger, BOOT))
    ledger.close()
    reactor.close()
