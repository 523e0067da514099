"""A DS18B20 thermometer on the 1-Wire bus, read through the kernel driver ``w1_therm``."""

from __future__ import annotations

import logging
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
from heatcloak_shared.sanitize import listed, sanitize
from heatcloak_shared.tables import Table
from heatcloak_shared.zone import Zone
from heatcloak_shared.zone.model import SENSOR_RESOLUTIONS

DEFAULT_PATH = Path("/sys/bus/w1/devices")
PROBE = re.compile(r"28-[0-9a-f]{12}")
TAKES = 1.8
"""Two conversions of 12 bits, 0.75 s each, plus the bus transfers."""

DEGREES = SENSOR_RESOLUTIONS["ds18b20"]
"""Step of a probe that is set to 12 bits; each bit less doubles it."""
COARSEST = 0.5
"""Step of a probe that is set to 9 bits, the fewest."""

_MAX_SHOWN = 8
_CONFIG = 4
"""Position of the byte of a probe's memory that holds the number of bits."""
_W1_SLAVE = re.compile(
    rb"((?:[0-9a-f]{2} ){9}): crc=[0-9a-f]{2} (YES|NO)\n(?:[0-9a-f]{2} ){9}t=(-?[0-9]{1,9})\n?"
)
_TEMPERATURE = re.compile(rb"-?[0-9]{1,9}\n?")
_CHECKSUM = "the checksum is wrong: check the cable, its length and the pull-up resistor"
_SILENT = "the probe did not answer: check its power and its cable"
_UNKNOWN = "the kernel driver returned no temperature: is it w1_therm?"

log = logging.getLogger(__name__)


def from_table(table: Table, zone: Zone, node: str) -> Ds18b20Sensor:
    """Return the sensor that the table ``[sensor]`` describes."""
    base = table.file_path("path", "give the folder of the bus' devices", str(DEFAULT_PATH))
    remedy = 'give the probe\'s id, "28-" and 12 hexadecimal digits'
    device = table.text("device", remedy) if table.has("device") else None
    if device is not None and not PROBE.fullmatch(device):
        table.refuse("device", f"{sanitize(device)} is not a DS18B20: {remedy}")
    # Finding no probe is not a mistake in this file: the bus may come up after the node.
    if device is None and len(found := find_probes(base)) > 1:
        table.refuse("device", f"there are several, so choose one: {_listed(found)}")
    scale = take_scale(table)
    # A hidden range hides the steps of any probe.
    resolution = DEGREES if zone.promise.mode == "model" else COARSEST
    if table.has("resolution"):
        resolution = table.number_within("resolution", DEGREES, COARSEST)
    return Ds18b20Sensor(base, device, scale, take_duration(table, "takes", TAKES), resolution)


def find_probes(base: Path = DEFAULT_PATH) -> list[str]:
    """Return the ids of all DS18B20 that the kernel has found; an empty list without a 1-Wire bus."""
    return sorted(path.name for path in base.glob("28-*"))


def _listed(found: list[str]) -> str:
    """Return the first eight ids, sanitized, for an error text."""
    return listed([sanitize(name)[1:-1] for name in found], _MAX_SHOWN)


def parse_w1_slave(text: bytes, resolution: float = COARSEST) -> float:
    """Return the degrees Celsius in the content of the file ``w1_slave``.

    Args:
        text: the content.
        resolution: the greatest step in which the probe may report, in degrees Celsius.

    Raises:
        SensorError: the checksum is wrong, the bus is silent or held low, the format is unknown, or the probe
            is set to coarser steps than ``resolution``.
    """
    if not text:
        raise SensorError(_SILENT)
    match = _W1_SLAVE.fullmatch(text)
    if match is None:
        raise SensorError(_UNKNOWN)
    if match[2] == b"NO":
        raise SensorError(_CHECKSUM)
    # A data line that is held low reads as zeros, whose checksum is right. The first two bytes, which are the
    # reading, are not examined: the other bytes of a probe that answers are never all zero.
    memory = bytes.fromhex(match[1].decode())
    if not any(memory[2:]):
        raise SensorError("the data line is held low: check for a short circuit, and the pull-up resistor")
    # This byte is a setting of the probe, and does not depend on what it measures.
    step = COARSEST / (1 << (memory[_CONFIG] >> 5 & 3))
    if step > resolution:
        raise SensorError(
            f"the probe reports in steps of {step:g}, and the promise is for {resolution:g}: set it to 12 "
            "bits by its file resolution"
        )
    return _in_sixteenths(int(match[3]))


def parse_temperature(text: bytes) -> float:
    """Return the degrees Celsius in the content of the file ``temperature``.

    Raises:
        SensorError: it is empty, which means that the bus failed, or not a number.
    """
    if not text.strip():
        raise SensorError(_SILENT)
    if not _TEMPERATURE.fullmatch(text):
        raise SensorError(_UNKNOWN)
    return _in_sixteenths(int(text))


def _in_sixteenths(thousandths: int) -> float:
    """Return the degrees of a probe, which reports sixteenths; the kernel cuts them to thousandths.

    With thousandths, some steps would be larger than the resolution.
    """
    return round(thousandths * 16 / 1000) / 16


class Ds18b20Sensor:
    """Read one probe, in degrees Celsius before scaling. The kernel waits for a conversion in every read.

    A probe's memory holds 85 °C at power-on, and returns it if no conversion took place. So the first
    conversion of a probe, and the first after a bus failure, is discarded, whatever its value. Discarding
    only the value 85 would be visible in the published readings, and 85 °C may be true.

    Args:
        base: the folder of the bus' devices.
        device: the probe's id; None for the only probe on the bus.
        scale: from degrees Celsius to the zone's unit.
        takes: seconds that a reading may take: two conversions.
        resolution: the greatest step in which the probe may report, in degrees Celsius. It is not checked
            with a kernel that has no file ``w1_slave``.

    Attributes:
        resolution: see `resolution_of`.
    """

    kind = "ds18b20"

    def __init__(
        self,
        base: Path = DEFAULT_PATH,
        device: str | None = None,
        scale: Scale = UNSCALED,
        takes: float = TAKES,
        resolution: float = COARSEST,
    ) -> None:
        self._base = base
        self._device = device
        self._scale = scale
        self.takes = takes
        self.resolution = resolution * abs(scale.gain)
        self._coarsest = resolution
        self._settled: str | None = None

    def read(self, round_number: int) -> float:
        """Return the temperature now.

        Raises:
            SensorError: there is no probe, there are several, or the bus failed.
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
        found = find_probes(self._base)
        if not found:
            raise SensorError(
                "no DS18B20 is on the bus: write dtoverlay=w1-gpio into config.txt, and plug the probe in"
            )
        if len(found) > 1:
            raise SensorError(
                f'more than one DS18B20 is on the bus: choose by device = "…": {_listed(found)}'
            )
        return found[0]

    def _convert(self, device: str) -> float:
        folder = self._base / device
        try:
            try:
                return parse_w1_slave(read_kernel_file(folder / "w1_slave"), self._coarsest)
            except FileNotFoundError:
                return parse_temperature(read_kernel_file(folder / "temperature"))
        except OSError as error:
            text = f"probe {sanitize(device)[1:-1]}: {error.strerror}"
            raise SensorError(f"{text}: check that it is plugged in and w1_therm is loaded") from None
