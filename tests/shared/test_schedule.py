"""Listed rounds and their times: `heatcloak_shared.schedule`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.schedule import Schedule


@st.composite
def schedules(draw: st.DrawFn) -> Schedule:
    """Draw valid schedules with a short budget period."""
    every, releases = draw(st.integers(1, 5)), draw(st.integers(1, 6))
    least = (releases - 1) * every + 1
    period = draw(st.sampled_from([0.001, 0.1, 0.3, 1.0, 7.0, 60.0, 86400.0]))
    return Schedule(period, every, releases, draw(st.integers(least, least + 10)))


@given(schedules(), st.integers(-(10**9), 10**9))
def test_the_time_of_a_round_is_within_the_round(schedule: Schedule, number: int) -> None:
    """Despite floating point."""
    assert schedule.round_of(schedule.time_of(number)) == number
    assert schedule.time_of(number) < schedule.end_of(number)


@given(schedules(), st.integers(-1000, 1000))
def test_every_budget_period_lists_the_stated_number_of_rounds(schedule: Schedule, period: int) -> None:
    start = period * schedule.budget_rounds
    listed = [r for r in range(start, start + schedule.budget_rounds) if schedule.is_listed(r)]
    assert listed == [start + k * schedule.every for k in range(schedule.releases)]


@given(schedules(), st.integers(-1000, 1000))
def test_the_next_listed_round_is_the_first_listed_one(schedule: Schedule, number: int) -> None:
    due = schedule.next_listed(number)
    assert due >= number
    assert schedule.is_listed(due)
    assert not any(schedule.is_listed(r) for r in range(number, due))


def test_a_budget_period_ends_where_the_next_one_begins() -> None:
    schedule = Schedule(0.5, every=2, releases=3, budget_rounds=7)
    assert [schedule.budget_end(number) for number in (-1, 0, 6, 7)] == [0.0, 3.5, 3.5, 7.0]


@pytest.mark.parametrize(
    ("schedule", "wanted"),
    [
        (Schedule(1.0, 1, 20, 20), 60),
        (Schedule(60.0, 1, 20, 20), 180),
        (Schedule(1.0, 300, 12, 3600), 900),
        (Schedule(1.0, 1, 20, 86400), 3 * 86381),
        (Schedule(30.0, 1, 1, 4), 360),
    ],
)
def test_a_release_expires_after_three_of_the_longest_waits(schedule: Schedule, wanted: int) -> None:
    """The rest at the end of a budget period counts."""
    assert schedule.expire_after == wanted
