"""The wire format of a position report."""

from __future__ import annotations

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared import WireError, decode_reading
from heatcloak_shared.wire import (
    PositionReport,
    decode_heatmap_report,
    decode_position_report,
    encode_release,
)

GOOD: dict[str, object] = {
    "v": 1,
    "zone": "park",
    "rev": "9f3a01c2d4e5f607",
    "node": "n07",
    "boot": "5f0c" * 8,
    "seq": 3,
    "round": 489913,
    "position": "04f2",
    "t": 1763688600.0,
}
LONGEST = PositionReport(
    zone="z" * 32,
    rev="f" * 16,
    node="n" * 32,
    boot="f" * 32,
    seq=2**63 - 1,
    round=-(2**53) + 1,
    position="f" * 8,
    t=-1.2345678901234567e-300,
    kept=2**63 - 1,
)


def as_payload(message: dict[str, object]) -> bytes:
    return json.dumps(message).encode()


def test_the_documented_example_is_decoded() -> None:
    report = decode_position_report(as_payload(GOOD))
    assert (report.node, report.position, report.output, report.key) == ("n07", "04f2", 0x4F2, None)


@pytest.mark.parametrize("fields", [GOOD, {**GOOD, "kept": 1}])
def test_a_report_is_encoded_as_the_documented_bytes(fields: dict[str, object]) -> None:
    report = decode_position_report(as_payload(fields))
    assert encode_release(report) == json.dumps(fields, separators=(",", ":")).encode()


def test_the_longest_report_is_within_the_size_bound() -> None:
    payload = encode_release(LONGEST)
    assert len(payload) <= 384
    assert decode_position_report(payload) == LONGEST


def test_a_longer_message_is_refused() -> None:
    padded = as_payload({**GOOD, "colour": "r" * 300})
    with pytest.raises(WireError) as refused:
        decode_position_report(padded)
    assert refused.value.reason == "oversized"


@pytest.mark.parametrize("key", sorted(GOOD))
def test_a_missing_key_is_refused(key: str) -> None:
    with pytest.raises(WireError):
        decode_position_report(as_payload({k: v for k, v in GOOD.items() if k != key}))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("position", ""),
        ("position", "04F2"),
        ("position", "4g"),
        ("position", "-4f2"),
        ("position", " 4f2"),
        ("position", "0" * 9),
        ("position", 1266),
        ("position", None),
        ("position", ["04f2"]),
        ("seq", -1),
        ("seq", 2**63),
        ("round", 2**53),
        ("round", 1.0),
        ("t", math.inf),
        ("boot", "5f0c"),
        ("node", "N07"),
        ("kept", None),
        ("kept", 4),
        ("key", 3),
        ("key", None),
        ("mac", "0123456789abcdef"),
    ],
)
def test_a_value_out_of_range_is_refused(key: str, value: object) -> None:
    with pytest.raises(WireError):
        decode_position_report(as_payload({**GOOD, key: value}))


def test_a_report_of_a_seeded_node_is_refused() -> None:
    """Nobody can remove the noise of a position, so there are no seeds."""
    seeded = {**GOOD, "key": 3, "mac": "0123456789abcdef"}
    with pytest.raises(WireError, match="'key' and 'mac' are of seeded nodes"):
        decode_position_report(as_payload(seeded))


@given(st.binary(max_size=500))
def test_any_bytes_are_decoded_or_raise_a_wire_error(payload: bytes) -> None:
    try:
        decode_position_report(payload)
    except WireError as error:
        assert error.reason
        assert str(error).isprintable()


@given(
    st.dictionaries(
        st.sampled_from([*GOOD, "key", "mac", "kept"]),
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats()
        | st.text(max_size=9)
        | st.lists(st.integers()),
    )
)
def test_any_values_are_decoded_to_what_encodes_again_or_refused(changes: dict[str, object]) -> None:
    try:
        report = decode_position_report(as_payload({**GOOD, **changes}))
    except WireError:
        return
    assert decode_position_report(encode_release(report)) == report


def test_no_kind_of_message_passes_for_another() -> None:
    with pytest.raises(WireError, match="'ticks' is missing"):
        decode_reading(as_payload(GOOD))
    with pytest.raises(WireError, match="'report' is missing"):
        decode_heatmap_report(as_payload(GOOD))
    heatmap = {**GOOD, "report": "04f2"}
    del heatmap["position"]
    with pytest.raises(WireError, match="'position' is missing"):
        decode_position_report(as_payload(heatmap))
