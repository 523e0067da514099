"""The keyring: what the trusted party opens readings with, and what it no longer opens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from heatcloak_aggregator.trusted.errors import UnopenableError
from heatcloak_aggregator.trusted.key_chain import KeyChain
from heatcloak_aggregator.trusted.keys import derive_node_key
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.ratchet import FURTHEST_STEP, Epochs, ratchet
from heatcloak_shared.sanitize import sanitize


@dataclass(frozen=True, slots=True)
class Generation:
    """One generation of a node's key.

    Attributes:
        number: counts the node's replacements, from 0.
        epoch: the first epoch that can be opened.
        key: the secret key of that epoch, 32 bytes. Never printed.
        revoked_from: readings of this generation in this round and later are refused; None for none of them.
    """

    number: int
    epoch: int
    key: bytes = field(repr=False)
    revoked_from: int | None = None

    def is_revoked(self, round_number: int) -> bool:
        """Whether a reading of a round is refused, though it may be authentic."""
        return self.revoked_from is not None and round_number >= self.revoked_from

    def revoked(self, from_round: int) -> Generation:
        """This generation, refused from a round on, or from an earlier one as before."""
        before = from_round if self.revoked_from is None else self.revoked_from
        return replace(self, revoked_from=min(from_round, before))

    def at(self, epoch: int) -> Generation:
        """This generation with everything before an epoch forgotten.

        Raises:
            ParameterError: ``epoch`` is more than ten million after this one's.
        """
        if epoch <= self.epoch:
            return self
        return replace(self, epoch=epoch, key=ratchet(self.key, epoch - self.epoch))


class Keyring:
    """The keys of a zone's nodes, generation by generation. It never changes: each change gives a new one.

    Args:
        zone: the zone's id.
        epochs: which epoch a round belongs to.
        generations: by node, its generations in any order.

    Raises:
        ParameterError: a node has no generation, or two of the same number.
    """

    def __init__(self, zone: str, epochs: Epochs, generations: Mapping[str, Iterable[Generation]]) -> None:
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
        """The ring of a fresh zone: generation 0 of every node, from epoch 0.

        Raises:
            ParameterError: the root is not 32 bytes, or a node id is malformed.
        """
        return cls(zone, epochs, {node: [Generation(0, 0, derive_node_key(root, node))] for node in nodes})

    @property
    def nodes(self) -> tuple[str, ...]:
        """The nodes whose keys are held."""
        return tuple(self._generations)

    @property
    def first_epoch(self) -> int:
        """The first epoch of which anything can be opened; 0 for an empty ring."""
        return min(
            (held.epoch for generations in self._generations.values() for held in generations), default=0
        )

    def generations(self, node: str) -> tuple[Generation, ...]:
        """A node's generations, the newest first.

        Raises:
            ParameterError: no key of the node is held.
        """
        if node not in self._generations:
            raise ParameterError(
                f"no key of node {sanitize(node)} is in the ring: give one of zone {self.zone}"
            )
        return self._generations[node]

    def candidates(self, node: str, epoch: int, round_number: int) -> list[tuple[int, bytes]]:
        """The keys under which a reading may have been made.

        Costs at most some dozens of hashes, but for the first look into an epoch further on; pass rounds
        that are not in the future only, and no peer can make it cost more.

        Args:
            node: who sent the reading.
            epoch: the epoch that the reading claims.
            round_number: its round.

        Returns:
            Generation and key of that epoch, the newest generation first; never empty.

        Raises:
            UnopenableError: there is none; its ``reason`` says why.
        """
        if node not in self._generations:
            raise UnopenableError("unknown node", f"node {sanitize(node)}: no key is held")
        due = self.epochs.of(round_number)
        if epoch != due:
            text = f"node {node}: round {round_number} is of epoch {due}, the reading says another: forged?"
            raise UnopenableError("epoch", text)
        valid = [held for held in self._generations[node] if not held.is_revoked(round_number)]
        if not valid:
            raise UnopenableError("revoked", f"node {node}: its keys are revoked in round {round_number}")
        reaching = [held for held in valid if held.epoch <= epoch]
        if not reaching:
            first = min(held.epoch for held in valid)
            raise UnopenableError(
                "forgotten", f"node {node}: epoch {epoch} is before {first}, the first held"
            )
        near = [held for held in reaching if epoch - held.epoch <= FURTHEST_STEP]
        if not near:
            text = (
                f"node {node}: epoch {epoch} is more than {FURTHEST_STEP} after the ring's: ratchet the ring"
            )
            raise UnopenableError("far", text)
        return [(held.number, self._chains[node, held.number].at(epoch)) for held in near]

    def revoke(self, node: str, from_round: int) -> Keyring:
        """This ring with all of a node's generations so far refused from a round on.

        What was revoked from an earlier round stays so.

        Raises:
            ParameterError: no key of the node is held.
        """
        return self._with(node, [held.revoked(from_round) for held in self.generations(node)])

    def replace(self, node: str, generation: int, key: bytes, epoch: int) -> Keyring:
        """This ring with a further generation of a node, held from ``epoch`` on. The older ones stay.

        Raises:
            ParameterError: no key of the node is held, or one of this generation or a newer one is.
        """
        held = self.generations(node)
        if generation <= held[0].number:
            raise ParameterError(
                f"node {node}: generation {held[0].number} is in the ring already: give a newer one"
            )
        return self._with(node, [Generation(generation, epoch, key), *held])

    def ratchet(self, to_epoch: int) -> Keyring:
        """This ring with everything before an epoch forgotten. A generation that begins later stays.

        Raises:
            ParameterError: ``to_epoch`` is before the ring's first epoch, or more than ten million after it.
        """
        if to_epoch < self.first_epoch:
            raise ParameterError(
                f"the ring opens from epoch {self.first_epoch} on, {to_epoch} is forgotten: "
                "a ratchet only goes forward"
            )
        if to_epoch - self.first_epoch > FURTHEST_STEP:
            raise ParameterError(
                f"epoch {to_epoch} is more than {FURTHEST_STEP} after the ring's first: is the clock right?"
            )
        return Keyring(
            self.zone,
            self.epochs,
            {
                node: [held.at(to_epoch) for held in generations]
                for node, generations in self._generations.items()
            },
        )

    def _with(self, node: str, generations: Iterable[Generation]) -> Keyring:
        return Keyring(self.zone, self.epochs, {**self._generations, node: generations})


def _newest_first(node: str, generations: Iterable[Generation]) -> tuple[Generation, ...]:
    ordered = tuple(sorted(generations, key=lambda held: held.number, reverse=True))
    if not ordered or len({held.number for held in ordered}) != len(ordered):
        raise ParameterError(f"node {node}: give at least one generation, and none of them twice")
    return ordered
