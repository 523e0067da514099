"""The root key of a zone, kept offline by the trusted party, and the node keys derived from it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.keyfile import (
    FORMAT,
    MAX_GENERATIONS,
    NodeKey,
    take_epochs,
    take_identifier,
    take_key,
    take_kind,
)
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.private_file import create_private, load_private_table
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.topics import is_identifier

KEY_BYTES = 32

_NODE_KEY = b"heatcloak node"
_NODE_BYTES = 32
_GENERATION_BYTES = 4
_EPOCHS_PER_STEP = 100_000


def derive_node_key(root: bytes, node: str, generation: int = 0) -> bytes:
    """Return the key of one node at epoch 0; it reveals nothing about the root or other nodes' keys.

    ``BLAKE2b(key=root, person="heatcloak node", digest=32, data)`` with data = node id padded with zero bytes
    to 32 ‖ generation (4, big-endian). The fields have fixed widths, so no two keys share their data.

    Args:
        root: the zone's root key, 32 bytes; only the trusted party holds it.
        node: the node's id, ``[a-z0-9][a-z0-9-]{0,31}``.
        generation: counts the node's replacements, 0 <= generation < 2¹⁶.

    Raises:
        ParameterError: an argument is out of range. The text never contains the root.
    """
    if len(root) != KEY_BYTES:
        raise ParameterError(f"root key must have {KEY_BYTES} bytes, got {len(root)}")
    if not is_identifier(node):
        raise ParameterError("node id is malformed: use 1 to 32 of a-z, 0-9 and -, not starting with -")
    check_integer("generation", generation, 0, MAX_GENERATIONS)
    data = node.encode("ascii").ljust(_NODE_BYTES, b"\0") + generation.to_bytes(_GENERATION_BYTES, "big")
    return hashlib.blake2b(data, key=root, person=_NODE_KEY, digest_size=KEY_BYTES).digest()


@dataclass(frozen=True, slots=True)
class RootKey:
    """The key from which all keys of a zone are derived.

    Attributes:
        zone: the zone's id.
        root: 32 secret bytes. Never printed.
        epochs: maps rounds to epochs.
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
        """Return the key of a node's generation at any epoch; a million epochs take about a second.

        Args:
            node: the node.
            generation: which of its keys.
            epoch: the epoch.
            on_epoch: called from time to time with the epoch reached so far.

        Raises:
            ParameterError: the node's id or the generation is malformed.
            KeyFileError: the epoch is negative.
        """
        start = derive_node_key(self.root, node, generation)
        key = NodeKey(self.zone, node, generation, 0, start, self.epochs)
        while key.epoch + _EPOCHS_PER_STEP < epoch:
            key = key.at(key.epoch + _EPOCHS_PER_STEP)
            on_epoch(key.epoch)
        return key.at(epoch)


def load_root(path: Path) -> RootKey:
    """Load the root key from a file.

    Raises:
        KeyFileError: the file can't be read, is accessible by group or others, or a value is missing,
            misspelt or out of range. The text never contains the secret.
    """
    table = load_private_table(path)
    take_kind(table, "root")
    root = RootKey(take_identifier(table, "zone"), take_key(table, "root"), take_epochs(table))
    table.finish()
    return root


def create_root(path: Path, root: RootKey) -> None:
    """Write ``root`` to a new file; an existing file is never overwritten.

    Raises:
        KeyFileError: the file exists.
        KeyWriteError: the file could not be written.
    """
    text = f"""\
# SECRET, keep offline: all past and future keys of all nodes are derived from this root.
format = {FORMAT}
kind = "root"
zone = "{root.zone}"
root = "{root.root.hex()}"
first_round = {root.epochs.first_round}
epoch_rounds = {root.epochs.rounds}
"""
    create_private(path, text)
