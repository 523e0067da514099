"""The machine's own thermometer: one of Linux' thermal zones."""

from __future__ import annotations

from pathlib import Path

from heatcloak_shared.errors import SensorError

DEFAULT_PATH = Path("/sys/class/thermal/thermal_zone0/temp")


class ThermalZoneSensor:
    """Reads a thermal zone of the kernel, in the zone's unit: gain times degrees Celsius, plus offset.

    Args:
        path: the file that holds thousandths of a degree.
        gain: zone units per degree. Multiplies whatever error the thermometer has.
        offset: zone units at 0 °C.
    """

    kind = "thermal-zone"

    def __init__(self, path: Path = DEFAULT_PATH, gain: float = 1.0, offset: float = 0.0) -> None:
        self._path = path
        self._gain = gain
        self._offset = offset

    def read(self, round_number: int) -> float:
        """The temperature now.

        Raises:
            SensorError: the kernel does not give one.
        """
        try:
            text = self._path.read_bytes()
        except OSError as error:
            raise SensorError(f"{self._path}: {error.strerror}: is there such a thermal zone?") from None
        try:
            return self._gain * (int(text) / 1000.0) + self._offset
        except (ValueError, OverflowError):
            raise SensorError(f"{self._path}: not a number: is it a thermal zone's temp file?") from None
