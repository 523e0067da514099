"""Fixtures that the tests of the node share."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_node import Ledger
from heatcloak_node.ledger_file import LedgerRecord, RecordFile
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Zone

Open = Callable[..., Ledger]


@pytest.fixture
def open_ledger(zone: Zone, tmp_path: Path) -> Iterator[Open]:
    """Return a function that opens a ledger of the small zone; keywords change its schedule or the ledger."""
    opened: list[Ledger] = []

    def open_it(node: str = "n01", name: str = "hall", period: float = 1.0, **options: Any) -> Ledger:
        every = options.pop("every", 1)
        schedule = Schedule(period, every, releases=20, budget_rounds=20 * every)
        changed = replace(zone, name=name, schedule=schedule)
        opened.append(Ledger(tmp_path, changed, node, accept_less=period != 1.0, **options))
        return opened[-1]

    yield open_it
    for ledger in opened:
        ledger.close()


@pytest.fixture
def recorded() -> Callable[..., LedgerRecord]:
    """Return a function that reads the record in a ledger's file."""

    def read(path: Path, zone: str = "hall", node: str = "n01") -> LedgerRecord:
        file = RecordFile(path)
        record = file.load(zone, node)
        file.close()
        assert record is not None
        return record

    return read


class Disk:
    """The disk under the ledgers of this process; while ``takes`` is false, every write fails."""

    takes = True


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """Return a disk that accepts writes until a test sets ``takes`` to False."""
    disk, write = Disk(), os.pwrite

    def pwrite(descriptor: int, content: bytes, at: int) -> int:
        if not disk.takes:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(descriptor, content, at)

    monkeypatch.setattr(os, "pwrite", pwrite)
    # No power is cut here, and waiting for the real disk would take most of the time.
    for name in ("fsync", "fdatasync"):
        monkeypatch.setattr(os, name, lambda descriptor: None)
    return disk
