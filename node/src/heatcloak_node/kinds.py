"""What differs between nodes of different kinds of zones: `KINDS` lists it by the kind of the zone.

A kind has a configuration table that says what is read, a `Cloak`, and a check that the source answers. What
is specific to a kind is imported on first use: nodes have little memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, cast

from heatcloak_node.cloak import Cloak, HeatCloak, cloaked_ticks
from heatcloak_node.sensors import Sensor, sensor_from_table
from heatcloak_node.sensors.sensor import Source
from heatcloak_shared.tables import Table
from heatcloak_shared.zone import AnyZone, Zone, require_heat

if TYPE_CHECKING:
    from heatcloak_node.seed import Seed


class NodeKind(NamedTuple):
    """What nodes of one kind of zone need.

    Attributes:
        take_source: takes what a node reads from the top table of its ``node.toml``.
        cloak: returns the cloak of a zone, node, source, boot nonce and seed.
        try_source: reads a source once and discards the result, or raises SensorError.
    """

    take_source: Callable[[Table, AnyZone, str], Source]
    cloak: Callable[[AnyZone, str, Source, bytes, Seed | None], Cloak]
    try_source: Callable[[Source], object]


def kind_of(zone: AnyZone) -> NodeKind:
    """Return what nodes of a zone need."""
    return KINDS[zone.kind]()


def _heat() -> NodeKind:
    return NodeKind(_take_sensor, _heat_cloak, _try_sensor)


def _heatmap() -> NodeKind:
    from heatcloak_node.places import cloak, take_places, try_places

    return NodeKind(take_places, cloak, try_places)


KINDS: dict[str, Callable[[], NodeKind]] = {Zone.kind: _heat, "heatmap": _heatmap}


def _take_sensor(table: Table, zone: AnyZone, node: str) -> Sensor:
    heat = require_heat(zone)
    sensor = sensor_from_table(table.table("sensor"), heat, node)
    # A model of heat is accepted only for simulated sensors, or if the file accepts it.
    default = "model" if sensor.kind == "simulated" else "range"
    accepted = table.choice("sensitivity", ("model", "range"), default=default)
    if accepted == "range" and heat.promise.mode != "range":
        table.refuse(
            "sensitivity",
            f"zone {zone.name} assumes a model of heat, which a {sensor.kind} sensor may not "
            'follow: use a zone of sensitivity = "range", or write "model" here if the fit is documented',
        )
    return sensor


def _heat_cloak(zone: AnyZone, node: str, source: Source, boot: bytes, seed: Seed | None) -> HeatCloak:
    return HeatCloak(require_heat(zone), node, cast("Sensor", source), boot, seed)


def _try_sensor(source: Source) -> int:
    return cloaked_ticks(cast("Sensor", source), round_number=0, noise=0, step=1.0)
