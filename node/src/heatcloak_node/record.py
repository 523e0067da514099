"""The ledger's file: one small record, replaced whole and durably, or not at all."""

from __future__ import annotations

import errno
import fcntl
import hashlib
import json
import math
import os
import stat
from dataclasses import asdict, dataclass
from io import FileIO
from pathlib import Path

from heatcloak_node.kept_promise import KeptPromise
from heatcloak_shared.folders import sync_folder
from heatcloak_shared.schedule import Schedule

MOST_ROUNDS = 2**53

_FORMAT = 2


class DamagedRecordError(Exception):
    """The file holds no record that can be trusted."""


class ForeignRecordError(Exception):
    """The file holds the record of another zone or node."""


@dataclass(frozen=True, slots=True)
class Record:
    """What a node must not forget.

    Attributes:
        zone: the zone's id.
        node: the node's id.
        highest: the highest round that may have been released.
        schedule: the schedule by which it was. Format 1 told the length of a round only, and is read as if
            every round were a budget period.
        promise: what was promised; None in a record of format 1, which did not say.
    """

    zone: str
    node: str
    highest: int
    schedule: Schedule
    promise: KeptPromise | None


def load_record(path: Path, zone: str, node: str) -> Record | None:
    """The record in the file at ``path``; None where there is no file.

    Raises:
        OSError: the file can't be read.
        DamagedRecordError: it is truncated, damaged, of a later version, or no file.
        ForeignRecordError: it is another zone's or node's.
    """
    try:
        content = _read(path)
    except FileNotFoundError:
        return None
    try:
        fields = json.loads(content)
    except (ValueError, RecursionError):
        fields = None
    record = _record(fields) if isinstance(fields, dict) else None
    if record is None:
        raise DamagedRecordError
    if (record.zone, record.node) != (zone, node):
        raise ForeignRecordError
    return record


def save_record(path: Path, record: Record) -> None:
    """Put ``record`` in the place of the file at ``path``; it is on the disk when this returns.

    Raises:
        OSError: it could not be made durable. The file then holds the old record or the new one, whole.
    """
    fields: dict[str, object] = {
        "format": _FORMAT,
        "zone": record.zone,
        "node": record.node,
        "highest": record.highest,
        "schedule": asdict(record.schedule) | {"period": float(record.schedule.period)},
        "promise": None if record.promise is None else record.promise.as_fields(),
    }
    fields["check"] = _checksum(fields)
    fresh = path.with_suffix(".new")
    # Whatever lies there under this name, a link or a pipe: nothing is written through it or waited for.
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW | os.O_NONBLOCK
    with open(fresh, "w", encoding="ascii", opener=lambda name, _: os.open(name, flags, 0o644)) as file:
        file.write(json.dumps(fields) + "\n")
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    sync_folder(path.parent)


def lock_file(path: Path) -> FileIO:
    """The file at ``path``, made if it is missing, locked for as long as it stays open.

    Raises:
        BlockingIOError: another process holds it.
        OSError: it can't be opened or made, or is no regular file.
    """
    descriptor = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_NONBLOCK, 0o644)
    file = FileIO(descriptor, "ab")
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        file.close()
        raise OSError(errno.EINVAL, "the lock is no regular file")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise
    return file


def _read(path: Path) -> bytes:
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    with os.fdopen(descriptor, "rb") as file:
        # A pipe would be waited for, and read once only.
        return file.read() if stat.S_ISREG(os.fstat(descriptor).st_mode) else b""


def _record(fields: dict[str, object]) -> Record | None:
    zone, node, highest = (fields.get(key) for key in ("zone", "node", "highest"))
    if not isinstance(zone, str) or not isinstance(node, str):
        return None
    if type(highest) is not int or abs(highest) >= MOST_ROUNDS:
        return None
    if fields.get("format") == 1:
        each = {"period": fields.get("period"), "every": 1, "releases": 1, "budget_rounds": 1}
        schedule = _schedule(each)
        return None if schedule is None else Record(zone, node, highest, schedule, None)
    if fields.get("format") != _FORMAT or fields.pop("check", None) != _checksum(fields):
        return None
    schedule, promise = _schedule(fields.get("schedule")), KeptPromise.from_fields(fields.get("promise"))
    if schedule is None or promise is None:
        return None
    return Record(zone, node, highest, schedule, promise)


def _schedule(fields: object) -> Schedule | None:
    try:
        schedule = Schedule(**fields)  # type: ignore[arg-type]
    except TypeError:
        return None
    counts = (schedule.every, schedule.releases, schedule.budget_rounds)
    if type(schedule.period) is not float or not 0 < schedule.period < math.inf:
        return None
    return schedule if all(type(count) is int and count > 0 for count in counts) else None


def _checksum(fields: dict[str, object]) -> str:
    """Sixteen digits that a flipped bit changes: a number that still parses may be a lower one."""
    canonical = json.dumps(fields, sort_keys=True).encode("ascii")
    return hashlib.blake2b(canonical, digest_size=8).hexdigest()
