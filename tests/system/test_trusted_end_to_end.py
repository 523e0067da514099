"""Ten thousand seeded readings, losses, doubles, restarts and ratchets: every one is opened exactly."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import paho.mqtt.client as paho
import pytest
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_aggregator.trusted.follower import Follower
from heatcloak_aggregator.trusted.keyring import load_keyring
from heatcloak_aggregator.trusted.pipeline import DecryptionPipeline, TrustedCounts
from heatcloak_aggregator.trusted.rounds import LiveRounds
from heatcloak_lab.fleet import Fleet
from heatcloak_node import quantise
from heatcloak_node.seed import Seed
from heatcloak_node.sensors.simulated import SimulatedSensor
from heatcloak_shared import Reading, decode_reading, load_zone
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.keyfile import load_node_key
from heatcloak_shared.scenario import interval_model, load_scenario
from heatcloak_shared.zone import Zone

Command = Callable[..., Any]

NODES, ROUNDS, EPOCH_ROUNDS = 50, 200, 70
LOST, DOUBLED = 0.10, 0.05
NODE_RESTARTS = (50, 100, 150)
TRUSTED_RESTART = 120


class BadRoad:
    """Carries readings from the nodes' broker to the trusted party's: loses some, doubles others.

    Attributes:
        came: readings that the nodes published.
        carried: payloads that went on, in order, with their doubles.
    """

    def __init__(self, near: BrokerAddress, far: BrokerAddress, seed: int) -> None:
        self.came = 0
        self.carried: list[bytes] = []
        self._chance = random.Random(seed)
        self._subscribed = threading.Event()
        self._far = self._client(far)
        self._near = self._client(near)
        self._near.on_subscribe = lambda *_: self._subscribed.set()
        self._near.on_message = self._carry
        self._near.subscribe("heatcloak/v1/hall/+/reading", qos=1)
        assert self._subscribed.wait(10)

    def close(self) -> None:
        for client in (self._near, self._far):
            client.disconnect()
            client.loop_stop()

    def _client(self, address: BrokerAddress) -> paho.Client:
        client = paho.Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        connected = threading.Event()
        client.on_connect = lambda *_: connected.set()
        client.connect(address.host, address.port)
        client.loop_start()
        assert connected.wait(10)
        return client

    def _carry(self, client: paho.Client, userdata: object, message: paho.MQTTMessage) -> None:
        self.came += 1
        if self._chance.random() < LOST:
            return
        for _ in range(1 + (self._chance.random() < DOUBLED)):
            payload = bytes(message.payload)
            self.carried.append(payload)
            self._far.publish(message.topic, payload, qos=1)


class Journey:
    """The nodes, the road and the trusted party, driven round by round."""

    def __init__(self, folder: Path, zone: Zone, near: BrokerAddress, far: BrokerAddress) -> None:
        self.counts: list[TrustedCounts] = []
        self.opened: dict[tuple[str, str, int], tuple[Reading, int]] = {}
        self.road = BadRoad(near, far, seed=11)
        self._folder = folder
        self._zone = zone
        self._near, self._far = near, far
        self._scenario = load_scenario(folder / "world.toml")
        self.first = load_node_key(folder / "keys" / "nodes" / "n01.key").epochs.first_round
        self._round = self.first

    async def run(self) -> None:
        fleet, party = await self._start_fleet(), await self._start_party()
        for index in range(ROUNDS):
            await self._arrive(index)
            if index in NODE_RESTARTS:
                await asyncio.to_thread(fleet.stop)
                fleet = await self._start_fleet()
            if index == TRUSTED_RESTART:
                party.cancel()
                await asyncio.gather(party, return_exceptions=True)
                party = await self._start_party()
            self._round = self.first + index
            fleet.release(self._round)
        await self._arrive(ROUNDS)
        await asyncio.to_thread(fleet.stop)
        party.cancel()
        await asyncio.gather(party, return_exceptions=True)

    async def _arrive(self, rounds: int) -> None:
        """Wait until what was released has gone as far as it goes."""
        deadline = time.monotonic() + 60
        while self.road.came < rounds * NODES or self._received() < len(self.road.carried):
            assert time.monotonic() < deadline, (self.road.came, self._received(), len(self.road.carried))
            await asyncio.sleep(0.01)

    def _received(self) -> int:
        return sum(counts.opened + counts.duplicates + counts.refused.total() for counts in self.counts)

    async def _start_fleet(self) -> Fleet:
        nodes = self._folder / "keys" / "nodes"
        seeds = {node: Seed.load(nodes / f"{node}.key", "hall", node) for node in self._zone.nodes}
        fleet = Fleet(self._zone, self._near, self._scenario, self._folder / "state", seeds)
        fleet.start()
        await fleet.wait_until_connected(20)
        return fleet

    async def _start_party(self) -> asyncio.Task[None]:
        counts = TrustedCounts()
        self.counts.append(counts)
        ring = load_keyring(self._folder / "keys" / "ring.key")
        # However late by the test's clock, which goes with the rounds: what is received is opened.
        rounds = LiveRounds(self._zone, grace=3600.0)
        openings = DecryptionPipeline(self._zone, ring, rounds, on_decrypted=self._take, counts=counts)
        party = Follower(openings, self._far, lambda: self._zone.schedule.time_of(self._round))
        task = asyncio.create_task(party.follow())
        await asyncio.wait_for(party.ready.wait(), 10)
        return task

    def _take(self, reading: Reading, ticks: int) -> None:
        self.opened[reading.node, reading.boot, reading.seq] = reading, ticks


@pytest.fixture
def keyed_hall(heatcloak: Command, tmp_path: Path) -> Path:
    """A folder with the default zone, its keys, and a world."""
    for command in (
        ("zone", "new", "hall.toml", "--period", "0.02"),
        ("keys", "new", "keys", "--zone", "hall.toml", "--epoch-rounds", str(EPOCH_ROUNDS)),
    ):
        done = heatcloak(*command)
        assert done.returncode == 0, done.stderr
    world = "repeat = 40\n[[source]]\npath = [[0, 0.2], [39, 0.8]]\n"
    (tmp_path / "world.toml").write_text(world, encoding="utf-8")
    return tmp_path


def test_every_received_reading_is_opened_exactly(
    keyed_hall: Path, start_mosquitto: Any, heatcloak: Command
) -> None:
    """10⁴ readings over mosquitto, 10 % lost, 5 % doubled, restarts of nodes and trusted party, 2 ratchets.

    Then the same again from a recording of what arrived, and once more with a ring that has forgotten.
    """
    zone = load_zone(keyed_hall / "hall.toml")
    journey = Journey(keyed_hall, zone, start_mosquitto().address, start_mosquitto().address)
    asyncio.run(journey.run())
    journey.road.close()

    carried = [decode_reading(payload) for payload in journey.road.carried]
    received = {(reading.node, reading.boot, reading.seq) for reading in carried}
    assert journey.road.came == NODES * ROUNDS
    assert 0.08 < 1 - len(received) / journey.road.came < 0.12
    assert 0.04 < len(carried) / len(received) - 1 < 0.06
    assert set(journey.opened) == received, "every received reading is opened, and nothing else"
    assert len({boot for _, boot, _ in received}) == NODES * (1 + len(NODE_RESTARTS))

    scenario = load_scenario(keyed_hall / "world.toml")
    sensors = {
        node: SimulatedSensor(scenario, interval_model(place / NODES, zone.domain.spread))
        for node, place in zone.places.items()
    }
    for reading, ticks in journey.opened.values():
        truth = sensors[reading.node].read(reading.round)
        assert ticks == quantise(truth, zone.noise.step)

    epochs = Counter(reading.key for reading, _ in journey.opened.values())
    assert set(epochs) == {0, 1, 2}, "two ratchets"
    assert all(load_node_key(path).epoch == 2 for path in (keyed_hall / "keys" / "nodes").iterdir())

    recording = keyed_hall / "recording.jsonl"
    recording.write_bytes(b"\n".join(journey.road.carried) + b"\n")
    # Should the rounds have been driven faster than the clock goes: what is in the future is not opened.
    time_left = zone.schedule.end_of(journey.first + ROUNDS) - time.time()
    if time_left > 0:
        time.sleep(time_left)
    counts = replayed(heatcloak)
    assert counts["opened"] == len(received)
    assert counts["duplicates"] == len(carried) - len(received)
    assert counts["refused"] == {}

    assert heatcloak("keys", "ratchet", "keys/ring.key", "--to-epoch", "1").returncode == 0
    counts = replayed(heatcloak)
    forgotten = sum(reading.key == 0 for reading in carried)
    assert counts["opened"] == len(received) - epochs[0]
    assert counts["refused"] == {"forgotten": forgotten}


def replayed(heatcloak: Command) -> Any:
    """What ``heatcloak trusted`` counts on the recording."""
    files = ("--zone", "hall.toml", "--keys", "keys/ring.key", "--recording", "recording.jsonl")
    done = heatcloak("trusted", *files, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])
