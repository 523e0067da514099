"""A DS18B20 thermometer on the 1-Wire bus, read through the kernel's driver ``w1_therm``."""

from __future__ import annotations

import logging
import re
from pathlib import Path

from heatcloak_node.sensors.kernel_file import read_page
from heatcloak_node.sensors.sensor import UNSCALED, Scale
from heatcloak_shared.errors import SensorError
from heatcloak_shared.sanitize import sanitize

DEFAULT_PATH = Path("/sys/bus/w1/devices")
PROBE = re.compile(r"28-[0-9a-f]{12}")
TAKES = 1.8
"""Two conversions of 12 bits, 0.75 s each, and the bus' own time around them."""

_SHOWN = 8
_W1_SLAVE = re.compile(
    rb"((?:[0-9a-f]{2} ){9}): crc=[0-9a-f]{2} (YES|NO)\n(?:[0-9a-f]{2} ){9}t=(-?[0-9]{1,9})\n?"
)
_TEMPERATURE = re.compile(rb"-?[0-9]{1,9}\n?")
_CHECKSUM = "the checksum is wrong: look at the cable, its length and the pull-up resistor"
_SILENT = "the probe gave no answer: look at its power and its cable"
_UNKNOWN = "the kernel's driver wrote something else than a temperature: is it w1_therm?"

log = logging.getLogger(__name__)


def probes(base: Path = DEFAULT_PATH) -> list[str]:
    """The ids of all DS18B20 that the kernel has found; none where there is no 1-Wire bus."""
    return sorted(path.name for path in base.glob("28-*"))


def shown(found: list[str]) -> str:
    """Ids of probes, cleaned, for an error's text: the first eight."""
    names = ", ".join(sanitize(name)[1:-1] for name in found[:_SHOWN])
    return names if len(found) <= _SHOWN else f"{names} and {len(found) - _SHOWN} more"


def parse_w1_slave(text: bytes) -> float:
    """The degrees Celsius in what the file ``w1_slave`` gave.

    Raises:
        SensorError: a checksum that is wrong, a bus that is silent or held low, or not that file's form.
    """
    if not text:
        raise SensorError(_SILENT)
    match = _W1_SLAVE.fullmatch(text)
    if match is None:
        raise SensorError(_UNKNOWN)
    if match[2] == b"NO":
        raise SensorError(_CHECKSUM)
    # A data line that is held low reads as zeros, whose checksum is right. The first two bytes, which are the
    # reading, are not asked: the others of a probe that answers are never all zero.
    if not any(bytes.fromhex(match[1].decode())[2:]):
        raise SensorError("the data line is held low: look for a short circuit and for the pull-up resistor")
    return int(match[3]) / 1000


def parse_temperature(text: bytes) -> float:
    """The degrees Celsius in what the file ``temperature`` gave.

    Raises:
        SensorError: it is empty, which is how the driver tells of a bus that failed, or no number.
    """
    if not text.strip():
        raise SensorError(_SILENT)
    if not _TEMPERATURE.fullmatch(text):
        raise SensorError(_UNKNOWN)
    return int(text) / 1000


class Ds18b20Sensor:
    """Reads one probe, in degrees Celsius before its scale. The kernel waits for a conversion in every read.

    A probe's memory holds 85 °C when its power comes on, and shows it where no conversion took place. So the
    first conversion of a probe, and the first one after the bus failed, is thrown away, whatever it said. To
    throw away only what says 85 would show in what is published, and 85 °C may be true.

    Args:
        base: the folder of the bus' devices.
        device: the probe's id; None for the only one that is there.
        scale: from degrees to the zone's unit.
        takes: seconds that a reading may take: two conversions.
    """

    kind = "ds18b20"

    def __init__(
        self,
        base: Path = DEFAULT_PATH,
        device: str | None = None,
        scale: Scale = UNSCALED,
        takes: float = TAKES,
    ) -> None:
        self._base = base
        self._device = device
        self._scale = scale
        self.takes = takes
        self._settled: str | None = None

    def read(self, round_number: int) -> float:
        """The temperature now.

        Raises:
            SensorError: there is no probe, more than one to choose from, or the bus failed.
        """
        device = self._only_one() if self._device is None else self._device
        settled, self._settled = self._settled, None
        if settled != device:
            self._convert(device)
            log.info("reading probe %s", sanitize(device)[1:-1])
        degrees = self._convert(device)
        self._settled = device
        return self._scale(degrees)

    def _only_one(self) -> str:
        found = probes(self._base)
        if not found:
            raise SensorError(
                "no DS18B20 is on the bus: write dtoverlay=w1-gpio into config.txt, and plug the probe in"
            )
        if len(found) > 1:
            raise SensorError(f'more than one DS18B20 is on the bus: choose by device = "…": {shown(found)}')
        return found[0]

    def _convert(self, device: str) -> float:
        folder = self._base / device
        try:
            try:
                return parse_w1_slave(read_page(folder / "w1_slave"))
            except FileNotFoundError:
                return parse_temperature(read_page(folder / "temperature"))
        except OSError as error:
            text = f"probe {sanitize(device)[1:-1]}: {error.strerror}"
            raise SensorError(f"{text}: is it plugged in, and w1_therm loaded?") from None
