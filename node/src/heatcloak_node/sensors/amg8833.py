"""The AMG8833 ("Grid-EYE"), 8 by 8 pixels that see heat from afar, on an I2C bus.

Registers and times as in Panasonic's reference specification, and in Linux' driver ``video-i2c``.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

from heatcloak_node.sensors.sensor import UNSCALED, Scale
from heatcloak_shared.errors import ConfigError, SensorError

ADDRESSES = (0x68, 0x69)
TAKES = 0.6
"""Waking it up takes 0.26 s, of which two frames are 0.2; reading a frame 0.02 s at 100 kHz."""

POWER, RESET, FRAME_RATE, PIXELS = 0x00, 0x01, 0x02, 0x80
NORMAL, RESET_ALL, RESET_FLAGS, TEN_A_SECOND = 0x00, 0x3F, 0x30, 0x00
WAKE, SETTLE, TWO_FRAMES = 0.05, 0.003, 0.21
N_PIXELS = 64
DEGREES = 0.25

_BLOCK = 32


class Bus(Protocol):
    """What is used of an I2C bus: the methods of ``smbus2.SMBus``. All raise OSError where nobody answers."""

    def read_byte_data(self, i2c_addr: int, register: int) -> int:
        """One register."""
        ...

    def write_byte_data(self, i2c_addr: int, register: int, value: int) -> None:
        """Set one register."""
        ...

    def read_i2c_block_data(self, i2c_addr: int, register: int, length: int) -> Sequence[int]:
        """Up to 32 registers from one on."""
        ...

    def close(self) -> None:
        """Give the bus back."""
        ...


def bus_opener() -> Callable[[int], Bus]:
    """What opens ``/dev/i2c-N``, given N.

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
    """The degrees Celsius in a pixel's two registers: 12 bits in two's complement, quarters of a degree."""
    ticks = (high & 0x0F) << 8 | low
    return (ticks - 0x1000 if ticks & 0x800 else ticks) * DEGREES


def mean(pixels: Sequence[float]) -> float:
    """The mean of all pixels."""
    return sum(pixels) / len(pixels)


REDUCERS: dict[str, Callable[[Sequence[float]], float]] = {"mean": mean, "max": max}


class Amg8833Sensor:
    """Reads one frame and makes it one number, in degrees Celsius before its scale.

    It is reset before the first frame, and before the first one after a fault. One that was put to sleep
    keeps showing its last frame: its mode is asked before every frame, and any but the normal one is a fault.

    Args:
        open_bus: opens the bus of a number.
        bus: that number.
        address: 0x68 or 0x69.
        reduce: makes 64 pixels one number: see `REDUCERS`.
        scale: from degrees to the zone's unit.
        takes: seconds that a reading may take.
        sleep: waits for seconds.
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

    def read(self, round_number: int) -> float:
        """The mean, or the greatest, temperature of its 64 pixels now.

        Raises:
            SensorError: the bus failed, or the sensor is not in its normal mode.
        """
        where = f"AMG8833 at {self._address:#x} on /dev/i2c-{self._number}"
        failure = ""
        try:
            if self._bus is None:
                self._wake()
            if self._is_awake():
                return self._scale(self._reduce(self._frame()))
            failure = "it was put to sleep or changed by somebody else: let only this node use it"
        except OSError as error:
            failure = (
                f"{error.strerror or 'no answer'}: look at its wiring, its address, and dtparam=i2c_arm=on"
            )
        self._let_go()
        raise SensorError(f"{where}: {failure}")

    def _wake(self) -> None:
        bus = self._bus = self._open(self._number)
        for register, value, pause in (
            (POWER, NORMAL, WAKE),
            (RESET, RESET_ALL, SETTLE),
            (FRAME_RATE, TEN_A_SECOND, 0.0),
            (RESET, RESET_FLAGS, TWO_FRAMES),
        ):
            bus.write_byte_data(self._address, register, value)
            self._sleep(pause)

    def _is_awake(self) -> bool:
        return self._register(POWER) == NORMAL and self._register(FRAME_RATE) == TEN_A_SECOND

    def _register(self, register: int) -> int:
        assert self._bus is not None  # noqa: S101  opened by `read`
        return self._bus.read_byte_data(self._address, register)

    def _frame(self) -> list[float]:
        assert self._bus is not None  # noqa: S101  opened by `read`
        content: list[int] = []
        for register in range(PIXELS, PIXELS + 2 * N_PIXELS, _BLOCK):
            content += self._bus.read_i2c_block_data(self._address, register, _BLOCK)
        return [degrees_of(*content[index : index + 2]) for index in range(0, 2 * N_PIXELS, 2)]

    def _let_go(self) -> None:
        bus, self._bus = self._bus, None
        if bus is not None:
            with suppress(OSError):
                bus.close()
