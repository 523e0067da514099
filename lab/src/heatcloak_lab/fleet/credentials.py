"""What `heatcloak provision` made for each node: where its broker is, who it is there, and its seed."""

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
    """What each of ``nodes`` needs of its own; of another node nothing is read.

    Args:
        nodes: the nodes.
        broker: where all publish that no folder tells otherwise.
        folder: the folder of ``heatcloak provision``; None where all nodes are the same user.
        keys: the folder of node key files, whatever else a node's file names; None for none.
        broker_given: whether host and port of ``broker`` count, whatever the folder says.

    Raises:
        ConfigError: a node has no folder, or what is in it can't be used.
    """
    known = {
        node: NodeCredentials(broker) if folder is None else _provisioned(folder, node) for node in nodes
    }
    if folder is not None and broker_given:
        known = {node: replace(own, broker=_moved(own.broker, broker)) for node, own in known.items()}
    if keys is not None:
        known = {node: replace(own, seed_file=keys / f"{node}.key") for node, own in known.items()}
    return known


def _provisioned(folder: Path, node: str) -> NodeCredentials:
    """What the ``node.toml`` of ``node`` says, as far as it is about more than its machine."""
    own = folder / NODES / node
    if is_missing(own):
        raise ConfigError(
            f"{own}: no such folder: have heatcloak provision make it, or leave it out: --without {node}"
        )
    return load_credentials(own / NODE_FILE, node)


def is_missing(path: Path) -> bool:
    """Whether nothing is there, as far as can be seen."""
    try:
        path.stat()
    except FileNotFoundError:
        return True
    except OSError:
        return False  # whoever opens it hears what is wrong
    return False


def _moved(own: BrokerAddress, to: BrokerAddress) -> BrokerAddress:
    return replace(own, host=to.host, port=to.port)
