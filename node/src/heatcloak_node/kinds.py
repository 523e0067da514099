"""Kinds of nodes: `KINDS` has an entry for each kind of zone.

A kind has a configuration table of its source, a `Cloak`, and a check that the source can be read. Modules of
a kind other than heat are imported on first use, because nodes have little memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, cast

from heatcloak_node.cloak import Cloak, HeatCloak, cloaked_ticks
from heatcloak_node.sensors import Sensor, sensor_from_table
from heatcloak_node.sensors.sensor import Source, resolution_of, take_scale, too_coarse, too_high_gain
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import Table, as_number
from heatcloak_shared.zone import AnyZone, Zone, require_heat

if TYPE_CHECKING:
    from heatcloak_node.seed import Seed


class NodeKind(NamedTuple):
    """The nodes of one kind of zone.

    Attributes:
        source_table: the table of ``node.toml`` that describes the source.
        take_source: returns the source that the top table of ``node.toml`` describes.
        cloak: returns the cloak of a zone, node, source, boot nonce and seed.
        try_source: reads a source once, or raises an error; its result is discarded.
        take_unscaled: returns the source for a recording, which releases nothing: as its device reports, and
            whatever the zone promises. None: as `take_source`.
    """

    source_table: str
    take_source: Callable[[Table, AnyZone, str], Source]
    cloak: Callable[[AnyZone, str, Source, bytes, Seed | None], Cloak]
    try_source: Callable[[Source], int | None]
    take_unscaled: Callable[[Table, AnyZone, str], Source] | None = None


def kind_of(zone: AnyZone) -> NodeKind:
    """Return the kind of a zone's nodes."""
    return KINDS[zone.kind]()


def _heat() -> NodeKind:
    return NodeKind("sensor", _take_sensor, _heat_cloak, _try_sensor, _take_unscaled_sensor)


def _heatmap() -> NodeKind:
    from heatcloak_node.places import cloak, take_places, try_places

    return NodeKind("places", take_places, cloak, try_places)


def _position() -> NodeKind:
    from heatcloak_node.positions import cloak, take_positions, try_positions

    return NodeKind("position", take_positions, cloak, try_positions)


KINDS: dict[str, Callable[[], NodeKind]] = {
    Zone.kind: _heat,
    "heatmap": _heatmap,
    "position": _position,
}


def _take_sensor(table: Table, zone: AnyZone, node: str) -> Sensor:
    heat = require_heat(zone)
    settings = table.table("sensor")
    # The sensor takes it out of the table.
    gain = settings.peek("gain")
    sensor = sensor_from_table(settings, heat, node)
    # A model of heat is accepted only for simulated sensors, or if the file accepts it.
    default = "model" if sensor.kind == "simulated" else "range"
    accepted = table.choice("sensitivity", ("model", "range"), default=default)
    if accepted == "range" and heat.promise.mode != "range":
        table.refuse(
            "sensitivity",
            f"zone {zone.name} assumes a model of heat, which a {sensor.kind} sensor may not "
            'follow: use a zone of sensitivity = "range", or write "model" here if the fit is documented',
        )
    if heat.promise.mode == "model":
        _check_resolution(table, heat, sensor)
        # Simulated sensors have no gain: what they read follows the model.
        if sensor.kind != "simulated":
            _check_gain(table, heat, node, 1.0 if gain is None else gain)
    return sensor


def _take_unscaled_sensor(table: Table, zone: AnyZone, node: str) -> Sensor:
    """Return the sensor without gain and offset, in a zone of any sensitivity and resolution.

    The model of heat has yet to be fitted, so that no file can state that the sensor follows it.
    """
    table.choice("sensitivity", ("model", "range"), default="range")
    settings = table.table("sensor")
    take_scale(settings)  # taken from the table, and not applied
    return sensor_from_table(settings, require_heat(zone), node)


def _check_resolution(table: Table, zone: Zone, sensor: Sensor) -> None:
    """Refuse a sensor whose steps the noise of ``zone`` may not hide, because they are large or unknown.

    A sensor of unknown resolution is refused in a zone of any resolution: its steps may be larger.
    """
    if resolution_of(sensor) is None:
        table.refuse(
            "sensor.resolution",
            f"missing: zone {zone.name} promises privacy for sensors that report in steps of at most "
            f"{zone.resolution!r}, and those of a {sensor.kind} sensor are unknown: give the greatest step "
            "between two of its values, in its own unit, or 0 if it has no steps",
        )
    problem = too_coarse(zone, sensor)
    if problem is not None:
        table.refuse("sensor.resolution", problem)


def _check_gain(table: Table, zone: Zone, node: str, gain: object) -> None:
    """Refuse a gain that the noise of ``zone`` was not calibrated for."""
    number = as_number(gain)
    if number is None:  # a plugin may accept it
        table.refuse("sensor.gain", f"{sanitize(gain)} is not a number: give the gain of the fit")
    problem = too_high_gain(zone, node, number)
    if problem is not None:
        table.refuse("sensor.gain", problem)


def _heat_cloak(zone: AnyZone, node: str, source: Source, boot: bytes, seed: Seed | None) -> HeatCloak:
    return HeatCloak(require_heat(zone), node, cast("Sensor", source), boot, seed)


def _try_sensor(source: Source) -> int:
    return cloaked_ticks(cast("Sensor", source), round_number=0, noise=0, step=1.0)
