"""Ten thousand seeded readings with losses, duplicates, restarts and ratchets are decrypted exactly."""

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
from heatcloak_node import Seed, SimulatedSensor, quantise
from heatcloak_shared import Reading, decode_reading, load_zone
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.keyfile import load_node_key
from heatcloak_shared.scenario import interval_model, load_scenario
from heatcloak_shared.zone import Zone
from support.waiting import wait_until_async

Command = Callable[..., Any]

NODES, ROUNDS, EPOCH_ROUNDS = 50, 200, 70
LOST, DOUBLED = 0.10, 0.05
NODE_RESTARTS = (50, 100, 150)
TRUSTED_RESTART = 120


class LossyBridge:
    """Forwards readings from the nodes' broker to the trusted follower's; loses and duplicates some.

    It ignores readings that a node sends again on a slow machine, because no aggregator acknowledges them.

    Attributes:
        published: payloads of the readings that the nodes published.
        forwarded: forwarded payloads, in order, with duplicates.
    """

    def __init__(self, near: BrokerAddress, far: BrokerAddress, seed: int) -> None:
        self.published: set[bytes] = set()
        self.forwarded: list[bytes] = []
        self._chance = random.Random(seed)
        self._subscribed = threading.Event()
        self._far = self._client(far)
        self._near = self._client(near)
        self._near.on_subscribe = lambda *_: self._subscribed.set()
        self._near.on_message = self._forward
        self._near.subscribe("heatcloak/v1/hall/+/reading", qos=1)
        assert self._subscribed.wait(30)

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
        assert connected.wait(30)
        return client

    def _forward(self, client: paho.Client, userdata: object, message: paho.MQTTMessage) -> None:
        payload = bytes(message.payload)
        if payload in self.published:
            return
        lost, copies = self._chance.random() < LOST, 1 + (self._chance.random() < DOUBLED)
        for _ in range(0 if lost else copies):
            self.forwarded.append(payload)
            self._far.publish(message.topic, payload, qos=1)
        self.published.add(payload)


class Deployment:
    """The nodes, the bridge and the trusted follower, driven round by round."""

    def __init__(self, folder: Path, zone: Zone, near: BrokerAddress, far: BrokerAddress) -> None:
        self.counts: list[TrustedCounts] = []
        self.decrypted: dict[tuple[str, str, int], tuple[Reading, int]] = {}
        self.bridge = LossyBridge(near, far, seed=11)
        self._folder = folder
        self._zone = zone
        self._near, self._far = near, far
        self._scenario = load_scenario(folder / "world.toml")
        self.first = load_node_key(folder / "keys" / "nodes" / "n01.key").epochs.first_round
        self._round = self.first

    async def run(self) -> None:
        fleet, follower = await self._start_fleet(), await self._start_follower()
        for index in range(ROUNDS):
            await self._arrive(index)
            if index in NODE_RESTARTS:
                await asyncio.to_thread(fleet.stop)
                fleet = await self._start_fleet()
            if index == TRUSTED_RESTART:
                follower.cancel()
                await asyncio.gather(follower, return_exceptions=True)
                follower = await self._start_follower()
            self._round = self.first + index
            fleet.release(self._round)
        await self._arrive(ROUNDS)
        await asyncio.to_thread(fleet.stop)
        follower.cancel()
        await asyncio.gather(follower, return_exceptions=True)

    async def _arrive(self, rounds: int) -> None:
        """Wait until all released readings were carried and received."""
        bridge = self.bridge
        await wait_until_async(
            lambda: len(bridge.published) >= rounds * NODES and self._received() >= len(bridge.forwarded),
            message=lambda: f"{len(bridge.published)}, {len(bridge.forwarded)}, {self._received()}",
            interval=0.005,
        )

    def _received(self) -> int:
        return sum(counts.opened + counts.duplicates + counts.refused.total() for counts in self.counts)

    async def _start_fleet(self) -> Fleet:
        nodes = self._folder / "keys" / "nodes"
        seeds = {node: Seed.load(nodes / f"{node}.key", "hall", node) for node in self._zone.nodes}
        fleet = Fleet(self._zone, self._near, self._scenario, self._folder / "state", seeds)
        fleet.start()
        await fleet.wait_until_connected(20)
        return fleet

    async def _start_follower(self) -> asyncio.Task[None]:
        counts = TrustedCounts()
        self.counts.append(counts)
        ring = load_keyring(self._folder / "keys" / "ring.key")
        # The test's clock follows the rounds: accept readings however late.
        rounds = LiveRounds(self._zone, grace=3600.0)
        pipeline = DecryptionPipeline(self._zone, ring, rounds, on_decrypted=self._take, counts=counts)
        follower = Follower(pipeline, self._far, lambda: self._zone.schedule.time_of(self._round))
        task = asyncio.create_task(follower.follow())
        await asyncio.wait_for(follower.ready.wait(), 10)
        return task

    def _take(self, reading: Any, ticks: int) -> None:
        self.decrypted[reading.node, reading.boot, reading.seq] = reading, ticks


