"""A bundle on a booted machine: installed by its own installer and kept running by systemd."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from heatcloak_shared import decode_reading, load_zone
from heatcloak_shared.wire import NodeState
from support.waiting import wait_until

UNIT = "heatcloak-node.service"
INSTALL = ("python3", "/boot/firmware/heatcloak/install.py")
DROP_IN = "[Service]\nWatchdogSec=2\nTimeoutAbortSec=1\nRestartSec=100ms\n"


class Machine:
    """A Debian with systemd in a container, which shares this machine's network."""

    def __init__(self, root: Path, program: str) -> None:
        self.root = root
        self._program = program
        self._process: subprocess.Popen[bytes] | None = None
        self._leader = 0

    def boot(self) -> None:
        """Boot the machine and return when it is up."""
        self._process = subprocess.Popen(
            [self._program, "--quiet", "-D", str(self.root), "-b", "--register=no", "--keep-unit"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")

        def is_up() -> bool:
            assert self._process is not None
            assert self._process.poll() is None, "the machine did not start"
            for leader in children.read_text().split():
                self._leader = int(leader)
                if self("systemctl", "is-system-running", check=False).strip() in ("running", "degraded"):
                    return True
            return False

        wait_until(is_up, 60, "the machine did not come up", interval=0.1)

    def __call__(self, *command: str, check: bool = True) -> str:
        """Run a command inside and return its output."""
        done = subprocess.run(
            ["nsenter", "-t", str(self._leader), "-a", *command],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert not check or done.returncode == 0, (command, done.stdout, done.stderr)
        return done.stdout + done.stderr

    def fact(self, name: str) -> str:
        """Return a property of the node's unit."""
        return self("systemctl", "show", "--value", "-p", name, UNIT).strip()

    def power_off(self) -> None:
        """Shut the machine down."""
        assert self._process is not None
        self("systemctl", "poweroff", check=False)
        self._process.wait(timeout=30)

    def kill(self) -> None:
        """Kill the machine."""
        if self._process is not None and self._process.poll() is None:
            # The leader would survive its parent.
            if self._leader:
                os.kill(self._leader, signal.SIGKILL)
            self._process.kill()
            self._process.wait()


@pytest.fixture(scope="module")
def machine(
    root_of: Callable[[str], Path], deployment: Any, installed_program: Callable[[str, str], str]
) -> Iterator[Machine]:
    """Return a booted machine with the bundle installed from its boot partition."""
    root = root_of("boot")
    firmware = root / "boot/firmware"
    firmware.mkdir(parents=True)
    (firmware / "config.txt").write_text("[all]\n")
    shutil.copytree(deployment.bundle("boot-bundle"), firmware, dirs_exist_ok=True)
    started = Machine(root, installed_program("systemd-nspawn", "systemd-container"))
    try:
        started.boot()
        assert "is running" in started(*INSTALL)
        yield started
    finally:
        started.kill()


@pytest.fixture(autouse=True)
def _empty_recorder(deployment: Any) -> None:
    """Drop the messages of earlier tests."""
    deployment.recorder.forget()


def test_node_publishes_as_an_unprivileged_temporary_user(machine: Machine, deployment: Any) -> None:
    readings = deployment.recorder.take(2)
    assert readings[1].round > readings[0].round
    assert machine.fact("ActiveState") == "active"
    assert machine.fact("StatusText") == "node n07 of zone hall"
    status = machine("cat", f"/proc/{machine.fact('MainPID')}/status")
    assert re.search(r"^Uid:\t6[1-5][0-9]{3}\t", status, re.MULTILINE)
    assert re.search(r"^CapBnd:\t0+$", status, re.MULTILINE)
    assert not (machine.root / "boot/firmware/heatcloak/secrets").exists()


def test_systemd_accepts_the_unit_with_low_exposure(machine: Machine) -> None:
    assert machine("systemd-analyze", "verify", f"/etc/systemd/system/{UNIT}") == ""
    output = machine("systemd-analyze", "security", "--no-pager", UNIT)
    match = re.search(r"exposure level for \S+: ([0-9.]+)", output)
    assert match is not None
    assert float(match[1]) <= 1.6


def test_stopped_node_reports_offline_within_two_seconds_and_continues_later(
    machine: Machine, deployment: Any
) -> None:
    before = deployment.recorder.take(1)[0]
    began = time.monotonic()
    machine("systemctl", "stop", UNIT)
    deployment.recorder.wait_for(NodeState.OFFLINE, timeout=2)
    assert time.monotonic() - began < 2
    assert machine.fact("Result") == "success"
    machine("systemctl", "start", UNIT)
    assert deployment.recorder.take_of_other_boots(before.boot).round > before.round


def test_watchdog_restarts_only_a_hanging_node(machine: Machine, deployment: Any) -> None:
    folder = machine.root / f"etc/systemd/system/{UNIT}.d"
    folder.mkdir()
    (folder / "test.conf").write_text(DROP_IN)
    machine("systemctl", "daemon-reload")
    machine("systemctl", "restart", UNIT)
    deployment.recorder.wait_for(NodeState.ONLINE)
    time.sleep(3)  # longer than the watchdog's timeout
    assert machine.fact("NRestarts") == "0"
    hung = machine.fact("MainPID")
    machine("systemctl", "kill", "--signal=STOP", UNIT)
    wait_until(
        lambda: machine.fact("NRestarts") != "0" and machine.fact("ActiveState") == "active",
        message="the node was not restarted",
        interval=0.1,
    )
    assert machine.fact("MainPID") != hung
    assert "Watchdog timeout" in machine("journalctl", "-u", UNIT, "--no-pager")
    deployment.recorder.forget()
    assert deployment.recorder.take(1)


def test_installing_again_keeps_secrets_ledger_and_key(machine: Machine, deployment: Any) -> None:
    last = deployment.recorder.take(1)[0]
    assert "keeping the installed secrets" in machine(*INSTALL)
    before = deployment.recorder.boots()
    shutil.copytree(deployment.bundle("upgrade"), machine.root / "boot/firmware", dirs_exist_ok=True)
    output = machine(*INSTALL)
    assert "a key never goes back" in output
    assert "wiped" in output
    deployment.recorder.forget()
    assert deployment.recorder.take_of_other_boots(*before).round > last.round
    assert not (machine.root / "boot/firmware/heatcloak/secrets").exists()


def test_reboot_keeps_the_state_and_repeats_no_round(machine: Machine, deployment: Any) -> None:
    state = machine.root / "var/lib/private/heatcloak"
    machine("systemctl", "stop", UNIT)
    kept = {path.name for path in state.iterdir()}
    assert {"n07.ledger", "seed.key"} <= kept
    before = deployment.recorder.boots()
    machine.power_off()
    deployment.recorder.forget()
    machine.boot()
    deployment.recorder.take_of_other_boots(*before)
    assert kept <= {path.name for path in state.iterdir()}
    recorded = [decode_reading(payload) for payload in set(deployment.recorder.payloads)]
    assert len({reading.round for reading in recorded}) == len(recorded)
    assert len({reading.boot for reading in recorded}) >= 5


def test_lost_ledger_stops_releases_for_the_rest_of_the_period(machine: Machine, deployment: Any) -> None:
    last = deployment.recorder.take(1)[0]
    before = deployment.recorder.boots()
    machine("systemctl", "stop", UNIT)
    for path in (machine.root / "var/lib/private/heatcloak").glob("n07.*"):
        if path.is_file():
            path.unlink()
    bundle = deployment.bundle("replacement", "--ledger-lost")
    shutil.copytree(bundle, machine.root / "boot/firmware", dirs_exist_ok=True)
    deployment.recorder.forget()
    assert "releases nothing for the rest of its budget period" in machine(*INSTALL)
    assert not (machine.root / "etc/heatcloak/once").exists()
    deployment.recorder.wait_for(NodeState.ONLINE)
    time.sleep(3)  # three rounds of this budget period
    schedule = load_zone(deployment.folder / "hall.toml").schedule
    next_period = (last.round // schedule.budget_rounds + 1) * schedule.budget_rounds
    recorded = [decode_reading(payload) for payload in deployment.recorder.payloads]
    assert all(reading.round >= next_period for reading in recorded if reading.boot not in before)
    machine("systemctl", "restart", UNIT)
    assert "--ledger-lost" not in machine("systemctl", "show", "-p", "ExecStart", UNIT)
    assert machine.fact("ActiveState") == "active"
