"""Files that hold secrets: private from their first moment, replaced whole or not at all."""

from __future__ import annotations

import errno
import fcntl
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from heatcloak_shared.cleaning import clean
from heatcloak_shared.errors import KeyFileError, KeyWriteError
from heatcloak_shared.tables import MAX_FILE_BYTES, Table, parse_table

_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_REMEDY = "give a folder with room that can be written; what was there before is whole"


def load_private_table(path: Path, most_bytes: int = MAX_FILE_BYTES) -> Table:
    """The TOML file at ``path`` as its top table.

    Raises:
        KeyFileError: the file can't be read, group or others may use it, or it is not TOML.
    """
    name = _shown(path)
    try:
        with path.open("rb") as file:
            # The file that was opened is judged: its name may lead elsewhere a moment later. A pipe, from a
            # program that decrypts, is nobody else's.
            status = os.fstat(file.fileno())
            open_to_others = stat.S_ISREG(status.st_mode) and status.st_mode & _OTHERS
            content = b"" if open_to_others else file.read(most_bytes + 1)
    except (OSError, ValueError) as reason:
        text = getattr(reason, "strerror", None) or "no path"
        raise KeyFileError(f"{name}: {text}: give the path of a readable key file") from None
    if open_to_others:
        raise KeyFileError(f"{name}: others may use this secret: chmod 600 {name}")
    return parse_table(content, name, KeyFileError, most_bytes)


def create_private(path: Path, text: str) -> None:
    """Write a file that does not exist yet; it is on the disk when this returns.

    Raises:
        KeyFileError: there is a file already. It is left as it is.
        KeyWriteError: the file could not be made durable.
    """
    try:
        _write_new(path, text)
        sync_folder(path.parent)
    except FileExistsError:
        raise KeyFileError(f"{_shown(path)}: exists: a key is never overwritten; give another path") from None
    except (OSError, ValueError) as error:
        raise _write_error(path, error) from None


def replace_private(path: Path, text: str) -> None:
    """Put ``text`` in the place of the file at ``path``; it is on the disk when this returns.

    Where ``path`` is a link, the file that it leads to is replaced: a link put in its place would leave the
    old secret where it was.

    Raises:
        KeyWriteError: it could not be made durable. The file then holds the old text or the new one, whole.
    """
    try:
        target = path.resolve()
        fresh = target.with_name(f".{target.name}.new")
        # What a power cut left behind is a secret too, and not to be kept.
        fresh.unlink(missing_ok=True)
        _write_new(fresh, text)
        try:
            fresh.replace(target)
        except OSError:
            fresh.unlink(missing_ok=True)
            raise
        sync_folder(target.parent)
    except (OSError, ValueError, RuntimeError) as error:
        raise _write_error(path, error) from None


@contextmanager
def folder_lock(path: Path) -> Iterator[None]:
    """Keep other commands from changing the file at ``path`` between our reading and our writing it.

    Raises:
        KeyFileError: there is no such folder.
    """
    try:
        descriptor = os.open(path.resolve().parent, os.O_RDONLY)
    except (OSError, ValueError, RuntimeError):
        raise KeyFileError(f"{_shown(path)}: no such folder: give the path of a key file") from None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def sync_folder(folder: Path) -> None:
    """Make the names in ``folder`` durable.

    Raises:
        OSError: they could not be made so.
    """
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _write_new(path: Path, text: str) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    try:
        with open(descriptor, "wb") as file:  # noqa: PTH123  a descriptor, not a path
            _require_private(descriptor)
            file.write(text.encode("ascii"))
            file.flush()
            os.fsync(descriptor)
    except BaseException:
        with suppress(OSError):
            path.unlink()
        raise


def _require_private(descriptor: int) -> None:
    """Refuse a file system, such as FAT, on which what was just created is open to others."""
    if os.fstat(descriptor).st_mode & _OTHERS:
        raise PermissionError(errno.EPERM, "its file system keeps no file private")


def _write_error(path: Path, error: Exception) -> KeyWriteError:
    reason = getattr(error, "strerror", None) or "no path"
    return KeyWriteError(f"{_shown(path)}: {reason}: {_REMEDY}")


def _shown(path: Path) -> str:
    return clean(str(path), 200)[1:-1]