@pytest.fixture
def keyed_hall(heatcloak: Command, tmp_path: Path) -> Path:
    """Return a folder with the default zone, its keys, and a scenario."""
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
    """First live, then from a recording, then with a keyring that has forgotten the first epoch."""
    zone = load_zone(keyed_hall / "hall.toml")
    deployment = Deployment(keyed_hall, zone, start_mosquitto().address, start_mosquitto().address)
    asyncio.run(deployment.run())
    deployment.bridge.close()

    forwarded = [decode_reading(payload) for payload in deployment.bridge.forwarded]
    received = {(reading.node, reading.boot, reading.seq) for reading in forwarded}
    assert len(deployment.bridge.published) == NODES * ROUNDS
    assert 0.08 < 1 - len(received) / (NODES * ROUNDS) < 0.12
    assert 0.04 < len(forwarded) / len(received) - 1 < 0.06
    assert set(deployment.decrypted) == received
    assert len({boot for _, boot, _ in received}) == NODES * (1 + len(NODE_RESTARTS))

    scenario = load_scenario(keyed_hall / "world.toml")
    sensors = {
        node: SimulatedSensor(scenario, interval_model(place / NODES, zone.domain.spread))
        for node, place in zone.places.items()
    }
    for reading, ticks in deployment.decrypted.values():
        truth = sensors[reading.node].read(reading.round)
        assert ticks == quantise(truth, zone.noise.step)

    epochs = Counter(reading.key for reading, _ in deployment.decrypted.values())
    assert set(epochs) == {0, 1, 2}
    assert all(load_node_key(path).epoch == 2 for path in (keyed_hall / "keys" / "nodes").iterdir())

    recording = keyed_hall / "recording.jsonl"
    recording.write_bytes(b"\n".join(deployment.bridge.forwarded) + b"\n")
    # Readings of the future are refused: wait if the rounds were driven faster than the clock.
    time_left = zone.schedule.end_of(deployment.first + ROUNDS) - time.time()
    if time_left > 0:
        time.sleep(time_left)
    counts = replayed(heatcloak)
    assert counts["opened"] == len(received)
    assert counts["duplicates"] == len(forwarded) - len(received)
    assert counts["refused"] == {}

    assert heatcloak("keys", "ratchet", "keys/ring.key", "--to-epoch", "1").returncode == 0
    counts = replayed(heatcloak)
    forgotten = sum(reading.key == 0 for reading in forwarded)
    assert counts["opened"] == len(received) - epochs[0]
    assert counts["refused"] == {"forgotten": forgotten}


def replayed(heatcloak: Command) -> Any:
    """Return the counts of ``heatcloak trusted`` on the recording."""
    files = ("--zone", "hall.toml", "--keys", "keys/ring.key", "--recording", "recording.jsonl")
    done = heatcloak("trusted", *files, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])
