"""What `heatcloak provision` made for each node: where its broker is, who it is there, and its seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from heatcloak_node.config.broker import take_broker
from heatcloak_node.config.home_assistant import take_home_assistant
from heatcloak_node.config.node import take_seed_file
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import load_table

NODES, NODE_FILE = "nodes", "node.toml"


@dataclass(frozen=True, slots=True)
class Credentials:
    """What a node of a fleet needs of its own.

    Attributes:
        broker: where it publishes, and as whom.
        seed_file: its key file, which goes forward with it; None for noise that nobody can take off.
        home_assistant: Home Assistant's discovery prefix; None where it is told nothing.
    """

    broker: BrokerAddress
    seed_file: Path | None = None
    home_assistant: str | None = None


def credentials_of(
    nodes: Sequence[str],
    broker: BrokerAddress,
    folder: Path | None,
    keys: Path | None = None,
    *,
    broker_given: bool,
) -> dict[str, Credentials]:
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
    known = {node: Credentials(broker) if folder is None else _provisioned(folder, node) for node in nodes}
    if folder is not None and broker_given:
        known = {node: replace(own, broker=_moved(own.broker, broker)) for node, own in known.items()}
    if keys is not None:
        known = {node: replace(own, seed_file=keys / f"{node}.key") for node, own in known.items()}
    return known


def _provisioned(folder: Path, node: str) -> Credentials:
    """What the ``node.toml`` of ``node`` says, as far as it is about more than its machine."""
    own = folder / NODES / node
    if is_missing(own):
        raise ConfigError(
            f"{own}: no such folder: have heatcloak provision make it, or leave it out: --without {node}"
        )
    table = load_table(own / NODE_FILE, ConfigError)
    named = table.text("node", "give this node's id")
    if named != node:
        table.refuse("node", f"{sanitize(named)} in the folder of {node}: give each node its own folder")
    return Credentials(
        take_broker(table.table("broker"), own), take_seed_file(table, own), take_home_assistant(table)
    )


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
