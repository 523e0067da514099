"""The wire format of reported positions."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared import WireError
from heatcloak_shared.wire import PositionEstimate, decode_position_estimate, encode_position_estimate

GOOD: dict[str, object] = {
    "v": 1,
    "zone": "park",
    "rev": "9f3a01c2d4e5f607",
    "round": 17,
    "method": "point",
    "status": "reported",
    "positions": [["n01", 1.5, -2.0], ["n03", 4.0, 0.25]],
    "missing": ["n02"],
}


def as_payload(message: dict[str, object]) -> bytes:
    return json.dumps(message).encode()


def test_positions_are_encoded_as_the_documented_bytes() -> None:
    estimate = decode_position_estimate(as_payload(GOOD))
    assert estimate.positions == (("n01", 1.5, -2.0), ("n03", 4.0, 0.25))
    assert encode_position_estimate(estimate) == json.dumps(GOOD, separators=(",", ":")).encode()


def test_whole_coordinates_become_floats() -> None:
    estimate = decode_position_estimate(as_payload({**GOOD, "positions": [["n01", 1, 2]]}))
    assert [type(each) for each in estimate.positions[0]] == [str, float, float]


def test_the_positions_of_a_thousand_nodes_fit_and_those_of_ten_thousand_do_not() -> None:
    def of(count: int) -> PositionEstimate:
        positions = tuple((f"n{number:05d}", -1234.5678, 1234.5678) for number in range(count))
        return PositionEstimate("z", "0" * 16, 1, "point", "reported", positions, ())

    payload = encode_position_estimate(of(1000))
    assert decode_position_estimate(payload) == of(1000)
    with pytest.raises(WireError) as refused:
        encode_position_estimate(of(10_000))
    assert refused.value.reason == "oversized"


@pytest.mark.parametrize("key", sorted(GOOD))
def test_a_missing_key_is_refused(key: str) -> None:
    with pytest.raises(WireError):
        decode_position_estimate(as_payload({k: v for k, v in GOOD.items() if k != key}))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("round", 1.0),
        ("rev", "xyz"),
        ("method", 7),
        ("status", "s" * 65),
        ("positions", {}),
        ("positions", [["n01", 1.0]]),
        ("positions", [["n01", 1.0, 2.0, 3.0]]),
        ("positions", [["N 1", 1.0, 2.0]]),
        ("positions", [["n01", "1", 2.0]]),
        ("positions", [["n01", True, 2.0]]),
        ("positions", [["n01", 1e999, 2.0]]),
        ("positions", [["n01", 1.0, 2.0], ["n01", 1.0, 2.0]]),
        ("positions", [["n02", 1.0, 2.0]]),
        ("missing", "n02"),
        ("missing", [2]),
        ("missing", ["n02", "n02"]),
    ],
)
def test_a_value_out_of_range_is_refused(key: str, value: object) -> None:
    with pytest.raises(WireError):
        decode_position_estimate(as_payload({**GOOD, key: value}))


@given(st.binary(max_size=500))
def test_any_bytes_are_decoded_or_raise_a_wire_error(payload: bytes) -> None:
    try:
        decode_position_estimate(payload)
    except WireError as error:
        assert str(error).isprintable()
