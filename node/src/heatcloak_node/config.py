"""A node's configuration file, ``node.toml``."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from heatcloak_node.sensors import Sensor, SimulatedSensor
from heatcloak_shared.broker import BrokerAddress, is_host, read_password
from heatcloak_shared.cleaning import clean
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.scenario import load_scenario
from heatcloak_shared.tables import Table, load_table
from heatcloak_shared.zone import Zone, load_zone


@dataclass(frozen=True, slots=True)
class NodeConfig:
    """What one node is told.

    Attributes:
        zone: the zone it belongs to.
        node: its id, enrolled in the zone.
        state: the folder of its ledger; on real storage, or the budget starts anew at every boot.
        broker: where it publishes.
        sensor: what it reads.
    """

    zone: Zone
    node: str
    state: Path
    broker: BrokerAddress
    sensor: Sensor


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
            table.refuse(key, "can't be fixed here: noise that repeats reveals readings; take the key out")
    folder = path.parent
    zone = load_zone(folder / table.text("zone", "give the path of the zone file"))
    node = table.text("node", "give this node's id")
    if node not in zone.places:
        table.refuse("node", f"{node!r} is not enrolled in zone {zone.name}: use an id from the zone file")
    config = NodeConfig(
        zone=zone,
        node=node,
        state=folder / table.text("state", "give a folder on real storage for the ledger"),
        broker=_broker(table.table("broker"), folder),
        sensor=_sensor(table.table("sensor"), folder, zone, node),
    )
    table.finish()
    return config


def _broker(table: Table, folder: Path) -> BrokerAddress:
    host = table.text("host", "give the broker's name or address")
    if not is_host(host):
        table.refuse("host", f"{clean(host)} is no host: give the broker's name or address")
    port = table.integer("port", 1, 65535, default=1883)
    username = password = None
    if table.has("username"):
        username = table.text("username", "give the node's user name")
        password = read_password(folder / table.text("password_file", "give the path of a password file"))
    table.finish()
    return BrokerAddress(host, port, username, password)


def _sensor(table: Table, folder: Path, zone: Zone, node: str) -> Sensor:
    table.choice("kind", ("simulated",))
    scenario = load_scenario(folder / table.text("scenario", "give the path of a scenario file"))
    table.finish()
    return SimulatedSensor(scenario, zone.places[node] / zone.domain.n_sensors, zone.domain.spread)
