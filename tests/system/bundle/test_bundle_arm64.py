"""A bundle on emulated 64-bit Arm: the trusted party decrypts its node's readings exactly."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.trusted.decryptor import Decryptor, without_lattice_noise
from heatcloak_aggregator.trusted.keyring import load_keyring
from heatcloak_node import SimulatedSensor, quantise
from heatcloak_shared import Reading, decode_reading, load_zone
from heatcloak_shared.keyfile import load_node_key
from heatcloak_shared.scenario import interval_model, load_scenario
from heatcloak_shared.wire import NodeState

EMULATOR = "qemu-aarch64-static"
PYTHON = (f"/{EMULATOR}", "/usr/bin/python3")
# What systemd sets for the unit.
SET_BY_SYSTEMD = {
    "PATH": "/usr/bin",
    "PYTHONPATH": "/opt/heatcloak/current",
    "PYTHONDONTWRITEBYTECODE": "1",
    "CREDENTIALS_DIRECTORY": "/etc/heatcloak/secrets",
}


class Pi:
    """An Arm root file system whose programs run under emulation, from its own files alone."""

    def __init__(self, root: Path, chroot: str) -> None:
        self.root = root
        self._chroot = chroot
        self._running: list[subprocess.Popen[str]] = []

    def install(self, bundle: Path) -> str:
        """Copy a bundle to the boot partition and run its installer, as cloud-init does."""
        shutil.copytree(bundle, self.root / "boot/firmware", dirs_exist_ok=True)
        process = self._start("/boot/firmware/heatcloak/install.py")
        out, err = process.communicate(timeout=120)
        assert process.returncode == 0, err
        return out

    def start(self) -> subprocess.Popen[str]:
        """Start the installed node as its unit does."""
        state = self.root / "var/lib/heatcloak"
        if not state.is_symlink():
            state.symlink_to("private/heatcloak")
        return self._start("-P", "-s", "-m", "heatcloak_node", "--config", "/etc/heatcloak/node.toml")

    def kill(self) -> None:
        """Kill all running processes."""
        for process in self._running:
            if process.poll() is None:
                process.kill()
            process.communicate()

    def _start(self, *arguments: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [self._chroot, str(self.root), *PYTHON, *arguments],
            env=SET_BY_SYSTEMD,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._running.append(process)
        return process


@pytest.fixture
def pi(root_of: Callable[[str], Path], installed_program: Callable[[str, str], str]) -> Iterator[Pi]:
    """Return a freshly flashed Pi."""
    root = root_of("arm64")
    shutil.copy(installed_program(EMULATOR, "qemu-user-static"), root / EMULATOR)
    (root / "boot/firmware").mkdir(parents=True, exist_ok=True)
    (root / "boot/firmware/config.txt").write_text("[all]\n")
    pi = Pi(root, installed_program("chroot", "coreutils"))
    yield pi
    pi.kill()


def test_arm_nodes_readings_are_decrypted_exactly_before_and_after_an_upgrade(
    pi: Pi, deployment: Any
) -> None:
    output = pi.install(deployment.bundle("arm"))
    assert "will start at the next boot" in output
    assert list((pi.root / "opt/heatcloak/current/heatcloak_node").rglob("*.pyc"))
    first = run(pi, deployment, count=3)
    key = load_node_key(pi.root / "var/lib/private/heatcloak/seed.key")
    assert key.epoch > 0

    output = pi.install(deployment.bundle("arm-upgrade"))
    assert "a key never goes back" in output
    assert load_node_key(pi.root / "var/lib/private/heatcloak/seed.key") == key
    second = run(pi, deployment, count=2, boots={reading.boot for reading in first})
    assert min(reading.round for reading in second) > max(reading.round for reading in first)

    decrypted = decrypted_readings(deployment)
    zone = load_zone(deployment.folder / "hall.toml")
    world = load_scenario(deployment.folder / "world.toml")
    sensor = SimulatedSensor(
        world, interval_model(zone.places["n07"] / zone.domain.n_sensors, zone.domain.spread)
    )
    for reading in (*first, *second):
        truth = quantise(sensor.read(reading.round), zone.noise.step)
        assert decrypted[reading.boot, reading.seq] == truth
    assert {reading.ticks - decrypted[reading.boot, reading.seq] for reading in first} != {0}


def run(pi: Pi, deployment: Any, count: int, boots: set[str] | None = None) -> list[Reading]:
    """Run the node until it has released ``count`` readings that are not of earlier boots."""
    deployment.recorder.forget()
    process = pi.start()
    released: dict[int, Reading] = {}
    while len(released) < count:
        reading = deployment.recorder.take_of_other_boots(*(boots or ()))
        released[reading.seq] = reading
    process.terminate()
    _, err = process.communicate(timeout=30)
    assert process.returncode == 0, err
    deployment.recorder.wait_for(NodeState.OFFLINE)
    return list(released.values())


def decrypted_readings(deployment: Any) -> dict[tuple[str, int], int]:
    """Return the trusted party's readings of all messages received, by boot and sequence number."""
    kind = load_zone(deployment.folder / "hall.toml").noise.kind
    ring = load_keyring(deployment.folder / "keys/ring.key")
    decryptor = Decryptor(ring, without_lattice_noise(kind), lambda reading, generation: None)
    found: dict[tuple[str, int], int] = {}
    for payload in set(deployment.recorder.payloads):
        reading = decode_reading(payload)
        verified = decryptor.verify(reading)
        assert verified is not None
        found[reading.boot, reading.seq] = decryptor.decrypt(verified)
    return found
