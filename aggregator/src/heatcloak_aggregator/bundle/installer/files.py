"""Files that are on the disk when a call returns: whole, or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path


class InstallError(Exception):
    """The node can't be installed. The text names cause and remedy, on one line."""


def sync(path: Path) -> None:
    """Make a file's content, or the names in a folder, durable."""
    descriptor = os.open(str(path), os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def require_inside(root: Path, names: Iterable[str]) -> None:
    """Refuse a mounted root with a link that leads out of it: what is written there is this machine's.

    Raises:
        InstallError: there is one on the way to a file of these names.
    """
    for name in names:
        real = os.path.realpath(str(root / name))
        if os.path.commonpath([str(root), real]) != str(root):
            raise InstallError(
                f"/{name}: a link in it leads out of {root}: remove the link, or flash the card anew"
            )


def make_folder(folder: Path, mode: int) -> None:
    """Make ``folder`` with its parents; ``mode`` is its own from the first moment, whatever the umask."""
    if folder.is_dir():
        return
    make_folder(folder.parent, 0o755)
    fresh = folder.with_name(f".{folder.name}.new")
    if not fresh.is_dir():
        fresh.mkdir(mode=0o700)
    fresh.chmod(mode)
    # systemd takes no state folder below one that is open to others: an interruption must not leave that.
    fresh.rename(folder)
    sync(folder.parent)


def put(path: Path, content: bytes, mode: int | None, owner: tuple[int, int] | None = None) -> None:
    """Replace the file at ``path``, which has its mode and owner before its content.

    Without a mode it is left to the file system, as FAT asks for.
    """
    fresh = path.with_name(f".{path.name}.new")
    if fresh.exists() or fresh.is_symlink():
        fresh.unlink()
    descriptor = os.open(str(fresh), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        if owner is not None:
            os.fchown(descriptor, *owner)
        if mode is not None:
            os.fchmod(descriptor, mode)
        file.write(content)
        file.flush()
        os.fsync(descriptor)
    fresh.replace(path)
    sync(path.parent)


def link(path: Path, target: str) -> None:
    """Have the link at ``path`` lead to ``target``, at once."""
    fresh = path.with_name(f".{path.name}.new")
    if fresh.is_symlink() or fresh.exists():
        fresh.unlink()
    fresh.symlink_to(target)
    fresh.replace(path)
    sync(path.parent)


def destroy(path: Path) -> None:
    """Overwrite a file where it lies, then remove it; of a link only the link, wherever it leads."""
    if not path.is_symlink():
        overwrite(path, bytes(path.stat().st_size))
    path.unlink()
    sync(path.parent)


def overwrite(path: Path, content: bytes) -> None:
    """Write over a file's bytes in place; ``content`` is as long as they are."""
    with path.open("r+b") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
