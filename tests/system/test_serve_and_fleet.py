"""A deployment by hand: zone file, mosquitto, aggregator and fleet as processes of their own."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from collections.abc import Callable
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
    time.sleep(2.0)
    assert process.poll() is None
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
    assert "480 readings released, 0 of them not known to be stored" in out
    server.send_signal(signal.SIGTERM)
    _, err = server.communicate(timeout=10)
    assert server.returncode == 0
    assert "Traceback" not in err
    store = Store(f"sqlite:///{hall}/s.db")
    assert store.count("hall") == 480
    store.close()


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
