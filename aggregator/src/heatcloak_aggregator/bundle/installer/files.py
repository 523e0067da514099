"""Write files atomically and durably."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path


class InstallError(Exception):
    """The node can't be installed. The text gives cause and remedy in one line."""


def sync(path: Path) -> None:
    """Sync a file or a folder to disk."""
    descriptor = os.open(str(path), os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def check_inside(root: Path, names: Iterable[str]) -> None:
    """Raise if a link in a mounted root leads out of it, to files of this machine.

    Raises:
        InstallError: there is such a link in the path of one of these names.
    """
    for name in names:
        real = os.path.realpath(str(root / name))
        if os.path.commonpath([str(root), real]) != str(root):
            raise InstallError(
                f"/{name}: a link in it leads out of {root}: remove the link, or flash the card anew"
            )


def make_folder(folder: Path, mode: int) -> None:
    """Create ``folder`` with its parents; it never has another mode, whatever the umask."""
    if folder.is_dir():
        return
    make_folder(folder.parent, 0o755)
    fresh = folder.with_name(f".{folder.name}.new")
    if not fresh.is_dir():
        fresh.mkdir(mode=0o700)
    fresh.chmod(mode)
    # An interruption must not leave it accessible to others: systemd refuses a state folder in such a parent.
    fresh.rename(folder)
    sync(folder.parent)


def put(path: Path, content: bytes, mode: int | None, owner: tuple[int, int] | None = None) -> None:
    """Replace the file at ``path`` atomically; mode and owner are set before the content is written.

    Without ``mode`` the file system's default applies, as FAT requires.
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
    """Point the symbolic link at ``path`` to ``target``, atomically."""
    fresh = path.with_name(f".{path.name}.new")
    if fresh.is_symlink() or fresh.exists():
        fresh.unlink()
    fresh.symlink_to(target)
    fresh.replace(path)
    sync(path.parent)


def destroy(path: Path) -> None:
    """Overwrite a file in place, then remove it; a symbolic link is only removed."""
    if not path.is_symlink():
        overwrite(path, bytes(path.stat().st_size))
    path.unlink()
    sync(path.parent)


def overwrite(path: Path, content: bytes) -> None:
    """Overwrite a file in place with ``content`` of the same length."""
    with path.open("r+b") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
