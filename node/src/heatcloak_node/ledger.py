"""The ledger: the highest round that may have been released, on disk before the reading is taken.

One number is enough, because a zone's listed rounds are the same for all of its nodes: a round at or below
it is refused, whatever the clock says. Beside it stands how long a round lasted, so that a zone file with
another period, which numbers its rounds anew, can't release the same moment again.
"""

from __future__ import annotations

import fcntl
import json
import math
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO

from heatcloak_shared.errors import LedgerError
from heatcloak_shared.schedule import Schedule

MOST_ROUNDS = 2**53

_FORMAT = 1
_REMEDY = "nothing is released; give the node a state folder on a disk that it can write"


@dataclass(frozen=True, slots=True)
class _Record:
    highest: int
    period: float


class Ledger:
    """The ledger file of one node, locked for as long as this object lives.

    Args:
        folder: the node's state folder; made if it is missing.
        zone: the zone's id. A ledger of another zone or node is refused.
        node: the node's id.
        schedule: the zone's schedule.

    Raises:
        LedgerError: the file is unreadable, damaged, another node's, or in use by another process.
    """

    def __init__(self, folder: Path, zone: str, node: str, schedule: Schedule) -> None:
        self._path = folder / f"{node}.ledger"
        self._owner = {"format": _FORMAT, "zone": zone, "node": node}
        self._schedule = schedule
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = _lock(folder / f"{node}.lock")
        except BlockingIOError:
            raise LedgerError(f"{self._path}: in use: stop the other process of node {node}") from None
        except OSError as error:
            raise LedgerError(f"{self._path}: {error.strerror}: {_REMEDY}") from None
        try:
            self._record = self._load()
        except LedgerError:
            self.close()
            raise

    @property
    def highest(self) -> int | None:
        """The highest round that may have been released; None before the first."""
        return None if self._record is None else self._record.highest

    def claim(self, round_number: int) -> None:
        """Record, durably, that ``round_number`` may be released from now on.

        Raises:
            LedgerError: the round is not above the highest one, or the record could not be made durable. In
                both cases nothing may be released.
        """
        if self._record is not None:
            self._require_later(round_number, self._record)
        record = _Record(round_number, float(self._schedule.period))
        try:
            _write_durably(self._path, json.dumps({**self._owner, **asdict(record)}) + "\n")
        except OSError as error:
            raise LedgerError(f"{self._path}: {error.strerror}: {_REMEDY}") from None
        self._record = record

    def _require_later(self, round_number: int, record: _Record) -> None:
        if record.period == self._schedule.period:
            if round_number > record.highest:
                return
            raise LedgerError(
                f"round {round_number} is not above {record.highest}, which may have been released: "
                "no round is released twice; if the clock was set back, wait or set it right"
            )
        released_until = (record.highest + 1) * record.period
        if self._schedule.start_of(round_number) < released_until:
            raise LedgerError(
                f"round {round_number} begins before {released_until:.3f}, up to which rounds of the earlier "
                "period may have been released: no moment is released twice; wait until it has passed"
            )

    def close(self) -> None:
        """Give up the lock."""
        self._lock.close()

    def _load(self) -> _Record | None:
        try:
            content = self._path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise LedgerError(f"{self._path}: {error.strerror}: {_REMEDY}") from None
        remedy = "nothing is released; if this node must start anew, retire its id and enrol another"
        try:
            fields = json.loads(content)
        except (ValueError, RecursionError):
            raise LedgerError(f"{self._path}: damaged: {remedy}") from None
        if not isinstance(fields, dict) or not _is_record(fields):
            raise LedgerError(f"{self._path}: damaged: {remedy}")
        if {key: fields.get(key) for key in self._owner} != self._owner:
            raise LedgerError(f"{self._path}: belongs to another zone, node or version: {remedy}")
        return _Record(fields["highest"], fields["period"])


def _is_record(fields: dict[str, object]) -> bool:
    highest, period = fields.get("highest"), fields.get("period")
    if type(highest) is not int or type(period) is not float:
        return False
    return abs(highest) < MOST_ROUNDS and 0 < period < math.inf


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
