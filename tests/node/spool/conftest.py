"""Spools of both kinds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from heatcloak_node.spool import MemorySpool, Spool
from heatcloak_node.spool.disk_spool import DiskSpool

REV = "9f3a01c2d4e5f607"


@pytest.fixture
def open_disk(tmp_path: Path) -> Iterator[Callable[..., DiskSpool]]:
    """Opens the spool in the test's folder; what is still open at the end is closed."""
    opened: list[DiskSpool] = []

    def open_it(name: str = "n01.spool", rev: str = REV, **options: Any) -> DiskSpool:
        opened.append(DiskSpool(tmp_path / name, rev, **options))
        return opened[-1]

    yield open_it
    for spool in opened:
        spool.close()


@pytest.fixture(params=["memory", "disk"])
def make(request: pytest.FixtureRequest, open_disk: Callable[..., DiskSpool]) -> Callable[[int], Spool]:
    """Makes an empty spool of each kind, of a capacity."""
    made: list[int] = []

    def make_it(capacity: int) -> Spool:
        made.append(capacity)
        if request.param == "memory":
            return MemorySpool(capacity)
        return open_disk(f"{len(made)}.spool", capacity=capacity)

    return make_it
