"""Delays between attempts."""

from __future__ import annotations

from itertools import islice

from heatcloak_aggregator.task_utils import exponential_delays


def test_delays_double_up_to_the_longest() -> None:
    assert list(islice(exponential_delays(0.5, 3.0), 6)) == [0.5, 1.0, 2.0, 3.0, 3.0, 3.0]


def test_jitter_shortens_delays_by_at_most_its_share() -> None:
    """It spreads them over that range."""
    shares = [delay / 2.0 for delay in islice(exponential_delays(2.0, 2.0, jitter=0.25), 2000)]
    assert 0.75 <= min(shares) < 0.76
    assert 0.99 < max(shares) <= 1.0
