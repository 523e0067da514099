"""Sequence numbers: what is stored without a gap from the start."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.service.sequences import MOST_RANGES, Sequence


@given(st.lists(st.integers(0, 30)))
def test_the_watermark_is_what_it_says(numbers: list[int]) -> None:
    """In any order and with duplicates: everything up to the watermark is there, the next is not."""
    sequence = Sequence()
    for number in numbers:
        sequence.add(number)
    present = set(numbers)
    assert all(n in present for n in range(sequence.watermark + 1))
    assert sequence.watermark + 1 not in present
    assert all((n in sequence) == (n in present) for n in range(32))
    assert sequence.gaps == max([*present, -1]) + 1 - len(present)


def test_a_jump_costs_no_memory() -> None:
    """A node that jumps to the end of the numbers is one number, not 2⁶³."""
    sequence = Sequence()
    sequence.add(0)
    sequence.add(2**63 - 1)
    assert sequence.watermark == 0
    assert sequence.gaps == 2**63 - 2


def test_numbers_that_are_made_up_find_no_room() -> None:
    """A thousand ranges, and no more; what closes a gap, or lengthens a range, still does."""
    sequence = Sequence()
    for number in range(MOST_RANGES):
        assert sequence.has_room_for(10 + 10 * number)
        sequence.add(10 + 10 * number)
    last = 10 * MOST_RANGES
    for number in (last + 2, 5, last - 5):
        assert not sequence.has_room_for(number)
    for number in (0, last + 1, last - 1, last - 9):
        assert sequence.has_room_for(number)


@given(st.sets(st.integers(0, 60)), st.integers(-1, 40), st.lists(st.integers(0, 60)))
def test_it_goes_on_from_what_the_store_holds(held: set[int], through: int, more: list[int]) -> None:
    """A watermark and the ranges beyond it say the same as every number by itself."""
    ranges: list[tuple[int, int]] = []
    for number in sorted(n for n in held if n > through):
        if ranges and ranges[-1][1] == number - 1:
            ranges[-1] = ranges[-1][0], number
        else:
            ranges.append((number, number))
    loaded, added = Sequence(through, ranges), Sequence()
    added.give_up(through + 1)
    for number in [*held, *more]:
        added.add(number)
    for number in more:
        loaded.add(number)
    assert loaded.watermark == added.watermark
    assert loaded.gaps == added.gaps
    assert all((n in loaded) == (n in added) for n in range(62))


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30))))
def test_what_the_node_gave_up_is_not_waited_for(arrivals: list[tuple[int, int]]) -> None:
    """After a full spool or with a fresh store the watermark goes on from the lowest kept number."""
    sequence, present, kept = Sequence(), set(), 0
    for seq, low in arrivals:
        sequence.add(seq, min(seq, low))
        present.add(seq)
        kept = max(kept, min(seq, low))
    settled = present | set(range(kept))
    assert all(n in settled for n in range(sequence.watermark + 1))
    assert sequence.watermark + 1 not in settled


def test_what_was_given_up_may_still_come() -> None:
    """A full spool gave it up after it was sent: it is covered by the watermark, and yet not stored."""
    sequence = Sequence()
    for number in (0, 1, 5):
        sequence.add(number)
    sequence.give_up(5)
    assert sequence.watermark == 5
    assert [sequence.surely_holds(number) for number in (0, 1, 3, 4, 5, 6)] == [*[False] * 4, True, False]
    sequence.add(6)
    assert sequence.surely_holds(6)


def test_what_the_store_only_knows_to_be_over_is_not_sure() -> None:
    """A watermark that was remembered covers what was given up, too."""
    sequence = Sequence(9, [(12, 13)])
    assert [sequence.surely_holds(number) for number in (0, 9, 11, 12, 13, 14)] == [
        *(False, False, False, True, True, False),
    ]
