"""The machine's own thermometer: one of Linux' thermal zones."""

from __future__ import annotations

import re
from pathlib import Path

from heatcloak_node.sensors.kernel_file import read_page
from heatcloak_node.sensors.sensor import UNSCALED, Scale
from heatcloak_shared.errors import SensorError

DEFAULT_PATH = Path("/sys/class/thermal/thermal_zone0/temp")
TAKES = 0.15

_NUMBER = re.compile(rb"-?[0-9]{1,12}\n?")


class ThermalZoneSensor:
    """Reads a thermal zone of the kernel, in degrees Celsius before its scale.

    Args:
        path: the file that holds thousandths of a degree.
        scale: from degrees to the zone's unit.
        takes: seconds that a reading may take.
    """

    kind = "thermal-zone"

    def __init__(self, path: Path = DEFAULT_PATH, scale: Scale = UNSCALED, takes: float = TAKES) -> None:
        self._path = path
        self._scale = scale
        self.takes = takes

    def read(self, round_number: int) -> float:
        """The temperature now.

        Raises:
            SensorError: the kernel does not give one.
        """
        try:
            text = read_page(self._path)
        except OSError as error:
            raise SensorError(f"{self._path}: {error.strerror}: is there such a thermal zone?") from None
        if not _NUMBER.fullmatch(text):
            raise SensorError(f"{self._path}: not a number: is it a thermal zone's temp file?")
        return self._scale(int(text) / 1000)
