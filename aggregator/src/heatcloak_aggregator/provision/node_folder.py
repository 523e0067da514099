"""Write the folder of one node: its ``node.toml``, key and other files besides its credentials."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from heatcloak_aggregator.provision.files import read_file, write_public
from heatcloak_shared.errors import ConfigError, KeyFileError, ParameterError
from heatcloak_shared.keyfile import NodeKey, load_node_key, save_node_key
from heatcloak_shared.sanitize import shown_path

NODE_FILE, ZONE_FILE, SCENARIO, SEED = "node.toml", "zone.toml", "scenario.toml", "seed.key"
OLD_NODE_FILE = f"{NODE_FILE}.before"


@dataclass(frozen=True, slots=True)
class NodeToml:
    """The content of ``node.toml``.

    Paths are relative to its folder, or begin with ``$CREDENTIALS_DIRECTORY/``.

    Attributes:
        node: the node's id.
        host: the broker's name or address.
        port: the broker's TCP port.
        sensor: the table of its source, with the ``kind``: strings, numbers, booleans and lists of them.
        reads: the name of that table: ``"sensor"``, in a heatmap zone ``"places"``, in a position zone
            ``"position"``.
        user: the node's user name at the broker; None for its id.
        zone: the zone file.
        state: the folder of the ledger.
        ca: the certificate of the authority that signed the broker's certificate.
        password: the file of the password; None to authenticate with the certificate alone.
        certificate: the node's own certificate, with ``key``; None for none.
        key: the private key of ``certificate``.
        seed: the key file issued by the trusted party; None for noise that no one can remove.
        ledger_block: how many listed rounds the ledger records in advance.
        sensitivity: ``"model"`` or ``"range"``; None for the default of the sensor's kind.
        home_assistant: whether the node announces itself to Home Assistant.
        spool: the table ``[spool]``; None for the defaults.
    """

    node: str
    host: str
    port: int
    sensor: Mapping[str, object]
    zone: str = "zone.toml"
    state: str = "state"
    ca: str = "ca.crt"
    password: str | None = "password"  # noqa: S105  a file's name
    certificate: str | None = None
    key: str | None = None
    seed: str | None = None
    ledger_block: int = 1
    sensitivity: str | None = None
    home_assistant: bool = False
    spool: Mapping[str, object] | None = None
    reads: str = "sensor"
    user: str | None = None

    def render(self) -> str:
        """Return the file's text.

        Raises:
            ParameterError: a value can't be written as TOML, or one of certificate and key is missing.
        """
        if (self.certificate is None) != (self.key is None):
            raise ParameterError("certificate and key are required together: give both or neither")
        top = {
            "node": self.node,
            "zone": self.zone,
            "state": self.state,
            "ledger_block": None if self.ledger_block == 1 else self.ledger_block,
            "seed_file": self.seed,
            "sensitivity": self.sensitivity,
        }
        broker = {
            "host": self.host,
            "port": self.port,
            "username": None if self.password is None else self.user or self.node,
            "password_file": self.password,
        }
        tls = {"ca_file": self.ca, "certificate_file": self.certificate, "key_file": self.key}
        tables = {
            "broker": _given(broker),
            "broker.tls": _given(tls),
            self.reads: {"kind": self.sensor.get("kind"), **self.sensor},
            "spool": self.spool,
            "home_assistant": {"prefix": "homeassistant"} if self.home_assistant else None,
        }
        parts = (f"[{name}]\n{_lines(table)}" for name, table in tables.items() if table is not None)
        return "\n".join([_lines(_given(top)), *parts])


def write_node_file(folder: Path, wanted: NodeToml, *, replace_sensor: bool) -> bool:
    """Write ``node.toml``, unless the existing one has the same broker, files and kind of sensor.

    Users edit this file, for example to set a sensor's gain. So the sensor and ledger settings of an existing
    file are kept, and the old file is kept beside the new one.

    Args:
        folder: the node's folder.
        wanted: the content to write.
        replace_sensor: whether to replace a sensor of another kind; otherwise it is kept.

    Returns:
        Whether an existing file was replaced.

    Raises:
        ConfigError: the existing file can't be read.
    """
    held = read_file(folder / NODE_FILE)
    if held is None:
        write_public(folder / NODE_FILE, wanted.render())
        return False
    name = shown_path(folder / NODE_FILE)
    try:
        text = held.decode("utf-8")
        table = tomllib.loads(text)
    except (ValueError, RecursionError):
        raise ConfigError(f"{name}: not TOML: correct or delete it, and run the command again") from None
    wanted = _merge_user_settings(wanted, table, name, replace_sensor=replace_sensor)
    reads = wanted.reads
    if _managed_values(table, reads) == _managed_values(tomllib.loads(wanted.render()), reads):
        return False
    write_public(folder / OLD_NODE_FILE, text)
    write_public(folder / NODE_FILE, wanted.render())
    return True


def write_seed(folder: Path, key: NodeKey, *, rotate: bool) -> bool:
    """Write a node's key file, and return whether an existing one was replaced.

    Raises:
        KeyFileError: the existing key is of another generation, and ``rotate`` is false.
        KeyWriteError: it could not be written.
    """
    file = folder / SEED
    if not file.exists():
        # Written atomically: a power cut must not leave half a key.
        save_node_key(file, key)
        return False
    held = load_node_key(file)
    # A key of the same generation differs only by its epoch, and may be the later one.
    if held.generation == key.generation and held.epochs == key.epochs:
        return False
    if not rotate:
        raise KeyFileError(
            f"{shown_path(file)}: differs from the given key of {key.node}: --rotate {key.node} replaces it"
        )
    save_node_key(file, key)
    return True


def load_key(keys: Path, zone: str, node: str) -> NodeKey:
    """Load a node's key from ``keys``, the folder of ``heatcloak keys new`` or its folder of node keys.

    Raises:
        KeyFileError: it can't be read, or belongs to another node or zone.
    """
    nodes = keys / "nodes"
    file = (nodes if nodes.is_dir() else keys) / f"{node}.key"
    key = load_node_key(file)
    if (key.zone, key.node) != (zone, node):
        raise KeyFileError(
            f"{shown_path(file)}: key is of node {key.node} of zone {key.zone}: give the keys of zone {zone}"
        )
    return key


def _merge_user_settings(
    wanted: NodeToml, table: dict[str, Any], name: str, *, replace_sensor: bool
) -> NodeToml:
    sensor = table.get(wanted.reads)
    state, block = table.get("state", wanted.state), table.get("ledger_block", wanted.ledger_block)
    sensitivity, spool = wanted.sensitivity or table.get("sensitivity"), table.get("spool")
    is_spool = spool is None or isinstance(spool, dict)
    if not isinstance(sensor, dict) or not is_spool or not isinstance(state, str) or type(block) is not int:
        raise ConfigError(f"{name}: malformed: correct or delete it, and run the command again")
    if replace_sensor and sensor.get("kind") != wanted.sensor["kind"]:
        sensor = wanted.sensor
    return replace(
        wanted, sensor=sensor, state=state, ledger_block=block, sensitivity=sensitivity, spool=spool
    )


def _managed_values(table: dict[str, Any], reads: str) -> tuple[object, ...]:
    """Return the values of a ``node.toml`` that provisioning keeps up to date."""
    keys = ("node", "zone", "seed_file", "sensitivity", "broker")
    return (*(table.get(key) for key in keys), table[reads].get("kind"), "home_assistant" in table)


def _given(table: Mapping[str, object]) -> dict[str, object]:
    return {key: value for key, value in table.items() if value is not None}


def _lines(table: Mapping[str, object]) -> str:
    return "".join(f"{key} = {_toml(value)}\n" for key, value in table.items())


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        # JSON and TOML escape alike, except for one control character that JSON leaves unescaped.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list | tuple):
        return f"[{', '.join(_toml(item) for item in value)}]"
    kind = type(value).__name__
    raise ParameterError(f"unsupported type in node.toml: {kind}: give strings, numbers, booleans or lists")
