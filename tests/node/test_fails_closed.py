"""``heatcloak-node`` as a process that must not release a reading."""

from __future__ import annotations

import json
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import pytest

from heatcloak_node.release import LATE_FAULT
from heatcloak_shared.keyfile import NodeKey, load_node_key, save_node_key
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.wire import NodeState, decode_meta
from heatcloak_shared.zone import Promise, Range, Zone, render_zone
from support.node_listener import NodeListener
from support.sealer import seeded_noise
from support.zones import uniform_noise, with_ticks

KEY = bytes(range(32))


@pytest.fixture
def run(zone: Zone, tmp_path: Path, mosquitto: Any) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Return a function that starts node n02 as a process, optionally with a wrong clock."""
    processes: list[subprocess.Popen[str]] = []
    (tmp_path / "world.toml").write_text("[[source]]\npath = [[0, 0.3]]\n", encoding="utf-8")

    def start(
        *options: str,
        described: Zone = zone,
        sensor: str = 'kind = "simulated"\nscenario = "world.toml"',
        clock: str = "time.time()",
        largest_file: int | None = None,
        before: str = "",
        **keys: str,
    ) -> subprocess.Popen[str]:
        fast = replace(described, schedule=replace(described.schedule, period=0.2))
        (tmp_path / "hall.toml").write_text(render_zone(fast), encoding="utf-8")
        values = {"zone": '"hall.toml"', "node": '"n02"', "state": '"state"', **keys}
        values.setdefault("allow_volatile_state", "true")
        lines = [f"{key} = {value}" for key, value in values.items()]
        lines += ["[broker]", 'host = "127.0.0.1"', f"port = {mosquitto.port}", "[sensor]", sensor]
        config = tmp_path / "node.toml"
        config.write_text("\n".join(lines), encoding="utf-8")
        program = (
            f"import os, sys, time\n{before}\n"
            "from heatcloak_node.cli import main\n"
            f"sys.exit(main(sys.argv[1:], clock=lambda: {clock}))\n"
        )
        process = subprocess.Popen(
            [sys.executable, "-c", program, "--config", str(config), *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=None if largest_file is None else lambda: _limit_files(largest_file),
        )
        processes.append(process)
        return process

    yield start
    for process in processes:
        process.kill()
        process.communicate()


def _limit_files(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def stop(process: subprocess.Popen[str]) -> tuple[int, str]:
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=60)
    assert "Traceback" not in err
    return process.returncode, err


def test_a_damaged_ledger_stops_the_node(
    run: Callable[..., subprocess.Popen[str]], node_listener: NodeListener, tmp_path: Path
) -> None:
    """With ``--ledger-lost``, the node continues in the next budget period."""
    (tmp_path / "state").mkdir()
    (tmp_path / "state" / "n02.ledger").write_text("{")
    process = run()
    status = node_listener.status_other_than(NodeState.ONLINE)
    assert (status.state, status.reason) == (NodeState.STOPPED, "the ledger is damaged")
    assert node_listener.readings_within(0.8) == 0
    code, err = stop(process)
    assert code == 1
    assert "n02.ledger: damaged" in err
    budget_period = 20 * 0.2
    now = time.time()
    began = int(now / budget_period) + 1
    process = run("--ledger-lost", clock=f"time.time() + {began * budget_period - now}")
    reading = node_listener.reading()[0]
    assert reading.round // 20 > began, "it skipped the budget period in which it was started"
    assert stop(process)[0] == 0


def test_a_zone_file_that_promises_less_stops_the_node_until_it_is_accepted(
    run: Callable[..., subprocess.Popen[str]], node_listener: NodeListener, zone: Zone
) -> None:
    process = run()
    node_listener.reading()[0]
    stop(process)
    less = replace(zone, noise=with_ticks(zone.noise, 150), promise=replace(zone.promise, epsilon=40.0))
    process = run(described=less)
    status = node_listener.status_other_than(NodeState.ONLINE, NodeState.OFFLINE)
    assert (status.state, status.reason) == (
        NodeState.STOPPED,
        "the zone file promises less than this node did",
    )
    assert node_listener.readings_within(0.8) == 0
    assert "--accept-weaker-promise" in stop(process)[1]
    for options in (["--accept-weaker-promise"], []):
        process = run(*options, described=less)
        assert node_listener.reading()[0].sigma_ticks == 150
        assert stop(process)[0] == 0


def test_a_full_disk_makes_the_node_faulty(
    run: Callable[..., subprocess.Popen[str]], node_listener: NodeListener
) -> None:
    """No reading is taken."""
    process = run(largest_file=0)
    reasons = [node_listener.status_other_than(NodeState.ONLINE).reason or "" for _ in range(2)]
    assert "spool" in reasons[0]
    assert "ledger" in reasons[1]
    assert node_listener.readings_within(0.8) == 0
    assert stop(process)[0] == 0


def test_an_unset_clock_makes_the_node_faulty_until_it_is_set(
    run: Callable[..., subprocess.Popen[str]], node_listener: NodeListener, tmp_path: Path
) -> None:
    set_clock = tmp_path / "set"
    process = run(clock=f"time.time() - (0 if os.path.exists('{set_clock}') else 1.7e9)")
    status = node_listener.status_other_than(NodeState.ONLINE)
    assert (status.state, status.reason) == (NodeState.FAULTY, "the clock was never set")
    set_clock.touch()
    assert node_listener.reading()[0].t > 1.75e9
    assert stop(process)[0] == 0


def test_a_clock_set_back_makes_the_node_faulty(
    run: Callable[..., subprocess.Popen[str]], node_listener: NodeListener, tmp_path: Path
) -> None:
    """Rounds that may have been released stay refused."""
    start, set_back = time.time(), tmp_path / "back"
    process = run(clock=f"time.time() - (100.0 if os.path.exists('{set_back}') else 0)")
    assert node_listener.reading()[0].t > start - 1
    set_back.touch()
    status = node_listener.status_other_than(NodeState.ONLINE)
    assert status.state is NodeState.FAULTY
    assert status.reason is not None
    assert "may have been released" in status.reason
    assert node_listener.readings_within(0.8) == 0
    assert stop(process)[0] == 0


def test_a_seeded_node_keeps_only_the_current_epoch_key(
    run: Callable[..., subprocess.Popen[str]], node_listener: NodeListener, tmp_path: Path, zone: Zone
) -> None:
    """Every reading names its epoch."""
    now = int(time.time() / 0.2)
    path = tmp_path / "n02.key"
    epochs = Epochs(first_round=now, rounds=10)
    save_node_key(path, NodeKey("hall", "n02", 0, 0, KEY, epochs))
    process = run(seed_file='"n02.key"')
    assert decode_meta(node_listener.next("meta")[0]).seeded
    readings = [node_listener.reading()[0] for _ in range(25)]
    assert [reading.key for reading in readings] == [epochs.of(reading.round) for reading in readings]
    assert all(reading.mac is not None for reading in readings)
    assert stop(process)[0] == 0
    kept = load_node_key(path)
    assert kept.epoch >= (readings[-1].key or 0) >= 2
    assert KEY.hex() not in path.read_text()


@pytest.mark.parametrize("fault", ["open to others", "another node's", "missing"])
def test_an_unusable_key_file_is_one_line_and_exit_code_2(
    run: Callable[..., subprocess.Popen[str]], tmp_path: Path, fault: str
) -> None:
    """A seeded node does not fall back to noise that the trusted party cannot remove."""
    path = tmp_path / "n02.key"
    if fault != "missing":
        node = "n03" if fault == "another node's" else "n02"
        save_node_key(path, NodeKey("hall", node, 0, 0, KEY, Epochs(0, 10)))
        path.chmod(0o644 if fault == "open to others" else 0o600)
    process = run(seed_file='"n02.key"')
    _, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert KEY.hex() not in err
    assert "n02.key" in err or "n03" in err
    assert "Traceback" not in err


THERMAL = 'kind = "thermal-zone"\npath = "temp"\ngain = 0.1\nresolution = 0.5'


def test_a_real_sensor_refuses_a_zone_that_assumes_a_model(
    run: Callable[..., subprocess.Popen[str]], tmp_path: Path, node_listener: NodeListener, zone: Zone
) -> None:
    """Unless the configuration confirms that the fit is documented, and the zone covers its steps."""
    (tmp_path / "temp").write_text("45123\n")
    process = run(sensor=THERMAL)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert 'sensitivity = "range"' in err
    process = run(sensor=THERMAL, sensitivity='"model"')
    _, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert "make the zone with --resolution 0.05" in err
    coarse = replace(zone, resolution=0.05, noise=with_ticks(zone.noise, 900))
    process = run(sensor=THERMAL, sensitivity='"model"', described=coarse)
    assert decode_meta(node_listener.next("meta")[0]).sensor == "thermal-zone"
    node_listener.reading()[0]
    assert stop(process)[0] == 0


def test_in_range_mode_readings_are_clamped_to_the_range(
    run: Callable[..., subprocess.Popen[str]], tmp_path: Path, node_listener: NodeListener, zone: Zone
) -> None:
    (tmp_path / "temp").write_text("85000000\n")
    now = int(time.time() / 0.2)
    save_node_key(tmp_path / "n02.key", NodeKey("hall", "n02", 0, 0, KEY, Epochs(now, 10**6)))
    ranged = replace(
        zone, promise=Promise(Range(0.0, 8.0), 4.0, 1e-5), noise=uniform_noise(16.1, 2.0**-2, 1000, 4)
    )
    process = run(sensor=THERMAL, seed_file='"n02.key"', described=ranged)
    assert "all 4 of them" in decode_meta(node_listener.next("meta")[0]).promise
    reading = node_listener.reading()[0]
    assert stop(process)[0] == 0
    assert (reading.ticks - seeded_noise(KEY, reading)) * reading.step == 8.0


SLOW_DISK = """
write = os.fdatasync
os.fdatasync = lambda file: (time.sleep(0.15), write(file))
"""


def test_a_round_is_skipped_if_the_ledger_was_written_too_late(
    run: Callable[..., subprocess.Popen[str]], node_listener: NodeListener
) -> None:
    """Rounds of 0.2 s may be 0.1 s late; writing the ledger takes 0.15 s."""
    process = run(before=SLOW_DISK)
    status = node_listener.status_other_than(NodeState.ONLINE, NodeState.OFFLINE)
    assert (status.state, status.reason) == (NodeState.FAULTY, LATE_FAULT)
    assert node_listener.readings_within(1.0) == 0
    code, err = stop(process)
    assert code == 0
    assert err.count("is skipped: the ledger was written more than 0.1 s after its time: give") == 1


def test_json_prints_the_counters_at_the_end(
    run: Callable[..., subprocess.Popen[str]], node_listener: NodeListener
) -> None:
    process = run("--json", largest_file=0)
    for _ in range(2):  # the spool at the start, the ledger in the first round
        node_listener.status_other_than(NodeState.ONLINE)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    account = json.loads(out)
    assert account["published"] == 0
    assert account["refused_rounds"] >= 1


def test_a_state_folder_in_memory_stops_the_node(
    run: Callable[..., subprocess.Popen[str]],
    node_listener: NodeListener,
    skip_or_fail: Callable[[str], NoReturn],
) -> None:
    """A reboot would renew the budget. The public reason names no folder."""
    memory = Path("/dev/shm")  # noqa: S108  the one file system in memory that every Linux has
    if not memory.is_dir():
        skip_or_fail("no /dev/shm: this machine has no file system in memory that could be tried")
    with tempfile.TemporaryDirectory(dir=memory) as state:
        process = run(state=f'"{state}"', allow_volatile_state="false")
        status = node_listener.status_other_than(NodeState.ONLINE)
        assert (status.state, status.reason) == (
            NodeState.STOPPED,
            "the ledger is on storage that does not last",
        )
        assert node_listener.readings_within(0.8) == 0
        code, err = stop(process)
        assert code == 1
        assert "of type tmpfs" in err
        assert "allow_volatile_state = true" in err
        assert not list(Path(state).iterdir()), "nothing is written there"
        process = run("--json", state=f'"{state}"')
        assert node_listener.status_other_than(NodeState.STOPPED).state is NodeState.ONLINE
        assert stop(process)[0] == 0
