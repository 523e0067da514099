"""Retention of many zones: by whole days in PostgreSQL, by rows in SQLite."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import create_engine, text

from heatcloak_aggregator.store import (
    FencedError,
    Pruned,
    Store,
    StoredReading,
    partition_retention,
    partitions,
)
from heatcloak_aggregator.store.database import parse_url
from heatcloak_aggregator.store.rows import StoredEstimate
from heatcloak_shared.wire import Estimate

Make = Callable[..., StoredReading]
DAY, TODAY = 86400.0, 20_000
BOOT = "5f0c" * 8
NODES = ("n01", "n02")


@pytest.fixture
def url(postgresql: Any, template: str) -> str:
    """A store without readings in PostgreSQL."""
    return str(postgresql.new_database(template))


@pytest.fixture
def on_day(make: Make) -> Make:
    """Make a reading of a zone, hours after the start of a day: by default the number of its reading."""

    def on_day(
        day: int, seq: int = 0, node: str = "n01", zone: str = "hall", hours: float | None = None
    ) -> StoredReading:
        t = day * DAY + 3600.0 * (seq if hours is None else hours)
        return make(node, int(t // 3600), seq, zone=zone, arrived=t + 2.0, t=t)

    return on_day


def days(url: str) -> set[int]:
    """Return the days that have a partition with readings."""
    engine = create_engine(parse_url(url))
    with engine.connect() as connection:
        found = {
            int(each.start / DAY)
            for each in partitions.partitions(connection)
            if connection.scalar(text(f"SELECT EXISTS (SELECT FROM {each.name})"))  # noqa: S608
        }
    engine.dispose()
    return found


def cover(store: Store, *zones: str, through: int = 10_000) -> None:
    """Save watermarks of the nodes of zones above all their readings."""
    store.save_watermarks({(zone, node, BOOT): through for zone in zones for node in NODES})


def test_whole_days_are_dropped_with_their_estimates_and_nothing_sent_again_is_new(
    url: str, on_day: Make, zone: Any
) -> None:
    store = Store(url)
    batch = [on_day(TODAY - ago, 3 - ago, node, hours=5) for ago in range(4) for node in NODES]
    store.add(batch)
    cover(store, "hall")
    store.add_estimates(
        [
            StoredEstimate(
                Estimate("hall", zone.rev, each.reading.round, "bpdn", "optimal", (), ()), 2, each.arrived
            )
            for each in batch[::2]
        ]
    )
    assert list(store.apply_retention({})) == []
    # The day in which the limit lies stays, until the limit is at its end.
    *_, done = store.apply_retention({"hall": (TODAY - 1) * DAY + 80_000.0})
    assert done == Pruned(readings=4, estimates=2)
    assert days(url) == {TODAY - 1, TODAY}
    *_, done = store.apply_retention({"hall": TODAY * DAY})
    assert done == Pruned(readings=2, estimates=1)
    assert days(url) == {TODAY}
    assert store.add(batch) == [False] * 8
    assert store.count("hall") == 2
    assert [row.pruned for row in store.boots("hall")] == [2, 2]
    store.close()


def test_readings_above_their_watermark_stay_when_their_day_is_dropped(url: str, on_day: Make) -> None:
    """Also those of a boot without a watermark."""
    store = Store(url)
    batch = [on_day(TODAY, seq, node) for seq in range(6) for node in (*NODES, "n03")]
    store.add(batch)
    store.save_watermarks({("hall", "n01", BOOT): 9, ("hall", "n02", BOOT): 2})
    *_, done = store.apply_retention({"hall": (TODAY + 1) * DAY})
    assert done == Pruned(readings=9, left=9)
    assert days(url) == set()
    assert store.add(batch) == [False] * len(batch)
    assert {(each.reading.node, each.reading.seq) for each in store.stream("hall")} == {
        *(("n02", seq) for seq in (3, 4, 5)),
        *(("n03", seq) for seq in range(6)),
    }
    cover(store, "hall")
    store.save_watermarks({("hall", "n03", BOOT): 9})
    *_, done = store.apply_retention({"hall": (TODAY + 1) * DAY})
    assert done == Pruned(readings=9)
    assert store.add(batch) == [False] * len(batch)
    store.close()


def test_a_day_with_many_readings_above_watermarks_is_deleted_by_rows(
    url: str, on_day: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(partition_retention, "MOST_MOVED", 3)
    store = Store(url)
    store.add([on_day(TODAY, seq) for seq in range(6)])
    store.save_watermarks({("hall", "n01", BOOT): 1})
    *_, done = store.apply_retention({"hall": (TODAY + 1) * DAY})
    assert done == Pruned(readings=2, left=4)
    assert days(url) == {TODAY}
    store.close()


def test_a_day_stays_for_a_zone_without_a_limit_and_loses_the_rows_of_others(url: str, on_day: Make) -> None:
    store, other = Store(url), Store(url)
    zones = ("hall", "attic", "cellar")
    store.add([on_day(TODAY - ago, 1 - ago, zone=name) for ago in range(2) for name in zones])
    cover(store, *zones)
    *_, done = store.apply_retention({"hall": TODAY * DAY})
    assert done == Pruned(readings=1)
    assert days(url) == {TODAY - 1, TODAY}
    assert [store.count(name) for name in zones] == [1, 2, 2]
    # The limits of zones that another service serves count too; its own rows are gone by then.
    *_, done = other.apply_retention({"attic": TODAY * DAY, "cellar": (TODAY - 9) * DAY})
    assert done == Pruned(readings=1)
    assert days(url) == {TODAY - 1, TODAY}
    *_, done = other.apply_retention({"cellar": TODAY * DAY})
    assert done == Pruned(readings=1)
    assert days(url) == {TODAY}
    for each in (store, other):
        each.close()


def test_a_service_drops_days_of_zones_of_another_one_by_their_stored_limits(url: str, on_day: Make) -> None:
    store, other = Store(url), Store(url)
    late, batch = on_day(TODAY, 5), [on_day(TODAY, 0, zone=name) for name in ("hall", "attic")]
    store.add(batch)
    cover(store, "hall", "attic")
    *_, done = store.apply_retention({"hall": (TODAY + 1) * DAY})
    assert done == Pruned(readings=1)
    assert store.add([late]) == [True]
    *_, done = other.apply_retention({"attic": (TODAY + 1) * DAY})
    assert done == Pruned(readings=2)
    assert days(url) == set()
    assert other.add([*batch, late]) == [False] * 3
    for each in (store, other):
        each.close()


def test_a_zone_that_no_service_serves_holds_no_day_back(url: str, on_day: Make) -> None:
    """Its last service said for how long its readings are kept."""
    store = Store(url)
    zones = ("hall", "attic", "cellar", "shed")
    store.add([on_day(TODAY, 0, zone=name) for name in zones])
    cover(store, *zones)
    store.take_leases("other", ["attic", "cellar"], 2, 60.0)
    for name in ("attic", "cellar", "hall"):
        list(store.apply_retention({name: (TODAY - 5) * DAY}, keep=2 * DAY))
    list(store.apply_retention({"hall": (TODAY - 5) * DAY}))
    list(store.apply_retention({"shed": (TODAY - 5) * DAY}))
    now = (TODAY + 3) * DAY
    assert store.abandoned_limits({"hall"}, now) == {}
    store.release_leases("other", {"attic": 1})
    assert store.abandoned_limits({"hall"}, now) == {"attic": now - 2 * DAY}
    store.resign("other")
    limits = dict.fromkeys(("attic", "cellar", "hall"), now - 2 * DAY)
    assert store.abandoned_limits((), now) == limits
    list(store.apply_retention(limits))
    assert store.abandoned_limits((), now) == {}
    # The service of this one has not said.
    assert [store.count(name) for name in zones] == [0, 0, 0, 1]
    *_, done = store.apply_retention({"shed": now})
    assert done == Pruned(readings=1)
    assert days(url) == set()
    store.close()


def test_a_service_that_lost_a_zone_neither_stores_its_limit_nor_deletes(url: str, on_day: Make) -> None:
    store = Store(url)
    store.add([on_day(TODAY)])
    cover(store, "hall")
    fences = store.take_leases("a", ["hall"], 1, 60.0)
    limits = {"hall": (TODAY + 1) * DAY}
    for lost in ({}, {"hall": fences["hall"] - 1}):
        with pytest.raises(FencedError):
            list(store.apply_retention(limits, lost))
    list(store.apply_retention({"attic": (TODAY + 1) * DAY}))
    assert store.count("hall") == 1
    *_, done = store.apply_retention(limits, fences)
    assert done == Pruned(readings=1)
    store.close()


def test_the_default_partition_is_deleted_by_rows(url: str, on_day: Make) -> None:
    store = Store(url)
    batch = [
        StoredReading(each.reading, each.verdict, each.arrived + 90 * DAY)
        for each in (on_day(TODAY, seq) for seq in range(3))
    ]
    store.add(batch)
    assert days(url) == set()
    cover(store, "hall")
    *_, done = store.apply_retention({"hall": (TODAY + 1) * DAY})
    assert done == Pruned(readings=3)
    assert store.add(batch) == [False] * 3
    store.close()


def test_a_long_query_leaves_old_days_to_be_deleted_by_rows(
    url: str, on_day: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds a lock that dropping a partition needs; the empty partition goes the next time."""
    monkeypatch.setattr(partitions, "LOCK_PATIENCE", 0.05)
    store = Store(url)
    batch = [on_day(TODAY, seq, node) for seq in range(3) for node in NODES]
    store.add(batch)
    cover(store, "hall")
    reader = store.stream("hall")
    next(reader)
    *_, done = store.apply_retention({"hall": (TODAY + 1) * DAY})
    assert done == Pruned(readings=6)
    assert len(list(reader)) == 5
    assert store.add(batch) == [False] * 6
    list(store.apply_retention({"hall": (TODAY + 1) * DAY}))
    engine = create_engine(parse_url(url))
    with engine.connect() as connection:
        assert TODAY * DAY not in {each.start for each in partitions.partitions(connection)}
    engine.dispose()
    store.close()


