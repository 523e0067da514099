"""One calibrated room: practice, fit, zone, then service, fleet, a node on Arm and trusted party at 20 °C."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator.bundle.hardware import parse_sensor
from heatcloak_aggregator.fit.fit_file import load_fit
from heatcloak_aggregator.fit.fitted_zone import fitted_scale
from heatcloak_aggregator.fit.room_model import RoomParameters
from heatcloak_aggregator.plans.plan_file import example_text, parse_plan, plan_text
from heatcloak_aggregator.store import Store
from heatcloak_lab.fleet.sensors import Scales, fleet_sensor
from heatcloak_lab.room_simulation import (
    SENSORS,
    Schedule,
    SimulatedRoom,
    day_in_rooms,
    heater_positions,
    session_of,
    simulate_calibration,
    world_text,
    write_calibration,
)
from heatcloak_node import quantise
from heatcloak_shared import load_zone
from heatcloak_shared.scenario import load_scenario
from heatcloak_shared.zone import Floor, Zone
from support.emulated_arm import Arm
from support.node_listener import NodeListener

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]

ROUNDS = 5
PERIOD = 4.0
ON_ARM = "n17"
# Coarse cells: the fit takes two minutes instead of five.
OFFICE = replace(parse_plan(example_text("office")), grid=0.2, cell=0.2, clearance=0.3)
FILES = ("--zone", "office-zone.toml")


@pytest.fixture(scope="module")
def office(heatcloak_in: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with plan, fit, zone, keys and world of an office of 60 sensors, calibrated at 20 °C.

    Offsets of the sensors are ±1 K, gains ±10 %, and the temperature of `world.toml` swings by ±3 K.
    """
    folder = tmp_path_factory.mktemp("office")
    rng = np.random.default_rng(4)
    gains = rng.uniform(0.9, 1.1, len(OFFICE.sensors))
    room = SimulatedRoom(
        RoomParameters(4.0, 0.1, 0.2),
        conductance=100.0,
        gains=(gains / gains.mean()).round(4),
        offsets=rng.uniform(-1.0, 1.0, gains.size).round(3),
        temperature=20.0,
        drift=0.0,
    )
    (folder / "office.toml").write_text(plan_text(OFFICE), encoding="utf-8")
    (folder / "practice").mkdir()
    session = session_of(OFFICE, heater_positions(OFFICE, 12, rng), 1000.0, Schedule())
    write_calibration(
        simulate_calibration(OFFICE, room, session, SENSORS["ideal"], rng, 60.0), folder / "practice"
    )
    world = world_text(room, SENSORS["ideal"], day_in_rooms(OFFICE, rng, 96), 96)
    (folder / "world.toml").write_text(world, encoding="utf-8")
    recordings = [f"practice/{sensor.name}.jsonl" for sensor in OFFICE.sensors]
    schedule = ("--period", str(PERIOD), "--max-delay", "1.9", "--releases", "4")
    for command in (
        ("fit", "solve", "practice/session.toml", *recordings, "--plan", "office.toml", "--out", "fit.toml"),
        (
            *("zone", "new", "office-zone.toml", "--plan", "office.toml", "--fit", "fit.toml"),
            *(*schedule, "--noise", "uniform"),
        ),
        ("keys", "new", "keys", *FILES),
    ):
        done = heatcloak_in(folder, *command, timeout=800)
        assert done.returncode == 0, done.stdout + done.stderr
    return folder


def scales_of(folder: Path, zone: Zone) -> Scales:
    """Return gain and offset of each node by the fit, as its bundle has them."""
    fit = load_fit(folder / "fit.toml")
    return {node: fitted_scale(fit, node) for node in zone.nodes}


def write_real_node(folder: Path, port: int, zone: Zone) -> int:
    """Write the files of the node on Arm, which replays raw temperatures; return the round of the first."""
    world = load_scenario(folder / "world.toml", zone.domain)
    raw, first = fleet_sensor(zone, world, ON_ARM), zone.schedule.round_of(time.time())
    lines = [f'{{"round":{number},"value":{raw.read(number)!r}}}\n' for number in range(first, first + 500)]
    (folder / "raw.jsonl").write_text("".join(lines), encoding="ascii")
    sensor = parse_sensor("replay", [f"path={folder / 'raw.jsonl'}", "resolution=0"])
    table = sensor.scaled(*fitted_scale(load_fit(folder / "fit.toml"), ON_ARM)).table
    table["path"] = "raw.jsonl"
    (folder / "node.toml").write_text(
        f'zone = "office-zone.toml"\nnode = "{ON_ARM}"\nstate = "state"\nallow_volatile_state = true\n'
        f'sensitivity = "model"\nseed_file = "keys/nodes/{ON_ARM}.key"\n'
        f'[broker]\nhost = "127.0.0.1"\nport = {port}\n[sensor]\n'
        + "".join(f"{key} = {json.dumps(value)}\n" for key, value in table.items()),
        encoding="utf-8",
    )
    return first


