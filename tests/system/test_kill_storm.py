"""A node killed at random moments, by a clock that jumps: what was on the wire keeps the promise.

``make soak`` runs the long form, a thousand kills.
"""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_aggregator.trusted import denoise
from heatcloak_node import SimulatedSensor, quantise
from heatcloak_shared import Reading, decode_reading
from heatcloak_shared.keyfile import NodeKey, load_node_key, save_node_key
from heatcloak_shared.ratchet import Epochs, ratchet
from heatcloak_shared.scenario import interval_model, load_scenario
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Zone, render_zone

DAY = 86400.0
KEY = bytes(range(32))
# Two listed rounds of three in a period, so that there are rounds that must never be seen.
SCHEDULE = Schedule(period=0.05, every=2, releases=10, budget_rounds=30)

NODE = """
import pathlib, sys, time
from heatcloak_node.cli import main
offset = pathlib.Path(sys.argv[1])
sys.exit(main(sys.argv[2:], clock=lambda: time.time() + float(offset.read_text())))
"""


class FaultyNetwork:
    """Every reading that was published, in order."""

    def __init__(self, port: int) -> None:
        self.payloads: list[bytes] = []
        self._client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        subscribed = threading.Event()
        self._client.on_connect = lambda client, *_: client.subscribe("heatcloak/v1/+/+/reading", qos=1)
        self._client.on_subscribe = lambda *_: subscribed.set()
        self._client.on_message = self._hear
        self._client.connect("127.0.0.1", port)
        self._client.loop_start()
        assert subscribed.wait(10)

    def _hear(self, client: Client, userdata: Any, message: MQTTMessage) -> None:
        self.payloads.append(bytes(message.payload))

    def close(self) -> None:
        self._client.disconnect()
        self._client.loop_stop()


class Storm:
    """Starts the node and kills it, again and again, while its clock is set to and fro."""

    def __init__(self, folder: Path, zone: Zone, port: int, seed: int) -> None:
        self._folder = folder
        self._chance = random.Random(seed)
        self._frontier = 0.0
        self._clock = folder / "offset"
        self._set_clock(0.0)
        (folder / "hall.toml").write_text(render_zone(zone), encoding="utf-8")
        (folder / "world.toml").write_text("[[source]]\npath = [[0, 0.3]]\n", encoding="utf-8")
        self._port = port
        now = SCHEDULE.round_of(time.time())
        self.key = NodeKey(zone.name, "n02", 0, 0, KEY, Epochs(now, SCHEDULE.round_of(DAY / 4)))
        save_node_key(folder / "n02.key", self.key)

    def kill_once(self) -> None:
        """One run: by a clock that is right, a while behind or ahead, and may jump in the middle of it."""
        chance = self._chance
        kind = chance.random()
        if kind < 0.25:
            self._set_clock(self._frontier - self._jump())
        elif kind < 0.5:
            self._set_clock(self._frontier + self._jump())
        else:
            self._set_clock(self._frontier)
        process = self._start(block=chance.choice((1, 1, 5)))
        time.sleep(chance.uniform(0.05, 0.9))
        if chance.random() < 0.3:
            self._set_clock(self._frontier + chance.choice((-1, 1)) * self._jump())
            time.sleep(chance.uniform(0.0, 0.3))
        process.kill()
        process.communicate()

    def run_to_the_end(self) -> None:
        """A last run by a clock that is right, stopped as one should."""
        self._set_clock(self._frontier + 10.0)
        process = self._start(block=1)
        time.sleep(4.0)
        process.terminate()
        _, err = process.communicate(timeout=10)
        assert process.returncode == 0, err

    def _jump(self) -> float:
        """As often a few rounds as anything up to a day, every order of magnitude as often."""
        longest = 20 * SCHEDULE.period if self._chance.random() < 0.5 else DAY
        return float(SCHEDULE.period * (longest / SCHEDULE.period) ** self._chance.random())

    def _set_clock(self, offset: float) -> None:
        fresh = self._clock.with_suffix(".new")
        fresh.write_text(repr(offset))
        fresh.replace(self._clock)
        self._frontier = max(self._frontier, offset)

    def _start(self, block: int) -> subprocess.Popen[bytes]:
        config = self._folder / "node.toml"
        config.write_text(
            f'zone = "hall.toml"\nnode = "n02"\nstate = "state"\nledger_block = {block}\n'
            f'seed_file = "n02.key"\n[broker]\nhost = "127.0.0.1"\nport = {self._port}\n'
            '[sensor]\nkind = "simulated"\nscenario = "world.toml"\n',
            encoding="utf-8",
        )
        command = [sys.executable, "-c", NODE, str(self._clock), "--config", str(config)]
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


def require_the_promise(readings: list[Reading], key: NodeKey, zone: Zone, world: Path) -> None:
    """No round twice, none unlisted, no (key, boot, seq) twice, no noise stream repeated, all exact."""
    sensor = SimulatedSensor(load_scenario(world), interval_model(zone.places["n02"] / 4, zone.domain.spread))
    rounds = [reading.round for reading in readings]
    assert rounds == sorted(set(rounds)), "no round twice, and none before one that was released"
    assert all(zone.schedule.is_listed(number) for number in rounds)
    streams = {(reading.key, reading.boot, reading.seq) for reading in readings}
    assert len(streams) == len(readings)
    noise: dict[str, list[int]] = {}
    for reading in readings:
        epoch = key.epochs.of(reading.round)
        ticks = denoise(reading, epoch, ratchet(KEY, epoch))
        assert ticks == quantise(sensor.read(reading.round), zone.noise.step)
        noise.setdefault(reading.boot, []).append(reading.ticks - ticks)
    # Three draws of a scale of 300 ticks agree by chance in one of 10**9 pairs of boots.
    starts = [tuple(draws[:3]) for draws in noise.values() if len(draws) >= 3]
    assert len(starts) >= 0.2 * len(noise), "there was something to compare"
    assert len(set(starts)) == len(starts)


@pytest.mark.timeout(3600)
def test_no_kill_and_no_clock_releases_a_round_twice(
    tmp_path: Path, zone: Zone, mosquitto: Any, kills: int
) -> None:
    """Whatever moment the node is killed at, and wherever its clock is set, the wire keeps the promise."""
    zone = replace(zone, schedule=SCHEDULE)
    wire = FaultyNetwork(mosquitto.port)
    storm = Storm(tmp_path, zone, mosquitto.port, seed=3)
    for number in range(kills):
        storm.kill_once()
        if number % 100 == 99:
            print(f"{number + 1} kills, {len(wire.payloads)} messages", flush=True)
    before = len(wire.payloads)
    storm.run_to_the_end()
    assert len(wire.payloads) > before, "a node that was killed goes on where the ledger lets it"
    wire.close()
    # A reading may come twice, byte for byte; what counts is what it says.
    readings = [decode_reading(payload) for payload in dict.fromkeys(wire.payloads)]
    require_the_promise(readings, storm.key, zone, tmp_path / "world.toml")
    boots, epochs = {reading.boot for reading in readings}, {reading.key for reading in readings}
    assert len(boots) > 0.2 * kills, "the storm let a good part of the runs release something"
    kept = load_node_key(tmp_path / "n02.key")
    assert kept.epoch >= max(epoch or 0 for epoch in epochs)
    print(f"{kills} kills: {len(readings)} rounds released once, {len(boots)} boots, {len(epochs)} epochs")
