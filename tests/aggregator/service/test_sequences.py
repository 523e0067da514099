"""Sequence numbers: what is stored without a gap from the start, and how many are missing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.service.sequences import Sequence


@given(st.lists(st.integers(0, 30)))
def test_watermark_and_gaps_are_what_they_say(numbers: list[int]) -> None:
    """In any order and with duplicates: everything up to the watermark is there, the next is not."""
    sequence = Sequence(numbers)
    present = set(numbers)
    assert all(n in present for n in range(sequence.watermark + 1))
    assert sequence.watermark + 1 not in present
    assert sequence.gaps == (max(present, default=-1) + 1) - len(present)


def test_a_jump_costs_no_memory() -> None:
    """A node that jumps to the end of the numbers is one number, not 2⁶³."""
    sequence = Sequence([0, 2**63 - 1])
    assert sequence.watermark == 0
    assert sequence.gaps == 2**63 - 2
