"""A fleet in a provisioned zone over TLS: seeds, Home Assistant and heartbeat files."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_node import HomeAssistantDiscovery, SimulatedSensor, quantise
from heatcloak_node.service import BIRTH_SPREAD
from heatcloak_shared.keyfile import load_node_key
from heatcloak_shared.scenario import interval_model, parse_scenario
from heatcloak_shared.zone import Zone, render_zone
from support.commands import Finished
from support.provisioned import FINE, Caller, Provisioned
from support.waiting import wait_until

Run = Callable[..., Finished]
Start = Callable[..., "subprocess.Popen[str]"]
Make = Callable[..., Provisioned]

WORLD = "repeat = 40\n[[source]]\npath = [[0, 0.2], [39, 0.8]]\n"
OVERDUE = 2.5
"""Seconds after which a heartbeat file is overdue; it is touched every two seconds."""


@pytest.fixture
def zone(zone: Zone) -> Zone:
    """Return the small zone with rounds of half a second."""
    return replace(zone, schedule=replace(zone.schedule, period=0.5))


@pytest.fixture
def seeded(zone: Zone, tmp_path: Path, run_heatcloak: Run, provisioned: Make) -> Provisioned:
    """Return the zone's broker and credentials, with seeds and Home Assistant; its keys are in `keys`."""
    (tmp_path / "hall.toml").write_text(render_zone(zone), encoding="utf-8")
    (tmp_path / "world.toml").write_text(WORLD, encoding="utf-8")
    created = run_heatcloak("keys", "new", "keys", "--zone", "hall.toml", "--epoch-rounds", "2")
    assert created.returncode == 0, created.stderr
    sensor = {"kind": "simulated", "scenario": "scenario.toml"}
    return provisioned(keys=tmp_path / "keys", home_assistant=True, sensor=sensor, scenario=WORLD)


def fleet_command(broker: Provisioned, *options: str) -> tuple[str, ...]:
    """Return the arguments that run the provisioned fleet."""
    return ("fleet", "--credentials", str(broker.out), "--scenario", "world.toml", *options)


def trusted_command(broker: Provisioned) -> tuple[str, ...]:
    """Return the arguments that run its trusted party."""
    own = broker.out / "trusted"
    files = ("--zone", str(broker.out / "zone.toml"), "--keys", "keys/ring.key")
    who = ("--user", "heatcloak_trusted", "--password-file", str(own / "password"))
    where = ("--broker", f"127.0.0.1:{broker.port}", "--ca-file", str(own / "ca.crt"))
    return ("trusted", *files, *where, *who, "--json")


def test_the_trusted_party_decrypts_a_seeded_fleet_exactly(
    seeded: Provisioned, tmp_path: Path, start_heatcloak: Start
) -> None:
    """Each node ratchets the key in its own folder. A node that is left out needs no folder and does not run.

    Home Assistant receives the same retained discovery messages as from `heatcloak-node`, and again after its
    birth message.
    """
    shutil.rmtree(seeded.folder("n04"))
    trusted = start_heatcloak(*trusted_command(seeded), "--rounds", "2")
    assert trusted.stderr is not None
    assert "opening readings" in (line := trusted.stderr.readline()), line
    client = home_assistant(seeded)
    fleet = start_heatcloak(*fleet_command(seeded, "--without", "n04", "--json"))
    client.wait_until(lambda: len(client.received) == 3)
    client._client.publish("homeassistant/status", b"online", qos=1)

    out, err = trusted.communicate(timeout=60)
    assert trusted.returncode == 0, err
    rounds = [json.loads(line) for line in out.splitlines()][:-1]
    assert [line["missing"] for line in rounds] == [["n04"]] * 2
    zone, world = seeded.zone, parse_scenario(WORLD.encode())
    for line in rounds:
        assert list(line["ticks"]) == ["n01", "n02", "n03"]
        for node, ticks in line["ticks"].items():
            sensor = SimulatedSensor(
                world, interval_model(zone.places[node] / zone.domain.n_sensors, zone.domain.spread)
            )
            assert ticks == quantise(sensor.read(line["round"]), zone.noise.step)

    wait_until(lambda: len(client.received) == 6, BIRTH_SPREAD + 30)
    client.close()
    fleet.send_signal(signal.SIGINT)
    out, err = fleet.communicate(timeout=60)
    assert fleet.returncode == 0, err
    report = json.loads(out)
    assert (report["denied"], list(report["nodes"])) == (0, ["n01", "n02", "n03"])
    for node in report["nodes"]:
        own = seeded.folder(node) / "seed.key"
        assert load_node_key(own).epoch > load_node_key(tmp_path / "keys/nodes" / f"{node}.key").epoch == 0
        assert own.stat().st_mode & 0o777 == 0o600

    announced = {HomeAssistantDiscovery(zone, node).publication for node in report["nodes"]}
    assert set(client.received) == {(each.topic, each.payload) for each in announced}
    client = home_assistant(seeded)
    client.wait_until(lambda: len(client.received) == 3)
    client.close()


