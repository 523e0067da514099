"""The states of trackers in the store, and their retention."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_aggregator.store import Store, StoredReading
from heatcloak_shared.errors import StoreError
from heatcloak_shared.zone import Zone

Make = Callable[..., StoredReading]

BOOT, OTHER_REV = "5f0c" * 8, "0" * 16


def states(*rounds: int) -> dict[int, bytes]:
    return {number: b"state of %d" % number for number in rounds}


def test_states_are_read_as_they_were_written(store: Store) -> None:
    """By round, ascending, of one zone and revision."""
    every_byte = bytes(range(256)) * 4096
    store.save_tracker_states("hall", OTHER_REV, {2**53 - 1: b"", -7: every_byte, 3: b"\0"}, ())
    store.save_tracker_states("hall", "1" * 16, states(4), ())
    store.save_tracker_states("attic", OTHER_REV, states(5), ())
    found = store.tracker_states("hall", OTHER_REV)
    assert list(found.items()) == [(-7, every_byte), (3, b"\0"), (2**53 - 1, b"")]
    assert store.tracker_states("hall", "1" * 16) == states(4)
    assert store.tracker_states("attic", OTHER_REV) == states(5)
    assert store.tracker_states("attic", "1" * 16) == {}


def test_saving_replaces_new_states_and_deletes_dropped_ones(store: Store) -> None:
    """Of the same zone and revision only; others stay, since they may be those of another service."""
    others = [("hall", "1" * 16), ("attic", OTHER_REV)]
    for zone, rev in others:
        store.save_tracker_states(zone, rev, states(1), ())
    store.save_tracker_states("hall", OTHER_REV, states(1, 2, 3), ())
    store.save_tracker_states("hall", OTHER_REV, {3: b"again", 4: b"new"}, [2, 77])
    assert store.tracker_states("hall", OTHER_REV) == states(1) | {3: b"again", 4: b"new"}
    store.save_tracker_states("hall", OTHER_REV, {}, {1, 4})
    assert store.tracker_states("hall", OTHER_REV) == {3: b"again"}
    assert [store.tracker_states(*each) for each in others] == [states(1)] * 2


def test_more_states_than_fit_into_one_query_are_deleted(store: Store) -> None:
    store.save_tracker_states("hall", OTHER_REV, states(*range(1200)), ())
    store.save_tracker_states("hall", OTHER_REV, states(1200), range(2, 1200))
    assert store.tracker_states("hall", OTHER_REV) == states(0, 1, 1200)


def test_a_failed_save_changes_nothing(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/store.db")
    store.save_tracker_states("hall", OTHER_REV, states(1, 2), ())
    with sqlite3.connect(tmp_path / "store.db") as database:
        database.execute(
            "CREATE TRIGGER full BEFORE INSERT ON tracker_states BEGIN SELECT RAISE(FAIL, 'full'); END"
        )
    database.close()
    with pytest.raises(StoreError):
        store.save_tracker_states("hall", OTHER_REV, states(3), ())
    assert store.tracker_states("hall", OTHER_REV) == states(1, 2)
    store.close()


def test_retention_deletes_the_states_that_contain_readings_that_it_deletes(
    store: Store, zone: Zone, make: Make
) -> None:
    """A state contains the readings of 24 rounds; it may be deleted too early, but not too late."""
    rounds = (*range(100, 120), *range(130, 150))
    store.add([make(node, number) for number in rounds for node in ("n01", "n02")])
    store.add([make("n03", 100, rev=OTHER_REV)])
    # Readings of n02 are not below its watermark, and stay.
    store.save_watermarks({(zone.name, "n01", BOOT): 60, (zone.name, "n03", BOOT): 0})
    store.save_tracker_states(zone.name, zone.rev, states(*rounds, 160), ())
    store.save_tracker_states(zone.name, OTHER_REV, states(100, 120), ())
    list(store.prune(zone.name, zone.schedule.start_of(103), batch=2))
    assert store.tracker_states(zone.name, OTHER_REV) == {}, "its last reading is deleted"
    # The 24 rounds up to 136 contain none of those before 103.
    assert store.tracker_states(zone.name, zone.rev) == states(*range(136, 150), 160)
    list(store.prune(zone.name, zone.schedule.start_of(135)))
    assert store.tracker_states(zone.name, zone.rev) == {}


def test_a_state_is_deleted_in_the_transaction_of_its_readings(store: Store, zone: Zone, make: Make) -> None:
    """Retention may end after any transaction."""
    store.add([make("n01", number) for number in range(100, 140)])
    store.save_watermarks({(zone.name, "n01", BOOT): 39})
    store.save_tracker_states(zone.name, zone.rev, states(*range(100, 140)), ())
    progress = store.prune(zone.name, zone.schedule.start_of(139), batch=3)
    assert next(progress).readings == 3
    assert store.tracker_states(zone.name, zone.rev) == states(*range(126, 140))


def test_retention_keeps_states_of_recent_rounds(store: Store, zone: Zone, make: Make) -> None:
    store.add([make("n01", number) for number in range(100, 103)])
    store.save_tracker_states(zone.name, zone.rev, states(99, 100, 102, 103), ())
    list(store.prune(zone.name, zone.schedule.start_of(100)))
    assert store.tracker_states(zone.name, zone.rev) == states(100, 102, 103)


def test_retention_of_all_zones_deletes_states_without_any_readings(store: Store) -> None:
    store.save_tracker_states("attic", OTHER_REV, states(7), ())
    list(store.prune("cellar", 0.0))
    assert store.tracker_states("attic", OTHER_REV) == states(7)
    list(store.prune(None, 0.0))
    assert store.tracker_states("attic", OTHER_REV) == {}
