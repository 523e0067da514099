"""When so much comes that somebody who floods us is looked for."""

from __future__ import annotations

from collections import Counter

import pytest

from heatcloak_aggregator.mqtt.flood_watch import FLOOD_RATE, MOST_KEPT, STALLED_FOR, FloodWatch


class Flow:
    """Batches of a thousand messages of two nodes, each with the time that it takes."""

    def __init__(self) -> None:
        self.watch, self.tick = FloodWatch(0.0), 0.0

    def take(self, seconds: float, number: int = 1000) -> bool:
        """A batch; whether it ends a flood's time."""
        for message in range(number):
            self.watch.hear("hall", f"n0{message % 2}")
        self.tick += seconds
        self.watch.took(seconds)
        return self.watch.flood(self.tick) is not None

    def excused(self, seconds: float) -> int:
        """How many messages are taken in, in batches that take so long, before that is a flood."""
        taken = 0
        while not self.take(seconds):
            taken += 1000
            assert taken < 3 * MOST_KEPT
        return taken


def test_more_than_the_rate_is_a_flood() -> None:
    """And it says of whom how much, zone by zone; what is not more is none."""
    watch = FloodWatch(10.0)
    for _ in range(750):
        watch.hear("hall", "n01")
    assert watch.flood(10.5) is None
    for _ in range(700):
        watch.hear("hall", "n01")
    for _ in range(100):
        watch.hear("loft", "n01")
    assert watch.flood(10.9) is None, "too early to say"
    assert watch.flood(11.0) == ({"hall": Counter(n01=700), "loft": Counter(n01=100)}, FLOOD_RATE * 0.5)


@pytest.mark.parametrize("stall", [2.0, 10.0, 60.0, 3600.0])
@pytest.mark.parametrize("slow", [0, 1, 5])
def test_what_the_broker_kept_while_the_store_was_away_is_none(stall: float, slow: int) -> None:
    """Neither at once nor after a store that was slow at first; and no more than the broker keeps."""
    flow = Flow()
    flow.take(stall)
    for _ in range(slow):
        assert not flow.take(0.8)
    kept = min(FLOOD_RATE * stall, MOST_KEPT)
    slowly_taken = 1000 * slow
    assert kept - slowly_taken - 1000 <= flow.excused(0.1) <= 1.5 * kept + 5000


def test_a_store_that_stalls_again_and_again_excuses_no_flood() -> None:
    """A second in every twelve is worth what might have come in it."""
    flow, found = Flow(), 0
    for _ in range(20):
        flow.take(STALLED_FOR)
        found += sum(flow.take(0.125) for _ in range(88))
    assert found >= 20 * 20


def test_a_stall_is_forgotten() -> None:
    """After twice its time the broker has nothing left of it; and a batch that takes its time is no stall."""
    flow = Flow()
    flow.take(60.0)
    for _ in range(125):
        flow.take(1.0 - 1e-9, number=50)
    assert flow.excused(0.1) <= 5000
    other = Flow()
    other.take(0.9)
    assert other.excused(0.1) <= 5000
