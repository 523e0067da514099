"""Read a node's configuration file, ``node.toml``."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import NamedTuple

from heatcloak_node.kinds import kind_of
from heatcloak_node.ledger import LONGEST_BLOCK
from heatcloak_node.sensors.sensor import Source
from heatcloak_node.spool import CAPACITY
from heatcloak_shared.broker import BrokerAddress, Tls, default_port, is_host, read_password
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import Table, load_table
from heatcloak_shared.zone import AnyZone, load_any_zone

MAX_READINGS = 10_000_000
LONGEST_SYNC = 3600
_LONGEST_PREFIX = 200

log = logging.getLogger(__name__)


class NodeCredentials(NamedTuple):
    """The part of ``node.toml`` that identifies a node, whatever machine it runs on.

    Attributes:
        broker: the broker, and the node's account there.
        seed_file: the key file that a trusted party issued; None for noise that cannot be removed.
        home_assistant: Home Assistant's discovery prefix; None to publish no description.
    """

    broker: BrokerAddress
    seed_file: Path | None = None
    home_assistant: str | None = None


class NodeConfig(NamedTuple):
    """The content of ``node.toml``.

    Attributes:
        zone: the zone that the node belongs to.
        node: the node's id, enrolled in the zone.
        state: the folder of ledger and spool. It must be on persistent storage, or the budget starts anew at
            every boot.
        allow_volatile_state: accept a folder that a reboot empties: for containers and tests that keep the
            budget in another way.
        ledger_block: how many listed rounds the ledger records ahead in one write.
        credentials: broker, key file and Home Assistant.
        sensor: what the node reads: a sensor, in a heatmap zone the places of the device, in a position zone
            the place of the node.
        spool_capacity: how many readings the spool keeps; beyond that it drops the oldest.
        spool_sync_seconds: how many seconds of readings a power cut may cost; 0 for none.
    """

    zone: AnyZone
    node: str
    state: Path
    allow_volatile_state: bool
    ledger_block: int
    credentials: NodeCredentials
    sensor: Source
    spool_capacity: int
    spool_sync_seconds: int


def load_config(path: Path, *, for_recording: bool = False) -> NodeConfig:
    """Return the configuration in the file at ``path``; paths in it are relative to its folder.

    Args:
        path: the file.
        for_recording: return the sensor without gain and offset, in a zone of any promise: a recording
            releases nothing.

    Raises:
        ConfigError: the file can't be read, or a value is missing, misspelt or out of range.
        ZoneError: the zone file is wrong.
        ScenarioError: the scenario file of a simulated sensor is wrong.
    """
    table = load_table(path, ConfigError)
    for key in ("boot", "seed"):
        if table.has(key):
            table.refuse(key, "not allowed here, because repeated noise reveals readings: use seed_file")
    zone = load_any_zone(table.file_path("zone", "give the path of the zone file"))
    node = table.text("node", "give this node's id")
    if node not in zone.places:
        table.refuse("node", f"{node!r} is not enrolled in zone {zone.name}: use an id from the zone file")
    kind = kind_of(zone)
    take_source = (kind.take_unscaled if for_recording else None) or kind.take_source
    sensor = take_source(table, zone, node)
    state = table.file_path("state", "give a folder on persistent storage for the ledger")
    allow_volatile_state = table.flag("allow_volatile_state", default=False)
    ledger_block = table.integer("ledger_block", 1, LONGEST_BLOCK, default=1)
    if table.has("seed_file") and not zone.has_seeds:
        table.refuse(
            "seed_file",
            f"nodes of a {zone.kind} zone have no seed, because the noise of their reports cannot be "
            "removed: take it out",
        )
    credentials = _credentials(table)
    capacity, sync_seconds = _spool(table)
    table.finish()
    return NodeConfig(
        zone, node, state, allow_volatile_state, ledger_block, credentials, sensor, capacity, sync_seconds
    )


def load_credentials(path: Path, node: str) -> NodeCredentials:
    """Return the credentials in the ``node.toml`` at ``path``; its other keys are not read.

    Raises:
        ConfigError: the file can't be read, is another node's, or a value is wrong.
    """
    table = load_table(path, ConfigError)
    named = table.text("node", "give this node's id")
    if named != node:
        table.refuse("node", f"{sanitize(named)} in the folder of {node}: give each node its own folder")
    return _credentials(table)


def _credentials(table: Table) -> NodeCredentials:
    return NodeCredentials(
        seed_file=_optional_path(table, "seed_file", "give the path of the node's key file"),
        broker=take_broker(table.table("broker")),
        home_assistant=_home_assistant(table),
    )


def take_broker(table: Table) -> BrokerAddress:
    """Return the broker that the table ``[broker]`` describes.

    Raises:
        ConfigError: a value is missing, misspelt or out of range, or a file can't be read.
    """
    host = table.text("host", "give the broker's name or address")
    if not is_host(host):
        table.refuse("host", f"{sanitize(host)} is not a host: give the broker's name or address")
    tls = _tls(table.table("tls")) if table.has("tls") else None
    port = table.integer("port", 1, 65535, default=default_port(tls))
    username = password = None
    if table.has("username"):
        username = table.text("username", "give the node's user name")
        password = read_password(table.file_path("password_file", "give the path of a password file"))
    table.finish()
    address = BrokerAddress(host, port, username, password, tls=tls)
    if address.sends_password_in_clear:
        log.warning("broker %s: the password is sent unencrypted: add the table [broker.tls]", address)
    return address


def _tls(table: Table) -> Tls:
    files = [
        _optional_path(table, key, "give the path of a PEM file")
        for key in ("ca_file", "certificate_file", "key_file")
    ]
    tls = Tls(*files)
    if (tls.certificate is None) != (tls.key is None):
        table.refuse("certificate_file", "goes with key_file: give both or neither")
    table.finish()
    tls.context()  # report an unusable file now, not at the first connection
    return tls


def _home_assistant(table: Table) -> str | None:
    if not table.has("home_assistant"):
        return None
    inner = table.table("home_assistant")
    remedy = "give Home Assistant's discovery prefix, as a topic without wildcards"
    prefix = inner.text("prefix", remedy, "homeassistant")
    is_plain = prefix.isprintable() and not set(prefix) & set("+#$ ") and len(prefix) <= _LONGEST_PREFIX
    if not is_plain or not all(prefix.split("/")):
        inner.refuse("prefix", f"not a topic: {remedy}")
    inner.finish()
    return prefix


def _spool(table: Table) -> tuple[int, int]:
    if not table.has("spool"):
        return CAPACITY, 0
    spool = table.table("spool")
    capacity = spool.integer("capacity", 1, MAX_READINGS, default=CAPACITY)
    sync_seconds = spool.integer("sync_seconds", 0, LONGEST_SYNC, default=0)
    spool.finish()
    return capacity, sync_seconds


def _optional_path(table: Table, key: str, remedy: str) -> Path | None:
    return table.file_path(key, remedy) if table.has(key) else None
