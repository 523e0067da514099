"""The partitions of readings by day in PostgreSQL."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Engine, create_engine, text

from heatcloak_aggregator.store import ReadingVerdict, Store, StoredReading, partitions
from heatcloak_aggregator.store.database import parse_url
from heatcloak_shared.zone import Zone

Make = Callable[..., StoredReading]
DAY, TODAY = 86400.0, 20_000
BOOT = "5f0c" * 8


@pytest.fixture
def url(postgresql: Any, template: str) -> str:
    """A store without readings in PostgreSQL."""
    return str(postgresql.new_database(template))


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    """Its database."""
    engine = create_engine(parse_url(url))
    yield engine
    engine.dispose()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """The store."""
    store = Store(url)
    yield store
    store.close()


def rows(engine: Engine) -> dict[str, int]:
    """Return how many readings each partition has, without the empty ones."""
    with engine.connect() as connection:
        query = "SELECT tableoid::regclass::text, count(*) FROM readings GROUP BY 1"
        return {row[0]: row[1] for row in connection.execute(text(query))}


def days(engine: Engine) -> list[tuple[int, int]]:
    """Return first day and end of all partitions but the default one."""
    with engine.connect() as connection:
        return [(int(each.start / DAY), int(each.end / DAY)) for each in partitions.partitions(connection)]


@pytest.fixture
def on_day(make: Make) -> Callable[..., StoredReading]:
    """Make a reading of a day that arrives today."""

    def on_day(
        day: int, seq: int = 0, node: str = "n01", today: int = TODAY, **changes: Any
    ) -> StoredReading:
        t = day * DAY + 3600 + seq
        return make(node, int(t), seq, arrived=today * DAY + 7200.0, t=t, **changes)

    return on_day


def test_a_partition_exists_for_days_near_the_arrival_and_for_the_next_day(
    store: Store, engine: Engine, on_day: Make
) -> None:
    offsets = (-4000, -41, -40, -1, 0, 2, 3, 4000)
    store.add([on_day(TODAY + offset, seq) for seq, offset in enumerate(offsets)])
    assert days(engine) == [(day, day + 1) for day in (TODAY - 40, TODAY - 1, TODAY, TODAY + 1, TODAY + 2)]
    near = {f"readings_day_{TODAY + offset}": 1 for offset in (-40, -1, 0, 2)}
    assert rows(engine) == {**near, "readings_default": 4}


def test_a_reading_sent_again_is_not_new_in_any_partition(store: Store, on_day: Make) -> None:
    batch = [on_day(TODAY + offset, seq) for seq, offset in enumerate((-4000, -3, 0))]
    assert store.add([*batch, batch[1]]) == [True, True, True, False]
    assert store.add([*batch, on_day(TODAY, 9)]) == [False, False, False, True]


def test_services_that_create_the_same_partitions_at_once_store_everything_once(
    url: str, engine: Engine, on_day: Make
) -> None:
    stores = [Store(url) for _ in range(4)]
    barrier = threading.Barrier(len(stores))

    def add(store: Store) -> list[list[bool]]:
        added = []
        for day in range(TODAY - 5, TODAY):
            barrier.wait(60)
            added.append(store.add([on_day(day, seq, today=day) for seq in range(3)]))
        return added

    with ThreadPoolExecutor(len(stores)) as pool:
        results = list(pool.map(add, stores))
    for day in range(5):
        assert [sum(flags) for flags in zip(*(result[day] for result in results), strict=True)] == [1, 1, 1]
    assert "readings_default" not in rows(engine)
    for store in stores:
        store.close()


def test_a_day_with_readings_in_the_default_partition_stays_there(
    url: str, store: Store, engine: Engine, on_day: Make
) -> None:
    assert store.add([on_day(TODAY, 0, today=TODAY - 9)]) == [True]
    assert store.add([on_day(TODAY, 1), on_day(TODAY - 1, 2)]) == [True, True]
    assert rows(engine) == {"readings_default": 2, f"readings_day_{TODAY - 1}": 1}
    again = Store(url)
    assert again.add([on_day(TODAY, seq) for seq in (0, 1, 3)]) == [False, False, True]
    again.close()


def test_a_long_query_delays_no_reading(
    store: Store, engine: Engine, on_day: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It locks the default partition, so that no partition can be created; the next attempt may succeed."""
    monkeypatch.setattr(partitions, "LOCK_PATIENCE", 0.05)
    monkeypatch.setattr(partitions, "RETRY_AFTER", 0.0)
    store.add([on_day(TODAY, 0)])
    with engine.connect() as reader:
        reader.execute(text("SELECT count(*) FROM readings"))
        assert store.add([on_day(TODAY + 2, 1)]) == [True]
        assert rows(engine) == {f"readings_day_{TODAY}": 1, "readings_default": 1}
        assert store.add([on_day(TODAY, 2), on_day(TODAY - 3, 3)]) == [True, True]
    assert store.add([on_day(TODAY - 2, 4)]) == [True]
    assert (TODAY - 2, TODAY - 1) in days(engine)


