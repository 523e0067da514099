"""The root key: cold, held offline by the trusted party; every key of the zone follows from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from heatcloak_aggregator.trusted.keyring import Keyring
from heatcloak_aggregator.trusted.keys import derive_node_key
from heatcloak_shared.keyfile import FORMAT, NodeKey, take_epochs, take_identifier, take_key, take_kind
from heatcloak_shared.private_file import create_private, load_private_table
from heatcloak_shared.ratchet import Epochs

_STEP = 100_000


@dataclass(frozen=True, slots=True)
class RootKey:
    """The root of a zone's keys.

    Attributes:
        zone: the zone's id.
        root: 32 secret bytes. Never printed.
        epochs: which epoch a round belongs to.
    """

    zone: str
    root: bytes = field(repr=False)
    epochs: Epochs

    def node_key(
        self,
        node: str,
        generation: int = 0,
        epoch: int = 0,
        on_epoch: Callable[[int], None] = lambda epoch: None,
    ) -> NodeKey:
        """The key of a node's generation at an epoch, however far: a second for each million or so.

        Args:
            node: the node.
            generation: which of its keys.
            epoch: the epoch.
            on_epoch: told from time to time which epoch has been reached.

        Raises:
            ParameterError: the node's id or the generation is malformed.
            KeyFileError: the epoch is negative.
        """
        start = derive_node_key(self.root, node, generation)
        key = NodeKey(self.zone, node, generation, 0, start, self.epochs)
        while key.epoch + _STEP < epoch:
            key = key.at(key.epoch + _STEP)
            on_epoch(key.epoch)
        return key.at(epoch)

    def keyring(self, nodes: tuple[str, ...]) -> Keyring:
        """The ring of generation 0 of ``nodes``, from epoch 0."""
        return Keyring.from_root(self.zone, self.root, nodes, self.epochs)


def load_root(path: Path) -> RootKey:
    """The root key in the file at ``path``.

    Raises:
        KeyFileError: the file can't be read, group or others may use it, or a value is missing, misspelt or
            out of range. The text never carries the secret.
    """
    table = load_private_table(path)
    take_kind(table, "root")
    root = RootKey(take_identifier(table, "zone"), take_key(table, "root"), take_epochs(table))
    table.finish()
    return root


def create_root(path: Path, root: RootKey) -> None:
    """Write ``root`` to a file that does not exist yet. A root is never overwritten.

    Raises:
        KeyFileError: there is a file already.
        KeyWriteError: the file could not be written.
    """
    text = f"""\
# SECRET, to be kept offline: from this root follow all keys of all nodes, past and future.
format = {FORMAT}
kind = "root"
zone = "{root.zone}"
root = "{root.root.hex()}"
first_round = {root.epochs.first_round}
epoch_rounds = {root.epochs.rounds}
"""
    create_private(path, text)
