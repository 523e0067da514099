"""The leak scanner: the content that it reports, and content that it must not report."""

from __future__ import annotations

import base64
import json
import struct
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_lab.audit.leak_check import LeakScanner

READINGS = [4321.378765432101, 2718.281828459045, 8765.432109876543]
TICKS = [8850183, 5567041, 17951605]
SCANNER = LeakScanner(READINGS, TICKS, public=b"step = 0.00048828125, limit 2718.28")

FORMS: dict[str, Callable[[float], str]] = {
    "repr": repr,
    "in JSON": lambda v: json.dumps({"raw": v}),
    "six digits": lambda v: f"{v:.6g}",
    "fixed point": lambda v: f"T={v:.4f}C",
    "exponent": lambda v: f"{v:.8e}",
    "capital exponent": lambda v: f"{v:.8E}",
    "cut off": lambda v: repr(v)[:9],
    "negative": lambda v: f"offset {-v!r}",
    "hexadecimal float": float.hex,
    "hexadecimal bytes": lambda v: struct.pack(">d", v).hex(),
    "capital hexadecimal bytes": lambda v: struct.pack("<d", v).hex().upper(),
    "base64": lambda v: base64.b64encode(struct.pack("<d", v)).decode(),
    "base64 in the middle": lambda v: base64.urlsafe_b64encode(b"ab" + struct.pack(">d", v) + b"xy").decode(),
}


@pytest.mark.parametrize("form", FORMS)
def test_a_reading_is_found_in_every_form(form: str) -> None:
    text = f"INFO node n07 {FORMS[form](READINGS[0])} done\n"
    found = SCANNER.scan("the log", text.encode())
    assert found
    assert all(line.startswith("the log: ") for line in found)


@pytest.mark.parametrize("order", "<>")
def test_a_reading_is_found_as_bytes(order: str) -> None:
    assert SCANNER.scan("x", b"abc" + struct.pack(order + "d", READINGS[1]) + b"z")
    assert SCANNER.scan("x", b"abcd" + struct.pack(order + "q", TICKS[1]))
    two = b"a" + struct.pack(order + "f", READINGS[0]) + b"bc" + struct.pack(order + "f", READINGS[2])
    assert SCANNER.scan("x", two)
    assert SCANNER.scan("x", two.hex().encode())
    assert not SCANNER.scan("x", struct.pack(order + "f", READINGS[0])), "four bytes may be chance"


@pytest.mark.parametrize("text", ["8850183", "ticks=-8850183;", '{"q": 17951605}'])
def test_ticks_are_found(text: str) -> None:
    assert SCANNER.scan("x", text.encode())


@pytest.mark.parametrize(
    "text",
    [
        '{"round":1800000001,"t":1800000001.5,"step":0.00048828125}',
        "88501831 188501830 4321",
        "4321.4 is five digits; 4321.389 is another",
        "the limit is 2718.28",
        "5f0c8850183aa4321378765432101",
        "1e999999999 . -. 0x1.p+ == ////////////",
    ],
)
def test_other_content_is_not_reported(text: str) -> None:
    assert SCANNER.scan("x", text.encode()) == []


@given(st.binary(max_size=2000))
def test_random_bytes_are_not_reported(content: bytes) -> None:
    assert SCANNER.scan("x", content) == []


@given(st.floats(2000.0, 9000.0), st.integers(6, 17))
def test_every_rounding_to_six_digits_or_more_is_found(value: float, digits: int) -> None:
    scanner = LeakScanner([value], [], public=b"")
    text = f"{value:.{digits}g}"
    if "." in text and len(text) > 6:
        assert scanner.scan("x", text.encode())


@pytest.mark.parametrize(
    "text", ["898502e0746", "1234567e9999", "7" * 5000, "0x1.8p99999", "0." + "3" * 5000]
)
def test_digits_beyond_the_range_of_numbers_are_not_reported(text: str) -> None:
    assert not SCANNER.scan("x", f"key {text} end".encode())
