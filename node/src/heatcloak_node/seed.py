"""A node's seed: the key that a trusted party also holds, ratcheted forward with the rounds.

Older keys are dropped, not overwritten: Python can't overwrite bytes and text, so a copy of the process's
memory may hold keys of earlier epochs (docs/explanation/keys.md).
"""

from __future__ import annotations

from pathlib import Path

from heatcloak_shared.errors import KeyFileError
from heatcloak_shared.keyfile import NodeKey, load_node_key, save_node_key


class Seed:
    """The key of the current epoch. `advance` drops older keys, in memory and in the file.

    Args:
        key: the first key.
        path: its file, which is advanced with it; None for a key in memory only.
    """

    def __init__(self, key: NodeKey, path: Path | None = None) -> None:
        self._key = key
        self._ahead = key
        self._path = path

    @classmethod
    def load(cls, path: Path, zone: str, node: str) -> Seed:
        """Load the seed of a zone's node from the key file at ``path``.

        Raises:
            KeyFileError: the file can't be read, is malformed, is not a regular file, is another node's, or
                other users may read it.
        """
        try:
            replaceable = path.is_file() or not path.exists()
        except OSError as error:
            raise KeyFileError(f"{path}: {error.strerror}: give the path of the node's key file") from None
        if not replaceable:
            raise KeyFileError(f"{path}: not a regular file: give one, because the key is advanced in place")
        key = load_node_key(path)
        if (key.zone, key.node) != (zone, node):
            raise KeyFileError(
                f"{path}: of {key.zone}/{key.node}, not of {zone}/{node}: give this node's key file"
            )
        return cls(key, path)

    def at(self, round_number: int) -> NodeKey:
        """Return the key of a round's epoch. Drop nothing yet: the clock that named the round may be wrong.

        Raises:
            KeyFileError: the epoch is over.
        """
        epoch = self._key.epochs.of(round_number)
        if epoch != self._ahead.epoch:
            self._ahead = self._key.at(epoch)
        return self._ahead

    def advance(self, round_number: int) -> None:
        """Ratchet to the epoch of a round that may be released now, first in the file and then in memory.

        Raises:
            KeyFileError: the epoch is over, or the file could not be written. Then release nothing: the older
                key would stay on the card.
        """
        key = self.at(round_number)
        if key.epoch == self._key.epoch:
            return
        if self._path is not None:
            save_node_key(self._path, key)
        self._key = key
