"""The ledger's file: two copies of a small record; each write replaces the older copy in place.

A write in place costs one block and one synchronisation, and changes nothing in the file system: a card lasts
longer, and the processor sleeps more, than with a new file for every write.

A copy is one line of JSON with a checksum, padded to a block.
"""

from __future__ import annotations

import errno
import fcntl
import hashlib
import json
import math
import os
import re
import stat
from functools import lru_cache
from io import FileIO
from pathlib import Path
from typing import NamedTuple

from heatcloak_node.recorded_promise import AnyRecordedPromise, promise_from_fields
from heatcloak_shared.files import open_regular, sync_folder
from heatcloak_shared.schedule import Schedule

MAX_ROUND = 2**53
MAX_WRITE = 2**63
COPY_BYTES = 4096
"""Each copy has a block of its own, so that an interrupted write spoils at most one."""

_FORMAT = 3
_COUNTING_FIELDS = ("period", "every", "releases", "budget_rounds")
"""The fields of a schedule that number rounds and count budgets."""
_CHECK_BYTES = 8
"""Length of the checksum. Without it, a flipped bit could turn a number into a valid lower one."""
_HEAD_BYTES = 64
"""Enough bytes of a copy to read its write number."""
_CHANGED = "the ledger was written to by another run of this node; restart the node"


class DamagedRecordError(Exception):
    """The file holds no record that can be trusted."""


class ForeignRecordError(Exception):
    """The file holds the record of another zone or node."""


class LedgerRecord(NamedTuple):
    """The content of the ledger.

    Attributes:
        zone: the zone's id.
        node: the node's id.
        highest: the highest round that may have been released.
        schedule: the schedule of those releases, without its ``max_delay``. Format 1 recorded only the length
            of a round, and is read as if every round were a budget period.
        promise: the promise of the node; None in a record of format 1, which did not hold it.
    """

    zone: str
    node: str
    highest: int
    schedule: Schedule
    promise: AnyRecordedPromise | None


def encode_record(record: LedgerRecord, write: int) -> bytes:
    """Return ``record`` as one line of JSON; ``write`` is its number, so that the later copy wins."""
    rest = _constant_fields(record.zone, record.node, record.schedule, record.promise)
    body = f'{{"format": {_FORMAT}, "write": {write}, "highest": {record.highest}, {rest}'
    check = hashlib.blake2b(body.encode("ascii"), digest_size=_CHECK_BYTES).hexdigest()
    return f'{body}, "check": "{check}"}}\n'.encode("ascii")


def decode_record(content: bytes) -> tuple[LedgerRecord, int | None] | None:
    """Return the record in ``content`` and its write number, or None if it holds no trustworthy record.

    Formats 1 and 2 have no write number.
    """
    try:
        fields = json.loads(content)
    except (ValueError, RecursionError):
        return None
    if not isinstance(fields, dict):
        return None
    zone, node, highest, write = (fields.get(key) for key in ("zone", "node", "highest", "write"))
    if not isinstance(zone, str) or not isinstance(node, str):
        return None
    if type(highest) is not int or abs(highest) >= MAX_ROUND:
        return None
    version = fields.get("format")
    if version == 1:
        each = {"period": fields.get("period"), "every": 1, "releases": 1, "budget_rounds": 1}
        schedule = _schedule(each)
        return None if schedule is None else (LedgerRecord(zone, node, highest, schedule, None), None)
    if version == 2 and fields.pop("check", None) != _checksum_2(fields):
        return None
    schedule, promise = _schedule(fields.get("schedule")), promise_from_fields(fields.get("promise"))
    if version not in (2, _FORMAT) or schedule is None or promise is None:
        return None
    record = LedgerRecord(zone, node, highest, schedule, promise)
    if version == 2:
        return record, None
    if type(write) is not int or not 0 <= write < MAX_WRITE:
        return None
    # Accept only the exact bytes that this program would write, so that any flipped bit is noticed.
    return (record, write) if content.rstrip(b" \n") + b"\n" == encode_record(record, write) else None


def _schedule(fields: object) -> Schedule | None:
    if not isinstance(fields, dict) or fields.keys() != set(_COUNTING_FIELDS):
        return None
    period, *counts = (fields[name] for name in _COUNTING_FIELDS)
    if type(period) is not float or not 0 < period < math.inf:
        return None
    return Schedule(period, *counts) if all(type(count) is int and count > 0 for count in counts) else None


@lru_cache(maxsize=2)
def _constant_fields(zone: str, node: str, schedule: Schedule, promise: AnyRecordedPromise | None) -> str:
    """Return the fields that do not change from claim to claim, as JSON without braces."""
    fields = {
        "zone": zone,
        "node": node,
        "schedule": {name: getattr(schedule, name) for name in _COUNTING_FIELDS}
        | {"period": float(schedule.period)},
        "promise": None if promise is None else promise.as_fields(),
    }
    return json.dumps(fields)[1:-1]


def _checksum_2(fields: dict[str, object]) -> str:
    """Return the checksum of format 2."""
    canonical = json.dumps(fields, sort_keys=True).encode("ascii")
    return hashlib.blake2b(canonical, digest_size=_CHECK_BYTES).hexdigest()


