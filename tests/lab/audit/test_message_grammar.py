"""Before messages are compared, ticks and MAC of well-formed readings are blanked, and nothing else."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_lab.audit.evidence import faults_in, release_in, without_number
from heatcloak_lab.audit.heat_zone import HeatSubject
from heatcloak_lab.audit.recording_broker import PublishedMessage
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import NodeState, Reading, Status, encode_reading, encode_status

ZONE = new_zone()
SUBJECT = HeatSubject(ZONE)
NODE = ZONE.nodes[2]
TOPIC = node_topic(ZONE.name, NODE, "reading")
READING = Reading(
    ZONE.name, ZONE.rev, NODE, "ab" * 16, 3, 40, -1234, ZONE.noise.step, ZONE.sigma_ticks_of(NODE), 40.5
)
SEEDED = replace(READING, key=2, mac="0123456789abcdef")


def published(payload: bytes, topic: str = TOPIC, connection: int = 0) -> PublishedMessage:
    return PublishedMessage(connection, b"\x32\x00", topic, payload)


@pytest.mark.parametrize("reading", [READING, SEEDED])
def test_only_ticks_and_mac_of_a_reading_are_blanked(reading: Reading) -> None:
    message = published(encode_reading(reading))
    assert faults_in(ZONE, [message]) == []
    assert release_in(ZONE, message) == (NODE, reading)
    other = replace(reading, ticks=99, mac=reading.mac and "f" * 16)
    assert without_number(SUBJECT, published(encode_reading(other))) == without_number(SUBJECT, message)
    assert b"1234" not in without_number(SUBJECT, message).replace(b"123456789", b"")
    for change in (replace(reading, seq=4), replace(reading, round=41), replace(reading, kept=3)):
        assert without_number(SUBJECT, published(encode_reading(change))) != without_number(SUBJECT, message)


@given(
    st.text(max_size=8).filter(lambda key: key not in {"v", "kept", *Reading.__dataclass_fields__}),
    st.integers(-(2**60), 2**60),
)
def test_an_unknown_key_is_a_fault_and_blocks_blanking(key: str, value: int) -> None:
    """At any depth of the JSON object."""
    for extra in (value, {"ticks": value}, [{"ticks": value}]):
        fields = json.loads(encode_reading(READING)) | {key: extra}
        payload = json.dumps(fields, separators=(",", ":")).encode()
        assert without_number(SUBJECT, published(payload)) == payload
        assert len(faults_in(ZONE, [published(payload)])) == 1


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
def test_another_encoding_is_a_fault_and_blocks_blanking(payload: bytes) -> None:
    """Spaces and digits could carry a reading too."""
    assert without_number(SUBJECT, published(payload)) == payload
    assert len(faults_in(ZONE, [published(payload)])) == 1


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
def test_a_reading_on_another_topic_is_a_fault_and_is_not_blanked(topic: str) -> None:
    """It belongs to no node, although it is well-formed."""
    message = published(encode_reading(READING), topic)
    assert len(faults_in(ZONE, [message])) == 1
    assert release_in(ZONE, message) is None
    assert without_number(SUBJECT, message) == message.payload


def test_a_connection_publishes_for_one_node_only() -> None:
    """The encoding of a status is checked too."""
    status = encode_status(Status(NodeState.ONLINE, "ab" * 16))
    topics = [node_topic(ZONE.name, node, "status") for node in (NODE, ZONE.nodes[3])]
    assert faults_in(ZONE, [published(status, topic, k) for k, topic in enumerate(topics)]) == []
    assert faults_in(ZONE, [published(status, topic) for topic in topics * 2]) == [
        f"{topics[1]}: {NODE} publishes for another node"
    ]
    assert len(faults_in(ZONE, [published(status + b" ", topics[0])])) == 1
