"""The boards and sensors that a bundle can be made for, and what each needs."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from heatcloak_aggregator.fit.fitted_zone import check_fit
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.zone import Zone

if TYPE_CHECKING:
    from heatcloak_aggregator.fit.fitted_room import FittedRoom

SYSTEM_64 = "Raspberry Pi OS Lite (64-bit), Trixie"
SYSTEM_32 = "Raspberry Pi OS Lite (32-bit), Trixie"

KINDS = ("ds18b20", "tmp117", "amg8833", "thermal-zone", "simulated", "replay", "command")
FILE_OPTIONS = {"simulated": ("scenario",), "replay": ("path",)}
"""Sensor options that name a file, which is copied into the bundle."""
_BOOT_LINES = {"ds18b20": ("dtoverlay=w1-gpio",), "amg8833": ("dtparam=i2c_arm=on",)}
_MODULES = {"amg8833": ("i2c-dev",)}
_PACKAGES = {"amg8833": ("smbus2",)}
DEFAULT_BUS = 1


class Board(NamedTuple):
    """A Raspberry Pi model.

    Attributes:
        name: its product name.
        system: the image to flash.
        wifi: whether it has Wi-Fi.
        ethernet: whether it has an Ethernet port.
        note: a limitation, or an empty string.
    """

    name: str
    system: str
    wifi: bool
    ethernet: bool
    note: str = ""


_ARMV6 = "armv6: only the 32-bit image boots"

BOARDS = {
    "zero": Board("Raspberry Pi Zero", SYSTEM_32, False, False, f"{_ARMV6}; needs a USB network adapter"),
    "zerow": Board("Raspberry Pi Zero W", SYSTEM_32, True, False, f"{_ARMV6}; Wi-Fi on 2.4 GHz only"),
    "zero2w": Board("Raspberry Pi Zero 2 W", SYSTEM_64, True, False, "Wi-Fi on 2.4 GHz only"),
    "1b": Board("Raspberry Pi 1 Model B or B+", SYSTEM_32, False, True, _ARMV6),
    "2b": Board("Raspberry Pi 2 Model B", SYSTEM_32, False, True, "version 1.1 boots the 32-bit image only"),
    "3a": Board("Raspberry Pi 3 Model A+", SYSTEM_64, True, False),
    "3b": Board("Raspberry Pi 3 Model B or B+", SYSTEM_64, True, True),
    "4b": Board("Raspberry Pi 4 Model B", SYSTEM_64, True, True),
    "400": Board("Raspberry Pi 400", SYSTEM_64, True, True),
    "5": Board("Raspberry Pi 5", SYSTEM_64, True, True),
    "500": Board("Raspberry Pi 500", SYSTEM_64, True, True),
}


@dataclass(frozen=True, slots=True)
class SensorSetup:
    """A sensor with its options and files.

    Attributes:
        kind: ``kind`` in the table ``[sensor]``.
        options: the rest of that table.
        files: files to copy beside ``node.toml``, by their name there.
    """

    kind: str
    options: Mapping[str, object]
    files: Mapping[str, Path] = field(default_factory=dict)

    def with_files_of(self, table: Mapping[str, object], folder: Path) -> SensorSetup:
        """Return this sensor with the files of a ``node.toml``, unless its options name others.

        Args:
            table: the table ``[sensor]`` of that ``node.toml``; ignored if of another kind.
            folder: the folder of the ``node.toml``.

        Raises:
            ConfigError: it names a file that does not exist.
        """
        options, files = dict(self.options), dict(self.files)
        names = FILE_OPTIONS.get(self.kind, ()) if table.get("kind") == self.kind else ()
        for key in names:
            named = table.get(key)
            if key in options or not isinstance(named, str):
                continue
            path = folder / named
            if not path.is_file():
                raise ConfigError(
                    f"{folder / 'node.toml'}: sensor.{key}: {sanitize(named, 200)} is not a file: correct "
                    f"it, or give --sensor-option {key}=FILE"
                )
            options[key] = name = _bundled_name(self.kind, path)
            files[name] = path
        return replace(self, options=options, files=files)

    def scaled(self, gain: float, offset: float) -> SensorSetup:
        """Return this sensor with another gain and offset."""
        return replace(self, options={**self.options, "gain": gain, "offset": offset})

    @property
    def table(self) -> dict[str, object]:
        """The table ``[sensor]`` of ``node.toml``."""
        return {"kind": self.kind, **self.options}

    @property
    def boot_lines(self) -> tuple[str, ...]:
        """The lines of ``config.txt`` that enable it.

        Raises:
            ConfigError: the overlay of its kind cannot enable it.
        """
        if self.kind != "tmp117":
            return _BOOT_LINES.get(self.kind, ())
        if self.options.get("bus", DEFAULT_BUS) != DEFAULT_BUS:
            raise ConfigError(
                f"--sensor-option bus: a bundle enables a TMP117 on I2C bus {DEFAULT_BUS} only: leave it out"
            )
        address = self.options.get("address")
        suffix = f",addr={address:#x}" if type(address) is int else ""
        return "dtparam=i2c_arm=on", f"dtoverlay=i2c-sensor,tmp117{suffix}"

    @property
    def modules(self) -> tuple[str, ...]:
        """Kernel modules that must be loaded explicitly."""
        return _MODULES.get(self.kind, ())

    @property
    def packages(self) -> tuple[str, ...]:
        """Python distributions besides those that every node needs."""
        return _PACKAGES.get(self.kind, ())

    @property
    def i2c_bus(self) -> int | None:
        """The number of its I2C bus; None for a sensor without one."""
        if self.kind != "amg8833":
            return None
        bus = self.options.get("bus", DEFAULT_BUS)
        if type(bus) is not int or not 0 <= bus <= 255:
            raise ConfigError("--sensor-option bus: give the number of the I2C bus, such as bus=1")
        return bus


def parse_sensor(kind: str, options: Sequence[str]) -> SensorSetup:
    """Return the sensor described by command line options of the form ``key=value``.

    Raises:
        ConfigError: unknown kind, malformed option, or missing file.
    """
    if kind not in KINDS:
        raise ConfigError(f"unknown sensor {sanitize(kind)}: choose from {', '.join(KINDS)}")
    table: dict[str, object] = {}
    files: dict[str, Path] = {}
    for option in options:
        key, equals, text = option.partition("=")
        if not equals or not key.replace("_", "").isalnum() or key in (*table, "kind"):
            raise ConfigError(
                f"--sensor-option {sanitize(option)}: give KEY=VALUE, each key once, such as gain=0.5"
            )
        if key in FILE_OPTIONS.get(kind, ()):
            path = Path(text)
            if not path.is_file():
                raise ConfigError(
                    f"--sensor-option {key}: {sanitize(text, 200)} is not a file: give its path"
                )
            table[key] = name = _bundled_name(kind, path)
            files[name] = path
        else:
            table[key] = _value(text)
    return SensorSetup(kind, table, files)


def check_sensitivity(zone: Zone, kind: str, sensitivity: str | None) -> None:
    """Raise if a node with this sensor would refuse the zone.

    Raises:
        ConfigError: the zone assumes a model of heat, which a real sensor may not follow.
    """
    mode = sensitivity or ("model" if kind == "simulated" else "range")
    if mode == "range" and zone.promise.mode != "range":
        raise ConfigError(
            f"zone {zone.name} assumes a model of heat, which a {kind} sensor may not follow: "
            "create the zone with --sensitivity range, or give --sensitivity model if the fit is documented"
        )


def check_fitted_sensor(fit: FittedRoom, zone: Zone, sensor: SensorSetup) -> None:
    """Raise if a fit can't give real nodes of a zone their gain and offset.

    Args:
        fit: the fit.
        zone: the zone.
        sensor: the sensor of its nodes.

    Raises:
        ConfigError: as `check_fit`, or the sensors are simulated or have a scale already.
    """
    fit.require_good()
    if sensor.kind == "simulated":
        raise ConfigError("--fit is for real sensors: simulated ones follow the zone's model already")
    for key in ("gain", "offset"):
        if key in sensor.options:
            raise ConfigError(f"--sensor-option {key}: the fit states the {key}: leave out one of both")
    check_fit(fit, zone)


def _bundled_name(kind: str, path: Path) -> str:
    """Return a name for a sensor's file in the bundle that any file system accepts."""
    return f"{kind}{path.suffix if path.suffix[1:].isalnum() else ''}"


def _value(text: str) -> object:
    """Parse a number, boolean or list as TOML does; anything else is a string."""
    try:
        values = tomllib.loads(f"value = {text}\n")
    except (ValueError, RecursionError):
        return text
    return (
        values["value"]
        if len(values) == 1 and isinstance(values["value"], (bool, int, float, str, list))
        else text
    )
