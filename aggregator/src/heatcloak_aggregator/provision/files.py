"""Write the files of a provisioned zone: private folders, and files that are replaced atomically."""

from __future__ import annotations

import os
from pathlib import Path

from heatcloak_shared.errors import ConfigError, HeatcloakError, KeyFileError
from heatcloak_shared.files import failure_reason, sync_folder
from heatcloak_shared.private_file import replace_private
from heatcloak_shared.sanitize import shown_path

_REMEDY = "give a writable folder with enough space, and run the command again"
MAX_FILE_BYTES = 1 << 26


class ProvisionError(HeatcloakError):
    """A file of a provisioned zone could not be written. The files are complete; run the command again."""


def make_folder(folder: Path, mode: int) -> None:
    """Create ``folder`` and its parents, unless they exist.

    Raises:
        ProvisionError: it can't be created.
    """
    try:
        if not folder.is_dir():
            folder.mkdir(mode=mode, parents=True, exist_ok=True)
            sync_folder(folder.parent)
    except (OSError, ValueError) as error:
        raise _failure(folder, error) from None


def read_file(path: Path) -> bytes | None:
    """Return the content of the file at ``path``, or None if there is none.

    Raises:
        ConfigError: it can't be read.
    """
    try:
        with path.open("rb") as file:
            return file.read(MAX_FILE_BYTES)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        reason = failure_reason(error)
        raise ConfigError(f"{shown_path(path)}: {reason}: make it readable for this user") from None


def write_public(path: Path, text: str) -> bool:
    """Write a file atomically and durably; return whether its content changed.

    Raises:
        ProvisionError: it could not be written. The old file is complete.
    """
    content = text.encode()
    if read_file(path) == content:
        return False
    fresh = path.with_name(f".{path.name}.new")
    try:
        # Never follow a link: another user may own the folder, and would choose what is overwritten.
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


def remove_file(path: Path) -> None:
    """Remove a file durably, unless there is none.

    Raises:
        ProvisionError: it can't be removed.
    """
    try:
        path.unlink(missing_ok=True)
        sync_folder(path.parent)
    except OSError as error:
        raise _failure(path, error) from None


def write_private(path: Path, text: str) -> bool:
    """Write a file for its owner alone, as `write_public` does."""
    if read_file(path) == text.encode():
        return False
    replace_private(path, text)
    return True


def write_secret(path: Path, text: str, *, replace: bool) -> None:
    """Write a secret atomically; an existing one is overwritten only with ``replace``.

    Hold the folder's lock, so that nothing else writes there.

    Raises:
        KeyFileError: the file exists, and ``replace`` is false.
        KeyWriteError: it could not be written.
    """
    if not replace and os.path.lexists(path):
        raise KeyFileError(f"{shown_path(path)}: exists: secrets are never overwritten: move it away")
    replace_private(path, text)


def append_line(path: Path, line: str) -> None:
    """Append a line to the file at ``path`` and sync it to disk.

    Raises:
        ProvisionError: it could not be written.
    """
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o600)
        with open(descriptor, "r+b") as file:  # noqa: PTH123  a descriptor, not a path
            size = os.fstat(descriptor).st_size
            # An interrupted run may have left a torn line.
            torn = size > 0 and os.pread(descriptor, 1, size - 1) != b"\n"
            file.write(b"\n" * torn + line.encode() + b"\n")
            file.flush()
            os.fsync(descriptor)
        sync_folder(path.parent)
    except OSError as error:
        raise _failure(path, error) from None


def _failure(path: Path, error: Exception) -> ProvisionError:
    reason = failure_reason(error)
    return ProvisionError(f"{shown_path(path)}: {reason}: {_REMEDY}")
