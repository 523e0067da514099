"""The file that health checks look at: fresh while all is well, old when it is not, and nothing but that."""

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
from support.timers import Timers


def age(file: Path) -> float:
    """Seconds since the last sign."""
    return time.time() - file.stat().st_mtime


def test_it_is_old_until_the_first_sign(tmp_path: Path) -> None:
    """Also where an earlier run left a fresh one: nothing is known yet."""
    file = tmp_path / "alive"
    for _ in range(2):
        alive = HeartbeatFile(file)
        assert file.stat().st_mtime == 0
        alive.touch()
        assert age(file) < 5
    assert file.read_bytes() == b""


def test_signs_are_given_while_all_is_well(tmp_path: Path) -> None:
    """At once, then every two seconds; none while it is not well, and again when it is."""
    file, timers, well = tmp_path / "alive", Timers(), True
    alive = HeartbeatFile(file)
    alive.start(timers, lambda: well)
    for well in (True, False, True):
        os.utime(file, (0, 0))
        delay, timer = timers.waiting[-1]
        assert delay == HeartbeatFile.INTERVAL == 2.0
        timer.fire()
        assert (file.stat().st_mtime > 0) is well


def test_a_reactor_that_hangs_gives_no_sign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread that does the work gives them, so that no other thread can lie about its health."""
    monkeypatch.setattr("heatcloak_node.heartbeat_file.HeartbeatFile.INTERVAL", 0.02)
    file, reactor = tmp_path / "alive", Reactor()
    alive = HeartbeatFile(file)
    ages: list[float] = []

    def hang() -> None:
        time.sleep(0.3)
        ages.append(age(file))
        reactor.stop()

    reactor.call_soon(lambda: alive.start(reactor, lambda: True))
    reactor.call_later(0.1, hang)
    reactor.run()
    assert ages[0] >= 0.3


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("folder", "folder: Is a directory: give --alive a file that can be written"),
        ("absent/alive", "absent/alive: No such file or directory: give --alive"),
        ("link", "link: Too many levels of symbolic links: give --alive"),
        ("dangling", "dangling: Too many levels of symbolic links: give --alive"),
        ("pipe", "pipe: No such device or address: give --alive"),
        ("full", "full: not an empty file: give --alive a file of its own"),
    ],
)
def test_only_an_empty_file_of_its_own_will_do(tmp_path: Path, name: str, told: str) -> None:
    """Anything else is refused in one line, and stays as it is."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").touch()
    (tmp_path / "full").write_bytes(b"a key")
    (tmp_path / "link").symlink_to("empty")
    (tmp_path / "dangling").symlink_to("new")
    os.mkfifo(tmp_path / "pipe")
    before = {file.name: file.lstat().st_mtime_ns for file in tmp_path.iterdir()}
    with pytest.raises(ConfigError) as error:
        HeartbeatFile(tmp_path / name)
    assert told in str(error.value)
    assert {file.name: file.lstat().st_mtime_ns for file in tmp_path.iterdir()} == before


def test_what_goes_wrong_later_is_left_to_whoever_watches(tmp_path: Path) -> None:
    """A file that is gone is made again; a link or a folder in its place is not followed, and no error."""
    file, other = tmp_path / "alive", tmp_path / "other"
    other.touch()
    os.utime(other, (0, 0))
    alive = HeartbeatFile(file)
    file.unlink()
    alive.touch()
    assert age(file) < 5
    file.unlink()
    file.symlink_to(other)
    alive.touch()
    assert other.stat().st_mtime == 0
    file.unlink()
    file.mkdir()
    alive.touch()


def test_a_node_that_nobody_watches_loads_neither_parser_nor_file() -> None:
    """`--config FILE` alone stays the cheap way; with `--alive` the parser is needed."""
    program = (
        "import sys; from heatcloak_node.cli import parse_options; import heatcloak_node.run\n"
        "assert parse_options(['--config', 'n.toml']).alive is None\n"
        "assert 'argparse' not in sys.modules and 'heatcloak_node.heartbeat_file' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
    assert parse_options(["--config", "n.toml", "--alive", "a"]).alive == Path("a")


@pytest.fixture
def config(zone: Zone, tmp_path: Path, mosquitto: Any) -> Path:
    """A node's configuration."""
    (tmp_path / "hall.toml").write_text(render_zone(zone), encoding="utf-8")
    (tmp_path / "world.toml").write_text("[[source]]\npath = [[0, 0.3]]\n", encoding="utf-8")
    (tmp_path / "node.toml").write_text(
        'zone = "hall.toml"\nnode = "n02"\nstate = "state"\nallow_volatile_state = true\n'
        f'[broker]\nhost = "127.0.0.1"\nport = {mosquitto.port}\n'
        '[sensor]\nkind = "simulated"\nscenario = "world.toml"\n',
        encoding="utf-8",
    )
    return tmp_path / "node.toml"


def test_a_node_refuses_a_file_that_it_cannot_write(config: Path) -> None:
    """As misuse, in one line, before it does anything."""
    command = [sys.executable, "-m", "heatcloak_node", "--config", str(config), "--alive", str(config)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith(
        "node.toml: not an empty file: give --alive a file of its own"
    )
    assert "Traceback" not in done.stderr
    assert not (config.parent / "state").exists()


def test_a_stopped_node_gives_no_sign(config: Path, mosquitto: Any, mosquitto_sub: str) -> None:
    """It is connected and says so, but it releases nothing: somebody has to act."""
    state, alive = config.parent / "state", config.parent / "alive"
    state.mkdir()
    (state / "n02.ledger").write_bytes(b"damaged")
    command = [sys.executable, "-m", "heatcloak_node", "--config", str(config), "--alive", str(alive)]
    node = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        listen = [mosquitto_sub, "-p", str(mosquitto.port), "-C", "1", "-W", "10"]
        told = subprocess.run(
            [*listen, "-t", "heatcloak/v1/hall/n02/status"], check=True, capture_output=True
        )
        assert decode_status(told.stdout).state is NodeState.STOPPED
        time.sleep(HeartbeatFile.INTERVAL + 0.3)
        assert alive.stat().st_mtime == 0
    finally:
        node.send_signal(signal.SIGTERM)
        node.wait(10)
