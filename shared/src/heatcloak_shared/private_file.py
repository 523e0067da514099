"""Files that hold secrets: private from their first moment, replaced whole or not at all."""

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
from heatcloak_shared.files import opened_folder
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.tables import MAX_FILE_BYTES, Table

_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_REMEDY = "give a folder with room that can be written; what was there before is whole"
_PLAIN_NAME = re.compile(r"[a-z_]{1,16}")


class KeyUnsyncedError(KeyWriteError):
    """A file with a secret key was replaced, whole, but a power cut may bring the old one back."""


class PrivateTable(Table):
    """A table of a file that holds secrets: no refusal shows a value, which may be one out of place."""

    def _shown(self, value: object) -> str:
        return "its value"

    def _shown_name(self, key: str) -> str:
        return key if _PLAIN_NAME.fullmatch(key) else "a key"


def load_private_table(path: Path, most_bytes: int = MAX_FILE_BYTES) -> PrivateTable:
    """The TOML file at ``path`` as its top table.

    Raises:
        KeyFileError: the file can't be read, group or others may use it, or it is not TOML. The text shows
            nothing of what it holds.
    """
    name = shown_path(path)
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
        raise KeyFileError(f"{name}: others may use this file: if it is a key file, chmod 600 {name}")
    return _parse(content, name, most_bytes)


def create_private(path: Path, text: str) -> None:
    """Write a file that does not exist yet; it is on the disk when this returns.

    Raises:
        KeyFileError: there is a file already. It is left as it is.
        KeyWriteError: the file could not be made durable. There is none, then.
    """
    try:
        # Opened before anything is written: what can't be made durable is better not begun.
        with opened_folder(path.parent) as folder:
            _write_new(path, text)
            try:
                os.fsync(folder)
            except OSError:
                path.unlink()
                raise
    except FileExistsError:
        raise KeyFileError(
            f"{shown_path(path)}: exists: a key is never overwritten; give another path"
        ) from None
    except (OSError, ValueError) as error:
        raise _write_error(path, error) from None


def replace_private(path: Path, text: str) -> None:
    """Put ``text`` in the place of the file at ``path``; it is on the disk when this returns.

    Where ``path`` is a link, the file that it leads to is replaced: a link put in its place would leave the
    old secret where it was.

    Raises:
        KeyWriteError: it could not be written. The file holds the old text, whole.
        KeyUnsyncedError: it was replaced, but a power cut may bring the old text back.
    """
    try:
        target = path.resolve()
        with opened_folder(target.parent) as folder:
            fresh = target.with_name(f".{target.name}.new")
            # What a power cut left behind is a secret too, and not to be kept.
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
    """Keep other commands from changing the file at ``path`` between our reading and our writing it.

    Raises:
        KeyFileError: there is no such folder.
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
            f"{shown_path(path)}: {error.strerror}: it was changed, but a power cut may undo that: "
            "look after the disk, and do the change again if it is gone"
        ) from None


def _parse(content: bytes, name: str, most_bytes: int) -> PrivateTable:
    if len(content) > most_bytes:
        raise KeyFileError(f"{name}: more than {most_bytes} bytes: this is no key file")
    try:
        text = content.removeprefix(codecs.BOM_UTF8).decode("utf-8")
        return PrivateTable(name, tomllib.loads(text), KeyFileError)
    except UnicodeDecodeError:
        raise KeyFileError(f"{name}: not UTF-8: give a key file, or save it as a UTF-8 text file") from None
    except (ValueError, RecursionError) as reason:
        # The parser's own text may show what it found.
        place = re.search(r"at line \d+, column \d+", str(reason))
        where = f" {place[0]}" if place else ""
        raise KeyFileError(f"{name}: not TOML{where}: give a key file that is whole") from None


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
    return KeyWriteError(f"{shown_path(path)}: {reason}: {_REMEDY}")
