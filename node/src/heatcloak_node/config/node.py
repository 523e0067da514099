"""The whole of ``node.toml``."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from heatcloak_node.config.broker import take_broker
from heatcloak_node.config.home_assistant import take_home_assistant
from heatcloak_node.config.places import path_in
from heatcloak_node.config.sensor import take_sensor
from heatcloak_node.config.spool import SpoolConfig, take_spool
from heatcloak_node.ledger import LONGEST_BLOCK
from heatcloak_node.sensors import Sensor
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.tables import Table, load_table
from heatcloak_shared.zone import Zone, load_zone


@dataclass(frozen=True, slots=True)
class NodeConfig:
    """What one node is told.

    Attributes:
        zone: the zone it belongs to.
        node: its id, enrolled in the zone.
        state: the folder of its ledger; on real storage, or the budget starts anew at every boot.
        allow_volatile_state: whether that folder may be on storage that a reboot empties: for containers and
            tests, where something else keeps the budget.
        ledger_block: how many listed rounds the ledger records ahead at once.
        seed_file: the key file that a trusted party issued; None for noise that nobody can take off.
        broker: where it publishes.
        sensor: what it reads.
        spool: how readings are kept until they are stored.
        home_assistant: Home Assistant's discovery prefix; None where it is told nothing.
    """

    zone: Zone
    node: str
    state: Path
    allow_volatile_state: bool
    ledger_block: int
    seed_file: Path | None
    broker: BrokerAddress
    sensor: Sensor
    spool: SpoolConfig
    home_assistant: str | None


def load_config(path: Path) -> NodeConfig:
    """The configuration in the file at ``path``; paths in it are relative to its folder.

    Raises:
        ConfigError: the file can't be read, or a value is missing, misspelt or out of range.
        ZoneError: the zone file is wrong.
        ScenarioError: the scenario file of a simulated sensor is wrong.
    """
    table = load_table(path, ConfigError)
    for key in ("boot", "seed"):
        if table.has(key):
            table.refuse(key, "can't be given here: noise that repeats reveals readings; use seed_file")
    folder = path.parent
    zone = load_zone(path_in(table, "zone", folder, "give the path of the zone file"))
    node = table.text("node", "give this node's id")
    if node not in zone.places:
        table.refuse("node", f"{node!r} is not enrolled in zone {zone.name}: use an id from the zone file")
    sensor = take_sensor(table.table("sensor"), folder, zone, node)
    _require_mode(table, zone, sensor)
    config = NodeConfig(
        zone=zone,
        node=node,
        state=path_in(table, "state", folder, "give a folder on real storage for the ledger"),
        allow_volatile_state=table.flag("allow_volatile_state", default=False),
        ledger_block=table.integer("ledger_block", 1, LONGEST_BLOCK, default=1),
        seed_file=take_seed_file(table, folder),
        broker=take_broker(table.table("broker"), folder),
        sensor=sensor,
        spool=take_spool(table),
        home_assistant=take_home_assistant(table),
    )
    table.finish()
    return config


def _require_mode(table: Table, zone: Zone, sensor: Sensor) -> None:
    """Refuse a zone that trusts a model of how heat spreads, where nobody said that the room keeps to it."""
    default = "model" if sensor.kind == "simulated" else "range"
    asked = table.choice("sensitivity", ("model", "range"), default=default)
    if asked == "range" and zone.promise.mode != "range":
        table.refuse(
            "sensitivity",
            f"zone {zone.name} trusts a model of how heat spreads, which a {sensor.kind} sensor need not "
            'follow: use a zone of sensitivity = "range", or write "model" here if the fit is documented',
        )


def take_seed_file(table: Table, folder: Path) -> Path | None:
    """The path of the node's key file; None where the whole file's ``table`` names none.

    Raises:
        ConfigError: it is no path.
    """
    if not table.has("seed_file"):
        return None
    return path_in(table, "seed_file", folder, "give the path of the node's key file")
