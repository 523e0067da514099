"""A zone's own certificate authority: its key, issued certificates and revocations."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from pathlib import Path

from cryptography import x509

from heatcloak_aggregator.provision.certificates import (
    Certificate,
    Key,
    RevocationList,
    authority_certificate,
    general_name,
    is_certificate_of,
    key_text,
    names_of,
    new_key,
    parse_certificate,
    parse_key,
    revocation_list,
    signed_certificate,
    text_of,
)
from heatcloak_aggregator.provision.files import (
    append_line,
    read_file,
    write_public,
    write_secret,
)
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.private_file import make_private_folder
from heatcloak_shared.sanitize import shown_path

CERTIFICATE, KEY, REVOKED, ISSUED = "ca.crt", "ca.key", "ca.crl", "issued"
RENEWED_BEFORE = timedelta(days=30)


class Authority:
    """The authority in a folder; it is created if there is none.

    Its private key may be stored elsewhere, offline: it is needed only to sign.

    Args:
        folder: where its files are.
        zone: the zone's id.
        now: the time.
        days: how long certificates are valid.
        known: whether the zone has an authority already, so that a new one would lock its nodes out.

    Raises:
        ConfigError: its files can't be used, or are missing.
        ProvisionError: they can't be written.
    """

    def __init__(self, folder: Path, zone: str, now: datetime, days: int, *, known: bool) -> None:
        self._folder = make_private_folder(folder)
        self._now, self._days = now, days
        self._key = self._load_key()
        self.certificate = self._load_certificate(zone, known=known)
        if self._key is not None and not is_certificate_of(self.certificate, self.certificate, self._key):
            raise ConfigError(f"{self._shown(KEY)}: does not match {CERTIFICATE}: restore the pair")
        self._issued = self._load_issued()
        self._recording = threading.Lock()
        self._revocations = self._load_revocations()

    @property
    def text(self) -> str:
        """Its certificate in PEM."""
        return text_of(self.certificate)

    def revocations(self) -> str:
        """Return its revocation list in PEM.

        Raises:
            ConfigError: there is none yet, and the authority's key is missing.
        """
        if self._revocations is None:
            self._publish(set())
        assert self._revocations is not None  # noqa: S101
        return text_of(self._revocations)

    def is_revoked(self, certificate: Certificate) -> bool:
        """Return whether ``certificate`` is revoked."""
        return certificate.serial_number in self._revoked()

    def is_due(self, certificate: Certificate, key: Key, names: Sequence[str]) -> bool:
        """Return whether ``certificate`` must be renewed: wrong key, wrong names, or about to expire."""
        if not is_certificate_of(certificate, self.certificate, key):
            return True
        if names_of(certificate) != {general_name(name) for name in names}:
            return True
        ends = certificate.not_valid_after_utc
        # No certificate is valid for longer than the authority.
        return ends - self._now < RENEWED_BEFORE and ends < self.certificate.not_valid_after_utc

    def sign(self, key: Key, user: str, names: Sequence[str]) -> Certificate:
        """Return a new certificate of ``key`` for ``user``; with ``names`` it is a server's.

        Its serial number is recorded before it is used, so that revoking a user revokes all certificates.
        Several threads may call this at the same time.

        Raises:
            ConfigError: the authority's key is missing.
        """
        ca_key = self._signing_key(f"a certificate for {user}")
        signed = signed_certificate(self.certificate, ca_key, key, user, names, self._now, self._days)
        with self._recording:
            append_line(self._folder / ISSUED, f"{signed.serial_number:x} {user}")
            self._issued.setdefault(user, set()).add(signed.serial_number)
        return signed

    def revoke(self, users: Collection[str]) -> set[str]:
        """Revoke all certificates of ``users``, and return the users that had any.

        Raises:
            ConfigError: the authority's key is missing.
        """
        before = self._revoked()
        revoked = {user for user in users if self._issued.get(user, set()) - before}
        if revoked:
            self._publish(before.union(*(self._issued[user] for user in revoked)))
        return revoked

    def users(self) -> set[str]:
        """Return all users that it ever signed a certificate for."""
        return set(self._issued)

    def _publish(self, serials: set[int]) -> None:
        ca_key = self._signing_key("the revocation list")
        self._revocations = revocation_list(self.certificate, ca_key, serials, self._revocations, self._now)
        write_public(self._folder / REVOKED, text_of(self._revocations))

    def _revoked(self) -> set[int]:
        return set() if self._revocations is None else {entry.serial_number for entry in self._revocations}

    def _signing_key(self, what: str) -> Key:
        if self._key is None:
            raise ConfigError(
                f"{self._shown(KEY)}: missing, but {what} must be signed: restore it for this run"
            )
        return self._key

    def _load_key(self) -> Key | None:
        content = read_file(self._folder / KEY)
        return None if content is None else parse_key(content, self._shown(KEY))

    def _load_certificate(self, zone: str, *, known: bool) -> Certificate:
        content = read_file(self._folder / CERTIFICATE)
        if content is not None:
            return parse_certificate(content, self._shown(CERTIFICATE))
        if known:
            raise ConfigError(
                f"{self._shown(CERTIFICATE)}: missing, and nodes trust this authority only: restore it, or "
                "provision into a new folder"
            )
        if self._key is None:
            self._key = new_key()
            write_secret(self._folder / KEY, key_text(self._key), replace=False)
        # A random part in the name distinguishes two authorities of one zone.
        certificate = authority_certificate(
            self._key, f"Heatcloak {zone} CA {secrets.token_hex(4)}", self._now
        )
        write_public(self._folder / CERTIFICATE, text_of(certificate))
        return certificate

    def _load_issued(self) -> dict[str, set[int]]:
        issued: dict[str, set[int]] = {}
        for line in (read_file(self._folder / ISSUED) or b"").decode("ascii", "replace").splitlines():
            serial, _, user = line.partition(" ")
            try:
                issued.setdefault(user, set()).add(int(serial, 16))
            except ValueError:
                continue  # a torn line of an interrupted run, whose certificate was never written
        return issued

    def _load_revocations(self) -> RevocationList | None:
        content = read_file(self._folder / REVOKED)
        if content is None:
            return None
        try:
            return x509.load_pem_x509_crl(content)
        except ValueError:
            raise ConfigError(f"{self._shown(REVOKED)}: not a revocation list: restore the file") from None

    def _shown(self, name: str) -> str:
        return shown_path(self._folder / name)
