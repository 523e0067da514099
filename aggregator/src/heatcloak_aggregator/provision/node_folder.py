"""The folder of one node: what it needs besides its credentials."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

from heatcloak_aggregator.provision.files import read_file, write_public
from heatcloak_aggregator.provision.node_file import NodeFile
from heatcloak_shared.errors import ConfigError, KeyFileError
from heatcloak_shared.keyfile import NodeKey, load_node_key, save_node_key
from heatcloak_shared.private_file import shown_path

NODE_FILE, ZONE_FILE, SCENARIO, SEED = "node.toml", "zone.toml", "scenario.toml", "seed.key"
OLD_NODE_FILE = f"{NODE_FILE}.before"


def write_node_file(folder: Path, wanted: NodeFile, *, as_asked: bool) -> bool:
    """Write ``node.toml``, unless there is one that names the same broker, files and kind of sensor.

    A person adds to it what only they know, such as a sensor's gain: sensor and ledger of a file that is
    there are kept, and the file as it was stays beside the new one.

    Args:
        folder: the node's folder.
        wanted: what the file is to say.
        as_asked: whether somebody asked for this kind of sensor; if not, that of the file is kept.

    Returns:
        Whether a file that was there was written anew.

    Raises:
        ConfigError: the file that is there can't be read.
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
        raise ConfigError(f"{name}: not TOML: correct or delete it, and run this again") from None
    wanted = _with_what_people_wrote(wanted, table, name, as_asked=as_asked)
    if _owned(table) == _owned(tomllib.loads(wanted.render())):
        return False
    write_public(folder / OLD_NODE_FILE, text)
    write_public(folder / NODE_FILE, wanted.render())
    return True


def write_seed(folder: Path, key: NodeKey, *, rotate: bool) -> bool:
    """Put a node's key where its ``node.toml`` looks for it; whether one that was there was replaced.

    Raises:
        KeyFileError: there is another generation's already, and nobody asked to replace it.
        KeyWriteError: it could not be written.
    """
    file = folder / SEED
    if not file.exists():
        # Not made in place: half a key, which a power cut may leave, would be taken for one.
        save_node_key(file, key)
        return False
    held = load_node_key(file)
    # A key of the same generation is older or younger by a ratchet only, and may be the younger one.
    if held.generation == key.generation and held.epochs == key.epochs:
        return False
    if not rotate:
        raise KeyFileError(
            f"{shown_path(file)}: another key than the one given for {key.node}: --rotate {key.node} takes it"
        )
    save_node_key(file, key)
    return True


def load_key(keys: Path, zone: str, node: str) -> NodeKey:
    """The key of ``node`` among ``keys``, the folder of ``heatcloak keys new`` or its folder of node keys.

    Raises:
        KeyFileError: it can't be read, or is of another node or zone.
    """
    nodes = keys / "nodes"
    file = (nodes if nodes.is_dir() else keys) / f"{node}.key"
    key = load_node_key(file)
    if (key.zone, key.node) != (zone, node):
        raise KeyFileError(
            f"{shown_path(file)}: of node {key.node} of zone {key.zone}: give the keys of zone {zone}"
        )
    return key


def _with_what_people_wrote(
    wanted: NodeFile, table: dict[str, Any], name: str, *, as_asked: bool
) -> NodeFile:
    sensor = table.get("sensor")
    state, block = table.get("state", wanted.state), table.get("ledger_block", wanted.ledger_block)
    sensitivity, spool = wanted.sensitivity or table.get("sensitivity"), table.get("spool")
    is_spool = spool is None or isinstance(spool, dict)
    if not isinstance(sensor, dict) or not is_spool or not isinstance(state, str) or type(block) is not int:
        raise ConfigError(f"{name}: malformed: correct or delete it, and run this again")
    if as_asked and sensor.get("kind") != wanted.sensor["kind"]:
        sensor = wanted.sensor
    return replace(
        wanted, sensor=sensor, state=state, ledger_block=block, sensitivity=sensitivity, spool=spool
    )


def _owned(table: dict[str, Any]) -> tuple[object, ...]:
    """What of a ``node.toml`` is ours to keep right."""
    keys = ("node", "zone", "seed_file", "sensitivity", "broker")
    return (*(table.get(key) for key in keys), table["sensor"].get("kind"), "home_assistant" in table)
