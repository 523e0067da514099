"""The wire format of a reading."""

from __future__ import annotations

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared import Reading, WireError, decode_reading, encode_reading
from heatcloak_shared.wire import signed_bytes

GOOD: dict[str, object] = {
    "v": 1,
    "zone": "hall",
    "rev": "9f3a01c2d4e5f607",
    "node": "n07",
    "boot": "5f0c" * 8,
    "seq": 42,
    "round": 17,
    "ticks": -1834,
    "step": 0.0009765625,
    "sigma_ticks": 512,
    "t": 1763690000.0,
}
SEEDED = {**GOOD, "key": 3, "mac": "0123456789abcdef"}

identifiers = st.from_regex(r"[a-z0-9][a-z0-9-]{0,31}", fullmatch=True)
readings = st.builds(
    Reading,
    zone=identifiers,
    rev=st.text("0123456789abcdef", min_size=16, max_size=16),
    node=identifiers,
    boot=st.text("0123456789abcdef", min_size=32, max_size=32),
    seq=st.integers(0, 2**63 - 1),
    round=st.integers(-(2**53) + 1, 2**53 - 1),
    ticks=st.integers(-(2**53) + 1, 2**53 - 1),
    step=st.integers(-60, 60).map(lambda e: math.ldexp(1.0, e)),
    sigma_ticks=st.integers(1, 2**31 - 1),
    t=st.floats(allow_nan=False, allow_infinity=False),
)


def as_payload(message: dict[str, object]) -> bytes:
    return json.dumps(message).encode()


@given(readings)
def test_a_reading_is_decoded_as_it_was_encoded(reading: Reading) -> None:
    """To the last bit of every float, in at most 512 bytes."""
    payload = encode_reading(reading)
    assert decode_reading(payload) == reading
    assert len(payload) <= 512


@given(st.binary(max_size=600))
def test_any_bytes_are_decoded_or_raise_a_wire_error(payload: bytes) -> None:
    try:
        decode_reading(payload)
    except WireError as error:
        assert error.reason
        assert str(error).isprintable()


@given(
    st.dictionaries(
        st.sampled_from(sorted(SEEDED)),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
            lambda inner: (
                st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2)
            ),
            max_leaves=3,
        ),
        max_size=4,
    )
)
def test_any_json_value_of_a_key_is_accepted_or_raises_a_wire_error(changes: dict[str, object]) -> None:
    try:
        reading = decode_reading(as_payload({**SEEDED, **changes}))
    except WireError:
        return
    assert decode_reading(encode_reading(reading)) == reading


def test_the_documented_example_is_decoded() -> None:
    reading = decode_reading(as_payload(GOOD))
    assert (reading.node, reading.seq, reading.round, reading.key, reading.mac) == ("n07", 42, 17, None, None)
    assert reading.value == -1834 * 2**-10


def test_unknown_keys_are_ignored() -> None:
    assert decode_reading(as_payload({**GOOD, "colour": "red"})) == decode_reading(as_payload(GOOD))


@pytest.mark.parametrize("key", sorted(GOOD))
def test_a_missing_key_is_refused(key: str) -> None:
    with pytest.raises(WireError):
        decode_reading(as_payload({k: v for k, v in GOOD.items() if k != key}))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("v", 2),
        ("v", True),
        ("v", 1.0),
        ("zone", "Hall"),
        ("zone", "-hall"),
        ("zone", "a" * 33),
        ("zone", "hall\n"),
        ("node", ""),
        ("node", "n/7"),
        ("node", 7),
        ("rev", "9F3A01C2D4E5F607"),
        ("rev", "9f3a"),
        ("boot", "5f0c"),
        ("boot", "g" * 32),
        ("seq", -1),
        ("seq", 2**63),
        ("seq", 1.0),
        ("seq", True),
        ("seq", "1"),
        ("round", 2**53),
        ("round", -(2**53)),
        ("round", None),
        ("ticks", 2**53),
        ("ticks", -(2**53)),
        ("ticks", 1e3),
        ("ticks", False),
        ("step", 0),
        ("step", -0.5),
        ("step", 0.3),
        ("step", "1"),
        ("step", True),
        ("sigma_ticks", 0),
        ("sigma_ticks", 2**31),
        ("t", "now"),
        ("t", None),
        ("t", True),
        ("t", 10**400),
    ],
)
def test_a_value_out_of_range_is_refused(key: str, value: object) -> None:
    """A boolean, a fraction or an exponent is not an integer."""
    with pytest.raises(WireError, match=key if key != "v" else "version"):
        decode_reading(as_payload({**GOOD, key: value}))


@pytest.mark.parametrize(
    "payload",
    [
        b"",
        b"null",
        b"[]",
        b"1",
        b"{",
        b"\xff\xfe",
        b"[" * 500,
        as_payload(GOOD).replace(b"1763690000.0", b"NaN"),
        as_payload(GOOD).replace(b"1763690000.0", b"Infinity"),
        as_payload(GOOD).replace(b"1763690000.0", b"1e999"),
        as_payload(GOOD).replace(b'"seq": 42', b'"seq": 42, "seq": 43'),
        as_payload(GOOD) + b" " * 512,
        as_payload({**GOOD, "note": "x" * 400}),
    ],
)
def test_anything_but_a_json_object_of_at_most_512_bytes_is_refused(payload: bytes) -> None:
    """Also if a key occurs twice."""
    with pytest.raises(WireError):
        decode_reading(payload)


@pytest.mark.parametrize("number", [1, 1.0, 2, 0.5, 2**-1074, 2**52])
def test_a_power_of_two_may_be_written_as_an_integer(number: float) -> None:
    """JSON does not distinguish 1 from 1.0."""
    assert decode_reading(as_payload({**GOOD, "step": number})).step == float(number)


@pytest.mark.parametrize(
    "change",
    [{"mac": None}, {"key": None}, {"key": None, "mac": None}, {"key": -1}, {"mac": "00"}, {"key": 1.5}],
)
def test_key_and_mac_must_occur_together(change: dict[str, object]) -> None:
    """A key whose value is null is not absent."""
    with pytest.raises(WireError):
        decode_reading(as_payload({**SEEDED, **change}))
    for key in ("key", "mac"):
        with pytest.raises(WireError):
            decode_reading(as_payload({k: v for k, v in SEEDED.items() if k != key}))


def test_a_reading_with_key_or_mac_alone_is_not_encoded() -> None:
    unsigned = Reading(**{k: v for k, v in GOOD.items() if k != "v"}, key=1)  # type: ignore[arg-type]
    with pytest.raises(WireError):
        encode_reading(unsigned)


def test_the_signature_covers_every_field_but_itself() -> None:
    base = decode_reading(as_payload(SEEDED))
    changes: list[tuple[str, object]] = [
        ("zone", "hall2"),
        ("rev", "0" * 16),
        ("node", "n08"),
        ("boot", "0" * 32),
        ("seq", 43),
        ("round", 18),
        ("ticks", -1833),
        ("step", 0.5),
        ("sigma_ticks", 513),
        ("t", 1763690001.0),
        ("key", 4),
    ]
    for key, value in changes:
        assert signed_bytes(decode_reading(as_payload({**SEEDED, key: value}))) != signed_bytes(base), key
    assert signed_bytes(decode_reading(as_payload({**SEEDED, "mac": "f" * 16}))) == signed_bytes(base)


def test_peer_text_in_an_error_is_one_sanitized_line() -> None:
    hostile = {**GOOD, "zone": "a\nERROR all is lost \x1b[31m" + "x" * 100}
    with pytest.raises(WireError) as caught:
        decode_reading(as_payload(hostile))
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 250