def test_a_key_of_another_node_is_refused_in_one_line(seeded: Provisioned, start_heatcloak: Start) -> None:
    """Two nodes with one key would reveal each other's readings."""
    shutil.copy(seeded.folder("n01") / "seed.key", seeded.folder("n03") / "seed.key")
    fleet = start_heatcloak(*fleet_command(seeded, "--json"))
    out, err = fleet.communicate(timeout=60)
    assert (fleet.returncode, out) == (2, "")
    (line,) = err.splitlines()[1:]  # the first one is the promise
    assert line.startswith("heatcloak: ")
    assert line.endswith("n03/seed.key: of hall/n01, not of hall/n03: give this node's key file")


def test_fleet_and_node_touch_their_heartbeat_files_while_the_broker_is_there(
    seeded: Provisioned, tmp_path: Path, start_heatcloak: Start, start_node: Start
) -> None:
    """Also after the broker's return. One node runs on its own beside the fleet.

    A node whose file does not ask for it sends no discovery message to Home Assistant.
    """
    files = [tmp_path / "fleet.alive", tmp_path / "node.alive"]
    silent = seeded.folder("n02") / "node.toml"
    silent.write_text(silent.read_text().partition("[home_assistant]")[0], encoding="utf-8")
    start_heatcloak(*fleet_command(seeded, "--without", "n04", "--alive", str(files[0])))
    start_node("--config", str(seeded.folder("n04") / "node.toml"), "--alive", str(files[1]))
    wait_until_fresh(files)

    client = home_assistant(seeded)
    client.wait_until(lambda: len(client.received) == 3)
    client.close()
    expected = {HomeAssistantDiscovery(seeded.zone, node).publication.topic for node in ("n01", "n03", "n04")}
    assert {topic for topic, _ in client.received} == expected
    seeded.stop()
    wait_until(lambda: all(age(file) > OVERDUE for file in files))
    seeded.start()
    wait_until_fresh(files)


def home_assistant(broker: Provisioned) -> Caller:
    """Return a client that subscribes to discovery messages as Home Assistant does."""
    client = broker.client("heatcloak_home_assistant")
    assert client.answer() == FINE
    client.subscribe("homeassistant/device/+/config")
    return client


def age(file: Path) -> float:
    """Return the seconds since a heartbeat file was touched."""
    return time.time() - file.stat().st_mtime


def wait_until_fresh(files: list[Path]) -> None:
    """Wait until every file was touched less than a second ago."""
    wait_until(lambda: all(file.exists() and age(file) < 1 for file in files))


@pytest.fixture
def start_node() -> Iterator[Callable[..., Any]]:
    """Return a function that starts real nodes; they are terminated after the test."""
    started: list[subprocess.Popen[bytes]] = []

    def start(*arguments: str) -> None:
        command = [sys.executable, "-m", "heatcloak_node", *arguments]
        started.append(subprocess.Popen(command, stderr=subprocess.DEVNULL))

    yield start
    for process in started:
        process.send_signal(signal.SIGTERM)
        process.wait(60)
