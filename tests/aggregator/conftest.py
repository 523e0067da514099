"""Readings of the small zone, and empty stores."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.store import Store
from heatcloak_shared import Reading
from heatcloak_shared.zone import Zone

ReadingMaker = Callable[..., Reading]


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of an empty SQLite store; copying it is faster than migrating a new one."""
    path = tmp_path_factory.mktemp("store") / "empty.db"
    Store(f"sqlite:///{path}").close()
    return path


@pytest.fixture
def sqlite_store(empty_store: Path, tmp_path: Path) -> Iterator[Store]:
    """Yield an empty store in the file ``store.db``."""
    store = Store(f"sqlite:///{shutil.copy(empty_store, tmp_path / 'store.db')}")
    yield store
    store.close()


@pytest.fixture
def make_reading(zone: Zone) -> ReadingMaker:
    """Return a function that makes a valid reading of a node and a round; keywords change its fields."""

    def make(node: str = "n01", number: int = 100, seq: int | None = None, **changes: Any) -> Reading:
        fields: dict[str, Any] = {
            "zone": zone.name,
            "rev": zone.rev,
            "node": node,
            "boot": "5f0c" * 8,
            "seq": number - 100 if seq is None else seq,
            "round": number,
            "ticks": 17,
            "step": zone.noise.step,
            "sigma_ticks": zone.noise.sigma_ticks[0],
            "t": zone.schedule.time_of(number),
        }
        return Reading(**{**fields, **changes})

    return make
