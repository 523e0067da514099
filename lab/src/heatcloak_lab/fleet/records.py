"""What became of every node's readings, kept outside of the nodes: they crash, and forget."""

from __future__ import annotations

import os
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from pathlib import Path

from heatcloak_node import DiskSpool, MemorySpool
from heatcloak_shared.errors import ConfigError


class Totals:
    """Sums over all nodes of a worker.

    Attributes:
        cloaked: readings that were cloaked.
        stored: readings that nodes were told are stored.
        dropped: readings that full or damaged spools gave up.
        waiting: readings that wait in spools.
        done: how often each kind of fault was done.
        last: whom each kind was done to last.
    """

    __slots__ = ("cloaked", "done", "dropped", "last", "stored", "waiting")

    def __init__(self) -> None:
        self.cloaked = self.stored = self.dropped = self.waiting = 0
        self.done: Counter[str] = Counter()
        self.last: dict[str, str] = {}


class BootRecord:
    """The readings of one boot of one node.

    Attributes:
        cloaked: how many were cloaked in this run.
        first, last: sequence number and round of the first and the last one; None where there was none.
        stored, dropped: how many are told stored, and given up.
        waiting: the numbers of those that wait in the spool, ascending.
        told: the highest number that was told stored.
    """

    __slots__ = ("cloaked", "dropped", "first", "last", "stored", "told", "waiting")

    def __init__(self) -> None:
        self.cloaked = self.stored = self.dropped = 0
        self.first: tuple[int, int] | None = None
        self.last: tuple[int, int] | None = None
        self.waiting: deque[int] = deque()
        self.told = -1

    @property
    def lost(self) -> int:
        """Cloaked, and gone with a process that was killed before its spool had it."""
        return max(self.cloaked - self.stored - self.dropped - len(self.waiting), 0)


class NodeRecord:
    """The readings of one node, over all of its boots in a run.

    Args:
        node: the node's id.
        totals: where it is added up.
        journal: where it is noted first; None for nowhere.
    """

    __slots__ = ("_journal", "boots", "done", "node", "totals")

    def __init__(self, node: str, totals: Totals, journal: Journal | None) -> None:
        self.node = node
        self.totals = totals
        self.boots: dict[str, BootRecord] = {}
        self.done: Counter[str] = Counter()
        self._journal = journal

    def cloaked(self, boot: str, seq: int, payload: bytes) -> None:
        """A reading was cloaked, and is about to go into the spool."""
        number = round_of(payload)
        if self._journal is not None:
            self._journal.note("c", self.node, boot, seq, number)
        self._cloaked(boot, seq, number).waiting.append(seq)
        self.totals.waiting += 1

    def stored(self, boot: str, through: int) -> None:
        """The node was told that its readings up to ``through`` are stored, and forgets them."""
        record = self.boots.get(boot)
        if record is None:
            return
        while record.waiting and record.waiting[0] <= through:
            seq = record.waiting.popleft()
            if self._journal is not None:
                self._journal.note("s", self.node, boot, seq)
            self.totals.waiting -= 1
            self._stored(record, seq)

    def given_up(self, count: int) -> None:
        """The spool gave up its ``count`` oldest readings."""
        for boot, record in self.boots.items():
            while count and record.waiting:
                seq = record.waiting.popleft()
                if self._journal is not None:
                    self._journal.note("d", self.node, boot, seq)
                count -= 1
                self.totals.waiting -= 1
                self._dropped(record)

    def did(self, kind: str, name: str, index: int) -> None:
        """A fault was done to the node."""
        if self._journal is not None:
            self._journal.note("f", self.node, name.replace(" ", "-"), kind, index)
        self._did(kind)

    def taken_up(self, kept: Iterable[tuple[str, int]]) -> None:
        """These readings, by boot and number, are what the spool holds at the start of a boot."""
        for record in self.boots.values():
            self.totals.waiting -= len(record.waiting)
            record.waiting.clear()
        for boot, seq in kept:
            record = self.boots.setdefault(boot, BootRecord())
            if seq > record.told:
                record.waiting.append(seq)
                self.totals.waiting += 1

    def replay(self, words: list[str]) -> None:
        """Take up a line of the journal of a worker that was killed."""
        what, _, *rest = words
        if what == "c":
            self._cloaked(rest[0], int(rest[1]), int(rest[2]))
        elif what == "s":
            self._stored(self.boots.setdefault(rest[0], BootRecord()), int(rest[1]))
        elif what == "d":
            self._dropped(self.boots.setdefault(rest[0], BootRecord()))
        else:
            self._did(rest[1])

    def _cloaked(self, boot: str, seq: int, number: int) -> BootRecord:
        record = self.boots.setdefault(boot, BootRecord())
        record.cloaked += 1
        record.last = seq, number
        record.first = record.first or record.last
        self.totals.cloaked += 1
        return record

    def _stored(self, record: BootRecord, seq: int) -> None:
        record.stored += 1
        record.told = max(record.told, seq)
        self.totals.stored += 1

    def _dropped(self, record: BootRecord) -> None:
        record.dropped += 1
        self.totals.dropped += 1

    def _did(self, kind: str) -> None:
        self.done[kind] += 1
        self.totals.done[kind] += 1
        self.totals.last[kind] = self.node


