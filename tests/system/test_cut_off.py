"""A node that is cut off from its broker for a day: what it cloaked arrives, once, in order, byte for byte.

``make soak`` runs the long form, 24 hours of a reading a second.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_aggregator.service import Aggregator, AggregatorOptions, ZoneSettings
from heatcloak_aggregator.store import Store
from heatcloak_node import DiskSpool, Ledger, NodeParts, NodeService, Reactor, SimulatedSensor, fresh_boot
from heatcloak_shared import Reading, decode_reading, encode_reading
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.scenario import Scenario, Source, interval_model
from heatcloak_shared.wire import decode_status
from heatcloak_shared.zone import Zone, render_zone

WORLD = Scenario((Source(1.0, 0, None, ((0.0, 0.3),)),))
NODE = "n02"
PATIENCE = 900.0


@pytest.fixture
def fast_zone(zone: Zone) -> Zone:
    """The small zone with the listed rounds of every second."""
    return replace(zone, noise=replace(zone.noise, sigma_ticks=1500))


class Service:
    """The aggregator on a thread of its own."""

    def __init__(self, zone: Zone, address: BrokerAddress, folder: Path) -> None:
        self.store = Store(f"sqlite:///{folder}/store.db")
        self._loop = asyncio.new_event_loop()
        ready = threading.Event()
        service = Aggregator(
            [ZoneSettings(zone)], address, self.store, time.time, AggregatorOptions(on_ready=ready.set)
        )
        self._task = self._loop.create_task(service.run())
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        assert ready.wait(60)

    def _run(self) -> None:
        with suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._task)
        self._loop.run_until_complete(self._loop.shutdown_default_executor())
        self._loop.close()

    def wait_for(self, zone: Zone, count: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while self.store.count(zone.name) < count:
            assert time.monotonic() < deadline, f"{self.store.count(zone.name)} of {count} arrived"
            time.sleep(0.02)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._task.cancel)
        self._thread.join(30)
        self.store.close()


@pytest.fixture
def serve(fast_zone: Zone, tmp_path: Path) -> Iterator[Callable[[BrokerAddress], Service]]:
    """Starts the aggregator at a broker; it ends with the test."""
    started: list[Service] = []

    def start(address: BrokerAddress) -> Service:
        started.append(Service(fast_zone, address, tmp_path))
        return started[-1]

    yield start
    for service in started:
        service.stop()


class FaultyNetwork:
    """Every message of the node, in order."""

    def __init__(self, address: BrokerAddress) -> None:
        self.heard: list[tuple[str, bytes]] = []
        self._client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        subscribed = threading.Event()
        self._client.on_connect = lambda client, *_: client.subscribe(f"heatcloak/v1/+/{NODE}/#", qos=1)
        self._client.on_subscribe = lambda *_: subscribed.set()
        self._client.on_message = self._hear
        self._client.connect(address.host, address.port)
        self._client.loop_start()
        assert subscribed.wait(10)

    def _hear(self, client: Client, userdata: Any, message: MQTTMessage) -> None:
        self.heard.append((message.topic.rpartition("/")[2], bytes(message.payload)))

    def readings(self) -> list[bytes]:
        """What came, each once, in the order in which it first came."""
        return list(dict.fromkeys(payload for leaf, payload in self.heard if leaf == "reading"))

    def close(self) -> None:
        self._client.disconnect()
        self._client.loop_stop()


class CutOff:
    """A node of the real code that nobody hears: some boots, a reading a second until a moment ago."""

    def __init__(self, zone: Zone, address: BrokerAddress, folder: Path, capacity: int) -> None:
        self.cloaked: list[bytes] = []
        self._zone, self._address, self._folder, self._capacity = zone, address, folder, capacity

    def run(self, rounds: int, boots: int) -> tuple[Reactor, NodeService]:
        """Let the rounds up to the present one pass; the last boot's reactor and node, still cut off."""
        last = self._zone.schedule.round_of(time.time()) - 1
        numbers = range(last - rounds, last)
        for boot in range(boots):
            reactor, node = self._boot()
            for number in numbers[boot * rounds // boots : (boot + 1) * rounds // boots]:
                assert node.on_round(number)
            if boot < boots - 1:
                node.stop(lambda: None)
                reactor.close()
        return reactor, node

    def _boot(self) -> tuple[Reactor, NodeService]:
        zone, folder = self._zone, self._folder
        reactor = Reactor()
        ledger = Ledger(folder, zone, NODE)
        spool = DiskSpool(folder / f"{NODE}.spool", zone.rev, self._capacity)
        append = spool.append

        def keep(boot: str, seq: int, payload: bytes) -> None:
            self.cloaked.append(payload)
            append(boot, seq, payload)

        spool.append = keep  # type: ignore[method-assign]
        sensor = SimulatedSensor(WORLD, interval_model(0.5, zone.domain.spread))
        parts = NodeParts(zone, NODE, sensor, ledger, fresh_boot())
        node = NodeService(reactor, self._address, parts, spool)
        return reactor, node


def stored(service: Service, zone: Zone) -> dict[tuple[str, int], bytes]:
    """What the store holds, as it was on the wire."""
    return {(r.boot, r.seq): encode_reading(r) for r in service.store.released_readings(zone.name)}


def identified(payloads: list[bytes]) -> dict[tuple[str, int], bytes]:
    readings = [decode_reading(payload) for payload in payloads]
    return {(r.boot, r.seq): payload for r, payload in zip(readings, payloads, strict=True)}


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("capacity", [100_000, 50_000], ids=["all of it is kept", "the oldest is dropped"])
def test_a_day_without_a_broker_arrives_once_and_in_order(
    fast_zone: Zone,
    tmp_path: Path,
    start_mosquitto: Any,
    serve: Callable[[BrokerAddress], Service],
    hours: float,
    capacity: int,
) -> None:
    """Three boots of it; what a full spool dropped is counted, said, and waited for by nobody."""
    rounds = round(hours * 3600)
    capacity = round(capacity * hours / 24)
    broker = start_mosquitto()
    cut_off = CutOff(fast_zone, broker.address, tmp_path / "state", capacity)
    began = time.monotonic()
    reactor, node = cut_off.run(rounds, boots=3)
    cloaked_in = time.monotonic() - began
    kept = cut_off.cloaked[-capacity:]
    assert len(cut_off.cloaked) == rounds
    assert (len(node.spool), node.spool.dropped) == (len(kept), rounds - len(kept))
    service, wire = serve(broker.address), FaultyNetwork(broker.address)
    thread = threading.Thread(target=reactor.run)
    reactor.call_soon(node.start)
    began = time.monotonic()
    thread.start()
    try:
        service.wait_for(fast_zone, len(kept))
        drained_in = time.monotonic() - began
        deadline = time.monotonic() + 60
        while len(node.spool):
            assert time.monotonic() < deadline, f"the node still waits to hear of {len(node.spool)}"
            time.sleep(0.05)
        while len(wire.readings()) < len(kept):  # the broker may serve the aggregator first
            assert time.monotonic() < deadline, f"{len(wire.readings())} of {len(kept)} heard"
            time.sleep(0.2)
    finally:
        reactor.call_soon(lambda: node.stop(reactor.stop))
        thread.join(10)
        wire.close()
    assert wire.readings() == kept, "in order"
    assert stored(service, fast_zone) == identified(kept)
    statuses = [decode_status(payload) for leaf, payload in wire.heard if leaf == "status"]
    assert (statuses[0].spooled, statuses[0].dropped) == (len(kept), rounds - len(kept))
    sent = sum(leaf == "reading" for leaf, _ in wire.heard)
    size = sum(path.stat().st_size for path in (tmp_path / "state").glob(f"{NODE}.spool*"))
    print(
        f"{rounds} readings cloaked in {cloaked_in:.1f} s, {len(kept)} kept, {node.spool.dropped} dropped; "
        f"drained in {drained_in:.1f} s, {sent} sent; {size / 1e6:.1f} MB"
    )


LEAST_KILLS = 20
"""Of the node and of the broker each, in the long form."""
PROGRAM = "import sys; from heatcloak_node.cli import main; sys.exit(main(sys.argv[1:]))"


@pytest.mark.timeout(3600)
def test_kills_of_node_and_broker_lose_nothing(
    fast_zone: Zone,
    tmp_path: Path,
    start_mosquitto: Any,
    serve: Callable[[BrokerAddress], Service],
    hours: float,
) -> None:
    """Killed with -9 in turns all the while a day is sent, whenever some of it got through: stored once."""
    # Not below two hours: it must not be over before the first kill.
    rounds, chance = round(max(hours, 2.0) * 3600), random.Random(5)
    broker = start_mosquitto()
    cut_off = CutOff(fast_zone, broker.address, tmp_path / "state", 100_000)
    reactor, node = cut_off.run(rounds, boots=2)
    node.stop(lambda: None)
    reactor.close()
    expected = identified(cut_off.cloaked)
    service = serve(broker.address)
    (tmp_path / "hall.toml").write_text(render_zone(fast_zone), encoding="utf-8")
    (tmp_path / "world.toml").write_text("[[source]]\npath = [[0, 0.3]]\n", encoding="utf-8")
    config = tmp_path / "node.toml"
    config.write_text(
        f'zone = "hall.toml"\nnode = "{NODE}"\nstate = "state"\nallow_volatile_state = true\n[broker]\n'
        f'host = "127.0.0.1"\nport = {broker.port}\n[sensor]\nkind = "simulated"\nscenario = "world.toml"\n',
        encoding="utf-8",
    )
    command = [sys.executable, "-c", PROGRAM, "--config", str(config)]
    node_kills = broker_kills = arrived = 0
    began = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        while arrived < rounds:
            service.wait_for(fast_zone, arrived + 1)
            time.sleep(chance.uniform(0.0, 0.8))
            if node_kills <= broker_kills:
                process.kill()
                _, err = process.communicate()
                assert b"Traceback" not in err, err
                process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
                node_kills += 1
            else:
                broker.kill()
                time.sleep(chance.uniform(0.0, 0.3))
                broker.start()
                broker_kills += 1
            arrived = service.store.count(fast_zone.name)
        assert min(node_kills, broker_kills) >= (LEAST_KILLS if hours >= 24 else 1), "killed while it sent"
        while not expected.keys() <= stored(service, fast_zone).keys():
            assert time.monotonic() < began + PATIENCE, "it never gets through"
            time.sleep(0.5)
        time.sleep(3.0)
        process.terminate()
        _, err = process.communicate(timeout=20)
        assert process.returncode == 0, err
    finally:
        process.kill()
        process.communicate()
    found = stored(service, fast_zone)
    assert {identity: found[identity] for identity in expected} == expected
    left = DiskSpool(tmp_path / "state" / f"{NODE}.spool", fast_zone.rev)
    still = identified([payload for _, payload in left.after(0, rounds)])
    left.close()
    require_no_gap([decode_reading(payload) for payload in {**found, **still}.values()])
    print(
        f"{rounds} readings of before, {len(found) - rounds} released meanwhile, {len(still)} still "
        f"kept; {node_kills} kills of the node, {broker_kills} of the broker; "
        f"{time.monotonic() - began:.1f} s"
    )


def require_no_gap(readings: list[Reading]) -> None:
    """Of every boot the numbers from 0 on, and no round twice."""
    numbers: dict[str, set[int]] = {}
    rounds: set[int] = set()
    for reading in readings:
        numbers.setdefault(reading.boot, set()).add(reading.seq)
        assert reading.round not in rounds
        rounds.add(reading.round)
    for seqs in numbers.values():
        assert seqs == set(range(len(seqs)))
