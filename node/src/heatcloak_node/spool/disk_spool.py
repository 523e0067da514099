"""A spool in a file: what is cloaked and not stored outlives a crash, a power cut and a restart."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from heatcloak_node.spool.boot_index import Shelf, Shelves
from heatcloak_node.spool.damage import put_aside
from heatcloak_node.spool.ranges import Ranges
from heatcloak_node.spool.shelved import Shelved
from heatcloak_node.spool.spool import CAPACITY
from heatcloak_node.spool.spool_file import DamagedSpoolError, FiledBoot, SpoolFile, SpoolFileError

MOST_HELD = 10_000
"""Readings that are held in memory at most while the disk takes none."""
LAZY = 64
"""Forgotten readings that are deleted together with the next reading that comes in."""
CHUNK = 1000
"""Positions that one commit deletes at most, so that no round waits for it."""

SPOOL_FAULT = "the spool can't be used; the node's log says why"
DAMAGE_NOTICE = "a damaged spool was put aside: readings were lost; the node's log names it"

log = logging.getLogger(__name__)


class DiskSpool(Shelved):
    """A `Spool` in the file at ``path``. Who uses it is for the ledger's lock to say.

    A reading is in the file, synchronised, when `append` returns. What is forgotten leaves the file later,
    together with readings that come in: that it comes back after a crash costs a second sending, no more.

    While the disk takes nothing, readings are held in memory, and written in their order as soon as it does.
    A damaged file is put aside, and a new one begun. Neither raises: `fault` and `notice` say so.

    Args:
        path: the file; made if it is missing.
        rev: the zone's revision. Readings of another one, which no aggregator takes any more, are given up.
        capacity: how many readings are kept, at least 1.
        sync_seconds: how many seconds of readings a power cut may cost. A crash of the process costs none.
        clock: seconds that never jump.
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
        self._open = partial(SpoolFile, path, sync_seconds, clock)
        self._file: SpoolFile | None = None
        self._closed = False
        self._held: dict[int, bytes] = {}  # above all that is in the file
        self._starts: dict[str, int] = {}  # of the boots that the file knows
        self._gone = Ranges()  # forgotten or given up, and still in the file
        self._count = 0
        self._filed_dropped = 0
        self._work(lambda: None)

    def __len__(self) -> int:
        return self._count

    def append(self, boot: str, seq: int, payload: bytes) -> None:
        """Keep the bytes of a reading, durably; of a full spool the oldest goes."""
        self._held[self._shelves.add(boot, seq)] = payload
        self._count += 1
        self._drop_excess()
        self._work(self._write)
        while len(self._held) > MOST_HELD:
            self._drop(self._held_from)

    def after(self, position: int, limit: int) -> list[tuple[int, bytes]]:
        """The first ``limit`` kept readings above ``position``, in order, with their positions."""
        found: list[tuple[int, bytes]] = []
        self._work(lambda: self._collect(position, limit, found))
        return found

    def forget(self, boot: str, through: int) -> int:
        """Forget every reading of ``boot`` up to and with ``through``; how many were forgotten."""
        shelf, before = self._shelves.get(boot), self._count
        if shelf is not None:
            self._work(lambda: self._forget(shelf, min(shelf.base + through, shelf.high)))
            self._shelves.tidy()
            if self._shelves.oldest is None:
                self._count = 0  # also where damage that nobody noticed had taken some
            if len(self._gone) >= CHUNK:
                self._work(self._delete)
        return before - self._count

    def close(self) -> None:
        """Write what is held, delete what was forgotten, synchronise and close the file."""
        self._work(self._write)
        while self._gone and self.fault is None:
            self._work(self._delete)
        self._closed = True
        if self._file is not None:
            self._file.close()
            self._file = None

    @property
    def _held_from(self) -> int:
        """The lowest position that is in memory and not in the file."""
        return next(iter(self._held), self._shelves.end)

    def _work(self, step: Callable[[], None]) -> None:
        """Do something with the file, as far as it lets us."""
        if self._closed:
            return
        for part in (self._open_if_closed, step):
            try:
                part()
            except SpoolFileError as error:
                self._complain(str(error))
            except DamagedSpoolError as error:
                self._begin_anew(str(error))

    def _open_if_closed(self) -> None:
        if self._file is None:
            self._file = self._taken_up()
            self._drop_excess()

    def _usable(self) -> SpoolFile:
        if self._file is None:
            raise SpoolFileError("not open")
        return self._file

    def _taken_up(self) -> SpoolFile:
        """The opened file. What came in before it could be opened stands behind all that it holds."""
        file = self._open()
        try:
            filed, dropped = file.boots(), file.dropped()
        except BaseException:
            file.close()
            raise
        self._filed_dropped = dropped
        self._dropped += dropped
        early, self._shelves = self._shelves, Shelves()
        for boot in filed:
            self._starts[boot.boot] = boot.start
            self._shelves.put(Shelf(boot.boot, boot.start - boot.seq, boot.low, boot.high))
            self._count += boot.count
        self._stand_behind(early)
        for shelf, boot in zip(list(self._shelves), filed, strict=False):
            if boot.count and boot.rev != self._rev:
                log.warning("%s: %d readings of another zone revision are given up", self._path, boot.count)
                self._gone.add(shelf.low, shelf.high)
                self._count -= boot.count
                self._dropped += boot.count
                shelf.low = shelf.high + 1
        self._shelves.tidy()
        return file

    def _stand_behind(self, early: Shelves) -> None:
        by = 0
        for shelf in early:
            by = by or max(self._shelves.end - shelf.low, 0)
            self._shelves.put(Shelf(shelf.boot, shelf.base + by, shelf.low + by, shelf.high + by))
        self._held = {position + by: payload for position, payload in self._held.items()}

    def _write(self) -> None:
        """Write what is held, and delete what was forgotten when there is enough of it."""
        file = self._usable()
        if not self._held:
            return
        boots = [
            FiledBoot(shelf.boot, self._rev, low, low - shelf.base)
            for shelf in self._shelves
            if shelf.boot not in self._starts and (low := max(shelf.low, self._held_from)) <= shelf.high
        ]
        self._commit(file, boots, self._gone.front(CHUNK) if len(self._gone) >= LAZY else [])
        self._starts.update((boot.boot, boot.start) for boot in boots)
        self._held.clear()
        if self.fault is not None:
            self.fault = None
            log.warning("%s: works again", self._path)

    def _delete(self) -> None:
        self._commit(self._usable(), [], self._gone.front(CHUNK))

    def _commit(self, file: SpoolFile, boots: list[FiledBoot], gone: list[tuple[int, int]]) -> None:
        is_rest = bool(gone) and sum(last - first + 1 for first, last in gone) == len(self._gone)
        # A boot's entry goes with the last of its readings, or they would be taken for another's.
        ended = [boot for boot in self._starts if is_rest and self._shelves.get(boot) is None]
        # What was given up counts when it has left the file: until then it may come back.
        dropped = self._dropped if is_rest or not self._gone else self._filed_dropped
        file.write(
            boots=boots,
            readings=list(self._held.items()),
            gone=gone,
            ended=ended,
            dropped=None if dropped == self._filed_dropped else dropped,
        )
        self._gone.remove(gone)
        self._filed_dropped = dropped
        for boot in ended:
            del self._starts[boot]

    def _collect(self, position: int, limit: int, found: list[tuple[int, bytes]]) -> None:
        file, held_from = self._usable() if self._count > len(self._held) else None, self._held_from
        for shelf in self._shelves:
            first = max(position + 1, shelf.low)
            last = min(shelf.high, held_from - 1)
            if file is not None and first <= last:
                rows = file.read(first, last, limit - len(found))
                found += [(place, payload) for place, payload in rows if payload is not None]
                for damaged in [place for place, payload in rows if payload is None]:
                    self._drop_damaged(file, shelf, damaged)
            for place in range(max(first, held_from), shelf.high + 1):
                if len(found) >= limit:
                    return
                if place in self._held:
                    found.append((place, self._held[place]))

    def _drop_damaged(self, file: SpoolFile, shelf: Shelf, place: int) -> None:
        log.warning("%s: one reading is damaged and is given up", self._path)
        file.write(gone=[(place, place)], dropped=self._filed_dropped + 1)
        self._filed_dropped += 1
        self._dropped += 1
        self._count -= 1
        if place == shelf.low:
            shelf.low = self._next_kept(shelf, place)

    def _forget(self, shelf: Shelf, last: int) -> None:
        filed_last = min(last, self._held_from - 1)
        if shelf.low <= filed_last:
            self._count -= self._usable().count(shelf.low, filed_last)
            self._gone.add(shelf.low, filed_last)
        for place in range(max(shelf.low, filed_last + 1), last + 1):
            self._count -= self._held.pop(place, None) is not None
        if shelf.low <= last:
            shelf.low = self._next_kept(shelf, last)

    def _drop_excess(self) -> None:
        while self._count > self._capacity and self._shelves.oldest is not None:
            self._drop(self._shelves.first)

    def _drop(self, place: int) -> None:
        """Give up the reading at a position that is kept."""
        if self._held.pop(place, None) is None:
            self._gone.add(place, place)
        self._count -= 1
        self._dropped += 1
        for shelf in self._shelves:
            if shelf.low == place <= shelf.high:
                shelf.low = self._next_kept(shelf, place)

    def _next_kept(self, shelf: Shelf, place: int) -> int:
        """The lowest kept position of a shelf above ``place``; above its highest where there is none."""
        held_from = self._held_from
        if self._file is not None and place + 1 < min(shelf.high + 1, held_from):
            try:
                filed = self._file.next(place + 1, min(shelf.high, held_from - 1))
            except (SpoolFileError, DamagedSpoolError):
                return place + 1
            if filed is not None:
                return filed
        held = (p for p in range(max(place + 1, held_from), shelf.high + 1) if p in self._held)
        return next(held, shelf.high + 1)

    def _begin_anew(self, why: str) -> None:
        """Put the damaged file aside; what is in memory is what is left."""
        if self._file is not None:
            self._file.close()
            self._file = None
        lost = self._count - len(self._held)
        try:
            aside = put_aside(self._path)
        except OSError as error:
            self._complain(f"damaged, and can't be put aside: {error.strerror}")
            return
        log.error("%s: damaged (%s): put aside as %s; a new one is begun", self._path, why, aside.name)
        self.notice = DAMAGE_NOTICE
        self._count, self._dropped = len(self._held), self._dropped + lost
        self._filed_dropped = 0
        self._gone.clear()
        self._starts.clear()
        for shelf in self._shelves:
            shelf.low = max(shelf.low, self._held_from)
        self._shelves.tidy()
        try:
            self._file = self._taken_up()
            self._write()
        except (SpoolFileError, DamagedSpoolError) as error:
            self._complain(str(error))

    def _complain(self, why: str) -> None:
        level = logging.WARNING if self.fault is None else logging.DEBUG
        self.fault = SPOOL_FAULT
        log.log(level, "%s: %s: readings are held in memory until it works again", self._path, why)
