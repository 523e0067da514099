"""The command ``heatcloak-node`` as a process: runs by the clock, stops cleanly, refuses in one line."""

from __future__ import annotations

import json
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_shared import decode_reading
from heatcloak_shared.wire import NodeState, decode_status
from heatcloak_shared.zone import Zone, render_zone

Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def fast_zone(zone: Zone) -> Zone:
    """The small zone with five rounds a second."""
    return replace(zone, schedule=replace(zone.schedule, period=0.2))


@pytest.fixture
def folder(tmp_path: Path, fast_zone: Zone) -> Path:
    """A node's folder but for the port of its broker."""
    (tmp_path / "hall.toml").write_text(render_zone(fast_zone), encoding="utf-8")
    (tmp_path / "world.toml").write_text("[[source]]\npath = [[0, 0.3]]\n", encoding="utf-8")
    return tmp_path


def write_config(folder: Path, port: int, **changes: str) -> Path:
    values = {
        "zone": '"hall.toml"',
        "node": '"n02"',
        "state": '"state"',
        "allow_volatile_state": "true",
        **changes,
    }
    lines = [f"{key} = {value}" for key, value in values.items() if value]
    lines += ["[broker]", 'host = "127.0.0.1"', f"port = {port}"]
    lines += ["[sensor]", 'kind = "simulated"', 'scenario = "world.toml"']
    (folder / "node.toml").write_text("\n".join(lines), encoding="utf-8")
    return folder / "node.toml"


def start(config: Path, *options: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "heatcloak_node", "--config", str(config), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def listen(port: int, heard: queue.Queue[tuple[str, bytes]]) -> Client:
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    subscribed = threading.Event()
    client.on_connect = lambda client, *_: client.subscribe("heatcloak/#", qos=1)
    client.on_subscribe = lambda *_: subscribed.set()
    client.on_message = lambda client, userdata, message: heard.put((message.topic, bytes(message.payload)))
    client.connect("127.0.0.1", port)
    client.loop_start()
    assert subscribed.wait(10)
    return client


def take(heard: queue.Queue[tuple[str, bytes]], leaf: str, count: int) -> list[bytes]:
    """The next ``count`` payloads of a leaf topic."""
    found: list[bytes] = []
    while len(found) < count:
        topic, payload = heard.get(timeout=15)
        if topic.endswith(f"/n02/{leaf}"):
            found.append(payload)
    return found


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_node_runs_by_the_clock_and_stops_when_told(
    mosquitto: Any, folder: Path, fast_zone: Zone, stop: signal.Signals
) -> None:
    """One reading in each round, near its time; on a signal it says offline and exits with 0 within 2 s."""
    heard: queue.Queue[tuple[str, bytes]] = queue.Queue()
    client = listen(mosquitto.port, heard)
    process = start(write_config(folder, mosquitto.port), "--json")
    try:
        readings = [decode_reading(payload) for payload in take(heard, "reading", 5)]
        now = time.time()
    finally:
        process.send_signal(stop)
        began = time.monotonic()
        out, err = process.communicate(timeout=10)
    assert time.monotonic() - began < 5
    assert process.returncode == 0
    rounds = [reading.round for reading in readings]
    assert rounds == sorted(set(rounds))
    assert abs(readings[-1].t - now) < 5
    assert decode_status(take(heard, "status", 1)[0]).state is NodeState.OFFLINE
    account = json.loads(out)
    assert account["node"] == "n02"
    assert account["published"] >= 5
    assert account["dropped"] == 0
    assert "Traceback" not in err
    assert "changes the odds" in err, "the promise is said at the start"
    for line in err.splitlines():
        assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z INFO ", line), line
    client.disconnect()
    client.loop_stop()


def test_a_killed_node_is_offline_and_releases_no_round_again(mosquitto: Any, folder: Path) -> None:
    """The will speaks for it; started again it has a new boot and goes on above its ledger.

    What the boots before it released, and nobody stored, comes again: the same bytes.
    """
    heard: queue.Queue[tuple[str, bytes]] = queue.Queue()
    client = listen(mosquitto.port, heard)
    config = write_config(folder, mosquitto.port)
    payloads: dict[tuple[str, int], bytes] = {}
    rounds: list[int] = []
    for number in range(4):
        process = start(config)
        try:
            while len({boot for boot, _ in payloads}) <= number or len(rounds) < 2 * number + 2:
                (payload,) = take(heard, "reading", 1)
                reading = decode_reading(payload)
                if payloads.setdefault((reading.boot, reading.seq), payload) != payload:
                    pytest.fail("a reading was sent again with other bytes")
                if reading.round not in rounds:
                    rounds.append(reading.round)
        finally:
            process.kill()
            process.communicate(timeout=10)
        while decode_status(take(heard, "status", 1)[0]).state is not NodeState.OFFLINE:
            pass
    assert len(rounds) == len(payloads), "no round was released twice"
    assert len({boot for boot, _ in payloads}) == 4
    client.disconnect()
    client.loop_stop()


def test_an_unreachable_broker_is_one_warning_and_no_end(folder: Path, unused_port: int) -> None:
    """A node is offline honestly: it says so once, goes on trying, and still stops when told."""
    process = start(write_config(folder, unused_port))
    assert process.stderr is not None
    while "retrying" not in (line := process.stderr.readline()):
        assert line, "the node ended by itself"
    time.sleep(2)
    process.terminate()
    _, err = process.communicate(timeout=10)
    assert process.returncode == 0
    assert "retrying" not in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"node": '"n99"'}, "n99"),
        ({"node": ""}, "node: missing"),
        ({"zone": '"none.toml"'}, "none.toml"),
        ({"colour": "1"}, "colour"),
        ({"boot": '"00"'}, "boot: not allowed here"),
        ({"seed": "7"}, "seed: not allowed here"),
        ({"state": "3"}, "state"),
    ],
)
def test_a_wrong_configuration_is_one_line_and_exit_code_2(
    folder: Path, unused_port: int, changes: dict[str, str], said: str
) -> None:
    """File, key and remedy; no traceback."""
    process = start(write_config(folder, unused_port, **changes))
    out, err = process.communicate(timeout=10)
    assert process.returncode == 2
    assert out == ""
    assert said in err
    assert len(err.splitlines()) == 1


def test_a_ledger_in_use_is_one_line_and_exit_code_1(mosquitto: Any, folder: Path) -> None:
    """Two processes of one node would release a round twice."""
    config = write_config(folder, mosquitto.port)
    first = start(config)
    assert first.stderr is not None
    first.stderr.readline()
    deadline = time.monotonic() + 10
    while not (folder / "state" / "n02.lock").exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    second = start(config)
    _, err = second.communicate(timeout=10)
    first.terminate()
    first.communicate(timeout=10)
    assert second.returncode == 1
    assert "in use" in err
    assert "Traceback" not in err


def test_the_configuration_can_be_checked_without_running(folder: Path, unused_port: int) -> None:
    """``--check`` reads everything and touches nothing."""
    process = start(write_config(folder, unused_port), "--check", "--json")
    out, _ = process.communicate(timeout=10)
    assert process.returncode == 0
    assert json.loads(out)["node"] == "n02"
    assert not (folder / "state").exists()
