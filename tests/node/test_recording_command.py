"""``heatcloak-node --record`` as a process."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_node import Ledger
from heatcloak_shared.wire import NodeState, Status, decode_status
from heatcloak_shared.zone import Promise, Range, Zone, render_zone
from support.mosquitto import Mosquitto, retained_message
from support.node_listener import NodeListener
from support.waiting import wait_until
from support.zones import heatmap_zone, uniform_noise

READING = "19.8172635"
SHOWN = re.compile(r"19\.8172|9\.9086|0\.9086")
"""The reading, its half, and the reading with gain and offset."""
COMMAND = f'kind = "command"\ncommand = ["/bin/echo", "{READING}"]\ntimeout = 0.5\ngain = 0.5\noffset = -9'
STATUS_TOPIC = "heatcloak/v1/hall/n02/status"
Start = Callable[..., subprocess.Popen[str]]

pytestmark = pytest.mark.slow  # each starts processes, which measure once a second


@pytest.fixture
def slow_zone(zone: Zone) -> Zone:
    """Return the small zone for real sensors, with a budget period of twenty minutes."""
    return replace(
        zone,
        schedule=replace(zone.schedule, period=60.0),
        promise=Promise(Range(0.0, 8.0), 4.0, 1e-5),
        noise=uniform_noise(16.1, 2.0**-2, 1000, 4),
    )


@pytest.fixture
def start(slow_zone: Zone, tmp_path: Path, unused_port: int) -> Iterator[Start]:
    """Return a function that starts node n02 as a process, by default with ``--record fit.jsonl``."""
    processes: list[subprocess.Popen[str]] = []
    (tmp_path / "world.toml").write_text("[[source]]\npath = [[0, 0.3]]\n", encoding="utf-8")

    def run(
        *options: str,
        port: int = unused_port,
        described: Any = slow_zone,
        record: str | None = "fit.jsonl",
        sensor: str = COMMAND,
        clock: str = "time.time()",
        largest_file: int | None = None,
        environ: dict[str, str] | None = None,
        **keys: str,
    ) -> subprocess.Popen[str]:
        (tmp_path / "hall.toml").write_text(render_zone(described), encoding="utf-8")
        values = {"zone": '"hall.toml"', "node": '"n02"', "state": '"state"', **keys}
        values.setdefault("allow_volatile_state", "true")
        source = "sensor" if described.kind == "heat" else "places"
        lines = [f"{key} = {value}" for key, value in values.items()]
        lines += ["[broker]", 'host = "127.0.0.1"', f"port = {port}", f"[{source}]", sensor]
        (tmp_path / "node.toml").write_text("\n".join(lines), encoding="utf-8")
        program = (
            "import sys, time\nfrom heatcloak_node.cli import main\n"
            f"sys.exit(main(sys.argv[1:], clock=lambda: {clock}))\n"
        )
        recording = [] if record is None else ["--record", record]
        process = subprocess.Popen(
            [sys.executable, "-c", program, "--config", "node.toml", *recording, *options],
            cwd=tmp_path,
            env=os.environ | (environ or {}),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=None if largest_file is None else lambda: _limit_files(largest_file),
        )
        processes.append(process)
        return process

    yield run
    for process in processes:
        process.kill()
        process.communicate()


def _limit_files(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def finished(process: subprocess.Popen[str]) -> str:
    """Return the log of a process when it has ended; it shows no reading."""
    out, err = process.communicate(timeout=60)
    assert not SHOWN.search(out + err)
    assert "Traceback" not in err
    return err


def status_of(payload: bytes) -> Status:
    """Return a status, which shows no reading."""
    assert not SHOWN.search(payload.decode("ascii"))
    return decode_status(payload)


def lines_of(path: Path) -> list[dict[str, Any]]:
    content = path.read_bytes()
    assert content.endswith(b"\n"), "the last line is complete"
    return [json.loads(line) for line in content.splitlines()]


def wait_for_lines(path: Path, count: int) -> None:
    wait_until(lambda: path.exists() and path.read_bytes().count(b"\n") >= count)


def released(slow_zone: Zone, folder: Path, at: float, schedule: Any = None) -> None:
    """Record in the ledger that n02 released a round at a time."""
    zone = replace(slow_zone, schedule=schedule or slow_zone.schedule)
    ledger = Ledger(folder / "state", zone, "n02")
    ledger.claim(zone.schedule.round_of(at))
    ledger.close()


def test_a_recording_holds_what_the_sensor_reports_and_ends_when_the_time_is_over(
    start: Start, tmp_path: Path
) -> None:
    """Without gain and offset, and readable by its owner only."""
    began = time.time()
    process = start("--hours", "0.001", "--interval", "1", "--json")
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert time.time() - began > 3.0
    first, *measured, last = lines_of(tmp_path / "fit.jsonl")
    assert first == {
        "v": 1,
        "kind": "recording",
        "zone": "hall",
        "node": "n02",
        "sensor": "command",
        "unit": "as the sensor reports",
        "interval": 1.0,
        "started": pytest.approx(began, abs=20.0),
        "until": pytest.approx(first["started"] + 3.6, abs=0.002),
    }
    assert len(measured) >= 2
    assert {line["value"] for line in measured} == {float(READING)}
    assert all(line.keys() == {"t", "value"} for line in measured)
    moments = [line["t"] for line in measured]
    assert moments == sorted(moments)
    assert first["started"] <= moments[0] <= moments[-1] < first["until"] <= last["end"]
    assert re.fullmatch(r'\{"t":\d{10}\.\d{3},"value":19\.8172635\}', _line(tmp_path / "fit.jsonl", 1))
    assert json.loads(out) == {"node": "n02", "recorded": len(measured), "faults": 0}
    assert stat.S_IMODE((tmp_path / "fit.jsonl").stat().st_mode) == 0o600
    assert err.count("delete every copy after the fit") == 2, "at the start and at the end"
    assert not SHOWN.search(err)


def _line(path: Path, number: int) -> str:
    return path.read_text("ascii").splitlines()[number]


def test_only_the_status_is_published(
    mosquitto: Mosquitto, node_listener: NodeListener, start: Start, tmp_path: Path
) -> None:
    process = start("--interval", "1", port=mosquitto.port)
    messages = [node_listener.next_of_any()]
    wait_for_lines(tmp_path / "fit.jsonl", 3)
    process.send_signal(signal.SIGTERM)
    finished(process)
    assert process.returncode == 0
    messages.append(node_listener.next_of_any())
    assert {topic for topic, _ in messages} == {STATUS_TOPIC}
    recording, ended = (status_of(payload) for _, payload in messages)
    until = lines_of(tmp_path / "fit.jsonl")[0]["until"]
    text = time.strftime("%Y-%m-%d %H:%M", time.gmtime(until))
    expected = f"recording for a fit until {text} UTC; nothing is released"
    assert recording == Status(NodeState.STOPPED, recording.boot, expected)
    assert ended == Status(NodeState.STOPPED, recording.boot, "recording for a fit ended")
    assert status_of(retained_message(mosquitto.port, STATUS_TOPIC)) == ended


def test_the_status_is_published_again_after_a_reconnect(
    mosquitto: Mosquitto, start: Start, tmp_path: Path
) -> None:
    process = start("--interval", "1", port=mosquitto.port)
    assert status_of(retained_message(mosquitto.port, STATUS_TOPIC)).state is NodeState.STOPPED
    mosquitto.kill()
    mosquitto.start()  # it has forgotten the retained status
    again = status_of(retained_message(mosquitto.port, STATUS_TOPIC))
    assert again.state is NodeState.STOPPED
    assert (again.reason or "").startswith("recording for a fit until ")
    process.terminate()
    err = finished(process)
    assert err.count("retrying") <= 2, "connection lost, connection refused"


def test_a_recording_goes_on_without_a_broker(start: Start, tmp_path: Path) -> None:
    process = start("--interval", "1")
    wait_for_lines(tmp_path / "fit.jsonl", 5)
    process.terminate()
    err = finished(process)
    assert process.returncode == 0
    assert err.count("retrying") == 1
    assert "end" in lines_of(tmp_path / "fit.jsonl")[-1]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_a_recording_with_its_last_line(
    start: Start, tmp_path: Path, number: signal.Signals
) -> None:
    process = start("--interval", "1")
    wait_for_lines(tmp_path / "fit.jsonl", 2)
    process.send_signal(number)
    finished(process)
    assert process.returncode == 0
    last = lines_of(tmp_path / "fit.jsonl")[-1]
    assert last == {"end": pytest.approx(time.time(), abs=20.0)}


def test_a_killed_recording_leaves_complete_lines_and_the_status_offline(
    mosquitto: Mosquitto, node_listener: NodeListener, start: Start, tmp_path: Path
) -> None:
    process = start("--interval", "1", port=mosquitto.port)
    wait_for_lines(tmp_path / "fit.jsonl", 3)
    process.kill()
    finished(process)
    assert node_listener.status_other_than(NodeState.STOPPED).state is NodeState.OFFLINE
    first, *measured = lines_of(tmp_path / "fit.jsonl")
    assert first["kind"] == "recording"
    assert measured
    assert all(line["value"] == float(READING) for line in measured)


def test_faults_do_not_end_a_recording(start: Start, tmp_path: Path) -> None:
    """The log warns once; a program that prints no finite number is at fault too."""
    program = tmp_path / "read"
    program.write_text(f"#!/bin/sh\ncat {tmp_path}/answer\n")
    program.chmod(0o755)
    (tmp_path / "answer").write_text("inf\n")
    process = start("--interval", "1", sensor=f'kind = "command"\ncommand = ["{program}"]\ntimeout = 0.5')
    wait_for_lines(tmp_path / "fit.jsonl", 3)
    (tmp_path / "answer").write_text(f"{READING}\n")
    wait_until(lambda: b"value" in (tmp_path / "fit.jsonl").read_bytes())
    process.terminate()
    err = finished(process)
    faults = [line["fault"] for line in lines_of(tmp_path / "fit.jsonl") if "fault" in line]
    assert set(faults) == {"the sensor reported no finite number: check its driver, or its program"}
    assert err.count("no finite number") == 1


def test_a_sensor_that_hangs_is_a_fault_within_its_timeout(start: Start, tmp_path: Path) -> None:
    sensor = 'kind = "command"\ncommand = ["/bin/sleep", "60"]\ntimeout = 0.5'
    process = start("--interval", "1", sensor=sensor)
    wait_for_lines(tmp_path / "fit.jsonl", 3)
    process.terminate()
    finished(process)
    assert "took too long" in lines_of(tmp_path / "fit.jsonl")[1]["fault"]


def test_a_simulated_sensor_may_record(start: Start, tmp_path: Path, zone: Zone) -> None:
    process = start("--interval", "1", described=zone, sensor='kind = "simulated"\nscenario = "world.toml"')
    wait_for_lines(tmp_path / "fit.jsonl", 3)
    process.terminate()
    finished(process)
    assert lines_of(tmp_path / "fit.jsonl")[1]["value"] > 0.0


def test_a_sensor_whose_fit_is_not_yet_documented_may_record(
    start: Start, tmp_path: Path, zone: Zone
) -> None:
    """In a model zone, with unknown steps: nothing is released."""
    process = start("--interval", "1", described=zone)
    wait_for_lines(tmp_path / "fit.jsonl", 2)
    process.terminate()
    finished(process)
    assert process.returncode == 0


def test_a_recording_is_refused_until_the_budget_period_is_over(
    start: Start, slow_zone: Zone, tmp_path: Path
) -> None:
    now = time.time()
    end = (now // 1200.0 + 1.0) * 1200.0
    released(slow_zone, tmp_path, now)
    process = start()
    err = finished(process)
    assert process.returncode == 1
    until = time.strftime("%Y-%m-%dT%H:%M:%S.000Z", time.gmtime(end))
    assert f"the budget of node n02 is active until {until}" in err
    assert "record after that" in err
    assert not (tmp_path / "fit.jsonl").exists()
    process = start(clock=f"time.time() + {end - now}")
    wait_for_lines(tmp_path / "fit.jsonl", 2)
    process.terminate()
    assert "start the node after" in finished(process)
    assert process.returncode == 0


def test_a_recording_is_refused_if_a_later_budget_period_was_released(
    start: Start, slow_zone: Zone, tmp_path: Path
) -> None:
    """The clock was set back."""
    released(slow_zone, tmp_path, time.time() + 1e6)
    process = start()
    assert "is active until" in finished(process)
    assert process.returncode == 1


def test_a_recording_is_refused_until_the_budget_period_of_the_earlier_and_the_new_schedule_is_over(
    start: Start, slow_zone: Zone, tmp_path: Path
) -> None:
    period = time.time() // 1200.0 * 1200.0
    released(slow_zone, tmp_path, period + 100.0, replace(slow_zone.schedule, period=1.0))
    process = start(clock=str(period + 160.0))
    assert "is active until" in finished(process)
    assert process.returncode == 1


def test_a_recording_is_refused_if_the_zone_promises_less_than_the_node_did(
    start: Start, slow_zone: Zone, tmp_path: Path
) -> None:
    """As the node itself; a recording accepts nothing."""
    released(slow_zone, tmp_path, 1e9, replace(slow_zone.schedule, period=86400.0))
    process = start()
    assert "the zone file promises less than this node did" in finished(process)
    assert process.returncode == 1


def _damage(folder: Path) -> None:
    (folder / "state").mkdir()
    (folder / "state" / "n02.ledger").write_text("{")


def _lose(folder: Path) -> None:
    (folder / "state").mkdir()
    (folder / "state" / "n02.lock").write_text("a ledger was begun\n")


def _link(folder: Path) -> None:
    (folder / "fit.jsonl").symlink_to(folder / "target")


def _link_to_a_file(folder: Path) -> None:
    (folder / "target").write_text("kept")
    _link(folder)


HEATMAP = {"described": replace(heatmap_zone(), name="hall"), "node": '"d001"'}


@pytest.mark.parametrize(
    ("prepare", "settings", "expected"),
    [
        (_damage, {}, "n02.ledger: damaged"),
        (_lose, {}, "n02.ledger: gone"),
        (None, {"clock": "1e9"}, "the clock was never set: nothing is recorded; set the clock right"),
        (lambda folder: (folder / "fit.jsonl").write_text("kept"), {}, "fit.jsonl: exists"),
        (_link, {}, "fit.jsonl: exists"),
        (_link_to_a_file, {}, "fit.jsonl: exists"),
        (None, {"record": "none/fit.jsonl"}, "none/fit.jsonl: No such file or directory: give a path in"),
        (None, {"environ": {"NOTIFY_SOCKET": "/run/none"}}, "take --record out of the service"),
        (
            None,
            {**HEATMAP, "sensor": 'kind = "simulated"'},
            "zone hall is of kind heatmap, which has no model of heat to fit",
        ),
    ],
    ids=["damaged", "lost", "unset", "exists", "dangling", "link", "folder", "service", "heatmap"],
)
def test_a_recording_is_refused_in_one_line_with_exit_code_1(
    start: Start,
    tmp_path: Path,
    prepare: Callable[[Path], object] | None,
    settings: dict[str, Any],
    expected: str,
) -> None:
    if prepare is not None:
        prepare(tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    process = start(**settings)
    err = finished(process)
    assert process.returncode == 1
    assert expected in err.splitlines()[-1]
    assert "recording for a fit until" not in err
    after = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    assert {**after, **before} == after, "no file was changed"
    assert after.keys() - before.keys() <= {"hall.toml", "node.toml"}


def test_a_recording_and_the_node_exclude_each_other(start: Start, slow_zone: Zone, tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "state", slow_zone, "n02")
    process = start()
    assert "in use: stop the other process of node n02" in finished(process)
    assert process.returncode == 1
    assert not (tmp_path / "fit.jsonl").exists()
    ledger.close()
    recording = start("--interval", "1")
    wait_for_lines(tmp_path / "fit.jsonl", 2)
    node = start(record=None)
    assert "in use" in finished(node)
    assert node.returncode == 1
    recording.terminate()
    finished(recording)
    assert not (tmp_path / "state" / "n02.ledger").exists(), "a recording spends no budget"


def test_a_full_disk_ends_a_recording_after_its_last_complete_line(start: Start, tmp_path: Path) -> None:
    process = start("--interval", "1", largest_file=280)
    err = finished(process)
    assert process.returncode == 1
    assert "the recording ended early; free space" in err.splitlines()[-1]
    first, *measured = lines_of(tmp_path / "fit.jsonl")
    assert first["kind"] == "recording"
    assert measured
    assert all("value" in line for line in measured)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (["--hours", "0"], "give a number above 0 to 24"),
        (["--hours", "24.1"], "give a number above 0 to 24"),
        (["--hours", "nan"], "give a number above 0 to 24"),
        (["--interval", "0.9"], "give a number from 1 to 600"),
        (["--interval", "601"], "give a number from 1 to 600"),
        (["--ledger-lost"], "--record goes only with"),
        (["--accept-weaker-promise"], "--record goes only with"),
        (["--check"], "--record goes only with"),
        (["--alive", "alive"], "--record goes only with"),
    ],
)
def test_wrong_options_are_refused_with_exit_code_2(
    start: Start, tmp_path: Path, options: list[str], expected: str
) -> None:
    process = start(*options)
    assert expected in finished(process)
    assert process.returncode == 2
    assert not (tmp_path / "fit.jsonl").exists()


def test_hours_and_interval_need_a_recording(start: Start) -> None:
    process = start("--hours", "2", record=None)
    assert "--hours and --interval go with --record" in finished(process)
    assert process.returncode == 2


def test_an_interval_shorter_than_a_reading_is_refused_with_exit_code_2(start: Start, tmp_path: Path) -> None:
    process = start("--interval", "1", sensor=COMMAND.replace("0.5", "1.5", 1))
    assert "the sensor may take 1.75 s for a reading: give at least 2" in finished(process)
    assert process.returncode == 2
    assert not (tmp_path / "fit.jsonl").exists()
