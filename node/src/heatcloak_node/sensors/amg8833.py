"""The AMG8833 ("Grid-EYE") infrared array, 8 by 8 pixels, on an I2C bus.

Registers and times are from Panasonic's reference specification and from the Linux driver ``video-i2c``.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

from heatcloak_node.sensors.sensor import UNSCALED, Scale, take_duration, take_scale
from heatcloak_shared.errors import ConfigError, SensorError
from heatcloak_shared.tables import Table
from heatcloak_shared.zone import Zone
from heatcloak_shared.zone.model import SENSOR_RESOLUTIONS

ADDRESSES = (0x68, 0x69)
TAKES = 0.6
"""Seconds. Waking up takes 0.26 s, including two frames of 0.1 s; reading a frame takes 0.02 s at 100 kHz."""

POWER, RESET, FRAME_RATE, PIXELS = 0x00, 0x01, 0x02, 0x80
NORMAL, RESET_ALL, RESET_FLAGS, TEN_PER_SECOND = 0x00, 0x3F, 0x30, 0x00
WAKE, SETTLE, TWO_FRAMES = 0.05, 0.003, 0.21
N_PIXELS = 64
DEGREES = SENSOR_RESOLUTIONS["amg8833"]

_BLOCK = 32


class Bus(Protocol):
    """The methods of ``smbus2.SMBus`` that are used. All raise OSError if the device does not answer."""

    def read_byte_data(self, i2c_addr: int, register: int) -> int:
        """Read one register."""

    def write_byte_data(self, i2c_addr: int, register: int, value: int) -> None:
        """Write one register."""

    def read_i2c_block_data(self, i2c_addr: int, register: int, length: int) -> Sequence[int]:
        """Read up to 32 consecutive registers."""

    def close(self) -> None:
        """Close the bus."""


def from_table(table: Table, zone: Zone, node: str) -> Amg8833Sensor:
    """Return the sensor that the table ``[sensor]`` describes."""
    return Amg8833Sensor(
        bus_opener(),
        bus=table.integer("bus", 0, 255, default=1),
        address=table.integer("address", *ADDRESSES, default=ADDRESSES[1]),
        reduce=REDUCERS[table.choice("reduce", REDUCERS, default="mean")],
        scale=take_scale(table),
        takes=take_duration(table, "takes", TAKES),
    )


def bus_opener() -> Callable[[int], Bus]:
    """Return a function that opens ``/dev/i2c-N``, given N.

    Raises:
        ConfigError: the package smbus2 is missing.
    """
    try:
        from smbus2 import SMBus
    except ImportError:
        raise ConfigError(
            "the amg8833 sensor needs the package smbus2: pip install heatcloak-node[amg8833]"
        ) from None
    return SMBus  # type: ignore[no-any-return]


def degrees_of(low: int, high: int) -> float:
    """Return the degrees Celsius in a pixel's two registers: 12 bits, two's complement, in quarters."""
    ticks = (high & 0x0F) << 8 | low
    return (ticks - 0x1000 if ticks & 0x800 else ticks) * DEGREES


def mean(pixels: Sequence[float]) -> float:
    """Return the mean of all pixels."""
    return sum(pixels) / len(pixels)


REDUCERS: dict[str, Callable[[Sequence[float]], float]] = {"mean": mean, "max": max}


class Amg8833Sensor:
    """Read one frame and reduce it to one number, in degrees Celsius before scaling.

    The sensor is reset before the first frame, and before the first frame after a fault. A sleeping sensor
    keeps returning its last frame, so the mode is checked before every frame; any but normal is a fault.

    Args:
        open_bus: opens the bus with a given number.
        bus: the bus number.
        address: 0x68 or 0x69.
        reduce: reduces 64 pixels to one number; see `REDUCERS`.
        scale: from degrees Celsius to the zone's unit.
        takes: seconds that a reading may take.
        sleep: sleeps for the given seconds.

    Attributes:
        resolution: see `resolution_of`; that of one pixel, as each of them is off by half a step at most, and
            so is their mean.
    """

    kind = "amg8833"

    def __init__(
        self,
        open_bus: Callable[[int], Bus],
        bus: int = 1,
        address: int = ADDRESSES[1],
        reduce: Callable[[Sequence[float]], float] = mean,
        scale: Scale = UNSCALED,
        takes: float = TAKES,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        self._open = open_bus
        self._number = bus
        self._address = address
        self._reduce = reduce
        self._scale = scale
        self._sleep = sleep
        self._bus: Bus | None = None
        self.takes = takes
        self.resolution = DEGREES * abs(scale.gain)

    def read(self, round_number: int) -> float:
        """Return the mean or the greatest temperature of the 64 pixels now.

        Raises:
            SensorError: the bus failed, or the sensor is not in its normal mode.
        """
        where = f"AMG8833 at {self._address:#x} on /dev/i2c-{self._number}"
        failure = ""
        try:
            if self._bus is None:
                self._wake()
            if self._register(POWER) == NORMAL and self._register(FRAME_RATE) == TEN_PER_SECOND:
                return self._scale(self._reduce(self._frame()))
            failure = "another program changed its mode: let only this node use it"
        except OSError as error:
            failure = (
                f"{error.strerror or 'no answer'}: check its wiring, its address, and dtparam=i2c_arm=on"
            )
        self._close()
        raise SensorError(f"{where}: {failure}")

    def _wake(self) -> None:
        bus = self._bus = self._open(self._number)
        for register, value, pause in (
            (POWER, NORMAL, WAKE),
            (RESET, RESET_ALL, SETTLE),
            (FRAME_RATE, TEN_PER_SECOND, 0.0),
            (RESET, RESET_FLAGS, TWO_FRAMES),
        ):
            bus.write_byte_data(self._address, register, value)
            self._sleep(pause)

    def _register(self, register: int) -> int:
        assert self._bus is not None  # noqa: S101  opened by `read`
        return self._bus.read_byte_data(self._address, register)

    def _frame(self) -> list[float]:
        assert self._bus is not None  # noqa: S101  opened by `read`
        content: list[int] = []
        for register in range(PIXELS, PIXELS + 2 * N_PIXELS, _BLOCK):
            content += self._bus.read_i2c_block_data(self._address, register, _BLOCK)
        return [degrees_of(*content[index : index + 2]) for index in range(0, 2 * N_PIXELS, 2)]

    def _close(self) -> None:
        bus, self._bus = self._bus, None
        if bus is not None:
            with suppress(OSError):
                bus.close()
