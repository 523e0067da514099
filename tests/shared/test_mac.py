"""The short authenticator of a seeded reading."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.keystream import Keystream, reading_mac, verify_reading_mac

_KEY = bytes(range(32))


def test_authenticator_of_a_fixed_key_never_changes() -> None:
    """A golden value: nodes and trusted parties of different versions must agree."""
    assert reading_mac(_KEY, b"a reading") == "9cd1849fd914352f"


@given(message=st.binary(max_size=300))
def test_the_right_authenticator_is_verified(message: bytes) -> None:
    """What the node computes is 16 hex digits, and the trusted party accepts it."""
    mac = reading_mac(_KEY, message)
    assert len(mac) == 16
    assert set(mac) <= set("0123456789abcdef")
    assert verify_reading_mac(_KEY, message, mac)


@given(message=st.binary(min_size=1, max_size=60), place=st.integers(0), bit=st.integers(0, 7))
def test_a_changed_message_or_key_is_refused(message: bytes, place: int, bit: int) -> None:
    """One flipped bit of the message, or another key, fails."""
    changed = bytearray(message)
    changed[place % len(message)] ^= 1 << bit
    mac = reading_mac(_KEY, message)
    assert not verify_reading_mac(_KEY, bytes(changed), mac)
    assert not verify_reading_mac(_KEY[::-1], message, mac)


@given(mac=st.text(max_size=40))
def test_any_other_text_is_refused(mac: str) -> None:
    """Whatever a peer sends is answered, never raised on, and only the right digits are true."""
    assert verify_reading_mac(_KEY, b"a reading", mac) is (mac == reading_mac(_KEY, b"a reading"))


@pytest.mark.parametrize("mac", ["\ud800" * 16, "\uff11" * 16, ""])
def test_odd_text_is_refused(mac: str) -> None:
    """Lone surrogates and digits of other scripts are no authenticator."""
    assert not verify_reading_mac(_KEY, b"a reading", mac)


def test_no_authenticator_is_part_of_a_keystream() -> None:
    """The same key and the same bytes hash to something else here than in the keystream."""
    data = b"n07" + bytes(29) + bytes(16) + bytes(8) + bytes(8)
    assert reading_mac(_KEY, data) not in Keystream(_KEY, "n07", bytes(16), 0).read(64).hex()


@pytest.mark.parametrize("key", [bytes(15), bytes(65), "0" * 16])
def test_malformed_keys_are_refused(key: bytes) -> None:
    """Keys follow the keystream's rule."""
    with pytest.raises(ParameterError, match="key"):
        reading_mac(key, b"a reading")


def test_a_message_is_bytes() -> None:
    """Text has no canonical bytes and is refused."""
    with pytest.raises(ParameterError, match="bytes"):
        reading_mac(_KEY, "a reading")  # type: ignore[arg-type]
