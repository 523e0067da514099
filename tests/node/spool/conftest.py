"""Fixtures that the tests of spools share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from heatcloak_node.spool import MemorySpool, Spool
from heatcloak_node.spool.disk_spool import DiskSpool

REV = "9f3a01c2d4e5f607"


@pytest.fixture
def open_disk(tmp_path: Path) -> Iterator[Callable[..., DiskSpool]]:
    """Return a function that opens the spool in the test's folder; it is closed at the end."""
    opened: list[DiskSpool] = []

    def open_it(name: str = "n01.spool", rev: str = REV, **options: Any) -> DiskSpool:
        opened.append(DiskSpool(tmp_path / name, rev, **options))
        return opened[-1]

    yield open_it
    for spool in opened:
        spool.close()


@pytest.fixture(params=["memory", "disk"])
def make_spool(request: pytest.FixtureRequest, open_disk: Callable[..., DiskSpool]) -> Callable[[int], Spool]:
    """Return a function that makes an empty spool, for each kind."""
    numbers = count()

    def make_it(capacity: int) -> Spool:
        if request.param == "memory":
            return MemorySpool(capacity)
        # Not synchronised at every reading, which would take most of the time.
        return open_disk(f"{next(numbers)}.spool", capacity=capacity, sync_seconds=3600)

    return make_it
