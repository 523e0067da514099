"""The DS18B20 driver, with simulated files of the kernel."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from heatcloak_node.sensors.ds18b20 import Ds18b20Sensor, parse_temperature, parse_w1_slave
from heatcloak_node.sensors.sensor import Scale, read_kernel_file
from heatcloak_shared.errors import ConfigError, SensorError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Promise, Range, Zone

ONE, OTHER = "28-0316a2799ad3", "28-00000588806a"
GARBAGE = b"ff ff ff ff ff ff ff ff ff : crc=c9 NO\n4b 01 4b 46 7f ff 05 10 e1 t=-62\n"
HELD_LOW = b"00 00 00 00 00 00 00 00 00 : crc=00 YES\n00 00 00 00 00 00 00 00 00 t=0\n"


def crc8(content: bytes) -> int:
    """Return Maxim's checksum: x⁸+x⁵+x⁴+1, least significant bit first."""
    crc = 0
    for byte in content:
        for bit in range(8):
            mixed = (crc ^ (byte >> bit)) & 1
            crc = crc >> 1 ^ (0x8C if mixed else 0)
    return crc


def w1_slave(ticks: int, config: int = 0x7F) -> bytes:
    """Return the kernel's text for a probe at ``ticks`` sixteenths of a degree."""
    low, high = (ticks & 0xFFFF).to_bytes(2, "little")
    scratchpad = bytes([low, high, 0x4B, 0x46, config, 0xFF, 0x0C, 0x10])
    crc = crc8(scratchpad)
    line = (scratchpad + bytes([crc])).hex(" ")
    return f"{line} : crc={crc:02x} YES\n{line} t={ticks * 1000 // 16}\n".encode()


class Bus:
    """A tree of probes on disk.

    Every read of a probe's file takes the next answer from the probe's script.
    """

    def __init__(self, base: Path) -> None:
        self.base = base
        self.scripts: dict[Path, Iterator[bytes]] = {}
        self.conversions: dict[str, int] = {}
        base.mkdir()

    def plug(self, device: str, *answers: bytes, file: str = "w1_slave") -> None:
        """Add a probe with a script of answers."""
        folder = self.base / device
        folder.mkdir()
        (folder / file).touch()
        self.scripts[folder / file] = iter(answers)
        self.conversions[device] = 0

    def unplug(self, device: str) -> None:
        """Remove a probe and its remaining answers."""
        for file in (self.base / device).iterdir():
            file.unlink()
        (self.base / device).rmdir()

    def read_kernel_file(self, path: Path) -> bytes:
        """Return a probe's file as the node reads it, after a conversion."""
        if path.exists():
            self.conversions[path.parent.name] += 1
            path.write_bytes(next(self.scripts[path]))
        return read_kernel_file(path)


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bus:
    """Return an empty bus."""
    bus = Bus(tmp_path / "devices")
    monkeypatch.setattr("heatcloak_node.sensors.ds18b20.read_kernel_file", bus.read_kernel_file)
    return bus


def test_the_first_conversion_is_discarded_for_any_value(bus: Bus) -> None:
    """Later, 85 is a value like any other."""
    for device, first in ((ONE, 85 * 16), (OTHER, 20 * 16)):
        bus.plug(device, w1_slave(first), w1_slave(21 * 16), w1_slave(85 * 16), w1_slave(-10 * 16))
        sensor = Ds18b20Sensor(bus.base, device)
        assert [sensor.read(number) for number in range(3)] == [21.0, 85.0, -10.0]
        assert bus.conversions[device] == 4


def test_after_a_bus_failure_the_first_conversion_is_discarded_again(bus: Bus) -> None:
    """After checksum errors, silence and an unplugged probe alike."""
    bus.plug(
        ONE,
        *(w1_slave(320), w1_slave(320), GARBAGE),
        *(w1_slave(1360), w1_slave(322), b""),
        *(w1_slave(1360), w1_slave(324)),
    )
    sensor = Ds18b20Sensor(bus.base, ONE)
    assert sensor.read(0) == 20.0
    with pytest.raises(SensorError, match="checksum"):
        sensor.read(1)
    assert sensor.read(2) == 20.125
    with pytest.raises(SensorError, match="did not answer"):
        sensor.read(3)
    assert sensor.read(4) == 20.25
    bus.unplug(ONE)
    with pytest.raises(SensorError, match="plugged in"):
        sensor.read(5)
    bus.plug(ONE, w1_slave(1360), w1_slave(326))
    assert sensor.read(6) == 20.375


def test_a_fault_in_the_discarded_conversion_is_a_fault(bus: Bus) -> None:
    bus.plug(ONE, GARBAGE, w1_slave(1360), w1_slave(320))
    sensor = Ds18b20Sensor(bus.base, ONE)
    with pytest.raises(SensorError, match="checksum"):
        sensor.read(0)
    assert sensor.read(1) == 20.0


def test_the_file_temperature_is_read_if_w1_slave_is_missing(bus: Bus) -> None:
    """If it is empty, the bus failed."""
    bus.plug(ONE, b"85000\n", b"-1062\n", b"", b"85000\n", b"21500\n", file="temperature")
    sensor = Ds18b20Sensor(bus.base, None, Scale(0.5, 3.0))
    assert sensor.read(0) == 0.5 * -1.0625 + 3.0
    with pytest.raises(SensorError, match="did not answer"):
        sensor.read(1)
    assert sensor.read(2) == 13.75


