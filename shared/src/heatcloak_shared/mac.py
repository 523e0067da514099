"""The short authenticator of a seeded reading.

It tells the trusted party that a key is wrong or a reading forged *before* noise is taken off: without
it, the wrong key gives a plausible number. It is no substitute for the broker's authentication.
"""

from __future__ import annotations

from hashlib import blake2b
from hmac import compare_digest

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.keystream import check_key

_PERSON = b"heatcloak-mac1"
_DIGEST_BYTES = 8


def reading_mac(key: bytes, message: bytes) -> str:
    """Authenticate ``message`` under an epoch key.

    BLAKE2b with a person label of its own, so that no authenticator is ever part of a keystream under the
    same key.

    Args:
        key: 16 to 64 secret bytes.
        message: the canonical bytes of the reading without its authenticator.

    Returns:
        16 lower-case hex digits (64 bits).

    Raises:
        ParameterError: the key has the wrong type or length, or the message is not bytes.
    """
    if not isinstance(message, bytes):
        raise ParameterError(f"message is a {type(message).__name__}: pass bytes")
    return blake2b(message, key=check_key(key), digest_size=_DIGEST_BYTES, person=_PERSON).hexdigest()


def verify_reading_mac(key: bytes, message: bytes, mac: str) -> bool:
    """Say whether ``mac`` authenticates ``message``, in time that does not depend on where they differ.

    Args:
        key: 16 to 64 secret bytes.
        message: as in `reading_mac`.
        mac: what the peer sent; any text, only the 16 right digits are true.

    Raises:
        ParameterError: as `reading_mac`. A wrong ``mac`` is no error.
    """
    return compare_digest(reading_mac(key, message).encode(), mac.encode("utf-8", "replace"))
