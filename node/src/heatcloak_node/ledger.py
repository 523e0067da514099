"""The ledger: the highest round that may have been released, on disk before the reading is taken.

One number is enough, because a zone's listed rounds are the same for all of its nodes: a round at or below it
is refused, whatever the clock says.
"""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path
from typing import IO

from heatcloak_shared.errors import LedgerError

_FORMAT = 1
_REMEDY = "nothing is released; give the node a state folder on a disk that it can write"


class Ledger:
    """The ledger file of one node, locked for as long as this object lives.

    Args:
        folder: the node's state folder; made if it is missing.
        zone: the zone's id. A ledger of another zone or node is refused.
        node: the node's id.

    Raises:
        LedgerError: the file is unreadable, damaged, another node's, or in use by another process.
    """

    def __init__(self, folder: Path, zone: str, node: str) -> None:
        self._path = folder / f"{node}.ledger"
        self._owner = {"format": _FORMAT, "zone": zone, "node": node}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = _lock(folder / f"{node}.lock")
        except BlockingIOError:
            raise LedgerError(f"{self._path}: in use: stop the other process of node {node}") from None
        except OSError as error:
            raise LedgerError(f"{self._path}: {error.strerror}: {_REMEDY}") from None
        try:
            self._highest = self._load()
        except LedgerError:
            self.close()
            raise

    @property
    def highest(self) -> int | None:
        """The highest round that may have been released; None before the first."""
        return self._highest

    def claim(self, round_number: int) -> None:
        """Record, durably, that ``round_number`` may be released from now on.

        Raises:
            LedgerError: the round is at or below the highest one, or the record could not be made durable. In
                both cases nothing may be released.
        """
        if self._highest is not None and round_number <= self._highest:
            raise LedgerError(
                f"round {round_number} is not above {self._highest}, which may have been released: "
                "no round is released twice; if the clock was set back, wait or set it right"
            )
        try:
            _write_durably(self._path, json.dumps({**self._owner, "highest": round_number}) + "\n")
        except OSError as error:
            raise LedgerError(f"{self._path}: {error.strerror}: {_REMEDY}") from None
        self._highest = round_number

    def close(self) -> None:
        """Give up the lock."""
        self._lock.close()

    def _load(self) -> int | None:
        try:
            content = self._path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise LedgerError(f"{self._path}: {error.strerror}: {_REMEDY}") from None
        remedy = "nothing is released; if this node must start anew, retire its id and enrol another"
        try:
            record = json.loads(content)
        except (ValueError, RecursionError):
            raise LedgerError(f"{self._path}: damaged: {remedy}") from None
        if not isinstance(record, dict) or type(record.get("highest")) is not int:
            raise LedgerError(f"{self._path}: damaged: {remedy}")
        if {key: record.get(key) for key in self._owner} != self._owner:
            raise LedgerError(f"{self._path}: belongs to another zone, node or version: {remedy}")
        return int(record["highest"])


def _lock(path: Path) -> IO[bytes]:
    file = path.open("ab")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise
    return file


def _write_durably(path: Path, text: str) -> None:
    fresh = path.with_suffix(".new")
    with fresh.open("w", encoding="ascii") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
