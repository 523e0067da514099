"""The replay guard recognises earlier readings in bounded memory."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.trusted.replay_guard import MAX_BOOTS, MAX_RANGES, ReplayGuard, SequenceNumbers
from heatcloak_shared.zone import Zone

Sealers = Callable[..., Any]


@given(st.lists(st.integers(0, 40) | st.sampled_from([2**62, 2**63 - 2, 2**63 - 1])))
def test_numbers_agree_with_a_set(numbers: list[int]) -> None:
    seen, oracle = SequenceNumbers(), set[int]()
    for number in numbers:
        assert seen.add(number) == (number not in oracle)
        oracle.add(number)


def test_numbers_of_filled_gaps_stay_seen_in_every_order() -> None:
    for order in permutations(range(5)):
        seen = SequenceNumbers()
        for count, number in enumerate(order, start=1):
            assert seen.add(number)
            assert not any(seen.add(earlier) for earlier in order[:count])


def test_consecutive_numbers_take_one_range() -> None:
    seen = SequenceNumbers()
    for number in [*range(500, 1000), *range(499, -1, -1), *range(1000, 2000)]:
        assert seen.add(number)
    assert (seen._firsts, seen._lasts) == ([0], [1999])


def test_oldest_gap_counts_as_seen_beyond_the_limit() -> None:
    seen = SequenceNumbers()
    for number in range(0, 2 * MAX_RANGES + 2, 2):
        assert seen.add(number)
    assert len(seen._firsts) == MAX_RANGES
    assert not seen.add(1)
    assert seen.add(3)
    assert not seen.add(0)


def test_boot_without_readings_for_longest_is_forgotten(zone: Zone, sealer: Sealers) -> None:
    seal, seen = sealer(zone), ReplayGuard()
    boots = [number.to_bytes(16, "big") for number in range(2 * MAX_BOOTS)]
    for boot in boots:
        assert seen.add(seal("n01", 100, 0, 5, boot))
        seen.add(seal("n01", 100, 1, 5, boots[0]))
    assert len(seen._boots["n01"]) == MAX_BOOTS
    assert not seen.add(seal("n01", 100, 0, 5, boots[0]))
    assert not seen.add(seal("n01", 100, 0, 5, boots[-1]))
