"""The AMG8833 driver, with a simulated chip that follows the specification."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_node.sensors.amg8833 import Amg8833Sensor, degrees_of, mean
from heatcloak_node.sensors.sensor import Scale
from heatcloak_shared.errors import ConfigError, SensorError

ADDRESS = 0x69


class Chip:
    """The registers of one AMG8833 and its adapter; time passes when the driver sleeps."""

    def __init__(self) -> None:
        self.scene = [20.0] * 64
        self.present = True
        self.opened = self.closed = 0
        self.resets = 0
        self.naks = 0
        self.power_on()

    def power_on(self) -> None:
        """Set the state after power-on: normal mode, ten frames per second, no frame yet."""
        self.registers = bytearray(256)
        self.fresh_after = 0.2

    def sleep(self, seconds: float) -> None:
        """Let time pass; an awake and settled sensor makes a new frame."""
        self.fresh_after -= seconds
        if self.registers[0x00] == 0x00 and self.fresh_after <= 1e-9:
            self._expose()

    def open(self, number: int) -> Chip:
        if number != 1:
            raise FileNotFoundError(errno.ENOENT, "No such file or directory", f"/dev/i2c-{number}")
        self.opened += 1
        return self

    def close(self) -> None:
        self.closed += 1

    def read_byte_data(self, i2c_addr: int, register: int) -> int:
        self._answer(i2c_addr)
        assert register != 0x01, "the reset register can't be read"
        return self.registers[register]

    def write_byte_data(self, i2c_addr: int, register: int, value: int) -> None:
        self._answer(i2c_addr)
        if self.registers[0x00] == 0x10:
            assert (register, value) == (0x00, 0x00), "a sleeping sensor accepts only the command to wake up"
        if register == 0x01:
            assert value in (0x30, 0x3F)
            self.fresh_after = 0.2
            if value == 0x3F:
                self.resets += 1
                self.power_on()
            return
        assert register in range(0x0E)
        self.registers[register] = value

    def read_i2c_block_data(self, i2c_addr: int, register: int, length: int) -> list[int]:
        self._answer(i2c_addr)
        assert 1 <= length <= 32, "SMBus transfers at most 32 bytes"
        return list(self.registers[register : register + length])

    def _answer(self, address: int) -> None:
        if self.naks or not self.present or address != ADDRESS:
            self.naks = max(self.naks - 1, 0)
            raise OSError(errno.EREMOTEIO, "Remote I/O error")

    def _expose(self) -> None:
        for index, degrees in enumerate(self.scene):
            ticks = round(degrees * 4) & 0xFFF
            self.registers[0x80 + 2 * index : 0x82 + 2 * index] = ticks.to_bytes(2, "little")


@pytest.fixture
def chip() -> Chip:
    return Chip()


def make(chip: Chip, **options: Any) -> Amg8833Sensor:
    return Amg8833Sensor(chip.open, sleep=chip.sleep, **options)


def test_the_pixels_are_reduced_to_one_number_in_the_zones_unit(chip: Chip) -> None:
    """The first frame is a fresh one."""
    chip.scene = [-5.25, 31.5] + [10.0] * 62
    expected = (26.25 + 620.0) / 64
    assert make(chip).read(0) == expected
    assert make(chip, reduce=max, scale=Scale(2.0, -1.0)).read(0) == 62.0
    assert mean([1.0, 2.0]) == 1.5


def test_each_reading_is_of_the_current_frame(chip: Chip) -> None:
    """One reset is enough; an unchanged scene is not a fault."""
    sensor = make(chip)
    for degrees in (20.0, 20.0, 21.5, -3.0):
        chip.scene = [degrees] * 64
        chip.sleep(0.1)
        assert sensor.read(0) == degrees
    assert (chip.resets, chip.opened) == (1, 1)


@pytest.mark.parametrize("naks", [1, 2, 3, 4, 7])
def test_after_a_bus_failure_the_sensor_is_reset(chip: Chip, naks: int) -> None:
    """At any step of the reading."""
    sensor = make(chip)
    assert sensor.read(0) == 20.0
    chip.scene = [30.0] * 64
    chip.naks = naks
    faults = 0
    while chip.naks:
        with pytest.raises(SensorError, match=r"AMG8833 at 0x69 on /dev/i2c-1: Remote I/O error: check"):
            sensor.read(1)
        faults += 1
    assert sensor.read(2) == 30.0
    assert faults == naks
    assert chip.opened == chip.closed + 1


def test_an_unplugged_sensor_is_a_fault_until_it_is_back(chip: Chip) -> None:
    """The last value is not repeated."""
    sensor = make(chip)
    assert sensor.read(0) == 20.0
    chip.present = False
    for _ in range(3):
        with pytest.raises(SensorError):
            sensor.read(1)
    chip.present = True
    chip.power_on()
    chip.scene = [25.0] * 64
    assert sensor.read(2) == 25.0


@pytest.mark.parametrize(("register", "value"), [(0x00, 0x10), (0x00, 0x20), (0x00, 0x21), (0x02, 0x01)])
def test_a_sleeping_sensor_is_a_fault_and_is_reset(chip: Chip, register: int, value: int) -> None:
    """Its registers still hold the last frame."""
    sensor = make(chip)
    assert sensor.read(0) == 20.0
    chip.write_byte_data(ADDRESS, register, value)
    chip.scene = [40.0] * 64
    with pytest.raises(SensorError, match="another program changed its mode"):
        sensor.read(1)
    assert sensor.read(2) == 40.0


def test_a_missing_bus_is_a_fault(chip: Chip) -> None:
    with pytest.raises(SensorError, match=r"on /dev/i2c-9: No such file or directory: .*i2c_arm"):
        make(chip, bus=9).read(0)


@given(st.integers(-2048, 2047), st.integers(0, 15))
def test_a_pixel_is_twelve_bits_in_twos_complement(quarters: int, rest: int) -> None:
    """The other four bits are ignored."""
    low, high = (quarters & 0xFFF).to_bytes(2, "little")
    assert degrees_of(low, high | rest << 4) == quarters / 4


@pytest.mark.parametrize(
    ("low", "high", "degrees"),
    [(0xF4, 0x01, 125.0), (0x64, 0, 25.0), (0xFF, 0x0F, -0.25), (0x24, 0x0F, -55.0)],
)
def test_pixels_match_the_table_of_the_specification(low: int, high: int, degrees: float) -> None:
    assert degrees_of(low, high) == degrees


def test_bus_address_and_reduction_are_configurable(configure: Callable[..., Any]) -> None:
    assert configure(kind="amg8833").kind == "amg8833"
    assert configure(kind="amg8833", bus=3, address=0x68, reduce="max", takes=0.8).takes == 0.8
    for wrong in ({"address": 0x70}, {"reduce": "median"}, {"bus": -1}):
        with pytest.raises(ConfigError, match="sensor"):
            configure(kind="amg8833", **wrong)


def test_without_smbus2_the_error_names_the_remedy(
    configure: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "smbus2", None)
    with pytest.raises(ConfigError, match=r"pip install heatcloak-node\[amg8833\]"):
        configure(kind="amg8833")


def test_smbus2_has_the_methods_in_use() -> None:
    """Its bus reports a missing device by an OSError with a text."""
    from smbus2 import SMBus

    for name in ("read_byte_data", "write_byte_data", "read_i2c_block_data", "close"):
        assert callable(getattr(SMBus, name))
    with pytest.raises(OSError, match="No such file"):
        SMBus(250)
