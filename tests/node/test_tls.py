"""Connections over TLS, and the messages for those that fail."""

from __future__ import annotations

import logging
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.provision.certificates import (
    authority_certificate,
    key_text,
    new_key,
    signed_certificate,
    text_of,
)
from heatcloak_node.config import take_broker
from heatcloak_node.connection import Connection, Publication
from heatcloak_node.reactor import Reactor
from heatcloak_shared.broker import BrokerAddress, Tls
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.tables import Table

WAIT = 8.0

Pair = tuple[Path, Path]


class Authority:
    """A certificate authority, with a folder of certificates that it signed."""

    def __init__(self, folder: Path, name: str = "test") -> None:
        folder.mkdir()
        self.folder, self._key = folder, new_key()
        self._certificate = authority_certificate(self._key, name, datetime.now(UTC) - timedelta(days=400))
        self.ca = folder / "ca.crt"
        self.ca.write_text(text_of(self._certificate), encoding="ascii")

    def pair(self, user: str, *names: str, ago: float = 0.0, days: int = 30) -> Pair:
        """Return a certificate, signed some days ago, and its key."""
        key, then = new_key(), datetime.now(UTC) - timedelta(days=ago)
        certificate = signed_certificate(self._certificate, self._key, key, user, names, then, days)
        files = self.folder / f"{user}.crt", self.folder / f"{user}.key"
        files[0].write_text(text_of(certificate), encoding="ascii")
        files[1].write_text(key_text(key), encoding="ascii")
        return files


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    """Return a certificate authority."""
    return Authority(tmp_path / "authority")


class OneConnection:
    """Record what happens to one connection, and stop its reactor at the end."""

    def __init__(self, address: BrokerAddress, enough: int = 0) -> None:
        self.lost: list[str] = []
        self.connected = False
        self.received: list[bytes] = []
        self._enough = enough
        self._reactor = Reactor()
        will = Publication("will", b"gone")
        self._connection = Connection(self._reactor, address, "n01", will, self)

    def run(self) -> OneConnection:
        """Connect, and run until it is over and a little longer."""
        self._connection.open()
        self._reactor.call_later(WAIT, self._reactor.stop)
        self._reactor.run()
        return self

    def connection_made(self) -> None:
        self.connected = True
        if not self._enough:
            self._finish()

    def connection_lost(self, reason: str) -> None:
        self.lost.append(reason)
        self._reactor.call_later(0.1, self._reactor.stop)

    def publish_answered(self, ticket: int, refusal: str | None) -> None:
        """Do nothing: nothing is published."""

    def message_received(self, topic: str, payload: bytes, retained: bool) -> None:
        self.received.append(payload)
        if len(self.received) == self._enough:
            self._finish()

    def _finish(self) -> None:
        self._connection.close()
        self._reactor.stop()


@pytest.fixture
def broker(start_mosquitto: Any) -> Callable[..., int]:
    """Return a function that starts a mosquitto with a certificate and returns its port."""

    def start(pair: Pair, extra: str = "") -> int:
        files = f"certfile {pair[0]}\nkeyfile {pair[1]}\n"
        port = start_mosquitto(files + extra).port
        assert isinstance(port, int)
        return port

    return start


def connect(port: int, tls: Tls | None, host: str = "127.0.0.1") -> OneConnection:
    """Make one connection attempt."""
    return OneConnection(BrokerAddress(host, port, tls=tls)).run()


def test_a_broker_with_a_certificate_of_the_authority_is_trusted(
    authority: Authority, broker: Callable[..., int]
) -> None:
    """By address and by name."""
    port = broker(authority.pair("broker", "127.0.0.1", "localhost"))
    for host in ("127.0.0.1", "localhost"):
        attempt = connect(port, Tls(authority.ca), host)
        assert (attempt.connected, attempt.lost) == (True, [])


