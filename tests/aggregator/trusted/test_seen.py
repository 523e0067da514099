"""What was opened before is known again, and memory stays bounded whatever comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.trusted.replay_guard import MOST_BOOTS, MOST_RANGES, SeenNumbers, SeenReadings
from heatcloak_shared.zone import Zone

Sealers = Callable[..., Any]


@given(st.lists(st.integers(0, 40) | st.sampled_from([2**62, 2**63 - 2, 2**63 - 1])))
def test_a_number_is_new_once(numbers: list[int]) -> None:
    """In any order, with gaps and jumps: as a set would say it."""
    seen, oracle = SeenNumbers(), set[int]()
    for number in numbers:
        assert seen.add(number) == (number not in oracle)
        oracle.add(number)


def test_numbers_without_gaps_take_one_range() -> None:
    """However many, from wherever, and whichever end grows."""
    seen = SeenNumbers()
    for number in [*range(500, 1000), *range(499, -1, -1), *range(1000, 2000)]:
        assert seen.add(number)
    assert (seen._firsts, seen._lasts) == ([0], [1999])


def test_gaps_are_bounded_and_the_oldest_is_given_up_closed() -> None:
    """What fills a forgotten gap is not opened a second time, nor a first."""
    seen = SeenNumbers()
    for number in range(0, 2 * MOST_RANGES + 2, 2):
        assert seen.add(number)
    assert len(seen._firsts) == MOST_RANGES
    assert not seen.add(1), "the oldest gap"
    assert seen.add(3), "a newer one"
    assert not seen.add(0)


def test_boots_are_bounded_and_the_silent_are_forgotten(zone: Zone, sealer: Sealers) -> None:
    """A node that restarts for ever takes no more memory than one that did so a few hundred times."""
    seal, seen = sealer(zone), SeenReadings()
    boots = [number.to_bytes(16, "big") for number in range(2 * MOST_BOOTS)]
    for boot in boots:
        assert seen.add(seal("n01", 100, 0, 5, boot))
        seen.add(seal("n01", 100, 1, 5, boots[0]))
    assert len(seen._boots["n01"]) == MOST_BOOTS
    assert not seen.add(seal("n01", 100, 0, 5, boots[0])), "it went on speaking"
    assert not seen.add(seal("n01", 100, 0, 5, boots[-1]))
