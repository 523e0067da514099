"""The files of a provisioned zone: private folders, and files that are replaced whole or not at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from heatcloak_aggregator.provision.errors import ProvisionError
from heatcloak_shared.errors import ConfigError, KeyFileError
from heatcloak_shared.folders import sync_folder
from heatcloak_shared.private_file import replace_private, shown_path

_REMEDY = "give a folder with room that can be written, and run it again"
MOST_BYTES = 1 << 24


def private_folder(folder: Path) -> Path:
    """Make ``folder`` if need be, for its owner alone.

    Raises:
        ConfigError: others may use the folder that is there.
        ProvisionError: it can't be made.
    """
    make_folder(folder, 0o700)
    if folder.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        name = shown_path(folder)
        raise ConfigError(f"{name}: others may use this folder, which holds secrets: chmod 700 {name}")
    return folder


def make_folder(folder: Path, mode: int) -> None:
    """Make ``folder`` and what it lies in, if need be.

    Raises:
        ProvisionError: it can't be made.
    """
    try:
        if not folder.is_dir():
            folder.mkdir(mode=mode, parents=True, exist_ok=True)
            sync_folder(folder.parent)
    except (OSError, ValueError) as error:
        raise _failure(folder, error) from None


def read_file(path: Path) -> bytes | None:
    """What the file at ``path`` holds; None where there is none.

    Raises:
        ConfigError: it can't be read.
    """
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "no path"
        raise ConfigError(f"{shown_path(path)}: {reason}: make it readable for this user") from None


def write_public(path: Path, text: str) -> bool:
    """Put ``text`` in the place of the file at ``path``, whole and durable; False where it says so already.

    Raises:
        ProvisionError: it could not be written. What was there before is whole.
    """
    content = text.encode()
    if read_file(path) == content:
        return False
    fresh = path.with_name(f".{path.name}.new")
    try:
        # Never through a link: whose folder it is may be somebody else, who would choose what is overwritten.
        fresh.unlink(missing_ok=True)
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o666)
        with open(descriptor, "wb") as file:  # noqa: PTH123  a descriptor, not a path
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise _failure(path, error) from None
    return True


def write_private(path: Path, text: str) -> bool:
    """As `write_public`, for its owner alone."""
    if read_file(path) == text.encode():
        return False
    replace_private(path, text)
    return True


def write_secret(path: Path, text: str, *, replace: bool) -> None:
    """Write a secret, whole or not at all: where there is one already, only to ``replace`` it.

    Nobody else may be writing there: the folder's lock sees to that.

    Raises:
        KeyFileError: there is a file already, and nobody asked to replace it.
        KeyWriteError: it could not be written.
    """
    if not replace and os.path.lexists(path):
        raise KeyFileError(f"{shown_path(path)}: exists: a secret is not overwritten: move it away")
    replace_private(path, text)


def append_line(path: Path, line: str) -> None:
    """Add a line to the file at ``path``; it is on the disk when this returns.

    Raises:
        ProvisionError: it could not be written.
    """
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o600)
        with open(descriptor, "r+b") as file:  # noqa: PTH123  a descriptor, not a path
            size = os.fstat(descriptor).st_size
            # A run that was interrupted may have left half a line.
            torn = size > 0 and os.pread(descriptor, 1, size - 1) != b"\n"
            file.write(b"\n" * torn + line.encode() + b"\n")
            file.flush()
            os.fsync(descriptor)
        sync_folder(path.parent)
    except OSError as error:
        raise _failure(path, error) from None


def _failure(path: Path, error: Exception) -> ProvisionError:
    reason = getattr(error, "strerror", None) or "no path"
    return ProvisionError(f"{shown_path(path)}: {reason}: {_REMEDY}")
