"""A node's configuration file, ``node.toml``."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from heatcloak_node.ledger import LONGEST_BLOCK
from heatcloak_node.sensors import Sensor, SimulatedSensor, ThermalZoneSensor, thermal_zone
from heatcloak_shared.broker import BrokerAddress, is_host, read_password
from heatcloak_shared.cleaning import clean
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.scenario import load_scenario
from heatcloak_shared.tables import Table, load_table
from heatcloak_shared.zone import Zone, load_zone

MOST_GAIN = 1e9


@dataclass(frozen=True, slots=True)
class NodeConfig:
    """What one node is told.

    Attributes:
        zone: the zone it belongs to.
        node: its id, enrolled in the zone.
        state: the folder of its ledger; on real storage, or the budget starts anew at every boot.
        ledger_block: how many listed rounds the ledger records ahead at once.
        seed_file: the key file that a trusted party issued; None for noise that nobody can take off.
        broker: where it publishes.
        sensor: what it reads.
    """

    zone: Zone
    node: str
    state: Path
    ledger_block: int
    seed_file: Path | None
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
            table.refuse(key, "can't be given here: noise that repeats reveals readings; use seed_file")
    folder = path.parent
    zone = load_zone(folder / table.text("zone", "give the path of the zone file"))
    node = table.text("node", "give this node's id")
    if node not in zone.places:
        table.refuse("node", f"{node!r} is not enrolled in zone {zone.name}: use an id from the zone file")
    sensor = _sensor(table.table("sensor"), folder, zone, node)
    _require_mode(table, zone, sensor)
    config = NodeConfig(
        zone=zone,
        node=node,
        state=folder / table.text("state", "give a folder on real storage for the ledger"),
        ledger_block=table.integer("ledger_block", 1, LONGEST_BLOCK, default=1),
        seed_file=_seed_file(table, folder),
        broker=_broker(table.table("broker"), folder),
        sensor=sensor,
    )
    table.finish()
    return config


def _require_mode(table: Table, zone: Zone, sensor: Sensor) -> None:
    """Refuse a zone that trusts a model of how heat spreads, where nobody said that the room keeps to it."""
    default = "model" if isinstance(sensor, SimulatedSensor) else "range"
    asked = table.choice("sensitivity", ("model", "range"), default=default)
    if asked == "range" and zone.promise.mode != "range":
        table.refuse(
            "sensitivity",
            f"zone {zone.name} trusts a model of how heat spreads, which a {sensor.kind} sensor need not "
            'follow: use a zone of sensitivity = "range", or write "model" here if the fit is documented',
        )


def _seed_file(table: Table, folder: Path) -> Path | None:
    if not table.has("seed_file"):
        return None
    return folder / table.text("seed_file", "give the path of the node's key file")


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
    if table.choice("kind", ("simulated", "thermal-zone")) == "thermal-zone":
        return _thermal_zone(table, folder)
    scenario = load_scenario(folder / table.text("scenario", "give the path of a scenario file"))
    table.finish()
    return SimulatedSensor(scenario, zone.places[node] / zone.domain.n_sensors, zone.domain.spread)


def _thermal_zone(table: Table, folder: Path) -> ThermalZoneSensor:
    default = str(thermal_zone.DEFAULT_PATH)
    sensor = ThermalZoneSensor(
        path=folder / table.text("path", "give the path of a thermal zone's temp file", default=default),
        gain=table.number("gain", above=-MOST_GAIN, below=MOST_GAIN, default=1.0),
        offset=table.number("offset", above=-MOST_GAIN, below=MOST_GAIN, default=0.0),
    )
    table.finish()
    return sensor
