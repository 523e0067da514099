"""The node's systemd unit: accepted by systemd, and closed except for its sensor."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_aggregator.bundle.hardware import KINDS, parse_sensor
from heatcloak_aggregator.bundle.installer.system import UNIT
from heatcloak_aggregator.bundle.writer import render_unit

Analyze = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def analyze(tmp_path: Path, installed_program: Callable[[str, str], str]) -> Analyze:
    """Return a function that runs systemd-analyze on a unit."""
    program = installed_program("systemd-analyze", "systemd")

    def run(unit: str, *command: str) -> subprocess.CompletedProcess[str]:
        (tmp_path / UNIT).write_text(unit, encoding="utf-8")
        return subprocess.run(
            [program, *command, str(tmp_path / UNIT)], capture_output=True, text=True, check=False
        )

    return run


def unit_of(kind: str) -> str:
    """Return the unit of a node with a password and a sensor."""
    return render_unit(["password", "client.key"], i2c_bus=parse_sensor(kind, []).i2c_bus)


@pytest.mark.parametrize("kind", ["ds18b20", "amg8833"])
def test_systemd_accepts_the_unit_with_low_exposure(analyze: Analyze, kind: str) -> None:
    done = analyze(unit_of(kind), "verify")
    assert done.returncode == 0
    assert done.stderr == ""
    done = analyze(unit_of(kind), "security", "--offline=true", "--no-pager")
    match = re.search(r"exposure level for \S+: ([0-9.]+)", done.stdout)
    assert match is not None, done.stderr
    assert float(match[1]) <= 1.6


@pytest.mark.parametrize("kind", KINDS)
def test_only_an_i2c_sensor_has_access_to_its_bus(kind: str) -> None:
    unit = unit_of(kind)
    on_bus = kind == "amg8833"
    assert ("DeviceAllow=/dev/i2c-1 rw" in unit) == on_bus
    assert ("SupplementaryGroups=i2c" in unit) == on_bus
    assert ("PrivateDevices=yes" in unit) != on_bus
    assert "DevicePolicy=closed" in unit


def test_i2c_bus_follows_the_sensor_option() -> None:
    setup = parse_sensor("amg8833", ["bus=3", "address=0x68"])
    assert setup.table == {"kind": "amg8833", "bus": 3, "address": 0x68}
    assert "DeviceAllow=/dev/i2c-3 rw" in render_unit(["password"], i2c_bus=setup.i2c_bus)


def test_only_existing_secrets_are_loaded() -> None:
    unit = render_unit(["password"])
    assert "LoadCredential=password:/etc/heatcloak/secrets/password\n" in unit
    assert "client.key" not in unit
    assert "{" not in unit
