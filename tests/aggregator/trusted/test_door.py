"""The door: one node's flood, and what can be no reading, cost the others nothing."""

from __future__ import annotations

from heatcloak_aggregator.trusted.ingress_filter import FLOOD, MOST_A_SECOND, Door

TOPICS = [f"heatcloak/v1/hall/n{number:02d}/reading" for number in (1, 2)]


class Entrance:
    """A door, its clock, and what it turned away."""

    def __init__(self) -> None:
        self.now = 50.0
        self.refused: list[tuple[str, str]] = []
        self.door = Door(TOPICS, lambda: self.now, lambda reason, topic: self.refused.append((reason, topic)))


def test_a_flood_is_turned_away_and_the_other_nodes_are_not() -> None:
    """As much of one node as is allowed in a second, then none until the next one."""
    at = Entrance()
    came = [at.door.lets_in(TOPICS[0], 300) for _ in range(MOST_A_SECOND + 5)]
    assert came == [True] * MOST_A_SECOND + [False] * 5
    assert at.refused == [(FLOOD, TOPICS[0])] * 5
    assert at.door.lets_in(TOPICS[1], 300)
    at.now += 0.99
    assert not at.door.lets_in(TOPICS[0], 300)
    at.now += 0.01
    assert at.door.lets_in(TOPICS[0], 300)


def test_what_can_be_no_reading_is_turned_away_by_its_length_or_topic() -> None:
    """Before anybody looks at it, and without a trace in memory."""
    at = Entrance()
    assert at.door.lets_in(TOPICS[0], 512)
    assert not at.door.lets_in(TOPICS[0], 513)
    for number in range(100):
        assert not at.door.lets_in(f"heatcloak/v1/hall/x{number}/reading", 300)
    assert at.refused[0] == ("malformed", TOPICS[0])
    assert {reason for reason, _ in at.refused[1:]} == {"topic"}
    assert set(at.door._came) == {TOPICS[0]}
