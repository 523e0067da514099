"""A node at a real mosquitto: what it publishes, and what it receives."""

from __future__ import annotations

import logging
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

from heatcloak_node import Ledger, NodeParts, NodeService, Reactor, quantise, status_publisher
from heatcloak_node.seed import Seed
from heatcloak_node.sensors.simulated import SimulatedSensor
from heatcloak_node.spool import MemorySpool
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
from support.waiting import wait_until

KEY, BOOT = bytes(range(32)), bytes(range(16))
WORLD = Scenario((Source(1.0, 0, None, ((0.0, 0.3),)),))
READING, STATUS, META = (f"heatcloak/v1/hall/n01/{leaf}" for leaf in ("reading", "status", "meta"))


class Listener:
    """A subscriber that records everything below ``heatcloak/``."""

    def __init__(self, address: BrokerAddress) -> None:
        self.messages: list[tuple[str, bytes]] = []
        self.client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        subscribed = threading.Event()
        self.client.on_connect = lambda client, *_: client.subscribe("heatcloak/#", qos=1)
        self.client.on_subscribe = lambda *_: subscribed.set()
        self.client.on_message = self._record
        self.client.reconnect_delay_set(1, 1)
        self.client.connect(address.host, address.port)
        self.client.loop_start()
        assert subscribed.wait(30)

    def _record(self, client: Client, userdata: Any, message: MQTTMessage) -> None:
        self.messages.append((message.topic, bytes(message.payload)))

    def readings(self) -> list[Reading]:
        return [decode_reading(payload) for topic, payload in list(self.messages) if topic == READING]

    def statuses(self) -> list[Status]:
        return [decode_status(payload) for topic, payload in list(self.messages) if topic == STATUS]

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
        wait_until(lambda: len(answers) == len(rounds), message="the node to answer")
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
    """Return a function that starts nodes n01 of the small zone; they stop with the test."""
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
    """Return a subscriber at the running mosquitto."""
    listener = Listener(mosquitto.address)
    yield listener
    listener.close()


