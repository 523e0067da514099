"""Helpers that several kinds of sensor share: `heatcloak_node.sensors.sensor`."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from heatcloak_node.sensors.sensor import MAX_SHARE_OF_GAP, too_slow
from heatcloak_shared.schedule import Schedule


@given(
    every=st.integers(1, 50),
    releases=st.integers(1, 50),
    rest=st.integers(1, 50),
    period=st.floats(0.01, 100.0),
)
def test_a_sensor_may_take_most_of_the_shortest_time_between_listed_rounds(
    every: int, releases: int, rest: int, period: float
) -> None:
    """Compared with the rounds that the schedule lists, across the end of a budget period."""
    schedule = Schedule(period, every, releases, (releases - 1) * every + rest)
    listed = [number for number in range(2 * schedule.budget_rounds + 1) if schedule.is_listed(number)]
    gap = min(later - earlier for earlier, later in pairwise(listed))
    assert too_slow(MAX_SHARE_OF_GAP * gap * period * 0.999, schedule) is None
    assert "at most" in (too_slow(MAX_SHARE_OF_GAP * gap * period * 1.001, schedule) or "")
    assert too_slow(0.0, schedule) is None
