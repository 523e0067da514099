"""Stores on both databases, and readings to store."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.store import ReadingOutcome, Store, StoredReading
from heatcloak_shared import Reading
from heatcloak_shared.zone import Zone

BOOT = "5f0c" * 8
_numbers = itertools.count()

Make = Callable[..., StoredReading]


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    return str(request.getfixturevalue("postgresql").new_database(f"store{next(_numbers)}"))


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    """An empty store."""
    store = Store(store_url)
    yield store
    store.close()


@pytest.fixture
def make(zone: Zone) -> Make:
    """Make a stored reading of a node and a round; keywords change its fields."""

    def make(
        node: str = "n01",
        number: int = 100,
        seq: int | None = None,
        verdict: ReadingOutcome = ReadingOutcome.ACCEPTED,
        arrived: float = 1763690000.25,
        **changes: Any,
    ) -> StoredReading:
        fields: dict[str, Any] = {
            "zone": zone.name,
            "rev": zone.rev,
            "node": node,
            "boot": BOOT,
            "seq": number - 100 if seq is None else seq,
            "round": number,
            "ticks": 17,
            "step": zone.noise.step,
            "sigma_ticks": zone.noise.sigma_ticks,
            "t": zone.schedule.time_of(number),
        }
        return StoredReading(Reading(**{**fields, **changes}), verdict, arrived)

    return make
