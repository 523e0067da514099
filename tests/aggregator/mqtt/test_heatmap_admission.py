"""Which messages are reports of a heatmap zone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from heatcloak_aggregator.mqtt.admission import Refusal, RefusedError, admit
from heatcloak_shared import Reading, encode_reading
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import HeatmapReport, encode_release
from heatcloak_shared.zone import Zone
from support.zones import heatmap_zone

ZONE = heatmap_zone()
NOW = 100.5
GOOD = HeatmapReport(
    *(ZONE.name, ZONE.rev, "d001", "5f" * 16, 0, 100, "0" * ZONE.digits, ZONE.schedule.time_of(100))
)
TOPIC = node_topic("lobby", "d001", "heatmap")


def refusal(payload: bytes, topic: str = TOPIC, zone: Any = ZONE) -> Refusal:
    with pytest.raises(RefusedError) as caught:
        admit(zone, topic, payload, NOW)
    assert str(caught.value).isprintable()
    return caught.value.refusal


def test_a_report_of_the_zone_is_admitted() -> None:
    assert admit(ZONE, TOPIC, encode_release(GOOD), NOW) == GOOD


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"zone": "cellar"}, Refusal.ZONE),
        ({"rev": "0" * 16}, Refusal.REVISION),
        ({"node": "d002"}, Refusal.NODE),
        ({"report": "0" * (ZONE.digits - 1)}, Refusal.NOISE),
        ({"report": "0" * (ZONE.digits + 1)}, Refusal.NOISE),
        ({"report": f"{ZONE.mechanism.n_elements:0{ZONE.digits}x}"}, Refusal.NOISE),
        ({"round": 101}, Refusal.SCHEDULE),
        ({"round": 200, "t": 200.5}, Refusal.FUTURE),
    ],
)
def test_a_report_that_breaks_a_rule_is_refused(changes: dict[str, Any], reason: Refusal) -> None:
    assert refusal(encode_release(replace(GOOD, **changes))) is reason


def test_a_report_of_a_round_that_is_not_listed_is_refused() -> None:
    rare = heatmap_zone(schedule=replace(ZONE.schedule, budget_rounds=3))
    assert refusal(encode_release(replace(GOOD, rev=rare.rev)), zone=rare) is Refusal.UNLISTED


def test_messages_of_another_kind_of_zone_are_refused(zone: Zone) -> None:
    """On the zone's own topic, and on the topic of the other kind."""
    noise = zone.noise
    reading = Reading(
        *("lobby", ZONE.rev, "d001", "5f" * 16, 0, 100, 7, noise.step, noise.sigma_ticks[0], GOOD.t)
    )
    assert refusal(encode_reading(reading)) is Refusal.MALFORMED
    assert refusal(encode_reading(reading), node_topic("lobby", "d001", "reading")) is Refusal.TOPIC
    report = encode_release(replace(GOOD, zone="hall", rev=zone.rev, node="n01"))
    assert refusal(report, node_topic("hall", "n01", "reading"), zone) is Refusal.MALFORMED
    assert refusal(report, node_topic("hall", "n01", "heatmap"), zone) is Refusal.TOPIC


@pytest.mark.parametrize(
    "payload", [b"", b"not json", b"\xff" * 100, b"[" * 300, b"x" * 5000, encode_release(GOOD) + b" " * 300]
)
def test_hostile_bytes_are_refused(payload: bytes) -> None:
    assert refusal(payload) is Refusal.MALFORMED
