"""The ingress filter: floods and oversized messages of one node do not affect the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from heatcloak_aggregator.mqtt.client import ClientSettings
from heatcloak_aggregator.trusted import DecryptionPipeline, LiveRounds, follower
from heatcloak_aggregator.trusted.follower import MAX_MESSAGES_PER_SECOND, Follower, IngressFilter
from heatcloak_aggregator.trusted.pipeline import FLOOD
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.topics import node_topic
from heatcloak_shared.zone import Zone

TOPICS = [f"heatcloak/v1/hall/n{number:02d}/reading" for number in (1, 2)]


class FilterHarness:
    """A filter with a settable clock, and what it refused."""

    def __init__(self) -> None:
        self.now = 50.0
        self.refused: list[tuple[str, str]] = []
        self.filter = IngressFilter(
            TOPICS, lambda: self.now, lambda reason, topic: self.refused.append((reason, topic))
        )


def test_flood_of_one_node_is_refused_until_the_next_second() -> None:
    harness = FilterHarness()
    accepted = [harness.filter.accepts(TOPICS[0], 300) for _ in range(MAX_MESSAGES_PER_SECOND + 5)]
    assert accepted == [True] * MAX_MESSAGES_PER_SECOND + [False] * 5
    assert harness.refused == [(FLOOD, TOPICS[0])] * 5
    assert harness.filter.accepts(TOPICS[1], 300)
    harness.now += 0.99
    assert not harness.filter.accepts(TOPICS[0], 300)
    harness.now += 0.01
    assert harness.filter.accepts(TOPICS[0], 300)


def test_idle_time_does_not_raise_the_limit() -> None:
    harness = FilterHarness()
    for seconds in (1.0, 100.0):
        harness.now += seconds
        accepted = sum(harness.filter.accepts(TOPICS[0], 300) for _ in range(2 * MAX_MESSAGES_PER_SECOND))
        assert accepted == MAX_MESSAGES_PER_SECOND
    harness.now += 0.5
    assert not harness.filter.accepts(TOPICS[0], 300)


def test_oversized_messages_and_unknown_topics_are_refused_without_memory() -> None:
    harness = FilterHarness()
    assert harness.filter.accepts(TOPICS[0], 512)
    assert not harness.filter.accepts(TOPICS[0], 513)
    for number in range(100):
        assert not harness.filter.accepts(f"heatcloak/v1/hall/x{number}/reading", 300)
    assert harness.refused[0] == ("malformed", TOPICS[0])
    assert {reason for reason, _ in harness.refused[1:]} == {"topic"}
    assert set(harness.filter._received) == {TOPICS[0]}


def test_follower_limits_every_node_and_counts_refusals(
    zone: Zone, sealer: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    subscribers: list[ClientSettings] = []
    seconds = [50.0]
    monkeypatch.setattr(
        follower, "ReconnectingSubscriber", lambda settings, *_, **__: subscribers.append(settings)
    )
    monkeypatch.setattr("time.monotonic", lambda: seconds[-1])
    pipeline = DecryptionPipeline(zone, sealer(zone).ring, LiveRounds(zone, 0.0))
    Follower(pipeline, BrokerAddress("127.0.0.1", 1883), lambda: 0.0)
    accepts = subscribers[0].accepts
    assert accepts is not None
    for _ in range(2):
        for node in zone.nodes:
            topic = node_topic(zone.name, node, "reading")
            assert sum(accepts(topic, 300) for _ in range(1003)) == MAX_MESSAGES_PER_SECOND
        seconds.append(seconds[-1] + 1.0)
    assert not accepts(node_topic(zone.name, "n99", "reading"), 300)
    assert pipeline.counts.refused == {FLOOD: 2 * 3 * len(zone.nodes), "topic": 1}