def test_the_only_probe_is_used_and_a_replacement_counts_as_new(
    bus: Bus, caplog: pytest.LogCaptureFixture
) -> None:
    """With several probes the node does not guess; the log names the one that it reads."""
    caplog.set_level(logging.DEBUG)
    sensor = Ds18b20Sensor(bus.base)
    with pytest.raises(SensorError, match="no DS18B20 is on the bus"):
        sensor.read(0)
    bus.plug(ONE, w1_slave(1360), w1_slave(320))
    assert sensor.read(1) == 20.0
    bus.plug(OTHER, w1_slave(1360), w1_slave(336))
    with pytest.raises(SensorError, match=f"{OTHER}, {ONE}"):
        sensor.read(2)
    bus.unplug(ONE)
    assert sensor.read(3) == 21.0
    assert [record.message for record in caplog.records] == [f"reading probe {ONE}", f"reading probe {OTHER}"]


def test_with_several_probes_one_must_be_chosen(configure: Callable[..., Any], tmp_path: Path) -> None:
    """Finding none is accepted."""
    base = tmp_path / "devices"
    base.mkdir()
    assert configure(kind="ds18b20", path="devices", takes=0.5).kind == "ds18b20"
    for device in (ONE, OTHER):
        (base / device).mkdir()
    with pytest.raises(ConfigError, match=f"sensor.device: .*{OTHER}, {ONE}"):
        configure(kind="ds18b20", path="devices", takes=0.5)
    assert configure(kind="ds18b20", path="devices", takes=0.5, device=ONE).takes == 0.5
    for wrong in ("../28-0316a2799ad3", "28-0316A2799AD3", "10-0316a2799ad3", "28-0316a2799ad3\n"):
        with pytest.raises(ConfigError, match=r"sensor\.device"):
            configure(kind="ds18b20", path="devices", takes=0.5, device=wrong)


def test_rounds_too_short_for_two_conversions_are_refused(configure: Callable[..., Any], zone: Zone) -> None:
    with pytest.raises(ConfigError, match=r"sensor\.takes: .*1\.8 s does not fit.*at most 0\.9 s"):
        configure(kind="ds18b20")
    assert configure(replace(zone, schedule=Schedule(2.0, 1, 20, 20)), kind="ds18b20").takes == 1.8


@given(st.integers(-55 * 16, 125 * 16), st.sampled_from([0x1F, 0x3F, 0x5F, 0x7F]))
@example(0, 0x7F)
@example(85 * 16, 0x7F)
@example(-1, 0x1F)
def test_every_temperature_is_read_exactly(ticks: int, config: int) -> None:
    """0, 85 and -0.0625 are not faults. The kernel cuts sixteenths to thousandths; they are restored."""
    assert parse_w1_slave(w1_slave(ticks, config)) == ticks / 16
    for thousandths in (ticks * 1000 // 16, -(-ticks * 1000 // 16)):
        assert parse_temperature(b"%d\n" % thousandths) == ticks / 16


@pytest.mark.parametrize(("config", "step"), [(0x1F, 0.5), (0x3F, 0.25), (0x5F, 0.125), (0x7F, 0.0625)])
def test_a_probe_that_is_set_to_coarser_steps_than_promised_is_a_fault(
    bus: Bus, config: int, step: float
) -> None:
    """For any reading: the number of bits is a setting, which nobody warms."""
    bus.plug(ONE, *(w1_slave(ticks, config) for ticks in (320, 320, 85 * 16)))
    sensor = Ds18b20Sensor(bus.base, ONE, resolution=step)
    assert [sensor.read(number) for number in range(2)] == [20.0, 85.0]
    assert sensor.resolution == step
    for ticks in (320, 0, 85 * 16):
        with pytest.raises(SensorError, match=f"in steps of {step:g}, and the promise is for .*set it to 12"):
            parse_w1_slave(w1_slave(ticks, config), 0.9 * step)


def test_a_probe_may_be_set_to_any_number_of_bits_in_a_range_zone(
    configure: Callable[..., Any], bus: Bus, zone: Zone
) -> None:
    ranged = replace(zone, promise=Promise(Range(0.0, 100.0), 4.0, 1e-5))
    bus.plug(ONE, *(w1_slave(320, 0x1F) for _ in range(4)))
    keys = {"kind": "ds18b20", "path": str(bus.base), "takes": 0.5}
    assert configure(ranged, **keys).read(0) == 20.0
    with pytest.raises(SensorError, match="set it to 12 bits"):
        configure(**keys).read(0)


@given(st.binary(max_size=200) | st.from_regex(rb"[0-9a-f: =YESNOcrt\n-]{0,120}", fullmatch=True))
@example(GARBAGE)
@example(HELD_LOW)
@example(w1_slave(320)[:-8])
@example(w1_slave(320).replace(b"t=20000", b"t=2x"))
@example(w1_slave(320).replace(b"20000", "٢٠".encode()))
def test_any_other_text_is_a_fault_that_does_not_show_it(text: bytes) -> None:
    for parse in (parse_w1_slave, parse_temperature):
        try:
            parse(text)
        except SensorError as error:
            assert str(error) in FAULTS


FAULTS = {
    "the checksum is wrong: check the cable, its length and the pull-up resistor",
    "the probe did not answer: check its power and its cable",
    "the kernel driver returned no temperature: is it w1_therm?",
    "the data line is held low: check for a short circuit, and the pull-up resistor",
}


@pytest.mark.parametrize("text", [GARBAGE, HELD_LOW, b"", b"\n", w1_slave(320)[:-8], w1_slave(320) + b"x"])
def test_an_invalid_answer_is_a_fault(text: bytes) -> None:
    """Not 0 °C, which a line held low looks like."""
    with pytest.raises(SensorError):
        parse_w1_slave(text)
