"""The ingress filter: floods and oversized messages of one node do not affect the others."""

from __future__ import annotations

from heatcloak_aggregator.trusted.follower import MAX_MESSAGES_PER_SECOND, IngressFilter
from heatcloak_aggregator.trusted.pipeline import FLOOD

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


def test_oversized_messages_and_unknown_topics_are_refused_without_memory() -> None:
    harness = FilterHarness()
    assert harness.filter.accepts(TOPICS[0], 512)
    assert not harness.filter.accepts(TOPICS[0], 513)
    for number in range(100):
        assert not harness.filter.accepts(f"heatcloak/v1/hall/x{number}/reading", 300)
    assert harness.refused[0] == ("malformed", TOPICS[0])
    assert {reason for reason, _ in harness.refused[1:]} == {"topic"}
    assert set(harness.filter._received) == {TOPICS[0]}
