"""A TMP117 thermometer on an I2C bus, read through the kernel's driver ``tmp117``."""

from __future__ import annotations

import re
from pathlib import Path

from heatcloak_node.sensors.sensor import (
    UNSCALED,
    Scale,
    read_kernel_file,
    take_duration,
    take_scale,
)
from heatcloak_shared.errors import SensorError
from heatcloak_shared.tables import Table
from heatcloak_shared.zone import Zone
from heatcloak_shared.zone.model import SENSOR_RESOLUTIONS

DEFAULT_PATH = Path("/sys/bus/i2c/devices")
ADDRESSES = (0x48, 0x4B)
"""The least and the greatest address, which the pin ADD0 chooses."""
TAKES = 0.15
"""Seconds. The sensor measures once a second by itself; reading a register takes less than a millisecond."""

DEGREES = SENSOR_RESOLUTIONS["tmp117"]

_NAME = b"tmp117"
_NUMBER = re.compile(rb"-?[0-9]{1,6}\n?")
_GREATEST = 0x7FFF
_NOT_MEASURED = -0x8000
"""What the register holds until the first measurement after power-on; no temperature is so low."""


def from_table(table: Table, zone: Zone, node: str) -> Tmp117Sensor:
    """Return the sensor that the table ``[sensor]`` describes."""
    return Tmp117Sensor(
        table.file_path("path", "give the folder of the I2C devices", str(DEFAULT_PATH)),
        bus=table.integer("bus", 0, 255, default=1),
        address=table.integer("address", *ADDRESSES, default=ADDRESSES[0]),
        scale=take_scale(table),
        takes=take_duration(table, "takes", TAKES),
    )


class Tmp117Sensor:
    """Read the last measurement of one sensor, in degrees Celsius before scaling.

    Args:
        base: the folder of the I2C devices.
        bus: the number of the bus.
        address: from 0x48 to 0x4B.
        scale: from degrees Celsius to the zone's unit.
        takes: seconds that a reading may take.

    Attributes:
        resolution: see `resolution_of`.
    """

    kind = "tmp117"

    def __init__(
        self,
        base: Path = DEFAULT_PATH,
        bus: int = 1,
        address: int = ADDRESSES[0],
        scale: Scale = UNSCALED,
        takes: float = TAKES,
    ) -> None:
        self._folder = base / f"{bus}-{address:04x}"
        self._where = f"address {address:#x} of I2C bus {bus}"
        self._scale = scale
        self.takes = takes
        self.resolution = DEGREES * abs(scale.gain)

    def read(self, round_number: int) -> float:
        """Return the temperature of the last measurement, which is at most a second old.

        Raises:
            SensorError: there is no sensor, its driver is missing, or the bus failed.
        """
        device = self._device()
        try:
            text = read_kernel_file(device / "in_temp_raw")
        except OSError as error:
            raise SensorError(
                f"the TMP117 at {self._where}: {error.strerror}: check its power and its wires"
            ) from None
        # This text is not shown: it may be a reading.
        if not _NUMBER.fullmatch(text):
            raise SensorError(f"the TMP117 at {self._where}: not a number: is its driver tmp117?")
        ticks = int(text)
        if ticks == _NOT_MEASURED:
            raise SensorError(f"the TMP117 at {self._where} has not measured since power-on")
        if not _NOT_MEASURED < ticks <= _GREATEST:
            raise SensorError(
                f"the TMP117 at {self._where}: no value of its 16-bit register: is its driver tmp117?"
            )
        return self._scale(ticks * DEGREES)

    def _device(self) -> Path:
        """Return the folder of the driver's files; its number may change when the driver is loaded again."""
        for device in sorted(self._folder.glob("iio:device*")):
            try:
                name = read_kernel_file(device / "name").strip()
            except OSError:
                continue
            if name == _NAME:
                return device
        raise SensorError(
            f"no TMP117 is at {self._where}: check its wires, and write dtoverlay=i2c-sensor,tmp117 into "
            "config.txt"
        )
