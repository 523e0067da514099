"""Sensors: one protocol, and one module per kind.

To add a kind, write a module with a class that follows `Sensor` and a function ``from_table``, and register
the module in `KINDS`. A node has one sensor, so only that module is imported.
"""

from __future__ import annotations

from importlib import import_module

from heatcloak_node.sensors.sensor import Sensor, too_slow
from heatcloak_shared.tables import Table
from heatcloak_shared.zone import Zone

__all__ = ["KINDS", "Sensor", "sensor_from_table"]

KINDS = {
    "simulated": "simulated",
    "thermal-zone": "thermal_zone",
    "ds18b20": "ds18b20",
    "amg8833": "amg8833",
    "replay": "replay",
    "command": "command",
}
"""The module of every kind."""


def sensor_from_table(table: Table, zone: Zone, node: str) -> Sensor:
    """Return the sensor that the table ``[sensor]`` of ``node.toml`` describes.

    Raises:
        ConfigError: a value is missing, misspelt or out of range, the sensor takes longer than the zone's
            schedule allows, or a package that it needs is missing.
        ScenarioError: the scenario file of a simulated sensor is wrong.
    """
    kind = table.choice("kind", KINDS)
    module = import_module(f"{__name__}.{KINDS[kind]}")
    sensor: Sensor = module.from_table(table, zone, node)
    table.finish()
    reason = too_slow(sensor.takes, zone.schedule)
    if reason is not None:
        table.refuse("timeout" if kind == "command" else "takes", reason)
    return sensor
