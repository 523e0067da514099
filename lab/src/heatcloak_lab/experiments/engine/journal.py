"""What an interrupted run has done, kept beside where its files will be."""

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

from heatcloak_lab.experiments.running import ExperimentError, Outcome
from heatcloak_shared.errors import ConfigError, StoreError


class Journal:
    """The outcomes of an experiment's tasks, a line each, in a file that appears with the first of them.

    A line is an object of ``key``, ``outcome`` and a checksum of both. It is handed to the operating system
    whole before the next one begins; of a line that was torn or damaged all the same nothing is used, and its
    task is done again.

    Attributes:
        path: DIR/NAME-DIGEST.partial.jsonl.
        known: the outcomes by key.
    """

    def __init__(self, folder: Path, name: str, digest: str) -> None:
        self.path = folder / f"{name}-{digest}.partial.jsonl"
        self.known: dict[str, Outcome] = {}
        self._file: int | None = None
        self._torn = False
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return
        except OSError as error:
            raise _unusable(self.path, error) from None
        self._torn = not content.endswith(b"\n") and content != b""
        for line in content.split(b"\n"):
            entry = _parsed(line)
            if entry is not None:
                self.known.setdefault(*entry)

    def add(self, key: str, outcome: Outcome) -> None:
        """Keep an outcome.

        Raises:
            StoreError: it can't be written; what was kept before is.
        """
        entry = {"key": key, "outcome": outcome, "check": _check(key, outcome)}
        line = json.dumps(entry, allow_nan=False).encode() + b"\n"
        try:
            if self._file is None:
                self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o666)
            if self._torn:
                line = b"\n" + line
            # What of it fits is a torn line until the rest follows.
            self._torn = True
            while line:
                line = line[os.write(self._file, line) :]
            self._torn = False
        except OSError as error:
            raise _unusable(self.path, error) from None
        self.known[key] = outcome

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def remove(self) -> None:
        """Forget it all: what it was kept for is there."""
        self.close()
        self.path.unlink(missing_ok=True)


def _parsed(line: bytes) -> tuple[str, Outcome] | None:
    try:
        entry: Any = json.loads(line, parse_constant=_refused)
        key, outcome = entry["key"], entry["outcome"]
        whole = isinstance(key, str) and entry["check"] == _check(key, outcome)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return (key, outcome) if whole else None


def _check(key: str, outcome: Outcome) -> str:
    """What a flipped bit, or a hand, would change."""
    text = json.dumps([key, outcome], allow_nan=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _refused(constant: str) -> None:
    raise ValueError(constant)


def _unusable(path: Path, error: OSError) -> StoreError:
    return StoreError(f"{path}: {error.strerror}: make room or mend it; what is done so far is kept")


def as_kept(key: str, outcome: Outcome) -> Outcome:
    """An outcome as it comes back from a journal: what is new and what is remembered are the same.

    Raises:
        ExperimentError: it is nothing that a journal can keep.
    """
    try:
        kept = json.loads(json.dumps(outcome, allow_nan=False))
    except (ValueError, TypeError, RecursionError) as error:
        text = " ".join(str(error).split())
        raise ExperimentError(
            f"{key}: the outcome can't be kept: {text}: return text, booleans, finite numbers, lists of them"
        ) from None
    return kept


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Have ``folder`` to oneself, as far as other runs go.

    Raises:
        ConfigError: another run writes into it.
    """
    handle = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                text = f"--out {folder}: another run writes there: wait for it, or give another folder"
                raise ConfigError(text) from None
            # A file system that does not lock folders: then nobody can be told apart.
        yield
    finally:
        os.close(handle)
