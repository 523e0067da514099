"""Watermarks: up to which sequence number nodes may delete, over several boots and after losses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.service import watermarks
from heatcloak_aggregator.service.watermarks import (
    MAX_CACHED_BOOTS,
    MAX_RANGES,
    BootSequence,
    Watermarks,
)
from heatcloak_aggregator.store import BootKey, StoredSequences
from heatcloak_shared import Reading
from heatcloak_shared.wire import NodeState, Status

Make = Callable[..., Reading]
A, B = "aa" * 16, "bb" * 16


@given(st.lists(st.integers(0, 30)))
def test_all_numbers_up_to_the_watermark_are_stored_and_the_next_is_not(numbers: list[int]) -> None:
    """In any order and with duplicates."""
    sequence = BootSequence()
    for number in numbers:
        sequence.add(number)
    present = set(numbers)
    assert all(n in present for n in range(sequence.watermark + 1))
    assert sequence.watermark + 1 not in present
    assert all((n in sequence) == (n in present) for n in range(32))
    assert sequence.gaps == max([*present, -1]) + 1 - len(present)


def test_a_jump_to_the_highest_number_takes_no_memory() -> None:
    sequence = BootSequence()
    sequence.add(0)
    sequence.add(2**63 - 1)
    assert sequence.watermark == 0
    assert sequence.gaps == 2**63 - 2


def test_the_number_of_ranges_is_bounded() -> None:
    """A number that closes a gap or extends a range still has room."""
    sequence = BootSequence()
    for number in range(MAX_RANGES):
        assert sequence.has_room_for(10 + 10 * number)
        sequence.add(10 + 10 * number)
    last = 10 * MAX_RANGES
    for number in (last + 2, 5, last - 5):
        assert not sequence.has_room_for(number)
    for number in (0, last + 1, last - 1, last - 9):
        assert sequence.has_room_for(number)


@given(st.sets(st.integers(0, 60)), st.integers(-1, 40), st.lists(st.integers(0, 60)))
def test_a_loaded_sequence_equals_one_of_single_numbers(
    stored: set[int], watermark: int, more: list[int]
) -> None:
    ranges: list[tuple[int, int]] = []
    for number in sorted(n for n in stored if n > watermark):
        if ranges and ranges[-1][1] == number - 1:
            ranges[-1] = ranges[-1][0], number
        else:
            ranges.append((number, number))
    loaded, added = BootSequence(watermark, ranges), BootSequence()
    added.give_up_below(watermark + 1)
    for number in [*stored, *more]:
        added.add(number)
    for number in more:
        loaded.add(number)
    assert loaded.watermark == added.watermark
    assert loaded.gaps == added.gaps
    assert all((n in loaded) == (n in added) for n in range(62))


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30))))
def test_the_watermark_passes_numbers_that_the_node_gave_up(arrivals: list[tuple[int, int]]) -> None:
    """After a full spool, or with a new store."""
    sequence, present, kept = BootSequence(), set(), 0
    for seq, low in arrivals:
        sequence.add(seq, min(seq, low))
        present.add(seq)
        kept = max(kept, min(seq, low))
    settled = present | set(range(kept))
    assert all(n in settled for n in range(sequence.watermark + 1))
    assert sequence.watermark + 1 not in settled


def test_a_number_that_was_given_up_is_not_surely_stored() -> None:
    """It was sent before the full spool gave it up, and may still arrive."""
    sequence = BootSequence()
    for number in (0, 1, 5):
        sequence.add(number)
    sequence.give_up_below(5)
    assert sequence.watermark == 5
    assert [sequence.surely_stored(number) for number in (0, 1, 3, 4, 5, 6)] == [*[False] * 4, True, False]
    sequence.add(6)
    assert sequence.surely_stored(6)


def test_numbers_below_a_loaded_watermark_are_not_surely_stored() -> None:
    """It covers numbers that were given up, too."""
    sequence = BootSequence(9, [(12, 13)])
    assert [sequence.surely_stored(number) for number in (0, 9, 11, 12, 13, 14)] == [
        *(False, False, False, True, True, False),
    ]


def test_giving_up_one_number_with_each_reading_takes_constant_time() -> None:
    """As from a spool that overflows; with linear time this would take minutes."""
    sequence = BootSequence()
    for seq in range(100_000, 200_000):
        sequence.add(seq, seq - 100_000)
    assert sequence.watermark == 99_998
    sequence.give_up_below(100_000)
    assert sequence.watermark == 199_999


class FakeStore:
    """A store of sequence numbers, the watermarks above it, and how often it was queried."""

    def __init__(self) -> None:
        self.numbers: dict[str, set[int]] = {}
        self.saved: dict[tuple[str, str], int] = {}
        self.queries = 0
        self.watermarks = Watermarks("hall", self._load)

    async def _load(self, boots: Collection[BootKey]) -> dict[BootKey, StoredSequences]:
        self.queries += 1
        found = {}
        for zone, node, boot in boots:
            watermark = self.saved.get((node, boot), -1)
            numbers = sorted(n for n in self.numbers.get(boot, ()) if n > watermark)
            found[zone, node, boot] = StoredSequences(watermark, tuple((n, n) for n in numbers))
        return found

    def add(self, readings: list[Reading]) -> dict[str, int]:
        """Store readings; return the watermarks of their boots."""
        sequences = asyncio.run(self.watermarks.sequences((r.node, r.boot) for r in readings))
        for reading in readings:
            boot = reading.node, reading.boot
            self.numbers.setdefault(reading.boot, set()).add(reading.seq)
            sequences[boot].add(reading.seq, reading.kept or 0)
            self.watermarks.mark_changed(boot, sequences[boot])
        return {boot: s.watermark for (_, boot), s in sequences.items() if s.watermark >= 0}

    def apply_status(self, *kept: tuple[str, int]) -> dict[str, int]:
        """Apply a status of node n01; return the watermarks of the boots that it names."""
        status = Status(NodeState.ONLINE, B, kept=kept)
        boots = asyncio.run(self.watermarks.apply_status("n01", status))
        sequences = asyncio.run(self.watermarks.sequences(boots))
        return {boot: s.watermark for (_, boot), s in sequences.items() if s.watermark >= 0}

    def save(self) -> None:
        """Save the watermarks, as the service does from time to time."""
        unsaved = dict(self.watermarks.unsaved)
        self.saved |= unsaved
        self.watermarks.mark_saved(unsaved)


@pytest.fixture
def store() -> FakeStore:
    """An empty store."""
    return FakeStore()


def test_boots_that_alternate_have_watermarks_of_their_own(store: FakeStore, make_reading: Make) -> None:
    """With one query: both stay cached."""
    for seq in range(200):
        watermarks = store.add([make_reading(seq=seq, boot=A), make_reading(seq=seq, boot=B)])
        assert watermarks == {A: seq, B: seq}
    assert store.queries == 1


def test_a_resent_reading_of_an_earlier_boot_has_its_watermark(store: FakeStore, make_reading: Make) -> None:
    store.add([make_reading(seq=seq, boot=A) for seq in range(5)])
    store.add([make_reading(seq=0, boot=B)])
    assert store.add([make_reading(seq=2, boot=A)]) == {A: 4}


def test_a_status_raises_the_watermark_past_numbers_that_the_node_gave_up(
    store: FakeStore, make_reading: Make
) -> None:
    """An older status does not lower it."""
    assert store.add([make_reading(seq=seq, boot=A, kept=0) for seq in range(10, 15)]) == {}
    assert store.apply_status((A, 10), (B, 0)) == {A: 14}
    assert store.add([make_reading(seq=15, boot=A, kept=0)]) == {A: 15}
    assert store.apply_status((A, 3)) == {A: 15}


def test_a_status_before_the_first_reading_counts(store: FakeStore, make_reading: Make) -> None:
    """Also when the service starts later, because statuses are retained."""
    assert store.apply_status((A, 10)) == {A: 9}
    assert store.add([make_reading(seq=10, boot=A, kept=0)]) == {A: 10}


def test_boots_without_readings_are_saved_up_to_a_bound(
    store: FakeStore, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Boots with a reading are always saved, and boots that give nothing up never."""
    monkeypatch.setattr(watermarks, "MAX_UNREAD_BOOTS", 20)
    for number in range(25):
        store.apply_status((f"a{number:031x}", 0))
    assert not store.watermarks.unsaved
    for number in range(1, 25):
        store.apply_status((f"{number:032x}", 7))
        store.save()
    assert len(store.saved) == 20
    assert store.add([make_reading(seq=7, boot=A, kept=7)]) == {A: 7}
    store.save()
    assert store.saved["n01", A] == 7


