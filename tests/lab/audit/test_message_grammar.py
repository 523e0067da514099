"""Of a well-formed reading the ticks and the MAC are without_ticks; of anything else, nothing."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_lab.audit.message_grammar import faults_in, reading_in, without_ticks
from heatcloak_lab.audit.recording_broker import PublishedMessage
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import NodeState, Reading, Status, encode_reading, encode_status

ZONE = new_zone()
NODE = ZONE.nodes[2]
TOPIC = node_topic(ZONE.name, NODE, "reading")
READING = Reading(
    ZONE.name, ZONE.rev, NODE, "ab" * 16, 3, 40, -1234, ZONE.noise.step, ZONE.noise.sigma_ticks, 40.5
)
SEEDED = replace(READING, key=2, mac="0123456789abcdef")


def heard(payload: bytes, topic: str = TOPIC, connection: int = 0) -> PublishedMessage:
    return PublishedMessage(connection, b"\x32\x00", topic, payload)


@pytest.mark.parametrize("reading", [READING, SEEDED])
def test_a_reading_is_blanked_by_what_it_says(reading: Reading) -> None:
    """Ticks and MAC make no difference any more; every other field does."""
    message = heard(encode_reading(reading))
    assert faults_in(ZONE, [message]) == []
    assert reading_in(ZONE, message) == (NODE, reading)
    other = replace(reading, ticks=99, mac=reading.mac and "f" * 16)
    assert without_ticks(ZONE, heard(encode_reading(other))) == without_ticks(ZONE, message)
    assert b"1234" not in without_ticks(ZONE, message).replace(b"123456789", b"")
    for change in (replace(reading, seq=4), replace(reading, round=41), replace(reading, kept=3)):
        assert without_ticks(ZONE, heard(encode_reading(change))) != without_ticks(ZONE, message)


@given(
    st.text(max_size=8).filter(lambda key: key not in {"v", "kept", *Reading.__dataclass_fields__}),
    st.integers(-(2**60), 2**60),
)
def test_no_key_beside_a_readings_own_is_let_through(key: str, value: int) -> None:
    """At any depth: it is a fault, and stays to be searched and compared."""
    for extra in (value, {"ticks": value}, [{"ticks": value}]):
        fields = json.loads(encode_reading(READING)) | {key: extra}
        payload = json.dumps(fields, separators=(",", ":")).encode()
        assert without_ticks(ZONE, heard(payload)) == payload
        assert len(faults_in(ZONE, [heard(payload)])) == 1


@pytest.mark.parametrize(
    "payload",
    [
        encode_reading(READING).replace(b":", b": "),
        encode_reading(READING).replace(b'"ticks":', b'"ticks":5,"ticks":'),
        encode_reading(READING).replace(b"40.5", b"40.50"),
        b" " + encode_reading(READING),
        b'{"ticks":5}',
        b"\xff",
        b"",
    ],
)
def test_another_spelling_is_a_fault(payload: bytes) -> None:
    """Spaces and digits can carry a reading too."""
    assert without_ticks(ZONE, heard(payload)) == payload
    assert len(faults_in(ZONE, [heard(payload)])) == 1


@pytest.mark.parametrize(
    "topic",
    [
        node_topic(ZONE.name, NODE, "debug"),
        node_topic("other", NODE, "reading"),
        node_topic(ZONE.name, "stranger", "reading"),
        f"{TOPIC}/reading",
        "reading",
        "homeassistant/sensor/reading",
        "",
    ],
)
def test_a_reading_belongs_on_its_own_topic(topic: str) -> None:
    """Anywhere else even a well-formed one is a fault, is nobody's reading, and is not without_ticks."""
    message = heard(encode_reading(READING), topic)
    assert len(faults_in(ZONE, [message])) == 1
    assert reading_in(ZONE, message) is None
    assert without_ticks(ZONE, message) == message.payload


def test_a_node_speaks_for_itself_only() -> None:
    """One connection, one node; a status has one spelling as well."""
    status = encode_status(Status(NodeState.ONLINE, "ab" * 16))
    topics = [node_topic(ZONE.name, node, "status") for node in (NODE, ZONE.nodes[3])]
    assert faults_in(ZONE, [heard(status, topic, k) for k, topic in enumerate(topics)]) == []
    assert faults_in(ZONE, [heard(status, topic) for topic in topics * 2]) == [
        f"{topics[1]}: {NODE} speaks for another node"
    ]
    assert len(faults_in(ZONE, [heard(status + b" ", topics[0])])) == 1
