"""A bundle on a machine that boots: its own installer installs it, and systemd keeps it alive."""

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
        """Start it and return when it is up."""
        self._process = subprocess.Popen(
            [self._program, "--quiet", "-D", str(self.root), "-b", "--register=no", "--keep-unit"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            assert self._process.poll() is None, "the machine did not start"
            for leader in children.read_text().split():
                self._leader = int(leader)
                if self("systemctl", "is-system-running", check=False).strip() in ("running", "degraded"):
                    return
            time.sleep(0.1)
        pytest.fail("the machine did not come up")

    def __call__(self, *command: str, check: bool = True) -> str:
        """Run a command inside; what it printed."""
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
        """A property of the node's unit."""
        return self("systemctl", "show", "--value", "-p", name, UNIT).strip()

    def power_off(self) -> None:
        """Shut it down."""
        assert self._process is not None
        self("systemctl", "poweroff", check=False)
        self._process.wait(timeout=30)

    def kill(self) -> None:
        """End it, whatever it does."""
        if self._process is not None and self._process.poll() is None:
            # It would outlive what started it, with its node.
            if self._leader:
                os.kill(self._leader, signal.SIGKILL)
            self._process.kill()
            self._process.wait()


@pytest.fixture(scope="module")
def machine(
    root_of: Callable[[str], Path], deployment: Any, installed_program: Callable[[str, str], str]
) -> Iterator[Machine]:
    """A machine that has booted once, with the bundle on its boot partition and installed from there."""
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
def _fresh_ear(deployment: Any) -> None:
    """Each test hears from its own beginning on."""
    deployment.ear.forget()


def test_the_node_runs_and_publishes(machine: Machine, deployment: Any) -> None:
    """Over TLS, with its own password, as a user that exists while it runs and has no rights at all."""
    readings = deployment.ear.take(2)
    assert readings[1].round > readings[0].round
    assert machine.fact("ActiveState") == "active"
    assert machine.fact("StatusText") == "node n07 of zone hall"
    status = machine("cat", f"/proc/{machine.fact('MainPID')}/status")
    assert re.search(r"^Uid:\t6[1-5][0-9]{3}\t", status, re.MULTILINE)
    assert re.search(r"^CapBnd:\t0+$", status, re.MULTILINE)
    assert not (machine.root / "boot/firmware/heatcloak/secrets").exists()


def test_systemd_has_nothing_to_say_of_the_unit(machine: Machine) -> None:
    """In the machine that runs it: not a word, and an exposure of at most 1.6, of 10."""
    assert machine("systemd-analyze", "verify", f"/etc/systemd/system/{UNIT}") == ""
    told = machine("systemd-analyze", "security", "--no-pager", UNIT)
    match = re.search(r"exposure level for \S+: ([0-9.]+)", told)
    assert match is not None
    assert float(match[1]) <= 1.6


def test_a_stopped_node_says_so_within_two_seconds(machine: Machine, deployment: Any) -> None:
    """And is gone; started again it goes on above what it released."""
    before = deployment.ear.take(1)[0]
    began = time.monotonic()
    machine("systemctl", "stop", UNIT)
    deployment.ear.wait_for(NodeState.OFFLINE, timeout=2)
    assert time.monotonic() - began < 2
    assert machine.fact("Result") == "success"
    machine("systemctl", "start", UNIT)
    assert deployment.ear.take_of_other_boots(before.boot).round > before.round


def test_the_watchdog_starts_a_node_that_hangs_anew(machine: Machine, deployment: Any) -> None:
    """One that works is left alone for longer than the watchdog's patience."""
    folder = machine.root / f"etc/systemd/system/{UNIT}.d"
    folder.mkdir()
    (folder / "test.conf").write_text(DROP_IN)
    machine("systemctl", "daemon-reload")
    machine("systemctl", "restart", UNIT)
    time.sleep(3)
    assert machine.fact("NRestarts") == "0"
    hung = machine.fact("MainPID")
    machine("systemctl", "kill", "--signal=STOP", UNIT)
    deadline = time.monotonic() + 20
    while machine.fact("NRestarts") == "0" or machine.fact("ActiveState") != "active":
        assert time.monotonic() < deadline, "the watchdog did nothing"
        time.sleep(0.1)
    assert machine.fact("MainPID") != hung
    assert "Watchdog timeout" in machine("journalctl", "-u", UNIT, "--no-pager")
    deployment.ear.forget()
    assert deployment.ear.take(1)


def test_installing_again_keeps_the_state(machine: Machine, deployment: Any) -> None:
    """The wiped bundle keeps the secrets; a fresh one, an upgrade, leaves ledger and ratcheted key alone."""
    last = deployment.ear.take(1)[0]
    assert "keeping the installed secrets" in machine(*INSTALL)
    before = deployment.ear.boots()
    shutil.copytree(deployment.bundle("upgrade"), machine.root / "boot/firmware", dirs_exist_ok=True)
    said = machine(*INSTALL)
    assert "a key never goes back" in said
    assert "wiped" in said
    deployment.ear.forget()
    assert deployment.ear.take_of_other_boots(*before).round > last.round
    assert not (machine.root / "boot/firmware/heatcloak/secrets").exists()


def test_a_reboot_renews_nothing(machine: Machine, deployment: Any) -> None:
    """The node comes back by itself, with its ledger and key, and no round was ever released twice."""
    state = machine.root / "var/lib/private/heatcloak"
    machine("systemctl", "stop", UNIT)
    kept = {path.name for path in state.iterdir()}
    assert {"n07.ledger", "seed.key"} <= kept
    before = deployment.ear.boots()
    machine.power_off()
    deployment.ear.forget()
    machine.boot()
    deployment.ear.take_of_other_boots(*before)
    assert kept <= {path.name for path in state.iterdir()}
    heard = [decode_reading(payload) for payload in set(deployment.ear.payloads)]
    assert len({reading.round for reading in heard}) == len(heard), "what is sent again is the same bytes"
    assert len({reading.boot for reading in heard}) >= 5


def test_a_card_in_the_place_of_another_releases_nothing_for_now(machine: Machine, deployment: Any) -> None:
    """Its ledger stayed on the old card: the rest of the budget period is sat out. It is told so once."""
    last = deployment.ear.take(1)[0]
    before = deployment.ear.boots()
    machine("systemctl", "stop", UNIT)
    for path in (machine.root / "var/lib/private/heatcloak").glob("n07.*"):
        if path.is_file():
            path.unlink()
    bundle = deployment.bundle("replacement", "--ledger-lost")
    shutil.copytree(bundle, machine.root / "boot/firmware", dirs_exist_ok=True)
    deployment.ear.forget()
    assert "releases nothing for the rest of its budget period" in machine(*INSTALL)
    assert not (machine.root / "etc/heatcloak/once").exists()
    deployment.ear.wait_for(NodeState.ONLINE)
    time.sleep(3)
    schedule = load_zone(deployment.folder / "hall.toml").schedule
    next_period = (last.round // schedule.budget_rounds + 1) * schedule.budget_rounds
    heard = [decode_reading(payload) for payload in deployment.ear.payloads]
    assert all(reading.round >= next_period for reading in heard if reading.boot not in before)
    machine("systemctl", "restart", UNIT)
    assert "--ledger-lost" not in machine("systemctl", "show", "-p", "ExecStart", UNIT)
    assert machine.fact("ActiveState") == "active"
