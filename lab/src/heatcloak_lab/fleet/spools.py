"""The nodes' own spools, with somebody who counts what goes in and out."""

from __future__ import annotations

from pathlib import Path

from heatcloak_lab.fleet.records import NodeRecord, seq_of
from heatcloak_node import DiskSpool, MemorySpool

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
