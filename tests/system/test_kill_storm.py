"""A node that is killed at random times while its clock jumps: its published readings keep the promise.

``make soak`` runs the long form, a thousand kills.
"""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable
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
from support.waiting import wait_until

DAY = 86400.0
KEY = bytes(range(32))
# A third of the rounds of a budget period is unlisted and must never be published.
SCHEDULE = Schedule(period=0.05, every=2, releases=10, budget_rounds=30)
LONGEST_WAIT = 2.0
"""Seconds to wait for readings before a kill: a node whose clock was set back may release none."""

NODE = """
import pathlib, sys, time
from heatcloak_node.cli import main
offset = pathlib.Path(sys.argv[1])
sys.exit(main(sys.argv[2:], clock=lambda: time.time() + float(offset.read_text())))
"""


class Recorder:
    """Records every published reading once, in order; MQTT and a node's spool may repeat one."""

    def __init__(self, port: int) -> None:
        self.payloads: dict[bytes, None] = {}  # a set that keeps the order
        self._arrived = threading.Condition()
        self._client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        subscribed = threading.Event()
        self._client.on_connect = lambda client, *_: client.subscribe("heatcloak/v1/+/+/reading", qos=1)
        self._client.on_subscribe = lambda *_: subscribed.set()
        self._client.on_message = self._receive
        self._client.connect("127.0.0.1", port)
        self._client.loop_start()
        assert subscribed.wait(30)

    def _receive(self, client: Client, userdata: Any, message: MQTTMessage) -> None:
        with self._arrived:
            self.payloads.setdefault(bytes(message.payload))
            self._arrived.notify_all()

    def wait_for(self, number: int, seconds: float) -> None:
        """Wait up to ``seconds`` for a number of new readings."""
        with self._arrived:
            target = len(self.payloads) + number
            self._arrived.wait_for(lambda: len(self.payloads) >= target, seconds)

    def close(self) -> None:
        self._client.disconnect()
        self._client.loop_stop()


class Storm:
    """Starts and kills a node repeatedly while its clock is set back and forth."""

    def __init__(self, folder: Path, zone: Zone, recorder: Recorder, port: int, seed: int) -> None:
        self._folder = folder
        self._recorder = recorder
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
        """Run the node once, with a right, late or early clock, which may jump during the run."""
        chance = self._chance
        kind = chance.random()
        if kind < 0.25:
            self._set_clock(self._frontier - self._jump())
        elif kind < 0.5:
            self._set_clock(self._frontier + self._jump())
        else:
            self._set_clock(self._frontier)
        process = self._start(block=chance.choice((1, 1, 5)))
        if chance.random() < 0.2:
            time.sleep(chance.uniform(0.05, 0.5))  # while it starts
        else:
            self._recorder.wait_for(chance.randrange(6), LONGEST_WAIT)
        if chance.random() < 0.3:
            self._set_clock(self._frontier + chance.choice((-1, 1)) * self._jump())
            self._recorder.wait_for(chance.randrange(3), LONGEST_WAIT)
        time.sleep(chance.uniform(0.0, SCHEDULE.period))  # anywhere between two readings
        process.kill()
        process.communicate()

    def run_and_terminate(self, condition: Callable[[], bool]) -> None:
        """Run the node with the right clock until a condition holds, and terminate it."""
        self._set_clock(self._frontier + 10.0)
        process = self._start(block=1)
        wait_until(condition, 60, "no reading after the storm")
        process.terminate()
        _, err = process.communicate(timeout=60)
        assert process.returncode == 0, err

    def _jump(self) -> float:
        """Return a time of a few rounds or of up to a day, on a logarithmic scale."""
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


def check_promise(readings: list[Reading], key: NodeKey, zone: Zone, world: Path) -> None:
    """Check that no round, (key, boot, seq) or noise stream repeats, and that every round is listed."""
    sensor = SimulatedSensor(load_scenario(world), interval_model(zone.places["n02"] / 4, zone.domain.spread))
    rounds = [reading.round for reading in readings]
    assert rounds == sorted(set(rounds)), "no round twice, and rounds in order"
    assert all(zone.schedule.is_listed(number) for number in rounds)
    streams = {(reading.key, reading.boot, reading.seq) for reading in readings}
    assert len(streams) == len(readings)
    noise: dict[str, list[int]] = {}
    for reading in readings:
        epoch = key.epochs.of(reading.round)
        ticks = denoise(reading, epoch, ratchet(KEY, epoch), zone.noise.kind)
        assert ticks == quantise(sensor.read(reading.round), zone.noise.step)
        noise.setdefault(reading.boot, []).append(reading.ticks - ticks)
    # Three draws with a scale of 300 ticks agree by chance in one of 10**9 pairs of boots.
    starts = [tuple(draws[:3]) for draws in noise.values() if len(draws) >= 3]
    assert len(starts) >= 0.2 * len(noise), "too few streams to compare"
    assert len(set(starts)) == len(starts)


@pytest.mark.timeout(3600)
def test_kills_and_clock_jumps_never_release_a_round_twice(
    tmp_path: Path, zone: Zone, mosquitto: Any, kills: int
) -> None:
    zone = replace(zone, schedule=SCHEDULE)
    recorder = Recorder(mosquitto.port)
    storm = Storm(tmp_path, zone, recorder, mosquitto.port, seed=3)
    for number in range(kills):
        storm.kill_once()
        if number % 100 == 99:
            print(f"{number + 1} kills, {len(recorder.payloads)} messages", flush=True)
    before = len(recorder.payloads)
    storm.run_and_terminate(lambda: len(recorder.payloads) >= before + 10)
    recorder.close()
    readings = [decode_reading(payload) for payload in recorder.payloads]
    check_promise(readings, storm.key, zone, tmp_path / "world.toml")
    boots, epochs = {reading.boot for reading in readings}, {reading.key for reading in readings}
    assert len(boots) > 0.2 * kills, "too few runs released a reading"
    kept = load_node_key(tmp_path / "n02.key")
    assert kept.epoch >= max(epoch or 0 for epoch in epochs)
    print(f"{kills} kills: {len(readings)} rounds released once, {len(boots)} boots, {len(epochs)} epochs")
