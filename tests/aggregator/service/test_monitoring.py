"""Detection of a clock that was set back."""

from __future__ import annotations

import pytest

from heatcloak_aggregator.service.monitoring import CLOCK_TOLERANCE, ClockMonitor


@pytest.fixture
def monitor() -> ClockMonitor:
    """A monitor that has compared a right clock for a while."""
    monitor = ClockMonitor()
    for second in range(10):
        monitor.compare(1000.0 + second, second)
    assert monitor.problem is None
    return monitor


def test_a_clock_that_was_set_back_is_reported_until_it_is_correct_again(monitor: ClockMonitor) -> None:
    monitor.compare(950.0, 10.0)
    assert monitor.problem is not None
    assert "set back by 60 s" in monitor.problem
    monitor.compare(1011.0, 11.0)
    assert monitor.problem is None


def test_small_corrections_are_not_reported(monitor: ClockMonitor) -> None:
    monitor.compare(1010.0 - CLOCK_TOLERANCE, 10.0)
    assert monitor.problem is None


def test_a_clock_that_nodes_confirm_is_the_new_reference(monitor: ClockMonitor) -> None:
    monitor.compare(950.0, 10.0)
    monitor.confirm()
    assert monitor.problem is None
    monitor.compare(951.0, 11.0)
    assert monitor.problem is None
    monitor.compare(900.0, 12.0)
    assert monitor.problem is not None


def test_a_clock_that_is_set_forward_is_the_new_reference(monitor: ClockMonitor) -> None:
    monitor.compare(2010.0, 10.0)
    assert monitor.problem is None
    monitor.compare(1011.0, 11.0)
    assert monitor.problem is not None
