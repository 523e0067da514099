"""A zone's own certificate authority: its key, what it signed, and what it took back."""

from __future__ import annotations

import secrets
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
    is_of,
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
    private_folder,
    read_file,
    write_public,
    write_secret,
)
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.private_file import shown_path

CERTIFICATE, KEY, REVOKED, ISSUED = "ca.crt", "ca.key", "ca.crl", "issued"
RENEWED_BEFORE = timedelta(days=30)


class Authority:
    """The authority in a folder; it is made where there is none.

    Its private key may be elsewhere, offline: only what must be signed asks for it.

    Args:
        folder: where its files are.
        zone: the zone's id.
        now: the time.
        days: how long certificates are good.
        known: whether the zone has an authority, so that a new one would shut its nodes out.

    Raises:
        ConfigError: its files can't be used, or are gone.
        ProvisionError: they can't be written.
    """

    def __init__(self, folder: Path, zone: str, now: datetime, days: int, *, known: bool) -> None:
        self._folder = private_folder(folder)
        self._now, self._days = now, days
        self._key = self._held_key()
        self.certificate = self._held_certificate(zone, known=known)
        if self._key is not None and not is_of(self.certificate, self.certificate, self._key):
            raise ConfigError(f"{self._shown(KEY)}: not the key of {CERTIFICATE}: bring back the pair")
        self._issued = self._held_issued()
        self._list = self._held_list()

    @property
    def text(self) -> str:
        """Its certificate in PEM."""
        return text_of(self.certificate)

    def revocations(self) -> str:
        """Its revocation list in PEM.

        Raises:
            ConfigError: there is none yet, and the authority's key is not here.
        """
        if self._list is None:
            self._publish(set())
        assert self._list is not None  # noqa: S101
        return text_of(self._list)

    def is_revoked(self, certificate: Certificate) -> bool:
        """Whether ``certificate`` was taken back."""
        return certificate.serial_number in self._revoked()

    def is_due(self, certificate: Certificate, key: Key, names: Sequence[str]) -> bool:
        """Whether ``certificate`` must be made anew: not of this key, for other names, or soon over."""
        if not is_of(certificate, self.certificate, key):
            return True
        if names_of(certificate) != {general_name(name) for name in names}:
            return True
        ends = certificate.not_valid_after_utc
        # As good as the authority itself is as good as it gets.
        return ends - self._now < RENEWED_BEFORE and ends < self.certificate.not_valid_after_utc

    def sign(self, key: Key, user: str, names: Sequence[str]) -> Certificate:
        """A new certificate of ``key`` for ``user``; ``names`` makes it a server's.

        It is written down before it exists, so that none is forgotten when its user's are taken back.

        Raises:
            ConfigError: the authority's key is not here.
        """
        ca_key = self._signing_key(f"a certificate for {user}")
        signed = signed_certificate(self.certificate, ca_key, key, user, names, self._now, self._days)
        append_line(self._folder / ISSUED, f"{signed.serial_number:x} {user}")
        self._issued.setdefault(user, set()).add(signed.serial_number)
        return signed

    def revoke(self, users: Collection[str]) -> set[str]:
        """Take back all certificates of ``users``, and of nobody else; whose there were.

        Raises:
            ConfigError: the authority's key is not here.
        """
        before = self._revoked()
        taken = {user for user in users if self._issued.get(user, set()) - before}
        if taken:
            self._publish(before.union(*(self._issued[user] for user in taken)))
        return taken

    def users(self) -> set[str]:
        """Everybody for whom it ever signed."""
        return set(self._issued)

    def _publish(self, serials: set[int]) -> None:
        ca_key = self._signing_key("what is revoked")
        self._list = revocation_list(self.certificate, ca_key, serials, self._list, self._now)
        write_public(self._folder / REVOKED, text_of(self._list))

    def _revoked(self) -> set[int]:
        return set() if self._list is None else {entry.serial_number for entry in self._list}

    def _signing_key(self, what: str) -> Key:
        if self._key is None:
            raise ConfigError(
                f"{self._shown(KEY)}: not here, and {what} must be signed: bring it back for this run"
            )
        return self._key

    def _held_key(self) -> Key | None:
        content = read_file(self._folder / KEY)
        return None if content is None else parse_key(content, self._shown(KEY))

    def _held_certificate(self, zone: str, *, known: bool) -> Certificate:
        content = read_file(self._folder / CERTIFICATE)
        if content is not None:
            return parse_certificate(content, self._shown(CERTIFICATE))
        if known:
            raise ConfigError(
                f"{self._shown(CERTIFICATE)}: gone: bring it back, or provision into a new folder: "
                "nodes trust this authority alone"
            )
        if self._key is None:
            self._key = new_key()
            write_secret(self._folder / KEY, key_text(self._key), replace=False)
        # Two authorities of one zone have two names, so that one is never taken for the other.
        made = authority_certificate(self._key, f"Heatcloak {zone} CA {secrets.token_hex(4)}", self._now)
        write_public(self._folder / CERTIFICATE, text_of(made))
        return made

    def _held_issued(self) -> dict[str, set[int]]:
        issued: dict[str, set[int]] = {}
        for line in (read_file(self._folder / ISSUED) or b"").decode("ascii", "replace").splitlines():
            serial, _, user = line.partition(" ")
            try:
                issued.setdefault(user, set()).add(int(serial, 16))
            except ValueError:
                continue  # half a line of a run that was interrupted: its certificate was never written
        return issued

    def _held_list(self) -> RevocationList | None:
        content = read_file(self._folder / REVOKED)
        if content is None:
            return None
        try:
            return x509.load_pem_x509_crl(content)
        except ValueError:
            raise ConfigError(f"{self._shown(REVOKED)}: no revocation list: bring back the file") from None

    def _shown(self, name: str) -> str:
        return shown_path(self._folder / name)
