"""Stores in both kinds of database, and readings to store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.store import ReadingVerdict, Store, StoredReading
from heatcloak_shared import Reading

Make = Callable[..., StoredReading]


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """The kind of database."""
    return str(request.param)


@pytest.fixture
def store_url(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without tables."""
    if kind == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    return str(request.getfixturevalue("postgresql").new_database())


@pytest.fixture(scope="session")
def template(postgresql: Any) -> str:
    """The name of a PostgreSQL database that is a store without readings, to be copied."""
    url = postgresql.new_database()
    Store(url).close()
    return str(url.rpartition("/")[2])


@pytest.fixture
def store(kind: str, request: pytest.FixtureRequest) -> Iterator[Store]:
    """A store without readings."""
    if kind == "sqlite":
        yield request.getfixturevalue("sqlite_store")
        return
    store = Store(request.getfixturevalue("postgresql").new_database(request.getfixturevalue("template")))
    yield store
    store.close()


@pytest.fixture
def make(make_reading: Callable[..., Reading]) -> Make:
    """Make a stored reading of a node and a round; keywords change its fields."""

    def make(
        node: str = "n01",
        number: int = 100,
        seq: int | None = None,
        verdict: ReadingVerdict = ReadingVerdict.ACCEPTED,
        arrived: float = 1763690000.25,
        **changes: Any,
    ) -> StoredReading:
        return StoredReading(make_reading(node, number, seq, **changes), verdict, arrived)

    return make
