"""Create, keep, rotate or renew the password and the certificate of a user; mosquitto's password file."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path

from heatcloak_aggregator.provision.authority import Authority
from heatcloak_aggregator.provision.certificates import (
    key_text,
    new_key,
    parse_certificate,
    parse_key,
    text_of,
)
from heatcloak_aggregator.provision.files import read_file, write_public, write_secret
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.private_file import make_private_folder
from heatcloak_shared.sanitize import shown_path

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


PASSWORD, CA = "password", "ca.crt"
CLIENT, SERVER = ("client.crt", "client.key"), ("server.crt", "server.key")


class Change(StrEnum):
    """What happened to a user's credentials."""

    NEW = "new"
    KEPT = "kept"
    ROTATED = "rotated"
    RENEWED = "renewed"
    ELSEWHERE = "elsewhere"
    """The broker knows the password, but its file was moved away."""


def make_credentials(
    folder: Path, user: str, entry: str | None, authority: Authority, *, certified: bool, rotate: bool
) -> tuple[Change, str]:
    """Write a password, the authority's certificate and, if ``certified``, a client certificate.

    Args:
        folder: the user's folder.
        user: the user name.
        entry: the hash of its password at the broker; None if there is none.
        authority: signs the certificate.
        certified: whether the user needs a certificate.
        rotate: whether to replace existing credentials. Their certificates are revoked already.

    Returns:
        What changed, and the hash.
    """
    change, entry = make_password(folder, entry, rotate=rotate)
    if change is Change.ELSEWHERE:
        return change, entry
    write_public(folder / CA, authority.text)
    if certified:
        certificate = make_certificate(folder, CLIENT, user, (), authority, rotate=rotate)
        change = certificate if change is Change.KEPT else change
    return change, entry


def make_password(folder: Path, entry: str | None, *, rotate: bool) -> tuple[Change, str]:
    """Write a password into ``folder``, unless there is one.

    Args:
        folder: the user's folder.
        entry: its hash at the broker; None if there is none.
        rotate: whether to replace an existing password.

    Returns:
        What changed, and the hash.
    """
    file = folder / PASSWORD
    held = read_file(file)
    if held is None and entry is not None and not rotate:
        return Change.ELSEWHERE, entry
    make_private_folder(folder)
    if held is None or rotate:
        password = new_password()
        change = Change.NEW if held is None and entry is None else Change.ROTATED
        write_secret(file, f"{password}\n", replace=held is not None)
    else:
        password, change = _first_line(held, file), Change.KEPT
    if entry is None or not verify_password(password, entry):
        entry = hash_password(password)
    return change, entry


def make_certificate(
    folder: Path,
    files: tuple[str, str],
    user: str,
    names: Sequence[str],
    authority: Authority,
    *,
    rotate: bool,
) -> Change:
    """Write a certificate and its key, unless they are valid; with ``names`` it is a server's.

    Raises:
        ConfigError: an existing file can't be used, or the authority's key is needed but missing.
    """
    certificate_file, key_file = (folder / name for name in files)
    held, held_key = read_file(certificate_file), read_file(key_file)
    certificate = None if held is None else parse_certificate(held, shown_path(certificate_file))
    if certificate is not None and authority.is_revoked(certificate):
        # A rotating run was interrupted before it replaced the key.
        rotate = True
    key, change = None, Change.RENEWED
    if held_key is not None and not rotate:
        key = parse_key(held_key, shown_path(key_file))
        if certificate is not None and not authority.is_due(certificate, key, names):
            return Change.KEPT
    signed_key = key or new_key()
    # Sign before replacing any file: the authority's key may be missing.
    signed = authority.sign(signed_key, user, names)
    if key is None:
        write_secret(key_file, key_text(signed_key), replace=held_key is not None)
        change = Change.NEW if held_key is None else Change.ROTATED
    write_public(certificate_file, text_of(signed))
    return change


def _first_line(content: bytes, file: Path) -> str:
    try:
        password = content.decode("ascii").partition("\n")[0]
    except UnicodeDecodeError:
        password = ""
    if not password:
        name = shown_path(file)
        raise ConfigError(
            f"{name}: not a password from heatcloak provision: restore it, or delete it and use --rotate"
        )
    return password
