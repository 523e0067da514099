"""Files that hold secrets: private from creation on, and replaced atomically."""

from __future__ import annotations

import codecs
import errno
import fcntl
import os
import re
import stat
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from heatcloak_shared.errors import KeyFileError, KeyWriteError
from heatcloak_shared.files import failure_reason, opened_folder, sync_folder
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.tables import MAX_FILE_BYTES, Table

_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_REMEDY = "give a writable folder with free space; the previous content is intact"
_PLAIN_NAME = re.compile(r"[a-z_]{1,16}")


class KeyUnsyncedError(KeyWriteError):
    """A file with a secret key was replaced, but a power cut may restore the old one."""


class PrivateTable(Table):
    """A table of a file with secrets: no error shows a value, which may be a misplaced secret."""

    def _shown(self, value: object) -> str:
        return "its value"

    def _shown_name(self, key: str) -> str:
        return key if _PLAIN_NAME.fullmatch(key) else "a key"


def load_private_table(path: Path, most_bytes: int = MAX_FILE_BYTES) -> PrivateTable:
    """Return the top table of the TOML file at ``path``.

    Raises:
        KeyFileError: the file can't be read, group or others may access it, or it is not TOML. The text shows
            nothing of the content.
    """
    name = shown_path(path)
    try:
        with path.open("rb") as file:
            # Check the opened file: its name may lead elsewhere a moment later. A pipe, for example from a
            # program that decrypts, is private.
            status = os.fstat(file.fileno())
            open_to_others = stat.S_ISREG(status.st_mode) and status.st_mode & _OTHERS
            content = b"" if open_to_others else file.read(most_bytes + 1)
    except (OSError, ValueError) as reason:
        text = failure_reason(reason)
        raise KeyFileError(f"{name}: {text}: give the path of a readable key file") from None
    if open_to_others:
        raise KeyFileError(f"{name}: other users may access this file: if it is a key file, chmod 600 {name}")
    return _parse(content, name, most_bytes)


def make_private_folder(folder: Path) -> Path:
    """Create ``folder`` for its owner alone, durably, unless it exists; return it.

    Raises:
        KeyFileError: others may access the existing folder.
        KeyWriteError: it can't be created.
    """
    try:
        if not folder.is_dir():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            sync_folder(folder.parent)
        mode = folder.stat().st_mode
    except (OSError, ValueError) as error:
        raise KeyWriteError(
            f"{shown_path(folder)}: {failure_reason(error)}: give a writable folder"
        ) from None
    if mode & _OTHERS:
        name = shown_path(folder)
        raise KeyFileError(f"{name}: folder with secrets is accessible to others: chmod 700 {name}")
    return folder


def create_private(path: Path, text: str) -> None:
    """Write a new file; it is on disk when this returns.

    Raises:
        KeyFileError: the file exists; it is not changed.
        KeyWriteError: the file could not be made durable; it is removed.
    """
    try:
        # Open the folder first: without it, the file could not be made durable.
        with opened_folder(path.parent) as folder:
            _write_new(path, text)
            try:
                os.fsync(folder)
            except OSError:
                path.unlink()
                raise
    except FileExistsError:
        raise KeyFileError(
            f"{shown_path(path)}: exists: keys are never overwritten; give another path"
        ) from None
    except (OSError, ValueError) as error:
        raise _write_error(path, error) from None


def replace_private(path: Path, text: str) -> None:
    """Replace the file at ``path`` with ``text``; it is on disk when this returns.

    If ``path`` is a link, its target is replaced: replacing the link would leave the old secret in the
    target.

    Raises:
        KeyWriteError: it could not be written. The file holds the old text.
        KeyUnsyncedError: it was replaced, but a power cut may restore the old text.
    """
    try:
        target = path.resolve()
        with opened_folder(target.parent) as folder:
            fresh = target.with_name(f".{target.name}.new")
            # A file that a power cut left behind holds a secret too.
            fresh.unlink(missing_ok=True)
            _write_new(fresh, text)
            try:
                fresh.replace(target)
            except OSError:
                fresh.unlink(missing_ok=True)
                raise
            _sync_replaced(folder, path)
    except (OSError, ValueError, RuntimeError) as error:
        if isinstance(error, KeyUnsyncedError):
            raise
        raise _write_error(path, error) from None


@contextmanager
def folder_lock(path: Path) -> Iterator[None]:
    """Lock the folder of ``path`` against other commands, to read, change and write the file.

    Raises:
        KeyFileError: the folder does not exist.
    """
    try:
        descriptor = os.open(path.resolve().parent, os.O_RDONLY)
    except (OSError, ValueError, RuntimeError):
        raise KeyFileError(f"{shown_path(path)}: no such folder: give the path of a key file") from None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def _sync_replaced(folder: int, path: Path) -> None:
    try:
        os.fsync(folder)
    except OSError as error:
        raise KeyUnsyncedError(
            f"{shown_path(path)}: {error.strerror}: it was changed, but a power cut may undo the change: "
            "check the disk, and repeat the change if it is lost"
        ) from None


def _parse(content: bytes, name: str, most_bytes: int) -> PrivateTable:
    if len(content) > most_bytes:
        raise KeyFileError(f"{name}: more than {most_bytes} bytes: not a key file")
    try:
        text = content.removeprefix(codecs.BOM_UTF8).decode("utf-8")
        return PrivateTable(name, tomllib.loads(text), KeyFileError)
    except UnicodeDecodeError:
        raise KeyFileError(f"{name}: not UTF-8: give a key file, or save it as a UTF-8 text file") from None
    except (ValueError, RecursionError) as reason:
        # The parser's text may show the content.
        place = re.search(r"at line \d+, column \d+", str(reason))
        where = f" {place[0]}" if place else ""
        raise KeyFileError(f"{name}: not TOML{where}: give a complete key file") from None


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
    """Refuse a file system, such as FAT, on which the new file is open to other users."""
    if os.fstat(descriptor).st_mode & _OTHERS:
        raise PermissionError(errno.EPERM, "its file system does not support private files")


def _write_error(path: Path, error: Exception) -> KeyWriteError:
    reason = failure_reason(error)
    return KeyWriteError(f"{shown_path(path)}: {reason}: {_REMEDY}")