def test_boots_that_are_not_cached_any_more_are_loaded_again(store: FakeStore, make_reading: Make) -> None:
    boots = [f"{number:032x}" for number in range(MAX_CACHED_BOOTS + 5)]
    for boot in boots:
        store.add([make_reading(seq=0, boot=boot)])
    queries = store.queries
    assert store.add([make_reading(seq=1, boot=boots[-1])]) == {boots[-1]: 1}
    assert store.queries == queries
    assert store.add([make_reading(seq=1, boot=boots[0])]) == {boots[0]: 1}
    assert store.queries == queries + 1


@pytest.mark.parametrize("saved", [False, True])
def test_numbers_that_a_node_gave_up_are_kept_after_its_boot_left_the_cache(
    store: FakeStore, make_reading: Make, saved: bool
) -> None:
    """The node reports it once, and readings that it sent earlier have an older report."""
    store.apply_status((A, 50))
    if saved:
        store.save()
        assert store.watermarks.unsaved == {}
    for number in range(MAX_CACHED_BOOTS + 1):
        store.add([make_reading(seq=0, boot=f"{number:032x}")])
    assert store.add([make_reading(seq=50, boot=A, kept=0)]) == {A: 50}


def test_many_boots_are_loaded_with_one_query(store: FakeStore, make_reading: Make) -> None:
    readings = [make_reading(f"n{number}", seq=0) for number in range(1000)]
    asyncio.run(store.watermarks.sequences((r.node, r.boot) for r in readings))
    assert store.queries == 1
