"""``provision.json``: the content of a provisioned folder, for the next run and for other commands."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from heatcloak_aggregator.provision.files import read_file, write_public
from heatcloak_shared.broker import is_host
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.topics import is_identifier

FORMAT = 1
RECORD = "provision.json"


@dataclass(frozen=True, slots=True)
class ProvisionRecord:
    """A provisioned zone.

    Attributes:
        zone: the zone's id.
        rev: the revision of its zone file.
        host: the broker's name or address, as nodes know it.
        port: its TLS port.
        nodes: the nodes that have credentials.
        client_certificates: whether users authenticate by certificate.
        home_assistant: whether nodes announce themselves to Home Assistant.
        seeded: whether nodes have keys of the trusted party.
        alt_names: further names and addresses of the broker.
        broker_files: where the broker finds its files; None for the provisioned folder.
        broker_data: the broker's folder of persistent data; None for ``data`` in the folder of its files.
        broker_plugins: the folder of mosquitto 2.1's plugins; None for the container image's.
        health_port: the port on loopback for health checks; None for none.
        release: the leaf of its nodes' messages: ``reading``, ``heatmap`` or ``position``.
    """

    zone: str
    rev: str
    host: str
    port: int
    nodes: tuple[str, ...] = ()
    client_certificates: bool = False
    home_assistant: bool = False
    seeded: bool = False
    alt_names: tuple[str, ...] = ()
    broker_files: str | None = None
    broker_data: str | None = None
    broker_plugins: str | None = None
    health_port: int | None = None
    release: str = "reading"

    def save(self, folder: Path) -> None:
        """Write the record into ``folder``.

        Raises:
            ProvisionError: it could not be written.
        """
        write_public(folder / RECORD, json.dumps({"format": FORMAT, **asdict(self)}, indent=1) + "\n")


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
        if fields.pop("format") != FORMAT:
            raise ConfigError(f"{name}: unknown format: use the version of heatcloak that wrote it")
        for key in ("nodes", "alt_names"):
            fields[key] = tuple(fields.get(key, ()))
        record = ProvisionRecord(**fields)
        valid = (
            all(is_identifier(each) for each in (record.zone, *record.nodes))
            and all(isinstance(each, str) and is_host(each) for each in (record.host, *record.alt_names))
            and is_identifier(record.release)
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


def _is_port(value: object) -> bool:
    return type(value) is int and 0 < value < 65536
