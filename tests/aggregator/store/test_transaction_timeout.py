"""A PostgreSQL server that dies or hangs: each batch is whole or absent, and the store works again later."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from heatcloak_aggregator.store import Store, StoredReading
from heatcloak_shared.errors import StoreError
from heatcloak_shared.zone import Zone

Make = Callable[..., StoredReading]


def test_batches_are_whole_or_absent_when_the_server_is_killed(
    disturbed_postgresql: Any, zone: Zone, make: Make
) -> None:
    server = disturbed_postgresql
    store = Store(server.new_database())
    size, failures, number = 50, 0, 100
    for _ in range(3):
        killer = threading.Timer(0.15, server.kill)
        killer.start()
        begun = number
        while True:
            batch = [make(f"n{node:02d}", number) for node in range(size)]
            try:
                store.add(batch)
            except StoreError as error:
                failures += 1
                assert str(error).isprintable()
                break
            number += 1
        killer.join()
        assert number > begun
        with pytest.raises(StoreError, match="check that PostgreSQL runs there"):
            store.check()
        server.start()
        again = store.add(batch)
        # Killed in the middle of a commit, it may have kept the batch or not.
        assert again in ([True] * size, [False] * size)
        number += 1
        assert store.count(zone.name) == (number - 100) * size
    assert failures == 3
    store.close()


def test_a_server_that_hangs_is_waited_for_with_a_limit(
    disturbed_postgresql: Any, zone: Zone, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a query and between queries."""
    monkeypatch.setattr("heatcloak_aggregator.store.database.STATEMENT_TIMEOUT", 0.6)
    monkeypatch.setattr("heatcloak_aggregator.store.database.CONNECT_TIMEOUT", 2)
    monkeypatch.setattr("heatcloak_aggregator.store.transaction_timeout.PING_TIMEOUT", 0.5)
    server = disturbed_postgresql
    store = Store(server.new_database())
    with pytest.raises(StoreError, match="can't be read"), store._database.reading(0.4) as connection:  # noqa: PT012
        server.pause()
        connection.execute(text("SELECT 1"))
    with pytest.raises(StoreError, match="can't be written"):
        store.add([make("n01")])
    server.resume()
    assert store.add([make("n01")]) == [True]
    server.pause()
    with pytest.raises(StoreError, match="can't be written"):
        store.add([make("n02")])
    server.resume()
    assert store.add([make("n01"), make("n02")]) == [False, True]
    store.close()


def test_a_shortened_timeout_aborts_running_and_new_transactions(postgresql: Any) -> None:
    """Afterwards the old limit holds."""
    store = Store(postgresql.new_database())
    began, ended = threading.Event(), list[str]()

    def look() -> None:
        try:
            with store._database.reading(300) as connection:
                began.set()
                connection.execute(text("SELECT pg_sleep(60)"))
        except StoreError as error:
            ended.append(str(error))

    waiting = threading.Thread(target=look)
    waiting.start()
    assert began.wait(10)
    with store.abort_after(0.3):
        waiting.join(5)
        look()
    assert len(ended) == 2
    with store._database.reading() as connection:
        connection.execute(text("SELECT pg_sleep(0.5)"))
    store.close()
