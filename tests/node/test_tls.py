"""The node over TLS: whom it trusts, and what it says where it does not."""

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


class World:
    """An authority with a folder, and certificates signed by it."""

    def __init__(self, folder: Path, name: str = "test") -> None:
        folder.mkdir()
        self.folder, self._key = folder, new_key()
        self._certificate = authority_certificate(self._key, name, datetime.now(UTC) - timedelta(days=400))
        self.ca = folder / "ca.crt"
        self.ca.write_text(text_of(self._certificate), encoding="ascii")

    def pair(self, user: str, *names: str, ago: float = 0.0, days: int = 30) -> Pair:
        """A certificate, as it was made some days ago, and its key."""
        key, then = new_key(), datetime.now(UTC) - timedelta(days=ago)
        made = signed_certificate(self._certificate, self._key, key, user, names, then, days)
        files = self.folder / f"{user}.crt", self.folder / f"{user}.key"
        files[0].write_text(text_of(made), encoding="ascii")
        files[1].write_text(key_text(key), encoding="ascii")
        return files


@pytest.fixture
def authority(tmp_path: Path) -> World:
    """An authority of the test's own."""
    return World(tmp_path / "authority")


class Ear:
    """Hears what becomes of one connection, and ends the reactor at its end."""

    def __init__(self, address: BrokerAddress, enough: int = 0) -> None:
        self.lost: list[str] = []
        self.made = False
        self.heard: list[bytes] = []
        self._enough = enough
        self._reactor = Reactor()
        will = Publication("will", b"gone")
        self._connection = Connection(self._reactor, address, "n01", will, self)

    def run(self) -> Ear:
        """Connect, and work until it is over and a little longer."""
        self._connection.open()
        self._reactor.call_later(WAIT, self._reactor.stop)
        self._reactor.run()
        return self

    def connection_made(self) -> None:
        self.made = True
        if not self._enough:
            self._finish()

    def connection_lost(self, why: str) -> None:
        self.lost.append(why)
        self._reactor.call_later(0.1, self._reactor.stop)

    def publish_answered(self, ticket: int, refusal: str | None) -> None:
        """Nothing is published here."""

    def message_received(self, topic: str, payload: bytes, retained: bool) -> None:
        self.heard.append(payload)
        if len(self.heard) == self._enough:
            self._finish()

    def _finish(self) -> None:
        self._connection.close()
        self._reactor.stop()


@pytest.fixture
def broker(start_mosquitto: Any) -> Callable[..., int]:
    """Starts a mosquitto with a certificate; its port."""

    def start(pair: Pair, extra: str = "") -> int:
        files = f"certfile {pair[0]}\nkeyfile {pair[1]}\n"
        port = start_mosquitto(files + extra).port
        assert isinstance(port, int)
        return port

    return start


def connect(port: int, tls: Tls | None, host: str = "127.0.0.1") -> Ear:
    """What becomes of one attempt."""
    return Ear(BrokerAddress(host, port, tls=tls)).run()


def test_it_connects_to_a_broker_that_its_authority_signed(
    authority: World, broker: Callable[..., int]
) -> None:
    """By address and by name, with nobody else's authority at hand."""
    port = broker(authority.pair("broker", "127.0.0.1", "localhost"))
    for host in ("127.0.0.1", "localhost"):
        ear = connect(port, Tls(authority.ca), host)
        assert (ear.made, ear.lost) == (True, [])


def test_a_broker_that_can_not_be_trusted_is_refused_in_one_line(
    authority: World, broker: Callable[..., int], tmp_path: Path
) -> None:
    """Another authority, another name, a certificate of the past or of the future: cause and remedy, once."""
    stranger = World(tmp_path / "stranger", "stranger")
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
    for pair, trusted, told in cases:
        ear = connect(broker(pair), trusted)
        assert not ear.made
        assert len(ear.lost) == 1
        assert told in ear.lost[0]
        assert "\n" not in ear.lost[0]


