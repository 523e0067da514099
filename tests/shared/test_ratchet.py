"""Epochs of a key: `heatcloak_shared.keystream`."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.ratchet import FURTHEST_STEP, Epochs, next_key, ratchet

KEY = bytes(range(32))


@pytest.mark.parametrize(
    ("epochs", "expected"),
    [
        (0, "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"),
        (1, "431124a57e1f28e6449b7c85c490180e149bd0f5794ff66af69e39dd8c8aff2c"),
        (2, "c1adb74fce1b05e01538a8eb226098f3173719293ce6668e2fd704d59d55a271"),
        (1000, "0349655817304da600cd8e7a08f3b33406a1730e1edfe52573635be4b930b9e9"),
    ],
)
def test_keys_of_later_epochs_match_known_answers(epochs: int, expected: str) -> None:
    """Computed with hashlib alone: with another ratchet, every issued key would be lost."""
    assert ratchet(KEY, epochs).hex() == expected


def test_a_step_is_one_keyed_hash_with_its_own_label() -> None:
    hashed = hashlib.blake2b(b"", key=KEY, digest_size=32, person=b"heatcloak-ratch1").digest()
    assert next_key(KEY) == hashed
    labels = {b"heatcloak-ratch1", b"heatcloak-noise1", b"heatcloak-mac1", b"heatcloak node"}
    digests = {hashlib.blake2b(b"", key=KEY, digest_size=32, person=label).digest() for label in labels}
    assert len(digests) == len(labels), "no other use of the key yields the next key"


@given(st.binary(min_size=16, max_size=64), st.integers(0, 40), st.integers(0, 40))
def test_strides_of_any_length_reach_the_same_key(key: bytes, first: int, second: int) -> None:
    assert ratchet(ratchet(key, first), second) == ratchet(key, first + second)


def test_backward_and_very_long_steps_are_refused_without_the_key() -> None:
    """A very long step would keep a Pi busy for hours."""
    for epochs in (-1, FURTHEST_STEP + 1, 2**62):
        with pytest.raises(ParameterError) as caught:
            ratchet(KEY, epochs)
        assert KEY.hex()[:8] not in str(caught.value)
    for key in (b"short", bytes(65), "text"):
        with pytest.raises(ParameterError):
            ratchet(key, 0)  # type: ignore[arg-type]


def test_rounds_before_the_first_epoch_belong_to_it() -> None:
    epochs = Epochs(100, 20)
    assert [epochs.of(number) for number in (-(2**52), 99, 100, 119, 120, 139, 140)] == [0, 0, 0, 0, 1, 1, 2]
    with pytest.raises(ParameterError):
        Epochs(0, 0)
