"""A deployment by hand: zone file, mosquitto, aggregator and fleet as processes of their own."""

from __future__ import annotations

import json
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_aggregator.service import Store
from heatcloak_shared import load_zone
from heatcloak_shared.wire import decode_estimate

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]
WORLD = "repeat = 40\n[[source]]\npath = [[0, 0.2], [39, 0.8]]\n"


@pytest.fixture
def hall(heatcloak: Command, tmp_path: Path) -> Path:
    """A zone of twelve sensors, five rounds a second, and a world for it."""
    done = heatcloak(
        "zone",
        "new",
        "hall.toml",
        "--sensors",
        "12",
        "--sources",
        "40",
        "--period",
        "0.2",
        "--releases",
        "50",
    )
    assert done.returncode == 0, done.stderr
    (tmp_path / "world.toml").write_text(WORLD, encoding="utf-8")
    return tmp_path


def wait_for_line(process: subprocess.Popen[str], word: str) -> str:
    assert process.stdout is not None
    while line := process.stdout.readline():
        if word in line:
            return line
    pytest.fail(f"the process ended before it said {word!r}")


def serve(start: Start, port: int, *options: str) -> subprocess.Popen[str]:
    process = start(
        "serve", "--zone", "hall.toml", "--broker", f"127.0.0.1:{port}", "--store", "sqlite:///s.db", *options
    )
    assert process.stderr is not None
    while "serving zone hall" not in (line := process.stderr.readline()):
        assert line, "the service ended before it was ready"
    return process


def test_every_reading_of_a_fleet_is_stored_and_every_round_estimated(
    hall: Path, heatcloak: Command, start_heatcloak: Start, mosquitto: Any
) -> None:
    """Nodes forget only what is stored; estimates are retained; the score is printed, never published."""
    server = serve(start_heatcloak, mosquitto.port, "--json", "--scenario", "world.toml")
    broker = f"127.0.0.1:{mosquitto.port}"
    fleet = heatcloak(
        "fleet",
        "--zone",
        "hall.toml",
        "--scenario",
        "world.toml",
        "--broker",
        broker,
        "--rounds",
        "15",
        "--json",
    )
    assert fleet.returncode == 0, fleet.stderr
    account = json.loads(fleet.stdout)
    assert (account["published"], account["unstored"], account["denied"]) == (180, 0, 0)
    server.send_signal(signal.SIGTERM)
    out, err = server.communicate(timeout=10)
    assert server.returncode == 0
    assert "Traceback" not in err
    *rounds, counts = [json.loads(line) for line in out.splitlines()]
    assert len(rounds) == 15
    assert all(line["missing"] == [] and line["emd"] >= 0 for line in rounds)
    assert counts["stored"] == 180
    store = Store(f"sqlite:///{hall}/s.db")
    assert store.count("hall") == 180
    store.close()
    retained = _retained(mosquitto.port, "heatcloak/v1/hall/estimate")
    assert b"emd" not in retained
    estimate = decode_estimate(retained)
    assert (estimate.round, estimate.rev) == (rounds[-1]["round"], load_zone(hall / "hall.toml").rev)


