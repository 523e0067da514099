"""Create and parse certificates of a zone's own authority: P-256, with minimal rights."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from ipaddress import ip_address

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from heatcloak_shared.errors import ConfigError

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
