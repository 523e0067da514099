"""The wire format of a heatmap."""

from __future__ import annotations

import base64
import json
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared import WireError
from heatcloak_shared.wire import HeatmapEstimate, decode_heatmap_estimate, encode_heatmap_estimate
from heatcloak_shared.wire.heatmap_estimate import Densest, packed_density

GOOD: dict[str, object] = {
    "v": 1,
    "zone": "lobby",
    "rev": "9f3a01c2d4e5f607",
    "round": 17,
    "method": "local",
    "status": "converged",
    "reports": 3,
    "devices": 4,
    "size": 2,
    "density": base64.b64encode(struct.pack(">4H", 0, 1, 2, 65535)).decode(),
}
DENSEST: dict[str, object] = {"blocks": [0, 9, 63], "low": 0.25, "high": 1, "probability": 0.9}


def as_payload(message: dict[str, object]) -> bytes:
    return json.dumps(message).encode()


def test_a_density_is_big_endian_integers_row_by_row() -> None:
    estimate = decode_heatmap_estimate(as_payload(GOOD))
    assert estimate.shares == [0.0, 1 / 65538, 2 / 65538, 65535 / 65538]


@given(st.lists(st.floats(0.0, 1.0), min_size=16, max_size=16).filter(lambda shares: max(shares) > 1e-300))
def test_packed_shares_keep_their_proportions(shares: list[float]) -> None:
    """To half of a step of the greatest one."""
    text = packed_density(shares)
    values = struct.unpack(">16H", base64.b64decode(text))
    assert max(values) == 65535
    for value, share in zip(values, shares, strict=True):
        assert abs(value / 65535 - share / max(shares)) <= 0.5 / 65535 + 1e-12


def test_a_heatmap_is_decoded_as_it_was_encoded_within_the_size_bound() -> None:
    density = packed_density([float(cell % 7) for cell in range(64 * 64)])
    longest = HeatmapEstimate(
        *("z" * 32, "f" * 16, -(2**53) + 1, "m" * 64, "s" * 64, 2**53 - 1, 2**53 - 1, 64, density),
        densest=Densest(tuple(range(64)), 1.0 / 3.0, 2.0 / 3.0, 0.9),
    )
    payload = encode_heatmap_estimate(longest)
    assert len(payload) <= 16384
    assert decode_heatmap_estimate(payload) == longest


@pytest.mark.parametrize("key", sorted(GOOD))
def test_a_missing_key_is_refused(key: str) -> None:
    with pytest.raises(WireError):
        decode_heatmap_estimate(as_payload({k: v for k, v in GOOD.items() if k != key}))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("zone", "Lobby"),
        ("rev", "9f"),
        ("round", 2**53),
        ("method", "x" * 65),
        ("status", 7),
        ("reports", 5),
        ("reports", -1),
        ("devices", 0),
        ("size", 3),
        ("size", 4),
        ("size", 128),
        ("density", "AAAB"),
        ("density", "!!!!"),
        ("density", base64.b64encode(bytes(8)).decode()),
        ("density", base64.b64encode(bytes(7)).decode()),
        ("density", None),
    ],
)
def test_a_value_out_of_range_is_refused(key: str, value: object) -> None:
    with pytest.raises(WireError):
        decode_heatmap_estimate(as_payload({**GOOD, key: value}))


def test_the_densest_part_is_optional() -> None:
    assert decode_heatmap_estimate(as_payload(GOOD)).densest is None
    found = decode_heatmap_estimate(as_payload({**GOOD, "densest": DENSEST}))
    assert found.densest == Densest((0, 9, 63), 0.25, 1, 0.9)


@pytest.mark.parametrize(
    "changes",
    [
        {"blocks": []},
        {"blocks": [64]},
        {"blocks": [-1]},
        {"blocks": [3, 3]},
        {"blocks": [1.0]},
        {"blocks": 3},
        {"low": -0.1},
        {"low": 0.5, "high": 0.4},
        {"high": 1.1},
        {"high": None},
        {"probability": 1.5},
        {"probability": True},
    ],
    ids=str,
)
def test_a_densest_part_out_of_range_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(WireError, match="densest"):
        decode_heatmap_estimate(as_payload({**GOOD, "densest": DENSEST | changes}))


@pytest.mark.parametrize("value", [None, [], "all", {"blocks": [1]}], ids=str)
def test_a_densest_part_that_is_no_object_with_all_keys_is_refused(value: object) -> None:
    with pytest.raises(WireError):
        decode_heatmap_estimate(as_payload({**GOOD, "densest": value}))
