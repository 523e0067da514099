"""Passwords of machines, and the file of their hashes that mosquitto reads."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping

PASSWORD_BYTES = 32
SALT_BYTES = 12
HASH_BYTES = 64
ITERATIONS = 101
"""What mosquitto takes by itself. To stretch 256 random bits hides nothing more, and the broker's one thread
would pay for it at every connection."""


def fresh_password() -> str:
    """A password that nobody can guess, of characters that need no quotes."""
    return secrets.token_urlsafe(PASSWORD_BYTES)


def hashed(password: str) -> str:
    """The hash of ``password`` in the form that mosquitto 1.6.8 and later, 2.0 and 2.1 all read."""
    salt = secrets.token_bytes(SALT_BYTES)
    return f"$7${ITERATIONS}${_text(salt)}${_text(_derived(password, salt, ITERATIONS))}"


def fits(password: str, entry: str) -> bool:
    """Whether ``entry`` is a hash of ``password``, in the form of `hashed`."""
    parts = entry.split("$")
    if len(parts) != 5 or parts[:2] != ["", "7"] or parts[2] != str(ITERATIONS):
        return False
    try:
        salt, digest = (base64.b64decode(part, validate=True) for part in parts[3:])
    except ValueError:
        return False
    return hmac.compare_digest(digest, _derived(password, salt, ITERATIONS))


def parse_passwords(text: str) -> dict[str, str]:
    """User names and hashes of a password file; what is no line of one is left out."""
    entries = (line.partition(":") for line in text.splitlines() if not line.startswith("#"))
    return {user: entry for user, colon, entry in entries if colon}


def render_passwords(entries: Mapping[str, str]) -> str:
    """The password file of these user names and hashes."""
    return "".join(f"{user}:{entry}\n" for user, entry in entries.items())


def _derived(password: str, salt: bytes, iterations: int) -> bytes:
    return hashlib.pbkdf2_hmac("sha512", password.encode(), salt, iterations, HASH_BYTES)


def _text(content: bytes) -> str:
    return base64.b64encode(content).decode("ascii")
