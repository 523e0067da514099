"""The heartbeat file: `heatcloak_node.heartbeat_file`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from heatcloak_node.cli import parse_options
from heatcloak_node.heartbeat_file import HeartbeatFile
from heatcloak_node.reactor import Reactor
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.wire import NodeState, decode_status
from heatcloak_shared.zone import Zone, render_zone
from support.timers import ManualTimers


def age(file: Path) -> float:
    """Return the seconds since the last heartbeat."""
    return time.time() - file.stat().st_mtime


def test_the_file_is_old_until_the_first_heartbeat(tmp_path: Path) -> None:
    """A heartbeat of an earlier run does not count."""
    file = tmp_path / "heartbeat"
    for _ in range(2):
        heartbeat = HeartbeatFile(file)
        assert file.stat().st_mtime == 0
        heartbeat.touch()
        assert age(file) < 5
    assert file.read_bytes() == b""


def test_the_file_is_renewed_every_two_seconds_while_the_node_is_healthy(tmp_path: Path) -> None:
    file, timers, healthy = tmp_path / "heartbeat", ManualTimers(), True
    heartbeat = HeartbeatFile(file)
    heartbeat.start(timers, lambda: healthy)
    for healthy in (True, False, True):
        os.utime(file, (0, 0))
        delay, timer = timers.waiting[-1]
        assert delay == HeartbeatFile.INTERVAL == 2.0
        timer.fire()
        assert (file.stat().st_mtime > 0) is healthy


def test_a_hanging_reactor_does_not_renew_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heatcloak_node.heartbeat_file.HeartbeatFile.INTERVAL", 0.02)
    file, reactor = tmp_path / "heartbeat", Reactor()
    heartbeat = HeartbeatFile(file)
    ages: list[float] = []

    def hang() -> None:
        time.sleep(0.3)
        ages.append(age(file))
        reactor.stop()

    reactor.call_soon(lambda: heartbeat.start(reactor, lambda: True))
    reactor.call_later(0.1, hang)
    reactor.run()
    assert ages[0] >= 0.3


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("folder", "folder: Is a directory: give --alive a writable file"),
        ("absent/heartbeat", "absent/heartbeat: No such file or directory: give --alive"),
        ("link", "link: Too many levels of symbolic links: give --alive"),
        ("dangling", "dangling: Too many levels of symbolic links: give --alive"),
        ("pipe", "pipe: No such device or address: give --alive"),
        ("full", "full: not an empty file: give --alive a file of its own"),
    ],
)
def test_anything_but_an_empty_regular_file_is_refused_and_left_unchanged(
    tmp_path: Path, name: str, expected: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").touch()
    (tmp_path / "full").write_bytes(b"a key")
    (tmp_path / "link").symlink_to("empty")
    (tmp_path / "dangling").symlink_to("new")
    os.mkfifo(tmp_path / "pipe")
    before = {file.name: file.lstat().st_mtime_ns for file in tmp_path.iterdir()}
    with pytest.raises(ConfigError) as error:
        HeartbeatFile(tmp_path / name)
    assert expected in str(error.value)
    assert {file.name: file.lstat().st_mtime_ns for file in tmp_path.iterdir()} == before


def test_errors_after_the_start_are_ignored(tmp_path: Path) -> None:
    """A deleted file is created again; a link in its place is not followed."""
    file, other = tmp_path / "heartbeat", tmp_path / "other"
    other.touch()
    os.utime(other, (0, 0))
    heartbeat = HeartbeatFile(file)
    file.unlink()
    heartbeat.touch()
    assert age(file) < 5
    file.unlink()
    file.symlink_to(other)
    heartbeat.touch()
    assert other.stat().st_mtime == 0
    file.unlink()
    file.mkdir()
    heartbeat.touch()


def test_without_alive_neither_argparse_nor_the_heartbeat_module_is_imported() -> None:
    program = (
        "import sys; from heatcloak_node.cli import parse_options; import heatcloak_node.run\n"
        "assert parse_options(['--config', 'n.toml']).alive is None\n"
        "assert 'argparse' not in sys.modules and 'heatcloak_node.heartbeat_file' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
    assert parse_options(["--config", "n.toml", "--alive", "a"]).alive == Path("a")


@pytest.fixture
def config(zone: Zone, tmp_path: Path, mosquitto: Any) -> Path:
    """Return the path of a node's configuration."""
    (tmp_path / "hall.toml").write_text(render_zone(zone), encoding="utf-8")
    (tmp_path / "world.toml").write_text("[[source]]\npath = [[0, 0.3]]\n", encoding="utf-8")
    (tmp_path / "node.toml").write_text(
        'zone = "hall.toml"\nnode = "n02"\nstate = "state"\nallow_volatile_state = true\n'
        f'[broker]\nhost = "127.0.0.1"\nport = {mosquitto.port}\n'
        '[sensor]\nkind = "simulated"\nscenario = "world.toml"\n',
        encoding="utf-8",
    )
    return tmp_path / "node.toml"


def test_an_unusable_heartbeat_file_is_one_line_and_exit_code_2(config: Path) -> None:
    command = [sys.executable, "-m", "heatcloak_node", "--config", str(config), "--alive", str(config)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith(
        "node.toml: not an empty file: give --alive a file of its own"
    )
    assert "Traceback" not in done.stderr
    assert not (config.parent / "state").exists()


IMPATIENT = """
import sys
from heatcloak_node.cli import main
from heatcloak_node.heartbeat_file import HeartbeatFile
HeartbeatFile.INTERVAL = 0.05
sys.exit(main(sys.argv[1:]))
"""


def test_a_stopped_node_does_not_renew_the_file(config: Path, mosquitto: Any, mosquitto_sub: str) -> None:
    """It is connected, but releases nothing until a person acts."""
    state, heartbeat = config.parent / "state", config.parent / "heartbeat"
    state.mkdir()
    (state / "n02.ledger").write_bytes(b"damaged")
    command = [sys.executable, "-c", IMPATIENT, "--config", str(config), "--alive", str(heartbeat)]
    node = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        listen = [mosquitto_sub, "-p", str(mosquitto.port), "-C", "1", "-W", "10"]
        done = subprocess.run(
            [*listen, "-t", "heatcloak/v1/hall/n02/status"], check=True, capture_output=True
        )
        assert decode_status(done.stdout).state is NodeState.STOPPED
        time.sleep(0.5)  # ten of its intervals
        assert heartbeat.stat().st_mtime == 0
    finally:
        node.send_signal(signal.SIGTERM)
        node.wait(60)
