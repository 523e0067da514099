"""``heatcloak-node`` as a process with a slow or hanging sensor."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_node import quantise
from heatcloak_shared.keyfile import NodeKey, save_node_key
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.wire import NodeState, decode_meta
from heatcloak_shared.zone import Promise, Range, Zone, render_zone
from support.node_listener import NodeListener
from support.sealer import seeded_noise
from support.zones import uniform_noise

KEY = bytes(range(32))
PERIOD = 0.5
MEASURED = "61.803398"


Run = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def run(zone: Zone, tmp_path: Path, mosquitto: Any) -> Iterator[Run]:
    """Return a function that starts node n02, seeded, with a sensor given as TOML, in rounds of 0.5 s."""
    ranged = replace(
        zone, promise=Promise(Range(0.0, 100.0), 4.0, 1e-5), noise=uniform_noise(201.0, 2.0**-2, 13000, 4)
    )
    ranged = replace(ranged, schedule=replace(zone.schedule, period=PERIOD))
    processes: list[subprocess.Popen[str]] = []

    def start(sensor: str, *options: str) -> subprocess.Popen[str]:
        (tmp_path / "hall.toml").write_text(render_zone(ranged), encoding="utf-8")
        epochs = Epochs(int(time.time() / PERIOD) - 10, 10**6)
        save_node_key(tmp_path / "n02.key", NodeKey("hall", "n02", 0, 0, KEY, epochs))
        config = tmp_path / "node.toml"
        config.write_text(
            'zone = "hall.toml"\nnode = "n02"\nstate = "state"\nseed_file = "n02.key"\n'
            f'[broker]\nhost = "127.0.0.1"\nport = {mosquitto.port}\n[sensor]\n{sensor}',
            encoding="utf-8",
        )
        processes.append(
            subprocess.Popen(
                [sys.executable, "-m", "heatcloak_node", "--config", str(config), *options],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        )
        return processes[-1]

    yield start
    for process in processes:
        process.kill()
        process.communicate()


def stop(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Stop a node; require an end within two seconds, with exit code 0 and without a traceback."""
    process.send_signal(signal.SIGTERM)
    began = time.monotonic()
    out, err = process.communicate(timeout=60)
    assert time.monotonic() - began < 2.5, "two seconds, plus the exit of Python"
    assert process.returncode == 0
    assert "Traceback" not in err
    return out, err


@pytest.mark.alone
def test_a_reading_of_a_slow_command_is_published_at_a_fixed_time_and_never_shown(
    run: Run, node_listener: NodeListener
) -> None:
    script = f"sleep 0.0$(($(date +%s%N) / 500000000 % 2 * 8)); echo {MEASURED}; echo {MEASURED} >&2"
    process = run(f"kind = 'command'\ncommand = ['/bin/sh', '-c', '{script}']\ntimeout = 0.15\n", "--json")
    assert decode_meta(node_listener.next("meta")[0]).sensor == "command"
    late = []
    for _ in range(4):
        reading, arrived = node_listener.reading()
        assert reading.ticks - seeded_noise(KEY, reading) == quantise(float(MEASURED), 0.25)
        late.append(arrived - reading.t)
    out, err = stop(process)
    assert min(late) >= 0.4
    assert sorted(late)[1] < 0.4 + PERIOD / 2
    assert MEASURED not in out + err
    assert json.loads(out)["published"] >= 4


@pytest.mark.alone
def test_a_hanging_sensor_makes_the_node_faulty_and_delays_nothing(
    run: Run, node_listener: NodeListener, tmp_path: Path
) -> None:
    """Once it answers, the node continues; the late answer is discarded."""
    os.mkfifo(tmp_path / "temp")
    sensor = 'kind = "thermal-zone"\npath = "temp"\n'
    process = run(sensor)
    status = node_listener.status_other_than(NodeState.ONLINE)
    assert (status.state, status.reason) == (NodeState.FAULTY, "reading took too long")
    assert "check the device, program or file that is read" in stop(process)[1]
    process = run(sensor)
    assert node_listener.status_other_than(NodeState.ONLINE).state is NodeState.OFFLINE
    assert node_listener.status_other_than(NodeState.ONLINE).state is NodeState.FAULTY
    with (tmp_path / "temp").open("w") as pipe:
        pipe.write("99000\n")
    (tmp_path / "answers").write_text("21000\n")
    (tmp_path / "answers").replace(tmp_path / "temp")
    reading, _ = node_listener.reading()
    noise = seeded_noise(KEY, reading)
    assert (reading.seq, (reading.ticks - noise) * 0.25) == (0, 21.0), "the late reading was discarded"
    lines = stop(process)[1].splitlines()
    assert not [line for line in lines if "99" in line.partition("Z ")[2]], "besides the times"


@pytest.mark.parametrize(
    ("script", "code", "line"),
    [
        (f"echo {MEASURED}", 0, "INFO sensor command: can be read"),
        (
            f"echo {MEASURED}; exit 1",
            1,
            "heatcloak-node: sensor command: the command ended with an error: run",
        ),
        (f"echo {MEASURED} C", 1, "heatcloak-node: sensor command: the command did not print one number"),
    ],
)
def test_check_sensor_reports_whether_it_answers_and_not_the_reading(
    run: Run, script: str, code: int, line: str
) -> None:
    sensor = f"kind = 'command'\ncommand = ['/bin/sh', '-c', '{script}']\ntimeout = 0.15\n"
    process = run(sensor, "--check-sensor", "--json")
    out, err = process.communicate(timeout=60)
    assert process.returncode == code
    assert line in err
    assert MEASURED not in out + err
    assert code == 1 or json.loads(out)["sensor"] == "command"


def test_check_sensor_of_a_hanging_sensor_ends(run: Run, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "temp")
    process = run('kind = "thermal-zone"\npath = "temp"\n', "--check-sensor")
    _, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "no answer within 0.15 s" in err