def test_tls_and_its_absence_are_told_apart(
    authority: World, broker: Callable[..., int], mosquitto: Any, unused_port: int
) -> None:
    """TLS to a port without it, the clear to a port with it, and nobody there."""
    port = broker(authority.pair("broker", "127.0.0.1"))
    assert "if it requires TLS, add the table [broker.tls]" in connect(port, None).lost[0]
    assert (
        "closed the connection in the TLS handshake: wrong port"
        in connect(mosquitto.port, Tls(authority.ca)).lost[0]
    )
    assert "Connection refused" in connect(unused_port, Tls(authority.ca)).lost[0]


def test_a_certificate_of_ours_is_shown_where_it_is_asked_for(
    authority: World, broker: Callable[..., int], tmp_path: Path
) -> None:
    """With it the node is let in; without one, or with a stranger's, it is told why not."""
    pair = authority.pair("broker", "127.0.0.1")
    port = broker(pair, f"cafile {authority.ca}\nrequire_certificate true\nuse_identity_as_username true\n")
    assert connect(port, Tls(authority.ca, *authority.pair("n01"))).made
    theirs = World(tmp_path / "stranger", "stranger").pair("n01")
    for certificates in ((), theirs):
        ear = connect(port, Tls(authority.ca, *certificates))
        assert not ear.made
        assert len(ear.lost) == 1
        assert "client certificate" in ear.lost[0]


def test_certificates_are_read_anew_for_every_connection(
    authority: World, broker: Callable[..., int], tmp_path: Path
) -> None:
    """What is renewed while the node runs counts at once; what is missing then is one line, no end."""
    port = broker(authority.pair("broker", "127.0.0.1"))
    ca = tmp_path / "ca.crt"
    ear = connect(port, Tls(ca))
    assert ear.lost == [
        f"{ca}: No such file or directory: give the PEM file of the authority that signed the broker's "
        "certificate"
    ]
    ca.write_bytes(authority.ca.read_bytes())
    assert connect(port, Tls(ca)).made


@pytest.fixture
def crowded_broker(authority: World) -> Iterator[int]:
    """A broker that sends CONNACK and fifty messages in one piece, and then nothing more; its port."""
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
def test_what_tls_has_deciphered_does_not_wait_for_more(authority: World, crowded_broker: int) -> None:
    """No selector reports bytes that have left the socket; they are read all the same."""
    began = time.monotonic()
    ear = Ear(BrokerAddress("127.0.0.1", crowded_broker, tls=Tls(authority.ca)), enough=50).run()
    assert ear.heard == [b"%02d" % number for number in range(50)]
    assert time.monotonic() - began < WAIT / 2


@pytest.mark.alone
def test_a_handshake_that_never_ends_holds_nothing_up(
    authority: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever accepts and stays silent is given up after the time for a connection; the node goes on."""
    monkeypatch.setattr("heatcloak_node.connection.CONNECT_TIMEOUT", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        began = time.monotonic()
        ear = connect(listener.getsockname()[1], Tls(authority.ca))
    assert len(ear.lost) == 1
    assert time.monotonic() - began < 2


def broker_table(folder: Path, **values: object) -> Table:
    """The table ``[broker]`` of a ``node.toml``."""
    return Table("node.toml", {"host": "broker.lan", **values}, ConfigError, "broker.", folder)


def test_the_configuration_names_the_files(authority: World, tmp_path: Path) -> None:
    """Relative to the file's folder; the port is that of TLS, unless another is given."""
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
    ("values", "told"),
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
def test_files_that_can_not_be_used_are_refused_at_the_start(
    authority: World, values: dict[str, object], told: str
) -> None:
    """In one line, with file, cause and remedy, and nothing of what a key file holds."""
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
    assert told in text
    assert "\n" not in text
    assert "sesame" not in text


def test_a_password_in_the_clear_is_told_once(
    authority: World, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """To another machine and without TLS; not to this one, not in TLS, and never the password itself."""
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
