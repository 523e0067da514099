"""The TMP117 driver, with a folder like the kernel's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from heatcloak_node.sensors.sensor import Scale, read_kernel_file, resolution_of
from heatcloak_node.sensors.tmp117 import Tmp117Sensor
from heatcloak_shared.errors import ConfigError, SensorError

ABSENT = "check its wires, and write dtoverlay=i2c-sensor,tmp117 into config.txt"


def plug(base: Path, raw: str | None = "2688\n", where: str = "1-0048", number: int = 0) -> Path:
    """Add a sensor, as the kernel lists it, and return the folder of its driver's files."""
    device = base / where / f"iio:device{number}"
    device.mkdir(parents=True)
    (base / where / "name").write_text("tmp117\n")
    (device / "name").write_text("tmp117\n")
    (device / "in_temp_scale").write_text("7.812500\n")
    if raw is not None:
        (device / "in_temp_raw").write_text(raw)
    return device


@pytest.mark.parametrize(
    ("raw", "degrees"),
    [
        ("2688\n", 21.0),
        ("1", 0.0078125),
        ("0\n", 0.0),
        ("-1280\n", -10.0),
        ("19200\n", 150.0),
        ("32767\n", 32767 / 128),
    ],
)
def test_the_register_counts_128ths_of_a_degree(tmp_path: Path, raw: str, degrees: float) -> None:
    plug(tmp_path, raw)
    assert Tmp117Sensor(tmp_path).read(0) == degrees


def test_every_step_of_the_register_is_a_reading_of_its_own(tmp_path: Path) -> None:
    """Exact multiples of the resolution, which the noise hides."""
    device = plug(tmp_path)
    sensor, readings = Tmp117Sensor(tmp_path), []
    for raw in range(-40 * 128, 125 * 128, 97):
        (device / "in_temp_raw").write_text(f"{raw}\n")
        readings.append(sensor.read(0))
    assert readings == [raw / 128 for raw in range(-40 * 128, 125 * 128, 97)]


def test_gain_and_offset_apply_and_the_gain_widens_the_steps(
    configure: Callable[..., Any], tmp_path: Path
) -> None:
    plug(tmp_path)
    sensor = configure(kind="tmp117", path=str(tmp_path), gain=-0.5, offset=3)
    assert sensor.read(0) == 3 - 0.5 * 21.0
    assert resolution_of(sensor) == 0.5 * 0.0078125
    assert sensor.takes == 0.15
    assert resolution_of(Tmp117Sensor(scale=Scale(2.0))) == 0.015625


def test_bus_and_address_choose_the_sensor(configure: Callable[..., Any], tmp_path: Path) -> None:
    plug(tmp_path, "1280\n")
    plug(tmp_path, "2560\n", "3-004b", number=1)
    assert configure(kind="tmp117", path=str(tmp_path)).read(0) == 10.0
    assert configure(kind="tmp117", path=str(tmp_path), bus=3, address=0x4B).read(0) == 20.0
    with pytest.raises(SensorError, match=f"no TMP117 is at address 0x49 of I2C bus 1: {ABSENT}"):
        configure(kind="tmp117", path=str(tmp_path), address=0x49).read(0)


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ({"address": 0x47}, r"sensor\.address"),
        ({"address": "0x48"}, r"sensor\.address"),
        ({"bus": -1}, r"sensor\.bus"),
        ({"gain": 0}, r"sensor\.gain"),
        ({"resolution": 0.01}, "no such key"),
        ({"device": "iio:device0"}, "no such key"),
    ],
)
def test_wrong_keys_are_refused(configure: Callable[..., Any], keys: dict[str, Any], text: str) -> None:
    with pytest.raises(ConfigError, match=text):
        configure(kind="tmp117", **keys)


def test_a_driver_that_is_loaded_again_has_another_number(tmp_path: Path) -> None:
    """The same sensor goes on reading, and a bus without it is a fault until then."""
    device = plug(tmp_path)
    sensor = Tmp117Sensor(tmp_path)
    assert sensor.read(0) == 21.0
    device.rename(tmp_path / "gone")
    with pytest.raises(SensorError, match=ABSENT):
        sensor.read(1)
    (tmp_path / "gone").rename(tmp_path / "1-0048" / "iio:device7")
    assert sensor.read(2) == 21.0


def test_a_device_of_another_driver_is_no_tmp117(tmp_path: Path) -> None:
    device = plug(tmp_path)
    (device / "name").write_text("bmp280\n")
    with pytest.raises(SensorError, match=ABSENT):
        Tmp117Sensor(tmp_path).read(0)
    (device / "name").unlink()
    with pytest.raises(SensorError, match=ABSENT):
        Tmp117Sensor(tmp_path).read(0)


def test_a_bus_error_is_a_fault_that_names_the_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kernel passes the error of the bus to whoever reads the file."""
    plug(tmp_path)

    def fail(path: Path) -> bytes:
        if path.name == "in_temp_raw":
            raise OSError(121, "Remote I/O error")
        return read_kernel_file(path)

    monkeypatch.setattr("heatcloak_node.sensors.tmp117.read_kernel_file", fail)
    with pytest.raises(SensorError) as caught:
        Tmp117Sensor(tmp_path).read(0)
    assert str(caught.value) == (
        "the TMP117 at address 0x48 of I2C bus 1: Remote I/O error: check its power and its wires"
    )


@pytest.mark.parametrize("text", ["", "\n", "21.5", "2688 C", "9" * 5000, "٤٥"])
def test_a_file_without_a_whole_number_is_a_fault_that_does_not_show_it(tmp_path: Path, text: str) -> None:
    (plug(tmp_path, None) / "in_temp_raw").write_text(text, encoding="utf-8")
    with pytest.raises(SensorError) as caught:
        Tmp117Sensor(tmp_path).read(0)
    assert str(caught.value) == (
        "the TMP117 at address 0x48 of I2C bus 1: not a number: is its driver tmp117?"
    )


@pytest.mark.parametrize("raw", ["32768", "999999\n", "-32769", "-999999"])
def test_a_number_that_the_register_cannot_hold_is_a_fault(tmp_path: Path, raw: str) -> None:
    plug(tmp_path, raw)
    with pytest.raises(SensorError) as caught:
        Tmp117Sensor(tmp_path).read(0)
    assert str(caught.value) == (
        "the TMP117 at address 0x48 of I2C bus 1: no value of its 16-bit register: is its driver tmp117?"
    )


def test_the_register_before_the_first_measurement_is_a_fault(tmp_path: Path) -> None:
    """It is outside of what the sensor can measure, so this does not depend on the temperature."""
    device = plug(tmp_path, "-32768\n")
    sensor = Tmp117Sensor(tmp_path)
    with pytest.raises(SensorError, match="has not measured since power-on"):
        sensor.read(0)
    (device / "in_temp_raw").write_text("-32767\n")
    assert sensor.read(1) == -32767 / 128
