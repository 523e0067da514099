"""Issuing keys: all files of a new zone, or those of one replaced node; all of them or none."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from heatcloak_aggregator.trusted.keyring import Keyring
from heatcloak_aggregator.trusted.ring_file import create_keyring, save_keyring
from heatcloak_aggregator.trusted.root import RootKey, create_root
from heatcloak_aggregator.trusted.share_file import create_share
from heatcloak_aggregator.trusted.sharing import RootShare
from heatcloak_shared.errors import KeyFileError, KeyWriteError
from heatcloak_shared.keyfile import MOST_GENERATIONS, NodeKey, create_node_key

ROOT_NAME, RING_NAME, NODES_NAME = "root.key", "ring.key", "nodes"


def issue_zone(folder: Path, root: RootKey, nodes: tuple[str, ...], *, new_root: bool) -> None:
    """Write the ring and the keys of all nodes into ``folder``, and the root if it is new.

    Raises:
        KeyFileError: one of the files is there already, or others may use the folder.
        KeyWriteError: a file could not be written. None is left then.
    """
    with _all_or_nothing() as created:
        _make_private_folder(folder)
        if new_root:
            create_root(folder / ROOT_NAME, root)
            created.append(folder / ROOT_NAME)
        create_keyring(folder / RING_NAME, root.keyring(nodes))
        created.append(folder / RING_NAME)
        _make_private_folder(folder / NODES_NAME)
        for node in nodes:
            path = folder / NODES_NAME / f"{node}.key"
            create_node_key(path, root.node_key(node))
            created.append(path)


def issue_shares(folder: Path, shares: list[RootShare]) -> list[Path]:
    """Write ``shares`` into ``folder``, a file each, and return where.

    Raises:
        KeyFileError: one of the files is there already, or others may use the folder.
        KeyWriteError: a file could not be written. None is left then.
    """
    paths = [folder / f"share-{share.number}.txt" for share in shares]
    with _all_or_nothing() as created:
        _make_private_folder(folder)
        for path, share in zip(paths, shares, strict=True):
            create_share(path, share)
            created.append(path)
    return paths


def issue_replacement(
    ring_file: Path, ring: Keyring, root: RootKey, node: str, from_round: int, out: Path
) -> NodeKey:
    """Write a node's next generation to ``out``, enter it in the ring, and revoke the older ones.

    Args:
        ring_file: where the ring is kept.
        ring: what it holds.
        root: the zone's root.
        node: the node, of which the ring holds a key.
        from_round: the first round of the new key. The older generations are refused from it on.
        out: the new key's file.

    Raises:
        ParameterError: the ring holds no key of the node.
        KeyFileError: the root is not the ring's, or ``out`` is there already.
        KeyWriteError: a file could not be written. The ring is as it was, then, and ``out`` is not there.
    """
    newest = ring.generations(node)[0]
    if (root.zone, root.epochs) != (ring.zone, ring.epochs):
        raise KeyFileError(f"the root is of zone {root.zone}, the ring of {ring.zone}: give the ring's root")
    if root.node_key(node, newest.number, newest.epoch).key != newest.key:
        raise KeyFileError(f"the ring's keys of node {node} are not of this root: give the ring's root")
    if newest.number + 1 == MOST_GENERATIONS:
        raise KeyFileError(f"node {node} was replaced {newest.number} times: give the zone new keys")
    key = root.node_key(node, newest.number + 1, ring.epochs.of(from_round))
    changed = ring.revoke(node, from_round).replace(node, key.generation, key.key, key.epoch)
    with _all_or_nothing() as created:
        create_node_key(out, key)
        created.append(out)
        save_keyring(ring_file, changed)
    return key


@contextmanager
def _all_or_nothing() -> Iterator[list[Path]]:
    """A list of files created so far, which are removed again if anything goes wrong before the end."""
    created: list[Path] = []
    try:
        yield created
    except BaseException:
        for path in created:
            with suppress(OSError):
                path.unlink()
        raise


def _make_private_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        mode = folder.stat().st_mode
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "no path"
        raise KeyWriteError(f"{folder}: {reason}: give a folder that can be written") from None
    if mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise KeyFileError(f"{folder}: others may use this folder: chmod 700 {folder}, or give a new one")
