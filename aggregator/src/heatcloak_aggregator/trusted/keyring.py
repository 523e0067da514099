"""The trusted party's keyring: the keys that decrypt a zone's readings, and the file that holds them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from heatcloak_aggregator.trusted.keys import RootKey, derive_node_key
from heatcloak_shared.errors import HeatcloakError, KeyFileError, ParameterError
from heatcloak_shared.keyfile import (
    FORMAT,
    MAX_GENERATIONS,
    MAX_ROUNDS,
    take_epochs,
    take_identifier,
    take_key,
    take_kind,
)
from heatcloak_shared.private_file import create_private, load_private_table, replace_private
from heatcloak_shared.ratchet import EPOCH_KEY_BYTES, FURTHEST_STEP, Epochs, ratchet
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import Table

MAX_FILE_BYTES = 64 << 20
MAX_CHECKPOINTS = 1 << 14
FIRST_STRIDE = 16


class UndecryptableError(HeatcloakError):
    """No available key may decrypt a reading.

    Attributes:
        reason: the counter's label: ``"unknown node"``, ``"revoked"``, ``"forgotten"`` (its epoch is before
            the keyring's first), ``"epoch"`` (it claims another epoch than its round's) or ``"far"`` (its
            epoch is later than any correct clock can reach).
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class KeyChain:
    """A key and its successors in all later epochs, with checkpoints up to the last epoch requested.

    There is a checkpoint every 16 epochs at first; whenever there are more than 2¹⁴ of them, every second one
    is dropped, so a chain takes at most 512 KiB. A repeated request for one of the first 10⁶ epochs costs at
    most 64 hashes, for one of the first 10⁷ at most 1024, and for the epoch of the previous request none.
    Only the first request for a later epoch hashes through all epochs up to it.

    Args:
        epoch: the first epoch.
        key: its key, 32 bytes.
    """

    __slots__ = ("_checkpoints", "_first", "_last", "_stride")

    def __init__(self, epoch: int, key: bytes) -> None:
        self._first = epoch
        self._stride = FIRST_STRIDE
        self._checkpoints = bytearray(key)
        self._last = (0, key)

    def __repr__(self) -> str:
        return f"KeyChain(epoch={self._first}, key=...)"

    def key(self, epoch: int) -> bytes:
        """Return the key of an epoch.

        Raises:
            ParameterError: ``epoch`` is before the first one.
        """
        offset = epoch - self._first
        if offset < 0:
            raise ParameterError(f"epoch must be at least {self._first}, the first of the chain, got {epoch}")
        index = min(offset // self._stride, self._count - 1)
        start, key = index * self._stride, self._checkpoint(index)
        if start < self._last[0] <= offset:
            start, key = self._last
        while (following := self._count * self._stride) <= offset:
            key = ratchet(key, following - start)
            start = following
            self._checkpoints += key
            self._thin_out()
        key = ratchet(key, offset - start)
        self._last = (offset, key)
        return key

    @property
    def _count(self) -> int:
        return len(self._checkpoints) // EPOCH_KEY_BYTES

    def _checkpoint(self, index: int) -> bytes:
        return bytes(self._checkpoints[index * EPOCH_KEY_BYTES : (index + 1) * EPOCH_KEY_BYTES])

    def _thin_out(self) -> None:
        """Drop every second checkpoint if there are too many."""
        if self._count > MAX_CHECKPOINTS:
            self._checkpoints = bytearray().join(self._checkpoint(at) for at in range(0, self._count, 2))
            self._stride *= 2


@dataclass(frozen=True, slots=True)
class KeyGeneration:
    """One generation of a node's key.

    Attributes:
        number: counts the node's replacements, from 0.
        epoch: the first epoch whose readings it decrypts.
        key: the secret key of that epoch, 32 bytes. Never printed.
        revoked_from: the first round whose readings are refused; None if the generation is not revoked.
    """

    number: int
    epoch: int
    key: bytes = field(repr=False)
    revoked_from: int | None = None

    def is_revoked(self, round_number: int) -> bool:
        """Return whether a reading of this round is refused, even if it is authentic."""
        return self.revoked_from is not None and round_number >= self.revoked_from

    def revoked(self, from_round: int) -> KeyGeneration:
        """Return this generation, revoked from a round or from its earlier revocation on."""
        earlier = from_round if self.revoked_from is None else self.revoked_from
        return replace(self, revoked_from=min(from_round, earlier))

    def ratcheted(self, epoch: int) -> KeyGeneration:
        """Return this generation without the keys before an epoch.

        Raises:
            ParameterError: ``epoch`` is more than ten million after this one's.
        """
        if epoch <= self.epoch:
            return self
        return replace(self, epoch=epoch, key=ratchet(self.key, epoch - self.epoch))


class Keyring:
    """The keys of a zone's nodes by generation. It is immutable: every change returns a new keyring.

    Args:
        zone: the zone's id.
        epochs: maps rounds to epochs.
        generations: by node, its generations in any order.

    Raises:
        ParameterError: a node has no generation, or two of the same number.
    """

    def __init__(self, zone: str, epochs: Epochs, generations: Mapping[str, Iterable[KeyGeneration]]) -> None:
        self.zone = zone
        self.epochs = epochs
        self._generations = {node: _newest_first(node, held) for node, held in generations.items()}
        self._chains = {
            (node, held.number): KeyChain(held.epoch, held.key)
            for node, generations in self._generations.items()
            for held in generations
        }

    @classmethod
    def from_root(cls, zone: str, root: bytes, nodes: Iterable[str], epochs: Epochs) -> Keyring:
        """Return the keyring of a new zone: generation 0 of every node, from epoch 0.

        Raises:
            ParameterError: the root is not 32 bytes, or a node id is malformed.
        """
        return cls(zone, epochs, {node: [KeyGeneration(0, 0, derive_node_key(root, node))] for node in nodes})

    @property
    def nodes(self) -> tuple[str, ...]:
        """The nodes that have a key here."""
        return tuple(self._generations)

    @property
    def first_epoch(self) -> int:
        """The first epoch of which any reading can be decrypted; 0 for an empty keyring."""
        return min(
            (held.epoch for generations in self._generations.values() for held in generations), default=0
        )

    def generations(self, node: str) -> tuple[KeyGeneration, ...]:
        """Return a node's generations, the newest first.

        Raises:
            ParameterError: the keyring has no key of the node.
        """
        if node not in self._generations:
            raise ParameterError(
                f"keyring has no key of node {sanitize(node)}: give a node of zone {self.zone}"
            )
        return self._generations[node]

    def candidates(self, node: str, epoch: int, round_number: int) -> list[tuple[int, bytes]]:
        """Return the keys under which a reading may have been published.

        It costs at most some dozens of hashes, except for the first request for a later epoch. Callers pass
        only rounds that are not in the future, so no peer can make it cost more.

        Args:
            node: the sender of the reading.
            epoch: the epoch that the reading claims.
            round_number: its round.

        Returns:
            Generation and key of that epoch, the newest generation first; never empty.

        Raises:
            UndecryptableError: there is no such key; ``reason`` says why.
        """
        if node not in self._generations:
            raise UndecryptableError("unknown node", f"keyring has no key of node {sanitize(node)}")
        expected = self.epochs.of(round_number)
        if epoch != expected:
            raise UndecryptableError(
                "epoch",
                f"node {node}: a reading of round {round_number} must be of epoch {expected}: wrong keyring, "
                "or forged reading",
            )
        valid = [held for held in self._generations[node] if not held.is_revoked(round_number)]
        if not valid:
            raise UndecryptableError("revoked", f"node {node}: all keys are revoked in round {round_number}")
        reaching = [held for held in valid if held.epoch <= epoch]
        if not reaching:
            first = min(held.epoch for held in valid)
            raise UndecryptableError(
                "forgotten", f"node {node}: epoch {epoch} is before {first}, the first in the keyring"
            )
        near = [held for held in reaching if epoch - held.epoch <= FURTHEST_STEP]
        if not near:
            raise UndecryptableError(
                "far",
                f"node {node}: epoch {epoch} is more than {FURTHEST_STEP} after the keyring's: "
                "ratchet the keyring",
            )
        return [(held.number, self._chains[node, held.number].key(epoch)) for held in near]

    def revoke(self, node: str, from_round: int) -> Keyring:
        """Return this keyring with all existing generations of a node revoked from a round on.

        Earlier revocations are kept.

        Raises:
            ParameterError: the keyring has no key of the node.
        """
        return self._with(node, [held.revoked(from_round) for held in self.generations(node)])

    def replace(self, node: str, generation: int, key: bytes, epoch: int) -> Keyring:
        """Return this keyring with a new generation of a node, from ``epoch`` on. Older ones are kept.

        Raises:
            ParameterError: the keyring has no key of the node, or has this generation or a later one.
        """
        held = self.generations(node)
        if generation <= held[0].number:
            raise ParameterError(
                f"generation of node {node} must be greater than {held[0].number}, got {generation}"
            )
        return self._with(node, [KeyGeneration(generation, epoch, key), *held])

    def ratchet(self, to_epoch: int) -> Keyring:
        """Return this keyring without the keys before an epoch. Generations that begin later are kept.

        Raises:
            ParameterError: ``to_epoch`` is before the keyring's first epoch, or more than ten million after.
        """
        if to_epoch < self.first_epoch:
            raise ParameterError(
                f"epoch must be at least {self.first_epoch}, got {to_epoch}: a ratchet only goes forward"
            )
        if to_epoch - self.first_epoch > FURTHEST_STEP:
            raise ParameterError(
                f"epoch {to_epoch} is more than {FURTHEST_STEP} after the keyring's first: check the clock"
            )
        ratcheted = {
            node: [held.ratcheted(to_epoch) for held in generations]
            for node, generations in self._generations.items()
        }
        return Keyring(self.zone, self.epochs, ratcheted)

    def _with(self, node: str, generations: Iterable[KeyGeneration]) -> Keyring:
        return Keyring(self.zone, self.epochs, {**self._generations, node: generations})


def check_root(
    root: RootKey,
    keyring: Keyring,
    node: str,
    generation: KeyGeneration,
    on_epoch: Callable[[int], None] = lambda epoch: None,
) -> None:
    """Raise unless a generation of the keyring is derived from ``root``.

    Args:
        root: the root.
        keyring: the keyring.
        node: the node.
        generation: one of the node's generations in the keyring.
        on_epoch: called from time to time with the epoch reached so far.

    Raises:
        KeyFileError: the root belongs to another zone or to other keys.
    """
    if root.zone != keyring.zone:
        raise KeyFileError(
            f"root is of zone {root.zone}, keyring of zone {keyring.zone}: give the keyring's root"
        )
    if root.epochs != keyring.epochs:
        raise KeyFileError(
            f"root is of other keys of zone {root.zone}: first_round and epoch_rounds differ from the "
            "keyring's: give the keyring's root"
        )
    if root.node_key(node, generation.number, generation.epoch, on_epoch).key != generation.key:
        raise KeyFileError(
            f"keys of node {node} in the keyring are not of this root: give the keyring's root"
        )


def load_keyring(path: Path) -> Keyring:
    """Load a keyring from a file.

    Raises:
        KeyFileError: the file can't be read, is accessible by group or others, or a value is missing,
            misspelt or out of range. The text never contains key material.
    """
    table = load_private_table(path, MAX_FILE_BYTES)
    take_kind(table, "ring")
    zone, epochs = take_identifier(table, "zone"), take_epochs(table)
    generations: dict[str, dict[int, KeyGeneration]] = {}
    for entry in table.tables("key"):
        node, generation = _parse_entry(entry)
        held = generations.setdefault(node, {})
        if generation.number in held:
            entry.refuse("generation", f"duplicate {generation.number} of node {node}: remove one of them")
        held[generation.number] = generation
    table.finish()
    return Keyring(zone, epochs, {node: held.values() for node, held in generations.items()})


def create_keyring(path: Path, keyring: Keyring) -> None:
    """Write ``keyring`` to a new file.

    Raises:
        KeyFileError: the file exists.
        KeyWriteError: the file could not be written.
    """
    create_private(path, _render(keyring))


def save_keyring(path: Path, keyring: Keyring) -> None:
    """Replace the keyring file at ``path`` atomically and durably; it is never accessible to others.

    Raises:
        KeyWriteError: it could not be written. The file then holds either the old or the new keyring.
    """
    replace_private(path, _render(keyring))


def _newest_first(node: str, generations: Iterable[KeyGeneration]) -> tuple[KeyGeneration, ...]:
    ordered = tuple(sorted(generations, key=lambda held: held.number, reverse=True))
    if not ordered or len({held.number for held in ordered}) != len(ordered):
        raise ParameterError(f"node {node}: give at least one generation, each with a different number")
    return ordered


def _parse_entry(entry: Table) -> tuple[str, KeyGeneration]:
    node = take_identifier(entry, "node")
    generation = KeyGeneration(
        number=entry.integer("generation", 0, MAX_GENERATIONS - 1),
        epoch=entry.integer("epoch", 0, MAX_ROUNDS - 1),
        key=take_key(entry, "key"),
        revoked_from=entry.integer("revoked_from", 1 - MAX_ROUNDS, MAX_ROUNDS - 1)
        if entry.has("revoked_from")
        else None,
    )
    entry.finish()
    return node, generation


def _render(keyring: Keyring) -> str:
    entries = [_render_entry(node, held) for node in keyring.nodes for held in keyring.generations(node)]
    return f"""\
# SECRET: with these keys anyone can remove the noise from all readings, from the epochs below on.
format = {FORMAT}
kind = "ring"
zone = "{keyring.zone}"
first_round = {keyring.epochs.first_round}
epoch_rounds = {keyring.epochs.rounds}
{"".join(entries)}"""


def _render_entry(node: str, held: KeyGeneration) -> str:
    revoked = "" if held.revoked_from is None else f"revoked_from = {held.revoked_from}\n"
    return f"""
[[key]]
node = "{node}"
generation = {held.number}
epoch = {held.epoch}
key = "{held.key.hex()}"
{revoked}"""
