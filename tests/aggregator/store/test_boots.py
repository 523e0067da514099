"""Saved watermarks and stored sequence numbers, and retention, compared with a model of sets."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.store import BootKey, Pruned, Store, StoredEstimate, StoredReading, StoredSequences
from heatcloak_shared.wire import Estimate
from heatcloak_shared.zone import Zone

Make = Callable[..., StoredReading]

BOOT = "5f0c" * 8
HIGHEST = 2**63 - 1


def sequences_of(stored: set[int], through: int) -> StoredSequences:
    """Return the model's answer."""
    while through + 1 in stored:
        through += 1
    beyond: list[tuple[int, int]] = []
    for number in sorted(each for each in stored if each > through):
        if beyond and beyond[-1][1] == number - 1:
            beyond[-1] = (beyond[-1][0], number)
        else:
            beyond.append((number, number))
    return StoredSequences(through, tuple(beyond))


def test_stored_sequences_are_the_watermark_and_ranges_above_it(store: Store, zone: Zone, make: Make) -> None:
    """For every requested boot."""
    keys: list[BootKey] = [(zone.name, node, BOOT) for node in ("n01", "n02", "n03")]
    store.add([make("n01", seq=seq) for seq in (0, 1, 2, 5, 6, 9, HIGHEST - 1, HIGHEST)])
    store.add([make("n02", seq=seq) for seq in (3, 4)])
    assert store.stored_sequences([]) == {}
    assert store.stored_sequences(keys) == {
        keys[0]: StoredSequences(2, ((5, 6), (9, 9), (HIGHEST - 1, HIGHEST))),
        keys[1]: StoredSequences(-1, ((3, 4),)),
        keys[2]: StoredSequences(-1),
    }
    store.save_watermarks({keys[0]: 4, keys[1]: 1, keys[2]: HIGHEST})
    store.save_watermarks({})
    assert store.stored_sequences(keys) == {
        keys[0]: StoredSequences(6, ((9, 9), (HIGHEST - 1, HIGHEST))),
        keys[1]: StoredSequences(1, ((3, 4),)),
        keys[2]: StoredSequences(HIGHEST),
    }
    store.save_watermarks({keys[0]: 3, keys[2]: 7})
    rows = store.boots(zone.name)
    assert [(row.node, row.through, row.last) for row in rows] == [
        ("n01", 4, HIGHEST),
        ("n02", 1, 4),
        ("n03", HIGHEST, None),
    ]


def test_more_boots_than_fit_into_one_query_can_be_requested(store: Store, zone: Zone, make: Make) -> None:
    keys: list[BootKey] = [(zone.name, "n01", f"{number:032x}") for number in range(1500)]
    store.add([make("n01", seq=1, boot=boot) for _, _, boot in keys[::2]])
    store.save_watermarks(dict.fromkeys(keys, 0))
    held = store.stored_sequences(keys)
    assert list(held) == keys
    assert all(held[key] == StoredSequences(1 - number % 2) for number, key in enumerate(keys))


def test_retention_deletes_readings_up_to_the_watermark(store: Store, zone: Zone, make: Make) -> None:
    """Others stay and are counted; a deleted reading is not new when it is sent again."""
    batch = [make(node, number) for number in range(100, 120) for node in ("n01", "n02", "n03")]
    attic = make("n01", 100, zone="attic")
    store.add([*batch, attic])
    store.add_estimates(
        [
            StoredEstimate(Estimate(zone.name, zone.rev, number, "bpdn", "optimal", (), ()), 3, 1e9)
            for number in range(99, 120)
        ]
    )
    keys: list[BootKey] = [(zone.name, node, BOOT) for node in ("n01", "n02", "n03")]
    store.save_watermarks({keys[0]: 19, keys[1]: 4})
    before = zone.schedule.start_of(110)
    progress = list(store.prune(zone.name, before, batch=7))
    assert progress[-1] == Pruned(readings=15, estimates=0, left=15)
    assert len(progress) > 3
    assert store.stored_sequences(keys) == {
        keys[0]: StoredSequences(19),
        keys[1]: StoredSequences(19),
        keys[2]: StoredSequences(19),
    }
    assert [(row.through, row.pruned) for row in store.boots(zone.name)] == [(19, 9), (4, 4)]
    assert store.add(batch) == [False] * len(batch)
    assert store.count(zone.name) == 45
    store.save_watermarks({keys[1]: 19, keys[2]: 19})
    # All readings of these rounds are deleted now, and their estimates; that of round 99 is not old.
    assert list(store.prune(None, before))[-1] == Pruned(readings=15, estimates=10, left=1)
    assert store.estimated_rounds(zone.name, zone.rev, 0) == [99, *range(110, 120)]
    assert store.add(batch) == [False] * len(batch)
    assert store.count(zone.name) == 30
    # The same numbers of another boot are other readings.
    assert store.add([make("n01", 100, boot="0" * 32)]) == [True]
    # The age of an estimate without readings is that of its computation.
    assert list(store.prune(zone.name, 2e9))[-1].estimates == 11
    assert list(store.prune("cellar", 2e9)) == []