def round_of(payload: bytes) -> int:
    """The round that a reading's bytes, as our own node writes them, are of."""
    start = payload.index(b'"round":') + 8
    return int(payload[start : payload.index(b",", start)])


def seq_of(payload: bytes) -> tuple[str, int]:
    """Boot and number that a reading's bytes are of."""
    start = payload.index(b'"boot":"') + 8
    boot = payload[start : payload.index(b'"', start)].decode("ascii")
    start = payload.index(b'"seq":') + 6
    return boot, int(payload[start : payload.index(b",", start)])


_FIELDS = {"c": 5, "s": 4, "d": 4, "f": 5}


class Journal:
    """The journal at ``path``, made if it is missing, appended to if it is there.

    Raises:
        ConfigError: it can't be written.
    """

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o644)
        except OSError as error:
            raise ConfigError(f"{path}: {error.strerror}: give a folder that can be written") from None

    def note(self, *words: object) -> None:
        """Append one line.

        Raises:
            OSError: it could not be written: what it is about must not leave the node.
        """
        line = (" ".join(map(str, words)) + "\n").encode()
        if os.write(self._descriptor, line) != len(line):
            raise OSError("the journal has no room")

    def close(self) -> None:
        """Close it."""
        os.close(self._descriptor)


def read_journal(path: Path, start: int = 0) -> Iterator[list[str]]:
    """The lines of a journal from byte ``start`` on, as their words; a last line that was cut is left out.

    A file that is missing has none.
    """
    try:
        with path.open("rb") as file:
            file.seek(start)
            content = file.read().decode("ascii", "replace")
    except FileNotFoundError:
        return
    for line in content.splitlines(keepends=True):
        words = line.split()
        if line.endswith("\n") and words and len(words) == _FIELDS.get(words[0]):
            # A fault's name may hold blanks; it is written with dashes.
            yield words


_MOST = 1_000_000_000


class CountedMemorySpool(MemorySpool):
    """A spool in memory that tells ``record`` of every reading, before it is kept."""

    def __init__(self, record: NodeRecord) -> None:
        super().__init__()
        self._record = record

    def append(self, boot: str, seq: int, payload: bytes) -> None:
        """Keep a reading that was just cloaked."""
        before = self.dropped
        self._record.cloaked(boot, seq, payload)
        super().append(boot, seq, payload)
        if self.dropped > before:
            self._record.given_up(self.dropped - before)

    def forget(self, boot: str, through: int) -> int:
        """Forget what is stored."""
        forgotten = super().forget(boot, through)
        if forgotten:
            self._record.stored(boot, through)
        return forgotten


class CountedDiskSpool(DiskSpool):
    """A spool on disk that tells ``record`` of every reading, before it is kept."""

    def __init__(self, path: Path, rev: str, record: NodeRecord) -> None:
        super().__init__(path, rev)
        self._record = record
        self._told_dropped = self.dropped
        record.taken_up(seq_of(payload) for _, payload in self.after(0, _MOST))

    def append(self, boot: str, seq: int, payload: bytes) -> None:
        """Keep a reading that was just cloaked, durably."""
        self._record.cloaked(boot, seq, payload)
        super().append(boot, seq, payload)
        if self.dropped > self._told_dropped:
            self._record.given_up(self.dropped - self._told_dropped)
            self._told_dropped = self.dropped

    def forget(self, boot: str, through: int) -> int:
        """Forget what is stored."""
        forgotten = super().forget(boot, through)
        if forgotten:
            self._record.stored(boot, through)
        return forgotten
