"""The replay guard recognises earlier readings in bounded memory."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations

from heatcloak_aggregator.trusted.replay_guard import MAX_BOOTS, MAX_RANGES, ReplayGuard
from heatcloak_shared import Reading

ReadingMaker = Callable[..., Reading]


def test_reading_is_new_once_per_node_boot_and_sequence_number(make_reading: ReadingMaker) -> None:
    guard, first = ReplayGuard(), make_reading()
    readings = [first, replace(first, node="n02"), replace(first, boot="0" * 32), replace(first, seq=1)]
    assert [guard.add(reading) for reading in readings] == [True] * 4
    assert not any(guard.add(reading) for reading in readings)
    assert not guard.add(replace(first, round=101, ticks=18))


def test_readings_that_fill_gaps_stay_seen_in_every_order(make_reading: ReadingMaker) -> None:
    readings = [make_reading(seq=seq) for seq in range(5)]
    for order in permutations(readings):
        guard = ReplayGuard()
        for count, reading in enumerate(order, start=1):
            assert guard.add(reading)
            assert not any(guard.add(earlier) for earlier in order[:count])


def test_oldest_gap_counts_as_seen_beyond_the_limit(make_reading: ReadingMaker) -> None:
    guard, first = ReplayGuard(), make_reading()
    for seq in range(0, 2 * MAX_RANGES, 2):
        assert guard.add(replace(first, seq=seq))
    assert guard.add(replace(first, seq=2 * MAX_RANGES + 10))
    assert not guard.add(replace(first, seq=1))
    assert guard.add(replace(first, seq=3))
    assert not guard.add(replace(first, seq=0))
    assert not guard.add(replace(first, seq=2 * MAX_RANGES + 10))
    (boots,) = guard._boots.values()
    assert boots[first.boot].n_ranges == MAX_RANGES - 1


def test_no_gap_is_closed_at_the_limit(make_reading: ReadingMaker) -> None:
    guard, first = ReplayGuard(), make_reading()
    for seq in range(0, 2 * MAX_RANGES, 2):
        guard.add(replace(first, seq=seq))
    assert guard.add(replace(first, seq=1))


def test_boot_without_readings_for_longest_is_forgotten(make_reading: ReadingMaker) -> None:
    guard, first = ReplayGuard(), make_reading()
    boots = [f"{number:032x}" for number in range(2 * MAX_BOOTS)]
    for boot in boots:
        assert guard.add(replace(first, boot=boot))
        guard.add(replace(first, boot=boots[0], seq=1))
    assert len(guard._boots[first.node]) == MAX_BOOTS
    assert not guard.add(replace(first, boot=boots[0]))
    assert not guard.add(replace(first, boot=boots[-1]))
    assert guard.add(replace(first, boot=boots[1]))
