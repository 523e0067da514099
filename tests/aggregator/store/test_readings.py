"""Readings in the store, the same on both databases."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heatcloak_aggregator.store import ReadingVerdict, Store, StoredReading, StoredSequences
from heatcloak_shared.zone import Zone

Make = Callable[..., StoredReading]

HIGHEST = 2**63 - 1


def test_a_reading_is_stored_once(store: Store, zone: Zone, make: Make) -> None:
    """Within a batch and over batches; the first one stays."""
    first, second = make(number=100), make(number=101)
    again = make(number=100, verdict=ReadingVerdict.DUPLICATE, arrived=1.0)
    assert store.add([first, again]) == [True, False]
    assert store.add([again, second, second, first]) == [False, True, False, False]
    assert store.add([]) == []
    assert store.count(zone.name) == 2
    assert list(store.stream(zone.name)) == [first, second]
    assert store.released_messages(zone.name) == [first.reading, second.reading]
    assert (store.count("attic"), store.released_messages("attic")) == (0, [])
    assert store.zones() == [zone.name]


def test_every_field_is_read_as_it_was_written(store_url: str, zone: Zone, make: Make) -> None:
    """At the ends of its range, after a restart."""
    readings = [
        make(ticks=-(2**53) + 1, t=100.1, step=2.0**-1074, arrived=1763690000.1234567, sigma_ticks=2**31 - 1),
        make(node="n02", ticks=2**53 - 1, t=-1e300 / 3, step=2.0**1023, arrived=0.1 + 0.2),
        make(node="n03", seq=HIGHEST, key=HIGHEST, mac="f" * 16, kept=HIGHEST, number=2**53 - 1, t=1e18 / 7),
        make(node="n04", seq=HIGHEST - 1, kept=0, number=-(2**53) + 1, t=0.0),
    ]
    store = Store(store_url)
    assert store.add(readings) == [True] * 4
    store.close()
    again = Store(store_url)
    assert sorted(again.stream(zone.name), key=lambda each: each.reading.node) == readings
    assert again.round_readings(zone.name, zone.rev, 2**53 - 1) == [readings[2]]
    assert again.stored_sequences([(zone.name, "n03", readings[2].reading.boot)]) == {
        (zone.name, "n03", readings[2].reading.boot): StoredSequences(-1, ((HIGHEST, HIGHEST),))
    }
    again.close()


def test_queries_of_rounds_see_accepted_readings_of_one_zone_and_revision(
    store: Store, zone: Zone, make: Make
) -> None:
    store.add(
        [
            make("n02", 101),
            make("n01", 101),
            make("n01", 102),
            make("n02", 102, verdict=ReadingVerdict.LATE),
            make("n03", 102, verdict=ReadingVerdict.SECOND),
            make("n01", 99, seq=50),
            make("n04", 102, rev="0" * 16),
            make("n03", 102, seq=51, zone="attic"),
            make("n03", 103, verdict=ReadingVerdict.LATE),
        ]
    )
    assert store.reporting_nodes(zone.name, zone.rev, 100) == {101: {"n01", "n02"}, 102: {"n01"}}
    accepted = store.accepted_readings(zone.name, zone.rev, [101, 102, 103, 2**70])
    assert {number: [reading.node for reading in each] for number, each in accepted.items()} == {
        101: ["n01", "n02"],
        102: ["n01"],
    }
    assert store.accepted_readings(zone.name, zone.rev, []) == {}
    assert [each.verdict for each in store.round_readings(zone.name, zone.rev, 102)] == [
        "accepted",
        "late",
        "second",
    ]
    assert len(store.round_readings(zone.name, None, 102)) == 4
    assert store.round_readings(zone.name, None, 2**80) == []
    assert store.rounds_to_estimate(zone.name, zone.rev, 100) == [101, 102]
    assert store.rounds_to_estimate(zone.name, zone.rev, -(2**80)) == [99, 101, 102]


def test_a_page_of_rounds_has_counts_and_times_of_arrival(store: Store, zone: Zone, make: Make) -> None:
    """The newest first, between two rounds, of one revision or of all."""
    old = "0" * 16
    for number in range(100, 110):
        store.add([make("n01", number, arrived=number + 1.0), make("n02", number, arrived=number + 2.0)])
    store.add([make("n03", 105, verdict=ReadingVerdict.LATE, arrived=500.0)])
    store.add([make("n04", 105, verdict=ReadingVerdict.SECOND, arrived=90.0)])
    store.add([make("n04", 108, rev=old)])
    rows = store.rounds(zone.name, zone.rev, limit=3)
    assert [row.number for row in rows] == [109, 108, 107]
    (row,) = store.rounds(zone.name, zone.rev, after=104, before=106)
    assert (row.readings, row.late, row.second) == (2, 1, 1)
    assert (row.first_arrived, row.last_arrived, row.estimate_status, row.used) == (90.0, 500.0, None, None)
    both = [(row.number, row.rev) for row in store.rounds(zone.name, None, after=106)]
    assert both == sorted([(107, zone.rev), (108, zone.rev), (108, old), (109, zone.rev)], reverse=True)
    assert store.rounds(zone.name, None, limit=0) == []
    assert store.rounds(zone.name, None, limit=-5) == []
    assert len(store.rounds(zone.name, None, after=-(2**80), before=2**80, limit=2**80)) == 11


@pytest.mark.parametrize("size", [1, 3000])
def test_a_batch_of_any_size_and_order_is_added_once(store: Store, zone: Zone, make: Make, size: int) -> None:
    batch = [make(f"n{i % 7:02d}", 100 + i // 7) for i in reversed(range(size))]
    assert store.add(batch) == [True] * size
    assert store.add(batch) == [False] * size
    assert store.count(zone.name) == size
