"""Records of every node's readings, which survive crashes of the nodes, and the journal that stores them.

The journal has one short line per event, each appended by one write before a reading leaves the node: it
survives any end of the process, but not of the machine, as it is not synchronised. It contains no values.

    c NODE BOOT SEQ ROUND    a reading was cloaked
    s NODE BOOT SEQ          the aggregator acknowledged it as stored
    d NODE BOOT SEQ          the node's spool discarded it
    f NODE FAULT KIND ROUND  a fault occurred; the round is counted from the run's first one
"""

from __future__ import annotations

import json
import os
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from heatcloak_node import DiskSpool, MemorySpool
from heatcloak_shared.errors import ConfigError


class BootReadings:
    """The readings of one boot of one node.

    Attributes:
        cloaked: number of readings cloaked in this run.
        first, last: sequence number and round of the first and the last reading; None without readings.
        stored, dropped: numbers of acknowledged and of discarded readings.
        waiting: sequence numbers of readings in the spool, ascending.
        acknowledged: the highest acknowledged sequence number.
    """

    __slots__ = ("acknowledged", "cloaked", "dropped", "first", "last", "stored", "waiting")

    def __init__(self) -> None:
        self.cloaked = self.stored = self.dropped = 0
        self.first: tuple[int, int] | None = None
        self.last: tuple[int, int] | None = None
        self.waiting: deque[int] = deque()
        self.acknowledged = -1

    @property
    def lost(self) -> int:
        """Return the number of readings lost with a killed process before the spool had them."""
        return max(self.cloaked - self.stored - self.dropped - len(self.waiting), 0)


class NodeRecord:
    """The readings of one node, over all of its boots in a run.

    Args:
        node: the node's name in the fleet.
        journal: the journal, which is written first; None for none.
        last_hit: the last node with each kind of fault, which all nodes of a worker write.
    """

    __slots__ = ("_journal", "_last_hit", "boots", "done", "node")

    def __init__(self, node: str, journal: Journal | None, last_hit: dict[str, str]) -> None:
        self.node = node
        self._last_hit = last_hit
        self.boots: dict[str, BootReadings] = {}
        self.done: Counter[str] = Counter()
        self._journal = journal

    def add_cloaked(self, boot: str, seq: int, payload: bytes) -> None:
        """Record a cloaked reading, before the spool stores it."""
        number = round_of(payload)
        if self._journal is not None:
            self._journal.note("c", self.node, boot, seq, number)
        self._count_cloaked(boot, seq, number).waiting.append(seq)

    def add_stored(self, boot: str, through: int) -> None:
        """Record that readings up to ``through`` are acknowledged."""
        record = self.boots.get(boot)
        if record is None:
            return
        while record.waiting and record.waiting[0] <= through:
            seq = record.waiting.popleft()
            if self._journal is not None:
                self._journal.note("s", self.node, boot, seq)
            self._count_stored(record, seq)

    def add_dropped(self, count: int) -> None:
        """Record that the spool discarded its ``count`` oldest readings."""
        for boot, record in self.boots.items():
            while count and record.waiting:
                seq = record.waiting.popleft()
                if self._journal is not None:
                    self._journal.note("d", self.node, boot, seq)
                count -= 1
                record.dropped += 1

    def add_fault(self, kind: str, name: str, index: int) -> None:
        """Record an occurrence of a fault."""
        if self._journal is not None:
            self._journal.note("f", self.node, name.replace(" ", "-"), kind, index)
        self._count_fault(kind)

    def set_waiting(self, kept: Iterable[tuple[str, int]]) -> None:
        """Record the readings, by boot and number, in the spool at the start of a boot."""
        for record in self.boots.values():
            record.waiting.clear()
        for boot, seq in kept:
            record = self.boots.setdefault(boot, BootReadings())
            if seq > record.acknowledged:
                record.waiting.append(seq)

    def replay(self, words: list[str]) -> None:
        """Apply a line of the journal of a killed worker."""
        what, _, *rest = words
        if what == "c":
            self._count_cloaked(rest[0], int(rest[1]), int(rest[2]))
        elif what == "s":
            self._count_stored(self.boots.setdefault(rest[0], BootReadings()), int(rest[1]))
        elif what == "d":
            self.boots.setdefault(rest[0], BootReadings()).dropped += 1
        else:
            self._count_fault(rest[1])

    def _count_cloaked(self, boot: str, seq: int, number: int) -> BootReadings:
        record = self.boots.setdefault(boot, BootReadings())
        record.cloaked += 1
        record.last = seq, number
        record.first = record.first or record.last
        return record

    def _count_stored(self, record: BootReadings, seq: int) -> None:
        record.stored += 1
        record.acknowledged = max(record.acknowledged, seq)

    def _count_fault(self, kind: str) -> None:
        self.done[kind] += 1
        self._last_hit[kind] = self.node


def round_of(payload: bytes) -> int:
    """Return the round of a reading that a node of the fleet encoded."""
    return int(json.loads(payload)["round"])


def seq_of(payload: bytes) -> tuple[str, int]:
    """Return boot and sequence number of a reading that a node of the fleet encoded."""
    reading = json.loads(payload)
    return reading["boot"], reading["seq"]


_FIELDS = {"c": 5, "s": 4, "d": 4, "f": 5}


class Journal:
    """The journal at ``path``; new lines are appended.

    Raises:
        ConfigError: the file cannot be written.
    """

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o644)
        except OSError as error:
            raise ConfigError(f"{path}: {error.strerror}: give a writable folder") from None

    def note(self, *words: object) -> None:
        """Append one line.

        Raises:
            OSError: the line was not written; the reading must not leave the node.
        """
        line = (" ".join(map(str, words)) + "\n").encode()
        if os.write(self._descriptor, line) != len(line):
            raise OSError("the journal's disk is full")

    def close(self) -> None:
        """Close the file."""
        os.close(self._descriptor)


def read_journal(path: Path, start: int = 0) -> Iterator[list[str]]:
    """Yield the words of each line from byte ``start`` on; skip a truncated last line.

    A missing file has no lines.
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
            # Blanks in a fault's name were replaced by dashes.
            yield words


_MOST = 1_000_000_000


class _CountedSpool:
    """A spool's base class that reports every reading to a record before the spool stores it."""

    _record: NodeRecord
    _reported_dropped = 0

    def append(self: Any, boot: str, seq: int, payload: bytes) -> None:
        """Keep a reading that was just cloaked."""
        self._record.add_cloaked(boot, seq, payload)
        super().append(boot, seq, payload)  # type: ignore[misc]
        if self.dropped > self._reported_dropped:
            self._record.add_dropped(self.dropped - self._reported_dropped)
            self._reported_dropped = self.dropped

    def forget(self: Any, boot: str, through: int) -> int:
        """Remove acknowledged readings."""
        forgotten: int = super().forget(boot, through)  # type: ignore[misc]
        if forgotten:
            self._record.add_stored(boot, through)
        return forgotten


class CountedMemorySpool(_CountedSpool, MemorySpool):
    """A spool in memory that reports every reading to ``record`` before it stores it."""

    def __init__(self, record: NodeRecord) -> None:
        super().__init__()
        self._record = record


class CountedDiskSpool(_CountedSpool, DiskSpool):
    """A spool on disk that reports every reading to ``record`` before it stores it."""

    def __init__(self, path: Path, rev: str, record: NodeRecord) -> None:
        super().__init__(path, rev)
        self._record = record
        self._reported_dropped = self.dropped
        record.set_waiting(seq_of(payload) for _, payload in self.after(0, _MOST))
