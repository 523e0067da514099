"""Sensors: one protocol, and one module per kind.

`KINDS` lists the built-in sensors: each has a module with a class that follows `Sensor` and a function
``from_table``. A node has one sensor, so only that module is imported. Other packages do not change `KINDS`:
they register a function as an entry point of the group ``heatcloak.sensors``, where a kind that is not in
`KINDS` is looked up.
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
    "tmp117": "tmp117",
    "amg8833": "amg8833",
    "replay": "replay",
    "command": "command",
}
"""The module of each built-in kind."""


def sensor_from_table(table: Table, zone: Zone, node: str) -> Sensor:
    """Return the sensor that the table ``[sensor]`` of ``node.toml`` describes.

    Raises:
        ConfigError: a value is missing, misspelt or out of range, the sensor takes longer than the zone's
            schedule allows, a package that it needs is missing, or its plugin is faulty.
        ScenarioError: the scenario file of a simulated sensor is wrong.
    """
    kind = table.text("kind", f"give one of {', '.join(KINDS)}")
    sensor: Sensor
    if kind in KINDS:
        module = import_module(f"{__name__}.{KINDS[kind]}")
        sensor = module.from_table(table, zone, node)
    else:
        # Imported here, because it imports importlib.metadata, which would lengthen every start.
        from heatcloak_node.sensors.plugin import sensor_from_plugin

        sensor = sensor_from_plugin(kind, KINDS, table, zone, node)
    table.finish()
    reason = too_slow(sensor.takes, zone.schedule)
    if reason is not None:
        key = "takes" if kind in KINDS else "kind"
        table.refuse("timeout" if kind == "command" else key, reason)
    return sensor
