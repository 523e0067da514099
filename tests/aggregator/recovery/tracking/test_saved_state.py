"""States as bytes: damaged ones are refused."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.recovery.tracking import saved_state
from heatcloak_aggregator.recovery.tracking.saved_state import from_bytes, to_bytes
from heatcloak_shared.errors import ParameterError

FACTS = {"rounds": [3, 4], "effective": 0.1}
ARRAYS = {"places": np.linspace(0.0, 1.0, 50), "counts": np.arange(6)}


def test_a_state_is_read_as_it_was_written() -> None:
    facts, arrays = from_bytes(to_bytes(FACTS, ARRAYS))
    assert facts == FACTS
    assert {name: array.tolist() for name, array in arrays.items()} == {
        name: array.tolist() for name, array in ARRAYS.items()
    }


@given(st.integers(0, len(to_bytes(FACTS, ARRAYS)) - 1), st.integers(1, 255))
def test_a_changed_byte_is_refused_or_changes_nothing(position: int, change: int) -> None:
    content = bytearray(to_bytes(FACTS, ARRAYS))
    content[position] ^= change
    try:
        _, arrays = from_bytes(bytes(content))
    except ParameterError:
        return
    # Some bytes of an archive, such as times, mean nothing.
    assert all(np.array_equal(arrays[name], ARRAYS[name]) for name in set(ARRAYS) & set(arrays))


@given(st.binary(max_size=300))
def test_other_bytes_are_refused(content: bytes) -> None:
    with pytest.raises(ParameterError):
        from_bytes(content)


def test_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_state, "_VERSION", 1)
    content = to_bytes(FACTS, ARRAYS)
    monkeypatch.undo()
    with pytest.raises(ParameterError, match="another version"):
        from_bytes(content)