def test_an_untrusted_broker_is_refused_in_one_line(
    authority: Authority, broker: Callable[..., int], tmp_path: Path
) -> None:
    """Another authority, another name, expired, or not yet valid."""
    stranger = Authority(tmp_path / "stranger", "stranger")
    tls = Tls(authority.ca)
    good = authority.pair("broker", "127.0.0.1")
    cases = [
        (
            good,
            Tls(stranger.ca),
            "not signed by a trusted authority: give the ca.crt of its authority",
        ),
        (good, Tls(), "not signed by a trusted authority"),
        (authority.pair("other", "broker.lan"), tls, "for another name: give a name in the certificate"),
        (
            authority.pair("old", "127.0.0.1", ago=50),
            tls,
            "has expired: renew it, or correct this machine's clock",
        ),
        (authority.pair("young", "127.0.0.1", ago=-50), tls, "not valid yet: correct this machine's clock"),
    ]
    for pair, trusted, expected in cases:
        attempt = connect(broker(pair), trusted)
        assert not attempt.connected
        assert len(attempt.lost) == 1
        assert expected in attempt.lost[0]
        assert "\n" not in attempt.lost[0]


def test_a_mismatch_of_tls_and_port_is_explained(
    authority: Authority, broker: Callable[..., int], mosquitto: Any, unused_port: int
) -> None:
    port = broker(authority.pair("broker", "127.0.0.1"))
    assert "if it requires TLS, add the table [broker.tls]" in connect(port, None).lost[0]
    assert (
        "closed the connection in the TLS handshake: wrong port"
        in connect(mosquitto.port, Tls(authority.ca)).lost[0]
    )
    assert "Connection refused" in connect(unused_port, Tls(authority.ca)).lost[0]


def test_a_client_certificate_is_sent_on_request(
    authority: Authority, broker: Callable[..., int], tmp_path: Path
) -> None:
    pair = authority.pair("broker", "127.0.0.1")
    port = broker(pair, f"cafile {authority.ca}\nrequire_certificate true\nuse_identity_as_username true\n")
    assert connect(port, Tls(authority.ca, *authority.pair("n01"))).connected
    theirs = Authority(tmp_path / "stranger", "stranger").pair("n01")
    for certificates in ((), theirs):
        attempt = connect(port, Tls(authority.ca, *certificates))
        assert not attempt.connected
        assert len(attempt.lost) == 1
        assert "client certificate" in attempt.lost[0]


def test_certificates_are_read_again_for_every_connection(
    authority: Authority, broker: Callable[..., int], tmp_path: Path
) -> None:
    port = broker(authority.pair("broker", "127.0.0.1"))
    ca = tmp_path / "ca.crt"
    attempt = connect(port, Tls(ca))
    assert attempt.lost == [
        f"{ca}: No such file or directory: give the PEM file of the authority that signed the broker's "
        "certificate"
    ]
    ca.write_bytes(authority.ca.read_bytes())
    assert connect(port, Tls(ca)).connected