class RecordFile:
    """The file at ``path``, which need not exist.

    Attributes:
        path: the file.
        is_torn: whether one of the two copies could not be trusted when the file was loaded, or is older than
            expected. That copy may have been the later one, so its content is unknown.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.is_torn = False
        self._descriptor: int | None = None
        self._write = 0
        self._failed_write: int | None = None
        self._loaded: tuple[int, int] | None = None

    def load(self, zone: str, node: str) -> LedgerRecord | None:
        """Return the record, or None if there is no file.

        Raises:
            OSError: the file can't be read.
            DamagedRecordError: it is truncated, damaged, of a later version, or not a regular file.
            ForeignRecordError: it belongs to another zone or node.
        """
        self._loaded = self._identity()
        try:
            content = _read(self.path)
        except FileNotFoundError:
            return None
        record = self._later_copy(content)
        if record is None:
            raise DamagedRecordError
        if (record.zone, record.node) != (zone, node):
            raise ForeignRecordError
        return record

    def save(self, record: LedgerRecord) -> None:
        """Replace the record; the new one is on disk when this returns.

        Raises:
            OSError: the record could not be made durable, or the file is not as this object left it. The
                previous record is still there.
        """
        self.require_unchanged()
        if self._descriptor is None or self.is_torn:
            self._create(record)
            return
        self._failed_write = self._write + 1
        self._write_copy(self._descriptor, record, self._write + 1)
        # Counted only once durable: a failed write is repeated over the same copy.
        self._write += 1
        self._failed_write = None

    def require_unchanged(self) -> None:
        """Refuse a file that is not as this object loaded or wrote it.

        The lock excludes other processes, but not another run of this process's memory, restored from a
        snapshot. The releases of that run are in the file and not in this memory.

        Raises:
            OSError: the file was written to, replaced or removed since.
        """
        if self._descriptor is None or self.is_torn:
            if self._identity() != self._loaded:
                raise OSError(errno.ESTALE, _CHANGED)
            return
        held, named = os.fstat(self._descriptor), self.path.stat()
        if (held.st_dev, held.st_ino) != (named.st_dev, named.st_ino):
            raise OSError(errno.ESTALE, "the ledger was replaced; restart the node")
        latest = [_write_number(os.pread(self._descriptor, _HEAD_BYTES, at)) for at in (0, COPY_BYTES)]
        newest = max((write for write in latest if write is not None), default=None)
        if newest not in (self._write, self._failed_write):
            raise OSError(errno.ESTALE, _CHANGED)

    def close(self) -> None:
        """Close the file."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _later_copy(self, content: bytes) -> LedgerRecord | None:
        """Return the later of the two copies; a file of an older format holds a single record."""
        alone = decode_record(content)
        if alone is not None and alone[1] is None:
            return alone[0]
        if len(content) != 2 * COPY_BYTES:
            return None
        copies = [decode_record(content[start : start + COPY_BYTES]) for start in (0, COPY_BYTES)]
        known = [(record, write) for record, write in filter(None, copies) if write is not None]
        if not known:
            return None
        if any(
            copy is not None and copy[1] is not None and copy[1] % 2 != at for at, copy in enumerate(copies)
        ):
            return None
        # Write numbers that are not consecutive: a write that the disk refused was read back from the page
        # cache once and then lost. Other writes may be lost with it.
        self.is_torn = len(known) == 1 or abs(known[0][1] - known[1][1]) != 1
        record, self._write = max(known, key=lambda copy: copy[1])
        if not self.is_torn:
            self._descriptor = os.open(self.path, os.O_RDWR | os.O_CLOEXEC)
        return record

    def _create(self, record: LedgerRecord) -> None:
        """Write a new file, with two equal copies."""
        fresh = self.path.with_suffix(".new")
        # A link or a pipe of this name is neither followed nor waited for.
        descriptor = open_regular(fresh, os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW)
        try:
            for write in (0, 1):
                self._write_copy(descriptor, record, write)
            fresh.replace(self.path)
            self._loaded = self._identity()
            sync_folder(self.path.parent)
        except BaseException:
            os.close(descriptor)
            raise
        self.close()
        self._descriptor, self._write, self.is_torn, self._failed_write = descriptor, 1, False, None

    def _write_copy(self, descriptor: int, record: LedgerRecord, write: int) -> None:
        copy = encode_record(record, write).ljust(COPY_BYTES - 1) + b"\n"
        if len(copy) != COPY_BYTES:
            raise OSError(errno.EFBIG, "the ledger's record does not fit into a block")
        if os.pwrite(descriptor, copy, write % 2 * COPY_BYTES) != COPY_BYTES:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fdatasync(descriptor)

    def _identity(self) -> tuple[int, int] | None:
        """Return device and inode of the file; None if there is none."""
        try:
            found = self.path.stat()
        except FileNotFoundError:
            return None
        return found.st_dev, found.st_ino


def lock_file(path: Path) -> FileIO:
    """Open the file at ``path``, creating it if missing, and lock it until it is closed.

    Raises:
        BlockingIOError: another process holds the lock.
        OSError: the file can't be opened or created, or is not a regular file.
    """
    file = FileIO(open_regular(path, os.O_RDWR | os.O_APPEND | os.O_CREAT), "ab")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise
    return file


def _write_number(head: bytes) -> int | None:
    """Return the write number in a copy's first bytes."""
    found = re.match(rb'\{"format": \d+, "write": (\d+),', head)
    return None if found is None else int(found[1])


def _read(path: Path) -> bytes:
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    with os.fdopen(descriptor, "rb") as file:
        # Reading a pipe would block.
        return file.read() if stat.S_ISREG(os.fstat(descriptor).st_mode) else b""