def test_a_seeded_reading_minus_its_noise_is_the_quantised_reading(
    zone: Zone, mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """Its time is the schedule's, not the clock's."""
    node = run_node(mosquitto.address, seed=Seed(NodeKey("hall", "n01", 0, 3, KEY, Epochs(70, 10))))
    assert node.release(100, 101, 102) == [True, True, True]
    wait_until(lambda: len(listener.readings()) == 3, message="three readings")
    sensor = SimulatedSensor(WORLD, interval_model(0.25, zone.domain.spread))
    for seq, reading in enumerate(listener.readings()):
        assert reading.ticks - seeded_noise(KEY, reading) == quantise(
            sensor.read(reading.round), zone.noise.step
        )
        assert (reading.seq, reading.round, reading.t) == (seq, 100 + seq, 100.5 + seq)
        assert (reading.boot, reading.rev, reading.key) == (BOOT.hex(), zone.rev, 3)


def test_status_and_meta_are_retained_and_a_clean_stop_publishes_offline(
    zone: Zone, mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    node = run_node(mosquitto.address)
    wait_until(lambda: len(listener.messages) >= 2, message="status and meta")
    node.stop()
    wait_until(lambda: len(listener.statuses()) == 2, message="the goodbye")
    assert [s.state for s in listener.statuses()] == [NodeState.ONLINE, NodeState.OFFLINE]
    assert listener.statuses()[1].reason == "stopped on request"
    later = Listener(mosquitto.address)
    wait_until(lambda: len(later.messages) >= 2, message="the retained messages")
    retained = dict(later.messages)
    later.close()
    meta = decode_meta(retained[META])
    assert (meta.place, meta.seeded, meta.sensor, meta.rev) == (1, False, "simulated", zone.rev)
    assert decode_status(retained[STATUS]).state is NodeState.OFFLINE


def test_a_seeded_node_publishes_another_promise_and_names_the_trusted_party_in_it(
    zone: Zone, mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    def metas() -> list[Meta]:
        return [decode_meta(payload) for topic, payload in list(listener.messages) if topic == META]

    node = run_node(mosquitto.address)
    wait_until(lambda: len(metas()) == 1, message="the unseeded node's meta")
    node.stop()
    run_node(mosquitto.address, seed=Seed(NodeKey("hall", "n01", 0, 3, KEY, Epochs(70, 10))))
    wait_until(lambda: len(metas()) == 2, message="the seeded node's meta")
    unseeded, seeded = metas()
    assert (unseeded.seeded, seeded.seeded) == (False, True)
    assert "against the trusted party, who holds this node's seed" in seeded.promise
    assert "No trusted party holds this node's key" in unseeded.promise


def test_a_round_is_released_once(
    zone: Zone, mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """The same round, or after a restart an earlier one, is refused, counted and reported in the status."""
    node = run_node(mosquitto.address)
    assert node.release(100, 100, 99) == [True, False, False]
    assert node.service.counters.refused_rounds == 2
    node.stop()
    again = run_node(mosquitto.address, boot=bytes(16))
    assert again.release(100, 101) == [False, True]
    wait_until(lambda: len(listener.readings()) == 2, message="two readings")
    assert [reading.round for reading in listener.readings()] == [100, 101]
    states = [status.state for status in listener.statuses()]
    assert NodeState.FAULTY in states


def test_an_unlisted_round_is_not_released(zone: Zone, mosquitto: Any, tmp_path: Path) -> None:
    sparse = replace(zone, schedule=Schedule(1.0, every=3, releases=5, budget_rounds=15))
    node = RunningNode(sparse, mosquitto.address, tmp_path)
    try:
        assert node.release(91, 92) == [False, False]
        assert not (tmp_path / "n01.ledger").exists()
        assert node.release(93) == [True]
    finally:
        node.stop()
    assert node.service.counters.refused_rounds == 2


def test_nothing_is_released_if_the_ledger_cannot_be_written(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode], tmp_path: Path
) -> None:
    """No reading is measured, and the status has the reason."""

    class CountingSensor:
        kind = "counting"
        takes = 0.0
        taken = 0

        def read(self, round_number: int) -> float:
            self.taken += 1
            return 1.0

    sensor = CountingSensor()
    node = run_node(mosquitto.address, sensor=sensor)
    wait_until(lambda: node.service.is_connected, message="the link")
    (tmp_path / "state" / "n01.new").mkdir()
    assert node.release(100) == [False]
    assert sensor.taken == 0
    wait_until(lambda: NodeState.FAULTY in [s.state for s in listener.statuses()], message="the status")
    assert "ledger" in (listener.statuses()[-1].reason or "")


def test_a_failing_sensor_is_reported_and_no_reading_published(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """The next good reading makes the node online again."""

    class FlakySensor:
        kind = "flaky"
        takes = 0.0

        def read(self, round_number: int) -> float:
            if round_number == 100:
                raise SensorError("bus error: check the wiring")
            return 1.0

    node = run_node(mosquitto.address, sensor=FlakySensor())
    wait_until(lambda: node.service.is_connected, message="the link")
    assert node.release(100, 101) == [False, True]
    wait_until(lambda: len(listener.readings()) == 1, message="the good reading")
    wait_until(lambda: len(listener.statuses()) == 3, message="three statuses")
    assert [s.state for s in listener.statuses()] == [NodeState.ONLINE, NodeState.FAULTY, NodeState.ONLINE]
    assert listener.readings()[0].seq == 0, "a fault leaves no gap that looks like a loss"
    assert node.service.counters.faults == 1


def test_readings_wait_for_an_unreachable_broker(
    start_mosquitto: Any, zone: Zone, run_node: Callable[..., RunningNode]
) -> None:
    """They arrive in order once it is back, with the same bytes."""
    broker = start_mosquitto()
    node = run_node(broker.address)
    wait_until(lambda: node.service.is_connected, message="the link")
    broker.kill()
    node.release(*range(100, 110))
    broker.start()
    listener = Listener(broker.address)
    try:
        wait_until(lambda: len({r.seq for r in listener.readings()}) == 10, message="the backlog")
    finally:
        listener.close()
    seen = [reading.seq for reading in listener.readings()]
    assert sorted(set(seen)) == list(range(10))
    assert len({payload for topic, payload in listener.messages if topic == READING}) == 10


def test_stored_empties_the_spool(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """Only if it names this boot."""
    node = run_node(mosquitto.address)
    node.release(100, 101, 102)
    topic = "heatcloak/v1/hall/n01/stored"
    listener.client.publish(topic, b"nonsense", qos=1)
    listener.client.publish(topic, encode_stored(Stored("f" * 32, 2)), qos=1)
    listener.client.publish(topic, encode_stored(Stored(BOOT.hex(), 1)), qos=1)
    wait_until(lambda: len(node.service.spool) == 1, message="the spool to shrink")
    assert node.service.spool.kept() == [(BOOT.hex(), 2)]


def test_a_refused_connection_is_retried_and_warned_of_once(
    start_mosquitto: Any, run_node: Callable[..., RunningNode], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "heatcloak_node.link")
    broker = start_mosquitto("allow_anonymous false\n")
    node = run_node(broker.address)
    wait_until(lambda: caplog.text.count("refused the connection") >= 3, message="three refusals")
    levels = [each.levelname for each in caplog.records if "refused the connection" in each.message]
    assert levels[:3] == ["WARNING", "DEBUG", "DEBUG"]
    assert not node.service.is_connected


def test_a_node_that_is_not_enrolled_is_refused(zone: Zone, tmp_path: Path) -> None:
    reactor = Reactor()
    ledger = Ledger(tmp_path, zone, "n01")
    sensor = SimulatedSensor(WORLD, interval_model(0.25, 0.05))
    with pytest.raises(ConfigError, match="n99"):
        NodeService(reactor, BrokerAddress("127.0.0.1"), NodeParts(zone, "n99", sensor, ledger, BOOT))
    ledger.close()
    reactor.close()


def ask(listener: Listener, payload: bytes = b'{"v":1,"cmd":"status"}', **options: Any) -> None:
    """Publish to the node's command topic."""
    listener.client.publish("heatcloak/v1/hall/n01/cmd", payload, qos=1, **options)


def test_a_status_request_is_answered_and_other_commands_are_refused(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    node = run_node(mosquitto.address)
    wait_until(lambda: len(listener.statuses()) == 1, message="the first status")
    node.release(100, 101, 102)
    ask(listener, b'{"v":1,"cmd":"reboot"}')
    wait_until(lambda: node.service.counters.refused_commands == 1, message="the refusal")
    ask(listener)
    wait_until(lambda: len(listener.statuses()) == 2, message="the answer")
    status = listener.statuses()[1]
    assert (status.state, status.spooled, status.dropped, status.refused) == (NodeState.ONLINE, 3, 0, 1)
    assert status.kept == ((BOOT.hex(), 0),)


@pytest.fixture
def immediate_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the node answer status requests without a pause between two answers."""
    monkeypatch.setattr(status_publisher, "REQUEST_SPACING", 0.0)


@pytest.mark.usefixtures("immediate_answers")
def test_a_retained_command_is_refused(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """Otherwise it would be executed at every connection."""
    ask(listener, retain=True)
    node = run_node(mosquitto.address)
    wait_until(lambda: node.service.counters.refused_commands == 1, message="the refusal")
    node.release(100)
    wait_until(lambda: len(listener.readings()) == 1, message="a reading after an answer")
    assert len(listener.statuses()) == 1


def test_stored_of_readings_never_sent_is_refused_and_counted(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    node = run_node(mosquitto.address)
    node.release(100, 101)
    wait_until(lambda: len(listener.readings()) == 2, message="two readings")
    topic = "heatcloak/v1/hall/n01/stored"
    listener.client.publish(topic, encode_stored(Stored(BOOT.hex(), 2)), qos=1)
    wait_until(lambda: node.service.counters.refused_stored == 1, message="the refusal")
    assert len(node.service.spool) == 2


@pytest.mark.usefixtures("immediate_answers")
def test_missing_numbers_after_the_stored_ones_are_reported_once(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """Otherwise the aggregator would wait for them forever."""
    spool = MemorySpool(capacity=2)
    node = run_node(mosquitto.address, spool=spool)
    wait_until(lambda: len(listener.statuses()) == 1, message="the first status")
    node.release(*range(100, 106))
    wait_until(lambda: len(listener.readings()) == 6, message="the readings")
    for _ in range(3):
        payload = encode_stored(Stored(BOOT.hex(), 1))
        listener.client.publish("heatcloak/v1/hall/n01/stored", payload, qos=1)
    ask(listener, b"after the three")
    wait_until(lambda: node.service.counters.refused_commands == 1, message="the refusal")
    node.release(106)
    wait_until(lambda: listener.readings()[-1].round == 106, message="a reading after the reports")
    assert [status.kept for status in listener.statuses()[1:]] == [((BOOT.hex(), 4),)]


def test_denied_readings_are_delivered_once_the_access_list_allows_them(
    start_mosquitto: Any, zone: Zone, run_node: Callable[..., RunningNode], tmp_path: Path
) -> None:
    """Until then, nothing is sent in a loop."""
    access = tmp_path / "acl"
    access.write_text("topic read heatcloak/#\ntopic write heatcloak/v1/hall/n01/status\n")
    broker = start_mosquitto(f"acl_file {access}\n")
    node = run_node(broker.address)
    wait_until(lambda: node.service.is_connected, message="the link")
    node.release(*range(100, 110))
    wait_until(lambda: node.service.counters.denied >= 2, message="the denials")
    time.sleep(0.5)  # time for more denials than messages
    denied = node.service.counters.denied
    assert denied <= 11, "meta, and each reading once"
    node.release(110, 111)
    time.sleep(0.3)  # time for their denials
    assert node.service.counters.denied == denied, "nothing more is sent while publishes are denied"
    assert len(node.service.spool) == 12
    broker.kill()
    access.write_text("topic readwrite heatcloak/#\n")
    broker.start()
    listener = Listener(broker.address)
    try:
        wait_until(lambda: len(listener.readings()) >= 12, message="the denied readings")
        assert [reading.seq for reading in listener.readings()] == list(range(12))
    finally:
        listener.close()


def test_a_failing_spool_is_reported_until_it_works_again(
    mosquitto: Any, listener: Listener, run_node: Callable[..., RunningNode]
) -> None:
    """Readings are still published."""

    class FailingSpool(MemorySpool):
        def append(self, boot: str, seq: int, payload: bytes) -> None:
            super().append(boot, seq, payload)
            self.fault = "the spool can't be used" if seq == 0 else None

    node = run_node(mosquitto.address, spool=FailingSpool())
    wait_until(lambda: len(listener.statuses()) == 1, message="the first status")
    node.release(100, 101)
    wait_until(lambda: len(listener.statuses()) == 3, message="three statuses")
    assert [s.state for s in listener.statuses()] == [NodeState.ONLINE, NodeState.FAULTY, NodeState.ONLINE]
    assert listener.statuses()[1].reason == "the spool can't be used"
    wait_until(lambda: len(listener.readings()) == 2, message="two readings")
