"""The command ``heatcloak-node`` as a process."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_shared import decode_reading
from heatcloak_shared.wire import NodeState
from heatcloak_shared.zone import Zone, render_zone
from support.node_listener import NodeListener


@pytest.fixture
def fast_zone(zone: Zone) -> Zone:
    """Return the small zone with five rounds per second."""
    return replace(zone, schedule=replace(zone.schedule, period=0.2))


@pytest.fixture
def folder(tmp_path: Path, fast_zone: Zone) -> Path:
    """Return a folder with a zone file and a scenario."""
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


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_node_publishes_each_round_by_the_clock_and_stops_on_a_signal(
    mosquitto: Any, node_listener: NodeListener, folder: Path, stop: signal.Signals
) -> None:
    process = start(write_config(folder, mosquitto.port), "--json")
    try:
        readings = [node_listener.reading()[0] for _ in range(5)]
        now = time.time()
    finally:
        process.send_signal(stop)
        began = time.monotonic()
        out, err = process.communicate(timeout=60)
    assert time.monotonic() - began < 5
    assert process.returncode == 0
    rounds = [reading.round for reading in readings]
    assert rounds == sorted(set(rounds))
    assert abs(readings[-1].t - now) < 5
    assert node_listener.status_other_than(NodeState.ONLINE, NodeState.FAULTY).state is NodeState.OFFLINE
    counters = json.loads(out)
    assert counters["node"] == "n02"
    assert counters["published"] >= 5
    assert counters["dropped"] == 0
    assert "Traceback" not in err
    assert "changes the odds" in err, "the promise is logged at the start"
    for line in err.splitlines():
        # On a busy machine, a round may be skipped with a warning.
        assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (INFO|WARNING) ", line), line


def test_a_killed_node_releases_no_round_again_and_resends_the_same_bytes(
    mosquitto: Any, node_listener: NodeListener, folder: Path
) -> None:
    """Its will states offline. After the restart it has a new boot, and continues above its ledger."""
    config = write_config(folder, mosquitto.port)
    payloads: dict[tuple[str, int], bytes] = {}
    rounds: list[int] = []
    for number in range(4):
        process = start(config)
        try:
            while len({boot for boot, _ in payloads}) <= number or len(rounds) < 2 * number + 2:
                payload, _ = node_listener.next("reading")
                reading = decode_reading(payload)
                if payloads.setdefault((reading.boot, reading.seq), payload) != payload:
                    pytest.fail("a reading was resent with other bytes")
                if reading.round not in rounds:
                    rounds.append(reading.round)
        finally:
            process.kill()
            process.communicate(timeout=60)
        node_listener.status_other_than(NodeState.ONLINE, NodeState.FAULTY)
    assert len(rounds) == len(payloads), "no round was released twice"
    assert len({boot for boot, _ in payloads}) == 4


def test_a_broker_that_hangs_up_is_warned_of_once_and_retried(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as broker:
        broker.settimeout(30)
        process = start(write_config(folder, broker.getsockname()[1]))
        for _ in range(3):
            broker.accept()[0].close()
    process.terminate()
    _, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert err.count("retrying") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("changes", "expected"),
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
def test_an_invalid_configuration_is_one_line_and_exit_code_2(
    folder: Path, unused_port: int, changes: dict[str, str], expected: str
) -> None:
    process = start(write_config(folder, unused_port, **changes))
    out, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert out == ""
    assert expected in err
    assert len(err.splitlines()) == 1


def test_a_ledger_in_use_is_one_line_and_exit_code_1(
    mosquitto: Any, node_listener: NodeListener, folder: Path
) -> None:
    config = write_config(folder, mosquitto.port)
    first = start(config)
    assert first.stderr is not None
    node_listener.next("status")  # now it holds the lock
    second = start(config)
    _, err = second.communicate(timeout=60)
    first.terminate()
    first.communicate(timeout=60)
    assert second.returncode == 1
    assert "in use" in err
    assert "Traceback" not in err


def test_check_reads_the_configuration_and_writes_nothing(folder: Path, unused_port: int) -> None:
    process = start(write_config(folder, unused_port), "--check", "--json")
    out, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert json.loads(out)["node"] == "n02"
    assert not (folder / "state").exists()
