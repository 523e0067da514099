"""List all secrets of a zone by name, to search for them where they must not be."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_aggregator.trusted.keyring import Keyring, check_root
from heatcloak_aggregator.trusted.keys import RootKey
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.ratchet import next_key

MAX_SECRETS = 500_000
"""Searching for this many takes about 300 MB."""


@dataclass(frozen=True, slots=True)
class SecretName:
    """The name of a secret.

    Attributes:
        node: the key's node; None for the root.
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
        """Sorts the root first, then by node."""
        return self.node or "", self.generation, self.epoch

    def as_json(self) -> dict[str, object]:
        """Return the name in plain values."""
        if self.node is None:
            return {"what": "root"}
        return {"what": "node", "node": self.node, "generation": self.generation, "epoch": self.epoch}


def zone_secrets(keyring: Keyring, root: RootKey | None, last_epoch: int) -> dict[bytes, SecretName]:
    """Return the keys of all nodes, generations and epochs of ``keyring``, and ``root`` if given.

    A key decrypts its own epoch and all later ones, so keys of epochs that the keyring has forgotten matter
    as well; they can only be derived from the root.

    Args:
        keyring: the keyring.
        root: its root.
        last_epoch: the last epoch of which keys are derived; a generation that begins later has one key.

    Raises:
        ParameterError: there is no secret, or there are more than half a million.
        KeyFileError: the root is not the keyring's.
    """
    held = [(node, generation) for node in keyring.nodes for generation in keyring.generations(node)]
    firsts = [0 if root is not None else generation.epoch for _, generation in held]
    lasts = [max(last_epoch, generation.epoch) for _, generation in held]
    count = sum(last - first + 1 for first, last in zip(firsts, lasts, strict=True))
    if count > MAX_SECRETS:
        raise ParameterError(
            f"can search for at most {MAX_SECRETS} keys, got {count}: check the clock, reduce --epochs, or "
            "leave out --root"
        )
    secrets: dict[bytes, SecretName] = {}
    for (node, generation), first, last in zip(held, firsts, lasts, strict=True):
        key = generation.key
        if root is not None:
            check_root(root, keyring, node, generation)
            key = root.node_key(node, generation.number).key
        for epoch in range(first, last + 1):
            secrets[key] = SecretName(node, generation.number, epoch)
            key = next_key(key)
    if root is not None:
        secrets[root.root] = SecretName()
    if not secrets:
        raise ParameterError("keyring has no key: there is nothing to search for")
    return secrets
