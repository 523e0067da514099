"""The node's unit: taken by systemd without a word, and closed but for what its sensor needs."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_aggregator.bundle.sensor import KINDS, set_up
from heatcloak_aggregator.bundle.unit import UNIT, render_unit

Analyze = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def analyze(tmp_path: Path, installed_program: Callable[[str, str], str]) -> Analyze:
    """Runs systemd-analyze on a unit."""
    program = installed_program("systemd-analyze", "systemd")

    def run(unit: str, *command: str) -> subprocess.CompletedProcess[str]:
        (tmp_path / UNIT).write_text(unit, encoding="utf-8")
        return subprocess.run(
            [program, *command, str(tmp_path / UNIT)], capture_output=True, text=True, check=False
        )

    return run


def unit_of(kind: str) -> str:
    """The unit of a node with a password and a sensor of a kind."""
    return render_unit(["password", "client.key"], i2c_bus=set_up(kind, []).i2c_bus)


@pytest.mark.parametrize("kind", ["ds18b20", "amg8833"])
def test_systemd_takes_it_without_a_word(analyze: Analyze, kind: str) -> None:
    """And it is exposed no more than 1.6, of 10."""
    done = analyze(unit_of(kind), "verify")
    assert done.returncode == 0
    assert done.stderr == ""
    done = analyze(unit_of(kind), "security", "--offline=true", "--no-pager")
    match = re.search(r"exposure level for \S+: ([0-9.]+)", done.stdout)
    assert match is not None, done.stderr
    assert float(match[1]) <= 1.6


@pytest.mark.parametrize("kind", KINDS)
def test_a_bus_is_open_to_the_sensor_that_is_on_it_only(kind: str) -> None:
    """A sensor read through /sys, or none, sees no device at all."""
    unit = unit_of(kind)
    on_bus = kind == "amg8833"
    assert ("DeviceAllow=/dev/i2c-1 rw" in unit) == on_bus
    assert ("SupplementaryGroups=i2c" in unit) == on_bus
    assert ("PrivateDevices=yes" in unit) != on_bus
    assert "DevicePolicy=closed" in unit


def test_another_bus_is_the_one_that_is_opened() -> None:
    """The number of the sensor's option."""
    setup = set_up("amg8833", ["bus=3", "address=0x68"])
    assert setup.table == {"kind": "amg8833", "bus": 3, "address": 0x68}
    assert "DeviceAllow=/dev/i2c-3 rw" in render_unit(["password"], i2c_bus=setup.i2c_bus)


def test_secrets_come_from_systemd() -> None:
    """Each by its name, and nothing that is not there: a missing one would keep the node from starting."""
    unit = render_unit(["password"])
    assert "LoadCredential=password:/etc/heatcloak/secrets/password\n" in unit
    assert "client.key" not in unit
    assert "{" not in unit
