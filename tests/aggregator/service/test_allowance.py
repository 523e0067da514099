"""What one node may send before it is not listened to for a while."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.mqtt.rate_limit import (
    KEPT_ROUNDS,
    NOISE_BURST,
    NOISE_RATE,
    QUARANTINE_FIRST,
    QUARANTINE_LONGEST,
    Allowance,
    TokenBucket,
)
from heatcloak_shared.schedule import Schedule

SCHEDULE = Schedule(period=1.0, every=1, releases=20, budget_rounds=20)


@given(st.lists(st.floats(0.0, 100.0), max_size=60), st.floats(0.1, 5.0), st.integers(1, 10))
def test_no_more_passes_than_the_rate_and_one_burst(gaps: list[float], rate: float, burst: int) -> None:
    """However the messages are spread."""
    bucket, now, passed = TokenBucket(rate, burst), 0.0, 0
    for gap in gaps:
        now += gap
        passed += bucket.take(now)
        assert passed <= burst + rate * now + 1e-6


def test_a_clock_that_goes_back_gives_nothing() -> None:
    """Nor does it take anything."""
    bucket = TokenBucket(1.0, 2.0)
    assert [bucket.take(now) for now in (10.0, 5.0, 5.0, 6.0)] == [True, True, False, True]


def test_an_honest_node_is_always_heard() -> None:
    """A day's spool at two thousand a second, and two hundred sent again every ten seconds after it."""
    allowance = Allowance(SCHEDULE)
    assert all(allowance.may_keep(number / 2000) for number in range(86_400))
    assert all(allowance.brought_nothing(10.0 * turn) for turn in range(1000) for _ in range(200))
    assert allowance.is_heard(1e9)


def test_a_node_that_says_nothing_new_a_thousand_times_a_second_is_stopped() -> None:
    """After its burst."""
    allowance = Allowance(SCHEDULE)
    number = 0
    while allowance.brought_nothing(number / 1000):
        number += 1
    assert NOISE_BURST <= number <= NOISE_BURST * 1000 / (1000 - NOISE_RATE) + 1


def test_what_one_node_may_have_stored_is_bounded() -> None:
    """Three days at once, then twice its schedule: what it makes up does not fill the disk."""
    allowance = Allowance(SCHEDULE)
    kept = sum(allowance.may_keep(number / 1000) for number in range(400_000))
    assert KEPT_ROUNDS <= kept <= KEPT_ROUNDS + 2 * 400 + 1


def test_a_quarantine_ends_and_the_next_one_is_longer() -> None:
    """Up to ten minutes; after a long while of good behaviour it begins anew."""
    allowance, now, lengths = Allowance(SCHEDULE), 0.0, []
    for _ in range(8):
        seconds = allowance.quarantine(now)
        assert not allowance.is_heard(now + seconds - 0.01)
        assert allowance.is_heard(now + seconds)
        lengths.append(seconds)
        now += seconds
    assert lengths[:3] == [QUARANTINE_FIRST, 2 * QUARANTINE_FIRST, 4 * QUARANTINE_FIRST]
    assert max(lengths) == lengths[-1] == QUARANTINE_LONGEST
    assert allowance.quarantine(now + 100_000.0) == QUARANTINE_FIRST
