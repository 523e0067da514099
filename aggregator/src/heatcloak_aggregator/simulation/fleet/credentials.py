"""What `heatcloak provision` made for each node: where its broker is, and how it proves who it is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from heatcloak_node.config.broker import take_broker
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.tables import load_table

NODES, NODE_FILE = "nodes", "node.toml"


def node_broker(folder: Path, node: str) -> BrokerAddress:
    """The broker as the ``node.toml`` of ``node`` in a provisioned folder describes it.

    Raises:
        ConfigError: there is none, or it can't be used.
    """
    own = folder / NODES / node
    table = load_table(own / NODE_FILE, ConfigError)
    return take_broker(table.table("broker"), own)


def brokers_of(
    nodes: Sequence[str], broker: BrokerAddress, folder: Path | None, *, broker_given: bool
) -> dict[str, BrokerAddress]:
    """Where each node publishes, and as whom.

    Args:
        nodes: the nodes.
        broker: where all publish that no folder tells otherwise.
        folder: the folder of ``heatcloak provision``; None where all nodes are the same user.
        broker_given: whether host and port of ``broker`` count, whatever the folder says.

    Raises:
        ConfigError: as `node_broker`.
    """
    if folder is None:
        return dict.fromkeys(nodes, broker)
    known = {node: node_broker(folder, node) for node in nodes}
    if not broker_given:
        return known
    return {
        node: BrokerAddress(broker.host, broker.port, own.username, own.password, own.mqtt5, own.tls)
        for node, own in known.items()
    }
