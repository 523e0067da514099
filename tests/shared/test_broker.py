"""Broker addresses and password files: `heatcloak_shared.broker`."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.broker import BrokerAddress, parse_broker, read_password
from heatcloak_shared.errors import ConfigError


@pytest.mark.parametrize(
    ("text", "host", "port"),
    [
        ("localhost:1883", "localhost", 1883),
        ("localhost", "localhost", 1883),
        ("127.0.0.1:8883", "127.0.0.1", 8883),
        ("[::1]:1884", "::1", 1884),
        ("[::1]", "::1", 1883),
        ("broker.example.org:65535", "broker.example.org", 65535),
    ],
)
def test_addresses_are_parsed_and_formatted(text: str, host: str, port: int) -> None:
    """Names, IPv4, and IPv6 in brackets; the port is optional."""
    address = parse_broker(text)
    assert (address.host, address.port) == (host, port)
    assert parse_broker(str(address)) == address


@pytest.mark.parametrize(
    "text",
    [
        "",
        ":",
        ":1883",
        "host:",
        "host:0",
        "host:65536",
        "host:-1",
        "host:1e3",
        "a:b:1883",
        "a b:1883",
        "a..b:1883",
        ".:1883",
        "x" * 64 + ":1883",
        "host:" + "1" * 5000,
        "host\x00:1883",
        "host\n:1883",
    ],
)
def test_an_invalid_address_is_refused(text: str) -> None:
    with pytest.raises(ConfigError, match="HOST:PORT") as caught:
        parse_broker(text)
    assert str(caught.value).isprintable()


@given(st.text(max_size=30))
def test_any_text_is_parsed_or_raises_a_config_error(text: str) -> None:
    try:
        parse_broker(text)
    except ConfigError:
        return


def test_str_and_repr_of_an_address_hide_the_password() -> None:
    address = BrokerAddress("localhost", 1883, "n01", "s3cret")
    assert "s3cret" not in repr(address) + str(address)


def test_a_password_is_the_first_line_of_its_file(tmp_path: Path) -> None:
    """A missing, binary or too large file is one clear error."""
    file = tmp_path / "password"
    file.write_text("s3cret\n", encoding="utf-8")
    assert read_password(file) == "s3cret"
    file.write_bytes(b"\xff\xfe")
    for path in (file, tmp_path, tmp_path / "none", Path("a\x00b")):
        with pytest.raises(ConfigError, match="password"):
            read_password(path)
    file.write_text("x" * 65536, encoding="utf-8")
    with pytest.raises(ConfigError, match="65535"):
        read_password(file)


@pytest.mark.parametrize("content", ["", "\n", "\nsecret\n"])
def test_an_empty_password_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "password"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(ConfigError, match="the first line is empty: give a text file with the password"):
        read_password(file)
