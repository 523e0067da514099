"""A node's key file: the secret key of one epoch, which is ratcheted forward with the rounds."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path

from heatcloak_shared.errors import KeyFileError
from heatcloak_shared.private_file import create_private, load_private_table, replace_private
from heatcloak_shared.ratchet import EPOCH_KEY_BYTES, FURTHEST_STEP, Epochs, ratchet
from heatcloak_shared.tables import Table
from heatcloak_shared.topics import is_identifier

FORMAT = 1
KINDS = ("node", "ring", "root", "share")
MAX_GENERATIONS = 1 << 16
MAX_ROUNDS = 1 << 53
"""The limit of the wire's integers."""


@dataclass(frozen=True, slots=True)
class NodeKey:
    """The key of a node at one epoch.

    Attributes:
        zone: the zone's id.
        node: the node's id.
        generation: the number of times the node was replaced; each generation has a key of its own.
        epoch: the epoch of ``key``.
        key: 32 secret bytes. Never printed.
        epochs: maps rounds to epochs.
    """

    zone: str
    node: str
    generation: int
    epoch: int
    key: bytes = field(repr=False)
    epochs: Epochs

    def at(self, epoch: int) -> NodeKey:
        """Return this key, ratcheted forward to ``epoch``.

        Raises:
            KeyFileError: ``epoch`` is before this key's, or more than ten million after it.
        """
        if epoch < self.epoch:
            raise KeyFileError(
                f"node {self.node}: epoch {epoch} is over, the key is of {self.epoch}: "
                "set the clock right, or ratchet to a later epoch"
            )
        if epoch - self.epoch > FURTHEST_STEP:
            raise KeyFileError(
                f"node {self.node}: epoch {epoch} is more than {FURTHEST_STEP} after the key's: "
                "set the clock right"
            )
        return replace(self, epoch=epoch, key=ratchet(self.key, epoch - self.epoch))


def load_node_key(path: Path) -> NodeKey:
    """Load the key in the file at ``path``.

    Raises:
        KeyFileError: the file can't be read, group or others may access it, or a value is missing, misspelt
            or out of range. The text names file, key and remedy, and never the secret.
    """
    table = load_private_table(path)
    take_kind(table, "node")
    key = NodeKey(
        zone=take_identifier(table, "zone"),
        node=take_identifier(table, "node"),
        generation=table.integer("generation", 0, MAX_GENERATIONS - 1),
        epoch=table.integer("epoch", 0, MAX_ROUNDS - 1),
        key=take_key(table, "key"),
        epochs=take_epochs(table),
    )
    table.finish()
    return key


def save_node_key(path: Path, key: NodeKey) -> None:
    """Replace the file at ``path`` with ``key``: atomically, durably, and private from the start.

    Raises:
        KeyWriteError: it could not be written. The file then holds the old key or the new one, complete.
    """
    replace_private(path, _render(key))


def create_node_key(path: Path, key: NodeKey) -> None:
    """Write ``key`` to a new file.

    Raises:
        KeyFileError: the file exists.
        KeyWriteError: the file could not be written.
    """
    create_private(path, _render(key))


def take_kind(table: Table, kind: str) -> None:
    """Take a key file's format and kind; refuse a file of another kind."""
    found = take_any_kind(table)
    if found != kind:
        table.refuse("kind", f"is {found!r}: give a file of kind {kind}")


def take_any_kind(table: Table) -> str:
    """Take a key file's format and kind: ``"node"``, ``"ring"``, ``"root"`` or ``"share"``."""
    if not table.has("kind"):
        table.refuse("kind", f"missing: not a key file: give one, of kind {', '.join(KINDS)}")
    table.integer("format", FORMAT, FORMAT)
    return table.choice("kind", KINDS)


def take_identifier(table: Table, key: str) -> str:
    """Take a zone or node id."""
    value = table.text(key, f"give the {key}'s id")
    if not is_identifier(value):
        table.refuse(key, "not an id: use 1 to 32 of a-z, 0-9 and '-', not starting with '-'")
    return value


def take_key(table: Table, key: str) -> bytes:
    """Take 32 secret bytes in hexadecimal digits."""
    remedy = f"give {2 * EPOCH_KEY_BYTES} hexadecimal digits in quotes, from a complete copy"
    digits = table.secret(key, remedy)
    if not re.fullmatch(f"[0-9a-f]{{{2 * EPOCH_KEY_BYTES}}}", digits):
        table.refuse(key, f"malformed: {remedy}")
    return bytes.fromhex(digits)


def take_epochs(table: Table) -> Epochs:
    """Take the mapping of rounds to epochs."""
    return Epochs(
        table.integer("first_round", 1 - MAX_ROUNDS, MAX_ROUNDS - 1),
        table.integer("epoch_rounds", 1, MAX_ROUNDS - 1),
    )


def _render(key: NodeKey) -> str:
    return f"""\
# SECRET: this key removes the noise of everything that node {key.node} releases from epoch {key.epoch} on.
format = {FORMAT}
kind = "node"
zone = "{key.zone}"
node = "{key.node}"
generation = {key.generation}
epoch = {key.epoch}
key = "{key.key.hex()}"
first_round = {key.epochs.first_round}
epoch_rounds = {key.epochs.rounds}
"""
