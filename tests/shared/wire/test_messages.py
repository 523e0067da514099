"""Status, meta, stored, command and estimate."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
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
    (
        wire.Estimate(
            *("hall", REV, 17, "posterior", "converged", ((24, 0.97),), ()),
            pooled=wire.Pooled(7, "converged", ((23, 0.5),), ((0.2, 0.26, 0.93),)),
            vicinities=((0.12, 0.36, 0.9),),
        ),
        wire.encode_estimate,
        wire.decode_estimate,
    ),
    (
        wire.Estimate(
            *("hall", REV, 17, "posterior", "converged", ((0, 0.97),), ()),
            pooled=wire.Pooled(
                7, "converged", ((0, 0.5),), (((0, 4, 2), 0.93),), ((0, 0.75), (3, 0.25)), ((3, 0.5),)
            ),
            vicinities=(((17,), 0.9), ((1, 2), 0.4)),
            communities=((3, 1.0),),
            holding=((3, 1.0), (0, 0.015625)),
        ),
        wire.encode_estimate,
        wire.decode_estimate,
    ),
    (
        wire.Status(wire.NodeState.ONLINE, BOOT, None, 9, 3, 1, 2, (("ab" * 16, 7), (BOOT, 0))),
        wire.encode_status,
        wire.decode_status,
    ),
    (wire.Command.STATUS, wire.encode_command, wire.decode_command),
    (
        wire.Estimate(
            *("hall", REV, 17, "tracking", "converged", ((24, 0.97),), ()),
            latest=19,
            tracks=(wire.Track(3, -5, 0.875, 0.25, 0.2, 0.3), wire.Track(4, 17, 1, 0, 0, 1)),
        ),
        wire.encode_estimate,
        wire.decode_estimate,
    ),
    (
        wire.Estimate(
            *("hall", REV, 17, "tracking", "converged", ((0, 0.97),), ()),
            latest=17,
            tracks=(wire.VertexTrack(1, 17, 0.5, 7, (4, 7)),),
        ),
        wire.encode_estimate,
        wire.decode_estimate,
    ),
]
OPTIONAL = {
    "reason",
    "spooled",
    "dropped",
    "denied",
    "refused",
    "kept",
    "pooled",
    "vicinities",
    "communities",
    "holding",
    "latest",
    "tracks",
}


@pytest.mark.parametrize(("message", "encode", "decode"), MESSAGES)
def test_every_message_is_decoded_as_it_was_encoded(
    message: Any, encode: Callable[[Any], bytes], decode: Callable[[bytes], Any]
) -> None:
    assert decode(encode(message)) == message


@pytest.mark.parametrize(("message", "encode", "decode"), MESSAGES)
def test_every_key_is_required_and_checked(
    message: Any, encode: Callable[[Any], bytes], decode: Callable[[bytes], Any]
) -> None:
    """Except for optional ones, which may be missing."""
    fields = json.loads(encode(message))
    for key in fields:
        with pytest.raises(WireError):
            decode(json.dumps({**fields, key: {"a": 1}}).encode())
        if key not in OPTIONAL:
            with pytest.raises(WireError):
                decode(json.dumps({k: v for k, v in fields.items() if k != key}).encode())


@pytest.mark.parametrize(
    "decode",
    [wire.decode_status, wire.decode_meta, wire.decode_stored, wire.decode_estimate, wire.decode_command],
)
@given(payload=st.binary(max_size=80))
def test_any_bytes_are_decoded_or_raise_a_wire_error(decode: Callable[[bytes], Any], payload: bytes) -> None:
    with pytest.raises(WireError):
        decode(payload)


def test_an_unknown_state_is_refused() -> None:
    with pytest.raises(WireError, match="state"):
        wire.decode_status(json.dumps({"v": 1, "state": "asleep", "boot": BOOT, "reason": None}).encode())


def test_an_estimate_with_a_malformed_pair_is_refused() -> None:
    good = json.loads(wire.encode_estimate(MESSAGES[4][0]))
    broken: list[object] = [[[1]], [[1, 2, 3]], [1], [["1", 0.5]], [[1, "0.5"]], [[1.5, 0.5]], {}]
    for sources in broken:
        with pytest.raises(WireError):
            wire.decode_estimate(json.dumps({**good, "sources": sources}).encode())


def test_the_longest_reason_fits_with_any_characters() -> None:
    status = wire.Status(wire.NodeState.FAULTY, BOOT, "\U0001f525" * 200)
    assert wire.decode_status(wire.encode_status(status)) == status
    with pytest.raises(WireError):
        wire.Status(wire.NodeState.FAULTY, BOOT, "x" * 201)


INTEGERS = st.integers(0, 2**53 - 1)
SOURCES: Any = st.lists(st.tuples(INTEGERS, st.floats(0, 1)), max_size=4).map(tuple)
ENDS = st.tuples(st.floats(0, 1), st.floats(0, 1)).map(sorted)
VICINITY = st.builds(lambda ends, p: (*ends, p), ENDS, st.floats(0, 1))
VERTICES = st.tuples(st.lists(INTEGERS, min_size=1, max_size=4).map(tuple), st.floats(0, 1))
VICINITIES: Any = (st.lists(VICINITY, max_size=3) | st.lists(VERTICES, max_size=3)).map(tuple)
COMMUNITIES: Any = st.lists(st.tuples(INTEGERS, st.floats(0, 1)), max_size=3).map(tuple)
POOLED = st.builds(
    wire.Pooled,
    st.integers(1, 2**53 - 1),
    st.text(max_size=64),
    SOURCES,
    st.none() | VICINITIES,
    st.none() | COMMUNITIES,
    st.none() | COMMUNITIES,
)
PERSON = (st.integers(-(2**53) + 1, 17), st.floats(0, 1))
# Ids count from 1, so that no two are the same.
TRACK = st.builds(lambda since, p, place, ends: (since, p, place, *ends), *PERSON, st.floats(0, 1), ENDS)
VERTEX_TRACK = st.tuples(
    *PERSON, INTEGERS, st.lists(INTEGERS, min_size=1, max_size=4, unique=True).map(tuple)
)
TRACKS: Any = st.lists(TRACK, max_size=3).map(
    lambda tracks: tuple(wire.Track(i, *fields) for i, fields in enumerate(tracks, 1))
) | st.lists(VERTEX_TRACK, max_size=3).map(
    lambda tracks: tuple(wire.VertexTrack(i, *fields) for i, fields in enumerate(tracks, 1))
)


@given(
    sources=SOURCES,
    pooled=st.none() | POOLED,
    vicinities=st.none() | VICINITIES,
    communities=st.none() | COMMUNITIES,
    holding=st.none() | COMMUNITIES,
    latest=st.none() | st.integers(17, 2**53 - 1),
    tracks=st.none() | TRACKS,
)
def test_any_estimate_is_decoded_as_it_was_encoded(sources: Any, **optional: Any) -> None:
    """Absent optional parts have no key."""
    estimate = wire.Estimate("hall", REV, 17, "posterior", "converged", sources, (), **optional)
    payload = wire.encode_estimate(estimate)
    assert wire.decode_estimate(payload) == estimate
    assert {*optional} & json.loads(payload).keys() == {
        key for key, value in optional.items() if value is not None
    }


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=8,
)


@given(
    key=st.sampled_from(["pooled", "vicinities", "communities", "holding", "latest", "tracks"]), value=JSON
)
def test_any_value_of_an_optional_key_is_accepted_whole_or_refused(key: str, value: Any) -> None:
    """A decoded estimate can be encoded again."""
    good = json.loads(wire.encode_estimate(MESSAGES[4][0]))
    try:
        decoded = wire.decode_estimate(json.dumps({**good, key: value}).encode())
    except WireError:
        return
    assert wire.decode_estimate(wire.encode_estimate(decoded)) == decoded


def test_the_pooled_part_of_an_estimate_is_checked() -> None:
    """At least one round, a short status, pairs; regions from low to high with a probability."""
    good = json.loads(wire.encode_estimate(MESSAGES[6][0]))
    bad_sources: list[object] = [None, {}, [[1]], [[1, "0.5"]], [["1", 0.5]]]
    bad_regions: list[object] = [None, {}, [[0.1, 0.2]], [[0.3, 0.2, 0.9]], [[[], 0.9]], [[[1]]], [[1, 0.9]]]
    bad_regions += [[[[vertex], 0.9]] for vertex in (-1, 1.0, True, "1", None, [1], 2**53)]
    bad_regions += [[[[1], 0.9], [0.1, 0.2, 0.9]], [[[1], 2, 0.9]], [[[1], 1.1]]]
    bad_communities: list[object] = [None, {}, [[1]], [[1, 0.5, 0.5]], [[-1, 0.5]], [[1.0, 0.5]], [[1, 1.1]]]
    bad_communities += [[[1, number]] for number in (-0.1, None, "0.5", True, 2**53)]
    changes: list[object] = [
        *({"rounds": rounds} for rounds in (0, -1, 1.0, True, None, "7", 2**53)),
        *({"status": status} for status in (None, 7, "x" * 65)),
        *({"sources": sources} for sources in bad_sources),
        *({"vicinities": regions} for regions in bad_regions),
        *({key: communities} for communities in bad_communities for key in ("communities", "holding")),
        *({"vicinities": [[0.1, 0.2, probability]]} for probability in (-0.1, 1.1, None, "0.9", True)),
    ]
    for change in changes:
        assert isinstance(change, dict)
        with pytest.raises(WireError):
            wire.decode_estimate(json.dumps({**good, "pooled": {**good["pooled"], **change}}).encode())
        if {"vicinities", "communities", "holding"} & change.keys():
            with pytest.raises(WireError):
                wire.decode_estimate(json.dumps({**good, **change}).encode())
    for key in ("rounds", "status", "sources"):
        short = {name: value for name, value in good["pooled"].items() if name != key}
        with pytest.raises(WireError, match=key):
            wire.decode_estimate(json.dumps({**good, "pooled": short}).encode())


TRACK_OBJECTS: list[dict[str, object]] = [
    {"id": 3, "since": 16, "probability": 0.5, "place": 0.25, "low": 0.2, "high": 0.3},
    {"id": 4, "since": 17, "probability": 1, "vertex": 7, "vertices": [4, 7]},
]


@given(value=JSON, key=st.sampled_from(sorted({key for track in TRACK_OBJECTS for key in track})))
@pytest.mark.parametrize("track", TRACK_OBJECTS)
def test_any_value_in_a_track_is_accepted_whole_or_refused(
    track: dict[str, object], key: str, value: Any
) -> None:
    good = json.loads(wire.encode_estimate(MESSAGES[4][0]))
    try:
        decoded = wire.decode_estimate(json.dumps({**good, "tracks": [{**track, key: value}]}).encode())
    except WireError:
        return
    assert wire.decode_estimate(wire.encode_estimate(decoded)) == decoded


@pytest.mark.parametrize(
    ("kind", "changes", "text"),
    [
        *((kind, {"id": value}, "id") for kind in (0, 1) for value in (0, -1, 1.0, True, None, "1", 2**53)),
        *((kind, {"since": value}, "since") for kind in (0, 1) for value in (18, 1.0, True, None, -(2**53))),
        *((kind, {"probability": p}, "probability") for kind in (0, 1) for p in (-0.1, 1.1, None, "1", True)),
        *((0, {key: p}, key) for key in ("place", "low", "high") for p in (-0.1, 1.1, None, "1", True, [1])),
        (0, {"low": 0.31}, "low of a track must be at most high, got 0.31 and 0.3"),
        (0, {"vertex": 7, "vertices": [7]}, "either place, low and high or vertex and vertices"),
        *((1, {"vertex": value}, "vertex") for value in (-1, 1.0, True, None, [1], 2**53)),
        *((1, {"vertices": [value]}, "vertices") for value in (-1, 1.0, True, None, [1], 2**53)),
        *((1, {"vertices": value}, "vertices") for value in ([], [7, 7], None, 7, {"7": 7})),
    ],
)
def test_a_track_out_of_range_is_refused(kind: int, changes: dict[str, object], text: str) -> None:
    good = json.loads(wire.encode_estimate(MESSAGES[4][0]))
    with pytest.raises(WireError, match=text):
        wire.decode_estimate(json.dumps({**good, "tracks": [{**TRACK_OBJECTS[kind], **changes}]}).encode())


NO_TRACKS: list[object] = [None, {}, 7, "all", [7], [None], [[]], [{}]]


@pytest.mark.parametrize(
    ("tracks", "text"),
    [
        *((value, "must be a list of objects") for value in NO_TRACKS),
        (TRACK_OBJECTS, "all have places or all have vertices"),
        ([TRACK_OBJECTS[0]] * 2, "different ids"),
    ],
)
def test_tracks_that_do_not_fit_together_are_refused(tracks: object, text: str) -> None:
    good = json.loads(wire.encode_estimate(MESSAGES[4][0]))
    with pytest.raises(WireError, match=text):
        wire.decode_estimate(json.dumps({**good, "tracks": tracks}).encode())


@pytest.mark.parametrize("track", TRACK_OBJECTS)
def test_every_key_of_a_track_is_required(track: dict[str, object]) -> None:
    """Unknown keys are ignored."""
    good = json.loads(wire.encode_estimate(MESSAGES[4][0]))
    longer = json.dumps({**good, "tracks": [{**track, "name": "somebody"}]}).encode()
    assert json.loads(wire.encode_estimate(wire.decode_estimate(longer)))["tracks"] == [track]
    for key in track:
        shorter = {name: value for name, value in track.items() if name != key}
        with pytest.raises(WireError, match=key):
            wire.decode_estimate(json.dumps({**good, "tracks": [shorter]}).encode())


@pytest.mark.parametrize("latest", [16, -1, 17.0, True, None, "17", [17], 2**53])
def test_the_latest_round_of_an_estimate_is_not_before_its_round(latest: object) -> None:
    good = json.loads(wire.encode_estimate(MESSAGES[4][0]))
    with pytest.raises(WireError, match="latest"):
        wire.decode_estimate(json.dumps({**good, "latest": latest}).encode())


def test_probabilities_of_communities_are_optional() -> None:
    before = (
        b'{"v":1,"zone":"town","rev":"51c2e07a9b3d4f68","round":17,"method":"posterior","status":"converged",'
        b'"sources":[[17,0.8]],"missing":[],"communities":[[1,0.95],[4,0.04]]}'
    )
    decoded = wire.decode_estimate(before)
    assert (decoded.communities, decoded.holding) == (((1, 0.95), (4, 0.04)), None)
    fields = json.loads(wire.encode_estimate(replace(decoded, holding=((1, 0.97), (4, 0.31)))))
    assert fields.pop("holding") == [[1, 0.97], [4, 0.31]]
    assert fields == json.loads(before)


@pytest.mark.parametrize(
    "kept",
    [[[BOOT, 0]] * 17, [[BOOT]], [[BOOT, 0, 0]], [BOOT], [[BOOT, -1]], [[BOOT, 1.0]], [["no boot", 1]], {}],
)
def test_a_status_lists_at_most_sixteen_boots(kept: Any) -> None:
    """With the lowest number kept of each."""
    status = {"v": 1, "state": "online", "boot": BOOT, "reason": None, "kept": kept}
    with pytest.raises(WireError, match="kept"):
        wire.decode_status(json.dumps(status).encode())


def test_the_longest_status_fits() -> None:
    """Sixteen boots, the greatest numbers and the longest reason take at most 4096 bytes."""
    most = 2**63 - 1
    kept = tuple((f"{number:032x}", most) for number in range(16))
    status = wire.Status(wire.NodeState.STOPPED, BOOT, "x" * 200, most, most, most, most, kept)
    assert len(wire.encode_status(status)) <= 4096


@pytest.mark.parametrize("command", ["reboot", "", "STATUS", 1, None, "status" * 100])
def test_the_only_command_asks_for_the_status(command: Any) -> None:
    with pytest.raises(WireError):
        wire.decode_command(json.dumps({"v": 1, "cmd": command}).encode())