def test_a_round_is_deleted_when_all_its_readings_are_old(store: Store, zone: Zone, make: Make) -> None:
    store.add([make("n01", 100, t=100.2), make("n02", 100, t=100.8), make("n03", 99, seq=0)])
    store.save_watermarks({(zone.name, node, BOOT): 0 for node in ("n01", "n02", "n03")})
    assert list(store.prune(zone.name, 100.5))[-1].readings == 1
    assert sorted(store.reporting_nodes(zone.name, zone.rev, 0)) == [100]


def test_a_reading_below_the_watermark_is_new_unless_retention_deleted_it(
    store: Store, zone: Zone, make: Make
) -> None:
    """It may have been given up."""
    store.save_watermarks({(zone.name, "n01", BOOT): 9})
    assert store.add([make("n01", seq=5)]) == [True]


_NODES = ("n01", "n02")
_STEPS = st.lists(
    st.one_of(
        st.tuples(
            st.just("add"), st.lists(st.tuples(st.sampled_from(_NODES), st.integers(0, 12)), max_size=6)
        ),
        st.tuples(st.just("save"), st.tuples(st.sampled_from(_NODES), st.integers(0, 12))),
        st.tuples(st.just("prune"), st.integers(0, 14)),
        st.tuples(st.just("restart"), st.none()),
    ),
    max_size=14,
)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_store_agrees_with_a_model(
    kind: str, zone: Zone, make: Make, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """For readings, watermarks, retention and restarts in any order."""
    counter = itertools.count()
    if kind == "sqlite":
        url = f"sqlite:///{tmp_path}/store.db"
    else:
        url = request.getfixturevalue("postgresql").new_database()
    stores = [Store(url)]

    @settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
    @given(_STEPS)
    def check(steps: list[tuple[str, object]]) -> None:
        # A new zone is faster than a new database.
        name = f"zone{next(counter)}"
        keys: dict[str, BootKey] = {node: (name, node, BOOT) for node in _NODES}
        stored: dict[str, set[int]] = {node: set() for node in _NODES}
        known: dict[str, set[int]] = {node: set() for node in _NODES}
        through = dict.fromkeys(_NODES, -1)
        for step, argument in steps:
            store = stores[-1]
            if step == "add":
                expected = []
                for node, seq in argument:  # type: ignore[attr-defined]
                    expected.append(seq not in known[node])
                    stored[node] |= {seq} - known[node]
                    known[node].add(seq)
                batch = [make(node, 100 + seq, zone=name) for node, seq in argument]  # type: ignore[attr-defined]
                assert store.add(batch) == expected
            elif step == "save":
                node, highest = cast("tuple[str, int]", argument)
                through[node] = max(through[node], highest)
                store.save_watermarks({keys[node]: highest})
            elif step == "prune":
                old = {seq for seq in range(13) if seq < argument}  # type: ignore[operator]
                before = zone.schedule.start_of(100 + argument)  # type: ignore[operator]
                progress = [*store.prune(name, before, batch=3), Pruned()]
                gone = 0
                for node in _NODES:
                    covered = {seq for seq in stored[node] & old if seq <= through[node]}
                    # All numbers below a deleted one count as deleted.
                    known[node] |= set(range(max(covered, default=-1) + 1))
                    stored[node] -= covered
                    gone += len(covered)
                if len(progress) > 1:
                    assert progress[-2].readings == gone
                    assert progress[-2].left == sum(len(stored[node] & old) for node in _NODES)
                else:
                    assert gone == 0
            else:
                store.close()
                stores[-1] = Store(url)
            assert stores[-1].stored_sequences(list(keys.values())) == {
                keys[node]: sequences_of(stored[node], through[node]) for node in _NODES
            }
        assert stores[-1].count(name) == sum(map(len, stored.values()))

    check()
    stores[-1].close()


def test_the_query_for_ranges_reads_only_the_index_above_the_watermark(
    tmp_path: Path, zone: Zone, make: Make
) -> None:
    Store(f"sqlite:///{tmp_path}/store.db").close()
    from heatcloak_aggregator.store import boots

    with sqlite3.connect(tmp_path / "store.db") as database:
        plan = str(
            database.execute(f"EXPLAIN QUERY PLAN {boots.SQLITE_RANGES}", ("z", "n", "b", 5)).fetchall()
        )
    database.close()
    assert "sqlite_autoindex_readings_1 (zone=? AND node=? AND boot=? AND seq>?)" in plan
