"""All secrets of a zone by name, to be looked for where they must not be."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_aggregator.trusted.issuing import require_root
from heatcloak_aggregator.trusted.keyring import Generation, Keyring
from heatcloak_aggregator.trusted.root import RootKey
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.ratchet import next_key

MOST_SECRETS = 500_000
"""Some 250 megabytes of them, searched."""


@dataclass(frozen=True, slots=True)
class SecretName:
    """Which secret it is.

    Attributes:
        node: whose key it is; None: the root.
        generation: which of the node's keys.
        epoch: the key's epoch.
    """

    node: str | None = None
    generation: int = 0
    epoch: int = 0

    def __str__(self) -> str:
        if self.node is None:
            return "root"
        return f"node {self.node}, generation {self.generation}, epoch {self.epoch}"

    @property
    def sort_key(self) -> tuple[str, int, int]:
        """Puts the root first, then node by node."""
        return self.node or "", self.generation, self.epoch

    def as_json(self) -> dict[str, object]:
        """The name in plain values."""
        if self.node is None:
            return {"what": "root"}
        return {"what": "node", "node": self.node, "generation": self.generation, "epoch": self.epoch}


def secrets_of(ring: Keyring, root: RootKey | None, last_epoch: int) -> dict[bytes, SecretName]:
    """The keys of all nodes, generations and epochs of ``ring``, and ``root`` where it is given.

    A key opens its own epoch and all later ones. So those of epochs that the ring has forgotten count as much
    as the others; but it takes the root to know them.

    Args:
        ring: the ring.
        root: its root.
        last_epoch: the last epoch of which keys are made. A generation that begins later has its first one.

    Raises:
        ParameterError: there is no secret, or there are more than half a million.
        KeyFileError: the root is not the ring's.
    """
    held = [(node, generation) for node in ring.nodes for generation in ring.generations(node)]
    firsts = [0 if root is not None else generation.epoch for _, generation in held]
    lasts = [max(last_epoch, generation.epoch) for _, generation in held]
    count = sum(last - first + 1 for first, last in zip(firsts, lasts, strict=True))
    if count > MOST_SECRETS:
        raise ParameterError(
            f"{count} keys to look for, {MOST_SECRETS} at most: is the clock right? Give fewer --epochs, or "
            "leave --root out"
        )
    secrets: dict[bytes, SecretName] = {}
    for (node, generation), first, last in zip(held, firsts, lasts, strict=True):
        key = generation.key if root is None else _first_key(root, ring, node, generation)
        for epoch in range(first, last + 1):
            secrets[key] = SecretName(node, generation.number, epoch)
            key = next_key(key)
    if root is not None:
        secrets[root.root] = SecretName()
    if not secrets:
        raise ParameterError("the ring holds no key: there is nothing to look for")
    return secrets


def _first_key(root: RootKey, ring: Keyring, node: str, generation: Generation) -> bytes:
    require_root(root, ring, node, generation)
    return root.node_key(node, generation.number).key
