"""Certificates: what they are good for, and when they are made anew."""

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

from heatcloak_aggregator.provision import Change, Outcome

NOW = datetime(2026, 5, 1, tzinfo=UTC)

Provision = Callable[..., Outcome]


def certificate(path: Path) -> x509.Certificate:
    """The certificate in a file."""
    return x509.load_pem_x509_certificate(path.read_bytes())


def policy(out: Path, now: datetime = NOW) -> PolicyBuilder:
    """Who trusts the folder's authority, at a time."""
    return PolicyBuilder().store(Store([certificate(out / "ca/ca.crt")])).time(now)


def test_the_server_is_known_by_all_its_names(run: Provision, out: Path) -> None:
    """Names and addresses, by an independent verifier of the web's rules; no other name."""
    run(alt_names=("localhost", "192.168.7.2", "fd00::7"))
    server = certificate(out / "broker/server.crt")
    for name in ("broker.lan", "localhost"):
        policy(out).build_server_verifier(x509.DNSName(name)).verify(server, [])
    for address in ("192.168.7.2", "fd00::7"):
        policy(out).build_server_verifier(x509.IPAddress(ip_address(address))).verify(server, [])
    with pytest.raises(VerificationError):
        policy(out).build_server_verifier(x509.DNSName("other.lan")).verify(server, [])


def test_a_client_is_known_and_is_no_server(run: Provision, out: Path) -> None:
    """Its common name is the user; it may not stand in for the broker, nor sign."""
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


def test_a_slow_clock_takes_it_and_it_ends_when_it_was_to(run: Provision, out: Path) -> None:
    """Good from a day ago, for the asked days, and never longer than the authority."""
    run(valid_days=90)
    server = certificate(out / "broker/server.crt")
    assert server.not_valid_before_utc == NOW - timedelta(days=1)
    assert server.not_valid_after_utc == NOW + timedelta(days=90)
    run(valid_days=7300, now=NOW + timedelta(days=80))
    ca = certificate(out / "ca/ca.crt")
    assert certificate(out / "broker/server.crt").not_valid_after_utc == ca.not_valid_after_utc


def test_what_is_soon_over_is_renewed_with_the_same_key(run: Provision, out: Path) -> None:
    """Within 30 days of its end, and not before; nothing is revoked."""
    run(client_certificates=True, valid_days=90)
    before = certificate(out / "nodes/n01/client.crt")
    key = (out / "nodes/n01/client.key").read_bytes()
    assert run(host=None, now=NOW + timedelta(days=59)).having(Change.RENEWED) == []
    outcome = run(host=None, now=NOW + timedelta(days=61))
    assert "n01" in outcome.having(Change.RENEWED)
    after = certificate(out / "nodes/n01/client.crt")
    assert after.not_valid_after_utc > before.not_valid_after_utc
    assert after.serial_number != before.serial_number
    assert (out / "nodes/n01/client.key").read_bytes() == key
    assert outcome.revoked == []


def test_a_broker_of_another_name_gets_another_certificate(run: Provision, out: Path) -> None:
    """With the key that it had."""
    run()
    key = (out / "broker/server.key").read_bytes()
    assert run(host="10.0.0.9").broker_changed
    server = certificate(out / "broker/server.crt")
    policy(out).build_server_verifier(x509.IPAddress(ip_address("10.0.0.9"))).verify(server, [])
    assert (out / "broker/server.key").read_bytes() == key


def test_every_certificate_of_a_user_is_revoked(run: Provision, out: Path) -> None:
    """Also those that were renewed, and whose files are gone: all that were signed are written down."""
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
