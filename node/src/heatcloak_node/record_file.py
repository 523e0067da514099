"""The ledger's file: two copies of a small record, of which each write replaces the older, in place.

A write in place takes one block and one synchronisation, and no change to the file system: a card lasts
longer, and the processor sleeps more, than with a new file for every write.
"""

from __future__ import annotations

import errno
import fcntl
import os
import re
import stat
from io import FileIO
from pathlib import Path

from heatcloak_node.record import Record, decode_record, encode_record
from heatcloak_shared.folders import sync_folder

COPY_BYTES = 4096
"""A copy has a block of its own: a write that is cut short spoils no more than one."""

_HEAD_BYTES = 64
"""Enough of a copy to tell which write it is."""

_GONE_ON = "the ledger was written to by another run of this node; start the node anew"


class DamagedRecordError(Exception):
    """The file holds no record that can be trusted."""


class ForeignRecordError(Exception):
    """The file holds the record of another zone or node."""


class RecordFile:
    """The file at ``path``, which need not exist.

    Attributes:
        path: where it is.
        torn: whether, of the two copies, one could not be trusted when it was loaded, or is older than it may
            be. It may have been the later one: what it said is unknown.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.torn = False
        self._descriptor: int | None = None
        self._write = 0
        self._failed_write: int | None = None
        self._loaded: tuple[int, int] | None = None

    def load(self, zone: str, node: str) -> Record | None:
        """The record; None where there is no file.

        Raises:
            OSError: the file can't be read.
            DamagedRecordError: it is truncated, damaged, of a later version, or no file.
            ForeignRecordError: it is another zone's or node's.
        """
        self._loaded = self._identity()
        try:
            content = _read(self.path)
        except FileNotFoundError:
            return None
        record = self._later_of(content)
        if record is None:
            raise DamagedRecordError
        if (record.zone, record.node) != (zone, node):
            raise ForeignRecordError
        return record

    def save(self, record: Record) -> None:
        """Put ``record`` in the place of what was there; it is on the disk when this returns.

        Raises:
            OSError: it could not be made durable, or the file is not as this object left it. The record
                before it is still there.
        """
        self.require_unchanged()
        if self._descriptor is None or self.torn:
            self._begin(record)
            return
        self._failed_write = self._write + 1
        self._put(self._descriptor, record, self._write + 1)
        # Not before it is durable: a write that failed is done again over the same copy.
        self._write += 1
        self._failed_write = None

    def require_unchanged(self) -> None:
        """Refuse a file that is not as this object loaded or wrote it.

        The lock keeps other processes away, but not another run of this process's own memory, from a snapshot
        that was restored. What that run released is in the file and not in this memory.

        Raises:
            OSError: the file was written to, replaced or removed since.
        """
        if self._descriptor is None or self.torn:
            if self._identity() != self._loaded:
                raise OSError(errno.ESTALE, _GONE_ON)
            return
        self._require_in_place(self._descriptor)
        latest = [_write_of(os.pread(self._descriptor, _HEAD_BYTES, at)) for at in (0, COPY_BYTES)]
        newest = max((write for write in latest if write is not None), default=None)
        if newest not in (self._write, self._failed_write):
            raise OSError(errno.ESTALE, _GONE_ON)

    def close(self) -> None:
        """Let go of the file."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _later_of(self, content: bytes) -> Record | None:
        """The later of the two copies; an older program's file holds one record and nothing else."""
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
        # Two that do not follow each other: a write that the disk refused was read back from memory once, and
        # then lost. What else was lost with it is unknown.
        self.torn = len(known) == 1 or abs(known[0][1] - known[1][1]) != 1
        record, self._write = max(known, key=lambda copy: copy[1])
        if not self.torn:
            self._descriptor = os.open(self.path, os.O_RDWR | os.O_CLOEXEC)
        return record

    def _begin(self, record: Record) -> None:
        """Write the file anew, whole, with two copies that say the same."""
        fresh = self.path.with_suffix(".new")
        # Whatever lies there under this name, a link or a pipe: nothing is written through it or waited for.
        flags = os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
        descriptor = os.open(fresh, flags, 0o644)
        try:
            _require_regular(descriptor)
            for write in (0, 1):
                self._put(descriptor, record, write)
            fresh.replace(self.path)
            self._loaded = self._identity()
            sync_folder(self.path.parent)
        except BaseException:
            os.close(descriptor)
            raise
        self.close()
        self._descriptor, self._write, self.torn, self._failed_write = descriptor, 1, False, None

    def _put(self, descriptor: int, record: Record, write: int) -> None:
        copy = encode_record(record, write).ljust(COPY_BYTES - 1) + b"\n"
        if len(copy) != COPY_BYTES:
            raise OSError(errno.EFBIG, "the ledger's record has no room in a block")
        if os.pwrite(descriptor, copy, write % 2 * COPY_BYTES) != COPY_BYTES:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fdatasync(descriptor)

    def _identity(self) -> tuple[int, int] | None:
        """Which file lies at the path; None where there is none."""
        try:
            found = self.path.stat()
        except FileNotFoundError:
            return None
        return found.st_dev, found.st_ino

    def _require_in_place(self, descriptor: int) -> None:
        """Refuse a file that was replaced or removed: what is written to it is lost with it."""
        held, named = os.fstat(descriptor), self.path.stat()
        if (held.st_dev, held.st_ino) != (named.st_dev, named.st_ino):
            raise OSError(errno.ESTALE, "the ledger was replaced; start the node anew")


def lock_file(path: Path) -> FileIO:
    """The file at ``path``, made if it is missing, locked for as long as it stays open.

    Raises:
        BlockingIOError: another process holds it.
        OSError: it can't be opened or made, or is no regular file.
    """
    descriptor = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_NONBLOCK, 0o644)
    file = FileIO(descriptor, "ab")
    try:
        _require_regular(descriptor)
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise
    return file


def _write_of(head: bytes) -> int | None:
    """Which write a copy's first bytes say that it is."""
    found = re.match(rb'\{"format": \d+, "write": (\d+),', head)
    return None if found is None else int(found[1])


def _require_regular(descriptor: int) -> None:
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        raise OSError(errno.EINVAL, "no regular file")


def _read(path: Path) -> bytes:
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    with os.fdopen(descriptor, "rb") as file:
        # A pipe would be waited for, and read once only.
        return file.read() if stat.S_ISREG(os.fstat(descriptor).st_mode) else b""
