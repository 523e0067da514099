"""The sensor `command`: programs that print a number, fail, hang or print something else."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_node.sensors.command import MAX_OUTPUT, CommandSensor, parse_number
from heatcloak_node.sensors.sensor import Scale
from heatcloak_shared.errors import ConfigError, SensorError
from support.waiting import wait_until


def shell(script: str, timeout: float = 5.0, scale: Scale = Scale()) -> CommandSensor:  # noqa: B008
    return CommandSensor(["/bin/sh", "-c", script], timeout, scale)


def sensor_fault(sensor: CommandSensor) -> str:
    with pytest.raises(SensorError) as caught:
        sensor.read(0)
    assert "21.7" not in str(caught.value)
    return str(caught.value)


def is_running(pid: int) -> bool:
    """Return whether a process runs; a zombie does not."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def wait_until_gone(pid: int) -> None:
    wait_until(lambda: not is_running(pid), message="the process was not killed")


@pytest.mark.parametrize(("printed", "value"), [("21.7", 21.7), ("  -1e3\n", -1e3), (".5", 0.5), ("7.", 7.0)])
def test_the_output_is_the_reading_in_the_zones_unit(printed: str, value: float) -> None:
    assert shell(f"printf '{printed}'", scale=Scale(2.0, 1.0)).read(0) == 2.0 * value + 1.0


def test_an_infinite_value_is_a_reading() -> None:
    """It will be clamped: dropping it would reveal that it was large."""
    assert shell("echo 1e999").read(0) == float("inf")
    assert shell("echo -inf").read(0) == -float("inf")


@pytest.mark.parametrize("printed", ["", "21.7 C", "t=21.7", "21.7 21.7", "nan", "2_1.7", "0x15", "1e", "٢١"])
def test_any_other_output_is_a_fault_that_does_not_show_it(printed: str) -> None:
    assert "one number" in sensor_fault(shell(f"printf '{printed}'"))


def test_the_fault_of_a_failing_command_shows_neither_exit_code_nor_output(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Both may be a reading."""
    assert (
        sensor_fault(shell("echo 21.7; echo 21.7 >&2; exit 21"))
        == "the command ended with an error: run it by hand"
    )
    assert sensor_fault(shell("echo 21.7; kill -9 $$")) == "the command ended by a signal: run it by hand"
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("path", ["/nowhere/at-all", "/etc/hostname", "/"])
def test_a_command_that_cannot_be_started_is_a_fault(path: str) -> None:
    assert "can't be started" in sensor_fault(CommandSensor([path], 5.0))


@pytest.mark.parametrize(
    "script",
    [
        "echo $$ > {pid}; sleep 60",
        "echo 21.7; echo $$ > {pid}; exec >&-; sleep 60",
        "sleep 60 & echo $! > {pid}; echo 21.7",
        "trap '' TERM INT HUP; echo $$ > {pid}; sleep 60",
    ],
    ids=["silent", "closed its output", "left a child that holds its output", "ignores signals"],
)
@pytest.mark.alone
def test_a_command_that_hangs_is_killed_with_its_children(tmp_path: Path, script: str) -> None:
    pid = tmp_path / "pid"
    began = time.monotonic()
    assert "took too long and was killed" in sensor_fault(shell(script.format(pid=pid), timeout=0.4))
    assert 0.4 <= time.monotonic() - began < 2.0
    wait_until_gone(int(pid.read_text()))


def test_a_command_that_prints_too_much_is_killed(tmp_path: Path) -> None:
    assert f"more than {MAX_OUTPUT} bytes" in sensor_fault(
        shell("while :; do echo 21.7; done", timeout=240.0)
    )


def test_commands_run_without_shell_input_and_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Credentials and the service manager's socket belong to the node."""
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    found = tmp_path / "found"
    script = f"cat; env | cut -d= -f1 | sort | tr '\\n' ' ' > {found}; pwd >> {found}; echo 1"
    assert shell(script).read(0) == 1.0
    assert found.read_text() == "LC_ALL PATH PWD /\n"
    assert sensor_fault(CommandSensor(["/bin/echo", "$((20+1.7))", ";", "21.7"], 5.0))


def children_of(parent: int) -> set[int]:
    """Return the children of a process, zombies included."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            # The name, in parentheses, may hold anything; the state and the parent follow it.
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                found.add(int(stat.parent.name))
    return found


def test_no_descriptor_and_no_zombie_is_left() -> None:
    before, children = len(os.listdir("/proc/self/fd")), children_of(os.getpid())  # noqa: PTH208
    for script in ("echo 1", "exit 3", "sleep 9", "yes"):
        try:
            shell(script, timeout=0.3).read(0)
        except SensorError:
            continue
    assert len(os.listdir("/proc/self/fd")) == before  # noqa: PTH208
    assert children_of(os.getpid()) <= children


def test_a_command_does_not_outlive_the_node(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    os.mkfifo(pid)
    program = (
        "import threading\n"
        "from heatcloak_node.sensors.command import CommandSensor\n"
        f"sensor = CommandSensor(['/bin/sh', '-c', 'echo $$ > {pid}; sleep 60'], 60.0)\n"
        "threading.Thread(target=sensor.read, args=(0,), daemon=True).start()\n"
        f"print(open('{pid}').read())\n"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, timeout=60)
    wait_until_gone(int(done.stdout))


@given(st.floats(allow_nan=False))
def test_every_float_is_read_exactly(value: float) -> None:
    assert parse_number(repr(value).encode()) == value


@given(st.binary(max_size=64))
def test_no_fault_shows_the_output(printed: bytes) -> None:
    try:
        parse_number(printed)
    except SensorError as error:
        assert str(error) == "the command did not print one number and nothing else: run it by hand"


@pytest.mark.parametrize("command", [[], "/bin/date", ["date"], ["/bin/date", 1], ["/bin/date", "a\0b"]])
def test_a_command_without_an_absolute_path_is_refused(
    configure: Callable[..., Any], command: object
) -> None:
    with pytest.raises(ConfigError, match=r"sensor\.command"):
        configure(kind="command", command=command, timeout=0.5)


def test_the_timeout_is_required_and_must_fit_the_rounds(configure: Callable[..., Any]) -> None:
    assert configure(kind="command", command=["/bin/date"], timeout=0.5).takes == 0.75
    for wrong in ({}, {"timeout": 0.0}, {"timeout": 0.7}):
        with pytest.raises(ConfigError, match=r"sensor\.timeout"):
            configure(kind="command", command=["/bin/date"], **wrong)


def test_processes_that_a_command_leaves_behind_are_killed(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    sensor = shell(f"sleep 60 >/dev/null 2>&1 & echo $! > {pid}; echo 21.7")
    assert sensor.read(0) == 21.7
    wait_until_gone(int(pid.read_text()))
