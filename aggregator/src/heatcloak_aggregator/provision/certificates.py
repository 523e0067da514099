"""Certificates of a zone's own authority: P-256, and no more rights than each one needs."""

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
EARLIER = timedelta(days=1)
"""Machines whose clocks go a little slow must take a certificate too."""

_SHA256 = hashes.SHA256()


def new_key() -> Key:
    """A private key."""
    return ec.generate_private_key(ec.SECP256R1())


def key_text(key: Key) -> str:
    """``key`` in PEM, not encrypted."""
    form = serialization.PrivateFormat.PKCS8
    return key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()).decode("ascii")


def text_of(item: Certificate | RevocationList) -> str:
    """A certificate or revocation list in PEM."""
    return item.public_bytes(serialization.Encoding.PEM).decode("ascii")


def parse_key(content: bytes, source: str) -> Key:
    """The private key in a PEM file called ``source``.

    Raises:
        ConfigError: it holds none that is ours. The text shows nothing of it.
    """
    try:
        key = serialization.load_pem_private_key(content, password=None)
    except (ValueError, TypeError):
        key = None
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise ConfigError(f"{source}: no private key of ours: bring back the file that was made")
    return key


def parse_certificate(content: bytes, source: str) -> Certificate:
    """The certificate in a PEM file called ``source``.

    Raises:
        ConfigError: it holds none.
    """
    try:
        return x509.load_pem_x509_certificate(content)
    except ValueError:
        raise ConfigError(f"{source}: no certificate: bring back the file that was made") from None


def authority_certificate(key: Key, name: str, now: datetime) -> Certificate:
    """The certificate of an authority, signed by itself."""
    subject = _named(name)
    usage = _usage(sign_certificates=True)
    return (
        _builder(subject, subject, key, now, now + timedelta(days=CA_DAYS))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(usage, critical=True)
        .sign(key, _SHA256)
    )


def signed_certificate(
    ca: Certificate, ca_key: Key, key: Key, user: str, names: Sequence[str], now: datetime, days: int
) -> Certificate:
    """A certificate of ``key``, good for ``days`` days or as long as the authority.

    Args:
        ca: the authority.
        ca_key: its private key.
        key: whose certificate it is.
        user: the common name.
        names: host names and addresses of a server; empty for a client.
        now: the time.
        days: how long it is good.
    """
    purpose = ExtendedKeyUsageOID.SERVER_AUTH if names else ExtendedKeyUsageOID.CLIENT_AUTH
    end = min(now + timedelta(days=days), ca.not_valid_after_utc)
    authority = x509.AuthorityKeyIdentifier.from_issuer_public_key(ca_key.public_key())
    builder = (
        _builder(_named(user), ca.subject, key, now, end)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(sign_certificates=False), critical=True)
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
    """The list of ``serials``, with a number after that of the list ``before``.

    It is good as long as the authority: with a list that is over, a broker takes no certificate at all.
    """
    builder = (
        x509.CertificateRevocationListBuilder()
        .issuer_name(ca.subject)
        .last_update(now - EARLIER)
        .next_update(ca.not_valid_after_utc)
        .add_extension(
            x509.AuthorityKeyIdentifier.from_issuer_public_key(ca_key.public_key()), critical=False
        )
        .add_extension(x509.CRLNumber(_number(before) + 1), critical=False)
    )
    for serial in sorted(serials):
        entry = x509.RevokedCertificateBuilder().serial_number(serial).revocation_date(now).build()
        builder = builder.add_revoked_certificate(entry)
    return builder.sign(ca_key, _SHA256)


def general_name(name: str) -> x509.GeneralName:
    """A host's name or address as certificates write it."""
    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name.encode("idna").decode("ascii"))


def names_of(certificate: Certificate) -> set[x509.GeneralName]:
    """The names and addresses that ``certificate`` is good for."""
    try:
        return set(certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value)
    except x509.ExtensionNotFound:
        return set()


def is_of(certificate: Certificate, ca: Certificate, key: Key) -> bool:
    """Whether ``certificate`` is that of ``key``, signed by ``ca``."""
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
        .not_valid_before(now - EARLIER)
        .not_valid_after(end)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )


def _named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def _usage(*, sign_certificates: bool) -> x509.KeyUsage:
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


def _number(before: RevocationList | None) -> int:
    if before is None:
        return 0
    return before.extensions.get_extension_for_class(x509.CRLNumber).value.crl_number
