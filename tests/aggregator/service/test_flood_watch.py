"""When so much comes that somebody who floods us is looked for."""

from __future__ import annotations

from collections import Counter

from heatcloak_aggregator.service.flood_watch import COUNTED_FOR, FLOOD_RATE, MOST_KEPT, FloodWatch


def windows(watch: FloodWatch, start: float, rate: float, number: int) -> list[bool]:
    """Two nodes send so many messages a second, for so many windows: in which it is a flood."""
    found = []
    for turn in range(number):
        for message in range(int(rate * COUNTED_FOR)):
            watch.hear("hall", f"n0{message % 2}")
        found.append(watch.flood(start + (turn + 1) * COUNTED_FOR) is not None)
    return found


def test_more_than_the_rate_is_a_flood() -> None:
    """And it says of whom how much, zone by zone; what is not more is none."""
    watch = FloodWatch(10.0)
    assert windows(watch, 10.0, FLOOD_RATE, 4) == [False] * 4
    for _ in range(700):
        watch.hear("hall", "n01")
    for _ in range(100):
        watch.hear("loft", "n01")
    assert watch.flood(12.4) is None, "too early to say"
    assert watch.flood(12.5) == ({"hall": Counter(n01=700), "loft": Counter(n01=100)}, FLOOD_RATE * 0.5)


def test_what_the_broker_kept_while_the_store_was_away_is_none() -> None:
    """As much as it keeps, however fast it comes; whoever goes on afterwards is seen."""
    rate, watch = 8000.0, FloodWatch(0.0)
    watch.took(60.0)
    found = windows(watch, 0.0, rate, 40)
    assert found.index(True) == int(MOST_KEPT / (rate * COUNTED_FOR))
    assert all(found[found.index(True) :])


def test_once_the_broker_has_nothing_left_a_flood_is_a_flood() -> None:
    """A stall is over with the first moment in which little comes."""
    watch = FloodWatch(0.0)
    watch.took(60.0)
    assert windows(watch, 0.0, 8000.0, 3) == [False] * 3
    assert windows(watch, 1.5, 100.0, 1) == [False]
    assert windows(watch, 2.0, 8000.0, 2) == [True] * 2
    watch.took(0.1)
    assert windows(watch, 3.0, 8000.0, 1) == [True], "a batch that takes its time is no stall"
