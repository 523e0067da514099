"""After a day without a broker, a node's readings arrive once, in order and unchanged.

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
from heatcloak_shared import Reading, decode_reading
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.scenario import Scenario, Source, interval_model
from heatcloak_shared.wire import decode_status, encode_release
from heatcloak_shared.zone import Zone, render_zone
from support.waiting import wait_until
from support.zones import with_ticks

WORLD = Scenario((Source(1.0, 0, None, ((0.0, 0.3),)),))
NODE = "n02"
TIMEOUT = 900.0


@pytest.fixture
def fast_zone(zone: Zone) -> Zone:
    """Return the small zone with more noise."""
    return replace(zone, noise=with_ticks(zone.noise, 1500))


class Service:
    """The aggregator on its own thread."""

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
        def stored() -> int:
            return self.store.count(zone.name)

        wait_until(lambda: stored() >= count, TIMEOUT, lambda: f"{stored()} of {count} arrived")

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._task.cancel)
        self._thread.join(30)
        self.store.close()


@pytest.fixture
def serve(fast_zone: Zone, tmp_path: Path) -> Iterator[Callable[[BrokerAddress], Service]]:
    """Return a function that starts aggregators, which end with the test."""
    started: list[Service] = []

    def start(address: BrokerAddress) -> Service:
        started.append(Service(fast_zone, address, tmp_path))
        return started[-1]

    yield start
    for service in started:
        service.stop()


class Recorder:
    """Records every message of the node, in order."""

    def __init__(self, address: BrokerAddress) -> None:
        self.messages: list[tuple[str, bytes]] = []
        self._client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        subscribed = threading.Event()
        self._client.on_connect = lambda client, *_: client.subscribe(f"heatcloak/v1/+/{NODE}/#", qos=1)
        self._client.on_subscribe = lambda *_: subscribed.set()
        self._client.on_message = self._receive
        self._client.connect(address.host, address.port)
        self._client.loop_start()
        assert subscribed.wait(30)

    def _receive(self, client: Client, userdata: Any, message: MQTTMessage) -> None:
        self.messages.append((message.topic.rpartition("/")[2], bytes(message.payload)))

    def readings(self) -> list[bytes]:
        """Return the different readings in the order of their first arrival."""
        return list(dict.fromkeys(payload for leaf, payload in self.messages if leaf == "reading"))

    def close(self) -> None:
        self._client.disconnect()
        self._client.loop_stop()


class OfflineNode:
    """A real node without a broker: several boots, one reading per second until now."""

    def __init__(self, zone: Zone, address: BrokerAddress, folder: Path, capacity: int) -> None:
        self.cloaked: list[bytes] = []
        self._zone, self._address, self._folder, self._capacity = zone, address, folder, capacity

    def run(self, rounds: int, boots: int) -> tuple[Reactor, NodeService]:
        """Run the rounds up to the present one; return reactor and node of the last boot, still offline."""
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
    """Return the stored readings as payloads, by boot and number."""
    return {(r.boot, r.seq): encode_release(r) for r in service.store.released_messages(zone.name)}


def identified(payloads: list[bytes]) -> dict[tuple[str, int], bytes]:
    readings = [decode_reading(payload) for payload in payloads]
    return {(r.boot, r.seq): payload for r, payload in zip(readings, payloads, strict=True)}


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("capacity", [100_000, 50_000], ids=["all kept", "oldest dropped"])
def test_readings_of_a_day_without_a_broker_arrive_once_and_in_order(
    fast_zone: Zone,
    tmp_path: Path,
    start_mosquitto: Any,
    serve: Callable[[BrokerAddress], Service],
    hours: float,
    capacity: int,
) -> None:
    """Three boots; readings that a full spool dropped are counted, reported and not waited for."""
    rounds = round(hours * 3600)
    capacity = round(capacity * hours / 24)
    broker = start_mosquitto()
    offline = OfflineNode(fast_zone, broker.address, tmp_path / "state", capacity)
    began = time.monotonic()
    reactor, node = offline.run(rounds, boots=3)
    cloaked_in = time.monotonic() - began
    kept = offline.cloaked[-capacity:]
    assert len(offline.cloaked) == rounds
    assert (len(node.spool), node.spool.dropped) == (len(kept), rounds - len(kept))
    service, recorder = serve(broker.address), Recorder(broker.address)
    thread = threading.Thread(target=reactor.run)
    reactor.call_soon(node.start)
    began = time.monotonic()
    thread.start()
    try:
        service.wait_for(fast_zone, len(kept))
        drained_in = time.monotonic() - began
        wait_until(lambda: not len(node.spool), 60, lambda: f"{len(node.spool)} readings still spooled")
        # The broker may serve the aggregator first.
        wait_until(lambda: len(recorder.readings()) >= len(kept), 60, "the recorder misses readings")
    finally:
        reactor.call_soon(lambda: node.stop(reactor.stop))
        thread.join(10)
        recorder.close()
    assert recorder.readings() == kept, "in order"
    assert stored(service, fast_zone) == identified(kept)
    statuses = [decode_status(payload) for leaf, payload in recorder.messages if leaf == "status"]
    assert (statuses[0].spooled, statuses[0].dropped) == (len(kept), rounds - len(kept))
    sent = sum(leaf == "reading" for leaf, _ in recorder.messages)
    size = sum(path.stat().st_size for path in (tmp_path / "state").glob(f"{NODE}.spool*"))
    print(
        f"{rounds} readings cloaked in {cloaked_in:.1f} s, {len(kept)} kept, {node.spool.dropped} dropped; "
        f"drained in {drained_in:.1f} s, {sent} sent; {size / 1e6:.1f} MB"
    )


LEAST_KILLS = 20
"""Kills of the node, and of the broker, in the long form."""
PROGRAM = "import sys; from heatcloak_node.cli import main; sys.exit(main(sys.argv[1:]))"


@pytest.mark.timeout(3600)
def test_kills_of_node_and_broker_lose_no_reading(
    fast_zone: Zone,
    tmp_path: Path,
    start_mosquitto: Any,
    serve: Callable[[BrokerAddress], Service],
    hours: float,
) -> None:
    """Node and broker are killed in turns while a day of readings is sent."""
    # At least two hours: the transfer must not end before the first kill.
    rounds, chance = round(max(hours, 2.0) * 3600), random.Random(5)
    broker = start_mosquitto()
    offline = OfflineNode(fast_zone, broker.address, tmp_path / "state", 100_000)
    reactor, node = offline.run(rounds, boots=2)
    node.stop(lambda: None)
    reactor.close()
    expected = identified(offline.cloaked)
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
        assert min(node_kills, broker_kills) >= (LEAST_KILLS if hours >= 24 else 1), "too few kills"
        wait_until(
            lambda: expected.keys() <= stored(service, fast_zone).keys(), TIMEOUT, "readings are missing"
        )
        total = service.store.count(fast_zone.name)
        service.wait_for(fast_zone, total + 2)
        process.terminate()
        _, err = process.communicate(timeout=60)
        assert process.returncode == 0, err
    finally:
        process.kill()
        process.communicate()
    found = stored(service, fast_zone)
    assert {identity: found[identity] for identity in expected} == expected
    left = DiskSpool(tmp_path / "state" / f"{NODE}.spool", fast_zone.rev)
    still = identified([payload for _, payload in left.after(0, rounds)])
    left.close()
    check_no_gap([decode_reading(payload) for payload in {**found, **still}.values()])
    print(
        f"{rounds} readings from before, {len(found) - rounds} released meanwhile, {len(still)} still "
        f"spooled; {node_kills} kills of the node, {broker_kills} of the broker; "
        f"{time.monotonic() - began:.1f} s"
    )


def check_no_gap(readings: list[Reading]) -> None:
    """Check that each boot has the numbers from 0 without a gap, and no round repeats."""
    numbers: dict[str, set[int]] = {}
    rounds: set[int] = set()
    for reading in readings:
        numbers.setdefault(reading.boot, set()).add(reading.seq)
        assert reading.round not in rounds
        rounds.add(reading.round)
    for seqs in numbers.values():
        assert seqs == set(range(len(seqs)))
