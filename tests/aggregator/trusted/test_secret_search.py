"""Secrets are found in every encoding and position, without false positives."""

from __future__ import annotations

import base64
import json
import random
import textwrap
import time
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.trusted.secret_search import SecretSearch
from heatcloak_shared.errors import ParameterError

_random = random.Random(7)
SECRETS = {_random.randbytes(32): number for number in range(40)}
ODD = (
    bytes.fromhex("fbefbe" * 10 + "ffff"),
    b"printable, all but its last few" + b"\0",
    b"\\'\"\n\t" * 6 + b"\x7f\xff",
)
"""Only + and / in base64; almost no escapes; almost only escapes."""


def as_is(secret: bytes, _before: bytes) -> bytes:
    return secret


def base64_of(plain: Callable[[bytes], bytes], urlsafe: bool) -> Callable[[bytes, bytes], bytes]:
    """Return an encoder of base64 of random bytes, the secret encoded by ``plain``, and more bytes."""

    def encode(secret: bytes, before: bytes) -> bytes:
        whole = before + plain(secret) + before[::-1]
        return base64.urlsafe_b64encode(whole) if urlsafe else base64.b64encode(whole)

    return encode


def hex_of(secret: bytes) -> bytes:
    return secret.hex().encode()


FORMS: dict[str, tuple[str, Callable[[bytes, bytes], bytes]]] = {
    "bytes": ("raw", as_is),
    "lower": ("hex", lambda secret, _: hex_of(secret)),
    "upper": ("hex", lambda secret, _: hex_of(secret).upper()),
    "colons": ("hex", lambda secret, _: secret.hex(":").encode()),
    "list": ("hex", lambda secret, _: secret.hex(",").replace(",", ", ").encode()),
    "xxd": ("hex", lambda secret, _: b"\n".join([hex_of(secret)[:21], hex_of(secret)[21:]])),
    "UTF-16": ("hex", lambda secret, _: secret.hex().encode("utf-16-le")),
    "UTF-32": ("hex", lambda secret, _: secret.hex().encode("utf-32-be")),
    "base64": ("base64", base64_of(bytes, urlsafe=False)),
    "urlsafe": ("base64", base64_of(bytes, urlsafe=True)),
    "MIME": ("base64", lambda secret, before: base64.encodebytes(bytes(40) + before + secret + bytes(40))),
    "base64, UTF-16": ("base64", lambda secret, _: base64.b64encode(secret).decode().encode("utf-16-be")),
    "base64 of a key file": ("hex in base64", base64_of(hex_of, urlsafe=False)),
    "base64 of a key file, urlsafe": ("hex in base64", base64_of(hex_of, urlsafe=True)),
    "repr": ("escaped", lambda secret, _: repr(secret)[2:-1].encode()),
    "repr in JSON": ("escaped", lambda secret, _: json.dumps(repr(secret)).encode()),
    "JSON of Latin-1": ("escaped", lambda secret, _: json.dumps(secret.decode("latin-1")).encode()),
    "octal": ("escaped", lambda secret, _: "".join(f"\\{byte:03o}" for byte in secret).encode()),
}


def blocks_of(content: bytes, size: int) -> Iterator[bytes]:
    yield from (content[start : start + size] for start in range(0, len(content), size))


@pytest.mark.parametrize("name", FORMS)
@settings(max_examples=60, deadline=None)
@given(
    number=st.integers(0, len(SECRETS) - 1),
    before=st.binary(max_size=5),
    left=st.integers(0, 3000),
    beside=st.integers(0, 255).filter(lambda byte: byte != ord("\\")),
    right=st.integers(0, 100),
    block=st.integers(50, 700),
    chunk=st.integers(100, 2000),
)
def test_secret_is_found_in_every_encoding_and_position(
    name: str, number: int, before: bytes, left: int, beside: int, right: int, block: int, chunk: int
) -> None:
    form, encode = FORMS[name]
    content = b" =." * left + bytes([beside]) + encode(list(SECRETS)[number], before) + b"]" * right
    found = set(SecretSearch(SECRETS, chunk_bytes=chunk).scan(blocks_of(content, block)))
    assert {(finding.name, finding.form) for finding in found} == {(number, form)}


# A printable secret is written with fewer escapes than one random secret in 10⁹.
@pytest.mark.parametrize(
    ("name", "secret"),
    [
        (name, secret)
        for name, (form, _) in FORMS.items()
        for secret in ODD
        if name != "octal" and not (form == "escaped" and secret.startswith(b"printable"))
    ],
)
def test_unusual_secrets_are_found(name: str, secret: bytes) -> None:
    form, encode = FORMS[name]
    for before in (b"", b"a", b"ab"):
        content = b"key = " + encode(secret, before)
        found = {(finding.name, finding.form) for finding in SecretSearch({secret: "it"}).scan([content])}
        assert ("it", form) in found


@pytest.mark.parametrize("seed", range(100, 110))
def test_random_data_gives_no_false_positives(seed: int) -> None:
    search = SecretSearch(SECRETS)
    content = random.Random(seed).randbytes(300_000)
    for text in (content, content.hex().encode(), base64.b64encode(content), repr(content).encode()):
        assert not list(search.scan([text]))


@pytest.mark.parametrize("name", FORMS)
def test_changed_or_incomplete_secret_is_not_found(name: str) -> None:
    secret = next(iter(SECRETS))
    encode = FORMS[name][1]
    search = SecretSearch(SECRETS)
    for other in (secret[:-1] + bytes([secret[-1] ^ 1]), bytes([secret[0] ^ 128]) + secret[1:], secret[:31]):
        for before in (b"", b"a", b"ab"):
            assert not list(search.scan([b" ", encode(other, before), b" "]))


def test_thousands_of_secrets_in_one_file_are_found() -> None:
    secrets = {_random.randbytes(32): number for number in range(3000)}
    text = "\n".join(f'key = "{secret.hex()}"' for secret in secrets)
    lines = textwrap.indent(text, "    ").encode()
    assert {finding.name for finding in SecretSearch(secrets).scan([lines])} == set(range(3000))


@pytest.mark.parametrize("secrets", [{}, {b"short": 1}, {bytes(32): 1, bytes(33): 2}])
def test_invalid_secrets_are_refused(secrets: dict[bytes, int]) -> None:
    with pytest.raises(ParameterError, match="32 bytes"):
        SecretSearch(secrets)


@pytest.mark.alone
def test_speed_exceeds_fifty_megabytes_per_second() -> None:
    secrets = {_random.randbytes(32): number for number in range(5000)}
    search = SecretSearch(secrets)
    content = _random.randbytes(4 << 20)
    pieces = [content, content.hex().encode()[: 4 << 20], base64.b64encode(content)[: 4 << 20]]
    began = time.process_time()
    assert not list(search.scan(pieces))
    assert sum(map(len, pieces)) / (time.process_time() - began) > 50e6
