"""Generate passwords, and read and write mosquitto's password file."""

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
"""Mosquitto's default. More would protect 256 random bits no better, and slow the broker's only thread at
every connection."""


def new_password() -> str:
    """Return a new random password of characters that need no quotes."""
    return secrets.token_urlsafe(PASSWORD_BYTES)


def hash_password(password: str) -> str:
    """Return the hash of ``password`` in the form that mosquitto 1.6.8 and later, 2.0 and 2.1 read."""
    salt = secrets.token_bytes(SALT_BYTES)
    return f"$7${ITERATIONS}${_base64(salt)}${_base64(_derive(password, salt, ITERATIONS))}"


def verify_password(password: str, entry: str) -> bool:
    """Return whether ``entry`` is a hash of ``password`` in the form of `hash_password`."""
    parts = entry.split("$")
    if len(parts) != 5 or parts[:2] != ["", "7"] or parts[2] != str(ITERATIONS):
        return False
    try:
        salt, digest = (base64.b64decode(part, validate=True) for part in parts[3:])
    except ValueError:
        return False
    return hmac.compare_digest(digest, _derive(password, salt, ITERATIONS))


def parse_passwords(text: str) -> dict[str, str]:
    """Return user names and hashes of a password file; malformed lines are skipped."""
    entries = (line.partition(":") for line in text.splitlines() if not line.startswith("#"))
    return {user: entry for user, colon, entry in entries if colon}


def render_passwords(entries: Mapping[str, str]) -> str:
    """Return the password file of these user names and hashes."""
    return "".join(f"{user}:{entry}\n" for user, entry in entries.items())


def _derive(password: str, salt: bytes, iterations: int) -> bytes:
    return hashlib.pbkdf2_hmac("sha512", password.encode(), salt, iterations, HASH_BYTES)


def _base64(content: bytes) -> str:
    return base64.b64encode(content).decode("ascii")
