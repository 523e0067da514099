"""Certificates: their names and rights, renewal and revocation."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID
from cryptography.x509.verification import PolicyBuilder, Store, VerificationError

from heatcloak_aggregator.provision import Change, ProvisionResult

NOW = datetime(2026, 5, 1, tzinfo=UTC)

Provision = Callable[..., ProvisionResult]


def certificate(path: Path) -> x509.Certificate:
    """Return the certificate in a file."""
    return x509.load_pem_x509_certificate(path.read_bytes())


def policy(out: Path, now: datetime = NOW) -> PolicyBuilder:
    """Return a verifier that trusts the folder's authority, at a time."""
    return PolicyBuilder().store(Store([certificate(out / "ca/ca.crt")])).time(now)


def test_server_certificate_is_valid_for_all_its_names_only(run: Provision, out: Path) -> None:
    run(alt_names=("localhost", "192.168.7.2", "fd00::7"))
    server = certificate(out / "broker/server.crt")
    for name in ("broker.lan", "localhost"):
        policy(out).build_server_verifier(x509.DNSName(name)).verify(server, [])
    for address in ("192.168.7.2", "fd00::7"):
        policy(out).build_server_verifier(x509.IPAddress(ip_address(address))).verify(server, [])
    with pytest.raises(VerificationError):
        policy(out).build_server_verifier(x509.DNSName("other.lan")).verify(server, [])


def test_client_certificate_is_not_valid_for_a_server(run: Provision, out: Path) -> None:
    run(client_certificates=True)
    client = certificate(out / "nodes/n01/client.crt")
    assert client.subject.rfc4514_string() == "CN=n01"
    usage = client.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value
    assert list(usage) == [ExtendedKeyUsageOID.CLIENT_AUTH]
    assert not client.extensions.get_extension_for_class(x509.BasicConstraints).value.ca
    assert not client.extensions.get_extension_for_class(x509.KeyUsage).value.key_cert_sign
    role = certificate(out / "aggregator/client.crt")
    assert role.subject.rfc4514_string() == "CN=heatcloak_aggregator"
    assert client.serial_number != role.serial_number
    with pytest.raises(VerificationError):
        policy(out).build_server_verifier(x509.DNSName("n01")).verify(client, [])


def test_validity_begins_a_day_early_and_ends_no_later_than_the_authority(run: Provision, out: Path) -> None:
    run(valid_days=90)
    server = certificate(out / "broker/server.crt")
    assert server.not_valid_before_utc == NOW - timedelta(days=1)
    assert server.not_valid_after_utc == NOW + timedelta(days=90)
    run(valid_days=7300, now=NOW + timedelta(days=80))
    ca = certificate(out / "ca/ca.crt")
    assert certificate(out / "broker/server.crt").not_valid_after_utc == ca.not_valid_after_utc


def test_expiring_certificate_is_renewed_with_the_same_key(run: Provision, out: Path) -> None:
    run(client_certificates=True, valid_days=90)
    before = certificate(out / "nodes/n01/client.crt")
    key = (out / "nodes/n01/client.key").read_bytes()
    assert run(host=None, now=NOW + timedelta(days=59)).having(Change.RENEWED) == []
    result = run(host=None, now=NOW + timedelta(days=61))
    assert "n01" in result.having(Change.RENEWED)
    after = certificate(out / "nodes/n01/client.crt")
    assert after.not_valid_after_utc > before.not_valid_after_utc
    assert after.serial_number != before.serial_number
    assert (out / "nodes/n01/client.key").read_bytes() == key
    assert result.revoked == []


def test_new_broker_name_gets_a_new_certificate_with_the_same_key(run: Provision, out: Path) -> None:
    run()
    key = (out / "broker/server.key").read_bytes()
    assert run(host="10.0.0.9").broker_changed
    server = certificate(out / "broker/server.crt")
    policy(out).build_server_verifier(x509.IPAddress(ip_address("10.0.0.9"))).verify(server, [])
    assert (out / "broker/server.key").read_bytes() == key


def test_rotation_revokes_all_certificates_of_a_user(run: Provision, out: Path) -> None:
    run(client_certificates=True, valid_days=90)
    serials = {certificate(out / "nodes/n01/client.crt").serial_number}
    run(host=None, now=NOW + timedelta(days=61))
    serials.add(certificate(out / "nodes/n01/client.crt").serial_number)
    (out / "nodes/n01/client.crt").unlink()
    run(host=None, rotate=("n01",))
    revoked = x509.load_pem_x509_crl((out / "broker/ca.crl").read_bytes())
    assert {entry.serial_number for entry in revoked} == serials
    key = certificate(out / "ca/ca.crt").public_key()
    assert isinstance(key, ec.EllipticCurvePublicKey)
    assert revoked.is_signature_valid(key)
    assert revoked.next_update_utc == certificate(out / "ca/ca.crt").not_valid_after_utc
    assert certificate(out / "nodes/n01/client.crt").serial_number not in serials
