"""Sequence numbers: what is stored without a gap from the start."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.service.sequences import Sequence


@given(st.lists(st.integers(0, 30)))
def test_the_watermark_is_what_it_says(numbers: list[int]) -> None:
    """In any order and with duplicates: everything up to the watermark is there, the next is not."""
    sequence = Sequence(numbers)
    present = set(numbers)
    assert all(n in present for n in range(sequence.watermark + 1))
    assert sequence.watermark + 1 not in present


def test_a_jump_costs_no_memory() -> None:
    """A node that jumps to the end of the numbers is one number, not 2⁶³."""
    sequence = Sequence([0, 2**63 - 1])
    assert sequence.watermark == 0


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
