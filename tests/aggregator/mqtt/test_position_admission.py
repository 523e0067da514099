"""Which messages are reports of a position zone."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from heatcloak_aggregator.mqtt.admission import Refusal, RefusedError, admit
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import PositionReport, encode_release
from support.zones import mechanism, position_zone

ZONE = position_zone(mechanism=mechanism(weights=[1.0] * 29 + [0.0]))
NOW = 100.5
GOOD = PositionReport(ZONE.name, ZONE.rev, "n01", "5f" * 16, 0, 100, "00", ZONE.schedule.time_of(100))
TOPIC = node_topic("hall", "n01", "position")


def refusal(payload: bytes, topic: str = TOPIC) -> Refusal:
    with pytest.raises(RefusedError) as caught:
        admit(ZONE, topic, payload, NOW)
    assert str(caught.value).isprintable()
    return caught.value.refusal


def test_a_report_of_the_zone_is_admitted() -> None:
    assert admit(ZONE, TOPIC, encode_release(GOOD), NOW) == GOOD


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"zone": "cellar"}, Refusal.ZONE),
        ({"rev": "0" * 16}, Refusal.REVISION),
        ({"node": "n02"}, Refusal.NODE),
        ({"position": "0"}, Refusal.NOISE),
        ({"position": "000"}, Refusal.NOISE),
        ({"position": "1e"}, Refusal.NOISE),
        ({"position": "1d"}, Refusal.NOISE),
        ({"round": 110, "t": 110.5}, Refusal.UNLISTED),
        ({"round": 101}, Refusal.SCHEDULE),
        ({"round": 200, "t": 200.5}, Refusal.FUTURE),
    ],
)
def test_a_report_that_breaks_a_rule_is_refused(changes: dict[str, Any], reason: Refusal) -> None:
    assert refusal(encode_release(replace(GOOD, **changes))) is reason


def test_a_seeded_report_and_a_message_of_another_kind_are_refused() -> None:
    fields = json.loads(encode_release(GOOD))
    assert refusal(json.dumps({**fields, "key": 0, "mac": "0" * 16}).encode()) is Refusal.MALFORMED
    fields["report"] = fields.pop("position")
    assert refusal(json.dumps(fields).encode()) is Refusal.MALFORMED
    assert refusal(encode_release(GOOD), node_topic("hall", "n01", "heatmap")) is Refusal.TOPIC


@pytest.mark.parametrize("payload", [b"", b"not json", b"\xff" * 100, b"[" * 300, b"x" * 5000])
def test_hostile_bytes_are_refused(payload: bytes) -> None:
    assert refusal(payload) is Refusal.MALFORMED
