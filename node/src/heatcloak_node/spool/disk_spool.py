"""A spool in a file: cloaked readings survive a crash, a power cut and a restart."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from heatcloak_node.spool.spool import CAPACITY, BootIndex, BootRange, Spool
from heatcloak_node.spool.spool_file import DamagedSpoolError, SpoolFile, SpoolFileError, StoredBoot

MAX_HELD = 10_000
"""Readings held in memory at most while the disk can't be written."""
DELETE_WITH_WRITE = 64
"""Dropped readings that are deleted in the transaction of the next new reading."""
MAX_DELETED = 1000
"""Positions that one transaction deletes at most, so that no round waits for it."""
MAX_DAMAGED = 3
"""Damaged files that are kept; a later one replaces the last."""

SPOOL_FAULT = "the spool can't be used; the node's log says why"
DAMAGE_NOTICE = "a damaged spool was put aside: readings were lost; the node's log names it"

log = logging.getLogger(__name__)


class DiskSpool(Spool):
    """A `Spool` in the file at ``path``. The ledger's lock keeps other processes from it.

    A reading is in the file, synchronised, when `append` returns. Dropped readings leave the file later,
    together with new readings: one that returns after a crash only causes a resend.

    While the disk can't be written, readings are held in memory, and written in order as soon as possible. A
    damaged file is renamed, and a new one is created. Neither raises; `fault` and `notice` report it.

    Args:
        path: the file, created if missing.
        rev: the zone's revision. Readings of another revision, which no aggregator accepts, are dropped.
        capacity: how many readings to keep, at least 1.
        sync_seconds: how many seconds of readings a power cut may cost. A crash of the process costs none.
        clock: monotonic seconds.
    """

    def __init__(
        self,
        path: Path,
        rev: str,
        capacity: int = CAPACITY,
        sync_seconds: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(capacity)
        self._path = path
        self._rev = rev
        self._open_file = partial(SpoolFile, path, sync_seconds, clock)
        self._file: SpoolFile | None = None
        self._is_closed = False
        self._held: dict[int, bytes] = {}  # in memory, at positions above all in the file
        self._starts: dict[str, int] = {}  # first positions of the boots in the file
        self._to_delete = PositionSet()  # dropped, and still in the file
        self._count = 0
        self._recorded_dropped = 0
        self._attempt(lambda: None)

    def __len__(self) -> int:
        return self._count

    def append(self, boot: str, seq: int, payload: bytes) -> None:
        """Keep the bytes of a reading, durably; a full spool drops the oldest."""
        self._held[self._index.append_reading(boot, seq)] = payload
        self._count += 1
        self._drop_excess()
        self._attempt(self._write)
        while len(self._held) > MAX_HELD:
            self._drop(self._held_from)

    def after(self, position: int, limit: int) -> list[tuple[int, bytes]]:
        """Return the first ``limit`` kept readings above ``position``, in order, with their positions."""
        found: list[tuple[int, bytes]] = []
        self._attempt(lambda: self._collect(position, limit, found))
        return found

    def forget(self, boot: str, through: int) -> int:
        """Drop every reading of ``boot`` up to and including ``through``. Return how many were dropped."""
        found, before = self._index.get(boot), self._count
        if found is not None:
            self._attempt(lambda: self._forget(found, min(found.base + through, found.high)))
            self._index.remove_empty()
            if self._index.oldest is None:
                self._count = 0  # also if unnoticed damage had removed some
            if len(self._to_delete) >= MAX_DELETED:
                self._attempt(self._delete)
        return before - self._count

    def close(self) -> None:
        """Write the held readings, delete the dropped ones, synchronise and close the file."""
        self._attempt(self._write)
        while self._to_delete and self.fault is None:
            self._attempt(self._delete)
        self._is_closed = True
        self._close_file()

    def abandon(self) -> None:
        """Close the file and write nothing, as a crash of the process would."""
        self._is_closed = True
        if self._file is not None:
            self._file.abandon()
            self._file = None

    def _close_file(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    @property
    def _held_from(self) -> int:
        """The lowest position that is in memory and not in the file."""
        return next(iter(self._held), self._index.end)

    def _attempt(self, step: Callable[[], None]) -> None:
        """Run ``step`` on the file, opening it first if necessary; record its failure."""
        if self._is_closed:
            return
        for part in (self._ensure_open, step):
            try:
                part()
            except SpoolFileError as error:
                self._set_fault(str(error))
            except DamagedSpoolError as error:
                self._replace_damaged(str(error))

    def _ensure_open(self) -> None:
        if self._file is None:
            self._file = self._load()
            self._drop_excess()

    def _usable_file(self) -> SpoolFile:
        if self._file is None:
            raise SpoolFileError("not open")
        return self._file

    def _load(self) -> SpoolFile:
        """Open the file and index its readings. Readings appended earlier follow those in the file."""
        file = self._open_file()
        try:
            stored, dropped = file.boots(), file.dropped()
        except BaseException:
            file.close()
            raise
        self._recorded_dropped = dropped
        self._dropped += dropped
        early, self._index = self._index, BootIndex()
        for boot in stored:
            self._starts[boot.boot] = boot.start
            self._index.append_range(BootRange(boot.boot, boot.start - boot.seq, boot.low, boot.high))
            self._count += boot.count
        self._append_early(early)
        for found, boot in zip(list(self._index), stored, strict=False):
            if boot.count and boot.rev != self._rev:
                log.warning("%s: dropped %d readings of another zone revision", self._path, boot.count)
                self._to_delete.add(found.low, found.high)
                self._count -= boot.count
                self._dropped += boot.count
                found.low = found.high + 1
        self._index.remove_empty()
        return file

    def _append_early(self, early: BootIndex) -> None:
        """Shift the readings that came before the file could be opened to the end of the index."""
        by = 0
        for each in early:
            by = by or max(self._index.end - each.low, 0)
            self._index.append_range(BootRange(each.boot, each.base + by, each.low + by, each.high + by))
        self._held = {position + by: payload for position, payload in self._held.items()}

    def _write(self) -> None:
        """Write the held readings, and delete dropped ones if there are enough of them."""
        file = self._usable_file()
        if not self._held:
            return
        boots = [
            StoredBoot(each.boot, self._rev, low, low - each.base)
            for each in self._index
            if each.boot not in self._starts and (low := max(each.low, self._held_from)) <= each.high
        ]
        deletes = len(self._to_delete) >= DELETE_WITH_WRITE
        self._commit(file, boots, self._to_delete.head(MAX_DELETED) if deletes else [])
        self._starts.update((boot.boot, boot.start) for boot in boots)
        self._held.clear()
        if self.fault is not None:
            self.fault = None
            log.warning("%s: works again", self._path)

    def _delete(self) -> None:
        self._commit(self._usable_file(), [], self._to_delete.head(MAX_DELETED))

    def _commit(self, file: SpoolFile, boots: list[StoredBoot], deleted: list[tuple[int, int]]) -> None:
        deletes_all = bool(deleted) and sum(last - first + 1 for first, last in deleted) == len(
            self._to_delete
        )
        # A boot's row is deleted with the last of its readings; else they would count for another boot.
        ended = [boot for boot in self._starts if deletes_all and self._index.get(boot) is None]
        # Dropped readings count once they have left the file; until then they may return.
        dropped = self._dropped if deletes_all or not self._to_delete else self._recorded_dropped
        file.write(
            boots=boots,
            readings=list(self._held.items()),
            deleted=deleted,
            deleted_boots=ended,
            dropped=None if dropped == self._recorded_dropped else dropped,
        )
        self._to_delete.remove(deleted)
        self._recorded_dropped = dropped
        for boot in ended:
            del self._starts[boot]

    def _collect(self, position: int, limit: int, found: list[tuple[int, bytes]]) -> None:
        file, held_from = self._usable_file() if self._count > len(self._held) else None, self._held_from
        for each in self._index:
            first = max(position + 1, each.low)
            last = min(each.high, held_from - 1)
            if file is not None and first <= last:
                rows = file.read(first, last, limit - len(found))
                found += [(at, payload) for at, payload in rows if payload is not None]
                for damaged in [at for at, payload in rows if payload is None]:
                    self._drop_damaged(file, each, damaged)
            for at in range(max(first, held_from), each.high + 1):
                if len(found) >= limit:
                    return
                if at in self._held:
                    found.append((at, self._held[at]))

    def _drop_damaged(self, file: SpoolFile, boot_range: BootRange, position: int) -> None:
        log.warning("%s: dropped a damaged reading", self._path)
        file.write(deleted=[(position, position)], dropped=self._recorded_dropped + 1)
        self._recorded_dropped += 1
        self._dropped += 1
        self._count -= 1
        if position == boot_range.low:
            boot_range.low = self._next_kept(boot_range, position)

    def _forget(self, boot_range: BootRange, last: int) -> None:
        last_stored = min(last, self._held_from - 1)
        if boot_range.low <= last_stored:
            self._count -= self._usable_file().count(boot_range.low, last_stored)
            self._to_delete.add(boot_range.low, last_stored)
        for position in range(max(boot_range.low, last_stored + 1), last + 1):
            self._count -= self._held.pop(position, None) is not None
        if boot_range.low <= last:
            boot_range.low = self._next_kept(boot_range, last)

    def _drop_excess(self) -> None:
        while self._count > self._capacity and self._index.oldest is not None:
            self._drop(self._index.first)

    def _drop(self, position: int) -> None:
        """Drop the reading at a kept position."""
        if self._held.pop(position, None) is None:
            self._to_delete.add(position, position)
        self._count -= 1
        self._dropped += 1
        for each in self._index:
            if each.low == position <= each.high:
                each.low = self._next_kept(each, position)

    def _next_kept(self, boot_range: BootRange, position: int) -> int:
        held_from, end = self._held_from, boot_range.high + 1
        if self._file is not None and position + 1 < min(end, held_from):
            try:
                stored = self._file.next(position + 1, min(boot_range.high, held_from - 1))
            except (SpoolFileError, DamagedSpoolError):
                return position + 1
            if stored is not None:
                return stored
        return next((at for at in range(max(position + 1, held_from), end) if at in self._held), end)

    def _replace_damaged(self, why: str) -> None:
        """Rename the damaged file and create a new one; only the readings in memory remain."""
        self._close_file()
        lost = self._count - len(self._held)
        try:
            aside = put_aside(self._path)
        except OSError as error:
            self._set_fault(f"damaged, and can't be renamed: {error.strerror}")
            return
        log.error("%s: damaged (%s): renamed to %s; a new spool is created", self._path, why, aside.name)
        self.notice = DAMAGE_NOTICE
        self._count, self._dropped = len(self._held), self._dropped + lost
        self._recorded_dropped = 0
        self._to_delete.clear()
        self._starts.clear()
        for each in self._index:
            each.low = max(each.low, self._held_from)
        self._index.remove_empty()
        try:
            self._file = self._load()
            self._write()
        except (SpoolFileError, DamagedSpoolError) as error:
            self._set_fault(str(error))

    def _set_fault(self, why: str) -> None:
        level = logging.WARNING if self.fault is None else logging.DEBUG
        self.fault = SPOOL_FAULT
        log.log(level, "%s: %s: readings are held in memory until it works again", self._path, why)


class PositionSet:
    """Positions, stored as ranges; each is added only once, in any order, and removed in that order."""

    def __init__(self) -> None:
        self._ranges: list[tuple[int, int]] = []
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, first: int, last: int) -> None:
        """Add the positions from ``first`` to ``last``; none if ``last`` is below ``first``."""
        if last < first:
            return
        self._count += last - first + 1
        if self._ranges and self._ranges[-1][1] == first - 1:
            first = self._ranges.pop()[0]
        self._ranges.append((first, last))

    def head(self, most: int) -> list[tuple[int, int]]:
        """Return the ranges of the ``most`` positions that were added first."""
        found: list[tuple[int, int]] = []
        for first, last in self._ranges:
            if most <= 0:
                break
            found.append((first, min(last, first + most - 1)))
            most -= last - first + 1
        return found

    def remove(self, head: list[tuple[int, int]]) -> None:
        """Remove the ranges that `head` returned."""
        for first, last in head:
            self._count -= last - first + 1
            rest = (last + 1, self._ranges[0][1])
            self._ranges[:1] = [rest] if rest[0] <= rest[1] else []

    def clear(self) -> None:
        """Remove all positions."""
        self._ranges.clear()
        self._count = 0


def put_aside(path: Path) -> Path:
    """Rename a damaged file and its log to ``….damaged-N``. Return the new path of the file.

    Raises:
        OSError: a file can't be renamed.
    """
    names = [path.with_name(f"{path.name}.damaged-{number}") for number in range(1, MAX_DAMAGED + 1)]
    aside = next((name for name in names if not name.exists()), names[-1])
    # The logs first: SQLite would apply a log of this name to the new file.
    for suffix in ("-wal", "-journal"):
        old, new = path.with_name(path.name + suffix), aside.with_name(aside.name + suffix)
        if old.exists():
            old.replace(new)
        else:
            new.unlink(missing_ok=True)
    path.replace(aside)
    return aside