def test_pruning_all_zones_drops_whole_days_and_the_old_rows_of_the_last_one(url: str, on_day: Make) -> None:
    store = Store(url)
    store.add(
        [on_day(TODAY - ago, 3 - ago, node, zone) for ago in range(3) for node in NODES for zone in "ab"]
    )
    store.add([on_day(TODAY, 9, zone=zone) for zone in "ab"])
    cover(store, "a", "b")
    *_, done = store.prune(None, TODAY * DAY + 3600 * 5)
    assert done == Pruned(readings=12)
    assert days(url) == {TODAY}
    assert [store.count(zone) for zone in "ab"] == [1, 1]
    store.close()


def test_states_of_trackers_that_contain_readings_of_a_dropped_day_are_deleted(
    url: str, on_day: Make, zone: Any
) -> None:
    """A state contains the readings of its round and of the 23 rounds before."""
    store = Store(url)
    batch = [on_day(TODAY, seq) for seq in range(48)]
    store.add(batch)
    cover(store, "hall")
    numbers = [each.reading.round for each in batch]
    store.save_tracker_states("hall", zone.rev, dict.fromkeys(numbers, b"x"), ())
    store.save_tracker_states("attic", zone.rev, dict.fromkeys(numbers, b"x"), ())
    list(store.apply_retention({"hall": (TODAY + 1) * DAY}))
    assert list(store.tracker_states("hall", zone.rev)) == numbers[47:]
    assert len(store.tracker_states("attic", zone.rev)) == 48
    store.close()


