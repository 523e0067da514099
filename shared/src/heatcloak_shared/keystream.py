"""The keystream of a node's noise, and the MAC of its readings.

The keystream is random-access: node and trusted party draw the same bytes from the same (key, node, boot,
sequence), in any order. There is no state to synchronise, so a lost message costs nothing.

A node keys it not with the epoch key but with a key of the round (`round_key`), so that no two rounds have
the same noise, even if a restored memory snapshot repeats boot nonce and sequence number.

The formats are frozen. Noise drawn in one format can't be removed in another.
"""

from __future__ import annotations

from hashlib import blake2b

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.topics import is_identifier

BOOT_BYTES = 16
"""Length of a boot nonce."""

KEY_BYTES = (16, 64)
"""Shortest and longest key; BLAKE2b accepts no longer one."""

ROUND_KEY_BYTES = 32
"""Length of a round's key."""

_PERSON = b"heatcloak-noise1"
_ROUND_PERSON = b"heatcloak-round1"
_FRESH_PERSON = b"heatcloak-fresh1"
_MAC_PERSON = b"heatcloak-mac1"
_MAC_BYTES = 8
_FURTHEST_ROUND = 1 << 63
_BLOCK_BYTES = 64
_NODE_BYTES = 32


class Keystream:
    """The random bytes of one sample of one node.

    Block *i* is ``BLAKE2b(key, person="heatcloak-noise1", digest=64, data)`` with data = node id padded
    with zero bytes to 32 ‖ boot nonce (16) ‖ sequence (8, big-endian) ‖ *i* (8, big-endian). Every field
    has a fixed width, so two different samples never share a block.

    Args:
        key: 16 to 64 secret bytes, of one round (`round_key`). Anyone who holds it can remove the noise.
        node: node id, ``[a-z0-9][a-z0-9-]{0,31}``.
        boot: 16 bytes, fresh from the operating system at every start of the node.
        seq: the sample's number within this boot, 0 <= seq < 2⁶³.

    Raises:
        ParameterError: an argument is invalid. The text never carries the key.
    """

    __slots__ = ("_block", "_key", "_prefix", "_rest")

    def __init__(self, key: bytes, node: str, boot: bytes, seq: int) -> None:
        if not is_identifier(node):
            raise ParameterError("malformed node id: use 1 to 32 of a-z, 0-9 and -, not starting with -")
        if not isinstance(boot, bytes) or len(boot) != BOOT_BYTES:
            raise ParameterError(f"malformed boot nonce: pass exactly {BOOT_BYTES} bytes")
        sequence = check_integer("seq", seq, 0, 1 << 63).to_bytes(8, "big")
        self._key = check_key(key)
        self._prefix = node.encode("ascii").ljust(_NODE_BYTES, b"\0") + boot + sequence
        self._block = 0
        self._rest = b""

    def read(self, size: int) -> bytes:
        """Return the next ``size`` bytes; consecutive reads concatenate.

        Raises:
            ParameterError: ``size`` is negative or not an integer.
        """
        have = self._rest
        missing = check_integer("size", size, 0, 1 << 63) - len(have)
        if missing > 0:
            have += b"".join([self._next_block() for _ in range(-(-missing // _BLOCK_BYTES))])
        self._rest = have[size:]
        return have[:size]

    def _next_block(self) -> bytes:
        data = self._prefix + self._block.to_bytes(8, "big")
        self._block += 1
        return blake2b(data, key=self._key, person=_PERSON).digest()


def round_key(epoch_key: bytes, round_number: int) -> bytes:
    """Return the key of a seeded node's noise in one round.

    ``BLAKE2b(key, person="heatcloak-round1", digest=32, data)`` with data = the round (8 bytes, big-endian,
    two's complement).

    Args:
        epoch_key: 16 to 64 secret bytes: the node's key of the round's epoch.
        round_number: the round, -2⁶³ <= round < 2⁶³.

    Raises:
        ParameterError: an argument is invalid. The text never carries the key.
    """
    return _derived(epoch_key, _ROUND_PERSON, _round_bytes(round_number))


def fresh_round_key(boot_key: bytes, round_number: int, randomness: bytes) -> bytes:
    """Return the key for one draw of an unseeded node: different in every round, and for every draw.

    ``BLAKE2b(key, person="heatcloak-fresh1", digest=32, data)`` with data = the round (8 bytes, big-endian,
    two's complement) ‖ ``randomness``. The round alone distinguishes two rounds if a restored machine
    repeats its randomness.

    Args:
        boot_key: 16 to 64 secret bytes drawn at the node's start.
        round_number: the round, -2⁶³ <= round < 2⁶³.
        randomness: bytes from the operating system for this draw.

    Raises:
        ParameterError: an argument is invalid. The text never carries the key.
    """
    return _derived(boot_key, _FRESH_PERSON, _round_bytes(round_number) + randomness)


def _round_bytes(round_number: int) -> bytes:
    number = check_integer("round", round_number, -_FURTHEST_ROUND, _FURTHEST_ROUND)
    return number.to_bytes(8, "big", signed=True)


def _derived(key: bytes, person: bytes, data: bytes) -> bytes:
    return blake2b(data, key=check_key(key), digest_size=ROUND_KEY_BYTES, person=person).digest()


def check_key(key: bytes) -> bytes:
    """Return ``key`` if it can key BLAKE2b with at least 128 bits, else raise `ParameterError`."""
    shortest, longest = KEY_BYTES
    if not isinstance(key, bytes):
        raise ParameterError(f"key must be {shortest} to {longest} bytes, got a {type(key).__name__}")
    if not shortest <= len(key) <= longest:
        raise ParameterError(f"key must be {shortest} to {longest} bytes, got {len(key)} bytes")
    return key


def reading_mac(key: bytes, message: bytes) -> str:
    """Return the MAC of a seeded reading under an epoch key.

    It shows the trusted party a wrong key or a forged reading *before* the noise is removed; without it, a
    wrong key would give a plausible number. It does not replace the broker's authentication. BLAKE2b with a
    person label of its own, so that no MAC is ever part of a keystream under the same key.

    Args:
        key: 16 to 64 secret bytes.
        message: the canonical bytes of the reading without its MAC.

    Returns:
        16 lower-case hex digits (64 bits).

    Raises:
        ParameterError: the key has the wrong type or length, or the message is not bytes.
    """
    if not isinstance(message, bytes):
        raise ParameterError(f"message must be bytes, got a {type(message).__name__}")
    return blake2b(message, key=check_key(key), digest_size=_MAC_BYTES, person=_MAC_PERSON).hexdigest()


def verify_reading_mac(key: bytes, message: bytes, mac: str) -> bool:
    """Return whether ``mac`` authenticates ``message``, in constant time.

    Args:
        key: 16 to 64 secret bytes.
        message: as in `reading_mac`.
        mac: the peer's text; True only for the right 16 digits.

    Raises:
        ParameterError: as `reading_mac`. A wrong ``mac`` does not raise.
    """
    from hmac import compare_digest  # nodes only sign

    return compare_digest(reading_mac(key, message).encode(), mac.encode("utf-8", "replace"))
