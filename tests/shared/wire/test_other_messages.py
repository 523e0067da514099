"""Status, meta, stored and estimate: the same strictness as a reading's."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared import WireError, wire

BOOT, REV = "5f0c" * 8, "9f3a01c2d4e5f607"
MESSAGES: list[tuple[Any, Callable[[Any], bytes], Callable[[bytes], Any]]] = [
    (wire.Status(wire.NodeState.ONLINE, BOOT), wire.encode_status, wire.decode_status),
    (wire.Status(wire.NodeState.FAULTY, BOOT, "sensor: bus"), wire.encode_status, wire.decode_status),
    (
        wire.Meta("hall", REV, "n07", 7, False, "simulated", "words", "0.1.0"),
        wire.encode_meta,
        wire.decode_meta,
    ),
    (wire.Stored(BOOT, 41), wire.encode_stored, wire.decode_stored),
    (
        wire.Estimate("hall", REV, 17, "bpdn", "optimal", ((24, 0.31), (25, 0.66)), ("n09",)),
        wire.encode_estimate,
        wire.decode_estimate,
    ),
    (wire.Estimate("hall", REV, -1, "bpdn", "relaxed", (), ()), wire.encode_estimate, wire.decode_estimate),
]


@pytest.mark.parametrize(("message", "encode", "decode"), MESSAGES)
def test_every_message_comes_back_unchanged(
    message: Any, encode: Callable[[Any], bytes], decode: Callable[[bytes], Any]
) -> None:
    """Encoding and decoding lose nothing."""
    assert decode(encode(message)) == message


@pytest.mark.parametrize(("message", "encode", "decode"), MESSAGES)
def test_every_key_is_needed_and_checked(
    message: Any, encode: Callable[[Any], bytes], decode: Callable[[bytes], Any]
) -> None:
    """Without a key, or with an object in its place, a message is refused; ``reason`` may be left out."""
    fields = json.loads(encode(message))
    for key in fields:
        with pytest.raises(WireError):
            decode(json.dumps({**fields, key: {"a": 1}}).encode())
        if key != "reason":
            with pytest.raises(WireError):
                decode(json.dumps({k: v for k, v in fields.items() if k != key}).encode())


@pytest.mark.parametrize(
    "decode", [wire.decode_status, wire.decode_meta, wire.decode_stored, wire.decode_estimate]
)
@given(payload=st.binary(max_size=80))
def test_no_bytes_raise_anything_but_a_wire_error(decode: Callable[[bytes], Any], payload: bytes) -> None:
    """Whatever a peer sends, it is refused by name or taken."""
    with pytest.raises(WireError):
        decode(payload)


def test_an_unknown_state_is_refused() -> None:
    """A node is online, offline, faulty or stopped."""
    with pytest.raises(WireError, match="state"):
        wire.decode_status(json.dumps({"v": 1, "state": "asleep", "boot": BOOT, "reason": None}).encode())


def test_an_estimate_with_a_broken_pair_is_refused() -> None:
    """Sources are pairs of location and intensity."""
    good = json.loads(wire.encode_estimate(MESSAGES[4][0]))
    broken: list[object] = [[[1]], [[1, 2, 3]], [1], [["1", 0.5]], [[1, "0.5"]], [[1.5, 0.5]], {}]
    for sources in broken:
        with pytest.raises(WireError):
            wire.decode_estimate(json.dumps({**good, "sources": sources}).encode())


def test_any_reason_that_is_allowed_fits() -> None:
    """A fault is told whatever characters its text has: the longest of the worst kind still fits."""
    status = wire.Status(wire.NodeState.FAULTY, BOOT, "\U0001f525" * 200)
    assert wire.decode_status(wire.encode_status(status)) == status
    with pytest.raises(WireError):
        wire.Status(wire.NodeState.FAULTY, BOOT, "x" * 201)