@pytest.fixture
def crowded_broker(authority: Authority) -> Iterator[int]:
    """Return the port of a broker that sends CONNACK and fifty messages in one piece, then nothing."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*authority.pair("broker", "127.0.0.1"))
    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            plain, _ = listener.accept()
            with context.wrap_socket(plain, server_side=True) as sock:
                sock.recv(4096)
                messages = b"".join(b"\x30\x06\x00\x01t\x00" + b"%02d" % number for number in range(50))
                sock.sendall(b"\x20\x03\x00\x00\x00" + messages)
                over.wait(WAIT)

        thread = threading.Thread(target=serve)
        thread.start()
        yield listener.getsockname()[1]
        over.set()
        thread.join()


@pytest.mark.alone
def test_messages_already_decrypted_are_read_without_delay(authority: Authority, crowded_broker: int) -> None:
    """No selector reports bytes that have left the socket."""
    began = time.monotonic()
    attempt = OneConnection(
        BrokerAddress("127.0.0.1", crowded_broker, tls=Tls(authority.ca)), enough=50
    ).run()
    assert attempt.received == [b"%02d" % number for number in range(50)]
    assert time.monotonic() - began < WAIT / 2


@pytest.mark.alone
def test_an_endless_handshake_times_out(authority: Authority, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heatcloak_node.connection.CONNECT_TIMEOUT", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        began = time.monotonic()
        attempt = connect(listener.getsockname()[1], Tls(authority.ca))
    assert len(attempt.lost) == 1
    assert time.monotonic() - began < 2


def broker_table(folder: Path, **values: object) -> Table:
    """Return the table ``[broker]`` of a ``node.toml``."""
    return Table("node.toml", {"host": "broker.lan", **values}, ConfigError, "broker.", folder)


def test_paths_are_relative_to_the_configuration_and_the_port_is_that_of_tls(
    authority: Authority, tmp_path: Path
) -> None:
    certificate, key = authority.pair("n01")
    tls: dict[str, object] = {
        "ca_file": "authority/ca.crt",
        "certificate_file": str(certificate),
        "key_file": str(key),
    }
    address = take_broker(broker_table(tmp_path, tls=tls))
    assert (address.port, address.tls) == (8883, Tls(authority.ca, certificate, key))
    assert take_broker(broker_table(tmp_path, tls={})).tls == Tls()
    assert take_broker(broker_table(tmp_path, tls={}, port=443)).port == 443
    assert take_broker(broker_table(tmp_path)).port == 1883


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({"ca_file": "absent.crt"}, "absent.crt: No such file"),
        ({"ca_file": "password"}, "password: holds no certificate"),
        ({"ca_file": "."}, "Is a directory"),
        ({"certificate_file": "n01.crt"}, "goes with key_file: give both or neither"),
        ({"certificate_file": "n01.crt", "key_file": "password"}, "not a certificate with its private key"),
        ({"certificate_file": "n01.crt", "key_file": "n02.key"}, "n02.key: not the key of"),
        ({"certificate_file": "n01.crt", "key_file": "locked.key"}, "the key not encrypted"),
        ({"certificate_file": "n01.crt", "key_file": "absent.key"}, "absent.key: No such file"),
        ({"ca-file": "ca.crt"}, "broker.tls.ca-file: no such key"),
        ({"ca_file": "$CREDENTIALS_DIRECTORY/ca.crt"}, "is not set: start the program by a systemd unit"),
    ],
)
def test_unusable_files_are_refused_at_the_start(
    authority: Authority, values: dict[str, object], expected: str
) -> None:
    """In one line, without the content of a key file."""
    from cryptography.hazmat.primitives import serialization

    folder = authority.folder
    authority.pair("n01")
    authority.pair("n02")
    (folder / "password").write_text("open sesame\n", encoding="ascii")
    locked = new_key().private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.BestAvailableEncryption(b"secret"),
    )
    (folder / "locked.key").write_bytes(locked)
    with pytest.raises(ConfigError) as caught:
        take_broker(broker_table(folder, tls=values))
    text = str(caught.value)
    assert expected in text
    assert "\n" not in text
    assert "sesame" not in text


def test_an_unencrypted_password_is_warned_of_once(
    authority: Authority, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Not for this machine, not with TLS, and without the password."""
    (tmp_path / "password").write_text("open sesame\n", encoding="ascii")
    user: dict[str, object] = {"username": "n01", "password_file": "password"}
    with caplog.at_level(logging.WARNING):
        for host in ("localhost", "127.0.0.1", "::1"):
            take_broker(broker_table(tmp_path, **user, host=host))
        take_broker(broker_table(tmp_path, **user, tls={"ca_file": str(authority.ca)}))
        take_broker(broker_table(tmp_path))
    assert caplog.messages == []
    for host in ("broker.lan", "127.evil.example"):
        caplog.clear()
        take_broker(broker_table(tmp_path, **user, host=host))
        assert caplog.messages == [
            f"broker {host}:1883: the password is sent unencrypted: add the table [broker.tls]"
        ]