def test_hostile_messages_are_counted_and_stop_nothing(
    hall: Path, heatcloak: Command, start_heatcloak: Start, mosquitto: Any
) -> None:
    """Malformed, oversized, for another zone, of another revision: refused; the fleet's rounds go on."""
    server = serve(start_heatcloak, mosquitto.port, "--json")
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    client.connect("127.0.0.1", mosquitto.port)
    client.loop_start()
    zone = load_zone(hall / "hall.toml")
    good: dict[str, Any] = {
        "v": 1,
        "zone": "hall",
        "rev": zone.rev,
        "node": "n01",
        "boot": "0" * 32,
        "seq": 0,
        "round": 10,
        "ticks": 1,
        "step": zone.noise.step,
        "sigma_ticks": zone.noise.sigma_ticks,
        "t": zone.schedule.time_of(10),
    }
    topic = "heatcloak/v1/hall/n01/reading"
    hostile = [
        (topic, b"not json"),
        (topic, b"\xff" * 100),
        (topic, b"[" * 400),
        (topic, b"x" * 100_000),
        (topic, json.dumps({**good, "zone": "cellar"}).encode()),
        (topic, json.dumps({**good, "rev": "0" * 16}).encode()),
        (topic, json.dumps({**good, "node": "n02"}).encode()),
        (topic, json.dumps({**good, "round": 2**52}).encode()),
        (topic, json.dumps({**good, "sigma_ticks": 1}).encode()),
        ("heatcloak/v1/hall/n99/reading", json.dumps(good).encode()),
        ("heatcloak/v1/hall/Evil Node/reading", b"\x00"),
    ]
    for where, payload in hostile * 20:
        client.publish(where, payload, qos=1).wait_for_publish(10)
    client.disconnect()
    client.loop_stop()
    broker = f"127.0.0.1:{mosquitto.port}"
    fleet = heatcloak(
        "fleet",
        "--zone",
        "hall.toml",
        "--scenario",
        "world.toml",
        "--broker",
        broker,
        "--rounds",
        "5",
        "--json",
    )
    assert json.loads(fleet.stdout)["unstored"] == 0
    server.send_signal(signal.SIGINT)
    out, err = server.communicate(timeout=10)
    counts = json.loads(out.splitlines()[-1])
    assert sum(counts["refusals"].values()) == 20 * len(hostile)
    assert counts["stored"] == 60
    assert counts["estimated"] == 5
    assert "Traceback" not in err
    assert len(err.splitlines()) < 20, "each kind of refusal is told once a node"


def test_a_service_outlives_its_broker(
    hall: Path, heatcloak: Command, start_heatcloak: Start, start_mosquitto: Any
) -> None:
    """The broker dies and comes back: aggregator and nodes find it again, and nothing is lost."""
    broker = start_mosquitto()
    server = serve(start_heatcloak, broker.port)
    fleet = start_heatcloak(
        "fleet",
        "--zone",
        "hall.toml",
        "--scenario",
        "world.toml",
        "--broker",
        f"127.0.0.1:{broker.port}",
        "--rounds",
        "40",
    )
    wait_for_line(fleet, "round")
    broker.kill()
    time.sleep(1)
    broker.start()
    out, err = fleet.communicate(timeout=60)
    assert fleet.returncode == 0, err
    assert "480 readings released, 0 not known to be stored" in out
    server.send_signal(signal.SIGTERM)
    _, err = server.communicate(timeout=10)
    assert server.returncode == 0
    assert "Traceback" not in err
    store = Store(f"sqlite:///{hall}/s.db")
    assert store.count("hall") == 480
    store.close()


def fleet_arguments(port: int, rounds: int) -> tuple[str, ...]:
    files = ("--zone", "hall.toml", "--scenario", "world.toml")
    return "fleet", *files, "--broker", f"127.0.0.1:{port}", "--rounds", str(rounds)


def test_a_service_that_begins_late_lets_the_nodes_forget(
    hall: Path, start_heatcloak: Start, mosquitto: Any
) -> None:
    """Nodes that ran without an aggregator, or whose store was lost, are not left waiting for ever."""
    fleet = start_heatcloak(*fleet_arguments(mosquitto.port, 60))
    for _ in range(10):
        wait_for_line(fleet, "round")
    first = serve(start_heatcloak, mosquitto.port)
    for _ in range(10):
        wait_for_line(fleet, "round")
    first.kill()
    first.communicate()
    for file in hall.glob("s.db*"):
        file.unlink()
    second = serve(start_heatcloak, mosquitto.port)
    out, err = fleet.communicate(timeout=90)
    assert fleet.returncode == 0, err + out
    assert "720 readings released, 0 not known to be stored" in out
    second.send_signal(signal.SIGTERM)
    second.communicate(timeout=10)


