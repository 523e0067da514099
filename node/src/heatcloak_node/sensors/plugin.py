"""Sensors of other packages, which register a function in the entry-point group ``heatcloak.sensors``.

The function is called with the table ``[sensor]``, the folder of ``node.toml``, the zone and the node's id.
It returns a `Sensor` of the kind under which it is registered. Every mistake of a plugin becomes a
`ConfigError`. A key ``resolution`` that it leaves in the table replaces the sensor's own attribute.
"""

from __future__ import annotations

import math
import traceback
from collections.abc import Collection
from pathlib import Path
from typing import NoReturn, TypeGuard

from heatcloak_node.sensors.sensor import Sensor, resolution_of, take_resolution
from heatcloak_shared.errors import HeatcloakError, PluginError
from heatcloak_shared.plugins import SENSORS, load_plugin, plugin_names
from heatcloak_shared.sanitize import sanitize, shown_path
from heatcloak_shared.tables import Table
from heatcloak_shared.zone import Zone


def sensor_from_plugin(kind: str, built_in: Collection[str], table: Table, zone: Zone, node: str) -> Sensor:
    """Return the sensor of a kind that another package registers.

    Args:
        kind: the kind.
        built_in: the kinds that need no plugin, for the error text.
        table: the table ``[sensor]``; ``kind`` is already taken from it.
        zone: the zone.
        node: the node's id.

    Raises:
        ConfigError: no package registers the kind, or its plugin cannot be imported, raises an exception or
            returns anything but a sensor of this kind.
    """
    try:
        take_sensor = load_plugin(SENSORS, kind)
    except PluginError as error:
        table.refuse("kind", str(error))
    if take_sensor is None:
        kinds = ", ".join([*built_in, *plugin_names(SENSORS)])
        table.refuse("kind", f"{sanitize(kind)} is unknown: give one of {kinds}, or install its package")
    try:
        sensor: Sensor = take_sensor(table, table.folder, zone, node)
    except HeatcloakError:
        raise
    except Exception as error:  # noqa: BLE001  a plugin may raise anything
        frames = traceback.extract_tb(error.__traceback__)[1:]
        if not frames:
            _refuse_plugin(table, kind, "is not a function of (table, folder, zone, node)")
        # Without the exception's text: a driver that was read meanwhile may put its reading there.
        place = f"{shown_path(Path(frames[-1].filename))}, line {frames[-1].lineno}"
        _refuse_plugin(table, kind, f"failed with {type(error).__name__} in {place}")
    problem = _problem_of(sensor, kind)
    if problem is not None:
        _refuse_plugin(table, kind, f"returned an object of type {type(sensor).__name__}, {problem}")
    own = resolution_of(sensor)
    stated = take_resolution(table, least=own or 0.0)
    return sensor if stated is None else _WithResolution(sensor, stated)


class _WithResolution:
    """The sensor of a plugin, with a resolution that ``node.toml`` states."""

    def __init__(self, sensor: Sensor, resolution: float) -> None:
        self.kind = sensor.kind
        self.takes = sensor.takes
        self.read = sensor.read
        self.resolution = resolution


def _problem_of(sensor: object, kind: str) -> str | None:
    """Return how ``sensor`` differs from the protocol `Sensor`; None if it follows it."""
    if not callable(getattr(sensor, "read", None)):
        return "which has no method read(round_number)"
    # Only simulated sensors may have the kind "simulated", which decides what zones a node accepts.
    if getattr(sensor, "kind", None) != kind:
        return f"whose attribute kind is not {kind!r}"
    takes = getattr(sensor, "takes", None)
    if not _is_number(takes) or not 0.0 <= takes < math.inf:
        return "whose attribute takes is not a number of seconds, 0 or more"
    resolution = getattr(sensor, "resolution", None)
    if resolution is not None and not (_is_number(resolution) and 0.0 <= resolution < math.inf):
        return "whose attribute resolution is not a number, 0 or more"
    return None


def _is_number(value: object) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _refuse_plugin(table: Table, kind: str, problem: str) -> NoReturn:
    table.refuse("kind", f"the plugin {sanitize(kind)} of {SENSORS} {problem}: update or correct its package")
