"""What one user needs to be let in: made where it is missing, kept where it is there."""

from __future__ import annotations

from collections.abc import Sequence
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
from heatcloak_aggregator.provision.files import private_folder, read_file, write_public, write_secret
from heatcloak_aggregator.provision.passwords import fits, fresh_password, hashed
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.private_file import shown_path

PASSWORD, CA = "password", "ca.crt"
CLIENT, SERVER = ("client.crt", "client.key"), ("server.crt", "server.key")


class Change(StrEnum):
    """What became of a user's credentials."""

    NEW = "new"
    KEPT = "kept"
    ROTATED = "rotated"
    RENEWED = "renewed"
    ELSEWHERE = "elsewhere"
    """The broker knows the password, and its file is not here any more."""


def make_credentials(
    folder: Path, user: str, entry: str | None, authority: Authority, *, certified: bool, rotate: bool
) -> tuple[Change, str]:
    """Give ``user`` a password, the authority's certificate and, if ``certified``, one of its own.

    Args:
        folder: where they go.
        user: the user name.
        entry: the hash of its password at the broker; None where there is none.
        authority: who signs.
        certified: whether it needs a certificate.
        rotate: whether to replace what is there. The certificates so far are revoked already.

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
    """Put a password into ``folder``, if need be.

    Args:
        folder: where it goes.
        entry: its hash at the broker; None where there is none.
        rotate: whether to replace the one that is there.

    Returns:
        What changed, and the hash.
    """
    file = folder / PASSWORD
    held = read_file(file)
    if held is None and entry is not None and not rotate:
        return Change.ELSEWHERE, entry
    private_folder(folder)
    if held is None or rotate:
        password = fresh_password()
        change = Change.NEW if held is None and entry is None else Change.ROTATED
        write_secret(file, f"{password}\n", replace=held is not None)
    else:
        password, change = _first_line(held, file), Change.KEPT
    if entry is None or not fits(password, entry):
        entry = hashed(password)
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
    """Give ``user`` a certificate with its key; ``names`` makes it a server's.

    Raises:
        ConfigError: a file that is there can't be used, or the authority's key is needed and not here.
    """
    certificate_file, key_file = (folder / name for name in files)
    held, held_key = read_file(certificate_file), read_file(key_file)
    certificate = None if held is None else parse_certificate(held, shown_path(certificate_file))
    if certificate is not None and authority.is_revoked(certificate):
        # A run that rotates was interrupted: the key is to be replaced too.
        rotate = True
    key, change = None, Change.RENEWED
    if held_key is not None and not rotate:
        key = parse_key(held_key, shown_path(key_file))
        if certificate is not None and not authority.is_due(certificate, key, names):
            return Change.KEPT
    signed_key = key or new_key()
    # Signed before anything is replaced: the authority's key may not be here.
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
        raise ConfigError(f"{name}: no password that was made here: bring it back, or delete and --rotate it")
    return password
