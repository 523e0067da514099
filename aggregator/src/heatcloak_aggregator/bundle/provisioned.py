"""Load one node's part of a folder written by ``heatcloak provision``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from heatcloak_aggregator.provision.certificates import parse_certificate
from heatcloak_aggregator.provision.node_folder import NodeToml
from heatcloak_aggregator.provision.record import ProvisionRecord, load_record
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.keyfile import load_node_key
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.zone import Zone, load_zone

CREDENTIALS = "$CREDENTIALS_DIRECTORY"
STATE = "/var/lib/heatcloak"
SEED = "seed.key"
FILE_KEYS = ("scenario", "path")
_REMEDY = "run heatcloak provision again"


@dataclass(frozen=True, slots=True)
class Provisioned:
    """One node's part of a provisioned folder.

    Attributes:
        folder: the node's folder.
        zone: its zone.
        node: its id.
        user: its user name at the broker.
        table: the content of its provisioned ``node.toml``.
        record: the content of the whole folder.
    """

    folder: Path
    zone: Zone
    node: str
    user: str
    table: dict[str, Any]
    record: ProvisionRecord

    @property
    def config(self) -> list[str]:
        """The names of its public files."""
        return [name for name in ("zone.toml", "ca.crt", "client.crt") if self._has(name)]

    @property
    def secrets(self) -> list[str]:
        """The names of its secret files, except for the seed."""
        return [name for name in ("password", "client.key") if self._has(name)]

    @property
    def is_seeded(self) -> bool:
        """Whether the trusted party can remove the noise."""
        return self._has(SEED)

    def node_toml(self, sensor: dict[str, object]) -> NodeToml:
        """Return the Pi's ``node.toml``: secrets from systemd, state and key on the state partition.

        Settings of the provisioned ``node.toml``, such as the spool and options of a sensor of the same kind,
        apply unless ``sensor`` overrides them.
        """
        has_certificate = self._has("client.crt")
        return NodeToml(
            node=self.node,
            host=self.record.host,
            port=self.record.port,
            sensor=self._sensor_options(sensor) | sensor,
            state=STATE,
            password=f"{CREDENTIALS}/password" if self._has("password") else None,
            certificate="client.crt" if has_certificate else None,
            key=f"{CREDENTIALS}/client.key" if has_certificate else None,
            seed=f"{STATE}/{SEED}" if self.is_seeded else None,
            ledger_block=self.table.get("ledger_block", 1),
            sensitivity=self.table.get("sensitivity"),
            home_assistant=self.record.home_assistant,
            spool=self.table.get("spool"),
            user=self.user,
        )

    def _sensor_options(self, sensor: dict[str, object]) -> dict[str, object]:
        table: dict[str, object] = self.table.get("sensor", {})
        is_same = table.get("kind") == sensor["kind"]
        # The setup has the sensor's files already; any other path is of this machine, not of the Pi.
        return {key: value for key, value in table.items() if is_same and key not in FILE_KEYS}

    def _has(self, name: str) -> bool:
        return (self.folder / name).is_file()


def load_provisioned_zone(folder: Path) -> Zone:
    """Load the zone of a folder of ``heatcloak provision``.

    Raises:
        ConfigError: it is not such a folder, it is of several zones, or its files are inconsistent.
        ZoneError: the zone file is malformed.
    """
    record = _load_record(folder)
    if record.several:
        raise ConfigError(f"{folder}: of several zones: give --node ZONE/NODE")
    zone = load_zone(folder / "zone.toml")
    if (zone.name, zone.rev) != (record.zones[0].zone, record.zones[0].rev):
        raise ConfigError(f"{folder / 'zone.toml'}: not the provisioned zone: {_REMEDY}")
    return zone


def load_provisioned(folder: Path, user: str) -> Provisioned:
    """Load what is provisioned in ``folder`` for a node, by its user name.

    Raises:
        ConfigError: the node is not provisioned, or its files are incomplete or inconsistent.
        ZoneError: its zone file is malformed.
        KeyFileError: its seed can't be used.
    """
    record = _load_record(folder)
    known = record.zone_of(user)
    if known is None:
        expected = "one of its nodes as ZONE/NODE" if record.several else "one of its nodes"
        raise ConfigError(f"node {sanitize(user)} is not provisioned in {folder}: give {expected}")
    own, node = folder / "nodes" / user, user.rpartition("/")[2]
    zone = load_zone(own / "zone.toml")
    if (zone.name, zone.rev) != (known.zone, known.rev) or node not in zone.places:
        raise ConfigError(f"{own / 'zone.toml'}: not the provisioned zone: {_REMEDY}")
    found = Provisioned(own, zone, node, user, _load_node_toml(own), record)
    _check_complete(found)
    return found


def _load_record(folder: Path) -> ProvisionRecord:
    record = load_record(folder)
    if record is None:
        raise ConfigError(f"{folder}: not provisioned: give a folder of heatcloak provision")
    return record


def _check_complete(found: Provisioned) -> None:
    names = (*found.config, *found.secrets)
    if "ca.crt" not in names or not found.secrets or ("client.crt" in names) != ("client.key" in names):
        raise ConfigError(f"{found.folder}: files are missing: {_REMEDY}")
    if "client.crt" in names:
        file = found.folder / "client.crt"
        if parse_certificate(file.read_bytes(), str(file)).not_valid_after_utc <= datetime.now(UTC):
            raise ConfigError(f"{file}: expired: {_REMEDY}, which renews it")
    if found.record.seeded and not found.is_seeded:
        raise ConfigError(
            f"{found.folder / SEED}: missing, and nodes of this zone have keys: "
            "run heatcloak provision again with --keys"
        )
    if found.is_seeded:
        key = load_node_key(found.folder / SEED)
        if (key.zone, key.node) != (found.zone.name, found.node):
            raise ConfigError(f"{found.folder / SEED}: key is of {key.zone}/{key.node}: {_REMEDY}")


def _load_node_toml(folder: Path) -> dict[str, Any]:
    path = folder / "node.toml"
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise ConfigError(f"{path}: can't be read: {_REMEDY}") from None