def lines_until(process: subprocess.Popen[str], last: int) -> dict[int, dict[str, Any]]:
    """Return what a program prints of each round, to round ``last``."""
    assert process.stdout is not None
    found: dict[int, dict[str, Any]] = {}
    while last not in found:
        line = process.stdout.readline()
        assert line, "the program ended too early"
        printed = json.loads(line)
        found[printed["round"]] = printed
    return found


def stop(process: subprocess.Popen[str]) -> str:
    process.send_signal(signal.SIGTERM)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert "Traceback" not in err
    return out


@pytest.mark.timeout(1500)
def test_a_calibrated_office_at_20_degrees_runs_with_a_node_on_arm(
    office: Path,
    arm: Arm,
    start_heatcloak: Start,
    heatcloak_in: Run,
    mosquitto: Any,
    node_listener: NodeListener,
) -> None:
    """Every reading is stored once, the noise is removed bit for bit, and rooms have probabilities."""
    zone = load_zone(office / "office-zone.toml")
    assert isinstance(zone.domain, Floor)
    recorded_from = write_real_node(office, mosquitto.port, zone)
    options = (
        "--zone",
        str(office / "office-zone.toml"),
        "--broker",
        f"127.0.0.1:{mosquitto.port}",
        "--json",
    )
    server = start_heatcloak(
        *("serve", *options, "--store", f"sqlite:///{office}/s.db", "--method", "posterior"),
        *("--drift", "common", "--scenario", str(office / "world.toml")),
    )
    trusted = start_heatcloak("trusted", *options, "--keys", str(office / "keys" / "ring.key"))
    for process, ready in ((server, "serving zone office"), (trusted, "opening readings")):
        assert process.stderr is not None
        while ready not in (line := process.stderr.readline()):
            assert line, "the program ended before it was ready"
    command = arm("arm64", "-m", "heatcloak_node", "--config", office / "node.toml", "--json")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as node:
        try:
            first = node_listener.reading()[0]
            assert (first.node, first.seq) == (ON_ARM, 0)
            fleet = heatcloak_in(
                office,
                *("fleet", *options, "--fit", "fit.toml", "--scenario", "world.toml", "--without", ON_ARM),
                *("--keys", "keys/nodes", "--rounds", str(ROUNDS), "--state", "fleet-state"),
                timeout=300,
            )
            assert fleet.returncode == 0, fleet.stderr
            account = json.loads(fleet.stdout)
            numbers = range(account["first_round"], account["last_round"] + 1)
            opened, published = (lines_until(each, numbers[-1]) for each in (trusted, server))
        finally:
            node.send_signal(signal.SIGTERM)
        _, err = node.communicate(timeout=60)
    assert node.returncode == 0, err
    assert (account["published"], account["unstored"]) == (59 * ROUNDS, 0)
    counts = json.loads(stop(trusted).splitlines()[-1])
    assert counts["refused"] == {}
    stop(server)

    world, scales = load_scenario(office / "world.toml", zone.domain), scales_of(office, zone)
    sensors = {node: fleet_sensor(zone, world, node, scales) for node in zone.nodes}
    for number in numbers:
        # The recording begins with the first round that the node on Arm read.
        read_at = {
            node: number - first.round + recorded_from if node == ON_ARM else number for node in zone.nodes
        }
        exact = {node: quantise(sensors[node].read(read_at[node]), zone.noise.step) for node in zone.nodes}
        assert opened[number]["ticks"] == exact
        assert published[number]["missing"] == []
        rooms = [share for _, share in published[number]["holding"]]
        assert rooms
        assert all(0.0 <= share <= 1.0 for share in rooms)

    stored = Store(f"sqlite:///{office}/s.db")
    estimates = {each.message.round: each.message for each in stored.estimates("office", zone.rev)}
    stored.close()
    assert {*numbers} <= estimates.keys()
    exported = heatcloak_in(
        office, "store", "export", "out.jsonl", "--zone", "office", "--store", f"sqlite:///{office}/s.db"
    )
    assert exported.returncode == 0, exported.stderr
    readings = [json.loads(line) for line in (office / "out.jsonl").read_text().splitlines()]
    keys = [(each["node"], each["round"]) for each in readings if each["round"] in numbers]
    assert sorted(keys) == sorted((node, number) for node in zone.nodes for number in numbers)


@pytest.mark.timeout(1500)
def test_the_audit_of_a_calibrated_office_passes(office: Path, heatcloak_in: Run) -> None:
    done = heatcloak_in(office, "audit", "office-zone.toml", "--rounds", "20", "--seed", "1", timeout=900)
    assert done.returncode == 0, done.stdout + done.stderr
