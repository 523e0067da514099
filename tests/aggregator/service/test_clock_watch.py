"""A clock that was set."""

from __future__ import annotations

import pytest

from heatcloak_aggregator.service.clock_watch import TOLERANCE, ClockWatch


@pytest.fixture
def watch() -> ClockWatch:
    """One that has seen a clock for a while."""
    watch = ClockWatch()
    for second in range(10):
        watch.look(1000.0 + second, second)
    assert watch.problem is None
    return watch


def test_a_clock_that_was_set_back_is_told(watch: ClockWatch) -> None:
    """By how much; until it is set right again."""
    watch.look(950.0, 10.0)
    assert watch.problem is not None
    assert "set back by 60 s" in watch.problem
    watch.look(1011.0, 11.0)
    assert watch.problem is None


def test_small_corrections_are_not_told(watch: ClockWatch) -> None:
    """As of a clock that is kept in step."""
    watch.look(1010.0 - TOLERANCE, 10.0)
    assert watch.problem is None


def test_nodes_that_agree_end_it(watch: ClockWatch) -> None:
    """The clock was wrong before, and is right now."""
    watch.look(950.0, 10.0)
    watch.confirmed()
    assert watch.problem is None
    watch.look(951.0, 11.0)
    assert watch.problem is None
    watch.look(900.0, 12.0)
    assert watch.problem is not None


def test_a_clock_that_is_set_forward_is_believed(watch: ClockWatch) -> None:
    """And measured against from then on."""
    watch.look(2010.0, 10.0)
    assert watch.problem is None
    watch.look(1011.0, 11.0)
    assert watch.problem is not None
