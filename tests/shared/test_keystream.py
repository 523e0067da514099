"""The keystream: its format, its random access and its arguments."""

from __future__ import annotations

import hashlib
import struct
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared import Keystream
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.keystream import fresh_round_key, round_key

_KEY = bytes(range(32))
_BOOT = bytes(range(16))


def test_bytes_of_a_fixed_key_never_change() -> None:
    """Golden bytes: another format would leave old noise on for ever."""
    assert (
        Keystream(_KEY, "n07", _BOOT, 42).read(32).hex()
        == "170f503debbdd1358830b5bae1772cf4c25b78caac3b5552324a8407d2acac38"
    )


def test_blocks_are_blake2b_of_fixed_width_fields() -> None:
    """Block i hashes node id padded to 32 ‖ boot ‖ sequence ‖ i under the key and a person label."""
    blocks = b"".join(
        hashlib.blake2b(
            b"n07" + bytes(29) + _BOOT + (42).to_bytes(8, "big") + index.to_bytes(8, "big"),
            key=_KEY,
            person=b"heatcloak-noise1",
            digest_size=64,
        ).digest()
        for index in range(3)
    )
    assert Keystream(_KEY, "n07", _BOOT, 42).read(192) == blocks


@given(sizes=st.lists(st.integers(0, 200), max_size=12))
def test_consecutive_reads_concatenate(sizes: list[int]) -> None:
    """However a stream is cut into reads, it gives the same bytes."""
    stream = Keystream(_KEY, "n07", _BOOT, 0)
    assert b"".join(stream.read(size) for size in sizes) == Keystream(_KEY, "n07", _BOOT, 0).read(sum(sizes))


@pytest.mark.parametrize(
    "other",
    [
        Keystream(_KEY[::-1], "n07", _BOOT, 1),
        Keystream(_KEY, "n08", _BOOT, 1),
        Keystream(_KEY, "n0", _BOOT, 1),
        Keystream(_KEY, "n07", _BOOT[::-1], 1),
        Keystream(_KEY, "n07", _BOOT, 2),
    ],
    ids=["key", "node", "shorter node", "boot", "seq"],
)
def test_another_place_has_other_bytes(other: Keystream) -> None:
    """Key, node, boot and sequence each choose the stream."""
    assert other.read(64) != Keystream(_KEY, "n07", _BOOT, 1).read(64)


@pytest.mark.parametrize(
    ("change", "match"),
    [
        ({"key": bytes(15)}, "16 to 64"),
        ({"key": bytes(65)}, "16 to 64"),
        ({"key": "0123456789abcdef"}, "16 to 64"),
        ({"node": ""}, "node id"),
        ({"node": "-n07"}, "node id"),
        ({"node": "N07"}, "node id"),
        ({"node": "n07\n"}, "node id"),
        ({"node": "n" * 33}, "node id"),
        ({"node": "nö7"}, "node id"),
        ({"node": b"n07"}, "node id"),
        ({"boot": bytes(15)}, "boot nonce"),
        ({"boot": bytes(17)}, "boot nonce"),
        ({"boot": "0" * 16}, "boot nonce"),
        ({"seq": -1}, "seq"),
        ({"seq": 2**63}, "seq"),
        ({"seq": 1.0}, "seq"),
        ({"seq": True}, "seq"),
    ],
)
def test_malformed_arguments_are_refused(change: dict[str, Any], match: str) -> None:
    """Each argument outside its range is named, with the remedy."""
    arguments: dict[str, Any] = {"key": _KEY, "node": "n07", "boot": _BOOT, "seq": 0}
    with pytest.raises(ParameterError, match=match):
        Keystream(**(arguments | change))


def test_extremes_are_accepted() -> None:
    """The shortest and longest key, the longest node id and the last sequence number work."""
    assert len(Keystream(bytes(16), "0", _BOOT, 0).read(1)) == 1
    assert len(Keystream(bytes(64), "z" * 32, _BOOT, 2**63 - 1).read(1)) == 1


@pytest.mark.parametrize("size", [-1, 1.0, True, None])
def test_malformed_sizes_are_refused(size: int) -> None:
    """A size is a non-negative integer."""
    with pytest.raises(ParameterError, match="size"):
        Keystream(_KEY, "n07", _BOOT, 0).read(size)


@pytest.mark.parametrize("key", [b"secret-secret", b"secret" * 11], ids=["short", "long"])
def test_errors_never_show_the_key(key: bytes) -> None:
    """A refused key is not in the error's text."""
    with pytest.raises(ParameterError) as refusal:
        Keystream(key, "n07", _BOOT, 0)
    assert "secret" not in str(refusal.value)


def test_a_keystream_shows_no_key() -> None:
    """Neither its text nor an attribute dictionary gives the key away by accident."""
    stream = Keystream(b"secret" * 5, "n07", _BOOT, 0)
    assert "secret" not in repr(stream)
    assert not hasattr(stream, "__dict__")


def test_round_keys_of_a_fixed_key_never_change() -> None:
    """Golden bytes, by docs/reference/wire.md: with another format old noise could never be removed."""
    golden = {
        17: "ccf64454feec137aae1763e271a2cc6ba71072aa16c92c5b5eba046ce82c93e9",
        -1: "a29e4f9fb072ac76e249a3a218e380022932fe5112ee99f22f05220851cd201f",
    }
    for number, digits in golden.items():
        assert round_key(_KEY, number).hex() == digits


@given(number=st.integers(-(2**63), 2**63 - 1), key=st.binary(min_size=16, max_size=64))
def test_a_round_key_is_blake2b_of_the_round_under_the_epoch_key(number: int, key: bytes) -> None:
    """The round as 8 bytes, big-endian, two's complement; for unseeded nodes followed by randomness."""
    data = struct.pack(">q", number)
    labels = {b"heatcloak-round1": data, b"heatcloak-fresh1": data + b"random"}
    seeded, fresh = (
        hashlib.blake2b(data, key=key, person=label, digest_size=32).digest()
        for label, data in labels.items()
    )
    assert round_key(key, number) == seeded
    assert fresh_round_key(key, number, b"random") == fresh


@pytest.mark.parametrize("number", [2**63, -(2**63) - 1, True, 1.0])
def test_a_round_that_does_not_fit_is_refused(number: Any) -> None:
    """Never two rounds with one key: no number is cut off or rounded."""
    with pytest.raises(ParameterError, match="round"):
        round_key(_KEY, number)
    with pytest.raises(ParameterError, match="round"):
        fresh_round_key(_KEY, number, b"")


def test_round_keys_check_their_key() -> None:
    """As short a key as a keystream's is refused."""
    with pytest.raises(ParameterError, match="15 bytes"):
        round_key(bytes(15), 0)
