"""What ``heatcloak provision`` wrote for one node."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from heatcloak_aggregator.provision.certificates import parse_certificate
from heatcloak_aggregator.provision.node_folder import NodeToml
from heatcloak_aggregator.provision.record import load_record
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.keyfile import load_node_key
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.zone import Zone, load_zone

CREDENTIALS = "$CREDENTIALS_DIRECTORY"
STATE = "/var/lib/heatcloak"
SEED = "seed.key"
FILE_KEYS = ("scenario", "path")
_AGAIN = "run heatcloak provision again"


@dataclass(frozen=True, slots=True)
class Provisioned:
    """One node's part of a provisioned folder.

    Attributes:
        folder: where its files lie.
        zone: its zone.
        node: its id.
        host: the broker's name or address.
        port: the broker's port.
        told: what its provisioned ``node.toml`` says.
        home_assistant: whether it announces itself to Home Assistant.
    """

    folder: Path
    zone: Zone
    node: str
    host: str
    port: int
    told: dict[str, Any]
    home_assistant: bool

    @property
    def config(self) -> list[str]:
        """The names of its public files."""
        return [name for name in ("zone.toml", "ca.crt", "client.crt") if self._has(name)]

    @property
    def secrets(self) -> list[str]:
        """The names of its secret files, but for the seed."""
        return [name for name in ("password", "client.key") if self._has(name)]

    @property
    def is_seeded(self) -> bool:
        """Whether a trusted party can take the noise off."""
        return self._has(SEED)

    def node_file(self, sensor: dict[str, object]) -> NodeToml:
        """The ``node.toml`` of the Pi: secrets from systemd, state and key on its own partition.

        What somebody wrote into the provisioned one counts where the bundle was not told otherwise: the
        spool, and of a sensor of the same kind its gain, for example.
        """
        has_certificate = self._has("client.crt")
        return NodeToml(
            node=self.node,
            host=self.host,
            port=self.port,
            sensor=self._told_of(sensor) | sensor,
            state=STATE,
            password=f"{CREDENTIALS}/password" if self._has("password") else None,
            certificate="client.crt" if has_certificate else None,
            key=f"{CREDENTIALS}/client.key" if has_certificate else None,
            seed=f"{STATE}/{SEED}" if self.is_seeded else None,
            ledger_block=self.told.get("ledger_block", 1),
            sensitivity=self.told.get("sensitivity"),
            home_assistant=self.home_assistant,
            spool=self.told.get("spool"),
        )

    def _told_of(self, sensor: dict[str, object]) -> dict[str, object]:
        told: dict[str, object] = self.told.get("sensor", {})
        is_same = told.get("kind") == sensor["kind"]
        # A sensor's files are in its setup already; any other path is of this machine, not of the Pi.
        return {key: value for key, value in told.items() if is_same and key not in FILE_KEYS}

    def _has(self, name: str) -> bool:
        return (self.folder / name).is_file()


def load_provisioned(folder: Path, node: str) -> Provisioned:
    """What is provisioned in ``folder`` for ``node``.

    Raises:
        ConfigError: nothing is, or the files do not fit together.
        ZoneError: its zone file is wrong.
        KeyFileError: its seed is another's, or open to others.
    """
    record = load_record(folder)
    if record is None:
        raise ConfigError(f"{folder}: nothing is provisioned there: give the folder of heatcloak provision")
    if node not in record.nodes:
        raise ConfigError(f"node {sanitize(node)} is not provisioned in {folder}: name one of its nodes")
    own = folder / "nodes" / node
    zone = load_zone(own / "zone.toml")
    if (zone.name, zone.rev) != (record.zone, record.rev) or node not in zone.places:
        raise ConfigError(f"{own / 'zone.toml'}: not the zone that was provisioned: {_AGAIN}")
    found = Provisioned(own, zone, node, record.host, record.port, _told(own), record.home_assistant)
    _require_whole(found)
    return found


def _require_whole(found: Provisioned) -> None:
    names = (*found.config, *found.secrets)
    if "ca.crt" not in names or not found.secrets or ("client.crt" in names) != ("client.key" in names):
        raise ConfigError(f"{found.folder}: not whole: {_AGAIN}")
    if "client.crt" in names:
        file = found.folder / "client.crt"
        if parse_certificate(file.read_bytes(), str(file)).not_valid_after_utc <= datetime.now(UTC):
            raise ConfigError(f"{file}: expired: {_AGAIN}, which renews it")
    if found.is_seeded:
        key = load_node_key(found.folder / SEED)
        if (key.zone, key.node) != (found.zone.name, found.node):
            raise ConfigError(f"{found.folder / SEED}: the key of {key.zone}/{key.node}: {_AGAIN}")


def _told(folder: Path) -> dict[str, Any]:
    path = folder / "node.toml"
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise ConfigError(f"{path}: can't be read: {_AGAIN}") from None
