"""The table ``[sensor]``: what the node reads. Only the chosen sensor's code is imported."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from heatcloak_node.config.places import path_in
from heatcloak_node.measuring import too_slow
from heatcloak_node.sensors.sensor import Scale, Sensor
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import Table
from heatcloak_shared.zone import Zone

MOST_GAIN = 1e9
LEAST_TIME, MOST_TIME = 0.01, 3600.0
MOST_SPEED = 1e9


def take_sensor(table: Table, folder: Path, zone: Zone, node: str) -> Sensor:
    """The sensor that ``table`` describes; paths are relative to ``folder``.

    Raises:
        ConfigError: a value is missing, misspelt or out of range, the sensor takes longer than the zone's
            rounds leave it, or a package that it needs is missing.
        ScenarioError: the scenario file of a simulated sensor is wrong.
    """
    kind = table.choice("kind", ("simulated", *_REAL))
    sensor = (
        _simulated(table, folder, zone, node) if kind == "simulated" else _REAL[kind](table, folder, zone)
    )
    table.finish()
    objection = too_slow(sensor.takes, zone.schedule)
    if objection is not None:
        table.refuse("timeout" if kind == "command" else "takes", objection)
    return sensor


def _simulated(table: Table, folder: Path, zone: Zone, node: str) -> Sensor:
    from heatcloak_node.sensors.simulated import simulated_sensor
    from heatcloak_shared.scenario import load_scenario

    path = path_in(table, "scenario", folder, "give the path of a scenario file")
    try:
        return simulated_sensor(zone, load_scenario(path, zone.domain), node)
    except ParameterError as error:
        table.refuse("kind", str(error))


def _thermal_zone(table: Table, folder: Path, zone: Zone) -> Sensor:
    from heatcloak_node.sensors.thermal_zone import DEFAULT_PATH, TAKES, ThermalZoneSensor

    remedy = "give the path of a thermal zone's temp file"
    path = path_in(table, "path", folder, remedy, str(DEFAULT_PATH))
    return ThermalZoneSensor(path, _scale(table), _takes(table, TAKES))


def _ds18b20(table: Table, folder: Path, zone: Zone) -> Sensor:
    from heatcloak_node.sensors.ds18b20 import DEFAULT_PATH, PROBE, TAKES, Ds18b20Sensor, probes, shown

    base = path_in(table, "path", folder, "give the folder of the bus' devices", str(DEFAULT_PATH))
    remedy = 'give the probe\'s id, "28-" and 12 hexadecimal digits'
    device = table.text("device", remedy) if table.has("device") else None
    if device is not None and not PROBE.fullmatch(device):
        table.refuse("device", f"{sanitize(device)} is no DS18B20: {remedy}")
    # None at all is no mistake of this file: the bus may come up after the node.
    if device is None and len(found := probes(base)) > 1:
        table.refuse("device", f"there are several, so choose one: {shown(found)}")
    return Ds18b20Sensor(base, device, _scale(table), _takes(table, TAKES))


def _amg8833(table: Table, folder: Path, zone: Zone) -> Sensor:
    from heatcloak_node.sensors.amg8833 import ADDRESSES, REDUCERS, TAKES, Amg8833Sensor, bus_opener

    return Amg8833Sensor(
        bus_opener(),
        bus=table.integer("bus", 0, 255, default=1),
        address=table.integer("address", *ADDRESSES, default=ADDRESSES[1]),
        reduce=REDUCERS[table.choice("reduce", REDUCERS, default="mean")],
        scale=_scale(table),
        takes=_takes(table, TAKES),
    )


def _replay(table: Table, folder: Path, zone: Zone) -> Sensor:
    from heatcloak_node.sensors.replay import Recording, ReplaySensor

    path = path_in(table, "path", folder, "give the path of a recording")
    speed = table.number("speed", above=0.0, below=MOST_SPEED, default=1.0)
    return ReplaySensor(Recording(path), zone.schedule.period, speed, _scale(table))


def _command(table: Table, folder: Path, zone: Zone) -> Sensor:
    from heatcloak_node.sensors.command import CommandSensor

    remedy = 'give an array of texts: the program\'s absolute path, then its arguments, ["/usr/bin/…", "…"]'
    items = table.items("command", remedy)
    command = [part for part in items if isinstance(part, str) and "\0" not in part]
    if len(command) < len(items) or not command or not command[0].startswith("/"):
        table.refuse("command", remedy)
    timeout = table.number("timeout", above=LEAST_TIME, below=MOST_TIME)
    return CommandSensor(command, timeout, _scale(table))


_REAL: dict[str, Callable[[Table, Path, Zone], Sensor]] = {
    "thermal-zone": _thermal_zone,
    "ds18b20": _ds18b20,
    "amg8833": _amg8833,
    "replay": _replay,
    "command": _command,
}


def _scale(table: Table) -> Scale:
    gain = table.number("gain", above=-MOST_GAIN, below=MOST_GAIN, default=1.0)
    if gain == 0.0:
        table.refuse("gain", "0 measures nothing: give the zone's units per unit of the sensor")
    return Scale(gain, table.number("offset", above=-MOST_GAIN, below=MOST_GAIN, default=0.0))


def _takes(table: Table, default: float) -> float:
    return table.number("takes", above=LEAST_TIME, below=MOST_TIME, default=default)