def test_a_user_who_may_not_create_tables_adds_and_deletes_readings(
    url: str, store: Store, engine: Engine, on_day: Make
) -> None:
    """They are in the default partition, and in those that the owner has created."""
    with engine.begin() as connection:
        connection.execute(text("DROP ROLE IF EXISTS writer"))
        connection.execute(text("CREATE ROLE writer LOGIN"))
        connection.execute(
            text("GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO writer")
        )
    store.add([on_day(TODAY, 0)])
    writer = Store(url.replace("postgres@", "writer@"))
    assert writer.add([on_day(TODAY, 0), on_day(TODAY, 1), on_day(TODAY + 2, 2)]) == [False, True, True]
    assert rows(engine) == {f"readings_day_{TODAY}": 2, "readings_default": 1}
    writer.save_watermarks({("hall", "n01", BOOT): 9})
    *_, done = writer.apply_retention({"hall": (TODAY + 9) * DAY})
    assert done.readings == 3
    writer.close()
    with engine.begin() as connection:
        connection.execute(text("DROP OWNED BY writer"))
        connection.execute(text("DROP ROLE writer"))


def test_many_partitions_are_followed_by_longer_ones(
    store: Store, engine: Engine, on_day: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They fill the gap before an existing one."""
    monkeypatch.setattr(partitions, "MOST_DAYS", 3)
    store.add([on_day(TODAY - 10, 0), on_day(TODAY, 1)])
    store.add([on_day(TODAY - 9, 2), on_day(TODAY + 2, 3)])
    expected = [
        (TODAY - 10, TODAY - 9),
        (TODAY - 9, TODAY),
        (TODAY, TODAY + 1),
        (TODAY + 1, TODAY + 2),
        (TODAY + 2, TODAY + 32),
    ]
    assert days(engine) == expected
    assert "readings_default" not in rows(engine)


def test_queries_over_many_days_agree_with_sqlite(
    store: Store, sqlite_store: Store, zone: Zone, make: Make
) -> None:
    """Rounds of an hour over eight days, of two revisions, with some from wrong clocks."""
    draw = random.Random(5)
    batch = []
    for seq, number in enumerate(range(1000, 1200)):
        t = TODAY * DAY + number * 3600.0
        for node in ("n01", "n02", "n03"):
            rev = zone.rev if draw.random() < 0.7 else "0" * 16
            if draw.random() < 0.8:
                late = draw.random() * 2e5 if draw.random() < 0.9 else 9e6
                verdict = draw.choice(list(ReadingVerdict)[::2])
                batch.append(make(node, number, seq, verdict, t + late, t=t, rev=rev))
    draw.shuffle(batch)
    answers = []
    name, rev, since = zone.name, zone.rev, (TODAY + 44) * DAY
    for each in (store, sqlite_store):
        added = [each.add(batch[start : start + 50]) for start in range(0, len(batch), 50)]
        key = zone.name, "n01", BOOT
        each.save_watermarks({key: 20})
        answers.append(
            [
                added,
                each.zones(),
                each.rounds(name, None, limit=70),
                each.rounds(name, None, after=1030, before=1100),
                each.rounds(name, rev, before=1100, limit=20),
                each.reporting_nodes(name, rev, 1100),
                each.rounds_to_estimate(name, rev, 1050),
                each.accepted_readings(name, rev, range(990, 1100, 7)),
                [each.round_readings(name, None, number) for number in range(1000, 1200, 23)],
                each.stored_sequences([key, (zone.name, "n02", BOOT)]),
                each.boots(name),
                each.count(name),
                # Readings of one node and verdict in a round are in no particular order.
                [stored.reading for stored in each.stream(name, since, since + 3 * DAY)],
            ]
        )
    assert answers[0] == answers[1]
    assert len(list(store.stream(zone.name, since, since + 3 * DAY))) > 50
