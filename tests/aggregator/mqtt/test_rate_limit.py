"""Rate limits of one node, and detection of floods."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.mqtt.rate_limit import (
    FIRST_QUARANTINE,
    FLOOD_RATE,
    MAX_QUARANTINE,
    MAX_QUEUED,
    STALL,
    STORED_BURST,
    USELESS_BURST,
    USELESS_RATE,
    FloodDetector,
    NodeRateLimit,
    TokenBucket,
)
from heatcloak_shared.schedule import Schedule

SCHEDULE = Schedule(period=1.0, every=1, releases=20, budget_rounds=20)


@given(st.lists(st.floats(0.0, 100.0), max_size=60), st.floats(0.1, 5.0), st.integers(1, 10))
def test_a_bucket_passes_at_most_its_rate_and_one_burst(gaps: list[float], rate: float, burst: int) -> None:
    bucket, now, passed = TokenBucket(rate, burst), 0.0, 0
    for gap in gaps:
        now += gap
        passed += bucket.take(now)
        assert passed <= burst + rate * now + 1e-6


def test_a_clock_that_goes_back_adds_no_tokens() -> None:
    bucket = TokenBucket(1.0, 2.0)
    assert [bucket.take(now) for now in (10.0, 5.0, 5.0, 6.0)] == [True, True, False, True]


def test_an_honest_node_stays_within_the_limits() -> None:
    """A day's spool at two thousand readings per second, then two hundred repeated every ten seconds."""
    limit = NodeRateLimit(SCHEDULE)
    assert all(limit.stored.take(number / 2000) for number in range(86_400))
    assert all(limit.useless.take(10.0 * turn) for turn in range(1000) for _ in range(200))
    assert not limit.is_quarantined(1e9)


def test_a_thousand_useless_messages_per_second_exceed_the_limit_after_the_burst() -> None:
    limit = NodeRateLimit(SCHEDULE)
    number = 0
    while limit.useless.take(number / 1000):
        number += 1
    assert USELESS_BURST <= number <= USELESS_BURST * 1000 / (1000 - USELESS_RATE) + 1


def test_the_readings_that_one_node_may_store_are_bounded() -> None:
    """Three days' readings at once, then twice its schedule."""
    limit = NodeRateLimit(SCHEDULE)
    stored = sum(limit.stored.take(number / 1000) for number in range(400_000))
    assert STORED_BURST <= stored <= STORED_BURST + 2 * 400 + 1


def test_quarantines_double_up_to_a_bound_and_start_again_after_good_behaviour() -> None:
    limit, now, lengths = NodeRateLimit(SCHEDULE), 0.0, []
    for _ in range(8):
        seconds = limit.quarantine(now)
        assert limit.is_quarantined(now + seconds - 0.01)
        assert not limit.is_quarantined(now + seconds)
        lengths.append(seconds)
        now += seconds
    assert lengths[:3] == [FIRST_QUARANTINE, 2 * FIRST_QUARANTINE, 4 * FIRST_QUARANTINE]
    assert max(lengths) == lengths[-1] == MAX_QUARANTINE
    assert limit.quarantine(now + 100_000.0) == FIRST_QUARANTINE


class Flow:
    """Batches of messages of two nodes, each with the time that it takes."""

    def __init__(self) -> None:
        self.detector, self.monotonic = FloodDetector(0.0), 0.0

    def take(self, seconds: float, number: int = 1000) -> bool:
        """Take a batch; return whether a flood is detected after it."""
        for message in range(number):
            self.detector.count("hall", f"n0{message % 2}")
        self.monotonic += seconds
        self.detector.batch_took(seconds)
        return self.detector.flood(self.monotonic) is not None

    def excused(self, seconds: float) -> int:
        """Return how many messages are taken, in batches of this length, before a flood is detected."""
        taken = 0
        while not self.take(seconds):
            taken += 1000
            assert taken < 3 * MAX_QUEUED
        return taken


def test_more_than_the_rate_is_a_flood_and_is_reported_by_zone_and_node() -> None:
    detector = FloodDetector(10.0)
    for _ in range(750):
        detector.count("hall", "n01")
    assert detector.flood(10.5) is None
    for _ in range(700):
        detector.count("hall", "n01")
    for _ in range(100):
        detector.count("loft", "n01")
    assert detector.flood(10.9) is None, "the interval is not over"
    assert detector.flood(11.0) == ({"hall": Counter(n01=700), "loft": Counter(n01=100)}, FLOOD_RATE * 0.5)


@pytest.mark.parametrize("stall", [2.0, 10.0, 60.0, 3600.0])
@pytest.mark.parametrize("slow", [0, 1, 5])
def test_messages_that_the_broker_queued_during_a_stall_are_not_a_flood(stall: float, slow: int) -> None:
    """Directly after it, or after a store that is slow at first; no more than the broker queues."""
    flow = Flow()
    flow.take(stall)
    for _ in range(slow):
        assert not flow.take(0.8)
    queued = min(FLOOD_RATE * stall, MAX_QUEUED)
    taken_slowly = 1000 * slow
    assert queued - taken_slowly - 1000 <= flow.excused(0.1) <= 1.5 * queued + 5000


def test_repeated_short_stalls_do_not_excuse_a_flood() -> None:
    """A second in every twelve excuses what may have arrived in it."""
    flow, found = Flow(), 0
    for _ in range(5):
        flow.take(STALL)
        found += sum(flow.take(0.125) for _ in range(88))
    assert found >= 5 * 20


def test_a_stall_excuses_nothing_after_twice_its_time_and_a_slow_batch_is_not_a_stall() -> None:
    flow = Flow()
    flow.take(60.0)
    for _ in range(125):
        flow.take(1.0 - 1e-9, number=50)
    assert flow.excused(0.1) <= 5000
    other = Flow()
    other.take(0.9)
    assert other.excused(0.1) <= 5000
