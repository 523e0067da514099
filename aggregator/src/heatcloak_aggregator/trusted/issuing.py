"""Issuing keys: all files of a new zone, or those of one replaced node; all of them or none."""

from __future__ import annotations

import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from heatcloak_aggregator.trusted.keyring import Generation, Keyring
from heatcloak_aggregator.trusted.ring_file import create_keyring, save_keyring
from heatcloak_aggregator.trusted.root import RootKey, create_root
from heatcloak_aggregator.trusted.share_file import create_share
from heatcloak_aggregator.trusted.sharing import RootShare
from heatcloak_aggregator.trusted.signal_deferral import uninterrupted
from heatcloak_shared.errors import KeyFileError, KeyWriteError
from heatcloak_shared.keyfile import MOST_GENERATIONS, NodeKey, create_node_key
from heatcloak_shared.private_file import KeyUnsyncedError, shown_path

ROOT_NAME, RING_NAME, NODES_NAME = "root.key", "ring.key", "nodes"

T = TypeVar("T")


def issue_zone(folder: Path, root: RootKey, nodes: tuple[str, ...], *, new_root: bool) -> None:
    """Write the ring and the keys of all nodes into ``folder``, and the root if it is new.

    Raises:
        KeyFileError: one of the files is there already, or others may use the folder.
        KeyWriteError: a file could not be written. None is left then.
    """
    with _all_or_nothing() as files:
        _make_private_folder(folder)
        if new_root:
            files.create(create_root, folder / ROOT_NAME, root)
        files.create(create_keyring, folder / RING_NAME, root.keyring(nodes))
        _make_private_folder(folder / NODES_NAME)
        for node in nodes:
            files.create(create_node_key, folder / NODES_NAME / f"{node}.key", root.node_key(node))


def issue_shares(folder: Path, shares: list[RootShare]) -> list[Path]:
    """Write ``shares`` into ``folder``, a file each, and return where.

    Raises:
        KeyFileError: one of the files is there already, or others may use the folder.
        KeyWriteError: a file could not be written. None is left then.
    """
    paths = [folder / f"share-{share.number}.txt" for share in shares]
    with _all_or_nothing() as files:
        _make_private_folder(folder)
        for path, share in zip(paths, shares, strict=True):
            files.create(create_share, path, share)
    return paths


def issue_replacement(
    ring_file: Path,
    ring: Keyring,
    root: RootKey,
    node: str,
    from_round: int,
    out: Path,
    on_share: Callable[[float], None] = lambda share: None,
) -> NodeKey:
    """Write a node's next generation to ``out``, enter it in the ring, and revoke the older ones.

    Args:
        ring_file: where the ring is kept.
        ring: what it holds.
        root: the zone's root.
        node: the node, of which the ring holds a key.
        from_round: the first round of the new key. The older generations are refused from it on.
        out: the new key's file.
        on_share: told from time to time how much is done, from 0 to 1.

    Raises:
        ParameterError: the ring holds no key of the node.
        KeyFileError: the root is not the ring's, or ``out`` is there already.
        KeyUnsyncedError: the ring was changed and ``out`` is there, but a power cut may undo that.
        KeyWriteError: a file could not be written. The ring is as it was, then, and ``out`` is not there.
    """
    newest = ring.generations(node)[0]
    if newest.number + 1 == MOST_GENERATIONS:
        raise KeyFileError(f"node {node} was replaced {newest.number} times: give the zone new keys")
    # A new card must not bring back what the ring has forgotten.
    epoch = max(ring.epochs.of(from_round), ring.first_epoch)
    way = max(1, newest.epoch + epoch)
    require_root(root, ring, node, newest, lambda reached: on_share(reached / way))
    key = root.node_key(
        node, newest.number + 1, epoch, lambda reached: on_share((newest.epoch + reached) / way)
    )
    changed = ring.revoke(node, from_round).replace(node, key.generation, key.key, key.epoch)
    with uninterrupted(), _all_or_nothing() as files:
        files.create(create_node_key, out, key)
        save_keyring(ring_file, changed)
    return key


def require_root(
    root: RootKey,
    ring: Keyring,
    node: str,
    held: Generation,
    on_epoch: Callable[[int], None] = lambda epoch: None,
) -> None:
    """Refuse a root from which a generation of a ring does not follow.

    Args:
        root: the root.
        ring: the ring.
        node: the node.
        held: one of the ring's generations of it.
        on_epoch: told from time to time which epoch has been reached.

    Raises:
        KeyFileError: it is another zone's root, or of other keys.
    """
    if root.zone != ring.zone:
        raise KeyFileError(f"the root is of zone {root.zone}, the ring of {ring.zone}: give the ring's root")
    if root.epochs != ring.epochs:
        raise KeyFileError(
            f"the root is of other keys of zone {root.zone}: its first_round and epoch_rounds are not the "
            "ring's: give the ring's root"
        )
    if root.node_key(node, held.number, held.epoch, on_epoch).key != held.key:
        raise KeyFileError(f"the ring's keys of node {node} are not of this root: give the ring's root")


class _Files:
    """Files that are created one after the other, and removed together."""

    def __init__(self) -> None:
        self._created: list[Path] = []

    def create(self, write: Callable[[Path, T], None], path: Path, content: T) -> None:
        """Write a file that is not there yet. Only then is it ours to remove."""
        with uninterrupted():
            write(path, content)
            self._created.append(path)

    def remove(self) -> None:
        """Remove what was created."""
        with uninterrupted():
            for path in self._created:
                with suppress(OSError):
                    path.unlink()


@contextmanager
def _all_or_nothing() -> Iterator[_Files]:
    """Files that are removed again if anything goes wrong before the end."""
    files = _Files()
    try:
        yield files
    except KeyUnsyncedError:
        # The ring is replaced and knows the new key: without its file the key would be lost.
        raise
    except BaseException:
        files.remove()
        raise


def _make_private_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        mode = folder.stat().st_mode
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "no path"
        raise KeyWriteError(f"{shown_path(folder)}: {reason}: give a folder that can be written") from None
    if mode & (stat.S_IRWXG | stat.S_IRWXO):
        name = shown_path(folder)
        raise KeyFileError(f"{name}: others may use this folder: chmod 700 {name}, or give a new one")