def test_readings_sent_again_while_their_day_is_dropped_are_never_new(url: str, on_day: Make) -> None:
    """Several services insert the same readings all the time."""
    store = Store(url)
    batches = [
        [on_day(TODAY - ago, 9 - ago + 10 * k, n) for k in range(3) for n in NODES] for ago in range(8)
    ]
    for batch in batches:
        assert all(store.add(batch))
    # Half of the boots' readings are above the watermark.
    store.save_watermarks({("hall", "n01", BOOT): 1000, ("hall", "n02", BOOT): 12})
    stop = threading.Event()
    results: list[bool] = []
    errors: list[BaseException] = []

    def insert(inserting: Store) -> None:
        try:
            while not stop.is_set():
                for batch in batches:
                    results.extend(inserting.add(batch))
        except BaseException as error:  # noqa: BLE001  shown by the test
            errors.append(error)

    stores = [Store(url) for _ in range(3)]
    threads = [threading.Thread(target=insert, args=(each,)) for each in stores]
    for thread in threads:
        thread.start()
    done = Pruned()
    for day in range(TODAY - 6, TODAY + 2):
        *_, done = itertools.chain([done], store.apply_retention({"hall": day * DAY}))
    stop.set()
    for thread in threads:
        thread.join()
    assert errors == []
    assert len(results) > 100
    assert not any(results)
    list(store.apply_retention({"hall": (TODAY + 1) * DAY}))
    expected = {("n02", each.reading.seq) for batch in batches for each in batch if each.reading.seq > 12}
    kept = {(each.reading.node, each.reading.seq) for each in store.stream("hall")}
    assert {key for key in kept if key[0] == "n02"} == expected
    for each in (*stores, store):
        each.close()


