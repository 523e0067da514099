"""Write all key files of a new zone, or those of one replaced node: either all of them or none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from heatcloak_aggregator.signals import deferred_signals
from heatcloak_aggregator.trusted.keyring import Keyring, check_root, create_keyring, save_keyring
from heatcloak_aggregator.trusted.keys import RootKey, create_root
from heatcloak_shared.errors import KeyFileError
from heatcloak_shared.keyfile import MAX_GENERATIONS, NodeKey, create_node_key
from heatcloak_shared.private_file import KeyUnsyncedError, make_private_folder

ROOT_NAME, RING_NAME, NODES_NAME = "root.key", "ring.key", "nodes"

T = TypeVar("T")


class CreatedFiles:
    """Files created one after the other, which can be removed together."""

    def __init__(self) -> None:
        self._created: list[Path] = []

    def create(self, write: Callable[[Path, T], None], path: Path, content: T) -> None:
        """Write a new file. A file that ``write`` refuses to overwrite is never removed."""
        with deferred_signals():
            write(path, content)
            self._created.append(path)

    def remove(self) -> None:
        """Remove all files created so far."""
        with deferred_signals():
            for path in self._created:
                with suppress(OSError):
                    path.unlink()


@contextmanager
def all_or_nothing() -> Iterator[CreatedFiles]:
    """Remove the created files again if the block raises."""
    files = CreatedFiles()
    try:
        yield files
    except KeyUnsyncedError:
        # The keyring was replaced and contains the new key: removing its file would lose the key.
        raise
    except BaseException:
        files.remove()
        raise


def issue_zone(folder: Path, root: RootKey, nodes: tuple[str, ...], *, new_root: bool) -> None:
    """Write the keyring and the keys of all nodes into ``folder``, and the root if it is new.

    Raises:
        KeyFileError: one of the files exists, or others may access the folder.
        KeyWriteError: a file could not be written. No file remains.
    """
    with all_or_nothing() as files:
        make_private_folder(folder)
        if new_root:
            files.create(create_root, folder / ROOT_NAME, root)
        keyring = Keyring.from_root(root.zone, root.root, nodes, root.epochs)
        files.create(create_keyring, folder / RING_NAME, keyring)
        make_private_folder(folder / NODES_NAME)
        for node in nodes:
            files.create(create_node_key, folder / NODES_NAME / f"{node}.key", root.node_key(node))


def issue_replacement(
    keyring_file: Path,
    keyring: Keyring,
    root: RootKey,
    node: str,
    from_round: int,
    out: Path,
    on_progress: Callable[[float], None] = lambda share: None,
) -> NodeKey:
    """Write a node's next generation to ``out``, add it to the keyring and revoke the older ones.

    Args:
        keyring_file: the keyring's file.
        keyring: its content.
        root: the zone's root.
        node: a node that has a key in the keyring.
        from_round: the first round of the new key; older generations are revoked from it on.
        out: the new key's file.
        on_progress: called from time to time with the share of the work done, from 0 to 1.

    Raises:
        ParameterError: the keyring has no key of the node.
        KeyFileError: the root is not the keyring's, or ``out`` exists.
        KeyUnsyncedError: the keyring was changed and ``out`` exists, but a power cut may undo that.
        KeyWriteError: a file could not be written. The keyring is unchanged and ``out`` does not exist.
    """
    newest = keyring.generations(node)[0]
    if newest.number + 1 == MAX_GENERATIONS:
        raise KeyFileError(f"node {node} was replaced {newest.number} times: issue new keys for the zone")
    # A new key must not decrypt epochs that the keyring has forgotten.
    epoch = max(keyring.epochs.of(from_round), keyring.first_epoch)
    total = max(1, newest.epoch + epoch)
    check_root(root, keyring, node, newest, lambda reached: on_progress(reached / total))
    key = root.node_key(
        node, newest.number + 1, epoch, lambda reached: on_progress((newest.epoch + reached) / total)
    )
    changed = keyring.revoke(node, from_round).replace(node, key.generation, key.key, key.epoch)
    with deferred_signals(), all_or_nothing() as files:
        files.create(create_node_key, out, key)
        save_keyring(keyring_file, changed)
    return key
