"""A node's seed: the key that a trusted party holds too, ratcheted forward as the rounds go by."""

from __future__ import annotations

from pathlib import Path

from heatcloak_shared.keyfile import NodeKey, load_node_key, save_node_key


class Seed:
    """The key of the epoch at hand. The older ones are forgotten, here and in the file.

    Args:
        key: the key to begin with.
        path: its file, which goes forward with it; None for a key that lives in memory only.
    """

    def __init__(self, key: NodeKey, path: Path | None = None) -> None:
        self._key = key
        self._path = path

    @classmethod
    def load(cls, path: Path) -> Seed:
        """The seed in the key file at ``path``.

        Raises:
            KeyFileError: the file can't be read, is malformed, or others may read it.
        """
        return cls(load_node_key(path), path)

    @property
    def zone(self) -> str:
        """The zone that the key was issued for."""
        return self._key.zone

    @property
    def node(self) -> str:
        """The node that the key was issued for."""
        return self._key.node

    @property
    def epoch(self) -> int:
        """The epoch of `key`."""
        return self._key.epoch

    @property
    def key(self) -> bytes:
        """The secret key of the epoch at hand."""
        return self._key.key

    def advance(self, round_number: int) -> bool:
        """Ratchet to the epoch of a round, first in the file and then here; whether there was anything to do.

        Raises:
            KeyFileError: the round's epoch is over, or the file could not be written. The node then must not
                release: the older key would stay on a card that was promised to forget it.
        """
        epoch = self._key.epochs.of(round_number)
        if epoch == self._key.epoch:
            return False
        key = self._key.at(epoch)
        if self._path is not None:
            save_node_key(self._path, key)
        self._key = key
        return True
