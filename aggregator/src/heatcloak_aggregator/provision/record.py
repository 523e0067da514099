"""``provision.json``: the content of a provisioned folder, for the next run and for other commands.

Format 1 is of one zone, whose nodes are the users; format 2 is of several zones, with users ``ZONE/NODE``.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from heatcloak_aggregator.provision.files import read_file, write_public
from heatcloak_shared.broker import is_host
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.topics import is_identifier

FORMAT, FORMAT_OF_SEVERAL = 1, 2
RECORD = "provision.json"


@dataclass(frozen=True, slots=True)
class ProvisionedZone:
    """One zone of a provisioned folder.

    Attributes:
        zone: the zone's id.
        rev: the revision of its zone file.
        nodes: the nodes that have credentials.
        release: the leaf of its nodes' messages: ``reading``, ``heatmap`` or ``position``.
    """

    zone: str
    rev: str
    nodes: tuple[str, ...] = ()
    release: str = "reading"


@dataclass(frozen=True, slots=True)
class ProvisionRecord:
    """One provisioned zone, or several.

    Attributes:
        zones: the zones; a folder of one zone has exactly one.
        host: the broker's name or address, as nodes know it.
        port: its TLS port.
        client_certificates: whether users authenticate by certificate.
        home_assistant: whether nodes announce themselves to Home Assistant.
        seeded: whether nodes have keys of the trusted party.
        alt_names: further names and addresses of the broker.
        broker_files: where the broker finds its files; None for the provisioned folder.
        broker_data: the broker's folder of persistent data; None for ``data`` in the folder of its files.
        broker_plugins: the folder of mosquitto 2.1's plugins; None for the container image's.
        health_port: the port on loopback for health checks; None for none.
        several: whether the folder is of several zones, so that their nodes are the users ``ZONE/NODE``.
    """

    zones: tuple[ProvisionedZone, ...]
    host: str
    port: int
    client_certificates: bool = False
    home_assistant: bool = False
    seeded: bool = False
    alt_names: tuple[str, ...] = ()
    broker_files: str | None = None
    broker_data: str | None = None
    broker_plugins: str | None = None
    health_port: int | None = None
    several: bool = False

    def user_of(self, zone: str, node: str) -> str:
        """Return the user name of a node at the broker, which is also the path of its folder in ``nodes``."""
        return f"{zone}/{node}" if self.several else node

    @property
    def nodes(self) -> tuple[str, ...]:
        """Return the user names of all nodes that have credentials."""
        return tuple(self.user_of(each.zone, node) for each in self.zones for node in each.nodes)

    def zone_of(self, user: str) -> ProvisionedZone | None:
        """Return the zone of the node with a user name; None if it has no credentials."""
        for each in self.zones:
            if any(self.user_of(each.zone, node) == user for node in each.nodes):
                return each
        return None

    def save(self, folder: Path) -> None:
        """Write the record into ``folder``.

        Raises:
            ProvisionError: it could not be written.
        """
        fields = asdict(self)
        zones = fields.pop("zones")
        if fields.pop("several"):
            content = {"format": FORMAT_OF_SEVERAL, **fields, "zones": zones}
        else:
            content = {"format": FORMAT, **fields, **zones[0]}
        write_public(folder / RECORD, json.dumps(content, indent=1) + "\n")


def load_record(folder: Path) -> ProvisionRecord | None:
    """Load the record of ``folder``; return None if there is none or the first run did not finish.

    Raises:
        ConfigError: the file can't be read or is malformed.
    """
    content = read_file(folder / RECORD)
    if content is None:
        return None
    name = shown_path(folder / RECORD)
    try:
        fields = json.loads(content)
        known = fields.pop("format")
        if known not in (FORMAT, FORMAT_OF_SEVERAL):
            raise ConfigError(f"{name}: unknown format: use the version of heatcloak that wrote it")
        if known == FORMAT:
            # The release has a default, because older versions did not write it.
            own = {key: fields.pop(key) for key in ("zone", "rev", "nodes", "release") if key in fields}
            fields["zones"] = [own]
        fields["zones"] = tuple(_zone(each) for each in fields["zones"])
        fields["alt_names"] = tuple(fields.get("alt_names", ()))
        record = ProvisionRecord(**fields, several=known == FORMAT_OF_SEVERAL)
        valid = (
            len({each.zone for each in record.zones}) == len(record.zones) > 0
            and all(is_identifier(own) for each in record.zones for own in (each.zone, *each.nodes))
            and all(is_identifier(each.release) for each in record.zones)
            and all(isinstance(each, str) and is_host(each) for each in (record.host, *record.alt_names))
            and _is_port(record.port)
            and (record.health_port is None or _is_port(record.health_port))
            and record.health_port != record.port
            and all(
                path is None or isinstance(path, str)
                for path in (record.broker_files, record.broker_data, record.broker_plugins)
            )
            and {bool}
            == {type(v) for v in (record.client_certificates, record.home_assistant, record.seeded)}
        )
    except (ValueError, TypeError, AttributeError, KeyError, RecursionError) as error:
        if isinstance(error, ConfigError):
            raise
        valid = False
    if not valid:
        raise ConfigError(f"{name}: malformed: restore the file that heatcloak provision wrote")
    return record


def _zone(fields: dict[str, Any]) -> ProvisionedZone:
    return ProvisionedZone(**{**fields, "nodes": tuple(fields.get("nodes", ()))})


def _is_port(value: object) -> bool:
    return type(value) is int and 0 < value < 65536
