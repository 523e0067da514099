"""What a sensor needs of the Pi: switches of the boot loader, kernel modules, packages, and files."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.zone import Zone

KINDS = ("ds18b20", "amg8833", "thermal-zone", "simulated", "replay", "command")
FILE_OPTIONS = {"simulated": ("scenario",), "replay": ("path",)}
"""Options that name a file, which travels in the bundle."""
_SWITCHES = {"ds18b20": ("dtoverlay=w1-gpio",), "amg8833": ("dtparam=i2c_arm=on",)}
_MODULES = {"amg8833": ("i2c-dev",)}
_PACKAGES = {"amg8833": ("smbus2",)}
DEFAULT_BUS = 1


@dataclass(frozen=True, slots=True)
class SensorSetup:
    """A sensor as a bundle sets it up.

    Attributes:
        kind: what ``[sensor]`` calls it.
        options: the rest of that table.
        files: files that go beside ``node.toml``, by their name there.
    """

    kind: str
    options: Mapping[str, object]
    files: Mapping[str, Path] = field(default_factory=dict)

    def with_files_of(self, told: Mapping[str, object], folder: Path) -> SensorSetup:
        """This sensor, with the files that it was not given and that a ``node.toml`` names.

        Args:
            told: the table ``[sensor]`` of that ``node.toml``; one of another kind adds nothing.
            folder: where the ``node.toml`` lies.

        Raises:
            ConfigError: it names a file that is not there.
        """
        options, files = dict(self.options), dict(self.files)
        names = FILE_OPTIONS.get(self.kind, ()) if told.get("kind") == self.kind else ()
        for key in names:
            named = told.get(key)
            if key in options or not isinstance(named, str):
                continue
            path = folder / named
            if not path.is_file():
                raise ConfigError(
                    f"{folder / 'node.toml'}: sensor.{key}: {sanitize(named, 200)} is no file: correct it, "
                    f"or give --sensor-option {key}=FILE"
                )
            options[key] = name = _bundled_name(self.kind, path)
            files[name] = path
        return replace(self, options=options, files=files)

    @property
    def table(self) -> dict[str, object]:
        """The table ``[sensor]``."""
        return {"kind": self.kind, **self.options}

    @property
    def switches(self) -> tuple[str, ...]:
        """Lines of ``config.txt``."""
        return _SWITCHES.get(self.kind, ())

    @property
    def modules(self) -> tuple[str, ...]:
        """Kernel modules that nothing else loads."""
        return _MODULES.get(self.kind, ())

    @property
    def packages(self) -> tuple[str, ...]:
        """Python distributions besides those of every node."""
        return _PACKAGES.get(self.kind, ())

    @property
    def i2c_bus(self) -> int | None:
        """The I2C bus that it is on; None for a sensor that is on none."""
        if self.kind != "amg8833":
            return None
        bus = self.options.get("bus", DEFAULT_BUS)
        if type(bus) is not int or not 0 <= bus <= 255:
            raise ConfigError("--sensor-option bus: give the number of the I2C bus, as bus=1")
        return bus


def set_up(kind: str, options: Sequence[str]) -> SensorSetup:
    """The sensor that the command line describes: ``options`` are of the form ``key=value``.

    Raises:
        ConfigError: an unknown kind, an option of another form, or a file that is not there.
    """
    if kind not in KINDS:
        raise ConfigError(f"--sensor {sanitize(kind)} is unknown: give one of {', '.join(KINDS)}")
    table: dict[str, object] = {}
    files: dict[str, Path] = {}
    for option in options:
        key, equals, text = option.partition("=")
        if not equals or not key.replace("_", "").isalnum() or key in (*table, "kind"):
            raise ConfigError(
                f"--sensor-option {sanitize(option)}: give KEY=VALUE, each key once, as gain=0.5"
            )
        if key in FILE_OPTIONS.get(kind, ()):
            path = Path(text)
            if not path.is_file():
                raise ConfigError(f"--sensor-option {key}: {sanitize(text, 200)} is no file: give its path")
            table[key] = name = _bundled_name(kind, path)
            files[name] = path
        else:
            table[key] = _value(text)
    return SensorSetup(kind, table, files)


def require_mode(zone: Zone, kind: str, sensitivity: str | None) -> None:
    """Refuse, before anything is flashed, a zone that the node with this sensor would refuse.

    Raises:
        ConfigError: the zone trusts a model of how heat spreads, and nobody said that the room keeps to it.
    """
    asked = sensitivity or ("model" if kind == "simulated" else "range")
    if asked == "range" and zone.promise.mode != "range":
        raise ConfigError(
            f"zone {zone.name} trusts a model of how heat spreads, which a {kind} sensor need not follow: "
            "make the zone with --sensitivity range, or give --sensitivity model if the fit is documented"
        )


def _bundled_name(kind: str, path: Path) -> str:
    """What a sensor's file is called beside ``node.toml``: no name of this machine has to fit the card's."""
    return f"{kind}{path.suffix if path.suffix[1:].isalnum() else ''}"


def _value(text: str) -> object:
    """A number, a boolean, a list, or else a text: as TOML reads it."""
    try:
        values = tomllib.loads(f"value = {text}\n")
    except (ValueError, RecursionError):
        return text
    return (
        values["value"]
        if len(values) == 1 and isinstance(values["value"], (bool, int, float, str, list))
        else text
    )
