"""The wire format of a heatmap report."""

from __future__ import annotations

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared import WireError, decode_reading
from heatcloak_shared.wire import HeatmapReport, decode_heatmap_report, encode_release, signed_bytes

GOOD: dict[str, object] = {
    "v": 1,
    "zone": "lobby",
    "rev": "9f3a01c2d4e5f607",
    "node": "d07",
    "boot": "5f0c" * 8,
    "seq": 3,
    "round": 489913,
    "report": "04f2",
    "t": 1763688600.0,
}
SEEDED = {**GOOD, "key": 3, "mac": "0123456789abcdef"}
LONGEST = HeatmapReport(
    zone="z" * 32,
    rev="f" * 16,
    node="n" * 32,
    boot="f" * 32,
    seq=2**63 - 1,
    round=-(2**53) + 1,
    report="f" * 8,
    t=-1.2345678901234567e-300,
    key=2**63 - 1,
    mac="f" * 16,
    kept=2**63 - 1,
)


def as_payload(message: dict[str, object]) -> bytes:
    return json.dumps(message).encode()


def test_the_documented_example_is_decoded() -> None:
    report = decode_heatmap_report(as_payload(GOOD))
    assert (report.node, report.report, report.element, report.key) == ("d07", "04f2", 0x4F2, None)


@pytest.mark.parametrize("fields", [GOOD, SEEDED, {**SEEDED, "kept": 1}])
def test_a_report_is_encoded_as_the_documented_bytes(fields: dict[str, object]) -> None:
    """Keys in the documented order, without white space; the MAC covers all other keys."""
    report = decode_heatmap_report(as_payload(fields))
    assert encode_release(report) == json.dumps(fields, separators=(",", ":")).encode()
    unsigned = {key: value for key, value in fields.items() if key != "mac"}
    assert signed_bytes(report) == json.dumps(unsigned, separators=(",", ":")).encode()


def test_the_longest_report_is_within_the_size_bound() -> None:
    payload = encode_release(LONGEST)
    assert len(payload) <= 384
    assert decode_heatmap_report(payload) == LONGEST


def test_a_longer_message_is_refused() -> None:
    padded = as_payload({**GOOD, "colour": "r" * 300})
    with pytest.raises(WireError) as refused:
        decode_heatmap_report(padded)
    assert refused.value.reason == "oversized"


@pytest.mark.parametrize("key", sorted(GOOD))
def test_a_missing_key_is_refused(key: str) -> None:
    with pytest.raises(WireError):
        decode_heatmap_report(as_payload({k: v for k, v in GOOD.items() if k != key}))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("report", ""),
        ("report", "04F2"),
        ("report", "4g"),
        ("report", "-4f2"),
        ("report", " 4f2"),
        ("report", "0" * 9),
        ("report", 1266),
        ("report", None),
        ("report", ["04f2"]),
        ("seq", -1),
        ("seq", 2**63),
        ("round", 2**53),
        ("round", 1.0),
        ("t", math.inf),
        ("boot", "5f0c"),
        ("node", "D07"),
        ("kept", None),
        ("kept", 4),
        ("key", 3),
        ("mac", "0123456789abcdef"),
    ],
)
def test_a_value_out_of_range_is_refused(key: str, value: object) -> None:
    with pytest.raises(WireError):
        decode_heatmap_report(as_payload({**GOOD, key: value}))


@given(st.binary(max_size=500))
def test_any_bytes_are_decoded_or_raise_a_wire_error(payload: bytes) -> None:
    try:
        decode_heatmap_report(payload)
    except WireError as error:
        assert error.reason
        assert str(error).isprintable()


def test_neither_kind_of_message_passes_for_the_other() -> None:
    with pytest.raises(WireError, match="'ticks' is missing"):
        decode_reading(as_payload(GOOD))
    reading = {**GOOD, "ticks": 1, "step": 0.5, "sigma_ticks": 1}
    del reading["report"]
    with pytest.raises(WireError, match="'report' is missing"):
        decode_heatmap_report(as_payload(reading))
