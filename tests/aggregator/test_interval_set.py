"""Integer sets as ranges, compared with Python's sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.interval_set import IntervalSet

NUMBERS = st.lists(st.integers(0, 30))


def ranges_of(numbers: set[int]) -> list[tuple[int, int]]:
    ranges: list[tuple[int, int]] = []
    for number in sorted(numbers):
        if ranges and ranges[-1][1] == number - 1:
            ranges[-1] = ranges[-1][0], number
        else:
            ranges.append((number, number))
    return ranges


@given(NUMBERS)
def test_an_interval_set_contains_exactly_the_added_numbers(numbers: list[int]) -> None:
    found, expected = IntervalSet(), set[int]()
    for number in numbers:
        assert found.touches(number) == bool(expected & {number - 1, number, number + 1})
        assert found.add(number) == (number not in expected)
        expected.add(number)
    assert [number in found for number in range(-1, 32)] == [number in expected for number in range(-1, 32)]
    assert (len(found), found.highest) == (len(expected), max(expected, default=None))
    assert found.n_ranges == len(ranges_of(expected))


@given(NUMBERS, st.integers(-1, 31))
def test_a_prefix_takes_the_ranges_that_continue_it(numbers: list[int], through: int) -> None:
    found, expected = IntervalSet(ranges_of(set(numbers))), {*numbers, *range(through + 1)}
    end = found.take_prefix(through)
    assert {*range(through + 1), *range(end + 1)} <= expected
    assert end + 1 not in expected
    assert [number in found for number in range(32)] == [
        number in expected and number > end for number in range(32)
    ]


def test_closing_the_first_gap_joins_two_ranges() -> None:
    found = IntervalSet([(0, 1), (5, 6), (9, 9)])
    found.close_first_gap()
    assert [number in found for number in range(10)] == [*[True] * 7, False, False, True]