_STEPS = st.lists(
    st.one_of(
        st.tuples(
            st.just("add"), st.lists(st.tuples(st.sampled_from(NODES), st.integers(0, 12)), max_size=6)
        ),
        st.tuples(st.just("save"), st.tuples(st.sampled_from(NODES), st.integers(0, 12))),
        st.tuples(st.just("retain"), st.integers(0, 14)),
    ),
    max_size=14,
)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_retention_agrees_with_a_model(
    kind: str, on_day: Make, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """For readings every eight hours, watermarks and limits in any order."""
    counter = itertools.count()
    if kind == "sqlite":
        url = f"sqlite:///{tmp_path}/store.db"
    else:
        url = request.getfixturevalue("postgresql").new_database()
    store = Store(url)

    @settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
    @given(_STEPS)
    def check(steps: list[tuple[str, object]]) -> None:
        number = next(counter)
        name = f"zone{number}"
        # Days of their own, so that no other zone keeps a partition.
        first = TODAY + 10 * number
        stored: dict[str, set[int]] = {node: set() for node in NODES}
        known: dict[str, set[int]] = {node: set() for node in NODES}
        through = dict.fromkeys(NODES, -1)
        for step, argument in steps:
            if step == "add":
                asked = cast("list[tuple[str, int]]", argument)
                expected = []
                for node, seq in asked:
                    expected.append(seq not in known[node])
                    stored[node] |= {seq} - known[node]
                    known[node].add(seq)
                batch = [on_day(first, seq, node, name, hours=8 * seq) for node, seq in asked]
                assert store.add(batch) == expected
            elif step == "save":
                node, highest = cast("tuple[str, int]", argument)
                through[node] = max(through[node], highest)
                store.save_watermarks({(name, node, BOOT): highest})
            else:
                limit = cast("int", argument)
                # In PostgreSQL whole days are deleted.
                limit -= limit % 3 if kind == "postgresql" else 0
                for _ in store.apply_retention({name: first * DAY + 8 * 3600.0 * cast("int", argument)}):
                    pass
                for node in NODES:
                    covered = {seq for seq in stored[node] if seq < limit and seq <= through[node]}
                    known[node] |= set(range(max(covered, default=-1) + 1))
                    stored[node] -= covered
            for node in NODES:
                found = {each.reading.seq for each in store.stream(name) if each.reading.node == node}
                assert found == stored[node]

    check()
    store.close()