def test_fleets_of_two_zones_share_a_folder(hall: Path, heatcloak: Command, mosquitto: Any) -> None:
    """Each zone's ledgers are its own, in the default place."""
    heatcloak("zone", "new", "cellar.toml", "--name", "cellar", "--sensors", "12", "--period", "0.2")
    for zone in ("hall", "cellar"):
        broker = f"127.0.0.1:{mosquitto.port}"
        files = ("--zone", f"{zone}.toml", "--scenario", "world.toml")
        done = heatcloak("fleet", *files, "--broker", broker, "--rounds", "1", "--json")
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["published"] == 12
        assert (hall / "heatcloak-state" / zone / "n01.ledger").exists()


def test_rounds_that_were_open_at_a_crash_are_estimated_after_it(
    hall: Path, heatcloak: Command, start_heatcloak: Start, mosquitto: Any
) -> None:
    """Killed with -9 again and again: every released reading is stored once, every round estimated once."""
    fleet = start_heatcloak(*fleet_arguments(mosquitto.port, 50))
    wait_for_line(fleet, "round")
    for _ in range(4):
        server = serve(start_heatcloak, mosquitto.port)
        wait_for_line(server, "round")
        time.sleep(0.3)
        server.kill()
        server.communicate()
    last = serve(start_heatcloak, mosquitto.port)
    out, err = fleet.communicate(timeout=90)
    assert fleet.returncode == 0, err + out
    time.sleep(1.0)
    last.send_signal(signal.SIGTERM)
    _, complaints = last.communicate(timeout=10)
    assert "Traceback" not in complaints
    with closing(sqlite3.connect(hall / "s.db")) as store:
        (readings,) = store.execute("SELECT count(*) FROM readings").fetchone()
        accepted = store.execute("SELECT DISTINCT round FROM readings WHERE verdict = 'accepted'").fetchall()
        estimated = store.execute("SELECT round FROM estimates").fetchall()
    assert readings == 600
    assert sorted(estimated) == sorted(accepted)


def test_an_aggregator_that_may_not_publish_says_so(
    hall: Path, heatcloak: Command, start_heatcloak: Start, start_mosquitto: Any, tmp_path: Path
) -> None:
    """A broker acknowledges what its access list forbids: the reason code tells, once, and it is counted."""
    (tmp_path / "acl").write_text("topic read #\ntopic write heatcloak/v1/hall/+/reading\n", encoding="utf-8")
    (tmp_path / "acl").chmod(0o644)
    broker = start_mosquitto(f"acl_file {tmp_path}/acl\n")
    server = serve(start_heatcloak, broker.port, "--json")
    fleet = heatcloak(*fleet_arguments(broker.port, 5), "--json")
    account = json.loads(fleet.stdout)
    assert account["denied"] > 0, "the nodes' status and meta are denied too"
    assert fleet.returncode == 1
    time.sleep(1.0)
    server.send_signal(signal.SIGTERM)
    out, err = server.communicate(timeout=10)
    assert json.loads(out.splitlines()[-1])["denied"] > 0
    assert err.count("access list") == 1


@pytest.mark.parametrize("command", ["serve", "fleet"])
def test_a_reader_that_goes_away_ends_the_command_quietly(
    hall: Path, heatcloak: Command, start_heatcloak: Start, mosquitto: Any, command: str
) -> None:
    """As with ``| head -1``: no traceback, and no process that stays."""
    if command == "serve":
        process = serve(start_heatcloak, mosquitto.port)
        other = start_heatcloak(*fleet_arguments(mosquitto.port, 10))
        wait_for_line(other, "round")
    else:
        process = start_heatcloak(*fleet_arguments(mosquitto.port, 1000))
    wait_for_line(process, "round")
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, err = process.communicate(timeout=20)
    assert process.returncode == 1
    assert "Traceback" not in err


def _retained(port: int, topic: str) -> bytes:
    heard: list[bytes] = []
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    client.on_connect = lambda client, *_: client.subscribe(topic, qos=1)
    client.on_message = lambda client, userdata, message: heard.append(bytes(message.payload))
    client.connect("127.0.0.1", port)
    client.loop_start()
    deadline = time.monotonic() + 10
    while not heard and time.monotonic() < deadline:
        time.sleep(0.02)
    client.disconnect()
    client.loop_stop()
    return heard[0]
