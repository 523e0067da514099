"""A zone's own certificate authority, and its certificates: P-256, with minimal rights."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from heatcloak_aggregator.provision.files import (
    append_line,
    read_file,
    write_public,
    write_secret,
)
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.private_file import make_private_folder
from heatcloak_shared.sanitize import shown_path

Key = ec.EllipticCurvePrivateKey
Certificate = x509.Certificate
RevocationList = x509.CertificateRevocationList

CA_DAYS = 7300
BACKDATED = timedelta(days=1)
"""Certificates start earlier, so that machines with slow clocks accept them."""

_SHA256 = hashes.SHA256()


def new_key() -> Key:
    """Return a new private key."""
    return ec.generate_private_key(ec.SECP256R1())


def key_text(key: Key) -> str:
    """Return ``key`` in PEM, not encrypted."""
    form = serialization.PrivateFormat.PKCS8
    return key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()).decode("ascii")


def text_of(item: Certificate | RevocationList) -> str:
    """Return a certificate or revocation list in PEM."""
    return item.public_bytes(serialization.Encoding.PEM).decode("ascii")


def parse_key(content: bytes, source: str) -> Key:
    """Return the private key in the content of a PEM file called ``source``.

    Raises:
        ConfigError: there is no elliptic curve key. The text contains nothing of the content.
    """
    try:
        key = serialization.load_pem_private_key(content, password=None)
    except (ValueError, TypeError):
        key = None
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise ConfigError(f"{source}: not a private key from heatcloak provision: restore the original file")
    return key


def parse_certificate(content: bytes, source: str) -> Certificate:
    """Return the certificate in the content of a PEM file called ``source``.

    Raises:
        ConfigError: there is none.
    """
    try:
        return x509.load_pem_x509_certificate(content)
    except ValueError:
        raise ConfigError(f"{source}: not a certificate: restore the original file") from None


def authority_certificate(key: Key, name: str, now: datetime) -> Certificate:
    """Return the self-signed certificate of an authority."""
    subject = _subject(name)
    return (
        _builder(subject, subject, key, now, now + timedelta(days=CA_DAYS))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_key_usage(sign_certificates=True), critical=True)
        .sign(key, _SHA256)
    )


def signed_certificate(
    ca: Certificate, ca_key: Key, key: Key, user: str, names: Sequence[str], now: datetime, days: int
) -> Certificate:
    """Return a certificate of ``key``, valid for ``days`` days but no longer than the authority.

    Args:
        ca: the authority.
        ca_key: its private key.
        key: the certified key.
        user: the common name.
        names: host names and addresses of a server; empty for a client.
        now: the time.
        days: how long it is valid.
    """
    purpose = ExtendedKeyUsageOID.SERVER_AUTH if names else ExtendedKeyUsageOID.CLIENT_AUTH
    end = min(now + timedelta(days=days), ca.not_valid_after_utc)
    authority = x509.AuthorityKeyIdentifier.from_issuer_public_key(ca_key.public_key())
    builder = (
        _builder(_subject(user), ca.subject, key, now, end)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_key_usage(sign_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([purpose]), critical=False)
        .add_extension(authority, critical=False)
    )
    if names:
        alternatives = x509.SubjectAlternativeName([general_name(name) for name in names])
        builder = builder.add_extension(alternatives, critical=False)
    return builder.sign(ca_key, _SHA256)


def revocation_list(
    ca: Certificate, ca_key: Key, serials: Collection[int], before: RevocationList | None, now: datetime
) -> RevocationList:
    """Return the revocation list of ``serials``, numbered after the list ``before``.

    It is valid as long as the authority, because a broker with an expired list refuses every certificate.
    """
    builder = (
        x509.CertificateRevocationListBuilder()
        .issuer_name(ca.subject)
        .last_update(now - BACKDATED)
        .next_update(ca.not_valid_after_utc)
        .add_extension(
            x509.AuthorityKeyIdentifier.from_issuer_public_key(ca_key.public_key()), critical=False
        )
        .add_extension(x509.CRLNumber(_crl_number(before) + 1), critical=False)
    )
    for serial in sorted(serials):
        entry = x509.RevokedCertificateBuilder().serial_number(serial).revocation_date(now).build()
        builder = builder.add_revoked_certificate(entry)
    return builder.sign(ca_key, _SHA256)


def general_name(name: str) -> x509.GeneralName:
    """Return a host name or address as it is encoded in certificates."""
    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name.encode("idna").decode("ascii"))


def names_of(certificate: Certificate) -> set[x509.GeneralName]:
    """Return the host names and addresses of ``certificate``."""
    try:
        return set(certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value)
    except x509.ExtensionNotFound:
        return set()


def is_certificate_of(certificate: Certificate, ca: Certificate, key: Key) -> bool:
    """Return whether ``certificate`` is of ``key`` and signed by ``ca``."""
    if certificate.public_key() != key.public_key():
        return False
    try:
        certificate.verify_directly_issued_by(ca)
    except (ValueError, TypeError, InvalidSignature):
        return False
    return True


def _builder(
    subject: x509.Name, issuer: x509.Name, key: Key, now: datetime, end: datetime
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - BACKDATED)
        .not_valid_after(end)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )


def _subject(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def _key_usage(*, sign_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not sign_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=sign_certificates,
        crl_sign=sign_certificates,
        encipher_only=False,
        decipher_only=False,
    )


def _crl_number(before: RevocationList | None) -> int:
    if before is None:
        return 0
    return before.extensions.get_extension_for_class(x509.CRLNumber).value.crl_number


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

        Raises:
            ConfigError: the authority's key is missing.
        """
        ca_key = self._signing_key(f"a certificate for {user}")
        signed = signed_certificate(self.certificate, ca_key, key, user, names, self._now, self._days)
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
