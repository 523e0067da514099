"""Keystreams, round keys and message authentication codes: `heatcloak_shared.keystream`."""

from __future__ import annotations

import hashlib
import struct
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared import Keystream
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.keystream import fresh_round_key, reading_mac, round_key, verify_reading_mac

_KEY = bytes(range(32))
_BOOT = bytes(range(16))


def test_bytes_of_a_fixed_key_never_change() -> None:
    """With another format, the noise of older readings could not be removed."""
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
def test_key_node_boot_and_sequence_number_each_select_the_stream(other: Keystream) -> None:
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
    """The error names the argument and the remedy."""
    arguments: dict[str, Any] = {"key": _KEY, "node": "n07", "boot": _BOOT, "seq": 0}
    with pytest.raises(ParameterError, match=match):
        Keystream(**(arguments | change))


def test_extremes_are_accepted() -> None:
    """The shortest and longest key, the longest node id and the last sequence number."""
    assert len(Keystream(bytes(16), "0", _BOOT, 0).read(1)) == 1
    assert len(Keystream(bytes(64), "z" * 32, _BOOT, 2**63 - 1).read(1)) == 1


@pytest.mark.parametrize("size", [-1, 1.0, True, None])
def test_malformed_sizes_are_refused(size: int) -> None:
    """A size is a non-negative integer."""
    with pytest.raises(ParameterError, match="size"):
        Keystream(_KEY, "n07", _BOOT, 0).read(size)


@pytest.mark.parametrize("key", [b"secret-secret", b"secret" * 11], ids=["short", "long"])
def test_errors_never_show_the_key(key: bytes) -> None:
    with pytest.raises(ParameterError) as refusal:
        Keystream(key, "n07", _BOOT, 0)
    assert "secret" not in str(refusal.value)


def test_str_and_repr_of_a_keystream_hide_the_key() -> None:
    stream = Keystream(b"secret" * 5, "n07", _BOOT, 0)
    assert "secret" not in repr(stream)
    assert not hasattr(stream, "__dict__")


def test_round_keys_of_a_fixed_key_never_change() -> None:
    """The values are those of docs/reference/wire.md."""
    golden = {
        17: "ccf64454feec137aae1763e271a2cc6ba71072aa16c92c5b5eba046ce82c93e9",
        -1: "a29e4f9fb072ac76e249a3a218e380022932fe5112ee99f22f05220851cd201f",
    }
    for number, digits in golden.items():
        assert round_key(_KEY, number).hex() == digits


@given(number=st.integers(-(2**63), 2**63 - 1), key=st.binary(min_size=16, max_size=64))
def test_a_round_key_is_blake2b_of_the_round_under_the_epoch_key(number: int, key: bytes) -> None:
    """The round as 8 bytes, big-endian, two's complement; for unseeded nodes followed by random bytes."""
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
    """No number is truncated or rounded, so no two rounds share a key."""
    with pytest.raises(ParameterError, match="round"):
        round_key(_KEY, number)
    with pytest.raises(ParameterError, match="round"):
        fresh_round_key(_KEY, number, b"")


def test_round_keys_refuse_a_short_key() -> None:
    with pytest.raises(ParameterError, match="15 bytes"):
        round_key(bytes(15), 0)


def test_the_mac_of_a_fixed_key_never_changes() -> None:
    """Nodes and trusted parties of different versions must agree."""
    assert reading_mac(_KEY, b"a reading") == "9cd1849fd914352f"


@given(message=st.binary(max_size=300))
def test_a_valid_mac_is_accepted(message: bytes) -> None:
    mac = reading_mac(_KEY, message)
    assert len(mac) == 16
    assert set(mac) <= set("0123456789abcdef")
    assert verify_reading_mac(_KEY, message, mac)


@given(message=st.binary(min_size=1, max_size=60), place=st.integers(0), bit=st.integers(0, 7))
def test_a_mac_of_another_message_or_key_is_refused(message: bytes, place: int, bit: int) -> None:
    changed = bytearray(message)
    changed[place % len(message)] ^= 1 << bit
    mac = reading_mac(_KEY, message)
    assert not verify_reading_mac(_KEY, bytes(changed), mac)
    assert not verify_reading_mac(_KEY[::-1], message, mac)


@given(mac=st.text(max_size=40))
def test_any_other_text_is_not_a_valid_mac(mac: str) -> None:
    """No text raises an exception."""
    assert verify_reading_mac(_KEY, b"a reading", mac) is (mac == reading_mac(_KEY, b"a reading"))


@pytest.mark.parametrize("mac", ["\ud800" * 16, "\uff11" * 16, ""])
def test_lone_surrogates_and_foreign_digits_are_not_a_valid_mac(mac: str) -> None:
    assert not verify_reading_mac(_KEY, b"a reading", mac)


def test_a_mac_is_not_part_of_the_keystream() -> None:
    """The same key and bytes have another hash there."""
    data = b"n07" + bytes(29) + bytes(16) + bytes(8) + bytes(8)
    assert reading_mac(_KEY, data) not in Keystream(_KEY, "n07", bytes(16), 0).read(64).hex()


@pytest.mark.parametrize("key", [bytes(15), bytes(65), "0" * 16])
def test_a_mac_refuses_malformed_keys(key: bytes) -> None:
    with pytest.raises(ParameterError, match="key"):
        reading_mac(key, b"a reading")


def test_a_message_that_is_not_bytes_is_refused() -> None:
    with pytest.raises(ParameterError, match="bytes"):
        reading_mac(_KEY, "a reading")  # type: ignore[arg-type]
