"""Durable folders, regular files by descriptor, and the start or end of a file with its error."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from heatcloak_shared.errors import HeatcloakError


def failure_reason(error: Exception) -> str:
    """Return why a path can't be used, from the OSError or ValueError of the attempt."""
    # Only an OSError has a text of the system; a ValueError means a path that no system accepts.
    return getattr(error, "strerror", None) or "invalid path"


def remedy_for(error: Exception, remedy: str) -> str:
    """Return what to do about a path that can't be used: ``remedy``, unless the path itself is at fault."""
    number = getattr(error, "errno", None)
    if number == errno.ENAMETOOLONG:
        return "give a shorter name"
    return "give another path" if number == errno.ELOOP else remedy


def resolved(path: Path) -> Path:
    """Return an absolute path without symbolic links.

    Raises:
        OSError: a symbolic link leads to itself.
    """
    try:
        found = path.resolve()
    except RuntimeError:
        found = path
    # Python 3.13 and later return such a link as it is.
    if found.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    return found


def read_start(
    path: Path,
    most_bytes: int,
    error: type[HeatcloakError],
    shown: str,
    remedy: str,
    *,
    only_regular: bool = False,
) -> bytes:
    """Return the first ``most_bytes`` of a file.

    Args:
        path: the file.
        most_bytes: the limit; ask for one more than allowed, to detect a longer file.
        error: what is raised.
        shown: the file's name in the error.
        remedy: what to give instead.
        only_regular: refuse other files, such as a pipe, rather than wait for them.

    Raises:
        error: the file can't be read.
    """
    try:
        with os.fdopen(open_regular(path, os.O_RDONLY), "rb") if only_regular else path.open("rb") as file:
            return file.read(most_bytes)
    except (OSError, ValueError) as reason:
        raise error(f"{shown}: {failure_reason(reason)}: {remedy}") from None


def read_end(path: Path, most_bytes: int, error: type[HeatcloakError], shown: str, remedy: str) -> bytes:
    """Return the last ``most_bytes`` bytes of a regular file, or all of a shorter one; see `read_start`."""
    try:
        with os.fdopen(open_regular(path, os.O_RDONLY), "rb", buffering=0) as file:
            file.seek(max(file.seek(0, os.SEEK_END) - most_bytes, 0))
            parts = []
            while most_bytes > 0 and (part := file.read(most_bytes)):
                parts.append(part)
                most_bytes -= len(part)
            return b"".join(parts)
    except (OSError, ValueError) as reason:
        raise error(f"{shown}: {failure_reason(reason)}: {remedy}") from None


@contextmanager
def opened_folder(folder: Path) -> Iterator[int]:
    """Yield a descriptor of ``folder``, for ``os.fsync``.

    Raises:
        OSError: the folder can't be opened.
    """
    descriptor = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        yield descriptor
    finally:
        os.close(descriptor)


def sync_folder(folder: Path) -> None:
    """Make the names in ``folder`` durable: a file whose content is on disk may still lose its name.

    Raises:
        OSError: the folder can't be synchronised.
    """
    with opened_folder(folder) as descriptor:
        os.fsync(descriptor)


def open_regular(path: Path, flags: int) -> int:
    """Open a regular file and return its descriptor. Never block, as opening a pipe would.

    Raises:
        OSError: the file can't be opened, or is not a regular file.
    """
    descriptor = os.open(path, flags | os.O_NONBLOCK | os.O_CLOEXEC, 0o644)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(errno.EINVAL, "not a regular file")
    return descriptor
