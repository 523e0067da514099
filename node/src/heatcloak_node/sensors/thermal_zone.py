"""The machine's own thermometer: a thermal zone of Linux."""

from __future__ import annotations

import re
from pathlib import Path

from heatcloak_node.sensors.sensor import (
    UNSCALED,
    Scale,
    read_kernel_file,
    take_duration,
    take_resolution,
    take_scale,
)
from heatcloak_shared.errors import SensorError
from heatcloak_shared.tables import Table
from heatcloak_shared.zone import Zone

DEFAULT_PATH = Path("/sys/class/thermal/thermal_zone0/temp")
TAKES = 0.15
DEGREES = 0.001
"""Unit of the file. The thermometer's own steps are often much coarser, and the kernel does not tell them."""

_NUMBER = re.compile(rb"-?[0-9]{1,12}\n?")


def from_table(table: Table, zone: Zone, node: str) -> ThermalZoneSensor:
    """Return the sensor that the table ``[sensor]`` describes."""
    path = table.file_path("path", "give the path of a thermal zone's temp file", str(DEFAULT_PATH))
    scale = take_scale(table)
    resolution = take_resolution(table, scale, least=DEGREES)
    return ThermalZoneSensor(path, scale, take_duration(table, "takes", TAKES), resolution)


class ThermalZoneSensor:
    """Read a thermal zone of the kernel, in degrees Celsius before scaling.

    Args:
        path: the file that holds thousandths of a degree.
        scale: from degrees Celsius to the zone's unit.
        takes: seconds that a reading may take.
        resolution: see `resolution_of`.
    """

    kind = "thermal-zone"

    def __init__(
        self,
        path: Path = DEFAULT_PATH,
        scale: Scale = UNSCALED,
        takes: float = TAKES,
        resolution: float | None = None,
    ) -> None:
        self._path = path
        self._scale = scale
        self.takes = takes
        self.resolution = resolution

    def read(self, round_number: int) -> float:
        """Return the temperature now.

        Raises:
            SensorError: the kernel returned no temperature.
        """
        try:
            text = read_kernel_file(self._path)
        except OSError as error:
            raise SensorError(f"{self._path}: {error.strerror}: check that the thermal zone exists") from None
        if not _NUMBER.fullmatch(text):
            raise SensorError(f"{self._path}: not a number: give the temp file of a thermal zone")
        return self._scale(int(text) / 1000)
