"""The journal of a run: outcomes of finished tasks, kept in the output folder until the run is complete."""

from __future__ import annotations

import errno
import fcntl
import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from heatcloak_lab.experiments.result import ExperimentError, Outcome
from heatcloak_shared.errors import ConfigError, StoreError


class Journal:
    """The outcomes of an experiment's tasks, one JSON line each, in a file created with the first one.

    A line is an object with ``key``, ``outcome`` and a checksum of both. Torn or damaged lines are ignored,
    and their tasks are executed again.

    Attributes:
        path: DIR/NAME-FINGERPRINT.partial.jsonl.
        known: outcomes by key.
    """

    def __init__(self, folder: Path, name: str, fingerprint: str) -> None:
        self.path = folder / f"{name}-{fingerprint}.partial.jsonl"
        self.known: dict[str, Outcome] = {}
        self._file: int | None = None
        self._torn = False
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return
        except OSError as error:
            raise _write_error(self.path, error) from None
        self._torn = not content.endswith(b"\n") and content != b""
        for line in content.split(b"\n"):
            entry = _parse_line(line)
            if entry is not None:
                self.known.setdefault(*entry)

    def add(self, key: str, outcome: Outcome) -> None:
        """Record an outcome.

        Raises:
            StoreError: it can't be written; earlier outcomes stay recorded.
        """
        entry = {"key": key, "outcome": outcome, "check": _checksum(key, outcome)}
        line = json.dumps(entry, allow_nan=False).encode() + b"\n"
        try:
            if self._file is None:
                self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o666)
            if self._torn:
                line = b"\n" + line
            # After a partial write the line is torn until the rest follows.
            self._torn = True
            while line:
                line = line[os.write(self._file, line) :]
            self._torn = False
        except OSError as error:
            raise _write_error(self.path, error) from None
        self.known[key] = outcome

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def remove(self) -> None:
        """Close and delete the file."""
        self.close()
        self.path.unlink(missing_ok=True)


def _parse_line(line: bytes) -> tuple[str, Outcome] | None:
    try:
        entry: Any = json.loads(line, parse_constant=_refuse_constant)
        key, outcome = entry["key"], entry["outcome"]
        valid = isinstance(key, str) and entry["check"] == _checksum(key, outcome)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return (key, outcome) if valid else None


def _checksum(key: str, outcome: Outcome) -> str:
    text = json.dumps([key, outcome], allow_nan=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _refuse_constant(constant: str) -> None:
    raise ValueError(constant)


def _write_error(path: Path, error: OSError) -> StoreError:
    return StoreError(f"{path}: {error.strerror}: free space or fix the file; finished draws are kept")


def as_recorded(key: str, outcome: Outcome) -> Outcome:
    """Return an outcome as it is read back from a journal, so that new and recorded outcomes are equal.

    Raises:
        ExperimentError: it can't be recorded.
    """
    try:
        recorded = json.loads(json.dumps(outcome, allow_nan=False))
    except (ValueError, TypeError, RecursionError) as error:
        text = " ".join(str(error).split())
        raise ExperimentError(
            f"{key}: the outcome can't be recorded: {text}: return text, booleans, finite numbers, lists "
            "of them"
        ) from None
    return recorded


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Lock ``folder`` against other runs.

    Raises:
        ConfigError: another run writes to it.
    """
    handle = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                text = f"--out {folder}: another run writes there: wait for it, or give another folder"
                raise ConfigError(text) from None
            # The file system does not support locks: other runs can't be detected.
        yield
    finally:
        os.close(handle)
