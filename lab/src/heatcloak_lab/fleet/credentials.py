"""Credentials of a fleet's nodes: broker, account and seed, from the folder of `heatcloak provision`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from heatcloak_node import NodeCredentials, load_credentials
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError

NODES, NODE_FILE = "nodes", "node.toml"


def credentials_of(
    nodes: Sequence[str],
    broker: BrokerAddress,
    folder: Path | None,
    keys: Path | None = None,
    *,
    broker_given: bool,
) -> dict[str, NodeCredentials]:
    """Return the credentials of each of ``nodes``; files of other nodes are not read.

    Args:
        nodes: the nodes' ids; in a fleet of several zones, ``ZONE/NODE``.
        broker: the broker of nodes without a folder.
        folder: the folder of ``heatcloak provision``; None if all nodes are the same user.
        keys: a folder of node key files, which replace those in ``folder``; for several zones, one with such
            a folder ``ZONE/nodes`` for each. None for none.
        broker_given: whether host and port of ``broker`` replace those in ``folder``.

    Raises:
        ConfigError: a node has no folder, or its files are unusable.
    """
    known = {
        node: NodeCredentials(broker) if folder is None else _provisioned(folder, node) for node in nodes
    }
    if folder is not None and broker_given:
        known = {node: own._replace(broker=_moved(own.broker, broker)) for node, own in known.items()}
    if keys is not None:
        known = {node: own._replace(seed_file=_key_file(keys, node)) for node, own in known.items()}
    return known


def _provisioned(folder: Path, node: str) -> NodeCredentials:
    """Return the credentials in the ``node.toml`` of ``node``."""
    own = folder / NODES / node
    if is_missing(own):
        raise ConfigError(
            f"{own}: no such folder: create it with heatcloak provision, or use --without {node}"
        )
    return load_credentials(own / NODE_FILE, node.rpartition("/")[2])


def _key_file(keys: Path, node: str) -> Path:
    zone, _, own = node.rpartition("/")
    return (keys / zone / "nodes" if zone else keys) / f"{own}.key"


def is_missing(path: Path) -> bool:
    """Return whether there is no file; False if that cannot be determined."""
    try:
        path.stat()
    except FileNotFoundError:
        return True
    except OSError:
        return False  # opening it gives the reason
    return False


def _moved(own: BrokerAddress, to: BrokerAddress) -> BrokerAddress:
    return replace(own, host=to.host, port=to.port)
